//! Results as files: what was played, a line for each piece of it, and the report. A run that was stopped goes on there.

mod about;
mod bouts;
mod folder;

pub(super) use about::{About, Opening, Told};
pub(super) use bouts::Results;
pub(super) use folder::{Folder, unwritten};
