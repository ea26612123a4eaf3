//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::TinDuel;
use crate::setup::Setup;
use kernel::{Library, named};

impl Library for TinDuel {
    const TITLE: &'static str = "Tin Duel";
    const RULES: &'static str = include_str!("../RULES.md");

    tabletop::packed!("tin-duel": "moves.toml");

    fn setups() -> Vec<(String, Setup)> {
        let of = |armour| Setup { armour, ..Setup::USUAL };
        named([("standard", Setup::USUAL), ("thin", of(5)), ("thick", of(30))])
    }
}
