//! What lies on the table: the heap, the pockets, the tools. Changed by the procedures alone.

use crate::content::{Content, ToolId};
use crate::setup::Setup;
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};
use tabletop::Tally;

/// A multiset of tools.
pub type Tools = Tally<16>;

/// The table. An order of the unseen tools does not exist: drawing one is the chance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Bolts that are left.
    pub(crate) heap: u8,
    /// Bolts that were taken.
    pub(crate) taken: u8,
    /// The pocket of every seat.
    pub(crate) pockets: SeatMap<Pocket>,
    /// Tools that nobody has drawn.
    pub(crate) unseen: Tools,
    /// Tools that were used.
    pub(crate) used: Tools,
}

/// What a pocket holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pocket {
    /// Nothing.
    Empty,
    /// A tool, seen from outside: in what is seen and known, never on the table itself.
    Hidden,
    /// This tool.
    Holds(ToolId),
}

impl Table {
    /// All bolts on the heap, all tools unseen.
    pub(crate) fn new(setup: &Setup, content: &Content) -> Table {
        let pockets = SeatMap::new(setup.seats, |_| Pocket::Empty);
        Table { heap: setup.bolts, taken: 0, pockets, unseen: content.tally(), used: Tools::default() }
    }

    /// The pocket of `seat`.
    pub fn pocket(&self, seat: Seat) -> Pocket {
        self.pockets[seat]
    }

    /// RB-2.1, RB-2.2: bolts leave the heap.
    pub(crate) fn take(&mut self, bolts: u8) {
        self.heap -= bolts;
        self.taken += bolts;
    }

    /// RB-1.3, RB-2.4: an unseen tool goes into a pocket.
    pub(crate) fn pocket_tool(&mut self, seat: Seat, tool: ToolId) {
        assert!(self.unseen.take(tool.0), "chance gave a tool that the unseen ones do not hold");
        self.pockets[seat] = Pocket::Holds(tool);
    }

    /// RB-2.4, RB-R1: the pocket is empty afterwards. What it held.
    pub(crate) fn empty(&mut self, seat: Seat) -> Option<ToolId> {
        match std::mem::replace(&mut self.pockets[seat], Pocket::Empty) {
            Pocket::Holds(tool) => Some(tool),
            Pocket::Empty | Pocket::Hidden => None,
        }
    }
}
