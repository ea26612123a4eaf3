//! Set-up: what may be chosen before a bout, and every reason why a choice is not allowed.

mod choices;

pub(crate) use choices::{CHOICES, MODES};

use crate::SteelArena;
use crate::content::{Back, Colour, Content};
use crate::field::Field;
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::procedures::opening::Opening;
use crate::table::Table;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use tabletop::Hex;
use tabletop::setup::Word;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four (SA-1.7).
    pub seats: u8,
    /// The expert mode (SA-20.2).
    pub expert: bool,
    /// The team mode (SA-21.1).
    pub team: bool,
    /// The first player; by chance without one (SA-R1).
    pub first: Option<Seat>,
    /// The cells of a field of another shape (SA-2.8); the recommended one where there are none.
    pub cells: Vec<Hex>,
}

/// What was agreed, as far as it matters during the bout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Two to four.
    pub seats: u8,
    /// The expert mode.
    pub expert: bool,
    /// The team mode.
    pub team: bool,
}

/// SA-2.2: picks of each colour (attack, movement, turn, defence, terrain) and random ones.
const PICKS: [([u8; 5], u8); 3] = [([3, 2, 2, 1, 2], 2), ([5, 3, 3, 2, 3], 3), ([6, 4, 4, 2, 4], 4)];

/// SA-2.10: tiles of generation 3 in the stack, for each player.
pub(crate) const STACK_EACH: u8 = 7;

/// How far from the middle a cell of a free field may lie.
pub(crate) const REACH_MAX: u16 = 40;

/// The recommended fields, as rows: `r`, first and last `q` (SA-R2).
const SHAPES: [&[(i16, i16, i16)]; 3] = [
    &[(-1, 0, 2), (0, -1, 2), (1, -1, 1), (2, -1, 0)],
    &[(-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0)],
    &[(-2, 0, 3), (-1, -1, 3), (0, -2, 3), (1, -2, 2), (2, -2, 1)],
];

/// Three long rows, as rows: `r`, first and last `q`.
const LONG: [&[(i16, i16, i16)]; 3] = [
    &[(-1, 0, 3), (0, 0, 3), (1, -1, 2)],
    &[(-1, 1, 6), (0, 0, 6), (1, 0, 5)],
    &[(-1, 0, 7), (0, 0, 7), (1, -1, 6)],
];

/// The cells of a field for so many seats.
type Cells = fn(u8) -> Vec<Hex>;

/// The fields with a name: their cells for so many seats. The recommended one need not be written down.
pub(crate) const LAYOUTS: &[Word<Cells>] = &[
    ("round", |_| Vec::new(), "The recommended field."),
    ("ring", ring, "A field with a hole in the middle."),
    ("long", long, "Three long rows."),
];

/// SA-2.8, SA-R14: a field with a hole: the cells nearest to a hole in the middle.
fn ring(seats: u8) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = (1..=3).flat_map(|radius| Hex::ORIGIN.ring(radius)).collect();
    hexes.truncate(cell_count(seats));
    hexes
}

/// SA-2.8: a field with long firing lines.
fn long(seats: u8) -> Vec<Hex> {
    hexes(LONG[usize::from(seats) - 2])
}

fn hexes(rows: &[(i16, i16, i16)]) -> Vec<Hex> {
    rows.iter().flat_map(|&(r, from, to)| (from..=to).map(move |q| Hex::new(q, r))).collect()
}

/// SA-2.2: typed and random picks for so many seats.
pub(crate) fn picks(seats: u8) -> ([u8; 5], u8) {
    PICKS[usize::from(seats) - 2]
}

/// SA-2.2: how many cells the field of so many seats has.
pub(crate) fn cell_count(seats: u8) -> usize {
    let (typed, random) = picks(seats);
    usize::from(typed.iter().sum::<u8>() + random)
}

/// SA-2.8, SA-R2: the recommended field for so many seats.
pub(crate) fn recommended(seats: u8) -> Vec<Hex> {
    hexes(SHAPES[usize::from(seats) - 2])
}

impl Setup {
    /// The base mode on the recommended field.
    pub fn base(seats: u8) -> Setup {
        Setup { seats, expert: false, team: false, first: None, cells: Vec::new() }
    }

    /// SA-2.8: the place of its field among those with a name, if it has one.
    pub(crate) fn layout(&self) -> Option<usize> {
        let is_seated = CHOICES.seats().contains(&self.seats);
        LAYOUTS.iter().position(|(_, cells, _)| is_seated && cells(self.seats) == self.cells)
    }

    /// SA-20.4, SA-21.6: what of it matters during the bout; the modes go together, all else is the same.
    pub(crate) fn options(&self) -> Options {
        Options { seats: self.seats, expert: self.expert, team: self.team }
    }

    /// The field that was chosen.
    pub(crate) fn field(&self) -> Field {
        if self.cells.is_empty() { Field::new(&recommended(self.seats)) } else { Field::new(&self.cells) }
    }

    /// The table with its first procedure, or every reason why not at once.
    pub(crate) fn open(&self, content: &Content) -> Result<kernel::Opening<SteelArena>, Vec<Illegal>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut table = Table::new(self.field(), self.options(), content);
        let (typed, _) = picks(self.seats);
        for (colour, count) in Colour::ALL.into_iter().zip(typed) {
            take(&mut table, Back::new(2, colour), count);
        }
        table.stack = STACK_EACH * self.seats;
        deal_sets(&mut table, content);
        let frame = Frame::Opening(Opening::new(self.first));
        Ok(kernel::Opening { seats: self.seats, table, frame })
    }

    /// SA-1.7, SA-2.1, SA-2.8, SA-21.1, SA-R1, SA-R2.
    pub(crate) fn faults(&self) -> Vec<Illegal> {
        let mut faults = CHOICES.refusals(self);
        if !CHOICES.seats().contains(&self.seats) {
            return faults;
        }
        if self.team && self.seats != 4 {
            faults.push(Illegal::TeamSeats { seats: self.seats });
        }
        if !self.cells.is_empty() {
            faults.extend(self.field_faults());
        }
        faults
    }

    /// SA-2.2, SA-R2: a connected set of different cells, as many as there are tiles to lay.
    fn field_faults(&self) -> Vec<Illegal> {
        let wanted = cell_count(self.seats);
        let mut faults = Vec::new();
        if self.cells.len() != wanted {
            faults.push(Illegal::CellCount { cells: self.cells.len(), wanted });
        }
        let twice = |(at, hex): (usize, &Hex)| self.cells[..at].contains(hex);
        if self.cells.iter().enumerate().any(twice) {
            faults.push(Illegal::CellTwice);
        }
        if self.cells.iter().any(|hex| hex.distance(Hex::ORIGIN) > REACH_MAX) {
            faults.push(Illegal::CellTooFar);
        }
        if !self.is_connected() {
            faults.push(Illegal::NotConnected);
        }
        faults
    }

    fn is_connected(&self) -> bool {
        let mut reached = vec![self.cells[0]];
        let mut next = 0;
        while let Some(&hex) = reached.get(next) {
            let around = hex.neighbours().into_iter().filter(|hex| self.cells.contains(hex));
            let new: Vec<Hex> = around.filter(|hex| !reached.contains(hex)).collect();
            reached.extend(new);
            next += 1;
        }
        self.cells.iter().all(|hex| reached.contains(hex))
    }
}

/// SA-2.2: tiles with this back are taken out of the pile, to be laid.
pub(crate) fn take(table: &mut Table, back: Back, count: u8) {
    table.rest[back.index()] -= count;
    table.deal[back.index()] += count;
}

/// SA-2.13, SA-2.14: every player gets a set of generation 1; the sets that are left stay in the box.
pub(crate) fn deal_sets(table: &mut Table, content: &Content) {
    for seat in (0..table.seats()).map(Seat) {
        for colour in [Colour::Attack, Colour::Movement, Colour::Turn, Colour::Defence] {
            let back = Back::new(1, colour);
            let kind = crate::content::KindId(content.range(back).start as u8);
            assert!(table.unseen.take(kind.0), "generation 1 has a set for every seat");
            table.rest[back.index()] -= 1;
            table.add_module(seat, crate::tile::Tile::open(content, kind));
        }
    }
}
