//! Playing on from a bout that fuzzed bytes have made: every look at it, every listed answer.

use crate::ground::random_input;
use catalog::Playable;
use kernel::{Bout, Dealer, Imaginer, Input, Listing, Pending, Refusal, Seat, Waiting};

/// Plays at random for at most `inputs` inputs and looks at some of the positions on the way. Now and
/// then a seat leaves, or the time is up.
pub(crate) fn play_on<G: Playable>(mut bout: Bout<G>, seed: u64, inputs: u32) {
    let mut dealer = Dealer::new(seed);
    look(&bout, &mut dealer);
    for _ in 0..inputs {
        if matches!(bout.waiting(), Waiting::Over) {
            break;
        }
        let input = match (bout.waiting(), dealer.below(160)) {
            (Waiting::Seats(_), 0) => Input::Leave(Seat(dealer.below(u32::from(bout.seats())) as u8)),
            (Waiting::Seats(_), 1) => Input::TimeUp,
            _ => random_input(&bout, &mut dealer),
        };
        let text = format!("{input:?}");
        match bout.play(input) {
            Ok(_) | Err(Refusal::HasLeft(_)) => {}
            Err(refusal) => panic!("{text} was offered and then refused: {refusal:?}"),
        }
        if dealer.below(16) == 0 {
            look(&bout, &mut dealer);
        }
    }
    look(&bout, &mut dealer);
}

/// Everything that can be asked of a bout without changing it.
pub(crate) fn look<G: Playable>(bout: &Bout<G>, dealer: &mut Dealer) {
    for viewer in (0..bout.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
        let view = G::view(bout, viewer);
        assert!(!G::write_view(bout.content(), &view).is_empty(), "a view has no text");
        G::show(bout.content(), &view, Vec::new());
    }
    for seat in (0..bout.seats()).map(Seat) {
        look_at_question(bout, seat);
        let imagined = Imaginer::new(bout, seat).imagine(dealer);
        assert!(imagined.waiting() == bout.waiting(), "an imagined bout waits for somebody else");
        G::worth(bout, seat);
    }
    G::census(bout);
    if !matches!(bout.pending(), Pending::Apart) {
        let text = G::write_position(bout);
        if let Ok(again) = G::read_position(&text, None, bout.content()) {
            assert!(again == *bout, "the position is another one when read back:\n{text}");
        }
    }
}

fn look_at_question<G: Playable>(bout: &Bout<G>, seat: Seat) {
    let Some(question) = bout.question(seat) else { return };
    G::write_question(bout.at(seat), seat, question);
    G::say_question(bout, seat, question);
    let mut listed = Vec::new();
    bout.answers(seat, &mut listed);
    for &answer in &listed {
        assert!(bout.check(seat, answer).is_ok(), "{answer:?} is listed and refused");
        G::say_answer(bout, seat, answer);
        let text = G::write_answer(bout.at(seat), seat, answer);
        assert_eq!(G::read_answer(bout.at(seat), seat, &text), Ok(answer), "`{text}`");
    }
    let default = bout.default_answer(seat).expect("a question has a default answer");
    assert!(bout.check(seat, default).is_ok(), "the default answer {default:?} is refused");
}

/// Whether this seat may give this answer: `check` and the list agree, and a refusal has words.
pub(crate) fn judge<G: Playable>(bout: &Bout<G>, seat: Seat, answer: G::Answer) -> bool {
    let verdict = bout.check(seat, answer);
    if let Err(Refusal::Illegal(illegal)) = &verdict {
        G::say_refusal(bout.content(), illegal);
    }
    let complete = bout.question(seat).is_some_and(|question| G::listing(question) == Listing::Complete);
    if complete {
        let mut listed = Vec::new();
        bout.answers(seat, &mut listed);
        assert_eq!(verdict.is_ok(), listed.contains(&answer), "{answer:?}: check and list disagree");
    }
    verdict.is_ok()
}
