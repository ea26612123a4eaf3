//! Random bouts of every set-up: everything is said for everybody.

use super::super::say_event_at;
use super::Ear;
use crate::StakBots;
use crate::event::Event;
use crate::view::{Deck, View};
use kernel::{Bout, Dealer, Input, Library, Prose, Rules, Seat, Told, Waiting, heard};
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

/// No card may be named that the view does not show.
fn check_view(ear: &mut Ear, view: &View) {
    let content = ear.content.clone();
    let said = StakBots::say_view(&content, view);
    let text = ear.hear_all(&said).join("\n");
    let shown = shown_kinds(view);
    for (id, kind) in content.iter() {
        let label = format!("{} ({}", kind.names["en"], kind.power);
        let named = text.contains(&format!("{label})")) || text.contains(&format!("{label},"));
        assert!(!named || shown.contains(&id.0), "{label} is hidden:\n{text}");
    }
}

fn shown_kinds(view: &View) -> BTreeSet<u8> {
    let hands = view.players.iter().flat_map(|player| player.hand.iter().copied());
    let staks = view.players.iter().flat_map(|player| &player.staks).flat_map(|stak| &stak.cards);
    let lying = hands.chain(staks.filter_map(|card| card.card));
    let older =
        |deck: &'_ Deck| deck.older.iter().flat_map(|older| older.unseen.copies()).collect::<Vec<_>>();
    let listed = view.decks.iter().flat_map(|deck| deck.scrapheap.copies().chain(older(deck)));
    lying.filter_map(|card| card.kind()).map(|kind| kind.0).chain(listed).collect()
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
                    check_view(&mut ear, &StakBots::view(&walk.bout, listener));
                }
            }
            check_events(&mut ear, &mut walk);
            walk.step(seat);
            steps += 1;
        }
        check_events(&mut ear, &mut walk);
        for listener in listeners(setup.seats) {
            check_view(&mut ear, &StakBots::view(&walk.bout, listener));
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
    check_view(&mut ear, &StakBots::view(&walk.bout, Some(Seat(0))));
    while let Some(seat) = walk.owing() {
        walk.step(seat);
    }
    check_events(&mut ear, &mut walk);
    let lines = StakBots::say_view(&ear.content.clone(), &StakBots::view(&walk.bout, Some(Seat(0))));
    let first = ear.hear(&lines[0]);
    assert!(first.starts_with("The bout is over"), "{first}");
    assert!(ear.keys.contains("sb-event-left") && ear.keys.contains("sb-event-time-up"));
}

#[test]
fn the_standard_table_of_two_fits_a_small_terminal() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    for seed in 0..8 {
        let mut walk = Walk::of(&ear, &crate::Setup::standard(2), seed);
        while let Some(seat) = walk.owing() {
            let lines = ear.hear_all(&StakBots::say_view(&content, &StakBots::view(&walk.bout, Some(seat))));
            let widest = lines.iter().map(|line| line.chars().count()).max();
            assert!(widest <= Some(100), "{lines:#?}");
            assert!(lines.len() <= 14, "{lines:#?}");
            walk.step(seat);
        }
    }
}
