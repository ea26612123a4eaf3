//! What a server and its clients exchange: the protocol, and a client that speaks it.
//!
//! - [`protocol`]: the messages of the connection for play.
//! - [`told`]: what is told of bouts and tables, change by change; [`Reader`] makes notes of it again.
//! - [`packed`]: long frames, shortened for the way.
//! - `client` (with the feature of this name): reads an address, signs a guest in, and keeps a connection
//!   that survives breaks of the line.

#[cfg(feature = "client")]
mod address;
#[cfg(feature = "client")]
mod fetch;
#[cfg(feature = "client")]
mod line;
pub mod packed;
pub mod protocol;
mod reader;
#[cfg(feature = "client")]
mod steady;
pub mod told;
#[cfg(feature = "client")]
mod trouble;

pub use reader::{Reader, Unreadable};

/// A client of a server.
#[cfg(feature = "client")]
pub mod client {
    pub use crate::address::Address;
    pub use crate::fetch::{Reply, Session, fetch};
    pub use crate::line::Line;
    pub use crate::steady::{Heard, Steady};
    pub use crate::trouble::Trouble;
}
