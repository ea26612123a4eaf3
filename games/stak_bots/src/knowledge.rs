//! Knowledge. SB-R62 to SB-R66: what one seat knows, and whole bouts that fit it.
//!
//! Only hands hold cards that exist and are not known to all: face-down cards of Staks are either
//! known to everybody or do not exist yet. So a seat's knowledge is the position with the unknown
//! cards of other hands laid back among the unseen ones; and any deal of these is as likely.

use crate::StakBots;
use crate::card::{Card, Lying};
use crate::content::KindId;
use crate::table::Table;
use kernel::{Bout, Dealer, Seat};

/// The position as far as one seat knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known(Bout<StakBots>);

impl Known {
    /// What `seat` knows.
    pub(crate) fn of(bout: &Bout<StakBots>, seat: Seat) -> Known {
        let mut known = bout.clone();
        let table = known.imagined_table();
        for other in (0..table.seats()).map(Seat).filter(|&other| other != seat) {
            conceal(table, other);
        }
        Known(known)
    }

    /// Deals the unknown hands from the unseen cards.
    pub(crate) fn imagine(&self, dealer: &mut Dealer) -> Bout<StakBots> {
        let mut bout = self.0.clone();
        let table = bout.imagined_table();
        for seat in (0..table.seats()).map(Seat) {
            deal(table, seat, dealer);
        }
        bout
    }
}

/// SB-R65: what is not known by its kind is not told apart.
fn conceal(table: &mut Table, seat: Seat) {
    while let Some(card) = first_unshown(table, seat) {
        take_unshown(table, seat, card);
        let kind = card.kind().expect("an unshown card of a hand exists");
        table.unseen[usize::from(card.deck())].add(kind.0);
        table.put_in_hand(seat, Lying::hidden(Card::unknown(card.deck())));
    }
}

fn deal(table: &mut Table, seat: Seat, dealer: &mut Dealer) {
    while let Some(card) = table.hand(seat).iter().map(|held| held.card).find(|card| card.kind().is_none()) {
        table.take_from_hand(seat, card).expect("the unknown card is in the hand");
        let deck = card.deck();
        let kind = KindId(dealer.draw(table.unseen[usize::from(deck)].counts()));
        let known = table.make_known(deck, kind);
        table.put_in_hand(seat, Lying::hidden(known));
    }
}

fn first_unshown(table: &Table, seat: Seat) -> Option<Card> {
    let unshown = |held: &&Lying| !held.is_open() && held.card.kind().is_some();
    table.hand(seat).iter().find(unshown).map(|held| held.card)
}

/// Unshown copies lie behind the shown ones of the same card.
fn take_unshown(table: &mut Table, seat: Seat, card: Card) {
    let shown: Vec<Lying> =
        table.hand(seat).iter().copied().filter(|held| held.card == card && held.is_open()).collect();
    for _ in 0..=shown.len() {
        table.take_from_hand(seat, card).expect("the card is in the hand");
    }
    shown.into_iter().for_each(|held| table.put_in_hand(seat, held));
}
