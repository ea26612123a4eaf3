//! Shuffling. SB-15.2, SB-R72: the scrapheap becomes the supply, and what the old supply left behind stays told apart.
//!
//! A player who counts cards knows the shuffle of every hidden card, and the cards that each shuffle can still give.

use crate::card::{Card, Lying, STAKS_MAX};
use crate::content::KindId;
use crate::table::{Kinds, PILES, Table};
use kernel::Seat;

/// What happens to the cards of an earlier shuffle.
#[derive(Clone, Copy)]
enum Fate {
    /// None is hidden any more.
    Gone,
    /// All hidden ones are of this kind.
    Learned(KindId),
    /// They are kept apart under this number.
    Stays(u8),
}

impl Table {
    /// SB-15.2: the scrapheap of a deck becomes its supply, which is empty. Gives how many cards; none if there are none,
    /// or if the table cannot tell more shuffles apart (SB-T3).
    pub(crate) fn reshuffle(&mut self, deck: u8) -> u8 {
        let place = usize::from(deck);
        let count = self.scrapheap[place].total() as u8;
        assert!(self.supply[place] == 0, "only an empty supply takes in its scrapheap");
        if count == 0 || !self.leave_behind(deck) {
            return 0;
        }
        self.unseen[place].absorb(&mut self.scrapheap[place]);
        self.supply[place] = count;
        count
    }

    /// SB-15.5, SB-R72: the cards of the deck that are hidden now become older ones. False if there is no number left.
    fn leave_behind(&mut self, deck: u8) -> bool {
        let kept = self.tidy();
        let is_left = |lying: &Lying, in_hand: bool| {
            let hidden = !lying.is_open() && (in_hand || lying.card.kind().is_none());
            hidden && lying.older() == 0 && lying.card.deck() == deck
        };
        let mut any = false;
        self.each_hidden(|lying, in_hand| any |= is_left(lying, in_hand));
        if !any {
            return true;
        }
        if usize::from(kept) == self.older().len() {
            return false;
        }
        self.each_hidden(|lying, in_hand| {
            if is_left(lying, in_hand) {
                lying.grow_older(kept + 1);
            }
        });
        self.older_mut()[usize::from(kept)] = std::mem::take(&mut self.unseen[usize::from(deck)]);
        self.tidy();
        true
    }

    /// SB-R79: older cards of which none is hidden are forgotten; those that can only be of one kind are known to all; the rest
    /// are numbered anew in their order. Gives how many stay.
    fn tidy(&mut self) -> u8 {
        let mut laid = self.unseen;
        for held in
            (0..self.seats()).map(Seat).flat_map(|seat| self.hand(seat)).filter(|held| held.older() > 0)
        {
            let kind = held.card.kind().expect("cards are shuffled in bouts, where holders know their hands");
            laid[usize::from(self.pile_of(*held))].add(kind.0);
        }
        let mut kept = 0;
        let decks = usize::from(self.decks());
        let mut fates = [Fate::Gone; PILES];
        for (fate, hidden) in fates.iter_mut().zip(&laid[decks..]) {
            *fate = fate_of(hidden, &mut kept);
        }
        self.each_hidden(|lying, in_hand| {
            let Some(place) = usize::from(lying.older()).checked_sub(1) else { return };
            match fates[place] {
                Fate::Gone => unreachable!("a hidden card is counted among those of its shuffle"),
                Fate::Stays(number) => lying.grow_older(number),
                Fate::Learned(_) if in_hand => lying.turn_up(),
                Fate::Learned(kind) => {
                    lying.grow_older(0);
                    lying.card = Card::new(kind, lying.card.deck());
                }
            }
        });
        // A number never rises: so nothing is overwritten that is still to be moved.
        for (place, fate) in fates.into_iter().take(PILES - decks).enumerate() {
            let kinds = std::mem::take(&mut self.older_mut()[place]);
            if let Fate::Stays(number) = fate {
                self.older_mut()[usize::from(number) - 1] = kinds;
            }
        }
        (0..self.seats()).map(Seat).for_each(|seat| self.sort_hand(seat));
        kept
    }

    /// Every card that does not lie face-up, and whether it is in a hand.
    fn each_hidden(&mut self, mut look: impl FnMut(&mut Lying, bool)) {
        for row in 0..STAKS_MAX + usize::from(self.seats()) {
            let hidden = self.row_mut(row).iter_mut().filter(|lying| !lying.is_open());
            hidden.for_each(|lying| look(lying, row >= STAKS_MAX));
        }
    }
}

fn fate_of(hidden: &Kinds, kept: &mut u8) -> Fate {
    let mut kinds = hidden.iter();
    match (kinds.next(), kinds.next()) {
        (None, _) => Fate::Gone,
        (Some((kind, _)), None) => Fate::Learned(KindId(kind)),
        (Some(_), Some(_)) => {
            *kept += 1;
            Fate::Stays(*kept)
        }
    }
}
