//! Clocks of tables: charging, running out, the time of a bout, restarts and leaps.

use crate::desk::{ADA, BO, Desk, short, written};
use lobby::{Clock, Command, Ended, Overrun, StageCard, TableId, Terms};

fn bank(bank: u64, increment: u64) -> Terms {
    Terms { clock: Clock::Bank { bank, increment }, ..written("depth = 3\nfirst = \"A\"") }
}

fn left(desk: &Desk, table: TableId, seat: usize) -> u64 {
    desk.card(table).seats[seat].clock.expect("there is a clock").left
}

#[test]
fn the_seat_that_owes_is_charged() {
    let (mut desk, table) = Desk::bout(bank(60_000, 500));
    desk.pass(1_234);
    desk.end_turn(table);
    assert_eq!((left(&desk, table, 0), left(&desk, table, 1)), (59_266, 60_000));
    desk.pass(10);
    desk.end_turn(table);
    assert_eq!((left(&desk, table, 0), left(&desk, table, 1)), (59_266, 60_490));
    desk.assert_rebuilt();
}

#[test]
fn the_first_overrun_gives_the_default_answer_and_the_second_in_a_row_leaves() {
    let terms = Terms { clock: Clock::PerMove(5_000), ..written("depth = 3\nfirst = \"A\"") };
    let (mut desk, table) = Desk::bout(terms);
    desk.pass(4_999);
    assert_eq!(desk.lobby.wake_at().map(|at| at.0), Some(5_000));
    let before = desk.sight(ADA, table).number;
    desk.pass(1);
    assert_ne!(desk.sight(ADA, table).number, before);
    assert!(!desk.is_over(table), "one overrun is forgiven");
    while desk.owing(table) == [0] && !desk.is_over(table) {
        desk.pass(5_000);
    }
    assert!(desk.is_over(table), "two in a row are not");
    desk.assert_rebuilt();
}

#[test]
fn an_own_answer_forgives_an_overrun() {
    let terms = Terms { clock: Clock::PerMove(5_000), ..written("depth = 6\nfirst = \"A\"") };
    let (mut desk, table) = Desk::bout(terms);
    for _ in 0..3 {
        desk.pass(5_000);
        assert!(!desk.is_over(table));
        while desk.owing(table) == [0] {
            desk.end_turn(table);
        }
        desk.end_turn(table);
        assert!(desk.play(table, ""), "an answer of one's own");
        while desk.owing(table) == [1] {
            desk.end_turn(table);
        }
    }
}

#[test]
fn a_table_may_choose_that_an_overrun_leaves_at_once() {
    let terms = Terms { overrun: Overrun::Leave, ..bank(5_000, 0) };
    let (mut desk, table) = Desk::bout(terms);
    desk.pass(4_999);
    assert!(!desk.is_over(table));
    desk.pass(1);
    assert!(desk.is_over(table));
    assert_eq!(left(&desk, table, 0), 0);
}

#[test]
fn a_bank_that_is_empty_finishes_the_turn_by_default_answers() {
    let (mut desk, table) = Desk::bout(bank(5_000, 0));
    desk.pass(5_000);
    assert_eq!(desk.owing(table), [1], "the whole turn was finished");
    desk.end_turn(table);
    desk.pass(0);
    assert!(desk.is_over(table), "with nothing left the next turn is the second overrun");
    desk.assert_rebuilt();
}

#[test]
fn the_time_of_a_bout_runs_out() {
    let (mut desk, table) = Desk::bout(Terms { bout_time: Some(9_000), ..short() });
    desk.pass(8_999);
    assert_eq!(desk.wake.map(|at| at.0), Some(9_000));
    desk.pass(1);
    assert!(!desk.is_over(table), "Stak Bots finishes the turn");
    desk.end_turn(table);
    let StageCard::Over(Ended::Played(outcome)) = desk.card(table).stage else { panic!("it is over") };
    assert_eq!(outcome.ending, kernel::Ending::Time);
    desk.assert_rebuilt();
}

#[test]
fn a_restart_costs_nobody_time() {
    let (mut desk, table) = Desk::bout(Terms { bout_time: Some(50_000), ..bank(20_000, 0) });
    desk.pass(1_000);
    desk.end_turn(table);
    desk.pass(2_000);
    desk.done(BO, Command::Talk { table, text: "wait".to_owned() });
    desk.now += 1_000_000;
    desk.restart();
    assert!(!desk.is_over(table));
    desk.connect(ADA, 7);
    desk.connect(BO, 7);
    desk.pass(500);
    desk.end_turn(table);
    assert_eq!((left(&desk, table, 0), left(&desk, table, 1)), (19_000, 17_500));
    let StageCard::Playing { ends, .. } = desk.card(table).stage else { panic!("it goes on") };
    assert_eq!(ends.map(|at| at.0), Some(1_050_000));
    desk.assert_rebuilt();
}

#[test]
fn a_leap_of_time_takes_one_seat_at_a_time() {
    let (mut desk, table) = Desk::bout(bank(5_000, 0));
    desk.leap(10_000_000);
    assert_eq!((left(&desk, table, 0), left(&desk, table, 1)), (0, 5_000));
    assert_eq!(desk.owing(table), [1]);
}

#[test]
fn time_never_goes_back() {
    let (mut desk, table) = Desk::bout(bank(20_000, 0));
    desk.pass(3_000);
    desk.done(ADA, Command::Talk { table, text: "now".to_owned() });
    desk.now = 500;
    desk.end_turn(table);
    assert_eq!(left(&desk, table, 0), 17_000);
    desk.assert_rebuilt();
}

#[test]
fn a_move_that_comes_after_the_clock_ran_out_is_stale() {
    let (mut desk, table) = Desk::bout(bank(5_000, 0));
    let number = desk.sight(ADA, table).number;
    let late = desk.choices(ADA, table)[0].clone();
    desk.now += 5_001;
    let refusal = desk.send(ADA, Command::Move { table, number, answers: vec![late] });
    assert!(matches!(refusal, Err(lobby::Refusal::Stale { .. })), "{refusal:?}");
    assert_eq!(desk.owing(table), [1], "the overrun happened all the same");
    desk.assert_rebuilt();
}

#[test]
fn a_clock_that_was_set_back_between_two_runs_freezes_nothing() {
    let (mut desk, table) = Desk::bout(Terms { bout_time: Some(600_000), ..bank(60_000, 0) });
    desk.now = 50_000_000;
    desk.restart();
    desk.connect(ADA, 2);
    desk.pass(10_000);
    desk.done(ADA, Command::Talk { table, text: "hm".to_owned() });
    desk.now = 20_000_000;
    desk.restart();
    assert_eq!(desk.lobby.now().0, 20_000_000);
    desk.connect(ADA, 3);
    desk.connect(BO, 3);
    desk.end_turn(table);
    assert_eq!(left(&desk, table, 0), 50_000, "what was used stays used, and no more");
    desk.pass(60_000);
    assert_eq!(left(&desk, table, 1), 0, "it runs out");
    desk.pass(530_000);
    assert!(desk.is_over(table), "the time of the bout passes too");
    desk.assert_rebuilt();
    desk.assert_restored();
}

#[test]
fn computers_and_grace_go_on_after_a_clock_was_set_back() {
    let mut desk = Desk::with(&[ADA]);
    desk.now = 90_000_000;
    let table = desk.open(ADA, Terms { grace: 30_000, ..written("depth = 5\nfirst = \"B\"") });
    desk.sit(ADA, table, kernel::Seat(0));
    let level = Some(bots::Level::Random);
    desk.done(ADA, Command::Fill { table, seat: kernel::Seat(1), level });
    desk.done(ADA, Command::Ready { table, ready: true });
    desk.now = 3_000_000;
    desk.restart();
    let answered =
        |desk: &Desk| desk.entries.iter().any(|entry| entry.came.values().any(|it| !it.chosen.is_empty()));
    assert!(!answered(&desk));
    desk.pass(2_000);
    assert!(answered(&desk), "the computer goes on");
    desk.pass(28_000);
    assert!(desk.is_over(table), "and whoever stays away too long leaves");
    desk.assert_rebuilt();
}
