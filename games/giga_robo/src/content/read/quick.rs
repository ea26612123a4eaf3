//! Quick Start Builds: from names to places in the lists of a pilot or a robot.

use super::file::Read;
use crate::content::vocabulary::CodeText;
use crate::content::{Ability, CardFacts, Code, Quick};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;
use tabletop::sheet::{nearest, quoted};

/// One half of a Quick Start Build, by codes.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(in crate::content) struct QuickNames {
    /// Abilities.
    #[schemars(with = "Vec<CodeText>")]
    abilities: Vec<Code>,
    /// Cards.
    #[schemars(with = "Vec<CodeText>")]
    cards: Vec<Code>,
}

/// GR-3.14: the places of what a Quick Start Build names.
pub(super) fn find_quick<T>(
    head: &Read<'_, T>,
    names: &QuickNames,
    abilities: &[Ability],
    cards: &[CardFacts],
    wanted: [usize; 2],
) -> Quick {
    let abilities: Vec<&str> = abilities.iter().map(|ability| ability.code.as_str()).collect();
    let cards: Vec<&str> = cards.iter().map(|card| card.code.as_str()).collect();
    let lists = [("abilities", &names.abilities, abilities), ("cards", &names.cards, cards)];
    let [abilities, cards] = lists.map(|(word, named, known)| find_all(head, word, named, &known));
    for ((word, found), wanted) in [("abilities", &abilities), ("cards", &cards)].into_iter().zip(wanted) {
        let distinct: BTreeSet<&u8> = found.iter().collect();
        if distinct.len() != wanted {
            let there = distinct.len();
            let what = format!("the Quick Start Build has {wanted} different {word}, not {there} (GR-3.14)");
            head.fault_help("quick", what, format!("name {wanted} at `{word}`"));
        }
    }
    Quick { abilities, cards }
}

fn find_all<T>(head: &Read<'_, T>, word: &str, named: &[Code], known: &[&str]) -> Vec<u8> {
    let mut found = Vec::new();
    for code in named {
        match known.iter().position(|other| *other == code.as_str()) {
            Some(place) => found.push(place as u8),
            None => {
                let what =
                    format!("the Quick Start Build names {}, which is not among the {word}", quoted(code));
                match nearest(code, known) {
                    Some(other) => head.fault_help("quick", what, format!("did you mean `{other}`?")),
                    None => head.fault("quick", what),
                }
            }
        }
    }
    found
}
