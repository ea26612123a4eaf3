//! Gains, losses and costs. GR-6.5, GR-6.6, GR-15.1, GR-15.2, GR-23, GR-24.2, GR-24.3, GR-24.11, GR-R42, GR-R65.

use super::{Cx, Shedding};
use crate::content::{Price, Stock, Trauma};
use crate::event::{Event, Sum};
use crate::frame::Frame;
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
            cx.table_mut().player_mut(seat).receive(trauma, n);
            (n, seat)
        }
    };
    if got > 0 {
        cx.tell(Event::Gained { seat, sum: Sum { n: got, what } });
    }
}

/// GR-6.6, GR-23.5, GR-25.8, GR-R42: Panic takes its share of each gain before the cap.
fn gain_fs(cx: &mut Cx<'_>, seat: Seat, n: u8) -> u8 {
    let most = cx.table().pilot(cx.content(), seat).max_fs;
    let player = cx.table_mut().player_mut(seat);
    let wanted = n.saturating_sub(player.tokens(Trauma::Panic));
    let got = wanted.min(most.saturating_sub(player.fs));
    player.fs += got;
    got
}

/// GR-24.1, GR-24.2, GR-24.3: what is beyond 6 is lost.
fn gain_pt(cx: &mut Cx<'_>, robot: Seat, n: u8) -> u8 {
    let got = n.min(PT_MAX.saturating_sub(cx.table().all_pt(robot)));
    cx.table_mut().player_mut(robot).pt += got;
    got
}

/// GR-15.2: never above Max Armor. GR-R83: repaired above 0, it is not struck down any more.
fn repair(cx: &mut Cx<'_>, robot: Seat, n: u8) -> u8 {
    let most = cx.table().robot(cx.content(), robot).armor;
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
            clear(cx.table_mut(), seat, trauma, n)
        }
    };
    if lost > 0 {
        cx.tell(Event::Lost { seat, sum: Sum { n: lost, what } });
    }
    lost
}

/// GR-12.14, GR-24.9, GR-24.11: Power Tokens are spent; texts may wait for that.
pub(super) fn spend_pt(cx: &mut Cx<'_>, robot: Seat, n: u8) {
    if lose(cx, robot, Stock::Pt, n) > 0 {
        cx.table_mut().spenders.insert(robot);
    }
}

fn take(from: &mut u8, n: u8) -> u8 {
    let taken = n.min(*from);
    *from -= taken;
    taken
}

/// Tokens leave the meter; where it matters which ones, that is for [`Shedding`].
fn clear(table: &mut Table, seat: Seat, trauma: Trauma, n: u8) -> u8 {
    let mut left = n;
    for slot in &mut table.player_mut(seat).meter {
        left -= take(&mut slot.tokens[trauma as usize], left);
    }
    n - left
}

/// GR-24.11, GR-24.12, GR-R65: whether the price can be paid so often.
pub(crate) fn affords(table: &Table, seat: Seat, source: Source, price: Price, times: u8) -> bool {
    let each = match price {
        Price::Fs(each) | Price::Pt(each) | Price::Surge(each) | Price::Stored(each) => each,
        Price::Burn(_) => return true,
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
        Price::Burn(_) => u8::MAX,
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
        Price::Pt(each) => spend_pt(cx, robot, each * times),
        Price::Surge(each) => {
            return Some(Frame::Shedding(Shedding::new(seat, Trauma::Surge, each * times)));
        }
        Price::Stored(each) => cx.table_mut().player_mut(robot).stored -= each * times,
        Price::Burn(each) => gain(cx, seat, Stock::Fire, each * times),
    }
    None
}
