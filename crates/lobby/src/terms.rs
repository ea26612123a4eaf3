//! Terms: what is agreed about a table before anybody sits down.

use crate::refusal::Refusal;
use anygame::SetupChoice;
use bots::Level;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A second, in milliseconds.
const SECOND: u64 = 1_000;
/// The longest time allowed: two weeks.
const LONGEST: u64 = 14 * 24 * 3600 * SECOND;
/// The longest pause of a computer or of a standing order.
const LONGEST_PAUSE: u32 = 60_000;

/// What is agreed about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's name in the catalog.
    pub game: String,
    /// What is chosen before the bout.
    pub setup: SetupChoice,
    /// Whether chance answers what belongs to setting up the table, so that play begins at once.
    #[serde(default)]
    pub by_chance: bool,
    /// Who may take a seat.
    pub seating: Admission,
    /// Who may watch.
    pub watching: Admission,
    /// Who may talk.
    pub talking: Talking,
    /// How long answers may take.
    pub clock: Clock,
    /// What happens when the clock of a seat runs out.
    pub overrun: Overrun,
    /// How long the bout may take, in milliseconds.
    pub bout_time: Option<u64>,
    /// How long somebody may be absent, in milliseconds.
    pub grace: u64,
    /// What happens after that.
    pub abandoned: Abandoned,
    /// How long computers wait before they answer: no shorter than the limits of the lobby allow.
    pub thinking: Pause,
    /// How long a standing order waits before it answers.
    pub holding: Pause,
}

/// Who may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Admission {
    /// Everybody; the table is listed.
    Everybody,
    /// Whoever has the link.
    Link,
    /// Nobody but the person who opened the table.
    Nobody,
}

/// Who may talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Talking {
    /// Everybody who sits or watches.
    Everybody,
    /// Only those who sit.
    Seats,
    /// Nobody.
    Nobody,
}

/// How long answers may take. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    None,
    /// The time for each answer. Answers that nobody else may know of count as one.
    PerMove(u64),
    /// A time for the whole bout, and an increment whenever a seat has finished for now.
    Bank {
        /// The time for the whole bout.
        bank: u64,
        /// The increment.
        increment: u64,
    },
}

/// What happens when the clock of a seat runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Overrun {
    /// The game's default answer. The second time in a row, the seat leaves.
    Default,
    /// The seat leaves at once.
    Leave,
}

/// What happens to a seat whose person stays away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Abandoned {
    /// The seat leaves.
    Leave,
    /// A computer plays on until the person is back.
    StandIn(Level),
    /// Nothing: its clock runs on. Only allowed with a clock.
    Clock,
}

/// The shortest and the longest pause, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Pause {
    /// The shortest; 1 or more.
    pub least: u32,
    /// The longest; a minute or less.
    pub most: u32,
}

impl Terms {
    /// The usual terms of a table for this game: open to all, no clock, two minutes of grace.
    pub fn of(game: &str, setup: SetupChoice) -> Terms {
        Terms {
            game: game.to_owned(),
            setup,
            by_chance: false,
            seating: Admission::Everybody,
            watching: Admission::Everybody,
            talking: Talking::Everybody,
            clock: Clock::None,
            overrun: Overrun::Default,
            bout_time: None,
            grace: 120 * SECOND,
            abandoned: Abandoned::Leave,
            thinking: Pause { least: 600, most: 1_400 },
            holding: Pause { least: 400, most: 1_600 },
        }
    }

    /// Refused if computers would answer too fast. Existing tables keep their pause.
    pub(crate) fn check_thinking(&self, shortest: u32) -> Result<(), Refusal> {
        if self.thinking.least >= shortest {
            return Ok(());
        }
        let (least, most) = (shortest.into(), LONGEST_PAUSE.into());
        Err(Refusal::TimeOutOfRange { what: TimeOf::Thinking, least, most })
    }

    /// Refused if a time is too short, too long, or missing.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let within = |what, value: u64, least: u64, most: u64| match value {
            _ if (least..=most).contains(&value) => Ok(()),
            _ => Err(Refusal::TimeOutOfRange { what, least, most }),
        };
        match self.clock {
            Clock::None => {}
            Clock::PerMove(each) => within(TimeOf::Clock, each, SECOND, LONGEST)?,
            Clock::Bank { bank, increment } => {
                within(TimeOf::Clock, bank, SECOND, LONGEST)?;
                within(TimeOf::Increment, increment, 0, LONGEST)?;
            }
        }
        if let Some(time) = self.bout_time {
            within(TimeOf::Bout, time, SECOND, LONGEST)?;
        }
        within(TimeOf::Grace, self.grace, SECOND, LONGEST)?;
        for pause in [self.thinking, self.holding] {
            within(TimeOf::Pause, pause.least.into(), 1, LONGEST_PAUSE.into())?;
            within(TimeOf::Pause, pause.most.into(), pause.least.into(), LONGEST_PAUSE.into())?;
        }
        if self.abandoned == Abandoned::Clock && self.clock == Clock::None {
            return Err(Refusal::NoClockToWaitFor);
        }
        Ok(())
    }
}

/// Which time of the terms a refusal is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOf {
    /// The time of the clock.
    Clock,
    /// The increment of the clock.
    Increment,
    /// The time of the bout.
    Bout,
    /// The grace for those who are absent.
    Grace,
    /// A pause.
    Pause,
    /// The pause of a computer.
    Thinking,
}
