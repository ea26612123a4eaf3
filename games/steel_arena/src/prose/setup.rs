//! The names of the named set-ups, and a set-up in words.

use crate::notation::letter;
use crate::setup::{LAYOUTS, MODES, Setup};
use tabletop::setup::{BY_CHANCE, word_of};
use words::Message;

/// The name of a named set-up.
pub(super) fn title(name: &str) -> Option<Message> {
    let setups = <crate::SteelArena as kernel::Library>::setups();
    let (_, setup) = setups.into_iter().find(|(other, _)| other == name)?;
    let first = setup.first.map_or(BY_CHANCE, |_| "last");
    Some(summary(&setup).with("first", first))
}

fn summary(setup: &Setup) -> Message {
    let mode = word_of(MODES, &setup.expert);
    let team = if setup.team { "yes" } else { "no" };
    let field = setup.layout().map_or("other", |place| LAYOUTS[place].0);
    let said = Message::new("sa-setup").with("seats", setup.seats).with("mode", mode);
    said.with("team", team).with("field", field)
}

/// The agreed choices, line by line.
pub(super) fn say(setup: &Setup) -> Vec<Message> {
    let first = setup.first.map_or(BY_CHANCE.to_owned(), letter);
    let starts = Message::new("sa-option-first-of").with("first", first);
    vec![summary(setup).with("first", BY_CHANCE), starts]
}
