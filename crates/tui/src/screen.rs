//! The terminal table: any scene on a whole screen, answered by keys and clicks.
//!
//! - `face`: what is shown now; `input`: what keys and clicks do to it; `paint`: the face on a screen.
//! - `tabletop`: where everything lies; `vitals`, `news`: what stays in sight; `legend`: what the signs mean; `part`, `zone`, `plate`, `hexes`, `plane`:
//!   the parts of a scene as pictures of letters.
//! - `source`: where a bout lives, as the table needs it; `local`: on this machine; `remote`: on a
//!   server; `lesson`: to learn a game; `film`: a replay; `known`: why not; `reading`: what can be read at the table.
//! - `table`: a source on a screen; `terminal`: the real one, put back in order however that ends.

mod amounts;
mod asked;
mod boxes;
mod canvas;
mod details;
mod face;
mod film;
mod filter;
mod help;
mod hexes;
mod input;
mod known;
mod legend;
mod lesson;
mod letters;
mod lights;
mod list;
mod local;
mod measured;
mod news;
mod paint;
mod part;
mod pen;
mod plane;
mod plate;
mod posing;
mod reading;
mod remote;
mod source;
mod table;
mod tabletop;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;
mod vitals;
mod zone;

use crate::edge::paint::Paint;
use crate::edge::stage::harmless;
use crate::failure::Run;
use crate::film::{Eyes, Film};
use crate::remote::Bench;
use crate::session::Session;
use catalog::Playable;
use film::Reel;
use lesson::Lesson;
use local::Local;
use paint::Brush;
use remote::Remote;
use table::{Left, Table};
use terminal::Real;
use theme::Theme;
use words::{Message, Speaker};

/// Plays a bout on the screen of the terminal. What was written there before must have been flushed.
pub fn play<G: Playable>(session: &mut Session<'_, G>, speaker: &Speaker, paint: Paint) -> Run<Left> {
    let say = |message: &Message| harmless(&speaker.say(message).replace('\n', " "));
    let mut real = Real::open(paint.is_on())?;
    let brush = Brush { say: &say, theme: Theme::new(paint.is_on()) };
    let mut local = Local::new(session, &say);
    let left = Table::new(&mut local, &mut real, brush).run();
    drop(real);
    terminal::end_if_told(|| {
        let words = session.part_quietly();
        words.iter().map(|words| format!("{}\n", speaker.say(words))).collect()
    });
    left
}

/// Sits at a server's table on the screen of the terminal until the person goes away.
pub fn join(bench: &mut Bench, speaker: &Speaker, paint: Paint) -> Run {
    let say = |message: &Message| harmless(&speaker.say(message).replace('\n', " "));
    let mut real = Real::open(paint.is_on())?;
    let brush = Brush { say: &say, theme: Theme::new(paint.is_on()) };
    let mut remote = Remote::new(bench, &say);
    let left = loop {
        let left = Table::new(&mut remote, &mut real, brush).run();
        match left {
            Ok(Left { again: true, .. }) => remote.again(),
            other => break other.map(drop),
        }
    };
    drop(real);
    terminal::end_if_told(|| {
        bench.last_words().iter().map(|words| format!("{}\n", speaker.say(words))).collect()
    });
    left
}

/// Shows a recorded bout on the screen of the terminal.
pub fn replay<G: Playable>(film: &Film<'_, G>, eyes: Eyes, speaker: &Speaker, paint: Paint) -> Run {
    let mut reel = Reel::new(film, eyes);
    show(&mut reel, speaker, paint)
}

/// Teaches a game on the screen of the terminal, by pictures and a first lesson. Whether it has any.
pub fn lesson(game: &str, speaker: &Speaker, paint: Paint) -> Run<bool> {
    let Some(mut lesson) = Lesson::of(game) else { return Ok(false) };
    show(&mut lesson, speaker, paint).map(|()| true)
}

/// Shows a source of which nothing is kept.
fn show(source: &mut dyn source::Source, speaker: &Speaker, paint: Paint) -> Run {
    let say = |message: &Message| harmless(&speaker.say(message).replace('\n', " "));
    let mut real = Real::open(paint.is_on())?;
    let brush = Brush { say: &say, theme: Theme::new(paint.is_on()) };
    let left = Table::new(source, &mut real, brush).run();
    drop(real);
    terminal::end_if_told(String::new);
    left.map(drop)
}
