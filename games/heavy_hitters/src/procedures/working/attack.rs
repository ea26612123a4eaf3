//! Deeds of an attack. GK-11.4, GK-12.5, GK-R18, GK-R47: numbers that change, dice that roll again.

use super::{After, Working, attack_mut, attempt};
use crate::event::Event;
use crate::procedures::{Attack, Cx, Flow};
use kernel::{Chance, Procedure, Seat};

/// GK-11.4.
pub(super) fn number(cx: &mut Cx<'_>, amount: i8) -> After {
    if let Some(attack) = attack_mut(cx) {
        attack.number = attack.number.saturating_add_signed(amount);
        let number = attack.number;
        cx.tell(Event::Renumbered { number });
    }
    None
}

/// GK-12.5.
pub(super) fn damage(cx: &mut Cx<'_>, amount: i8) -> After {
    if let Some(attack) = attack_mut(cx) {
        attack.more_damage = attack.more_damage.saturating_add(amount);
        cx.tell(Event::Strengthened { amount });
    }
    None
}

/// GK-12.5.
pub(super) fn armour(cx: &mut Cx<'_>, amount: i8) -> After {
    if let Some(attack) = attack_mut(cx) {
        attack.more_armour = attack.more_armour.saturating_add(amount);
        cx.tell(Event::Armoured { amount });
    }
    None
}

/// GK-R18 (d): so much of what got through is cancelled.
pub(super) fn stop(cx: &mut Cx<'_>, points: u8) -> After {
    if let Some(attack) = attack_mut(cx) {
        let points = points.min(attack.damage);
        attack.damage -= points;
        cx.tell(Event::Stopped { points });
    }
    None
}

/// Until the end of the turn the target is easier to hit.
pub(super) fn mark(cx: &mut Cx<'_>, amount: u8) -> After {
    if let Some(attempt) = attempt(cx.below())
        && cx.table().cell_of(attempt.at, attempt.gkr).is_some()
    {
        let (seat, gkr) = (attempt.at, attempt.gkr);
        let mark = &mut cx.table_mut().player_mut(seat).today.marks[gkr as usize];
        *mark = mark.saturating_add(amount);
        cx.tell(Event::Marked { seat, gkr });
    }
    None
}

/// GK-11.13, GK-R47: only the new dice count.
pub(super) fn rerolled(cx: &mut Cx<'_>, _by: Seat, faces: &[u8]) -> After {
    if let (Some(attack), &[first, second]) = (attack_mut(cx), faces) {
        attack.dice = [first, second];
        let seat = attack.seat;
        cx.tell(Event::RolledAttack { seat, first, second });
    }
    None
}

/// GK-12.4: only the new dice count.
pub(super) fn resaved(cx: &mut Cx<'_>, faces: &[u8]) -> After {
    if let Some(attack) = attack_mut(cx) {
        let cancelled = faces.iter().filter(|&&face| face >= attack.armour).count() as u8;
        attack.damage = attack.saves - cancelled;
        let (seat, dice) = (attack.at, attack.saves);
        cx.tell(Event::Saved { seat, dice, cancelled });
    }
    None
}

impl Working {
    /// GK-R47: both Attack Dice.
    pub(super) fn reroll_attack(self) -> After {
        self.wait(1, |then| Flow::Roll { chance: Chance::Dice { count: 2, sides: 6 }, then })
    }

    /// GK-R18 (d): as many dice as were rolled.
    pub(super) fn reroll_saves(self, cx: &mut Cx<'_>) -> After {
        let count = Attack::of(cx.below()).map_or(0, |attack| attack.saves);
        if count == 0 {
            return None;
        }
        self.wait(1, |then| Flow::Roll { chance: Chance::Dice { count, sides: 6 }, then })
    }
}
