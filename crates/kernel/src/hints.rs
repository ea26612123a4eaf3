//! Hints: what a computer opponent may use besides the rules.

use crate::bout::Bout;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet};

/// What a computer opponent may use besides the rules.
pub trait Hints: Rules {
    /// How good an unfinished bout is for `seat`; higher is better.
    fn promise(bout: &Bout<Self>, seat: Seat) -> i64;

    /// How good an imagined bout is for `seat`. A win is worth [`Hints::WIN`].
    fn worth(bout: &Bout<Self>, seat: Seat) -> i64 {
        match bout.outcome() {
            Some(outcome) => (i64::from(outcome.halves(seat)) - 1) * Self::WIN,
            None => Self::promise(bout, seat),
        }
    }

    /// If `seat` is asked something that belongs to setting up the table: the answers among which chance may choose
    /// for players who want to begin at once. Otherwise none.
    fn by_chance(_bout: &Bout<Self>, _seat: Seat) -> Vec<Self::Answer> {
        Vec::new()
    }

    /// Whether the seat is asked for the rest of what it began with its last answer, such as where a thing goes. A player
    /// that looks ahead gives these answers too before it judges.
    fn is_halfway(_bout: &Bout<Self>, _seat: Seat) -> bool {
        false
    }

    /// The answer with which the seat ends its turn, where it is asked whether to go on. A player that looks ahead judges
    /// what it could do only after its turn has ended: otherwise whatever puts off the end looks better than the end.
    fn hands_over(_bout: &Bout<Self>, _seat: Seat) -> Option<Self::Answer> {
        None
    }

    /// How a player that looks ahead compares the answers that it or another seat could give on the way.
    const ON_THE_WAY: OnTheWay = OnTheWay::AtOnce;

    /// The seats that win and lose together with this one; itself among them.
    fn mates(_bout: &Bout<Self>, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// So much more of [`Hints::promise`] than the only other side multiplies the odds by e.
    const SCALE: i64;

    /// How computer opponents think about the game.
    const THOUGHT: Thought = Thought::USUAL;

    /// More than any unfinished position is worth.
    const WIN: i64 = 1_000_000;
}

/// How the answers on the way are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnTheWay {
    /// By the position right after each of them.
    AtOnce,
    /// By the position to which default answers lead from there, with other chance than what is to come: for games with
    /// answers to answers, where the position in between tells little. The own seat is followed with care once, and by default
    /// answers after that. It takes several times as long.
    Through,
}

/// How computer opponents think about a game: figures that were found by play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// How many of a thousand answers the two weakest overlook, the weakest first.
    pub overlooked: [u32; 2],
    /// How many walks the two strongest take for a decision, the strongest last.
    pub walks: [u32; 2],
    /// How many of the answers that look best at once are searched.
    pub kept: u32,
    /// How many walks count as much as the first look.
    pub trust: u32,
    /// How curious walks are, in thousandths of the whole chance.
    pub curious: u32,
    /// How much better than the position so far an answer is thought to be that was never tried, in thousandths.
    pub hope: u32,
}

impl Thought {
    /// For a game of which nothing is known yet.
    pub const USUAL: Thought = Thought {
        overlooked: [600, 300],
        walks: [300, 3_000],
        kept: 10,
        trust: 10,
        curious: 150,
        hope: 1_000,
    };
}
