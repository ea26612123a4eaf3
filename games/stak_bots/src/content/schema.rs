//! The schema of the files `cards.toml` and `decks.toml`, for editors, made from the reader's vocabulary.

use super::read::{CARD, DECK_COPIES_MAX};
use super::vocabulary::{AGAIN, CHOOSES, DAMAGE_VERBS, PARTS, Part, VERBS};
use super::{COUNT_MAX, Choose};
use crate::table::KINDS_MAX;
use serde_json::{Value, json};
use tabletop::pack::{CAPITALS, Outline, PLAIN_CODE};
use tabletop::schema::{flag, list, names, number, object, one_of, part, whole, with, word, words};

/// A JSON Schema (2020-12) of the files that hold cards and decks.
pub fn schema() -> String {
    let cards = format!(
        "The kinds of cards, at most {KINDS_MAX} in all packs. What a card says is printed from its effects."
    );
    let keys = json!({
        "card": list(&cards, part("A kind of card.", "card")),
        "deck": list("Own decks: 60 cards, 10 of each rank, at most 5 of any card.", part("A deck.", "deck")),
    });
    let mut outline = Outline::default();
    outline.add(&CARD);
    let parts = with(with(outline.into_parts(), "effect", effect()), "deck", deck());
    whole("Stak Bots: cards and decks of a pack", &[], keys, parts)
}

/// One variant for each verb in each of its parts, with exactly the keys it takes.
fn effect() -> Value {
    let count = || number("How many cards. Left out, it is 1.", 1..=COUNT_MAX);
    let mut variants = Vec::new();
    for usage in VERBS {
        for part in [Part::Entry, Part::Attack] {
            let chosen = CHOOSES.iter().filter(|(_, choose, _)| usage.chooses.contains(choose));
            let chosen: Vec<(&str, &str)> = chosen.map(|(word, _, says)| (*word, *says)).collect();
            let mut keys = json!({ "optional": flag("Whether its player may leave it out: \"you may\".") });
            if !chosen.is_empty() {
                keys = with(keys, "choose", words("What is chosen.", chosen));
            }
            if usage.counts {
                keys = with(keys, "count", count());
            }
            let must_choose = !usage.chooses.contains(&Choose::Nothing);
            variants.push(variant(part, usage.word, usage.says, keys, must_choose));
        }
    }
    let again = "After a battle that it survives on top it must attack the same Stak again.";
    variants.push(variant(Part::Attack, AGAIN, again, json!({}), false));
    for (word, _, counts, says) in DAMAGE_VERBS {
        let keys = if counts { json!({ "count": count() }) } else { json!({}) };
        variants.push(variant(Part::Damage, word, says, keys, false));
    }
    one_of("One instruction.", variants)
}

fn variant(part: Part, verb: &str, says: &str, keys: Value, chooses: bool) -> Value {
    let when = PARTS.iter().find(|(_, known, _)| *known == part).map_or("", |(_, _, says)| says);
    let keys = with(keys, "part", word(when, part.word()));
    let keys = with(keys, "do", word(says, verb));
    let required: &[&str] = if chooses { &["part", "do", "choose"] } else { &["part", "do"] };
    object(says, required, keys)
}

fn deck() -> Value {
    let keys = json!({
        "code": PLAIN_CODE.schema("The short name of the deck: set-ups name it with `own-deck`."),
        "name": names("The name by language; English must be there."),
        "cards": {
            "description": "How many of each kind, by code.",
            "type": "object",
            "propertyNames": { "pattern": CAPITALS.pattern },
            "additionalProperties": number("Copies of this card.", 0..=DECK_COPIES_MAX),
        },
    });
    object("An own deck (SB-17.25).", &["code", "name", "cards"], keys)
}
