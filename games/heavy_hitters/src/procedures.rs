//! The procedures of the rules, one file each.

pub(crate) mod assembling;
mod attack;
mod combat;
pub(crate) mod declaring;
mod deploying;
pub(crate) mod discarding;
mod drawing;
pub(crate) mod ending;
mod hooks;
pub(crate) mod losing;
mod moving;
mod opening;
pub(crate) mod paying;
pub(crate) mod playing;
mod rebooting;
mod saving;
pub(crate) mod tagging;
mod turn;
mod volley;
pub(crate) mod window;
pub(crate) mod working;

pub use assembling::Assembling;
pub use attack::Attack;
pub(crate) use attack::AttackStep;
pub use combat::Combat;
pub(crate) use combat::CombatStep;
pub use declaring::Declaring;
pub use deploying::Deploying;
pub(crate) use deploying::{DeployingStep, WITH_CARD, WITHOUT_CARD};
pub use discarding::Discarding;
pub use drawing::Drawing;
pub use hooks::Hooks;
pub use losing::Losing;
pub use moving::Moving;
pub(crate) use moving::MovingStep;
pub use opening::Opening;
pub(crate) use opening::OpeningStep;
pub use paying::Paying;
pub use playing::Playing;
pub(crate) use playing::PlayingStep;
pub use rebooting::Rebooting;
pub use saving::Saving;
pub use tagging::Tagging;
pub use turn::{Phase, Turn};
pub use volley::Volley;
pub use window::Window;
pub use working::Working;

pub use crate::reckoning::Source;

use crate::HeavyHitters;
use crate::content::Cards;

kernel::frames! {
    /// One procedure in progress.
    pub enum Frame for HeavyHitters {
        Opening,
        Assembling,
        Rebooting,
        Drawing,
        Turn,
        Deploying,
        Moving,
        Combat,
        Declaring,
        Discarding,
        Paying,
        Volley,
        Attack,
        Saving,
        Losing,
        Tagging,
        Window,
        Playing,
        Working,
        Hooks,
    }
}

/// What a procedure hands back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Out {
    /// Nothing.
    Nothing,
    /// These cards: a deck, what was declared, or what is discarded.
    Cards(Cards),
    /// Whether a new hand is drawn.
    Reboot(bool),
    /// Red-line points are paid with these cards of the hand, and so many from the top of the deck.
    Payment {
        /// The cards of the hand.
        cards: Cards,
        /// How many from the deck.
        tops: u8,
    },
    /// So many points of damage.
    Damage(u8),
    /// So many tags were placed by each seat (GK-R30).
    Tags([u8; crate::table::SEATS]),
}

/// The procedure is over and hands nothing back.
fn done() -> Flow {
    Flow::Done(Out::Nothing)
}

/// A private strand for each seat that is there and has something to decide.
fn seats_apart(cx: &Cx<'_>, first: impl Fn(kernel::Seat) -> Option<Frame>) -> kernel::SeatMap<Option<Frame>> {
    let there = cx.there();
    kernel::SeatMap::new(cx.seats(), |seat| first(seat).filter(|_| there.contains(seat)))
}
