//! The searching player: it sees further than one step, thinks the same from the same seed, and knows no more than its seat.

use crate::owing;
use bots::{Bot, Level, Power, Search, answer_of};
use catalog::{Playable, Visitor};
use heavy_hitters::HeavyHitters;
use kernel::{Bout, Dealer, Hints, Imaginer, Input, Library, Seat, Waiting};
use stak_bots::{Setup, StakBots};
use testkit::toys::ConnectFour;

/// A short search.
fn short<R: Hints>(seed: u64, walks: u32) -> Search<R> {
    Search::new(Dealer::new(seed), Power::of::<R>(walks))
}

#[test]
fn it_sees_two_moves_ahead_where_the_hints_see_nothing() {
    let won = (0..10).filter(|&number| {
        let mut bout = Bout::<ConnectFour>::open(&Default::default(), &().into(), None).expect("legal");
        let own = Seat(number % 2);
        let mut search = short::<ConnectFour>(number.into(), 300);
        let mut other = Level::Veteran.bot::<ConnectFour>(Dealer::stream(2, number.into()));
        while let Some(seat) = owing(&bout) {
            let bot: &mut dyn Bot<ConnectFour> = if seat == own { &mut search } else { other.as_mut() };
            let answer = answer_of(bot, &bout, seat).expect("it is asked");
            bout.play(Input::Answer(seat, answer)).expect("a listed answer");
        }
        bout.outcome().is_some_and(|outcome| outcome.halves(own) == 2)
    });
    assert!(won.count() >= 9);
}

#[test]
fn the_same_seed_thinks_the_same_and_another_world_changes_nothing() {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let mut bout = Bout::<StakBots>::open(&Setup::standard(2), &content, None).expect("legal");
    let mut dealer = Dealer::new(3);
    bout.settle(&mut dealer);
    let seat = owing(&bout).expect("the first player is asked");
    let weighed = |bout: &Bout<StakBots>| {
        let (imaginer, mut answers) = (Imaginer::new(bout, seat), Vec::new());
        bout.answers(seat, &mut answers);
        let question = bout.question(seat).expect("it is asked");
        short::<StakBots>(5, 100).weigh(&bots::Sight { imaginer: &imaginer, question, answers: &answers })
    };
    let first = weighed(&bout);
    assert!(first.len() > 1 && first[0].walks > 0.0, "{first:?}");
    let others: Vec<Bout<StakBots>> =
        (0..8).map(|_| Imaginer::new(&bout, seat).imagine(&mut dealer)).collect();
    assert!(others.iter().any(|other| *other != bout), "the other hand is hidden");
    for other in others.iter().chain([&bout]) {
        assert_eq!(weighed(other), first);
    }
}

/// What others choose in secret is not known: a plan of one seat does not change what another one thinks.
#[test]
fn a_secret_plan_of_another_seat_changes_no_thought() {
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults");
    let setup = HeavyHitters::setups().into_iter().next().expect("a set-up").1;
    let mut bout = Bout::<HeavyHitters>::open(&setup, &content, None).expect("legal");
    let (mut dealer, mut list, mut alike) = (Dealer::new(11), Vec::new(), 0);
    while alike < 10 {
        bout.settle(&mut dealer);
        let Waiting::Seats(seats) = bout.waiting() else { panic!("over after {alike} secret plans") };
        let asked: Vec<Seat> = seats.iter().collect();
        if let [one, other, ..] = asked[..] {
            let thought = |bout: &Bout<HeavyHitters>| answer_of(&mut short(7, 30), bout, other);
            let before = thought(&bout);
            list.clear();
            bout.answers(one, &mut list);
            for &planned in list.iter().take(5) {
                let mut begun = bout.clone();
                begun.play(Input::Answer(one, planned)).expect("a listed answer");
                // Others hear when a seat is done, but not of a plan.
                if Imaginer::new(&begun, other) == Imaginer::new(&bout, other) {
                    alike += 1;
                    assert_eq!(thought(&begun), before, "after {planned:?} of {one:?}");
                }
            }
        }
        let seat = asked[0];
        list.clear();
        bout.answers(seat, &mut list);
        let any = list[dealer.below(list.len() as u32) as usize];
        bout.play(Input::Answer(seat, any)).expect("a listed answer");
    }
}

/// Plays some answers of every named set-up.
struct EverySetup;

const ANSWERS: u32 = 12;

impl Visitor for EverySetup {
    type Out = ();

    fn visit<G: Playable>(self) {
        let content = G::content(&G::house()).expect("the house pack has no faults");
        for (name, setup) in G::setups() {
            let mut bout = Bout::<G>::open(&setup, &content, None).expect("a named set-up is legal");
            let mut dealer = Dealer::new(4);
            let mut players: Vec<Search<G>> = (0..bout.seats()).map(|seat| short(seat.into(), 12)).collect();
            for _ in 0..ANSWERS {
                bout.settle(&mut dealer);
                let Some(seat) = owing(&bout) else { break };
                let by_chance = G::by_chance(&bout, seat);
                let answer = match by_chance.is_empty() {
                    true => answer_of(&mut players[seat.index()], &bout, seat).expect("it is asked"),
                    false => by_chance[dealer.below(by_chance.len() as u32) as usize],
                };
                assert!(bout.check(seat, answer).is_ok(), "{}: {name}: {answer:?}", G::ID);
                bout.play(Input::Answer(seat, answer)).expect("a legal answer");
            }
        }
    }
}

#[test]
fn every_set_up_of_every_game_is_played() {
    for entry in catalog::entries() {
        catalog::with_game(entry.id, EverySetup).expect("a game of the catalog");
    }
}
