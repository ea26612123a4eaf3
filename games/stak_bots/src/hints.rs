//! Hints for computer opponents: how good a position is, by the advice of SB-16.

use crate::StakBots;
use crate::procedures::turn_of;
use crate::table::Table;
use kernel::{Bout, Hints, Seat};

const CARD_OF_STAK: i64 = 100;
const CARD_IN_HAND: i64 = 55;
const POINT_OF_TOP: i64 = 14;
const RANK_IN_HAND: i64 = 6;
const MUST_FEED: i64 = 40;

impl Hints for StakBots {
    fn worth(bout: &Bout<StakBots>, seat: Seat) -> i64 {
        if let Some(outcome) = bout.outcome() {
            return (i64::from(outcome.halves(seat)) - 1) * Self::WIN;
        }
        let table = bout.table();
        let side = table.options.side_of(seat);
        let total = |seats: kernel::SeatSet| seats.iter().map(|seat| strength(bout, seat)).sum::<i64>();
        let others = table.playing().minus(side);
        let rivals = i64::from(others.len().max(1));
        total(side) - total(others) / rivals - duty(bout, seat)
    }
}

/// SB-16.1: cards in the Stak, cards in hand, a top card that stands up to the reply.
fn strength(bout: &Bout<StakBots>, seat: Seat) -> i64 {
    let table: &Table = bout.table();
    let content = bout.content();
    if !table.plays(seat) {
        return -5 * CARD_OF_STAK;
    }
    let staks: i64 = table.staks_of(seat).map(|stak| table.height(stak) as i64).sum();
    let tops: i64 =
        table.staks_of(seat).filter_map(|stak| table.top_kind(content, stak)).map(worth_on_top).sum();
    let hand: i64 = table
        .hand(seat)
        .iter()
        .filter_map(|held| held.card.kind())
        .map(|kind| CARD_IN_HAND + RANK_IN_HAND * i64::from(content.kind(kind).rank))
        .sum();
    staks * CARD_OF_STAK + tops + hand
}

fn worth_on_top(kind: &crate::content::Kind) -> i64 {
    POINT_OF_TOP * (i64::from(kind.power) + 3 * i64::from(!kind.damage.is_empty() && kind.power > 0))
}

/// SB-16.4: a turn that has not fed yet still costs a card.
fn duty(bout: &Bout<StakBots>, seat: Seat) -> i64 {
    let unmet = turn_of(bout.stack()).is_some_and(|turn| turn.seat == seat && !turn.fed);
    if unmet { MUST_FEED } else { 0 }
}
