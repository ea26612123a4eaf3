//! The scene: a view made visible, and every answer bound to the things that it concerns.

mod beat;
mod binding;
mod cards;
mod forecast;
mod names;
mod picture;
mod pieces;
mod preview;
mod question;
#[cfg(test)]
mod tests;
mod verbs;

use crate::StakBots;
use crate::content::Content;
use crate::event::Event;
use crate::prose::review::why;
use crate::view::{Deck, Player, View};
use kernel::{Offer, Rules, Seat, Show};
use names::Names;
use scene::{Id, Item, Layout, Mark, Order, Overlay, Panel, Part, Prompt, Scene, Tone, Zone};
use words::Message;

/// How many kinds are side by side where cards are counted.
const KINDS_A_ROW: u8 = 3;

impl Show for StakBots {
    type Scene = Scene;
    type Beat = scene::Beat;

    fn show(content: &Content, view: &View, offers: Vec<Offer<StakBots>>) -> Scene {
        let names = Names::of(content, view);
        Scene {
            parts: parts(&names),
            overlays: attack(view),
            outcome: why(view),
            prompt: prompt(&names, offers),
            ..Scene::of(Self::ID, view.seat, view.options.seats, names.headline(view), view.outcome.is_some())
        }
    }

    fn beat(content: &Content, view: &View, event: &Event) -> Option<scene::Beat> {
        Some(beat::beat(&Names::of(content, view), event))
    }

    fn pieces(content: &Content) -> Option<Scene> {
        Some(pieces::all(content))
    }
}

/// The looking seat first, then clockwise; a spectator sees the seats in their order.
fn parts(names: &Names<'_>) -> Vec<Part> {
    let view = names.view;
    let seats = view.players.len();
    let first = view.seat.map_or(0, |seat| usize::from(seat.0));
    let around = (0..seats).map(|place| &view.players[(first + place) % seats]);
    let mut parts: Vec<Part> = Vec::new();
    parts.extend(view.attack.map(|(from, at)| {
        let words = Message::new("sb-view-attack").with("from", names.stak(from)).with("at", names.stak(at));
        Part::Note(Mark::new(words, Tone::Harm).drawn("attack"))
    }));
    parts.extend(waiting(names).map(Part::Order));
    parts.extend(around.map(|player| Part::Panel(panel(names, player))));
    if !view.options.own_decks {
        parts.extend(view.decks.iter().map(|deck| Part::Panel(common_deck(names, deck))));
    }
    parts
}

/// SB-R61: entry effects that wait, the next one first.
fn waiting(names: &Names<'_>) -> Option<Order> {
    let entry = |&stak| {
        let card = names.kind_of(names.top_card(stak)).map_or(Message::new("sb-a-card"), |id| names.kind(id));
        let words = names.about_stak("sb-owned", stak).with("card", card);
        (Some(names.top(stak)), words)
    };
    let entries: Vec<_> = names.view.waiting.iter().map(entry).collect();
    let order = || Order { id: Id::of("order", "waiting"), title: Message::new("sb-scene-waiting"), entries };
    (!names.view.waiting.is_empty()).then(order)
}

fn panel(names: &Names<'_>, player: &Player) -> Panel {
    let view = names.view;
    let deck = view.decks.get(usize::from(player.seat.0)).filter(|_| view.options.own_decks);
    let mut parts: Vec<Part> = Vec::new();
    parts.extend(player.staks.iter().map(|stak| Part::Zone(cards::stak(names, stak))));
    if !player.out {
        parts.push(Part::Zone(cards::hand(names, player)));
    }
    parts.extend(deck.into_iter().flat_map(|deck| deck_zones(names, deck, player.seat)));
    let out = player.out.then(|| Mark::new(Message::new("sb-scene-out"), Tone::Spent).drawn("out"));
    Panel {
        id: seat_id(player.seat),
        title: names.player(player.seat),
        seat: Some(player.seat.0),
        active: view.outcome.is_none() && view.turn.is_some_and(|turn| turn.seat == player.seat),
        marks: out.into_iter().collect(),
        parts,
    }
}

fn common_deck(names: &Names<'_>, deck: &Deck) -> Panel {
    Panel {
        id: Id::of("deck", 0),
        title: Message::new("sb-scene-deck"),
        seat: None,
        active: false,
        marks: Vec::new(),
        parts: deck_zones(names, deck, Seat(0)),
    }
}

/// SB-R61, SB-R63, SB-R64: the supply by its size, the scrapheap by its cards, and what may still come.
fn deck_zones(names: &Names<'_>, deck: &Deck, seat: Seat) -> Vec<Part> {
    let zone = |kind: &str, key: &'static str, layout, items: Vec<Item>, unlisted: u32, marks| {
        let (id, title) = (Id::of(kind, seat.0), Message::new(key));
        Part::Zone(Zone { id, title, layout, items, unlisted, marks })
    };
    let grid = Layout::Grid(KINDS_A_ROW);
    let scrapped = cards::counted(names, &Id::of("scrapheap", seat.0), &deck.scrapheap, seat);
    let unseen = cards::counted(names, &Id::of("unseen", seat.0), &deck.unseen, seat);
    let fed = names.view.turn.is_some_and(|turn| turn.fed);
    let fed = fed.then(|| Mark::new(Message::new("sb-scene-fed"), Tone::Help).drawn("fed"));
    let mut zones = vec![
        zone("supply", "sb-scene-supply", Layout::Stack, Vec::new(), deck.supply.into(), Vec::new()),
        zone("scrapheap", "sb-scene-scrapheap", grid, scrapped, 0, fed.into_iter().collect()),
        zone("unseen", "sb-scene-unseen", grid, unseen, 0, Vec::new()),
    ];
    zones.extend(deck.older.iter().map(|older| Part::Zone(cards::older(names, older, seat))));
    zones
}

/// SB-7.1: the attack in progress, from top card to top card.
fn attack(view: &View) -> Vec<Overlay> {
    let names_top = |stak| cards::top_id(view, stak);
    let line = |(from, at)| Overlay::Line { from: names_top(from), to: names_top(at), blocker: None };
    view.attack.map(line).into_iter().collect()
}

fn prompt(names: &Names<'_>, offers: Vec<Offer<StakBots>>) -> Prompt {
    let question = names.view.question.as_ref();
    let question = question.map(|question| question::say(names, question, &offers));
    let choices = offers.into_iter().map(|offer| binding::choice(names, offer)).collect();
    let turn_of = names.view.turn.filter(|_| names.view.outcome.is_none()).map(|turn| turn.seat.0);
    Prompt::new(names.view.owing.iter(), question, choices).because(verbs::why(names)).in_turn_of(turn_of)
}

fn seat_id(seat: Seat) -> Id {
    Id::of("seat", seat.0)
}
