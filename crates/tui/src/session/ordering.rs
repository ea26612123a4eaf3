//! Standing orders of the people at this screen: as at a server, but at once, and only until they leave.

use super::Session;
use crate::orders::{Change, Orders};
use catalog::Playable;
use kernel::{Input, Seat, SeatSet};

impl<G: Playable> Session<'_, G> {
    /// The standing orders of a seat, with what it is asked now.
    pub(crate) fn orders(&self, seat: Seat) -> Orders {
        let kind = self.recording.bout().question(seat).map(|question| G::kind(question));
        Orders { kind, standing: self.orders[seat.index()].clone() }
    }

    /// Sets a standing order, or removes it.
    pub(crate) fn order(&mut self, seat: Seat, change: &Change) {
        let (kind, order) = change.clone().into_order();
        let orders = &mut self.orders[seat.index()];
        match order {
            Some(order) => orders.insert(kind, order),
            None => orders.remove(&kind),
        };
    }

    /// Answers for the first of these seats whose standing order says so. Whether there is one.
    pub(crate) fn obey_one(&mut self, owing: SeatSet) -> bool {
        let is_ordered = |seat: &Seat| {
            let orders = &self.orders[seat.index()];
            let kind = self.recording.bout().question(*seat).filter(|_| !orders.is_empty());
            kind.is_some_and(|question| orders.contains_key(&G::kind(question)))
        };
        let Some(seat) = owing.iter().find(is_ordered) else { return false };
        let answer = self.recording.bout().default_answer(seat).expect("an asked seat has a default answer");
        let input = Input::Answer(seat, answer);
        self.recording.play(input).unwrap_or_else(|_| unreachable!("a default answer is a listed one"));
        true
    }
}
