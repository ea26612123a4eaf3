//! Set-up: what may be chosen before a bout. The form, the file and the refusals follow from one table.

use crate::question::Illegal;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use tabletop::setup::Choices;

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many players (RB-1.1).
    pub seats: u8,
    /// Bolts of the heap (RB-1.2).
    pub bolts: u8,
}

/// RB-1.2: how many bolts a heap may have.
pub(crate) const HEAP: RangeInclusive<u8> = 5..=60;

/// RB-1.1, RB-1.2.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    Choices::of("rb", "RB-1.1", 2..=4, Setup::usual, |setup| &mut setup.seats)
        .refused(|seats| Illegal::SeatCount { seats })
        .number("bolts", "RB-1.2", "Bolts of the heap", HEAP, |setup| &mut setup.bolts)
        .refused(|bolts| Illegal::BoltCount { bolts })
});

impl Setup {
    /// RB-1.2: the usual heap for so many seats.
    pub fn usual(seats: u8) -> Setup {
        Setup { seats, bolts: 21 }
    }
}
