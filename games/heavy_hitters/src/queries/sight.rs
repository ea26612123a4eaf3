//! Sight. GK-10.3 to GK-10.19: arcs, cover by shortest paths, alleys.

use crate::city::{Cell, City, Facing, Way};

/// What stands between (GK-10.9 to GK-10.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// No building next to the target lies on a shortest path.
    Free,
    /// Partial Cover.
    Partial,
    /// Full Cover.
    Full,
}

/// GK-R14: whether a hex is in front of who looks there.
pub fn in_front(from: Cell, facing: Facing, to: Cell) -> bool {
    let ((x, y), (u, v)) = (from.place(), to.place());
    let (dx, dy) = (i16::from(u - x), i16::from(v - y));
    let ahead = match facing.0 {
        0 => -dy,
        1 => 3 * dx - dy,
        2 => 3 * dx + dy,
        3 => dy,
        4 => -3 * dx + dy,
        _ => -3 * dx - dy,
    };
    ahead >= 0
}

/// GK-10.5, GK-10.9 to GK-10.13, GK-R54.
pub fn sight(city: City, from: Cell, to: Cell) -> Sight {
    let far = from.distance(to);
    if far <= 1 {
        return Sight::Free;
    }
    if !is_clear(city, from.place(), to.place()) {
        return Sight::Full;
    }
    let near = |cell: &Cell| cell.distance(from) + 1 == far && city.standing.contains(*cell);
    if to.around().any(|cell| near(&cell)) { Sight::Partial } else { Sight::Free }
}

type Place = (i8, i8);

fn distance(from: Place, to: Place) -> u8 {
    let (dx, dy) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
    dx.max((dx + dy) / 2)
}

/// GK-10.5, GK-R2: whether a shortest path is free of buildings; it may run through half-hexes, not off the board.
fn is_clear(city: City, from: Place, to: Place) -> bool {
    let far = distance(from, to);
    if far <= 1 {
        return true;
    }
    let steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    let near = steps.map(|(dx, dy)| (from.0 + dx, from.1 + dy));
    let is_open = |&(x, y): &Place| {
        let printed = (1..=11).contains(&x) && if x % 2 == 0 { 2..=18 } else { 1..=19 }.contains(&y);
        printed && Cell::at(x, y).is_none_or(|cell| !city.standing.contains(cell))
    };
    let closer = near.iter().filter(|&&place| distance(place, to) < far);
    closer.filter(|place| is_open(place)).any(|&place| is_clear(city, place, to))
}

/// GK-10.14, GK-R16, GK-R55: what else is added to the Target Number if the hex can be attacked through an alley.
pub(super) fn alley(city: City, from: Cell, to: Cell) -> Option<u8> {
    Way::ALL.into_iter().find_map(|way| {
        let other = Way((way.0 + 1) % 6);
        let sides = [from.neighbour(way)?, from.neighbour(other)?];
        let gap = sides[0].neighbour(other)?;
        let is_alley = sides.iter().all(|side| city.standing.contains(*side)) && !city.standing.contains(gap);
        if !is_alley || !is_behind(from, way, other, to) {
            return None;
        }
        match sight(city, gap, to) {
            _ if gap == to => Some(0),
            Sight::Free => Some(0),
            Sight::Partial => Some(1),
            Sight::Full => None,
        }
    })
}

/// GK-R16: whether the hex lies in the wedge behind the gap: so many steps one way and so many the other, at least one
/// of each.
fn is_behind(from: Cell, way: Way, other: Way, to: Cell) -> bool {
    let step = |way: Way| {
        let (dx, dy) = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)][usize::from(way.0)];
        (i16::from(dx as i8), i16::from(dy as i8))
    };
    let ((ax, ay), (bx, by)) = (step(way), step(other));
    let ((x, y), (u, v)) = (from.place(), to.place());
    let (dx, dy) = (i16::from(u - x), i16::from(v - y));
    let whole = ax * by - ay * bx;
    let (p, q) = (dx * by - dy * bx, ax * dy - ay * dx);
    p * whole > 0 && q * whole > 0
}
