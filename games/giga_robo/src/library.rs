//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::GigaRobo;
use crate::build::Build;
use crate::content::{self, Content, house_files, read_packs};
use crate::setup::{Mode, Setup};
use kernel::{Library, PackFault, PackText};
use std::sync::{Arc, LazyLock};

/// The house pack, read when it is first wanted.
static HOUSE: LazyLock<Arc<Content>> =
    LazyLock::new(|| Arc::new(read_packs(&house_files()).expect("the house pack has no faults")));

impl Library for GigaRobo {
    const TITLE: &'static str = "Giga-Robo!";
    const RULES: &'static str = include_str!("../RULES.md");

    fn house() -> Vec<PackText> {
        house_files()
    }

    fn content(packs: &[PackText]) -> Result<Arc<Content>, Vec<PackFault>> {
        match packs == house_files() {
            true => Ok(Arc::clone(&HOUSE)),
            false => read_packs(packs).map(Arc::new),
        }
    }

    fn schemas() -> Vec<(&'static str, String)> {
        vec![
            ("content", content::schema()),
            ("set-up", crate::notation::setup_schema()),
            ("build", crate::build::schema()),
            ("pack", tabletop::pack::schema()),
        ]
    }

    /// Every mode with every number of seats that it allows, each map, crews that are exchanged, twins.
    fn setups() -> Vec<(String, Setup)> {
        let content: &Content = &HOUSE;
        let duel = Setup::standard(2);
        let free = |seats| Setup::standard(seats);
        let team = |seats| Setup { mode: Mode::Team, ..Setup::standard(seats) };
        let mut setups = vec![("duel".to_owned(), duel.clone())];
        for (map, number) in content.maps.iter().zip(0..) {
            setups.push((format!("duel on map {}", map.code), Setup { map: Some(number), ..duel.clone() }));
        }
        setups.push(("duel, robots exchanged".to_owned(), duel_of(content, [(0, 0), (1, 1)], false)));
        setups.push(("duel of twins".to_owned(), duel_of(content, [(0, 1), (0, 1)], true)));
        for seats in 3..=6 {
            setups.push((format!("free-for-all, {seats} seats"), free(seats)));
        }
        setups.extend([
            ("two against two".to_owned(), team(4)),
            ("three against two".to_owned(), team(5)),
            ("three against three".to_owned(), team(6)),
            ("two against two on map B".to_owned(), Setup { map: Some(1), ..team(4) }),
        ]);
        setups
    }
}

/// A duel of the quick starts of these pilots in these robots.
fn duel_of(content: &Content, crews: [(u8, u8); 2], twins: bool) -> Setup {
    let builds = crews.map(|(pilot, robot)| Some(Build::quick(content, pilot, robot)));
    Setup { builds: builds.to_vec(), twins, ..Setup::standard(2) }
}
