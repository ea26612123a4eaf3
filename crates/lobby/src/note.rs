//! Effects and notes: what is to be done after a command, and what is sent to whom.

use crate::command::{Entry, Order, Proposal};
use crate::finished::Finished;
use crate::ids::{ConnectionId, Moment, PersonId, RequestId, TableId};
use crate::refusal::Refusal;
use crate::terms::Terms;
use bots::Level;
use kernel::Outcome;
use scene::Scene;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;
use words::Message;

/// What is to be done after a command, in order.
#[allow(clippy::large_enum_variant, reason = "effects are few and are used up at once")]
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Store this before anything that follows goes out.
    Store(Box<Entry>),
    /// Tell the connection that sent the request that it was carried out.
    Reply {
        /// The number of the request.
        id: Option<RequestId>,
        /// What came of it.
        reply: Reply,
    },
    /// Keep this: a bout is over. Comes right after the entry by which it ended.
    Finished(Box<Finished>),
    /// Send this.
    Send {
        /// To whom.
        to: To,
        /// What. Everybody who gets the same gets the same handle, one after the other.
        note: Arc<Note>,
    },
    /// Wake the lobby at this moment (and no longer at an earlier one); not at all without one.
    Wake(Option<Moment>),
}

/// Who gets a note.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum To {
    /// All connections of a person.
    Person(PersonId),
    /// One of them.
    Connection(PersonId, ConnectionId),
}

/// What came of a request that was carried out.
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
    /// What everybody may know of a table.
    Table(TableCard),
    /// What the reader sees and hears of its bout.
    Bout {
        /// The table.
        table: TableId,
        /// Whether `events` are all there were; otherwise they are those that are new. So it is at the
        /// beginning, on a new connection, and after the bout went back.
        whole: bool,
        /// What happened, as the reader hears it.
        events: Vec<Heard>,
        /// What the reader sees now, if that is not what it saw before.
        sight: Option<Sight>,
    },
    /// Somebody said something.
    Talk {
        /// The table.
        table: TableId,
        /// What.
        said: Said,
    },
    /// The table is closed, or the reader is no longer at it.
    Gone(TableId),
}

/// What everybody at a table may know of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableCard {
    /// Which.
    pub table: TableId,
    /// Who opened it.
    pub host: PersonId,
    /// What was agreed.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// How many watch and are present.
    pub watchers: u32,
    /// How many bouts were begun.
    pub bouts: u32,
    /// How far it is.
    pub stage: StageCard,
}

/// What everybody may know of a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct SeatCard {
    /// Who sits there.
    pub sitter: SitterCard,
    /// Whether the seat has left the bout.
    pub left: bool,
    /// Its clock.
    pub clock: Option<ClockCard>,
    /// What others may know of what it brings of its own, before a bout; none if it brings nothing.
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
        /// What they are called.
        name: String,
        /// Whether a connection is there.
        present: bool,
        /// Ready for the bout, or for another one.
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
    /// Milliseconds that were left when it last started or stopped.
    pub left: u64,
    /// Since when it runs.
    pub running_since: Option<Moment>,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StageCard {
    /// Seats are being taken.
    Gathering,
    /// A bout is played.
    Playing {
        /// The seats that owe an answer.
        owing: Vec<u8>,
        /// What was proposed, and by which seat; who has not agreed yet.
        proposed: Option<(Proposal, u8, Vec<u8>)>,
        /// When the time of the bout is up.
        ends: Option<Moment>,
    },
    /// The bout is over.
    Over(Ended),
}

/// How a bout at a table ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// By the game.
    Played(Outcome),
    /// All agreed on a draw.
    Drawn,
    /// Without result: the rules of this version lead elsewhere than those it was played by.
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
    /// When the reader's standing order will answer, if it will.
    pub held_until: Option<Moment>,
    /// Whether the reader may take its last answer back freely.
    pub undo: bool,
}

/// A view made visible, with the kind of what the reader is asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Look {
    /// What is to be seen, and what can be answered.
    pub scene: Scene,
    /// The question in notation and its kind, for standing orders.
    pub asked: Option<Asked>,
}

/// What a seat is asked, in notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// The question.
    pub question: String,
    /// Its kind: the question with its names left out.
    pub kind: String,
}

/// Something that was heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Heard {
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Message,
    /// The rule that tells most about it.
    #[serde(default)]
    pub rule: Option<String>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Said {
    /// When.
    pub at: Moment,
    /// By whom.
    pub person: PersonId,
    /// What they were called.
    pub name: String,
    /// What.
    pub text: String,
}

/// A command was refused and changed nothing. What was due by then happened all the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// Why.
    pub why: Refusal,
    /// The effects of what was due.
    pub effects: Vec<Effect>,
}
