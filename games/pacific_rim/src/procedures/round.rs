//! The round. PR-5: cards are chosen and revealed, the sides take turns, the round ends.

use super::choosing::choosers;
use super::{Activation, Choosing, Cx, Flow, Out, Reserving, Rolling, Step, deeds, scoring};
use crate::content::{Content, Side};
use crate::event::Event;
use crate::pool::impulse;
use crate::queries::{decider, has_bomb};
use crate::question::{Answer, Question};
use crate::table::{Table, Who};
use kernel::{Chance, Reply, Results, SeatMap};
use serde::{Deserialize, Serialize};

/// PR-17.9: no end-game check before this round.
pub(crate) const CHECKS_FROM: u8 = 4;
/// PR-17.11: so many successes end the game.
pub(crate) const ENDS: u8 = 4;
/// PR-T3: the last round.
pub(crate) const ROUND_MAX: u8 = 100;

/// The round so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Round {
    pub(crate) step: RoundStep,
    /// Whose turn it is.
    pub(crate) turn: Side,
    /// PR-5.8: how many models are still to be activated in this turn.
    pub(crate) impulse: u8,
}

kernel::known_to_all! { Round { step, turn, impulse } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RoundStep {
    Begin,
    Choose,
    First,
    Roll,
    /// PR-R50: the side that rolled decides first, then the other.
    Again,
    AgainOther,
    RollAgain,
    Activate,
    Activated,
    End,
    Check,
}

impl Round {
    /// A round that is about to begin.
    pub(crate) fn begin() -> Round {
        Round { step: RoundStep::Begin, turn: Side::Kaiju, impulse: 0 }
    }

    /// The side that acts, once it is settled which one begins (PR-5.6, PR-5.7).
    pub(crate) fn acting(&self) -> Option<Side> {
        match self.step {
            RoundStep::Roll
            | RoundStep::Again
            | RoundStep::AgainOther
            | RoundStep::RollAgain
            | RoundStep::Activate
            | RoundStep::Activated => Some(self.turn),
            RoundStep::Begin | RoundStep::Choose | RoundStep::First | RoundStep::End | RoundStep::Check => {
                None
            }
        }
    }

    fn at(self, step: RoundStep) -> Round {
        Round { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (RoundStep::Begin, _) => self.start(cx),
            (RoundStep::Choose, Reply::Apart(chosen)) => self.reveal(cx, &chosen),
            (RoundStep::Choose, _) => self.choose(cx),
            (RoundStep::First, Reply::Answer(Answer::Side(turn))) => {
                cx.tell(Event::Begins { side: turn });
                Flow::Go(Round { turn, ..self.at(RoundStep::Roll) }.into())
            }
            (RoundStep::First, _) => {
                let to = decider(cx.table(), cx.left(), decides(cx.table()));
                Flow::Ask { to, question: Question::First, then: self.into() }
            }
            (RoundStep::Roll | RoundStep::RollAgain, Reply::Rolled(rolled)) => {
                let impulse = impulse(rolled.faces()[0]);
                cx.tell(Event::RolledImpulse { side: self.turn, impulse });
                let is_final = self.step == RoundStep::RollAgain;
                let step = if is_final { RoundStep::Activate } else { RoundStep::Again };
                Flow::Go(Round { impulse, ..self.at(step) }.into())
            }
            (RoundStep::Roll, _) => self.roll(cx),
            (RoundStep::RollAgain, _) => Flow::Roll { chance: DIE, then: self.into() },
            (RoundStep::Again | RoundStep::AgainOther, Reply::Answer(Answer::Yes)) => self.command(cx),
            (RoundStep::Again, Reply::Answer(_)) => Flow::Go(self.at(RoundStep::AgainOther).into()),
            (RoundStep::AgainOther, Reply::Answer(_)) => Flow::Go(self.at(RoundStep::Activate).into()),
            (RoundStep::Again, _) => self.offer(cx, self.turn, RoundStep::AgainOther),
            (RoundStep::AgainOther, _) => self.offer(cx, self.turn.foe(), RoundStep::Activate),
            (RoundStep::Activate, Reply::Answer(Answer::Activate(who))) => {
                let then = Round { impulse: self.impulse - 1, ..self.at(RoundStep::Activated) };
                super::call(Activation::begin(who), then)
            }
            (RoundStep::Activate, _) => self.activate(cx),
            (RoundStep::Activated, _) => {
                deeds::wipe_out(cx).unwrap_or_else(|| Flow::Go(self.at(RoundStep::Activate).into()))
            }
            (RoundStep::End, _) => self.end(cx),
            (RoundStep::Check, Reply::Out(Out::Pool(pool))) => self.check(cx, pool.successes),
            (RoundStep::Check, _) => self.roll_check(cx),
        }
    }

    /// PR-5.1, PR-17.15.
    fn start(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().round += 1;
        cx.tell(Event::RoundBegan { round: cx.table().round });
        Flow::Go(self.at(RoundStep::Choose).into())
    }

    /// PR-5.2, PR-R75: everybody chooses in secret and at the same time.
    fn choose(self, cx: &Cx<'_>) -> Flow {
        let (table, left) = (cx.table(), cx.left());
        let chooses = |seat| choosers(table, left, seat).next().is_some() && !left.contains(seat);
        let strands = SeatMap::new(cx.seats(), |seat| chooses(seat).then(|| Choosing::begin(seat).into()));
        Flow::Apart { strands, then: self.into() }
    }

    /// PR-5.3, PR-5.5: all cards are turned up together.
    fn reveal(self, cx: &mut Cx<'_>, chosen: &Results<Out>) -> Flow {
        cx.reveal();
        let chosen = chosen
            .iter()
            .filter_map(|(_, out)| if let Some(Out::Cards(cards)) = out { Some(*cards) } else { None });
        for (who, place) in chosen.flat_map(|cards| Who::all().zip(cards)) {
            let Some(place) = place else { continue };
            let figure = cx.table_mut().figure_mut(who);
            (figure.face, figure.deck) = (Some(place), figure.deck.without(place));
            let card = figure.card(place);
            cx.tell(Event::Revealed { who, card });
        }
        Flow::Go(self.at(RoundStep::First).into())
    }

    /// PR-5.8, PR-5.12, PR-5.17, PR-R49: the side rolls, if it has anybody to activate.
    fn roll(self, cx: &Cx<'_>) -> Flow {
        let has_any = |side: Side| ready(cx.table(), side).next().is_some();
        if has_any(self.turn) {
            return Flow::Roll { chance: DIE, then: self.into() };
        }
        let turn = self.turn.foe();
        let step = if has_any(turn) { RoundStep::Roll } else { RoundStep::End };
        Flow::Go(Round { turn, ..self.at(step) }.into())
    }

    /// PR-4.7, PR-R50: a leader on the table whose token is not used.
    fn offer(self, cx: &Cx<'_>, side: Side, otherwise: RoundStep) -> Flow {
        let table = cx.table();
        let leads = table.leader(side).filter(|leader| !leader.used);
        match leads.filter(|leader| table.figure(leader.who).pose().is_some()) {
            Some(_) => {
                let to = decider(table, cx.left(), side);
                Flow::Ask { to, question: Question::Again(self.impulse), then: self.into() }
            }
            None => Flow::Go(self.at(otherwise).into()),
        }
    }

    /// PR-4.7 to PR-4.9: the token is used, the second result stands.
    fn command(self, cx: &mut Cx<'_>) -> Flow {
        let side = if self.step == RoundStep::Again { self.turn } else { self.turn.foe() };
        if let Some(leader) = &mut cx.table_mut().leaders[side as usize] {
            leader.used = true;
        }
        cx.tell(Event::Commanded { side });
        Flow::Go(self.at(RoundStep::RollAgain).into())
    }

    /// PR-5.9, PR-5.10, PR-R49: as many models as the die shows, one after the other; then the die is passed.
    fn activate(self, cx: &Cx<'_>) -> Flow {
        if self.impulse == 0 || ready(cx.table(), self.turn).next().is_none() {
            return Flow::Go(Round { turn: self.turn.foe(), impulse: 0, ..self.at(RoundStep::Roll) }.into());
        }
        let to = decider(cx.table(), cx.left(), self.turn);
        Flow::Ask { to, question: Question::Activate, then: self.into() }
    }

    /// PR-R54: all face-up cards go back.
    fn end(self, cx: &mut Cx<'_>) -> Flow {
        for who in Who::all() {
            deeds::fold(cx, who);
        }
        super::call(Reserving::begin(cx.table()), self.at(RoundStep::Check))
    }

    /// PR-17.9, PR-17.10, PR-17.12: both sides roll together.
    fn roll_check(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().round >= ROUND_MAX {
            return scoring::score(cx);
        }
        match dice_of_check(cx.table(), cx.content()) {
            Some(dice) => super::call(Rolling::of(dice), self),
            None => Flow::Go(Round::begin().into()),
        }
    }

    /// PR-17.11, PR-17.13.
    fn check(self, cx: &mut Cx<'_>, successes: u8) -> Flow {
        cx.tell(Event::Checked { successes });
        if successes >= ENDS { scoring::score(cx) } else { Flow::Go(Round::begin().into()) }
    }
}

/// PR-17.9, PR-17.10, PR-19.23: the dice of both sides at the end of this round. None before the fourth one, and none with
/// a bomb.
pub(crate) fn dice_of_check(table: &Table, content: &Content) -> Option<u8> {
    let rounds = table.round.checked_sub(CHECKS_FROM - 1);
    let rounds = rounds.filter(|rounds| *rounds > 0 && !has_bomb(table, content));
    rounds.map(|rounds| rounds.saturating_mul(2))
}

/// The impulse die.
const DIE: Chance = Chance::Dice { count: 1, sides: 6 };

/// PR-5.6, PR-5.7, PR-19.10, PR-R51: which side decides who begins.
fn decides(table: &Table) -> Side {
    if table.strength(Side::Ppdc) < table.strength(Side::Kaiju) { Side::Ppdc } else { Side::Kaiju }
}

/// PR-5.11, PR-5.15, PR-5.16: the models of a side that can be activated.
pub(crate) fn ready(table: &Table, side: Side) -> impl Iterator<Item = Who> + '_ {
    let is_ready = move |who: &Who| who.side() == side && table.figure(*who).face.is_some();
    table.standing().map(|(who, _)| who).filter(is_ready)
}
