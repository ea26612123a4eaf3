//! The drone. SB-R55: our own solo mode. The drone has no hand; its turns and choices follow fixed
//! rules.

use super::{Cx, Flow, Step, call, done, drawn, triggered, turn_mut, turn_of};
use crate::card::{Lying, StakId, StakSet};
use crate::content::{Choose, KindId, Verb};
use crate::frame::{Awaited, Frame};
use crate::legality;
use crate::procedures::attack::Attack;
use crate::procedures::chain::Chain;
use crate::procedures::deeds::enter;
use crate::procedures::drawing::stock;
use crate::procedures::elimination::Elimination;
use crate::procedures::removal::Removal;
use crate::procedures::settling::Settling;
use crate::queries;
use crate::question::{Answer, Question, Wanted};
use crate::setup::DRONE;
use crate::table::CARDS_MAX;
use arrayvec::ArrayVec;
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// A turn of the drone (SB-D1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DroneTurn {
    /// The top card of the supply is played.
    Play,
    /// It enters.
    Enter,
    /// The effects that it triggered have been settled.
    Entered,
    /// Players with empty Staks go out.
    Eliminate,
    /// Attacks, while they are worth it.
    Fight,
    /// The effects that the scrapping triggered.
    Scrapped,
    /// Players with empty Staks go out once more.
    Finish,
    /// The turn is over.
    Over,
}

kernel::known_to_all! { DroneTurn: Play, Enter, Entered, Eliminate, Fight, Scrapped, Finish, Over }

const HUMAN: Seat = Seat(0);
const OWN: StakId = StakId(DRONE.0);
const THEIRS: StakId = StakId(HUMAN.0);

impl DroneTurn {
    /// The first step.
    pub(crate) const BEGIN: DroneTurn = DroneTurn::Play;

    /// What it waits for.
    pub(crate) fn awaits(self) -> Awaited {
        match self {
            DroneTurn::Play => Awaited::Nothing,
            DroneTurn::Enter => Awaited::Chance,
            DroneTurn::Entered
            | DroneTurn::Eliminate
            | DroneTurn::Fight
            | DroneTurn::Scrapped
            | DroneTurn::Finish
            | DroneTurn::Over => Awaited::Procedure,
        }
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self {
            DroneTurn::Play | DroneTurn::Enter => match drawn(&reply) {
                Some(kind) => play(cx, kind),
                None if stock(cx, 0) => {
                    Flow::Roll { chance: Chance::Draw { pile: 0 }, then: Frame::Drone(DroneTurn::Enter) }
                }
                None => Flow::Go(Frame::Drone(DroneTurn::Fight)),
            },
            DroneTurn::Entered => chain(cx, triggered(&reply), DroneTurn::Eliminate),
            DroneTurn::Eliminate => call(cx, Elimination, Frame::Drone(DroneTurn::Fight)),
            DroneTurn::Fight => fight(cx),
            DroneTurn::Scrapped => chain(cx, triggered(&reply), DroneTurn::Finish),
            DroneTurn::Finish => call(cx, Elimination, Frame::Drone(DroneTurn::Over)),
            DroneTurn::Over => done(),
        }
    }
}

fn chain(cx: &mut Cx<'_>, waiting: StakSet, then: DroneTurn) -> Flow {
    call(cx, Chain::of(waiting), Frame::Drone(then))
}

/// SB-D1 step 1: it counts as played from hand.
fn play(cx: &mut Cx<'_>, kind: KindId) -> Flow {
    let card = cx.table_mut().draw(0, kind);
    let triggered = enter(cx, DRONE, Lying::hidden(card), OWN);
    call(cx, Settling { triggered }, Frame::Drone(DroneTurn::Entered))
}

/// SB-D1 steps 2 and 3. Its attacks are actions of its turn (SB-R47).
fn fight(cx: &mut Cx<'_>) -> Flow {
    if wants_to_attack(cx) {
        if let Some(turn) = turn_mut(cx) {
            turn.actions = turn.actions.saturating_add(1);
        }
        let attack = Attack::declare(cx, OWN, THEIRS);
        return call(cx, attack, Frame::Drone(DroneTurn::Fight));
    }
    let fed = turn_of(cx.below()).is_none_or(|turn| turn.fed);
    if fed || !cx.table().plays(DRONE) {
        return done();
    }
    let first = Removal::scrap_top(OWN, 0);
    call(cx, first, Frame::Drone(DroneTurn::Scrapped))
}

/// SB-D1 step 2: it would win the battle and survive, or trade while it has more cards.
fn wants_to_attack(cx: &Cx<'_>) -> bool {
    let table = cx.table();
    let Some(turn) = turn_of(cx.below()) else { return false };
    let may = turn.may_act() && table.plays(DRONE) && queries::attack_bar(table, turn, OWN).is_ok();
    let Some(forecast) = queries::forecast(table, cx.content(), OWN, THEIRS).filter(|_| may) else {
        return false;
    };
    let deeper = table.height(OWN) > table.height(THEIRS);
    forecast.defender_leaves && (!forecast.attacker_leaves || deeper)
}

/// SB-D2: what the drone chooses: the human as opponent, the human's Stak, the card of the highest
/// known power and of those the uppermost; no harm to itself where the text allows.
pub(crate) fn choose(cx: &Cx<'_>, seat: Seat, question: Question) -> Answer {
    let mut answers: ArrayVec<Answer, CARDS_MAX> = ArrayVec::new();
    legality::answers(cx.at(), &question, seat, &mut answers);
    let (table, content) = (cx.table(), cx.content());
    if let Question::Effect(prompt) = question
        && prompt.wanted == Wanted::Consent
    {
        let harms = matches!(prompt.clause.verb, Verb::ScrapBelow)
            || (prompt.clause.choose == Choose::EveryStak && prompt.clause.verb == Verb::ScrapTop);
        return if harms { Answer::No } else { Answer::Yes };
    }
    let power = |stak: StakId, height: usize| {
        let kind =
            table.stak(stak).get(height).filter(|lying| lying.is_open()).and_then(|lying| lying.card.kind());
        kind.map_or(0, |kind| content.kind(kind).power)
    };
    let worth = |answer: &Answer| match *answer {
        Answer::Stak(stak) => (u8::from(stak == THEIRS), 0, 0),
        Answer::Place { stak, height } => {
            (u8::from(stak == THEIRS), power(stak, usize::from(height)), height)
        }
        Answer::Play { .. }
        | Answer::Attack { .. }
        | Answer::Scrap(_)
        | Answer::Discard(_)
        | Answer::Recycle { .. }
        | Answer::EndTurn
        | Answer::React(_)
        | Answer::Pass
        | Answer::Yes
        | Answer::No
        | Answer::First(_)
        | Answer::Opponent(_)
        | Answer::HandCard(_) => (0, 0, 0),
    };
    answers.into_iter().rev().max_by_key(worth).unwrap_or(Answer::Pass)
}
