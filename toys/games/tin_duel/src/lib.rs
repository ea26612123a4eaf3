//! Tin Duel: two giant robots, and a hand of moves that nobody else sees.
//!
//! In reading order: [`Setup`], [`Content`], [`Table`]; the procedures of a [`Frame`]; [`Question`], [`Answer`] and
//! [`Illegal`]; [`Event`]. The rules stand in `RULES.md`, and every function that carries one cites it.

mod content;
mod event;
mod hints;
mod knowledge;
mod library;
mod notation;
mod procedures;
mod prose;
mod question;
mod scene;
mod setup;
mod table;

pub use content::{Content, Move, MoveId};
pub use event::Event;
pub use procedures::{Choosing, Drawing, Frame, Opening, Round};
pub use question::{Answer, Illegal, Question};
pub use setup::Setup;
pub use table::{Hand, Moves, Table};

use kernel::{At, Cx, Ending, Leaving, Outcome, Rules, Seat};
use procedures::leader;
use setup::CHOICES;

/// The rules of Tin Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TinDuel;

impl Rules for TinDuel {
    const ID: &'static str = "tin-duel";
    const VERSION: u32 = 1;

    kernel::usual!(Out = Option<MoveId>);
    kernel::seen!();
    kernel::open_setup!();

    fn open(setup: &Setup, content: &Content) -> Result<kernel::Opening<Self>, Vec<Illegal>> {
        CHOICES.check(setup)?;
        let (table, frame) = (Table::new(setup.armour, content), Opening { drawn: 0 }.into());
        Ok(kernel::Opening { seats: 2, table, frame })
    }

    /// TD-R3: the first is played for who does not choose in time.
    fn answers(at: At<'_, Self>, _question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        out.extend(at.table.hands[seat].moves.iter().map(|(id, _)| Answer::Play(MoveId(id))));
    }

    /// TD-2.1.
    fn check(at: At<'_, Self>, _question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        let Answer::Play(chosen) = answer;
        if at.table.hands[seat].moves.counts().get(usize::from(chosen.0)).is_some_and(|&copies| copies > 0) {
            Ok(())
        } else {
            Err(Illegal::NotInHand)
        }
    }

    /// TD-R4.
    fn only_answer(at: At<'_, Self>, _question: &Question, seat: Seat) -> Option<Answer> {
        let hand = &at.table.hands[seat].moves;
        let mut kinds = hand.iter();
        let (first, _) = kinds.next()?;
        let is_only = kinds.next().is_none() && (hand.total() == 1 || !at.table.may_differ());
        is_only.then_some(Answer::Play(MoveId(first)))
    }

    fn pile<'a>(at: At<'a, Self>, _pile: u8) -> &'a [u8] {
        at.table.unseen.counts()
    }

    /// TD-R1.
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        cx.tell(Event::Left { seat });
        Leaving::Ends(Outcome::won(kernel::SeatSet::only(seat.next(2)), 2))
    }

    /// TD-R2.
    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        cx.tell(Event::TimeUp);
        let mut outcome = leader(cx.table());
        outcome.ending = Ending::Time;
        Some(outcome)
    }
}
