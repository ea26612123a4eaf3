//! The server's clock: milliseconds since 1970. All moments that leave the server use it.
//!
//! The clock of the machine is read once, when the program starts. From then on, time passes evenly and never
//! goes back, even if that clock is changed.

use lobby::Moment;
use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

static CLOCK: LazyLock<Clock> = LazyLock::new(|| Clock::set(SystemTime::now()));

/// A clock that was set once.
struct Clock {
    begun: Instant,
    set: u64,
}

impl Clock {
    fn set(to: SystemTime) -> Clock {
        let since = to.duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { begun: Instant::now(), set: u64::try_from(since.as_millis()).unwrap_or(u64::MAX) }
    }

    fn at(&self, instant: Instant) -> Moment {
        let passed = instant.saturating_duration_since(self.begun).as_millis();
        Moment(self.set.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX)))
    }
}

/// Now.
pub(crate) fn now() -> Moment {
    CLOCK.at(Instant::now())
}

/// The same moment as the store keeps it.
pub(crate) fn stamp() -> i64 {
    i64::try_from(now().0).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn time_passes_from_where_the_clock_was_set() {
        let clock = Clock::set(UNIX_EPOCH + Duration::from_millis(5_000));
        assert_eq!(clock.at(clock.begun + Duration::from_millis(70)), Moment(5_070));
        assert_eq!(clock.at(clock.begun), Moment(5_000));
        let early = Clock::set(UNIX_EPOCH - Duration::from_secs(1));
        assert_eq!(early.at(early.begun), Moment(0), "a clock before its beginning stands there");
    }
}
