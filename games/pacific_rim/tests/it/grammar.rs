//! The grammar walk: every trait and every action that can be written is refused by the reader with a reason, or it does
//! something. The texts are all words of the vocabulary in all places; without `HANGAR_SOAK` a sample of them is walked.

#[path = "grammar/ground.rs"]
mod ground;

use crate::stage::plain;
use ground::{Carrier, differs};
use kernel::{Library, PackText};
use pacific_rim::PacificRim;
use pacific_rim::content::Content;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use testkit::laws::soak;

const ONS: [&str; 7] = ["always", "attack", "melee", "ranged", "defence", "melee-defence", "ranged-defence"];
const IFS: [&str; 5] = ["", "short", "long", "building", "behind"];
/// What a trait gives; `TRACK` stands for the first track of its model.
const BOONS: [&str; 24] = [
    "\"firm\"",
    "\"watchful\"",
    "\"no-damage\"",
    "\"stun\"",
    "\"turn\"",
    "{ speed = 1 }",
    "{ skill = -1 }",
    "{ power = 1 }",
    "{ armour = 1 }",
    "{ armour = -2 }",
    "{ more = { TRACK = 1 } }",
    "{ more = { rage = 1 } }",
    "{ more = { ammo = 1 } }",
    "{ dice = 2 }",
    "{ dice = -1 }",
    "{ reroll = 1 }",
    "{ success = 1 }",
    "{ gain = { TRACK = 1 } }",
    "{ gain = { charge = 2 } }",
    "{ gain = { blue = 2 } }",
    "{ push = 1 }",
    "{ push = 2 }",
    "{ drain = 1 }",
    "{ hurt = 1 }",
];
/// How many texts are read together.
const BATCH: usize = 40;
/// One text in so many is walked without `HANGAR_SOAK`, beside the first of each boon and moment.
const ONE_IN: usize = 14;

/// A trait in a card.
struct Case {
    carrier: Carrier,
    text: String,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for carrier in Carrier::ALL {
        for (on, condition) in ONS.iter().flat_map(|on| IFS.map(|condition| (on, condition))) {
            for (boon, triggers) in BOONS.iter().flat_map(|boon| [0, 2].map(|triggers| (boon, triggers))) {
                let boon = boon.replace("TRACK", carrier.track());
                let when =
                    if condition.is_empty() { String::new() } else { format!("if = \"{condition}\", ") };
                let count = if triggers == 0 { String::new() } else { format!("triggers = {triggers}, ") };
                let text = format!("{{ on = \"{on}\", {when}{count}give = {boon} }}");
                cases.push(Case { carrier, text });
            }
        }
    }
    if soak() == 1 { sample(cases) } else { cases }
}

/// Some of the texts, always the same: each moment and each boon are among them.
fn sample(mut cases: Vec<Case>) -> Vec<Case> {
    let (mut seen, mut number) = (BTreeSet::new(), 0);
    cases.retain(|case| {
        number += 1;
        let boon = case.text.split("give = ").nth(1).unwrap_or_default().to_owned();
        let is_plain = !case.text.contains("if =") && !case.text.contains("triggers");
        let is_new = is_plain && seen.insert((case.carrier, boon, case.text.contains("defence")));
        is_new || number % ONE_IN == 0
    });
    cases
}

fn entry(number: usize, case: &Case) -> String {
    let Case { carrier, text } = case;
    format!(
        "[[{}]]\ncode = \"W-{number}\"\nname = {{ en = \"W {number}\" }}\n{}gives = [{text}]\n\n",
        carrier.kind(),
        carrier.slot()
    )
}

/// The packs with these texts, and which of them are refused, each with the reason.
fn read(cases: &[&Case]) -> (Option<Arc<Content>>, BTreeMap<usize, String>) {
    let mut refused: BTreeMap<usize, String> = BTreeMap::new();
    loop {
        let (mut text, mut places) = (String::new(), Vec::new());
        for (number, case) in cases.iter().enumerate().filter(|(number, _)| !refused.contains_key(number)) {
            text.push_str(&entry(number, case));
            places.push((text.len(), number));
        }
        if places.is_empty() {
            return (None, refused);
        }
        let mut packs = PacificRim::house();
        packs.extend([plain(), PackText { file: "walk".to_owned(), text }]);
        let faults = match PacificRim::content(&packs) {
            Ok(content) => return (Some(content), refused),
            Err(faults) => faults,
        };
        for fault in faults {
            assert_eq!(fault.file, "walk", "{fault:?}");
            let at = places.iter().find(|(end, _)| fault.fault.span.start < *end);
            let (_, number) = at.unwrap_or_else(|| panic!("a fault has its place: {fault:?}"));
            let why = fault.fault.help.unwrap_or(fault.fault.what);
            refused.entry(*number).or_insert(why);
        }
    }
}

/// Who attacks has its card face up until its activation is over. A stun by the defender sends it back before: that is
/// seen only if the card has a passive and attacks again, which plain cards do not.
fn is_seen_later(text: &str) -> bool {
    text.contains("defence") && text.contains("stun")
}

#[test]
fn every_trait_that_is_accepted_does_something() {
    let cases = cases();
    let (mut reasons, mut idle, mut works) = (BTreeMap::<String, usize>::new(), Vec::<String>::new(), 0);
    let all: Vec<&Case> = cases.iter().collect();
    for batch in all.chunks(BATCH) {
        let (content, refused) = read(batch);
        refused.values().for_each(|why| *reasons.entry(why.clone()).or_default() += 1);
        let Some(content) = content else { continue };
        for (number, case) in batch.iter().enumerate().filter(|(number, _)| !refused.contains_key(number)) {
            match differs(&content, case.carrier, &format!("W-{number}")) {
                true => works += 1,
                false => idle.push(format!("{:?}: {}", case.carrier, case.text)),
            }
        }
    }
    println!("{} texts, {works} work, refused: {reasons:#?}", cases.len());
    idle.retain(|text| !is_seen_later(text));
    assert!(idle.is_empty(), "{} texts do nothing:\n{}", idle.len(), idle.join("\n"));
    assert!(works > 30 && reasons.len() > 4, "the walk is a short one: {works}, {}", reasons.len());
}
