//! Stak Bots: a card battler of chained entry effects.
//!
//! Every player defends a pile of mostly face-down robot cards, a Stak, which is army and life at
//! once. The types in reading order:
//!
//! - [`Setup`] and [`Options`]: what was agreed, and every reason why something is not allowed.
//! - [`Content`]: the cards, as data.
//! - [`Table`]: what lies on the table. What nobody has seen does not exist yet: it is a multiset.
//! - [`Frame`] and the procedures: turn, deeds, attack, effects, chains, clearing.
//! - [`Question`], [`Answer`], [`Illegal`]: what is asked, what can be answered, why not.
//! - [`Event`] and [`View`]: what is told and seen.
//!
//! The rules with their numbers stand in `RULES.md`; every function that carries one cites it.

mod card;
mod census;
pub mod content;
mod event;
mod frame;
mod hints;
mod illegal;
mod knowledge;
mod legality;
mod lesson;
mod library;
mod notation;
mod procedures;
mod prose;
mod queries;
mod question;
mod scene;
mod setup;
mod shuffling;
mod table;
mod view;

pub use card::{Card, Lying, STAKS_MAX, StakId, StakSet};
pub use content::{Content, KindId};
pub use event::{Event, Seen};
pub use frame::{Frame, Out};
pub use illegal::Illegal;
pub use question::{Answer, Prompt, Question, Wanted};
pub use setup::{Borderless, Choice, DRONE, Decks, Level, Mode, Options, Setup};
pub use table::{KINDS_MAX, Kinds, SEATS, Table};
pub use view::View;

use kernel::{At, Cx, Opening, Outcome, Rules, Seat, SeatSet};

/// The rules of Stak Bots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StakBots;

impl Rules for StakBots {
    const ID: &'static str = "stak-bots";
    const VERSION: u32 = 2;

    kernel::usual!(Out = Out);
    kernel::seen!(View, knowledge::Known);
    // SB-R68: deck lists are open once the bout begins.
    kernel::open_setup!();

    fn open(setup: &Setup, content: &Content) -> Result<Opening<Self>, Vec<Illegal>> {
        procedures::opening::open(setup, content)
    }

    #[inline]
    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        legality::answers(at, question, seat, out);
    }

    #[inline]
    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        legality::check(at, question, seat, answer)
    }

    fn default_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Answer {
        legality::default_answer(at, question, seat)
    }

    #[inline]
    fn only_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Option<Answer> {
        legality::only_answer(at, question, seat)
    }

    #[inline]
    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8] {
        at.table.unseen[usize::from(pile)].counts()
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> kernel::Leaving<Self> {
        procedures::clearing::leave(cx, seat)
    }

    fn still_in(at: At<'_, Self>) -> SeatSet {
        at.table.sharing(at.table.playing())
    }

    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        procedures::turn::time_up(cx)
    }
}
