//! Dealing when nothing else copes: some assignment that fits, found by making room.

use super::{Below, Pool, Task};
use crate::knowledge::Candidates;

/// Deals so that all fits, not uniformly; `None` if nothing fits.
pub(super) fn deal(task: &Task, pool: &Pool, below: Below<'_>, dealt: &mut [u8]) -> Option<()> {
    let mut fill = Fill::new(task, pool);
    for place in shuffled(task.seats.len(), below) {
        let mut seen = vec![false; fill.blocks.len()];
        if !fill.serve(place, &mut seen, below) {
            return None;
        }
    }
    let mut left = *pool;
    for (place, block) in task.seats.iter().zip(&fill.served) {
        let block = fill.blocks[block.expect("every place was served")];
        let piece = left.take(block, below(left.total(block)));
        dealt[place.number] = piece.expect("no block serves more than it has");
    }
    Some(())
}

/// The numbers below `n` in random order.
fn shuffled(n: usize, below: Below<'_>) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..n).collect();
    for i in (1..n).rev() {
        numbers.swap(i, below(i as u64 + 1) as usize);
    }
    numbers
}

struct Fill {
    sets: Vec<Candidates>,
    blocks: Vec<Candidates>,
    /// How many pieces each block has for further places.
    free: Vec<u64>,
    /// The block each place is served from.
    served: Vec<Option<usize>>,
}

impl Fill {
    fn new(task: &Task, pool: &Pool) -> Fill {
        let blocks = task.blocks();
        Fill {
            sets: task.seats.iter().map(|place| place.set).collect(),
            free: blocks.iter().map(|&block| pool.total(block)).collect(),
            served: vec![None; task.seats.len()],
            blocks,
        }
    }

    /// Serves the place, if need be by serving others from elsewhere; each block is tried once.
    fn serve(&mut self, place: usize, seen: &mut [bool], below: Below<'_>) -> bool {
        for block in shuffled(self.blocks.len(), below) {
            if seen[block] || !self.blocks[block].is_subset(self.sets[place]) {
                continue;
            }
            seen[block] = true;
            if self.free[block] > 0 || self.make_room(block, seen, below) {
                self.free[block] -= 1;
                self.served[place] = Some(block);
                return true;
            }
        }
        false
    }

    /// Frees one piece of the block, if a place that has one can be served from elsewhere.
    fn make_room(&mut self, block: usize, seen: &mut [bool], below: Below<'_>) -> bool {
        for other in shuffled(self.served.len(), below) {
            if self.served[other] == Some(block) && self.serve(other, seen, below) {
                self.free[block] += 1;
                return true;
            }
        }
        false
    }
}
