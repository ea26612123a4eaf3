//! The dice pools and the Power Dice. GR-9.8 to GR-9.10, GR-12, GR-R24, GR-R59, GR-R60, GR-R78.

use super::{Attack, AttackStep};
use crate::city::sight;
use crate::content::{Card, Content, Icon, Static, Topic, Trait};
use crate::dice::{Pool, Side};
use crate::event::Event;
use crate::procedures::{Cx, Flow, Step, ask, stock, window};
use crate::queries;
use crate::question::{Answer, Moment, Question};
use crate::statics::{self, fits};
use crate::table::{Aim, Reaction, Stage, Table};
use kernel::Seat;

impl Attack {
    /// GR-9.8: the pools are gathered; the attacker decides first (GR-12.7).
    pub(super) fn pools(self, cx: &mut Cx<'_>) -> Flow {
        for side in Side::ALL {
            let (base, counter) = base(cx.table(), cx.content(), side);
            let camp = cx.table_mut().combat.camp_mut(side);
            (camp.base, camp.counter) = (base, counter);
        }
        cx.table_mut().combat.stage = Stage::Pools;
        recount(cx);
        Attack { side: Side::Active, ..self }.ask_power(cx)
    }

    /// GR-12.7 to GR-12.10, GR-31.12: 1 for 1, as far as tokens and room suffice.
    pub(super) fn ask_power(self, cx: &mut Cx<'_>) -> Flow {
        let combat = &cx.table().combat;
        let seat = combat.seat(self.side);
        let rolls =
            self.side == Side::Active || matches!(combat.reaction, Reaction::Attack | Reaction::Defend);
        let dead = combat.camp(self.side).cards.first().is_some_and(|first| first.cancelled);
        let most = combat.camp(self.side).pool.power_room().min(cx.table().player(seat).pt);
        if !rolls || dead || most == 0 {
            return self.next_power(cx);
        }
        ask(seat, Question::PowerDice { most, recovery: false }, self.at(AttackStep::HearPower))
    }

    /// GR-12.8, GR-12.14: final, and spent.
    pub(super) fn hear_power(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let dice = if let Step::Answer(Answer::Number(dice)) = reply { dice } else { 0 };
        if dice == 0 {
            return self.next_power(cx);
        }
        let seat = cx.table().combat.seat(self.side);
        stock::add_power(cx, seat, dice);
        cx.table_mut().combat.camp_mut(self.side).bought += dice;
        recount(cx);
        cx.tell(Event::AddedPower { seat, dice });
        let moment = if self.side == Side::Active { Moment::AttackerPower } else { Moment::OtherPower };
        window(cx, moment, self.at(AttackStep::PowerWindow))
    }

    pub(super) fn power_added(self, cx: &mut Cx<'_>) -> Flow {
        self.next_power(cx)
    }

    fn next_power(self, cx: &mut Cx<'_>) -> Flow {
        match self.side {
            Side::Active => Attack { side: Side::Reactive, ..self }.ask_power(cx),
            Side::Reactive => Attack { side: Side::Active, at: 0, ..self }.go(AttackStep::Roll),
        }
    }
}

/// GR-10.17, GR-12.1 to GR-12.5, GR-13.6, GR-17, GR-17.10, GR-25.5, GR-R59, GR-R78: what is judged once: the Attack
/// Dice of the cards with Cover and Combat Advantage, and whether Counter works.
fn base(table: &Table, content: &Content, side: Side) -> (i8, bool) {
    let combat = &table.combat;
    let seat = combat.seat(side);
    let camp = combat.camp(side);
    let live = camp.cards.iter().filter(|card| !card.cancelled).count() as i8;
    let Some(first) = camp.cards.first().filter(|first| !first.cancelled) else { return (0, false) };
    if !combat.attacks(side) {
        return (0, false);
    }
    let facts = table.facts(content, seat, first.card);
    let counter = has_counter(table, content, side);
    let dice = facts.dice as i8 + live - 1;
    (dice - i8::from(is_covered(table, content, side, first.card)) + advantage(table, content, side), counter)
}

/// GR-13.6, GR-R103: whether the Counter icon works for the first card of this side.
fn has_counter(table: &Table, content: &Content, side: Side) -> bool {
    let seat = table.combat.seat(side);
    let Some(first) = table.combat.camp(side).cards.first() else { return false };
    let icon = |text: &Static| statics::any(table, content, seat, Topic::Combo, |what| what == text);
    (!icon(&Static::Trait(Trait::NoCounter)) || table.player(seat).immune.contains(first.card))
        && (side == Side::Reactive && bears(table, content, seat, first.card)
            || icon(&Static::Trait(Trait::Counter)) && !table.player(seat).blunt.contains(first.card))
}

/// Whether the Counter icon stands on the card, or was given to it for this turn, and it has not lost it (GR-R177).
fn bears(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    let player = table.player(seat);
    let granted = player.granted[Icon::Counter as usize].contains(card);
    (granted || table.facts(content, seat, card).counter) && !player.blunt.contains(card)
}

/// Whether the first card of this side has the Counter icon, whether or not it works there.
pub(crate) fn has_icon(table: &Table, content: &Content, side: Side) -> bool {
    let seat = table.combat.seat(side);
    let lost =
        statics::any(table, content, seat, Topic::Combo, |what| *what == Static::Trait(Trait::NoCounter));
    let first = table.combat.camp(side).cards.first();
    let immune = table.player(seat).immune;
    first.is_some_and(|first| {
        (!lost || immune.contains(first.card)) && bears(table, content, seat, first.card)
    })
}

/// GR-R103: icons have changed; if the pools are gathered already, so does what they do.
pub(in crate::procedures) fn look_for_counter(cx: &mut Cx<'_>) {
    if !(Stage::Pools..Stage::Resolving).contains(&cx.table().combat.stage) {
        return;
    }
    for side in Side::ALL {
        let attacks = cx.table().combat.attacks(side);
        let counter = attacks && has_counter(cx.table(), cx.content(), side);
        cx.table_mut().combat.camp_mut(side).counter = counter;
    }
    cx.table_mut().combat.change();
}

/// GR-12.3, GR-16.10, GR-17.1 to GR-17.7, GR-R59.
pub(crate) fn is_covered(table: &Table, content: &Content, side: Side, card: Card) -> bool {
    let Some((cell, aim)) = queries::target(table, side) else { return false };
    let Some(from) = table.cell(table.combat.seat(side)) else { return false };
    !queries::recounts(table, content, table.combat.seat(side), card)
        && sight::cover(queries::grid(table, content), &table.city, from, cell, aim)
}

/// GR-12.4, GR-17.8, GR-17.9, GR-R59: against a robot, or one that answers with an attack.
pub(crate) fn stands_higher(table: &Table, side: Side) -> bool {
    let combat = &table.combat;
    let (seat, Some(other)) = (combat.seat(side), combat.other(combat.seat(side))) else { return false };
    let counts = combat.aim_of(side) == Aim::Robot || combat.attacks(side.other());
    let (Some(here), Some(there)) = (table.cell(seat), table.cell(other)) else { return false };
    counts && sight::combat_advantage(&table.city, here, there)
}

/// GR-12.4, GR-17.9: the Attack Dice of Combat Advantage, with those that texts give for it.
fn advantage(table: &Table, content: &Content, side: Side) -> i8 {
    if !stands_higher(table, side) {
        return 0;
    }
    let more = |what: &Static| if let Static::Advantage(more) = what { *more as i8 } else { 0 };
    1 + statics::sum(table, content, table.combat.seat(side), Topic::Roll, more)
}

/// GR-12.11, GR-R133: the ten-sided Attack Dice that texts give a robot in Cover: Cover from the other side, or from the
/// Target where there is nobody.
fn cover_dice(table: &Table, content: &Content, side: Side) -> i8 {
    let seat = table.combat.seat(side);
    let more = |what: &Static| if let Static::CoverDice(more) = what { *more as i8 } else { 0 };
    let dice = statics::sum(table, content, seat, Topic::Roll, more);
    if dice == 0 {
        return 0;
    }
    let other = table.combat.other(seat).and_then(|other| table.cell(other));
    let from = other.or_else(|| Some(queries::target(table, side)?.0));
    let (Some(from), Some(here)) = (from, table.cell(seat)) else { return 0 };
    let covered = sight::cover(queries::grid(table, content), &table.city, from, here, Aim::Robot);
    if covered { dice } else { 0 }
}

/// GR-12.5, GR-12.6, GR-12.10, GR-12.11, GR-R24, GR-R78: both pools with all modifiers that hold now.
pub(crate) fn recount(cx: &mut Cx<'_>) {
    for side in Side::ALL {
        let pool = pool(cx.table(), cx.content(), side);
        cx.table_mut().combat.camp_mut(side).pool = pool;
    }
}

/// GR-9.8: both pools as they would be gathered now, and on which sides Counter works. For forecasts.
pub(crate) fn gathered(table: &mut Table, content: &Content) -> [(Pool, bool); 2] {
    for side in Side::ALL {
        let (base, counter) = base(table, content, side);
        let camp = table.combat.camp_mut(side);
        (camp.base, camp.counter) = (base, counter);
    }
    Side::ALL.map(|side| (pool(table, content, side), table.combat.camp(side).counter))
}

/// GR-29.1: what the side is going to roll now.
pub(crate) fn pool(table: &Table, content: &Content, side: Side) -> Pool {
    let combat = &table.combat;
    let camp = combat.camp(side);
    let power = i16::from(camp.gift) + i16::from(camp.bought);
    if combat.attacks(side) {
        if camp.cards.first().is_none_or(|first| first.cancelled) {
            return Pool::NONE;
        }
        let attack = i16::from(camp.base) + i16::from(camp.more) + i16::from(modifiers(table, content, side));
        let tens = i16::from(camp.ten_sided) + i16::from(cover_dice(table, content, side));
        return Pool::capped(attack, power, tens);
    }
    if combat.reaction != Reaction::Defend {
        return Pool::NONE;
    }
    let seat = combat.seat(side);
    let heap = table
        .cell(seat)
        .is_some_and(|cell| table.city.site(cell).terrain == Some(crate::city::Terrain::Rubble));
    let dice =
        i16::from(statics::defense(table, content, seat)) + i16::from(heap) + i16::from(camp.ten_sided);
    Pool::capped(0, power, dice)
}

/// Attack Dice that lasting texts of either side give or take.
fn modifiers(table: &Table, content: &Content, side: Side) -> i8 {
    let combat = &table.combat;
    let seat = combat.seat(side);
    let own = statics::sum(table, content, seat, Topic::Roll, |what| {
        if let crate::content::Static::AttackDice(more) = what { *more } else { 0 }
    });
    let theirs = combat.other(seat).map_or(0, |other| {
        statics::sum(table, content, other, Topic::Roll, |what| {
            if let Static::FoesAttackDice(more) = what {
                *more
            } else if let Static::FoesDice { attacks, by } = what {
                if attack_fits(table, content, side, attacks) { *by } else { 0 }
            } else {
                0
            }
        })
    });
    own.saturating_add(theirs)
}

/// Whether the attack of the side is one that the filter speaks of: by its first card (GR-R82).
pub(crate) fn attack_fits(
    table: &Table,
    content: &Content,
    side: Side,
    filter: &crate::content::Filter,
) -> bool {
    let seat = table.combat.seat(side);
    let first = table.combat.camp(side).cards.first();
    first.is_some_and(|first| fits(filter, table.facts(content, seat, first.card), first.card))
}
