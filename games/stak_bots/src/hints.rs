//! Hints for computer opponents: how good a position is, by the advice of SB-16.

use crate::StakBots;
use crate::content::Kind;
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

fn worth_on_top(kind: &Kind) -> i64 {
    POINT_OF_TOP * (i64::from(kind.power) + 3 * i64::from(!kind.damage.is_empty() && kind.power > 0))
}

/// SB-16.4: a turn that has not fed yet still costs a card.
fn duty(bout: &Bout<StakBots>, seat: Seat) -> i64 {
    let unmet = turn_of(bout.stack()).is_some_and(|turn| turn.seat == seat && !turn.fed);
    if unmet { MUST_FEED } else { 0 }
}

/// What statistics may ask of a bout.
impl StakBots {
    /// The acceptance figures of the content between equal players, two seats and Staks of nine:
    /// figure, least, most. Scores and shares are per mille.
    pub const WANTED: &'static [(&'static str, i64, i64)] = &[
        ("first", 450, 550),
        ("turns", 8, 25),
        ("draws", 0, 49),
        ("limits", 0, 0),
        ("holds rank 6 over holds rank 1", 50, 1000),
    ];

    /// Who started, from the moment on when that is settled until the first turn is over.
    pub fn starter(bout: &Bout<StakBots>) -> Option<Seat> {
        turn_of(bout.stack()).filter(|turn| turn.number == 1).map(|turn| turn.seat)
    }

    /// How many turns have begun; none before the first and after the last.
    pub fn turns(bout: &Bout<StakBots>) -> u32 {
        turn_of(bout.stack()).map_or(0, |turn| u32::from(turn.number))
    }

    /// What the hand of `seat` holds: each kind and each rank once, as `holds FLARE` and
    /// `holds rank 6`.
    pub fn opening_labels(bout: &Bout<StakBots>, seat: Seat) -> Vec<String> {
        let kinds = bout.table().hand(seat).iter().filter_map(|held| held.card.kind());
        let kinds: Vec<&Kind> = kinds.map(|kind| bout.content().kind(kind)).collect();
        let ranks = kinds.iter().map(|kind| format!("holds rank {}", kind.rank));
        let mut labels: Vec<String> =
            kinds.iter().map(|kind| format!("holds {}", kind.code)).chain(ranks).collect();
        labels.sort_unstable();
        labels.dedup();
        labels
    }
}
