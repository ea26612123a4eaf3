//! Commands: everything that the lobby can be asked to do, and the entries stored for them.

use crate::descent::Origin;
use crate::ids::{ConnectionId, Moment, PersonId, RequestId, TableId, Token, Who};
use crate::limits::Limits;
use crate::rests::Rest;
use crate::terms::Terms;
use anygame::Kit;
use anygame::replay::Past;
use bots::Level;
use kernel::{Rolled, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use ts_rs::TS;

/// A command with the number its client gave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The client's number. `None` for commands of the server itself, which never sends one twice.
    pub id: Option<RequestId>,
    /// The command.
    pub command: Command,
}

impl Request {
    /// A command with its client's number.
    pub fn new(id: u64, command: Command) -> Request {
        Request { id: Some(RequestId(id)), command }
    }

    /// A command of the server itself.
    pub fn own(command: Command) -> Request {
        Request { id: None, command }
    }
}

/// Everything that the lobby can be asked to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// A person has connected. Sent by the server.
    #[ts(skip)]
    Connect {
        /// The connection.
        connection: ConnectionId,
        /// The person's name.
        name: String,
    },
    /// A connection of the person has closed. Sent by the server.
    #[ts(skip)]
    Disconnect {
        /// The connection.
        connection: ConnectionId,
    },
    /// Renames the person. Sent by the server, which knows who else has such a name.
    #[ts(skip)]
    Rename {
        /// The new name.
        name: String,
    },
    /// Opens a table. The server makes the link and the seed; no client may choose them.
    #[ts(skip)]
    Open {
        /// The terms.
        terms: Terms,
        /// The token in its link.
        token: Token,
        /// The seed of all chance at this table.
        seed: u64,
    },
    /// Opens a table whose bouts begin at a position of a finished bout. The server finds that position, and
    /// makes the link and the seed.
    #[ts(skip)]
    Continue {
        /// The terms.
        terms: Terms,
        /// The token in its link.
        token: Token,
        /// The seed of all chance at this table.
        seed: u64,
        /// Where its bouts begin.
        past: Past,
        /// The bouts that lead there, the oldest first.
        #[serde(default)]
        origins: Vec<Origin>,
    },
    /// Watches a table.
    Watch {
        /// The table.
        table: TableId,
        /// The token in its link, if one is needed.
        token: Option<Token>,
    },
    /// Stops watching a table.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Takes an open seat, before the bout.
    Sit {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// The token in the link, if one is needed.
        token: Option<Token>,
    },
    /// Gets up, before the bout or after it.
    Stand {
        /// The table.
        table: TableId,
    },
    /// Gives a seat to a computer, or opens it. Only for the person who opened the table, before the bout.
    Fill {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// The level of the computer. `None` opens the seat.
        level: Option<Level>,
    },
    /// Sets the kit that a seat brings, or removes it, before the bout. For the person who sits there; where
    /// a computer sits, for the person who opened the table.
    Bring {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// The kit.
        kit: Option<Kit>,
    },
    /// The person is ready, or not. The bout starts when all seats are taken and all persons are ready.
    Ready {
        /// The table.
        table: TableId,
        /// Whether the person is ready.
        ready: bool,
    },
    /// Starts a bout between computers. Only for the person who opened the table, when every seat has a
    /// computer.
    Start {
        /// The table.
        table: TableId,
    },
    /// Answers, in notation: one, or several of which all or none are given.
    Move {
        /// The table.
        table: TableId,
        /// The number of the sight that this answers.
        number: u32,
        /// The answers.
        answers: Vec<String>,
    },
    /// Takes the last answer back, if nobody has learnt anything from it.
    Undo {
        /// The table.
        table: TableId,
        /// The number of the sight that the person sees when taking it back.
        number: u32,
    },
    /// Sets a standing order for one kind of question.
    Declare {
        /// The table.
        table: TableId,
        /// The kind of question.
        kind: String,
        /// The order. `None` removes it.
        order: Option<Order>,
    },
    /// Begins a rest from being asked for responses, or ends it.
    Rest {
        /// The table.
        table: TableId,
        /// The rest.
        rest: Rest,
        /// Whether it begins. Otherwise it ends.
        begins: bool,
    },
    /// Says whether the seat is asked for a response although it can only pass.
    Anyway {
        /// The table.
        table: TableId,
        /// Whether it is. At the beginning of a bout it is not.
        anyway: bool,
    },
    /// Concedes the bout.
    Concede {
        /// The table.
        table: TableId,
    },
    /// Makes a proposal to everybody still playing.
    Propose {
        /// The table.
        table: TableId,
        /// The proposal.
        proposal: Proposal,
    },
    /// Accepts or declines a proposal. The person who made it withdraws it by declining.
    Agree {
        /// The table.
        table: TableId,
        /// The proposal.
        proposal: Proposal,
        /// Whether the person accepts.
        agreed: bool,
    },
    /// Asks for another bout, in which everybody moves on one seat. It starts when all persons have asked.
    Rematch {
        /// The table.
        table: TableId,
    },
    /// Closes a table. The person who opened it may do so while no bout is played, the server at any time.
    Close {
        /// The table.
        table: TableId,
    },
    /// Says something at a table.
    Talk {
        /// The table.
        table: TableId,
        /// The text.
        text: String,
    },
    /// Mutes a person, or unmutes them.
    Mute {
        /// The person.
        person: PersonId,
        /// Whether to mute them.
        mute: bool,
    },
    /// Time passes. Only from the server.
    #[ts(skip)]
    Wake,
    /// The server starts again: nobody is connected, and the time until now does not count, even if the clock
    /// was set back meanwhile. Only from the server.
    #[ts(skip)]
    Restart,
    /// The server was blocked for a while: the time until now does not count. Only from the server.
    #[ts(skip)]
    Resume,
    /// Sets the limits. Only from the server.
    #[ts(skip)]
    Limit(Limits),
    /// Forgets a person: they leave every bout, get up everywhere, and all their data is removed. Only from
    /// the server.
    #[ts(skip)]
    Forget {
        /// The person.
        person: PersonId,
    },
}

/// A standing order: how to answer one kind of question.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "StandingOrder")]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Ask me, whatever I hold.
    Ask,
    /// The game's default answer, which passes wherever that is possible.
    Pass,
    /// This answer, in notation. Where it is not allowed, the default answer.
    Answer(String),
}

/// What everybody still playing can agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// A draw.
    Draw,
    /// The proposer's last answer is taken back, with everything that followed from it.
    TakeBack,
}

/// An accepted command, to be stored. The lobby can be rebuilt from all entries in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it was accepted.
    pub at: Moment,
    /// Who sent it.
    pub from: Who,
    /// The command.
    pub request: Request,
    /// What each table received from outside the rules.
    pub came: BTreeMap<TableId, Came>,
}

/// What a table received from outside the rules while one command was carried out.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Came {
    /// Chance, in order.
    pub rolled: VecDeque<Rolled>,
    /// The answers of computers, in order.
    pub chosen: VecDeque<String>,
    /// The digest of the bout afterwards, if one was being played.
    pub digest: Option<u64>,
}

impl Command {
    /// The table that the command is about, if any.
    pub(crate) fn table(&self) -> Option<TableId> {
        match self {
            Command::Watch { table, .. }
            | Command::Unwatch { table }
            | Command::Sit { table, .. }
            | Command::Stand { table }
            | Command::Fill { table, .. }
            | Command::Bring { table, .. }
            | Command::Ready { table, .. }
            | Command::Start { table }
            | Command::Move { table, .. }
            | Command::Undo { table, .. }
            | Command::Declare { table, .. }
            | Command::Rest { table, .. }
            | Command::Anyway { table, .. }
            | Command::Concede { table }
            | Command::Propose { table, .. }
            | Command::Agree { table, .. }
            | Command::Rematch { table }
            | Command::Close { table }
            | Command::Talk { table, .. } => Some(*table),
            Command::Connect { .. }
            | Command::Disconnect { .. }
            | Command::Rename { .. }
            | Command::Open { .. }
            | Command::Continue { .. }
            | Command::Mute { .. }
            | Command::Wake
            | Command::Restart
            | Command::Resume
            | Command::Limit(_)
            | Command::Forget { .. } => None,
        }
    }

    /// Whether clients may not send this command as it is: only the server sends it, or the server fills in
    /// part of it (the link and the seed of a table).
    pub fn is_of_server(&self) -> bool {
        matches!(
            self,
            Command::Connect { .. }
                | Command::Disconnect { .. }
                | Command::Rename { .. }
                | Command::Open { .. }
                | Command::Continue { .. }
                | Command::Wake
                | Command::Restart
                | Command::Resume
                | Command::Limit(_)
                | Command::Forget { .. }
        )
    }
}
