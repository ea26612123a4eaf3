//! The file of a database in use: checks that it is still the one that was opened.

use std::io;
use std::path::{Path, PathBuf};

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
}

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
        Ok(Some(FileThere { path, identity, ahead: ahead.into() }))
    }

    /// Whether it is still there, and still the same file.
    pub(super) fn is_there(&self) -> bool {
        identity(&self.path).is_ok_and(|now| now == self.identity) && self.ahead.exists()
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
