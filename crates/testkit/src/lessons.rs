//! The first lesson and the pictures of a game: every answer is legal, brings something, and has its words.

use crate::laws::{Battery, Shown};
use kernel::{Dealer, Game, Input, Library, Moment, Notation, Seat, Waiting};
use std::collections::BTreeSet;
use words::{Catalog, ENGLISH};

/// Checks every page, and that no words with the keys of pages (`…-lesson-…`, `…-picture-…`) are left.
///
/// # Panics
/// If a page is not sound.
pub fn assert_sound<G: Game + Shown>() {
    let content = Battery::<G>::house(1).content;
    let (lesson, pictures) = (G::lesson(&content), G::pictures(&content));
    lesson.iter().for_each(answers_bring_something);
    assert!(pictures.iter().all(|page| page.answer.is_none() && page.after.is_none()));
    let mut catalog = Catalog::new();
    for (language, source) in G::WORDS {
        catalog.add(language, source).unwrap_or_else(|faults| panic!("{language}: {faults:?}"));
    }
    let of_pages = |key: &&String| key.contains("-lesson-") || key.contains("-picture-");
    let keys = catalog.keys(ENGLISH);
    let written: BTreeSet<String> = keys.iter().filter(of_pages).cloned().collect();
    let said = lesson.iter().chain(&pictures).flat_map(|page| [Some(&page.words), page.after.as_ref()]);
    let said: BTreeSet<String> = said.flatten().map(|words| words.key.to_string()).collect();
    assert_eq!(written, said);
}

/// The answer of a lesson is one of several, and something happens.
fn answers_bring_something<G: Notation + Library + Shown>(page: &Moment<G>) {
    let (seat, answer) = (page.seat.expect("a seat"), page.answer.expect("an answer"));
    assert_eq!((seat, page.bout.check(seat, answer)), (Seat(0), Ok(())), "{:?}", page.words);
    let (mut bout, mut listed, mut told) = (page.bout.clone(), Vec::new(), Vec::new());
    bout.answers(seat, &mut listed);
    assert!(listed.len() > 1 && listed.contains(&answer), "{:?}", page.words);
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("it was checked");
    let mut dealer = Dealer::new(0);
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("the dealer rolls what is possible");
    }
    assert!(!told.is_empty(), "{:?} brings nothing", page.words);
}
