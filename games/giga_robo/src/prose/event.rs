//! Events in words.

use super::answer::{obstacle, watch_word};
use super::names::{Names, aim_word, flag, listed, trauma_word};
use super::question::{deed_word, say_moment, tile_name};
use crate::content::{Amount, Stock, name_of, say_stock};
use crate::event::{Event, Faces};
use crate::text::Source;
use kernel::Seat;
use words::{Arg, Message};

/// What happened, for the reader of these names.
pub(super) fn say(names: Names<'_>, event: &Event) -> Message {
    match event {
        Event::StartRoll(..)
        | Event::WonStart(_)
        | Event::MapChosen(..)
        | Event::Placed(..)
        | Event::Positioned(..)
        | Event::Zoned(..)
        | Event::TurnBegan(..)
        | Event::TurnSkipped(_)
        | Event::Reached(_)
        | Event::Left(_)
        | Event::Watches(..)
        | Event::TimeUp
        | Event::TurnLimit => course(names, event),
        Event::MoveDeclared(..)
        | Event::Stepped(..)
        | Event::Leapt(..)
        | Event::Forced(..)
        | Event::Bumped(..)
        | Event::Crashed(..)
        | Event::BarrierCrashed(..)
        | Event::Collapsed(..)
        | Event::Impact(_)
        | Event::TileCreated(..)
        | Event::TileRemoved(..)
        | Event::BarrierSet(..)
        | Event::BarrierBroken(_) => city(names, event),
        Event::Attacked(..)
        | Event::TakenBack(_)
        | Event::Reacted(..)
        | Event::Defends(_)
        | Event::TakesHit(_)
        | Event::PowerDice(..)
        | Event::Rolled(..)
        | Event::Rerolled(..)
        | Event::Turned(..)
        | Event::DieRemoved(..)
        | Event::Determined(..)
        | Event::Broke(..)
        | Event::Recovery(..) => combat(names, event),
        Event::Gained(..)
        | Event::Lost(..)
        | Event::Shielded(_)
        | Event::ShieldBroken(_)
        | Event::Damaged(..)
        | Event::Defeated(_)
        | Event::Joined(..)
        | Event::Cleared(..) => robot(names, event),
        Event::Declared(..)
        | Event::Cancelled(..)
        | Event::Fizzled(..)
        | Event::Resolved(..)
        | Event::Cooled(..)
        | Event::Returned(..)
        | Event::Slid(..)
        | Event::Held(..)
        | Event::Banished(..)
        | Event::Deactivated(..)
        | Event::Activated(..) => card(names, event),
    }
}

/// Set-up, turns and the end.
fn course(names: Names<'_>, event: &Event) -> Message {
    match *event {
        Event::StartRoll(seat, face) => names.about("gr-event-start-roll", seat).with("face", face),
        Event::WonStart(seat) => names.about("gr-event-won-start", seat),
        Event::MapChosen(seat, map) => {
            let map = &names.content.maps[usize::from(map)];
            names.about("gr-event-map", seat).with("name", name_of(&map.names))
        }
        Event::Placed(seat, what, cell) => {
            names.about("gr-event-placed", seat).with("what", obstacle(what)).with("cell", names.cell(cell))
        }
        Event::Positioned(seat, place) => names.about("gr-event-positioned", seat).with("place", place + 1),
        Event::Zoned(seat, cell) => names.about("gr-event-zoned", seat).with("cell", names.cell(cell)),
        Event::TurnBegan(seat, number) => names.about("gr-event-turn", seat).with("number", number),
        Event::TurnSkipped(seat) => names.about("gr-event-skipped", seat),
        Event::Reached(moment) => say_moment(moment),
        Event::Left(seat) => names.about("gr-event-left", seat),
        Event::Watches(seat, watch) => names.about("gr-event-watches", seat).with("watch", watch_word(watch)),
        Event::TurnLimit => Message::new("gr-event-turn-limit"),
        _ => Message::new("gr-event-time-up"),
    }
}

/// Movement, collisions and what stands on the map.
fn city(names: Names<'_>, event: &Event) -> Message {
    let at = |key: &'static str, seat: Seat, cell| names.about(key, seat).with("cell", names.cell(cell));
    let tile = |key: &'static str, tile, cell| {
        Message::new(key).with("tile", tile_name(tile)).with("cell", names.cell(cell))
    };
    match *event {
        Event::MoveDeclared(seat, path, tramples) => {
            let way = path.cells().iter().map(|&cell| Message::new("gr-name").with("name", names.cell(cell)));
            names
                .about("gr-event-move-declared", seat)
                .with("way", listed(way))
                .with("tramples", flag(tramples))
        }
        Event::Stepped(seat, cell) => at("gr-event-stepped", seat, cell),
        Event::Leapt(seat, cell) => at("gr-event-leapt", seat, cell),
        Event::Forced(seat, cell) => at("gr-event-forced", seat, cell),
        Event::Bumped(seat, other) => names.about("gr-event-bumped", seat).with("other", names.player(other)),
        Event::Crashed(seat, cell, tier) => at("gr-event-crashed", seat, cell).with("tier", tier),
        Event::BarrierCrashed(seat, cell) => at("gr-event-barrier-crashed", seat, cell),
        Event::BarrierSet(seat, cell) => at("gr-event-barrier-set", seat, cell),
        Event::BarrierBroken(cell) => Message::new("gr-event-barrier-broken").with("cell", names.cell(cell)),
        Event::Collapsed(cell, tier) => {
            Message::new("gr-event-collapsed").with("cell", names.cell(cell)).with("tier", tier)
        }
        Event::Impact(impact) => {
            let impact = &names.content.impacts[usize::from(impact)];
            Message::new("gr-event-impact").with("name", name_of(&impact.names))
        }
        Event::TileCreated(what, cell) => tile("gr-event-tile", what, cell),
        Event::TileRemoved(what, cell) => tile("gr-event-tile-removed", what, cell),
        _ => super::names::nothing(),
    }
}

/// Attacks, reactions and dice.
fn combat(names: Names<'_>, event: &Event) -> Message {
    match *event {
        Event::Attacked(seat, ref cards, cell, aim) => names
            .about("gr-event-attacked", seat)
            .with("cards", names.cards(seat, cards.iter().copied()))
            .with("target", names.target(cell, aim)),
        Event::TakenBack(seat) => names.about("gr-event-taken-back", seat),
        Event::Reacted(seat, ref cards, aim) => names
            .about("gr-event-reacted", seat)
            .with("cards", names.cards(seat, cards.iter().copied()))
            .with("aim", aim_word(aim)),
        Event::Defends(seat) => names.about("gr-event-defends", seat),
        Event::TakesHit(seat) => names.about("gr-event-takes-hit", seat),
        Event::PowerDice(seat, dice) => names.about("gr-event-power-dice", seat).with("dice", dice),
        Event::Rolled(seat, ref faces) => names.about("gr-event-rolled", seat).with("faces", rolled(faces)),
        Event::Rerolled(seat, from, to) => turned(names, "gr-event-rerolled", seat, from, to),
        Event::Turned(seat, from, to) => turned(names, "gr-event-turned", seat, from, to),
        Event::DieRemoved(seat, value) => {
            names.about("gr-event-die-removed", seat).with("value", i32::from(value))
        }
        Event::Determined(Some(seat), successes) => {
            names.about("gr-event-determined", seat).with("successes", successes)
        }
        Event::Determined(None, _) => Message::new("gr-event-nobody"),
        Event::Broke(seat, card) => names.about("gr-event-broke", seat).with("card", names.card(seat, card)),
        Event::Recovery(seat, ref faces, recovered) => names
            .about("gr-event-recovery", seat)
            .with("faces", rolled(faces))
            .with("recovered", flag(recovered)),
        _ => super::names::nothing(),
    }
}

fn turned(names: Names<'_>, key: &'static str, seat: Seat, from: i8, to: i8) -> Message {
    names.about(key, seat).with("from", i32::from(from)).with("to", i32::from(to))
}

fn rolled(faces: &Faces) -> Arg {
    listed(faces.iter().map(|face| Message::new("gr-number").with("n", *face)))
}

/// Armor, tokens and shields.
fn robot(names: Names<'_>, event: &Event) -> Message {
    match *event {
        Event::Gained(seat, what, n) => names.about("gr-event-gained", seat).with("what", stock(what, n)),
        Event::Lost(seat, what, n) => names.about("gr-event-lost", seat).with("what", stock(what, n)),
        Event::Shielded(seat) => names.about("gr-event-shielded", seat),
        Event::ShieldBroken(seat) => names.about("gr-event-shield-broken", seat),
        Event::Damaged(seat, by, armor, left) => names
            .about("gr-event-damaged", seat)
            .with("armor", armor)
            .with("left", left)
            .with("by", by.map_or_else(super::names::nothing, |by| names.player(by)))
            .with("inflicted", flag(by.is_some())),
        Event::Defeated(seat) => names.about("gr-event-defeated", seat),
        Event::Joined(seat, host) => names.about("gr-event-joined", seat).with("host", names.player(host)),
        Event::Cleared(seat, trauma, n) => {
            names.about("gr-event-cleared", seat).with("token", trauma_word(trauma)).with("n", n)
        }
        _ => super::names::nothing(),
    }
}

fn stock(what: Stock, n: u8) -> Message {
    // The words for amounts ask for these too; a plain number has none.
    say_stock(what, Amount::fixed(n.min(i8::MAX as u8) as i8)).with("per", "").with("sum", "")
}

/// Cards and abilities: declared, resolved, cooling down.
fn card(names: Names<'_>, event: &Event) -> Message {
    let named = |key: &'static str, seat: Seat, source| {
        names.about(key, seat).with("name", names.source(seat, source))
    };
    match *event {
        Event::Declared(seat, source, deed) => {
            named("gr-event-declared", seat, source).with("deed", deed_word(deed))
        }
        Event::Cancelled(seat, source) => named("gr-event-cancelled", seat, source),
        Event::Fizzled(seat, source) => named("gr-event-fizzled", seat, source),
        Event::Resolved(seat, source) => named("gr-event-resolved", seat, source),
        Event::Cooled(seat, card, slot, up) => {
            named("gr-event-cooled", seat, Source::Card(card)).with("slot", slot).with("up", flag(up))
        }
        Event::Returned(seat, card) => named("gr-event-returned", seat, Source::Card(card)),
        Event::Slid(seat, card, slot) => named("gr-event-slid", seat, Source::Card(card)).with("slot", slot),
        Event::Held(seat, card) => named("gr-event-held", seat, Source::Card(card)),
        Event::Banished(seat, card) => named("gr-event-banished", seat, Source::Card(card)),
        Event::Deactivated(seat, source) => named("gr-event-deactivated", seat, source),
        Event::Activated(seat, source) => named("gr-event-activated", seat, source),
        _ => super::names::nothing(),
    }
}
