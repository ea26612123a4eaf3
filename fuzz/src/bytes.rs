//! A byte string read as a tape of choices; past its end every choice is the first one.

/// The rest of a tape.
#[derive(Clone, Debug)]
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(tape: &'a [u8]) -> Bytes<'a> {
        Bytes(tape)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `bound`; 0 where there is nothing to choose.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        match bound {
            0 | 1 => 0,
            2..=256 => usize::from(self.byte()) % bound,
            _ => usize::from(u16::from_le_bytes([self.byte(), self.byte()])) % bound,
        }
    }

    /// One of these.
    pub(crate) fn one_of<'b, T>(&mut self, items: &'b [T]) -> Option<&'b T> {
        items.get(self.below(items.len()))
    }

    /// A number that is often small or at the edge of its type.
    pub(crate) fn number(&mut self) -> u32 {
        const EDGES: [u32; 8] = [0, 1, 31, 255, 256, u16::MAX as u32, i32::MAX as u32, u32::MAX];
        match self.byte() {
            edge @ 0..64 => EDGES[usize::from(edge) % EDGES.len()],
            small => u32::from(small) % 64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Bytes;

    #[test]
    fn a_tape_is_read_to_its_end_and_then_gives_the_first_choice() {
        let mut bytes = Bytes::new(&[7, 200, 1, 2]);
        assert_eq!((bytes.below(5), bytes.below(1), bytes.byte()), (2, 0, 200));
        assert_eq!((bytes.below(1000), bytes.is_empty()), (513, true));
        assert_eq!((bytes.byte(), bytes.one_of(&['a', 'b']), bytes.one_of::<u8>(&[])), (0, Some(&'a'), None));
    }
}
