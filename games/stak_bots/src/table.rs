//! The table: Staks, hands, supplies, scrapheaps. Only the procedures change it.

use crate::card::{Card, Lying, STAKS_MAX, StakId, StakSet, deck_of};
use crate::content::{Content, Kind, KindId};
use crate::setup::Options;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use tabletop::{Rows, Tally};

/// The most kinds of cards in one bout.
pub const KINDS_MAX: usize = 31;
/// The most seats.
pub const SEATS: usize = 6;
/// The most cards that lie in Staks and hands together (SB-T1).
pub(crate) const CARDS_MAX: usize = 250;
/// The most piles of unseen cards that are kept apart (SB-T3).
pub(crate) const PILES: usize = 16;

const ROWS: usize = STAKS_MAX + SEATS;

/// A multiset of kinds.
pub type Kinds = Tally<KINDS_MAX>;

/// The table. A hidden order does not exist: what nobody has seen is one multiset for each deck and each shuffle of it
/// (SB-R72), shared by all places where these cards can lie: for the last shuffle the supply and every unknown
/// face-down card that came from it; for an earlier one the unknown face-down cards that it left behind.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Staks from the bottom card to the top card, then the hands in the order of cards.
    rows: Rows<Lying, ROWS, CARDS_MAX>,
    /// For each deck, what lies unseen of its last shuffle: in the supply and face-down in Staks. Behind these, for each
    /// earlier shuffle of which cards are hidden somewhere, the earliest first, what lies face-down in Staks.
    pub(crate) unseen: [Kinds; PILES],
    /// For each deck, the scrapheap (SB-1.6).
    pub(crate) scrapheap: [Kinds; SEATS],
    /// For each deck, how many cards the supply holds (SB-1.5).
    pub(crate) supply: [u8; SEATS],
    /// The cards that went back to the box when decks were dealt by rank (SB-R54).
    pub(crate) boxed: Kinds,
    /// Staks that are gone for good (SB-R51).
    pub(crate) gone: StakSet,
    /// Seats that are out (SB-2.2).
    pub(crate) out: SeatSet,
    /// The choices that were agreed before the bout.
    pub options: Options,
}

impl Table {
    /// An empty table.
    pub fn new(options: Options) -> Table {
        Table {
            rows: Rows::new(),
            unseen: [Kinds::default(); PILES],
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

    /// Whether there is such a seat. For positions that are written by hand.
    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats()
    }

    /// Whether there is such a Stak.
    pub(crate) fn has_stak(&self, stak: StakId) -> bool {
        self.staks().any(|other| other == stak)
    }

    /// Whether there are such Staks.
    pub(crate) fn has_staks(&self, staks: StakSet) -> bool {
        staks.minus(self.staks().collect()).is_empty()
    }

    /// Whether there are such Staks, each with a card that lies face-up on top: one whose effect may wait.
    pub(crate) fn lie_open(&self, staks: StakSet) -> bool {
        self.has_staks(staks) && staks.iter().all(|stak| self.top(stak).is_some_and(|top| top.is_open()))
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
    #[inline]
    pub fn decks(&self) -> u8 {
        if self.options.own_decks { self.seats() } else { 1 }
    }

    /// SB-T1: whether one more card can lie in a Stak or a hand.
    #[inline]
    pub fn has_room(&self) -> bool {
        self.rows.room() > 0
    }

    /// SB-R52: a team shares its win and its draw, with its players who are out.
    #[inline]
    pub(crate) fn sharing(&self, seats: SeatSet) -> SeatSet {
        seats.iter().fold(SeatSet::EMPTY, |all, seat| all.or(self.options.side_of(seat)))
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

    /// The cards of a row: a Stak, or behind the Staks a hand; to be changed. A hand is [sorted](Self::sort_hand) then.
    #[inline]
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [Lying] {
        self.rows.row_mut(row)
    }

    /// The hand of `seat`, to be changed and [sorted](Self::sort_hand).
    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut [Lying] {
        self.rows.row_mut(STAKS_MAX + seat.index())
    }

    /// Puts a hand into the order of cards, marked copies first.
    pub(crate) fn sort_hand(&mut self, seat: Seat) {
        self.hand_mut(seat).sort_unstable_by_key(order_in_hand);
    }

    /// Puts a card into a hand, at its place in the order of cards, marked copies first.
    pub(crate) fn put_in_hand(&mut self, seat: Seat, lying: Lying) {
        let place = self.hand(seat).partition_point(|held| order_in_hand(held) < order_in_hand(&lying));
        let row = STAKS_MAX + seat.index();
        self.rows.insert(row, place, lying).expect("SB-T1 keeps room for every card that is moved");
    }

    /// SB-R65, SB-R69, SB-R72: takes one copy of `card` out of a hand, the one that is known best first.
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

    /// SB-R72: the pile that this card is one of, if nobody has seen it.
    #[inline]
    pub(crate) fn pile_of(&self, lying: Lying) -> u8 {
        match lying.older() {
            0 => lying.card.deck(),
            older => self.decks() + older - 1,
        }
    }

    /// The unseen cards of the pile of this card, to be changed.
    #[inline]
    pub(crate) fn pile_mut(&mut self, lying: Lying) -> &mut Kinds {
        &mut self.unseen[usize::from(self.pile_of(lying))]
    }

    /// SB-R72: what lies face-down of each earlier shuffle; that of number 1 comes first.
    #[inline]
    pub(crate) fn older(&self) -> &[Kinds] {
        &self.unseen[usize::from(self.decks())..]
    }

    /// The same, to be changed.
    #[inline]
    pub(crate) fn older_mut(&mut self) -> &mut [Kinds] {
        let decks = usize::from(self.decks());
        &mut self.unseen[decks..]
    }

    /// The unseen cards that this one is of become one fewer: it is known from now on.
    pub(crate) fn make_known(&mut self, lying: Lying, kind: KindId) -> Card {
        let there = self.pile_mut(lying).take(kind.0);
        assert!(there, "chance gave a card that the unseen cards do not hold");
        Card::new(kind, lying.card.deck())
    }

    /// SB-1.5: the top card of a supply is known from now on.
    pub(crate) fn draw(&mut self, deck: u8, kind: KindId) -> Card {
        self.supply[usize::from(deck)] -= 1;
        self.make_known(Lying::hidden(Card::unknown(deck)), kind)
    }

    /// SB-8.5, SB-9.2: at the end of a turn all damage and all marks of the turn are removed.
    pub(crate) fn heal(&mut self) {
        self.rows.flat_mut().iter_mut().for_each(Lying::heal);
    }
}

fn order_in_hand(held: &Lying) -> (Card, Reverse<u8>) {
    (held.card, Reverse(held.marks_in_hand()))
}
