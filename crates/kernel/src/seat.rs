//! Seats: the places at a table, sets of them, and one value for each of them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats that one bout may have.
pub const SEATS_MAX: usize = 8;

/// A place at the table: 0, 1, … clockwise. Not a person and not a robot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next place clockwise at a table of `seats` places.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table of `seats` places, once around, starting with this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + use<> {
        (0..seats).map(move |step| Seat((self.0 + step) % seats.max(1)))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// The seat's letter: `A` for seat 0.
///
/// ```
/// assert_eq!(kernel::letter(kernel::Seat(2)), "C");
/// ```
pub fn letter(seat: Seat) -> String {
    char::from(b'A'.saturating_add(seat.0)).to_string()
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats 0 to `seats` − 1.
    #[inline]
    pub fn first(seats: u8) -> SeatSet {
        debug_assert!(usize::from(seats) <= SEATS_MAX);
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// This one seat.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` belongs to the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < SEATS_MAX && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Adds `seat`.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Removes `seat`.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// The seats in both sets.
    #[must_use]
    pub fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats in either set.
    #[must_use]
    pub fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of this set that are not in `other`.
    #[must_use]
    pub fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The set as bits: bit n is seat n.
    #[inline]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// How many seats.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The next seat of the set clockwise after `seat`: itself, if no other is in it.
    pub fn after(self, seat: Seat) -> Option<Seat> {
        let later = self.iter().find(|next| next.0 > seat.0);
        later.or_else(|| self.iter().next())
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Seat(seat)
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// One value for each seat of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatMap<T>(ArrayVec<T, SEATS_MAX>);

impl<T> SeatMap<T> {
    /// The value of `make(seat)` for each of `seats` seats.
    pub fn new(seats: u8, make: impl FnMut(Seat) -> T) -> SeatMap<T> {
        SeatMap((0..seats).map(Seat).map(make).collect())
    }

    /// The value of `seat`, if the table has such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(seat, value)| (Seat(seat as u8), value))
    }

    /// Each seat with its value, which can be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(seat, value)| (Seat(seat as u8), value))
    }
}

impl<T> std::ops::Index<Seat> for SeatMap<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = [Seat(0), Seat(3), Seat(7)].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 3, 7]);
        assert!(!set.without(Seat(3)).contains(Seat(3)));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert_eq!(SeatSet::first(3).minus(SeatSet::only(Seat(1))).len(), 2);
        assert!(!set.contains(Seat(200)));
    }

    #[test]
    fn the_next_of_a_set_may_be_the_same_seat() {
        let set: SeatSet = [Seat(1), Seat(3)].into_iter().collect();
        assert_eq!([0, 1, 2, 3].map(|seat| set.after(Seat(seat)).map(|next| next.0)), [1, 3, 3, 1].map(Some));
        assert_eq!(SeatSet::only(Seat(2)).after(Seat(2)), Some(Seat(2)));
        assert_eq!(SeatSet::EMPTY.after(Seat(2)), None);
    }

    #[test]
    fn clockwise_goes_once_around() {
        let around: Vec<u8> = Seat(2).clockwise(4).map(|seat| seat.0).collect();
        assert_eq!(around, [2, 3, 0, 1]);
        assert_eq!(Seat(3).next(4), Seat(0));
    }
}
