//! Events: facts that happened. The audience of an event is fixed when it is told.

use crate::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who hears an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Audience {
    /// The seats that hear it.
    pub seats: SeatSet,
    /// Whether spectators hear it.
    pub spectators: bool,
}

impl Audience {
    /// Nobody at all.
    pub(crate) const NOBODY: Audience = Audience { seats: SeatSet::EMPTY, spectators: false };

    /// Every seat of a table of `seats` places, and spectators.
    pub fn everybody(seats: u8) -> Audience {
        Audience { seats: SeatSet::first(seats), spectators: true }
    }

    /// This seat alone.
    pub fn only(seat: Seat) -> Audience {
        Audience { seats: SeatSet::only(seat), spectators: false }
    }

    /// Everybody but this seat, including spectators.
    pub fn all_but(seat: Seat, seats: u8) -> Audience {
        Audience { seats: SeatSet::first(seats).without(seat), spectators: true }
    }

    /// Whether anybody but `seat` hears it.
    pub fn is_for_others_than(self, seat: Seat) -> bool {
        self.spectators || !self.seats.without(seat).is_empty()
    }

    /// Who hears it, and these.
    #[inline]
    pub(crate) fn and(self, more: Audience) -> Audience {
        Audience { seats: self.seats.or(more.seats), spectators: self.spectators || more.spectators }
    }

    /// Whether this listener hears it. `None` is a spectator.
    pub fn hears(self, listener: Option<Seat>) -> bool {
        match listener {
            Some(seat) => self.seats.contains(seat),
            None => self.spectators,
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// Whether it shows somebody something that was hidden until now.
    pub shows: bool,
    /// What happened.
    pub event: E,
}

/// What one listener hears of a run of events.
pub fn heard<E: Clone>(told: &[Told<E>], listener: Option<Seat>) -> Vec<E> {
    told.iter().filter(|told| told.to.hears(listener)).map(|told| told.event.clone()).collect()
}
