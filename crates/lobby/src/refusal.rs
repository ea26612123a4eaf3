//! Refusals: why a command was not carried out, with the facts, and what to do instead.

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
    /// A name is empty or too long, or holds characters that cannot be read.
    BadName {
        /// The most letters.
        most: u32,
    },
    /// A text is too long.
    TooLong {
        /// How many letters it has.
        letters: usize,
        /// The most.
        most: u32,
    },
    /// No table has this number.
    NoSuchTable(TableId),
    /// The link has too few or too many letters.
    BadLink,
    /// Nobody with this number is at the person's tables.
    NoSuchPerson,
    /// The table is open only to those who have its link, or to nobody.
    NotInvited,
    /// Too many tables.
    TooManyTables {
        /// The most.
        most: u32,
    },
    /// The server has no room to store anything.
    NoRoom,
    /// Too many bouts in which no person plays.
    TooManyComputers {
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
    /// Seats bring nothing in this game, or at this table.
    NoKits,
    /// The kit cannot be read, or the rules do not allow it.
    FaultyKit {
        /// What is wrong.
        faults: Vec<String>,
    },
    /// Somebody else chooses the kit of this seat.
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
    /// Absence is left to the clock, but there is no clock.
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
    /// A bout is played that goes on from this one, or that has the same past.
    GoesOnElsewhere,
    /// The bout goes on from one that goes on from one, and so on.
    TooManyOrigins {
        /// The most of them.
        most: u32,
    },
    /// Only the person who opened the table may do this.
    NotHost,
    /// The bout has begun.
    BoutRuns,
    /// A seat is still open.
    SeatsOpen,
    /// Persons sit at the table. They start the bout by being ready.
    PersonsSit,
    /// No bout is played.
    NoBout,
    /// The bout is not over, or there was none.
    NotOver,
    /// The seat has left the bout.
    HasLeft,
    /// The answer is for a question that has passed.
    Stale {
        /// The number of the question it answers.
        number: u32,
        /// The number of the seat's question now.
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
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Somebody may have learnt something since.
    NotFree,
    /// Nothing is taken back while secret choices are made.
    SecretsOpen,
    /// There is an open proposal already.
    ProposedBefore(Proposal),
    /// This is not proposed, or no longer.
    NotProposed(Proposal),
    /// A computer plays, and computers agree to no draw.
    ComputerPlays,
    /// There is nothing from which the seat could rest.
    NoRest,
    /// Too many standing orders.
    TooManyOrders {
        /// The most.
        most: u32,
    },
    /// A message is empty or too long.
    BadTalk {
        /// The most letters.
        most: u32,
    },
    /// The person sent too many messages.
    TalksTooMuch {
        /// Milliseconds until the person may speak again.
        wait: u64,
    },
    /// This person may not talk at this table.
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
        if let Refusal::Illegal { .. } = self {
            // Its words are the game's own.
            return "illegal";
        }
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

    /// What is wrong and what to do about it, in words.
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
            Refusal::NoSuchPerson => Message::new("lobby-no-such-person"),
            Refusal::NotInvited => Message::new("lobby-not-invited"),
            Refusal::TooManyTables { most } => Message::new("lobby-too-many-tables").with("most", *most),
            Refusal::NoRoom => Message::new("lobby-no-room"),
            Refusal::TooManyComputers { most } => {
                Message::new("lobby-too-many-computers").with("most", *most)
            }
            Refusal::TooManyWatchers { most } => Message::new("lobby-too-many-watchers").with("most", *most),
            Refusal::NoSuchSeat { seats } => Message::new("lobby-no-such-seat").with("seats", *seats),
            Refusal::SeatTaken => Message::new("lobby-seat-taken"),
            Refusal::SitsAlready => Message::new("lobby-sits-already"),
            Refusal::NotSeated => Message::new("lobby-not-seated"),
            Refusal::NotAtTable => Message::new("lobby-not-at-table"),
            Refusal::GoesOnElsewhere => Message::new("lobby-goes-on-elsewhere"),
            Refusal::TooManyOrigins { most } => Message::new("lobby-too-many-origins").with("most", *most),
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
            | Refusal::FaultyKit { .. }
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
            | Refusal::NoRest
            | Refusal::TooManyOrders { .. } => self.say_of_play(),
            Refusal::NoKits => Message::new("lobby-no-kits"),
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
            Refusal::FaultyKit { faults } => {
                Message::new("lobby-faulty-kit").with("faults", faults.join("; "))
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
            Refusal::NoRest => Message::new("lobby-no-rest"),
            Refusal::TooManyOrders { most } => Message::new("lobby-too-many-orders").with("most", *most),
            _ => self.say(),
        }
    }
}

/// What a bout refuses, a lobby refuses.
impl From<anygame::Refusal> for Refusal {
    fn from(refusal: anygame::Refusal) -> Refusal {
        use anygame::Refusal as OfBout;
        match refusal {
            OfBout::NoSuchGame { game, known } => Refusal::NoSuchGame { game, known },
            OfBout::NoSuchSetup { name } => Refusal::NoSuchSetup { name },
            OfBout::UnreadableSetup { faults } => Refusal::UnreadableSetup { faults },
            OfBout::IllegalSetup { why } => Refusal::IllegalSetup { why },
            OfBout::NoKits => Refusal::NoKits,
            OfBout::FaultyKit { faults } => Refusal::FaultyKit { faults },
            OfBout::NoSuchSeat { seats } => Refusal::NoSuchSeat { seats },
            OfBout::NoBout => Refusal::NoBout,
            OfBout::HasLeft => Refusal::HasLeft,
            OfBout::NotAsked => Refusal::NotAsked,
            OfBout::NoAnswer => Refusal::NoAnswer,
            OfBout::Unreadable { why } => Refusal::Unreadable { why },
            OfBout::Illegal { place, rule, why } => Refusal::Illegal { place, rule, why },
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
            TimeOf::Thinking => "lobby-time-of-thinking",
        }
    }
}

fn seconds(millis: u64) -> i64 {
    i64::try_from(millis.div_ceil(1_000)).unwrap_or(i64::MAX)
}

fn millis(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}
