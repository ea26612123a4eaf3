//! Refusals: why a command is not carried out, with the facts, and what to do instead.

use crate::command::Proposal;
use crate::ids::TableId;
use crate::terms::TimeOf;
use serde::Serialize;
use std::borrow::Cow;
use words::Message;

/// Why a command is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Only the server may send this.
    HouseOnly,
    /// Only a person may send this.
    PersonsOnly,
    /// The person has no connection.
    NotConnected,
    /// The person has too many connections.
    TooManyConnections {
        /// The most.
        most: u32,
    },
    /// A name is empty, too long, or holds what cannot be read.
    BadName {
        /// The most letters.
        most: u32,
    },
    /// A text is too long.
    TooLong {
        /// Letters that were given.
        letters: usize,
        /// The most.
        most: u32,
    },
    /// No table has this number.
    NoSuchTable(TableId),
    /// The link is not one that can be used.
    BadLink,
    /// The table is open only to those who have its link, or to nobody.
    NotInvited,
    /// Too many tables.
    TooManyTables {
        /// The most.
        most: u32,
    },
    /// Too many spectators.
    TooManyWatchers {
        /// The most.
        most: u32,
    },
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
    /// In this game, or at this table, seats bring nothing of their own.
    NoKits,
    /// What a seat is to bring cannot be read, or the rules do not allow it.
    FaultyKit {
        /// What is wrong.
        faults: Vec<String>,
    },
    /// What this seat brings is for somebody else to choose.
    KitOfAnother,
    /// A time of the terms is too short or too long. Milliseconds.
    TimeOutOfRange {
        /// Which.
        what: TimeOf,
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// The clock is to decide, but there is none.
    NoClockToWaitFor,
    /// The table has no such seat.
    NoSuchSeat {
        /// How many it has.
        seats: u8,
    },
    /// Somebody sits there.
    SeatTaken,
    /// The person sits at this table already.
    SitsAlready,
    /// The person does not sit at this table.
    NotSeated,
    /// The person is not at this table.
    NotAtTable,
    /// Only the person who opened the table may do this.
    NotHost,
    /// The bout has begun.
    BoutRuns,
    /// A seat is open still.
    SeatsOpen,
    /// Persons sit at the table, and they start the bout by being ready.
    PersonsSit,
    /// No bout is played.
    NoBout,
    /// The bout is not over, or there was none.
    NotOver,
    /// The seat has left the bout.
    HasLeft,
    /// The answer is to a position that is no more.
    Stale {
        /// The number it answers.
        number: u32,
        /// The number of the position now.
        now: u32,
    },
    /// The seat owes no answer.
    NotAsked,
    /// A move without an answer.
    NoAnswer,
    /// A move with too many answers.
    TooManyAnswers {
        /// The most.
        most: u32,
    },
    /// An answer cannot be read.
    Unreadable {
        /// Why.
        why: String,
    },
    /// An answer is against the rules.
    Illegal {
        /// Which of the answers, counted from 0.
        place: usize,
        /// The rule.
        rule: &'static str,
        /// Why.
        why: Message,
    },
    /// There is nothing that could be taken back.
    NothingToTakeBack,
    /// Somebody may have learnt something since.
    NotFree,
    /// While secret choices are made nothing is taken back.
    SecretsOpen,
    /// Something was proposed before.
    ProposedBefore(Proposal),
    /// This was not proposed, or no longer is.
    NotProposed(Proposal),
    /// A computer plays, and computers agree to no draw.
    ComputerPlays,
    /// Too many standing orders.
    TooManyOrders {
        /// The most.
        most: u32,
    },
    /// Nothing was said, or it is too long.
    BadTalk {
        /// The most letters.
        most: u32,
    },
    /// The person says too much.
    TalksTooMuch {
        /// Milliseconds until something can be said again.
        wait: u64,
    },
    /// At this table this person may not talk.
    MayNotTalk,
    /// Too many persons are muted.
    TooManyMuted {
        /// The most.
        most: u32,
    },
}

impl Refusal {
    /// The refusal's name, for programs: `not-asked`, `stale`, `illegal`.
    pub fn code(&self) -> &'static str {
        match self.say().key {
            Cow::Borrowed(key) => key.split_once('-').map_or(key, |(_, code)| code),
            Cow::Owned(key) => unreachable!("a refusal has words of its own, not {key}"),
        }
    }

    /// The rule of the game that forbids it.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Illegal { rule, .. } => Some(rule),
            Refusal::IllegalSetup { why } => why.first().map(|(rule, _)| *rule),
            _ => None,
        }
    }

    /// What is wrong and what to do, in words.
    pub fn say(&self) -> Message {
        match self {
            Refusal::HouseOnly => Message::new("lobby-house-only"),
            Refusal::PersonsOnly => Message::new("lobby-persons-only"),
            Refusal::NotConnected => Message::new("lobby-not-connected"),
            Refusal::TooManyConnections { most } => {
                Message::new("lobby-too-many-connections").with("most", *most)
            }
            Refusal::BadName { most } => Message::new("lobby-bad-name").with("most", *most),
            Refusal::TooLong { letters, most } => {
                Message::new("lobby-too-long").with("letters", *letters).with("most", *most)
            }
            Refusal::NoSuchTable(table) => {
                Message::new("lobby-no-such-table").with("table", table.to_string())
            }
            Refusal::BadLink => Message::new("lobby-bad-link"),
            Refusal::NotInvited => Message::new("lobby-not-invited"),
            Refusal::TooManyTables { most } => Message::new("lobby-too-many-tables").with("most", *most),
            Refusal::TooManyWatchers { most } => Message::new("lobby-too-many-watchers").with("most", *most),
            Refusal::NoSuchSeat { seats } => Message::new("lobby-no-such-seat").with("seats", *seats),
            Refusal::SeatTaken => Message::new("lobby-seat-taken"),
            Refusal::SitsAlready => Message::new("lobby-sits-already"),
            Refusal::NotSeated => Message::new("lobby-not-seated"),
            Refusal::NotAtTable => Message::new("lobby-not-at-table"),
            Refusal::NotHost => Message::new("lobby-not-host"),
            Refusal::BoutRuns => Message::new("lobby-bout-runs"),
            Refusal::SeatsOpen => Message::new("lobby-seats-open"),
            Refusal::PersonsSit => Message::new("lobby-persons-sit"),
            Refusal::NoBout => Message::new("lobby-no-bout"),
            Refusal::NotOver => Message::new("lobby-not-over"),
            Refusal::HasLeft => Message::new("lobby-has-left"),
            Refusal::NoSuchGame { .. }
            | Refusal::NoSuchSetup { .. }
            | Refusal::UnreadableSetup { .. }
            | Refusal::IllegalSetup { .. }
            | Refusal::TimeOutOfRange { .. }
            | Refusal::NoClockToWaitFor => self.say_of_terms(),
            Refusal::Stale { .. }
            | Refusal::NotAsked
            | Refusal::NoAnswer
            | Refusal::TooManyAnswers { .. }
            | Refusal::Unreadable { .. }
            | Refusal::Illegal { .. }
            | Refusal::NothingToTakeBack
            | Refusal::NotFree
            | Refusal::SecretsOpen
            | Refusal::ProposedBefore(_)
            | Refusal::NotProposed(_)
            | Refusal::ComputerPlays
            | Refusal::TooManyOrders { .. } => self.say_of_play(),
            Refusal::NoKits => Message::new("lobby-no-kits"),
            Refusal::FaultyKit { faults } => {
                Message::new("lobby-faulty-kit").with("faults", faults.join("; "))
            }
            Refusal::KitOfAnother => Message::new("lobby-kit-of-another"),
            Refusal::BadTalk { most } => Message::new("lobby-bad-talk").with("most", *most),
            Refusal::TalksTooMuch { wait } => {
                Message::new("lobby-talks-too-much").with("seconds", seconds(*wait))
            }
            Refusal::MayNotTalk => Message::new("lobby-may-not-talk"),
            Refusal::TooManyMuted { most } => Message::new("lobby-too-many-muted").with("most", *most),
        }
    }

    fn say_of_terms(&self) -> Message {
        match self {
            Refusal::NoSuchGame { game, known } => {
                Message::new("lobby-no-such-game").with("game", game.as_str()).with("known", known.join(", "))
            }
            Refusal::NoSuchSetup { name } => Message::new("lobby-no-such-setup").with("name", name.as_str()),
            Refusal::UnreadableSetup { faults } => {
                Message::new("lobby-unreadable-setup").with("faults", faults.join("; "))
            }
            Refusal::IllegalSetup { why } => {
                let reasons: Vec<_> = why.iter().map(|(_, why)| why.clone()).collect();
                Message::new("lobby-illegal-setup").with("why", reasons)
            }
            Refusal::TimeOutOfRange { what, least, most } => Message::new("lobby-time-out-of-range")
                .with("what", Message::new(what.key()))
                .with("least", millis(*least))
                .with("most", millis(*most)),
            _ => Message::new("lobby-no-clock-to-wait-for"),
        }
    }

    fn say_of_play(&self) -> Message {
        match self {
            Refusal::Stale { number, now } => {
                Message::new("lobby-stale").with("number", *number).with("now", *now)
            }
            Refusal::NotAsked => Message::new("lobby-not-asked"),
            Refusal::NoAnswer => Message::new("lobby-no-answer"),
            Refusal::TooManyAnswers { most } => Message::new("lobby-too-many-answers").with("most", *most),
            Refusal::Unreadable { why } => Message::new("lobby-unreadable").with("why", why.as_str()),
            Refusal::Illegal { place: 0, why, .. } => why.clone(),
            Refusal::Illegal { place, why, .. } => {
                Message::new("lobby-illegal-later").with("place", place + 1).with("why", why.clone())
            }
            Refusal::NothingToTakeBack => Message::new("lobby-nothing-to-take-back"),
            Refusal::NotFree => Message::new("lobby-not-free"),
            Refusal::SecretsOpen => Message::new("lobby-secrets-open"),
            Refusal::ProposedBefore(what) => Message::new("lobby-proposed-before").with("what", what.say()),
            Refusal::NotProposed(what) => Message::new("lobby-not-proposed").with("what", what.say()),
            Refusal::ComputerPlays => Message::new("lobby-computer-plays"),
            Refusal::TooManyOrders { most } => Message::new("lobby-too-many-orders").with("most", *most),
            _ => self.say(),
        }
    }
}

impl Proposal {
    fn say(self) -> Message {
        Message::new(match self {
            Proposal::Draw => "lobby-proposal-draw",
            Proposal::TakeBack => "lobby-proposal-take-back",
        })
    }
}

impl TimeOf {
    fn key(self) -> &'static str {
        match self {
            TimeOf::Clock => "lobby-time-of-clock",
            TimeOf::Increment => "lobby-time-of-increment",
            TimeOf::Bout => "lobby-time-of-bout",
            TimeOf::Grace => "lobby-time-of-grace",
            TimeOf::Pause => "lobby-time-of-pause",
        }
    }
}

fn seconds(millis: u64) -> i64 {
    i64::try_from(millis.div_ceil(1_000)).unwrap_or(i64::MAX)
}

fn millis(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}
