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
    /// Something in front of it answers, such as a proxy, and says that the server behind it does not.
    Down {
        /// The server.
        server: String,
        /// The status of the answer.
        status: u16,
    },
    /// The server refused, and said why.
    Refused {
        /// Why, as a code.
        code: String,
        /// Why, and what to do.
        why: Message,
    },
}

impl Trouble {
    /// The trouble with an answer that is not from one of our servers.
    pub(crate) fn of_other(server: String, status: u16) -> Trouble {
        match status {
            502..=504 => Trouble::Down { server, status },
            _ => Trouble::NoServer { server },
        }
    }
}
