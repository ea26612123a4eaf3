//! From the text of a record file to the record, or to what is wrong with it and where.

use super::file::{FORMAT, Head, InputLine, OutcomeLine, SetupLine, Sitting, VERSION};
use crate::edge::files::shown;
use crate::failure::Failure;
use kernel::{Header, Outcome, Record, Rules};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::Path;
use words::{Arg, Message};

/// A record as it was read.
#[derive(Debug)]
pub struct Saved<R: Rules> {
    /// The bout.
    pub record: Record<R>,
    /// Who sat at each seat.
    pub sitting: Vec<Sitting>,
    /// Where the file breaks off, if it does.
    pub cut: Option<Cut>,
}

/// A file that ends in the middle of a line: what stands before it is whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The broken line, from 1.
    pub line: usize,
}

/// The lines of a file, and whether the last one is finished.
struct Lines<'a> {
    file: &'a Path,
    lines: Vec<&'a [u8]>,
    is_open: bool,
}

/// The content of the first line, for any game.
pub fn head_of(file: &Path, bytes: &[u8]) -> Result<Head, Failure> {
    let lines = Lines::of(file, bytes);
    let strange = || {
        let what = Message::new("tui-record-strange").with("file", shown(file));
        Failure::input(what).help(Message::new("tui-record-strange-help"))
    };
    let first = lines.lines.first().ok_or_else(strange)?;
    let value: Value = serde_json::from_slice(first).map_err(|_| strange())?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(strange());
    }
    let version = value.get("version").and_then(Value::as_u64).unwrap_or(0);
    if version > VERSION {
        let what = Message::new("tui-record-newer").with("file", shown(file));
        let what = what.with("version", version.to_string()).with("known", VERSION.to_string());
        return Err(Failure::input(what).help(Message::new("tui-record-newer-help")));
    }
    serde_json::from_value(value).map_err(|error| lines.damaged(1, error.to_string()))
}

/// The whole record of the game `R`.
pub(crate) fn read<R: Rules>(file: &Path, bytes: &[u8]) -> Result<Saved<R>, Failure> {
    let head = head_of(file, bytes)?;
    let lines = Lines::of(file, bytes);
    let setup: SetupLine<R> = match lines.parse(2)? {
        Some(setup) => setup,
        None => return Err(lines.damaged(2, Message::new("tui-record-breaks-off"))),
    };
    let mut reading = Reading { head, setup: setup.setup, lines, inputs: Vec::new(), digests: Vec::new() };
    let (outcome, cut) = reading.inputs()?;
    let Reading { head, setup, inputs, digests, .. } = reading;
    let Head { game, rules_version, packs, seats, .. } = head;
    let header = Header { game, rules_version, packs, digest_every: 1 };
    Ok(Saved { record: Record { header, setup, inputs, digests, outcome }, sitting: seats, cut })
}

struct Reading<'a, R: Rules> {
    head: Head,
    setup: R::Setup,
    lines: Lines<'a>,
    inputs: Vec<kernel::Input<R>>,
    digests: Vec<(u32, u64)>,
}

impl<R: Rules> Reading<'_, R> {
    /// Every line after the second, up to the outcome or to where the file breaks off.
    fn inputs(&mut self) -> Result<(Option<Outcome>, Option<Cut>), Failure> {
        for number in 3..=self.lines.lines.len() {
            let Some(value) = self.lines.parse::<Value>(number)? else {
                return Ok((None, Some(Cut { line: number })));
            };
            if value.get("outcome").is_some() {
                let last: OutcomeLine = self.lines.typed(number, value)?;
                return self.ends_at(number).map(|()| (Some(last.outcome), None));
            }
            let line: InputLine<R> = self.lines.typed(number, value)?;
            self.take(number, line)?;
        }
        Ok((None, None))
    }

    fn take(&mut self, number: usize, line: InputLine<R>) -> Result<(), Failure> {
        let expected = self.inputs.len() + 1;
        if line.n != expected {
            let what = Message::new("tui-record-missing").with("file", shown(self.lines.file));
            let what = what.with("line", number).with("expected", expected).with("found", line.n);
            return Err(Failure::input(what).help(Message::new("tui-record-damaged-help")));
        }
        self.inputs.push(line.input);
        if let Some(digest) = &line.digest {
            let read = u64::from_str_radix(digest, 16);
            let digest = read.map_err(|error| self.lines.damaged(number, error.to_string()))?;
            self.digests.push((expected as u32, digest));
        }
        Ok(())
    }

    fn ends_at(&self, number: usize) -> Result<(), Failure> {
        if self.lines.lines.len() == number {
            return Ok(());
        }
        let what = Message::new("tui-record-goes-on").with("file", shown(self.lines.file));
        let what = what.with("line", number + 1);
        Err(Failure::input(what).help(Message::new("tui-record-damaged-help")))
    }
}

impl<'a> Lines<'a> {
    fn of(file: &'a Path, bytes: &'a [u8]) -> Lines<'a> {
        let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
        let is_open = lines.last().is_some_and(|last| !last.is_empty());
        if !is_open {
            lines.pop();
        }
        Lines { file, lines, is_open }
    }

    /// The line of this number, from 1; nothing if the file breaks off in it.
    fn parse<T: DeserializeOwned>(&self, number: usize) -> Result<Option<T>, Failure> {
        let Some(line) = self.lines.get(number - 1) else {
            return Err(self.damaged(number, Message::new("tui-record-breaks-off")));
        };
        match serde_json::from_slice(line) {
            Ok(value) => Ok(Some(value)),
            Err(_) if self.is_open && number == self.lines.len() => Ok(None),
            Err(error) => Err(self.damaged(number, error.to_string())),
        }
    }

    fn typed<T: DeserializeOwned>(&self, number: usize, value: Value) -> Result<T, Failure> {
        serde_json::from_value(value).map_err(|error| self.damaged(number, error.to_string()))
    }

    fn damaged(&self, line: usize, why: impl Into<Arg>) -> Failure {
        let what = Message::new("tui-record-damaged").with("file", shown(self.file)).with("line", line);
        Failure::input(what.with("why", why)).help(Message::new("tui-record-damaged-help"))
    }
}
