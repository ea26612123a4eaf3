//! A short list in one block, without pointers.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// At most `N` values.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The empty list, filled with this value that stands for none.
    pub const fn empty(blank: T) -> List<T, N> {
        List { len: 0, items: [blank; N] }
    }
}

impl<T: Copy + Blank, const N: usize> List<T, N> {
    /// The empty list.
    pub fn new() -> List<T, N> {
        List { len: 0, items: [T::BLANK; N] }
    }

    /// Whether nothing more fits.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    ///
    /// If the list is full.
    pub fn push(&mut self, item: T) {
        assert!(!self.is_full(), "a list of {N} is full");
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last value.
    pub fn pop(&mut self) -> Option<T> {
        let at = self.len.checked_sub(1)?;
        self.len = at;
        Some(std::mem::replace(&mut self.items[usize::from(at)], T::BLANK))
    }

    /// Takes the value at this place; those behind it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.pop();
        item
    }

    /// Takes out every value that does not fit.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        for at in (0..usize::from(self.len)).rev() {
            if !keep(&self[at]) {
                self.remove(at);
            }
        }
    }
}

/// A filler for empty places, so that equal lists are equal in every byte.
pub trait Blank {
    /// It.
    const BLANK: Self;
}

impl Blank for crate::content::Card {
    const BLANK: crate::content::Card = crate::content::Card(0);
}

impl Blank for crate::city::Cell {
    const BLANK: crate::city::Cell = crate::city::Cell(0);
}

impl Blank for crate::dice::Die {
    const BLANK: crate::dice::Die = crate::dice::Die {
        side: crate::dice::Side::Active,
        kind: crate::dice::DieKind::Attack,
        value: 0,
        out: true,
    };
}

impl Blank for kernel::Seat {
    const BLANK: kernel::Seat = kernel::Seat(0);
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for List<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Copy + Blank, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy + Blank, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Blank + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("at most {N} of them fit")));
        }
        Ok(items.into_iter().collect())
    }
}
