//! Pilots and robots: a file holds one of them, with its abilities and cards.

use super::card::{check_ability, check_card, check_code, check_names};
use super::file::{File, Read};
use super::quick::{QuickNames, find_quick};
use crate::build::ABILITIES;
use crate::content::vocabulary::{CodeText, NamesText};
use crate::content::{Ability, CardFacts, Clause, Code, Kind, Need, Pilot, Robot, Static, Verb};
use crate::content::{PILOT_CARDS, ROBOT_CARDS, ULTIMATES};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use tabletop::sheet::{nearest, quoted};

/// GR-1.4: the abilities of a pilot.
pub(super) const PILOT_ABILITIES: usize = 3;
/// GR-1.5: the abilities of a robot.
pub(super) const ROBOT_ABILITIES: usize = 6;
/// The bounds of the statistics of a pilot: Heart, Rage, Power, Max Fighting Spirit.
pub(super) const PILOT_BOUNDS: [(&str, u8, u8); 4] =
    [("heart", 0, 20), ("rage", 0, 20), ("power", 0, 6), ("max-fs", 1, 99)];
/// The bounds of the statistics of a robot: Max Armor, Speed, Defense (at most 5 dice, GR-12.10).
pub(super) const ROBOT_BOUNDS: [(&str, u8, u8); 3] = [("armor", 1, 99), ("speed", 1, 9), ("defense", 0, 5)];

/// The heading of a pilot's file (GR-25.7).
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::content) struct PilotHead {
    /// Its name in notation.
    #[schemars(with = "CodeText")]
    code: Code,
    /// Names by language; English is always there.
    #[schemars(with = "NamesText")]
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
    #[schemars(with = "CodeText")]
    code: Code,
    /// Names by language; English is always there.
    #[schemars(with = "NamesText")]
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

/// A pilot or a robot with every code in its file and the place of each: its abilities and cards.
pub(super) struct Crew<T> {
    pub(super) facts: T,
    pub(super) codes: Vec<(Code, Range<usize>)>,
}

impl<T> Crew<T> {
    /// A pilot or robot without codes of its own.
    pub(super) fn bare(facts: T) -> Crew<T> {
        Crew { facts, codes: Vec::new() }
    }
}

/// GR-1.4: the pilot of this file, if it holds one.
pub(super) fn read_pilot(file: &File<'_>) -> Option<Crew<Pilot>> {
    if !file.has_one("pilot") {
        return None;
    }
    let head = file.one::<PilotHead>("pilot");
    let (abilities, cards) = (read_abilities(file), read_cards(file));
    let head = head.filter(|_| !file.is_torn())?;
    let PilotHead { code, name, heart, rage, power, max_fs, quick } = &head.facts;
    check_head(&head, code, name, &PILOT_BOUNDS, &[*heart, *rage, *power, *max_fs]);
    counted(&head, "abilities", abilities.len(), PILOT_ABILITIES, "GR-1.4");
    counted(&head, "cards", cards.len(), PILOT_CARDS, "GR-1.4");
    for card in cards.iter().filter(|card| card.facts.kind != Kind::Instant || card.facts.ultimate) {
        let key = if card.facts.ultimate { "ultimate" } else { "type" };
        let help = "write `type = \"instant\"`, and no `ultimate`".to_owned();
        card.fault_help(key, "the card of a pilot must be an Instant (GR-1.4)", help);
    }
    let codes = codes(&abilities, &cards);
    let (abilities, cards) = (facts(abilities), facts(cards));
    let quick = find_quick(&head, quick, &abilities, &cards, [1, 5]);
    let names = name.clone();
    let pilot = Pilot {
        code: *code,
        names,
        heart: *heart,
        rage: *rage,
        power: *power,
        max_fs: *max_fs,
        abilities,
        cards,
        quick,
    };
    Some(Crew { facts: pilot, codes })
}

/// GR-1.5: the robot of this file, if it holds one.
pub(super) fn read_robot(file: &File<'_>) -> Option<Crew<Robot>> {
    if !file.has_one("robot") {
        return None;
    }
    let head = file.one::<RobotHead>("robot");
    let (abilities, cards) = (read_abilities(file), read_cards(file));
    let head = head.filter(|_| !file.is_torn())?;
    let RobotHead { code, name, armor, speed, defense, quick } = &head.facts;
    check_head(&head, code, name, &ROBOT_BOUNDS, &[*armor, *speed, *defense]);
    counted(&head, "abilities", abilities.len(), ROBOT_ABILITIES, "GR-1.5");
    counted(&head, "cards", cards.len(), ROBOT_CARDS, "GR-1.5");
    check_ultimates(&cards);
    check_references(&abilities, &cards);
    check_chains(&abilities);
    let codes = codes(&abilities, &cards);
    let (abilities, cards) = (facts(abilities), facts(cards));
    let quick = find_quick(&head, quick, &abilities, &cards, [3, 11]);
    let ultimates = quick.cards.iter().filter(|at| cards[usize::from(**at)].ultimate).count();
    if ultimates != 1 {
        head.fault(
            "quick",
            format!("the Quick Start Build has 1 Ultimate Technique, not {ultimates} (GR-3.14)"),
        );
    }
    let names = name.clone();
    let robot = Robot {
        code: *code,
        names,
        armor: *armor,
        speed: *speed,
        defense: *defense,
        abilities,
        cards,
        quick,
    };
    Some(Crew { facts: robot, codes })
}

fn codes(abilities: &[Read<'_, Ability>], cards: &[Read<'_, CardFacts>]) -> Vec<(Code, Range<usize>)> {
    let abilities = abilities.iter().map(|ability| (ability.facts.code, ability.span("code")));
    abilities.chain(cards.iter().map(|card| (card.facts.code, card.span("code")))).collect()
}

fn facts<T>(read: Vec<Read<'_, T>>) -> Vec<T> {
    read.into_iter().map(|read| read.facts).collect()
}

/// GR-1.6: cards and abilities belong to a pilot or a robot, and a file holds one of them, or neither.
pub(super) fn is_headless(file: &File<'_>) -> bool {
    let heads = (file.has_one("pilot"), file.has_one("robot"));
    if heads == (true, true) {
        file.fault("robot", "a file holds a pilot or a robot, not both", None);
    }
    heads == (false, false)
}

fn read_abilities<'f>(file: &File<'f>) -> Vec<Read<'f, Ability>> {
    let read = file.all::<Ability>("ability");
    let mut seen = BTreeSet::new();
    for ability in &read {
        check_ability(ability);
        once(ability, &mut seen, ability.facts.code);
    }
    read
}

fn read_cards<'f>(file: &File<'f>) -> Vec<Read<'f, CardFacts>> {
    let read = file.all::<CardFacts>("card");
    let mut seen = BTreeSet::new();
    for card in &read {
        check_card(card);
        once(card, &mut seen, card.facts.code);
    }
    read
}

fn once<T>(read: &Read<'_, T>, seen: &mut BTreeSet<Code>, code: Code) {
    if !seen.insert(code) {
        let help = "give each ability and each card a code of its own".to_owned();
        read.fault_help("code", format!("there is another {}", quoted(&code)), help);
    }
}

pub(super) fn check_head<T>(
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
        let key = if what == "cards" { "[[card]]" } else { "[[ability]]" };
        let help = match there < wanted {
            true => format!("add {} under {key}", wanted - there),
            false => format!("leave out {} under {key}", there - wanted),
        };
        head.fault_help("code", format!("there are {wanted} {what}, not {there} ({rule})"), help);
    }
}

/// GR-1.5: three Ultimate Techniques, and they stand first.
fn check_ultimates(cards: &[Read<'_, CardFacts>]) {
    for (at, card) in cards.iter().enumerate() {
        let code = &card.facts.code;
        match (at < ULTIMATES, card.facts.ultimate) {
            (true, false) => {
                let what = format!("the first {ULTIMATES} cards are Ultimate Techniques, not `{code}`");
                let help = "write `ultimate = true`, or put the Ultimate Techniques first".to_owned();
                card.fault_help("code", what, help);
            }
            (false, true) => {
                let what = format!("`{code}` is an Ultimate Technique too many (GR-1.5)");
                card.fault_help("ultimate", what, "leave `ultimate` out".to_owned());
            }
            (true, true) | (false, false) => {}
        }
    }
}

/// Abilities that a text speaks of are abilities of the same robot.
fn check_references(abilities: &[Read<'_, Ability>], cards: &[Read<'_, CardFacts>]) {
    let known: Vec<&str> = abilities.iter().map(|ability| ability.facts.code.as_str()).collect();
    for ability in abilities {
        ability.facts.after.into_iter().for_each(|code| refers(ability, "after", code, &known));
        let rules =
            ability.facts.triggers.iter().flat_map(|trigger| trigger.rules.iter().chain(&trigger.pays));
        rules.filter_map(speaks_of).for_each(|code| refers(ability, "triggers", code, &known));
    }
    for card in cards {
        for need in &card.facts.needs {
            if let Need::Ability(code) = need {
                refers(card, "needs", *code, &known);
            }
        }
        let texts = card.facts.rules.iter().chain(&card.facts.pays);
        texts.filter_map(speaks_of).for_each(|code| refers(card, "rules", code, &known));
    }
}

fn refers<T>(read: &Read<'_, T>, key: &str, code: Code, known: &[&str]) {
    if !known.contains(&code.as_str()) {
        let near = nearest(&code, known).map_or(String::new(), |near| format!("did you mean `{near}`? "));
        let help = format!("{near}Known here: {}", known.join(", "));
        read.fault_help(key, format!("there is no ability {}", quoted(&code)), help);
    }
}

/// Abilities that a robot's texts speak of and that it does not have.
pub(super) fn unknown_abilities(abilities: &[Ability], cards: &[CardFacts]) -> BTreeSet<Code> {
    let after = abilities.iter().filter_map(|ability| ability.after);
    let needed = cards.iter().flat_map(|card| &card.needs).filter_map(|need| match need {
        Need::Ability(code) => Some(*code),
        _ => None,
    });
    let triggers = abilities.iter().flat_map(|ability| &ability.triggers);
    let rules = triggers.flat_map(|trigger| trigger.rules.iter().chain(&trigger.pays));
    let of_cards = cards.iter().flat_map(|card| card.rules.iter().chain(&card.pays));
    let unlocked = rules.chain(of_cards).filter_map(speaks_of);
    let unknown = |code: &Code| abilities.iter().all(|ability| ability.code != *code);
    after.chain(needed).chain(unlocked).filter(unknown).collect()
}

/// GR-3.8, GR-24.6: whether this ability cannot be chosen together with all that it needs.
pub(super) fn is_too_deep<'a>(ability: &Ability, all: impl Iterator<Item = &'a Ability> + Clone) -> bool {
    let after = |code: &Code| all.clone().find(|one| one.code == *code).and_then(|found| found.after);
    std::iter::successors(ability.after, after).take(ABILITIES).count() >= ABILITIES
}

/// GR-3.8, GR-24.6: an ability and all that it needs can be chosen together.
fn check_chains(abilities: &[Read<'_, Ability>]) {
    for ability in abilities {
        if is_too_deep(&ability.facts, abilities.iter().map(|read| &read.facts)) {
            let code = &ability.facts.code;
            let what = format!("`{code}` needs too many abilities: a build has {ABILITIES} (GR-3.8)");
            ability.fault_help("after", what, "name one that needs fewer others".to_owned());
        }
    }
}

fn speaks_of(clause: &Clause) -> Option<Code> {
    match &clause.verb {
        Verb::SwitchOff(code) => Some(*code),
        Verb::Until { what: Static::Unlock(code), .. } => Some(*code),
        _ => None,
    }
}
