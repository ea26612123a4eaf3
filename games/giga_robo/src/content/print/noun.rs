//! Players, cards, places and tokens in words.

use super::amount::counted;
use super::word;
use crate::content::{Amount, DiceKind, Filter, Group, Place, Stock, Tile, Who};
use words::Message;

/// A player as the subject of a sentence, or within it.
pub(super) fn say_who(who: Who, cap: &'static str) -> Message {
    word("who").with("who", who_word(who)).with("cap", cap)
}

pub(super) fn who_word(who: Who) -> &'static str {
    match who {
        Who::Me => "me",
        Who::Foe => "foe",
        Who::FoesInRange => "foes-in-range",
        Who::FoesNear => "foes-near",
        Who::RobotsNear => "robots-near",
        Who::AllInRange => "all-in-range",
        Who::OnTheWay => "on-the-way",
        Who::Passed => "passed",
        Who::Failed => "failed",
    }
}

/// So much of a stock.
pub(crate) fn say_stock(what: Stock, n: Amount) -> Message {
    counted(word("n-stock").with("what", stock_word(what)), n)
}

pub(super) fn stock_word(what: Stock) -> &'static str {
    match what {
        Stock::Fs => "fs",
        Stock::Pt => "pt",
        Stock::Armor => "armor",
        Stock::Anchor => "anchor",
        Stock::Fire => "fire",
        Stock::Panic => "panic",
        Stock::Surge => "surge",
    }
}

/// The cards of a filter: `one` card, `many` cards, or the `attacks` that are made with them.
pub(super) fn say_cards(filter: Filter, form: &'static str) -> Message {
    let Filter { kind, robot, combo, no_ultimate, gives, named, not_named, word: part } = filter;
    let kind = match kind {
        None => "any",
        Some(Group::Melee) => "melee",
        Some(Group::Ranged) => "ranged",
        Some(Group::Attack) => "attack",
        Some(Group::Instant) => "instant",
    };
    let owner = match robot {
        None => "any",
        Some(true) => "robot",
        Some(false) => "pilot",
    };
    let flag = |flag: bool| if flag { "yes" } else { "no" };
    let spelt = |code: crate::content::Code| code.replace('-', " ");
    let name = match (named, not_named) {
        (None, None) => "any",
        (Some(_), None) => "so",
        (None, Some(_)) => "not-so",
        (Some(_), Some(_)) => "both",
    };
    word("cards")
        .with("form", form)
        .with("kind", kind)
        .with("owner", owner)
        .with("combo", flag(combo))
        .with("plain", flag(no_ultimate))
        .with("gives", gives.map_or("none", |trauma| stock_word(trauma.into())))
        .with("named", name)
        .with("part", part.map_or("no", |_| "yes"))
        .with("word", part.map(spelt).unwrap_or_default())
        .with("so", named.map(spelt).unwrap_or_default())
        .with("not-so", not_named.map(spelt).unwrap_or_default())
}

pub(super) fn say_place(place: Place) -> Message {
    word(match place {
        Place::MyHex => "place-my-hex",
        Place::FoesHex => "place-foes-hex",
        Place::AroundFoe => "place-around-foe",
        Place::NearMe => "place-near-me",
        Place::AroundMe => "place-around-me",
    })
}

pub(crate) fn say_tile(tile: Tile) -> Message {
    word(match tile {
        Tile::Flood => "tile-flood",
        Tile::Inferno => "tile-inferno",
        Tile::ArcHazard => "tile-arc-hazard",
        Tile::Crater => "tile-crater",
        Tile::Rubble => "tile-rubble",
    })
}

pub(super) fn say_dice(dice: DiceKind, n: Amount) -> Message {
    let kind = match dice {
        DiceKind::Attack => "attack",
        DiceKind::Power => "power",
        DiceKind::Defense => "defense",
    };
    counted(word("n-dice").with("dice", kind), n)
}
