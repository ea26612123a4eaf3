//! Builds in words: everything for the player who made it, and the public part for others.

use crate::build::{Build, SETS};
use crate::content::{CardId, Content};
use kernel::Seat;
use words::Message;

/// Which faction with which Pilot, which weapons and which other cards.
pub(crate) fn say_kit(content: &Content, build: &Build) -> Vec<Message> {
    let name = |id: CardId| Message::new("gk-piece-card").with("name", content.card(id).name.as_str());
    let line = |part: &'static str, list: Vec<Message>| {
        Message::new("gk-kit-line").with("part", part).with("count", list.len()).with("list", list)
    };
    let sets = SETS.map(|(key, rank, _)| line(key, build.sets(content, rank).map(name).collect()));
    let further = line("cards", build.further(content).map(name).collect());
    say_pair(content, build).into_iter().chain(sets).chain([further]).collect()
}

/// GK-3.12: faction and Pilot, which are public; the deck is built in secret (GK-4.9).
pub(crate) fn say_pair(content: &Content, build: &Build) -> Option<Message> {
    let faction = content.factions.get(usize::from(build.faction.0))?;
    let pilot = content.pilots.get(usize::from(build.pilot.0))?;
    let said = Message::new("gk-kit-pair").with("faction", faction.name.as_str());
    Some(said.with("pilot", pilot.name.as_str()))
}

/// What the seat brings, as far as everybody may know it.
pub(super) fn say_brought(content: &Content, seat: Seat, build: &Build) -> Option<Message> {
    let pair = say_pair(content, build)?;
    Some(Message::new("gk-setup-brought").with("seat", kernel::letter(seat)).with("kit", pair))
}
