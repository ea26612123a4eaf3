//! Verbs about Target Tokens, and damage that comes down on a hex. GR-16.1, GR-21.8, GR-R130, GR-R137.

use super::{Effect, then};
use crate::city::{Cell, Cells};
use crate::content::{Clause, Content, Ground, Place, Plain, Stock, Strike, Tile, Verb};
use crate::event::Event;
use crate::frame::Frame;
use crate::procedures::{
    Collide, Cx, Flow, Hurt, Step, ask, attack::RAZES, hurt::Cause, is_anew, owing, stock, tiles,
};
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::table::Table;
use kernel::Seat;

steps! {
    /// A token is taken up, and comes to lie elsewhere.
    MarkStep { Begin = 0, HearLift = 1; Hear = 2 }
}

steps! {
    /// A hex is named; what is there is hit: the robot first, then all else.
    StrikeStep { Begin = 0, Hear = 1, Struck = 2; Done = 3 }
}

impl Effect {
    /// The hexes that can be named for what the clause does with Target Tokens, or for its damage.
    pub(crate) fn aimed_cells(&self, table: &Table, content: &Content, wanted: Wanted) -> Cells {
        let seat = self.text.seat;
        let clause = self.text.clauses(table, content).get(usize::from(self.at));
        let Some(Clause { verb, .. }) = clause else { return Cells::NONE };
        if let Verb::Mark { at, .. } = verb {
            let lifts = wanted == Wanted::Lift;
            if lifts { queries::marked(table, seat) } else { queries::grounds(table, content, seat, *at) }
        } else if let Verb::Unmark(at) = verb {
            queries::marked_at(table, content, seat, self.opponent(table), *at)
        } else if let Verb::Strike(strike) = verb {
            queries::strikable(table, seat, *strike)
        } else if *verb == Verb::Plain(Plain::Deflect) {
            table.cell(seat).map_or(Cells::NONE, |here| queries::around(table, content, here))
        } else {
            Cells::NONE
        }
    }

    /// GR-R130: a token comes to lie on a hex; with `moves` one that lies there already may be taken up for it.
    pub(super) fn mark(
        mut self,
        cx: &mut Cx<'_>,
        (at, moves): (Ground, bool),
        step: MarkStep,
        reply: Step,
    ) -> Flow {
        let seat = self.text.seat;
        let grounds = queries::grounds(cx.table(), cx.content(), seat, at);
        if grounds.is_empty() || cx.left().contains(seat) {
            return self.done(cx);
        }
        match (step, reply) {
            (MarkStep::Begin, _) | (MarkStep::HearLift, Step::Go) => {
                self.chosen = 0;
                if moves && !queries::marked(cx.table(), seat).is_empty() {
                    return ask(seat, Question::Hex(Wanted::Lift), self.on(MarkStep::HearLift));
                }
                self.ask_ground(cx, grounds)
            }
            (MarkStep::HearLift, Step::Answer(Answer::Cell(from))) => {
                Effect { chosen: u64::from(from.0) + 1, ..self }.ask_ground(cx, grounds)
            }
            (MarkStep::HearLift, _) | (MarkStep::Hear, Step::Go) => self.ask_ground(cx, grounds),
            (MarkStep::Hear, Step::Answer(Answer::Cell(to))) => self.put_down(cx, to),
            (MarkStep::Hear, _) => self.done(cx),
        }
    }

    fn ask_ground(self, cx: &mut Cx<'_>, grounds: Cells) -> Flow {
        match grounds.iter().next().filter(|_| grounds.len() == 1) {
            Some(only) => self.put_down(cx, only),
            None => ask(self.text.seat, Question::Hex(Wanted::Mark), self.on(MarkStep::Hear)),
        }
    }

    fn put_down(self, cx: &mut Cx<'_>, to: Cell) -> Flow {
        let seat = self.text.seat;
        if let Some(from) = self.chosen.checked_sub(1) {
            take_up(cx, seat, Cell(from as u8));
        }
        cx.table_mut().city.site_mut(to).tokens |= 1 << seat.0;
        cx.tell(Event::Marked { seat, at: to });
        self.done(cx)
    }

    /// GR-R91: a token of the user there is gone; of several the user names one.
    pub(super) fn unmark(mut self, cx: &mut Cx<'_>, at: Place, reply: Step) -> Flow {
        let seat = self.text.seat;
        let cells = queries::marked_at(cx.table(), cx.content(), seat, self.opponent(cx.table()), at);
        if is_anew(&reply) && cells.len() > 1 && !cx.left().contains(seat) {
            return ask(seat, Question::Hex(Wanted::Unmark), self.on(StrikeStep::Hear));
        }
        let named = if let Step::Answer(Answer::Cell(cell)) = reply { Some(cell) } else { None };
        if let Some(cell) = named.or(cells.iter().next()) {
            take_up(cx, seat, cell);
            self.done = 1;
        }
        self.done(cx)
    }

    /// GR-R130: something comes down on one hex with a token of the user, and the token is gone.
    pub(super) fn strike(self, cx: &mut Cx<'_>, strike: Strike, step: StrikeStep, reply: Step) -> Flow {
        let seat = self.text.seat;
        let cells = queries::strikable(cx.table(), seat, strike);
        let cell = match (step, reply) {
            (StrikeStep::Begin, _) | (StrikeStep::Hear, Step::Go)
                if cells.len() > 1 && !cx.left().contains(seat) =>
            {
                return ask(seat, Question::Hex(Wanted::Strike), self.on(StrikeStep::Hear));
            }
            (StrikeStep::Hear, Step::Answer(Answer::Cell(cell))) => Some(cell),
            (StrikeStep::Begin | StrikeStep::Hear, _) => cells.iter().next(),
            (StrikeStep::Struck, _) => return self.struck(cx, strike),
            (StrikeStep::Done, _) => return self.done(cx),
        };
        let Some(cell) = cell else { return self.done(cx) };
        take_up(cx, seat, cell);
        let robot = cx.table().flies(seat);
        let this = Effect { chosen: u64::from(cell.0), about: robot, ..self };
        match strike {
            Strike::Damage(n) => this.hit_robot(cx, cell, n, robot),
            Strike::Raze => then(Frame::Collide(Collide::razed(cell, robot)), this, StrikeStep::Done),
            Strike::Scorch if cx.table().city.site(cell).has_structure() => {
                let collapse = Collide::under(Tile::Inferno, cell, robot);
                then(Frame::Collide(collapse), this, StrikeStep::Struck)
            }
            Strike::Scorch => {
                let entered = tiles::create(cx, Tile::Inferno, cell);
                owing(entered, this.on(StrikeStep::Struck))
            }
        }
    }

    fn struck(self, cx: &mut Cx<'_>, strike: Strike) -> Flow {
        let cell = Cell(self.chosen as u8);
        match strike {
            Strike::Damage(n) => self.hit_pieces(cx, cell, n, self.about),
            Strike::Raze => self.done(cx),
            Strike::Scorch => {
                let around = queries::around(cx.table(), cx.content(), cell);
                let mut near: kernel::SeatSet =
                    around.iter().filter_map(|cell| cx.table().robot_at(cell)).collect();
                while let Some(robot) = cx.table().first_in_order(near) {
                    near.remove(robot);
                    stock::gain(cx, robot, Stock::Fire, 1);
                }
                self.done(cx)
            }
        }
    }

    /// GR-14.10: the robot on that hex takes the damage first.
    fn hit_robot(self, cx: &mut Cx<'_>, cell: Cell, amount: u8, by: Seat) -> Flow {
        match cx.table().robot_at(cell) {
            Some(victim) => {
                let hurt = Hurt::new(victim, amount, Some(by), Cause::Other);
                then(Frame::Hurt(hurt), self, StrikeStep::Struck)
            }
            None => self.hit_pieces(cx, cell, amount, by),
        }
    }

    /// GR-16.1, GR-21.8: then the Static Barrier there and the Structure.
    fn hit_pieces(self, cx: &mut Cx<'_>, cell: Cell, amount: u8, by: Seat) -> Flow {
        if amount > 0 {
            tiles::break_barrier(cx, cell);
        }
        if amount >= RAZES && cx.table().city.site(cell).has_structure() {
            return then(Frame::Collide(Collide::razed(cell, by)), self, StrikeStep::Done);
        }
        self.done(cx)
    }

    /// GR-R137: the damage of an attack that is about to be inflicted goes to an adjacent hex of the user's choice.
    pub(super) fn deflect(mut self, cx: &mut Cx<'_>, step: StrikeStep, reply: Step) -> Flow {
        let seat = cx.table().flies(self.text.seat);
        match (step, reply) {
            (StrikeStep::Begin, _) | (StrikeStep::Hear, Step::Go) => {
                let any = coming(cx).is_some_and(|hurt| hurt.is_of_attack() && hurt.victim == seat);
                if !any || cx.left().contains(seat) {
                    return self.done(cx);
                }
                ask(seat, Question::Hex(Wanted::Deflect), self.on(StrikeStep::Hear))
            }
            (StrikeStep::Hear, Step::Answer(Answer::Cell(cell))) => {
                let Some(hurt) = coming(cx) else { return self.done(cx) };
                let (amount, by) = (std::mem::take(&mut hurt.amount), hurt.by.unwrap_or(seat));
                cx.tell(Event::Deflected { seat, at: cell });
                (self.chosen, self.about, self.left) = (u64::from(cell.0), by, amount);
                self.hit_robot(cx, cell, amount, by)
            }
            (StrikeStep::Struck, _) => {
                let (amount, by) = (self.left, self.about);
                self.hit_pieces(cx, Cell(self.chosen as u8), amount, by)
            }
            (StrikeStep::Hear | StrikeStep::Done, _) => self.done(cx),
        }
    }
}

/// The damage that is about to be inflicted.
fn coming<'a>(cx: &'a mut Cx<'_>) -> Option<&'a mut Hurt> {
    cx.below_mut()
        .iter_mut()
        .rev()
        .find_map(|frame| if let Frame::Hurt(hurt) = frame { Some(hurt) } else { None })
}

/// A token of the seat is taken from the map.
fn take_up(cx: &mut Cx<'_>, seat: Seat, cell: Cell) {
    cx.table_mut().city.site_mut(cell).tokens &= !(1 << seat.0);
    cx.tell(Event::Unmarked { seat, at: cell });
}
