//! The imaginer: what a computer opponent gets instead of the bout.

use crate::bout::Bout;
use crate::dealer::Dealer;
use crate::rules::Rules;
use crate::seat::Seat;

/// All that one seat knows of a bout, and whole bouts that fit it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imaginer<R: Rules> {
    seat: Seat,
    known: R::Known,
}

impl<R: Rules> Imaginer<R> {
    /// What `seat` knows of this bout. After this the bout is out of reach.
    pub fn new(bout: &Bout<R>, seat: Seat) -> Imaginer<R> {
        Imaginer { seat, known: R::known(bout, seat) }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A whole bout that fits all that the seat knows.
    pub fn imagine(&self, dealer: &mut Dealer) -> Bout<R> {
        R::imagine(&self.known, dealer)
    }
}
