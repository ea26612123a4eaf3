//! One card of a pack, and the values that no two cards may share.

use super::effect::{self, Effects};
use crate::content::{CLAUSES_MAX, COPIES_MAX, Kind, POWER_MAX, RANK_MAX};
use std::ops::Range;
use tabletop::pack::{CAPITALS, Keys, Part};
use tabletop::schema::{list, part};
use tabletop::sheet::{Table, quoted};

/// A card.
pub(in crate::content) const CARD: Part<Kind> =
    Part { name: "card", says: "A kind of card.", read: read_kind };

/// A card as read, with its place.
pub(super) struct Card {
    pub(super) kind: Kind,
    /// The place of its code.
    pub(super) span: Range<usize>,
}

/// The card of this table, or its code, if that at least was readable.
pub(super) fn read(card: &Table<'_>) -> Result<Card, Option<String>> {
    let kind = CARD.of(card);
    let code = card.may("code").filter(|code| code.is_text());
    match (kind, code) {
        (Some(kind), Some(code)) => Ok(Card { kind, span: code.span() }),
        (_, code) => Err(code.and_then(|code| code.text().map(str::to_owned))),
    }
}

fn read_kind(keys: &Keys<'_>) -> Option<Kind> {
    let code = keys.code_like("code", CAPITALS, "The short name of the kind, in notation.");
    let says = "Kinds of one type differ in power alone. Left out, it is the code.";
    let type_code = keys.ask(
        "type",
        || CAPITALS.schema(says),
        |card| card.may("type").map(|entry| CAPITALS.read(&entry)),
    );
    let names = keys.names("The name by language; English must be there.");
    let power = keys.number("power", 0..=POWER_MAX, "The damage it deals, and the damage that scraps it.");
    let rank = keys.number("rank", 1..=RANK_MAX, "How strong it is compared with others.");
    let copies = keys.number("copies", 0..=COPIES_MAX, "How many of it the common deck holds.");
    let says = format!("What it does, in the order in which it happens: at most {CLAUSES_MAX} of one part.");
    let effects = keys.ask(
        "effect",
        || list(&says, part("One instruction.", "effect")),
        |card| effect::read(&card.tables("effect")),
    );
    let Effects { entry, attack, damage, again } = effects?;
    let (code, names) = (code?, names?);
    let type_code = type_code.unwrap_or_else(|| Some(code.clone()))?;
    let (power, rank, copies) = (power?, rank?, copies?);
    let (fronts, picture) = Default::default();
    Some(Kind { code, type_code, names, power, rank, copies, entry, attack, damage, again, fronts, picture })
}

impl Card {
    /// Why this card cannot lie beside the other one.
    pub(super) fn clash(&self, other: &Card) -> Option<String> {
        let (mine, theirs) = (&self.kind, &other.kind);
        let name = |kind: &Kind| kind.names[words::ENGLISH].clone();
        if mine.code == theirs.code {
            return Some(format!("there is another card {}", quoted(&mine.code)));
        }
        if mine.type_code != theirs.type_code {
            let what = || format!("another type is named {} too", quoted(&name(mine)));
            return (name(mine) == name(theirs)).then(what);
        }
        let type_code = quoted(&mine.type_code);
        if !mine.does_the_same(theirs) {
            Some(format!("cards of the type {type_code} must have the same effects"))
        } else if mine.names != theirs.names {
            Some(format!("cards of the type {type_code} must have the same names"))
        } else if mine.power == theirs.power {
            Some(format!("another card of the type {type_code} has the power {}", mine.power))
        } else {
            None
        }
    }
}

impl Kind {
    fn does_the_same(&self, other: &Kind) -> bool {
        self.entry == other.entry
            && self.attack == other.attack
            && self.damage == other.damage
            && self.again == other.again
    }
}
