//! Knowledge: what one seat knows, and whole bouts that fit it.
//!
//! Only the pockets of others hold what a seat does not know, so its knowledge is the position with
//! these tools laid back among the unseen ones; and any deal of them is as likely.

use crate::GigaRobo;
use crate::content::ToolId;
use crate::table::Pocket;
use kernel::{Bout, Dealer, Seat};

/// The position as far as one seat knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known(Bout<GigaRobo>);

impl Known {
    /// GR-1.3: what `seat` knows.
    pub(crate) fn of(bout: &Bout<GigaRobo>, seat: Seat) -> Known {
        let mut known = bout.clone();
        for other in (0..bout.seats()).map(Seat).filter(|&other| other != seat) {
            let table = known.imagined_table();
            if table.put_back(other) {
                table.pockets[other] = Pocket::Hidden;
            }
        }
        Known(known)
    }

    /// Fills the unknown pockets from the unseen tools.
    pub(crate) fn imagine(&self, dealer: &mut Dealer) -> Bout<GigaRobo> {
        let mut bout = self.0.clone();
        for seat in (0..bout.seats()).map(Seat) {
            let table = bout.imagined_table();
            if table.pocket(seat) == Pocket::Hidden {
                let tool = ToolId(dealer.draw(table.unseen.counts()));
                table.pocket_tool(seat, tool);
            }
        }
        bout
    }
}
