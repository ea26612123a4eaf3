//! GK-8.15: while a seat says where its Heavy Hitter looks, the move that is not done yet stands on the city as a ghost.

use heavy_hitters::content::Gkr;
use heavy_hitters::{HeavyHitters, Question};
use kernel::{Bout, Dealer, Input, Library, Notation, Rules, Seat, Show, Waiting, offers};
use scene::{Overlay, Piece, Scene, Spot};

/// More inputs than there are before the first move.
const INPUTS: u32 = 200;

fn shown(bout: &Bout<HeavyHitters>, seat: Seat) -> Scene {
    let view = HeavyHitters::view(bout, Some(seat));
    HeavyHitters::show(bout.content(), &view, offers(bout, seat))
}

fn piece(scene: &Scene, id: &str) -> Option<Piece> {
    scene.boards()[0].pieces.iter().find(|piece| piece.id.to_string() == id).cloned()
}

fn play(bout: &mut Bout<HeavyHitters>, dealer: &mut Dealer, seat: Seat, notation: &str) {
    let answer = HeavyHitters::read_answer(bout.at(seat), seat, notation).expect("it was offered");
    bout.play(Input::Answer(seat, answer)).expect("it was offered");
    bout.settle(dealer);
}

/// A bout in which a Heavy Hitter is asked where it moves, and who is asked.
fn first_move(dealer: &mut Dealer) -> (Bout<HeavyHitters>, Seat) {
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack is sound");
    let (_, setup) = HeavyHitters::setups().remove(0);
    let mut bout: Bout<HeavyHitters> = Bout::open(&setup, &content, None).expect("a legal set-up");
    bout.settle(dealer);
    for _ in 0..INPUTS {
        let Waiting::Seats(owing) = bout.waiting() else { break };
        let seat = owing.iter().next().expect("somebody is asked");
        if bout.question(seat) == Some(&Question::Move(Gkr::Hitter)) {
            return (bout, seat);
        }
        let choices = shown(&bout, seat).prompt.choices;
        let answer = &choices[dealer.below(choices.len() as u32) as usize].answer;
        play(&mut bout, dealer, seat, &answer.clone());
    }
    panic!("no Heavy Hitter was asked where it moves");
}

#[test]
fn a_move_that_is_not_done_stands_on_the_city_with_its_front() {
    let mut dealer = Dealer::new(5);
    let (mut bout, seat) = first_move(&mut dealer);
    let (own, ghost) = (format!("piece:{}/hitter", seat.0), format!("ghost:{}", seat.0));
    let before = shown(&bout, seat);
    let here = piece(&before, &own).expect("it stands in the city");
    assert_eq!(piece(&before, &ghost), None, "nothing is pending");
    let Spot::Cell { hex: from, facing } = here.spot else { panic!("it stands on a hex") };
    let is_way = |answer: &str| answer.starts_with("at ");
    let there = before.prompt.choices.iter().rfind(|choice| is_way(&choice.answer)).expect("it can move");

    play(&mut bout, &mut dealer, seat, &there.answer);
    assert_eq!(bout.question(seat), Some(&Question::Face));
    let pending = shown(&bout, seat);
    assert_eq!(piece(&pending, &own).map(|piece| piece.spot), Some(here.spot), "it has not moved yet");
    let stands = piece(&pending, &ghost).expect("the ghost stands where it goes");
    let Spot::Cell { hex: to, facing: looks } = stands.spot else { panic!("it stands on a hex") };
    assert_ne!(to, from);
    assert_eq!(looks, facing, "until it is said otherwise it looks where it looked");
    let front = |overlay: &Overlay| matches!(overlay, Overlay::Arc(arc) if arc.of == there.things[0]);
    assert!(pending.overlays.iter().any(front), "what lies in front of it there is seen");
    let other = Seat(1 - seat.0);
    assert_eq!(piece(&shown(&bout, other), &ghost), None, "nobody else knows where it goes");

    let face = pending.prompt.choices[0].answer.clone();
    play(&mut bout, &mut dealer, seat, &face);
    assert_eq!(piece(&shown(&bout, seat), &ghost), None, "what is done is no ghost");
}
