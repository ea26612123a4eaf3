//! Lessons and pictures: scenario files with words, for whoever learns the game.
//!
//! A lesson shows the position before the last step of its file and wants the answer of that step; a
//! picture shows the position at its end. The words stand in the catalog under the name of the file.

use crate::SteelArena;
use crate::content::Content;
use kernel::{Bout, Input, Moment, Notation, Seat, Waiting};
use std::sync::Arc;
use tabletop::sheet::{Sheet, Table};
use words::Message;

/// A file by the name of its words.
type Page = (&'static str, &'static str);

/// The first lesson, in order.
const LESSON: [Page; 10] = [
    ("sa-lesson-place", include_str!("../lessons/first/01-place.toml")),
    ("sa-lesson-turn", include_str!("../lessons/first/02-turn.toml")),
    ("sa-lesson-module", include_str!("../lessons/first/03-module.toml")),
    ("sa-lesson-shot", include_str!("../lessons/first/04-shot.toml")),
    ("sa-lesson-armour", include_str!("../lessons/first/05-armour.toml")),
    ("sa-lesson-cool", include_str!("../lessons/first/06-cool.toml")),
    ("sa-lesson-speedy", include_str!("../lessons/first/07-speedy.toml")),
    ("sa-lesson-push", include_str!("../lessons/first/08-push.toml")),
    ("sa-lesson-behind", include_str!("../lessons/first/09-behind.toml")),
    ("sa-lesson-last", include_str!("../lessons/first/10-last.toml")),
];

/// How to play, in order.
const PICTURES: [Page; 9] = [
    ("sa-picture-field", include_str!("../lessons/pictures/1-field.toml")),
    ("sa-picture-robot", include_str!("../lessons/pictures/2-robot.toml")),
    ("sa-picture-heat", include_str!("../lessons/pictures/3-heat.toml")),
    ("sa-picture-attack", include_str!("../lessons/pictures/4-attack.toml")),
    ("sa-picture-defence", include_str!("../lessons/pictures/5-defence.toml")),
    ("sa-picture-collision", include_str!("../lessons/pictures/6-collision.toml")),
    ("sa-picture-terrain", include_str!("../lessons/pictures/7-terrain.toml")),
    ("sa-picture-trophies", include_str!("../lessons/pictures/8-trophies.toml")),
    ("sa-picture-over", include_str!("../lessons/pictures/9-over.toml")),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<SteelArena>> {
    LESSON.iter().map(|page| moment(page, content, true)).collect()
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<SteelArena>> {
    PICTURES.iter().map(|page| moment(page, content, false)).collect()
}

/// The files are part of the program, and the tests run them: they have no faults.
fn moment((name, text): &Page, content: &Arc<Content>, asks: bool) -> Moment<SteelArena> {
    let mut bout = SteelArena::read_position(text, Some("given"), content)
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

fn asked(bout: &Bout<SteelArena>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

/// One step with its chance.
fn carry_out(bout: &mut Bout<SteelArena>, play: &Table<'_>) {
    let (seat, answer) = answer_of(bout, play);
    bout.play(Input::Answer(seat, answer)).expect("what a lesson does is legal");
    for text in play.texts("rolls").unwrap_or_default() {
        let Waiting::Chance(chance) = bout.waiting() else { panic!("`{text}` is not asked for") };
        let rolled =
            SteelArena::read_rolled(bout.at(seat), chance, text).expect("chance of a lesson is possible");
        bout.play(Input::Chance(rolled)).expect("chance of a lesson is possible");
    }
}

fn answer_of(bout: &Bout<SteelArena>, play: &Table<'_>) -> (Seat, crate::Answer) {
    let seat = play.text("seat").and_then(SteelArena::read_seat).expect("a step of a lesson has a seat");
    let text = play.text("answer").expect("a step of a lesson has an answer");
    (seat, SteelArena::read_answer(bout.at(seat), seat, text).expect("an answer of a lesson can be read"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Library;

    #[test]
    fn every_answer_of_the_lesson_is_legal_and_every_page_has_words() {
        let content = SteelArena::content(&SteelArena::house()).expect("sound");
        let mut catalog = words::Catalog::new();
        for (language, source) in <SteelArena as kernel::Prose>::WORDS {
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
            let (mut listed, mut told) = (Vec::new(), Vec::new());
            page.bout.answers(seat, &mut listed);
            assert!(listed.len() > 1 && listed.contains(&answer), "{:?}", page.words);
            let mut bout = page.bout.clone();
            bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("legal");
            assert!(!told.is_empty(), "{:?} brings nothing", page.words);
        }
        assert!(pictures.iter().all(|page| page.answer.is_none() && page.after.is_none()));
        let written =
            keys.iter().filter(|key| key.starts_with("sa-lesson-") || key.starts_with("sa-picture-"));
        assert_eq!(written.count(), 2 * lesson.len() + pictures.len(), "words without a page");
    }
}
