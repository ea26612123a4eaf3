//! The library: what the game ships, how packs are read, and set-ups worth trying.

use crate::GigaRobo;
use crate::build::Build;
use crate::content::{self, Content, house_files, read_packs};
use crate::setup::{Mode, Setup};
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

    /// Every mode with every number of seats that it allows, each map, every pair of pilots and robots.
    fn setups() -> Vec<(String, Setup)> {
        let content = read_packs(&house_files()).expect("the house pack has no faults");
        let duel = Setup::standard(2);
        let free = |seats| Setup::standard(seats);
        let team = |seats| Setup { mode: Mode::Team, ..Setup::standard(seats) };
        let mut setups = vec![("duel".to_owned(), duel.clone())];
        for (map, number) in content.maps.iter().zip(0..) {
            setups.push((format!("duel on map {}", map.code), Setup { map: Some(number), ..duel.clone() }));
        }
        setups.extend(pairs(&content));
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

/// Duels of every two pilots in every two robots, twins among them.
fn pairs(content: &Content) -> Vec<(String, Setup)> {
    let crews = || {
        let pilots = (0u8..).zip(&content.pilots);
        pilots.flat_map(|pilot| (0u8..).zip(&content.robots).map(move |robot| (pilot, robot)))
    };
    let mut pairs = Vec::new();
    for (at, ((pilot, of_pilot), (robot, of_robot))) in crews().enumerate() {
        for ((other_pilot, of_other), (other_robot, of_other_robot)) in crews().skip(at) {
            let name = format!(
                "{} in {} against {} in {}",
                of_pilot.code, of_robot.code, of_other.code, of_other_robot.code
            );
            let builds =
                [(pilot, robot), (other_pilot, other_robot)]
                .map(|(pilot, robot)| Some(Build::quick(content, pilot, robot)))
                .to_vec();
            let twins = pilot == other_pilot || robot == other_robot;
            pairs.push((name, Setup { builds, twins, ..Setup::standard(2) }));
        }
    }
    pairs
}
