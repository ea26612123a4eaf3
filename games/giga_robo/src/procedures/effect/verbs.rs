//! What is to be decided of every verb: which procedure carries it out, and whether it would come to nothing. GR-24.3,
//! GR-24.11.

use super::dice::Reroll;
use super::meter::{Expel, Spend};
use super::moves::Forced;
use super::{Effect, attack};
use crate::content::{Amount, Chooser, Clause, Plain, Verb, Who};
use crate::procedures::{Cx, Flow, Step};
use crate::queries;
use crate::statics;

impl Effect {
    /// GR-24.3: carries out the clause, from this step of its verb on.
    pub(super) fn verb(self, cx: &mut Cx<'_>, clause: &Clause, step: u8, reply: Step) -> Flow {
        match &clause.verb {
            Verb::Plain(plain) => self.plain(cx, *plain, step, reply),
            Verb::Gain { what, n, who } => self.gain(cx, *what, *n, *who, reply),
            Verb::Lose { what, n, who } => self.lose(cx, *what, *n, *who, reply),
            Verb::LoseAll { what, who } => self.lose_all(cx, *what, *who),
            Verb::Recover { who, n } => self.recover(cx, *who, *n, reply),
            Verb::RollPower(n) => self.roll_power(cx, *n, reply),
            Verb::Move(n) => self.move_self(cx, *n, step.into(), reply),
            Verb::Leap { .. } | Verb::Jump(_) => self.leap(cx, step.into(), reply),
            Verb::Retreat(_) => self.retreat(cx, step.into(), reply),
            Verb::DropAnchors(n) => self.drop_anchors(cx, *n, step.into(), reply),
            Verb::Detonate(n) => self.detonate(cx, *n, step.into()),
            Verb::Force { how, n, up_to, who, to_me, close, beside } => {
                let (how, n, up_to, to_me) = (*how, *n, *up_to, *to_me);
                let force = Forced { how, n, up_to, to_me, close: *close, beside: *beside };
                self.force(cx, force, *who, step.into(), reply)
            }
            Verb::GateThrow(n) => self.gate_throw(cx, *n, step.into()),
            Verb::Tile { tile, at } => self.tile(cx, *tile, *at, step.into(), reply),
            Verb::RazeOrCrater(at) => self.raze_or_crater(cx, *at, step.into(), reply),
            Verb::RemoveTile { tile, at } => self.remove_tile(cx, *tile, *at, step.into(), reply),
            Verb::PullTiles { n, .. } => self.pull_tiles(cx, *n, step.into(), reply),
            Verb::BreakBarrier { n, up_to, .. } => self.break_barriers(cx, *n, *up_to, step.into(), reply),
            Verb::BreakAll(sweep) => self.break_all(cx, *sweep),
            Verb::Mark { at, moves } => self.mark(cx, (*at, *moves), step.into(), reply),
            Verb::Unmark(at) => self.unmark(cx, *at, reply),
            Verb::Strike(strike) => self.strike(cx, *strike, step.into(), reply),
            Verb::Raise { whose, n, top } => self.raise(cx, (*whose, *n, *top), step.into(), reply),
            Verb::Shift { n, cards } => self.shift(cx, *n, cards, step.into(), reply),
            Verb::Return { n, cards } => self.give_back(cx, *n, cards, step.into(), reply),
            Verb::LowerAll(filter) => self.lower_all(cx, filter),
            Verb::Spend { who, n, chooser, cards, up_to, activated } => {
                let (n, chooser, up_to) = (*n, *chooser, *up_to);
                let order = Spend { who: *who, n, chooser, cards, up_to, activated: *activated };
                self.spend(cx, order, step.into(), reply)
            }
            Verb::Expel { who, n, from, cards } => {
                self.expel(cx, Expel { who: *who, n: *n, from: *from, cards }, step.into(), reply)
            }
            Verb::TurnDown(n) => self.turn_down(cx, *n, step.into(), reply),
            Verb::Grant(icon) => self.grant(cx, *icon, reply),
            Verb::SwitchOff(code) => self.switch_off(cx, *code, step.into()),
            Verb::Turn { what, into, half } => self.turn(cx, (*what, *into), *half, step.into()),
            Verb::HandOver(n) => self.hand_over(cx, *n, step.into(), reply),
            Verb::Dice { whose, dice, n } => self.add_dice(cx, *whose, *dice, *n),
            Verb::Reroll { whose, n, price, answered } => {
                let order = Reroll { whose: *whose, n: *n, price: *price, answered: *answered };
                self.reroll(cx, order, step.into(), reply)
            }
            Verb::DropLowest(n) => self.drop_lowest(cx, *n),
            Verb::DropSuccesses(n) => self.drop_successes(cx, *n),
            Verb::Concede(successes) => self.concede(cx, *successes),
            Verb::Cancel(what) => self.cancel(cx, *what, reply),
            Verb::Immune(whose) => self.guard(cx, *whose, reply),
            Verb::Borrow { from, cards } => self.borrow(cx, *from, cards, step.into(), reply),
            Verb::PlayFree(filter) => self.play_free(cx, filter, None, step.into(), reply),
            Verb::PlayUpTo { cards, most } => self.play_free(cx, cards, Some(*most), step.into(), reply),
            Verb::Spare(who) => self.spare(cx, *who),
            Verb::Repeat { every } => self.repeat(cx, *every),
            Verb::SkipTurn(gains) => self.skip_turn(cx, *gains),
            Verb::LessDamage(n) => self.lessen_damage(cx, *n),
            Verb::NextRange { min, max } => self.next_range(cx, *min, *max),
            Verb::Until { span, who, what } => self.until(cx, *span, *who, what),
        }
    }

    fn plain(self, cx: &mut Cx<'_>, plain: Plain, step: u8, reply: Step) -> Flow {
        match plain {
            Plain::Close => self.close_in(cx, step.into(), reply),
            Plain::Approach => self.approach(cx, step.into(), reply),
            Plain::AnchorLeap => self.leap(cx, step.into(), reply),
            Plain::Stride => self.stride(cx, step.into(), reply),
            Plain::MoveAgain => self.move_again(cx),
            Plain::Follow => self.follow(cx, step.into()),
            Plain::Crash => self.crash(cx, step.into()),
            Plain::CrashBeside => self.crash_beside(cx, step.into(), reply),
            Plain::Impact => self.impact(cx, step.into()),
            Plain::Brace => self.brace(cx),
            Plain::PullTile => self.pull_tile(cx, step.into(), reply),
            Plain::Douse => self.douse(cx),
            Plain::Barrier => self.barrier(cx, reply),
            Plain::Ground => self.ground(cx),
            Plain::Rage => self.rage(cx),
            Plain::ExtraTurn => self.extra_turn(cx),
            Plain::Deactivate => self.deactivate(cx, step.into(), reply),
            Plain::Activate => self.activate(cx, reply),
            Plain::Store => self.store(cx, reply),
            Plain::Lock => self.lock(cx),
            Plain::RaiseDie => self.raise_die(cx, reply),
            Plain::HalveByDefense => self.halve_by_defense(cx),
            Plain::HalveDamage => self.halve_damage(cx),
            Plain::Deflect => self.deflect(cx, step.into(), reply),
            Plain::Disarm => self.disarm(cx),
            Plain::BreakCounter => self.break_counter(cx),
            Plain::Blank => self.blank(cx, reply),
            Plain::Void => self.void(cx),
            Plain::Scramble => self.scramble(cx, step.into(), reply),
            Plain::Surcharge => self.surcharge(cx, reply),
            Plain::Graft => self.graft(cx, reply),
            Plain::Usurp => self.usurp(cx, step.into(), reply),
            Plain::Mirror => self.mirror(cx, step.into(), reply),
            Plain::Replace => self.replace(cx, step.into(), reply),
            Plain::GainCost => self.gain_cost(cx, reply),
            Plain::KeepInHand => self.keep_in_hand(cx),
            Plain::Vanish => self.vanish(cx),
            Plain::Reboot => self.reboot(cx),
        }
    }

    /// GR-24.11: whether the user need not be asked, because the deed would come to nothing.
    pub(super) fn is_idle(&self, cx: &Cx<'_>, verb: &Verb) -> bool {
        let (table, content, seat) = (cx.table(), cx.content(), self.text.seat);
        match verb {
            Verb::Plain(plain) => self.is_plain_idle(cx, *plain),
            Verb::Force { .. } => self.is_held_back(cx),
            Verb::GateThrow(n) => self.throws_nowhere(cx, *n),
            Verb::Jump(_) => self.landings(table, content).is_empty(),
            Verb::Spend { who: Who::Me, chooser: Chooser::Owner, cards, .. } => {
                self.spendable(cx, cards).is_empty()
            }
            Verb::Immune(whose) => self.unguarded(table, *whose).is_empty(),
            Verb::Repeat { every } => !attack::could_repeat(cx, seat, *every),
            Verb::RemoveTile { .. } => self.named_cells(table, content).is_empty(),
            Verb::Mark { at, .. } => queries::grounds(table, content, seat, *at).is_empty(),
            Verb::Unmark(at) => {
                queries::marked_at(table, content, seat, self.opponent(table), *at).is_empty()
            }
            Verb::BreakBarrier { n, up_to, .. } => self.breaks_too_few(cx, *n, *up_to),
            Verb::BreakAll(sweep) => self.swept(table, content, *sweep).is_empty(),
            Verb::LoseAll { what, who: Who::Me } => {
                what.trauma().is_some_and(|trauma| statics::loose(table, content, seat, trauma) == 0)
            }
            Verb::Gain { .. } | Verb::Lose { .. } | Verb::LoseAll { .. } | Verb::Recover { .. } => false,
            Verb::Move(_) | Verb::Leap { .. } | Verb::Retreat(_) | Verb::DropAnchors(_) => false,
            Verb::Detonate(_) | Verb::Tile { .. } | Verb::RazeOrCrater(_) | Verb::PullTiles { .. } => false,
            Verb::Strike(_) | Verb::Raise { .. } | Verb::Shift { .. } | Verb::Return { .. } => false,
            Verb::LowerAll(_) | Verb::Spend { .. } | Verb::Expel { .. } | Verb::TurnDown(_) => false,
            Verb::Grant(_) | Verb::SwitchOff(_) | Verb::Turn { .. } | Verb::HandOver(_) => false,
            Verb::Dice { .. } | Verb::Reroll { .. } | Verb::DropLowest(_) | Verb::DropSuccesses(_) => false,
            Verb::RollPower(_) | Verb::Concede(_) | Verb::Cancel(_) | Verb::Borrow { .. } => false,
            Verb::PlayFree(_) | Verb::PlayUpTo { .. } | Verb::Spare(_) | Verb::SkipTurn(_) => false,
            Verb::LessDamage(_) | Verb::NextRange { .. } | Verb::Until { .. } => false,
        }
    }

    fn is_plain_idle(&self, cx: &Cx<'_>, plain: Plain) -> bool {
        match plain {
            Plain::Approach => self.stands_closest(cx.table(), cx.content()),
            Plain::Close | Plain::AnchorLeap | Plain::Stride | Plain::MoveAgain | Plain::Follow => false,
            Plain::Crash | Plain::CrashBeside | Plain::Impact | Plain::Brace | Plain::PullTile => false,
            Plain::Douse | Plain::Barrier | Plain::Ground | Plain::Rage | Plain::ExtraTurn => false,
            Plain::Deactivate | Plain::Activate | Plain::Store | Plain::Lock | Plain::RaiseDie => false,
            Plain::HalveByDefense | Plain::HalveDamage | Plain::Deflect | Plain::Disarm => false,
            Plain::BreakCounter => false,
            Plain::Blank | Plain::Void | Plain::Scramble | Plain::Surcharge | Plain::Graft => false,
            Plain::Usurp | Plain::Mirror | Plain::Replace | Plain::GainCost | Plain::KeepInHand => false,
            Plain::Vanish | Plain::Reboot => false,
        }
    }

    /// GR-24.11: what is asked for must all be there.
    fn breaks_too_few(&self, cx: &Cx<'_>, n: Amount, up_to: bool) -> bool {
        let least = if up_to { 1 } else { self.number(cx, n).max(1) };
        self.breakable(cx.table(), cx.content()).count() < usize::from(least)
    }
}
