//! Steel Arena: robots that tear modules off each other.
//!
//! Each player steers one robot on a field of hexagonal tiles, bolts modules onto it, and activates
//! them until they overheat. Damage costs modules; a module torn off is a trophy. The types in reading
//! order:
//!
//! - [`Setup`]: what was agreed, and every reason why something is not allowed.
//! - [`Content`]: the tiles and boards, as data.
//! - [`Table`]: what lies on the table. A tile that nobody has seen is a back and nothing else.
//! - [`Frame`] and the procedures: turn, activation, attack, hit, explosion, end of the turn.
//! - [`Question`], [`Answer`], [`Illegal`]: what is asked, what can be answered, why not.
//! - [`Event`] and [`View`]: what is told and seen.
//!
//! The rules with their numbers stand in `RULES.md`; every function that carries one cites it.

mod census;
pub mod content;
mod event;
mod field;
mod frame;
mod hints;
mod illegal;
mod knowledge;
mod legality;
mod lesson;
mod library;
mod notation;
pub mod procedures;
mod prose;
mod queries;
mod question;
mod reckoning;
mod scene;
mod setup;
mod table;
mod tile;
mod view;

pub use content::{Back, Content, KindId};
pub use event::{Event, Parts, Shown};
pub use field::{CELLS_MAX, Cell, Cells, Field};
pub use frame::Frame;
pub use illegal::Illegal;
pub use question::{Ability, Answer, Question};
pub use setup::{Options, Setup};
pub use table::{Ground, MODULES_MAX, Robot, Side, Table};
pub use tile::{Arrival, Facts, Module, Part, Tile};
pub use view::View;

use kernel::{At, Cx, Leaving, Opening, Outcome, Rules, Seat};

/// The rules of Steel Arena.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SteelArena;

impl Rules for SteelArena {
    const ID: &'static str = "steel-arena";
    const VERSION: u32 = 3;

    kernel::usual!(Out = ());
    kernel::seen!(View, knowledge::Known);
    kernel::open_setup!();

    fn open(setup: &Setup, content: &Content) -> Result<Opening<Self>, Vec<Illegal>> {
        setup.open(content)
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
        procedures::Pile::of(pile).counts(at.table, at.content)
    }

    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        procedures::leaving::leave(cx, seat)
    }

    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        Some(procedures::leaving::time_up(cx))
    }
}
