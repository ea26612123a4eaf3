//! What is printed: every word of the vocabulary is used by the house pack, and every text has words.

use super::house;
use crate::content::{
    Content, EdgeOf, Grade, If, On, say_card, say_mission, say_model, say_mutation, say_pilot, say_quick,
    say_scenario, say_upgrade,
};
use ::words::{Arg, Catalog, ENGLISH, Message, Speaker};
use std::collections::BTreeSet;
use tabletop::pack::Pieces;

const WORDS: &str = include_str!("../../../words/content.en.ftl");

fn all_texts(content: &Content) -> Vec<Message> {
    (content.models.iter().flat_map(say_model))
        .chain(content.cards.iter().flat_map(say_card))
        .chain(content.pilots.iter().flat_map(|pilot| say_pilot(content, pilot)))
        .chain(content.upgrades.iter().flat_map(|upgrade| say_upgrade(content, upgrade)))
        .chain(content.mutations.iter().flat_map(say_mutation))
        .chain(content.missions.iter().flat_map(say_mission))
        .chain(content.scenarios.iter().flat_map(|scenario| say_scenario(content, scenario)))
        .chain(content.quick.iter().flat_map(|quick| say_quick(content, quick)))
        .chain(content.names().iter().flat_map(|name| content.say_named("pr", name).expect(name)))
        .collect()
}

fn spoken(content: &Content) -> Vec<String> {
    let mut catalog = Catalog::new();
    catalog.add(ENGLISH, WORDS).expect("the words are sound");
    let speaker = Speaker::new(&catalog, ENGLISH);
    let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
    let said = all_texts(content).iter().map(|message| plain(speaker.say(message))).collect();
    assert_eq!(speaker.faults(), []);
    said
}

/// All keys of a message.
fn keys(message: &Message, into: &mut BTreeSet<String>) {
    into.insert(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(inner) => keys(inner, into),
            Arg::List(list) => list.iter().for_each(|inner| keys(inner, into)),
            Arg::Number(_) | Arg::Text(_) => {}
        }
    }
}

#[test]
fn every_text_has_words() {
    let said = spoken(&house());
    let faulty = |line: &&String| line.contains("pr-") || line.contains('{') || line.is_empty();
    assert_eq!(said.iter().find(faulty), None);
    let has = |wanted: &str| assert!(said.iter().any(|line| line == wanted), "nothing says: {wanted}");
    has(
        "Pay 1 Charge: pivot and make a ranged attack (one die more and one die fewer at long range). You may pay 1 Charge more, up to 2 times, each for 2 dice more.",
    );
    has("Gain full Rage.");
    has("OR run.");
    has("Lost as damage: lose all Rage.");
    has("When it is attacked, with at least 3 triggers: it takes no damage.");
    has("While face up: It cannot be pushed.");
    has("A Kaiju Drone of category 2. A force may have several.");
    has("Kaiju: with the base at the opposite edge; some may stay in reserve.");
    has("Jaegers: 3 victory points for each destroyed enemy model.");
    has("Ranger, one point, drift A D C.");
    has("Gipsy Avenger with Jake Pentecost, Nathan Lambert and One of a Kind");
}

/// A word of the vocabulary that no card of the house pack uses would be a word that nobody has tried.
#[test]
fn every_word_of_the_vocabulary_is_used() {
    let content = house();
    let mut used = BTreeSet::new();
    all_texts(&content).iter().for_each(|message| keys(message, &mut used));
    let known = WORDS.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    let known: BTreeSet<String> = known.filter(|key| key.starts_with("pr-")).collect();
    assert_eq!(used, known);
    let traits = || {
        let passives = content.cards.iter().flat_map(|card| &card.passives);
        let upgrades = content.upgrades.iter().flat_map(|upgrade| &upgrade.traits);
        passives.chain(upgrades).chain(content.mutations.iter().flat_map(|mutation| &mutation.traits))
    };
    let ons: BTreeSet<On> = traits().map(|one| one.on).collect();
    assert_eq!(ons.len(), 7, "{ons:?}");
    for condition in [If::Short, If::Long, If::Building, If::Behind] {
        assert!(traits().any(|one| one.condition == Some(condition)), "no trait asks {condition:?}");
    }
    let edges: BTreeSet<EdgeOf> =
        content.scenarios.iter().flat_map(|scenario| scenario.deployments.map(|one| one.edge)).collect();
    assert_eq!(edges.len(), 4, "{edges:?}");
    let grades: BTreeSet<Grade> = content.pilots.iter().map(|pilot| pilot.grade).collect();
    assert_eq!(grades.len(), 3, "{grades:?}");
}
