//! Questions that several rules put to the table.

mod tokens;

pub(crate) use tokens::{
    foes_base, grounds, lendable, marked, marked_at, strikable, wakeable, with_surcharge,
};

pub(crate) mod gates;

use crate::city::{Cell, Cells, Grid, sight};
use crate::content::{
    Cancels, Card, CardFacts, Cards, Clause, Content, Kind, Need, Per, Price, Static, Topic, Trait, Trigger,
};
use crate::dice::Side;
use crate::legality::{attacks, needs};
use crate::statics::{self, Prices};
use crate::table::{Aim, Deed, Item, Stage, Table};
use crate::text::{Part, Source, Text};
use kernel::{Seat, SeatSet};

/// The shape of the map that is played on.
#[inline]
pub(crate) fn grid<'a>(table: &Table, content: &'a Content) -> &'a Grid {
    &content.boards[usize::from(table.map)].grid
}

/// GR-10.5, GR-29.4: what this seat may aim at in these hexes: opposing robots, Structures, Static Barriers.
pub(crate) fn targets(table: &Table, seat: Seat, among: Cells) -> impl Iterator<Item = (Cell, Aim)> + '_ {
    let robots = table.foes(seat).iter().filter_map(|foe| Some((table.cell(foe)?, Aim::Robot)));
    let robots = robots.filter(move |(cell, _)| among.contains(*cell));
    let pieces = table.city.targets().both(among).iter().flat_map(|cell| {
        let site = table.city.site(cell);
        let structure = site.has_structure().then_some((cell, Aim::Structure));
        let barrier = site.barrier.then_some((cell, Aim::Barrier));
        structure.into_iter().chain(barrier)
    });
    robots.chain(pieces)
}

/// GR-10.5, GR-29.4: whether this seat may aim at it, wherever it is.
pub(crate) fn is_target(table: &Table, seat: Seat, (cell, aim): (Cell, Aim)) -> bool {
    // An answer may name a hex that no city has.
    if !Cells::ALL.contains(cell) {
        return false;
    }
    match aim {
        Aim::Robot => table.robot_at(cell).is_some_and(|robot| table.opposed(seat, robot)),
        Aim::Structure => table.city.site(cell).has_structure(),
        Aim::Barrier => table.city.site(cell).barrier,
    }
}

/// GR-10.6 to GR-10.9, GR-R18, GR-R82: how far it is to the Target, for an attack of this type.
pub(crate) fn distance(
    table: &Table,
    content: &Content,
    seat: Seat,
    to: (Cell, Aim),
    melee: bool,
) -> Option<u8> {
    let from = table.cell(seat)?;
    Some(sight::distance(grid(table, content), &table.city, from, to.0, to.1, melee))
}

/// GR-10.7, GR-10.11 and the texts that change a range, in an attack of this type (GR-R82): from the least to the most.
pub(crate) fn range(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
    melee: bool,
    reach: (i8, i8),
) -> Option<(u8, u8)> {
    let (least, most) = own_range(table, content, seat, card, melee)?;
    let least = (least as i8 + reach.0).max(1) as u8;
    let mut most = (most as i8 + reach.1).max(least as i8) as u8;
    let halved = |robot: Seat| {
        statics::any(table, content, robot, Topic::Reach, |what| {
            matches!(what, Static::Trait(Trait::HalfRangedReach))
        })
    };
    if !melee && at.1 == Aim::Robot && table.robot_at(at.0).is_some_and(halved) {
        most = most.div_ceil(2).max(least);
    }
    Some((least, most))
}

/// No range reaches farther, whatever texts do to it.
const RANGE_MAX: u8 = i8::MAX as u8 / 2;

/// GR-10.7: the range of the card in an attack of this type, with what own texts do to it.
#[inline]
pub(crate) fn own_range(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    is_melee: bool,
) -> Option<(u8, u8)> {
    let facts = table.facts(content, seat, card);
    let (near, far) = facts.range?;
    if statics::may_hold(table, content, seat, Topic::Range) {
        Some(changed_range(table, content, seat, card, is_melee, (near, far)))
    } else {
        Some((near, far.min(RANGE_MAX)))
    }
}

/// The same where texts may change it: first a new least, then the double of the most, then what is added.
fn changed_range(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    is_melee: bool,
    (mut near, far): (u8, u8),
) -> (u8, u8) {
    let facts = table.facts(content, seat, card);
    let (mut longer, mut doubles) = (0u8, 0u8);
    statics::each(table, content, seat, Topic::Range, |holding| {
        if let Static::Range { attacks, least, twice, more } = holding.what
            && statics::fits_as(attacks, facts, card, is_melee)
        {
            near = least.map_or(near, |least| near.min(least));
            doubles += u8::from(*twice);
            longer = longer.saturating_add(*more);
        }
    });
    let doubled = (0..doubles).fold(far, |far, _| far.saturating_mul(2));
    (near, doubled.saturating_add(longer).min(RANGE_MAX))
}

/// GR-R68: whether an attack that was carried out waits for a new Target.
pub(crate) fn is_repeating(table: &Table) -> bool {
    table.combat.repeats && table.combat.stage == Stage::Resolved
}

/// GR-10.26, GR-R68: whether an attack that is played once more has not been aimed at this before.
pub(crate) fn is_new(table: &Table, seat: Seat, (cell, aim): (Cell, Aim)) -> bool {
    let side = table.combat.side_of(seat).filter(|_| is_repeating(table));
    side.is_none_or(|side| is_unhit(table, side, (cell, aim)))
}

/// GR-10.26: whether the attack of this side and those that it repeats were aimed at something else.
pub(crate) fn is_unhit(table: &Table, side: Side, (cell, aim): (Cell, Aim)) -> bool {
    let combat = &table.combat;
    match aim {
        Aim::Robot => table.robot_at(cell).is_some_and(|robot| {
            let now = combat.aim_of(side) == Aim::Robot && combat.seat(side.other()) == robot;
            !combat.past.contains(robot) && !now
        }),
        Aim::Structure | Aim::Barrier => {
            let now = combat.aim_of(side) == aim && combat.cell_of(side) == cell;
            !combat.past_cells.contains(&cell) && !now
        }
    }
}

/// GR-10.7, GR-10.10: whether the card reaches the Target in an attack of this type.
pub(crate) fn reaches(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
    melee: bool,
    reach: (i8, i8),
) -> bool {
    let facts = table.facts(content, seat, card);
    if !is_wanted(table, facts, at) {
        return false;
    }
    let Some((least, most)) = range(table, content, seat, card, at, melee, reach) else { return true };
    let melee = melee && !is_flat(facts);
    let span = least..=most;
    let straight = distance(table, content, seat, at, melee).is_some_and(|distance| span.contains(&distance));
    straight
        || from_a_structure(table, content, seat, card, at, &span)
        || gates::any(table, content, seat, card, at, (least, most), melee)
}

/// GR-R154: whether it is a Target that the Requirements of this card let it have: some ask for an Anchor on it.
pub(crate) fn is_wanted(table: &Table, facts: &CardFacts, (cell, aim): (Cell, Aim)) -> bool {
    let anchored = || table.robot_at(cell).is_some_and(|robot| statics::is_anchored(table, robot));
    !facts.needs.contains(&Need::FoeAnchored) || aim == Aim::Robot && anchored()
}

/// Whether levels do not count for the range of this card (GR-10.8).
fn is_flat(facts: &CardFacts) -> bool {
    facts.always.contains(&Static::Trait(Trait::FlatRange))
}

/// A card that may count its range again from a Structure within its range.
fn from_a_structure(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
    span: &std::ops::RangeInclusive<u8>,
) -> bool {
    if !recounts(table, content, seat, card) {
        return false;
    }
    let Some(from) = table.cell(seat) else { return false };
    let grid = grid(table, content);
    let near =
        |cell: Cell| span.contains(&grid.distance(from, cell)) && span.contains(&grid.distance(cell, at.0));
    table.city.structures().iter().any(near)
}

/// Whether the card recounts its range from Structures and ignores Cover.
pub(crate) fn recounts(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    table.deck(content, seat).recounting.contains(card)
}

/// GR-11.1: who answers an attack there: the robot that is the Target, or the opponent in the hex of the Target.
pub(crate) fn reactor(table: &Table, attacker: Seat, cell: Cell) -> Option<Seat> {
    table.robot_at(cell).filter(|&robot| table.opposed(robot, attacker))
}

/// The type of the attack of this side: that of its first card (GR-10.20, GR-R82).
pub(crate) fn is_melee(table: &Table, content: &Content, side: Side) -> bool {
    let seat = table.combat.seat(side);
    let first = table.combat.camp(side).cards.first();
    first.is_some_and(|first| table.facts(content, seat, first.card).kind == Kind::Melee)
}

/// Where the attack of this side goes now: it follows a robot, but other Targets stay.
pub(crate) fn target(table: &Table, side: Side) -> Option<(Cell, Aim)> {
    let combat = &table.combat;
    let aim = combat.aim_of(side);
    let robot = match side {
        Side::Active => combat.answered.then(|| combat.seat(Side::Reactive)),
        Side::Reactive => Some(combat.seat(Side::Active)),
    };
    match aim {
        Aim::Robot => Some((table.cell(robot?)?, aim)),
        Aim::Structure => {
            Some((combat.cell_of(side), aim)).filter(|at| table.city.site(at.0).has_structure())
        }
        Aim::Barrier => Some((combat.cell_of(side), aim)).filter(|at| table.city.site(at.0).barrier),
    }
}

/// GR-27.1, GR-27.6: unresolved responses of opponents of this kind, by their places on the stack.
pub(crate) fn cancellable<'a>(
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    what: Cancels,
    spares: bool,
) -> impl Iterator<Item = u8> + 'a {
    let kind = move |item: &Item| match item.deed {
        Deed::Play => what == Cancels::Instant,
        Deed::Trigger(_) => what == Cancels::Trigger,
        Deed::Activate => what == Cancels::Activation,
        Deed::Deactivate => false,
    };
    table.stack.iter().zip(0u8..).filter_map(move |(item, at)| {
        let ultimate = item.card().is_some_and(|card| table.facts(content, item.seat, card).ultimate);
        let fits = kind(item) && table.opposed(item.seat, seat) && !(spares && ultimate);
        fits.then_some(at)
    })
}

/// GR-R157: whether a card of the attack of this side is immune to Instants, so that it cannot be taken back.
pub(crate) fn has_immune(table: &Table, side: Side) -> bool {
    let immune = table.player(table.combat.seat(side)).immune;
    table.combat.camp(side).cards.iter().any(|card| immune.contains(card.card))
}

/// GR-R45: cards of the attack of this side that can still be Cancelled.
pub(crate) fn cancellable_cards(table: &Table, content: &Content, side: Side, spares: bool) -> Cards {
    let seat = table.combat.seat(side);
    let immune = table.player(seat).immune;
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.cancelled).map(|card| card.card);
    cards
        .filter(|&card| {
            let spared = spares && table.facts(content, seat, card).ultimate;
            !(spared || immune.contains(card))
        })
        .collect()
}

/// Cards of the attack of this side that still have a Rules Text to lose; what holds while a card is Activated is one.
pub(crate) fn blankable(table: &Table, content: &Content, side: Side, spares: bool) -> Cards {
    let seat = table.combat.seat(side);
    let fits = |card: Card| {
        let facts = table.facts(content, seat, card);
        let bare = facts.rules.is_empty() && facts.active.is_empty();
        !(bare || spares && facts.ultimate || table.player(seat).immune.contains(card))
    };
    let cards = table.combat.camp(side).cards.iter().filter(|card| !card.blank && !card.cancelled);
    cards.map(|card| card.card).filter(|&card| fits(card)).collect()
}

/// GR-R46: cards of the seat's attack for which one of these could be played at the same place; the attack of a robot is
/// that of its first pilot.
pub(crate) fn replaceable(prices: &Prices<'_>, from: Cards) -> impl Iterator<Item = Card> {
    let Prices { table, seat, .. } = *prices;
    let camp = table.combat.side_of(seat).map(|side| table.combat.camp(side));
    let cards = camp.into_iter().flat_map(|camp| &camp.cards[..]).filter(|card| !card.cancelled);
    let immune = table.player(seat).immune;
    let has_other =
        move |card: &Card| !immune.contains(*card) && replacements(prices, *card, from).next().is_some();
    cards.map(|card| card.card).filter(has_other)
}

/// GR-28.11, GR-R79: the cards among these that can take the place of this one, the difference paid; none that asks for
/// more than Fighting Spirit (GR-25.2).
pub(crate) fn replacements(prices: &Prices<'_>, out: Card, from: Cards) -> impl Iterator<Item = Card> {
    let Prices { table, content, seat, .. } = *prices;
    let side = table.combat.side_of(seat);
    let aim = side.and_then(|side| Some((side, target(table, side)?)));
    aim.into_iter().flat_map(move |(side, at)| {
        let cards: arrayvec::ArrayVec<Card, 3> =
            table.combat.camp(side).cards.iter().map(|card| card.card).collect();
        let place = cards.iter().position(|&card| card == out).unwrap_or(0);
        let purse = match side {
            Side::Active if table.combat.free => u8::MAX,
            Side::Active | Side::Reactive => purse(table, seat),
        };
        let back = if is_paid(table, side) { prices.cost(out) } else { 0 };
        let paid = prices.within(from.and(table.deck(content, seat).attacks), purse.saturating_add(back));
        let fits = move |card: &Card| {
            (cards.len() == 1 || statics::combo(table, content, seat, *card))
                && table.facts(content, seat, *card).pays.is_empty()
                && needs::met(table, content, seat, &table.facts(content, seat, *card).needs, false).is_ok()
                && needs::permitted(table, content, seat, *card).is_ok()
                && attacks::in_reach(table, content, seat, &cards[..place], at, *card)
        };
        paid.iter().filter(fits)
    })
}

/// GR-R79: whether the cards of this side have been paid: not before the attacker has paid, nor where the attack is free.
pub(crate) fn is_paid(table: &Table, side: Side) -> bool {
    side == Side::Reactive || !(table.combat.stage == Stage::Declared || table.combat.free)
}

/// GR-24.11, GR-R179: what a Trigger costs now: some cost what their card does.
pub(crate) fn price_of(
    table: &Table,
    content: &Content,
    seat: Seat,
    source: Source,
    trigger: &Trigger,
) -> Option<Price> {
    match source {
        Source::Card(card) if trigger.own_cost => {
            Some(Price::Fs(Prices::now(table, content, seat).due(card)))
        }
        Source::Pilot | Source::Ability(_) | Source::Card(_) => trigger.price,
    }
}

/// GR-28.11: the FS of all who fly with the seat.
pub(crate) fn purse(table: &Table, seat: Seat) -> u8 {
    table.crew(seat).map(|mate| table.player(mate).fs).fold(0, u8::saturating_add)
}

/// GR-31.3: opponents adjacent to the robot of the seat (GR-1.15).
pub(crate) fn foes_near(table: &Table, content: &Content, seat: Seat) -> SeatSet {
    next_to(table, content, seat).minus(table.side(seat))
}

/// GR-1.15: the robots adjacent to that of the seat.
pub(crate) fn next_to(table: &Table, content: &Content, seat: Seat) -> SeatSet {
    let near = table.cell(seat).map_or(Cells::NONE, |cell| around(table, content, cell));
    table.flying().iter().filter(|&other| table.cell(other).is_some_and(|cell| near.contains(cell))).collect()
}

/// GR-10.9, GR-31.11: the other robots within the range of the card of this text; all where it has none.
pub(crate) fn in_range(table: &Table, content: &Content, text: Text) -> SeatSet {
    let card = text.card(table, content);
    let (least, most) = card.and_then(|card| card.range).unwrap_or((1, u8::MAX));
    let melee = card.is_some_and(|card| card.kind == Kind::Melee && !is_flat(card));
    let far = |other: Seat| distance(table, content, text.seat, (table.cell(other)?, Aim::Robot), melee);
    let others = table.flying().iter().filter(|other| *other != table.flies(text.seat));
    others.filter(|&other| far(other).is_some_and(|far| (least..=most).contains(&far))).collect()
}

/// GR-R49: the opponent if nobody names one: the other side of the combat, or the next in turn order.
pub(crate) fn likely_foe(table: &Table, seat: Seat) -> Seat {
    let robot = table.flies(seat);
    if let Some(other) = table.combat.other(robot) {
        return other;
    }
    let mut next = table.next_in_order(seat);
    for _ in 0..table.order.len() {
        if table.foes(seat).contains(next) {
            return next;
        }
        next = table.next_in_order(next);
    }
    seat
}

/// GR-R30, GR-R49: who is the opponent now: the other side of the combat, if there is somebody; without a combat as
/// [`likely_foe`].
pub(crate) fn foe_now(table: &Table, seat: Seat) -> Option<Seat> {
    let robot = table.flies(seat);
    if table.combat.side_of(robot).is_some() {
        return table.combat.other(robot);
    }
    Some(likely_foe(table, seat)).filter(|&foe| table.opposed(seat, foe))
}

/// GR-R49, GR-31.11: the opponents that a text may concern; none if it speaks of none. The seat itself stands for nobody:
/// the text speaks of an opponent, and within its range there is none.
pub(crate) fn foes_for(table: &Table, content: &Content, seat: Seat, source: Source, deed: Deed) -> SeatSet {
    let part = match deed {
        Deed::Play => Part::Rules,
        Deed::Trigger(at) => Part::Trigger(at),
        Deed::Activate | Deed::Deactivate => {
            return table.combat.other(table.flies(seat)).map(SeatSet::only).unwrap_or_default();
        }
    };
    foes_of(table, content, Text { seat, source, part })
}

/// GR-R49, GR-10.11, GR-31.11: the same for a text, whenever it is carried out.
pub(crate) fn foes_of(table: &Table, content: &Content, text: Text) -> SeatSet {
    let seat = text.seat;
    let other = table.combat.other(table.flies(seat)).map(SeatSet::only);
    let played = text.card(table, content).filter(|_| text.part == Part::Rules);
    let at_once = played.map_or(&[][..], |card| &card.played);
    if !text.clauses(table, content).iter().chain(at_once).any(Clause::speaks_of_foe) {
        return other.unwrap_or_default();
    }
    let foes = other.unwrap_or(table.foes(seat));
    // A card that answers a success means the player whose attack succeeds.
    if text.card(table, content).is_some_and(|card| card.needs.contains(&Need::FoesRangedSuccess))
        && let Some(side) = needs::succeeded(table)
    {
        return SeatSet::only(table.combat.seat(side)).and(table.foes(seat));
    }
    // A card that answers a declared movement means the one who moves.
    if text.card(table, content).is_some_and(|card| card.needs.contains(&Need::FoesMove)) {
        let moving = foes.iter().filter(|&foe| table.player(foe).moving).collect::<SeatSet>();
        let near = in_range(table, content, text).and(moving);
        return if near.is_empty() { SeatSet::only(seat) } else { near };
    }
    // A Trigger that needs an adjacent opponent means that one.
    if let Part::Trigger(at) = text.part
        && text.triggers(table, content)[usize::from(at)].needs.contains(&Need::FoeNear)
    {
        return foes_near(table, content, seat).and(foes);
    }
    if text.card(table, content).is_none_or(|card| card.range.is_none()) {
        return foes;
    }
    let near = in_range(table, content, text).and(foes);
    if near.is_empty() { SeatSet::only(seat) } else { near }
}

/// GR-30.4, GR-R84: the damage that the opponent's attack would inflict with one success, with its fixed bonuses.
pub(crate) fn foes_damage(table: &Table, content: &Content, seat: Seat) -> u8 {
    let Some(side) = table.combat.side_of(table.flies(seat)).map(Side::other) else { return 0 };
    let foe = table.combat.seat(side);
    let asks_back = |card: Card| table.facts(content, foe, card).hurt.plus.per == Per::FoesDamage;
    if table.combat.camp(side).cards.iter().any(|card| asks_back(card.card)) {
        return 0;
    }
    let mut succeeded = table.clone();
    succeeded.combat.successes = 1;
    crate::procedures::attack::total(&succeeded, content, side)
}

/// The cells adjacent to this one.
pub(crate) fn around(table: &Table, content: &Content, cell: Cell) -> Cells {
    grid(table, content).neighbours(cell)
}
