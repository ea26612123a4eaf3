//! The cookies by which servers know this device. They are in one file that nobody else may read.

use crate::edge::files::{read_text, state_folder};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use wire::client::{Address, Session};

/// The file in the folder for the program's state.
const FILE: &str = "servers.json";

/// The cookie of one server.
#[derive(Clone, Serialize, Deserialize)]
struct Entry {
    cookie: String,
}

type Servers = BTreeMap<String, Entry>;

fn path() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join(FILE))
}

/// The stored cookies. None if there is no file, or if it cannot be read.
fn known(path: &Path) -> Servers {
    read_text(path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The session that this server gave.
pub(super) fn session(server: &Address) -> Option<Session> {
    let entry = known(&path()?).remove(&server.to_string())?;
    // A cookie must be one line, even if something else wrote the file.
    let is_plain = entry.cookie.bytes().all(|letter| letter.is_ascii_graphic());
    is_plain.then_some(Session { cookie: entry.cookie })
}

/// Remembers the session of a server. Where that fails, the next visit is that of a new guest.
pub(super) fn remember(server: &Address, session: &Session) -> io::Result<()> {
    let Some(path) = path() else { return Ok(()) };
    if let Some(folder) = path.parent() {
        DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    }
    let mut servers = known(&path);
    servers.insert(server.to_string(), Entry { cookie: session.cookie.clone() });
    let text = serde_json::to_string_pretty(&servers)? + "\n";
    let aside = path.with_extension(format!("{}.part", std::process::id()));
    let placed = written(&aside, &text).and_then(|()| fs::rename(&aside, &path));
    if placed.is_err() {
        fs::remove_file(&aside).ok();
    }
    placed
}

fn written(path: &Path, text: &str) -> io::Result<()> {
    // A file from an earlier try may be readable for others.
    fs::remove_file(path).ok();
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()
}
