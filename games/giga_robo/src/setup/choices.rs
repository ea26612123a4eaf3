//! All choices of a set-up but the builds as one table: their keys, rules, bounds, words and fields.

use super::{Mode, Setup, Watch};
use crate::GigaRobo;
use crate::illegal::Illegal;
use crate::table::SEATS;
use std::sync::LazyLock;
use tabletop::setup::{Choices, Chosen, Word};

/// The modes, by words that selectors know too.
pub(crate) const MODES: &[Word<Mode>] = &[
    ("duel", Mode::Duel, "Head-to-head, two players (GR-2.1)."),
    ("team", Mode::Team, "Team versus team, four to six players (GR-2.2)."),
    ("free-for-all", Mode::FreeForAll, "Everybody alone, three to six players (GR-2.3)."),
];

/// When everybody is asked in response windows.
pub(crate) const WATCHES: &[Word<Watch>] = &[
    ("every", Watch::Every, "At every window."),
    ("could", Watch::Could, "Whenever the seat could respond, for all that the others know."),
    ("key", Watch::Key, "The same, but only at attacks and Instants that concern the seat."),
    ("matters", Watch::Matters, "The same, but only where no other moment would do as well."),
];

/// The winner of the start roll chooses the map.
pub(crate) const BY_ROLL: &str = "roll";

/// GR-1.13: the maps that every pack has, by their codes; an agreed one is its place in the content.
pub(crate) const MAPS: &[Word<Option<u8>>] = &[
    (BY_ROLL, None, "The winner of the start roll chooses."),
    ("A", Some(0), "Map A."),
    ("B", Some(1), "Map B."),
];

/// GR-2.1 to GR-2.3, GR-3.4, GR-3.25: all that can be chosen besides builds. A pack may have further maps.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    Choices::of("gr", "GR-1.1", 2..=SEATS as u8, Setup::standard, |setup| &mut setup.seats)
        .one_of("mode", "GR-3.1", "The mode", MODES, |setup| &mut setup.mode)
        .switch("twins", "GR-3.4", "Whether several seats may use the same pilot or robot", |setup| {
            &mut setup.twins
        })
        .one_of("map", "GR-3.25", "The agreed map", MAPS, |setup| &mut setup.map)
        .by_hand()
        .one_of("watch", "GR-T5", "When everybody is asked in response windows", WATCHES, |setup| {
            &mut setup.watch
        })
});

impl Chosen for GigaRobo {
    fn choices() -> &'static Choices<Setup, Illegal> {
        &CHOICES
    }
}
