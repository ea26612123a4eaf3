//! The procedures of the rulebook, one file each, and what they share: the turn in progress, and
//! what happens when a top card is no longer on top.

pub(crate) mod attack;
pub(crate) mod chain;
pub(crate) mod clearing;
pub(crate) mod deeds;
pub(crate) mod drawing;
pub(crate) mod drone;
pub(crate) mod effect;
pub(crate) mod elimination;
pub(crate) mod opening;
pub(crate) mod recycling;
pub(crate) mod removal;
pub(crate) mod settling;
pub(crate) mod turn;

use crate::StakBots;
use crate::card::{Lying, StakId};
use crate::content::KindId;
use crate::event::Event;
use crate::frame::{Called, Frame, Out};
use crate::question::{Answer, Question};
use kernel::{Reply, Seat};
use std::cmp::Ordering;
use turn::Turn;

pub(crate) type Cx<'a> = kernel::Cx<'a, StakBots>;
pub(crate) type Flow = kernel::Flow<StakBots>;
pub(crate) type Step = Reply<StakBots>;

/// The turn in progress, if one lies below.
#[inline]
pub(crate) fn turn_of(frames: &[Frame]) -> Option<&Turn> {
    match frames.first() {
        Some(Frame::Turn(turn)) => Some(turn),
        _ => None,
    }
}

/// The turn in progress, to be changed.
#[inline]
fn turn_mut<'a>(cx: &'a mut Cx<'_>) -> Option<&'a mut Turn> {
    match cx.below_mut().first_mut() {
        Some(Frame::Turn(turn)) => Some(turn),
        _ => None,
    }
}

/// The active player.
#[inline]
fn active(cx: &Cx<'_>) -> Seat {
    turn_of(cx.below()).map_or(Seat(0), |turn| turn.seat)
}

/// SB-4.10, SB-4.11, SB-4.14, SB-R35, SB-R36: a card from anybody's Stak or hand entered the scrapheap
/// in this turn, whatever happens to it later.
#[inline]
fn feed(cx: &mut Cx<'_>) {
    if let Some(turn) = turn_mut(cx) {
        turn.fed = true;
    }
}

/// SB-12.5: the top card of `stak` stops being the top card: its waiting effect is lost at once.
#[inline]
fn uncrown(cx: &mut Cx<'_>, stak: StakId) {
    let mut lost = false;
    for frame in cx.below_mut() {
        lost |= frame.strike(stak);
    }
    if lost {
        cx.tell(Event::EffectLost { stak });
    }
}

/// SB-9.4 to SB-9.6: the card at this height leaves `stak` or is turned face-down. If it is the attacking card, it
/// cannot attack again this turn. Gives the card as it lies from now on.
#[inline(always)]
fn interrupted(cx: &mut Cx<'_>, stak: StakId, height: usize) -> Lying {
    let mut lying = cx.table().stak(stak)[height];
    if lying.is_attacking() {
        lying.bar();
        close_attacks(cx, stak, height);
    }
    lying
}

/// SB-9.8, SB-R11: the attacks of this Stak are over, unless no attack was completed yet (SB-R8, SB-R12) or a tally
/// counts the attacks instead (SB-R50).
fn close_attacks(cx: &mut Cx<'_>, stak: StakId, height: usize) {
    let only_declared =
        |frame: &Frame| matches!(frame, Frame::Attack(attack) if attack.is_only_declared(stak, height as u8));
    let closes = cx.table().options.attack_tally == 0 && !cx.below().iter().any(only_declared);
    if let Some(turn) = turn_mut(cx).filter(|_| closes) {
        turn.closed.insert(stak);
    }
    cx.tell(Event::Interrupted { stak });
}

/// Takes the card at this height out of `stak`, interrupted if it attacks (SB-9.5, SB-9.6).
fn take(cx: &mut Cx<'_>, stak: StakId, height: usize) -> Lying {
    let lying = interrupted(cx, stak, height);
    cx.table_mut().take(stak, height);
    let gone = height as u8;
    follow(cx, stak, &|place| match place.cmp(&gone) {
        Ordering::Less => Some(place),
        Ordering::Equal => None,
        Ordering::Greater => Some(place - 1),
    });
    lying
}

/// Every procedure that follows a card of `stak` goes along with it to its new height.
fn follow(cx: &mut Cx<'_>, stak: StakId, to: &dyn Fn(u8) -> Option<u8>) {
    cx.below_mut().iter_mut().for_each(|frame| frame.follow(stak, to));
}

/// The height of the top card of `stak`.
#[inline]
fn top_place(cx: &Cx<'_>, stak: StakId) -> Option<u8> {
    cx.table().height(stak).checked_sub(1).map(|height| height as u8)
}

/// Runs `first` at once; `then` goes on with what it hands back.
#[inline(always)]
fn call(cx: &mut Cx<'_>, first: impl Called, then: Frame) -> Flow {
    if cx.is_stepwise() {
        return Flow::Call { first: first.into(), then };
    }
    cx.call(then, |cx| first.start(cx))
}

/// Asks a seat; the drone answers by its own rules (SB-R55).
#[inline(always)]
fn ask(cx: &mut Cx<'_>, to: Seat, question: Question, then: Frame) -> Flow {
    if cx.table().options.is_drone(to) {
        return answer_for_drone(cx, to, question, then);
    }
    Flow::Ask { to, question, then }
}

/// SB-D2.
#[cold]
fn answer_for_drone(cx: &mut Cx<'_>, to: Seat, question: Question, then: Frame) -> Flow {
    let answer: Answer = drone::choose(cx, to, question);
    then.resume(cx, Reply::Answer(answer))
}

/// The answer that came, if one did.
#[inline]
fn answered(reply: &Step) -> Option<Answer> {
    match reply {
        Reply::Answer(answer) => Some(*answer),
        Reply::Go | Reply::Left(_) | Reply::Rolled(_) | Reply::Out(_) | Reply::Apart(_) => None,
    }
}

/// The kind that was drawn, if one was.
#[inline]
fn drawn(reply: &Step) -> Option<KindId> {
    match reply {
        Reply::Rolled(rolled) => Some(KindId(rolled.drawn())),
        Reply::Go | Reply::Left(_) | Reply::Answer(_) | Reply::Out(_) | Reply::Apart(_) => None,
    }
}

/// The effects that a called procedure triggered.
#[inline]
fn triggered(reply: &Step) -> crate::card::StakSet {
    match reply {
        Reply::Out(Out::Triggered(staks)) => *staks,
        Reply::Out(Out::Nothing)
        | Reply::Go
        | Reply::Answer(_)
        | Reply::Left(_)
        | Reply::Rolled(_)
        | Reply::Apart(_) => crate::card::StakSet::EMPTY,
    }
}

/// SB-R1 step 2, after an instruction that itself triggered these.
#[inline]
fn settle(cx: &mut Cx<'_>, triggered: crate::card::StakSet) -> Flow {
    settling::Settling { triggered }.resume(cx, Reply::Go)
}

#[inline]
fn done() -> Flow {
    Flow::Done(Out::Nothing)
}
