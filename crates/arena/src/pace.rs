//! How long decisions take: processor time of the thread that decides, where the system tells it; else time that passes.

use crate::histogram::Histogram;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::time::Duration;
#[cfg(any(test, not(target_os = "linux")))]
use std::time::Instant;

/// Steps of the scale between a time and its double: a time is known within five in a hundred.
const STEPS: u32 = 16;

/// Which clock times are taken by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// Processor time of the thread: it does not grow while other programs run.
    Processor,
    /// Time that passes.
    Wall,
}

impl Clock {
    /// The clock on this system.
    pub const HERE: Clock = if cfg!(target_os = "linux") { Clock::Processor } else { Clock::Wall };
}

/// How long many decisions took. Written down and read again it counts the same.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pace {
    /// How many decisions.
    pub decisions: u64,
    /// How long they took together, in nanoseconds.
    pub nanos: u64,
    /// How many took how long: a place on a scale with sixteen steps for each doubling, and a count.
    pub spread: Histogram,
}

impl Pace {
    /// Takes the time of a decision.
    pub(crate) fn of<T>(&mut self, decide: impl FnOnce() -> T) -> T {
        let start = now();
        let decided = decide();
        let nanos = now().saturating_sub(start).as_nanos();
        self.add(u64::try_from(nanos).unwrap_or(u64::MAX));
        decided
    }

    fn add(&mut self, nanos: u64) {
        self.decisions += 1;
        self.nanos = self.nanos.saturating_add(nanos);
        self.spread.add(place_of(nanos), 1);
    }

    /// Both together.
    pub(crate) fn merge(&mut self, other: &Pace) {
        self.decisions += other.decisions;
        self.nanos = self.nanos.saturating_add(other.nanos);
        self.spread.merge(&other.spread);
    }

    /// The mean in microseconds. None without decisions.
    pub fn mean(&self) -> Option<f64> {
        (self.decisions > 0).then(|| self.nanos as f64 / self.decisions as f64 / 1000.0)
    }

    /// The time in microseconds that 99 of 100 decisions do not exceed, within the scale. None without decisions.
    pub fn slow(&self) -> Option<f64> {
        let mut upto = 0;
        let reached = |&(_, times): &(u32, u64)| {
            upto += times;
            u128::from(upto) * 100 >= u128::from(self.decisions) * 99
        };
        self.spread.iter().find(reached).map(|(place, _)| middle_of(place) / 1000.0)
    }
}

/// The place of a time on the scale: its power of two, and which part of the way to the next.
fn place_of(nanos: u64) -> u32 {
    let nanos = u128::from(nanos.max(1));
    let power = nanos.ilog2();
    let part = (nanos * u128::from(STEPS)) >> power;
    power * STEPS + part as u32 - STEPS
}

/// The time in the middle of a place, in nanoseconds.
fn middle_of(place: u32) -> f64 {
    let part = f64::from(place % STEPS) + 0.5;
    f64::from(place / STEPS).exp2() * (1.0 + part / f64::from(STEPS))
}

/// What the clock shows.
#[cfg(target_os = "linux")]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// What the clock shows.
#[cfg(not(target_os = "linux"))]
fn now() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_stand_on_the_scale_within_five_in_a_hundred() {
        for nanos in [1, 2, 3, 100, 1_000, 65_536, 999_999, 12_345_678_901] {
            let middle = middle_of(place_of(nanos));
            let off = (middle - nanos as f64).abs() / nanos as f64;
            assert!(off < 0.05, "{nanos} is told as {middle}");
        }
    }

    #[test]
    fn the_slow_ones_are_the_last_of_a_hundred() {
        let (mut pace, mut more) = (Pace::default(), Pace::default());
        (0..98).for_each(|_| pace.add(1_000));
        more.add(50_000);
        more.add(9_000_000);
        pace.merge(&more);
        assert_eq!((pace.decisions, pace.nanos), (100, 98_000 + 9_050_000));
        assert!(pace.slow().is_some_and(|slow| (slow - 50.0).abs() < 2.5), "{pace:?}");
        assert_eq!(pace.mean(), Some(91.48));
        assert_eq!((Pace::default().mean(), Pace::default().slow()), (None, None));
    }

    #[test]
    fn a_decision_that_waits_takes_no_processor_time() {
        let mut pace = Pace::default();
        let waited = Instant::now();
        pace.of(|| std::thread::park_timeout(Duration::from_millis(30)));
        let waited = waited.elapsed().as_nanos() as u64;
        match Clock::HERE {
            Clock::Processor => assert!(pace.nanos < waited / 2, "{pace:?} of {waited}"),
            Clock::Wall => assert!(pace.nanos <= waited),
        }
    }
}
