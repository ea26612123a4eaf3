//! Telling: text and messages made from a value's own declaration.
//!
//! Every answer, question, event and refusal declares its variants and fields once, for serde. [`Node::of`] takes a
//! value apart by that declaration. From the parts follow its line of notation ([`line()`], [`told`], [`outline`]), the
//! message that players read ([`message`]), and, with [`read`], the value again. A game adds only its [`Names`]: how
//! a cell, a card or a seat is called.

mod give;
mod kind;
mod line;
mod message;
mod node;
mod outline;
mod read;
mod take;
mod variants;

pub use kind::kind;
pub use line::{Names, line, told};
pub use message::{Plain, Says, message};
pub use node::Node;
pub use outline::outline;
pub use read::{Words, read};
pub use variants::variants;

#[cfg(test)]
mod tests;
