//! Law 14: a procedure that waits, started anew, waits for the same again.

use super::walk::walk;
use super::{Battery, Broken};
use kernel::{Pending, Rules};

const LAW: &str = "14: what waits, started anew, waits for the same again";

/// What a bout waits for follows from its table and its procedures. So a position needs not say it, and a reader of
/// positions can tell by it whether procedures and table fit together.
pub fn waits<R: Rules>(battery: &Battery<R>) -> Result<(), Broken> {
    walk(battery, LAW, |bout, _| {
        if !matches!(bout.pending(), Pending::Asked(..) | Pending::Rolling(_)) {
            return Ok(());
        }
        let mut again = bout.clone();
        again.start(None);
        if again == *bout {
            return Ok(());
        }
        Err(format!("{:?} over {:?} comes to {:?}", bout.pending(), bout.stack(), again.pending()))
    })
}
