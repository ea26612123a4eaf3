//! How a bout ended, in words: the result, by which road, what ended it, the places.

use kernel::{Ending, Outcome, Seat};
use words::Message;

/// For `reader`, or for everybody; `name` says who sits where. `verdict` is what the game itself says of it, if that is
/// more than who has won.
pub(crate) fn outcome_words(
    outcome: &Outcome,
    reader: Option<Seat>,
    verdict: Option<Message>,
    name: impl Fn(Seat) -> Message,
) -> Vec<Message> {
    let first: Vec<Message> = outcome.first().iter().map(&name).collect();
    let result = match reader {
        _ if outcome.is_draw() => Message::new("tui-drawn").with("who", first),
        Some(seat) if outcome.place(seat) == 1 => Message::new("tui-you-won"),
        Some(_) => Message::new("tui-you-lost").with("who", first),
        None => Message::new("tui-won").with("count", first.len()).with("who", first),
    };
    let ending = match outcome.ending {
        Ending::Rules => None,
        Ending::Time => Some(Message::new("tui-ending-time")),
        Ending::Limit => Some(Message::new("tui-ending-limit")),
    };
    [result].into_iter().chain(verdict).chain(ending).chain(places(outcome, &name)).collect()
}

/// The places behind the first, where they differ.
fn places(outcome: &Outcome, name: impl Fn(Seat) -> Message) -> Vec<Message> {
    let seats = outcome.seats();
    let at = |place: u8| (0..seats).map(Seat).filter(move |&seat| outcome.place(seat) == place);
    let behind: Vec<u8> = (2..=seats).filter(|&place| at(place).next().is_some()).collect();
    let line = |&place: &u8| {
        let who: Vec<Message> = at(place).map(&name).collect();
        Message::new("tui-place").with("place", place).with("who", who)
    };
    behind.iter().filter(|_| behind.len() > 1).map(line).collect()
}
