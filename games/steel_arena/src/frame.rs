//! Frames: the procedures that can be in progress, on one stack. The turn lies at the bottom.

use crate::SteelArena;
use crate::content::Content;
use crate::procedures::{
    Activation, Attack, Ending, Entering, Explosion, Hit, Opening, Pile, Shove, Taking, Turn,
};
use crate::table::Table;
use kernel::{Cx, Flow, Reply};
use serde::{Deserialize, Serialize};

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Set-up (SA-2).
    Opening(Opening),
    /// A turn (SA-3).
    Turn(Turn),
    /// A module is carried out (SA-3.5).
    Activation(Activation),
    /// A robot goes or is pushed, cell by cell (SA-8).
    Shove(Shove),
    /// A robot has come onto a cell (SA-17).
    Entering(Entering),
    /// Terrain goes off (SA-17.6).
    Explosion(Explosion),
    /// An attack (SA-10).
    Attack(Attack),
    /// A hit on one robot (SA-R43).
    Hit(Hit),
    /// The end-of-turn phase (SA-18).
    Ending(Ending),
    /// A robot takes the tile below it (SA-16.1).
    Taking(Taking),
}

kernel::veiled_frames! { Frame: Opening, Turn, Activation, Shove, Entering, Explosion, Attack, Hit, Ending, Taking }

impl Frame {
    /// One step.
    #[inline]
    pub(crate) fn resume(self, cx: &mut Cx<'_, SteelArena>, reply: Reply<SteelArena>) -> Flow<SteelArena> {
        match self {
            Frame::Opening(frame) => frame.resume(cx, reply),
            Frame::Turn(frame) => frame.resume(cx, reply),
            Frame::Activation(frame) => frame.resume(cx, reply),
            Frame::Shove(frame) => frame.resume(cx),
            Frame::Entering(frame) => frame.resume(cx, reply),
            Frame::Explosion(frame) => frame.resume(cx, reply),
            Frame::Attack(frame) => frame.resume(cx, reply),
            Frame::Hit(frame) => frame.resume(cx, reply),
            Frame::Ending(frame) => frame.resume(cx, reply),
            Frame::Taking(frame) => frame.resume(cx, reply),
        }
    }
}

impl Frame {
    /// Whether everything that it names exists. For positions that are written by hand.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        match self {
            Frame::Opening(frame) => frame.fits(table),
            Frame::Turn(frame) => frame.fits(table),
            Frame::Activation(frame) => frame.fits(table, content),
            Frame::Shove(frame) => frame.fits(table),
            Frame::Entering(frame) => frame.fits(table),
            Frame::Explosion(frame) => frame.fits(table, content),
            Frame::Attack(frame) => frame.fits(table, content),
            Frame::Hit(frame) => frame.fits(table),
            Frame::Ending(frame) => frame.fits(table),
            Frame::Taking(frame) => frame.fits(table),
        }
    }

    /// The pile that a procedure draws from while it waits for chance; none for a pick.
    pub(crate) fn pile(&self) -> Option<Pile> {
        match self {
            Frame::Opening(opening) => opening.pile(),
            Frame::Ending(ending) => ending.pile(),
            Frame::Taking(taking) => taking.pile(),
            Frame::Turn(_)
            | Frame::Activation(_)
            | Frame::Shove(_)
            | Frame::Entering(_)
            | Frame::Explosion(_)
            | Frame::Attack(_)
            | Frame::Hit(_) => None,
        }
    }
}
