//! Wounding. PR-11.2 to PR-11.6: damage is dealt card by card, each with its effect.

use super::deeds::{destroy, drop, fold, gain, is_there, lose};
use super::spoiling::twist;
use super::{Cx, Flow, Step, ask, done, scoring};
use crate::content::{CardId, PilotId, Resource, Side, Wound};
use crate::event::Event;
use crate::queries::{carries_bomb, touching};
use crate::question::{Answer, Question};
use crate::table::{Marks, Target, Who};
use kernel::{Chance, Reply};
use serde::{Deserialize, Serialize};

/// Damage to a model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Wounding {
    /// Whom.
    pub(crate) who: Who,
    /// Who deals it.
    pub(crate) by: Who,
    /// The cards that are still to be taken.
    pub(crate) left: u8,
    /// PR-R70: whether it is the direct damage of a melee attack.
    pub(crate) melee: bool,
    /// PR-R84: how many of these cards a damage effect has brought. They are taken first.
    pub(crate) more: Option<u8>,
    /// PR-R70: whether a damage effect has brought the card that was taken last.
    pub(crate) indirect: Option<bool>,
    pub(crate) step: WoundingStep,
}

kernel::known_to_all! { Wounding { who, by, left, melee, more, indirect, step } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WoundingStep {
    Draw,
    FaceUp,
    /// This effect of the card with this place is next.
    Effect {
        place: u8,
        effect: u8,
    },
    After,
}

impl Wounding {
    /// PR-11.2: so many cards from the deck.
    pub(crate) fn draw(who: Who, by: Who, left: u8, melee: bool) -> Wounding {
        Wounding { who, by, left, melee, more: None, indirect: None, step: WoundingStep::Draw }
    }

    /// PR-11.3: the face-up card.
    pub(crate) fn face_up(who: Who, by: Who, melee: bool) -> Wounding {
        Wounding { step: WoundingStep::FaceUp, ..Wounding::draw(who, by, 1, melee) }
    }

    fn at(self, step: WoundingStep) -> Wounding {
        Wounding { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (WoundingStep::Draw, Reply::Rolled(rolled)) => {
                // Nobody knew which card it would be.
                cx.reveal();
                self.take(cx, rolled.drawn())
            }
            (WoundingStep::Draw, _) => self.next(cx),
            (WoundingStep::FaceUp, _) => match cx.table().figure(self.who).face {
                Some(place) => self.take(cx, place),
                None => done(),
            },
            (WoundingStep::Effect { place, effect }, reply) => self.effect(cx, place, effect, reply),
            (WoundingStep::After, _) => self.after(cx),
        }
    }

    /// PR-11.2, PR-R24: a card of the deck; the face-up one if there is no other.
    fn next(self, cx: &Cx<'_>) -> Flow {
        let figure = cx.table().figure(self.who);
        if self.left == 0 || figure.pose().is_none() {
            return done();
        }
        if !figure.deck.is_empty() {
            return Flow::Roll { chance: Chance::Draw { pile: self.who.0 }, then: self.into() };
        }
        if figure.face.is_some() { Flow::Go(self.at(WoundingStep::FaceUp).into()) } else { done() }
    }

    /// PR-11.4, PR-11.5, PR-11.7: the card is lost for the rest of the game.
    fn take(self, cx: &mut Cx<'_>, place: u8) -> Flow {
        let who = self.who;
        let figure = cx.table_mut().figure_mut(who);
        figure.deck = figure.deck.without(place);
        figure.damage = figure.damage.with(place);
        figure.face = figure.face.filter(|face| *face != place);
        let card = figure.card(place);
        cx.tell(Event::Hurt { who, card });
        let due = self.more.unwrap_or(0);
        let (left, more) = (self.left - 1, due.checked_sub(1).filter(|more| *more > 0));
        let indirect = (due > 0).then_some(true);
        let step = WoundingStep::Effect { place, effect: 0 };
        Flow::Go(Wounding { left, more, indirect, ..self.at(step) }.into())
    }

    /// PR-11.4, PR-R25: its effects, one after the other.
    fn effect(mut self, cx: &mut Cx<'_>, place: u8, effect: u8, reply: Step) -> Flow {
        let card = CardId::of(cx.table().figure(self.who).kit.model, place);
        let wound = cx.content().card(card).wounds.get(usize::from(effect)).copied();
        let Some(wound) = wound.filter(|_| is_there(cx, self.who)) else {
            return Flow::Go(self.at(WoundingStep::After).into());
        };
        let who = self.who;
        match (wound, reply) {
            (Wound::PilotDies, Reply::Answer(Answer::Pilot(pilot))) => kill(cx, who, pilot),
            (Wound::PilotDies, _) if cx.table().figure(who).pilots().next().is_some() => {
                return ask(cx, who, Question::Dies(who), self);
            }
            (Wound::Turn, Reply::Answer(answer)) => twist(cx, who, answer),
            (Wound::Turn, _) => return ask(cx, self.by, Question::Twist(who), self),
            (Wound::Again, _) => {
                self.left = self.left.saturating_add(1);
                self.more = Some(self.more.unwrap_or(0).saturating_add(1));
            }
            (
                Wound::PilotDies
                | Wound::Lose(..)
                | Wound::Empty(_)
                | Wound::Cap(..)
                | Wound::Weaken(_)
                | Wound::Stun
                | Wound::Drop
                | Wound::Gain(..)
                | Wound::Splash(_),
                _,
            ) => suffer(cx, who, wound),
        }
        Flow::Go(self.at(WoundingStep::Effect { place, effect: effect + 1 }).into())
    }

    /// PR-11.6, PR-R25, PR-R44: after the effect a model without structure points, or without pilots, is destroyed.
    fn after(self, cx: &mut Cx<'_>) -> Flow {
        let figure = cx.table().figure(self.who);
        let model = figure.model(cx.content());
        let is_out =
            figure.damage.len() >= model.structure || (model.is_jaeger() && figure.pilots().next().is_none());
        if is_out && is_there(cx, self.who) {
            let explodes = self.strikes_bomb(cx);
            destroy(cx, self.who);
            if explodes {
                return scoring::win(cx, Side::Kaiju);
            }
        }
        Flow::Go(self.at(WoundingStep::Draw).into())
    }
}

impl Wounding {
    /// PR-19.24, PR-19.26, PR-19.27, PR-R70: whether the direct damage of a Kaiju's melee attack takes the last structure
    /// point of the carrier of the bomb, and the bomb with it. If only an effect of that damage kills the carrier, the bomb
    /// drops.
    fn strikes_bomb(&self, cx: &Cx<'_>) -> bool {
        let is_kaiju = !cx.table().figure(self.by).model(cx.content()).is_jaeger();
        let figure = cx.table().figure(self.who);
        let is_spent = figure.damage.len() >= figure.model(cx.content()).structure;
        self.melee && self.indirect.is_none() && is_spent && is_kaiju && carries_bomb(cx.table(), self.who)
    }
}

/// PR-13.22: a pilot dies, with all connections and abilities (PR-R41).
pub(super) fn kill(cx: &mut Cx<'_>, who: Who, pilot: PilotId) {
    let crew = &mut cx.table_mut().figure_mut(who).kit.pilots;
    crew.iter_mut().filter(|slot| **slot == Some(pilot)).for_each(|slot| *slot = None);
    cx.tell(Event::PilotDied { who, pilot });
}

/// PR-R25: an effect that asks nobody.
fn suffer(cx: &mut Cx<'_>, who: Who, wound: Wound) {
    match wound {
        Wound::Lose(resource, n) => lose(cx, who, resource, n),
        Wound::Empty(resource) => lose(cx, who, resource, u8::MAX),
        Wound::Cap(resource, n) => cap(cx, who, resource, n),
        Wound::Weaken(stat) => {
            let weak = &mut cx.table_mut().figure_mut(who).weak[stat as usize];
            *weak = weak.saturating_add(1);
            cx.tell(Event::Weakened { who, stat });
        }
        Wound::Stun => fold(cx, who),
        Wound::Drop => drop(cx, who),
        Wound::Gain(resource, n) => gain(cx, who, resource, n),
        Wound::Splash(n) => splash(cx, who, n),
        Wound::PilotDies | Wound::Turn | Wound::Again => {}
    }
}

fn cap(cx: &mut Cx<'_>, who: Who, resource: Resource, n: u8) {
    let figure = cx.table_mut().figure_mut(who);
    let track = resource.track();
    let most = figure.most[track].saturating_sub(n);
    (figure.most[track], figure.tracks[track]) = (most, figure.tracks[track].min(most));
    cx.tell(Event::Capped { who, resource, most });
}

/// Every enemy model in contact loses of its first track.
fn splash(cx: &mut Cx<'_>, who: Who, n: u8) {
    let near: Marks = touching(cx.table(), who).filter(|target| target.is_enemy_of(who.side())).collect();
    for other in Who::all().filter(|other| near.contains(Target::Model(*other))) {
        let track = super::deeds::first_track(cx, other);
        lose(cx, other, track, n);
    }
}
