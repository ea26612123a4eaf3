//! Target Tokens on the map, and the cards that texts choose from beside the hand. GR-R130, GR-R134 to GR-R136.

use super::{grid, is_paid};
use crate::city::Cells;
use crate::content::{Cards, Content, Ground, Place, Strike};
use crate::dice::Side;
use crate::procedures::attack;
use crate::procedures::effect::map;
use crate::table::Table;
use kernel::Seat;

/// The hexes with a Target Token of the seat.
pub(crate) fn marked(table: &Table, seat: Seat) -> Cells {
    table.city.built().iter().filter(|&cell| table.city.site(cell).tokens & 1 << seat.0 != 0).collect()
}

/// Those of them that a text means.
pub(crate) fn marked_at(table: &Table, content: &Content, seat: Seat, foe: Option<Seat>, at: Place) -> Cells {
    marked(table, seat).both(map::places(table, content, seat, foe, at))
}

/// GR-R130: where a Target Token of the seat may be put.
pub(crate) fn grounds(table: &Table, content: &Content, seat: Seat, at: Ground) -> Cells {
    match at {
        Ground::Unoccupied => grid(table, content).cells().minus(table.city.built()).minus(table.occupied()),
        Ground::Structure => table.city.structures().minus(marked(table, seat)),
    }
}

/// The hexes with a Target Token of the seat on which this can come down.
pub(crate) fn strikable(table: &Table, seat: Seat, strike: Strike) -> Cells {
    match strike {
        Strike::Damage(_) | Strike::Scorch => marked(table, seat),
        Strike::Raze => marked(table, seat).both(table.city.structures()),
    }
}

/// The Deactivated cards of the meter that do something while Activated.
pub(crate) fn wakeable(table: &Table, content: &Content, seat: Seat) -> Cards {
    let down = table.player(seat).cooling().minus(table.player(seat).raised());
    down.iter().filter(|&card| table.facts(content, seat, card).stays_active()).collect()
}

/// GR-R98, GR-R134: the attack cards of this opponent, in the meter or known in hand, with a Rules Text to borrow.
pub(crate) fn lendable(table: &Table, content: &Content, foe: Seat, spares: bool) -> Cards {
    let player = table.player(foe);
    let fits = |card: &crate::content::Card| {
        let facts = table.facts(content, foe, *card);
        facts.kind.is_attack() && !facts.rules.is_empty() && !(spares && facts.ultimate)
    };
    player.cooling().union(player.hand.and(player.shown)).iter().filter(fits).collect()
}

/// GR-R135: the base damage of the opponent's attack, as its Damage Texts count the successes of this seat.
pub(crate) fn foes_base(table: &Table, content: &Content, seat: Seat) -> u8 {
    let combat = &table.combat;
    let Some(side) = combat.side_of(table.flies(seat)).map(Side::other) else { return 0 };
    let foe = combat.seat(side);
    let cards = combat.camp(side).cards.iter().filter(|card| !card.cancelled);
    let base = cards.map(|card| {
        let facts = table.facts(content, foe, card.card);
        if facts.hurt.per_success { facts.damage.saturating_mul(combat.successes) } else { facts.damage }
    });
    base.fold(0, u8::saturating_add)
}

/// GR-R136: what the seat owes in all if it pays so much more for the attack that it has just declared.
pub(crate) fn with_surcharge(table: &Table, content: &Content, seat: Seat, n: u8) -> u8 {
    let Some(side) = table.combat.side_of(table.flies(seat)) else { return n };
    let due = if is_paid(table, side) { 0 } else { attack::cost_of(table, content, side) };
    n.saturating_add(due)
}
