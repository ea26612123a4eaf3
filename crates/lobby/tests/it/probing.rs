//! Probing: what could be answered now, and why not. A probe shows what the move would show, and no more.

use crate::desk::{ADA, BO, CY, Desk, reactive, short};
use lobby::{Command, PersonId, Refusal, TableId};

fn probe(desk: &Desk, person: PersonId, table: TableId, answers: &[&str]) -> Result<(), Refusal> {
    let answers: Vec<String> = answers.iter().map(|answer| (*answer).to_owned()).collect();
    desk.lobby.probe(person, table, &answers)
}

#[test]
fn a_probe_says_what_a_move_would_say() {
    let (mut desk, table) = Desk::bout(short());
    let seat = desk.owing(table)[0];
    let (asked, other) = if seat == 0 { (ADA, BO) } else { (BO, ADA) };
    let choices = desk.choices(asked, table);
    assert!(choices.iter().all(|choice| probe(&desk, asked, table, &[choice]) == Ok(())));
    let tries = ["nonsense", "play FLARE", "end", "react", "attack A at B", "scrap PARCEL"];
    let number = desk.sight(asked, table).number;
    let mut refused = 0;
    for text in tries.into_iter().filter(|text| !choices.iter().any(|choice| choice == text)) {
        let said = probe(&desk, asked, table, &[text]);
        let move_of = Command::Move { table, number, answers: vec![text.to_owned()] };
        assert_eq!(said, desk.send(asked, move_of).map(|_| ()), "{text}");
        refused += u32::from(matches!(said, Err(Refusal::Illegal { .. })));
    }
    assert!(refused > 0, "some are against the rules");
    assert_eq!(probe(&desk, other, table, &[&choices[0]]), Err(Refusal::NotAsked));
    assert_eq!(probe(&desk, other, table, &["nonsense"]), Err(Refusal::NotAsked));
    assert_eq!(probe(&desk, CY, table, &[&choices[0]]), Err(Refusal::NotSeated));
    assert_eq!(probe(&desk, PersonId(77), table, &[&choices[0]]), Err(Refusal::NotConnected));
    assert_eq!(probe(&desk, asked, TableId(9), &[]), Err(Refusal::NoSuchTable(TableId(9))));
    assert_eq!(probe(&desk, asked, table, &[]), Err(Refusal::NoAnswer));
    assert_eq!(probe(&desk, asked, table, &["x"; 65]), Err(Refusal::TooManyAnswers { most: 64 }));
    desk.done(asked, Command::Concede { table });
    assert_eq!(probe(&desk, asked, table, &[&choices[0]]), Err(Refusal::NoBout));
}

#[test]
fn of_several_answers_the_first_alone_is_looked_at() {
    let (mut desk, table) = Desk::bout(reactive());
    let choices = desk.choices(ADA, table);
    let play = choices.iter().find(|choice| choice.starts_with("play")).expect("a card can be played");
    assert_eq!(probe(&desk, ADA, table, &[play, play]), Ok(()), "what comes after it is not told");
    let number = desk.sight(ADA, table).number;
    let twice = Command::Move { table, number, answers: vec![play.clone(), play.clone()] };
    match desk.send(ADA, twice) {
        Ok(_) | Err(Refusal::Illegal { place: 1, .. } | Refusal::NotAsked) => {}
        other => panic!("the first is allowed: {other:?}"),
    }
}
