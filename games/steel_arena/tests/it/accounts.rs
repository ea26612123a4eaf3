//! The accounts of the tiles: on the field, in the stack and in the box, on robots, as trophies; and of the heat on robots
//! and of damage that is still to be paid.

use crate::laws::short;
use kernel::{Bout, Rules};
use steel_arena::content::{Defence, What};
use steel_arena::{Event, Ground, Part, SteelArena};
use testkit::laws::{Battery, Book, Numbers, accounts, accounts_but, soak};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    Field,
    Box,
    Modules(u8),
    Trophies(u8),
    Damage(u8),
    /// The overheat tokens on modules, and on the central module.
    Heat(u8),
    Central(u8),
    /// The side of the board.
    Side(u8),
}

use Account as A;

fn there(bout: &Bout<SteelArena>) -> Numbers<Account> {
    let view = SteelArena::view(bout, None);
    let laid = view.cells.iter().filter(|cell| cell.ground != Ground::Empty).count();
    let of_all = [(A::Field, laid as i64), (A::Box, view.boxed.len() as i64)];
    let robots = (0..).zip(&view.robots).flat_map(|(seat, robot)| {
        [
            (A::Modules(seat), robot.modules.len() as i64),
            (A::Trophies(seat), robot.trophies.len() as i64),
            (A::Damage(seat), i64::from(robot.damage)),
            (A::Heat(seat), robot.modules.iter().filter(|module| module.hot).count() as i64),
            (A::Central(seat), i64::from(robot.hot)),
            (A::Side(seat), robot.side as i64),
        ]
    });
    of_all.into_iter().chain(robots).collect()
}

/// The overheat token of this part.
fn heat(seat: u8, part: Part) -> Account {
    match part {
        Part::Central => A::Central(seat),
        Part::Slot(_) => A::Heat(seat),
    }
}

fn told(bout: &Bout<SteelArena>, booked: &Numbers<Account>, event: &Event) -> Vec<(Account, i64)> {
    let now = |account: Account| booked.get(&account).copied().unwrap_or(0);
    let from_to = |from, to| vec![(from, -1), (to, 1)];
    let goes =
        |seat: u8, hot: bool, to| vec![(A::Modules(seat), -1), (A::Heat(seat), -i64::from(hot)), (to, 1)];
    match *event {
        Event::Laid { .. } => vec![(A::Field, 1)],
        Event::Boxed { .. } | Event::Boiled { .. } => from_to(A::Field, A::Box),
        Event::Took { seat, tile } if tile.kind.is_some() => from_to(A::Field, A::Modules(seat.0)),
        Event::Discarded { seat, tile, hot, to } if tile.kind.is_some() => {
            // Each module pays for one unit of damage.
            let mut gone = goes(seat.0, hot, to.map_or(A::Box, |to| A::Trophies(to.0)));
            gone.push((A::Damage(seat.0), -1));
            gone
        }
        Event::Limited { seat, tile, hot } if tile.kind.is_some() => goes(seat.0, hot, A::Trophies(seat.0)),
        Event::WornOut { seat, hot, .. } | Event::UsedUp { seat, hot, .. } => goes(seat.0, hot, A::Box),
        Event::Activated { seat, part, worn } => vec![(heat(seat.0, part.part), i64::from(!worn))],
        Event::Overheated { seat, part } => vec![(heat(seat.0, part), 1)],
        Event::Quenched { seat, part } => vec![(heat(seat.0, part), -1)],
        Event::HeatOver { seat, parts } | Event::AutoCooled { seat, parts } => {
            parts.iter().map(|part| (heat(seat.0, part), -1)).collect()
        }
        Event::CooledAll { seat } => {
            [A::Heat(seat.0), A::Central(seat.0)].map(|account| (account, -now(account))).into()
        }
        Event::Defended { seat, part, .. } => {
            let reacts = part.kind.is_some_and(|kind| {
                matches!(bout.content().kind(kind).what, What::Defence(Defence { reaction: true, .. }))
            });
            vec![(A::Heat(seat.0), i64::from(reacts))]
        }
        Event::Flipped { seat, to } => vec![(A::Side(seat.0), to as i64 - now(A::Side(seat.0)))],
        Event::Damaged { seat, by } => vec![(A::Damage(seat.0), i64::from(by))],
        Event::Left { seat } => {
            let gone = [A::Modules(seat.0), A::Heat(seat.0), A::Damage(seat.0)];
            let gone = gone.map(|account| (account, -now(account)));
            gone.into_iter().chain([(A::Box, now(A::Modules(seat.0)))]).collect()
        }
        _ => Vec::new(),
    }
}

fn battery() -> Battery<SteelArena> {
    Battery { seeds: 0..2 * soak(), ..short() }
}

#[test]
fn events_tell_where_every_tile_goes() {
    let booked = accounts(&battery(), &Book { balances: there, bookings: told });
    assert!(booked.expect("the events add up") > 500);
}

/// A book that forgets what cools does not add up.
#[test]
fn heat_that_is_not_booked_is_missed() {
    let book = Book { balances: there, bookings: told };
    let forgets = |event: &Event| matches!(event, Event::AutoCooled { .. });
    accounts_but(&battery(), &book, forgets).expect_err("tokens are missing");
}
