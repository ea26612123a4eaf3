//! The panel of a seat: its cards as life, energy, Pilot, token, Support Units, and the places of its cards.

use super::{Look, card, ids};
use crate::content::{CardId, Cards, DECK, Gkr, SPACES, TRIGGERS};
use crate::procedures::declaring::declared;
use crate::procedures::{Combat, CombatStep};
use crate::table::Player;
use crate::table::player::ENERGY;
use kernel::{Procedure, Seat};
use scene::{Gauge, Id, Item, Layout, Mark, Panel, Part, Tone, Zone};
use words::Message;

pub(super) fn panel(look: Look<'_>, seat: Seat) -> Panel {
    let player = look.names.table.player(seat);
    let owing = look.view.owing().contains(seat);
    let active = owing || super::verbs::turn_of(look) == Some(seat);
    let gauges = [
        gauge(seat, "sound", player.sound(), DECK, Tone::Help),
        gauge(seat, "energy", player.energy, ENERGY, Tone::Power),
        gauge(seat, "space", player.space, SPACES, Tone::Plain),
    ];
    let mut parts: Vec<Part> = gauges.into_iter().map(Part::Gauge).collect();
    parts.push(Part::Zone(hand(look, seat, player)));
    parts.extend(tray(look, seat));
    parts.extend(line(look, seat, player).map(Part::Zone));
    parts.push(Part::Zone(units(look, seat)));
    if look.view.seat() == Some(seat) {
        parts.extend(super::pool::zones(look).into_iter().map(Part::Zone));
    }
    parts.extend(sponsor_hand(look, seat, player).map(Part::Zone));
    parts.push(Part::Panel(piles(look, seat, player)));
    parts.extend(pilot(look, player).map(Part::Note));
    Panel { marks: marks(look, seat, player), ..Panel::new(ids::seat(seat), title(look, seat), parts) }
        .of_seat(seat, active)
}

fn title(look: Look<'_>, seat: Seat) -> Message {
    let name = look.names.piece(seat, Gkr::Hitter);
    let key = if name.is_empty() { "gk-scene-seat" } else { "gk-scene-seat-of" };
    look.names.whose(key, seat).with("name", name)
}

fn gauge(seat: Seat, name: &'static str, value: u8, most: u8, tone: Tone) -> Gauge {
    let title = Message::new("gk-scene-gauge").with("name", name);
    Gauge { most: Some(most.into()), tone, ..Gauge::new(ids::gauge(seat, name), title, value) }
}

/// The Glory Hound, the demolished buildings, the upgrades, and whether the seat is out.
fn marks(look: Look<'_>, seat: Seat, player: &Player) -> Vec<Mark> {
    let table = look.names.table;
    let mut marks = Vec::new();
    let started = table.turn > 0;
    if look.view.left().contains(seat) {
        marks.push(Mark::new(Message::new("gk-scene-left"), Tone::Spent).drawn("out"));
    } else if started && !table.is_alive(seat) {
        marks.push(Mark::new(Message::new("gk-scene-destroyed"), Tone::Harm).drawn("wreck"));
    }
    if started && table.glory == seat {
        marks.push(Mark::new(Message::new("gk-scene-glory"), Tone::Power).drawn("feat"));
    }
    let demolished = table.demolished(seat);
    if demolished > 0 {
        let words = Message::new("gk-scene-demolished").with("count", demolished);
        marks.push(Mark::new(words, Tone::Side(seat.0)).drawn("block-rubble").counting(demolished));
    }
    for place in (0..TRIGGERS.len()).filter(|&place| player.has_upgrade(place)) {
        let words = Message::new("gk-scene-upgrade").with("name", look.names.upgrade(seat, place as u8));
        marks.push(Mark::new(words, Tone::Help).drawn("upgrade"));
    }
    marks
}

fn pilot(look: Look<'_>, player: &Player) -> Option<Mark> {
    let name = look.names.content.pilots[usize::from(player.pilot?.0)].name.as_str();
    Some(Mark::new(Message::new("gk-scene-pilot").with("name", name), Tone::Plain).drawn("pilot"))
}

/// GK-5.2: deck, Discard Pile and Damage Pile.
fn piles(look: Look<'_>, seat: Seat, player: &Player) -> Panel {
    let mut damage = player.damage;
    damage.extend(player.bared.copies());
    let zones = [
        deck(seat, player),
        pile(look, "discard", seat, &player.discard, 0),
        pile(look, "damage", seat, &damage, player.veil.damage),
    ];
    let title = Message::new("gk-scene-zone").with("zone", "piles");
    Panel::new(ids::zone("piles", seat), title, zones.into_iter().map(Part::Zone).collect())
}

/// GK-5.1: the hand, which nobody else sees.
fn hand(look: Look<'_>, seat: Seat, player: &Player) -> Zone {
    let mut cards = player.hand;
    for id in laid_aside(look, seat).copies() {
        let _was_there = cards.take(id);
    }
    let mut items = card::counted(look, "hand", seat, &cards);
    for item in &mut items {
        let Item::Card(shown) = item else { continue };
        let is_played = player.played.iter().any(|(id, _)| ids::card("hand", seat, CardId(id)) == shown.id);
        if is_played {
            shown.marks.push(Mark::new(Message::new("gk-scene-played"), Tone::Spent).drawn("barred"));
        }
    }
    zone("hand", seat, Layout::Fan, items).with_unlisted(player.veil.hand.into())
}

/// GK-9.1: what the looking seat has declared.
fn laid_aside(look: Look<'_>, seat: Seat) -> Cards {
    if look.view.seat() == Some(seat) { declared(look.at()) } else { Cards::new() }
}

/// GK-9.1, GK-9.2: while cards are declared, the own ones; of others only whether they have done so, and no number.
fn tray(look: Look<'_>, seat: Seat) -> Option<Part> {
    let combat = Combat::of(look.view.stack())?;
    if combat.step != CombatStep::Declare || !look.names.table.is_alive(seat) {
        return None;
    }
    let (words, tone) = if look.view.owing().contains(seat) {
        ("gk-scene-declaring", Tone::Asked)
    } else {
        ("gk-scene-declared", Tone::Plain)
    };
    let mark = Mark::new(Message::new(words), tone).drawn("lock");
    if look.view.seat() != Some(seat) {
        return Some(Part::Note(mark));
    }
    let items = card::counted(look, "tray", seat, &laid_aside(look, seat));
    Some(Part::Zone(Zone { marks: vec![mark], ..zone("tray", seat, Layout::Sealed, items) }))
}

/// GK-9.4: the Firing Line after the reveal.
fn line(look: Look<'_>, seat: Seat, player: &Player) -> Option<Zone> {
    let items = card::counted(look, "line", seat, &player.line);
    (!items.is_empty()).then(|| zone("line", seat, Layout::Row, items))
}

/// GK-5.2: the deck is what its owner has left.
fn deck(seat: Seat, player: &Player) -> Zone {
    zone("deck", seat, Layout::Life, Vec::new()).with_unlisted(player.deck_size().into())
}

fn units(look: Look<'_>, seat: Seat) -> Zone {
    let items = Gkr::UNITS.into_iter().map(|gkr| card::unit(look, seat, gkr)).collect();
    zone("units", seat, Layout::Track, items)
}

fn sponsor_hand(look: Look<'_>, seat: Seat, player: &Player) -> Option<Zone> {
    let held: Vec<(u8, u8)> = player.sponsors.iter().collect();
    let place = ids::zone("sponsors", seat);
    let items = Item::cards(&place, held, |id| card::front(look, CardId(id)));
    let zone = zone("sponsors", seat, Layout::Row, items).with_unlisted(player.veil.sponsors.into());
    (player.sponsor_size() > 0).then_some(zone)
}

fn pile(look: Look<'_>, kind: &'static str, seat: Seat, cards: &Cards, unlisted: u8) -> Zone {
    zone(kind, seat, Layout::Stack, card::counted(look, kind, seat, cards)).with_unlisted(unlisted.into())
}

fn zone(kind: &'static str, seat: Seat, layout: Layout, items: Vec<Item>) -> Zone {
    let title = Message::new("gk-scene-zone").with("zone", kind);
    Zone::new(ids::zone(kind, seat), title, layout, items)
}

/// The Sponsor Cards that nobody has drawn, and the used ones.
pub(super) fn sponsors(look: Look<'_>) -> [Zone; 2] {
    let table = look.names.table;
    let veiled: u32 = table.players.iter().map(|(_, player)| u32::from(player.veil.sponsors)).sum();
    let unlisted = table.sponsors.total() - veiled.min(table.sponsors.total());
    let title = |zone: &'static str| Message::new("gk-scene-zone").with("zone", zone);
    let pile = Zone::new(Id::of("box", "sponsors"), title("sponsor-pile"), Layout::Stack, Vec::new());
    let place = Id::of("box", "used");
    let items = Item::cards(&place, table.sponsored.iter(), |id| card::front(look, CardId(id)));
    let used = Zone::new(place, title("used-sponsors"), Layout::Stack, items);
    [pile.with_unlisted(unlisted), used]
}
