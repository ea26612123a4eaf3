//! The protocol of play: the messages over a WebSocket, in both directions, as JSON text. A frame from the server
//! holds one or more messages, each in a line of its own; if the client asked for it, long ones are [packed](crate::packed).
//!
//! A client opens `/api/play` with its session cookie and sends [`ToServer::Hello`] first. The server answers
//! with [`ToClient::Welcome`], then everything that the person must know, then every change. A client counts
//! its requests from 1. If it sends a request again after a break of the line, with the same client number
//! and request number, the request is carried out only once. `docs/protocol.md` explains it in prose.

use crate::told::{BoutTold, TableTold};
use lobby::{Command, Note, PersonId, TableId, Terms};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// The version of this protocol. Other versions are refused.
pub const VERSION: u32 = 4;

/// The most bytes of one message to the server.
pub const MESSAGE_MAX: usize = 64 * 1024;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message.
    Hello {
        /// The version that the client speaks.
        protocol: u32,
        /// A random number that the client chose when it started, and keeps through breaks.
        client: u32,
        /// Whether the server may pack long frames ([`crate::packed`]).
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        packed: bool,
    },
    /// Opens a table. The server makes its link and its chance.
    Open {
        /// The number of the request.
        id: u32,
        /// The terms.
        terms: Box<Terms>,
    },
    /// A command of the lobby that persons may send.
    Do {
        /// The number of the request.
        id: u32,
        /// The command.
        command: Box<Command>,
    },
    /// Asks whether this answer is possible now, and if not, why. Changes nothing.
    Probe {
        /// The number of the request.
        id: u32,
        /// The table.
        table: TableId,
        /// The answers, as in a move.
        answers: Vec<String>,
    },
    /// Asks for the link that invites others to a table.
    Link {
        /// The number of the request.
        id: u32,
        /// The table.
        table: TableId,
    },
}

/// What the server sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// The answer to the hello.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the program.
        program: String,
        /// Who the client is.
        person: PersonId,
        /// The person's name.
        name: String,
        /// The server's clock, in milliseconds. All moments use this clock.
        now: u64,
    },
    /// Something new. Never of a bout: that comes as `bout`.
    Note(Box<Note>),
    /// What the person hears and sees of a bout.
    Bout(Box<BoutTold>),
    /// What has changed about a table since its card.
    Table(TableTold),
    /// A request was carried out, and is stored.
    Done {
        /// The number of the request.
        id: u32,
        /// The result.
        came: Came,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// The number of the request. `None` if it could not be read.
        id: Option<u32>,
        /// Why, as a code.
        code: String,
        /// The rule of the game that forbids it.
        rule: Option<String>,
        /// Why, and what to do, in words.
        why: Message,
    },
    /// The server closes the connection.
    Bye {
        /// Why, as a code.
        code: String,
        /// Why, and what to do, in words.
        why: Message,
        /// Whether the client should connect again by itself.
        again: bool,
    },
}

/// The result of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Came {
    /// It is done.
    Done,
    /// This table was opened, with this link.
    Opened {
        /// The table.
        table: TableId,
        /// The path of its link on this server.
        path: String,
    },
    /// The link that was asked for.
    Link {
        /// Its path on this server.
        path: String,
    },
    /// The probed answer is possible.
    Possible,
}

/// The path of the link with this token.
pub fn link_path(token: &str) -> String {
    format!("/join/{token}")
}
