//! The first lesson of a game in lines: a position, what to do there, and the answers.

use super::offering::{offer, say_scene};
use super::places::Places;
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::Run;
use anygame::learn::{self, Page};
use draw::prose::Detail;
use words::Message;

/// Plays the first lesson of a game until its end or the end of the input. Whether the game has one.
pub fn lesson(stage: &mut Stage<'_>, game: &str) -> Run<bool> {
    let pages = learn::lesson(game).unwrap_or_default();
    for (place, page) in pages.iter().enumerate() {
        let step = Message::new("tui-learn-step").with("words", page.words.clone());
        let step = step.with("at", place + 1).with("all", pages.len());
        stage.gap()?;
        say_scene(stage, &page.scene, Detail::Short)?;
        stage.say_as(Accent::Question, &step)?;
        if !learned(stage, page)? {
            return Ok(true);
        }
    }
    if !pages.is_empty() {
        stage.gap()?;
        stage.say(&Message::new("tui-learn-over"))?;
    }
    Ok(!pages.is_empty())
}

/// Asks until the answer of the page is given, and tells what it does. Not if the learner goes away.
fn learned(stage: &mut Stage<'_>, page: &Page) -> Run<bool> {
    let (choices, places) = (&page.scene.prompt.choices, Places::of(&page.scene));
    for (place, choice) in choices.iter().enumerate() {
        offer(stage, place + 1, &choice.words, Some(choice), places.as_ref())?;
    }
    loop {
        let Some(text) = stage.read()? else { return Ok(false) };
        if matches!(text.as_str(), "q" | "quit") {
            return Ok(false);
        }
        let Some(wanted) = &page.answer else { break };
        let by_number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let given = by_number.and_then(|place| choices.get(place)).map_or(&text, |choice| &choice.answer);
        if given == wanted {
            break;
        }
        stage.say_as(Accent::Harm, &Message::new("tui-learn-other"))?;
    }
    let events = page.effect.iter().flat_map(|effect| &effect.events);
    events.into_iter().try_for_each(|heard| stage.item(&heard.words))?;
    page.after.iter().try_for_each(|words| stage.say(words))?;
    Ok(true)
}
