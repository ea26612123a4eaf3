//! All cards that a deck may be made of, as a scene of one zone.

use super::names::Names;
use super::{KINDS_A_ROW, cards};
use crate::StakBots;
use crate::content::Content;
use crate::setup::Options;
use crate::view::View;
use kernel::SeatSet;
use scene::{Card, Id, Item, Layout, Part, Prompt, Scene, Zone};
use words::Message;

/// SB-17.25: every kind once, with the copies that a set holds.
pub(super) fn all(content: &Content) -> Scene {
    let view = nothing();
    let names = Names::of(content, &view);
    let card = |(id, kind): (_, &crate::content::Kind)| Card {
        id: Id::of("card", &kind.code),
        face: cards::front(&names, id, false),
        marks: Vec::new(),
        lying: false,
        copies: kind.copies.into(),
    };
    let title = || Message::new("sb-scene-all-cards");
    let zone = Zone {
        id: Id::of("zone", "cards"),
        title: title(),
        layout: Layout::Grid(KINDS_A_ROW),
        items: content.iter().map(card).map(Item::Card).collect(),
        unlisted: 0,
        marks: Vec::new(),
    };
    Scene {
        game: <StakBots as kernel::Rules>::ID.to_owned(),
        outcome: None,
        headline: title(),
        looker: None,
        seats: view.options.seats,
        parts: vec![Part::Zone(zone)],
        overlays: Vec::new(),
        prompt: Prompt::default(),
    }
}

/// A view of a table on which nothing lies.
fn nothing() -> View {
    View {
        seat: None,
        options: Options::standard(2),
        players: Vec::new(),
        decks: Vec::new(),
        turn: None,
        waiting: Vec::new(),
        attack: None,
        owing: SeatSet::EMPTY,
        question: None,
        left: SeatSet::EMPTY,
        outcome: None,
        known: None,
    }
}
