//! The end of an attack. GR-9.16, GR-9.17, GR-14.12 to GR-14.17, GR-15.8, GR-R67.

use super::{Attack, AttackStep, damage};
use crate::dice::Side;
use crate::event::Event;
use crate::frame::Frame;
use crate::legality::needs::succeeded;
use crate::procedures::{Cx, Effect, Flow, Out, Raging, call, resolve, window};
use crate::question::Moment;
use crate::table::{Combat, Stage, Until};

impl Attack {
    /// The text of a card for the time after its damage. Then the attack counts as resolved.
    pub(super) fn after_damage(self, cx: &mut Cx<'_>) -> Flow {
        let then = self.at(AttackStep::ResolvedWindow);
        let won = succeeded(cx.table()).filter(|_| cx.table().combat.stage == Stage::Resolving);
        let Some(side) = won else { return Flow::Go(then) };
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

    /// GR-14.12 to GR-14.15, GR-9.17: the cards cool down, those without their Rules Text Deactivated; then those
    /// whose robots were damaged gain Rage.
    pub(super) fn close(self, cx: &mut Cx<'_>) -> Flow {
        let combat = cx.table().combat;
        let winner = succeeded(cx.table()).filter(|_| combat.stage >= Stage::Resolving);
        for side in Side::ALL {
            for card in combat.camp(side).cards.iter() {
                let worked = winner == Some(side) && !card.broken && !card.cancelled && !card.blank;
                put_away(cx, combat.seat(side), card, worked);
            }
        }
        call(Frame::Raging(Raging::new()), self.at(AttackStep::Raged))
    }

    /// GR-14.16, GR-R67: dice and everything that was for this attack are gone.
    pub(super) fn over(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table_mut();
        table.combat = Combat::NONE;
        table.lasting.retain(|lasting| {
            let used = matches!(lasting.until, Until::NextAttack | Until::NextRoll) && lasting.spent;
            lasting.until != Until::CombatEnds && !used
        });
        Flow::Done(Out::Done)
    }
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
