//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::RustyBolts;
use crate::setup::Setup;
use kernel::{Library, named};

impl Library for RustyBolts {
    const TITLE: &'static str = "Rusty Bolts";
    const RULES: &'static str = include_str!("../RULES.md");

    tabletop::packed!("rusty-bolts": "tools.toml");

    fn setups() -> Vec<(String, Setup)> {
        named([
            ("standard", Setup::usual(2)),
            ("three", Setup::usual(3)),
            ("four", Setup::usual(4)),
            ("small heap", Setup { seats: 2, bolts: 5 }),
            ("large heap", Setup { seats: 4, bolts: 60 }),
        ])
    }
}
