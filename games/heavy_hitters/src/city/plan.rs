//! The board as one row of bits: a step in a direction is the same shift for every hex.
//!
//! The columns lie one after the other with one empty bit between them, so that whoever steps off the end of a column
//! falls into a gap. Half-hexes have bits as well: sight crosses them (GK-R2), and nothing else does.

use super::cell::{COLUMNS, COUNT};
use super::way::Way;

/// No cell at this bit.
const NOWHERE: u8 = u8::MAX;

/// The bit of a place by its coordinates (GK-2.4): columns from 1, and halves of a hex from the top.
const fn bit_at(x: i8, y: i8) -> u32 {
    (11 * (x - 1) + (y - x) / 2) as u32
}

/// GK-2.2: the coordinates of a cell.
pub(super) const fn place(cell: u8) -> (i8, i8) {
    let (column, digit) = super::cell::column_and_digit(cell);
    let shifted = column % 2 == 0;
    (column as i8 + 1, 2 * digit as i8 + shifted as i8)
}

/// The bit of each cell.
static BITS: [u8; COUNT] = {
    let mut bits = [0; COUNT];
    let mut cell = 0;
    while cell < COUNT {
        let (x, y) = place(cell as u8);
        bits[cell] = bit_at(x, y) as u8;
        cell += 1;
    }
    bits
};

/// The cell at each bit.
static CELLS_AT: [u8; 128] = {
    let mut cells = [NOWHERE; 128];
    let mut cell = 0;
    while cell < COUNT {
        cells[BITS[cell] as usize] = cell as u8;
        cell += 1;
    }
    cells
};

/// GK-2.2: the hexes that a unit can be on.
pub(super) const PLAYABLE: u128 = {
    let mut bits = 0;
    let mut cell = 0;
    while cell < COUNT {
        bits |= 1 << BITS[cell];
        cell += 1;
    }
    bits
};

/// GK-2.3: the half-hexes at both ends of every other column.
pub(super) const HALVES: u128 = {
    let mut bits = 0;
    let mut x = 1;
    while x <= COLUMNS as i8 {
        bits |= 1 << bit_at(x, 1) | 1 << bit_at(x, 19);
        x += 2;
    }
    bits
};

/// All that is printed on the board.
pub(super) const BOARD: u128 = PLAYABLE | HALVES;

/// How far the bits turn for a step in each direction.
const TURNS: [u32; 6] = [127, 10, 11, 1, 118, 117];

/// GK-2.4: these places, each one step further in this direction. Whoever leaves the board falls on no place of it.
#[inline]
pub(super) const fn step(places: u128, way: Way) -> u128 {
    places.rotate_left(TURNS[way.0 as usize])
}

/// The places beside at least one of these, perhaps off the board.
#[inline]
pub(super) const fn beside(places: u128) -> u128 {
    let upright = places.rotate_left(TURNS[0]) | places.rotate_left(TURNS[3]);
    let rising = places.rotate_left(TURNS[1]) | places.rotate_left(TURNS[4]);
    let falling = places.rotate_left(TURNS[2]) | places.rotate_left(TURNS[5]);
    upright | rising | falling
}

/// The bit of a cell.
#[inline]
pub(super) const fn only(cell: u8) -> u128 {
    1 << BITS[cell as usize]
}

/// The cell with this bit.
#[inline]
pub(super) const fn cell_at(bit: u32) -> Option<u8> {
    let cell = CELLS_AT[(bit & 127) as usize];
    if cell == NOWHERE { None } else { Some(cell) }
}

/// GK-2.5: how many steps it takes from the one cell to the other.
const fn steps(from: u8, to: u8) -> u8 {
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let (dx, dy) = ((to_x - x).abs(), (to_y - y).abs());
    let along = (dx + dy) / 2;
    (if along > dx { along } else { dx }) as u8
}

/// GK-2.4: the cells beside each cell.
static BESIDE: [u128; COUNT] = {
    let mut all = [0; COUNT];
    let mut cell = 0;
    while cell < COUNT {
        all[cell] = beside(1 << BITS[cell]) & PLAYABLE;
        cell += 1;
    }
    all
};

/// GK-2.4: the next cell in each direction.
static NEXT: [[u8; 6]; COUNT] = {
    let mut all = [[NOWHERE; 6]; COUNT];
    let mut cell = 0;
    while cell < COUNT {
        let mut way = 0;
        while way < 6 {
            let next = step(1 << BITS[cell], Way::ALL[way]) & PLAYABLE;
            if next != 0 {
                all[cell][way] = CELLS_AT[next.trailing_zeros() as usize];
            }
            way += 1;
        }
        cell += 1;
    }
    all
};

/// GK-2.4: the places beside a cell that a unit can be on.
#[inline]
pub(super) fn beside_cell(cell: u8) -> u128 {
    BESIDE[cell as usize]
}

/// GK-2.4: the next cell in this direction.
#[inline]
pub(super) fn next(cell: u8, way: Way) -> Option<u8> {
    let next = NEXT[cell as usize][way.index()];
    if next == NOWHERE { None } else { Some(next) }
}

/// For each cell what lies between two neighbouring directions, the cell and both straight lines included. The second
/// direction is the first one turned clockwise.
pub(super) static SECTORS: [[u128; 6]; COUNT] = {
    let mut sectors = [[0; 6]; COUNT];
    let mut cell = 0;
    while cell < COUNT {
        let mut way = 0;
        while way < 6 {
            let (left, right) = (Way::ALL[way], Way::ALL[way].turn(1));
            let mut all = 1 << BITS[cell];
            let mut far = 0;
            while far <= 2 * COLUMNS {
                all |= (step(all, left) | step(all, right)) & BOARD;
                far += 1;
            }
            sectors[cell][way] = all;
            way += 1;
        }
        cell += 1;
    }
    sectors
};

/// For each pair of cells how far they are apart and in which sector of the first the second lies.
static MEASURES: [[u8; COUNT]; COUNT] = {
    let mut measures = [[0; COUNT]; COUNT];
    let mut from = 0;
    while from < COUNT {
        let mut to = 0;
        while to < COUNT {
            let mut way = 0;
            while SECTORS[from][way] & 1 << BITS[to] == 0 {
                way += 1;
            }
            measures[from][to] = steps(from as u8, to as u8) | (way as u8) << 4;
            to += 1;
        }
        from += 1;
    }
    measures
};

/// GK-2.5: the distance.
#[inline]
pub(super) fn distance(from: u8, to: u8) -> u8 {
    MEASURES[from as usize][to as usize] & 15
}

/// A direction that leads nearer, if need be together with the next one clockwise: all shortest paths take steps in
/// these two and no other.
#[inline]
pub(super) fn towards(from: u8, to: u8) -> Way {
    Way::ALL[usize::from(MEASURES[from as usize][to as usize] >> 4)]
}
