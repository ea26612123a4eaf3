//! Dealing by counting: each place gets a piece as often as assignments go on from there.

use std::collections::BTreeMap;

use super::{Below, Pool, Task};
use crate::knowledge::Candidates;

/// There are too many cases to count.
#[derive(Debug)]
pub(super) struct TooMany;

/// The most different remainders that are kept.
const REMAINDERS: usize = 20_000;

/// Deals uniformly; false if nothing fits.
pub(super) fn deal(task: &Task, pool: &Pool, below: Below<'_>, dealt: &mut [u8]) -> Result<bool, TooMany> {
    let mut count = Count::new(task);
    let mut left = *pool;
    for (i, place) in task.seats.iter().enumerate() {
        let set = if i < count.hard {
            let ways = count.ways(i, &mut count.pieces(&left))?;
            if ways == 0 {
                return Ok(false);
            }
            let block = count.choose(i, &left, below_wide(ways, below))?;
            count.blocks[block]
        } else {
            place.set
        };
        let piece = left.take(set, below(left.total(set)));
        dealt[place.number] = piece.expect("a piece that was counted is there");
    }
    Ok(true)
}

/// A uniform number below a limit of up to 128 bits.
fn below_wide(limit: u128, below: Below<'_>) -> u128 {
    if let Ok(limit) = u64::try_from(limit) {
        return below(limit).into();
    }
    let unused = limit.leading_zeros();
    loop {
        let digits = (0..4).fold(0, |number, _| number << 32 | u128::from(below(1 << 32)));
        let number = digits >> unused;
        if number < limit {
            return number;
        }
    }
}

/// Counts assignments. Kinds that no set tells apart are one block, so few numbers describe what
/// is left.
struct Count {
    blocks: Vec<Candidates>,
    /// For each place the blocks it may be served from.
    served: Vec<Vec<usize>>,
    /// The places from here on get a fixed number of choices, whatever those before them got.
    hard: usize,
    /// For each block the last hard place that may be served from it.
    last: Vec<usize>,
    known: BTreeMap<(usize, Vec<u64>), u128>,
}

impl Count {
    fn new(task: &Task) -> Count {
        let blocks = task.blocks();
        let may_hold = |set: Candidates| {
            let inside = |&i: &usize| blocks[i].is_subset(set);
            (0..blocks.len()).filter(inside).collect()
        };
        let served: Vec<Vec<usize>> = task.seats.iter().map(|place| may_hold(place.set)).collect();
        let overlaps = |&i: &usize| {
            let set = task.seats[i].set;
            let before = task.seats[..i].iter().map(|place| place.set);
            before.into_iter().any(|other| !other.is_subset(set) && !(other & set).is_empty())
        };
        let hard = (0..task.seats.len()).rfind(overlaps).map_or(0, |last| last + 1);
        let mut last = vec![0; blocks.len()];
        for (i, blocks) in served[..hard].iter().enumerate() {
            blocks.iter().for_each(|&block| last[block] = i);
        }
        Count { blocks, served, hard, last, known: BTreeMap::new() }
    }

    /// How many pieces of each block are left.
    fn pieces(&self, left: &Pool) -> Vec<u64> {
        self.blocks.iter().map(|&block| left.total(block)).collect()
    }

    /// What matters from hard place number `i` on: pieces that none of them may get do not.
    fn remainder(&self, i: usize, pieces: &[u64]) -> (usize, Vec<u64>) {
        let still = pieces.iter().zip(&self.last);
        (i, still.map(|(&pieces, &last)| if last >= i { pieces } else { 0 }).collect())
    }

    /// In how many ways the hard places from number `i` on can be served.
    fn ways(&mut self, i: usize, pieces: &mut Vec<u64>) -> Result<u128, TooMany> {
        if i == self.hard {
            return Ok(1);
        }
        let key = self.remainder(i, pieces);
        if let Some(&ways) = self.known.get(&key) {
            return Ok(ways);
        }
        let mut sum = 0u128;
        for n in 0..self.served[i].len() {
            let ways = self.ways_through(i, self.served[i][n], pieces)?;
            sum = sum.checked_add(ways).ok_or(TooMany)?;
        }
        if self.known.len() == REMAINDERS {
            return Err(TooMany);
        }
        self.known.insert(key, sum);
        Ok(sum)
    }

    /// The same, when place number `i` gets a piece of this block.
    fn ways_through(&mut self, i: usize, block: usize, pieces: &mut Vec<u64>) -> Result<u128, TooMany> {
        let choices = pieces[block];
        if choices == 0 {
            return Ok(0);
        }
        pieces[block] -= 1;
        let rest = self.ways(i + 1, pieces);
        pieces[block] += 1;
        rest?.checked_mul(choices.into()).ok_or(TooMany)
    }

    /// The block of which place number `i` gets a piece in way number `k`.
    fn choose(&mut self, i: usize, left: &Pool, k: u128) -> Result<usize, TooMany> {
        let (mut pieces, mut k) = (self.pieces(left), k);
        for block in self.served[i].clone() {
            let ways = self.ways_through(i, block, &mut pieces)?;
            if k < ways {
                return Ok(block);
            }
            k -= ways;
        }
        unreachable!("the blocks together have all ways")
    }
}
