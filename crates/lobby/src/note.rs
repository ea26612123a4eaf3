//! Effects and notes: what to do after a command, and what to send to whom.

use crate::command::{Entry, Order, Proposal};
use crate::finished::Finished;
use crate::ids::{ConnectionId, Moment, PersonId, RequestId, TableId};
use crate::refusal::Refusal;
use crate::rests::Rest;
use crate::terms::Terms;
use anygame::{Heard, Look, Still};
use bots::Level;
use kernel::Outcome;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;
use words::Message;

/// What to do after a command, in order.
#[allow(clippy::large_enum_variant, reason = "effects are few and are used up at once")]
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Store this before sending anything that follows.
    Store(Box<Entry>),
    /// Tell the connection that sent the request that it was carried out.
    Reply {
        /// The number of the request.
        id: Option<RequestId>,
        /// The result.
        reply: Reply,
    },
    /// Keep this: a bout is over. It comes right after the entry that ended the bout.
    Finished(Box<Finished>),
    /// Send this note.
    Send {
        /// To whom.
        to: To,
        /// The note. Everybody who gets the same note gets the same handle, one after the other.
        note: Arc<Note>,
    },
    /// Wake the lobby at this moment, and no longer at any earlier one. `None`: do not wake it.
    Wake(Option<Moment>),
}

/// Who gets a note.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum To {
    /// All connections of a person.
    Person(PersonId),
    /// One connection of a person.
    Connection(PersonId, ConnectionId),
}

/// The result of a request that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It is done.
    Done,
    /// This table was opened.
    Opened(TableId),
}

/// What is sent.
#[allow(clippy::large_enum_variant, reason = "a note lives behind a handle")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// The public card of a table.
    Table(TableCard),
    /// What the reader sees and hears of its bout.
    Bout {
        /// The table.
        table: TableId,
        /// Whether `events` holds all events; otherwise it holds the new ones. True at the beginning, on a
        /// new connection, and after the bout went back.
        whole: bool,
        /// What happened, as the reader hears it.
        events: Vec<Heard>,
        /// What the reader saw on the way to what it sees now, deed by deed.
        #[serde(default)]
        stills: Vec<Still>,
        /// What the reader sees now, if it has changed.
        sight: Option<Sight>,
    },
    /// Somebody said something.
    Talk {
        /// The table.
        table: TableId,
        /// The message.
        said: Said,
    },
    /// The table is closed, or the reader has left it.
    Gone(TableId),
}

/// The public card of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableCard {
    /// The table.
    pub table: TableId,
    /// Who opened it.
    pub host: PersonId,
    /// Its terms.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// How many spectators are present.
    pub watchers: u32,
    /// How many bouts have begun.
    pub bouts: u32,
    /// Its progress.
    pub stage: StageCard,
}

/// The public facts of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct SeatCard {
    /// Who sits there.
    pub sitter: SitterCard,
    /// Whether the seat has left the bout.
    pub left: bool,
    /// Its clock.
    pub clock: Option<ClockCard>,
    /// What others may know of its kit before a bout. `None` if it brings nothing.
    #[serde(default)]
    pub brings: Option<Vec<Message>>,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SitterCard {
    /// Nobody.
    Open,
    /// A person.
    Person {
        /// Who.
        person: PersonId,
        /// The person's name.
        name: String,
        /// Whether the person is connected.
        present: bool,
        /// Whether the person is ready for the bout, or for another one.
        ready: bool,
        /// The computer that plays for them while they are away.
        stand_in: Option<Level>,
    },
    /// A computer.
    Computer(Level),
}

/// A clock as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct ClockCard {
    /// How many milliseconds were left when it last started or stopped.
    pub left: u64,
    /// Since when it runs.
    pub running_since: Option<Moment>,
}

/// The progress of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StageCard {
    /// Waiting for players.
    Gathering,
    /// A bout is played.
    Playing {
        /// The seats that owe an answer.
        owing: Vec<u8>,
        /// The open proposal, the seat that made it, and the seats that have not agreed yet.
        proposed: Option<(Proposal, u8, Vec<u8>)>,
        /// When the time of the bout runs out.
        ends: Option<Moment>,
    },
    /// The bout is over.
    Over(Ended),
}

/// How a bout at a table ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// By the rules of the game.
    Played(Outcome),
    /// All agreed on a draw.
    Drawn,
    /// Without a result: this version of the rules leads elsewhere than the version it was played with.
    OtherRules,
}

/// What one seat, or a spectator, sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Sight {
    /// The number that a move must carry to answer it.
    pub number: u32,
    /// The view.
    pub look: Look,
    /// The reader's own standing orders.
    pub orders: BTreeMap<String, Order>,
    /// The reader's rests that stand.
    #[serde(default)]
    pub rests: Vec<Rest>,
    /// The rests that the reader can begin now.
    #[serde(default)]
    pub may_rest: Vec<Rest>,
    /// Whether the reader is asked for responses although it can only pass.
    #[serde(default)]
    pub anyway: bool,
    /// When the reader's standing order or rest will answer, or that it can only pass, if one of them will.
    pub held_until: Option<Moment>,
    /// Whether the reader may take its last answer back freely.
    pub undo: bool,
}

/// Something that a person said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Said {
    /// When.
    pub at: Moment,
    /// The person.
    pub person: PersonId,
    /// The person's name at that time.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A command was refused and changed nothing. Timers due before it still fired.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// Why.
    pub why: Refusal,
    /// The effects of those timers.
    pub effects: Vec<Effect>,
}
