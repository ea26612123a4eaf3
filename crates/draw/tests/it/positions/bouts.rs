//! Real bouts to be drawn: opened, played on at random, looked at.

use kernel::{Bout, Dealer, Input, Library, Notation, Prose, Rules, Seat, Show, Waiting, offers};
use scene::Scene;
use words::{Catalog, Speaker};

/// Who says the words of a game.
pub(crate) fn speaker<G: Prose>() -> Speaker {
    let mut catalog = Catalog::new();
    for (language, source) in G::WORDS {
        catalog.add(language, source).expect("the words are sound");
    }
    Speaker::new(&catalog, "en")
}

/// A bout with the house pack, and the chance that is to come in it.
pub(crate) fn opened<G: Library>(setup: &G::Setup, seed: u64) -> (Bout<G>, Dealer) {
    let content = G::content(&G::house()).expect("the house pack is sound");
    let mut bout = Bout::open(setup, &content, None).expect("a legal set-up");
    let mut dealer = Dealer::new(seed);
    bout.settle(&mut dealer);
    (bout, dealer)
}

/// A bout after so many random answers.
pub(crate) fn after<G: Library>(setup: &G::Setup, seed: u64, answers: u32) -> Bout<G> {
    let (mut bout, mut dealer) = opened(setup, seed);
    (0..answers).for_each(|_| step(&mut bout, &mut dealer));
    bout
}

/// Who owes an answer.
pub(crate) fn asked<G: Rules>(bout: &Bout<G>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

/// One random answer, if somebody owes one.
pub(crate) fn step<G: Rules>(bout: &mut Bout<G>, dealer: &mut Dealer) {
    let Some(seat) = asked(bout) else { return };
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let answer = answers[dealer.below(answers.len() as u32) as usize];
    bout.play(Input::Answer(seat, answer)).expect("it was listed");
    bout.settle(dealer);
}

/// What a seat sees with all that it can answer, or somebody who watches.
pub(crate) fn shown<G: Show<Scene = Scene> + Notation>(bout: &Bout<G>, looker: Option<Seat>) -> Scene {
    let offered = looker.filter(|&seat| bout.question(seat).is_some()).map(|seat| offers(bout, seat));
    G::show(bout.content(), &G::view(bout, looker), offered.unwrap_or_default())
}

/// The same scene with what one of its answers would bring.
pub(crate) fn with_preview(mut scene: Scene, answer: &str) -> Scene {
    let chosen = scene.prompt.choices.iter().find(|choice| choice.answer == answer);
    scene.overlays = chosen.unwrap_or_else(|| panic!("`{answer}` can be given")).preview.clone();
    scene
}
