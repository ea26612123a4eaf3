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
    /// Two (TD-1.1).
    pub seats: u8,
    /// The armour of each robot (TD-1.1).
    pub armour: u8,
}

/// TD-1.1: how much armour a robot may have.
pub(crate) const ARMOUR: RangeInclusive<u8> = 5..=30;

/// TD-1.1.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    let usual = |seats| Setup { seats, ..Setup::USUAL };
    Choices::of("td", "TD-1.1", 2..=2, usual, |setup| &mut setup.seats)
        .refused(|seats| Illegal::SeatCount { seats })
        .number("armour", "TD-1.1", "Armour of each robot", ARMOUR, |setup| &mut setup.armour)
        .refused(|armour| Illegal::Armour { armour })
});

impl Setup {
    /// TD-1.1: the usual armour.
    pub const USUAL: Setup = Setup { seats: 2, armour: 9 };
}
