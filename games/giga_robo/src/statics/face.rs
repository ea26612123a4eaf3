//! What lasting texts say of cards, of everybody's attacks, and of tokens in meters.
//! GR-22.3, GR-R166, GR-R169, GR-R173.

use super::{any, each, first, fits};
use crate::content::{Card, Cards, Content, Price, Static, Topic, Trait, Trauma};
use crate::dice::Side;
use crate::procedures::attack::pools::attack_fits;
use crate::table::Table;
use crate::text::Text;
use kernel::Seat;

/// GR-22.3: the slot in which the card cools down; none if it returns to hand.
pub(crate) fn cooldown(table: &Table, content: &Content, seat: Seat, card: Card) -> Option<u8> {
    let facts = table.facts(content, seat, card);
    let frees = |what: &Static| matches!(what, Static::NoCooldown(cards) if fits(cards, facts, card));
    facts.cooldown.filter(|_| !any(table, content, seat, Topic::Face, frees))
}

/// GR-R166: the cards of the meter whose Rules Text this attack card may use instead of its own.
pub(crate) fn lent_text(table: &Table, content: &Content, seat: Seat, card: Card) -> Cards {
    let mut lent = Cards::default();
    each(table, content, seat, Topic::Face, |holding| {
        let Static::LendText(cards) = holding.what else { return };
        if !fits(cards, table.facts(content, seat, card), card) {
            return;
        }
        let lends = |&other: &Card| {
            let facts = table.facts(content, seat, other);
            facts.kind.is_attack() && !facts.rules.is_empty() && fits(cards, facts, other)
        };
        lent = lent.union(table.player(seat).cooling().iter().filter(lends).collect());
    });
    lent
}

/// GR-R173: the damage that texts of anybody add to every attack.
pub(crate) fn all_damage(table: &Table, content: &Content) -> u8 {
    let more = |what: &Static| match what {
        Static::AllDamage(more) => i8::try_from(*more).unwrap_or(i8::MAX),
        _ => 0,
    };
    let of = |seat: Seat| super::sum(table, content, seat, Topic::Others, more).max(0) as u8;
    table.flying().iter().map(of).fold(0, u8::saturating_add)
}

/// GR-R169: whether tokens of this kind in slot 1 of this meter stay there.
pub(crate) fn bound(table: &Table, content: &Content, seat: Seat, trauma: Trauma) -> bool {
    let holds = |foe: Seat| {
        any(table, content, foe, Topic::Others, |what| matches!(what, Static::Trait(Trait::PanicStays)))
    };
    trauma == Trauma::Panic && table.foes(seat).iter().any(holds)
}

/// GR-R169: how many tokens of this kind can leave this slot, from 1.
pub(crate) fn loose_in(table: &Table, content: &Content, seat: Seat, slot: u8, trauma: Trauma) -> u8 {
    let tokens = table.player(seat).meter[usize::from(slot) - 1].tokens(trauma);
    if slot == 1 && tokens > 0 && bound(table, content, seat, trauma) { 0 } else { tokens }
}

/// GR-R169: how many tokens of this kind can leave the meter.
pub(crate) fn loose(table: &Table, content: &Content, seat: Seat, trauma: Trauma) -> u8 {
    (1..=3).map(|slot| loose_in(table, content, seat, slot, trauma)).fold(0, u8::saturating_add)
}

/// The text by which the unsuccessful roll of this side may be rolled again once, and what that costs.
pub(crate) fn retry(table: &Table, content: &Content, side: Side) -> Option<(Text, Option<Price>)> {
    let seat = table.combat.seat(side);
    first(table, content, seat, Topic::Roll, |holding| {
        let (filter, price) = match holding.what {
            Static::SecondTry(filter) => (filter, None),
            Static::TryFor { attacks, price } => (attacks, Some(*price)),
            _ => return None,
        };
        let paid = price.is_none_or(|price| {
            crate::procedures::stock::affords(table, seat, holding.text.source, price, 1)
        });
        (paid && attack_fits(table, content, side, filter)).then_some((holding.text, price))
    })
}
