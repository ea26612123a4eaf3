//! The printed text: everything that can be written has words, and no two texts say the same.

use super::*;
use crate::content::print::{say_clauses, say_need};
use std::collections::BTreeMap;
use words::{Catalog, Message, Speaker};

fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    catalog.add("en", include_str!("../../../words/cards.en.ftl")).expect("the words are sound");
    assert_eq!(catalog.dangling("en"), Default::default());
    Speaker::new(&catalog, "en")
}

fn say(speaker: &Speaker, message: &Message) -> String {
    let text = speaker.say(message);
    assert_eq!(speaker.faults(), [], "{text}");
    text
}

/// Every text of the house pack: code and lines.
fn house_texts(content: &Content) -> Vec<(Code, Vec<Message>)> {
    let pilots = content.pilots.iter().map(|pilot| (&pilot.abilities, &pilot.cards));
    let robots = content.robots.iter().map(|robot| (&robot.abilities, &robot.cards));
    let mut texts = Vec::new();
    for (abilities, cards) in pilots.chain(robots) {
        texts.extend(abilities.iter().map(|ability| (ability.code, say_ability(content, ability))));
        texts.extend(cards.iter().map(|card| (card.code, say_card(content, card))));
    }
    texts
}

#[test]
fn every_line_of_the_house_pack_can_be_said() {
    let (content, speaker) = (house(), speaker());
    let texts = house_texts(&content);
    assert_eq!(texts.len(), 268 + 57);
    for (code, lines) in texts {
        let lines: Vec<String> = lines.iter().map(|line| say(&speaker, line)).collect();
        for text in lines.iter().filter(|text| text.contains(": ") && text.ends_with('.')) {
            assert_well_formed(text);
        }
        assert!(lines.len() > 1, "{code} says nothing");
    }
}

fn assert_well_formed(text: &str) {
    for ill in ["  ", "..", " ,", " .", ",,", "⟦", ",."] {
        assert!(!text.contains(ill), "{text}");
    }
    let (_, sentence) = text.split_once(": ").expect("a part and its text");
    let first = sentence.chars().next().expect("a text");
    assert!(first.is_uppercase() || first.is_numeric(), "{text}");
}

/// Card or ability, and its lines after the first two (of an ability without a cost, the first).
const HOUSE: [(&str, &[&str]); 8] = [
    (
        "ARC-HEEL",
        &[
            "Melee attack · Cost 4 · Cooldown 1 · Range 1 · 2 Attack Dice · Damage 2 · Combo",
            "Rules Text: You may move up to 1 hex for each success.",
            "Rules Text: If this card is part of a Combo, the maximum range of the next card is 1 higher.",
        ],
    ),
    ("FLASH-STRIKE", &["Melee attack · Cost 2 · No cooldown · Range 1 · 1 Attack Die · Damage 1 · Combo"]),
    (
        "CRITICAL-AIM",
        &[
            "Instant · Cost 1 · Cooldown 3",
            "Requirements: In response to an Attack Roll of yours or your opponent's.",
            "Rules Text: Choose yourself or your opponent: that player re-rolls 1 die of the Attack Roll, chosen by you.",
        ],
    ),
    (
        "TESLA-IMPACTER",
        &[
            "Ranged attack · Cost 18 · Cooldown 3 · Range 4–8 · 5 Attack Dice · Damage 8",
            "Damage Text: Inflict 2 more damage for each Power Surge in your opponent's Cooldown Meter.",
            "Damage Text: Your opponent loses all Power Surges.",
        ],
    ),
    (
        "V-SLASHER",
        &[
            "Melee attack · Cost 8 · Cooldown 3 · Range 1 · 3 Attack Dice · Damage 2 for each success · Combo",
            "Rules Text: You may return this card to your hand instead of putting it into your Cooldown Meter.",
            "Rules Text: Create 1 Arc Hazard on your opponent's hex.",
        ],
    ),
    (
        "AYZN-BLACK-CALAMITY-KO",
        &[
            "Melee attack · Cost 6 · Cooldown 2 · Range 1 · 3 Attack Dice · Damage 5",
            "Requirements: Iron Fusion Stage 3 – Ayzn Black! must be activated.",
            "Rules Text: Your opponent makes 1 Recovery Roll.",
            "Rules Text: If the Recovery Roll fails, until your opponent's next turn begins, your opponent cannot gain Power.",
        ],
    ),
    (
        "STORM-OF-STRIKES",
        &[
            "Activation: 2 Power Tokens",
            "While Activated: During an opponent's Cooldown phase, Trigger [1 Power Surge from your Cooldown Meter]: Lower all Combo cards in your Cooldown Meter by 1 slot.",
        ],
    ),
    ("COMBAT-LOGIC", &["Always: Your robot cards cost 1 less."]),
];

#[test]
fn the_house_cards_say_what_they_do() {
    let (content, speaker) = (house(), speaker());
    let texts: BTreeMap<Code, Vec<Message>> = house_texts(&content).into_iter().collect();
    for (code, wanted) in HOUSE {
        let lines = &texts[&Code::from(code).expect("a short code")];
        let said: Vec<String> = lines[1..].iter().map(|line| say(&speaker, line)).collect();
        assert_eq!(said, wanted, "{code}");
    }
    let name = &texts[&Code::from("TESLA-IMPACTER").expect("a short code")][0];
    assert_eq!(say(&speaker, name), "Tesla Impacter! (Ultimate Technique)");
}

/// There are words for everything that can be written, and different things have different words.
fn assert_all_differ<T: PartialEq + std::fmt::Debug>(said: impl Iterator<Item = (T, String)>) -> usize {
    let mut sentences: BTreeMap<String, T> = BTreeMap::new();
    for (what, sentence) in said {
        assert!(!sentence.contains("  ") && !sentence.contains('⟦'), "{sentence}");
        if let Some(other) = sentences.get(&sentence) {
            assert_eq!(*other, what, "{sentence}");
        }
        sentences.insert(sentence, what);
    }
    sentences.len()
}

#[test]
fn everything_that_can_be_written_has_a_sentence_of_its_own() {
    let (content, speaker) = (house(), speaker());
    let clauses = samples::of::<Clause>().into_iter().map(|value| {
        let clause: Clause = serde_json::from_value(value.clone())
            .unwrap_or_else(|error| panic!("{value} is in the schema, and yet: {error}"));
        let said = say_clauses("rules", &content, std::slice::from_ref(&clause));
        (clause, say(&speaker, &said[0]))
    });
    assert!(assert_all_differ(clauses) > 400);
    let needs = samples::of::<Need>().into_iter().map(|value| {
        let need: Need = serde_json::from_value(value).expect("the schema allows it");
        (need, say(&speaker, &say_need(&content, need)))
    });
    assert_eq!(assert_all_differ(needs), 41);
}

#[test]
fn every_damage_text_has_words_of_its_own() {
    let (content, speaker) = (house(), speaker());
    let mut card = content.robots[0].cards[0].clone();
    let texts = samples::of::<DamageText>().into_iter().map(|value| {
        card.hurt = serde_json::from_value(value).expect("the schema allows it");
        let lines: Vec<String> = say_card(&content, &card).iter().map(|line| say(&speaker, line)).collect();
        (card.hurt.clone(), lines.join("\n"))
    });
    assert!(assert_all_differ(texts) > 30);
}
