//! One card of a pack, and the values that no two cards may share.

use super::effect::{self, Effects};
use crate::content::{COPIES_MAX, Kind, POWER_MAX, RANK_MAX};
use std::ops::Range;
use tabletop::pack::{CAPITALS, read_names};
use tabletop::sheet::{Table, quoted};

/// A card as read, with its place.
pub(super) struct Card {
    pub(super) kind: Kind,
    /// The place of its code.
    pub(super) span: Range<usize>,
}

/// The card of this table, or its code, if that at least was readable.
pub(super) fn read(card: &Table<'_>) -> Result<Card, Option<String>> {
    let code_entry = card.need("code");
    let code = code_entry.as_ref().and_then(|entry| CAPITALS.read(entry));
    let type_code = match card.may("type") {
        Some(entry) => CAPITALS.read(&entry),
        None => code.clone(),
    };
    let names = read_names(card, "name");
    let power = card.number("power", 0..=POWER_MAX);
    let rank = card.number("rank", 1..=RANK_MAX);
    let copies = card.number("copies", 0..=COPIES_MAX);
    let effects = effect::read(&card.tables("effect"));
    card.finish();
    let kind = || {
        let Effects { entry, attack, damage, again } = effects?;
        let (code, type_code, names) = (code.clone()?, type_code?, names?);
        let (power, rank, copies) = (power?, rank?, copies?);
        Some(Kind { code, type_code, names, power, rank, copies, entry, attack, damage, again })
    };
    match (kind(), code_entry) {
        (Some(kind), Some(entry)) => Ok(Card { kind, span: entry.span() }),
        _ => Err(code),
    }
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
