//! Verbs that work with Static Barriers and short ways. GR-7.25, GR-17.8, GR-21.4, GR-R91, GR-R172.

use super::moves::CloseStep;
use super::{CallStep, Effect, then};
use crate::city::{Cell, Cells};
use crate::content::{Content, Plain, Sweep, Verb};
use crate::frame::Frame;
use crate::procedures::{Cx, Flow, Forcing, Step, ask, forcing, is_anew, tiles};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::Table;

/// How far from the opponent Barriers go together.
const NEAR: u8 = 3;

impl Effect {
    /// GR-17.8: whether the user stands higher than an opponent.
    pub(super) fn stands_higher(&self, cx: &Cx<'_>) -> bool {
        let table = cx.table();
        let robot = table.flies(self.text.seat);
        table.cell(robot).is_some()
            && table.foes(robot).iter().any(|foe| table.level(foe) < table.level(robot))
    }

    /// The hexes adjacent to the opponent to which the user has the shortest way; the own one if it is one.
    pub(crate) fn closest(&self, table: &Table, content: &Content) -> Cells {
        let robot = table.flies(self.text.seat);
        let Some(here) = table.cell(robot) else { return Cells::NONE };
        let grid = queries::grid(table, content);
        let beside = super::moves::beside(table, content, robot, self.foe);
        let nearest = beside.iter().map(|cell| grid.distance(here, cell)).min();
        beside.iter().filter(|&cell| Some(grid.distance(here, cell)) == nearest).collect()
    }

    /// Whether the user has no way that leads closer to the opponent.
    pub(super) fn stands_closest(&self, table: &Table, content: &Content) -> bool {
        let here = table.cell(table.flies(self.text.seat));
        let cells = self.closest(table, content);
        cells.is_empty() || here.is_some_and(|here| cells.contains(here))
    }

    /// Whether only the closest hexes are meant.
    pub(crate) fn approaches(&self, table: &Table, content: &Content) -> bool {
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        clause.is_some_and(|clause| clause.verb == Verb::Plain(Plain::Approach))
    }

    /// To the closest hex adjacent to the opponent; of several the user names one.
    pub(super) fn approach(self, cx: &mut Cx<'_>, step: CloseStep, reply: Step) -> Flow {
        let robot = cx.table().flies(self.text.seat);
        let cells = self.closest(cx.table(), cx.content());
        let stays = cx.table().cell(robot).is_none_or(|here| cells.contains(here));
        if step == CloseStep::Landed || stays {
            return self.done(cx);
        }
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(robot) {
            return ask(robot, Question::Hex(Wanted::Stand), self.on(CloseStep::Hear));
        }
        let named = if let Step::Answer(Answer::Cell(cell)) = reply { Some(cell) } else { None };
        self.leap_beside(cx, named.or(cells.iter().next()))
    }

    /// The Static Barriers that go together.
    pub(super) fn swept(&self, table: &Table, content: &Content, sweep: Sweep) -> Cells {
        let near = match sweep {
            Sweep::OnMap => Cells::ALL,
            Sweep::NearFoe => self
                .opponent(table)
                .and_then(|foe| table.cell(foe))
                .map_or(Cells::NONE, |there| queries::grid(table, content).at_distance(there, 0, NEAR)),
        };
        table.city.barriers().both(near)
    }

    /// GR-R91: all of them are gone.
    pub(super) fn break_all(mut self, cx: &mut Cx<'_>, sweep: Sweep) -> Flow {
        let cells = self.swept(cx.table(), cx.content(), sweep);
        for cell in cells.iter() {
            tiles::break_barrier(cx, cell);
        }
        self.done = cells.len();
        self.done(cx)
    }

    /// GR-R172: where the opponent is, how far from it a Static Barrier may be, and the landing hex from another one.
    fn gates(&self, table: &Table, content: &Content, most: u8) -> Option<(Cell, [u8; 3])> {
        let there = self.opponent(table).and_then(|foe| table.cell(foe))?;
        let (near, far) = self.text.card(table, content)?.range?;
        Some((there, [near, far, most]))
    }

    /// GR-R172: whether the opponent cannot be thrown so far from any Static Barrier.
    pub(super) fn throws_nowhere(&self, cx: &Cx<'_>, n: u8) -> bool {
        let (table, content) = (cx.table(), cx.content());
        let nowhere = |(here, gates)| forcing::beyond(table, content, here, gates).without(here).is_empty();
        self.is_held_back(cx) || self.gates(table, content, n).is_none_or(nowhere)
    }

    /// GR-18.8, GR-R172: the user names the landing hex, or lets it be.
    pub(super) fn gate_throw(self, cx: &mut Cx<'_>, n: u8, step: CallStep) -> Flow {
        let found = self.gates(cx.table(), cx.content(), n);
        let Some((_, gates)) = found.filter(|_| step == CallStep::Begin && !self.is_held_back(cx)) else {
            return self.done(cx);
        };
        let table = cx.table();
        let (victim, by) = (table.flies(self.foe), table.flies(self.text.seat));
        let across = 2 * queries::grid(table, cx.content()).radius();
        let thrown = Forcing::to_barrier(victim, by, across, gates);
        then(Frame::Forcing(thrown), self, CallStep::Called)
    }
}
