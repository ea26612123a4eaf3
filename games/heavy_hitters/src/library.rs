//! The library: what the game ships, how packs are read, set-ups worth trying.

use crate::HeavyHitters;
use crate::content::{Content, read_packs, schema};
use crate::setup::{CHOICES, Setup};
use kernel::{Library, PackFault, PackText, named};
use std::sync::Arc;

impl Library for HeavyHitters {
    const TITLE: &'static str = "GKR Heavy Hitters";
    const RULES: &'static str = include_str!("../RULES.md");

    fn house() -> Vec<PackText> {
        kernel::house!(
            "heavy-hitters":
            "breakwater.toml",
            "furnace.toml",
            "longwatch.toml",
            "quicksilver.toml",
            "sponsors.toml",
        )
    }

    fn content(packs: &[PackText]) -> Result<Arc<Content>, Vec<PackFault>> {
        read_packs(packs).map(Arc::new)
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![
            ("content", schema()),
            ("set-up", CHOICES.schema("Heavy Hitters: a set-up", Some(crate::build::in_setups()))),
            ("build", crate::build::schema()),
            ("pack", tabletop::pack::schema()),
        ]
    }

    fn setups() -> Vec<(String, Setup)> {
        let on = |battlefield: u8, seats: u8| Setup { battlefield, ..Setup::usual(seats) };
        named([
            ("standard", Setup::usual(2)),
            ("three", Setup::usual(3)),
            ("four", Setup::usual(4)),
            ("final showdown", on(5, 2)),
            ("citadel", on(4, 3)),
            ("ambush", on(1, 4)),
            ("salvage city", on(3, 4)),
            ("salvage city, even", on(7, 4)),
            ("own battlefield", crossroads()),
            ("last standing", Setup { last_standing: true, ..Setup::usual(3) }),
            ("ten turns", Setup { turn_limit: Some(10), ..Setup::usual(2) }),
            ("free deploys", Setup { free_deploys: true, ..Setup::usual(2) }),
        ])
    }
}

/// GK-18.2: a battlefield of our own for two players.
fn crossroads() -> Setup {
    let hexes = |labels: &str| labels.split(' ').filter_map(|label| label.parse().ok()).collect();
    let (starts, buildings) = (hexes("1F 9F"), hexes("3D 3H 4E 5D 5G 5H 7D 7H"));
    Setup { starts, buildings, ..Setup::usual(2) }
}
