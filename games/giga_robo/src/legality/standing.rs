//! GR-R55: whether a question stands when somebody else has left the table.

use super::{At, answers};
use crate::question::Question;
use crate::table::{State, Table};
use kernel::Seat;

/// GR-R55: who leaves takes no choice from another one who is still there and can still make it. A combat of which one
/// side has gone is over, and so is what was asked about it.
pub(crate) fn stands(at: At<'_>, question: &Question, seat: Seat) -> bool {
    let table = at.table;
    if table.player(seat).state == State::Out || !is_about_those_there(table, question) {
        return false;
    }
    let mut left = Vec::new();
    answers(at, question, seat, &mut left);
    !left.is_empty()
}

fn is_about_those_there(table: &Table, question: &Question) -> bool {
    let is_there = |robot: Seat| table.cell(robot).is_some();
    match *question {
        Question::Rage => true,
        // The others pay the rest: who has gone pays nothing.
        Question::Share { .. } => false,
        Question::Shove { victim, .. } => is_there(victim),
        _ => table.combat.sides().all(is_there),
    }
}
