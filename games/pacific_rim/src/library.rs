//! The library: what the game ships, how packs are read, set-ups worth trying.

use crate::PacificRim;
use crate::content::{Content, house_files, read_packs, schema};
use crate::setup::{CHOICES, Mode, Setup};
use kernel::{Library, PackFault, PackText, named};
use std::sync::Arc;

impl Library for PacificRim {
    const TITLE: &'static str = "Pacific Rim Extinction";
    const RULES: &'static str = include_str!("../RULES.md");

    fn house() -> Vec<PackText> {
        house_files()
    }

    fn content(packs: &[PackText]) -> Result<Arc<Content>, Vec<PackFault>> {
        read_packs(packs).map(Arc::new)
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![
            ("content", schema()),
            (
                "set-up",
                CHOICES.schema("Pacific Rim Extinction: a set-up", Some(crate::setup::cards::schema())),
            ),
            ("build", crate::build::schema()),
            ("pack", tabletop::pack::schema()),
        ]
    }

    fn setups() -> Vec<(String, Setup)> {
        let card = |quick: u8| Setup { quick: Some(quick), ..Setup::usual(2) };
        named([
            ("standard", Setup::usual(2)),
            ("Kaiju first", Setup { swapped: true, ..Setup::usual(2) }),
            ("contested side", Setup { contested: true, ..Setup::usual(2) }),
            ("first card", card(1)),
            ("second card", card(2)),
            ("third card", card(3)),
            ("fourth card", card(4)),
            ("fifth card", card(5)),
            ("sixth card", card(6)),
            ("battle", Setup { mode: Mode::Battle, ..Setup::usual(2) }),
            (
                "agreed battle",
                Setup { mode: Mode::Battle, scenario: Some(2), mission: Some(3), ..Setup::usual(2) },
            ),
            ("secret missions", Setup { mode: Mode::Battle, secret: true, ..Setup::usual(2) }),
            ("civil war", Setup { mode: Mode::Civil, ..Setup::usual(2) }),
            ("long civil war", Setup { mode: Mode::Civil, points: Some(24), ..Setup::usual(2) }),
            ("underwater", Setup { mode: Mode::Underwater, ..Setup::usual(2) }),
            ("three", Setup::usual(3)),
            ("four", Setup::usual(4)),
            ("five", Setup { swapped: true, ..Setup::usual(5) }),
            ("six", Setup { secret: true, ..Setup::usual(6) }),
        ])
    }
}
