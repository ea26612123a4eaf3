//! Knowledge. SB-R62 to SB-R66: what one seat knows, and whole bouts that fit it.
//!
//! Only hands hold cards that exist and are not known to all: face-down cards of Staks are either
//! known to everybody or do not exist yet. So a seat's knowledge is the position with the unknown
//! cards of other hands laid back among the unseen ones of their shuffle (SB-R72); and any deal of these is as likely.

use crate::StakBots;
use crate::card::Card;
use crate::content::KindId;
use crate::table::Table;
use kernel::{Bout, Dealer, Seat, Sketch};

/// The position as far as one seat knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known(Sketch<StakBots>);

impl Known {
    /// What `seat` knows.
    pub(crate) fn of(bout: &Bout<StakBots>, seat: Seat) -> Known {
        let mut known = Sketch::veiled(bout, Some(seat));
        let table = known.table_mut();
        for other in (0..table.seats()).map(Seat).filter(|&other| other != seat) {
            conceal(table, other);
        }
        Known(known)
    }

    /// A copy, to play an answer on beforehand.
    pub(crate) fn sketch(&self) -> Sketch<StakBots> {
        self.0.clone()
    }

    /// Deals the unknown hands from the unseen cards.
    pub(crate) fn imagine(&self, dealer: &mut Dealer) -> Bout<StakBots> {
        let mut imagined = self.0.clone();
        let table = imagined.table_mut();
        for seat in (0..table.seats()).map(Seat) {
            deal(table, seat, dealer);
        }
        imagined.into_bout()
    }
}

/// SB-R65, SB-R72: cards of unknown kinds differ only by their decks and shuffles.
fn conceal(table: &mut Table, seat: Seat) {
    for place in 0..table.hand(seat).len() {
        let held = table.hand(seat)[place];
        if !held.is_open() {
            let kind = held.card.kind().expect("an unshown card of a hand exists");
            table.pile_mut(held).add(kind.0);
            table.hand_mut(seat)[place] = held.still_hidden(Card::unknown(held.card.deck()));
        }
    }
    table.sort_hand(seat);
}

fn deal(table: &mut Table, seat: Seat, dealer: &mut Dealer) {
    for place in 0..table.hand(seat).len() {
        let held = table.hand(seat)[place];
        if held.card.kind().is_none() {
            let kind = KindId(dealer.draw(table.pile_mut(held).counts()));
            let known = table.make_known(held, kind);
            table.hand_mut(seat)[place] = held.still_hidden(known);
        }
    }
    table.sort_hand(seat);
}
