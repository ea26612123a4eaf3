//! Frames: the procedures of the rulebook that can be in progress, on one stack.
//!
//! The turn lies at the bottom; the table is changed by leaf procedures at the top, so that every
//! procedure which waits for an effect lies below and can be struck.

use crate::StakBots;
use crate::card::{StakId, StakSet};
use crate::content::Content;
use crate::procedures::attack::Attack;
use crate::procedures::chain::Chain;
use crate::procedures::clearing::Clearing;
use crate::procedures::deeds::Deed;
use crate::procedures::drawing::Drawing;
use crate::procedures::drone::DroneTurn;
use crate::procedures::effect::Effect;
use crate::procedures::elimination::Elimination;
use crate::procedures::opening::OpeningDeal;
use crate::procedures::recycling::Recycling;
use crate::procedures::removal::Removal;
use crate::procedures::settling::Settling;
use crate::procedures::turn::Turn;
use crate::table::Table;
use kernel::{Cx, Flow, Reply};
use serde::{Deserialize, Serialize};

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Set-up (SB-3).
    Opening(OpeningDeal),
    /// A turn (SB-4). Always the outermost frame once the cards are dealt.
    Turn(Turn),
    /// Drawing cards (SB-4.2).
    Drawing(Drawing),
    /// One change of the table: an action or an instruction.
    Deed(Deed),
    /// Cards leave their Staks in one step.
    Removal(Removal),
    /// Face-down top cards are turned face-up (SB-10.2).
    Settling(Settling),
    /// Effects wait for their turn (SB-12).
    Chain(Chain),
    /// An effect is carried out (SB-11.5).
    Effect(Effect),
    /// An attack (SB-7).
    Attack(Attack),
    /// Recycling (SB-17.8).
    Recycling(Recycling),
    /// Players with empty Staks go out (SB-2.5).
    Elimination(Elimination),
    /// The drone acts (SB-R55).
    Drone(DroneTurn),
    /// A player left: their cards go to the scrapheap (SB-R49).
    Clearing(Clearing),
}

/// A procedure that another one can call at once.
pub(crate) trait Called: Into<Frame> {
    /// Its first step.
    fn start(self, cx: &mut Cx<'_, StakBots>) -> Flow<StakBots>;
}

macro_rules! called {
    ($($variant:ident($name:ty)),*) => {
        $(impl From<$name> for Frame {
            fn from(frame: $name) -> Frame {
                Frame::$variant(frame)
            }
        }
        impl Called for $name {
            #[inline]
            fn start(self, cx: &mut Cx<'_, StakBots>) -> Flow<StakBots> {
                self.resume(cx, Reply::Go)
            }
        })*
    };
}

called!(
    Drawing(Drawing),
    Deed(Deed),
    Removal(Removal),
    Settling(Settling),
    Chain(Chain),
    Effect(Effect),
    Attack(Attack),
    Recycling(Recycling),
    Elimination(Elimination),
    Drone(DroneTurn)
);

/// What a finished procedure hands back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Out {
    /// Nothing.
    Nothing,
    /// The Staks on whose top cards entry effects triggered.
    Triggered(StakSet),
}

/// What a procedure in progress waits for. A position is read only if every procedure of it waits for what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Awaited {
    Answer,
    Chance,
    /// The procedure that it has called.
    Procedure,
    Nothing,
}

kernel::veiled_frames! { Frame: Opening, Turn, Drawing, Deed, Removal, Settling, Chain, Effect, Attack, Recycling, Elimination, Drone, Clearing }

impl Frame {
    /// One step.
    #[inline(always)]
    pub(crate) fn resume(self, cx: &mut Cx<'_, StakBots>, reply: Reply<StakBots>) -> Flow<StakBots> {
        match self {
            Frame::Opening(frame) => frame.resume(cx, reply),
            Frame::Turn(frame) => frame.resume(cx, reply),
            Frame::Drawing(frame) => frame.resume(cx, reply),
            Frame::Deed(frame) => frame.resume(cx, reply),
            Frame::Removal(frame) => frame.resume(cx, reply),
            Frame::Settling(frame) => frame.resume(cx, reply),
            Frame::Chain(frame) => frame.resume(cx, reply),
            Frame::Effect(frame) => frame.resume(cx, reply),
            Frame::Attack(frame) => frame.resume(cx, reply),
            Frame::Recycling(frame) => frame.resume(cx, reply),
            Frame::Elimination(frame) => frame.resume(cx, reply),
            Frame::Drone(frame) => frame.resume(cx, reply),
            Frame::Clearing(frame) => frame.resume(cx, reply),
        }
    }

    /// SB-12.5, SB-R29: the top card of `stak` stops being on top. What waits for it is lost.
    pub(crate) fn strike(&mut self, stak: StakId) -> bool {
        match self {
            Frame::Chain(chain) => chain.strike(stak),
            Frame::Effect(effect) => effect.strike(stak),
            Frame::Attack(_)
            | Frame::Opening(_)
            | Frame::Turn(_)
            | Frame::Drawing(_)
            | Frame::Deed(_)
            | Frame::Removal(_)
            | Frame::Settling(_)
            | Frame::Recycling(_)
            | Frame::Elimination(_)
            | Frame::Drone(_)
            | Frame::Clearing(_) => false,
        }
    }

    /// The cards of `stak` move inside it or leave it: from each height to that one. Who follows a card goes along.
    pub(crate) fn follow(&mut self, stak: StakId, to: &dyn Fn(u8) -> Option<u8>) {
        match self {
            Frame::Effect(effect) => effect.follow(stak, to),
            Frame::Attack(attack) => attack.follow(stak, to),
            Frame::Chain(_)
            | Frame::Opening(_)
            | Frame::Turn(_)
            | Frame::Drawing(_)
            | Frame::Deed(_)
            | Frame::Removal(_)
            | Frame::Settling(_)
            | Frame::Recycling(_)
            | Frame::Elimination(_)
            | Frame::Drone(_)
            | Frame::Clearing(_) => {}
        }
    }
}

impl Frame {
    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self {
            Frame::Turn(frame) => frame.awaits(),
            Frame::Deed(frame) => frame.awaits(),
            Frame::Chain(frame) => frame.awaits(),
            Frame::Effect(frame) => frame.awaits(),
            Frame::Attack(frame) => frame.awaits(),
            Frame::Recycling(frame) => frame.awaits(),
            Frame::Drone(frame) => frame.awaits(),
            Frame::Opening(_)
            | Frame::Drawing(_)
            | Frame::Removal(_)
            | Frame::Settling(_)
            | Frame::Clearing(_) => Awaited::Chance,
            Frame::Elimination(_) => Awaited::Nothing,
        }
    }

    /// Whether everything that it names is there. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        match self {
            Frame::Opening(frame) => frame.fits(table, content),
            Frame::Turn(frame) => frame.fits(table),
            Frame::Drawing(frame) => frame.fits(table),
            Frame::Deed(frame) => frame.fits(table),
            Frame::Removal(frame) => frame.fits(table),
            Frame::Settling(frame) => table.lie_open(frame.triggered),
            Frame::Chain(frame) => table.lie_open(frame.waiting()),
            Frame::Effect(frame) => frame.fits(table, content),
            Frame::Attack(frame) => frame.fits(table),
            Frame::Recycling(frame) => frame.fits(table),
            Frame::Elimination(_) => true,
            Frame::Drone(_) => table.options.drone().is_some(),
            Frame::Clearing(frame) => table.has_seat(frame.seat),
        }
    }
}
