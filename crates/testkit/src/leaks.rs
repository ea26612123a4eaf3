//! Games with one fault planted in them: what shows that a law would notice.
//!
//! [`Planted`] wraps any game and breaks one promise; everything else is the game's own. The five
//! leaks work on every game, so that its own tests can show that the two-worlds law is not vacuous
//! for it: [`every_leak_is_caught`].

mod flaws;
mod planted;
mod shown;

pub use flaws::*;
pub use planted::{Known, Leaked, Planted};

use crate::laws::{Battery, Broken, worlds};
use kernel::Rules;

/// Plants a leak in a view, an event, a list, a refusal and a waiting set of this game in turn, and
/// sees whether the two-worlds law notices each of them; gives the places where it did not.
pub fn every_leak_is_caught<G: Rules>(battery: &Battery<G>) -> Result<(), Vec<&'static str>> {
    let tried: [(&'static str, Result<(), Broken>); 5] = [
        ("view", worlds::<Planted<G, LeakInView>>(&battery.recast())),
        ("event", worlds::<Planted<G, LeakInEvent>>(&battery.recast())),
        ("list", worlds::<Planted<G, LeakInList>>(&battery.recast())),
        ("refusal", worlds::<Planted<G, LeakInRefusal>>(&battery.recast())),
        ("waiting set", worlds::<Planted<G, LeakInWaiting>>(&battery.recast())),
    ];
    let missed: Vec<&str> =
        tried.into_iter().filter(|(_, result)| result.is_ok()).map(|(place, _)| place).collect();
    if missed.is_empty() { Ok(()) } else { Err(missed) }
}
