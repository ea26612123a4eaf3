//! Attacks. SB-7, SB-R17: target, reaction, `A` ability, battle, `*` abilities, scrapping in one
//! step, chain; then perhaps again.

use super::{Cx, Flow, Step, answered, ask, call, done, top_place, triggered, turn_mut, turn_of};
use crate::card::{Lying, StakId, StakSet};
use crate::content::{DamageVerb, KindId};
use crate::event::Event;
use crate::frame::{Awaited, Called, Frame};
use crate::procedures::chain::Chain;
use crate::procedures::deeds::Deed;
use crate::procedures::effect::Effect;
use crate::procedures::elimination::Elimination;
use crate::procedures::removal::Removal;
use crate::queries;
use crate::question::{Answer, Question};
use crate::table::Table;
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// An attack of the top card of one Stak on the top card of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    from: StakId,
    at: StakId,
    /// The place of the attacking card in its Stak now. Nothing once it has left.
    place: Option<u8>,
    /// Whether that card is marked as an attacking card only for this attack.
    provisional: bool,
    step: AttackStep,
}

kernel::known_to_all! { Attack { from, at, place, provisional, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AttackStep {
    Declare,
    HearReaction,
    Reacted,
    Cancelled,
    Battle,
    Settled,
    Eliminate,
    Again,
}

impl Attack {
    /// SB-7.1 to SB-7.3: the Stak named is attacked, not a card (SB-R15).
    pub(crate) fn declare(cx: &Cx<'_>, from: StakId, at: StakId) -> Attack {
        let place = top_place(cx, from);
        Attack { from, at, place, provisional: false, step: AttackStep::Declare }
    }

    /// Whether its battle is over, or was cancelled: what is carried out now is what came of it.
    pub(crate) fn is_fought(&self) -> bool {
        match self.step {
            AttackStep::Declare | AttackStep::HearReaction | AttackStep::Reacted | AttackStep::Battle => {
                false
            }
            AttackStep::Cancelled | AttackStep::Settled | AttackStep::Eliminate | AttackStep::Again => true,
        }
    }

    /// The attacking Stak.
    pub(crate) fn from(&self) -> StakId {
        self.from
    }

    /// Whether the card at this height of `stak` attacks by this attack alone, which is not completed yet.
    pub(crate) fn is_only_declared(&self, stak: StakId, height: u8) -> bool {
        self.provisional && self.from == stak && self.place == Some(height)
    }

    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self.step {
            AttackStep::HearReaction => Awaited::Answer,
            AttackStep::Declare => Awaited::Nothing,
            AttackStep::Reacted
            | AttackStep::Cancelled
            | AttackStep::Battle
            | AttackStep::Settled
            | AttackStep::Eliminate
            | AttackStep::Again => Awaited::Procedure,
        }
    }

    /// Whether everything that it names is there. Nobody attacks an own Stak (SB-7.16).
    pub(crate) fn fits(&self, table: &Table) -> bool {
        let there = table.has_stak(self.from) && table.has_stak(self.at);
        let lies = |place| usize::from(place) < table.height(self.from);
        there && table.owner(self.from) != table.owner(self.at) && self.place.is_none_or(lies)
    }

    /// The two Staks.
    pub(crate) fn staks(&self) -> (StakId, StakId) {
        (self.from, self.at)
    }

    /// The cards of `stak` move inside it or leave it: the attacking card goes along.
    pub(crate) fn follow(&mut self, stak: StakId, to: &dyn Fn(u8) -> Option<u8>) {
        if stak == self.from {
            self.place = self.place.and_then(to);
        }
    }

    /// SB-9.9, SB-R9, SB-R16: whether the attacking card is the top card, now that it matters, and was not
    /// interrupted meanwhile.
    fn is_on_top(&self, cx: &Cx<'_>) -> bool {
        let top = cx.table().top(self.from);
        self.place.is_some()
            && self.place == top_place(cx, self.from)
            && top.is_some_and(|top| !top.is_barred())
    }

    /// SB-17.5 to SB-17.7: a reaction is played and enters as usual; the attack is cancelled, not
    /// completed, so it fixes nothing.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if matches!(reply, Reply::Left(_)) {
            return self.ask_again(cx);
        }
        match self.step {
            AttackStep::Declare => self.declared(cx),
            AttackStep::HearReaction => match answered(&reply) {
                Some(Answer::React(card)) => {
                    let seat = cx.table().owner(self.at);
                    self.call(cx, Deed::Play { seat, card, onto: self.at }, AttackStep::Reacted)
                }
                Some(_) => self.act_ability(cx),
                None => self.ask_again(cx),
            },
            AttackStep::Reacted => {
                cx.tell(Event::AttackCancelled);
                self.call(cx, Chain::of(triggered(&reply)), AttackStep::Cancelled)
            }
            AttackStep::Cancelled => Flow::Go(Frame::Elimination(Elimination)),
            AttackStep::Battle => self.battle(cx),
            AttackStep::Settled => match triggered(&reply) {
                StakSet::EMPTY => self.eliminate(cx),
                waiting => self.call(cx, Chain::of(waiting), AttackStep::Eliminate),
            },
            AttackStep::Eliminate => self.eliminate(cx),
            AttackStep::Again => self.again(cx),
        }
    }

    #[inline(always)]
    fn call(mut self, cx: &mut Cx<'_>, first: impl Called, step: AttackStep) -> Flow {
        self.step = step;
        call(cx, first, Frame::Attack(self))
    }

    /// SB-R49, SB-R71: without attacker or attacked Stak the attack falls away.
    fn ask_again(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table();
        let attacks = table.is_standing(self.from) && table.height(self.from) > 0;
        if !attacks || !table.is_standing(self.at) {
            cx.tell(Event::AttackFellAway);
            return done();
        }
        self.open_window(cx)
    }

    /// SB-17.29: everybody hears of the attack before anybody may react.
    fn declared(self, cx: &mut Cx<'_>) -> Flow {
        cx.tell(Event::Attacked { stak: self.from, target: self.at });
        self.open_window(cx)
    }

    /// SB-17.4, SB-17.29, SB-R56, SB-R70: the window opens once for each declared attack; everybody sees whether a hand
    /// is empty.
    fn open_window(mut self, cx: &mut Cx<'_>) -> Flow {
        let (from, at) = (self.from, self.at);
        let defender = cx.table().owner(at);
        let may_react = cx.table().options.reactive && !cx.table().hand(defender).is_empty();
        if !may_react {
            return self.act_ability(cx);
        }
        self.step = AttackStep::HearReaction;
        ask(cx, defender, Question::React { at, from }, Frame::Attack(self))
    }

    /// SB-13.6, SB-13.7, SB-R17 step 3: the `A` ability of the attacker alone, with any chain it causes,
    /// to the end. SB-R16: a card that is reset, returned or scrapped meanwhile is interrupted.
    fn act_ability(mut self, cx: &mut Cx<'_>) -> Flow {
        let kind = top_kind(cx, self.from);
        if cx.content().kind(kind).attack.is_empty() {
            return self.battle(cx);
        }
        let top = cx.table_mut().stak_mut(self.from).last_mut().expect("the attacking card is a top card");
        self.provisional = !top.is_attacking();
        top.mark_attacking();
        let effect = Effect::attack(cx, self.from, kind);
        self.call(cx, effect, AttackStep::Battle)
    }

    /// SB-7.4 to SB-7.8, SB-R15 to SB-R20: simultaneous damage, lethal damage, `*` abilities, and all
    /// who leave do so in one step.
    fn battle(mut self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table();
        let both = self.is_on_top(cx) && table.is_standing(self.at) && table.height(self.at) > 0;
        if !both {
            return self.fall_away(cx);
        }
        let (attacker, defender) = (top_kind(cx, self.from), top_kind(cx, self.at));
        self.complete(cx);
        self.provisional = false;
        strike_top(cx, self.at, attacker);
        strike_top(cx, self.from, defender);
        let mut removal = Removal { settles: true, ..Removal::default() };
        add_lethal(cx, &mut removal, self.at);
        add_lethal(cx, &mut removal, self.from);
        add_abilities(cx, &mut removal, attacker, self.at);
        add_abilities(cx, &mut removal, defender, self.from);
        self.call(cx, removal, AttackStep::Settled)
    }

    /// SB-R15, SB-R16: no battle, and the attack is not completed. With a tally other cards of the Stak
    /// may be attacking cards too; they stay so (SB-R50).
    fn fall_away(mut self, cx: &mut Cx<'_>) -> Flow {
        cx.tell(Event::AttackFellAway);
        if let Some(height) = self.place.take().filter(|_| self.provisional) {
            cx.table_mut().stak_mut(self.from)[usize::from(height)].unmark_attacking();
        }
        self.eliminate(cx)
    }

    /// SB-R1 step 6: before the next battle of a repeating attack too.
    fn eliminate(self, cx: &mut Cx<'_>) -> Flow {
        if !Elimination::is_due(cx) {
            return self.again(cx);
        }
        self.call(cx, Elimination, AttackStep::Again)
    }

    /// SB-9.3, SB-R8: an attack whose battle is carried out is completed and fixes the attacking card.
    fn complete(&self, cx: &mut Cx<'_>) {
        if let Some(turn) = turn_mut(cx) {
            turn.attacks = turn.attacks.saturating_add(1);
        }
        let top = cx.table_mut().stak_mut(self.from).last_mut();
        top.expect("the attacking card is a top card").mark_attacking();
    }

    /// TRAMPLE and its like: a card that survived on top and may attack must attack the same Stak at
    /// once, a declared attack with a window of its own (SB-R56) and an action of its own (SB-R78).
    fn again(mut self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table();
        let there = table.is_standing(self.at) && table.height(self.at) > 0;
        if !self.is_on_top(cx) || !there {
            return done();
        }
        let kind = top_kind(cx, self.from);
        let Some(turn) = turn_of(cx.below()) else { return done() };
        let must = cx.content().kind(kind).again
            && cx.table().plays(turn.seat)
            && turn.may_act()
            && queries::attack_bar(cx.table(), turn, self.from).is_ok();
        if !must {
            return done();
        }
        if let Some(turn) = turn_mut(cx) {
            turn.actions = turn.actions.saturating_add(1);
        }
        self.step = AttackStep::Declare;
        Flow::Go(Frame::Attack(self))
    }
}

/// SB-13.3, SB-13.8: only top cards battle, so only their abilities act.
fn top_kind(cx: &Cx<'_>, stak: StakId) -> KindId {
    cx.table().top(stak).and_then(|top| top.card.kind()).expect("a top card lies face-up")
}

/// SB-7.4, SB-7.5: the card of kind `by` deals its full power to the top card of `stak` (SB-8.3,
/// SB-8.4). SB-7.10, SB-8.7: damage lies on that one card, whichever side it battled on.
fn strike_top(cx: &mut Cx<'_>, stak: StakId, by: KindId) {
    let damage = cx.content().kind(by).power;
    if damage > 0 {
        let top = cx.table_mut().stak_mut(stak).last_mut();
        top.expect("a battle has two top cards").hurt(damage);
        cx.tell(Event::Damaged { stak, by: damage });
    }
}

/// SB-7.7, SB-14.9, SB-R14.
fn add_lethal(cx: &Cx<'_>, removal: &mut Removal, stak: StakId) {
    let power = cx.content().kind(top_kind(cx, stak)).power;
    if cx.table().top(stak).is_some_and(|top: Lying| queries::is_lethal(top.damage(), power)) {
        removal.tops.insert(stak);
    }
}

/// SB-13.4, SB-13.5, SB-R18 to SB-R20: the `*` ability of a card of kind `by` that damaged the top card of
/// `stak`. A card with lethal damage is scrapped, whatever an ability wants with it.
fn add_abilities(cx: &Cx<'_>, removal: &mut Removal, by: KindId, stak: StakId) {
    let kind = cx.content().kind(by);
    if kind.power == 0 {
        return;
    }
    for verb in &kind.damage {
        match verb {
            DamageVerb::ScrapDamaged => removal.tops.insert(stak),
            DamageVerb::ScrapBelow(count) => removal.below[stak.index()] += count,
            DamageVerb::ReturnDamaged if !removal.tops.contains(stak) => removal.returned.insert(stak),
            DamageVerb::ReturnDamaged => {}
        }
    }
}
