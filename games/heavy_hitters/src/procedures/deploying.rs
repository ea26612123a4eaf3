//! Deploying. GK-7: at most one Support Unit, near the own Heavy Hitter, for energy.

use super::{Cx, Flow, Losing, Playing, Step, done};
use crate::city::Cell;
use crate::content::{CardId, CardKind, Gkr};
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::reckoning::{deploy_cost, spared};
use crate::table::Drone;
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// GK-5.10, GK-7.5: the cost with a Deploy Card.
pub(crate) const WITH_CARD: u8 = 2;
/// GK-5.10, GK-7.6: the cost without one.
pub(crate) const WITHOUT_CARD: u8 = 4;

/// The seat deploys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deploying {
    pub(crate) seat: Seat,
    pub(crate) step: DeployingStep,
}

kernel::known_to_all! { Deploying { seat, step } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DeployingStep {
    What,
    Where { gkr: Gkr, card: Option<CardId> },
    Place { gkr: Gkr, card: Option<CardId>, cell: Cell },
}

impl Deploying {
    /// GK-7.2: the seat is asked what it deploys, if anything.
    pub(crate) fn begin(seat: Seat) -> Deploying {
        Deploying { seat, step: DeployingStep::What }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let seat = self.seat;
        if !cx.table().is_alive(seat) {
            return done();
        }
        let question = match (self.step, reply) {
            (DeployingStep::What, Reply::Answer(Answer::Deploy { gkr, card })) => {
                let card = card.then(|| play_card(cx, seat)).flatten();
                self.step = DeployingStep::Where { gkr, card };
                return Flow::Go(self.into());
            }
            (DeployingStep::What, Reply::Answer(Answer::Play(card))) => {
                let first = Playing::begin(seat, card, cx.content().card(card).when).into();
                return Flow::Call { first, then: self.into() };
            }
            (DeployingStep::What, Reply::Answer(_)) => return done(),
            (DeployingStep::What, _) => Question::Deploy,
            (DeployingStep::Where { gkr, card }, Reply::Answer(Answer::At(cell))) => {
                return self.pay(cx, gkr, card, cell);
            }
            (DeployingStep::Where { gkr, .. }, _) => Question::DeployAt(gkr),
            (DeployingStep::Place { gkr, card, cell }, _) => return self.place(cx, gkr, card, cell),
        };
        Flow::Ask { to: seat, question, then: self.into() }
    }

    /// GK-5.11, GK-7.5, GK-7.6.
    fn pay(mut self, cx: &mut Cx<'_>, gkr: Gkr, card: Option<CardId>, cell: Cell) -> Flow {
        self.step = DeployingStep::Place { gkr, card, cell };
        let printed = if card.is_some() { WITH_CARD } else { WITHOUT_CARD };
        let cost = deploy_cost(cx.table(), cx.content(), self.seat, printed);
        let points = spend(cx, self.seat, cost);
        Flow::Call { first: Losing::points(self.seat, points).into(), then: self.into() }
    }

    /// GK-7.5, GK-7.7 to GK-7.9, GK-R84: the unit comes in, unless the card was lost by paying.
    fn place(self, cx: &mut Cx<'_>, gkr: Gkr, card: Option<CardId>, cell: Cell) -> Flow {
        let seat = self.seat;
        if card.is_some_and(|card| !discard_played(cx, seat, card)) {
            return done();
        }
        *cx.table_mut().player_mut(seat).units.slot(gkr) =
            Some(Drone { cell, hits: gkr.hits(), ready: false });
        cx.tell(Event::Deployed { seat, gkr, cell });
        done()
    }
}

/// GK-7.5, GK-R84: a Deploy Card of the hand lies there until its cost is paid.
fn play_card(cx: &mut Cx<'_>, seat: Seat) -> Option<CardId> {
    let content = cx.content();
    let hand = cx.table().player(seat).hand;
    let card = hand.iter().map(|(id, _)| CardId(id)).find(|id| content.card(*id).kind == CardKind::Deploy)?;
    cx.table_mut().player_mut(seat).play(card);
    cx.reveal();
    cx.tell(Event::Played { seat, card });
    Some(card)
}

/// GK-5.3: the played card goes to the Discard Pile. False if it is not there any more.
pub(super) fn discard_played(cx: &mut Cx<'_>, seat: Seat, card: CardId) -> bool {
    let player = cx.table_mut().player_mut(seat);
    let is_there = player.line.take(card.0);
    if is_there {
        player.discard.add(card.0);
        cx.tell(Event::Discarded { seat, card });
    }
    is_there
}

/// GK-5.11, GK-5.12, GK-5.15, GK-R10: the energy that is there is paid. The points that are red-lined, as many as need be.
pub(super) fn spend(cx: &mut Cx<'_>, seat: Seat, cost: u8) -> u8 {
    let energy = cx.table().player(seat).energy.min(cost);
    cx.table_mut().player_mut(seat).energy -= energy;
    if energy > 0 {
        cx.tell(Event::Paid { seat, energy });
    }
    let points = cost - energy;
    if points == 0 {
        return 0;
    }
    cx.tell(Event::RedLined { seat, points });
    let spared = spared(cx.table(), cx.content(), seat, points);
    let today = &mut cx.table_mut().player_mut(seat).today;
    today.red_lined = true;
    today.spared = today.spared.saturating_add(spared);
    if spared > 0 {
        cx.tell(Event::Spared { seat, points: spared });
    }
    points - spared
}
