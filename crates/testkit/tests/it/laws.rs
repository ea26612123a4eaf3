//! The laws hold for the toys.

use kernel::{Bout, Dealer, Ending, Library, Notation, Rules, Seat, SeatSet, Waiting};
use std::sync::Arc;
use testkit::laws::{self, Battery, soak};
use testkit::positions::{Breaking, assert_broken_ones_are_refused_or_played};
use testkit::toys::skirmish::{Setup, Table};
use testkit::toys::{ConnectFour, Skirmish};

fn battery<G: Library>() -> Battery<G> {
    Battery::house(soak())
}

#[test]
fn skirmish_obeys_every_law() {
    laws::assert_all::<Skirmish>(&battery());
}

#[test]
fn connect_four_obeys_every_law() {
    laws::assert_all::<ConnectFour>(&battery());
}

#[test]
fn a_broken_position_is_refused_or_can_be_played_on() {
    let breaking = Breaking { words: &[("\"A\"", "\"B\"")], bouts: 10, ..Breaking::default() };
    assert_broken_ones_are_refused_or_played::<ConnectFour>(&breaking);
}

#[test]
fn what_a_position_cannot_be_is_told_at_its_key() {
    let told = |text: &str| {
        let faults = ConnectFour::read_position(text, None, &Arc::new(())).expect_err("faulty");
        faults.into_iter().map(|fault| (text[fault.span].to_owned(), fault.what)).collect::<Vec<_>>()
    };
    let wanted = [
        ("pieces = [1, 1]", "[1, 1]", "two pieces lie in one cell"),
        ("pieces = [2, 0]", "[2, 0]", "a piece hangs in the air"),
        (
            "heights = [1, 0, 0, 0, 0, 0, 0]",
            "[1, 0, 0, 0, 0, 0, 0]",
            "these are not the heights of the pieces",
        ),
        ("stack = [\"C\"]", "[\"C\"]", "there are only 2 seats"),
        ("stack = []", "[]", "no procedure is in progress, and nobody has won"),
        ("won = [\"D\"]", "\"D\"", "this is no seat"),
        ("pices = [1, 2]", "pices", "nothing is known by the name `pices`"),
    ];
    for (text, place, what) in wanted {
        assert_eq!(told(text)[0], (place.to_owned(), what.to_owned()));
    }
}

#[test]
fn what_is_asked_follows_from_the_procedures() {
    let read = |text: &str| ConnectFour::read_position(text, None, &Arc::new(())).expect("a position");
    let yellow = read("pieces = [1, 0]\nstack = [\"B\"]");
    assert_eq!((yellow.waiting(), yellow.table().heights[0]), (Waiting::Seats(SeatSet::only(Seat(1))), 1));
    let over = read("drawn = [\"A\", \"B\"]\nending = \"time\"");
    assert!(over.outcome().is_some_and(|outcome| outcome.is_draw() && outcome.ending == Ending::Time));
}

#[test]
fn different_roads_are_found() {
    assert!(laws::roads_found::<Skirmish>(&battery()).expect("the law holds") > 100);
    assert!(laws::roads_found::<ConnectFour>(&battery()).expect("the law holds") > 100);
}

/// The hands of two cards that seat 1 may hold out of a deck of 4, 3, 3 and 3, each with the number
/// of ways to draw it.
fn hands_of_two() -> Vec<(Vec<u8>, u64)> {
    let deck = [4u64, 3, 3, 3];
    let mut hands = Vec::new();
    for one in 0..4 {
        for other in one..4 {
            let mut hand = vec![0; 4];
            hand[one] += 1;
            hand[other] += 1;
            let ways = if one == other { deck[one] * (deck[one] - 1) / 2 } else { deck[one] * deck[other] };
            hands.push((hand, ways));
        }
    }
    hands
}

fn imagines_fairly<R: Rules<Setup = Setup, Table = Table> + Library>() -> Result<(), String> {
    let content = R::content(&R::house()).expect("the house pack is sound");
    let mut bout = Bout::<R>::open(&Setup { seats: 2, hand: 2 }, &content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(3));
    let hand = |bout: &Bout<R>| bout.table().hand(Seat(1))[..4].to_vec();
    laws::matches_enumeration(&bout, Seat(0), hand, &hands_of_two(), 4_000, 11)
}

#[test]
fn imagined_hands_come_as_often_as_they_should() {
    imagines_fairly::<Skirmish>().expect("uniform over the unseen cards");
}

#[test]
fn chi_square_tells_fair_from_unfair() {
    assert!(laws::chi_square_fits(&[1010, 990, 2000], &[1, 1, 2]));
    assert!(!laws::chi_square_fits(&[1200, 800, 2000], &[1, 1, 2]));
    assert!(!laws::chi_square_fits(&[4000, 0, 0], &[1, 1, 2]));
}

#[test]
fn the_bare_loop_and_the_kernel_play_the_same_connect_four() {
    let content = std::sync::Arc::new(());
    for seed in 0..50 {
        let (mut bare, mut dealer) = (Dealer::new(seed), Dealer::new(seed));
        let (dropped, winner) = testkit::toys::connect_four_bare::random_bout(&mut bare);
        let mut bout = Bout::<ConnectFour>::open(&Default::default(), &content, None).expect("always legal");
        let (mut answers, mut count) = (Vec::new(), 0);
        while let kernel::Waiting::Seats(seats) = bout.waiting() {
            let seat = seats.iter().next().expect("somebody owes");
            answers.clear();
            bout.answers(seat, &mut answers);
            let answer = answers[dealer.below(answers.len() as u32) as usize];
            bout.play(kernel::Input::Answer(seat, answer)).expect("listed");
            count += 1;
        }
        let outcome = bout.outcome().expect("over");
        assert_eq!(count, dropped);
        assert_eq!(winner, (!outcome.is_draw()).then(|| outcome.first().iter().next().expect("one").index()));
    }
}
