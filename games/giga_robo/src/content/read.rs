//! Packs: from the texts of their files to one content, or to every fault in all of them.

mod card;
mod city;
mod crew;
mod file;
mod quick;
mod text;

use super::{Board, Content, Deck, Impact, Map, Pilot, Robot};
use file::File;
use kernel::{Fault, PackFault, PackText};
use std::collections::BTreeSet;
use tabletop::sheet::Sheet;

pub(super) use city::Supply;
pub(super) use crew::{PilotHead, RobotHead};

/// The longest name, in characters.
pub(super) const NAME_MAX: usize = 40;

/// The files of the house pack.
pub fn house_files() -> Vec<PackText> {
    macro_rules! files {
        ($($name:literal)+) => {
            vec![$(PackText {
                file: concat!("packs/house/giga-robo/", $name).to_owned(),
                text: include_str!(concat!("../../../../packs/house/giga-robo/", $name)).to_owned(),
            }),+]
        };
    }
    files!["dash.toml" "takashi-kato.toml" "ayzn.toml" "dai-raijin-v.toml" "impacts.toml" "maps.toml"]
}

/// What was read so far; what a later file says under the same code takes the place of the earlier.
#[derive(Default)]
struct Reading {
    pilots: Vec<Pilot>,
    robots: Vec<Robot>,
    impacts: Vec<Impact>,
    maps: Vec<Map>,
    supply: Option<Supply>,
    faults: Vec<(usize, Fault)>,
    /// Whether something could not be read: then what is missing is not told.
    torn: bool,
}

/// The content of all these files together, or every fault in them, in the order of the files.
pub fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let mut reading = Reading::default();
    for (at, file) in files.iter().enumerate() {
        // What a `pack.toml` says of the whole pack is no matter of the rules.
        if !file.file.ends_with("pack.toml") {
            reading.read_file(at, &file.text);
        }
    }
    reading.sums();
    let name = |at: usize| files.get(at).map_or_else(String::new, |file| file.file.clone());
    if !reading.faults.is_empty() {
        let told = |(at, fault)| PackFault { file: name(at), fault };
        return Err(reading.faults.into_iter().map(told).collect());
    }
    let Reading { pilots, robots, impacts, maps, supply, .. } = reading;
    let supply = supply.expect("without a supply the sums are faulty").tiers();
    let boards = maps.iter().map(Board::of).collect();
    let decks = Deck::all(&pilots, &robots);
    let dearer = super::index::makes_dearer(&pilots, &robots);
    Ok(Content { pilots, robots, impacts, maps, boards, decks, dearer, supply })
}

impl Reading {
    fn read_file(&mut self, at: usize, text: &str) {
        let sheet = match Sheet::parse(text) {
            Ok(sheet) => sheet,
            Err(fault) => {
                self.torn = true;
                return self.faults.push((at, fault));
            }
        };
        let file = File::new(&sheet, text);
        if let Some(pilot) = crew::read_pilot(&file) {
            replace(&mut self.pilots, pilot, |pilot| pilot.code);
        }
        if let Some(robot) = crew::read_robot(&file) {
            replace(&mut self.robots, robot, |robot| robot.code);
        }
        crew::homeless(&file);
        for impact in city::read_impacts(&file) {
            replace(&mut self.impacts, impact, |impact| impact.code);
        }
        for map in city::read_maps(&file) {
            replace(&mut self.maps, map, |map| map.code);
        }
        self.supply = city::read_supply(&file).or(self.supply);
        file.finish();
        self.torn |= sheet.is_faulty();
        self.faults.extend(sheet.finish().into_iter().map(|fault| (at, fault)));
    }

    /// What only shows when all files lie side by side.
    fn sums(&mut self) {
        if self.torn {
            return;
        }
        let mut found = self.missing();
        found.extend(self.twice().into_iter().map(|code| format!("the code `{code}` stands for two things")));
        let fault = |what| (0, Fault { span: 0..0, what, help: None });
        self.faults.extend(found.into_iter().map(fault));
    }

    /// GR-1.2, GR-1.12, GR-1.13: without these there is no bout.
    fn missing(&self) -> Vec<String> {
        let there = [
            (self.pilots.is_empty(), "there is no pilot"),
            (self.robots.is_empty(), "there is no robot"),
            (self.impacts.is_empty(), "there are no Impact Cards"),
            (self.maps.is_empty(), "there is no map"),
            (self.supply.is_none(), "there is no supply of Structures"),
        ];
        let mut missing: Vec<String> =
            there.iter().filter(|(lacks, _)| *lacks).map(|(_, what)| (*what).to_owned()).collect();
        if self.impacts.len() > super::IMPACTS_MAX {
            missing.push(format!("there are more than {} kinds of Impact Cards", super::IMPACTS_MAX));
        }
        missing
    }

    /// Codes of cards and abilities that several pilots or robots have.
    fn twice(&self) -> Vec<super::Code> {
        let of_pilots = self.pilots.iter().map(|pilot| (&pilot.cards, &pilot.abilities));
        let of_robots = self.robots.iter().map(|robot| (&robot.cards, &robot.abilities));
        let mut seen = BTreeSet::new();
        let codes = of_pilots.chain(of_robots).flat_map(|(cards, abilities)| {
            let cards = cards.iter().map(|card| card.code);
            cards.chain(abilities.iter().map(|ability| ability.code))
        });
        codes.filter(|code| !seen.insert(*code)).collect()
    }
}

fn replace<T>(all: &mut Vec<T>, new: T, code: impl Fn(&T) -> super::Code) {
    match all.iter().position(|old| code(old) == code(&new)) {
        Some(place) => all[place] = new,
        None => all.push(new),
    }
}
