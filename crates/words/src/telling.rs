//! Telling: text and messages made from a value's own declaration.
//!
//! Every answer, question, event and refusal declares its variants and fields once, for serde. [`Node::of`] takes a
//! value apart by that declaration. From the parts follow its line of notation ([`line()`], [`told`], [`outline`]), the
//! message that players read ([`message`]), and, with [`read`], the value again; and the keys of a file ([`written`]),
//! which [`gather`] reads back. A game adds only its [`Names`], or just [`Codes`]: how a cell, a card or a seat is
//! called.

mod codes;
mod give;
mod kind;
mod line;
mod message;
mod node;
mod outline;
mod read;
mod take;
mod tree;
mod variants;
mod written;

pub use codes::{Coded, Codes};
pub use kind::kind;
pub use line::{Names, line, told};
pub use message::{About, Plain, Says, message, who};
pub use node::Node;
pub use outline::outline;
pub use read::{Words, read};
pub use tree::{Key, Misread, Shape, Tree, gather};
pub use variants::variants;
pub use written::{Written, value, written};

#[cfg(test)]
mod tests;
