//! Knowledge. GR-R47: what one seat knows, and whole bouts that fit it. Hidden are only cards without a Cooldown Value that
//! were never played: how many of them a hand holds is public, which ones is not. GR-10.18, GR-R57: what another seat plans is
//! its own affair until it is declared; the kernel sees to that.

use crate::GigaRobo;
use crate::content::{Card, Cards};
use crate::legality::responses;
use crate::table::Table;
use kernel::{Bout, Dealer, Seat, Sketch};

/// The position as far as one seat knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    sketch: Sketch<GigaRobo>,
    /// How many unknown cards each hand holds.
    unknown: [u8; crate::table::SEATS],
}

impl Known {
    /// What `seat` knows.
    pub(crate) fn of(bout: &Bout<GigaRobo>, seat: Seat) -> Known {
        let mut known = Sketch::veiled(bout, Some(seat));
        let mut unknown = [0; crate::table::SEATS];
        let table = known.table_mut();
        let content = std::sync::Arc::clone(bout.content());
        for other in (0..table.seats()).map(Seat).filter(|&other| other != seat) {
            let unseen = responses::unseen(table, &content, other);
            let player = table.player_mut(other);
            let hidden = player.hand.and(unseen);
            unknown[other.index()] = hidden.len();
            player.hand = player.hand.minus(hidden);
        }
        Known { sketch: known, unknown }
    }

    /// A copy of the position, to play an answer on beforehand.
    pub(crate) fn sketch(&self) -> Sketch<GigaRobo> {
        self.sketch.clone()
    }

    /// Deals the unknown cards from those that have never been seen, each as likely as any other.
    pub(crate) fn imagine(&self, dealer: &mut Dealer) -> Bout<GigaRobo> {
        let mut imagined = self.sketch.clone();
        let content = std::sync::Arc::clone(imagined.bout().content());
        let table = imagined.table_mut();
        for seat in (0..table.seats()).map(Seat) {
            let unseen = responses::unseen(table, &content, seat);
            deal(table, seat, unseen, self.unknown[seat.index()], dealer);
        }
        imagined.into_bout()
    }
}

fn deal(table: &mut Table, seat: Seat, unseen: Cards, count: u8, dealer: &mut Dealer) {
    let mut left = [0u8; Card::COUNT as usize];
    unseen.iter().for_each(|card| left[usize::from(card.0)] = 1);
    for _ in 0..count {
        let card = Card(dealer.draw(&left));
        left[usize::from(card.0)] = 0;
        table.player_mut(seat).hand.insert(card);
    }
}
