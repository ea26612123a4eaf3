//! Offering: the chances of what goes on, and the answers by number with their price and their place.

use super::places::Places;
use crate::chances::odds;
use crate::edge::stage::Stage;
use crate::failure::Run;
use draw::prose::{Detail, table};
use scene::{Choice, Overlay, Scene};
use words::Message;

/// Says the table of a scene, with places as the looker's robot sees them.
pub(super) fn say_scene(stage: &mut Stage<'_>, scene: &Scene, detail: Detail) -> Run {
    let places = Places::of(scene);
    let said = |message: &Message| stage.words(message);
    let lines = table(
        scene,
        &said,
        &|board, on| places.as_ref().and_then(|places| places.place(board, on)).map(|words| said(&words)),
        detail,
    );
    lines.iter().try_for_each(|line| stage.text(line))
}

/// Says the chances of what goes on.
pub(super) fn say_odds(stage: &mut Stage<'_>, scene: &Scene) -> Run {
    for overlay in &scene.overlays {
        if let Overlay::Odds { cases, of, title } = overlay {
            stage.say(&odds(*cases, *of).with("what", title.clone()))?;
        }
    }
    Ok(())
}

/// Offers an answer by its number, with its price or its chance if the words do not say it, and where it is.
pub(super) fn offer(
    stage: &mut Stage<'_>,
    number: usize,
    words: &Message,
    choice: Option<&Choice>,
    places: Option<&Places<'_>>,
) -> Run {
    let mut text = stage.words(words);
    if let Some(choice) = choice {
        let price = choice.badge.as_ref().map(|badge| stage.words(&badge.words));
        let place = places.and_then(|places| places.of_choice(choice));
        let place = place.map(|words| stage.words(&words));
        for more in price.into_iter().chain(place) {
            if !text.contains(&more) {
                text = format!("{text}; {more}");
            }
        }
    }
    stage.choice(&number.to_string(), &text)
}
