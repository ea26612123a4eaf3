//! Who can only pass is not asked for responses: it is passed for them, unless they want to be asked anyway.

use crate::desk::{ADA, BO, CY, Desk};
use bots::Level;
use kernel::Dealer;
use lobby::{Command, Order, Pause, PersonId, SetupChoice, Sight, TableId, Terms};

/// A duel of Heavy Hitters that begins at its first turn: it is full of windows.
fn duel() -> Terms {
    let setup = SetupChoice::Written("seats = 2".to_owned());
    let holding = Pause { least: 100, most: 900 };
    Terms { by_chance: true, holding, ..Terms::of("heavy-hitters", setup) }
}

/// The kind of the window at which the reader can only pass.
fn only_passes(sight: &Sight) -> Option<String> {
    let kind = sight.look.asked.as_ref().map(|asked| asked.kind.clone())?;
    (kind.starts_with("window") && sight.look.scene.prompt.choices.len() == 1).then_some(kind)
}

/// Plays at random until `who` can only pass. Whoever that is passed for gets their time.
fn until_only_passes(desk: &mut Desk, table: TableId, who: PersonId) {
    let mut dealer = Dealer::new(5);
    for _ in 0..2_000 {
        let owing = desk.owing(table);
        let Some(&seat) = owing.get(dealer.below(owing.len().max(1) as u32) as usize) else { break };
        let person = [ADA, BO][usize::from(seat)];
        if person == who && only_passes(desk.sight(who, table)).is_some() {
            return;
        }
        let is_person = desk.sights.contains_key(&(person, table));
        if !is_person || desk.sight(person, table).held_until.is_some() {
            desk.pass(5_000);
            continue;
        }
        let choices = desk.choices(person, table);
        let answer = choices[dealer.below(choices.len() as u32) as usize].clone();
        desk.answer(person, table, &answer).expect("it was on offer");
    }
    panic!("{who:?} can always do something");
}

fn anyway(desk: &mut Desk, table: TableId, anyway: bool) {
    desk.done(BO, Command::Anyway { table, anyway });
}

#[test]
fn it_is_passed_for_who_can_only_pass_after_the_pause_of_an_order() {
    let (mut desk, table) = Desk::bout(duel());
    until_only_passes(&mut desk, table, BO);
    let held = desk.sight(BO, table).held_until.expect("it is answered for Bo");
    assert!((100..=900).contains(&(held.0 - desk.now)));
    // An order to pass would take as long.
    let kind = only_passes(desk.sight(BO, table)).expect("he can only pass");
    desk.done(BO, Command::Declare { table, kind: kind.clone(), order: Some(Order::Pass) });
    assert_eq!(desk.sight(BO, table).held_until, Some(held));
    desk.done(BO, Command::Declare { table, kind, order: None });
    desk.pass(held.0 - desk.now - 1);
    assert!(desk.owing(table).contains(&1));
    let number = desk.sight(BO, table).number;
    desk.pass(1);
    assert!(desk.sight(BO, table).number > number, "it was answered");
    desk.assert_rebuilt();
}

#[test]
fn who_wants_to_be_asked_anyway_is_asked_and_nobody_else_knows() {
    let (mut desk, table) = Desk::bout(duel());
    until_only_passes(&mut desk, table, BO);
    let told = desk.notes_to(ADA, 0).len();
    anyway(&mut desk, table, true);
    let sight = desk.sight(BO, table);
    assert_eq!((sight.anyway, sight.held_until), (true, None));
    desk.pass(60_000);
    assert!(only_passes(desk.sight(BO, table)).is_some());
    assert_eq!(desk.notes_to(ADA, 0).len(), told);
    anyway(&mut desk, table, false);
    assert!(desk.sight(BO, table).held_until.is_some(), "it is passed for him again");
    desk.assert_rebuilt();
}

#[test]
fn an_order_to_be_asked_at_a_kind_of_question_is_stronger() {
    let (mut desk, table) = Desk::bout(duel());
    until_only_passes(&mut desk, table, BO);
    let kind = only_passes(desk.sight(BO, table)).expect("he can only pass");
    desk.done(BO, Command::Declare { table, kind, order: Some(Order::Ask) });
    assert_eq!(desk.sight(BO, table).held_until, None);
}

/// Alone among computers nobody waits; as soon as somebody watches, it takes its time again.
#[test]
fn among_computers_it_is_passed_at_once_unless_somebody_watches() {
    for watched in [false, true] {
        let (mut desk, table) = Desk::solo(duel(), Level::Random);
        desk.done(ADA, Command::Anyway { table, anyway: true });
        until_only_passes(&mut desk, table, ADA);
        if watched {
            desk.connect(CY, 1);
            desk.done(CY, Command::Watch { table, token: None });
        }
        let number = desk.sight(ADA, table).number;
        desk.done(ADA, Command::Anyway { table, anyway: false });
        desk.pass(0);
        assert_eq!(desk.sight(ADA, table).number == number, watched);
        desk.pass(900);
        assert!(desk.sight(ADA, table).number > number, "it was answered");
    }
}
