//! Lessons and pictures: scenario files with words, for whoever learns the game.
//!
//! A lesson shows the position before the last step of its file and wants the answer of that step; a
//! picture shows the position at its end. The words stand in the catalog under the name of the file.

use crate::StakBots;
use crate::content::Content;
use kernel::{Bout, Input, Moment, Notation, Seat, Waiting};
use std::sync::Arc;
use tabletop::sheet::{Sheet, Table};
use words::Message;

/// A file by the name of its words.
type Page = (&'static str, &'static str);

/// The first lesson, in order.
const LESSON: [Page; 8] = [
    ("sb-lesson-play", include_str!("../lessons/first/1-play.toml")),
    ("sb-lesson-fighter", include_str!("../lessons/first/2-fighter.toml")),
    ("sb-lesson-attack", include_str!("../lessons/first/3-attack.toml")),
    ("sb-lesson-enough", include_str!("../lessons/first/4-enough.toml")),
    ("sb-lesson-feed", include_str!("../lessons/first/5-feed.toml")),
    ("sb-lesson-effect", include_str!("../lessons/first/6-effect.toml")),
    ("sb-lesson-choose", include_str!("../lessons/first/7-choose.toml")),
    ("sb-lesson-win", include_str!("../lessons/first/8-win.toml")),
];

/// How to play, in order.
const PICTURES: [Page; 5] = [
    ("sb-picture-staks", include_str!("../lessons/pictures/1-staks.toml")),
    ("sb-picture-hand", include_str!("../lessons/pictures/2-hand.toml")),
    ("sb-picture-battle", include_str!("../lessons/pictures/3-battle.toml")),
    ("sb-picture-effect", include_str!("../lessons/pictures/4-effect.toml")),
    ("sb-picture-over", include_str!("../lessons/pictures/5-over.toml")),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<StakBots>> {
    LESSON.iter().map(|page| moment(page, content, true)).collect()
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<StakBots>> {
    PICTURES.iter().map(|page| moment(page, content, false)).collect()
}

/// The files are part of the program, and the tests run them: they have no faults.
fn moment((name, text): &Page, content: &Arc<Content>, asks: bool) -> Moment<StakBots> {
    let mut bout = StakBots::read_position(text, Some("given"), content)
        .unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    let sheet = Sheet::parse(text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
    let mut plays = sheet.top().tables("play");
    let last = if asks { plays.pop() } else { None };
    plays.iter().for_each(|play| carry_out(&mut bout, play));
    let answer = last.map(|play| answer_of(&bout, &play).1);
    let seat = if asks { asked(&bout) } else { Some(Seat(0)) };
    let after = asks.then(|| Message::new(format!("{name}-after")));
    Moment { words: Message::new(*name), bout, seat, answer, after }
}

fn asked(bout: &Bout<StakBots>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

/// One step with its chance.
fn carry_out(bout: &mut Bout<StakBots>, play: &Table<'_>) {
    let (seat, answer) = answer_of(bout, play);
    bout.play(Input::Answer(seat, answer)).expect("what a lesson does is legal");
    for text in play.texts("rolls").unwrap_or_default() {
        let Waiting::Chance(chance) = bout.waiting() else { panic!("`{text}` is not asked for") };
        let rolled =
            StakBots::read_rolled(bout.at(seat), chance, text).expect("chance of a lesson is possible");
        bout.play(Input::Chance(rolled)).expect("chance of a lesson is possible");
    }
}

fn answer_of(bout: &Bout<StakBots>, play: &Table<'_>) -> (Seat, crate::Answer) {
    let seat = play.text("seat").and_then(StakBots::read_seat).expect("a step of a lesson has a seat");
    let text = play.text("answer").expect("a step of a lesson has an answer");
    (seat, StakBots::read_answer(bout.at(seat), seat, text).expect("an answer of a lesson can be read"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Library;

    #[test]
    fn every_answer_of_the_lesson_is_legal_and_every_page_has_words() {
        let content = StakBots::content(&StakBots::house()).expect("sound");
        let mut catalog = words::Catalog::new();
        for (language, source) in <StakBots as kernel::Prose>::WORDS {
            catalog.add(language, source).expect("sound");
        }
        let keys = catalog.keys(words::ENGLISH);
        let (lesson, pictures) = (lesson(&content), pictures(&content));
        for page in lesson.iter().chain(&pictures) {
            let after = page.after.iter().map(|words| words.key.to_string());
            for key in after.chain([page.words.key.to_string()]) {
                assert!(keys.contains(&key), "there are no words for {key}");
            }
        }
        for page in &lesson {
            let (seat, answer) = (page.seat.expect("a seat"), page.answer.expect("an answer"));
            assert_eq!((seat, page.bout.check(seat, answer)), (Seat(0), Ok(())), "{:?}", page.words);
        }
        assert!(pictures.iter().all(|page| page.answer.is_none() && page.after.is_none()));
        let written =
            keys.iter().filter(|key| key.starts_with("sb-lesson-") || key.starts_with("sb-picture-"));
        assert_eq!(written.count(), 2 * lesson.len() + pictures.len(), "words without a page");
    }
}
