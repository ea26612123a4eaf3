//! The box of parts that games share: boards, the free plane, piles, dice, packs, positions, set-ups and their words.
//!
//! | Part | For |
//! |---|---|
//! | [`hex`] | boards of hexes: steps, turns, arcs, rings, exact lines, shortest paths, fields |
//! | [`plane`] | tables without a grid: bases anywhere, straight moves, contact, arcs, sight, in nanometres |
//! | [`Rows`] | piles, hands and tracks whose order matters, all in one flat block |
//! | [`Tally`] | piles whose order does not matter, or does not exist yet |
//! | [`Fraction`] | exact odds |
//! | [`knowledge`] | what a seat may conclude of pieces it cannot see, and a fair guess of them |
//! | [`sheet`] | TOML texts read with the place of every value, all faults collected |
//! | [`pack`] | what packs of all games have in common: codes, names, the file that describes a pack |
//! | [`schema`] | JSON Schemas of files that people write, for editors |
//! | [`setup`] | set-ups by one table of choices: the form, the file, its schema, the refusals |
//! | [`told`] | answers, events, positions and set-ups as text, from their own declarations |
//! | [`worded`] | what players read of them, as messages, from their own declarations |
//! | [`lesson`] | positions to learn from, read from scenario files |
//! | [`Memo`] | what follows from content, worked out once |
//!
//! # What holds for all of them
//!
//! - **Integers only.** Nothing is rounded, so two machines never disagree.
//! - **One order.** What can be walked over is walked over in an order that the documentation
//!   names or that the content alone decides; nothing depends on addresses or hashes.
//! - **Equal content is equal**, and hashes equally, whatever happened before.
//! - **Chance comes from outside.** Where a uniform number is needed, the caller hands one in.
//! - **Tables stay flat.** [`Rows`], [`Tally`], [`hex::Hex`] and what
//!   [`knowledge`] keeps are `Copy`: cloning them is copying memory. Only results of searches
//!   (paths, reaches, deals) and whole boards ask for memory.
//! - **What was stored is checked** when it is read. What the rules themselves got wrong, such as
//!   a position behind the end of a row, panics with a sentence that says so.

mod fraction;
mod full;
pub mod hex;
pub mod knowledge;
pub mod lesson;
mod memo;
pub mod pack;
pub mod plane;
pub mod rows;
pub mod schema;
pub mod setup;
pub mod sheet;
pub mod tally;
pub mod told;
pub mod worded;

pub use fraction::Fraction;
pub use full::Full;
pub use hex::{Direction, Hex};
pub use knowledge::Candidates;
pub use memo::Memo;
pub use rows::Rows;
pub use tally::Tally;
