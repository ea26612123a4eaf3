//! Pilots and robots: a file holds one of them, with its abilities and cards.

use super::card::{check_ability, check_card, check_code, check_names};
use super::file::{File, Read};
use super::quick::{QuickNames, find_quick};
use crate::build::ABILITIES;
use crate::content::{Ability, CardFacts, Clause, Code, Kind, Need, Pilot, Robot, Static, Verb};
use crate::content::{PILOT_CARDS, ROBOT_CARDS, ULTIMATES};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::sheet::{nearest, quoted};

/// GR-1.4: the abilities of a pilot.
const PILOT_ABILITIES: usize = 3;
/// GR-1.5: the abilities of a robot.
const ROBOT_ABILITIES: usize = 6;
/// The bounds of the statistics of a pilot: Heart, Rage, Power, Max Fighting Spirit.
const PILOT_BOUNDS: [(&str, u8, u8); 4] =
    [("heart", 0, 20), ("rage", 0, 20), ("power", 0, 6), ("max-fs", 1, 99)];
/// The bounds of the statistics of a robot: Max Armor, Speed, Defense (at most 5 dice, GR-12.10).
const ROBOT_BOUNDS: [(&str, u8, u8); 3] = [("armor", 1, 99), ("speed", 1, 9), ("defense", 0, 5)];

/// The heading of a pilot's file (GR-25.7).
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::content) struct PilotHead {
    /// Its name in notation.
    #[schemars(with = "String")]
    code: Code,
    /// Names by language; English is always there.
    name: BTreeMap<String, String>,
    /// Fighting Spirit of an Upkeep.
    heart: u8,
    /// Fighting Spirit after damage.
    rage: u8,
    /// Power Tokens instead of either.
    power: u8,
    /// The most Fighting Spirit.
    max_fs: u8,
    /// The Quick Start Build (GR-3.14).
    quick: QuickNames,
}

/// The heading of a robot's file (GR-25.9).
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::content) struct RobotHead {
    /// Its name in notation.
    #[schemars(with = "String")]
    code: Code,
    /// Names by language; English is always there.
    name: BTreeMap<String, String>,
    /// Max Armor.
    armor: u8,
    /// Speed.
    speed: u8,
    /// Defense.
    defense: u8,
    /// The Quick Start Build (GR-3.14).
    quick: QuickNames,
}

/// GR-1.4: the pilot of this file, if it holds one.
pub(super) fn read_pilot(file: &File<'_>) -> Option<Pilot> {
    if !file.has("pilot") {
        return None;
    }
    let head = file.one::<PilotHead>("pilot");
    let (abilities, cards) = (read_abilities(file), read_cards(file));
    let head = head.filter(|_| !file.is_torn())?;
    let PilotHead { code, name, heart, rage, power, max_fs, quick } = &head.facts;
    check_head(&head, code, name, &PILOT_BOUNDS, &[*heart, *rage, *power, *max_fs]);
    counted(&head, "abilities", abilities.len(), PILOT_ABILITIES, "GR-1.4");
    counted(&head, "cards", cards.len(), PILOT_CARDS, "GR-1.4");
    for card in cards.iter().filter(|card| card.kind != Kind::Instant || card.ultimate) {
        head.fault("code", format!("the card `{}` of a pilot must be an Instant (GR-1.4)", card.code));
    }
    let quick = find_quick(&head, quick, &abilities, &cards, [1, 5]);
    let names = name.clone();
    Some(Pilot {
        code: *code,
        names,
        heart: *heart,
        rage: *rage,
        power: *power,
        max_fs: *max_fs,
        abilities,
        cards,
        quick,
    })
}

/// GR-1.5: the robot of this file, if it holds one.
pub(super) fn read_robot(file: &File<'_>) -> Option<Robot> {
    if !file.has("robot") {
        return None;
    }
    let head = file.one::<RobotHead>("robot");
    let (abilities, cards) = (read_abilities(file), read_cards(file));
    let head = head.filter(|_| !file.is_torn())?;
    let RobotHead { code, name, armor, speed, defense, quick } = &head.facts;
    check_head(&head, code, name, &ROBOT_BOUNDS, &[*armor, *speed, *defense]);
    counted(&head, "abilities", abilities.len(), ROBOT_ABILITIES, "GR-1.5");
    counted(&head, "cards", cards.len(), ROBOT_CARDS, "GR-1.5");
    check_ultimates(&head, &cards);
    check_references(&head, &abilities, &cards);
    check_chains(&head, &abilities);
    let quick = find_quick(&head, quick, &abilities, &cards, [3, 11]);
    let ultimates = quick.cards.iter().filter(|at| cards[usize::from(**at)].ultimate).count();
    if ultimates != 1 {
        head.fault(
            "quick",
            format!("the Quick Start Build has 1 Ultimate Technique, not {ultimates} (GR-3.14)"),
        );
    }
    let names = name.clone();
    Some(Robot {
        code: *code,
        names,
        armor: *armor,
        speed: *speed,
        defense: *defense,
        abilities,
        cards,
        quick,
    })
}

/// GR-1.6: cards and abilities belong to a pilot or a robot, and a file holds one of them.
pub(super) fn homeless(file: &File<'_>) {
    match (file.has("pilot"), file.has("robot")) {
        (true, true) => file.fault("robot", "a file holds a pilot or a robot, not both", None),
        (false, false) => {
            for key in ["ability", "card"] {
                if file.has(key) {
                    let help = Some("begin the file with [pilot] or [robot]".to_owned());
                    file.fault(key, format!("`{key}` belongs to a pilot or a robot"), help);
                }
            }
        }
        (true, false) | (false, true) => {}
    }
}

fn read_abilities(file: &File<'_>) -> Vec<Ability> {
    let read = file.all::<Ability>("ability");
    let mut seen = BTreeSet::new();
    for ability in &read {
        check_ability(ability);
        once(ability, &mut seen, ability.facts.code);
    }
    read.into_iter().map(|read| read.facts).collect()
}

fn read_cards(file: &File<'_>) -> Vec<CardFacts> {
    let read = file.all::<CardFacts>("card");
    let mut seen = BTreeSet::new();
    for card in &read {
        check_card(card);
        once(card, &mut seen, card.facts.code);
    }
    read.into_iter().map(|read| read.facts).collect()
}

fn once<T>(read: &Read<'_, T>, seen: &mut BTreeSet<Code>, code: Code) {
    if !seen.insert(code) {
        read.fault("code", format!("there is another {}", quoted(&code)));
    }
}

fn check_head<T>(
    head: &Read<'_, T>,
    code: &Code,
    names: &BTreeMap<String, String>,
    bounds: &[(&str, u8, u8)],
    numbers: &[u8],
) {
    check_code(head, code);
    check_names(head, names);
    for ((key, least, most), number) in bounds.iter().zip(numbers) {
        if !(*least..=*most).contains(number) {
            head.fault(key, format!("`{key}` must be a whole number from {least} to {most}, not {number}"));
        }
    }
}

fn counted<T>(head: &Read<'_, T>, what: &str, there: usize, wanted: usize, rule: &str) {
    if there != wanted {
        head.fault("code", format!("there are {wanted} {what}, not {there} ({rule})"));
    }
}

/// GR-1.5: three Ultimate Techniques, and they stand first.
fn check_ultimates(head: &Read<'_, RobotHead>, cards: &[CardFacts]) {
    for (at, card) in cards.iter().enumerate() {
        match (at < ULTIMATES, card.ultimate) {
            (true, false) => {
                head.fault(
                    "code",
                    format!("the first {ULTIMATES} cards are Ultimate Techniques, not `{}`", card.code),
                );
            }
            (false, true) => {
                head.fault("code", format!("`{}` is an Ultimate Technique too many (GR-1.5)", card.code));
            }
            (true, true) | (false, false) => {}
        }
    }
}

/// Abilities that a text speaks of are abilities of the same robot.
fn check_references(head: &Read<'_, RobotHead>, abilities: &[Ability], cards: &[CardFacts]) {
    let known: Vec<&str> = abilities.iter().map(|ability| ability.code.as_str()).collect();
    let after = abilities.iter().filter_map(|ability| ability.after);
    let needed = cards.iter().flat_map(|card| &card.needs).filter_map(|need| match need {
        Need::Ability(code) => Some(*code),
        _ => None,
    });
    let rules = abilities.iter().flat_map(|ability| &ability.triggers).flat_map(|trigger| &trigger.rules);
    let unlocked = rules.chain(cards.iter().flat_map(|card| &card.rules)).filter_map(unlocks);
    let named: BTreeSet<Code> = after.chain(needed).chain(unlocked).collect();
    for code in named.iter().filter(|code| !known.contains(&code.as_str())) {
        let what = format!("there is no ability {}", quoted(code));
        match nearest(code, &known) {
            Some(other) => head.fault_help("code", what, format!("did you mean `{other}`?")),
            None => head.fault("code", what),
        }
    }
}

/// GR-3.8, GR-24.6: an ability and all that it needs can be chosen together.
fn check_chains(head: &Read<'_, RobotHead>, abilities: &[Ability]) {
    let after =
        |code: Code| abilities.iter().find(|ability| ability.code == code).and_then(|found| found.after);
    for ability in abilities {
        let needed = std::iter::successors(ability.after, |code| after(*code)).take(ABILITIES).count();
        if needed >= ABILITIES {
            let what =
                format!("`{}` needs too many abilities: a build has {ABILITIES} (GR-3.8)", ability.code);
            head.fault("code", what);
        }
    }
}

fn unlocks(clause: &Clause) -> Option<Code> {
    match &clause.verb {
        Verb::Until { what: Static::Unlock(code), .. } => Some(*code),
        _ => None,
    }
}
