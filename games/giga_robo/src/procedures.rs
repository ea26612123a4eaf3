//! The procedures of the rulebook, one file each.

pub(crate) mod attack;
pub(crate) mod collide;
pub(crate) mod cooldown;
pub(crate) mod declare;
pub(crate) mod effect;
pub(crate) mod ending;
pub(crate) mod forcing;
pub(crate) mod hooks;
pub(crate) mod hurt;
mod lapsing;
pub(crate) mod leaving;
pub(crate) mod opening;
pub(crate) mod order;
pub(crate) mod paying;
pub(crate) mod powering;
pub(crate) mod purging;
pub(crate) mod raging;
pub(crate) mod recovery;
pub(crate) mod resolve;
pub(crate) mod shedding;
pub(crate) mod stirring;
pub(crate) mod stock;
pub(crate) mod tiles;
pub(crate) mod turn;
pub(crate) mod upkeep;
pub(crate) mod walking;
pub(crate) mod window;

pub use attack::Attack;
pub use collide::Collide;
pub use cooldown::Cooldown;
pub use declare::Declare;
pub use effect::Effect;
pub use ending::Ending;
pub use forcing::Forcing;
pub use hooks::Hooks;
pub use hurt::Hurt;
pub use opening::Opening;
pub use paying::Paying;
pub use powering::Powering;
pub use purging::Purging;
pub use raging::Raging;
pub use recovery::Recovery;
pub use resolve::Resolve;
pub use shedding::Shedding;
pub use stirring::Stirring;
pub use turn::Turn;
pub use upkeep::Upkeep;
pub use walking::Walking;
pub use window::Window;

use crate::GigaRobo;
use crate::frame::Frame;
use crate::question::{Moment, Question};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

type Cx<'a> = kernel::Cx<'a, GigaRobo>;
type Flow = kernel::Flow<GigaRobo>;
type Step = Reply<GigaRobo>;

/// What a procedure hands back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Out {
    /// It was done.
    Done,
    /// What waited goes on as if nothing had come between.
    On,
    /// It came to nothing.
    Nothing,
    /// A Recovery Roll succeeded.
    Recovered,
    /// So many.
    Number(u8),
    /// That seat has the next turn.
    Turn(Seat),
}

/// Calls `first`, then goes on with `then`.
fn call(first: Frame, then: Frame) -> Flow {
    Flow::Call { first, then }
}

/// Whether a procedure begins, or is started anew where it waits: then it asks or rolls, and hears nothing yet.
fn is_anew(reply: &Step) -> bool {
    matches!(reply, Step::Go)
}

/// Asks `to`. `then` gets the answer.
fn ask(to: Seat, question: Question, then: Frame) -> Flow {
    Flow::Ask { to, question, then }
}

/// Opens a response window at this moment, then goes on with `then`. One in which nobody is asked is over at once.
fn window(cx: &Cx<'_>, moment: Moment, then: Frame) -> Flow {
    window_if_asked(cx, moment, then).unwrap_or(Flow::Go(then))
}

/// The same only where somebody is asked. If nobody is, nobody would be in another window over the same table.
fn window_if_asked(cx: &Cx<'_>, moment: Moment, then: Frame) -> Option<Flow> {
    Window::needed(cx, moment).map(|window| call(Frame::Window(window), then))
}

/// Carries out the lasting texts of a moment, then goes on with `then`; at once where there are none.
fn hooks(cx: &Cx<'_>, hooks: Hooks, then: Frame) -> Flow {
    match hooks.needed(cx.table(), cx.content()) {
        Some(hooks) => call(Frame::Hooks(hooks), then),
        None => Flow::Go(then),
    }
}

/// Carries out what is still to be done, if anything is, then goes on.
fn owing(owed: Option<Frame>, then: Frame) -> Flow {
    match owed {
        Some(first) => call(first, then),
        None => Flow::Go(then),
    }
}
