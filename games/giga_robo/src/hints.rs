//! Hints for computer opponents: how good a position is; and what statistics may ask.

use crate::GigaRobo;
use crate::procedures::Turn;
use crate::table::Pocket;
use kernel::{Bout, Hints, Seat};

const TOOL: i64 = 5;
const MUST_FOLLOW: i64 = 20;

impl Hints for GigaRobo {
    /// With one bolt more than a multiple of four, whoever takes by hand can be led to the last one.
    fn worth(bout: &Bout<GigaRobo>, seat: Seat) -> i64 {
        if let Some(outcome) = bout.outcome() {
            return (i64::from(outcome.halves(seat)) - 1) * Self::WIN;
        }
        let table = bout.table();
        let tool = if table.pocket(seat) == Pocket::Empty { 0 } else { TOOL };
        let follows = Turn::of(bout.stack()).is_some_and(|turn| turn.seat == seat);
        let lost = table.heap % 4 == 1;
        tool + if follows == lost { -MUST_FOLLOW } else { MUST_FOLLOW }
    }
}

/// What statistics may ask of a bout.
impl GigaRobo {
    /// What the figures of many bouts must be: figure, least, most.
    pub const WANTED: &'static [(&'static str, i64, i64)] = &[("draws", 0, 0), ("limits", 0, 0)];

    /// Who started, until the first turn is over.
    pub fn starter(bout: &Bout<GigaRobo>) -> Option<Seat> {
        Turn::of(bout.stack()).filter(|turn| turn.number == 1).map(|turn| turn.seat)
    }

    /// How many turns have begun.
    pub fn turns(bout: &Bout<GigaRobo>) -> u32 {
        Turn::of(bout.stack()).map_or(0, |turn| u32::from(turn.number))
    }

    /// What the pocket of `seat` holds.
    pub fn opening_labels(bout: &Bout<GigaRobo>, seat: Seat) -> Vec<String> {
        match bout.table().pocket(seat) {
            Pocket::Holds(tool) => vec![format!("holds {}", bout.content().tool(tool).code)],
            Pocket::Empty | Pocket::Hidden => Vec::new(),
        }
    }
}
