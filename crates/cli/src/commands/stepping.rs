//! Stepping through a recorded bout: on, back, to a number, through any seat's eyes.

use super::replay::Showing;
use catalog::Playable;
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::Run;
use tui::film::{Eyes, eyes_of, say_input};
use words::Message;

pub(super) fn run<G: Playable>(stage: &mut Stage<'_>, film: &Showing<'_, '_, G>, eyes: Eyes) -> Run {
    let stops = film.0.stops(eyes);
    let last = stops.len() - 1;
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
            "" => (at + 1).max(film.0.deal()),
            "b" if at <= film.0.deal() => 0,
            "b" => at - 1,
            text => match text.parse::<usize>() {
                Ok(number) => number.min(last),
                Err(_) => {
                    look(stage, film, stops[at], text)?;
                    continue;
                }
            },
        };
        let before = at;
        at = next;
        show(stage, film, &stops, (before, at), eyes)?;
    }
}

/// One step with its events, the whole deal, or the table where the reader jumped to.
fn show<G: Playable>(
    stage: &mut Stage<'_>,
    film: &Showing<'_, '_, G>,
    stops: &[usize],
    (before, at): (usize, usize),
    eyes: Eyes,
) -> Run {
    if before == 0 && at > 0 && at == film.0.deal() {
        return film.show_deal(stage, eyes).map(drop);
    }
    if at != before + 1 {
        return film.show_table(stage, stops[at], eyes);
    }
    let input = stops[at] - 1;
    let what = say_input(film.0.at(input).bout(), &film.0.whole.record().inputs[input], eyes);
    let number = Message::new("cli-replay-input").with("number", at);
    stage.say_as(Accent::Title, &number.with("what", what))?;
    film.show_events(stage, stops[at], eyes)
}

/// `v`, `v A`, `v all`: the table after so many inputs through these eyes.
fn look<G: Playable>(stage: &mut Stage<'_>, film: &Showing<'_, '_, G>, at: usize, text: &str) -> Run {
    let rest = text.strip_prefix('v').map(str::trim);
    let eyes = match rest {
        Some("") => Some(Eyes::Spectator),
        Some(word) => eyes_of::<G>(word, film.0.whole.bout().seats()),
        None => None,
    };
    match eyes {
        Some(eyes) => film.show_table(stage, at, eyes),
        None => stage.say_as(Accent::Harm, &Message::new("cli-step-unclear").with("text", text)),
    }
}
