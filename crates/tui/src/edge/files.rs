//! Files: read within limits, written aside and then put in place.

use crate::failure::Failure;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use words::Message;

/// The largest file that is read.
pub(crate) const SIZE_MAX: u64 = 64 * 1024 * 1024;

/// The largest file of a pack that is read.
pub(crate) const PACK_FILE_MAX: u64 = 1024 * 1024;

/// The bytes of a file.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    read_up_to(path, SIZE_MAX)
}

/// The bytes of a file that is not larger than this.
fn read_up_to(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let unreadable = |error: io::Error| {
        let what = Message::new("tui-file-unreadable").with("file", shown(path));
        Failure::input(what.with("why", error.to_string())).help(Message::new("tui-file-unreadable-help"))
    };
    let file = std::fs::File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > most {
        let what = Message::new("tui-file-too-large").with("file", shown(path));
        return Err(Failure::input(what.with("most", (most / 1024 / 1024) as i64)));
    }
    Ok(bytes)
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    text_of(path, read_bytes(path)?)
}

/// The text of a file that was found in a folder: a plain one. Nobody named it, so nothing else is opened: a pipe or a
/// device might never end.
pub fn read_found(path: &Path) -> Result<String, Failure> {
    if std::fs::metadata(path).is_ok_and(|facts| !facts.is_file()) {
        let what = Message::new("tui-file-not-plain").with("file", shown(path));
        return Err(Failure::input(what).help(Message::new("tui-file-not-plain-help")));
    }
    text_of(path, read_up_to(path, PACK_FILE_MAX)?)
}

fn text_of(path: &Path, bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        let what = Message::new("tui-file-no-text").with("file", shown(path)).with("line", line);
        Failure::input(what).help(Message::new("tui-file-no-text-help"))
    })
}

/// Puts a text in place: written beside the file first, so that the file is whole at every moment.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut aside: OsString = path.as_os_str().to_owned();
    aside.push(".part");
    let aside = PathBuf::from(aside);
    let written = std::fs::File::create(&aside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_data()
    });
    let placed = written.and_then(|()| std::fs::rename(&aside, path));
    if placed.is_err() {
        std::fs::remove_file(&aside).ok();
    }
    placed
}

/// The folder for the program's data: `$XDG_DATA_HOME/hangar`, else `~/.local/share/hangar`.
pub fn data_folder() -> Option<PathBuf> {
    home_folder("XDG_DATA_HOME", ".local/share")
}

/// The folder for the program's state: `$XDG_STATE_HOME/hangar`, else `~/.local/state/hangar`.
pub(crate) fn state_folder() -> Option<PathBuf> {
    home_folder("XDG_STATE_HOME", ".local/state")
}

fn home_folder(name: &str, usual: &str) -> Option<PathBuf> {
    let named = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named(name).or_else(|| named("HOME").map(|home| home.join(usual)));
    folder.map(|folder| folder.join("hangar"))
}

/// A path for readers.
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replacing_leaves_nothing_aside() {
        let folder = std::env::temp_dir().join(format!("hangar-files-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let path = folder.join("a.txt");
        replace(&path, "one").expect("written");
        replace(&path, "two").expect("written again");
        assert_eq!(read_text(&path), Ok("two".to_owned()));
        let names: Vec<_> = std::fs::read_dir(&folder).expect("listed").flatten().collect();
        assert_eq!(names.len(), 1);
        assert!(replace(&folder.join("no-folder/a.txt"), "x").is_err());
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
