//! GKR Heavy Hitters: giant robots in a city, whose cards are weapons and hit points at once.
//!
//! In reading order: [`Setup`], [`build`], [`content`], [`city`], [`Table`]; the procedures of a [`Frame`]; [`Question`],
//! [`Answer`] and [`Illegal`]; [`Event`]. The rules stand in `RULES.md`, and every function that carries one cites it.

pub mod build;
pub mod city;
pub mod content;
mod event;
mod hints;
mod kit;
mod knowledge;
mod legality;
mod lesson;
mod library;
mod notation;
mod procedures;
mod prose;
pub mod queries;
mod question;
pub mod reckoning;
mod scene;
mod setup;
mod table;

pub use content::Content;
pub use event::Event;
pub use procedures::{
    Assembling, Attack, Combat, Declaring, Deploying, Discarding, Drawing, Frame, Hooks, Losing, Moving,
    Opening, Out, Paying, Phase, Playing, Rebooting, Saving, Source, Tagging, Turn, Volley, Window, Working,
};
pub use question::{Answer, Illegal, Mode, Question, Shooter};
pub use setup::{Options, Setup};
pub use table::{Building, Drone, Hitter, Player, Reshuffled, Table, Today, Units, Veil};

use kernel::{At, Cx, Ending, Leaving, Outcome, Rules, Seat, SeatSet};

/// The rules of GKR Heavy Hitters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeavyHitters;

impl Rules for HeavyHitters {
    const ID: &'static str = "heavy-hitters";
    const VERSION: u32 = 2;

    kernel::usual!(Out = Out);
    kernel::seen!();
    fn open(setup: &Setup, content: &Content) -> Result<kernel::Opening<Self>, Vec<Illegal>> {
        setup.open(content)
    }

    fn answers(at: At<'_, Self>, question: &Question, seat: Seat, out: &mut Vec<Answer>) {
        legality::answers(at, question, seat, out);
    }

    fn check(at: At<'_, Self>, question: &Question, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        legality::check(at, question, seat, answer)
    }

    fn default_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Answer {
        legality::default_answer(at, question, seat)
    }

    fn only_answer(at: At<'_, Self>, question: &Question, seat: Seat) -> Option<Answer> {
        legality::only_answer(at, question, seat)
    }

    fn setup_for(setup: &Setup, seat: Option<Seat>) -> Setup {
        setup.seen_by(seat)
    }

    /// The decks of the seats, then the Sponsor Cards.
    fn pile<'a>(at: At<'a, Self>, pile: u8) -> &'a [u8] {
        match at.table.players.get(Seat(pile)) {
            Some(player) => player.deck.counts(),
            None => at.table.sponsors.counts(),
        }
    }

    /// GK-R35: who leaves plays on no more; the robots leave the board, the tags stay. Who stays alone wins.
    fn leave(cx: &mut Cx<'_, Self>, seat: Seat) -> Leaving<Self> {
        cx.tell(Event::Left { seat });
        cx.reveal();
        procedures::ending::remove(cx, seat);
        let there = Self::still_in(cx.at());
        if there.len() > 1 { Leaving::Stays } else { Leaving::Ends(Outcome::won(there, cx.seats())) }
    }

    /// GK-R37: who was destroyed is out.
    fn still_in(at: At<'_, Self>) -> SeatSet {
        let there = SeatSet::first(at.seats).minus(at.left);
        if at.table.turn == 0 { there } else { there.and(at.table.alive()) }
    }

    /// GK-17.5: the bout is scored.
    fn time_up(cx: &mut Cx<'_, Self>) -> Option<Outcome> {
        cx.tell(Event::TimeUp);
        let among = Self::still_in(cx.at());
        let mut outcome = procedures::ending::score(cx, among);
        outcome.ending = Ending::Time;
        Some(outcome)
    }
}
