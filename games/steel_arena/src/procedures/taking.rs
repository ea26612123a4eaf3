//! Taking. SA-16: the module tile under a robot joins it.

use super::{Cx, Flow, Pile, Step, tell_tile};
use crate::content::{Back, KindId};
use crate::event::Event;
use crate::frame::Frame;
use crate::table::{Ground, Table};
use crate::tile::Tile;
use kernel::{Chance, Reply, Seat};
use serde::{Deserialize, Serialize};

/// This seat takes what lies under its robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Taking {
    seat: Seat,
    /// The back of the tile whose face chance decides.
    drawn: Option<Back>,
}

kernel::known_to_all! { Taking { seat, drawn } }

impl Taking {
    pub(crate) fn new(seat: Seat) -> Taking {
        Taking { seat, drawn: None }
    }

    /// SA-16.3, SA-18.2: whether there is something to take: nothing is taken from terrain and empty cells.
    pub(crate) fn is_due(cx: &Cx<'_>, seat: Seat) -> bool {
        let table = cx.table();
        table.cell_of(seat).is_some_and(|cell| match table.ground(cell) {
            Ground::Empty => false,
            Ground::Down(_) => true,
            Ground::Up(kind) => cx.content().terrain(kind).is_none(),
        })
    }

    /// Whether it names what is there: for positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        self.seat.0 < table.seats()
    }

    /// The pile that is drawn from.
    pub(crate) fn pile(&self) -> Option<Pile> {
        self.drawn.map(Pile::Kinds)
    }

    /// SA-16.1, SA-16.3, SA-17.1, SA-18.1, SA-18.2: nothing is taken from terrain and empty cells.
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let Some(cell) = cx.table().cell_of(self.seat) else { return Flow::Done(()) };
        match (cx.table().ground(cell), reply) {
            (Ground::Empty, _) => Flow::Done(()),
            (Ground::Down(back), Reply::Rolled(rolled)) => {
                let kind = KindId(cx.content().range(back).start as u8 + rolled.drawn());
                assert!(cx.table_mut().unseen.take(kind.0), "chance names one of the unseen tiles");
                self.take(cx, Tile::seen_by(cx.content(), kind, self.seat))
            }
            (Ground::Down(back), _) => {
                let chance = Chance::Draw { pile: Pile::Kinds(back).number() };
                Flow::Roll { chance, then: Frame::Taking(Taking { drawn: Some(back), ..self }) }
            }
            (Ground::Up(kind), _) if cx.content().terrain(kind).is_some() => Flow::Done(()),
            (Ground::Up(kind), _) => self.take(cx, Tile::open(cx.content(), kind)),
        }
    }

    /// SA-2.21, SA-16.6, SA-20.3: face down, and only its owner sees it. If it was open, it stays open.
    fn take(self, cx: &mut Cx<'_>, tile: Tile) -> Flow {
        let seat = self.seat;
        let cell = cx.table().cell_of(seat).expect("the robot stands on the tile");
        let table = cx.table_mut();
        table.set_ground(cell, Ground::Empty);
        table.add_module(seat, tile);
        table.idle = 0;
        tell_tile(cx, tile, |shown| Event::Took { seat, tile: shown });
        Flow::Done(())
    }
}
