//! A folder of results: `about.json` says what was played, `results.jsonl` has a line for each piece, `report.json` the
//! figures. One program writes at a time.

use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use tui::edge::files::{read_text, replace, shown};
use tui::failure::{Failure, Run};
use tui::record::{Lock, held_elsewhere};
use words::Message;

/// What was played.
const ABOUT: &str = "about.json";
/// A line for each piece.
const RESULTS: &str = "results.jsonl";
/// The figures.
const REPORT: &str = "report.json";

/// A folder that results are written into.
pub(in crate::commands) struct Folder {
    pub(in crate::commands) path: PathBuf,
    file: File,
    /// The whole lines that were there.
    pub(in crate::commands) lines: Vec<String>,
    _lock: Option<Lock>,
}

impl Folder {
    /// A new folder, or one without results; or, to go on, one with results of the same.
    pub(in crate::commands) fn open(path: &Path, about: &Value, goes_on: bool) -> Run<Folder> {
        let results = path.join(RESULTS);
        std::fs::create_dir_all(path).map_err(|error| unwritten(path, &error))?;
        let lock = Lock::of(&results).map_err(|holder| held_elsewhere(&results, &holder))?;
        let mut lines = Vec::new();
        if results.exists() {
            if !goes_on {
                let what = Message::new("tui-save-exists").with("file", shown(&results));
                return Err(Failure::usage(what).help(Message::new("cli-results-there-help")).into());
            }
            compare(path, about)?;
            lines = whole_lines(&results)?;
        } else {
            let text = super::super::series::json(about) + "\n";
            replace(&path.join(ABOUT), &text).map_err(|error| unwritten(&path.join(ABOUT), &error))?;
        }
        let file = File::options().create(true).append(true).open(&results);
        let file = file.map_err(|error| unwritten(&results, &error))?;
        Ok(Folder { path: path.to_owned(), file, lines, _lock: lock })
    }

    /// Adds a line.
    pub(in crate::commands) fn add(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(line.as_bytes())
    }

    /// Writes the figures.
    pub(in crate::commands) fn report(&self, text: &str) -> Result<(), Failure> {
        let path = self.path.join(REPORT);
        replace(&path, &format!("{text}\n")).map_err(|error| unwritten(&path, &error))
    }

    /// A line does not fit.
    pub(in crate::commands) fn damaged(&self, line: usize, why: String) -> Failure {
        let what = Message::new("cli-results-damaged").with("file", shown(&self.path.join(RESULTS)));
        let help = Message::new("cli-results-damaged-help");
        Failure::input(what.with("line", line).with("why", why)).help(help)
    }
}

/// Whether the folder is of the same bouts.
fn compare(path: &Path, about: &Value) -> Run {
    let file = path.join(ABOUT);
    let there: Value = serde_json::from_str(&read_text(&file)?).map_err(|error| {
        let what = Message::new("cli-results-damaged").with("file", shown(&file)).with("line", error.line());
        let help = Message::new("cli-results-damaged-help");
        Failure::input(what.with("why", error.to_string())).help(help)
    })?;
    let mut keys = about.as_object().into_iter().chain(there.as_object()).flat_map(|fields| fields.keys());
    match keys.find(|key| about.get(key) != there.get(key)) {
        None => Ok(()),
        Some(key) => {
            let what =
                Message::new("cli-results-other").with("folder", shown(path)).with("key", key.as_str());
            Err(Failure::usage(what).help(Message::new("cli-results-other-help")).into())
        }
    }
}

/// The lines up to the last whole one; what a program that was killed left of another line goes.
fn whole_lines(path: &Path) -> Run<Vec<String>> {
    let unreadable = |error: io::Error| {
        let what =
            Message::new("tui-file-unreadable").with("file", shown(path)).with("why", error.to_string());
        Failure::input(what).help(Message::new("tui-file-unreadable-help"))
    };
    let file = File::options().read(true).write(true).open(path).map_err(unreadable)?;
    let (mut reader, mut lines, mut length) = (BufReader::new(&file), Vec::new(), 0);
    loop {
        let mut line = String::new();
        let read = reader.read_line(&mut line).map_err(unreadable)?;
        if !line.ends_with('\n') {
            file.set_len(length).map_err(|error| unwritten(path, &error))?;
            return Ok(lines);
        }
        length += read as u64;
        lines.push(line);
    }
}

pub(in crate::commands) fn unwritten(path: &Path, error: &io::Error) -> Failure {
    let what = Message::new("cli-not-written").with("file", shown(path));
    Failure::input(what.with("why", error.to_string()))
}
