//! Playing a card. GK-8.24, GK-13.14, GK-R18: it is shown, paid, answered if it is a hack, does what it says, and is
//! discarded.

use super::deploying::{discard_played, spend};
use super::{Cx, Flow, Losing, Source, Step, Window, Working, done};
use crate::HeavyHitters;
use crate::content::{CardId, CardKind, When};
use crate::event::Event;
use crate::legality::against;
use crate::question::{Answer, Question, Shooter};
use kernel::{At, Procedure, Reply, Seat};
use serde::{Deserialize, Serialize};

/// The seat plays this card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Playing {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) moment: When,
    pub(crate) step: PlayingStep,
    /// What a hack is played against.
    pub(crate) on: Option<(Seat, Shooter)>,
    /// Whether another player has countered it.
    pub(crate) countered: bool,
}

kernel::known_to_all! { Playing { seat, card, moment, step, on, countered } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlayingStep {
    Show,
    Paid,
    Aim,
    Answered,
    Over,
}

impl Playing {
    /// The card is still in the hand.
    pub(crate) fn begin(seat: Seat, card: CardId, moment: When) -> Playing {
        Playing { seat, card, moment, step: PlayingStep::Show, on: None, countered: false }
    }

    fn at(self, step: PlayingStep) -> Playing {
        Playing { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (PlayingStep::Show, _) => self.show(cx),
            (PlayingStep::Paid, _) => self.paid(cx),
            (PlayingStep::Aim, Reply::Answer(Answer::On { seat, what })) => {
                let aimed = Playing { on: Some((seat, what)), ..self.at(PlayingStep::Answered) };
                Flow::Call { first: Window::only(When::Hacked, seat).into(), then: aimed.into() }
            }
            (PlayingStep::Aim, Reply::Left(_)) => done(),
            (PlayingStep::Aim, _) => {
                if against(cx.at(), self.seat, self.card).is_empty() {
                    return done();
                }
                Flow::Ask { to: self.seat, question: Question::Against(self.card), then: self.into() }
            }
            (PlayingStep::Answered, _) if self.countered => done(),
            (PlayingStep::Answered, _) => {
                let first = Working::of(self.seat, Source::Card(self.card), self.moment).on(self.on);
                Flow::Call { first: first.into(), then: self.at(PlayingStep::Over).into() }
            }
            (PlayingStep::Over, _) => self.over(cx),
        }
    }

    /// GK-5.11, GK-6.6, GK-R62: everybody sees the card; its energy is paid.
    fn show(self, cx: &mut Cx<'_>) -> Flow {
        let Playing { seat, card, .. } = self;
        cx.reveal();
        let then = self.at(PlayingStep::Paid).into();
        if let CardKind::Sponsor { .. } = cx.content().card(card).kind {
            let table = cx.table_mut();
            assert!(table.player_mut(seat).sponsors.take(card.0), "only a card of the hand is played");
            table.sponsored.add(card.0);
            cx.tell(Event::Played { seat, card });
            return Flow::Go(then);
        }
        let cost = cx.content().card(card).cost();
        cx.table_mut().player_mut(seat).play(card);
        cx.tell(Event::Played { seat, card });
        let points = spend(cx, seat, cost);
        Flow::Call { first: Losing::points(seat, points).into(), then }
    }

    /// GK-R84: a card that was lost to pay for it does nothing.
    fn paid(self, cx: &mut Cx<'_>) -> Flow {
        let Playing { seat, card, .. } = self;
        let kind = cx.content().card(card).kind;
        let is_sponsor = matches!(kind, CardKind::Sponsor { .. });
        let player = cx.table().player(seat);
        if player.hitter.is_none() || (!is_sponsor && !player.line.contains(card.0)) {
            return done();
        }
        let is_hack = kind == CardKind::Sponsor { hack: true };
        Flow::Go(self.at(if is_hack { PlayingStep::Aim } else { PlayingStep::Answered }).into())
    }

    /// GK-5.3, GK-8.24, GK-R84: a Faction Card is discarded when its text has worked.
    fn over(self, cx: &mut Cx<'_>) -> Flow {
        let _was_there = discard_played(cx, self.seat, self.card);
        done()
    }
}

/// The hack that the seat may answer now.
pub(crate) fn hack_on(at: At<'_, HeavyHitters>, seat: Seat) -> Option<&Playing> {
    let playing = Playing::of(at.stack)?;
    (playing.step == PlayingStep::Answered && !playing.countered).then_some(playing)?;
    playing.on.filter(|(owner, _)| *owner == seat).map(|_| playing)
}
