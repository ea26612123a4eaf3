//! The bouts of a duel as files: a line for each, in their order, and its record.

use super::folder::{Folder, unwritten};
use arena::{Duel, Finished, Pace, Played};
use bots::Level;
use catalog::Playable;
use kernel::{Ending, Header, Outcome, Recording, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use tui::edge::files::replace;
use tui::failure::{Failure, Run};
use tui::packs::Packs;
use tui::record::{Sitting, text_of};

/// A folder that bouts are written into, in their order.
pub(in crate::commands) struct Results<'a, G: Playable> {
    duel: &'a Duel<G>,
    packs: &'a Packs<G>,
    lines: Mutex<Lines>,
}

/// The folder, and what is to be written once the bouts before it are done.
struct Lines {
    folder: Folder,
    next: u64,
    waiting: BTreeMap<u64, String>,
    error: Option<io::Error>,
}

/// A bout in the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    /// From 1.
    bout: u64,
    seed: u64,
    levels: Vec<Level>,
    /// The place of each seat; 1 is the best.
    places: Vec<u8>,
    winners: Vec<String>,
    draw: bool,
    ending: Ending,
    answers: u32,
    turns: Option<u32>,
    starter: Option<String>,
    road: Option<String>,
    /// For each seat, what could be said of its opening.
    labels: Vec<Vec<String>>,
    /// Of an arena, for each seat, how long its decisions took.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pace: Vec<Pace>,
    record: String,
}

impl<'a, G: Playable> Results<'a, G> {
    /// The bouts of this duel, and those that are there already. Of an arena the last of these may be of a group that was
    /// cut off: the group is played again, and the lines that are there stay, because the bouts are the same.
    pub(in crate::commands) fn of(
        folder: Folder,
        duel: &'a Duel<G>,
        packs: &'a Packs<G>,
    ) -> Run<(Results<'a, G>, Vec<Finished>)> {
        let read = |(place, text): (u64, &String)| {
            let damaged = |why: String| folder.damaged(place as usize + 1, why);
            let line: Line = serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
            if (line.bout, line.seed) != (place + 1, duel.seed) {
                return Err(damaged(format!("this should be bout {}", place + 1)));
            }
            line.finished::<G>().map_err(damaged)
        };
        let before = (0..).zip(&folder.lines).map(read).collect::<Result<Vec<Finished>, Failure>>()?;
        let lines = Lines { folder, next: before.len() as u64, waiting: BTreeMap::new(), error: None };
        Ok((Results { duel, packs, lines: Mutex::new(lines) }, before))
    }

    /// Writes a bout down. Whether that was possible.
    pub(in crate::commands) fn add(&self, played: &Played<G>) -> bool {
        let name = format!("bout-{:06}.jsonl", played.number + 1);
        let line = self.line(played, &name);
        let record = self.record(played);
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let path = lines.folder.path.join(&name);
        drop(lines);
        let written = replace(&path, &record);
        lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.waiting.insert(played.number, line);
        let done = written.and_then(|()| lines.write());
        lines.error = lines.error.take().or(done.err());
        lines.error.is_none()
    }

    /// Writes the figures.
    pub(in crate::commands) fn report(&self, text: &str) -> Result<(), Failure> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner).folder.report(text)
    }

    /// What could not be written.
    pub(in crate::commands) fn failure(&self) -> Option<Failure> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let folder: &Path = &lines.folder.path;
        lines.error.as_ref().map(|error| unwritten(folder, error))
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
        let sitting: Vec<Sitting> = played.finished.levels.iter().map(sitting).collect();
        text_of(recording.record(), &sitting, &self.packs.content)
    }

    fn line(&self, played: &Played<G>, record: &str) -> String {
        let Finished { levels, outcome, answers, turns, starter, road, labels, pace } =
            played.finished.clone();
        let line = Line {
            bout: played.number + 1,
            seed: self.duel.seed,
            levels,
            places: (0..outcome.seats()).map(|seat| outcome.place(Seat(seat))).collect(),
            winners: outcome.first().iter().filter(|_| !outcome.is_draw()).map(G::seat_word).collect(),
            draw: outcome.is_draw(),
            ending: outcome.ending,
            answers,
            turns,
            starter: starter.map(G::seat_word),
            road,
            labels,
            pace,
            record: record.to_owned(),
        };
        serde_json::to_string(&line).expect("a line has no maps with odd keys") + "\n"
    }
}

impl Line {
    /// The bout as it is counted, or what is wrong with the line.
    fn finished<G: Playable>(self) -> Result<Finished, String> {
        let Line { levels, places, draw, ending, answers, turns, road, labels, pace, .. } = self;
        let outcome = serde_json::json!({ "places": places, "drawn": draw, "ending": ending });
        let outcome: Outcome = serde_json::from_value(outcome).map_err(|error| error.to_string())?;
        let starter =
            self.starter.map(|seat| G::read_seat(&seat).ok_or(format!("there is no seat `{seat}`")));
        let starter = starter.transpose()?;
        if [places.len(), labels.len()] != [levels.len(); 2] {
            return Err("levels, places and labels are not of the same seats".to_owned());
        }
        Ok(Finished { levels, outcome, answers, turns, starter, road, labels, pace })
    }
}

impl Lines {
    /// Writes what comes next, as far as it is there.
    fn write(&mut self) -> io::Result<()> {
        while let Some(line) = self.waiting.remove(&self.next) {
            self.folder.add(&line)?;
            self.next += 1;
        }
        Ok(())
    }
}
