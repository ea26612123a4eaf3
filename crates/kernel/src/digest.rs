//! Digests: a 64-bit fingerprint of a position that is the same on every machine.

use std::hash::{Hash, Hasher};

/// A hasher with fixed constants and a fixed byte order, so that digests can be stored.
#[derive(Clone, Copy, Debug)]
pub struct Digester(u64);

const SEED: u64 = 0x6861_6e67_6172_0001;
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Default for Digester {
    fn default() -> Digester {
        Digester(SEED)
    }
}

impl Digester {
    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * u128::from(MULTIPLIER);
        self.0 = (wide as u64) ^ ((wide >> 64) as u64) ^ self.0.rotate_left(23);
    }
}

impl Hasher for Digester {
    fn finish(&self) -> u64 {
        let mut last = *self;
        last.mix(0xff);
        last.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0u8; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.mix(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}

/// The digest of one value.
pub fn digest<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut digester = Digester::default();
    value.hash(&mut digester);
    digester.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_pinned_and_tell_apart() {
        assert_eq!(digest(&(1u8, 2u16, "three")), PINNED);
        assert_ne!(digest(&[1u8, 2]), digest(&[2u8, 1]));
        assert_ne!(digest(&0u8), digest(&[0u8; 2]));
    }

    const PINNED: u64 = 0xce5f92012274c1e2;
}
