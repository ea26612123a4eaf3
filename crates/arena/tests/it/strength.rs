//! The players in duels: strong enough, and every bout comes to its end.

use crate::{duel_of, standard};
use arena::{Duel, duel, watched};
use bots::Level;
use giga_robo::build::Build;
use giga_robo::{GigaRobo, Question};
use heavy_hitters::HeavyHitters;
use kernel::{Bout, Input, Library, Seat};
use stak_bots::StakBots;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn greedy_beats_random() {
    let report = duel(&standard(&[Level::Veteran, Level::Random], 200), &|_| ()).expect("a legal set-up");
    let score = report.figures.level(Level::Veteran).expect("greedy played");
    assert!(score.low > 0.8, "{score:?}");
    assert_eq!(score.bouts(), 200);
}

#[test]
fn every_set_up_is_played_to_its_end() {
    for (name, setup) in StakBots::setups() {
        let seats = u64::from(setup.seats);
        for levels in [&[Level::Veteran][..], &[Level::Random, Level::Veteran]] {
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
        for level in Level::AT_ONCE {
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
                timed: false,
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
    let (levels, measures) = (vec![Level::Veteran], catalog::Measures::all());
    let (packs, opening) = (Arc::clone(&content), setup.clone());
    let equals =
        Duel { setup, content, levels, bouts, seed: 5, dealt: true, threads: 0, timed: false, measures };
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
