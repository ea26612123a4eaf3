//! Which procedure carries out a deed: those with dice, with Target Tokens, with Barriers and lent texts. GR-24.3.

use super::Effect;
use super::dice::Reroll;
use crate::content::{Clause, Verb};
use crate::procedures::{Cx, Flow, Step};

impl Effect {
    /// What is done to Attack Rolls and to the damage that follows.
    pub(super) fn rolled(self, cx: &mut Cx<'_>, clause: &Clause, step: u8, reply: Step) -> Flow {
        let verb = &clause.verb;
        if let Verb::Reroll { whose, n, price, answered } = verb {
            let order = Reroll { whose: *whose, n: *n, price: *price, answered: *answered };
            self.reroll(cx, order, step.into(), reply)
        } else if let Verb::DropLowest(n) = verb {
            self.drop_lowest(cx, *n)
        } else if let Verb::DropSuccesses(n) = verb {
            self.drop_successes(cx, *n)
        } else if let Verb::Concede(successes) = verb {
            self.concede(cx, *successes)
        } else if *verb == Verb::RaiseDie {
            self.raise_die(cx, reply)
        } else if *verb == Verb::Lock {
            self.lock(cx)
        } else if *verb == Verb::HalveByDefense {
            self.halve_by_defense(cx)
        } else {
            self.halve_damage(cx)
        }
    }

    /// What is done with Target Tokens, and to attacks that are under way or to come.
    pub(super) fn aimed(self, cx: &mut Cx<'_>, clause: &Clause, step: u8, reply: Step) -> Flow {
        let verb = &clause.verb;
        if let Verb::Mark { at, moves } = verb {
            self.mark(cx, (*at, *moves), step.into(), reply)
        } else if let Verb::Unmark(at) = verb {
            self.unmark(cx, *at, reply)
        } else if let Verb::Strike(strike) = verb {
            self.strike(cx, *strike, step.into(), reply)
        } else if *verb == Verb::Activate {
            self.activate(cx, reply)
        } else if *verb == Verb::Graft {
            self.graft(cx, reply)
        } else if *verb == Verb::Surcharge {
            self.surcharge(cx, reply)
        } else if *verb == Verb::Deflect {
            self.deflect(cx, step.into(), reply)
        } else {
            self.retreat(cx, step.into(), reply)
        }
    }

    /// What is done with Static Barriers and with texts that other cards lend.
    pub(super) fn gated(self, cx: &mut Cx<'_>, clause: &Clause, step: u8, reply: Step) -> Flow {
        let verb = &clause.verb;
        if let Verb::BreakAll(sweep) = verb {
            self.break_all(cx, *sweep)
        } else if let Verb::GateThrow(n) = verb {
            self.gate_throw(cx, *n, step.into())
        } else if let Verb::Borrow { from, cards } = verb {
            self.borrow(cx, *from, cards, step.into(), reply)
        } else if *verb == Verb::Usurp {
            self.usurp(cx, step.into(), reply)
        } else if *verb == Verb::Mirror {
            self.mirror(cx, step.into(), reply)
        } else {
            self.approach(cx, step.into(), reply)
        }
    }
}
