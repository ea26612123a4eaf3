//! Attacks and the answers to them. GR-10, GR-11, GR-R18, GR-R19, GR-R82.

use super::{needs, responses};
use crate::city::{Cell, Cells};
use crate::content::{Card, Cards, Content, Kind, Need, Plain, Static, Topic, Trait, Verb};
use crate::dice::Side;
use crate::illegal::Illegal;
use crate::procedures::stock;
use crate::queries::{self, gates};
use crate::statics::{self, Prices};
use crate::table::{Aim, Table};
use kernel::Seat;

type Verdict = Result<(), Illegal>;

/// GR-5.6, GR-10.13, GR-10.21, GR-10.23: whether the attack may begin with this card.
pub(crate) fn check_first(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    responses::at_hand(table, content, seat, card)?;
    attack_card(table, content, seat, card)?;
    affordable(&Prices::now(table, content, seat), &[card])?;
    has_pays(table, content, seat, card)?;
    if can_aim(table, content, seat, card) {
        Ok(())
    } else {
        Err(nothing_in_range(table, content, seat, card))
    }
}

/// The cards with which [`check_first`] lets an attack begin.
pub(crate) fn first_cards(table: &Table, content: &Content, seat: Seat) -> Cards {
    let hand = table.player(seat).hand;
    begin(table, content, seat, hand.union(statics::driven(table, content, seat)), hand)
}

/// GR-R47: whether it could begin an attack, for all that the others know.
pub(crate) fn could_begin(table: &Table, content: &Content, seat: Seat) -> bool {
    let hand = responses::possible(table, content, seat);
    !begin(table, content, seat, hand.union(statics::driven(table, content, seat)), hand).is_empty()
}

fn begin(table: &Table, content: &Content, seat: Seat, among: Cards, hand: Cards) -> Cards {
    let prices = Prices::now(table, content, seat);
    let cards = affordable_attacks(&prices, among);
    let begins = |&card: &Card| {
        attack_card(table, content, seat, card).is_ok()
            && gives(table, content, seat, &[card], hand).is_ok()
            && can_aim(table, content, seat, card)
    };
    cards.iter().filter(begins).collect()
}

/// GR-10.7, GR-10.13: how far away the nearest Target is.
fn nothing_in_range(table: &Table, content: &Content, seat: Seat, card: Card) -> Illegal {
    let melee = table.facts(content, seat, card).kind == Kind::Melee;
    let far = |at: &(Cell, Aim)| queries::distance(table, content, seat, *at, melee);
    let nearest = queries::targets(table, seat, Cells::ALL).min_by_key(far);
    nearest.map_or(Illegal::NoTarget, |at| out_of_range(table, content, seat, card, at, melee))
}

/// GR-10.6 to GR-10.9: the range and how far it is.
fn out_of_range(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
    melee: bool,
) -> Illegal {
    let (least, most) = queries::range(table, content, seat, card, at, melee, (0, 0)).unwrap_or((0, u8::MAX));
    Illegal::OutOfRange {
        least,
        most,
        distance: queries::distance(table, content, seat, at, melee).unwrap_or(0),
    }
}

/// GR-25.2: whether all is there that is given for the card, with this hand; the card itself is none of it.
pub(crate) fn has_pays(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    gives(table, content, seat, &[card], table.player(seat).hand)
}

/// GR-25.2, GR-R175: the same for this card behind others of the same attack, each of which asks for what is its own.
pub(crate) fn has_pays_behind(
    table: &Table,
    content: &Content,
    seat: Seat,
    cards: &[Card],
    card: Card,
) -> Verdict {
    let whole: arrayvec::ArrayVec<Card, 4> = cards.iter().copied().chain([card]).take(4).collect();
    gives(table, content, seat, &whole, table.player(seat).hand)
}

/// The same for all these cards, with this hand.
#[inline]
pub(crate) fn gives(table: &Table, content: &Content, seat: Seat, cards: &[Card], hand: Cards) -> Verdict {
    let pays = cards.iter().flat_map(|&card| &table.facts(content, seat, card).pays);
    let rest = hand.minus(cards.iter().copied().collect());
    if pays.clone().next().is_none() || stock::has_all(table, content, seat, pays, rest) {
        Ok(())
    } else {
        Err(Illegal::CannotGive)
    }
}

fn attack_card(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    let facts = table.facts(content, seat, card);
    if !facts.kind.is_attack() {
        return Err(Illegal::NotAttack);
    }
    if table.player(seat).barred.contains(card) {
        return Err(Illegal::Barred);
    }
    needs::permitted(table, content, seat, card)?;
    needs::met(table, content, seat, &facts.needs, false)
}

/// GR-10.23, GR-28.11: what the whole crew can pay.
fn affordable(prices: &Prices<'_>, cards: &[Card]) -> Verdict {
    prices.affords(cards, queries::purse(prices.table, prices.seat))
}

/// The attack cards among these that the whole crew can pay, each for itself.
fn affordable_attacks(prices: &Prices<'_>, among: Cards) -> Cards {
    prices.within(among.and(prices.deck.attacks), queries::purse(prices.table, prices.seat))
}

/// Whether anything can be aimed at with this card first.
pub(crate) fn can_aim(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    let glance = has_piece_in_range(table, content, seat, card);
    debug_assert!(
        !glance || aims(table, content, seat, card).next().is_some(),
        "nothing lies there to aim at"
    );
    glance || aims(table, content, seat, card).next().is_some()
}

/// GR-10.6, GR-R18: whether a Structure or a Static Barrier lies within the range of a ranged card, where levels do not
/// count.
fn has_piece_in_range(table: &Table, content: &Content, seat: Seat, card: Card) -> bool {
    let facts = table.facts(content, seat, card);
    let picky = facts.needs.contains(&Need::FoeAnchored);
    if facts.kind != Kind::Ranged || picky || queries::is_repeating(table) {
        return false;
    }
    let reach = queries::own_range(table, content, seat, card, false);
    let (Some((least, most)), Some(from)) = (reach, table.cell(seat)) else {
        return false;
    };
    let around = queries::grid(table, content).at_distance(from, least.max(1), most);
    !table.city.targets().both(around).is_empty()
}

/// GR-10.4 to GR-10.9: what can be aimed at with this card first. Only what lies near enough is looked at.
pub(crate) fn aims<'a>(
    table: &'a Table,
    content: &'a Content,
    seat: Seat,
    card: Card,
) -> impl Iterator<Item = (Cell, Aim)> + use<'a> {
    let facts = table.facts(content, seat, card);
    let melee = facts.kind == Kind::Melee;
    let again = queries::recounts(table, content, seat, card) || gates::passes(table, content, seat, card);
    let from = table.cell(seat).filter(|_| !again);
    let near = queries::own_range(table, content, seat, card, melee)
        .zip(from)
        .map_or(Cells::ALL, |((_, most), from)| queries::grid(table, content).at_distance(from, 0, most));
    queries::targets(table, seat, near).filter(move |&at| {
        queries::is_new(table, seat, at) && queries::reaches(table, content, seat, card, at, melee, (0, 0))
    })
}

/// GR-R68: what an attack of this side that is played once more can be aimed at.
pub(crate) fn new_targets<'a>(
    table: &'a Table,
    content: &'a Content,
    side: Side,
    card: Card,
) -> impl Iterator<Item = (Cell, Aim)> + use<'a> {
    let seat = table.combat.seat(side);
    aims(table, content, seat, card).filter(move |&at| queries::is_unhit(table, side, at))
}

/// GR-10.4 to GR-10.9: a Target within range.
pub(crate) fn check_aim(
    table: &Table,
    content: &Content,
    seat: Seat,
    card: Card,
    at: (Cell, Aim),
) -> Verdict {
    if !queries::is_target(table, seat, at) {
        return Err(Illegal::NoTarget);
    }
    if !queries::is_new(table, seat, at) {
        return Err(Illegal::OldTarget);
    }
    let facts = table.facts(content, seat, card);
    if !queries::is_wanted(table, facts, at) {
        return Err(Illegal::Need(Need::FoeAnchored));
    }
    let melee = facts.kind == Kind::Melee;
    if queries::reaches(table, content, seat, card, at, melee, (0, 0)) {
        Ok(())
    } else {
        Err(out_of_range(table, content, seat, card, at, melee))
    }
}

/// GR-10.2, GR-10.14, GR-R19: whether this card may follow those already chosen.
pub(crate) fn check_add(
    table: &Table,
    content: &Content,
    seat: Seat,
    cards: &[Card],
    at: (Cell, Aim),
    card: Card,
) -> Verdict {
    responses::at_hand(table, content, seat, card)?;
    has_pays_behind(table, content, seat, cards, card)?;
    follows(&Prices::now(table, content, seat), cards, at, card)
}

/// The same, hand aside.
fn follows(prices: &Prices<'_>, cards: &[Card], at: (Cell, Aim), card: Card) -> Verdict {
    let Prices { table, content, seat, .. } = *prices;
    attack_card(table, content, seat, card)?;
    let all_combo = cards.iter().chain([&card]).all(|&card| statics::combo(table, content, seat, card));
    if cards.len() >= 3 || cards.contains(&card) || !all_combo {
        return Err(Illegal::NoCombo);
    }
    let mut whole: arrayvec::ArrayVec<Card, 4> = cards.iter().copied().collect();
    whole.push(card);
    affordable(prices, &whole)?;
    if in_reach(table, content, seat, cards, at, card) {
        return Ok(());
    }
    let melee = table.facts(content, seat, whole[0]).kind == Kind::Melee;
    Err(out_of_range(table, content, seat, card, at, melee))
}

/// GR-10.14, GR-R19, GR-R82: whether the Target is in range of a card behind these, or one of them could bring it there.
pub(crate) fn in_reach(
    table: &Table,
    content: &Content,
    seat: Seat,
    before: &[Card],
    at: (Cell, Aim),
    card: Card,
) -> bool {
    let first = before.first().unwrap_or(&card);
    let melee = table.facts(content, seat, *first).kind == Kind::Melee;
    queries::reaches(table, content, seat, card, at, melee, (0, 0))
        || before.iter().any(|&card| brings_nearer(table, content, seat, card, at.1))
}

/// GR-R19: whether a successful card could bring the Target into range of the next one: it moves somebody, or changes
/// ranges. Only robots can be forced.
fn brings_nearer(table: &Table, content: &Content, seat: Seat, card: Card, aim: Aim) -> bool {
    let rules = &table.facts(content, seat, card).rules;
    rules.iter().any(|clause| match clause.verb {
        Verb::Force { .. } => aim == Aim::Robot,
        Verb::GateThrow(_) => aim == Aim::Robot,
        Verb::Plain(Plain::Approach) | Verb::Jump(_) => true,
        Verb::Move(_)
        | Verb::Retreat(_)
        | Verb::NextRange { .. }
        | Verb::Leap { .. }
        | Verb::Plain(Plain::Close | Plain::Follow) => true,
        Verb::Plain(Plain::AnchorLeap | Plain::Stride) => true,
        _ => false,
    })
}

/// Whether a card may follow, for all that the others know (GR-R47): they see whether it is asked.
pub(crate) fn may_add(table: &Table, content: &Content, seat: Seat, cards: &[Card], at: (Cell, Aim)) -> bool {
    let prices = Prices::now(table, content, seat);
    followers(&prices, responses::reachable(table, content, seat), cards, at).next().is_some()
}

/// The cards among these that may follow those already chosen, hand aside. None does where one of those has no Combo icon.
pub(crate) fn followers<'a, 'b>(
    prices: &'a Prices<'b>,
    among: Cards,
    cards: &'a [Card],
    at: (Cell, Aim),
) -> impl Iterator<Item = Card> + use<'a, 'b> {
    let Prices { table, content, seat, .. } = *prices;
    let all_combo = cards.iter().all(|&card| statics::combo(table, content, seat, card));
    let among = if all_combo { affordable_attacks(prices, among) } else { Cards::default() };
    among.iter().filter(move |&card| follows(prices, cards, at, card).is_ok())
}

/// GR-10.16, GR-11.3 to GR-11.6: whether the Reactive Player may react with this card, aimed at this.
pub(crate) fn check_react(table: &Table, content: &Content, card: Card, aim: Aim) -> Verdict {
    let seat = table.combat.seats[1];
    responses::at_hand(table, content, seat, card)?;
    has_pays(table, content, seat, card)?;
    reacts(&Prices::now(table, content, seat), card, aim)
}

/// The same, hand aside.
fn reacts(prices: &Prices<'_>, card: Card, aim: Aim) -> Verdict {
    let Prices { table, content, seat, .. } = *prices;
    attack_card(table, content, seat, card)?;
    affordable(prices, &[card])?;
    let Some(cell) = table.cell(table.combat.seats[0]) else { return Err(Illegal::NoTarget) };
    check_aim(table, content, seat, card, (cell, aim))
}

/// The cards among these with which the Reactive Player may react, each with what it may aim at.
pub(crate) fn reactions<'a>(
    prices: &'a Prices<'_>,
    among: Cards,
) -> impl Iterator<Item = (Card, Aim)> + use<'a> {
    let Prices { table, content, seat, .. } = *prices;
    let cell = table.cell(table.combat.seats[0]);
    let targets = [Aim::Robot, Aim::Structure, Aim::Barrier]
        .map(|aim| cell.map(|cell| (cell, aim)).filter(|&at| queries::is_target(table, seat, at)));
    let cards = affordable_attacks(prices, among).iter();
    let cards = cards.filter(move |&card| attack_card(table, content, seat, card).is_ok());
    cards.flat_map(move |card| {
        let aimed = move |at: &(Cell, Aim)| check_aim(table, content, seat, card, *at).is_ok();
        targets.into_iter().flatten().filter(aimed).map(move |(_, aim)| (card, aim))
    })
}

/// GR-11.8, GR-11.9, GR-11.11, GR-16.2, GR-R80: only the Target itself, with a Defense above 0.
pub(crate) fn check_defend(table: &Table, content: &Content) -> Verdict {
    let seat = table.combat.seats[1];
    if table.combat.aim != Aim::Robot {
        return Err(Illegal::NotTarget);
    }
    if statics::defense(table, content, seat) == 0 { Err(Illegal::NoDefense) } else { Ok(()) }
}

/// Whether the Reactive Player could do anything but Take the Hit, for all that the others know (GR-R73).
pub(crate) fn could_react(table: &Table, content: &Content) -> bool {
    let seat = table.combat.seats[1];
    if check_defend(table, content).is_ok() {
        return true;
    }
    let cards = responses::reachable(table, content, seat);
    reactions(&Prices::now(table, content, seat), cards).next().is_some()
}

/// GR-10.15: whether a text lets the reaction be a Combo, and there may be a card to add for all that the others know.
pub(crate) fn may_add_to_reaction(table: &Table, content: &Content) -> bool {
    let seat = table.combat.seats[1];
    let allowed = statics::any(table, content, seat, Topic::Combo, |what| {
        matches!(what, Static::Trait(Trait::ComboReaction))
    });
    let cards = &table.combat.camp(Side::Reactive).cards;
    allowed && cards.len() < 3 && {
        let prices = Prices::now(table, content, seat);
        let hand = affordable_attacks(&prices, responses::reachable(table, content, seat));
        hand.iter().any(|card| joins(&prices, card).is_ok())
    }
}

/// GR-11.6: whether this card may be added to the Reactive Attack.
pub(crate) fn check_react_add(table: &Table, content: &Content, card: Card) -> Verdict {
    let seat = table.combat.seats[1];
    responses::at_hand(table, content, seat, card)?;
    has_pays_behind(table, content, seat, &in_the_reaction(table), card)?;
    joins(&Prices::now(table, content, seat), card)
}

/// GR-10.14, GR-R19: whether this card may follow those of the Reactive Attack, hand aside.
fn joins(prices: &Prices<'_>, card: Card) -> Verdict {
    let combat = &prices.table.combat;
    let cards = in_the_reaction(prices.table);
    let at = (combat.answer_cell, combat.answer_aim);
    follows(prices, &cards, at, card)
}

/// The cards of the Reactive Attack so far.
fn in_the_reaction(table: &Table) -> arrayvec::ArrayVec<Card, 3> {
    table.combat.camp(Side::Reactive).cards.iter().map(|card| card.card).collect()
}
