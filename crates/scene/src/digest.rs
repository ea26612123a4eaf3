//! Digests of what was told: 64 bits instead of a whole sight, which is too large to keep.

use std::hash::{Hash, Hasher};

/// What takes in words, one after the other.
struct Ink(u64);

const SEED: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Ink {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = folded(self.0 ^ word, FACTOR) ^ self.0.rotate_left(23);
    }
}

/// The two halves of a wide product, combined by XOR.
#[inline]
fn folded(word: u64, factor: u64) -> u64 {
    let wide = u128::from(word) * u128::from(factor);
    (wide as u64) ^ ((wide >> 64) as u64)
}

impl Hasher for Ink {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        let last = rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        // The length marks where the text ends.
        self.mix(last ^ (bytes.len() as u64) << 56);
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}

/// The digest of one value. It is only compared within one run of the program and never stored.
pub fn digest<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut ink = Ink(SEED);
    value.hash(&mut ink);
    // What came last has to reach every bit, too.
    ink.mix(0);
    ink.mix(1);
    ink.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn equal_values_have_equal_digests_and_others_have_others() {
        assert_eq!(digest(&("Ada", 3u8)), digest(&("Ada", 3u8)));
        let texts: Vec<String> =
            (0..20_000).map(|number| "x".repeat(number % 40) + &number.to_string()).collect();
        let numbers = (0..20_000u64).map(|number| digest(&number));
        let pairs = (0..20_000u32).map(|number| digest(&(number % 100, number / 100)));
        let all: Vec<u64> = texts.iter().map(digest).chain(numbers).chain(pairs).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    }

    #[test]
    fn every_bit_of_a_word_reaches_the_whole() {
        for bit in 0..64 {
            let changed = digest(&0x5eed_u64) ^ digest(&(0x5eed_u64 ^ 1 << bit));
            assert!((12..=52).contains(&changed.count_ones()), "bit {bit}: {changed:b}");
        }
    }

    #[test]
    fn where_a_text_ends_counts() {
        assert_ne!(digest("ab\0"), digest("ab"));
        assert_ne!(digest(&("ab", "c")), digest(&("a", "bc")));
        assert_ne!(digest(&[1u8, 0][..]), digest(&[1u8][..]));
        assert_ne!(digest(&Vec::<u8>::new()), digest(&vec![0u8]));
    }
}
