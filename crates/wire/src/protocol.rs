//! The protocol of play: what goes over a WebSocket, in both directions, as JSON text.
//!
//! A client opens `/api/play` with its session cookie and says [`ToServer::Hello`] first. The server
//! answers [`ToClient::Welcome`], then everything that the person must know, then what is new. A
//! client counts its requests from 1; whatever it sends again after a break of the line, under the
//! same client number and request number, is carried out once. `docs/protocol.md` tells it in prose.

use lobby::{Command, Note, PersonId, TableId, Terms};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// The version of this protocol. Another one is refused.
pub const VERSION: u32 = 1;

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
        /// A number that the client chose at random when it began, and keeps through breaks.
        client: u32,
    },
    /// Opens a table. The server makes its link and its chance.
    Open {
        /// The number of the request.
        id: u32,
        /// What is agreed.
        terms: Box<Terms>,
    },
    /// A command of the lobby that persons may give.
    Do {
        /// The number of the request.
        id: u32,
        /// The command.
        command: Box<Command>,
    },
    /// Asks whether this could be answered now, and why not. Changes nothing.
    Probe {
        /// The number of the request.
        id: u32,
        /// The table.
        table: TableId,
        /// The answers, as in a move.
        answers: Vec<String>,
    },
    /// Asks for the link by which others are invited to a table.
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
        /// What they are called.
        name: String,
        /// The server's clock, in milliseconds: all moments are in its time.
        now: u64,
    },
    /// Something new.
    Note(Box<Note>),
    /// A request was carried out, and is stored.
    Done {
        /// The number of the request.
        id: u32,
        /// What came of it.
        came: Came,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// The number of the request; none where it could not be read.
        id: Option<u32>,
        /// Why, by name.
        code: String,
        /// The rule of the game that forbids it.
        rule: Option<String>,
        /// Why, and what to do, in words.
        why: Message,
    },
    /// The server closes the connection.
    Bye {
        /// Why, by name.
        code: String,
        /// Why, and what to do, in words.
        why: Message,
        /// Whether the client should connect again by itself.
        again: bool,
    },
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Came {
    /// It is done.
    Done,
    /// This table was opened, and this is its link.
    Opened {
        /// Which.
        table: TableId,
        /// The path of its link on this server.
        path: String,
    },
    /// The link that was asked for.
    Link {
        /// Its path on this server.
        path: String,
    },
    /// What was probed could be answered.
    Possible,
}

/// The path of the link with this token.
pub fn link_path(token: &str) -> String {
    format!("/join/{token}")
}
