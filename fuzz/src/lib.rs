//! Fuzzing: byte strings become inputs for every game of the catalog; nothing may panic.
//!
//! - [`Target`]: what the bytes are taken for: a bout, a pack, a scenario, a position, a record,
//!   answers, messages to a server.
//! - [`hunt`]: tries changed copies of real texts for some time, and makes what crashes small.
//! - [`replay`]: tries the inputs again that crashed once.
//!
//! `README.md` of this package says how to run it, on stable and with a coverage-guided fuzzer.

mod bytes;
mod catching;
mod corpus;
mod ground;
mod house;
mod hunting;
mod mutation;
mod playing;
mod regressions;
mod target;
mod targets;
mod words;

pub use hunting::{Crash, Tried, hunt};
pub use regressions::{Replayed, replay};
pub use target::{Target, any_game, seeds};
