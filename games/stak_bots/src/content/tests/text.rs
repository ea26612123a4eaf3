//! The printed text: every instruction that the reader accepts has a sentence of its own.

use super::*;
use crate::content::vocabulary::{AGAIN, DAMAGE_VERBS, PARTS, VERBS, choose_word};
use kernel::{Library, Notation};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::sheet::{Shape, Sheet};
use words::{Catalog, Message, Speaker};

fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    catalog.add("en", include_str!("../../../words/cards.en.ftl")).expect("the words are sound");
    Speaker::new(&catalog, "en")
}

fn say(speaker: &Speaker, message: &Message) -> String {
    let text = speaker.say(message);
    assert_eq!(speaker.faults(), [], "{text}");
    text
}

/// What the house cards say, line by line after the numbers.
const HOUSE: [(&str, &str); 17] = [
    ("P1", "No effect."),
    ("P5", "No effect."),
    ("KLUTZ", "> Discard 1 card of your choice from your hand, if you have any."),
    (
        "DONOR",
        "> Choose an opponent: the top card of the supply that player draws from goes face-down to the bottom of that player's Stak; if the Stak was empty, the card is turned up.",
    ),
    (
        "BEACON",
        "> Choose any Stak with a face-down card, yours too: turn its uppermost face-down card face-up where it is.",
    ),
    ("SHUTTER", "> Choose a face-up card that is not a top card, in any Stak: turn it face-down."),
    (
        "LIFT",
        "> Choose any Stak with two or more cards, yours too: its bottom card goes to the top as it lies; a face-down one is turned up and enters.",
    ),
    ("DEPLOY", "> Play 1 card from your hand onto this Stak, if you have any."),
    ("PARCEL", "> Draw 1 card."),
    (
        "RECALL",
        "> Take the card directly below this card into your hand, if any; the others do not see a face-down one.",
    ),
    (
        "SINK",
        "> Choose another Stak with two or more cards: its top card goes to its bottom and stays face-up.",
    ),
    ("GUZZLE", "> Scrap the card directly below this card, if any."),
    ("CRUSH", "* A card it damages is scrapped, whatever its power."),
    (
        "SWAP",
        "> Choose another Stak: this card and that Stak's top card change places, face-up; neither enters.",
    ),
    ("FLARE", "> Choose another Stak: scrap its top card."),
    ("SKEWER", "* The card directly below a card it damages is scrapped too, in the same step."),
    (
        "TRAMPLE",
        "A After the battle and its chain, if it is still on top and may attack, it must at once attack that Stak again, as long as a card is there.",
    ),
];

#[test]
fn the_house_cards_say_what_they_do() {
    let (content, speaker) = (house(), speaker());
    for (code, text) in HOUSE {
        let id = content.find(code).expect("the card exists");
        let lines: Vec<String> = say_card(&content, id).iter().map(|line| say(&speaker, line)).collect();
        assert_eq!(lines[5..], [text], "{code}");
    }
    let flare = say_card(&content, content.find("FLARE").expect("the card exists"));
    let lines: Vec<String> = flare.iter().map(|line| say(&speaker, line)).collect();
    let head = ["Rocket Bot (FLARE)", "Type: FLARE", "Power: 0", "Rank: 6", "In the common deck: 3"];
    assert_eq!(lines[..5], head);
}

/// All clauses that the reader can accept, with the text of a pack for each.
fn all_clauses() -> Vec<(Part, Clause, String)> {
    let mut all = Vec::new();
    for (part_word, part, _) in [PARTS[0], PARTS[1]] {
        for usage in VERBS {
            let most = if usage.counts { COUNT_MAX } else { 1 };
            for (choose, count) in usage.chooses.iter().flat_map(|c| (1..=most).map(move |count| (*c, count)))
            {
                for optional in [false, true] {
                    let chosen =
                        choose_word(choose).map_or(String::new(), |word| format!("choose = '{word}'\n"));
                    let counted = if usage.counts { format!("count = {count}\n") } else { String::new() };
                    let text = format!(
                        "[[card.effect]]\npart = '{part_word}'\ndo = '{}'\n{chosen}{counted}optional = {optional}",
                        usage.word
                    );
                    all.push((part, Clause { verb: usage.verb, choose, count, optional }, text));
                }
            }
        }
    }
    all
}

#[test]
fn every_instruction_is_read_and_has_a_sentence_of_its_own() {
    let speaker = speaker();
    let mut sentences: BTreeMap<String, String> = BTreeMap::new();
    for (part, clause, text) in all_clauses() {
        let files = pack(&[("cards.toml", &card("TEST", &text))]);
        let content = read_packs(&files).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        let kind = &content.kinds[0];
        let read = if part == Part::Entry { &kind.entry } else { &kind.attack };
        assert_eq!(read[..], [clause], "{text}");
        let sentence = say(&speaker, &say_clause(&clause, part));
        assert_well_formed(&sentence, part, clause.optional);
        if let Some(other) = sentences.insert(sentence.clone(), text.clone()) {
            panic!("{sentence}: said by {text} and by {other}");
        }
    }
    assert!(sentences.len() > 200);
}

fn assert_well_formed(sentence: &str, part: Part, optional: bool) {
    assert!(sentence.starts_with(if part == Part::Entry { "> " } else { "A " }), "{sentence}");
    assert!(sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains(".."), "{sentence}");
    let inner = sentence.chars().skip(2).collect::<String>();
    assert!(inner.starts_with(|c: char| c.is_uppercase()), "{sentence}");
    assert_eq!(sentence.to_lowercase().contains("you may "), optional, "{sentence}");
    let capitals = inner.split(' ').skip(1).filter(|w| w.starts_with(|c: char| c.is_uppercase()));
    assert!(capitals.clone().all(|word| word.starts_with("Stak")), "{sentence}");
}

#[test]
fn what_acts_on_damaged_cards_has_sentences_of_its_own() {
    let speaker = speaker();
    let mut sentences = BTreeSet::from([say(&speaker, &say_again())]);
    let below = (1..=COUNT_MAX).map(DamageVerb::ScrapBelow);
    for verb in below.chain([DamageVerb::ScrapDamaged, DamageVerb::ReturnDamaged]) {
        assert!(sentences.insert(say(&speaker, &say_damage(verb))), "{verb:?}");
    }
}

#[test]
fn a_later_instruction_says_that_it_comes_later() {
    let effect = |part: &str, verb: &str| format!("[[card.effect]]\npart = '{part}'\ndo = '{verb}'\n");
    let effects = [
        effect("entry", "draw"),
        effect("attack", "draw"),
        effect("entry", "discard") + "optional = true\n",
        effect("attack", "discard"),
        effect("attack", "attack-again"),
        effect("damage", "return-damaged"),
    ];
    let content = read_packs(&pack(&[("c.toml", &card("TEST", &effects.concat()))])).expect("it is sound");
    let speaker = speaker();
    let lines: Vec<String> = say_card(&content, KindId(0)).iter().map(|line| say(&speaker, line)).collect();
    let expected = [
        "> Draw 1 card.",
        "> Then you may discard 1 card of your choice from your hand, if you have any.",
        "A Before its attack deals damage, draw 1 card.",
        "A Then discard 1 card of your choice from your hand, if you have any.",
    ];
    assert_eq!(lines[5..9], expected);
    assert_eq!(lines.len(), 11);
}

/// The names after `known here:` in the help of the first fault that mentions `word`.
fn known(text: &str, word: &str) -> BTreeSet<String> {
    let faults = told(&[("c.toml", text)]);
    let fault = faults.iter().find(|fault| fault.contains(word)).expect("the word is refused");
    let (_, list) = fault.rsplit_once("nown here: ").expect("the help names what is known");
    list.split(", ").map(str::to_owned).collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

#[test]
fn the_schema_and_the_reader_know_the_same_keys() {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    let defs = &schema["$defs"];
    assert_eq!(known("qqqq = 1", "qqqq"), keys(&schema["properties"]));
    assert_eq!(known("[[card]]\nqqqq = 1", "qqqq"), keys(&defs["card"]["properties"]));
    assert_eq!(known("[[deck]]\nqqqq = 1", "qqqq"), keys(&defs["deck"]["properties"]));
    let variants = defs["effect"]["oneOf"].as_array().expect("a list");
    let effect_keys: BTreeSet<String> =
        variants.iter().flat_map(|variant| keys(&variant["properties"])).collect();
    assert_eq!(known("[[card]]\n[[card.effect]]\nqqqq = 1", "qqqq"), effect_keys);
    for (name, of) in [("card", "required"), ("deck", "required")] {
        let required: BTreeSet<&str> =
            defs[name][of].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let missing = told(&[("c.toml", &format!("[[{name}]]"))]);
        let missing: BTreeSet<&str> = missing.iter().filter_map(|fault| fault.split('`').nth(1)).collect();
        assert_eq!(missing, required, "{name}");
    }
}

#[test]
fn the_schema_and_the_reader_know_the_same_verbs() {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    let variants = schema["$defs"]["effect"]["oneOf"].as_array().expect("a list");
    for (word, ..) in PARTS {
        let text = format!("[[card]]\n[[card.effect]]\npart = '{word}'\ndo = 'qqqq'");
        let of_part = |variant: &&Value| variant["properties"]["part"]["const"] == word;
        let verbs =
            variants.iter().filter(of_part).map(|variant| variant["properties"]["do"]["const"].as_str());
        let verbs: BTreeSet<String> = verbs.map(|verb| verb.expect("a text").to_owned()).collect();
        assert_eq!(known(&text, "qqqq"), verbs, "{word}");
    }
    assert_eq!(variants.len(), 2 * VERBS.len() + DAMAGE_VERBS.len() + 1);
    assert_eq!(variants.iter().filter(|variant| variant["properties"]["do"]["const"] == AGAIN).count(), 1);
}

#[test]
fn a_variant_of_the_schema_takes_exactly_what_the_reader_takes() {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    for variant in schema["$defs"]["effect"]["oneOf"].as_array().expect("a list") {
        let properties = &variant["properties"];
        let (verb, part) = (&properties["do"]["const"], &properties["part"]["const"]);
        let choose = &properties["choose"]["oneOf"][0]["const"];
        let chosen = if choose.is_null() { String::new() } else { format!("choose = {choose}\n") };
        let sound = format!("[[card.effect]]\npart = {part}\ndo = {verb}\n{chosen}");
        for (key, value) in [("count", "2"), ("optional", "true"), ("choose", "'any-stak'")] {
            if key == "choose" && !choose.is_null() {
                continue;
            }
            let faults = told(&[("c.toml", &card("TEST", &format!("{sound}{key} = {value}")))]);
            assert_eq!(faults.is_empty(), properties.get(key).is_some(), "{sound}{key}: {faults:?}");
        }
    }
}

#[test]
fn every_key_of_every_schema_is_explained() {
    for (kind, text) in crate::StakBots::schemas() {
        assert_eq!(tabletop::schema::unexplained(&text), [""; 0], "{kind}");
    }
}

/// The faults that the schema finds in the text.
fn misfits(text: &str) -> Vec<String> {
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    let sheet = Sheet::parse(text).expect("TOML");
    let _ = Shape::new(&schema).holds(&sheet);
    sheet.finish().into_iter().map(|fault| fault.what).collect()
}

#[test]
fn the_schema_takes_each_clause_and_refuses_it_with_a_wrong_word() {
    for file in house_files().iter().filter(|file| !file.file.ends_with("pack.toml")) {
        assert_eq!(misfits(&file.text), [""; 0], "{}", file.file);
    }
    let schema: Value = serde_json::from_str(&schema()).expect("the schema is JSON");
    for variant in schema["$defs"]["effect"]["oneOf"].as_array().expect("a list") {
        let word = |key: &str| variant["properties"][key]["const"].as_str().expect("a word").to_owned();
        let choose = variant["properties"]["choose"]["oneOf"][0]["const"].as_str();
        let chosen = choose.map_or(String::new(), |word| format!("choose = '{word}'"));
        let clause = |part: &str, verb: &str, more: &str| {
            card("TEST", &format!("[[card.effect]]\npart = '{part}'\ndo = '{verb}'\n{more}\n"))
        };
        let (part, verb) = (word("part"), word("do"));
        assert_eq!(misfits(&clause(&part, &verb, &chosen)), [""; 0], "{part} {verb}");
        assert!(!misfits(&clause(&part, &format!("{verb}x"), &chosen)).is_empty(), "{verb}x");
        assert!(!misfits(&clause("never", &verb, &chosen)).is_empty(), "{verb} never");
        assert!(!misfits(&clause(&part, &verb, "choose = 'nobody'")).is_empty(), "{verb} of nobody");
        if choose.is_some() {
            assert!(!misfits(&clause(&part, &verb, "")).is_empty(), "{verb} of nothing");
        }
    }
}

#[test]
fn set_ups_have_the_keys_that_their_reader_knows() {
    let fault =
        crate::StakBots::read_setup("qqqq = 1", None, &house()).expect_err("an unknown key").remove(0);
    let help = fault.help.expect("what is known is told");
    let told: BTreeSet<String> =
        help.rsplit_once("nown here: ").expect("a list").1.split(", ").map(str::to_owned).collect();
    let schemas = crate::StakBots::schemas();
    let setup: Value = serde_json::from_str(&schemas[1].1).expect("JSON");
    assert_eq!(told, keys(&setup["properties"]));
    let shape = Shape::new(&setup);
    let holds = |text: &str| shape.holds(&Sheet::parse(text).expect("TOML"));
    assert!(holds("seats = 3\nmode = 'traitor'\nown-deck = ['iron-fist', 'loose-screws']"));
    assert!(holds("own-deck = 'iron-fist'\nfirst = 'B'"));
    assert!(holds("[[own-deck]]\nP1 = 5\n[[own-deck]]\nP2 = 5"));
    for wrong in
        ["mode = 'traitr'", "decks = 'mine'", "own-deck = 3", "own-deck = [3]", "first = 'Z'", "seats = 9"]
    {
        assert!(!holds(wrong), "{wrong}");
    }
}

#[test]
fn decks_of_packs_are_named_in_a_set_up() {
    let content = house();
    let read = |text: &str| crate::StakBots::read_setup(text, None, &content);
    let decks = |text: &str| match read(text).expect("sound").decks {
        crate::setup::Decks::Own(decks) => decks,
        other => panic!("{other:?}"),
    };
    let both = decks("own-deck = \"iron-fist loose-screws\"");
    assert_eq!(both, decks("own-deck = ['iron-fist', 'loose-screws']"));
    assert_eq!((both[0]["KLUTZ"], both[1]["P2"], both.len()), (5, 2, 2));
    assert_eq!(decks("seats = 3\nown-deck = 'iron-fist'").len(), 3);
    let setup = read("own-deck = 'loose-screws'").expect("sound");
    assert_eq!(setup.faults(&content), []);
    let written = crate::StakBots::write_setup(&setup).expect("set-ups are written");
    assert_eq!(read(&written).expect("what was written is read"), setup);
    let fault = read("own-deck = 'iron-fits'").expect_err("there is no such deck").remove(0);
    assert_eq!(fault.what, "there is no deck `iron-fits` in the packs");
    let help = "did you mean `iron-fist`? Known here: iron-fist, loose-screws";
    assert_eq!(fault.help.as_deref(), Some(help));
}
