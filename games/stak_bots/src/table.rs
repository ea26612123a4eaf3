//! What lies on the table: Staks, hands, supplies, scrapheaps. Changed by the procedures alone.

use crate::card::{Card, Lying, STAKS_MAX, StakId, StakSet, deck_of};
use crate::content::{Content, Kind, KindId};
use crate::setup::Options;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tabletop::{Rows, Tally};

/// The most kinds of cards in one bout.
pub const KINDS_MAX: usize = 31;
/// The most seats.
pub const SEATS: usize = 6;
/// The most cards that lie in Staks and hands together (SB-T1).
pub(crate) const CARDS_MAX: usize = 250;

const ROWS: usize = STAKS_MAX + SEATS;

/// A multiset of kinds.
pub type Kinds = Tally<KINDS_MAX>;

/// The table. A hidden order does not exist: what nobody has seen is one multiset for each deck,
/// shared by the supply and by every unknown face-down card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Staks from the bottom card to the top card, then the hands in the order of cards.
    rows: Rows<Lying, ROWS, CARDS_MAX>,
    /// For each deck, what lies unseen: in the supply and face-down in Staks.
    pub(crate) unseen: [Kinds; SEATS],
    /// For each deck, the scrapheap (SB-1.6).
    pub(crate) scrapheap: [Kinds; SEATS],
    /// For each deck, how many cards the supply holds (SB-1.5).
    pub(crate) supply: [u8; SEATS],
    /// What went back to the box when decks were dealt by rank (SB-R54).
    pub(crate) boxed: Kinds,
    /// Staks that are gone for good (SB-R51).
    pub(crate) gone: StakSet,
    /// Seats that are out (SB-2.2).
    pub(crate) out: SeatSet,
    /// What was agreed before the bout.
    pub options: Options,
}

impl Table {
    /// An empty table.
    pub fn new(options: Options) -> Table {
        Table {
            rows: Rows::new(),
            unseen: [Kinds::default(); SEATS],
            scrapheap: [Kinds::default(); SEATS],
            supply: [0; SEATS],
            boxed: Kinds::default(),
            gone: StakSet::EMPTY,
            out: SeatSet::EMPTY,
            options,
        }
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// The seats still in the game.
    #[inline]
    pub fn playing(&self) -> SeatSet {
        SeatSet::first(self.seats()).minus(self.out)
    }

    /// Whether `seat` is still in the game.
    #[inline]
    pub fn plays(&self, seat: Seat) -> bool {
        !self.out.contains(seat)
    }

    /// All Staks there ever were, in the order of seats.
    #[inline]
    pub fn staks(&self) -> impl Iterator<Item = StakId> + use<> {
        (0..self.seats() * self.options.staks_each).map(StakId)
    }

    /// The Staks of `seat`.
    #[inline]
    pub fn staks_of(&self, seat: Seat) -> impl Iterator<Item = StakId> + use<> {
        let each = self.options.staks_each;
        (seat.0 * each..(seat.0 + 1) * each).map(StakId)
    }

    /// The Staks of all these seats.
    #[inline]
    pub fn staks_of_all(&self, seats: SeatSet) -> StakSet {
        let each = self.options.staks_each;
        if each == 1 {
            return StakSet::of_seats(seats);
        }
        seats.iter().flat_map(|seat| self.staks_of(seat)).collect()
    }

    /// Whose Stak it is (SB-1.3, SB-R7).
    #[inline]
    pub fn owner(&self, stak: StakId) -> Seat {
        match self.options.staks_each {
            1 => Seat(stak.0),
            each => Seat(stak.0 / each),
        }
    }

    /// SB-R51: a Stak that may still be played on. The Staks of a player who is out are gone.
    #[inline]
    pub fn is_standing(&self, stak: StakId) -> bool {
        !self.gone.contains(stak)
    }

    /// The cards of a Stak, the bottom card first.
    #[inline]
    pub fn stak(&self, stak: StakId) -> &[Lying] {
        self.rows.row(stak.index())
    }

    /// The cards of a Stak, to be marked or turned.
    #[inline]
    pub(crate) fn stak_mut(&mut self, stak: StakId) -> &mut [Lying] {
        self.rows.row_mut(stak.index())
    }

    /// SB-1.9: the top card.
    #[inline]
    pub fn top(&self, stak: StakId) -> Option<Lying> {
        self.rows.last(stak.index())
    }

    /// How many cards the Stak has.
    #[inline]
    pub fn height(&self, stak: StakId) -> usize {
        self.rows.len(stak.index())
    }

    /// The kind of the top card.
    pub fn top_kind<'a>(&self, content: &'a Content, stak: StakId) -> Option<&'a Kind> {
        Some(content.kind(self.top(stak)?.card.kind()?))
    }

    /// The hand of `seat`, in the order of cards.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[Lying] {
        self.rows.row(STAKS_MAX + seat.index())
    }

    /// The deck from which `seat` draws (SB-15.1, SB-17.26).
    #[inline]
    pub fn deck_of(&self, seat: Seat) -> u8 {
        deck_of(seat, self.options.own_decks)
    }

    /// How many decks there are.
    pub fn decks(&self) -> u8 {
        if self.options.own_decks { self.seats() } else { 1 }
    }

    /// SB-T1: whether one more card can lie in a Stak or a hand.
    #[inline]
    pub fn has_room(&self) -> bool {
        self.rows.room() > 0
    }

    /// The opponents of `seat` still in the game (SB-R34, SB-R52).
    #[inline]
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        self.playing().minus(self.options.side_of(seat))
    }

    /// Puts a card on top of a Stak.
    pub(crate) fn push(&mut self, stak: StakId, lying: Lying) {
        self.rows.push(stak.index(), lying).expect("SB-T1 keeps room for every card that is moved");
    }

    /// Puts a card at the bottom of a Stak.
    pub(crate) fn push_under(&mut self, stak: StakId, lying: Lying) {
        self.rows.insert(stak.index(), 0, lying).expect("SB-T1 keeps room for every card that is moved");
    }

    /// Takes a card out of a Stak; 0 is the bottom card.
    pub(crate) fn take(&mut self, stak: StakId, height: usize) -> Lying {
        self.rows.remove(stak.index(), height)
    }

    /// Puts a card into a hand, at its place in the order of cards, marked copies first.
    pub(crate) fn put_in_hand(&mut self, seat: Seat, lying: Lying) {
        let order = |held: &Lying| (held.card, std::cmp::Reverse(held.marks_in_hand()));
        let place = self.hand(seat).partition_point(|held| order(held) < order(&lying));
        let row = STAKS_MAX + seat.index();
        self.rows.insert(row, place, lying).expect("SB-T1 keeps room for every card that is moved");
    }

    /// SB-R65, SB-R69: takes one copy of `card` out of a hand, the one that is known best first.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) -> Option<Lying> {
        let place = self.hand(seat).iter().position(|held| held.card == card)?;
        Some(self.rows.remove(STAKS_MAX + seat.index(), place))
    }

    /// Whether the hand of `seat` holds such a card.
    #[inline]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hand(seat).iter().any(|held| held.card == card)
    }

    /// SB-6.8, SB-R53: the card lies face-up in the scrapheap of its deck.
    pub(crate) fn lay_in_scrapheap(&mut self, card: Card) {
        let kind = card.kind().expect("a card is known before it lies face-up");
        self.scrapheap[usize::from(card.deck())].add(kind.0);
    }

    /// The unseen cards of a deck become one fewer: this one is known from now on.
    pub(crate) fn make_known(&mut self, deck: u8, kind: KindId) -> Card {
        let there = self.unseen[usize::from(deck)].take(kind.0);
        assert!(there, "chance gave a card that the unseen cards do not hold");
        Card::new(kind, deck)
    }

    /// SB-15.2: the scrapheap of a deck becomes its supply. Gives how many cards.
    pub(crate) fn reshuffle(&mut self, deck: u8) -> u8 {
        let deck = usize::from(deck);
        let count = self.scrapheap[deck].total() as u8;
        self.unseen[deck].absorb(&mut self.scrapheap[deck]);
        self.supply[deck] += count;
        count
    }

    /// SB-8.5, SB-9.2: at the end of a turn all damage and all marks of the turn are removed.
    pub(crate) fn heal(&mut self) {
        self.rows.flat_mut().iter_mut().for_each(Lying::heal);
    }
}
