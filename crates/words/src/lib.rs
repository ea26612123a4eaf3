//! Message keys with typed arguments, turned into a language once, at the edge.
//!
//! Rules and scenes say *what* is meant: a [`Message`] is a key and its arguments. Only the edge (a terminal, a page,
//! a report) knows a language: a [`Catalog`] holds the [Fluent](https://projectfluent.org) sources of every language,
//! a [`Speaker`] says messages in one of them.
//!
//! ```
//! use words::{Catalog, Message, Speaker};
//!
//! let mut catalog = Catalog::new();
//! catalog.add("en", "turn-of = It is { $player }'s turn.").expect("the source is sound");
//! let speaker = Speaker::new(&catalog, "en");
//! assert_eq!(speaker.say(&Message::new("turn-of").with("player", "Ada")), "It is Ada's turn.");
//! assert!(speaker.faults().is_empty());
//! ```
//!
//! [`telling`] makes messages, and lines of notation, from a value's own declaration.
//!
//! A translation is one more source for another language tag. What it lacks is said in English, and
//! [`Catalog::missing`] lists it. The made-up language [`PSEUDO`] shows which words a player reads did not come from
//! the catalog: see [`is_pseudo_only`].

mod catalog;
mod environment;
mod message;
mod pseudo;
mod source;
mod speaker;
pub mod telling;

pub use catalog::{Catalog, CatalogFault, OWN};
pub use environment::from_environment;
pub use message::{Arg, Message};
pub use pseudo::{is_pseudo_only, pseudo};
pub use source::{Flaw, Unsupported};
pub use speaker::{Fault, Speaker};

/// The language that every message has, and that stands in for all others.
pub const ENGLISH: &str = "en";

/// The made-up language: English with an accent on every letter and brackets around every message.
pub const PSEUDO: &str = "en-XA";
