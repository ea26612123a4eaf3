//! Trouble: why a server cannot be reached or does not do what was asked.

use words::Message;

/// Why a server cannot be reached or does not do what was asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The text is not the address of a server.
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
    /// Something answers there, but it is not one of our servers.
    NoServer {
        /// The server.
        server: String,
    },
    /// The server refused, and said why.
    Refused {
        /// Why, as a code.
        code: String,
        /// Why, and what to do.
        why: Message,
    },
}
