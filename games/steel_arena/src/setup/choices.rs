//! All choices of a set-up as one table: their keys, rules, bounds, words and fields.

use super::{LAYOUTS, Setup};
use crate::SteelArena;
use crate::illegal::Illegal;
use crate::table::SEATS;
use std::sync::LazyLock;
use tabletop::setup::{Choices, Chosen, Word};

/// The modes, and whether they are for experts.
pub(crate) const MODES: &[Word<bool>] =
    &[("base", false, "Modules lie face down."), ("expert", true, "All tiles lie face up.")];

/// SA-2.1, SA-2.8, SA-R1: all that can be chosen.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    Choices::of("sa", "SA-1.7", 2..=SEATS as u8, Setup::base, |setup| &mut setup.seats)
        .refused(|seats| Illegal::SeatCount { seats })
        .one_of("mode", "SA-20.2", "The base mode, or that of experts", MODES, |setup| &mut setup.expert)
        .switch("team", "SA-21.1", "Two teams of two", |setup| &mut setup.team)
        .place(["layout", "SA-2.8", "A field with a name"], LAYOUTS, Setup::layout, |setup, place| {
            if (2..=SEATS as u8).contains(&setup.seats) {
                setup.cells = LAYOUTS[usize::from(place)].1(setup.seats);
            }
        })
        .starter("SA-R1", |setup| &mut setup.first, |first| Illegal::NoSuchFirst { first })
});

impl Chosen for SteelArena {
    fn choices() -> &'static Choices<Setup, Illegal> {
        &CHOICES
    }
}
