//! Hints for computer opponents, what statistics may ask, and the pieces that must never get lost.

use crate::RustyBolts;
use crate::procedures::Turn;
use crate::table::Pocket;
use kernel::{Bout, Census, Figures, Hints, Procedure, Seat};
use tabletop::told::{labels, pieces};

const TOOL: i64 = 5;
const MUST_FOLLOW: i64 = 20;

impl Hints for RustyBolts {
    const SCALE: i64 = 4;

    /// With one bolt more than a multiple of four, whoever takes by hand can be led to the last one.
    fn promise(bout: &Bout<RustyBolts>, seat: Seat) -> i64 {
        let table = bout.table();
        let tool = if table.pocket(seat) == Pocket::Empty { 0 } else { TOOL };
        let follows = Turn::of(bout.stack()).is_some_and(|turn| turn.seat == seat);
        let lost = table.heap % 4 == 1;
        tool + if follows == lost { -MUST_FOLLOW } else { MUST_FOLLOW }
    }
}

impl Figures for RustyBolts {
    const WANTED: &'static [(&'static str, i64, i64)] = &[("draws", 0, 0), ("limits", 0, 0)];

    /// Who started, until the first turn is over.
    fn starter(bout: &Bout<RustyBolts>) -> Option<Seat> {
        Turn::of(bout.stack()).filter(|turn| turn.number == 1).map(|turn| turn.seat)
    }

    fn turns(bout: &Bout<RustyBolts>) -> u32 {
        Turn::of(bout.stack()).map_or(0, |turn| turn.number.into())
    }

    fn opening_labels(bout: &Bout<RustyBolts>, seat: Seat) -> Vec<String> {
        labels(bout, seat)
    }
}

impl Census for RustyBolts {
    fn census(bout: &Bout<RustyBolts>) -> Vec<(String, u32)> {
        let bolts = ("bolts".to_owned(), u32::from(bout.table().heap + bout.table().taken));
        pieces(bout).into_iter().chain([bolts]).collect()
    }
}
