//! The accounts of the tiles: on the field and in the box, on robots, as trophies; and of damage that is still to be paid.

use crate::laws::short;
use kernel::{Bout, Rules};
use std::collections::BTreeMap;
use steel_arena::{Event, Ground, SteelArena};
use testkit::laws::{Battery, Book, Numbers, accounts, soak};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    /// On the field and in the box together: a tile that has gone off lies on the field until its wave has hit all.
    Table,
    Modules(u8),
    Trophies(u8),
    Damage(u8),
}

fn there(bout: &Bout<SteelArena>) -> BTreeMap<Account, i64> {
    let view = SteelArena::view(bout, None);
    let laid = view.cells.iter().filter(|cell| cell.ground != Ground::Empty).count();
    let of_all = [(Account::Table, (laid + view.boxed.len()) as i64)];
    let robots = (0..).zip(&view.robots).flat_map(|(seat, robot)| {
        [
            (Account::Modules(seat), robot.modules.len() as i64),
            (Account::Trophies(seat), robot.trophies.len() as i64),
            (Account::Damage(seat), i64::from(robot.damage)),
        ]
    });
    of_all.into_iter().chain(robots).collect()
}

fn told(bout: &Bout<SteelArena>, _booked: &Numbers<Account>, event: &Event) -> Vec<(Account, i64)> {
    let from_to = |from, to| vec![(from, -1), (to, 1)];
    match *event {
        Event::Laid { .. } => vec![(Account::Table, 1)],
        Event::Took { seat, tile } if tile.kind.is_some() => {
            from_to(Account::Table, Account::Modules(seat.0))
        }
        Event::Discarded { seat, tile, to } if tile.kind.is_some() => {
            let to = to.map_or(Account::Table, |to| Account::Trophies(to.0));
            // Each module pays for one unit of damage.
            vec![(Account::Modules(seat.0), -1), (to, 1), (Account::Damage(seat.0), -1)]
        }
        Event::Limited { seat, tile } if tile.kind.is_some() => {
            from_to(Account::Modules(seat.0), Account::Trophies(seat.0))
        }
        Event::WornOut { seat, .. } | Event::UsedUp { seat, .. } => {
            from_to(Account::Modules(seat.0), Account::Table)
        }
        Event::Damaged { seat, by } => vec![(Account::Damage(seat.0), i64::from(by))],
        Event::Left { seat } => {
            let robot = &SteelArena::view(bout, None).robots[seat.index()];
            let modules = robot.modules.len() as i64;
            let unpaid = (Account::Damage(seat.0), -i64::from(robot.damage));
            vec![(Account::Modules(seat.0), -modules), (Account::Table, modules), unpaid]
        }
        _ => Vec::new(),
    }
}

#[test]
fn events_tell_where_every_tile_goes() {
    let battery = Battery { seeds: 0..2 * soak(), ..short() };
    let booked = accounts(&battery, &Book { balances: there, bookings: told });
    assert!(booked.expect("the events add up") > 500);
}
