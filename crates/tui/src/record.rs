//! Records as files: JSON lines that people can read.
//!
//! The first line says what it is and what it was played with, the second holds the set-up, then
//! comes one line for each input with the digest of the position after it, last the outcome.

mod file;
mod read;
mod replay;
mod slot;
mod store;
mod write;

pub use file::{Head, Sitting};
pub use read::{Cut, Saved, head_of};
pub use replay::{read_fitting, replayed};
pub(crate) use slot::Unwritten;
pub use slot::{Holder, Lock, Slot, held_elsewhere};
pub use store::{free_slot, latest_unfinished};
pub use write::text_of;
