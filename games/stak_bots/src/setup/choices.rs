//! All choices of a set-up as one table: their keys, rules, bounds, words and fields.

use super::{Borderless, DEPTH_MAX, DEPTH_MIN, Decks, HAND_MAX, Level, Mode, Setup, TALLY_MAX};
use crate::StakBots;
use crate::illegal::Illegal;
use crate::table::SEATS;
use std::sync::LazyLock;
use tabletop::setup::{Choices, Chosen, Word};

const MODES: &[Word<Mode>] = &[
    ("standard", Mode::Standard, "Everybody plays onto their own Stak."),
    ("traitor", Mode::Traitor, "Traitor (SB-17.18)."),
    ("drone-easy", Mode::Drone(Level::Easy), "One player against the drone, its Stak 9 cards deep."),
    ("drone", Mode::Drone(Level::Normal), "One player against the drone, its Stak 12 cards deep."),
    ("drone-hard", Mode::Drone(Level::Hard), "One player against the drone, its Stak 15 cards deep."),
];

/// Where the cards come from; `own-deck` says which decks are the players' own.
const DECKS: &[Word<Decks>] = &[
    ("common", Decks::Common, "One common deck."),
    ("ranked", Decks::Ranked, "A deck for each player, dealt rank by rank (SB-R54)."),
    ("own", Decks::Own(Vec::new()), "Decks that the players built: `own-deck` says which."),
];

const BORDERLESS: &[Word<Borderless>] = &[
    ("off", Borderless::Off, "One's own."),
    ("all", Borderless::All, "Everybody's (SB-17.12)."),
    ("team", Borderless::Team, "Those of one's own team (SB-17.14)."),
];

/// SB-17, SB-R2, SB-R50, SB-T6: all that can be chosen.
pub(crate) static CHOICES: LazyLock<Choices<Setup, Illegal>> = LazyLock::new(|| {
    Choices::of("sb", "SB-R2", 2..=SEATS as u8, Setup::standard, |setup| &mut setup.seats)
        .refused(|seats| Illegal::SeatCount { seats })
        .one_of("mode", "SB-R55", "The mode of the game", MODES, |setup| &mut setup.mode)
        .number("depth", "SB-17.3", "Cards of each Stak", DEPTH_MIN..=DEPTH_MAX, |setup| &mut setup.depth)
        .refused(|depth| Illegal::Depth { depth })
        .number("staks-each", "SB-17.16", "Staks of each player", 1..=3, |setup| &mut setup.staks_each)
        .refused(|each| Illegal::StakCount { each })
        .number("hand", "SB-3.7", "Cards of the starting hand", 0..=HAND_MAX, |setup| &mut setup.hand)
        .refused(|cards| Illegal::StartingHand { cards })
        .starter("SB-R3", |setup| &mut setup.first, |seat| Illegal::NoSuchFirst { seat })
        .place(["decks", "SB-17.25", "Where the cards come from"], DECKS, place_of_decks, |setup, place| {
            setup.decks = DECKS[usize::from(place)].1.clone();
        })
        .switch("reactive", "SB-17.4", "Reactive play", |setup| &mut setup.reactive)
        .switch("recycling", "SB-17.8", "Recycling", |setup| &mut setup.recycling)
        .switch("setup-effects", "SB-17.10", "Entry effects of the set-up", |setup| &mut setup.setup_effects)
        .switch(
            "first-draw-skipped",
            "SB-17.28",
            "Whether the player who starts skips the first draw",
            |setup| &mut setup.first_draw_skipped,
        )
        .one_of("borderless", "SB-17.12", "Whose Staks may be played on", BORDERLESS, |setup| {
            &mut setup.borderless
        })
        .number("attack-tally", "SB-R50", "Attacks in a turn, with any top cards", 1..=TALLY_MAX, |setup| {
            &mut setup.attack_tally
        })
        .refused(|attacks| Illegal::AttackTally { attacks })
        .number("teams", "SB-R52", "The number of teams; 0: everybody alone", 0..=3, |setup| &mut setup.teams)
});

impl Chosen for StakBots {
    fn choices() -> &'static Choices<Setup, Illegal> {
        &CHOICES
    }
}

fn place_of_decks(setup: &Setup) -> Option<usize> {
    Some(match setup.decks {
        Decks::Common => 0,
        Decks::Ranked => 1,
        Decks::Own(_) => 2,
    })
}
