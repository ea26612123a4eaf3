//! Damage to a robot. GR-14.10, GR-14.11, GR-15, GR-21.4, GR-21.5, GR-21.8, GR-R28, GR-R29, GR-R40, GR-R55,
//! GR-R83.

use super::{Cx, Flow, Hooks, Out, Step, hooks, tiles};
use crate::content::{Content, Hook, Static, Topic, Trait};
use crate::event::{ArmorLeft, Event};
use crate::frame::Frame;
use crate::statics;
use crate::table::Table;
use crate::text::{Origin, Part, Source, Text};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The damage that an Active Barrier takes.
pub(crate) const BARRIER: u8 = 3;

/// Where damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Cause {
    /// An attack.
    Attack,
    /// A collision, or what an Impact Card does.
    Collision,
    /// Everything else.
    Other,
}

/// One amount of damage to one robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hurt {
    /// Whose robot.
    pub victim: Seat,
    /// How much.
    pub amount: u8,
    /// The seat that inflicts it. Nobody inflicts damage that is received (GR-15.5).
    pub by: Option<Seat>,
    cause: Cause,
    step: HurtStep,
}

kernel::known_to_all! { Hurt { victim, amount, by, cause, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HurtStep {
    Begin,
    Apply,
    Mine,
    Struck,
    Theirs,
}

impl Hurt {
    /// The amount of damage.
    pub(super) fn new(victim: Seat, amount: u8, by: Option<Seat>, cause: Cause) -> Hurt {
        Hurt { victim, amount, by, cause, step: HurtStep::Begin }
    }

    /// Whether an attack inflicts it.
    pub(super) fn is_of_attack(&self) -> bool {
        self.cause == Cause::Attack
    }

    /// GR-1.16, GR-31.2: half of it, rounded up.
    pub(super) fn halve(&mut self) {
        self.amount = self.amount.div_ceil(2);
    }

    /// So much less.
    pub(super) fn lessen(&mut self, n: u8) {
        self.amount = self.amount.saturating_sub(n);
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        match self.step {
            HurtStep::Begin => self.begin(cx),
            HurtStep::Apply => self.apply(cx),
            HurtStep::Mine => self.mine(cx),
            HurtStep::Struck => self.struck(cx),
            HurtStep::Theirs => Flow::Done(Out::Done),
        }
    }

    fn at(self, step: HurtStep) -> Frame {
        Frame::Hurt(Hurt { step, ..self })
    }

    fn begin(mut self, cx: &mut Cx<'_>) -> Flow {
        if self.amount == 0 || cx.table().cell(self.victim).is_none() {
            return Flow::Done(Out::Nothing);
        }
        let halves = |what: &Static| matches!(what, Static::Trait(Trait::HalfCollisions));
        if self.cause == Cause::Collision
            && statics::any(cx.table(), cx.content(), self.victim, Topic::Damage, halves)
        {
            self.halve();
        }
        match self.by {
            Some(by) => hooks(cx, Hooks::one(Hook::HurtComing, self.victim, by), self.at(HurtStep::Apply)),
            None => self.apply(cx),
        }
    }

    /// GR-11.13, GR-14.11, GR-15.1, GR-21.4, GR-31.5: the Active Barrier first, then the Armor.
    /// GR-R55: a robot that went from the map meanwhile takes none.
    fn apply(mut self, cx: &mut Cx<'_>) -> Flow {
        let Some(cell) = cx.table().cell(self.victim) else { return Flow::Done(Out::Nothing) };
        if self.amount == 0 {
            return Flow::Done(Out::Nothing);
        }
        let player = cx.table_mut().player_mut(self.victim);
        if std::mem::take(&mut player.barrier) {
            self.amount = self.amount.saturating_sub(BARRIER);
            cx.tell(Event::ShieldBroken { seat: self.victim });
        }
        if self.amount == 0 {
            return Flow::Done(Out::Nothing);
        }
        let least = statics::undying(cx.table(), cx.content(), self.victim).unwrap_or(1);
        let player = cx.table_mut().player_mut(self.victim);
        let lost = self.amount.min(player.armor);
        player.armor -= lost;
        if player.armor == 0 && self.amount >= least {
            player.struck_down = true;
        }
        let left = player.armor;
        cx.tell(Event::Took {
            seat: self.victim,
            by: self.by,
            damage: self.amount,
            left: ArmorLeft { left, lost },
        });
        let Some(by) = self.by else { return Flow::Done(Out::Number(self.amount)) };
        tiles::break_barrier(cx, cell);
        let opposed = cx.table().opposed(by, self.victim);
        if opposed {
            cx.table_mut().raging.insert(self.victim);
            turn_down(cx, self.victim);
        }
        let foe = if opposed { by } else { self.victim };
        hooks(cx, Hooks::one(Hook::Hurt, self.victim, foe).with(self.amount), self.at(HurtStep::Mine))
    }

    /// A player who inflicts damage on an opponent may gain from it.
    fn mine(self, cx: &mut Cx<'_>) -> Flow {
        let by = self.by.expect("somebody inflicts it");
        if !cx.table().opposed(by, self.victim) {
            return Flow::Done(Out::Done);
        }
        hooks(cx, Hooks::one(Hook::Hurting, by, self.victim).with(self.amount), self.at(HurtStep::Struck))
    }

    /// The same where an attack has done it.
    fn struck(self, cx: &mut Cx<'_>) -> Flow {
        match self.by.filter(|_| self.cause == Cause::Attack) {
            Some(by) => {
                let texts = Hooks::one(Hook::Striking, by, self.victim).with(self.amount);
                hooks(cx, texts, self.at(HurtStep::Theirs))
            }
            None => Flow::Done(Out::Done),
        }
    }
}

/// Cards that stay Activated until an opponent damages their owner.
fn turn_down(cx: &mut Cx<'_>, seat: Seat) {
    let raised = cx.table().player(seat).raised();
    for card in raised.iter() {
        let falls =
            cx.table().facts(cx.content(), seat, card).active.contains(&Static::Trait(Trait::UntilHurt));
        if falls {
            cx.table_mut().player_mut(seat).meter.iter_mut().for_each(|slot| {
                slot.up.remove(card);
            });
            cx.tell(Event::Deactivated { of: seat, source: Source::Card(card) });
        }
    }
    end_lent(cx, seat);
}

/// GR-R166: the same for what such a card has lent.
fn end_lent(cx: &mut Cx<'_>, seat: Seat) {
    let is_over = |table: &Table, content: &Content, text: Text| {
        let Part::Begun(Origin::Lent { of, card }, _) = text.part else { return false };
        text.seat == seat && table.facts(content, of, card).active.contains(&Static::Trait(Trait::UntilHurt))
    };
    let (table, content) = (cx.table(), cx.content());
    if !table.lasting.iter().any(|lasting| is_over(table, content, lasting.text)) {
        return;
    }
    let over: Vec<Text> = table.lasting.iter().map(|lasting| lasting.text).collect();
    let over: Vec<Text> = over.into_iter().filter(|&text| is_over(cx.table(), cx.content(), text)).collect();
    cx.table_mut().lasting.retain(|lasting| !over.contains(&lasting.text));
}
