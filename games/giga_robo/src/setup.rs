//! Set-up: what may be chosen before a bout, and every reason why a choice is not allowed.

use crate::GigaRobo;
use crate::content::Content;
use crate::procedures::{Frame, Opening};
use crate::question::Illegal;
use crate::table::Table;
use serde::{Deserialize, Serialize};

/// The choices of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four (GR-1.1).
    pub seats: u8,
    /// Bolts of the heap, 5 to 60 (GR-1.2).
    pub bolts: u8,
}

/// GR-1.2: the heap if nothing else is agreed.
pub(crate) const BOLTS_USUAL: u8 = 21;

impl Setup {
    /// The usual heap for so many seats.
    pub fn usual(seats: u8) -> Setup {
        Setup { seats, bolts: BOLTS_USUAL }
    }

    /// The table with its first procedure, or every reason why not at once.
    pub(crate) fn open(&self, content: &Content) -> Result<kernel::Opening<GigaRobo>, Vec<Illegal>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let table = Table::new(self.bolts, content.tools());
        Ok(kernel::Opening { seats: self.seats, table, frame: Frame::Opening(Opening::FIRST) })
    }

    /// GR-1.1, GR-1.2.
    fn faults(&self) -> Vec<Illegal> {
        let seats = (!(2..=4).contains(&self.seats)).then_some(Illegal::SeatCount { seats: self.seats });
        let bolts = (!(5..=60).contains(&self.bolts)).then_some(Illegal::BoltCount { bolts: self.bolts });
        seats.into_iter().chain(bolts).collect()
    }
}
