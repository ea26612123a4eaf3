//! Responses: what may be declared in a window or as an action, and who is asked. GR-8.2, GR-24.5 to GR-24.13, GR-R44,
//! GR-R52, GR-R73, GR-T1, GR-T5.

use super::{attacks, needs};
use crate::content::{Card, Cards, Content, Kind, Matter, Need, Situation};
use crate::illegal::Illegal;
use crate::procedures::stock;
use crate::queries;
use crate::question::Moment;
use crate::setup::Watch;
use crate::statics::{self, Prices};
use crate::table::{Deed, STACK_MAX, State, Table, once_bit};
use crate::text::{Part, Source, Text};
use kernel::Seat;

type Verdict = Result<(), Illegal>;

/// GR-8.4, GR-T1: whether the seat may declare this.
pub(crate) fn check(table: &Table, content: &Content, seat: Seat, source: Source, deed: Deed) -> Verdict {
    if table.stack.len() >= STACK_MAX {
        return Err(Illegal::StackFull);
    }
    match (source, deed) {
        (Source::Card(card), Deed::Play) => {
            at_hand(table, content, seat, card)?;
            let prices = Prices::now(table, content, seat);
            check_instant(&prices, card)?;
            attacks::has_pays(table, content, seat, card)?;
            has_replacement(&prices, card)
        }
        (_, Deed::Trigger(at)) => check_trigger(table, content, seat, source, at),
        (Source::Ability(at), Deed::Activate) => check_activation(table, content, seat, at),
        (Source::Ability(at), Deed::Deactivate) => check_deactivation(table, seat, at),
        _ => Err(Illegal::NotAsked),
    }
}

/// GR-22.8: only cards in hand are played.
pub(crate) fn in_hand(table: &Table, seat: Seat, card: Card) -> Verdict {
    let player = table.player(seat);
    if player.hand.contains(card) {
        return Ok(());
    }
    let cooling = |slot: usize| Illegal::CoolingDown { slot: slot as u8 + 1 };
    Err(player.slot_of(card).map_or(Illegal::NotInHand, cooling))
}

/// GR-22.8, GR-R96: only cards in hand are played, and those of the meter that a text lets be played out of it.
pub(crate) fn at_hand(table: &Table, content: &Content, seat: Seat, card: Card) -> Verdict {
    let driven = || statics::driven(table, content, seat).contains(card);
    in_hand(table, seat, card).or_else(|refused| if driven() { Ok(()) } else { Err(refused) })
}

/// The cards that the seat can play from where they are.
pub(crate) fn own_reach(table: &Table, content: &Content, seat: Seat) -> Cards {
    table.player(seat).hand.union(statics::driven(table, content, seat))
}

/// GR-R47: the same for all that the others know.
pub(crate) fn reachable(table: &Table, content: &Content, seat: Seat) -> Cards {
    possible(table, content, seat).union(statics::driven(table, content, seat))
}

/// GR-25.2: a card that needs another one of the hand in place of one that was played. Others know only whether there may
/// be one ([`needs::met`]).
fn has_replacement(prices: &Prices<'_>, card: Card) -> Verdict {
    let Prices { table, content, seat, .. } = *prices;
    let needed = table.facts(content, seat, card).needs.contains(&Need::Replacement);
    let hand = table.player(seat).hand;
    if needed && queries::replaceable(prices, hand).next().is_none() {
        return Err(Illegal::Need(Need::Replacement));
    }
    Ok(())
}

/// GR-8.2, GR-9.18: an Instant whose Requirements are met and that can be paid.
fn check_instant(prices: &Prices<'_>, card: Card) -> Verdict {
    let Prices { table, content, seat, .. } = *prices;
    if table.facts(content, seat, card).kind != Kind::Instant {
        return Err(Illegal::NotInstant);
    }
    needs::playable(table, content, seat, card)?;
    prices.affords(&[card], table.player(seat).fs)
}

/// GR-24.11, GR-R54: a Trigger whose Requirements are met and that can be paid.
fn check_trigger(table: &Table, content: &Content, seat: Seat, source: Source, at: u8) -> Verdict {
    let text = Text { seat, source, part: Part::Trigger(at) };
    if let Source::Ability(place) = source
        && (table.flies(seat) != seat || !table.works(content, seat, place))
    {
        return Err(Illegal::NotActivated);
    }
    if let Source::Card(card) = source
        && !table.player(seat).raised().contains(card)
    {
        return Err(Illegal::NotActivated);
    }
    let trigger = text.triggers(table, content).get(usize::from(at)).ok_or(Illegal::NotAsked)?;
    let player = table.player(seat);
    let used = match source {
        Source::Card(card) => player.tapped.contains(card),
        Source::Pilot | Source::Ability(_) => player.triggered & once_bit(source, at) != 0,
    };
    if trigger.once && used {
        return Err(Illegal::OnceATurn);
    }
    if trigger.once_a_bout && player.ever & once_bit(source, at) != 0 {
        return Err(Illegal::OnceABout);
    }
    needs::met(table, content, seat, &trigger.needs, false)?;
    if let Some(price) = queries::price_of(table, content, seat, source, trigger)
        && !stock::affords(table, seat, source, price, 1)
    {
        let has = stock::purse(table, seat, source, price);
        return Err(Illegal::CannotPay { price, has });
    }
    if !stock::has_all(table, content, seat, trigger.pays.iter(), table.player(seat).hand) {
        return Err(Illegal::CannotGive);
    }
    if needs::trigger_works(table, content, seat, trigger) { Ok(()) } else { Err(Illegal::NoObject) }
}

/// GR-24.5, GR-24.6: all the tokens at once, and what must be activated before.
fn check_activation(table: &Table, content: &Content, seat: Seat, at: u8) -> Verdict {
    let ability =
        table.ability(content, seat, at).filter(|_| table.flies(seat) == seat).ok_or(Illegal::NotAsked)?;
    let cost = ability.activation.ok_or(Illegal::AlwaysAvailable)?;
    let player = table.player(seat);
    let declared = player.laid[usize::from(at)] > 0;
    if player.active[usize::from(at)] || declared {
        return Err(Illegal::AlreadyActive);
    }
    if cost > player.pt {
        return Err(Illegal::TooFewTokens { cost, has: player.pt });
    }
    needs::lacks(table, content, seat, ability)
        .map_or(Ok(()), |code| Err(Illegal::NeedsAbility { ability: code }))
}

/// GR-24.8, GR-R44: deactivating costs nothing; once is enough.
fn check_deactivation(table: &Table, seat: Seat, at: u8) -> Verdict {
    let active = table.flies(seat) == seat && table.player(seat).active.get(usize::from(at)) == Some(&true);
    let same = |item: &crate::table::Item| {
        item.seat == seat && item.source == Source::Ability(at) && item.deed == Deed::Deactivate
    };
    if active && !table.stack.iter().any(same) { Ok(()) } else { Err(Illegal::NotActivated) }
}

/// Every response that is legal for the seat.
pub(crate) fn all(table: &Table, content: &Content, seat: Seat, mut each: impl FnMut(Source, Deed)) {
    if table.stack.len() >= STACK_MAX {
        return;
    }
    let prices = Prices::now(table, content, seat);
    let cards = instants(&prices, open_instants(&prices).and(own_reach(table, content, seat)));
    let legal = cards.filter(|&card| {
        has_replacement(&prices, card).is_ok() && attacks::has_pays(table, content, seat, card).is_ok()
    });
    legal.for_each(|card| each(Source::Card(card), Deed::Play));
    first_trigger(table, content, seat, Matter::Any, |source, at| {
        each(source, Deed::Trigger(at));
        None::<()>
    });
    let (on, off) = (activations(table, content, seat), deactivations(table, seat));
    on.for_each(|at| each(Source::Ability(at), Deed::Activate));
    off.for_each(|at| each(Source::Ability(at), Deed::Deactivate));
}

/// The Instants whose Requirements the situation does not rule out.
#[inline]
fn open_instants(prices: &Prices<'_>) -> Cards {
    let Prices { table, content, seat, deck, .. } = *prices;
    let (side, stage) = (table.combat.side_of(table.flies(seat)), table.combat.stage);
    let open = deck.instants_in(Situation { side, stage, declared: !table.stack.is_empty() });
    debug_assert!(
        deck.instants.minus(open).iter().all(|card| {
            let wanted = &table.facts(content, seat, card).needs;
            wanted.iter().any(|&need| !needs::is_met(table, content, seat, need, false))
        }),
        "an Instant that could be played is left out",
    );
    open
}

/// GR-8.2, GR-9.18, GR-25.2, GR-R53: those of these open Instants that can be paid and whose Requirements are met. What is
/// found out soonest comes first.
fn instants<'a>(prices: &'a Prices<'_>, open: Cards) -> impl Iterator<Item = Card> + use<'a> {
    let Prices { table, content, seat, .. } = *prices;
    let paid = prices.within(open, table.player(seat).fs);
    paid.iter().filter(move |&card| needs::playable(table, content, seat, card).is_ok())
}

/// GR-24.11: goes through the Triggers on the abilities of the seat that matter and may be declared; ends where something
/// is found.
#[inline]
fn first_trigger<T>(
    table: &Table,
    content: &Content,
    seat: Seat,
    matter: Matter,
    mut found: impl FnMut(Source, u8) -> Option<T>,
) -> Option<T> {
    let mattering = table.deck(content, seat).mattering(matter);
    if mattering.has_no_trigger() {
        return None;
    }
    let raised = table.player(seat).raised().and(mattering.cards);
    let mut carriers = table.carriers(seat, mattering.abilities).chain(raised.iter().map(Source::Card));
    carriers.find_map(|source| {
        let text = Text { seat, source, part: Part::Rules };
        let triggers = text.triggers(table, content);
        (0..).zip(triggers).find_map(|(at, trigger)| {
            let may = matter.fits(&trigger.needs, None)
                && queries::price_of(table, content, seat, source, trigger)
                    .is_none_or(|price| stock::affords(table, seat, source, price, 1))
                && check_trigger(table, content, seat, source, at).is_ok();
            if may { found(source, at) } else { None }
        })
    })
}

/// GR-24.5: the abilities that the seat may activate. Most cost more than there is.
fn activations<'a>(table: &'a Table, content: &'a Content, seat: Seat) -> impl Iterator<Item = u8> + use<'a> {
    let pt = table.player(seat).pt;
    table.carriers(seat, table.deck(content, seat).activated).filter_map(move |source| match source {
        Source::Ability(at) => {
            let cost = table.ability(content, seat, at).and_then(|ability| ability.activation);
            let paid = cost.is_some_and(|cost| cost <= pt);
            (paid && check_activation(table, content, seat, at).is_ok()).then_some(at)
        }
        Source::Pilot | Source::Card(_) => None,
    })
}

/// GR-24.8: the abilities that the seat may deactivate.
fn deactivations(table: &Table, seat: Seat) -> impl Iterator<Item = u8> + use<'_> {
    let active = if table.player(seat).active.contains(&true) { 0..3 } else { 0..0 };
    active.filter(move |&at| check_deactivation(table, seat, at).is_ok())
}

/// GR-R47: the cards that the seat may hold for all that the others know: those they saw return to its hand, and, while
/// it holds others, every card that has never been seen and can start in a hand.
pub(crate) fn possible(table: &Table, content: &Content, seat: Seat) -> Cards {
    let player = table.player(seat);
    let known = player.hand.and(player.shown);
    if player.hand.minus(player.shown).is_empty() {
        return known;
    }
    known.union(unseen(table, content, seat))
}

/// GR-R47: those of the cards in a question that the seat has: the question itself names all that it may have for all
/// that the others know.
pub(crate) fn held(table: &Table, content: &Content, seat: Seat, from: Cards) -> Cards {
    from.minus(unseen(table, content, seat).minus(table.player(seat).hand))
}

/// GR-3.22, GR-R47: the cards without a Cooldown Value that nobody else has seen.
pub(crate) fn unseen(table: &Table, content: &Content, seat: Seat) -> Cards {
    let shares = matches!(table.player(seat).state, State::Copilot(_));
    let from = if shares { crate::content::PILOT_CARDS as u8 } else { Card::COUNT };
    table.deck(content, seat).returning.and(Cards::first(from)).minus(table.player(seat).shown)
}

/// GR-R73, GR-T5: whether the seat is asked in this window, by what everybody knows and by what the table has agreed.
pub(crate) fn wanted(table: &Table, content: &Content, seat: Seat, moment: Moment) -> bool {
    if table.stack.len() >= STACK_MAX {
        return false;
    }
    match table.options.watch {
        Watch::Every => could(table, content, seat) || could_switch(table, content, seat),
        Watch::Could => could(table, content, seat),
        Watch::Key => is_key(table, seat) && could(table, content, seat),
        Watch::Matters => matters(table, content, seat, moment),
    }
}

/// GR-T5: whether a response matters now. Who has just responded is asked again when that has resolved. In the own turn,
/// what is not tied to the moment is an action as well. In the turn of another it waits for the end of the Combat phase,
/// and what has a range is asked for wherever a robot moves.
///
/// A moment at which nothing new is known asks only for what could not be played before: an own attack has just been
/// declared, or the dice that lie there are counted. An Instant outside an attack is answered by what is tied to it,
/// unless it has a range.
///
/// It depends on the table and on whether the moment is one of those that are named here. Outside an attack none of them
/// comes after another one over the same table: [`Window::needed`](crate::procedures::Window) relies on that.
fn matters(table: &Table, content: &Content, seat: Seat, moment: Moment) -> bool {
    let newest = table.stack.last();
    if newest.is_some_and(|item| item.seat == seat) {
        return false;
    }
    let (is_key, is_own) = (is_key(table, seat), table.flies(table.active) == table.flies(seat));
    let matter = if let Some(newest) = newest.filter(|_| is_key) {
        let has_range = |card| table.facts(content, newest.seat, card).range.is_some();
        let is_any = table.combat.is_on() || newest.card().is_some_and(has_range);
        if is_any { Matter::Any } else { Matter::Tied }
    } else if is_key && moment != Moment::Resolved {
        let is_declared = is_own && moment == Moment::AttackDeclared;
        let otherwise = if is_declared { Matter::Tied } else { Matter::Any };
        if moment == Moment::Determined { Matter::OfSuccess } else { otherwise }
    } else if is_own {
        Matter::Tied
    } else {
        in_the_turn_of_another(moment)
    };
    could_with(table, content, seat, matter)
}

fn in_the_turn_of_another(moment: Moment) -> Matter {
    match moment {
        Moment::CombatEnds => Matter::Any,
        Moment::MoveDeclared | Moment::Moved => Matter::TiedOrRanged,
        Moment::StartBegins
        | Moment::StartEnds
        | Moment::UpkeepBegins
        | Moment::UpkeepEnds
        | Moment::CombatBegins
        | Moment::AttackDeclared
        | Moment::Reacted
        | Moment::AttackerPower
        | Moment::OtherPower
        | Moment::Rolled
        | Moment::Determined
        | Moment::Resolved
        | Moment::Declared
        | Moment::Happened
        | Moment::RecoveryPower
        | Moment::Recovered
        | Moment::CooldownBegins
        | Moment::CooldownEnds
        | Moment::EndBegins
        | Moment::EndEnds => Matter::Tied,
    }
}

/// Whether it could play a card or pay a Trigger, for all that the others know.
pub(crate) fn could(table: &Table, content: &Content, seat: Seat) -> bool {
    could_with(table, content, seat, Matter::Any)
}

/// The same for those that matter.
fn could_with(table: &Table, content: &Content, seat: Seat, matter: Matter) -> bool {
    could_play(table, content, seat, matter)
        || first_trigger(table, content, seat, matter, |_, _| Some(())).is_some()
}

fn could_play(table: &Table, content: &Content, seat: Seat, matter: Matter) -> bool {
    let prices = Prices::now(table, content, seat);
    let open = open_instants(&prices).and(prices.deck.mattering(matter).instants);
    if open.is_empty() {
        return false;
    }
    let hand = possible(table, content, seat);
    let among = open.and(hand.union(statics::driven(table, content, seat)));
    instants(&prices, among).any(|card| {
        let pays = &table.facts(content, seat, card).pays;
        pays.is_empty() || stock::has_all(table, content, seat, pays.iter(), hand.minus(Cards::only(card)))
    })
}

fn could_switch(table: &Table, content: &Content, seat: Seat) -> bool {
    activations(table, content, seat).next().is_some() || deactivations(table, seat).next().is_some()
}

/// GR-T5: the key moments: the seat's robot attacks or is attacked, or an opponent's Instant waits to be resolved.
pub(crate) fn is_key(table: &Table, seat: Seat) -> bool {
    let fights = table.combat.side_of(table.flies(seat)).is_some();
    let answers = table.stack.last().is_some_and(|item| table.opposed(item.seat, seat));
    fights || answers
}
