//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::SteelArena;
use crate::content::{self, Content, house_files, read_packs};
use crate::setup::{LAYOUTS, Setup};
use kernel::{Library, PackFault, PackText, Seat};
use std::sync::Arc;

impl Library for SteelArena {
    const TITLE: &'static str = "Steel Arena";
    const RULES: &'static str = include_str!("../RULES.md");

    fn house() -> Vec<PackText> {
        house_files()
    }

    fn content(packs: &[PackText]) -> Result<Arc<Content>, Vec<PackFault>> {
        read_packs(packs).map(Arc::new)
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![
            ("content", content::schema()),
            ("set-up", crate::notation::setup_schema()),
            ("pack", tabletop::pack::schema()),
        ]
    }

    /// Every mode with every number of seats that it allows, and both with other fields.
    fn setups() -> Vec<(String, Setup)> {
        let expert = |seats| Setup { expert: true, ..Setup::base(seats) };
        let team = |setup: Setup| Setup { team: true, ..setup };
        let on = |layout: usize, setup: Setup| Setup { cells: LAYOUTS[layout].1(setup.seats), ..setup };
        let (ring, long) = (|setup| on(1, setup), |setup| on(2, setup));
        let starts = |setup: Setup| Setup { first: Some(Seat(setup.seats - 1)), ..setup };
        vec![
            ("base".to_owned(), Setup::base(2)),
            ("base, 3 seats".to_owned(), Setup::base(3)),
            ("base, 4 seats".to_owned(), Setup::base(4)),
            ("team".to_owned(), team(Setup::base(4))),
            ("expert".to_owned(), expert(2)),
            ("expert, 3 seats".to_owned(), expert(3)),
            ("expert, 4 seats".to_owned(), expert(4)),
            ("team of experts".to_owned(), team(expert(4))),
            ("ring".to_owned(), ring(Setup::base(2))),
            ("ring, 3 seats".to_owned(), ring(Setup::base(3))),
            ("ring, 4 seats".to_owned(), ring(Setup::base(4))),
            ("ring, team of experts".to_owned(), ring(team(expert(4)))),
            ("ring, expert".to_owned(), ring(expert(2))),
            ("long".to_owned(), long(Setup::base(2))),
            ("long, 3 seats".to_owned(), long(Setup::base(3))),
            ("long, team".to_owned(), long(team(Setup::base(4)))),
            ("last begins".to_owned(), starts(Setup::base(2))),
            ("last begins, team".to_owned(), starts(team(Setup::base(4)))),
        ]
    }
}
