//! Cards and places: a card is its kind and the deck it came from, a place is a Stak.

use crate::content::KindId;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most Staks on the table.
pub const STAKS_MAX: usize = 12;

/// One physical card, as far as anybody can tell it from others: its kind and its deck (SB-R53).
/// Cards of one kind and deck are equal. In the common-deck game all cards are of deck 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(u8);

const KIND_BITS: u8 = 5;
const KIND_MASK: u8 = (1 << KIND_BITS) - 1;

impl Card {
    /// A card of this kind from this deck.
    #[inline]
    pub fn new(kind: KindId, deck: u8) -> Card {
        debug_assert!(kind.0 < KIND_MASK && deck < 8);
        Card(deck << KIND_BITS | kind.0)
    }

    /// A card of this deck that nobody knows. Which kind it is does not exist yet.
    #[inline]
    pub fn unknown(deck: u8) -> Card {
        Card(deck << KIND_BITS | KIND_MASK)
    }

    /// The kind, if it exists.
    #[inline]
    pub fn kind(self) -> Option<KindId> {
        let kind = self.0 & KIND_MASK;
        (kind != KIND_MASK).then_some(KindId(kind))
    }

    /// The deck that the card came from.
    #[inline]
    pub fn deck(self) -> u8 {
        self.0 >> KIND_BITS
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::unknown(0)
    }
}

/// A Stak on the table: its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct StakId(pub u8);

impl StakId {
    /// The Stak's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of Staks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct StakSet(u16);

impl StakSet {
    /// No Stak.
    pub const EMPTY: StakSet = StakSet(0);

    /// This one.
    #[inline]
    pub fn only(stak: StakId) -> StakSet {
        StakSet(1 << stak.0)
    }

    /// The Staks of these seats, where each seat has one.
    #[inline]
    pub(crate) fn of_seats(seats: SeatSet) -> StakSet {
        StakSet(u16::from(seats.bits()))
    }

    /// The Staks of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: StakSet) -> StakSet {
        StakSet(self.0 & !other.0)
    }

    /// Whether `stak` belongs to the set.
    #[inline]
    pub fn contains(self, stak: StakId) -> bool {
        self.0 & (1 << stak.0) != 0
    }

    /// Adds `stak`.
    #[inline]
    pub fn insert(&mut self, stak: StakId) {
        self.0 |= 1 << stak.0;
    }

    /// Takes `stak` out.
    #[inline]
    pub fn remove(&mut self, stak: StakId) {
        self.0 &= !(1 << stak.0);
    }

    /// The Staks in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: StakSet) -> StakSet {
        StakSet(self.0 | other.0)
    }

    /// The Staks in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: StakSet) -> StakSet {
        StakSet(self.0 & other.0)
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The Staks in rising order.
    pub fn iter(self) -> impl Iterator<Item = StakId> + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let stak = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                StakId(stak)
            })
        })
    }
}

impl FromIterator<StakId> for StakSet {
    fn from_iter<I: IntoIterator<Item = StakId>>(staks: I) -> StakSet {
        let mut set = StakSet::EMPTY;
        staks.into_iter().for_each(|stak| set.insert(stak));
        set
    }
}

/// A card as it lies: its kind, which way up it is, and its marks. A card that not everybody has seen has no
/// damage; there the same bits say from which shuffle it is (SB-R72).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Lying {
    /// The card.
    pub card: Card,
    marks: u8,
}

/// The most damage that the marks can hold; more changes nothing.
pub(crate) const DAMAGE_MAX: u8 = 31;
const LOW: u8 = DAMAGE_MAX;
const OPEN: u8 = 32;
const ATTACKING: u8 = 64;
const BARRED: u8 = 128;

impl Lying {
    /// The card face-down, or unseen by the others in a hand, without marks.
    #[inline]
    pub fn hidden(card: Card) -> Lying {
        Lying { card, marks: 0 }
    }

    /// The same card face-down, or unseen by the others in a hand: everybody saw from where it came.
    #[inline]
    pub fn still_hidden(self, card: Card) -> Lying {
        Lying { card, marks: self.older() }
    }

    /// The card face-up, or known to all in a hand, without marks.
    #[inline]
    pub fn open(card: Card) -> Lying {
        Lying { card, marks: OPEN }
    }

    /// In a Stak: face-up. In a hand: everybody knows that the hand holds it (SB-R62).
    #[inline]
    pub fn is_open(self) -> bool {
        self.marks & OPEN != 0
    }

    /// The damage on it (SB-8.2).
    #[inline]
    pub fn damage(self) -> u8 {
        if self.is_open() { self.marks & LOW } else { 0 }
    }

    /// SB-R72: of a card that not everybody has seen: 0 if it came from the present supply, else the number of the
    /// older cards that it is one of.
    #[inline]
    pub fn older(self) -> u8 {
        if self.is_open() { 0 } else { self.marks & LOW }
    }

    /// SB-R72: a hidden card is one of these older cards.
    #[inline]
    pub(crate) fn grow_older(&mut self, older: u8) {
        debug_assert!(!self.is_open() && older <= LOW);
        self.marks = self.marks & !LOW | older;
    }

    /// Whether it has attacked this turn (SB-9.3).
    #[inline]
    pub fn is_attacking(self) -> bool {
        self.marks & ATTACKING != 0
    }

    /// Whether it was interrupted and cannot attack any more this turn (SB-9.4 to SB-9.7).
    #[inline]
    pub fn is_barred(self) -> bool {
        self.marks & BARRED != 0
    }

    /// How well a card in a hand is known and marked: more first (SB-R65). Of those that are not known the oldest comes
    /// first (SB-R72).
    #[inline]
    pub(crate) fn marks_in_hand(self) -> u8 {
        match self.older() {
            0 => self.marks & !LOW,
            older => self.marks & !LOW | (LOW + 1 - older),
        }
    }

    /// SB-8.2: more damage on the same card.
    #[inline]
    pub fn hurt(&mut self, damage: u8) {
        debug_assert!(self.is_open(), "a card that lies face-up is hurt");
        let sum = (self.damage() + damage.min(DAMAGE_MAX)).min(DAMAGE_MAX);
        self.marks = self.marks & !LOW | sum;
    }

    /// SB-8.5, SB-9.2: no damage and no marks of the turn.
    #[inline]
    pub fn heal(&mut self) {
        self.marks &= if self.is_open() { OPEN } else { LOW };
    }

    /// Turned face-up, or shown.
    #[inline]
    pub fn turn_up(&mut self) {
        if !self.is_open() {
            self.marks = self.marks & !LOW | OPEN;
        }
    }

    /// SB-R21: turned face-down, without damage.
    #[inline]
    pub fn turn_down(&mut self) {
        self.marks &= BARRED;
    }

    /// Marks it as the attacking card.
    #[inline]
    pub fn mark_attacking(&mut self) {
        self.marks |= ATTACKING;
    }

    /// It is not the attacking card after all.
    #[inline]
    pub fn unmark_attacking(&mut self) {
        self.marks &= !ATTACKING;
    }

    /// Interrupted: no attacking card any more, and none this turn.
    #[inline]
    pub fn bar(&mut self) {
        self.marks = self.marks & !ATTACKING | BARRED;
    }
}

/// The deck that the cards of a seat come from.
pub(crate) fn deck_of(seat: Seat, own_decks: bool) -> u8 {
    if own_decks { seat.0 } else { 0 }
}
