//! Replays: shows a finished bout again, and begins a new one at one of its positions.

use crate::course::{Course, Stride};
use crate::look::{Heard, heard_of, look_at};
use crate::report;
use catalog::{Playable, Visitor};
use kernel::{Seat, Waiting};
use scene::Scene;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most frames made at once.
pub const FRAMES_MAX: u32 = 12;

/// A finished bout, as seen by one seat or by a spectator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Replay {
    /// How many frames there are in all, including the opening.
    pub steps: u32,
    /// Who can look on: a spectator, and every seat.
    pub seats: Vec<Option<u8>>,
    /// The number of the first frame given.
    pub from: u32,
    /// The frames that were asked for.
    pub frames: Vec<Frame>,
}

/// One frame of a replay: an answer or another deed, with the chance that followed it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Frame {
    /// Its number; the opening is 0.
    pub step: u32,
    /// The seat that did it. `None` for the opening, for the end of the time, and for a secret answer of another seat
    /// that was not its last one there.
    pub by: Option<u8>,
    /// What was heard then.
    pub events: Vec<Heard>,
    /// What was seen and could be answered afterwards.
    pub scene: Scene,
    /// The answer given there, as its choices write it.
    pub given: Option<String>,
}

/// Where a bout may begin: the record of a finished bout up to one of its positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// How many seats it has.
    pub seats: u8,
    /// How many inputs lead there.
    pub inputs: usize,
    /// The record so far, as JSON.
    pub record: String,
}

/// Why a finished bout cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// These rules do not even lead to its opening.
    OtherRules,
    /// It has no such step.
    NoSuchStep {
        /// The number of its last step.
        last: u32,
    },
    /// It has no such seat.
    NoSuchSeat,
    /// The bout is over there, and nobody has anything to answer.
    Over,
}

/// The frames of a finished bout from `from` on, at most `count` and never more than [`FRAMES_MAX`], as seen
/// by this seat or by a spectator. For the reader, the bout ends at step `last`.
pub fn replay(
    game: &str,
    record: &str,
    seat: Option<Seat>,
    (from, count): (u32, u32),
    last: u32,
) -> Result<Replay, Unplayable> {
    let showing = Showing { record, seat, from, count: count.min(FRAMES_MAX), last };
    catalog::with_game(game, showing).unwrap_or(Err(Unplayable::OtherRules))
}

struct Showing<'a> {
    record: &'a str,
    seat: Option<Seat>,
    from: u32,
    count: u32,
    last: u32,
}

impl Visitor for Showing<'_> {
    type Out = Result<Replay, Unplayable>;

    fn visit<G: Playable>(self) -> Self::Out {
        let (mut course, opening) = Course::<G>::open(self.record).ok_or(Unplayable::OtherRules)?;
        let seats = course.bout.seats();
        if self.seat.is_some_and(|seat| seat.0 >= seats) {
            return Err(Unplayable::NoSuchSeat);
        }
        let mut frames = Vec::new();
        let mut stride = Some(opening);
        while let Some(done) = stride.filter(|_| course.step <= self.last) {
            if course.step.checked_sub(self.from).is_some_and(|place| place < self.count) {
                let frame = frame(&course, done, self.seat);
                let given = frame.given.filter(|_| course.step < self.last);
                frames.push(Frame { given, ..frame });
            }
            stride = course.advance();
        }
        let seats = std::iter::once(None).chain((0..seats).map(Some)).collect();
        Ok(Replay { steps: course.step.min(self.last) + 1, seats, from: self.from, frames })
    }
}

fn frame<G: Playable>(course: &Course<G>, stride: Stride<G>, seat: Option<Seat>) -> Frame {
    Frame {
        step: course.step,
        by: stride.by.filter(|by| !stride.goes_on || seat == Some(*by)).map(|seat| seat.0),
        events: heard_of(&course.bout, &stride.told, seat),
        scene: look_at(&course.bout, seat),
        given: seat.and_then(|seat| course.given(seat)),
    }
}

/// A place for a new bout to begin: this step of a finished one.
pub fn past(game: &str, record: &str, step: u32) -> Result<Past, Unplayable> {
    struct Going<'a>(&'a str, u32);
    impl Visitor for Going<'_> {
        type Out = Result<Past, Unplayable>;
        fn visit<G: Playable>(self) -> Self::Out {
            let course = at::<G>(self.0, self.1)?;
            if matches!(course.bout.waiting(), Waiting::Over) {
                return Err(Unplayable::Over);
            }
            let record = serde_json::to_string(&course.record_so_far()).expect("a record can be written");
            Ok(Past { seats: course.bout.seats(), inputs: course.inputs, record })
        }
    }
    catalog::with_game(game, Going(record, step)).unwrap_or(Err(Unplayable::OtherRules))
}

/// A position of a finished bout as a scenario: as this seat knew it, or with all hidden information.
pub fn scenario(game: &str, record: &str, step: u32, seat: Option<Seat>) -> Result<String, Unplayable> {
    struct Reporting<'a>(&'a str, u32, Option<Seat>);
    impl Visitor for Reporting<'_> {
        type Out = Result<String, Unplayable>;
        fn visit<G: Playable>(self) -> Self::Out {
            let course = at::<G>(self.0, self.1)?;
            match self.2 {
                None => Ok(report::whole(&course.bout)),
                Some(seat) if seat.0 >= course.bout.seats() => Err(Unplayable::NoSuchSeat),
                Some(seat) => Ok(report::of_seat(&course.bout, seat)),
            }
        }
    }
    catalog::with_game(game, Reporting(record, step, seat)).unwrap_or(Err(Unplayable::OtherRules))
}

/// A finished bout at this step.
fn at<G: Playable>(record: &str, step: u32) -> Result<Course<G>, Unplayable> {
    let (mut course, _) = Course::<G>::open(record).ok_or(Unplayable::OtherRules)?;
    if course.reach(step) { Ok(course) } else { Err(Unplayable::NoSuchStep { last: course.step }) }
}

#[cfg(test)]
mod tests;
