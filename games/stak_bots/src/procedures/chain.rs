//! Chains. SB-12, SB-R1: effects that triggered together wait; the first one is carried out; what it
//! triggers goes in front of those that still wait.

use super::{Cx, Flow, Step, active, answered, ask, call, done, triggered, turn_mut};
use crate::card::{StakId, StakSet};
use crate::event::Event;
use crate::frame::{Awaited, Frame};
use crate::procedures::effect::Effect;
use crate::question::{Answer, Question};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// The most effects of one chain (SB-R47).
pub(crate) const EFFECTS_MAX: u16 = 1000;

/// Effects that triggered together and still wait: those of the top cards of these Staks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chain {
    waiting: StakSet,
    step: ChainStep,
}

kernel::known_to_all! { Chain { waiting, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ChainStep {
    Next,
    HearOrder,
}

impl Chain {
    /// These effects wait.
    pub(crate) fn of(waiting: StakSet) -> Chain {
        Chain { waiting, step: ChainStep::Next }
    }

    /// The Staks whose effects wait here.
    pub(crate) fn waiting(&self) -> StakSet {
        self.waiting
    }

    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self.step {
            ChainStep::Next => Awaited::Procedure,
            ChainStep::HearOrder => Awaited::Answer,
        }
    }

    /// SB-12.5: the effect of `stak` is lost.
    pub(crate) fn strike(&mut self, stak: StakId) -> bool {
        let lost = self.waiting.contains(stak);
        self.waiting.remove(stak);
        lost
    }

    /// SB-12.6, SB-12.7: until nothing waits; then the procedure below goes on. What an effect triggered goes in
    /// front of what waits here (SB-12.4); a chain in which nothing waits any more is not kept below it (SB-R47).
    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let triggered = triggered(&reply);
        if !triggered.is_empty() && !self.waiting.is_empty() {
            return call(cx, Chain::of(triggered), Frame::Chain(self));
        }
        self.waiting = self.waiting.or(triggered);
        if self.waiting.is_empty() {
            return done();
        }
        if let (ChainStep::HearOrder, Some(Answer::First(stak))) = (self.step, answered(&reply)) {
            return self.carry_out(cx, stak);
        }
        let (seat, among) = self.first(cx);
        if let Some(stak) = among.iter().next().filter(|_| among.len() == 1) {
            return self.carry_out(cx, stak);
        }
        self.step = ChainStep::HearOrder;
        ask(cx, seat, Question::Order { among }, Frame::Chain(self))
    }

    /// SB-12.1, SB-R26, SB-R51, SB-R77: the active player's effects go first, then clockwise.
    fn first(&self, cx: &Cx<'_>) -> (Seat, StakSet) {
        let table = cx.table();
        let of = |seat: Seat| -> StakSet {
            self.waiting.iter().filter(|&stak| table.owner(stak) == seat).collect()
        };
        let mut turn = active(cx).clockwise(table.seats());
        turn.find_map(|seat| Some((seat, of(seat))).filter(|(_, staks)| !staks.is_empty()))
            .expect("every Stak has a player")
    }

    #[inline]
    fn carry_out(mut self, cx: &mut Cx<'_>, stak: StakId) -> Flow {
        self.step = ChainStep::Next;
        self.waiting.remove(stak);
        if !count_effect(cx) {
            return done();
        }
        let kind = cx.table().top(stak).and_then(|top| top.card.kind()).expect("a waiting card lies on top");
        let first = Effect::entry(cx, stak, kind);
        if self.waiting.is_empty() {
            return first.resume(cx, Reply::Go);
        }
        call(cx, first, Frame::Chain(self))
    }
}

/// SB-R47: at the limit, waiting effects are dropped. The event is told once for each chain.
fn count_effect(cx: &mut Cx<'_>) -> bool {
    let Some(turn) = turn_mut(cx) else { return true };
    turn.effects = turn.effects.saturating_add(1);
    let effects = turn.effects;
    if effects == EFFECTS_MAX + 1 {
        cx.tell(Event::LimitReached);
    }
    effects <= EFFECTS_MAX
}
