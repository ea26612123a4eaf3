//! Random bouts of every set-up: everything is said for everybody.

use super::super::say_event_at;
use super::Ear;
use crate::StakBots;
use crate::event::Event;
use kernel::{Bout, Dealer, Input, Library, Prose, Rules, Seat, Show, Told, Waiting, heard};
use scene::Scene;
use std::collections::BTreeSet;

/// So far is a bout with one option told, and one with a pair of them.
const STEPS: u32 = 200;
const STEPS_OF_A_PAIR: u32 = 30;

/// A bout in progress, with its dealer.
struct Walk {
    bout: Bout<StakBots>,
    dealer: Dealer,
    events: Vec<Told<Event>>,
}

impl Walk {
    fn of(ear: &Ear, setup: &crate::Setup, seed: u64) -> Walk {
        let mut events = Vec::new();
        let bout =
            Bout::open(setup, &ear.content, Some(&mut events)).expect("a set-up of the library is legal");
        let mut walk = Walk { bout, dealer: Dealer::new(seed), events };
        walk.settle();
        walk
    }

    fn settle(&mut self) {
        while let Waiting::Chance(chance) = self.bout.waiting() {
            let rolled = self.dealer.roll(chance, self.bout.pile());
            self.play(Input::Chance(rolled));
        }
    }

    fn play(&mut self, input: Input<StakBots>) {
        self.bout.play_telling(input, Some(&mut self.events)).expect("the input is legal");
    }

    /// The seat that owes an answer; nobody once the bout is over.
    fn owing(&self) -> Option<Seat> {
        match self.bout.waiting() {
            Waiting::Seats(seats) => seats.iter().next(),
            Waiting::Chance(_) | Waiting::Over => None,
        }
    }

    fn answers(&self, seat: Seat) -> Vec<crate::Answer> {
        let mut answers = Vec::new();
        self.bout.answers(seat, &mut answers);
        answers
    }

    fn step(&mut self, seat: Seat) {
        let answers = self.answers(seat);
        let answer = answers[self.dealer.below(answers.len() as u32) as usize];
        self.play(Input::Answer(seat, answer));
        self.settle();
    }
}

/// Question and answers as the seat reads them.
fn asked(ear: &mut Ear, bout: &Bout<StakBots>, seat: Seat) -> Vec<String> {
    let mut answers = Vec::new();
    bout.answers(seat, &mut answers);
    let question = bout.question(seat).expect("the seat owes an answer");
    let mut texts = vec![ear.hear(&StakBots::say_question(bout, seat, question))];
    texts.extend(answers.iter().map(|&answer| ear.hear(&StakBots::say_answer(bout, seat, answer))));
    texts
}

fn listeners(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    (0..seats).map(|seat| Some(Seat(seat))).chain([None])
}

/// Everything on the table has words.
fn check_scene(ear: &mut Ear, bout: &Bout<StakBots>, looker: Option<Seat>) -> Scene {
    let scene = StakBots::show(bout.content(), &StakBots::view(bout, looker), Vec::new());
    ear.hear_all(&testkit::messages(&scene));
    scene
}

fn check_events(ear: &mut Ear, walk: &mut Walk) {
    let options = walk.bout.table().options;
    let content = ear.content.clone();
    for told in std::mem::take(&mut walk.events) {
        for listener in listeners(options.seats) {
            let event = heard(std::slice::from_ref(&told), listener).pop();
            if let Some(event) = event {
                ear.hear(&say_event_at(&content, &options, &event, listener));
            }
        }
    }
}

/// Answers differ from each other, and words give away no more than the seat knows.
fn check_asked(ear: &mut Ear, walk: &mut Walk, seat: Seat) {
    let texts = asked(ear, &walk.bout, seat);
    let different: BTreeSet<&String> = texts[1..].iter().collect();
    assert_eq!(different.len(), texts.len() - 1, "two answers say the same: {texts:#?}");
    let known = StakBots::known(&walk.bout, seat);
    let other = StakBots::imagine(&known, &mut walk.dealer);
    assert_eq!(asked(ear, &other, seat), texts, "the words give something away");
}

#[test]
fn everything_is_said_in_random_bouts_of_every_set_up() {
    let mut ear = Ear::new();
    for (seed, (name, setup)) in (0..).zip(StakBots::setups()) {
        let mut walk = Walk::of(&ear, &setup, seed);
        let mut steps = 0;
        let steps_max = if name.contains('+') { STEPS_OF_A_PAIR } else { STEPS };
        while let Some(seat) = walk.owing().filter(|_| steps < steps_max) {
            check_asked(&mut ear, &mut walk, seat);
            if steps % 8 == 0 {
                for listener in listeners(setup.seats) {
                    check_scene(&mut ear, &walk.bout, listener);
                }
            }
            check_events(&mut ear, &mut walk);
            walk.step(seat);
            steps += 1;
        }
        check_events(&mut ear, &mut walk);
        for listener in listeners(setup.seats) {
            check_scene(&mut ear, &walk.bout, listener);
        }
    }
}

#[test]
fn leaving_and_the_end_of_time_are_said() {
    let mut ear = Ear::new();
    let mut walk = Walk::of(&ear, &crate::Setup::standard(3), 1);
    for _ in 0..6 {
        let seat = walk.owing().expect("a short bout");
        walk.step(seat);
    }
    walk.play(Input::Leave(Seat(2)));
    walk.settle();
    walk.play(Input::TimeUp);
    check_events(&mut ear, &mut walk);
    check_scene(&mut ear, &walk.bout, Some(Seat(0)));
    while let Some(seat) = walk.owing() {
        walk.step(seat);
    }
    check_events(&mut ear, &mut walk);
    let headline = check_scene(&mut ear, &walk.bout, Some(Seat(0))).headline;
    let first = ear.hear(&headline);
    assert!(first.starts_with("The bout is over"), "{first}");
    assert!(ear.keys.contains("sb-event-left") && ear.keys.contains("sb-event-time-up"));
}
