//! The lasting texts that hold now, of abilities, of Activated cards, and for a while; and every value that they
//! change. A printed number is never used where one of these functions stands.

mod face;
mod holding;
mod prices;

pub(crate) use face::{all_damage, bound, cooldown, lent_text, loose, loose_in, retry};
pub(crate) use holding::{Holding, each, first, may_hold};
pub(crate) use prices::{Prices, is_on};

use crate::city::Cells;
use crate::content::{
    Amount, Card, CardFacts, Cards, Content, Filter, Group, Icon, Kind, Per, Static, Tile, Topic, Trait,
    Trauma,
};
use crate::procedures::tiles;
use crate::queries::gates;
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
    let gives = filter.gives.is_none_or(|trauma| facts.gives(trauma));
    let named = filter.named.is_none_or(|name| facts.code.starts_with(name.as_str()));
    let other = filter.not_named.is_none_or(|name| !facts.code.starts_with(name.as_str()));
    let spelt = filter.word.is_none_or(|word| facts.code.split('-').any(|part| part == word.as_str()));
    kind && robot && ultimate && combo && gives && named && other && spelt
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

/// Whether the text speaks of attacks of this type with this card.
pub(crate) fn fits_as(filter: &Filter, facts: &CardFacts, card: Card, melee: bool) -> bool {
    let kind = if melee { Kind::Melee } else { Kind::Ranged };
    let typed = filter.kind.is_none_or(|group| group_of(group, kind));
    typed && fits(&Filter { kind: None, ..*filter }, facts, card)
}

/// The amount of a lasting text for the player who has it; what its beginner counted is remembered (GR-R67).
pub(crate) fn held_number(
    table: &Table,
    content: &Content,
    on: Seat,
    holding: &Holding<'_>,
    amount: Amount,
) -> i8 {
    if amount.per == Per::Nothing {
        return number(table, content, Counting::none(on), amount);
    }
    let count = holding.lasting.map_or(0, |at| table.lasting[usize::from(at)].counted);
    let seat = holding.text.seat;
    let foe = if table.opposed(seat, on) { on } else { crate::queries::likely_foe(table, seat) };
    let counting = Counting::remembered(seat, foe, on, count);
    number(table, content, counting, amount)
}

/// GR-24.2, GR-R101: how many Power Tokens the Control holds where a text says so.
pub(crate) fn pt_room(table: &Table, content: &Content, robot: Seat) -> Option<u8> {
    let mut room = None;
    each(table, content, robot, Topic::Gain, |holding| {
        if let Static::PtRoom(most) = holding.what {
            room = room.max(Some(*most));
        }
    });
    room
}

/// GR-R102: the Power Tokens that opponents make the robot pay for its Rage.
pub(crate) fn rage_toll(table: &Table, content: &Content, robot: Seat) -> u8 {
    let toll = |what: &Static| if let Static::RageToll(n) = what { signed(*n) } else { 0 };
    let foes = table.foes(robot).iter();
    foes.map(|foe| sum(table, content, foe, Topic::Gain, toll).max(0) as u8).fold(0, u8::saturating_add)
}

/// GR-6.4, GR-25.7: the Heart value of the pilot now: what a text says it is, with what others add.
pub(crate) fn heart(table: &Table, content: &Content, pilot: Seat) -> u8 {
    let own = |lasting: Option<u8>| lasting.is_none_or(|at| table.lasting[usize::from(at)].seat == pilot);
    let (mut heart, mut more) = (None, 0u8);
    each(table, content, pilot, Topic::Gain, |holding| {
        if !own(holding.lasting) || holding.text.seat != pilot {
            return;
        }
        match holding.what {
            Static::Heart(amount) => {
                let now = held_number(table, content, pilot, &holding, *amount).max(0) as u8;
                heart = heart.max(Some(now));
            }
            Static::MoreHeart(by) => more = more.saturating_add(*by),
            _ => {}
        }
    });
    heart.unwrap_or(table.pilot(content, pilot).heart).saturating_add(more)
}

/// What is added to each gain of Fighting Spirit.
pub(crate) fn fs_gains(table: &Table, content: &Content, seat: Seat) -> u8 {
    let more = |what: &Static| if let Static::FsGains(more) = what { signed(*more) } else { 0 };
    sum(table, content, seat, Topic::Gain, more).max(0) as u8
}

/// How many more tokens of a kind come each time.
pub(crate) fn receives(table: &Table, content: &Content, seat: Seat, trauma: Trauma) -> u8 {
    let more = |of: &Static| match of {
        Static::Receive { what, more } if *what == trauma => signed(*more),
        _ => 0,
    };
    sum(table, content, seat, Topic::Gain, more).max(0) as u8
}

/// GR-R96: half as much again.
pub(crate) fn driven_cost(cost: u8) -> u8 {
    cost.saturating_add(cost.div_ceil(2))
}

/// GR-R96: the cards of the meter that may be played out of it.
#[inline]
pub(crate) fn driven(table: &Table, content: &Content, seat: Seat) -> Cards {
    if may_hold(table, content, seat, Topic::Origin) {
        driven_by_text(table, content, seat)
    } else {
        Cards::default()
    }
}

fn driven_by_text(table: &Table, content: &Content, seat: Seat) -> Cards {
    if !any(table, content, seat, Topic::Origin, |what| matches!(what, Static::Trait(Trait::Overdrive))) {
        return Cards::default();
    }
    let dear = |card: &Card| table.facts(content, seat, *card).cost >= 2;
    table.player(seat).cooling().iter().filter(dear).collect()
}

/// GR-10.24, GR-10.25, GR-30.1, GR-R21: what the card costs now.
pub(crate) fn cost(table: &Table, content: &Content, seat: Seat, card: Card) -> u8 {
    Prices::now(table, content, seat).cost(card)
}

/// No text makes a robot faster than this.
pub(crate) const SPEED_MAX: u8 = 12;

/// GR-7.1, GR-7.21, GR-23.2, GR-R160: the Speed of the robot now. Anchors of the whole crew slow it (GR-R46).
pub(crate) fn speed(table: &Table, content: &Content, seat: Seat) -> u8 {
    let robot = table.flies(seat);
    let anchors: u8 = table.crew(robot).map(|mate| table.player(mate).tokens(Trauma::Anchor)).sum();
    let mut speed = table.robot(content, robot).speed;
    each(table, content, robot, Topic::Speed, |holding| {
        if let Static::Speed { by, most } = holding.what {
            speed = speed.max(speed.saturating_add(*by).min(most.unwrap_or(SPEED_MAX)));
        }
    });
    speed.saturating_sub(anchors.saturating_mul(2)).max(1)
}

/// GR-R161: the icon for which a text forbids to play the card now.
#[inline]
pub(crate) fn forbidden(table: &Table, content: &Content, seat: Seat, card: Card) -> Option<Icon> {
    if may_hold(table, content, seat, Topic::Need) {
        forbidden_by_text(table, content, seat, card)
    } else {
        None
    }
}

fn forbidden_by_text(table: &Table, content: &Content, seat: Seat, card: Card) -> Option<Icon> {
    first(table, content, seat, Topic::Need, |holding| {
        let Static::Forbid(icon) = holding.what else { return None };
        let has = match icon {
            Icon::Combo => combo(table, content, seat, card),
            Icon::Counter => counter(table, content, seat, card),
        };
        has.then_some(*icon)
    })
}

/// GR-R103, GR-R177: whether the card has the Counter icon now.
fn counter(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    let facts = table.facts(content, seat, card);
    let granted = table.player(seat).granted[Icon::Counter as usize].contains(card);
    let icon = |text: &Static| any(table, content, seat, Topic::Combo, |what| what == text);
    let given = facts.kind.is_attack() && icon(&Static::Trait(Trait::Counter));
    let blunt = table.player(seat).blunt.contains(card);
    (facts.counter || granted || given) && !blunt && !icon(&Static::Trait(Trait::NoCounter))
}

/// GR-7.8: whether the robot has Boost.
pub(crate) fn boost(table: &Table, content: &Content, seat: Seat) -> bool {
    any(table, content, seat, Topic::Movement, |what| matches!(what, Static::Trait(Trait::Boost)))
}

/// GR-R147: the damage of each hex that the robot moves across.
pub(crate) fn moving_hurts(table: &Table, content: &Content, seat: Seat) -> u8 {
    let hurts = |what: &Static| if let Static::MovingHurts(n) = what { signed(*n) } else { 0 };
    sum(table, content, seat, Topic::Movement, hurts).max(0) as u8
}

/// GR-R150: the opponent who is Forcefully Moved with this robot, who begun that, and how far apart they stay.
pub(crate) fn lassoed(table: &Table, content: &Content, robot: Seat) -> Option<(Seat, Seat, u8)> {
    first(table, content, robot, Topic::Movement, |holding| {
        let lasting = table.lasting[usize::from(holding.lasting?)];
        let found = (table.flies(lasting.foe), table.flies(lasting.seat), lasting.counted);
        (*holding.what == Static::Trait(Trait::Lasso)).then_some(found)
    })
}

/// GR-23.2: whether this robot counts as Anchored.
pub(crate) fn is_anchored(table: &Table, robot: Seat) -> bool {
    table.crew(robot).any(|mate| table.player(mate).tokens(Trauma::Anchor) > 0)
}

/// Whether a text lifts GR-7.11: the robot may spend its movement through Structures.
pub(crate) fn may_trample(table: &Table, content: &Content, seat: Seat) -> bool {
    any(table, content, seat, Topic::Movement, |what| matches!(what, Static::Trait(Trait::Trample)))
}

/// GR-11.9, GR-12.10: the Defense of the robot now.
pub(crate) fn defense(table: &Table, content: &Content, seat: Seat) -> u8 {
    if any(table, content, seat, Topic::Defense, |what| matches!(what, Static::Trait(Trait::NoDefense))) {
        return 0;
    }
    let in_crater = table.level(seat) < 0;
    let mut more = 0i8;
    each(table, content, seat, Topic::Defense, |holding| {
        more = more.saturating_add(match holding.what {
            Static::Defense(by) => match holding.lasting {
                // What is counted is counted when it begins.
                Some(at) if by.per != Per::Nothing => signed(table.lasting[usize::from(at)].counted),
                _ => held_number(table, content, seat, &holding, *by),
            },
            // What is counted, and the bound, is counted when it begins.
            Static::DefenseUpTo { .. } => {
                holding.lasting.map_or(0, |at| signed(table.lasting[usize::from(at)].counted))
            }
            Static::DefenseOnCrater(by) if in_crater => *by,
            _ => 0,
        });
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
    let granted = table.player(seat).granted[Icon::Combo as usize].contains(card);
    facts.combo || granted || any(table, content, seat, Topic::Combo, gives)
}

/// The place of the activated ability of this code.
pub(crate) fn place_of(table: &Table, content: &Content, robot: Seat, code: &str) -> Option<u8> {
    (0..3u8).find(|&at| {
        table.player(robot).active[usize::from(at)]
            && table.ability(content, robot, at).is_some_and(|ability| ability.code.as_str() == code)
    })
}

/// Whether an ability counts as activated in Requirements (GR-24.6).
pub(crate) fn unlocked(table: &Table, content: &Content, seat: Seat, code: &str) -> bool {
    place_of(table, content, table.flies(seat), code).is_some()
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
    /// Those that failed.
    pub(crate) failures: u8,
    /// The sum of dice just rolled.
    pub(crate) sum: u8,
    /// How much was done before (GR-R91).
    pub(crate) done: u8,
    /// What the cards cost that were put into the meter.
    pub(crate) spent: u8,
}

impl Counting {
    /// GR-R67: where one number was counted when the text was begun, whatever it is called.
    pub(crate) fn remembered(seat: Seat, foe: Seat, about: Seat, count: u8) -> Counting {
        Counting {
            seat,
            foe,
            about,
            x: count,
            recovered: count,
            failures: count,
            sum: count,
            done: count,
            spent: count,
        }
    }

    /// Where nothing can be counted.
    pub(crate) fn none(seat: Seat) -> Counting {
        Counting::remembered(seat, seat, seat, 0)
    }
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
        Per::Done => counting.done,
        Per::Failures => counting.failures,
        Per::SpentDice => counting.sum,
        Per::FoesBase => crate::queries::foes_base(table, content, seat),
        Per::SpentCost => counting.spent,
        Per::MyCards => {
            let player = table.player(seat);
            player.hand.len() + player.cooling().len() + player.used.len()
        }
        Per::ArmorQuarter => table.max_armor(content, table.flies(seat)).div_ceil(4),
        Per::FoesLowest => combat.side_of(table.flies(seat)).map_or(0, |side| lowest(table, side.other())),
        Per::FoesRage => table.foes(seat).iter().map(|foe| rage(table, content, foe)).max().unwrap_or(0),
        Per::PowerDice => crate::dice::Side::ALL.into_iter().map(|side| power_dice(table, side)).sum(),
        Per::MyDefense => defense(table, content, seat),
        Per::BarrierInPath => {
            let side = combat.side_of(table.flies(seat));
            side.map_or(0, |side| u8::from(gates::lies_in_path(table, content, side)))
        }
        Per::AllFire => tokens(seat, Trauma::Fire).saturating_add(theirs(Trauma::Fire)),
        Per::InfernosNear => infernos_near(table, content, [seat, foe]),
        Per::MeleeCards => {
            combat.side_of(table.flies(seat)).map_or(0, |side| melee_cards(table, content, side))
        }
    }
}

/// The lowest die of this side that is in the roll; 0 where it has none.
fn lowest(table: &Table, side: crate::dice::Side) -> u8 {
    let dice = table.combat.dice.iter().filter(|die| die.side == side && !die.out);
    dice.map(|die| die.value.max(0) as u8).min().unwrap_or(0)
}

/// GR-R92: each Inferno adjacent to one of these robots, once.
fn infernos_near(table: &Table, content: &Content, robots: [Seat; 2]) -> u8 {
    let near = robots.iter().filter_map(|&robot| table.cell(robot));
    let around = near.fold(Cells::NONE, |all, cell| all.union(crate::queries::around(table, content, cell)));
    around.iter().filter(|&cell| tiles::lies(table.city.site(cell), Tile::Inferno)).count() as u8
}

/// The melee cards of the attack of this side that are not Cancelled.
fn melee_cards(table: &Table, content: &Content, side: crate::dice::Side) -> u8 {
    let seat = table.combat.seat(side);
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.cancelled && !card.broken);
    cards.filter(|card| table.facts(content, seat, card.card).kind == Kind::Melee).count() as u8
}

/// GR-R66: the Power Dice of the side in the roll of this combat.
fn power_dice(table: &Table, side: crate::dice::Side) -> u8 {
    table.combat.camp(side).pool.power()
}
