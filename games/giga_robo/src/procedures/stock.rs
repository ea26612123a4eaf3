//! Gains, losses and costs. GR-6.5, GR-6.6, GR-15.1, GR-15.2, GR-23, GR-24.2, GR-24.3, GR-24.11, GR-R42, GR-R65.

use super::{Cx, Hooks, Purging, Shedding};
use crate::content::{Amount, Filter, Per, Place, Price, Reach, Stock, Trait, Trauma, Zone};
use crate::content::{Cards, Clause, Content, Hook, Static, Topic, Verb, Who};
use crate::event::{Event, Sum};
use crate::frame::Frame;
use crate::queries;
use crate::statics;
use crate::table::Table;
use crate::text::Source;
use kernel::Seat;

/// GR-24.2: the most Power Tokens of a robot.
pub(crate) const PT_MAX: u8 = 6;

/// GR-28.10: the seat gains so much, within all caps.
pub(super) fn gain(cx: &mut Cx<'_>, seat: Seat, what: Stock, n: u8) {
    let robot = cx.table().flies(seat);
    let (got, seat) = match what {
        Stock::Fs => (gain_fs(cx, seat, n), seat),
        Stock::Pt => (gain_pt(cx, robot, n), robot),
        Stock::Armor => (repair(cx, robot, n), robot),
        Stock::Anchor | Stock::Fire | Stock::Panic | Stock::Surge => {
            let trauma = what.trauma().expect("a Trauma Token");
            let more = if n > 0 { statics::receives(cx.table(), cx.content(), seat, trauma) } else { 0 };
            let n = n.saturating_add(more);
            (cx.table_mut().player_mut(seat).receive(trauma, n), seat)
        }
    };
    if got > 0 {
        cx.tell(Event::Gained { seat, sum: Sum { n: got, what } });
    }
}

/// GR-6.6, GR-23.5, GR-25.8, GR-R42: Panic takes its share of each gain before the cap.
fn gain_fs(cx: &mut Cx<'_>, seat: Seat, n: u8) -> u8 {
    let most = cx.table().pilot(cx.content(), seat).max_fs;
    let more = if n > 0 { statics::fs_gains(cx.table(), cx.content(), seat) } else { 0 };
    let n = n.saturating_add(more);
    let player = cx.table_mut().player_mut(seat);
    let wanted = n.saturating_sub(player.tokens(Trauma::Panic));
    let got = wanted.min(most.saturating_sub(player.fs));
    player.fs += got;
    got
}

/// GR-R151: the same of Fighting Spirit, where a text may let its owner clear a slot of the meter instead: that is asked first.
#[must_use]
pub(super) fn gain_or_purge(cx: &mut Cx<'_>, seat: Seat, n: u8) -> Option<Frame> {
    let purges = n > 0 && !cx.left().contains(seat) && may_purge(cx, seat);
    if purges {
        return Some(Frame::Purging(Purging::new(seat, n)));
    }
    gain(cx, seat, Stock::Fs, n);
    None
}

fn may_purge(cx: &Cx<'_>, seat: Seat) -> bool {
    let any = Trauma::ALL.iter().any(|&trauma| statics::loose(cx.table(), cx.content(), seat, trauma) > 0);
    let own = statics::first(cx.table(), cx.content(), seat, Topic::Gain, |holding| {
        (*holding.what == Static::Trait(Trait::Purge) && holding.text.seat == seat).then_some(())
    });
    any && own.is_some()
}

/// GR-24.1, GR-24.2, GR-24.3: what is beyond 6 is lost.
fn gain_pt(cx: &mut Cx<'_>, robot: Seat, n: u8) -> u8 {
    let has = cx.table().player(robot).pt;
    let room = match statics::pt_room(cx.table(), cx.content(), robot) {
        Some(most) => most.saturating_sub(has),
        None => PT_MAX.saturating_sub(cx.table().all_pt(robot)),
    };
    let got = n.min(room);
    cx.table_mut().player_mut(robot).pt += got;
    if got > 0 {
        powers(cx, robot, 1);
    }
    got
}

/// GR-15.2: never above Max Armor. GR-R83: repaired above 0, it is not struck down any more.
fn repair(cx: &mut Cx<'_>, robot: Seat, n: u8) -> u8 {
    if statics::any(cx.table(), cx.content(), robot, Topic::Gain, |what| {
        matches!(what, Static::Trait(Trait::NoArmor))
    }) {
        return 0;
    }
    let most = cx.table().max_armor(cx.content(), robot);
    let player = cx.table_mut().player_mut(robot);
    let got = n.min(most.saturating_sub(player.armor));
    player.armor += got;
    if player.armor > 0 {
        player.struck_down = false;
    }
    got
}

/// GR-R65: the seat loses so much, at most what there is; gives what was lost.
pub(super) fn lose(cx: &mut Cx<'_>, seat: Seat, what: Stock, n: u8) -> u8 {
    let robot = cx.table().flies(seat);
    let lost = match what {
        Stock::Fs => take(&mut cx.table_mut().player_mut(seat).fs, n),
        Stock::Pt => take(&mut cx.table_mut().player_mut(robot).pt, n),
        Stock::Armor => take(&mut cx.table_mut().player_mut(robot).armor, n),
        Stock::Anchor | Stock::Fire | Stock::Panic | Stock::Surge => {
            let trauma = what.trauma().expect("a Trauma Token");
            let from = if statics::bound(cx.table(), cx.content(), seat, trauma) { 1 } else { 0 };
            clear(cx.table_mut(), seat, trauma, n, from)
        }
    };
    if lost > 0 {
        let seat = if matches!(what, Stock::Pt | Stock::Armor) { robot } else { seat };
        cx.tell(Event::Lost { seat, sum: Sum { n: lost, what } });
    }
    lost
}

/// GR-12.14, GR-24.9, GR-24.11, GR-R174: Power Tokens are spent, for whatever; texts may wait for that. Gives how many.
pub(super) fn spend_pt(cx: &mut Cx<'_>, robot: Seat, n: u8) -> u8 {
    let spent = lose(cx, robot, Stock::Pt, n);
    if spent > 0 && is_awaited(cx, Hook::FoeSpendsPt, robot) {
        cx.table_mut().power.get_or_insert_default().spend(robot);
    }
    spent
}

/// GR-12.14, GR-R174: so many Power Tokens become Power Dice of a roll.
pub(super) fn add_power(cx: &mut Cx<'_>, seat: Seat, dice: u8) {
    let robot = cx.table().flies(seat);
    spend_pt(cx, robot, dice);
    powers(cx, robot, dice);
}

/// GR-R174: the robot has gained Power Tokens, or added so many Power Dice; texts may wait for each time.
fn powers(cx: &mut Cx<'_>, robot: Seat, times: u8) {
    if times > 0 && is_awaited(cx, Hook::FoePowers, robot) {
        cx.table_mut().power.get_or_insert_default().gain(robot, times);
    }
}

/// Whether a text of an opponent waits for this moment of the robot.
fn is_awaited(cx: &Cx<'_>, hook: Hook, robot: Seat) -> bool {
    Hooks::of_foes(hook, robot, cx.table()).needed(cx.table(), cx.content()).is_some()
}

fn take(from: &mut u8, n: u8) -> u8 {
    let taken = n.min(*from);
    *from -= taken;
    taken
}

/// Tokens leave the meter; where it matters which ones, that is for [`Shedding`].
/// GR-R169: from this slot on, counted from 0.
fn clear(table: &mut Table, seat: Seat, trauma: Trauma, n: u8, from: usize) -> u8 {
    let mut left = n;
    for slot in &mut table.player_mut(seat).meter[from..] {
        left -= take(&mut slot.tokens[trauma as usize], left);
    }
    n - left
}

/// GR-24.11, GR-24.12, GR-R65: whether the price can be paid so often.
pub(crate) fn affords(table: &Table, seat: Seat, source: Source, price: Price, times: u8) -> bool {
    let each = match price {
        Price::Fs(each)
        | Price::Pt(each)
        | Price::Surge(each)
        | Price::Stored(each)
        | Price::MaxArmor(each) => each,
        Price::Burn(_) | Price::Panic(_) => return true,
    };
    u16::from(each) * u16::from(times) <= u16::from(purse(table, seat, source, price))
}

/// GR-24.11, GR-24.12: what there is to pay such a price with.
pub(crate) fn purse(table: &Table, seat: Seat, source: Source, price: Price) -> u8 {
    let robot = table.flies(seat);
    let player = table.player(seat);
    match price {
        Price::Fs(_) => player.fs,
        Price::Pt(_) => table.player(robot).pt,
        Price::Surge(_) => player.tokens(Trauma::Surge),
        Price::Stored(_) if matches!(source, Source::Card(_)) => 0,
        Price::Stored(_) => table.player(robot).stored,
        Price::Burn(_) | Price::Panic(_) => u8::MAX,
        Price::MaxArmor(_) => table.player(robot).armor,
    }
}

/// GR-R105: so much Armor is gone, and Max Armor with it.
fn wear(cx: &mut Cx<'_>, robot: Seat, n: u8) {
    lose(cx, robot, Stock::Armor, n);
    let player = cx.table_mut().player_mut(robot);
    player.worn += n;
    player.struck_down |= player.armor == 0;
    if n > 0 {
        cx.tell(Event::Worn { seat: robot, n });
    }
}

/// GR-24.11: Power Surges that lie on an ability are spent.
fn release(cx: &mut Cx<'_>, robot: Seat, n: u8) {
    cx.table_mut().player_mut(robot).stored -= n;
    if n > 0 {
        cx.tell(Event::Released { seat: robot, n });
    }
}

/// GR-24.11, GR-25.2, GR-R175: whether all of this is there to be given, with this hand, one thing for each. GR-R159: half of
/// no cards is no price.
pub(crate) fn has_all<'a>(
    table: &Table,
    content: &Content,
    seat: Seat,
    pays: impl Iterator<Item = &'a Clause> + Clone,
    hand: Cards,
) -> bool {
    let several = pays.clone().nth(1).is_some();
    pays.clone().all(|clause| has(table, content, seat, &clause.verb, hand))
        && (!several || has_together(table, content, seat, pays, hand))
}

/// What there is of it to be given.
pub(super) fn there(table: &Table, content: &Content, seat: Seat, what: Stock) -> u8 {
    let robot = table.flies(seat);
    match what {
        Stock::Fs => table.player(seat).fs,
        Stock::Pt => table.player(robot).pt,
        Stock::Armor => table.player(robot).armor,
        Stock::Anchor | Stock::Fire | Stock::Panic | Stock::Surge => {
            what.trauma().map_or(0, |trauma| statics::loose(table, content, seat, trauma))
        }
    }
}

/// How much of a stock is given; an X comes to at least 1 (GR-R176).
fn least(n: Amount) -> i16 {
    i16::from(n.plus).max(i16::from(n.per == Per::X))
}

/// The most clauses of Requirements that are looked at together.
const GIVEN_MAX: usize = 6;

/// The same where several things are given: what is given for one of them is not there for another.
fn has_together<'a>(
    table: &Table,
    content: &Content,
    seat: Seat,
    pays: impl Iterator<Item = &'a Clause> + Clone,
    hand: Cards,
) -> bool {
    let stock = |of: Stock| {
        let wanted = pays.clone().map(|clause| {
            let given =
                if let Verb::Lose { what, n, who: Who::Me } = &clause.verb { Some((what, n)) } else { None };
            given.filter(|(what, _)| **what == of).map_or(0, |(_, n)| least(*n))
        });
        wanted.sum::<i16>() <= i16::from(there(table, content, seat, of))
    };
    let cards = pays.clone().filter_map(|clause| wanted_cards(table, content, seat, &clause.verb, hand));
    let cards: arrayvec::ArrayVec<(Cards, usize), GIVEN_MAX> = cards.take(GIVEN_MAX).collect();
    // Whichever of them are looked at, there are cards enough for all of these.
    let enough = (1u32..1 << cards.len()).all(|some| {
        let some =
            || (0..).zip(&cards).filter(move |(at, _)| some & (1 << at) != 0).map(|(_, wanted)| wanted);
        let fitting = some().fold(Cards::default(), |all, (cards, _)| all.union(*cards));
        usize::from(fitting.len()) >= some().map(|(_, n)| n).sum::<usize>()
    });
    enough && Stock::ALL.iter().all(|&of| stock(of))
}

/// The cards that fit what is to be given, and how many of them it takes.
fn wanted_cards(
    table: &Table,
    content: &Content,
    seat: Seat,
    verb: &Verb,
    hand: Cards,
) -> Option<(Cards, usize)> {
    let fits = |cards: &Filter, from: Cards| {
        from.iter().filter(|&card| statics::fits(cards, table.facts(content, seat, card), card)).collect()
    };
    if let Verb::Spend { n, cards, who: Who::Me, .. } = verb {
        Some((fits(cards, hand), n.plus.max(0) as usize))
    } else if let Verb::Expel { who: Who::Me, n, from, cards } = verb {
        let there = if *from == Zone::Hand { hand } else { table.player(seat).cooling() };
        let n = statics::number(table, content, statics::Counting::none(seat), *n);
        Some((fits(cards, there), n.max(1) as usize))
    } else {
        None
    }
}

fn has(table: &Table, content: &Content, seat: Seat, verb: &Verb, hand: Cards) -> bool {
    let robot = table.flies(seat);
    if let Some((cards, n)) = wanted_cards(table, content, seat, verb, hand) {
        usize::from(cards.len()) >= n
    } else if let Verb::Lose { what, n, who: Who::Me } = verb {
        i16::from(there(table, content, seat, *what)) >= least(*n)
    } else if let Verb::BreakBarrier { at: Reach::NearMe, n, .. } = verb {
        let near = crate::procedures::effect::map::places(table, content, seat, None, Place::NearMe);
        near.iter().filter(|&cell| table.city.site(cell).barrier).count() >= n.plus.max(0) as usize
    } else if let Verb::Unmark(at) = verb {
        !queries::marked_at(table, content, seat, queries::foe_now(table, seat), *at).is_empty()
    } else if let Verb::SwitchOff(code) = verb {
        statics::place_of(table, content, robot, code.as_str()).is_some()
    } else if let Verb::RemoveTile { tile, at } = verb {
        let near = crate::procedures::effect::map::places(table, content, seat, None, *at);
        near.iter().any(|cell| super::tiles::lies(table.city.site(cell), *tile))
    } else {
        true
    }
}

/// How often the price can be paid at most.
pub(crate) fn times(table: &Table, seat: Seat, source: Source, price: Price) -> u8 {
    (0..=40).take_while(|&times| affords(table, seat, source, price, times)).last().unwrap_or(0)
}

/// The price is paid so often. Tokens out of the meter are still owed then: that is for [`super::owing`].
#[must_use]
pub(super) fn pay(cx: &mut Cx<'_>, seat: Seat, price: Price, times: u8) -> Option<Frame> {
    let robot = cx.table().flies(seat);
    match price {
        Price::Fs(each) => {
            lose(cx, seat, Stock::Fs, each * times);
        }
        Price::Pt(each) => {
            spend_pt(cx, robot, each * times);
        }
        Price::Surge(each) => {
            return Some(Frame::Shedding(Shedding::new(seat, Trauma::Surge, each * times)));
        }
        Price::Stored(each) => release(cx, robot, each * times),
        Price::Burn(each) => gain(cx, seat, Stock::Fire, each * times),
        Price::Panic(each) => gain(cx, seat, Stock::Panic, each * times),
        Price::MaxArmor(each) => wear(cx, robot, each * times),
    }
    None
}
