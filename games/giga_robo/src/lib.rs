//! Giga-Robo!: pilots in giant robots, with cards that answer cards, in a city that falls.
//!
//! Each player brings a pilot, a robot and sixteen cards. Most cards start in the Cooldown Meter and come to hand turn by
//! turn; attacks are answered, answers are answered, dice decide, and robots are thrown through buildings. The types in
//! reading order:
//!
//! - [`content`]: what cards, abilities, Impact Cards and maps say, as data.
//! - [`build`], [`Setup`]: what was chosen, and every reason why something is not allowed.
//! - [`city`], [`dice`]: the measures of the map and of the dice, pure.
//! - [`Table`]: what lies on the table; `statics`: what holds and what it changes.
//! - [`Frame`] and the procedures: turn, window, attack, effect, Forced Movement, Cooldown.
//! - [`Question`], [`Answer`], [`Illegal`]: what is asked, what can be answered, why not.
//! - [`Event`] and [`View`]: what is told and seen.
//!
//! The rules with their numbers stand in `RULES.md`; every function that carries one cites it.

pub mod build;
mod census;
pub mod city;
pub mod content;
pub mod dice;
pub mod event;
mod forecast;
mod frame;
mod hints;
mod illegal;
mod kit;
mod knowledge;
mod legality;
mod lesson;
mod library;
mod measures;
mod notation;
pub mod procedures;
mod prose;
mod queries;
mod question;
mod scene;
mod setup;
mod statics;
pub mod table;
pub mod text;
mod view;

pub use content::Content;
pub use event::Event;
pub use frame::Frame;
pub use illegal::Illegal;
pub use question::{Answer, Chosen, Moment, Obstacle, Question, Wanted};
pub use setup::{Mode, Options, Setup, Watch};
pub use table::{Aim, Table};
pub use text::Source;
pub use view::View;

use kernel::{At, Cx, Flow, Leaving, Opening, Outcome, Rules, Seat, SeatSet};

/// The rules of Giga-Robo!.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GigaRobo;

impl Rules for GigaRobo {
    const ID: &'static str = "giga-robo";
    const VERSION: u32 = 7;

    kernel::usual!(Out = procedures::Out);
    kernel::seen!(View, knowledge::Known);

    fn open(setup: &Setup, content: &Content) -> Result<Opening<Self>, Vec<Illegal>> {
        setup.open(content)
    }

    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        legality::answers(at, question, seat, out);
    }

    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        legality::check(at, question, seat, answer)
    }

    #[inline]
    fn hold_up(cx: &mut Cx<'_, Self>, flow: &mut Flow<Self>) {
        procedures::powering::hold_up(cx, flow);
    }

    fn default_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Answer {
        legality::default_answer(at, question, seat)
    }

    fn only_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Option<Answer> {
        legality::only_answer(at, question, seat)
    }

    #[inline]
    fn pile<'a>(at: At<'a, Self>, _pile: u8) -> &'a [u8] {
        &at.table.deck
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        procedures::leaving::leave(cx, seat)
    }

    fn stands(at: At<'_, Self>, question: &Question, seat: Seat) -> bool {
        legality::stands(at, question, seat)
    }

    fn still_in(at: At<'_, Self>) -> SeatSet {
        procedures::ending::still_in(at)
    }

    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        Some(procedures::leaving::time_up(cx))
    }

    fn setup_for(setup: &Setup, seat: Option<Seat>) -> Setup {
        setup.seen_by(seat)
    }
}
