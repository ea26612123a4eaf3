//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::GigaRobo;
use crate::content::{self, Content, house_files, read_packs};
use crate::setup::Setup;
use kernel::{Library, PackFault, PackText};
use std::sync::Arc;

impl Library for GigaRobo {
    const TITLE: &'static str = "Giga-Robo!";
    const RULES: &'static str = include_str!("../RULES.md");

    fn house() -> Vec<PackText> {
        house_files()
    }

    fn content(packs: &[PackText]) -> Result<Arc<Content>, Vec<PackFault>> {
        read_packs(packs).map(Arc::new)
    }

    fn schema() -> String {
        content::schema()
    }

    fn setups() -> Vec<(String, Setup)> {
        vec![
            ("standard".to_owned(), Setup::usual(2)),
            ("three".to_owned(), Setup::usual(3)),
            ("four".to_owned(), Setup::usual(4)),
            ("small heap".to_owned(), Setup { seats: 2, bolts: 5 }),
            ("large heap".to_owned(), Setup { seats: 4, bolts: 60 }),
        ]
    }
}
