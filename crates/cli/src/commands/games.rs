//! `hangar games`: the list of games.

use super::Desk;
use crate::people;
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
        let (least, most) = people::range::<G>();
        Message::new("cli-game")
            .with("id", G::ID)
            .with("title", G::TITLE)
            .with("least", least)
            .with("most", most)
            .with("setups", G::setups().len())
    }
}
