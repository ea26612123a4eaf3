//! The terminal table: any scene on a whole screen, answered by keys and clicks.
//!
//! - `face`: what is shown now; `input`: what keys and clicks do to it; `paint`: the face on a screen.
//! - `tabletop`, `part`, `zone`, `plate`, `hexes`, `plane`: the parts of a scene as pictures of letters.
//! - `session`: a bout of any game on it; `terminal`: the real screen, put back in order at the end.

mod boxes;
mod canvas;
mod details;
mod face;
mod hexes;
mod input;
mod lights;
mod paint;
mod part;
mod pen;
mod plane;
mod plate;
mod session;
mod tabletop;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod zone;

use crate::edge::paint::Paint;
use crate::edge::stage::harmless;
use crate::failure::Run;
use crate::session::Session;
use catalog::Playable;
use paint::Brush;
use session::{Left, Table};
use terminal::Real;
use theme::Theme;
use words::{Message, Speaker};

/// Plays a bout on the screen of the terminal. What was written there before must have been flushed.
pub(crate) fn play<G: Playable>(session: &mut Session<'_, G>, speaker: &Speaker, paint: Paint) -> Run<Left> {
    let say = |message: &Message| harmless(&speaker.say(message).replace('\n', " "));
    let mut real = Real::open(paint.is_on())?;
    let brush = Brush { say: &say, theme: Theme::new(paint.is_on()) };
    Table::new(session, &mut real, brush).run()
}
