//! Knowledge: what a seat may know, and whole bouts that fit it.
//!
//! Only the pockets of others hold what a seat does not know. Any deal of the unseen tools to them is as likely.

use crate::RustyBolts;
use crate::content::ToolId;
use crate::table::{Pocket, Table};
use kernel::{Conceal, Dealer, Seat, Sketch};

impl Conceal for RustyBolts {
    /// RB-1.3: tools in the pockets of others lie among the unseen ones.
    fn conceal(sketch: &mut Sketch<RustyBolts>, seat: Option<Seat>) {
        let Table { heap: _, taken: _, pockets, unseen, used: _ } = sketch.table_mut();
        for (_, pocket) in pockets.iter_mut().filter(|(owner, _)| Some(*owner) != seat) {
            if let Pocket::Holds(tool) = *pocket {
                unseen.add(tool.0);
                *pocket = Pocket::Hidden;
            }
        }
    }

    fn fill(sketch: &mut Sketch<RustyBolts>, dealer: &mut Dealer) {
        for seat in (0..sketch.bout().seats()).map(Seat) {
            let table = sketch.table_mut();
            if table.pocket(seat) == Pocket::Hidden {
                let tool = ToolId(dealer.draw(table.unseen.counts()));
                table.pocket_tool(seat, tool);
            }
        }
    }
}
