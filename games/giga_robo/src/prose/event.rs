//! Events in words.

use super::names::{Names, flag};
use super::says::Saying;
use crate::event::Event;
use kernel::Seat;
use words::Message;
use words::telling::message;

/// What happened, for the reader of these names.
pub(super) fn say(names: Names<'_>, event: &Event) -> Message {
    let about = event.about().unwrap_or(Seat(0));
    let said = message("gr-event", event, &Saying { names, about });
    match *event {
        Event::Attacked { at, aim, .. } => said.with("target", names.target(at, aim)),
        Event::Took { by, .. } => said.with("inflicted", flag(by.is_some())),
        _ => said,
    }
}
