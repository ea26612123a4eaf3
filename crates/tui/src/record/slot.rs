//! The file of one bout: one program holds it at a time, and what another one wrote is never written over.
//!
//! Whoever plays a bout holds the file beside it whose name ends in `.lock`. The system lets go of it when the program
//! ends, however that happens, so what a dead program has left there stops nobody.

use crate::edge::files::{read_bytes, replace, shown};
use crate::failure::Failure;
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use words::Message;

/// How often taking a lock begins anew because its file was just removed.
const TRIES: u32 = 100;

/// The file of one bout.
#[derive(Debug)]
pub struct Slot {
    /// The file.
    pub path: PathBuf,
    /// Whether it is one of the state folder, found again without its name.
    pub is_own: bool,
    /// What lies there as far as this program knows: a print of it, or no file.
    known: Option<u64>,
    /// Nothing where no lock can be made, such as in a folder that nobody may write into.
    _lock: Option<Lock>,
}

/// Why a bout was not written.
#[derive(Debug)]
pub(crate) enum Unwritten {
    /// What lies there now is not what this program wrote or read last.
    Changed,
    /// The system refused it.
    Refused(io::Error),
}

/// Who holds a file.
#[derive(Debug)]
pub struct Holder {
    /// The number of the process, if the system shows it.
    pub process: Option<u32>,
}

/// Holds a file until it is dropped or the program ends.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    _file: File,
}

impl Slot {
    /// A file for a new bout. Nothing lies there; `None` if something does.
    pub fn fresh(path: PathBuf, is_own: bool) -> Result<Option<Slot>, Failure> {
        let slot = Slot::held(path, is_own)?;
        Ok(Some(slot).filter(|slot| !slot.path.exists()))
    }

    /// The file of a bout that is taken up again, and what it holds.
    pub fn taken_up(path: PathBuf, is_own: bool) -> Result<(Slot, Vec<u8>), Failure> {
        // A wrong name leaves no lock behind.
        read_bytes(&path)?;
        let mut slot = Slot::held(path, is_own)?;
        let bytes = read_bytes(&slot.path)?;
        slot.known = Some(print_of(&bytes));
        Ok((slot, bytes))
    }

    fn held(path: PathBuf, is_own: bool) -> Result<Slot, Failure> {
        if let Some(folder) = path.parent().filter(|_| is_own) {
            // What cannot be made is told when the bout is written.
            std::fs::create_dir_all(folder).ok();
        }
        let lock = Lock::of(&path).map_err(|holder| held_elsewhere(&path, &holder))?;
        Ok(Slot { path, is_own, known: None, _lock: lock })
    }

    /// Writes the bout, unless another program has changed the file meanwhile.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), Unwritten> {
        let there = match std::fs::read(&self.path) {
            Ok(bytes) => Some(print_of(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(Unwritten::Refused(error)),
        };
        // A file that somebody removed is written anew.
        if there.is_some() && there != self.known {
            return Err(Unwritten::Changed);
        }
        replace(&self.path, text).map_err(Unwritten::Refused)?;
        self.known = Some(print_of(text.as_bytes()));
        Ok(())
    }
}

impl Lock {
    /// Holds the file, unless another one does. Nothing where no lock can be made.
    pub fn of(path: &Path) -> Result<Option<Lock>, Holder> {
        let mut name: OsString = path.as_os_str().to_owned();
        name.push(".lock");
        let path = PathBuf::from(name);
        for attempt in 0..TRIES {
            let opened = File::options().read(true).write(true).create(true).truncate(false).open(&path);
            let Ok(mut file) = opened else { return Ok(None) };
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Holder { process: process_in(&path) }),
                Err(TryLockError::Error(_)) => return Ok(None),
            }
            // Whoever held it before may have removed it between the two steps above: then it is another file, or none.
            let mark = format!("{} {attempt}\n", std::process::id());
            let marked =
                file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(mark.as_bytes()));
            if marked.is_err() {
                return Ok(None);
            }
            match std::fs::read_to_string(&path) {
                Ok(text) if text != mark => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Ok(_) | Err(_) => return Ok(Some(Lock { path, _file: file })),
            }
        }
        Err(Holder { process: process_in(&path) })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is still held: nobody else's is removed.
        std::fs::remove_file(&self.path).ok();
    }
}

/// The process that a lock names.
fn process_in(path: &Path) -> Option<u32> {
    let mut text = String::new();
    File::open(path).ok()?.take(64).read_to_string(&mut text).ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// Another program holds the file.
pub fn held_elsewhere(path: &Path, holder: &Holder) -> Failure {
    let process = holder.process.map_or_else(|| "unknown".to_owned(), |process| process.to_string());
    let what = Message::new("tui-record-held").with("file", shown(path)).with("process", process);
    Failure::usage(what).help(Message::new("tui-record-held-help"))
}

fn print_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder for one test, removed afterwards.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("hangar-slot-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&path).expect("a folder for the test");
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            std::fs::remove_dir_all(&self.0).ok();
        }
    }

    fn fresh(path: &Path) -> Slot {
        Slot::fresh(path.to_owned(), false).expect("nobody holds it").expect("nothing lies there")
    }

    #[test]
    fn one_at_a_time_holds_a_file() {
        let folder = Folder::new("held");
        let path = folder.0.join("bout");
        let slot = fresh(&path);
        let refused = Slot::fresh(path.clone(), false).expect_err("it is held");
        assert_eq!(refused.what.key, "tui-record-held");
        drop(slot);
        drop(fresh(&path));
        assert_eq!(std::fs::read_dir(&folder.0).expect("listed").count(), 0, "no lock is left");
    }

    #[test]
    fn the_lock_of_a_dead_program_stops_nobody() {
        let folder = Folder::new("dead");
        let path = folder.0.join("bout");
        std::fs::write(folder.0.join("bout.lock"), "1 0\n").expect("written");
        drop(fresh(&path));
    }

    #[test]
    fn what_another_one_wrote_is_not_written_over() {
        let folder = Folder::new("changed");
        let path = folder.0.join("bout");
        let mut slot = fresh(&path);
        slot.write("one").expect("it is new");
        slot.write("two").expect("it is as it was written");
        std::fs::write(&path, "another").expect("written");
        assert!(matches!(slot.write("three"), Err(Unwritten::Changed)));
        assert_eq!(std::fs::read_to_string(&path).expect("read"), "another");
        drop(slot);
        let (mut again, bytes) = Slot::taken_up(path.clone(), false).expect("it is there");
        assert_eq!(bytes, b"another");
        again.write("four").expect("it is as it was read");
        std::fs::remove_file(&path).expect("removed");
        again.write("five").expect("what is gone is not written over");
    }
}
