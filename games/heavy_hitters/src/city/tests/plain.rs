//! The board written a second time: places with coordinates, neighbours by measuring, and every shortest path.

use crate::city::{Cell, Cells, Cover, Way};
use std::collections::{BTreeSet, VecDeque};
use tabletop::Hex;
use tabletop::hex::{Arc, Direction, Sextant};

/// A place of the board by its number: full hexes and half-hexes alike.
pub(super) type Place = usize;

/// The board as the legend of a map describes it.
pub(super) struct Plain {
    /// The label of each place; a half-hex counts on from the hexes of its column.
    pub(super) labels: Vec<String>,
    /// Whether the place is a half-hex.
    pub(super) half: Vec<bool>,
    /// Where each place lies: a unit to the right is the square root of three fourths, one downwards a half.
    pub(super) at: Vec<(i32, i32)>,
    /// The places beside each.
    pub(super) near: Vec<BTreeSet<Place>>,
    /// How many steps lie between two places.
    pub(super) steps: Vec<Vec<u32>>,
    by_cell: Vec<Place>,
}

impl Plain {
    pub(super) fn board() -> Plain {
        let mut plain = Plain {
            labels: Vec::new(),
            half: Vec::new(),
            at: Vec::new(),
            near: Vec::new(),
            steps: Vec::new(),
            by_cell: Vec::new(),
        };
        for (column, letter) in "ABCDEFGHIJK".chars().enumerate() {
            let long = "BDFHJ".contains(letter);
            for digit in if long { 1..=9 } else { 0..=9 } {
                plain.labels.push(format!("{digit}{letter}"));
                plain.half.push(!long && (digit == 0 || digit == 9));
                plain.at.push((column as i32, 2 * digit + if long { 0 } else { 1 }));
            }
        }
        let place = |cell: Cell| plain.labels.iter().position(|label| *label == cell.to_string());
        plain.by_cell = Cell::all().map(|cell| place(cell).expect("a label of the board")).collect();
        plain.measure();
        plain
    }

    fn measure(&mut self) {
        let places = 0..self.at.len();
        for one in places.clone() {
            let beside = places.clone().filter(|&other| self.square(self.at[one], self.at[other]) == 4);
            let beside = beside.collect();
            self.near.push(beside);
        }
        for from in places {
            let mut steps = vec![u32::MAX; self.at.len()];
            steps[from] = 0;
            let mut queue = VecDeque::from([from]);
            while let Some(here) = queue.pop_front() {
                for &next in &self.near[here] {
                    if steps[next] == u32::MAX {
                        steps[next] = steps[here] + 1;
                        queue.push_back(next);
                    }
                }
            }
            self.steps.push(steps);
        }
    }

    /// Four times the square of how far two points lie apart, a step of the board being 1.
    pub(super) fn square(&self, one: (i32, i32), other: (i32, i32)) -> i32 {
        3 * (one.0 - other.0).pow(2) + (one.1 - other.1).pow(2)
    }

    pub(super) fn place(&self, cell: Cell) -> Place {
        self.by_cell[cell.index()]
    }

    pub(super) fn cell(&self, place: Place) -> Option<Cell> {
        (!self.half[place]).then(|| self.labels[place].parse().expect("the label of a full hex"))
    }

    /// The full hexes.
    pub(super) fn full(&self) -> impl Iterator<Item = Place> + '_ {
        (0..self.at.len()).filter(|&place| !self.half[place])
    }

    pub(super) fn mask(&self, cells: Cells) -> u128 {
        cells.iter().map(|cell| 1 << self.place(cell)).sum()
    }

    pub(super) fn cells(&self, mask: u128) -> Cells {
        let places = (0..self.at.len()).filter(|place| mask & 1 << place != 0);
        places.map(|place| self.cell(place).expect("a full hex")).collect()
    }

    fn around(&self, place: Place) -> u128 {
        self.near[place].iter().map(|near| 1 << near).sum()
    }

    /// Every shortest path, each as the set of places between its ends.
    fn paths(&self, from: Place, to: Place) -> Vec<u128> {
        let mut paths = Vec::new();
        self.walk_on(from, to, 0, &mut paths);
        paths
    }

    fn walk_on(&self, here: Place, to: Place, path: u128, paths: &mut Vec<u128>) {
        for &next in &self.near[here] {
            if next == to {
                paths.push(path);
            } else if self.steps[next][to] < self.steps[here][to] {
                self.walk_on(next, to, path | 1 << next, paths);
            }
        }
    }

    /// Whether a place lies in front of who looks in this direction, by its three front faces.
    pub(super) fn in_front(&self, from: Place, facing: Way, to: Place) -> bool {
        let hex = |place: Place| {
            let (x, y) = self.at[place];
            Hex::new(x as i16, ((y - x) / 2 - i32::from((y - x) % 2 < 0)) as i16)
        };
        let directions = [Direction::E, Direction::F, Direction::A, Direction::B, Direction::C, Direction::D];
        let arc = hex(from).arc(directions[facing.index()], hex(to));
        arc != Arc::Here
            && [Sextant::FrontLeft, Sextant::Front, Sextant::FrontRight]
                .into_iter()
                .any(|side| arc.touches(side))
    }
}

/// All shortest paths between all full hexes.
pub(super) struct Paths {
    pub(super) plain: Plain,
    all: Vec<Vec<Vec<u128>>>,
    /// The places in front of each, by facing.
    fronts: Vec<[u128; 6]>,
}

impl Paths {
    pub(super) fn all() -> Paths {
        let plain = Plain::board();
        let places = 0..plain.at.len();
        let row = |from: Place| {
            let to = |to: Place| {
                if from == to || plain.half[from] || plain.half[to] {
                    Vec::new()
                } else {
                    plain.paths(from, to)
                }
            };
            places.clone().map(to).collect()
        };
        let all = places.clone().map(row).collect();
        let front = |from: Place, facing: Way| {
            let seen = places.clone().filter(|&to| plain.in_front(from, facing, to));
            seen.map(|to| 1 << to).sum()
        };
        let fronts = places.clone().map(|from| Way::ALL.map(|facing| front(from, facing))).collect();
        Paths { plain, all, fronts }
    }

    pub(super) fn in_front(&self, from: Place, facing: Way, to: Place) -> bool {
        self.fronts[from][facing.index()] & 1 << to != 0
    }

    pub(super) fn between(&self, from: Place, to: Place) -> &[u128] {
        &self.all[from][to]
    }

    /// GK-10.5 to GK-10.13 in the words of the rules, and the buildings that give the cover: of Full Cover the first
    /// one of each path, of Partial Cover those beside the target.
    pub(super) fn cover(&self, from: Place, to: Place, standing: u128) -> (Cover, u128) {
        let paths = self.between(from, to);
        let first = |path: &u128| {
            let on_it = (0..self.plain.at.len()).filter(|place| path & standing & 1 << place != 0);
            let nearest = on_it.min_by_key(|&place| self.plain.steps[from][place]);
            1 << nearest.expect("a building is on the path")
        };
        if paths.iter().all(|path| path & standing != 0) {
            return (Cover::Full, paths.iter().map(first).fold(0, |all: u128, one: u128| all | one));
        }
        let beside = standing & self.plain.around(to);
        let by = paths.iter().fold(0, |by, path| by | path & beside);
        let partial = paths.len() > 1 && by != 0;
        (if partial { Cover::Partial } else { Cover::None }, by)
    }

    /// GK-10.14 to GK-10.18, GK-R16, GK-R55: the hex across the gap and the cover beyond it. Two buildings side by side,
    /// both beside the attacker; every shortest path to the target begins in one of the two, and each of them begins
    /// one; from across the gap a path is free.
    pub(super) fn alley(&self, from: Place, to: Place, standing: u128) -> Option<(Place, Cover, u128)> {
        let plain = &self.plain;
        let begins = self.between(from, to).iter().fold(0, |all, path| all | path & plain.around(from));
        let beside: Vec<Place> =
            plain.near[from].iter().copied().filter(|&place| standing & 1 << place != 0).collect();
        for &one in &beside {
            for &other in beside.iter().filter(|&&other| other > one && plain.near[one].contains(&other)) {
                let across = plain.near[one].intersection(&plain.near[other]).find(|&&place| place != from);
                let clear = across.filter(|&&gap| !plain.half[gap] && standing & 1 << gap == 0);
                let Some(&gap) = clear else { continue };
                if begins != (1 << one | 1 << other) {
                    continue;
                }
                let (cover, by) = if gap == to { (Cover::None, 0) } else { self.cover(gap, to, standing) };
                if cover != Cover::Full {
                    return Some((gap, cover, by));
                }
            }
        }
        None
    }
}
