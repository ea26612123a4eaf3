//! The imaginer: what a computer opponent gets instead of the bout.

use crate::bout::Bout;
use crate::dealer::Dealer;
use crate::rules::Rules;
use crate::seat::Seat;

/// Everything that one seat knows of a bout, and whole bouts that fit it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imaginer<R: Rules> {
    seat: Seat,
    known: R::Known,
}

impl<R: Rules> Imaginer<R> {
    /// What `seat` knows of this bout. The imaginer keeps no access to the bout itself.
    pub fn new(bout: &Bout<R>, seat: Seat) -> Imaginer<R> {
        Imaginer { seat, known: R::known(bout, seat) }
    }

    /// The seat whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A whole bout that fits everything the seat knows.
    pub fn imagine(&self, dealer: &mut Dealer) -> Bout<R> {
        R::imagine(&self.known, dealer)
    }
}
