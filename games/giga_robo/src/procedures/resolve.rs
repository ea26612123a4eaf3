//! A declared response resolves. GR-8.7, GR-8.11, GR-8.12, GR-27, GR-R52.

use super::{Cx, Effect, Flow, Hooks, Out, Raging, Step, call, hooks};
use crate::content::{Cancels, Card, Hook, Plain, Verb};
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs;
use crate::queries;
use crate::statics;
use crate::table::{Deed, Item};
use crate::text::{Part, Source, Text};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A response that resolves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Resolve {
    item: Item,
    /// Who was already to gain Rage before it.
    raging: SeatSet,
    step: ResolveStep,
}

kernel::known_to_all! { Resolve { item, raging, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ResolveStep {
    Begin,
    Done { worked: bool },
    Raging,
    Raged,
}

impl Resolve {
    /// The response that was taken off the stack.
    pub(super) fn new(item: Item) -> Resolve {
        Resolve { item, raging: SeatSet::default(), step: ResolveStep::Begin }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, _reply: Step) -> Flow {
        match self.step {
            ResolveStep::Begin => self.begin(cx),
            ResolveStep::Done { worked } => self.done(cx, worked),
            ResolveStep::Raging => call(Frame::Raging(Raging::new()), self.at(ResolveStep::Raged)),
            ResolveStep::Raged => {
                let raging = cx.table().raging.or(self.raging);
                cx.table_mut().raging = raging;
                Flow::Done(Out::Done)
            }
        }
    }

    fn at(self, step: ResolveStep) -> Frame {
        Frame::Resolve(Resolve { step, ..self })
    }

    /// GR-R52: what has lost its object does nothing.
    fn begin(mut self, cx: &mut Cx<'_>) -> Flow {
        self.raging = std::mem::take(&mut cx.table_mut().raging);
        let Item { seat, source, deed, foe, x } = self.item;
        if !needs::still(cx.table(), cx.content(), &self.item) {
            cx.tell(Event::Fizzled { of: seat, source });
            return self.done(cx, false);
        }
        let part = match deed {
            Deed::Play => Part::Rules,
            Deed::Trigger(at) => Part::Trigger(at),
            Deed::Activate => {
                self.switch(cx);
                return self.done(cx, true);
            }
            Deed::Deactivate => {
                let Source::Ability(at) = source else { return self.done(cx, false) };
                let texts = switch_off(cx, seat, at);
                return hooks(cx, texts, self.at(ResolveStep::Done { worked: true }));
            }
        };
        let effect = Effect::new(Text { seat, source, part }, foe).with_x(x);
        call(Frame::Effect(effect), self.at(ResolveStep::Done { worked: true }))
    }

    /// GR-24.7, GR-27.4.
    fn switch(self, cx: &mut Cx<'_>) {
        let Item { seat, source, .. } = self.item;
        let Source::Ability(at) = source else { return };
        let robot = cx.table().flies(seat);
        cx.table_mut().player_mut(robot).active[usize::from(at)] = true;
        cx.tell(Event::Activated { of: seat, source });
    }

    /// GR-8.12: the card cools down; Rage for what the response did (GR-R29).
    fn done(self, cx: &mut Cx<'_>, worked: bool) -> Flow {
        let Item { seat, source, .. } = self.item;
        put_away(cx, &self.item, worked);
        if worked {
            cx.tell(Event::Resolved { of: seat, source });
        }
        let then = self.at(ResolveStep::Raging);
        let touched = if worked { touched(cx, &self.item) } else { SeatSet::default() };
        hooks(cx, Hooks::of_these(Hook::FoesInstant, seat, touched, cx.table()), then)
    }
}

/// GR-24.8: an own ability is Deactivated; gives the texts that wait for that.
pub(super) fn switch_off(cx: &mut Cx<'_>, seat: Seat, at: u8) -> Hooks {
    let robot = cx.table().flies(seat);
    let cost = cx.table().ability(cx.content(), robot, at).and_then(|ability| ability.activation);
    let player = cx.table_mut().player_mut(robot);
    (player.active[usize::from(at)], player.laid[usize::from(at)]) = (false, 0);
    cx.tell(Event::Deactivated { of: seat, source: Source::Ability(at) });
    Hooks::one(Hook::Deactivating, robot, queries::likely_foe(cx.table(), robot)).with(cost.unwrap_or(0))
}

/// GR-R99: the opponents whose attack or Instant the Instant has worked on.
fn touched(cx: &Cx<'_>, item: &Item) -> SeatSet {
    let (table, content) = (cx.table(), cx.content());
    let Some(card) = item.card() else { return SeatSet::default() };
    let facts = table.facts(content, item.seat, card);
    let clauses = || facts.rules.iter().chain(&facts.played);
    let robot = table.flies(item.seat);
    let mut touched = SeatSet::default();
    if let Some(foe) = table.combat.other(robot)
        && table.combat.side_of(foe).is_some_and(|side| table.combat.attacks(side))
        && clauses().any(|clause| clause.verb.works_on_foes_attack())
    {
        touched.insert(foe);
    }
    if clauses()
        .any(|clause| matches!(clause.verb, Verb::Cancel(Cancels::Instant) | Verb::Plain(Plain::Usurp)))
    {
        touched.insert(table.flies(item.foe));
    }
    touched.minus(table.side(robot))
}

/// GR-8.12, GR-27.2, GR-27.4: the card cools down; the tokens for an activation that came to nothing are lost.
fn put_away(cx: &mut Cx<'_>, item: &Item, worked: bool) {
    if let Source::Card(card) = item.source {
        cool(cx, item.seat, card, worked);
    } else if let (Source::Ability(at), Deed::Activate, false) = (item.source, item.deed, worked) {
        let robot = cx.table().flies(item.seat);
        cx.table_mut().player_mut(robot).laid[usize::from(at)] = 0;
    }
}

/// GR-27.1 to GR-27.5: the declared response at this place is Cancelled. It leaves the stack at once, and what is going on
/// below counts on: windows know their own responses by their places, and a text of it that has begun ends.
pub(super) fn cancel(cx: &mut Cx<'_>, at: usize) {
    let item = cx.table_mut().stack.remove(at);
    cx.tell(Event::Cancelled { of: item.seat, source: item.source });
    for frame in cx.below_mut() {
        if let Frame::Window(window) = frame {
            window.lose(at);
        } else if let Frame::Declare(declare) = frame {
            declare.lose(at);
        } else if let Frame::Effect(effect) = frame {
            effect.cut_off(&item);
        }
    }
    put_away(cx, &item, false);
}

/// GR-8.12, GR-14.12 to GR-14.15, GR-22.2, GR-28.7: a card that was used cools down; Activated if it worked and has the
/// keyword.
pub(super) fn cool(cx: &mut Cx<'_>, seat: kernel::Seat, card: Card, worked: bool) {
    if !cx.table().player(seat).used.contains(card) {
        return;
    }
    let facts = cx.table().facts(cx.content(), seat, card);
    let slot = statics::cooldown(cx.table(), cx.content(), seat, card);
    let up = worked && facts.stays_active() && slot.is_some();
    cx.table_mut().player_mut(seat).cool(card, slot, up);
    cx.tell(Event::cooled(seat, card, slot, up));
    if up && slot.is_some() {
        super::effect::stir(cx, seat, card, Hook::Activated);
    }
}
