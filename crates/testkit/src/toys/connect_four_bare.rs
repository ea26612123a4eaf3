//! Connect Four without the kernel: the bare loop that the kernel is measured against.

use kernel::Dealer;
use serde::{Deserialize, Serialize};

/// A board as two sets of cells; a column takes seven bits, the seventh stays empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bits {
    /// The pieces of the seat to move, and of the other one.
    pub pieces: [u64; 2],
    /// How many pieces lie in each column.
    pub heights: [u8; 7],
}

impl Bits {
    /// The columns that are not full, as `named`: they fill the first places of `open`. Returns how many they are.
    #[inline]
    pub fn open<T>(&self, open: &mut [T; 7], named: impl Fn(u8) -> T) -> usize {
        let mut count = 0;
        for column in 0..7u8 {
            open[count] = named(column);
            count += usize::from(self.heights[usize::from(column)] < 6);
        }
        count
    }
}

/// Whether these cells hold four in a row.
#[inline]
pub fn four(cells: u64) -> bool {
    [1, 6, 7, 8].iter().any(|&step| {
        let pairs = cells & (cells >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

/// The cell of `column` at `height`.
#[inline]
pub fn cell(column: u8, height: u8) -> u64 {
    1 << (u32::from(column) * 7 + u32::from(height))
}

/// One random bout from the empty board: how many pieces were dropped, and who won.
#[inline]
pub fn random_bout(dealer: &mut Dealer) -> (u32, Option<usize>) {
    let mut board = Bits::default();
    for dropped in 0..42u32 {
        let mut open = [0u8; 7];
        let count = board.open(&mut open, |column| column);
        let column = open[dealer.below(count as u32) as usize];
        let mover = (dropped & 1) as usize;
        let height = &mut board.heights[usize::from(column)];
        board.pieces[mover] |= cell(column, *height);
        *height += 1;
        if four(board.pieces[mover]) {
            return (dropped + 1, Some(mover));
        }
    }
    (42, None)
}
