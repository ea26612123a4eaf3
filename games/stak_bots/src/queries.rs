//! Numbers and sets that the rules ask for: computed, never stored.

use crate::card::{StakId, StakSet};
use crate::content::{Choose, Content, DamageVerb, Verb};
use crate::illegal::Illegal;
use crate::procedures::deeds::uppermost_face_down;
use crate::procedures::turn::Turn;
use crate::question::{Prompt, Wanted};
use crate::table::Table;
use kernel::Seat;

/// SB-R51: the Staks of `seat` that are not gone.
pub(crate) fn staks_standing(table: &Table, seat: Seat) -> StakSet {
    table.staks_of(seat).filter(|&stak| table.is_standing(stak)).collect()
}

/// SB-R34: the Staks that the instruction can act on.
pub(crate) fn targets(table: &Table, prompt: Prompt) -> StakSet {
    table.staks().filter(|&stak| is_target(table, prompt, stak)).collect()
}

/// SB-R34: whether the instruction can act on this Stak: of a player still in the game, with at
/// least one card, another one where the text says so, and with what the verb needs.
pub(crate) fn is_target(table: &Table, prompt: Prompt, stak: StakId) -> bool {
    let cards = table.stak(stak);
    let other = prompt.clause.choose != Choose::OtherStak || stak != prompt.stak;
    let fits = match prompt.clause.verb {
        Verb::TurnUp => uppermost_face_down(cards).is_some(),
        Verb::Raise | Verb::Sink => cards.len() >= 2,
        Verb::Draw
        | Verb::Discard
        | Verb::Play
        | Verb::Donate
        | Verb::TurnDown
        | Verb::Swap
        | Verb::ScrapTop
        | Verb::ScrapBelow
        | Verb::TakeBelow => !cards.is_empty(),
    };
    other && fits && table.is_standing(stak)
}

/// SB-15.2, SB-R41: whether a card can be taken from the supply of `seat`, or from its scrapheap once that is empty.
pub(crate) fn can_draw(table: &Table, seat: Seat) -> bool {
    let deck = usize::from(table.deck_of(seat));
    let is_there = table.supply[deck] > 0 || !table.scrapheap[deck].is_empty();
    is_there && table.has_room() && !table.options.is_drone(seat)
}

/// Whether a card of a Stak is face-up and not the top card.
pub(crate) fn is_covered_face_up(table: &Table, stak: StakId, height: u8) -> bool {
    let cards = table.stak(stak);
    let height = usize::from(height);
    height + 1 < cards.len() && cards[height].is_open()
}

/// SB-R31: whether there is anything to choose. Everybody knows it: of hands, only the size counts.
pub(crate) fn can_choose(table: &Table, seat: Seat, prompt: Prompt) -> bool {
    match prompt.wanted {
        Wanted::Consent => true,
        Wanted::Opponent => !table.opponents(seat).is_empty(),
        Wanted::StakOf(whose) => !staks_standing(table, whose).is_empty(),
        Wanted::Stak => table.staks().any(|stak| is_target(table, prompt, stak)),
        Wanted::CoveredCard => table
            .staks()
            .any(|stak| (0..table.height(stak) as u8).any(|height| is_covered_face_up(table, stak, height))),
        Wanted::HandCard => !table.hand(seat).is_empty(),
    }
}

/// SB-5.8, SB-9.1 to SB-9.9, SB-R9, SB-R12, SB-R22, SB-R50, SB-R51: why the top card of this Stak may not
/// attack now.
#[inline(always)]
pub(crate) fn attack_bar(table: &Table, turn: &Turn, from: StakId) -> Result<(), Illegal> {
    let top = table.top(from).ok_or(Illegal::NoSuchStak)?;
    let tally = table.options.attack_tally;
    if tally > 0 && turn.attacks >= tally {
        return Err(Illegal::TallyUsedUp { attacks: tally });
    }
    if top.is_barred() {
        return Err(Illegal::CardBarred);
    }
    if tally > 0 || top.is_attacking() {
        return Ok(());
    }
    if turn.closed.contains(from) {
        return Err(Illegal::AttackClosed);
    }
    if table.stak(from).iter().any(|lying| lying.is_attacking()) {
        return Err(Illegal::AnotherAttacks);
    }
    Ok(())
}

/// How a battle would end, with the damage that lies on both cards already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Forecast {
    /// Whether the attacking card leaves its Stak.
    pub(crate) attacker_leaves: bool,
    /// Whether the defending card leaves its Stak.
    pub(crate) defender_leaves: bool,
}

/// SB-7.4 to SB-7.7, SB-R14, SB-R19: the outcome of a battle between two top cards.
pub(crate) fn forecast(table: &Table, content: &Content, from: StakId, at: StakId) -> Option<Forecast> {
    Some(Forecast {
        attacker_leaves: would_leave(table, content, from, at)?,
        defender_leaves: would_leave(table, content, at, from)?,
    })
}

fn would_leave(table: &Table, content: &Content, hit: StakId, by: StakId) -> Option<bool> {
    let kind = table.top_kind(content, hit)?;
    let striker = table.top_kind(content, by)?;
    let damage = table.top(hit)?.damage() + striker.power;
    let removes = |verb: &DamageVerb| matches!(verb, DamageVerb::ScrapDamaged | DamageVerb::ReturnDamaged);
    Some(is_lethal(damage, kind.power) || (striker.power > 0 && striker.damage.iter().any(removes)))
}

/// SB-7.7, SB-R14: damage of this turn that equals or exceeds the power scraps the card, but it takes
/// at least one.
pub(crate) fn is_lethal(damage: u8, power: u8) -> bool {
    damage > 0 && damage >= power
}
