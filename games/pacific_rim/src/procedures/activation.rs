//! Activations. PR-5.13, PR-5.14: a free move, the action card, and what comes at the end.

use super::moving::speed;
use super::piloting::{Straining, lates, used_late};
use super::{Acting, Cx, Drive, Flow, Moved, Moving, Out, Step, ask, call, deeds, done};
use crate::content::{CardId, Content};
use crate::event::Event;
use crate::queries::{Way, is_undermanned};
use crate::question::{Answer, Question};
use crate::table::{Table, Who};
use kernel::Reply;
use serde::{Deserialize, Serialize};

/// A model that is activated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Activation {
    pub(crate) who: Who,
    pub(crate) step: ActivationStep,
    /// PR-R38: the whole hexes that it has moved.
    pub(crate) hexes: u8,
    /// PR-7.3: which way its free move went.
    pub(crate) way: Option<Way>,
    /// PR-7.6, PR-7.8: whether its free move was in ground on which it may not run.
    pub(crate) rough: bool,
    /// PR-R16: whether its free move brought it into contact with such ground.
    pub(crate) halted: bool,
    /// PR-R35: whether the abilities of its pilots can be used.
    pub(crate) drifted: bool,
    /// PR-R35: the abilities that were used, as bits: four for each seat of the crew.
    pub(crate) used: u16,
    /// PR-13.5: whether its attacks are accurate.
    pub(crate) accurate: bool,
    /// PR-13.18: whether its next melee attack may push.
    pub(crate) push: bool,
    /// PR-13.6: the card that is played in addition.
    pub(crate) late: Option<CardId>,
}

kernel::known_to_all! { Activation { who, step, hexes, way, rough, halted, drifted, used, accurate, push, late } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ActivationStep {
    Begin,
    Move,
    Act,
    Late,
    /// PR-13.6: a further card.
    LateAct,
    Strain,
    Over,
}

impl Activation {
    /// It is about to move.
    pub(crate) fn begin(who: Who) -> Activation {
        Activation {
            who,
            step: ActivationStep::Begin,
            hexes: 0,
            way: None,
            rough: false,
            halted: false,
            drifted: false,
            used: 0,
            accurate: false,
            push: false,
            late: None,
        }
    }

    fn at(self, step: ActivationStep) -> Activation {
        Activation { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let who = self.who;
        match (self.step, reply) {
            (ActivationStep::Begin, _) => {
                cx.tell(Event::Activated { who });
                let (table, content) = (cx.table(), cx.content());
                let charges = run_action(table, content, who).is_some();
                let first = Moving::begin(who, Drive::Walk, speed(table, content, who), charges);
                call(first, self.at(ActivationStep::Move))
            }
            (ActivationStep::Move, Reply::Out(Out::Moved(moved))) => self.moved(cx, moved),
            (ActivationStep::Act, Reply::Answer(Answer::Do { action, times })) => {
                let card = cx.table().figure(who).face_up().expect("only a face-up card is used");
                call(Acting::begin(who, card, action, times), self.at(ActivationStep::Late))
            }
            (ActivationStep::Act, Reply::Answer(_)) => Flow::Go(self.at(ActivationStep::Late).into()),
            (ActivationStep::Act, _) if cx.table().figure(who).face.is_some() => {
                ask(cx, who, Question::Action(who), self)
            }
            (ActivationStep::Move | ActivationStep::Act, _) => Flow::Go(self.at(ActivationStep::Late).into()),
            (ActivationStep::Late, Reply::Answer(Answer::Use { pilot, ability })) => {
                used_late(cx, self, pilot, ability)
            }
            (ActivationStep::Late, Reply::Answer(_)) => Flow::Go(self.at(ActivationStep::Strain).into()),
            (ActivationStep::Late, _) => self.late(cx),
            (ActivationStep::LateAct, Reply::Answer(Answer::Do { action, times })) => {
                let card = self.late.expect("a card was named");
                call(Acting::begin(who, card, action, times), self.at(ActivationStep::Late))
            }
            (ActivationStep::LateAct, Reply::Answer(_)) => Flow::Go(self.at(ActivationStep::Late).into()),
            (ActivationStep::LateAct, _) => ask(cx, who, Question::Action(who), self),
            (ActivationStep::Strain, _) => self.strain(cx),
            (ActivationStep::Over, _) => {
                deeds::fold(cx, who);
                done()
            }
        }
    }

    /// PR-5.13, PR-R14: after the free move the card; at once, if the move became a charge.
    fn moved(mut self, cx: &Cx<'_>, moved: Moved) -> Flow {
        self.way = moved.way;
        self.hexes += moved.hexes;
        (self.rough, self.halted) = (moved.rough, moved.halted);
        match moved.charge.zip(run_action(cx.table(), cx.content(), self.who)) {
            Some((target, (card, action))) => {
                let first = Acting::charge(self.who, card, action, target);
                call(first, self.at(ActivationStep::Late))
            }
            None => Flow::Go(self.at(ActivationStep::Act).into()),
        }
    }

    /// PR-13.6, PR-13.12: what pilots do at the end of the activation.
    fn late(self, cx: &Cx<'_>) -> Flow {
        let has_any = deeds::is_there(cx, self.who) && lates(cx.at(), &self).next().is_some();
        if has_any {
            return ask(cx, self.who, Question::Ability(self.who), self);
        }
        Flow::Go(self.at(ActivationStep::Strain).into())
    }

    /// PR-13.23, PR-R42: the neural load test comes last.
    fn strain(self, cx: &Cx<'_>) -> Flow {
        let figure = cx.table().figure(self.who);
        let strains = figure.pose().is_some() && is_undermanned(cx.content(), figure);
        let then = self.at(ActivationStep::Over);
        if strains { call(Straining::begin(self.who), then) } else { Flow::Go(then.into()) }
    }
}

/// PR-7.1, PR-7.5, PR-R14: the action of the face-up card by which a model may run, if it can pay for it.
pub(crate) fn run_action(table: &Table, content: &Content, who: Who) -> Option<(CardId, u8)> {
    let figure = table.figure(who);
    let card = figure.face_up().filter(|_| super::acting::may_run(table, content, who))?;
    let runs = |action: &crate::content::Action| {
        action.steps.contains(&crate::content::Step::Run)
            && action.cost.is_none_or(|cost| figure.tracks[cost.resource.track()] >= cost.n)
    };
    let action = content.card(card).actions.iter().position(runs)?;
    Some((card, action as u8))
}

impl Activation {
    /// The card of which an action is chosen now.
    pub(crate) fn card(&self, table: &Table) -> Option<CardId> {
        match self.step {
            ActivationStep::LateAct => self.late,
            ActivationStep::Begin
            | ActivationStep::Move
            | ActivationStep::Act
            | ActivationStep::Late
            | ActivationStep::Strain
            | ActivationStep::Over => table.figure(self.who).face_up(),
        }
    }
}
