//! Digests of what was told: 128 bits instead of a whole sight, which is too large to keep.

use std::hash::{Hash, Hasher};

/// Two lanes that take in the same words, each in its own way.
struct Ink {
    lanes: [u64; 2],
}

const SEEDS: [u64; 2] = [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344];
const FACTORS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];

impl Ink {
    #[inline]
    fn mix(&mut self, word: u64) {
        let [first, second] = self.lanes;
        self.lanes = [
            folded(first ^ word, FACTORS[0]) ^ first.rotate_left(23),
            folded(second.wrapping_add(word), FACTORS[1]) ^ second.rotate_left(41),
        ];
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
        self.lanes[0]
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
pub fn digest<T: Hash + ?Sized>(value: &T) -> u128 {
    let mut ink = Ink { lanes: SEEDS };
    value.hash(&mut ink);
    for lane in 0..2 {
        ink.mix(lane);
    }
    u128::from(ink.lanes[0]) << 64 | u128::from(ink.lanes[1])
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
        let all: Vec<u128> = texts.iter().map(digest).chain(numbers).chain(pairs).collect();
        for half in [0, 64] {
            let halves: BTreeSet<u64> = all.iter().map(|digest| (digest >> half) as u64).collect();
            assert_eq!(halves.len(), all.len(), "each half tells them apart by itself");
        }
    }

    #[test]
    fn every_bit_of_a_word_reaches_both_halves() {
        for bit in 0..64 {
            let changed = digest(&0x5eed_u64) ^ digest(&(0x5eed_u64 ^ 1 << bit));
            for half in [changed as u64, (changed >> 64) as u64] {
                assert!((12..=52).contains(&half.count_ones()), "bit {bit}: {half:b}");
            }
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
