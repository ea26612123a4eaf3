//! The opening of Skirmish: first seat, hands, secret stances.

use super::procedures::{Turn, TurnStep};
use super::table::Stance;
use super::{Frame, Happened, Move, Out, Question, Skirmish};
use kernel::{Chance, Cx, Flow, Reply, Results, Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// First seat, hands, stances. SK-1, SK-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Assembly {
    seat: Seat,
    cards: u8,
    hand: u8,
    pub(super) step: AssemblyStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum AssemblyStep {
    PickFirst,
    Picked,
    Deal,
    Dealt,
    Muster,
    Mustered,
}

impl Assembly {
    pub(super) fn new(hand: u8) -> Assembly {
        Assembly { seat: Seat(0), cards: 0, hand, step: AssemblyStep::PickFirst }
    }

    fn at(self, step: AssemblyStep) -> Frame {
        Frame::Assembly(Assembly { step, ..self })
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        match (self.step, reply) {
            (AssemblyStep::Picked, Reply::Rolled(rolled)) => {
                let first = Seat(rolled.picked() as u8);
                cx.table_mut().first = first;
                cx.tell(Happened::Began(first));
                Flow::Go(self.at(AssemblyStep::Deal))
            }
            (AssemblyStep::PickFirst | AssemblyStep::Picked, _) => {
                let chance = Chance::Pick { of: u32::from(cx.seats()) };
                Flow::Roll { chance, then: self.at(AssemblyStep::Picked) }
            }
            (AssemblyStep::Dealt, Reply::Rolled(rolled)) => {
                draw(cx, self.seat, rolled.drawn());
                self.cards += 1;
                if self.cards == self.hand {
                    (self.cards, self.seat) = (0, Seat(self.seat.0 + 1));
                }
                Flow::Go(self.at(AssemblyStep::Deal))
            }
            (AssemblyStep::Deal, _) if self.seat.0 == cx.seats() => Flow::Go(self.at(AssemblyStep::Muster)),
            (AssemblyStep::Deal | AssemblyStep::Dealt, _) => {
                let chance = Chance::Draw { pile: self.seat.0 };
                Flow::Roll { chance, then: self.at(AssemblyStep::Dealt) }
            }
            (AssemblyStep::Muster, _) => {
                let strands = SeatMap::new(cx.seats(), |seat| Some(Muster::first(seat)));
                Flow::Apart { strands, then: self.at(AssemblyStep::Mustered) }
            }
            (AssemblyStep::Mustered, Reply::Apart(results)) => {
                show_stances(cx, &results);
                let first = cx.table().first;
                Flow::Go(Turn::of(first, TurnStep::Begin))
            }
            (step, reply) => unreachable!("{step:?} is not resumed with {reply:?}"),
        }
    }
}

/// A seat draws a card that only it may see.
pub(super) fn draw(cx: &mut Cx<'_, Skirmish>, seat: Seat, kind: u8) {
    cx.table_mut().mats[seat].draw(kind);
    cx.tell_apart(seat, Happened::Drew(seat, Some(kind)), Happened::Drew(seat, None));
}

fn show_stances(cx: &mut Cx<'_, Skirmish>, results: &Results<Out>) {
    for (seat, out) in results.iter() {
        let Some(Out::Mustered { swap, stance }) = *out else { continue };
        let mat = &mut cx.table_mut().mats[seat];
        if let Some((given, got)) = swap {
            mat.draw(got);
            mat.give_back(given);
        }
        mat.stance = Some(stance);
        cx.tell(Happened::Mustered(seat, stance, swap.is_some()));
    }
}

/// One seat's secret choices, run apart from all others. SK-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Muster {
    seat: Seat,
    /// The kind given back.
    pub(super) given: Option<u8>,
    /// The kind drawn for it.
    pub(super) got: Option<u8>,
    /// The stance chosen so far.
    pub(super) stance: Option<Stance>,
    step: MusterStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum MusterStep {
    AskSwap,
    HearSwap,
    Got,
    AskStance,
    HearStance,
    HearConfirm,
}

impl Muster {
    pub(super) fn first(seat: Seat) -> Frame {
        Frame::Muster(Muster { seat, given: None, got: None, stance: None, step: MusterStep::AskSwap })
    }

    fn at(self, step: MusterStep) -> Frame {
        Frame::Muster(Muster { step, ..self })
    }

    fn ask(self, question: Question, step: MusterStep) -> Flow<Skirmish> {
        Flow::Ask { to: self.seat, question, then: self.at(step) }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        match (self.step, reply) {
            (MusterStep::AskSwap, _) => self.ask(Question::Mulligan, MusterStep::HearSwap),
            (MusterStep::HearSwap, Reply::Answer(Move::Swap(kind))) => {
                self.given = Some(kind);
                let chance = Chance::Draw { pile: self.seat.0 };
                Flow::Roll { chance, then: self.at(MusterStep::Got) }
            }
            (MusterStep::Got, Reply::Rolled(rolled)) => {
                self.got = Some(rolled.drawn());
                cx.tell(Happened::Drew(self.seat, self.got));
                Flow::Go(self.at(MusterStep::AskStance))
            }
            (MusterStep::HearSwap | MusterStep::AskStance, _) => {
                self.ask(Question::Stance, MusterStep::HearStance)
            }
            (MusterStep::HearStance, Reply::Answer(Move::Take(stance))) => {
                self.stance = Some(stance);
                self.ask(Question::Confirm, MusterStep::HearConfirm)
            }
            (MusterStep::HearConfirm, Reply::Answer(Move::Revise)) => {
                self.stance = None;
                Flow::Go(self.at(MusterStep::AskStance))
            }
            (MusterStep::HearConfirm, _) => Flow::Done(Out::Mustered {
                swap: self.given.zip(self.got),
                stance: self.stance.unwrap_or(Stance::Guard),
            }),
            (step, reply) => unreachable!("{step:?} is not resumed with {reply:?}"),
        }
    }
}
