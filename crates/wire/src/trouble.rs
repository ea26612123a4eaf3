//! Trouble: why a server cannot be reached or does not do what is wanted.

use words::Message;

/// Why a server cannot be reached, or does not do what is wanted.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// A text is no address of a server.
    Address {
        /// The text.
        text: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// Nobody answers there, or the line broke.
    Unreachable {
        /// The server.
        server: String,
        /// What the system says.
        why: String,
    },
    /// Something answers that is no server of ours.
    NoServer {
        /// The server.
        server: String,
    },
    /// The server refuses, in words.
    Refused {
        /// Why, by name.
        code: String,
        /// Why and what to do.
        why: Message,
    },
}
