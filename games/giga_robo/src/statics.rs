//! The lasting texts that hold now, of abilities, of Activated cards, and for a while; and every value that they
//! change. A printed number is never used where one of these functions stands.

mod holding;
mod prices;

pub(crate) use holding::{Holding, each, first};
pub(crate) use prices::Prices;

use crate::content::{Amount, Card, CardFacts, Content, Filter, Group, Kind, Per, Static, Topic, Trauma};
use crate::table::Table;
use kernel::Seat;

/// Whether anything about this topic that fits holds.
pub(crate) fn any(
    table: &Table,
    content: &Content,
    seat: Seat,
    topic: Topic,
    fits: impl Fn(&Static) -> bool,
) -> bool {
    first(table, content, seat, topic, |holding| fits(holding.what).then_some(())).is_some()
}

/// GR-28.5, GR-28.9: whether anything that fits holds for this pilot: of what holds for a while only what was begun for
/// it, not for others of its robot.
pub(crate) fn of_pilot(
    table: &Table,
    content: &Content,
    pilot: Seat,
    topic: Topic,
    fits: impl Fn(&Static) -> bool,
) -> bool {
    let own = |lasting: Option<u8>| lasting.is_none_or(|at| table.lasting[usize::from(at)].seat == pilot);
    first(table, content, pilot, topic, |holding| (own(holding.lasting) && fits(holding.what)).then_some(()))
        .is_some()
}

/// The sum of what fits of all about this topic.
pub(crate) fn sum(
    table: &Table,
    content: &Content,
    seat: Seat,
    topic: Topic,
    of: impl Fn(&Static) -> i8,
) -> i8 {
    let mut sum = 0i8;
    each(table, content, seat, topic, |holding| sum = sum.saturating_add(of(holding.what)));
    sum
}

/// Whether the text speaks of this card.
pub(crate) fn fits(filter: &Filter, facts: &CardFacts, card: Card) -> bool {
    let kind = filter.kind.is_none_or(|group| group_of(group, facts.kind));
    let robot = filter.robot.is_none_or(|robot| robot == card.is_robots());
    let ultimate = !(filter.no_ultimate && facts.ultimate);
    let combo = !filter.combo || facts.combo;
    let named = filter.named.is_none_or(|name| facts.code.starts_with(name.as_str()));
    let other = filter.not_named.is_none_or(|name| !facts.code.starts_with(name.as_str()));
    kind && robot && ultimate && combo && named && other
}

/// Whether a card of this type belongs to the group.
pub(crate) fn group_of(group: Group, kind: Kind) -> bool {
    match group {
        Group::Melee => kind == Kind::Melee,
        Group::Ranged => kind == Kind::Ranged,
        Group::Attack => kind.is_attack(),
        Group::Instant => kind == Kind::Instant,
    }
}

/// GR-10.24, GR-10.25, GR-30.1, GR-R21: what the card costs now.
pub(crate) fn cost(table: &Table, content: &Content, seat: Seat, card: Card) -> u8 {
    Prices::now(table, content, seat).cost(card)
}

/// GR-7.1, GR-7.21, GR-23.2: the Speed of the robot now. Anchors of the whole crew slow it (GR-R46).
pub(crate) fn speed(table: &Table, content: &Content, seat: Seat) -> u8 {
    let robot = table.flies(seat);
    let anchors: u8 = table.crew(robot).map(|mate| table.player(mate).tokens(Trauma::Anchor)).sum();
    table.robot(content, robot).speed.saturating_sub(anchors.saturating_mul(2)).max(1)
}

/// GR-7.8: whether the robot has Boost.
pub(crate) fn boost(table: &Table, content: &Content, seat: Seat) -> bool {
    any(table, content, seat, Topic::Movement, |what| matches!(what, Static::Boost))
}

/// Whether a text lifts GR-7.11: the robot may spend its movement through Structures.
pub(crate) fn may_trample(table: &Table, content: &Content, seat: Seat) -> bool {
    any(table, content, seat, Topic::Movement, |what| matches!(what, Static::Trample))
}

/// GR-11.9, GR-12.10: the Defense of the robot now.
pub(crate) fn defense(table: &Table, content: &Content, seat: Seat) -> u8 {
    if any(table, content, seat, Topic::Defense, |what| matches!(what, Static::NoDefense)) {
        return 0;
    }
    let in_crater = table.level(seat) < 0;
    let more = sum(table, content, seat, Topic::Defense, |what| match what {
        Static::Defense(more) => *more,
        Static::DefenseOnCrater(more) if in_crater => *more,
        _ => 0,
    });
    let printed = table.robot(content, seat).defense;
    (printed as i8).saturating_add(more).max(0) as u8
}

fn signed(n: u8) -> i8 {
    i8::try_from(n).unwrap_or(i8::MAX)
}

/// GR-29.3: what is added to each die of a Recovery Roll.
pub(crate) fn recovery(table: &Table, content: &Content, seat: Seat) -> u8 {
    let more = |what: &Static| if let Static::Recovery(more) = what { signed(*more) } else { 0 };
    sum(table, content, seat, Topic::Recovery, more).max(0) as u8
}

/// GR-15.3: the Rage value of the pilot now.
pub(crate) fn rage(table: &Table, content: &Content, seat: Seat) -> u8 {
    let more =
        sum(
            table,
            content,
            seat,
            Topic::Gain,
            |what| if let Static::Rage(more) = what { signed(*more) } else { 0 },
        );
    table.pilot(content, seat).rage.saturating_add_signed(more)
}

/// GR-10.2: whether the card has the Combo icon now.
pub(crate) fn combo(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    let facts = table.facts(content, seat, card);
    let gives = |what: &Static| matches!(what, Static::Combo(cards) if fits(cards, facts, card));
    facts.combo || any(table, content, seat, Topic::Combo, gives)
}

/// Whether an ability counts as activated in Requirements (GR-24.6).
pub(crate) fn unlocked(table: &Table, content: &Content, seat: Seat, code: &str) -> bool {
    let robot = table.flies(seat);
    let active = (0..3u8).any(|at| {
        table.player(robot).active[usize::from(at)]
            && table.ability(content, robot, at).is_some_and(|ability| ability.code.as_str() == code)
    });
    active
        || any(
            table,
            content,
            seat,
            Topic::Need,
            |what| matches!(what, Static::Unlock(stands) if stands.as_str() == code),
        )
}

/// GR-R83: the damage that at least is needed to defeat the robot.
pub(crate) fn undying(table: &Table, content: &Content, seat: Seat) -> Option<u8> {
    let mut undying = None;
    each(table, content, seat, Topic::Damage, |holding| {
        if let Static::Undying(least) = holding.what {
            undying = undying.max(Some(*least));
        }
    });
    undying
}

/// The values that amounts are counted from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counting {
    /// Whose text it is.
    pub(crate) seat: Seat,
    /// The opponent it concerns.
    pub(crate) foe: Seat,
    /// The seat that the clause is about.
    pub(crate) about: Seat,
    /// The number X.
    pub(crate) x: u8,
    /// Recovery Rolls that succeeded.
    pub(crate) recovered: u8,
    /// The sum of dice just rolled.
    pub(crate) sum: u8,
}

/// The number that an amount is now; never below what `i8` can hold. GR-1.16: halves are rounded up.
pub(crate) fn number(table: &Table, content: &Content, counting: Counting, amount: Amount) -> i8 {
    let Amount { plus, times, per, half } = amount;
    let count = i16::from(count(table, content, counting, per));
    let full = i16::from(plus) + i16::from(times) * count;
    let full = if half { (full + 1).div_euclid(2) } else { full };
    full.clamp(-100, 100) as i8
}

/// GR-R30: where there is no opponent, the opponent has no tokens.
fn count(table: &Table, content: &Content, counting: Counting, per: Per) -> u8 {
    let Counting { seat, foe, about, .. } = counting;
    let tokens = |seat: Seat, trauma| table.player(seat).tokens(trauma);
    let theirs = |trauma| if table.opposed(seat, foe) { tokens(foe, trauma) } else { 0 };
    let combat = &table.combat;
    match per {
        Per::Nothing => 0,
        Per::Success => combat.successes,
        Per::X => counting.x,
        Per::Recovered => counting.recovered,
        Per::MyFire => tokens(seat, Trauma::Fire),
        Per::MySurge => tokens(seat, Trauma::Surge),
        Per::MyPanic => tokens(seat, Trauma::Panic),
        Per::FoesFire => theirs(Trauma::Fire),
        Per::FoesSurge => theirs(Trauma::Surge),
        Per::FoesPanic => theirs(Trauma::Panic),
        Per::MyPowerDice => combat.side_of(table.flies(seat)).map_or(0, |side| power_dice(table, side)),
        Per::MyRage => rage(table, content, seat),
        Per::MyPt => table.player(table.flies(seat)).pt,
        Per::Hand => table.player(about).hand.len(),
        Per::HalfSum => counting.sum.div_ceil(2),
        Per::FoesDamage => crate::queries::foes_damage(table, content, seat),
    }
}

/// GR-R66: the Power Dice of the side in the roll of this combat.
fn power_dice(table: &Table, side: crate::dice::Side) -> u8 {
    table.combat.camp(side).pool.power()
}
