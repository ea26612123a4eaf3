//! Thinking: what computers have to think about is handed out, done elsewhere, and taken back.
//!
//! A table hands out one thought at a time, for the computer whose pause ends first. The thought holds what
//! the seat knows and nothing else of the bout. A result for a position that is gone is dropped. The answer
//! is given when the pause ends, so its moment does not tell how long the thought took, unless it took
//! longer.

use crate::ids::{Moment, TableId};
use crate::lobby::Lobby;
use crate::table::Table;
use crate::terms::Pause;
use anygame::live::{Work, Worked};
use bots::Level;
use kernel::Seat;
use std::fmt;

/// How long computers wait at a table where play begins at once, until a person is asked for the first time.
const BEFORE_FIRST: Pause = Pause { least: 20, most: 20 };

/// The position that a thought is about, as its seat knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct About {
    bout: u32,
    seat: Seat,
    level: Level,
    /// The number of the seat's sight, which grows with each change.
    number: u32,
}

/// The state of a table's thoughts. It is not stored and depends on nothing stored: after a restart, thinking
/// begins again.
#[derive(Clone, Default)]
pub(crate) enum Thinking {
    /// Nobody thinks.
    #[default]
    Idle,
    /// A thought is handed out.
    Out,
    /// A thought came back with the answer of the seat.
    Done(About, String),
}

/// Something for a computer to think about. It can be done anywhere.
pub struct Thought {
    /// The table that waits for it.
    pub table: TableId,
    /// Whether a person plays there, and therefore waits too.
    pub awaited: bool,
    about: About,
    work: Work,
}

/// A finished thought, for [`Lobby::take_thought`].
pub struct Done {
    table: TableId,
    about: About,
    worked: Worked,
}

impl Thought {
    /// Thinks. This may take long, so do not call it where anybody waits for something else.
    pub fn think(self) -> Done {
        Done { table: self.table, about: self.about, worked: (self.work)() }
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Thought").field("table", &self.table).finish_non_exhaustive()
    }
}

impl fmt::Debug for Done {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Done").field("table", &self.table).finish_non_exhaustive()
    }
}

impl Table {
    /// Whether a bout rests: no person is there or expected back, so nobody waits for a computer.
    pub(crate) fn rests(&self) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.ended.is_none()) else { return false };
        let left = play.live.left();
        let expected = |(seat, sitting): (Seat, &crate::table::Sitting)| {
            sitting.stand_in.is_none() && !left.contains(seat)
        };
        !self.is_visited() && !self.persons().any(expected)
    }

    /// Whether a bout between computers is being played here.
    pub(crate) fn is_of_computers(&self) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.ended.is_none()) else { return false };
        let left = play.live.left();
        self.persons().all(|(seat, _)| left.contains(seat))
    }

    /// How long computers wait before they answer.
    fn pause(&self) -> Pause {
        let begins = self.terms.by_chance && self.play.as_ref().is_some_and(|play| !play.met);
        if begins && !self.is_of_computers() { BEFORE_FIRST } else { self.terms.thinking }
    }

    /// The next computer to answer, when, and what it has to think about.
    fn next_computer(&self) -> Option<(Moment, About)> {
        let play = self.play.as_ref().filter(|_| self.ended.is_none())?;
        let pause = self.pause();
        let answers = |seat| {
            let level = self.computer(seat)?;
            let number = play.numbers[seat];
            let about = About { bout: self.bouts, seat, level, number };
            Some((play.paused(seat, pause)?, about))
        };
        let all = play.live.owing().iter().filter_map(answers);
        all.min_by_key(|(at, about)| (*at, about.seat)).filter(|_| !self.rests())
    }

    /// The computer that has thought out its answer, and when it will give it.
    pub(crate) fn thought_out(&self) -> Option<(Moment, Seat)> {
        let Thinking::Done(about, _) = &self.thinking.0 else { return None };
        let (at, next) = self.next_computer()?;
        (next == *about).then_some((at, next.seat))
    }

    /// The answer that was thought out.
    pub(crate) fn take_thought(&mut self) -> Option<String> {
        match std::mem::take(&mut self.thinking.0) {
            Thinking::Done(_, answer) => Some(answer),
            Thinking::Idle | Thinking::Out => None,
        }
    }

    /// An entry is carried out again: sets the next computer's answer in it, if there is one.
    pub(crate) fn recall(&mut self, answer: Option<String>) {
        let next = self.next_computer().zip(answer);
        self.thinking.0 = next.map_or(Thinking::Idle, |((_, about), answer)| Thinking::Done(about, answer));
    }

    /// Whether there is something to think about that has not been handed out.
    pub(crate) fn wants_thought(&self) -> bool {
        let Some((_, next)) = self.next_computer() else { return false };
        match &self.thinking.0 {
            Thinking::Idle => true,
            Thinking::Out => false,
            Thinking::Done(about, _) => *about != next,
        }
    }

    fn hand_out(&mut self) -> Option<Thought> {
        let (_, about) = self.next_computer().filter(|_| self.wants_thought())?;
        let (table, awaited) = (self.id, !self.is_of_computers());
        let play = self.play.as_mut()?;
        let dealer = crate::supply::dealer_of_bot(play.seed, about.seat);
        let work = play.live.ponder(about.seat, about.level, dealer)?;
        self.thinking.0 = Thinking::Out;
        Some(Thought { table, awaited, about, work })
    }

    fn take_back(&mut self, about: About, worked: Worked) {
        if let Thinking::Out = self.thinking.0 {
            self.thinking.0 = Thinking::Idle;
        }
        let is_next = self.next_computer().is_some_and(|(_, next)| next == about);
        let same_bout = self.bouts == about.bout;
        let Some(play) = self.play.as_mut().filter(|_| same_bout) else { return };
        if let Some(bot) = worked.bot {
            play.live.take_back_bot(about.seat, about.level, bot);
        }
        if is_next && let Some(answer) = play.live.chosen(about.seat, worked.answer) {
            self.thinking.0 = Thinking::Done(about, answer);
        }
    }
}

impl Lobby {
    /// What computers have to think about now, each thought once. Ask again after every command.
    pub fn thoughts(&mut self) -> Vec<Thought> {
        let tables = std::mem::take(&mut self.wanting.0);
        tables.into_iter().filter_map(|id| self.tables.get_mut(&id)?.hand_out()).collect()
    }

    /// Takes back a finished thought. This changes nothing that is stored: the computer answers when its
    /// pause ends, and [`Lobby::wake_at`] says when. A thought for a position that is gone is dropped.
    pub fn take_thought(&mut self, done: Done) {
        let Done { table: id, about, worked } = done;
        if let Some(table) = self.tables.get_mut(&id) {
            table.take_back(about, worked);
            self.reindex(id);
        }
    }
}
