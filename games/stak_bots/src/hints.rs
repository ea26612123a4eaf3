//! Hints for computer opponents: how good a position is, by the advice of SB-16.
//!
//! A position is reckoned as if the active player ended the turn next, so that only what gains more
//! than that is worth doing before. The weights were found by play of the weights against each
//! other.

use crate::StakBots;
use crate::content::{Content, Kind};
use crate::procedures::turn::Turn;
use crate::procedures::turn_of;
use crate::queries::{self, Forecast};
use crate::table::Table;
use kernel::{Bout, Figures, Hints, Seat, SeatSet, Thought};

const CARD_OF_STAK: i64 = 100;
/// More for each of the last cards of a Stak: without them the player is out.
const LAST_CARD_OF_STAK: i64 = 70;
const LAST_CARDS: i64 = 3;
const CARD_IN_HAND: i64 = 55;
const RANK_IN_HAND: i64 = 8;
const POWER_IN_HAND: i64 = 2;
const POWER_ATTACKING: i64 = 14;
const POWER_DEFENDING: i64 = 13;
/// How much power the ability to hurt more than the card that it damages stands for.
const ABILITY: i64 = 3;
/// The attack that is open to the active player: the defending card leaves, or both do.
const BATTLE_WON: i64 = 70;
const BATTLE_TRADED: i64 = 20;
/// The next player draws a card.
const TURN_ENDS: i64 = 47;
const MUST_FEED: i64 = 35;
const MUST_FEED_STAK: i64 = 75;
/// From this many actions on, each further action costs more.
const ACTIONS_USUAL: u8 = 6;
const ACTION_TOO_MANY: i64 = 8;
const OUT: i64 = -500;

impl Hints for StakBots {
    const SCALE: i64 = 340;

    /// Measured by play: see `docs/bots.md`.
    const THOUGHT: Thought =
        Thought { overlooked: [400, 200], walks: [4_000, 35_000], kept: 0, trust: 0, curious: 200, hope: 0 };

    fn mates(bout: &Bout<StakBots>, seat: Seat) -> SeatSet {
        bout.table().options.side_of(seat)
    }

    fn promise(bout: &Bout<StakBots>, seat: Seat) -> i64 {
        let (table, content) = (bout.table(), bout.content());
        let turn = turn_of(bout.stack());
        let active = turn.map(|turn| turn.seat);
        let side = table.options.side_of(seat);
        // Those who are out count too: else the average of the others would rise with each.
        let others = SeatSet::first(table.seats()).minus(side);
        // Harm to one of many is worth less than harm to the only one, but not by their number: else
        // nobody would attack.
        let shared = |worth: i64| 2 * worth / (1 + i64::from(others.len()));
        let strength = |seats: SeatSet| -> i64 {
            seats.iter().map(|seat| strength(table, content, seat, active == Some(seat))).sum()
        };
        let prospects = turn.map_or(0, |turn| prospects(table, content, turn));
        let mine = active.is_some_and(|active| side.contains(active));
        strength(side) - shared(strength(others)) + if mine { prospects } else { -shared(prospects) }
    }
}

/// SB-16.1: cards in the Stak, a top card that stands up to the reply, cards in hand.
fn strength(table: &Table, content: &Content, seat: Seat, active: bool) -> i64 {
    if !table.plays(seat) {
        return OUT;
    }
    let point = if active { POWER_ATTACKING } else { POWER_DEFENDING };
    let stak = |stak| {
        let height = table.height(stak) as i64;
        let top = table.top_kind(content, stak).map_or(0, |kind| point * fighting_power(kind));
        height * CARD_OF_STAK + height.min(LAST_CARDS) * LAST_CARD_OF_STAK + top
    };
    let staks: i64 = table.staks_of(seat).map(stak).sum();
    let held = table.hand(seat).iter().filter_map(|held| held.card.kind()).map(|kind| content.kind(kind));
    staks + held.map(worth_in_hand).sum::<i64>()
}

fn fighting_power(kind: &Kind) -> i64 {
    let ability = !kind.damage.is_empty() && kind.power > 0;
    i64::from(kind.power) + if ability { ABILITY } else { 0 }
}

/// SB-14.5: strong cards have a high rank.
fn worth_in_hand(kind: &Kind) -> i64 {
    CARD_IN_HAND + RANK_IN_HAND * i64::from(kind.rank) + POWER_IN_HAND * i64::from(kind.power)
}

/// The worth of the rest of the turn for the active player: an attack, the duty, the end.
fn prospects(table: &Table, content: &Content, turn: &Turn) -> i64 {
    best_battle(table, content, turn) - duty(table, turn) - TURN_ENDS - delay(turn)
}

/// SB-R47: a turn without limits must end all the same.
fn delay(turn: &Turn) -> i64 {
    ACTION_TOO_MANY * i64::from(turn.actions.saturating_sub(ACTIONS_USUAL))
}

/// SB-16.2: the best attack that is open now.
fn best_battle(table: &Table, content: &Content, turn: &Turn) -> i64 {
    let staks = table.staks_of(turn.seat).filter(|&stak| queries::attack_bar(table, turn, stak).is_ok());
    let targets = || table.opponents(turn.seat).iter().flat_map(|opponent| table.staks_of(opponent));
    let battles = staks.flat_map(|from| targets().map(move |at| (from, at)));
    let worth = |(from, at)| match queries::forecast(table, content, from, at) {
        Some(Forecast { defender_leaves: true, attacker_leaves: false }) => BATTLE_WON,
        Some(Forecast { defender_leaves: true, attacker_leaves: true }) => BATTLE_TRADED,
        Some(Forecast { defender_leaves: false, .. }) | None => 0,
    };
    battles.map(worth).max().unwrap_or(0)
}

/// SB-16.4: a turn that has not fed yet still costs a card, at best one of the hand.
fn duty(table: &Table, turn: &Turn) -> i64 {
    match (turn.fed, table.hand(turn.seat).is_empty()) {
        (true, _) => 0,
        (false, false) => MUST_FEED + delay(turn),
        (false, true) => MUST_FEED_STAK + delay(turn),
    }
}

/// The measures of a bout for statistics.
impl Figures for StakBots {
    /// The acceptance figures of the content between equal players, two seats and Staks of nine:
    /// figure, least, most. Scores and shares are per mille.
    const WANTED: &'static [(&'static str, i64, i64)] = &[
        ("first", 450, 550),
        ("turns", 8, 25),
        ("draws", 0, 49),
        ("limits", 0, 0),
        ("holds rank 6 over holds rank 1", 50, 1000),
    ];

    /// Who started: known from when that is settled until the first turn is over.
    fn starter(bout: &Bout<StakBots>) -> Option<Seat> {
        turn_of(bout.stack()).filter(|turn| turn.number == 1).map(|turn| turn.seat)
    }

    /// How many turns have begun; none before the first and after the last.
    fn turns(bout: &Bout<StakBots>) -> u32 {
        turn_of(bout.stack()).map_or(0, |turn| u32::from(turn.number))
    }

    /// What the hand of `seat` holds: each kind and each rank once, as `holds FLARE` and
    /// `holds rank 6`.
    fn opening_labels(bout: &Bout<StakBots>, seat: Seat) -> Vec<String> {
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
