//! Giga-Robo!: a heap of bolts, and a tool in every pocket.
//!
//! The types in reading order:
//!
//! - [`Setup`]: what was agreed, and every reason why something is not allowed.
//! - [`Content`]: the tools, as data.
//! - [`Table`]: what lies on the table. A tool that nobody has seen is one of a multiset.
//! - [`Frame`] and the procedures: opening, drawing, turn.
//! - [`Question`], [`Answer`], [`Illegal`]: what is asked, what can be answered, why not.
//! - [`Event`] and [`View`]: what is told and seen.
//!
//! The rules with their numbers stand in `RULES.md`; every function that carries one cites it.

mod census;
pub mod city;
mod content;
pub mod dice;
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
mod view;

pub use content::{Content, Tool, ToolId};
pub use event::Event;
pub use procedures::{Drawing, Frame, Opening, Turn};
pub use question::{Answer, Illegal, Question};
pub use setup::Setup;
pub use table::{Pocket, Table, Tools};
pub use view::View;

use kernel::{At, Bout, Cx, Dealer, Flow, Leaving, Outcome, Reply, Rules, Seat};

/// The rules of Giga-Robo!.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GigaRobo;

impl Rules for GigaRobo {
    type Setup = Setup;
    type Content = Content;
    type Table = Table;
    type Frame = Frame;
    type Out = ();
    type Question = Question;
    type Answer = Answer;
    type Event = Event;
    type View = View;
    type Known = knowledge::Known;
    type Illegal = Illegal;

    const ID: &'static str = "giga-robo";
    const VERSION: u32 = 1;

    fn open(setup: &Setup, content: &Content) -> Result<kernel::Opening<Self>, Vec<Illegal>> {
        setup.open(content)
    }

    fn resume(cx: &mut Cx<'_, Self>, frame: Frame, reply: Reply<Self>) -> Flow<Self> {
        frame.resume(cx, reply)
    }

    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        question::answers(at, *question, seat, out);
    }

    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        question::check(at, *question, seat, answer)
    }

    /// GR-R3: one bolt always lies there.
    fn default_answer(_at: At<'_, Self>, _question: &Question, _seat: Seat) -> Answer {
        Answer::Take(1)
    }

    fn pile<'a>(at: At<'a, Self>, _pile: u8) -> &'a [u8] {
        at.table.unseen.counts()
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        procedures::leave(cx, seat)
    }

    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        Some(procedures::time_up(cx))
    }

    fn view(bout: &Bout<Self>, seat: Option<Seat>) -> View {
        View::of(bout, seat)
    }

    fn known(bout: &Bout<Self>, seat: Seat) -> knowledge::Known {
        knowledge::Known::of(bout, seat)
    }

    fn imagine(known: &knowledge::Known, dealer: &mut Dealer) -> Bout<Self> {
        known.imagine(dealer)
    }

    /// Nothing of a set-up is private.
    fn setup_for(setup: &Setup, _seat: Option<Seat>) -> Setup {
        setup.clone()
    }
}
