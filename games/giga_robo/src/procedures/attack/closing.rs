//! The end of an attack. GR-9.16, GR-9.17, GR-14.12 to GR-14.17, GR-15.8, GR-R67.

use super::{Attack, AttackStep, damage};
use crate::content::Hook;
use crate::dice::Side;
use crate::event::Combo;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::attacks::{gives, new_targets};
use crate::legality::needs::succeeded;
use crate::legality::responses::possible;
use crate::procedures::{
    Cx, Effect, Flow, Hooks, Out, Raging, Step, ask, call, hooks, is_anew, resolve, window,
};
use crate::question::{Answer, Moment, Question};
use crate::table::{Aim, Combat, Lasting, Stage, Until};
use kernel::{Seat, SeatSet};

impl Attack {
    /// The text of a card for the time after its damage. Then the attack counts as resolved.
    pub(super) fn after_damage(self, cx: &mut Cx<'_>) -> Flow {
        let then = self.at(AttackStep::ResolvedWindow);
        let won = succeeded(cx.table()).filter(|_| cx.table().combat.stage == Stage::Resolving);
        let Some(side) = won else { return Flow::Go(then) };
        if let Some(flow) = self.again(cx) {
            return flow;
        }
        match damage::after(cx.table(), cx.content(), side) {
            Some(text) => {
                let foe = cx.table().combat.opponent(text.seat).unwrap_or(text.seat);
                call(Frame::Effect(Effect::new(text, foe)), then)
            }
            None => Flow::Go(then),
        }
    }

    /// GR-9.16.
    pub(super) fn resolved(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().combat.stage = Stage::Resolved;
        window(cx, Moment::Resolved, self.at(AttackStep::Close))
    }

    /// Texts of a player whom a successful attack has not damaged.
    pub(super) fn unhurt(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let then = self.at(AttackStep::Away);
        let won = succeeded(cx.table()).filter(|_| combat.stage >= Stage::Resolving);
        let Some(seat) = won.map(|side| combat.seat(side)) else { return Flow::Go(then) };
        match combat.opponent(seat).filter(|&victim| !cx.table().raging.contains(victim)) {
            Some(victim) => hooks(cx, Hooks::one(Hook::Unhurt, victim, seat), then),
            None => Flow::Go(then),
        }
    }

    /// GR-14.12 to GR-14.15, GR-9.17: the cards cool down, those without their Rules Text Deactivated; then those
    /// whose robots were damaged gain Rage.
    pub(super) fn close(self, cx: &mut Cx<'_>) -> Flow {
        let combat = cx.table().combat;
        let winner = succeeded(cx.table()).filter(|_| combat.stage >= Stage::Resolving);
        for side in Side::ALL {
            if winner == Some(side) && is_repeated(cx, side) {
                continue;
            }
            for card in combat.camp(side).cards.iter() {
                let worked = winner == Some(side) && !card.broken && !card.cancelled && !card.blank;
                put_away(cx, combat.seat(side), card, worked);
            }
        }
        call(Frame::Raging(Raging::new()), self.at(AttackStep::Raged))
    }

    /// GR-14.16, GR-R67, GR-R68: dice and everything that was for this attack are gone; an attack that is played once
    /// more is aimed anew.
    pub(super) fn over(self, cx: &mut Cx<'_>) -> Flow {
        lapse(cx);
        let winner = succeeded(cx.table());
        if let Some(side) = winner.filter(|&side| is_repeated(cx, side)) {
            remember(cx, side);
            return ask_again(cx, Attack { side, ..self });
        }
        if let Some(side) = winner.filter(|_| cx.table().combat.repeats) {
            put_all_away(cx, side);
        }
        cx.table_mut().combat = Combat::NONE;
        Flow::Done(Out::Done)
    }

    /// GR-R68: the attack begins again against the new Target, or its cards cool down.
    pub(super) fn hear_again(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if is_anew(&reply) {
            return ask_again(cx, self);
        }
        let combat = cx.table().combat;
        let seat = combat.seat(self.side);
        if let Step::Answer(Answer::Aim(cell, aim)) = reply {
            let cards = kept(&combat, self.side);
            let attack = Attack::declare(cx, seat, &cards, (cell, aim), true);
            let repetition = &mut cx.table_mut().combat;
            (repetition.repeated, repetition.past, repetition.past_cells) =
                (true, combat.past, combat.past_cells);
            return Flow::Go(Frame::Attack(attack));
        }
        put_all_away(cx, self.side);
        cx.table_mut().combat = Combat::NONE;
        Flow::Done(Out::Done)
    }
}

/// GR-14.12: the cards of a successful attack cool down, those that still lie there.
fn put_all_away(cx: &mut Cx<'_>, side: Side) {
    let combat = cx.table().combat;
    let seat = combat.seat(side);
    let lying = cx.table().player(seat).used;
    for card in combat.camp(side).cards.iter().filter(|card| lying.contains(card.card)) {
        put_away(cx, seat, card, !card.broken && !card.cancelled && !card.blank);
    }
}

/// GR-14.16, GR-30.2, GR-R67: what was for this attack is over; what waits for one that succeeds goes on if it has failed.
fn lapse(cx: &mut Cx<'_>) {
    let won = succeeded(cx.table()).filter(|_| cx.table().combat.stage >= Stage::Resolving);
    let winner = won.map(|side| cx.table().combat.seat(side));
    let winners: SeatSet = winner.map(|robot| cx.table().crew(robot).collect()).unwrap_or_default();
    cx.table_mut().lasting.retain(|lasting| {
        let used = match lasting.until {
            Until::NextAttack | Until::NextRoll => lasting.spent,
            Until::NextSuccess => lasting.spent && winners.contains(lasting.seat),
            Until::TurnEnds
            | Until::EndOf(_)
            | Until::EndOfNext(_)
            | Until::StartOf(_)
            | Until::CombatEnds
            | Until::Never => false,
        };
        lasting.until != Until::CombatEnds && !used
    });
    let waiting = |lasting: &&mut Lasting| lasting.until == Until::NextSuccess;
    cx.table_mut().lasting.iter_mut().filter(waiting).for_each(|lasting| lasting.spent = false);
}

/// The cards with which an attack is played once more.
fn kept(combat: &Combat, side: Side) -> Combo {
    combat
        .camp(side)
        .cards
        .iter()
        .filter(|card| !card.banished && !card.cancelled)
        .map(|card| card.card)
        .collect()
}

/// GR-R68: whether the attack of this side is played once more: a new Target is within range.
fn is_repeated(cx: &Cx<'_>, side: Side) -> bool {
    let combat = &cx.table().combat;
    combat.repeats && !cx.left().contains(combat.seat(side)) && has_new_target(cx, side)
}

/// GR-R68, GR-R175: a new Target is within range, and what the cards ask for may be given again, for all that the others
/// know.
fn has_new_target(cx: &Cx<'_>, side: Side) -> bool {
    let (table, content) = (cx.table(), cx.content());
    let cards = kept(&table.combat, side);
    let hand = possible(table, content, table.combat.seat(side));
    let given = || gives(table, content, table.combat.seat(side), &cards, hand).is_ok();
    let first = cards.first().copied();
    first.is_some_and(|first| new_targets(table, content, side, first).next().is_some()) && given()
}

/// GR-R68: whether the attack of this player could be played once more.
pub(in crate::procedures) fn could_repeat(cx: &Cx<'_>, seat: Seat, every: bool) -> bool {
    let combat = &cx.table().combat;
    let side = combat.side_of(cx.table().flies(seat));
    (every || !combat.repeated) && side.is_some_and(|side| has_new_target(cx, side))
}

/// The Target of this attack is not new any more.
fn remember(cx: &mut Cx<'_>, side: Side) {
    let combat = &mut cx.table_mut().combat;
    match combat.aim_of(side) {
        Aim::Robot => {
            combat.past.insert(combat.seat(side.other()));
        }
        Aim::Structure | Aim::Barrier => {
            let cell = combat.cell_of(side);
            if !combat.past_cells.is_full() {
                combat.past_cells.push(cell);
            }
        }
    }
}

fn ask_again(cx: &Cx<'_>, attack: Attack) -> Flow {
    let combat = &cx.table().combat;
    let seat = combat.seat(attack.side);
    let first = kept(combat, attack.side).first().copied().expect("an attack that is repeated has cards");
    ask(seat, Question::Aim(first), attack.at(AttackStep::HearAgain))
}

fn put_away(cx: &mut Cx<'_>, seat: kernel::Seat, card: &crate::table::CardInPlay, worked: bool) {
    if card.banished {
        let player = cx.table_mut().player_mut(seat);
        player.used.remove(card.card);
        player.gone.insert(card.card);
        cx.tell(Event::Banished { of: seat, card: card.card });
    } else if card.kept && worked {
        let player = cx.table_mut().player_mut(seat);
        player.used.remove(card.card);
        player.hand.insert(card.card);
        cx.tell(Event::cooled(seat, card.card, None, false));
    } else {
        resolve::cool(cx, seat, card.card, worked);
    }
}
