//! Telling: text and messages made from a value's own declaration.
//!
//! Every answer, question, event and refusal declares its variants and fields once, for serde. [`Node::of`] takes a
//! value apart by that declaration. From the parts follow its line of notation ([`line`], [`event_line`]), the
//! message that players read ([`message`]), and, with [`read`], the value again. A game adds only its [`Names`]: how
//! a cell, a card or a seat is called.

mod give;
mod line;
mod message;
mod node;
mod read;
mod take;

pub use line::{Names, event_line, line};
pub use message::{Says, message};
pub use node::Node;
pub use read::{Words, read};

#[cfg(test)]
mod tests;
