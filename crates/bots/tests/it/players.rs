//! The players: strong enough, legal everywhere, never in a loop.

use crate::{duel_of, standard};
use bots::{Bot, Duel, Level, Random, Sight, answer_of, duel, watched};
use giga_robo::build::Build;
use giga_robo::{GigaRobo, Question};
use heavy_hitters::HeavyHitters;
use kernel::{Bout, Dealer, Figures, Imaginer, Input, Library, Rules, Seat, Waiting};
use stak_bots::{Setup, StakBots};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use testkit::toys::ConnectFour;

#[test]
fn greedy_beats_random() {
    let report = duel(&standard(&[Level::Greedy, Level::Random], 200), &|_| ()).expect("a legal set-up");
    let score = report.figures.level(Level::Greedy).expect("greedy played");
    assert!(score.low > 0.8, "{score:?}");
    assert_eq!(score.bouts(), 200);
}

#[test]
fn greedy_beats_random_without_hidden_cards_and_chance_too() {
    let bouts = (0..20).filter(|&number| {
        let mut bout = Bout::<ConnectFour>::open(&Default::default(), &().into(), None).expect("legal");
        let greedy = Seat(number % 2);
        let bot = |seat: Seat| {
            let level = if seat == greedy { Level::Greedy } else { Level::Random };
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

fn owing<R: Rules>(bout: &Bout<R>) -> Option<Seat> {
    match bout.waiting() {
        Waiting::Seats(seats) => seats.iter().next(),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}

#[test]
fn every_set_up_is_played_to_its_end() {
    for (name, setup) in StakBots::setups() {
        let seats = u64::from(setup.seats);
        for levels in [&[Level::Greedy][..], &[Level::Random, Level::Greedy]] {
            let report = duel(&duel_of(setup.clone(), levels, seats.min(2)), &|_| ());
            let figures = report.unwrap_or_else(|faults| panic!("{name}: {faults:?}")).figures;
            assert_eq!(figures.limits, 0, "{name}");
            assert_eq!(figures.seats.len() as u64, seats, "{name}");
        }
    }
}

/// Random players and the best computer, at every number of seats. One bout each: a bout is long.
#[test]
fn heavy_hitters_is_played_to_its_end_by_two_to_four() {
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack has no faults");
    for seats in 2..=4 {
        for level in Level::ALL {
            let setup = heavy_hitters::Setup::usual(seats);
            let (levels, measures) = (vec![level], catalog::Measures::all());
            let content = Arc::clone(&content);
            let duel_of = Duel::<HeavyHitters> {
                setup,
                content,
                levels,
                bouts: 1,
                seed: 1,
                dealt: true,
                threads: 1,
                measures,
            };
            let figures = duel(&duel_of, &|_| ()).expect("a legal set-up").figures;
            assert_eq!((figures.bouts, figures.limits), (1, 0), "{seats} seats, {level}");
            assert_eq!(figures.seats.len(), usize::from(seats));
            assert_eq!(figures.roads.len(), 1, "{seats} seats, {level}");
            assert!(figures.turns.is_some_and(|turns| turns.most > 1), "{seats} seats, {level}");
            let labels = |kind| figures.labels_of(kind).map(|label| label.score.bouts()).sum::<u64>();
            assert_eq!((labels("faction"), labels("pilot")), (seats.into(), seats.into()));
        }
    }
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
            [0, 1].map(|seat| Level::Greedy.bot::<StakBots>(Dealer::stream(12, number * 2 + seat)));
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

/// Noriko Nagare may pay Max Armor for Fighting Spirit whenever she is asked. Who judges a position before the turn has ended
/// pays all of it in the Combat phase, because that puts off what the opponent does at the end. Who takes one window for the
/// one before it may not pass, and pays some twenty times a bout.
const PAID_OFTEN: usize = 15;

#[test]
fn nobody_pays_to_put_off_the_end_of_a_turn() {
    let bouts = 4;
    let mut setup = giga_robo::Setup::standard(2);
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let build = |pilot: &str, robot: &str| {
        let pilot = content.pilots.iter().position(|one| one.code.as_str() == pilot).expect("a pilot");
        let robot = content.robots.iter().position(|one| one.code.as_str() == robot).expect("a robot");
        Some(Build::quick(&content, pilot as u8, robot as u8))
    };
    setup.builds = vec![build("NORIKO-NAGARE", "AYZN"), build("DASH", "CHOGOKING")];
    let (levels, measures) = (vec![Level::Greedy], catalog::Measures::all());
    let (packs, opening) = (Arc::clone(&content), setup.clone());
    let equals = Duel { setup, content, levels, bouts, seed: 5, dealt: true, threads: 0, measures };
    let (paid, asked, in_all) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let pays = |input: &Input<GigaRobo>| {
        matches!(input, Input::Answer(Seat(0), giga_robo::Answer::Trigger(giga_robo::Source::Pilot, _)))
    };
    let report = watched(&equals, &|played| {
        let mut bout = Bout::<GigaRobo>::open(&opening, &packs, None).expect("legal");
        for input in &played.inputs {
            let pays = usize::from(pays(input));
            in_all.fetch_add(pays, Ordering::Relaxed);
            if let Some(Question::Act) = bout.question(Seat(0)) {
                paid.fetch_add(pays, Ordering::Relaxed);
                asked.fetch_add(1, Ordering::Relaxed);
            }
            bout.play(input.clone()).expect("it was played");
        }
        true
    });
    assert_eq!(report.expect("a legal set-up").figures.bouts, bouts);
    let (paid, asked) = (paid.into_inner(), asked.into_inner());
    assert!(asked > 40 && paid * 20 < asked, "{paid} of {asked} times");
    let each = in_all.into_inner() / bouts as usize;
    assert!(each < PAID_OFTEN, "{each} times a bout");
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
        let greedy = |bout| answer_of(Level::Greedy.bot(Dealer::new(5)).as_mut(), bout, seat);
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
