//! Where a bout is for one seat, by what everybody sees and hears: what a rest ends by. And whether it can only pass.

use catalog::Playable;
use kernel::{Bout, Mark, Recording, Seat};

/// Where a bout is for one seat. Nothing in it depends on what others may not know.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Place {
    /// Whether the seat is asked only for a response to what others do.
    pub window: bool,
    /// The attack that goes on.
    pub attack: Option<Attack>,
    /// How many turns of the seat have begun. `None` in a game that does not say whose turn begins.
    pub turns: Option<u32>,
}

/// An attack that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Its number in the bout.
    pub number: u32,
    /// Whether the seat itself attacks.
    pub own: bool,
}

/// Whether `seat` is asked only for a response, and can only pass. That depends on what only `seat` may know.
pub fn only_passes<G: Playable>(bout: &Bout<G>, seat: Seat) -> bool {
    let mut answers = Vec::new();
    if bout.question(seat).is_some_and(G::is_window) {
        bout.answers(seat, &mut answers);
    }
    answers.len() == 1
}

/// Where the recorded bout is for `seat`.
pub fn place_of<G: Playable>(recording: &Recording<G>, seat: Seat) -> Place {
    let bout = &*recording.bout().before_plans(Some(seat));
    let told = (0..=recording.len()).flat_map(|step| recording.told(step));
    let marks = told.filter(|told| told.to.hears(None)).filter_map(|told| G::mark(&told.event));
    let (mut attacks, mut turns) = (0, None);
    for mark in marks {
        match mark {
            Mark::Attack => attacks += 1,
            Mark::Turn(of) => turns = Some(turns.unwrap_or(0) + u32::from(of == seat)),
        }
    }
    Place {
        window: bout.question(seat).is_some_and(G::is_window),
        attack: G::attacker(bout).map(|by| Attack { number: attacks, own: by == seat }),
        turns,
    }
}
