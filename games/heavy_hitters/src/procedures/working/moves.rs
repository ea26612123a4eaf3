//! Deeds of movement: the own Heavy Hitter moves or turns, a target is pushed or pulled.

use super::{After, Working, attempt};
use crate::HeavyHitters;
use crate::city::{Cell, Cells};
use crate::content::{Content, Deed, Gkr};
use crate::event::Event;
use crate::procedures::{Cx, Flow};
use crate::queries::{reach, reach_within};
use crate::question::{Answer, Question};
use crate::table::{Hitter, Table};
use kernel::{At, Procedure, Seat};

/// GK-8.6: where a Heavy Hitter may move by a text, without pushing anybody.
pub(crate) fn step_cells(table: &Table, content: &Content, seat: Seat, most: u8) -> Cells {
    let reach = reach_within(table, content, (seat, Gkr::Hitter), most);
    reach.map_or(Cells::NONE, |reach| reach.ends().minus(table.occupied()))
}

/// The free hexes beside the target that are farther from the attacker, or nearer to it.
pub(crate) fn shove_cells(at: At<'_, HeavyHitters>) -> Cells {
    let working = Working::of_stack(at);
    let Some((working, attempt)) = working.zip(attempt(at.stack)) else { return Cells::NONE };
    let clauses = working.source.clauses(at.table, at.content, working.seat);
    let away = match clauses.get(usize::from(working.clause)).map(|clause| clause.deed) {
        Some(Deed::Pull(_)) => false,
        Some(_) | None => true,
    };
    shoves(at.table, working, (attempt.at, attempt.gkr), away)
}

fn shoves(table: &Table, working: &Working, (seat, gkr): (Seat, Gkr), away: bool) -> Cells {
    let from = table.cell_of(working.seat, working.source.bearer());
    let Some((from, cell)) = from.zip(table.cell_of(seat, gkr)) else { return Cells::NONE };
    let before = from.distance(cell);
    let fits = |to: Cell| if away { from.distance(to) > before } else { from.distance(to) < before };
    cell.neighbours().iter().filter(|&to| table.is_free(to) && fits(to)).collect()
}

/// GK-8.15: the Heavy Hitter looks there.
pub(super) fn faced(cx: &mut Cx<'_>, seat: Seat, answer: Answer) -> After {
    if let (Answer::Face(facing), Some(hitter)) = (answer, &mut cx.table_mut().player_mut(seat).hitter)
        && hitter.facing != facing
    {
        hitter.facing = facing;
        cx.tell(Event::Turned { seat, facing });
    }
    None
}

/// The piece is there now.
fn put(cx: &mut Cx<'_>, seat: Seat, gkr: Gkr, cell: Cell) {
    let player = cx.table_mut().player_mut(seat);
    match gkr {
        Gkr::Hitter => player.hitter.iter_mut().for_each(|hitter| *hitter = Hitter { cell, ..*hitter }),
        Gkr::Combat | Gkr::Repair | Gkr::Recon => {
            player.units.slot(gkr).iter_mut().for_each(|drone| drone.cell = cell);
        }
    }
}

impl Working {
    fn of_stack(at: At<'_, HeavyHitters>) -> Option<&Working> {
        <Working as Procedure<crate::procedures::Frame>>::of(at.stack)
    }

    /// The attacker chooses the way, hex by hex.
    pub(super) fn shove(self, cx: &mut Cx<'_>, left: u8) -> After {
        let attempt = attempt(cx.below())?;
        let away = !matches!(self.deed(cx), Some(Deed::Pull(_)));
        if left == 0 || shoves(cx.table(), &self, (attempt.at, attempt.gkr), away).is_empty() {
            return None;
        }
        let to = self.seat;
        self.wait(left, |then| Flow::Ask { to, question: Question::Shove, then })
    }

    pub(super) fn shoved(self, cx: &mut Cx<'_>, answer: Answer) -> After {
        let (Answer::At(cell), Some(attempt)) = (answer, attempt(cx.below())) else { return None };
        let (seat, gkr) = (attempt.at, attempt.gkr);
        put(cx, seat, gkr, cell);
        cx.tell(Event::Shoved { seat, gkr, cell });
        self.shove(cx, self.left - 1)
    }

    /// GK-8.6: a further move, without energy and without pushing.
    pub(super) fn step(self, cx: &mut Cx<'_>, most: u8) -> After {
        if step_cells(cx.table(), cx.content(), self.seat, most).is_empty() {
            return None;
        }
        let to = self.seat;
        self.wait(1, |then| Flow::Ask { to, question: Question::Step(most), then })
    }

    pub(super) fn stepped(self, cx: &mut Cx<'_>, answer: Answer) -> After {
        let Answer::At(cell) = answer else { return None };
        let seat = self.seat;
        let steps = reach(cx.table(), cx.content(), seat, Gkr::Hitter).and_then(|reach| reach.steps(cell));
        let today = &mut cx.table_mut().player_mut(seat).today;
        today.moved = today.moved.saturating_add(steps.unwrap_or(0));
        put(cx, seat, Gkr::Hitter, cell);
        cx.tell(Event::Moved { seat, gkr: Gkr::Hitter, cell });
        None
    }

    /// GK-8.15.
    pub(super) fn face(self) -> After {
        let to = self.seat;
        self.wait(1, |then| Flow::Ask { to, question: Question::Face, then })
    }
}
