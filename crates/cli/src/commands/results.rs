//! The results of a duel as files: a line for each bout, and its record.

use bots::{Duel, Level, Played};
use catalog::Playable;
use kernel::{Ending, Header, Recording, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tui::edge::files::{replace, shown};
use tui::failure::{Failure, Run};
use tui::packs::Packs;
use tui::record::{Sitting, text_of};
use words::Message;

/// The file with a line for each bout.
const RESULTS: &str = "results.jsonl";

/// A folder that bouts are written into, in their order.
pub(super) struct Results<'a, G: Playable> {
    folder: PathBuf,
    duel: &'a Duel<G>,
    packs: &'a Packs<G>,
    lines: Mutex<Lines>,
}

/// The file, and what is to be written once the bouts before it are done.
struct Lines {
    file: File,
    next: u64,
    waiting: BTreeMap<u64, String>,
    error: Option<io::Error>,
}

/// A bout in the file.
#[derive(Serialize)]
struct Line<'b> {
    /// From 1.
    bout: u64,
    seed: u64,
    levels: &'b [Level],
    /// The place of each seat; 1 is the best.
    places: Vec<u8>,
    winners: Vec<String>,
    draw: bool,
    ending: Ending,
    answers: u32,
    turns: Option<u32>,
    starter: Option<String>,
    record: &'b str,
}

impl<'a, G: Playable> Results<'a, G> {
    /// A new folder, or one without results.
    pub(super) fn open(folder: &Path, duel: &'a Duel<G>, packs: &'a Packs<G>) -> Run<Results<'a, G>> {
        let path = folder.join(RESULTS);
        if path.exists() {
            let what = Message::new("tui-save-exists").with("file", shown(&path));
            return Err(Failure::usage(what).help(Message::new("cli-results-there-help")).into());
        }
        let opened = std::fs::create_dir_all(folder).and_then(|()| File::create(&path));
        let file = opened.map_err(|error| unwritten(&path, &error))?;
        let lines = Lines { file, next: 0, waiting: BTreeMap::new(), error: None };
        Ok(Results { folder: folder.to_owned(), duel, packs, lines: Mutex::new(lines) })
    }

    /// Writes a bout down. Whether that was possible.
    pub(super) fn add(&self, played: &Played<G>) -> bool {
        let number = played.number + 1;
        let name = format!("bout-{number:06}.jsonl");
        let written = replace(&self.folder.join(&name), &self.record(played));
        let line = self.line(played, &name);
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.waiting.insert(played.number, line);
        let done = written.and_then(|()| lines.write());
        lines.error = lines.error.take().or(done.err());
        lines.error.is_none()
    }

    /// What could not be written.
    pub(super) fn failure(&self) -> Option<Failure> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.error.as_ref().map(|error| unwritten(&self.folder, error))
    }

    /// The whole bout as the text of a record file.
    fn record(&self, played: &Played<G>) -> String {
        let header = Header::of::<G>(self.packs.refs.clone());
        let opened = Recording::open(header, self.duel.setup.clone(), &self.packs.content);
        let mut recording = opened.unwrap_or_else(|_| unreachable!("the bout was opened before"));
        for input in &played.inputs {
            let again = recording.play(input.clone());
            again.unwrap_or_else(|_| unreachable!("what was played once can be played again"));
        }
        let sitting = |level: &Level| Sitting { player: level.name().to_owned(), name: None };
        let sitting: Vec<Sitting> = played.levels.iter().map(sitting).collect();
        text_of(recording.record(), &sitting, &self.packs.content)
    }

    fn line(&self, played: &Played<G>, record: &str) -> String {
        let Played { number, levels, outcome, answers, turns, starter, .. } = played;
        let line = Line {
            bout: number + 1,
            seed: self.duel.seed,
            levels,
            places: (0..outcome.seats()).map(|seat| outcome.place(Seat(seat))).collect(),
            winners: outcome.first().iter().filter(|_| !outcome.is_draw()).map(G::seat_word).collect(),
            draw: outcome.is_draw(),
            ending: outcome.ending,
            answers: *answers,
            turns: *turns,
            starter: starter.map(G::seat_word),
            record,
        };
        serde_json::to_string(&line).expect("a line has no maps with odd keys") + "\n"
    }
}

impl Lines {
    /// Writes what comes next, as far as it is there.
    fn write(&mut self) -> io::Result<()> {
        while let Some(line) = self.waiting.remove(&self.next) {
            self.file.write_all(line.as_bytes())?;
            self.next += 1;
        }
        Ok(())
    }
}

pub(super) fn unwritten(path: &Path, error: &io::Error) -> Failure {
    let what = Message::new("cli-not-written").with("file", shown(path));
    Failure::input(what.with("why", error.to_string()))
}
