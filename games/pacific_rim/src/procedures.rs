//! The procedures of the rules, one file each.

mod acting;
mod activation;
mod choosing;
mod colliding;
mod contesting;
mod deeds;
mod deploying;
mod laying;
mod moving;
mod mustering;
mod opening;
mod piloting;
mod reserving;
mod rolling;
mod round;
mod scoring;
mod spoiling;
mod striking;
mod wounding;

pub use acting::Acting;
pub(crate) use acting::ActingStep;
pub(crate) use acting::may_run;
pub use activation::Activation;
pub(crate) use activation::ActivationStep;
pub use choosing::Choosing;
pub(crate) use choosing::choosers;
pub use colliding::Colliding;
pub(crate) use colliding::hindrances;
pub use contesting::Contesting;
pub use deploying::Deploying;
pub(crate) use deploying::DeployingStep;
pub(crate) use deploying::{deployment, edge_of, may_take};
pub use laying::Laying;
pub(crate) use laying::{element, scenario};
pub use moving::{Drive, Moving};
pub(crate) use moving::{MovingStep, TURNS, engagements, may_turn, reached};
pub use mustering::Mustering;
pub(crate) use mustering::{foes, muster};
pub use opening::Opening;
pub(crate) use opening::lay_out;
pub use piloting::Straining;
pub(crate) use piloting::StrainingStep;
pub(crate) use piloting::{abilities, is_failed, lates};
pub use reserving::Reserving;
pub use rolling::Rolling;
pub use round::Round;
pub(crate) use round::{CHECKS_FROM, ENDS, ROUND_MAX, RoundStep, dice_of_check, ready};
pub(crate) use scoring::{players, score};
pub use spoiling::Spoiling;
pub(crate) use spoiling::SpoilingStep;
pub use striking::Striking;
pub(crate) use striking::{StrikingStep, candidates};
pub use wounding::Wounding;
pub(crate) use wounding::WoundingStep;

use crate::PacificRim;
use crate::pool::Pool;
use crate::queries::{Way, controller};
use crate::question::{Answer, Question};
use crate::table::{MODELS, Marks, Target, Who};

kernel::frames! {
    /// One procedure in progress.
    pub enum Frame for PacificRim {
        Opening, Round, Choosing, Activation, Moving, Acting, Striking, Spoiling, Colliding, Wounding, Rolling, Straining,
        Mustering, Laying, Deploying, Reserving, Contesting,
    }
}

/// What a procedure hands back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Out {
    /// Nothing.
    Nothing,
    /// For each model the place of its card.
    Cards([Option<u8>; MODELS]),
    /// A move.
    Moved(Moved),
    /// Dice.
    Pool(Pool),
    /// Whether the attack was successful.
    Struck(bool),
    /// A push: whether the pushed model moved, or was destroyed by the collision.
    Pushed(bool),
}

/// What came of a move.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Moved {
    /// Which way it went, if it went.
    pub way: Option<Way>,
    /// PR-R38: its whole hexes.
    pub hexes: u8,
    /// PR-7.6: whether it touched ground on which nobody runs.
    pub rough: bool,
    /// PR-7.7: whether it ends in contact with such ground.
    pub halted: bool,
    /// The enemies that it reached.
    pub reached: Marks,
    /// PR-7.4: whom it attacks at once.
    pub charge: Option<Target>,
}

/// The procedure is over and hands nothing back.
fn done() -> Flow {
    Flow::Done(Out::Nothing)
}

/// Asks who acts for a model.
fn ask(cx: &Cx<'_>, who: Who, question: Question, then: impl Into<Frame>) -> Flow {
    Flow::Ask { to: controller(cx.table(), cx.left(), who), question, then: then.into() }
}

/// The answer, if the reply is one.
fn answered(reply: &Step) -> Option<Answer> {
    if let kernel::Reply::Answer(answer) = reply { Some(*answer) } else { None }
}

/// Runs a procedure, then this one again.
fn call(first: impl Into<Frame>, then: impl Into<Frame>) -> Flow {
    Flow::Call { first: first.into(), then: then.into() }
}
