//! Piloting. PR-13: what pilots can do, and the neural load test of a crew that is not whole.

use super::acting::may_run;
use super::deeds::{activation, active, breach, destroy, gain, pay};
use super::moving::speed;
use super::wounding::kill;
use super::{Acting, ActingStep, Activation, ActivationStep, Cx, Drive, Flow, Moving, Step, ask, call, done};
use crate::PacificRim;
use crate::content::{Ability, Cost, PilotId, Resource};
use crate::event::Event;
use crate::pool::Pip;
use crate::queries::{Ahead, Way, ability, look_ahead, stands};
use crate::question::{Answer, Question};
use crate::table::Who;
use kernel::{Chance, Reply};
use serde::{Deserialize, Serialize};

type At<'a> = kernel::At<'a, PacificRim>;

/// The most abilities of a pilot.
const ABILITIES: u8 = 4;

fn bit(slot: u8, place: u8) -> u16 {
    1 << (slot * ABILITIES + place.min(ABILITIES - 1))
}

/// PR-R35: the abilities of living pilots that were not used in this activation.
fn unused<'a>(at: At<'a>, active: &Activation) -> impl Iterator<Item = (PilotId, u8, Ability)> + use<'a> {
    let (drifted, used, figure) = (active.drifted, active.used, at.table.figure(active.who));
    let pilots = figure.pilots().filter(move |_| drifted);
    let all = pilots.flat_map(move |(slot, pilot)| {
        let abilities = (0..ABILITIES).zip(&at.content.pilot(pilot).abilities);
        abilities.map(move |(place, ability)| (slot, pilot, place, *ability))
    });
    all.filter(move |(slot, _, place, _)| used & bit(*slot, *place) == 0)
        .map(|(_, pilot, place, ability)| (pilot, place, ability))
}

/// PR-8.8, PR-13.21, PR-R35: what can be used now, while the card is resolved.
pub(crate) fn abilities<'a>(
    at: At<'a>,
    active: &Activation,
) -> impl Iterator<Item = (PilotId, u8)> + use<'a> {
    let (who, rough) = (active.who, active.rough);
    let leader = at.table.leader(who.side());
    let is_now = move |ability: Ability| match ability {
        Ability::Accurate | Ability::Brutal | Ability::Momentum | Ability::Focus | Ability::Push => true,
        Ability::Dynamo | Ability::Tactical => true,
        Ability::Charge => !rough && may_run(at.table, at.content, who),
        Ability::Command => leader.is_some_and(|leader| leader.used),
        Ability::Activate(_) | Ability::Disengage => false,
        Ability::Unbreakable | Ability::Inspiring | Ability::MarkOne | Ability::SoloPilot => false,
    };
    unused(at, active).filter(move |(.., ability)| is_now(*ability)).map(|(pilot, place, _)| (pilot, place))
}

/// PR-13.6, PR-13.12, PR-R36: what can be used at the end of the activation.
pub(crate) fn lates<'a>(at: At<'a>, active: &Activation) -> impl Iterator<Item = (PilotId, u8)> + use<'a> {
    let figure = at.table.figure(active.who);
    let is_now = move |ability: Ability| match ability {
        Ability::Disengage => true,
        Ability::Activate(card) => card.model() == figure.kit.model && figure.deck.contains(card.place()),
        Ability::Accurate
        | Ability::Brutal
        | Ability::Momentum
        | Ability::Focus
        | Ability::Push
        | Ability::Dynamo
        | Ability::Tactical
        | Ability::Charge
        | Ability::Command
        | Ability::Unbreakable
        | Ability::Inspiring
        | Ability::MarkOne
        | Ability::SoloPilot => false,
    };
    unused(at, active).filter(move |(.., ability)| is_now(*ability)).map(|(pilot, place, _)| (pilot, place))
}

/// Notes that an ability was used. Which it is.
fn note(cx: &mut Cx<'_>, active: &mut Activation, pilot: PilotId, place: u8) -> Ability {
    let who = active.who;
    let crew = cx.table().figure(who).pilots();
    let slot = { crew }.find(|(_, other)| *other == pilot).map_or(0, |(slot, _)| slot);
    active.used |= bit(slot, place);
    cx.tell(Event::Used { who, pilot, ability: place });
    cx.content().pilot(pilot).abilities[usize::from(place)]
}

/// PR-13.5 to PR-13.19, PR-R37, PR-R76: an ability is used while the card is resolved.
pub(super) fn used(cx: &mut Cx<'_>, acting: Acting, pilot: PilotId, place: u8) -> Flow {
    let who = acting.who;
    let Some(mut now) = active(cx) else { return done() };
    let ability = note(cx, &mut now, pilot, place);
    let waits = &mut cx.table_mut().figure_mut(who).waits;
    match ability {
        Ability::Focus => waits.focus = true,
        Ability::Brutal => waits.brutal = true,
        Ability::Momentum => waits.momentum = true,
        Ability::Accurate => now.accurate = true,
        Ability::Push => now.push = true,
        Ability::Dynamo => gain(cx, who, Resource::Charge, 1),
        Ability::Command => command(cx, who),
        Ability::Charge
        | Ability::Tactical
        | Ability::Activate(_)
        | Ability::Disengage
        | Ability::Unbreakable
        | Ability::Inspiring
        | Ability::MarkOne
        | Ability::SoloPilot => {}
    }
    if let Some(activation) = activation(cx) {
        *activation = now;
    }
    match ability {
        Ability::Charge => {
            let most = if now.halted { 0 } else { speed(cx.table(), cx.content(), who) };
            let first = Moving::begin(who, Drive::Run(now.way), most, true);
            call(first, Acting { step: ActingStep::Charged, ..acting })
        }
        Ability::Tactical => Flow::Go(Acting { step: ActingStep::Handy, ..acting }.into()),
        Ability::Accurate
        | Ability::Brutal
        | Ability::Momentum
        | Ability::Command
        | Ability::Focus
        | Ability::Unbreakable
        | Ability::Inspiring
        | Ability::MarkOne
        | Ability::Dynamo
        | Ability::Push
        | Ability::SoloPilot
        | Ability::Activate(_)
        | Ability::Disengage => Flow::Go(acting.into()),
    }
}

/// PR-13.10, PR-R40.
fn command(cx: &mut Cx<'_>, who: Who) {
    if let Some(leader) = &mut cx.table_mut().leaders[who.side() as usize] {
        leader.used = false;
    }
}

/// PR-13.6, PR-13.12: an ability is used at the end of the activation.
pub(super) fn used_late(cx: &mut Cx<'_>, mut active: Activation, pilot: PilotId, place: u8) -> Flow {
    match note(cx, &mut active, pilot, place) {
        Ability::Activate(card) => {
            let (step, late) = (ActivationStep::LateAct, Some(card));
            Flow::Go(Activation { step, late, ..active }.into())
        }
        Ability::Disengage => {
            active.hexes = active.hexes.saturating_add(back_off(cx, active.who));
            breach(cx, active.who).unwrap_or(Flow::Go(active.into()))
        }
        Ability::Accurate
        | Ability::Brutal
        | Ability::Momentum
        | Ability::Command
        | Ability::Focus
        | Ability::Unbreakable
        | Ability::Inspiring
        | Ability::MarkOne
        | Ability::Dynamo
        | Ability::Push
        | Ability::SoloPilot
        | Ability::Charge
        | Ability::Tactical => Flow::Go(active.into()),
    }
}

/// PR-13.12, PR-6.8, PR-R40: one hex straight backward, if that is clear. How many whole hexes it went (PR-R38).
fn back_off(cx: &mut Cx<'_>, who: Who) -> u8 {
    let from = stands(cx.table(), who).pose;
    match look_ahead(cx.table(), cx.content(), who, from, Way::Back, 0) {
        Ahead::Clear(to) => {
            super::moving::step(cx, who, Way::Back, to);
            1
        }
        Ahead::Breach(to) => {
            super::moving::step(cx, who, Way::Back, to);
            0
        }
        Ahead::Enemies(..) | Ahead::Shut(_) => {
            cx.tell(Event::Halted { who });
            0
        }
    }
}

/// A neural load test (PR-13.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Straining {
    pub(crate) who: Who,
    pub(crate) step: StrainingStep,
    /// The seats of those who failed, as bits.
    pub(crate) failed: u8,
    /// The seats whose dice are final, as bits.
    pub(crate) settled: u8,
}

kernel::known_to_all! { Straining { who, step, failed, settled } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StrainingStep {
    Roll,
    Ask,
    Again(u8),
}

impl Straining {
    /// A test that is about to begin.
    pub(crate) fn begin(who: Who) -> Straining {
        Straining { who, step: StrainingStep::Roll, failed: 0, settled: 0 }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (StrainingStep::Roll, Reply::Rolled(rolled)) => {
                let crew = cx.table().figure(self.who).pilots();
                for ((slot, _), face) in crew.zip(rolled.faces()) {
                    self.failed |= u8::from(is_failed(*face)) << slot;
                }
                Flow::Go(Straining { step: StrainingStep::Ask, ..self }.into())
            }
            (StrainingStep::Roll, _) => {
                let count = cx.table().figure(self.who).pilots().count() as u8;
                Flow::Roll { chance: Chance::Dice { count, sides: 6 }, then: self.into() }
            }
            (StrainingStep::Ask, Reply::Answer(answer)) => self.hear(cx, answer),
            (StrainingStep::Ask, _) => match self.asked(cx.at()) {
                Some((_, pilot, _)) => ask(cx, self.who, Question::Solo(pilot), self),
                None => self.over(cx),
            },
            (StrainingStep::Again(slot), Reply::Rolled(rolled)) => {
                self.failed &= !(1 << slot);
                self.failed |= u8::from(is_failed(rolled.faces()[0])) << slot;
                Flow::Go(Straining { step: StrainingStep::Ask, ..self }.into())
            }
            (StrainingStep::Again(_), _) => {
                Flow::Roll { chance: Chance::Dice { count: 1, sides: 6 }, then: self.into() }
            }
        }
    }

    /// PR-13.26, PR-R39, PR-R43: the next pilot whose die may be rolled again: the seat, who, and whether it is free.
    fn asked(&self, at: At<'_>) -> Option<(u8, PilotId, bool)> {
        let figure = at.table.figure(self.who);
        let pays = ability(at.content, figure, Ability::MarkOne) && figure.tracks[0] > 0;
        let open = self.failed & !self.settled;
        let mut failed = figure.pilots().filter(|(slot, _)| open >> slot & 1 == 1);
        failed.find_map(|(slot, pilot)| {
            let free = at.content.pilot(pilot).abilities.contains(&Ability::SoloPilot);
            (free || pays).then_some((slot, pilot, free))
        })
    }

    fn hear(mut self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        let Some((slot, _, free)) = self.asked(cx.at()) else { return self.over(cx) };
        self.settled |= 1 << slot;
        if answer != Answer::Yes {
            return Flow::Go(self.into());
        }
        if !free {
            pay(cx, self.who, Cost { resource: Resource::Charge, n: 1 });
        }
        Flow::Go(Straining { step: StrainingStep::Again(slot), ..self }.into())
    }

    /// PR-13.24, PR-13.25, PR-R42: who failed dies; a Jaeger without pilots is destroyed.
    fn over(self, cx: &mut Cx<'_>) -> Flow {
        let who = self.who;
        let crew = cx.table().figure(who).pilots();
        for (slot, pilot) in crew {
            cx.tell(Event::Strained { who, pilot });
            if self.failed >> slot & 1 == 1 {
                kill(cx, who, pilot);
            }
        }
        if cx.table().figure(who).pilots().next().is_none() {
            destroy(cx, who);
        }
        done()
    }
}

/// PR-R42: a success or a critical success is a failed test.
pub(crate) fn is_failed(face: u8) -> bool {
    match Pip::of(face) {
        Pip::Success | Pip::Critical => true,
        Pip::Blank | Pip::Trigger => false,
    }
}
