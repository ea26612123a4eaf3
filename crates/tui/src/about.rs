//! What a game is about, for people who see it for the first time.

use catalog::{Playable, Visitor};
use words::Message;

/// Asks the game with this name.
pub struct About;

impl Visitor for About {
    type Out = Message;

    fn visit<G: Playable>(self) -> Message {
        G::say_about()
    }
}
