//! `hangar games`: the list of games.

use super::Desk;
use crate::table::seats_of;
use catalog::{Playable, Visitor};
use tui::failure::{Run, Verdict};
use words::Message;

pub(super) fn run(desk: &mut Desk<'_>) -> Run<Verdict> {
    for line in catalog::each(Line) {
        desk.stage.say(&line)?;
    }
    Ok(Verdict::Good)
}

/// One game as a line.
#[derive(Clone, Copy)]
struct Line;

impl Visitor for Line {
    type Out = Message;

    fn visit<G: Playable>(self) -> Message {
        let setups = G::setups();
        let (least, most) = seats_in::<G>(&setups);
        Message::new("cli-game")
            .with("id", G::ID)
            .with("title", G::TITLE)
            .with("least", least)
            .with("most", most)
            .with("setups", setups.len())
    }
}

/// The fewest and the most seats of the named tables.
pub(super) fn seat_range<G: Playable>() -> (u8, u8) {
    seats_in::<G>(&G::setups())
}

fn seats_in<G: Playable>(setups: &[(String, G::Setup)]) -> (u8, u8) {
    let Ok(content) = G::content(&G::house()) else { return (0, 0) };
    let seats = setups.iter().filter_map(|(_, setup)| seats_of::<G>(setup, &content).ok());
    seats.fold((u8::MAX, 0), |(least, most), seats| (least.min(seats), most.max(seats)))
}
