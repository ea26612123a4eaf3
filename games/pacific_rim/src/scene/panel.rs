//! What lies before a seat: the boards of its models with their tracks, their cards, crews and gear.

use super::{Look, board, card, ids, points, verbs};
use crate::content::{CardId, Resource, Stat, say_resource, say_stat};
use crate::procedures::{Choosing, Round, RoundStep};
use crate::queries::stat;
use crate::table::{Cards, Figure, Standing, Who};
use kernel::{Procedure, Seat};
use scene::{Gauge, Item, Layout, Mark, Panel, Part, Tone, Zone};
use words::Message;

const STATS: [Stat; 4] = [Stat::Speed, Stat::Skill, Stat::Power, Stat::Armour];

/// Everything of a seat. Of several models, each has a panel of its own.
pub(super) fn seat(look: Look<'_>, seat: Seat) -> Panel {
    let table = look.names.table;
    let own: Vec<(Who, &Figure)> = table.models().filter(|(_, figure)| figure.owner == seat).collect();
    let mut parts = match own[..] {
        [(who, figure)] => parts(look, who, figure),
        _ => own.iter().map(|(who, figure)| Part::Panel(model(look, *who, figure))).collect(),
    };
    // The structure of a model alone stands before the points.
    let at = usize::from(own.len() == 1).min(parts.len());
    let points = points::of_seat(look, seat).map(Part::Gauge);
    let mission = points::mission_of(look, seat).map(Part::Note);
    parts.splice(at..at, points.into_iter().chain(mission));
    let active = look.view.outcome().is_none()
        && (look.view.owing().contains(seat) || verbs::turn_of(look) == Some(seat));
    let side = crate::content::side_word(table.side(seat));
    let alone = own.first().filter(|_| own.len() == 1);
    let title = look.names.whose("pr-scene-seat", seat).with("side", side);
    let title = match alone {
        Some((who, _)) => title.with("with", "model").with("name", look.names.model(*who)),
        None => title.with("with", "side").with("name", ""),
    };
    let mut marks = alone.map(|(who, figure)| states(look, *who, figure)).unwrap_or_default();
    if look.view.left().contains(seat) {
        marks.push(Mark::new(Message::new("pr-scene-left"), Tone::Spent).drawn("out"));
    }
    Panel { marks, ..Panel::new(ids::seat(seat), title, parts) }.of_seat(seat, active)
}

/// The board of one of several models.
fn model(look: Look<'_>, who: Who, figure: &Figure) -> Panel {
    let marks = states(look, who, figure).into_iter().chain(active(look, who)).collect();
    Panel { marks, ..Panel::new(ids::stats(who), look.names.model(who), parts(look, who, figure)) }
}

/// The tracks, the cards, and what belongs to a model.
fn parts(look: Look<'_>, who: Who, figure: &Figure) -> Vec<Part> {
    let gauges = [structure(look, who, figure), track(look, who, figure, 0), track(look, who, figure, 1)];
    let mut parts: Vec<Part> = gauges.into_iter().map(Part::Gauge).collect();
    parts.push(Part::Note(stats(look, who)));
    parts.extend(tray(look, who).map(Part::Zone));
    parts.extend(figure.face.map(|place| Part::Zone(face(look, who, place))));
    parts.push(Part::Zone(deck(look, who, figure)));
    let lost = figure.damage;
    parts.extend((!lost.is_empty()).then(|| Part::Zone(cards(look, "damage", who, lost, Layout::Row))));
    let crew = card::crew(look, who, figure);
    parts.extend((!crew.is_empty()).then(|| Part::Zone(zone("crew", who, Layout::Row, crew))));
    let gear = card::gear(look, who, figure);
    parts.extend((!gear.is_empty()).then(|| Part::Zone(zone("gear", who, Layout::Row, gear))));
    parts
}

/// PR-1.19, PR-11.6: the structure points that are left.
fn structure(look: Look<'_>, who: Who, figure: &Figure) -> Gauge {
    let most = figure.model(look.names.content).structure;
    let title = Message::new("pr-scene-structure");
    let left = left(look, figure);
    Gauge {
        most: Some(most.into()),
        tone: Tone::Help,
        ..Gauge::new(ids::gauge(who, "structure"), title, left)
    }
}

/// The structure points that are left of a model.
pub(super) fn left(look: Look<'_>, figure: &Figure) -> u8 {
    figure.model(look.names.content).structure.saturating_sub(figure.damage.len())
}

/// The resource of a track.
pub(super) fn resource(look: Look<'_>, figure: &Figure, track: usize) -> Resource {
    match (figure.model(look.names.content).is_jaeger(), track) {
        (true, 0) => Resource::Charge,
        (true, _) => Resource::Ammo,
        (false, 0) => Resource::Rage,
        (false, _) => Resource::Blue,
    }
}

/// PR-1.20, PR-1.21: Charge and Ammo, or Rage and Kaiju Blue.
fn track(look: Look<'_>, who: Who, figure: &Figure, track: usize) -> Gauge {
    let title = say_resource(resource(look, figure, track));
    let (id, tone) = if track == 0 { ("first", Tone::Power) } else { ("second", Tone::Heat) };
    let most = Some(figure.most[track].into());
    Gauge { most, tone, ..Gauge::new(ids::gauge(who, id), title, figure.tracks[track]) }
}

/// PR-1.9 to PR-1.12: the statistics as they are now.
fn stats(look: Look<'_>, who: Who) -> Mark {
    let (table, content) = (look.names.table, look.names.content);
    let words = STATS.map(|one| {
        Message::new("pr-scene-stat")
            .with("stat", say_stat(one))
            .with("value", stat(table, content, who, one))
    });
    Mark::new(Message::new("pr-scene-stats").with("all", words.to_vec()), Tone::Plain)
}

fn zone(kind: &'static str, who: Who, layout: Layout, items: Vec<Item>) -> Zone {
    Zone::new(ids::zone(kind, who), Message::new("pr-scene-zone").with("zone", kind), layout, items)
}

/// Action cards of a model, whose names and texts everybody knows.
fn cards(look: Look<'_>, kind: &'static str, who: Who, held: Cards, layout: Layout) -> Zone {
    let Some(figure) = look.names.table.model(who) else { return zone(kind, who, layout, Vec::new()) };
    let items = held.iter().map(|place| {
        let face = card::front(look.names.content, figure.card(place));
        Item::Card(scene::Card::new(ids::zone(kind, who).at(place), face))
    });
    zone(kind, who, layout, items.collect())
}

/// PR-5.5: the face-up card; the own one lies in the hand, where its actions are chosen.
fn face(look: Look<'_>, who: Who, place: u8) -> Zone {
    cards(look, "face", who, Cards::NONE.with(place), held_by(look, who))
}

/// The layout of action cards: their owner holds those of one model in the hand.
fn held_by(look: Look<'_>, who: Who) -> Layout {
    if in_hand(look) == Some(who) { Layout::Fan } else { Layout::Row }
}

/// The own model that the question is about, or that is active, or the first one.
fn in_hand(look: Look<'_>) -> Option<Who> {
    let seat = look.view.seat()?;
    let table = look.names.table;
    let is_own = |who: &Who| table.model(*who).is_some_and(|figure| figure.owner == seat);
    let first = || {
        let mut own = table.models().filter(|(_, figure)| figure.owner == seat);
        own.find(|(_, figure)| figure.standing != Standing::Destroyed).map(|(who, _)| who)
    };
    verbs::asks(look).filter(is_own).or_else(|| verbs::active(look).filter(is_own)).or_else(first)
}

/// PR-1.24: the deck; the own one is held in the hand, without the card that is laid aside.
fn deck(look: Look<'_>, who: Who, figure: &Figure) -> Zone {
    let held = match chosen(look, who) {
        Some(card) => figure.deck.without(card.place()),
        None => figure.deck,
    };
    cards(look, "deck", who, held, held_by(look, who))
}

/// PR-5.2: the card that the looking seat has laid aside for a model.
pub(super) fn chosen(look: Look<'_>, who: Who) -> Option<CardId> {
    let choosing = Choosing::of(look.view.strand())?;
    let place = choosing.cards[who.index()]?;
    Some(look.names.table.model(who)?.card(place))
}

/// PR-5.2, PR-5.3: while cards are chosen, who has done so; only the own one is seen.
fn tray(look: Look<'_>, who: Who) -> Option<Zone> {
    let round = Round::of(look.view.stack())?;
    let figure = look.names.table.model(who)?;
    if round.step != RoundStep::Choose || figure.deck.is_empty() || figure.pose().is_none() {
        return None;
    }
    let card = chosen(look, who).map(|card| {
        let face = card::front(look.names.content, card);
        Item::Card(scene::Card::new(ids::zone("tray", who).at(card.place()), face))
    });
    let is_done = card.is_some() || !look.view.owing().contains(figure.owner);
    let (words, tone) =
        if is_done { ("pr-scene-chosen", Tone::Plain) } else { ("pr-scene-choosing", Tone::Asked) };
    let marks = vec![Mark::new(Message::new(words), tone).drawn("lock")];
    Some(Zone { marks, ..zone("tray", who, Layout::Sealed, card.into_iter().collect()) })
}

/// The badges of a model on the plane: structure, and what it carries.
pub(super) fn badges(look: Look<'_>, who: Who, figure: &Figure) -> Vec<Mark> {
    let left = left(look, figure);
    let words = Message::new("pr-scene-structure-left").with("left", left);
    let structure = Mark::new(words, Tone::Help).drawn("shield").counting(left);
    [structure].into_iter().chain(states(look, who, figure)).chain(active(look, who)).collect()
}

/// PR-5.11: that it is active now. Of a model alone the head of its seat says so.
fn active(look: Look<'_>, who: Who) -> Option<Mark> {
    let is_active = verbs::active(look) == Some(who);
    is_active.then(|| Mark::new(Message::new("pr-scene-active"), Tone::Asked).drawn("impulse"))
}

/// PR-4.9, PR-15.4, PR-R34: leader, what it carries, what waits, where it is.
fn states(look: Look<'_>, who: Who, figure: &Figure) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut mark = |key: &'static str, tone: Tone, glyph: &'static str| {
        marks.push(Mark::new(Message::new(key), tone).drawn(glyph));
    };
    match figure.standing {
        Standing::Destroyed => mark("pr-scene-destroyed", Tone::Harm, "wreck"),
        Standing::Reserve => mark("pr-scene-reserve", Tone::Spent, "rise"),
        Standing::At(_) => {}
    }
    if let Some(leader) = look.names.table.leader(who.side()).filter(|leader| leader.who == who) {
        let (key, tone) = if leader.used {
            ("pr-scene-leader-used", Tone::Spent)
        } else {
            ("pr-scene-leader", Tone::Power)
        };
        mark(key, tone, "leader");
    }
    for (is_so, key) in [
        (figure.waits.focus, "pr-scene-focus"),
        (figure.waits.brutal, "pr-scene-brutal"),
        (figure.waits.momentum, "pr-scene-momentum"),
    ] {
        if is_so {
            mark(key, Tone::Power, "attack");
        }
    }
    if let Some(thing) = figure.carries {
        let load = look.names.table.tokens().get(usize::from(thing.0)).map(|token| token.load);
        let words = Message::new("pr-scene-carries").with("name", look.names.thing(thing));
        let glyph = load.map(|load| board::load(look, load)).unwrap_or_default();
        marks.push(Mark { glyph: Some(glyph), ..Mark::new(words, Tone::Help) });
    }
    marks
}
