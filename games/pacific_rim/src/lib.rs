//! Pacific Rim Extinction: giant robots against giant monsters on a table without a grid.
//!
//! In reading order: [`Setup`], [`build`], [`content`], [`Table`], [`queries`]; the procedures of a [`Frame`];
//! [`Question`], [`Answer`] and [`Illegal`]; [`Event`]. The rules stand in `RULES.md`, and every function that carries one
//! cites it.

pub mod build;
pub mod content;
mod event;
mod hints;
pub mod kit;
mod knowledge;
mod legality;
mod lesson;
mod library;
mod notation;
pub mod places;
pub mod pool;
mod procedures;
mod prose;
pub mod queries;
mod question;
mod scene;
mod setup;
mod table;

pub use content::Content;
pub use event::Event;
pub use procedures::{
    Acting, Activation, Choosing, Colliding, Contesting, Deploying, Drive, Frame, Laying, Moved, Moving,
    Mustering, Opening, Out, Reserving, Rolling, Round, Spoiling, Straining, Striking, Wounding,
};
pub use question::{Answer, Illegal, Question};
pub use setup::{Mode, Setup};
pub use table::{
    Area, Block, Cards, Edges, Figure, Goal, Leader, Load, Marks, Missions, Models, Spot, Standing, Table,
    Target, Thing, Token, Tower, Waits, Who,
};

use content::Side;
use kernel::{At, Cx, Ending, Flow, Leaving, Outcome, Rules, Seat, SeatSet};
use procedures::{players, score};

/// The rules of Pacific Rim Extinction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PacificRim;

impl Rules for PacificRim {
    const ID: &'static str = "pacific-rim";
    const VERSION: u32 = 2;

    kernel::usual!(Out = Out);
    kernel::seen!();
    kernel::open_setup!();

    fn open(setup: &Setup, content: &Content) -> Result<kernel::Opening<Self>, Vec<Illegal>> {
        setup.open(content)
    }

    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        legality::answers(at, question, seat, out);
    }

    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        legality::check(at, question, seat, answer)
    }

    fn only_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Option<Answer> {
        legality::only_answer(at, question, seat)
    }

    fn listing(question: &Question) -> kernel::Listing {
        legality::listing(question)
    }

    /// The decks of the models, then the missions.
    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8] {
        match at.table.model(Who(pile)) {
            Some(figure) => figure.deck.pile(),
            None => at.table.missions.counts(),
        }
    }

    /// PR-R87: the models of who leaves pass to the other players of the side; a side without players has lost.
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        cx.tell(Event::Left { seat });
        let lost = Side::ALL.into_iter().find(|side| players(cx, *side).is_empty());
        match lost {
            Some(side) => Leaving::Ends(Outcome::won(players(cx, side.foe()), cx.seats())),
            None => Leaving::Stays,
        }
    }

    /// PR-R87: the two sides, whoever has left of them.
    fn still_in(at: At<'_, Self>) -> SeatSet {
        SeatSet::first(at.seats).minus(at.left)
    }

    /// PR-R88: the score decides.
    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        cx.tell(Event::TimeUp);
        match score(cx) {
            Flow::End(mut outcome) => {
                outcome.ending = Ending::Time;
                Some(outcome)
            }
            Flow::Go(_)
            | Flow::Call { .. }
            | Flow::Ask { .. }
            | Flow::Apart { .. }
            | Flow::Roll { .. }
            | Flow::Done(_) => None,
        }
    }
}
