//! Standing orders of the people at this screen: as at a server, but at once, and only until they leave.

use super::Session;
use crate::orders::{Change, Orders};
use anygame::{only_passes, place_of};
use catalog::Playable;
use kernel::{Input, Seat, SeatSet};
use lobby::{Order, Rests};

impl<G: Playable> Session<'_, G> {
    /// The standing orders of a seat, with what it is asked now.
    pub(crate) fn orders(&self, seat: Seat) -> Orders {
        let kind = self.recording.bout().question(seat).map(|question| G::kind(question));
        let (rests, place) = (self.rests[seat.index()].standing(), place_of(&self.recording, seat));
        let (standing, may_rest) = (self.orders[seat.index()].clone(), Rests::offered(&place));
        Orders { kind, standing, rests, may_rest, anyway: self.anyway.contains(seat) }
    }

    /// Sets a standing order, or removes it.
    pub(crate) fn order(&mut self, seat: Seat, change: &Change) {
        let place = place_of(&self.recording, seat);
        let (orders, rests) = (&mut self.orders[seat.index()], &mut self.rests[seat.index()]);
        match change {
            Change::Pass(kind) => {
                orders.insert(kind.clone(), Order::Pass);
            }
            Change::Ask(kind) => {
                orders.remove(kind);
            }
            Change::Rest(rest) => {
                rests.begin(*rest, &place);
            }
            Change::Wake(rest) => rests.end(*rest),
            Change::Anyway(true) => self.anyway = self.anyway.with(seat),
            Change::Anyway(false) => self.anyway = self.anyway.without(seat),
        }
    }

    /// Whether a person who is alone among computers can only pass. With several people at this screen, to leave out
    /// the question would tell it to the others.
    fn only_passes(&self, seat: Seat) -> bool {
        self.people().len() == 1 && !self.anyway.contains(seat) && only_passes(self.recording.bout(), seat)
    }

    /// Answers for the first of these seats whose standing order says so, or that can only pass. Whether there is one.
    pub(crate) fn obey_one(&mut self, owing: SeatSet) -> bool {
        for (seat, rests) in (0..).map(Seat).zip(&mut self.rests).filter(|(_, rests)| !rests.is_empty()) {
            rests.lapse(&place_of(&self.recording, seat));
        }
        let is_ordered = |seat: &Seat| {
            let (orders, rests) = (&self.orders[seat.index()], &self.rests[seat.index()]);
            let kind = self.recording.bout().question(*seat).filter(|_| !orders.is_empty());
            kind.is_some_and(|question| orders.contains_key(&G::kind(question)))
                || (!rests.is_empty() && rests.passes(&place_of(&self.recording, *seat)))
                || self.only_passes(*seat)
        };
        let Some(seat) = owing.iter().find(is_ordered) else { return false };
        let answer = self.recording.bout().default_answer(seat).expect("an asked seat has a default answer");
        let input = Input::Answer(seat, answer);
        self.recording.play(input).unwrap_or_else(|_| unreachable!("a default answer is a listed one"));
        true
    }
}
