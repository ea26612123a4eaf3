//! Where bouts are kept: one file each in the user's state folder, or where the user says.

use super::file::OutcomeLine;
use super::slot::Slot;
use crate::edge::files::state_folder;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most bouts that begin at the same time.
const BEGUN_MAX: u64 = 100;

/// A file for a new bout of this game: the first number that is free, also of those that others are about to write.
pub fn free_slot(game: &str) -> Option<Slot> {
    let folder = state_folder()?;
    let last = numbered(&folder, game).into_iter().map(|(number, _)| number).max().unwrap_or(0);
    let slot = |number| Slot::fresh(folder.join(format!("{game}-{number}.jsonl")), true).ok().flatten();
    (last + 1..=last + BEGUN_MAX).find_map(slot)
}

/// The bout of this game that was played last, if it is not over.
pub fn latest_unfinished(game: &str) -> Option<PathBuf> {
    let mut files = numbered(&state_folder()?, game);
    let changed =
        |path: &Path| path.metadata().and_then(|facts| facts.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    files.sort_by_key(|(number, path)| (changed(path), *number));
    files.into_iter().map(|(_, path)| path).rev().find(|path| !is_over(path))
}

/// The bouts of this game with their numbers.
fn numbered(folder: &Path, game: &str) -> Vec<(u64, PathBuf)> {
    let number = |path: &Path| {
        let name = path.file_name()?.to_str()?;
        name.strip_prefix(game)?.strip_prefix('-')?.strip_suffix(".jsonl")?.parse().ok()
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| Some((number(&entry.path())?, entry.path()))).collect()
}

/// Whether the last line is an outcome.
fn is_over(path: &Path) -> bool {
    let Ok(bytes) = crate::edge::files::read_bytes(path) else { return true };
    let last = bytes.split(|byte| *byte == b'\n').rfind(|line| !line.is_empty());
    last.is_none_or(|line| serde_json::from_slice::<OutcomeLine>(line).is_ok())
}
