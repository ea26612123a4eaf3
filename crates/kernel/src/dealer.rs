//! The dealer: seeded chance for play. Only this part of the rules' world knows a generator.

use crate::chance::{Chance, Rolled};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A seeded source of chance. The same seed always gives the same chance: the sampling below is our own, and
/// test vectors pin it.
#[derive(Clone, Debug)]
pub struct Dealer {
    words: ChaCha8Rng,
}

/// How many pieces of eight kinds there are: their counts are summed together, in one word.
#[inline]
fn pieces(eight: &[u8; 8]) -> u32 {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    let counts = u64::from_le_bytes(*eight);
    let four = (counts & EVEN) + (counts >> 8 & EVEN);
    (four.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

/// The kind of piece number `nth` when the pieces of eight kinds lie in their order.
#[inline]
fn kind_of(eight: &[u8; 8], mut nth: u32) -> u8 {
    for (kind, &count) in (0u8..).zip(eight) {
        if nth < u32::from(count) {
            return kind;
        }
        nth -= u32::from(count);
    }
    unreachable!("the number drawn is below the sum of the counts")
}

impl Dealer {
    /// The dealer of this seed.
    pub fn new(seed: u64) -> Dealer {
        Dealer { words: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A separate dealer for the `stream`-th part of a job, independent of all others with this seed.
    pub fn stream(seed: u64, stream: u64) -> Dealer {
        let mut words = ChaCha8Rng::seed_from_u64(seed);
        words.set_stream(stream);
        Dealer { words }
    }

    /// A uniform number from 0 to `bound` − 1 (Lemire's multiplication with rejection, 32 bits).
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a choice among nothing");
        let mut wide = u64::from(self.words.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let rejected = bound.wrapping_neg() % bound;
            while (wide as u32) < rejected {
                wide = u64::from(self.words.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// A uniformly drawn kind from a pile given as counts per kind.
    #[inline]
    pub fn draw(&mut self, pile: &[u8]) -> u8 {
        let (eights, rest) = pile.as_chunks::<8>();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        let total = eights.iter().map(pieces).sum::<u32>() + pieces(&last);
        let (mut nth, mut first) = (self.below(total), 0);
        for eight in eights {
            let passed = pieces(eight);
            if nth < passed {
                return first + kind_of(eight, nth);
            }
            nth -= passed;
            first += 8;
        }
        first + kind_of(&last, nth)
    }

    /// An outcome of `chance`; `pile` is the content of the pile drawn from.
    #[inline]
    pub fn roll(&mut self, chance: Chance, pile: &[u8]) -> Rolled {
        match chance {
            Chance::Draw { .. } => Rolled::Drawn(self.draw(pile)),
            Chance::Pick { of } => Rolled::Picked(self.below(of)),
            Chance::Dice { count, sides } => {
                Rolled::Dice((0..count).map(|_| self.below(u32::from(sides)) as u8 + 1).collect())
            }
        }
    }

    /// Puts `items` into a uniformly random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sampling_is_pinned() {
        let mut dealer = Dealer::new(7);
        let numbers: Vec<u32> = (0..8).map(|_| dealer.below(100)).collect();
        assert_eq!(numbers, PINNED_BELOW);
        let mut items: Vec<u8> = (0..8).collect();
        dealer.shuffle(&mut items);
        assert_eq!(items, PINNED_ORDER);
        let drawn: Vec<u8> = (0..8).map(|_| dealer.draw(&[0, 3, 0, 1, 6])).collect();
        assert_eq!(drawn, PINNED_DRAWS);
    }

    const PINNED_BELOW: [u32; 8] = [14, 15, 18, 16, 27, 70, 3, 72];
    const PINNED_ORDER: [u8; 8] = [5, 2, 3, 7, 1, 6, 4, 0];
    const PINNED_DRAWS: [u8; 8] = [4, 3, 3, 4, 4, 4, 1, 4];

    #[test]
    fn streams_differ_and_repeat() {
        let numbers = |stream| {
            let mut dealer = Dealer::stream(1, stream);
            (0..16).map(|_| dealer.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(3), numbers(3));
        assert_ne!(numbers(3), numbers(4));
    }

    #[test]
    fn draws_follow_the_counts() {
        let mut dealer = Dealer::new(1);
        let pile = [1u8, 0, 3, 6];
        let mut seen = [0u32; 4];
        for _ in 0..10_000 {
            seen[usize::from(dealer.draw(&pile))] += 1;
        }
        assert_eq!(seen[1], 0);
        for (kind, expected) in [(0, 1000), (2, 3000), (3, 6000)] {
            assert!(seen[kind].abs_diff(expected) < 200, "kind {kind} came {} times", seen[kind]);
        }
    }
}
