//! The procedures of a turn of Skirmish: turn, card, responses, effect, payment.

use super::opening::draw;
use super::table::Stance;
use super::{Frame, Happened, Move, Out, Question, Skirmish, TURNS_MAX, most_cards};
use kernel::{Chance, Cx, Ending, Flow, Outcome, Reply, Seat};
use serde::{Deserialize, Serialize};

/// One seat's turn. SK-3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub(super) seat: Seat,
    step: TurnStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) enum TurnStep {
    Begin,
    HearPlace,
    AskPlay,
    HearPlay,
    Draw,
    Drawn,
    End,
}

impl Turn {
    pub(super) fn of(seat: Seat, step: TurnStep) -> Frame {
        Frame::Turn(Turn { seat, step })
    }

    fn ask(self, question: Question, step: TurnStep) -> Flow<Skirmish> {
        Flow::Ask { to: self.seat, question, then: Turn::of(self.seat, step) }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        let seat = self.seat;
        match (self.step, reply) {
            (_, Reply::Left(who)) if who == seat => Flow::Go(Turn::of(seat, TurnStep::End)),
            (TurnStep::Begin, _) if cx.table().turn >= TURNS_MAX => {
                Flow::End(Outcome::drawn(cx.table().there(), cx.seats(), Ending::Limit))
            }
            (TurnStep::Begin, _) if cx.table().mats[seat].out => Flow::Go(Turn::of(seat, TurnStep::End)),
            (TurnStep::HearPlace, Reply::Answer(Move::To(x, y))) => {
                cx.table_mut().mats[seat].cell = (x, y);
                cx.tell(Happened::Moved(seat, (x, y)));
                Flow::Go(Turn::of(seat, TurnStep::AskPlay))
            }
            (TurnStep::Begin | TurnStep::HearPlace, _) => self.ask(Question::Place, TurnStep::HearPlace),
            (TurnStep::HearPlay, Reply::Answer(Move::Play(kind))) => {
                Flow::Call { first: Declare::of(seat, kind), then: Turn::of(seat, TurnStep::Draw) }
            }
            (TurnStep::HearPlay, Reply::Answer(_)) => Flow::Go(Turn::of(seat, TurnStep::Draw)),
            (TurnStep::AskPlay | TurnStep::HearPlay, _) => self.ask(Question::Play, TurnStep::HearPlay),
            (TurnStep::Drawn, Reply::Rolled(rolled)) => {
                draw(cx, seat, rolled.drawn());
                Flow::Go(Turn::of(seat, TurnStep::End))
            }
            (TurnStep::Draw | TurnStep::Drawn, _) => self.draw(cx),
            (TurnStep::End, _) => self.end(cx),
        }
    }

    fn draw(self, cx: &Cx<'_, Skirmish>) -> Flow<Skirmish> {
        let mat = &cx.table().mats[self.seat];
        if mat.out || mat.pile.iter().all(|&count| count == 0) {
            return Flow::Go(Turn::of(self.seat, TurnStep::End));
        }
        let chance = Chance::Draw { pile: self.seat.0 };
        Flow::Roll { chance, then: Turn::of(self.seat, TurnStep::Drawn) }
    }

    /// SK-9.
    fn end(self, cx: &mut Cx<'_, Skirmish>) -> Flow<Skirmish> {
        if cx.table().closing {
            let first = most_cards(cx.table());
            let mut outcome = Outcome::drawn(first, cx.seats(), Ending::Time);
            if first.len() == 1 {
                outcome = Outcome::won(first, cx.seats());
                outcome.ending = Ending::Time;
            }
            return Flow::End(outcome);
        }
        cx.table_mut().turn += 1;
        Flow::Go(Turn::of(self.seat.next(cx.seats()), TurnStep::Begin))
    }
}

/// A card on its way to the table. SK-4, SK-5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Declare {
    seat: Seat,
    kind: u8,
    responses_heard: bool,
}

impl Declare {
    fn of(seat: Seat, kind: u8) -> Frame {
        Frame::Declare(Declare { seat, kind, responses_heard: false })
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        let Declare { seat, kind, responses_heard } = self;
        if !responses_heard {
            cover(cx, seat, kind);
            self.responses_heard = true;
            return Flow::Call { first: Window::by(seat), then: Frame::Declare(self) };
        }
        if !matches!(reply, Reply::Out(Out::Responded { cancelled: true })) {
            return Flow::Go(Entry::of(seat, kind));
        }
        let mat = &mut cx.table_mut().mats[seat];
        mat.tower.pop();
        mat.discard[usize::from(kind)] += 1;
        cx.tell(Happened::Cancelled(seat, kind));
        Flow::Done(Out::Finished)
    }
}

/// A card goes on top of a tower; waiting effects of what it covers are struck. SK-4.
fn cover(cx: &mut Cx<'_, Skirmish>, seat: Seat, kind: u8) {
    let mat = &mut cx.table_mut().mats[seat];
    mat.hand[usize::from(kind)] -= 1;
    mat.tower.push(kind);
    cx.tell(Happened::Played(seat, kind));
    for frame in cx.below_mut() {
        match frame {
            Frame::Entry(entry) if entry.seat == seat => entry.struck = true,
            _ => {}
        }
    }
}

/// Responses to a card, the last one first. SK-5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Window {
    by: Seat,
    asked: Seat,
    step: WindowStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum WindowStep {
    Next,
    Hear,
    Answered,
}

impl Window {
    fn by(seat: Seat) -> Frame {
        Frame::Window(Window { by: seat, asked: seat, step: WindowStep::Next })
    }

    fn at(self, step: WindowStep) -> Frame {
        Frame::Window(Window { step, ..self })
    }

    fn ask(self) -> Flow<Skirmish> {
        Flow::Ask { to: self.asked, question: Question::Respond, then: self.at(WindowStep::Hear) }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        match (self.step, reply) {
            (WindowStep::Next, _) => {
                self.asked = self.asked.next(cx.seats());
                if self.asked == self.by {
                    return Flow::Done(Out::Responded { cancelled: false });
                }
                let mat = &cx.table().mats[self.asked];
                if mat.out || mat.cards() == 0 {
                    return Flow::Go(self.at(WindowStep::Next));
                }
                self.ask()
            }
            (WindowStep::Hear, Reply::Answer(Move::Play(kind))) => {
                cx.table_mut().mats[self.asked].discard(kind);
                cx.tell(Happened::Parried(self.asked, kind));
                Flow::Call { first: Window::by(self.asked), then: self.at(WindowStep::Answered) }
            }
            (WindowStep::Answered, Reply::Out(Out::Responded { cancelled: false })) => {
                Flow::Done(Out::Responded { cancelled: true })
            }
            (WindowStep::Answered, _) | (WindowStep::Hear, Reply::Answer(_)) => {
                Flow::Go(self.at(WindowStep::Next))
            }
            (WindowStep::Hear, Reply::Left(who)) if who == self.asked => Flow::Go(self.at(WindowStep::Next)),
            (WindowStep::Hear, _) => self.ask(),
        }
    }
}

/// The effect of a card that came to lie on the table. SK-6, SK-7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Entry {
    seat: Seat,
    kind: u8,
    struck: bool,
    step: EntryStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum EntryStep {
    AskRelay,
    HearRelay,
    AskTarget,
    HearTarget,
    Over,
}

impl Entry {
    fn of(seat: Seat, kind: u8) -> Frame {
        Frame::Entry(Entry { seat, kind, struck: false, step: EntryStep::AskRelay })
    }

    fn at(self, step: EntryStep) -> Frame {
        Frame::Entry(Entry { step, ..self })
    }

    pub(super) fn resume(self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        let card = cx.content().card(self.kind);
        match (self.step, reply) {
            (EntryStep::Over, _) => Flow::Done(Out::Finished),
            (_, Reply::Left(who)) if who == self.seat => Flow::Done(Out::Finished),
            (EntryStep::AskRelay, _) if card.relay && cx.table().mats[self.seat].cards() > 0 => {
                self.ask(Question::PlayOn, EntryStep::HearRelay)
            }
            (EntryStep::HearRelay, Reply::Answer(Move::Play(kind))) => {
                Flow::Call { first: Declare::of(self.seat, kind), then: self.at(EntryStep::AskTarget) }
            }
            (EntryStep::AskTarget, _) if self.struck => {
                cx.tell(Happened::Struck(self.seat));
                Flow::Done(Out::Finished)
            }
            (EntryStep::AskTarget, _) if card.power == 0 || cx.table().mats[self.seat].out => {
                Flow::Done(Out::Finished)
            }
            (EntryStep::AskRelay, _) | (EntryStep::HearRelay, Reply::Answer(_)) => {
                Flow::Go(self.at(EntryStep::AskTarget))
            }
            (EntryStep::HearRelay, _) => self.ask(Question::PlayOn, EntryStep::HearRelay),
            (EntryStep::HearTarget, Reply::Answer(Move::Hit(target))) => self.hit(cx, target),
            (EntryStep::AskTarget | EntryStep::HearTarget, _) => {
                self.ask(Question::Target, EntryStep::HearTarget)
            }
        }
    }

    fn ask(self, question: Question, step: EntryStep) -> Flow<Skirmish> {
        Flow::Ask { to: self.seat, question, then: self.at(step) }
    }

    fn hit(self, cx: &mut Cx<'_, Skirmish>, target: Seat) -> Flow<Skirmish> {
        let card = cx.content().card(self.kind);
        let table = cx.table();
        if table.apart(self.seat, target) > card.reach {
            cx.tell(Happened::Missed(self.seat));
            return Flow::Done(Out::Finished);
        }
        let charge = u8::from(table.mats[self.seat].stance == Some(Stance::Charge));
        let guard = u8::from(table.mats[target].stance == Some(Stance::Guard));
        let points = (card.power + charge).saturating_sub(guard);
        cx.tell(Happened::Hit(target, points));
        Flow::Call { first: Frame::Absorb(Absorb { seat: target, points }), then: self.at(EntryStep::Over) }
    }
}

/// A seat pays for a hit, card by card. SK-8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Absorb {
    seat: Seat,
    points: u8,
}

impl Absorb {
    pub(super) fn resume(mut self, cx: &mut Cx<'_, Skirmish>, reply: Reply<Skirmish>) -> Flow<Skirmish> {
        match reply {
            Reply::Answer(Move::Discard(kind)) => {
                cx.table_mut().mats[self.seat].discard(kind);
                cx.reveal();
                cx.tell(Happened::Paid(self.seat, kind));
                self.points -= 1;
            }
            Reply::Left(who) if who == self.seat => return Flow::Done(Out::Finished),
            Reply::Go
            | Reply::Left(_)
            | Reply::Answer(_)
            | Reply::Rolled(_)
            | Reply::Out(_)
            | Reply::Apart(_) => {}
        }
        if self.points == 0 {
            return Flow::Done(Out::Finished);
        }
        if cx.table().mats[self.seat].cards() > 0 {
            return Flow::Ask { to: self.seat, question: Question::Discard, then: Frame::Absorb(self) };
        }
        cx.table_mut().mats[self.seat].out = true;
        cx.tell(Happened::KnockedOut(self.seat));
        let there = cx.table().there();
        if there.len() == 1 {
            return Flow::End(Outcome::won(there, cx.seats()));
        }
        Flow::Done(Out::Finished)
    }
}
