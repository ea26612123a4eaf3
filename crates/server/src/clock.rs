//! The server's clock: milliseconds since 1970, the time of all moments that leave it.

use lobby::Moment;
use std::time::{SystemTime, UNIX_EPOCH};

/// Now.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// The same as the store keeps it.
pub(crate) fn stamp() -> i64 {
    i64::try_from(now().0).unwrap_or(i64::MAX)
}
