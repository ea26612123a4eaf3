//! Frames: the procedures that can be in progress, on one stack. The turn lies at the bottom.

use crate::GigaRobo;
use crate::procedures::powering;
use crate::procedures::{
    Attack, Collide, Cooldown, Declare, Effect, Ending, Forcing, Hooks, Hurt, Opening, Paying, Powering,
    Purging, Raging, Recovery, Resolve, Shedding, Stirring, Turn, Upkeep, Walking, Window,
};
use kernel::{Cx, Flow, Reply};
use serde::{Deserialize, Serialize};

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Set-up (GR-3).
    Opening(Opening),
    /// A turn (GR-5.1).
    Turn(Turn),
    /// A response window (GR-8).
    Window(Window),
    /// A response is being declared (GR-8.10).
    Declare(Declare),
    /// A declared response resolves (GR-8.7).
    Resolve(Resolve),
    /// An attack (GR-9.5 to GR-9.17).
    Attack(Attack),
    /// Clauses of a text are carried out.
    Effect(Effect),
    /// Lasting texts at their moment.
    Hooks(Hooks),
    /// A Recovery Roll (GR-29.2).
    Recovery(Recovery),
    /// Damage to a robot (GR-15).
    Hurt(Hurt),
    /// Forced Movement (GR-18).
    Forcing(Forcing),
    /// A collision with a Structure, or a Structure's destruction (GR-19, GR-20).
    Collide(Collide),
    /// A robot moves (GR-7).
    Walking(Walking),
    /// The cost of an attack (GR-28.11).
    Paying(Paying),
    /// Texts that wait for an opponent's Power Tokens (GR-R174).
    Powering(Powering),
    /// A gain that may be given up (GR-R151).
    Purging(Purging),
    /// The UPKEEP effect of a tile (GR-20.15).
    Upkeep(Upkeep),
    /// Tokens leave a meter (GR-R85).
    Shedding(Shedding),
    /// Texts of cards that were Activated or came back (GR-R130).
    Stirring(Stirring),
    /// Rage (GR-15.3).
    Raging(Raging),
    /// The Cooldown phase (GR-26).
    Cooldown(Cooldown),
    /// The end of the turn (GR-26.4).
    Ending(Ending),
}

kernel::veiled_frames! {
    Frame:
    Opening, Turn, Window, Declare, Resolve, Attack, Effect, Hooks, Recovery, Hurt,
    Forcing, Collide, Walking, Paying, Powering, Purging, Upkeep, Shedding, Stirring, Raging,
    Cooldown, Ending,
}

impl Frame {
    /// One step. GR-R174: what waits for an opponent's Power Tokens comes before it.
    #[inline]
    pub(crate) fn resume(self, cx: &mut Cx<'_, GigaRobo>, mut reply: Reply<GigaRobo>) -> Flow<GigaRobo> {
        powering::hear(&mut reply);
        if cx.table().power.is_some() && matches!(reply, Reply::Go) {
            return powering::before(cx, self);
        }
        match self {
            Frame::Opening(frame) => frame.resume(cx, reply),
            Frame::Turn(frame) => frame.resume(cx, reply),
            Frame::Window(frame) => frame.resume(cx, reply),
            Frame::Declare(frame) => frame.resume(cx, reply),
            Frame::Resolve(frame) => frame.resume(cx, reply),
            Frame::Attack(frame) => frame.resume(cx, reply),
            Frame::Effect(frame) => frame.resume(cx, reply),
            Frame::Hooks(frame) => frame.resume(cx, reply),
            Frame::Recovery(frame) => frame.resume(cx, reply),
            Frame::Hurt(frame) => frame.resume(cx, reply),
            Frame::Forcing(frame) => frame.resume(cx, reply),
            Frame::Collide(frame) => frame.resume(cx, reply),
            Frame::Walking(frame) => frame.resume(cx, reply),
            Frame::Paying(frame) => frame.resume(cx, reply),
            Frame::Powering(frame) => frame.resume(cx),
            Frame::Purging(frame) => frame.resume(cx, reply),
            Frame::Upkeep(frame) => frame.resume(cx, reply),
            Frame::Shedding(frame) => frame.resume(cx, reply),
            Frame::Stirring(frame) => frame.resume(cx, reply),
            Frame::Raging(frame) => frame.resume(cx, reply),
            Frame::Cooldown(frame) => frame.resume(cx, reply),
            Frame::Ending(frame) => frame.resume(cx, reply),
        }
    }
}
