//! How long work may take: a limit that holds for every program that the work runs.

use std::cell::Cell;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How long the work may go on after its programs were ended at the limit.
const GRACE: Duration = Duration::from_secs(120);

thread_local! {
    static UNTIL: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Does the work. Programs that it runs are ended at the limit, or at an earlier one around it. Work that hangs
/// without a program cannot be ended alone: it ends the whole run.
pub(crate) fn within<T>(limit: Duration, what: &str, work: impl FnOnce() -> T) -> T {
    let before = UNTIL.get();
    let own = Instant::now() + limit;
    UNTIL.set(Some(before.map_or(own, |before| before.min(own))));
    let done = thread::scope(|scope| {
        let (done, waited) = mpsc::channel::<()>();
        scope.spawn(move || {
            if waited.recv_timeout(limit + GRACE) == Err(RecvTimeoutError::Timeout) {
                println!("error: {what} hangs, {} s after its limit: the run ends here", GRACE.as_secs());
                std::process::exit(1);
            }
        });
        let result = work();
        drop(done);
        result
    });
    UNTIL.set(before);
    done
}

/// When the programs of this thread must have ended.
pub(crate) fn until() -> Option<Instant> {
    UNTIL.get()
}

#[cfg(test)]
mod tests {
    use super::{until, within};
    use std::time::Duration;

    #[test]
    fn the_nearer_limit_holds_and_goes_with_its_work() {
        let hour = Duration::from_secs(3600);
        assert_eq!(until(), None);
        let (outer, inner) = within(hour, "outer", || (until(), within(hour * 2, "inner", until)));
        assert!(outer.is_some());
        assert_eq!(outer, inner);
        let (outer, inner) = within(hour * 2, "outer", || (until(), within(hour, "inner", until)));
        assert!(inner < outer);
        assert_eq!(until(), None);
    }
}
