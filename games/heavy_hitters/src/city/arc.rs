//! What lies in front of a Heavy Hitter, and what does not.

use super::cell::{COUNT, Cell};
use super::cells::Cells;
use super::plan;
use super::way::Facing;

/// GK-R14: how far a hex lies ahead of who looks in each direction, as factors of its column and its row.
const AHEAD: [(i8, i8); 6] = [(0, -1), (3, -1), (3, 1), (0, 1), (-3, 1), (-3, -1)];

/// For each cell and facing the hexes in front.
static FRONTS: [[Cells; 6]; COUNT] = {
    let mut fronts = [[Cells::NONE; 6]; COUNT];
    let mut from = 0;
    while from < COUNT {
        let (x, y) = plan::place(from as u8);
        let mut to = 0;
        while to < COUNT {
            let (to_x, to_y) = plan::place(to as u8);
            let mut facing = 0;
            while facing < 6 {
                let (across, down) = AHEAD[facing];
                if from != to && across * (to_x - x) + down * (to_y - y) >= 0 {
                    fronts[from][facing] = fronts[from][facing].with(Cell(to as u8));
                }
                facing += 1;
            }
            to += 1;
        }
        from += 1;
    }
    fronts
};

impl Cell {
    /// GK-2.8, GK-10.3, GK-R14: the hexes in front of a Heavy Hitter here, those exactly at its sides included.
    #[inline]
    pub fn front(self, facing: Facing) -> Cells {
        FRONTS[self.index()][facing.index()]
    }

    /// GK-11.5, GK-R14: whether who attacks from there is on the flank of a Heavy Hitter here.
    #[inline]
    pub fn is_flanked(self, facing: Facing, from: Cell) -> bool {
        !self.front(facing).contains(from)
    }
}
