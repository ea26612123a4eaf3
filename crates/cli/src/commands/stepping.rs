//! Stepping through a recorded bout: on, back, to a number, through any seat's eyes.

use super::replay::{Eyes, Film, eyes_of};
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use catalog::Playable;
use words::Message;

pub(super) fn run<G: Playable>(stage: &mut Stage<'_>, film: &Film<'_, G>, eyes: Eyes) -> Run {
    let last = film.whole.len();
    let mut at = 0;
    film.show_events(stage, 0, eyes)?;
    loop {
        let hint = Message::new("cli-step").with("at", at).with("last", last);
        let hint = hint.with("back", "b").with("view", "v A").with("quit", "q");
        stage.say_as(Accent::Quiet, &hint)?;
        let Some(text) = stage.read()? else { return Ok(()) };
        let next = match text.as_str() {
            "q" | "quit" => return Ok(()),
            "" if at == last => {
                stage.say(&Message::new("cli-step-end"))?;
                continue;
            }
            "" => at + 1,
            "b" => at.saturating_sub(1),
            text => match text.parse::<usize>() {
                Ok(number) => number.min(last),
                Err(_) => {
                    look(stage, film, at, text)?;
                    continue;
                }
            },
        };
        let on = next == at + 1;
        at = next;
        show(stage, film, at, eyes, on)?;
    }
}

/// One step with its events, or the table where the reader jumped to.
fn show<G: Playable>(stage: &mut Stage<'_>, film: &Film<'_, G>, at: usize, eyes: Eyes, on: bool) -> Run {
    if !on || at == 0 {
        return film.show_position(stage, at, eyes);
    }
    let before = film.at(at - 1);
    film.show_input(stage, before.bout(), at, &film.whole.record().inputs[at - 1], eyes)?;
    film.show_events(stage, at, eyes)
}

/// `v`, `v A`, `v all`: the table through these eyes.
fn look<G: Playable>(stage: &mut Stage<'_>, film: &Film<'_, G>, at: usize, text: &str) -> Run {
    let rest = text.strip_prefix('v').map(str::trim);
    let eyes = match rest {
        Some("") => Some(Eyes::Spectator),
        Some(word) => eyes_of::<G>(word, film.whole.bout().seats()),
        None => None,
    };
    match eyes {
        Some(eyes) => film.show_position(stage, at, eyes),
        None => stage.say_as(Accent::Harm, &Message::new("cli-step-unclear").with("text", text)),
    }
}
