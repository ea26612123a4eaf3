//! What stands in a position as JSON: the procedures in progress and what is waited for, the combat, what lasts.

use super::acting;
use crate::GigaRobo;
use crate::frame::Frame;
use crate::question::Question;
use crate::table::Combat;
use kernel::{Bout, Chance, Outcome, Pending, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Write as _;
use tabletop::sheet::Table as Toml;

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| unreachable!("plain data"))
}

pub(super) fn write(bout: &Bout<GigaRobo>, out: &mut String) {
    let table = bout.table();
    if table.combat != Combat::NONE {
        let _ = writeln!(out, "combat = '{}'", json(&table.combat));
    }
    if !table.stack.is_empty() {
        let _ = writeln!(out, "responses = '{}'", json(&table.stack));
    }
    if !table.lasting.is_empty() {
        let _ = writeln!(out, "lasting = '{}'", json(&table.lasting));
    }
    let (frame, pending) = acting(table.active);
    if bout.stack() == [frame] && *bout.pending() == pending {
        return;
    }
    let frames: Vec<String> = bout.stack().iter().map(|frame| format!("'{}'", json(frame))).collect();
    let _ = writeln!(out, "doing = [{}]", frames.join(", "));
    let _ = match bout.pending() {
        Pending::Asked(seat, question) => writeln!(out, "asked = '{}'", json(&(seat, question))),
        Pending::Rolling(chance) => writeln!(out, "rolling = '{}'", json(chance)),
        Pending::Over(outcome) => writeln!(out, "over = '{}'", json(outcome)),
        Pending::Apart => Ok(()),
    };
}

/// What stands there, if anything does; nothing at all if it cannot be read.
pub(super) fn value<T: DeserializeOwned>(toml: &Toml<'_>, key: &'static str) -> Option<Option<T>> {
    let Some(entry) = toml.may(key) else { return Some(None) };
    match serde_json::from_str(entry.text()?) {
        Ok(value) => Some(Some(value)),
        Err(why) => {
            entry.fault(format!("`{key}` cannot be read: {why}"), None);
            None
        }
    }
}

/// The frames and what is waited for; the Combat phase of the active seat if nothing is said.
pub(super) fn procedures(toml: &Toml<'_>, active: Seat) -> Option<(Vec<Frame>, Pending<GigaRobo>)> {
    let (frame, usual) = acting(active);
    let frames = match toml.may("doing") {
        None => vec![frame],
        Some(entry) => {
            let mut frames = Vec::new();
            for entry in entry.list()? {
                match serde_json::from_str(entry.text()?) {
                    Ok(frame) => frames.push(frame),
                    Err(why) => {
                        entry.fault(format!("this is no procedure: {why}"), None);
                        return None;
                    }
                }
            }
            frames
        }
    };
    let asked: Option<(Seat, Question)> = value(toml, "asked")?;
    let rolling: Option<Chance> = value(toml, "rolling")?;
    let over: Option<Outcome> = value(toml, "over")?;
    let pending = match (asked, rolling, over) {
        (Some((seat, question)), None, None) => Pending::Asked(seat, question),
        (None, Some(chance), None) => Pending::Rolling(chance),
        (None, None, Some(outcome)) => Pending::Over(outcome),
        (None, None, None) => usual,
        _ => {
            toml.fault("only one of `asked`, `rolling` and `over` can be", None);
            return None;
        }
    };
    Some((frames, pending))
}
