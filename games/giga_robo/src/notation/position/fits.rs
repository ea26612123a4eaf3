//! Whether a position can be played on.

use crate::GigaRobo;
use kernel::Bout;

/// Nothing, or the first reason why the rules could not go on from here.
pub(super) fn check(_bout: &Bout<GigaRobo>) -> Result<(), String> {
    Ok(())
}
