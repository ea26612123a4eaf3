//! Packs: from the texts of their files to one content, or to every fault in all of them.

mod alone;
mod card;
mod city;
mod crew;
mod file;
mod filter;
mod place;
mod quick;
mod text;

use super::{Board, CREW_MAX, Code, Content, Deck, IMPACTS_MAX, Impact, MAPS_MAX, Map, Pilot, Robot};
use file::File;
use kernel::{Fault, PackFault, PackText};
use std::collections::BTreeMap;
use std::ops::Range;
use tabletop::pack;
use tabletop::sheet::{Sheet, line_column, quoted};

pub(super) use city::Supply;
use crew::Crew;
pub(super) use crew::{PilotHead, RobotHead};

/// The files of the house pack.
pub fn house_files() -> Vec<PackText> {
    kernel::house!("giga-robo": "dash.toml", "takashi-kato.toml", "terroch-arkan.toml", "medracht-singh.toml", "noriko-nagare.toml", "kong.toml", "hadrian-corto.toml", "ayzn.toml", "dai-raijin-v.toml", "chogoking.toml", "ascalon-alpha.toml", "o-gun.toml", "shinokami.toml", "impacts.toml", "maps.toml")
}

/// The content so far. A later file replaces an earlier entry with the same code.
#[derive(Default)]
struct Reading<'f> {
    files: &'f [PackText],
    pilots: Vec<(usize, Crew<Pilot>)>,
    robots: Vec<(usize, Crew<Robot>)>,
    impacts: Vec<Impact>,
    maps: Vec<Map>,
    supply: Option<Supply>,
    faults: Vec<(usize, Fault)>,
    /// Whether something could not be read: then what is missing is not told.
    torn: bool,
}

/// The content of all these files together, or every fault in them, in the order of the files.
pub fn read_packs(files: &[PackText]) -> Result<Content, Vec<PackFault>> {
    let mut reading = Reading { files, ..Reading::default() };
    for (at, file) in files.iter().enumerate() {
        reading.read_file(at, &file.text);
    }
    reading.clashes();
    if !reading.torn {
        reading.whole();
    }
    if !reading.faults.is_empty() {
        return Err(reading.into_faults());
    }
    let Reading { pilots, robots, impacts, maps, supply, .. } = reading;
    let pilots: Vec<Pilot> = pilots.into_iter().map(|(_, pilot)| pilot.facts).collect();
    let robots: Vec<Robot> = robots.into_iter().map(|(_, robot)| robot.facts).collect();
    let supply = supply.expect("without a supply the whole is faulty").tiers();
    let boards = maps.iter().map(Board::of).collect();
    let decks = Deck::all(&pilots, &robots);
    let dearer = super::index::makes_dearer(&pilots, &robots);
    Ok(Content { pilots, robots, impacts, maps, boards, decks, dearer, supply })
}

impl Reading<'_> {
    fn read_file(&mut self, at: usize, text: &str) {
        let sheet = match Sheet::parse(text) {
            Ok(sheet) => sheet,
            Err(fault) => {
                self.torn = true;
                return self.faults.push((at, fault));
            }
        };
        if pack::describes(&self.files[at].file) {
            pack::check(&sheet.top());
        } else {
            self.read_game_file(at, &sheet, text);
            self.torn |= sheet.is_faulty();
        }
        self.faults.extend(sheet.finish().into_iter().map(|fault| (at, fault)));
    }

    fn read_game_file(&mut self, at: usize, sheet: &Sheet<'_>, text: &str) {
        let file = File::new(sheet, text);
        if let Some(pilot) = crew::read_pilot(&file) {
            replace(&mut self.pilots, (at, pilot), |(_, pilot)| pilot.facts.code);
        }
        if let Some(robot) = crew::read_robot(&file) {
            replace(&mut self.robots, (at, robot), |(_, robot)| robot.facts.code);
        }
        for pilot in alone::bare_pilots(&file) {
            replace(&mut self.pilots, (at, Crew::bare(pilot)), |(_, pilot)| pilot.facts.code);
        }
        for robot in alone::bare_robots(&file) {
            replace(&mut self.robots, (at, Crew::bare(robot)), |(_, robot)| robot.facts.code);
        }
        if crew::is_headless(&file) {
            alone::replacements(&file, &mut self.pilots, &mut self.robots);
        }
        for impact in city::read_impacts(&file) {
            replace(&mut self.impacts, impact, |impact| impact.code);
        }
        for map in city::read_maps(&file) {
            replace(&mut self.maps, map, |map| map.code);
        }
        self.supply = city::read_supply(&file).or(self.supply);
        file.finish();
    }

    /// GR-1.2, GR-1.12, GR-1.13: without these there is no bout, and there is room for only this many.
    fn whole(&mut self) {
        let there = [
            (self.pilots.len(), CREW_MAX, "pilot", "[pilot]"),
            (self.robots.len(), CREW_MAX, "robot", "[robot]"),
            (self.impacts.len(), IMPACTS_MAX, "kind of Impact Cards", "[[impact]]"),
            (self.maps.len(), MAPS_MAX, "map", "[[map]]"),
            (usize::from(self.supply.is_some()), 1, "supply of Structures", "[supply]"),
        ];
        let last = self.files.len().saturating_sub(1);
        for (count, most, what, key) in there {
            let fault = match count {
                0 => (format!("there is no {what}"), format!("write one under {key}")),
                _ if count > most => {
                    (format!("{count} times a {what}, but at most {most} fit"), "leave out packs".to_owned())
                }
                _ => continue,
            };
            let (what, help) = fault;
            self.faults.push((last, Fault { span: 0..0, what, help: Some(help) }));
        }
    }

    /// Codes of cards and abilities that several pilots or robots have: a fault of the file that was read later.
    fn clashes(&mut self) {
        let pilots = self.pilots.iter().map(|(at, pilot)| (*at, &pilot.codes));
        let robots = self.robots.iter().map(|(at, robot)| (*at, &robot.codes));
        let mut all: Vec<(usize, &(Code, Range<usize>))> =
            pilots.chain(robots).flat_map(|(at, codes)| codes.iter().map(move |code| (at, code))).collect();
        all.sort_by_key(|(at, (_, span))| (*at, span.start));
        let mut seen: BTreeMap<Code, (usize, Range<usize>)> = BTreeMap::new();
        let mut found = Vec::new();
        for (at, (code, span)) in all {
            // Within a file, a code that stands twice is a fault already.
            match seen.get(code).filter(|(other, _)| *other != at) {
                Some((other, place)) => {
                    let file = &self.files[*other];
                    let line = line_column(&file.text, place.start).0;
                    let help = format!("give it another code; the other one is at {}:{line}", file.file);
                    let what = format!("there is another {}", quoted(code));
                    found.push((at, Fault { span: span.clone(), what, help: Some(help) }));
                }
                None => drop(seen.insert(*code, (at, span.clone()))),
            }
        }
        self.faults.extend(found);
    }

    fn into_faults(mut self) -> Vec<PackFault> {
        self.faults.sort_by_key(|(at, fault)| (*at, fault.span.start, fault.span.end));
        let name = |at: usize| self.files.get(at).map_or_else(String::new, |file| file.file.clone());
        self.faults.into_iter().map(|(at, fault)| PackFault { file: name(at), fault }).collect()
    }
}

fn replace<T>(all: &mut Vec<T>, new: T, code: impl Fn(&T) -> Code) {
    match all.iter().position(|old| code(old) == code(&new)) {
        Some(place) => all[place] = new,
        None => all.push(new),
    }
}
