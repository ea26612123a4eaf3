//! Set-ups as TOML: `seats = 3`, `mode = "free-for-all"`, `twins = true`, `map = "A"`, and `[[build]]` tables: a pilot and
//! a robot alone are their quick starts; with `pilot-ability`, `abilities`, `ultimate` and `cards` all is chosen.
//! Written by the program, maps and builds are numbers: places in the content.

use super::names::{find_card, letter};
use crate::build::{self, Build};
use crate::content::{Ability, Cards, Content};
use crate::setup::{BY_ROLL, CHOICES, MAPS, Setup};
use kernel::{Fault, Seat};
use serde_json::json;
use tabletop::schema::{list, number, object, text, with};
use tabletop::setup::word_of;
use tabletop::sheet::{Entry, Table};

pub(super) fn read(text: &str, table: Option<&str>, content: &Content) -> Result<Setup, Vec<Fault>> {
    CHOICES.read(text, table, |table, setup| {
        setup.map = read_agreed(table, content);
        let builds = table.tables("build");
        let read = builds.iter().zip(0u8..).map(|(build, seat)| read_build(build, content, Seat(seat)));
        setup.builds = read.map(Option::flatten).collect();
    })
}

/// The agreed map, by its code or by its place.
fn read_agreed(table: &Table<'_>, content: &Content) -> Option<u8> {
    let place = table.may("map-place").and_then(|entry| entry.number(0..=255u8));
    let entry = table.may("map").filter(|entry| entry.text() != Some(BY_ROLL));
    entry.and_then(|entry| read_map(&entry, content)).or(place)
}

/// A map by its code.
pub(super) fn read_map(entry: &Entry<'_>, content: &Content) -> Option<u8> {
    let found = |code: &str| content.maps.iter().position(|map| map.code.as_str() == code);
    let map = found(entry.text()?).map(|at| at as u8);
    if map.is_none() {
        entry.fault("there is no such map", None);
    }
    map
}

/// One build; what is left out is that of the quick start, and a table with nothing in it is a seat without a build.
fn read_build(table: &Table<'_>, content: &Content, seat: Seat) -> Option<Option<Build>> {
    if table.entries().is_empty() {
        return Some(None);
    }
    if let Some(numbers) = table.may("places") {
        table.finish();
        return read_places(&numbers).map(Some);
    }
    let build = read_picks(table, content, seat);
    table.finish();
    build.map(Some)
}

fn read_picks(table: &Table<'_>, content: &Content, seat: Seat) -> Option<Build> {
    let pilots: Vec<&str> = content.pilots.iter().map(|pilot| pilot.code.as_str()).collect();
    let robots: Vec<&str> = content.robots.iter().map(|robot| robot.code.as_str()).collect();
    let pilot = place(&table.need("pilot")?, &pilots)?;
    let robot = place(&table.need("robot")?, &robots)?;
    let mut build = Build::quick(content, pilot, robot);
    let of_pilot = codes(&content.pilots[usize::from(pilot)].abilities);
    let of_robot = codes(&content.robots[usize::from(robot)].abilities);
    if let Some(entry) = table.may("pilot-ability") {
        build.pilot_ability = place(&entry, &of_pilot)?;
    }
    if let Some(entry) = table.may("abilities") {
        build.abilities = abilities(&entry, &of_robot)?;
    }
    let card = |entry: &Entry<'_>| {
        let found = find_card(content, pilot, robot, entry.text()?);
        if found.is_none() {
            entry.fault(format!("{} has no such card", letter(seat)), None);
        }
        found
    };
    if let Some(entry) = table.may("ultimate") {
        build.ultimate = card(&entry)?;
    }
    if let Some(entry) = table.may("cards") {
        build.cards = entry.list()?.iter().map(card).collect::<Option<Cards>>()?;
    }
    Some(build)
}

/// Three Robot Abilities by their codes (GR-3.8).
pub(super) fn abilities(entry: &Entry<'_>, known: &[&str]) -> Option<[u8; 3]> {
    let found: Option<Vec<u8>> = entry.list()?.iter().map(|entry| place(entry, known)).collect();
    let three = found.and_then(|found| <[u8; 3]>::try_from(found).ok());
    if three.is_none() {
        entry.fault("three Robot Abilities are due here", None);
    }
    three
}

/// The codes of these abilities.
pub(super) fn codes(abilities: &[Ability]) -> Vec<&str> {
    abilities.iter().map(|ability| ability.code.as_str()).collect()
}

/// The place of what has this code.
pub(super) fn place(entry: &Entry<'_>, known: &[&str]) -> Option<u8> {
    let choices: Vec<(&str, u8)> = known.iter().copied().zip(0u8..).collect();
    entry.choice(&choices)
}

/// Pilot, robot, Pilot Ability, three Robot Abilities, the Ultimate Technique, then the cards.
fn read_places(entry: &Entry<'_>) -> Option<Build> {
    let numbers: Option<Vec<u8>> = entry.list()?.iter().map(|entry| entry.number(0..=42u8)).collect();
    let [pilot, robot, pilot_ability, first, second, third, ultimate, cards @ ..] = &numbers?[..] else {
        entry.fault("seven numbers at least are due here", None);
        return None;
    };
    Some(Build {
        pilot: *pilot,
        robot: *robot,
        pilot_ability: *pilot_ability,
        abilities: [*first, *second, *third],
        ultimate: crate::content::Card(*ultimate),
        cards: cards.iter().map(|&card| crate::content::Card(card)).collect(),
    })
}

pub(super) fn write(setup: &Setup) -> String {
    let mut lines = CHOICES.write(setup);
    lines.extend(setup.map.map(|map| match word_of(MAPS, &setup.map) {
        "?" => format!("map-place = {map}"),
        code => format!("map = {code:?}"),
    }));
    for build in &setup.builds {
        lines.push("\n[[build]]".to_owned());
        let Some(build) = build else { continue };
        let Build { pilot, robot, pilot_ability, abilities, ultimate, cards } = build;
        let mut places = vec![*pilot, *robot, *pilot_ability];
        places.extend(abilities);
        places.push(ultimate.0);
        places.extend(cards.iter().map(|card| card.0));
        lines.push(format!("places = {places:?}"));
    }
    lines.join("\n") + "\n"
}

/// A JSON Schema (2020-12) of a set-up, for editors.
pub(crate) fn setup_schema() -> String {
    let places = list("As the program writes a build: places in the content.", number("A place.", 0..=42));
    let build = with(build::keys(), "places", places);
    let says =
        "The build of a seat; what is left out is that of the Quick Start Build, an empty table all of it.";
    let further = json!({
        "map": text("The code of the agreed map, or `roll`: the winner of the roll chooses."),
        "map-place": number("As the program writes an agreed map: its place in the content.", 0..=u8::MAX),
        "build": list("The builds, in the order of the seats.", object(says, &[], build)),
    });
    CHOICES.schema("Giga-Robo!: a set-up", Some(further))
}
