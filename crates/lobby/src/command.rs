//! Commands: all that can be asked of the lobby, and the entries that are stored of them.

use crate::ids::{ConnectionId, Moment, PersonId, RequestId, TableId, Token, Who};
use crate::kits::Kit;
use crate::limits::Limits;
use crate::replay::Past;
use crate::terms::Terms;
use bots::Level;
use kernel::{Rolled, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use ts_rs::TS;

/// A command with the number that its client gave it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The client's number; none for what the server itself sends, which it never sends twice.
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

/// All that can be asked of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// A connection of the person is there. Sent by the server.
    #[ts(skip)]
    Connect {
        /// Which.
        connection: ConnectionId,
        /// What the person is called.
        name: String,
    },
    /// A connection of the person is gone. Sent by the server.
    #[ts(skip)]
    Disconnect {
        /// Which.
        connection: ConnectionId,
    },
    /// The person wants to be called otherwise.
    Rename {
        /// How.
        name: String,
    },
    /// Opens a table. The server makes link and seed; no client may choose them.
    #[ts(skip)]
    Open {
        /// What is agreed.
        terms: Terms,
        /// What stands in its link.
        token: Token,
        /// The seed of all chance at this table.
        seed: u64,
    },
    /// Opens a table whose bouts begin at a position of a finished bout. The server finds it, and makes
    /// link and seed.
    #[ts(skip)]
    Continue {
        /// What is agreed.
        terms: Terms,
        /// What stands in its link.
        token: Token,
        /// The seed of all chance at this table.
        seed: u64,
        /// Where its bouts begin.
        past: Past,
    },
    /// Watches a table.
    Watch {
        /// Which.
        table: TableId,
        /// What stands in its link, if that is needed.
        token: Option<Token>,
    },
    /// Watches no longer.
    Unwatch {
        /// Which.
        table: TableId,
    },
    /// Takes an open seat, before the bout.
    Sit {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// What stands in the link, if that is needed.
        token: Option<Token>,
    },
    /// Gets up, before the bout or after it.
    Stand {
        /// The table.
        table: TableId,
    },
    /// Gives a seat to a computer, or opens it: by the person who opened the table, before the bout.
    Fill {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// The level of the computer; nobody without one.
        level: Option<Level>,
    },
    /// A seat brings this of its own, or nothing, before the bout: for the person who sits there, or, where a computer
    /// sits, for the person who opened the table.
    Bring {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// What it brings.
        kit: Option<Kit>,
    },
    /// The person is ready, or not. The bout starts when all seats are taken and all persons ready.
    Ready {
        /// The table.
        table: TableId,
        /// Ready or not.
        ready: bool,
    },
    /// Starts a bout of computers: by the person who opened the table, when a computer has every seat.
    Start {
        /// The table.
        table: TableId,
    },
    /// Answers, in notation: one, or several all or nothing.
    Move {
        /// The table.
        table: TableId,
        /// The number of the sight that is answered.
        number: u32,
        /// The answers.
        answers: Vec<String>,
    },
    /// Takes the last answer back, as long as nobody learnt anything by it.
    Undo {
        /// The table.
        table: TableId,
        /// The number of the sight from which it is taken back.
        number: u32,
    },
    /// Declares what is to be done at a kind of question.
    Declare {
        /// The table.
        table: TableId,
        /// The kind.
        kind: String,
        /// What is to be done; nothing in advance without it.
        order: Option<Order>,
    },
    /// Gives the bout up.
    Concede {
        /// The table.
        table: TableId,
    },
    /// Proposes something to all who still play.
    Propose {
        /// The table.
        table: TableId,
        /// What.
        proposal: Proposal,
    },
    /// Agrees to what was proposed, or declines it; whoever proposed it withdraws it by declining.
    Agree {
        /// The table.
        table: TableId,
        /// What was proposed.
        proposal: Proposal,
        /// Yes or no.
        agreed: bool,
    },
    /// Wants another bout, with everybody one seat further. It starts when all persons want it.
    Rematch {
        /// The table.
        table: TableId,
    },
    /// Closes a table: by the person who opened it, while no bout is played; by the server always.
    Close {
        /// The table.
        table: TableId,
    },
    /// Says something.
    Talk {
        /// The table.
        table: TableId,
        /// What.
        text: String,
    },
    /// Does not want to hear this person, or does again.
    Mute {
        /// Whom.
        person: PersonId,
        /// Not to be heard.
        mute: bool,
    },
    /// Time passes. Only from the server.
    #[ts(skip)]
    Wake,
    /// The server starts again: nobody is connected, and the time until now does not count. Only
    /// from the server.
    #[ts(skip)]
    Restart,
    /// Sets the limits. Only from the server.
    #[ts(skip)]
    Limit(Limits),
    /// Forgets a person: they leave every bout, get up everywhere, and nothing is left of them. Only
    /// from the server.
    #[ts(skip)]
    Forget {
        /// Whom.
        person: PersonId,
    },
}

/// What is to be done at a kind of question, declared in advance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "StandingOrder")]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Ask me, whatever I hold.
    Ask,
    /// The game's default answer, which is to pass wherever that is possible.
    Pass,
    /// This answer, in notation; the default answer where it is not allowed.
    Answer(String),
}

/// What all who still play can agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// A draw.
    Draw,
    /// The last answer of whoever proposes it is taken back, with all that came of it.
    TakeBack,
}

/// An accepted command, to be stored: from all entries in order the lobby can be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Moment,
    /// From whom.
    pub from: Who,
    /// What.
    pub request: Request,
    /// What came to each table from outside the rules.
    pub came: BTreeMap<TableId, Came>,
}

/// What came to a table from outside the rules while one command was carried out.
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
    /// The table that the command is about, if it is about one.
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
            | Command::Limit(_)
            | Command::Forget { .. } => None,
        }
    }

    /// Whether no client may choose what stands in this command: it comes from the server alone, or
    /// the server makes what stands in it (the link and the seed of a table).
    pub fn is_of_server(&self) -> bool {
        matches!(
            self,
            Command::Connect { .. }
                | Command::Disconnect { .. }
                | Command::Open { .. }
                | Command::Continue { .. }
                | Command::Wake
                | Command::Restart
                | Command::Limit(_)
                | Command::Forget { .. }
        )
    }
}
