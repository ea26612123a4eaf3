//! Hints for computer opponents: how good a position is.

#[cfg(test)]
mod tests;
mod threat;

use crate::GigaRobo;
use crate::content::{Content, Trauma};
use crate::frame::Frame;
use crate::procedures::stock::PT_MAX;
use crate::question::{Answer, Question};
use crate::statics;
use crate::table::{State, Table};
use kernel::{Bout, Hints, OnTheWay, Seat, SeatSet, Thought};
use tabletop::Hex;

/// The worth of a robot's whole Armor.
const ARMOR: i64 = 10_000;
const FS: i64 = 25;
const PT: i64 = 60;
/// For each Fighting Spirit that the next Upkeep brings.
const INCOME: i64 = 50;
/// Neither Heart nor Power brings anything: there is no Heart, and all Power Tokens lie on abilities (GR-6.5).
const STUCK: i64 = -400;
/// The Attack Cards that have not left the game: with so many of them, half of this. Whoever has none cannot win.
const ARMED: i64 = 24_000;
const HALF_ARMED: i64 = 4;
/// A card that has left the game.
const GONE: i64 = -100;
const HAND: i64 = 40;
/// A card in slot 1 is nearer to the hand than one in slot 3.
const COOLING: [i64; 3] = [24, 12, 0];
const ACTIVATED: i64 = 80;
const BARRIER: i64 = 500;
const ANCHOR: i64 = -60;
const FIRE: i64 = -200;
const PANIC: i64 = -50;
const SURGE: i64 = -40;
/// A pilot without a robot helps nobody: to share one is better (GR-28.1).
const OUT: i64 = -1_000;
/// To be nearer to the nearest opponent, and the same for each turn that a bout is late.
const NEAR: i64 = 6;
const NEAR_LATE: i64 = 5;
const FAR: i64 = 12;
/// From this turn on a bout is late, and it becomes no later after so many turns more. Each of them brings the point nearer
/// at which a defeat that was risked for a win is no worse than one turn more of waiting.
const LATE_FROM: u16 = 20;
const LATEST: i64 = 100;
const WAITING: i64 = -8_000;
/// What the own side has counts so much less in each late turn, per mille, but not in more turns than these.
const BOLDER: i64 = 10;
const BOLDEST: i64 = 60;
/// The distance from the middle at which Obstacles are worth most, and the cost of two neighbours.
const HALFWAY: u8 = 3;
const CROWDED: i64 = 2;

impl Hints for GigaRobo {
    const SCALE: i64 = 1_700;

    /// Measured by play: see `docs/bots.md`.
    const THOUGHT: Thought =
        Thought { overlooked: [250, 80], walks: [280, 2_800], kept: 20, trust: 3, curious: 150, hope: 0 };

    fn mates(bout: &Bout<GigaRobo>, seat: Seat) -> SeatSet {
        bout.table().side(seat)
    }

    /// The own side's robots minus those of the others, each by its Armor and its pilot's resources.
    fn promise(bout: &Bout<GigaRobo>, seat: Seat) -> i64 {
        let (table, content) = (bout.table(), bout.content());
        let mates = table.side(seat);
        let all = || (0..table.seats()).map(Seat);
        let losses = threat::losses(table, content);
        let coming = coming(bout).filter(|&active| mates.contains(active));
        let worth = |seat: Seat| {
            let cooled = if coming == Some(seat) { cools(table, seat) } else { 0 };
            stands(table, content, seat) + cooled - losses[seat.index()]
        };
        let own: i64 = all().filter(|&mate| mates.contains(mate)).map(worth).sum();
        let foes: Vec<i64> = all().filter(|&foe| !mates.contains(foe)).map(worth).collect();
        let against: i64 = foes.iter().sum::<i64>() * i64::from(mates.len()) / foes.len().max(1) as i64;
        let built = if table.turn == 0 { spread(table, content) } else { 0 };
        let late = late(table);
        let bold = 1_000 - BOLDER * late.min(BOLDEST);
        own * bold / 1_000 - against + nearness(table, content, seat) + built + WAITING * late
    }

    /// GR-10.2, GR-R57: an attack or a path that is being planned.
    fn is_halfway(bout: &Bout<GigaRobo>, seat: Seat) -> bool {
        matches!(bout.question(seat), Some(Question::Aim(_) | Question::Combo { .. } | Question::Path { .. }))
    }

    /// GR-5.5: to pass in the Combat phase.
    fn hands_over(bout: &Bout<GigaRobo>, seat: Seat) -> Option<Answer> {
        matches!(bout.question(seat), Some(Question::Act)).then_some(Answer::Pass)
    }

    /// In a window nothing shows yet what an attack will do.
    const ON_THE_WAY: OnTheWay = OnTheWay::Through;

    /// GR-3.25 to GR-3.37: the city, the turn order and the Starting Zones.
    fn by_chance(bout: &Bout<GigaRobo>, seat: Seat) -> Vec<Answer> {
        let opens = matches!(bout.stack().last(), Some(Frame::Opening(_)));
        let mut answers = Vec::new();
        if opens {
            bout.answers(seat, &mut answers);
        }
        answers
    }
}

/// The worth of the player by itself.
fn stands(table: &Table, content: &Content, seat: Seat) -> i64 {
    let player = table.player(seat);
    if player.state == State::Out {
        return OUT;
    }
    let full = i64::from(content.robots[usize::from(player.robot)].armor.max(1));
    let tokens = |trauma| i64::from(player.tokens(trauma));
    let cooling = player.meter.iter().zip(COOLING).map(|(slot, worth)| i64::from(slot.cards.len()) * worth);
    let active = player.active.iter().filter(|&&active| active).count() as i64;
    ARMOR * i64::from(player.armor) / full
        + FS * i64::from(player.fs)
        + PT * i64::from(table.all_pt(seat))
        + income(table, content, seat)
        + armed(table, content, seat)
        + GONE * i64::from(player.gone.len())
        + HAND * i64::from(player.hand.len())
        + cooling.sum::<i64>()
        + ACTIVATED * (active + i64::from(player.raised().len()))
        + BARRIER * i64::from(player.barrier)
        + ANCHOR * tokens(Trauma::Anchor)
        + FIRE * tokens(Trauma::Fire)
        + PANIC * tokens(Trauma::Panic)
        + SURGE * tokens(Trauma::Surge)
}

/// What the next Upkeep may bring (GR-6.4).
fn income(table: &Table, content: &Content, seat: Seat) -> i64 {
    let heart = statics::heart(table, content, seat);
    let is_full = statics::pt_room(table, content, seat).is_none() && table.all_pt(seat) >= PT_MAX;
    if heart == 0 && is_full && table.player(seat).pt == 0 { STUCK } else { INCOME * i64::from(heart) }
}

/// The fewer Attack Cards there are, the more each of them is worth.
fn armed(table: &Table, content: &Content, seat: Seat) -> i64 {
    let player = table.player(seat);
    let attacks = table.deck(content, seat).attacks;
    let piles = [player.hand, player.used].into_iter().chain(player.meter.map(|slot| slot.cards));
    let count: i64 = piles.map(|pile| pile.and(attacks).len() as i64).sum();
    ARMED * count / (count + HALF_ARMED)
}

/// For how many turns the bout has been late.
fn late(table: &Table) -> i64 {
    i64::from(table.turn.saturating_sub(LATE_FROM)).min(LATEST)
}

/// Whose Cooldown phase is still to come in this turn. It counts for the own side alone: to pass sooner gains nothing, and
/// to hand over the turn loses nothing.
fn coming(bout: &Bout<GigaRobo>) -> Option<Seat> {
    match bout.stack().first() {
        Some(Frame::Turn(turn)) if turn.cooldown_comes() => Some(turn.seat),
        _ => None,
    }
}

/// The effect of the Cooldown phase: everything goes down a slot.
fn cools(table: &Table, seat: Seat) -> i64 {
    let player = table.player(seat);
    let nearer = [HAND - COOLING[0], COOLING[0] - COOLING[1], COOLING[1] - COOLING[2]];
    let cards = player.meter.iter().zip(nearer).map(|(slot, worth)| i64::from(slot.cards.len()) * worth);
    let tokens = |trauma| i64::from(player.meter[0].tokens(trauma));
    let gone = ANCHOR * tokens(Trauma::Anchor) + FIRE * tokens(Trauma::Fire);
    cards.sum::<i64>() - gone - PANIC * tokens(Trauma::Panic) - SURGE * tokens(Trauma::Surge)
}

/// GR-3.26: a city to fight in: Obstacles apart from each other, halfway between its middle and its edge.
fn spread(table: &Table, content: &Content) -> i64 {
    let grid = crate::queries::grid(table, content);
    let built = table.city.built();
    let middle = grid.cell(Hex::ORIGIN);
    let out = |cell| middle.map_or(0, |middle| i64::from(grid.distance(middle, cell).abs_diff(HALFWAY)));
    let beside = |cell| grid.neighbours(cell).iter().filter(|&next| built.contains(next)).count() as i64;
    built.iter().map(|cell| -out(cell) - beside(cell) * CROWDED).sum()
}

/// A robot that is far away cannot attack anybody. GR-R18: height counts for melee too.
fn nearness(table: &Table, content: &Content, seat: Seat) -> i64 {
    let Some(cell) = table.cell(seat) else { return 0 };
    let grid = crate::queries::grid(table, content);
    let height = |foe| table.level(seat).abs_diff(table.level(foe));
    let foes = table.foes(seat);
    let distances = foes.iter().filter_map(|foe| Some(grid.distance(cell, table.cell(foe)?) + height(foe)));
    let near = NEAR + NEAR_LATE * late(table).min(BOLDEST);
    distances.min().map_or(0, |nearest| near * (FAR - i64::from(nearest)))
}
