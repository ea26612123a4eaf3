//! The players: they see what a seat sees, and walk in no circles.

use crate::owing;
use bots::{Bot, Level, Random, Sight, answer_of};
use kernel::{Bout, Dealer, Figures, Imaginer, Input, Library, Seat};
use stak_bots::{Setup, StakBots};
use testkit::toys::ConnectFour;

#[test]
fn greedy_beats_random_without_hidden_cards_and_chance_too() {
    let bouts = (0..20).filter(|&number| {
        let mut bout = Bout::<ConnectFour>::open(&Default::default(), &().into(), None).expect("legal");
        let greedy = Seat(number % 2);
        let bot = |seat: Seat| {
            let level = if seat == greedy { Level::Veteran } else { Level::Random };
            level.bot::<ConnectFour>(Dealer::stream(1, u64::from(number * 2 + seat.0)))
        };
        let mut bots = [bot(Seat(0)), bot(Seat(1))];
        while let Some(seat) = owing(&bout) {
            let answer = answer_of(bots[seat.index()].as_mut(), &bout, seat).expect("it is asked");
            bout.play(Input::Answer(seat, answer)).expect("a listed answer");
        }
        bout.outcome().is_some_and(|outcome| outcome.halves(greedy) == 2)
    });
    assert!(bouts.count() >= 15);
}

/// The most answers of one greedy turn; the rules stop a turn after 200 actions (SB-R47).
const LONGEST_TURN: u32 = 50;

#[test]
fn no_greedy_turn_comes_near_the_limit_of_actions() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    for number in 0..200 {
        let mut dealer = Dealer::stream(11, number);
        let mut bout = Bout::<StakBots>::open(&Setup::standard(2), &content, None).expect("legal");
        let mut bots =
            [0, 1].map(|seat| Level::Veteran.bot::<StakBots>(Dealer::stream(12, number * 2 + seat)));
        let (mut turn, mut answers) = (0, 0);
        loop {
            bout.settle(&mut dealer);
            let Some(seat) = owing(&bout) else { break };
            let now = StakBots::turns(&bout);
            answers = if now == turn { answers + 1 } else { 1 };
            turn = now;
            assert!(answers <= LONGEST_TURN, "bout {number}, turn {turn}");
            let answer = answer_of(bots[seat.index()].as_mut(), &bout, seat).expect("it is asked");
            bout.play(Input::Answer(seat, answer)).expect("a listed answer");
        }
    }
}

/// Keeps its input, to show that the input is the same in bouts that the seat cannot tell apart.
struct Witness(Vec<Imaginer<StakBots>>);

impl Bot<StakBots> for Witness {
    fn choose(&mut self, sight: Sight<'_, StakBots>) -> stak_bots::Answer {
        self.0.push(sight.imaginer.clone());
        sight.answers[0]
    }
}

#[test]
fn a_bot_is_given_the_same_in_bouts_that_its_seat_cannot_tell_apart() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let mut bout = Bout::<StakBots>::open(&Setup::standard(2), &content, None).expect("legal");
    let mut dealer = Dealer::new(3);
    bout.settle(&mut dealer);
    let seat = owing(&bout).expect("the first player is asked");
    let mut witness = Witness(Vec::new());
    answer_of(&mut witness, &bout, seat).expect("it is asked");
    let others: Vec<Bout<StakBots>> =
        (0..8).map(|_| Imaginer::new(&bout, seat).imagine(&mut dealer)).collect();
    assert!(others.iter().any(|other| *other != bout), "the other hand is hidden");
    for other in &others {
        answer_of(&mut witness, other, seat).expect("it is asked");
        let greedy = |bout| answer_of(Level::Veteran.bot(Dealer::new(5)).as_mut(), bout, seat);
        assert_eq!(greedy(other), greedy(&bout));
    }
    assert!(witness.0.iter().all(|given| *given == witness.0[0]));
}

#[test]
fn random_gives_every_answer() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let mut bout = Bout::<StakBots>::open(&Setup::standard(2), &content, None).expect("legal");
    bout.settle(&mut Dealer::new(3));
    let seat = owing(&bout).expect("the first player is asked");
    let mut listed = Vec::new();
    bout.answers(seat, &mut listed);
    let mut random = Random::new(Dealer::new(1));
    let given: Vec<_> = (0..200).filter_map(|_| answer_of(&mut random, &bout, seat)).collect();
    assert!(listed.iter().all(|answer| given.contains(answer)));
    assert!(given.iter().all(|answer| listed.contains(answer)));
}

#[test]
fn who_is_not_asked_gives_no_answer() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let mut bout = Bout::<StakBots>::open(&Setup::standard(2), &content, None).expect("legal");
    bout.settle(&mut Dealer::new(3));
    let asked = owing(&bout).expect("the first player is asked");
    let mut random = Random::new(Dealer::new(1));
    assert_eq!(answer_of::<StakBots>(&mut random, &bout, Seat(1 - asked.0)), None);
}
