//! Turns. SA-3, SA-4, SA-9: cool all, or activate modules one after the other; then the end of the turn.

use super::activation::Source;
use super::{Activation, Cx, Ending, Flow, Step, Taking, call};
use crate::content::Content;
use crate::event::{Event, Held};
use crate::frame::Frame;
use crate::question::{Ability, Answer, Question};
use crate::table::Table;
use crate::tile::{Part, Tile};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// The turn of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub(crate) seat: Seat,
    /// Counted from 1.
    pub(crate) number: u16,
    pub(crate) step: TurnStep,
}

kernel::known_to_all! { Turn { seat, number, step } }

/// What the turn does next. The numbers are in the digests of positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub(crate) enum TurnStep {
    Begin = 0,
    Hear = 2,
    /// A module was carried out; whether it was worn out by being used while overheated.
    Used {
        worn: bool,
    } = 3,
    HearMore {
        wearing: bool,
    } = 4,
    Ended = 5,
}

/// The further activations that the last used module allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chain {
    Over,
    Goes { wearing: bool },
}

impl Turn {
    /// A turn that is about to begin.
    pub(crate) fn begin(seat: Seat, number: u16) -> Turn {
        Turn { seat, number, step: TurnStep::Begin }
    }

    /// The turn in progress, if one is.
    pub(crate) fn of(frames: &[Frame]) -> Option<&Turn> {
        if let Some(Frame::Turn(turn)) = frames.first() { Some(turn) } else { None }
    }

    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        self.seat.0 < table.seats()
    }

    fn at(self, step: TurnStep) -> Frame {
        Frame::Turn(Turn { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let gone = cx.left().contains(self.seat);
        match (self.step, reply) {
            (TurnStep::Begin, _) => self.start(cx),
            (TurnStep::Hear | TurnStep::Used { .. } | TurnStep::HearMore { .. }, _) if gone => self.end(cx),
            (TurnStep::Hear, Reply::Answer(Answer::Activate(part))) => self.activate(cx, part, None),
            (TurnStep::Hear, Reply::Answer(Answer::Use(ability))) => {
                self.activate(cx, Part::Central, Some(ability))
            }
            (TurnStep::Hear, Reply::Answer(_)) => self.cool(cx),
            (TurnStep::Hear, _) => self.act(cx),
            (TurnStep::Used { worn }, _) => self.used(cx, worn),
            (TurnStep::HearMore { wearing }, Reply::Answer(Answer::Activate(part))) => {
                self.go_on(cx, wearing, part, None)
            }
            (TurnStep::HearMore { wearing }, Reply::Answer(Answer::Use(ability))) => {
                self.go_on(cx, wearing, Part::Central, Some(ability))
            }
            (TurnStep::HearMore { .. }, Reply::Answer(_)) => self.end(cx),
            (TurnStep::HearMore { wearing }, _) => {
                self.ask(Question::GoOn { wearing }, TurnStep::HearMore { wearing })
            }
            (TurnStep::Ended, _) => self.pass_on(cx),
        }
    }

    fn ask(self, question: Question, then: TurnStep) -> Flow {
        Flow::Ask { to: self.seat, question, then: self.at(then) }
    }

    /// SA-3.7, SA-13.4: a new turn, in which every module may work again.
    fn start(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table_mut();
        table.idle += 1;
        for seat in (0..table.seats()).map(Seat) {
            let robot = table.robot_mut(seat);
            (robot.used, robot.spent) = (false, false);
            for module in table.modules_mut(seat) {
                (module.used, module.spent, module.last) = (false, false, false);
            }
        }
        cx.tell(Event::TurnBegan { seat: self.seat, number: self.number });
        self.act(cx)
    }

    /// SA-3.3: the active phase, for a seat that is still at the table.
    fn act(self, cx: &mut Cx<'_>) -> Flow {
        if cx.left().contains(self.seat) { self.end(cx) } else { self.ask(Question::Act, TurnStep::Hear) }
    }

    /// SA-3.9 to SA-3.11, SA-R9: all modules of the seat are cool, and that was the active phase.
    fn cool(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table_mut();
        table.robot_mut(self.seat).hot = false;
        table.modules_mut(self.seat).iter_mut().for_each(|module| module.hot = false);
        cx.tell(Event::CooledAll { seat: self.seat });
        self.end(cx)
    }

    /// SA-3.5, SA-3.6, SA-9.3, SA-14.3, SA-R8, SA-R56: the token is placed and the module seen before it acts.
    fn activate(self, cx: &mut Cx<'_>, part: Part, ability: Option<Ability>) -> Flow {
        let seat = self.seat;
        let worn = cx.table().is_hot(seat, part);
        let table = cx.table_mut();
        let mut kind = None;
        table.modules_mut(seat).iter_mut().for_each(|module| module.last = false);
        table.set_hot(seat, part, true);
        match part {
            Part::Central => table.robot_mut(seat).used = true,
            Part::Slot(slot) => {
                let module = &mut table.modules_mut(seat)[usize::from(slot)];
                (module.used, module.last) = (true, true);
                let hidden = !module.tile.open;
                module.tile.turn_up();
                kind = module.tile.kind;
                if hidden {
                    cx.reveal();
                }
            }
        }
        cx.tell(Event::Activated { seat, part: Held { part, kind }, worn });
        let source = match (kind, ability) {
            (Some(kind), _) => Source::Tile(kind),
            (None, ability) => Source::Board(ability.expect("the central module is used for an ability")),
        };
        call(Frame::Activation(Activation::new(seat, source)), self.at(TurnStep::Used { worn }))
    }

    /// SA-3.12, SA-4.3 to SA-4.6, SA-R10, SA-9.4 to SA-9.6, SA-9.9, SA-R17, SA-R64: what happens to the module that
    /// was used, and whether another one may follow.
    fn used(self, cx: &mut Cx<'_>, worn: bool) -> Flow {
        let Some(slot) = last_used(cx.table(), self.seat) else { return self.end(cx) };
        let kind = cx.table().modules(self.seat)[usize::from(slot)].kind(cx.content());
        let (one_use, speedy) = (kind.one_use, kind.speedy);
        let chain = match (speedy, kind.auto_cool && kind.wears()) {
            (true, _) => Chain::Goes { wearing: false },
            (false, true) => Chain::Goes { wearing: !worn && !one_use },
            (false, false) => Chain::Over,
        };
        if one_use || worn {
            self.destroy(cx, slot, one_use);
        }
        match chain {
            Chain::Over => self.end(cx),
            Chain::Goes { wearing } => self.ask(Question::GoOn { wearing }, TurnStep::HearMore { wearing }),
        }
    }

    /// SA-9.4, SA-9.5: going on by the wear rule destroys the module that was used last.
    fn go_on(self, cx: &mut Cx<'_>, wearing: bool, part: Part, ability: Option<Ability>) -> Flow {
        let last = last_used(cx.table(), self.seat).filter(|_| wearing);
        let Some(last) = last else { return self.activate(cx, part, ability) };
        self.destroy(cx, last, false);
        let moved = match part {
            Part::Slot(slot) if slot > last => Part::Slot(slot - 1),
            Part::Slot(_) | Part::Central => part,
        };
        self.activate(cx, moved, ability)
    }

    /// SA-4.6, SA-9.5, SA-9.6: to the box; it is nobody's trophy.
    fn destroy(self, cx: &mut Cx<'_>, slot: u8, used_up: bool) {
        let hot = cx.table().is_hot(self.seat, Part::Slot(slot));
        let tile = cx.table_mut().take_module(self.seat, slot);
        let kind = tile.kind.expect("an activated module lies open");
        cx.table_mut().put_in_box(tile);
        cx.table_mut().idle = 0;
        cx.tell(if used_up {
            Event::UsedUp { seat: self.seat, tile: kind, hot }
        } else {
            Event::WornOut { seat: self.seat, tile: kind, hot }
        });
    }

    /// SA-3.2: the end-of-turn phase follows. It mostly needs nobody; where it waits, it is called, and asks once more.
    fn end(self, cx: &mut Cx<'_>) -> Flow {
        let ending = Ending::new(self.seat);
        if Taking::is_due(cx, self.seat) {
            return call(Frame::Ending(ending), self.at(TurnStep::Ended));
        }
        match ending.resume(cx, Reply::Go) {
            Flow::Done(()) => self.pass_on(cx),
            Flow::Ask { then, .. } | Flow::Roll { then, .. } => call(then, self.at(TurnStep::Ended)),
            Flow::End(outcome) => Flow::End(outcome),
            Flow::Go(_) | Flow::Call { .. } | Flow::Apart { .. } => unreachable!("only the taking is called"),
        }
    }

    /// SA-3.1, SA-18.13, SA-21.2: clockwise, past those who left.
    fn pass_on(self, cx: &mut Cx<'_>) -> Flow {
        let seats = cx.seats();
        let mut others = self.seat.next(seats).clockwise(seats);
        let next = others.find(|&seat| !cx.left().contains(seat)).expect("somebody is there");
        Turn::begin(next, self.number.saturating_add(1)).start(cx)
    }
}

/// The place of the module that was activated last in this turn, if it is still there.
fn last_used(table: &Table, seat: Seat) -> Option<u8> {
    table.modules(seat).iter().position(|module| module.last).map(|slot| slot as u8)
}

/// SA-R56: everybody sees a module from its first use on.
pub(super) fn turn_up(cx: &mut Cx<'_>, seat: Seat, slot: u8) {
    let tile: &mut Tile = &mut cx.table_mut().modules_mut(seat)[usize::from(slot)].tile;
    if !tile.open {
        tile.turn_up();
        cx.reveal();
    }
}

/// SA-4.2, SA-R31: the parts of a robot that have AUTO-COOL and a token.
pub(super) fn cooling_parts(table: &Table, content: &Content, seat: Seat) -> crate::event::Parts {
    let robot = table.robot(seat);
    let central = (robot.hot && table.board(content, seat).auto_cool).then_some(Part::Central);
    let slots =
        (0..).zip(table.modules(seat)).filter(|(_, module)| module.hot && module.kind(content).auto_cool);
    central.into_iter().chain(slots.map(|(slot, _)| Part::Slot(slot))).collect()
}
