//! What can be chosen before the first turn: factions, Pilots, the cards of a faction, and the deck so far.

use super::{Look, card, ids};
use crate::content::{CardId, FactionId, PilotId, say_clauses};
use crate::procedures::assembling::chosen;
use crate::question::Question;
use kernel::Seat;
use scene::{Card, Face, Glyph, Item, Layout, Zone};
use words::Message;

/// The zones of the question that the looking seat is asked.
pub(super) fn zones(look: Look<'_>) -> Vec<Zone> {
    let seat = look.seat;
    let id = ids::zone("pool", seat);
    let pool = |layout: Layout, items: Vec<Item>| {
        let title = Message::new("gk-scene-zone").with("zone", "pool");
        Zone::new(id.clone(), title, layout, items)
    };
    match look.view.question() {
        Some(Question::Faction) => vec![pool(Layout::Row, factions(look, seat))],
        Some(Question::Pilot) => vec![pool(Layout::Row, pilots(look, seat))],
        Some(Question::Set(_) | Question::Fill(_)) => {
            let title = Message::new("gk-scene-zone").with("zone", "built");
            let built = card::counted(look, "built", seat, &chosen(look.at()));
            let built = Zone::new(ids::zone("built", seat), title, Layout::Grid(5), built);
            vec![pool(Layout::Grid(5), cards(look, seat)), built]
        }
        Some(
            Question::Start
            | Question::Face
            | Question::Deck
            | Question::Reboot
            | Question::Deploy
            | Question::DeployAt(_)
            | Question::Move(_)
            | Question::Push(_)
            | Question::Declare
            | Question::Pay(_)
            | Question::Order
            | Question::Fire(_)
            | Question::Lose(_)
            | Question::Tag
            | Question::Shed
            | Question::Discard
            | Question::Confirm
            | Question::Window(_)
            | Question::Against(_)
            | Question::Repair(_)
            | Question::Step(_)
            | Question::Shove
            | Question::Untag,
        )
        | None => Vec::new(),
    }
}

/// GK-3.4: each faction with its Support Units.
fn factions(look: Look<'_>, seat: Seat) -> Vec<Item> {
    let item = |(id, faction): (FactionId, &crate::content::Faction)| {
        let title = Message::new("gk-piece-faction").with("name", faction.name.as_str());
        let text =
            faction.units.iter().map(|unit| Message::new("gk-piece-card").with("name", unit.name.as_str()));
        let glyph = card::hitter(id, &faction.name);
        item(seat, id.0, (title, glyph, text.collect()))
    };
    (0..).map(FactionId).zip(&look.names.content.factions).map(item).collect()
}

/// GK-3.8: the Pilots of the faction.
fn pilots(look: Look<'_>, seat: Seat) -> Vec<Item> {
    let Some(faction) = look.names.table.player(seat).faction else { return Vec::new() };
    let item = |(id, pilot): (PilotId, &crate::content::Pilot)| {
        let title = Message::new("gk-piece-pilot").with("name", pilot.name.as_str());
        item(seat, id.0, (title, Glyph::named("pilot"), say_clauses(&pilot.clauses)))
    };
    look.names.content.pilots_of(faction).map(item).collect()
}

fn item(seat: Seat, id: u8, (title, glyph, text): (Message, Glyph, Vec<Message>)) -> Item {
    let face = Face::Front { turned_down: false, title, glyph, numbers: Vec::new(), text };
    Item::Card(Card::new(ids::zone("pool", seat).at(id), face))
}

/// GK-4: the cards of the faction.
fn cards(look: Look<'_>, seat: Seat) -> Vec<Item> {
    let Some(faction) = look.names.table.player(seat).faction else { return Vec::new() };
    let pool = look.names.content.pool(faction);
    let item = |(id, facts): (CardId, &crate::content::Card)| {
        let card = Card::new(ids::card("pool", seat, id), card::front(look, id));
        Item::Card(card.times(facts.copies))
    };
    pool.map(item).collect()
}
