//! A uniformly random assignment of pieces to hidden places that fits what is known of each.
//!
//! Places are served from the most constrained to the least. When candidate sets are nested or
//! disjoint, as they mostly are, each place then has the same number of pieces left to it whatever
//! the places before it got, so that choosing one piece after another is uniform. Where sets
//! overlap, a place draws a number as if no piece of its set had gone to an overlapping place, and
//! a number beyond what is left starts all over: uniform again. If that fails too often, all
//! assignments are counted.

mod count;
mod fill;

use super::Candidates;

/// Hands back a uniform number below its argument.
type Below<'a> = &'a mut dyn FnMut(u64) -> u64;

/// So often a connected part of the places is dealt anew before its assignments are counted.
const TRIES: u32 = 64;

/// Deals pieces from a pool to hidden places: `pool` has the number of pieces of each kind (at
/// most 64 kinds), `places` the kinds each place may hold. Hands back the kind for each place, or
/// `None` if nothing fits. The pool may be larger than needed.
///
/// Every assignment that fits is equally likely, if each piece counts as a separate thing, as long as
/// the numbers that `below` hands back are uniform below its argument. The one exception: more
/// than about thirty places whose sets overlap so badly that neither chance nor counting copes get
/// some assignment that fits.
///
/// ```
/// use tabletop::knowledge::{Candidates, deal};
///
/// // Two of kind 0 and one of kind 1; the second place is known to hold no 0.
/// let places = [Candidates::all(2), Candidates::only(1)];
/// let dealt = deal(&places, &[2, 1], &mut |below| below - 1);
/// assert_eq!(dealt, Some(vec![0, 1]));
/// ```
pub fn deal(places: &[Candidates], pool: &[u8], below: Below<'_>) -> Option<Vec<u8>> {
    let pool = Pool::new(pool);
    let task = Task::new(places, (0..places.len()).collect(), &pool)?;
    let mut dealt = vec![0; places.len()];
    if task.attempt(&pool, below, &mut dealt) {
        return Some(dealt);
    }
    for part in parts(places) {
        Task::new(places, part, &pool)?.solve(&pool, below, &mut dealt)?;
    }
    Some(dealt)
}

/// The places, parted so that no kind is a candidate in two parts.
fn parts(places: &[Candidates]) -> Vec<Vec<usize>> {
    let mut parts: Vec<(u64, Vec<usize>)> = Vec::new();
    for (place, set) in places.iter().enumerate() {
        let (mut kinds, mut members) = (set.bits(), vec![place]);
        parts.retain_mut(|part| {
            let apart = part.0 & set.bits() == 0;
            if !apart {
                kinds |= part.0;
                members.append(&mut part.1);
            }
            apart
        });
        parts.push((kinds, members));
    }
    parts.into_iter().map(|(_, members)| members).collect()
}

/// How many pieces of each kind there are.
#[derive(Clone, Copy)]
struct Pool([u8; Candidates::MOST as usize]);

impl Pool {
    fn new(counts: &[u8]) -> Pool {
        let mut pool = Pool([0; Candidates::MOST as usize]);
        assert!(counts.len() <= pool.0.len(), "more than 64 kinds");
        pool.0[..counts.len()].copy_from_slice(counts);
        pool
    }

    /// The kinds of which there are pieces.
    fn kinds(&self) -> Candidates {
        (0..Candidates::MOST).filter(|&kind| self.0[usize::from(kind)] > 0).collect()
    }

    /// How many pieces there are of the kinds in the set.
    fn total(&self, set: Candidates) -> u64 {
        set.iter().map(|kind| u64::from(self.0[usize::from(kind)])).sum()
    }

    /// Takes piece number `k` of the kinds in the set, counted by ascending kind.
    fn take(&mut self, set: Candidates, k: u64) -> Option<u8> {
        let (mut bits, mut k) = (set.bits(), k);
        while bits != 0 {
            let kind = bits.trailing_zeros() as u8;
            let pieces = &mut self.0[usize::from(kind)];
            if k < u64::from(*pieces) {
                *pieces -= 1;
                return Some(kind);
            }
            k -= u64::from(*pieces);
            bits &= bits - 1;
        }
        None
    }
}

/// Some of the places, in the order in which they are served.
struct Task {
    seats: Vec<Place>,
}

/// One hidden place.
struct Place {
    /// Its number in the caller's list.
    number: usize,
    /// The kinds it may hold, of those that there are.
    set: Candidates,
    /// How many pieces are left to it at the most: those of its set, less one for each place
    /// before it whose whole set lies in its own.
    room: u64,
}

impl Task {
    /// `None` if there is at once no piece for some place.
    fn new(places: &[Candidates], members: Vec<usize>, pool: &Pool) -> Option<Task> {
        let kinds = pool.kinds();
        let place = |number: usize| Place { number, set: places[number] & kinds, room: 0 };
        let mut seats: Vec<Place> = members.into_iter().map(place).collect();
        seats.sort_unstable_by_key(|place| (place.set.len(), place.set, place.number));
        for i in 0..seats.len() {
            let set = seats[i].set;
            let inside = seats[..i].iter().filter(|place| place.set.is_subset(set));
            seats[i].room = pool.total(set).checked_sub(inside.count() as u64)?;
            if seats[i].room == 0 {
                return None;
            }
        }
        Some(Task { seats })
    }

    /// Deals once. False if a place drew a piece that an overlapping place had got.
    fn attempt(&self, pool: &Pool, below: Below<'_>, dealt: &mut [u8]) -> bool {
        let mut left = *pool;
        self.seats.iter().all(|place| {
            let piece = left.take(place.set, below(place.room));
            piece.map(|kind| dealt[place.number] = kind).is_some()
        })
    }

    /// Deals until it fits; `None` if nothing can fit.
    fn solve(&self, pool: &Pool, below: Below<'_>, dealt: &mut [u8]) -> Option<()> {
        for _ in 0..TRIES {
            if self.attempt(pool, below, dealt) {
                return Some(());
            }
        }
        match count::deal(self, pool, below, dealt) {
            Ok(fits) => fits.then_some(()),
            Err(count::TooMany) => fill::deal(self, pool, below, dealt),
        }
    }

    /// The kinds, parted so that each place may hold all kinds of a part or none.
    fn blocks(&self) -> Vec<Candidates> {
        let union = self.seats.iter().fold(0, |kinds, place| kinds | place.set.bits());
        let mut blocks = vec![union];
        for place in &self.seats {
            let set = place.set.bits();
            let halves = blocks.iter().flat_map(|block| [block & set, block & !set]);
            blocks = halves.filter(|&half| half != 0).collect();
        }
        blocks.into_iter().map(Candidates::from_bits).collect()
    }
}
