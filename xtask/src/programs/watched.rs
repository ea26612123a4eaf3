//! Runs a program and hears it line by line. At its limit, and at Ctrl-C, it is ended with all that it has started.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::group::{Group, own_group, stopped};
use crate::limit;

/// How often a silent program is looked at.
const LOOK: Duration = Duration::from_millis(50);
/// How often it is looked at when it has closed its pipes, which is mostly at its end.
const LOOK_AT_END: Duration = Duration::from_millis(2);
/// How long a program that was asked to end has for it: nextest gives its tests ten seconds.
const TO_END: Duration = Duration::from_secs(if cfg!(test) { 1 } else { 15 });
/// How long what a program has left behind may still talk.
const LEFT_BEHIND: Duration = Duration::from_secs(3);
/// The lines that may wait to be heard. Who says more waits, too.
const WAITING: usize = 1_000;
/// A longer line is cut into several.
const LINE_BYTES: u64 = 64 * 1024;
/// The lines that are shown again where a program was ended.
pub(super) const LAST_LINES: usize = 60;

/// Where a line was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    Out,
    Error,
}

/// How a program ended.
#[derive(Debug)]
pub(super) enum End {
    Itself(ExitStatus),
    /// It was ended at the limit; its last lines.
    AtLimit(VecDeque<Vec<u8>>),
}

/// Runs to the end, and gives every line to `hear` when it comes, with its end.
pub(super) fn watched(command: &mut Command, hear: &mut dyn FnMut(Said, &[u8])) -> io::Result<End> {
    if limit::until().is_some_and(|until| Instant::now() >= until) {
        // No time is left: it does not even begin.
        return Ok(End::AtLimit(VecDeque::new()));
    }
    own_group(command);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (tell, told) = sync_channel(WAITING);
    let stdout = child.stdout.take().expect("standard output is piped");
    let stderr = child.stderr.take().expect("standard error is piped");
    // Both pipes are read at once, or a program that fills one would wait for ever. Nobody waits for the readers: what a
    // program has left behind can hold its pipes open.
    read(stdout, Said::Out, tell.clone());
    read(stderr, Said::Error, tell);
    let group = Group::of(&child);
    let mut last = VecDeque::new();
    let mut hear = |said: Said, line: &[u8]| {
        if last.len() == LAST_LINES {
            last.pop_front();
        }
        last.push_back(line.to_owned());
        hear(said, line);
    };
    match followed(&mut child, group, &told, &mut hear)? {
        Some(status) => Ok(End::Itself(status)),
        None => Ok(End::AtLimit(last)),
    }
}

/// Hears a program until it has ended and is silent. Nothing if it was ended at its limit.
fn followed(
    child: &mut Child,
    group: Group,
    told: &Receiver<(Said, Vec<u8>)>,
    hear: &mut dyn FnMut(Said, &[u8]),
) -> io::Result<Option<ExitStatus>> {
    let mut looked = Instant::now();
    let mut ended: Option<(ExitStatus, Instant)> = None;
    loop {
        let silent = match told.recv_timeout(LOOK) {
            Ok((said, line)) => {
                hear(said, &line);
                false
            }
            Err(RecvTimeoutError::Timeout) => false,
            Err(RecvTimeoutError::Disconnected) => true,
        };
        if let Some((status, at)) = ended
            && (silent || at.elapsed() > LEFT_BEHIND)
        {
            // What it has left behind is nobody's: it ends, too.
            group.kill();
            return Ok(Some(status));
        }
        if looked.elapsed() < LOOK && !silent {
            continue;
        }
        looked = Instant::now();
        if let Some(signal) = stopped() {
            end(child, group, told, hear)?;
            std::process::exit(128 + signal);
        }
        if limit::until().is_some_and(|until| looked >= until) {
            end(child, group, told, hear)?;
            return Ok(None);
        }
        if ended.is_none() {
            ended = child.try_wait()?.map(|status| (status, looked));
            if ended.is_none() && silent {
                thread::sleep(LOOK_AT_END);
            }
        }
    }
}

/// Ends the whole group: it is asked first, and may still say something.
fn end(
    child: &mut Child,
    group: Group,
    told: &Receiver<(Said, Vec<u8>)>,
    hear: &mut dyn FnMut(Said, &[u8]),
) -> io::Result<()> {
    group.ask_to_end();
    let asked = Instant::now();
    while asked.elapsed() < TO_END && (child.try_wait()?.is_none() || group.is_there()) {
        match told.recv_timeout(LOOK) {
            Ok((said, line)) => hear(said, &line),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => thread::sleep(LOOK),
        }
    }
    group.kill();
    child.wait()?;
    Ok(())
}

/// Reads lines on a thread of its own, until there are no more or nobody hears them.
fn read(from: impl Read + Send + 'static, said: Said, tell: SyncSender<(Said, Vec<u8>)>) {
    thread::spawn(move || {
        let mut from = BufReader::new(from);
        loop {
            let mut line = Vec::new();
            let read = (&mut from).take(LINE_BYTES).read_until(b'\n', &mut line);
            if !read.is_ok_and(|bytes| bytes > 0) || tell.send((said, line)).is_err() {
                return;
            }
        }
    });
}

/// A line as text, without its end.
pub(super) fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).trim_end().to_owned()
}

/// Passes a line on to where it would have been said.
pub(super) fn pass_on(said: Said, line: &str) {
    // Who reads this run may have gone; the run goes on.
    let _ = match said {
        Said::Out => writeln!(io::stdout(), "{line}"),
        Said::Error => writeln!(io::stderr(), "{line}"),
    };
}
