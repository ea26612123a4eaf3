//! Age: the moment by which stored data is old. It goes on only while the server runs: a wrong clock removes nothing.

use crate::clock;
use crate::store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

const DAY: i64 = 24 * 3600 * 1000;
/// A clock that went by more than this since the last run may be wrong.
const JUMP: i64 = DAY;
/// How long the server must have run before anything is removed after such a jump.
const WAIT: i64 = 7 * DAY;
/// Its name among the settings.
const NAME: &str = "age";

/// Where the age stands, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Stand {
    /// What ended before this moment is as old as the time since. It never goes on by more than the server ran, and
    /// is never later than the clock.
    by: i64,
    /// The clock, when this was the age.
    clock: i64,
    /// How long the server must still run before anything is removed.
    waits: i64,
}

impl Stand {
    /// The age of a server that starts at this moment of the clock. A database from before knows only when it was
    /// last used.
    fn begun(stored: Option<Stand>, last_used: Option<i64>, clock: i64) -> Stand {
        let used = last_used.unwrap_or(clock);
        let last = stored.unwrap_or(Stand { by: used, clock: used, waits: 0 });
        let jumped = clock.saturating_sub(last.clock).saturating_abs() > JUMP;
        Stand { by: last.by.min(clock), clock, waits: if jumped { WAIT } else { last.waits } }
    }

    /// The server has run until this moment of the clock, which passes evenly in a run.
    fn run(&mut self, clock: i64) {
        let ran = clock.saturating_sub(self.clock).max(0);
        self.by = self.by.saturating_add(ran).min(clock);
        self.waits = self.waits.saturating_sub(ran).max(0);
        self.clock = clock;
    }

    /// What ended before this moment has been kept long enough. `None` while nothing is removed.
    fn horizon(self, kept: Duration) -> Option<i64> {
        let kept = i64::try_from(kept.as_millis()).unwrap_or(i64::MAX);
        (self.waits == 0).then(|| self.by.saturating_sub(kept))
    }
}

/// The age of a running server.
#[derive(Debug)]
pub(crate) struct Age(Mutex<Stand>);

impl Age {
    /// The age of this database at the start of its server. A jump of the clock is logged.
    pub(crate) async fn load(store: &Store) -> Result<Age, StoreError> {
        let stored = store.setting(NAME).await?;
        // An age that cannot be read counts as none.
        let stored: Option<Stand> = stored.and_then(|text| serde_json::from_str(&text).ok());
        let stand = Stand::begun(stored, store.last_used().await?, clock::stamp());
        if stand.waits > 0 {
            tracing::warn!(
                days = stand.waits.div_euclid(DAY) + 1,
                "the clock went by more than a day since the last run: nothing old is removed for so many days, or \
                 until `hangar admin trust-clock`"
            );
        }
        let age = Age(Mutex::new(stand));
        age.save(store).await?;
        Ok(age)
    }

    fn stand(&self) -> MutexGuard<'_, Stand> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores how long the server has run.
    pub(crate) async fn save(&self, store: &Store) -> Result<(), StoreError> {
        let stand = {
            let mut stand = self.stand();
            stand.run(clock::stamp());
            *stand
        };
        store.set_setting(NAME, &serde_json::to_string(&stand).expect("it is plain data")).await
    }

    /// The clock is right: what is old may be removed.
    pub(crate) fn trust(&self) {
        self.stand().waits = 0;
    }

    /// What ended before these moments has been kept long enough. `None` while nothing is removed.
    pub(crate) fn horizons<const N: usize>(&self, kept: [Duration; N]) -> Option<[i64; N]> {
        let stand = *self.stand();
        let all: Option<Vec<i64>> = kept.into_iter().map(|kept| stand.horizon(kept)).collect();
        all?.try_into().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_900_000_000_000;
    const YEAR: Duration = Duration::from_secs(365 * 24 * 3600);

    fn kept(stand: Stand) -> Option<i64> {
        stand.horizon(YEAR).map(|horizon| (NOW - horizon) / DAY)
    }

    #[test]
    fn a_clock_that_jumps_makes_nothing_older() {
        let last = Some(Stand { by: NOW, clock: NOW, waits: 0 });
        for days in [400, 2, -2, -400] {
            let mut stand = Stand::begun(last, None, NOW + days * DAY);
            assert_eq!(kept(stand), None, "{days}: nothing is removed");
            stand.run(stand.clock + 7 * DAY - 1);
            assert_eq!(kept(stand), None, "{days}: a week has not passed");
            stand.run(stand.clock + 1);
            let by = if days < 0 { days + 7 } else { 7 };
            assert_eq!(kept(stand), Some(365 - by), "{days}: by the week that it ran and no more");
        }
        let stand = Stand::begun(last, None, NOW + DAY);
        assert_eq!(kept(stand), Some(365), "a night without a server is no jump, and does not count");
    }

    #[test]
    fn the_wait_goes_on_after_another_start_and_ends_by_trust() {
        let mut stand = Stand::begun(Some(Stand { by: NOW, clock: NOW, waits: 0 }), None, NOW + 400 * DAY);
        stand.run(stand.clock + 3 * DAY);
        let again = Stand::begun(Some(stand), None, stand.clock + DAY / 2);
        assert_eq!((again.waits, again.by), (4 * DAY, NOW + 3 * DAY));
        let age = Age(Mutex::new(again));
        assert_eq!(age.horizons([YEAR]), None);
        age.trust();
        assert_eq!(age.horizons([YEAR, Duration::ZERO]), Some([NOW - 362 * DAY, NOW + 3 * DAY]));
    }

    #[test]
    fn a_database_from_before_is_as_old_as_its_last_use() {
        let ahead = Stand::begun(None, Some(NOW), NOW + 400 * DAY);
        assert_eq!((ahead.by, ahead.waits), (NOW, WAIT));
        let fresh = Stand::begun(None, None, NOW);
        assert_eq!((fresh.by, fresh.waits), (NOW, 0));
        let back = Stand::begun(None, Some(NOW + 400 * DAY), NOW);
        assert_eq!((back.by, back.waits), (NOW, WAIT), "never later than the clock");
    }
}
