//! Files that stand alone, as in a scenario: bare pilots and robots, whose cards and abilities are blank, and
//! cards and abilities that replace others.

use super::card::{check_ability, check_card};
use super::crew::{Crew, check_head, is_too_deep, unknown_abilities};
use super::crew::{PILOT_ABILITIES, PILOT_BOUNDS, ROBOT_ABILITIES, ROBOT_BOUNDS};
use super::file::{File, Read};
use crate::content::{Ability, CardFacts, Code, Kind, Pilot, Quick, Robot};
use crate::content::{PILOT_CARDS, ROBOT_CARDS, ULTIMATES};
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::sheet::{nearest, quoted};

/// The longest code of a bare pilot or robot: its blanks are numbered.
const BARE_MAX: usize = 28;
/// GR-3.14: the cards of a Quick Start Build that are a pilot's, and a robot's.
const QUICK_CARDS: [u8; 2] = [5, 11];

/// `[[pilot]]`: values that are left out are 0.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BarePilot {
    code: Code,
    name: Option<BTreeMap<String, String>>,
    #[serde(default)]
    heart: u8,
    #[serde(default)]
    rage: u8,
    #[serde(default)]
    power: u8,
    #[serde(default = "BarePilot::max_fs")]
    max_fs: u8,
}

impl BarePilot {
    fn max_fs() -> u8 {
        40
    }
}

/// `[[robot]]`: the defaults are 20 Armor, Speed 4 and Defense 2.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BareRobot {
    code: Code,
    name: Option<BTreeMap<String, String>>,
    #[serde(default = "BareRobot::armor")]
    armor: u8,
    #[serde(default = "BareRobot::speed")]
    speed: u8,
    #[serde(default = "BareRobot::defense")]
    defense: u8,
}

impl BareRobot {
    fn armor() -> u8 {
        20
    }

    fn speed() -> u8 {
        4
    }

    fn defense() -> u8 {
        2
    }
}

/// GR-1.4: the bare pilots of this file.
pub(super) fn bare_pilots(file: &File<'_>) -> Vec<Pilot> {
    let read = file.bare::<BarePilot>("pilot");
    let pilot = |head: &Read<'_, BarePilot>| {
        let BarePilot { code, name, heart, rage, power, max_fs } = &head.facts;
        let names = named(code, name.as_ref());
        check_bare(head, code, &names, &PILOT_BOUNDS, &[*heart, *rage, *power, *max_fs])?;
        Some(Pilot {
            code: *code,
            names,
            heart: *heart,
            rage: *rage,
            power: *power,
            max_fs: *max_fs,
            abilities: abilities(code, PILOT_ABILITIES),
            cards: cards(code, PILOT_CARDS, 0),
            quick: Quick { abilities: vec![0], cards: (0..QUICK_CARDS[0]).collect() },
        })
    };
    read.iter().filter_map(pilot).collect()
}

/// GR-1.5: the bare robots of this file.
pub(super) fn bare_robots(file: &File<'_>) -> Vec<Robot> {
    let read = file.bare::<BareRobot>("robot");
    let robot = |head: &Read<'_, BareRobot>| {
        let BareRobot { code, name, armor, speed, defense } = &head.facts;
        let names = named(code, name.as_ref());
        check_bare(head, code, &names, &ROBOT_BOUNDS, &[*armor, *speed, *defense])?;
        let others = ULTIMATES as u8..ULTIMATES as u8 + QUICK_CARDS[1] - 1;
        Some(Robot {
            code: *code,
            names,
            armor: *armor,
            speed: *speed,
            defense: *defense,
            abilities: abilities(code, ROBOT_ABILITIES),
            cards: cards(code, ROBOT_CARDS, ULTIMATES),
            quick: Quick { abilities: vec![0, 1, 2], cards: std::iter::once(0).chain(others).collect() },
        })
    };
    read.iter().filter_map(robot).collect()
}

/// GR-1.6: cards and abilities without a pilot or a robot in their file take the place of those that they name with
/// `instead`, or of those with their own code.
pub(super) fn replacements(
    file: &File<'_>,
    pilots: &mut [(usize, Crew<Pilot>)],
    robots: &mut [(usize, Crew<Robot>)],
) {
    let mut pilots: Vec<&mut Pilot> = pilots.iter_mut().map(|(_, pilot)| &mut pilot.facts).collect();
    let mut robots: Vec<&mut Robot> = robots.iter_mut().map(|(_, robot)| &mut robot.facts).collect();
    let (new_cards, new_abilities) = (file.all::<CardFacts>("card"), file.all::<Ability>("ability"));
    if new_cards.is_empty() && new_abilities.is_empty() {
        return;
    }
    for read in new_cards {
        check_card(&read);
        replace_card(&read, read.facts.instead.unwrap_or(read.facts.code), &mut pilots, &mut robots);
    }
    for read in new_abilities {
        check_ability(&read);
        let old = read.facts.instead.unwrap_or(read.facts.code);
        let of_pilots = pilots.iter_mut().flat_map(|pilot| &mut pilot.abilities);
        let of_robots = robots.iter_mut().flat_map(|robot| &mut robot.abilities);
        let mut all: Vec<&mut Ability> = of_pilots.chain(of_robots).collect();
        match all.iter_mut().find(|ability| ability.code == old) {
            Some(place) => **place = read.facts.clone(),
            None => homeless(&read, old, &all.iter().map(|one| one.code.as_str()).collect::<Vec<_>>()),
        }
    }
    for robot in robots.iter() {
        for code in unknown_abilities(&robot.abilities, &robot.cards) {
            file.fault_of_all(format!("`{}` has no ability {}", robot.code, quoted(&code)));
        }
        for ability in robot.abilities.iter().filter(|one| is_too_deep(one, robot.abilities.iter())) {
            file.fault_of_all(format!("`{}` needs too many abilities (GR-3.8)", ability.code));
        }
    }
}

/// GR-1.4, GR-1.5: an Instant of a pilot by an Instant, an Ultimate Technique by another.
fn replace_card(read: &Read<'_, CardFacts>, old: Code, pilots: &mut [&mut Pilot], robots: &mut [&mut Robot]) {
    let card = &read.facts;
    let of_pilots = pilots.iter_mut().flat_map(|pilot| &mut pilot.cards).map(|place| (true, place));
    let of_robots = robots.iter_mut().flat_map(|robot| &mut robot.cards).map(|place| (false, place));
    let mut all: Vec<(bool, &mut CardFacts)> = of_pilots.chain(of_robots).collect();
    match all.iter_mut().find(|(_, place)| place.code == old) {
        None => homeless(read, old, &all.iter().map(|(_, one)| one.code.as_str()).collect::<Vec<_>>()),
        Some((true, _)) if card.kind != Kind::Instant || card.ultimate => {
            read.fault("code", format!("the card `{}` of a pilot must be an Instant (GR-1.4)", card.code));
        }
        Some((_, place)) if place.ultimate != card.ultimate => {
            read.fault("code", "only an Ultimate Technique takes the place of one (GR-1.5)");
        }
        Some((_, place)) => **place = card.clone(),
    }
}

fn homeless<T>(read: &Read<'_, T>, old: Code, known: &[&str]) {
    let what = format!("{} belongs to no pilot and no robot", quoted(&old));
    let help = match nearest(&old, known) {
        Some(near) => format!("did you mean `{near}`? `instead` names whose place it takes"),
        None => {
            "begin the file with [pilot] or [robot], or say with `instead` whose place it takes".to_owned()
        }
    };
    read.fault_help("code", what, help);
}

fn check_bare<T>(
    head: &Read<'_, T>,
    code: &Code,
    names: &BTreeMap<String, String>,
    bounds: &[(&str, u8, u8)],
    numbers: &[u8],
) -> Option<()> {
    check_head(head, code, names, bounds, numbers);
    if code.len() <= BARE_MAX {
        return Some(());
    }
    head.fault("code", format!("the code of a bare pilot or robot has at most {BARE_MAX} letters"));
    None
}

fn named(code: &str, names: Option<&BTreeMap<String, String>>) -> BTreeMap<String, String> {
    names.cloned().unwrap_or_else(|| BTreeMap::from([(words::ENGLISH.to_owned(), code.to_owned())]))
}

fn numbered(code: &Code, what: &str, number: usize) -> Code {
    Code::from(&format!("{code}-{what}{number}")).expect("a bare code leaves room for a number")
}

/// Blank abilities: `CODE-A1`, `CODE-A2` and so on.
fn abilities(code: &Code, count: usize) -> Vec<Ability> {
    let blank = |number| {
        let code = numbered(code, "A", number);
        let names = named(&code, None);
        Ability {
            code,
            instead: None,
            names,
            activation: None,
            after: None,
            active: Vec::new(),
            triggers: Vec::new(),
            front: Default::default(),
        }
    };
    (1..=count).map(blank).collect()
}

/// Blank Instants: `CODE-1`, `CODE-2` and so on, the Ultimate Techniques first.
fn cards(code: &Code, count: usize, ultimates: usize) -> Vec<CardFacts> {
    let blank = |number| {
        let code = numbered(code, "", number);
        CardFacts {
            names: named(&code, None),
            code,
            instead: None,
            ultimate: number <= ultimates,
            kind: Kind::Instant,
            cost: 0,
            cooldown: Some(1),
            range: None,
            dice: 0,
            damage: 0,
            combo: false,
            counter: false,
            spares_ultimates: false,
            needs: Vec::new(),
            always: Vec::new(),
            pays: Vec::new(),
            played: Vec::new(),
            rules: Vec::new(),
            hurt: Default::default(),
            active: Vec::new(),
            triggers: Vec::new(),
            fronts: Default::default(),
        }
    };
    (1..=count).map(blank).collect()
}
