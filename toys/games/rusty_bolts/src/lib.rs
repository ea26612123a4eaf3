//! Rusty Bolts: a heap of bolts, and a tool in every pocket.
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

pub use content::{Content, Tool, ToolId};
pub use event::Event;
pub use procedures::{Drawing, Frame, Opening, Turn};
pub use question::{Answer, Illegal, Question};
pub use setup::Setup;
pub use table::{Pocket, Table, Tools};

use kernel::{At, Cx, Ending, Leaving, Outcome, Rules, Seat};
use question::{check_hand, check_tool, might_use};
use setup::CHOICES;

/// The rules of Rusty Bolts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RustyBolts;

impl Rules for RustyBolts {
    const ID: &'static str = "rusty-bolts";
    const VERSION: u32 = 1;

    kernel::usual!(Out = ());
    kernel::seen!();
    kernel::open_setup!();

    fn open(setup: &Setup, content: &Content) -> Result<kernel::Opening<Self>, Vec<Illegal>> {
        CHOICES.check(setup)?;
        let (table, frame) = (Table::new(setup, content), Opening { drawn: 0 }.into());
        Ok(kernel::Opening { seats: setup.seats, table, frame })
    }

    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        let all = (1..=3).map(Answer::Take).chain([Answer::Use]);
        out.extend(all.filter(|&answer| Self::check(at, question, seat, answer).is_ok()));
    }

    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        match (question, answer) {
            (Question::Take, Answer::Take(bolts)) => check_hand(at, bolts),
            (Question::Take, Answer::Use) => check_tool(at, seat),
        }
    }

    /// RB-R4: the last bolt, where everybody knows that no tool can be used.
    fn only_answer(at: At<'_, Self>, _question: &Question, seat: Seat) -> Option<Answer> {
        (at.table.heap == 1 && !might_use(at, seat)).then_some(Answer::Take(1))
    }

    fn pile<'a>(at: At<'a, Self>, _pile: u8) -> &'a [u8] {
        at.table.unseen.counts()
    }

    /// RB-R1: who leaves does not win; who stays alone does.
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        let table = cx.table_mut();
        table.empty(seat).into_iter().for_each(|tool| table.unseen.add(tool.0));
        cx.tell(Event::Left { seat });
        let there = cx.there();
        if there.len() > 1 { Leaving::Stays } else { Leaving::Ends(Outcome::won(there, cx.seats())) }
    }

    /// RB-R2: a draw between those who are there.
    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        cx.tell(Event::TimeUp);
        Some(Outcome::drawn(cx.there(), cx.seats(), Ending::Time))
    }
}
