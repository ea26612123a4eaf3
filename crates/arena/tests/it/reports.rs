//! Reports: the same on any number of threads, and true to the bouts.

use crate::{duel_of, standard};
use arena::{Duel, Field, Figures, Matrix, Meets, Unit, balance, continued, duel, matrix, watched};
use bots::Level;
use catalog::{Measures, Playable, Visitor, Wanted};
use stak_bots::{Setup, StakBots};
use std::sync::atomic::{AtomicU64, Ordering};
use testkit::laws::Battery;

fn figures(duel_of: &Duel<StakBots>) -> Figures {
    duel(duel_of, &|_| ()).expect("a legal set-up").figures
}

#[test]
fn one_thread_and_two_report_the_same() {
    let one = Duel { threads: 1, ..standard(&[Level::Veteran, Level::Random], 30) };
    let two = Duel { threads: 2, ..one.clone() };
    assert_eq!(figures(&one), figures(&two));
    assert_ne!(figures(&one), figures(&Duel { seed: 2, ..one.clone() }));
}

#[test]
fn every_bout_is_counted_once() {
    let setup = Setup::standard(3);
    let figures = figures(&duel_of(setup, &[Level::Random, Level::Random, Level::Veteran], 60));
    assert_eq!(figures.bouts, 60);
    assert!(figures.seats.iter().all(|score| score.bouts() == 60));
    assert!(figures.players.iter().all(|score| score.bouts() == 60));
    assert_eq!((figures.seats.len(), figures.players.len()), (3, 3));
    let of = |level| figures.level(level).expect("it played").bouts();
    assert_eq!((of(Level::Random), of(Level::Veteran)), (120, 60));
    assert_eq!(figures.orderings.len(), 3);
    assert!(figures.orderings.iter().all(|ordering| ordering.seats[0].bouts() == 20));
    let wins: u64 = figures.seats.iter().map(|score| score.wins).sum();
    assert_eq!(wins + figures.draws, 60);
}

#[test]
fn the_player_who_starts_is_the_one_who_was_named() {
    let setup = Setup { first: Some(kernel::Seat(1)), ..Setup::standard(2) };
    let figures = figures(&duel_of(setup, &[Level::Random], 40));
    assert_eq!(figures.players, [figures.seats[1], figures.seats[0]]);
}

#[test]
fn labels_are_of_the_starting_hand() {
    let setup = Setup { hand: Some(1), ..Setup::standard(2) };
    let figures = figures(&duel_of(setup, &[Level::Random], 50));
    let ranks = figures.labels.iter().filter(|score| score.label.starts_with("holds rank"));
    assert_eq!(ranks.map(|score| score.score.bouts()).sum::<u64>(), 100, "one card for each of two seats");
}

/// Seats may have to answer before anybody starts, as where robots are placed.
#[test]
fn every_game_tells_who_started_and_with_what() {
    #[derive(Clone)]
    struct Told;
    impl Visitor for Told {
        type Out = ();

        fn visit<G: Playable>(self) {
            let Battery { content, setups, .. } = Battery::<G>::house(1);
            let (setup, measures) = (setups[0].1.clone(), Measures::<G>::all());
            let levels = vec![Level::Random];
            let duel_of = Duel::<G> {
                setup,
                content,
                levels,
                bouts: 20,
                seed: 1,
                dealt: false,
                threads: 1,
                timed: false,
                measures,
            };
            let Figures { seats, players, labels, .. } =
                duel(&duel_of, &|_| ()).expect("a legal set-up").figures;
            assert_eq!(players.len(), seats.len(), "{}", G::ID);
            assert!(players.iter().all(|score| score.bouts() == 20), "{}: {players:?}", G::ID);
            assert!(labels.len() > 3, "{}: {labels:?}", G::ID);
        }
    }
    catalog::each(Told);
}

#[test]
fn progress_is_told_to_the_last_bout() {
    let most = AtomicU64::new(0);
    duel(&standard(&[Level::Random], 25), &|done| {
        most.fetch_max(done, Ordering::Relaxed);
    })
    .expect("a legal set-up");
    assert_eq!(most.into_inner(), 25);
}

#[test]
fn a_set_up_that_is_not_legal_is_refused() {
    assert!(duel(&duel_of(Setup::standard(7), &[Level::Random], 1), &|_| ()).is_err());
}

#[test]
fn a_game_that_tells_nothing_is_counted_by_answers() {
    let silent = Duel { measures: Measures::none(), ..standard(&[Level::Random], 10) };
    let figures = figures(&silent);
    assert!(figures.players.is_empty() && figures.labels.is_empty() && figures.turns.is_none());
    assert!(figures.answers.is_some_and(|answers| answers.least > 0));
}

#[test]
fn a_report_can_be_written_and_read() {
    let report = duel(&standard(&[Level::Random], 5), &|_| ()).expect("a legal set-up");
    let text = serde_json::to_string(&report).expect("a report can be written");
    assert_eq!(serde_json::from_str::<arena::Report>(&text).expect("and read"), report);
    assert!(text.starts_with(r#"{"game":"stak-bots","seed":1,"bouts":5,"#), "{text}");
}

#[test]
fn figures_are_compared_with_what_was_asked() {
    let figures = figures(&standard(&[Level::Random], 200));
    let wanted = |figure, least, most| Wanted { figure, least, most };
    let asked = [
        wanted("first", 300, 700),
        wanted("turns", 1000, 2000),
        wanted("limits", 0, 0),
        wanted("draws", 0, 1000),
        wanted("holds rank 6 over holds rank 1", -1000, 1000),
        wanted("holds rank 9 over holds rank 1", -1000, 1000),
        wanted("turns ninetieth", 1, 1000),
        wanted("turns twentieth", 1, 1000),
        wanted("road demolition", 1, 1000),
        wanted("each nothing", 0, 1000),
    ];
    let holds: Vec<bool> = balance(&figures, &asked).iter().map(|line| line.holds).collect();
    assert_eq!(holds, [true, false, true, true, true, false, true, false, false, false]);
    let each = balance(&figures, &[wanted("each holds", 0, 1000)]);
    assert!(each.len() > 6 && each.iter().all(|line| line.holds && line.interval.is_some()));
    let first = &balance(&figures, &asked)[0];
    assert_eq!((first.unit, first.least, first.most), (Unit::Share, 0.3, 0.7), "shares, as everywhere else");
    assert_eq!(first.found, Some(figures.players[0].score));
}

fn field(threads: usize, bouts: u64, names: Vec<String>, meets: Meets<'_, StakBots>) -> Field<'_, StakBots> {
    Field { duel: Duel { threads, ..standard(&[Level::Random], bouts) }, names, meets }
}

/// Three openings; of any two the lower one starts.
fn three(threads: usize) -> Matrix {
    let setup = |first: usize, second: usize| {
        Some(Setup { first: Some(kernel::Seat(u8::from(first > second))), ..Setup::standard(2) })
    };
    let names = ["one", "two", "three"].map(str::to_owned).to_vec();
    matrix(&field(threads, 5, names, Meets::Openings(&setup)), Vec::new(), &|_| true)
}

#[test]
fn a_matrix_plays_every_pair_on_both_seats() {
    let found = three(1);
    assert_eq!(found, three(2), "on any number of threads");
    assert_eq!((found.bouts, found.missing, found.meetings.len()), (15, 0, 3));
    assert!(found.scores.iter().all(|score| score.bouts() == 10));
    let (starts, wins) = (found.players[0], found.meetings.iter().map(|meeting| meeting.score.wins));
    assert_eq!(wins.sum::<u64>(), starts.wins, "the lower one starts on whichever seat it sits");
    let (there, back) = (found.between(0, 2).expect("played"), found.between(2, 0).expect("played"));
    assert_eq!((there.wins, there.losses), (back.losses, back.wins));
    assert_eq!(found.between(1, 1), None);
}

#[test]
fn a_matrix_that_is_stopped_says_what_is_missing() {
    let setup = |_: usize, _: usize| Some(Setup::standard(2));
    let names = ["one", "two", "three"].map(str::to_owned).to_vec();
    let field = field(1, 2, names, Meets::Openings(&setup));
    let kept = std::sync::Mutex::new(Vec::new());
    let found = matrix(&field, Vec::new(), &|pair| {
        kept.lock().expect("nobody panics here").push(pair.clone());
        false
    });
    assert_eq!((found.bouts, found.missing), (2, 4));
    assert_eq!((found.between(0, 1).is_some(), found.between(0, 2)), (true, None));
    let kept = kept.into_inner().expect("nobody panics here");
    assert_eq!(
        matrix(&field, kept, &|_| true),
        matrix(&field, Vec::new(), &|_| true),
        "it goes on where it stopped"
    );
}

#[test]
fn pairs_that_the_table_refuses_are_counted_and_others_sit_where_they_may() {
    // The first and the second never meet, and the third sits on the second seat only.
    let setup = |first: usize, second: usize| (first + second > 1 && first != 2).then(|| Setup::standard(2));
    let names = ["one", "two", "three"].map(str::to_owned).to_vec();
    let found = matrix(&field(1, 4, names, Meets::Openings(&setup)), Vec::new(), &|_| true);
    assert_eq!((found.bouts, found.missing, found.refused), (8, 0, vec![(0, 1)]));
    assert_eq!(found.scores.iter().map(|score| score.bouts()).collect::<Vec<u64>>(), [4, 4, 8]);
}

#[test]
fn levels_meet_too() {
    let names = ["random", "greedy"].map(str::to_owned).to_vec();
    let found =
        matrix(&field(1, 10, names, Meets::Levels(vec![Level::Random, Level::Veteran])), Vec::new(), &|_| {
            true
        });
    assert_eq!((found.bouts, found.scores[0].bouts()), (10, 10));
    assert!(found.scores[1].score > 0.8, "the greedy one wins: {:?}", found.scores);
}

#[test]
fn a_duel_that_goes_on_has_the_figures_of_the_whole() {
    let whole = standard(&[Level::Veteran, Level::Random], 12);
    let kept = std::sync::Mutex::new(Vec::new());
    let part = Duel { threads: 1, bouts: 5, ..whole.clone() };
    watched(&part, &|played| {
        let text = serde_json::to_string(&played.finished).expect("it can be written");
        kept.lock().expect("nobody panics here").push(serde_json::from_str(&text).expect("and read"));
        true
    })
    .expect("a legal set-up");
    let kept = kept.into_inner().expect("nobody panics here");
    assert_eq!(continued(&whole, kept, &|_| true).expect("a legal set-up").figures, figures(&whole));
}
