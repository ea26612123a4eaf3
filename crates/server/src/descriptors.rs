//! Descriptors: how many files and connections the system lets this program have open.

/// The most descriptors that are asked for.
#[cfg(unix)]
const MOST: u64 = 65_536;
/// How many descriptors stay free for the store, the log and other files.
const RESERVED: u64 = 128;
/// The most lines if the system does not say how many descriptors it allows.
const USUAL: u64 = 1_024;

/// The most lines at once, after raising the limit of descriptors as far as possible.
pub(crate) fn lines() -> usize {
    let most = raised().unwrap_or(USUAL).saturating_sub(RESERVED).max(RESERVED);
    usize::try_from(most).unwrap_or(usize::MAX)
}

#[cfg(unix)]
fn raised() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = limit.maximum.unwrap_or(MOST).min(MOST);
    let now = limit.current.unwrap_or(MOST);
    if now >= wanted {
        return Some(now.min(MOST));
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), ..limit }) {
        Ok(()) => Some(wanted),
        Err(why) => {
            tracing::warn!(%why, "the limit of descriptors cannot be raised");
            Some(now)
        }
    }
}

#[cfg(not(unix))]
fn raised() -> Option<u64> {
    None
}
