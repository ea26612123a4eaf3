//! Where bouts are kept: one file each in the user's state folder, or where the user says.

use super::file::OutcomeLine;
use crate::edge::files::{replace, state_folder};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The file of one bout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The file.
    pub path: PathBuf,
    /// Whether it is one of the state folder, found again without its name.
    pub is_own: bool,
}

impl Slot {
    /// Writes the bout.
    pub(crate) fn write(&self, text: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent().filter(|_| self.is_own) {
            std::fs::create_dir_all(folder)?;
        }
        replace(&self.path, text)
    }
}

/// A file for a new bout of this game: the first number that is free.
pub fn free_slot(game: &str) -> Option<Slot> {
    let folder = state_folder()?;
    let last = numbered(&folder, game).into_iter().map(|(number, _)| number).max().unwrap_or(0);
    Some(Slot { path: folder.join(format!("{game}-{}.jsonl", last + 1)), is_own: true })
}

/// The bout of this game that was played last, if it is not over.
pub fn latest_unfinished(game: &str) -> Option<Slot> {
    let mut files = numbered(&state_folder()?, game);
    let changed =
        |path: &Path| path.metadata().and_then(|facts| facts.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    files.sort_by_key(|(number, path)| (changed(path), *number));
    let found = files.into_iter().rev().find(|(_, path)| !is_over(path));
    found.map(|(_, path)| Slot { path, is_own: true })
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
