//! The file of a database in use: checks that it is still the one that was opened.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Place, Result, StoreError};

/// What distinguishes a file from another one of the same name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Identity(u64, u64);

/// A file of SQLite that is being written to.
#[derive(Debug)]
pub(super) struct FileThere {
    path: PathBuf,
    identity: Identity,
    /// The write-ahead file beside it. It exists as long as the database is in use.
    ahead: PathBuf,
    /// The most bytes that it had. In use it never becomes shorter: it is written again from its beginning.
    written: AtomicU64,
}

/// What a write-ahead file begins with, up to the lowest bit of the last byte.
const AHEAD: [u8; 4] = [0x37, 0x7f, 0x06, 0x82];

impl FileThere {
    /// The file of this place, if it is one. It has been opened and written to.
    pub(super) fn of(place: &Place) -> Result<Option<FileThere>> {
        let Place::Sqlite(path) = place else { return Ok(None) };
        let unreachable =
            |why: io::Error| StoreError::Unreachable { place: place.clone(), why: why.to_string() };
        // The program may change its folder, but the file stays where it is.
        let path = path.canonicalize().map_err(unreachable)?;
        let mut ahead = path.clone().into_os_string();
        ahead.push("-wal");
        let identity = identity(&path).map_err(unreachable)?;
        Ok(Some(FileThere { path, identity, ahead: ahead.into(), written: AtomicU64::new(0) }))
    }

    /// Whether it is still there, and still the same file, and nothing of what was written ahead is cut off.
    pub(super) fn is_there(&self) -> bool {
        identity(&self.path).is_ok_and(|now| now == self.identity) && self.is_ahead_whole()
    }

    /// What is committed is only in the write-ahead file at first. If somebody else cut it, what is written there next
    /// cannot be read again, although the database takes it.
    fn is_ahead_whole(&self) -> bool {
        let Ok(bytes) = std::fs::metadata(&self.ahead).map(|facts| facts.len()) else { return false };
        if bytes < self.written.fetch_max(bytes, Ordering::Relaxed) {
            return false;
        }
        let mut head = [0; AHEAD.len()];
        let read = File::open(&self.ahead).and_then(|mut file| file.read_exact(&mut head));
        head[3] &= !1;
        bytes == 0 || (read.is_ok() && head == AHEAD)
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let facts = std::fs::metadata(path)?;
    Ok(Identity(facts.dev(), facts.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    std::fs::metadata(path).map(|_| Identity(0, 0))
}
