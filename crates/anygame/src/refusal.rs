//! Refusals: why a bout does not take what it was given, with the facts.

use words::Message;

/// Why an answer, a set-up or a kit is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such game.
    NoSuchGame {
        /// The name that was given.
        game: String,
        /// All names.
        known: Vec<&'static str>,
    },
    /// The game has no set-up of this name.
    NoSuchSetup {
        /// The name that was given.
        name: String,
    },
    /// The set-up cannot be read.
    UnreadableSetup {
        /// What is wrong.
        faults: Vec<String>,
    },
    /// The set-up is against the rules.
    IllegalSetup {
        /// The rules and why.
        why: Vec<(&'static str, Message)>,
    },
    /// Seats bring nothing in this game.
    NoKits,
    /// A kit cannot be read, or the rules do not allow it.
    FaultyKit {
        /// What is wrong.
        faults: Vec<String>,
    },
    /// The bout has no such seat.
    NoSuchSeat {
        /// How many it has.
        seats: u8,
    },
    /// The bout is over, or takes no such input now.
    NoBout,
    /// The seat has left the bout.
    HasLeft,
    /// The seat owes no answer.
    NotAsked,
    /// There is no answer among the answers.
    NoAnswer,
    /// An answer cannot be read.
    Unreadable {
        /// Why, in words.
        why: String,
    },
    /// An answer is against the rules.
    Illegal {
        /// The index of that answer, counted from 0.
        place: usize,
        /// The rule.
        rule: &'static str,
        /// Why.
        why: Message,
    },
}
