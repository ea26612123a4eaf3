//! What lies on the table: the heap, the pockets, the tools. Changed by the procedures alone.

use crate::content::{TOOLS_MAX, ToolId};
use kernel::{Seat, SeatMap};
use serde::Serialize;
use tabletop::Tally;

/// The most seats.
pub(crate) const SEATS: u8 = 4;

/// A multiset of tools.
pub type Tools = Tally<TOOLS_MAX>;

/// The table. An order of the unseen tools does not exist: drawing one is the chance.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pocket {
    /// Nothing.
    Empty,
    /// A tool, seen from outside: in knowledge and views, never on the table itself.
    Hidden,
    /// This tool.
    Holds(ToolId),
}

impl Table {
    /// All bolts on the heap, all tools unseen.
    pub(crate) fn new(heap: u8, unseen: Tools) -> Table {
        let pockets = SeatMap::new(SEATS, |_| Pocket::Empty);
        Table { heap, taken: 0, pockets, unseen, used: Tools::default() }
    }

    /// The pocket of `seat`.
    pub fn pocket(&self, seat: Seat) -> Pocket {
        self.pockets[seat]
    }

    /// GR-2.1, GR-2.2: bolts leave the heap.
    pub(crate) fn take(&mut self, bolts: u8) {
        self.heap -= bolts;
        self.taken += bolts;
    }

    /// GR-1.3, GR-2.4: an unseen tool goes into a pocket.
    pub(crate) fn pocket_tool(&mut self, seat: Seat, tool: ToolId) {
        assert!(self.unseen.take(tool.0), "chance gave a tool that the unseen ones do not hold");
        self.pockets[seat] = Pocket::Holds(tool);
    }

    /// GR-2.2, GR-2.4: the tool of a pocket lies among the used ones.
    pub(crate) fn use_up(&mut self, seat: Seat) -> Option<ToolId> {
        let tool = self.empty(seat)?;
        self.used.add(tool.0);
        Some(tool)
    }

    /// GR-R1: the tool of a pocket is unseen again. Whether there was one.
    pub(crate) fn put_back(&mut self, seat: Seat) -> bool {
        let tool = self.empty(seat);
        tool.into_iter().for_each(|tool| self.unseen.add(tool.0));
        tool.is_some()
    }

    fn empty(&mut self, seat: Seat) -> Option<ToolId> {
        match std::mem::replace(&mut self.pockets[seat], Pocket::Empty) {
            Pocket::Holds(tool) => Some(tool),
            Pocket::Empty | Pocket::Hidden => None,
        }
    }
}
