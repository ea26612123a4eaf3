//! Set-up. SA-2: the tiles of the field, the stack, the robots, the first module of each.

use super::{Cx, Flow, Pile, Step, Taking, Turn, call, hex};
use crate::content::{Back, Colour, KindId};
use crate::event::Event;
use crate::field::Cell;
use crate::frame::Frame;
use crate::question::{Answer, Question};
use crate::setup::{picks, take};
use crate::table::{Ground, Table};
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// Set-up in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Opening {
    first: Option<Seat>,
    step: OpeningStep,
}

kernel::known_to_all! { Opening { first, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OpeningStep {
    First,
    Named,
    Random(u8),
    Picked(u8),
    Lay(Cell),
    Coloured(Cell),
    Faced(Cell, Back),
    Stack,
    Topped,
    Place(u8),
    Placing(u8),
    Facing(u8, Cell),
    Take(u8),
}

impl Opening {
    /// Nothing has happened.
    pub(crate) fn new(first: Option<Seat>) -> Opening {
        Opening { first, step: OpeningStep::First }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        let seats = |number: u8| number <= table.seats();
        let tiles: u32 = table.deal.iter().map(|&count| u32::from(count)).sum();
        let cells = table.field.count();
        // There is a tile for each cell that is still bare.
        let can_lay = |cell: Cell| cell.0 <= cells && tiles >= u32::from(cells - cell.0);
        let can_pick = |done: u8| {
            let (_, random) = picks(table.seats());
            done <= random && tiles + u32::from(random - done) >= u32::from(cells)
        };
        self.first.is_none_or(|first| first.0 < table.seats())
            && match self.step {
                OpeningStep::Stack | OpeningStep::Topped => true,
                OpeningStep::First | OpeningStep::Named => can_pick(0),
                OpeningStep::Random(done) | OpeningStep::Picked(done) => can_pick(done),
                OpeningStep::Lay(cell) => can_lay(cell),
                OpeningStep::Coloured(cell) => cell.0 < cells && can_lay(cell),
                OpeningStep::Faced(cell, back) => {
                    let is_dealt = back.generation() == 2 && table.deal[back.index()] > 0;
                    cell.0 < cells && can_lay(cell) && is_dealt
                }
                OpeningStep::Place(number) | OpeningStep::Placing(number) | OpeningStep::Take(number) => {
                    seats(number)
                }
                OpeningStep::Facing(number, cell) => seats(number) && cell.0 < cells,
            }
    }

    /// The pile that is drawn from.
    pub(crate) fn pile(&self) -> Option<Pile> {
        match self.step {
            OpeningStep::Picked(_) => Some(Pile::Rest(2)),
            OpeningStep::Coloured(_) => Some(Pile::Deal),
            OpeningStep::Faced(_, back) => Some(Pile::Kinds(back)),
            OpeningStep::Topped => Some(Pile::Rest(3)),
            OpeningStep::First
            | OpeningStep::Named
            | OpeningStep::Random(_)
            | OpeningStep::Lay(_)
            | OpeningStep::Stack
            | OpeningStep::Place(_)
            | OpeningStep::Placing(_)
            | OpeningStep::Facing(..)
            | OpeningStep::Take(_) => None,
        }
    }

    fn at(self, step: OpeningStep) -> Frame {
        Frame::Opening(Opening { step, ..self })
    }

    fn go(self, step: OpeningStep) -> Flow {
        Flow::Go(self.at(step))
    }

    fn draw(self, pile: Pile, then: OpeningStep) -> Flow {
        Flow::Roll { chance: Chance::Draw { pile: pile.number() }, then: self.at(then) }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (OpeningStep::First, _) => self.name_first(cx),
            (OpeningStep::Named, Reply::Rolled(rolled)) => {
                let first = Seat(rolled.picked() as u8);
                cx.tell(Event::Starts { seat: first });
                Opening { first: Some(first), ..self }.go(OpeningStep::Random(0))
            }
            (OpeningStep::Random(done), _) => self.pick_random(cx, done),
            (OpeningStep::Picked(done), Reply::Rolled(rolled)) => {
                take(cx.table_mut(), Back::new(2, colour(rolled.drawn())), 1);
                self.go(OpeningStep::Random(done + 1))
            }
            (OpeningStep::Lay(cell), _) => self.lay(cx, cell),
            (OpeningStep::Coloured(cell), Reply::Rolled(rolled)) => {
                self.turn_up(cx, cell, Back::new(2, colour(rolled.drawn())))
            }
            (OpeningStep::Faced(cell, back), Reply::Rolled(rolled)) => {
                cx.table_mut().deal[back.index()] -= 1;
                lay_open(cx, cell, back, rolled.drawn());
                self.go(OpeningStep::Lay(Cell(cell.0 + 1)))
            }
            (OpeningStep::Stack, _) => self.draw(Pile::Rest(3), OpeningStep::Topped),
            (OpeningStep::Topped, Reply::Rolled(rolled)) => {
                top_up(cx, colour(rolled.drawn()));
                self.go(OpeningStep::Place(0))
            }
            (OpeningStep::Place(number), _) => self.place(cx, number),
            (OpeningStep::Placing(number), Reply::Answer(Answer::Cell(cell))) => self.face(cx, number, cell),
            (OpeningStep::Facing(number, cell), Reply::Answer(Answer::Face(facing))) => {
                let seat = self.seat(cx, number);
                cx.table_mut().put_robot(seat, cell);
                cx.table_mut().robot_mut(seat).facing = facing;
                let there = hex(cx, cell);
                cx.tell(Event::Placed { seat, on: there, facing });
                self.go(OpeningStep::Place(number + 1))
            }
            (OpeningStep::Placing(number), _) => self.go(OpeningStep::Place(number)),
            (OpeningStep::Facing(number, cell), _) => self.face(cx, number, cell),
            (OpeningStep::Take(number), _) => self.take(cx, number),
            (OpeningStep::Named, _) => self.go(OpeningStep::First),
            (OpeningStep::Picked(done), _) => self.go(OpeningStep::Random(done)),
            (OpeningStep::Coloured(cell), _) => self.go(OpeningStep::Lay(cell)),
            (OpeningStep::Faced(cell, back), _) => self.turn_up(cx, cell, back),
            (OpeningStep::Topped, _) => self.go(OpeningStep::Stack),
        }
    }

    /// SA-2.16, SA-R1: by chance, unless agreed.
    fn name_first(self, cx: &mut Cx<'_>) -> Flow {
        match self.first {
            Some(_) => self.go(OpeningStep::Random(0)),
            None => {
                let chance = Chance::Pick { of: u32::from(cx.seats()) };
                Flow::Roll { chance, then: self.at(OpeningStep::Named) }
            }
        }
    }

    /// SA-2.3, SA-2.4, SA-R3: random tiles from what the typed picks left; the rest stays in the box.
    fn pick_random(self, cx: &Cx<'_>, done: u8) -> Flow {
        let (_, random) = picks(cx.seats());
        if done < random {
            self.draw(Pile::Rest(2), OpeningStep::Picked(done))
        } else {
            self.go(OpeningStep::Lay(Cell(0)))
        }
    }

    /// SA-2.5: one tile on every cell, in random order.
    fn lay(self, cx: &Cx<'_>, cell: Cell) -> Flow {
        if cell.0 < cx.table().field.count() {
            self.draw(Pile::Deal, OpeningStep::Coloured(cell))
        } else {
            self.go(OpeningStep::Stack)
        }
    }

    /// SA-2.6, SA-2.7, SA-20.2, SA-R4: modules face down, terrain and all tiles of experts face up.
    fn turn_up(self, cx: &mut Cx<'_>, cell: Cell, back: Back) -> Flow {
        let table = cx.table_mut();
        if back.colour() == Colour::Terrain || table.options.expert {
            return self.draw(Pile::Kinds(back), OpeningStep::Faced(cell, back));
        }
        table.deal[back.index()] -= 1;
        table.set_ground(cell, Ground::Down(back));
        let there = hex(cx, cell);
        cx.tell(Event::Laid { on: there, tile: Ground::Down(back) });
        self.go(OpeningStep::Lay(Cell(cell.0 + 1)))
    }

    /// SA-2.18: the first player, then the others clockwise.
    fn seat(self, cx: &Cx<'_>, number: u8) -> Seat {
        let first = self.first.unwrap_or(Seat(0));
        first.clockwise(cx.seats()).nth(usize::from(number)).unwrap_or(first)
    }

    /// SA-2.17, SA-2.18: cell and facing, one player after the other.
    fn place(self, cx: &Cx<'_>, number: u8) -> Flow {
        if number == cx.seats() {
            return self.go(OpeningStep::Take(0));
        }
        let to = self.seat(cx, number);
        if cx.left().contains(to) {
            return self.go(OpeningStep::Place(number + 1));
        }
        Flow::Ask { to, question: Question::Place, then: self.at(OpeningStep::Placing(number)) }
    }

    fn face(self, cx: &Cx<'_>, number: u8, cell: Cell) -> Flow {
        let to = self.seat(cx, number);
        if cx.left().contains(to) {
            return self.go(OpeningStep::Place(number));
        }
        Flow::Ask { to, question: Question::Face(cell), then: self.at(OpeningStep::Facing(number, cell)) }
    }

    /// SA-2.20, SA-2.23, SA-R7: after all are placed, each takes the module under their robot; then
    /// the first player begins.
    fn take(self, cx: &Cx<'_>, number: u8) -> Flow {
        if number == cx.seats() {
            let begins = self.seat(cx, 0).clockwise(cx.seats()).find(|&seat| cx.there().contains(seat));
            return Flow::Go(Frame::Turn(Turn::begin(begins.unwrap_or(Seat(0)), 1)));
        }
        let then = self.at(OpeningStep::Take(number + 1));
        call(Frame::Taking(Taking::new(self.seat(cx, number))), then)
    }
}

/// The colour of this place in a pile of colours.
pub(super) fn colour(drawn: u8) -> Colour {
    Colour::ALL[usize::from(drawn)]
}

/// SA-2.7, SA-20.2: a tile that chance has named lies face up.
pub(super) fn lay_open(cx: &mut Cx<'_>, cell: Cell, back: Back, drawn: u8) {
    let kind = KindId(cx.content().range(back).start as u8 + drawn);
    let table = cx.table_mut();
    assert!(table.unseen.take(kind.0), "chance names one of the unseen tiles");
    table.set_ground(cell, Ground::Up(kind));
    let there = hex(cx, cell);
    cx.tell(Event::Laid { on: there, tile: Ground::Up(kind) });
}

/// SA-2.10, SA-R36: the back of the next tile of the stack is seen.
pub(super) fn top_up(cx: &mut Cx<'_>, colour: Colour) {
    let back = Back::new(3, colour);
    let table = cx.table_mut();
    table.rest[back.index()] -= 1;
    table.top = Some(back);
    cx.tell(Event::Top { back: Some(back) });
}
