//! The procedures of a position, and what they wait for; only those that can be played on are read.

use super::read_seat;
use crate::SteelArena;
use crate::content::Content;
use crate::frame::Frame;
use crate::procedures::Turn;
use crate::procedures::turn::TurnStep;
use crate::question::Question;
use crate::table::Table;
use kernel::{Bout, Chance, Outcome, Pending, Seat, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tabletop::sheet::{Entry, Table as Toml};

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| unreachable!("plain data"))
}

/// Everything that the turn's own line does not say: the frames, and the open question.
pub(super) fn write(bout: &Bout<SteelArena>) -> String {
    let plain = matches!((bout.stack(), bout.pending()), ([Frame::Turn(turn)], Pending::Asked(seat, Question::Act))
        if turn.step == TurnStep::Hear && turn.seat == *seat);
    if plain {
        return String::new();
    }
    let frames: Vec<String> = bout.stack().iter().map(|frame| format!("'{}'", json(frame))).collect();
    let doing = format!("doing = [{}]\n", frames.join(", "));
    doing
        + &match bout.pending() {
            Pending::Asked(seat, question) => format!("asked = '{}'\n", json(&(seat, question))),
            Pending::Rolling(chance) => format!("rolling = '{}'\n", json(chance)),
            Pending::Over(outcome) => format!("over = '{}'\n", json(outcome)),
            Pending::Apart => String::new(),
        }
}

/// The bout with these procedures; that of a turn which has just begun where nothing is written.
pub(super) fn read(
    toml: &Toml<'_>,
    content: &Arc<Content>,
    table: Table,
    left: SeatSet,
    sound: bool,
) -> Option<Bout<SteelArena>> {
    let seats = table.seats();
    let usual = (0..seats).map(Seat).find(|&seat| table.cell_of(seat).is_some()).unwrap_or(Seat(0));
    let seat = toml.may("turn").and_then(|entry| read_seat(&entry)).unwrap_or(usual);
    let number = toml.number_or("number", 1..=u16::MAX, 1);
    let turn = Frame::Turn(Turn { seat, number, step: TurnStep::Hear });
    let written = toml.may("doing");
    let list = written.as_ref().and_then(|entry| entry.list());
    let frames = list.map_or(Some(vec![turn]), |list| list.iter().take(64).map(parsed::<Frame>).collect());
    let asked = toml.may("asked").map(|entry| parsed::<(Seat, Question)>(&entry));
    let rolling = toml.may("rolling").map(|entry| parsed(&entry));
    let over = toml.may("over").map(|entry| parsed::<Outcome>(&entry));
    let pending = match (asked, rolling, over) {
        (None, None, None) => Pending::Asked(seat, Question::Act),
        (Some(asked), None, None) => {
            let (seat, question) = asked?;
            Pending::Asked(seat, question)
        }
        (None, Some(chance), None) => Pending::Rolling(chance?),
        (None, None, Some(outcome)) => Pending::Over(outcome?),
        (_, _, _) => {
            toml.fault("a bout waits for one thing only", None);
            return None;
        }
    };
    let over = matches!(pending, Pending::Over(_));
    let staying = SeatSet::first(seats).minus(left);
    let side = staying.iter().next().map_or(SeatSet::EMPTY, |seat| table.team(seat));
    if !over && staying.minus(side).is_empty() {
        toml.fault("the bout would be over: one side at most is still there", None);
        return None;
    }
    if !sound || toml.sheet().is_faulty() {
        return None;
    }
    let bout = Bout::at_position(content, seats, table, frames?, pending).with_left(left);
    if over || goes_on(&bout) {
        return Some(bout);
    }
    let place = written.map_or(toml.span(), |entry| entry.span());
    let help = Some("a position is one that can be played on".to_owned());
    toml.sheet().fault(place, "the procedures do not wait for that, here", help);
    None
}

/// A frame that waits asks again, whatever it is resumed with: so the position is one that the rules
/// can reach if it asks for the very same.
fn goes_on(bout: &Bout<SteelArena>) -> bool {
    let first_fits = matches!(bout.stack().first(), Some(Frame::Turn(_) | Frame::Opening(_)));
    if !first_fits || !bout.stack().iter().all(|frame| frame.fits(bout.table(), bout.content())) {
        return false;
    }
    let mut again = bout.clone();
    again.start(None);
    again == *bout && is_answerable(bout)
}

/// Whether every asked seat has something to answer, and chance something to draw.
fn is_answerable(bout: &Bout<SteelArena>) -> bool {
    match bout.pending() {
        Pending::Asked(seat, _) => {
            let mut listed = Vec::new();
            bout.answers(*seat, &mut listed);
            !listed.is_empty()
        }
        Pending::Rolling(Chance::Draw { .. }) => bout.pile().iter().any(|&count| count > 0),
        Pending::Rolling(_) | Pending::Apart | Pending::Over(_) => true,
    }
}

fn parsed<T: DeserializeOwned>(entry: &Entry<'_>) -> Option<T> {
    let read = serde_json::from_str(entry.text()?);
    if let Err(error) = &read {
        entry.fault(format!("this cannot be read: {error}"), None);
    }
    read.ok()
}
