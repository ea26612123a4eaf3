//! Standing orders: passes, answers, pauses; and that they do not depend on the cards in hand.

use crate::desk::{ADA, BO, Desk, reactive};
use lobby::{Command, Order, Refusal, SetupChoice, TableId, Terms};

fn declare(desk: &mut Desk, table: TableId, kind: &str, order: Option<Order>) {
    desk.done(BO, Command::Declare { table, kind: kind.to_owned(), order });
}

/// Ada attacks as soon as she can. Bo's other questions get a plain answer.
fn attack(desk: &mut Desk, table: TableId) {
    for _ in 0..40 {
        let owing = desk.owing(table);
        let kind = asked(desk, table, owing[0]);
        if owing == [1] && kind == "react" {
            return;
        }
        let tried: &[&str] =
            if owing == [0] { &["attack", "play", "end", ""] } else { &["end", "discard", ""] };
        assert!(tried.iter().any(|start| desk.play(table, start)));
    }
    panic!("nobody attacked");
}

fn asked(desk: &Desk, table: TableId, seat: u8) -> String {
    let sight = desk.sight([ADA, BO][usize::from(seat)], table);
    sight.look.asked.as_ref().map(|asked| asked.kind.clone()).unwrap_or_default()
}

#[test]
fn without_an_order_a_seat_is_asked_and_time_answers_nothing() {
    let (mut desk, table) = Desk::bout(reactive());
    attack(&mut desk, table);
    desk.pass(60_000);
    assert_eq!(asked(&desk, table, 1), "react");
    assert_eq!(desk.sight(BO, table).held_until, None);
}

#[test]
fn an_order_to_pass_is_held_for_its_pause_and_then_obeyed() {
    let (mut desk, table) = Desk::bout(reactive());
    declare(&mut desk, table, "react", Some(Order::Pass));
    attack_unasked(&mut desk, table);
    let held = desk.sight(BO, table).held_until.expect("it will be answered");
    assert!((100..=900).contains(&(held.0 - desk.now)));
    desk.pass(held.0 - desk.now - 1);
    assert_eq!(desk.owing(table), [1]);
    desk.pass(1);
    let heard = format!("{:?}", desk.notes_to(ADA, 0).last());
    assert!(!heard.contains("held_until: Some"), "only the seat itself knows: {heard}");
    assert_ne!(asked(&desk, table, 1), "react");
    desk.assert_rebuilt();
}

/// Like `attack`, for a seat with a standing order. No time passes meanwhile.
fn attack_unasked(desk: &mut Desk, table: TableId) {
    attack(desk, table);
    assert_eq!(desk.owing(table), [1]);
}

#[test]
fn an_answer_in_advance_is_given_where_it_is_allowed_and_else_the_default() {
    let (mut desk, table) = Desk::bout(reactive());
    attack(&mut desk, table);
    let reaction = desk.choices(BO, table).into_iter().find(|choice| choice.starts_with("react"));
    let reaction = reaction.expect("a hand is not empty");
    declare(&mut desk, table, "react", Some(Order::Answer(reaction.clone())));
    desk.pass(900);
    let code = reaction.split_whitespace().last().expect("a card").to_owned();
    let told = format!("{:?}", desk.notes_to(ADA, 0));
    assert!(told.contains(&format!("plays {code}")) || told.contains(&code), "{code} was played");

    let (mut desk, table) = Desk::bout(reactive());
    declare(&mut desk, table, "react", Some(Order::Answer("nonsense".to_owned())));
    attack_unasked(&mut desk, table);
    desk.pass(900);
    assert_ne!(asked(&desk, table, 1), "react", "the default answer was given");
}

#[test]
fn a_seat_that_wants_to_be_asked_is_asked_whatever_it_holds() {
    let (mut desk, table) = Desk::bout(reactive());
    declare(&mut desk, table, "react", Some(Order::Ask));
    attack(&mut desk, table);
    desk.pass(60_000);
    assert_eq!(desk.owing(table), [1]);
    declare(&mut desk, table, "react", None);
    assert!(desk.sight(BO, table).orders.is_empty());
}

#[test]
fn a_person_may_answer_before_the_order_does() {
    let (mut desk, table) = Desk::bout(reactive());
    declare(&mut desk, table, "react", Some(Order::Pass));
    attack_unasked(&mut desk, table);
    assert!(desk.play(table, "pass"));
    assert_ne!(asked(&desk, table, 1), "react");
}

#[test]
fn orders_are_limited_and_of_those_who_play() {
    let (mut desk, table) = Desk::bout(reactive());
    let most = lobby::Limits::default().orders;
    for kind in 0..most {
        declare(&mut desk, table, &format!("kind {kind}"), Some(Order::Pass));
    }
    let more = |kind: &str| Command::Declare { table, kind: kind.to_owned(), order: Some(Order::Pass) };
    assert_eq!(desk.send(BO, more("another")), Err(Refusal::TooManyOrders { most }));
    desk.done(BO, more("kind 3"));
    assert_eq!(desk.send(crate::desk::CY, more("react")), Err(Refusal::NotSeated));
}

/// Who orders to pass at the moments of Giga-Robo! that are not key is asked at key moments alone (GR-T5).
#[test]
fn an_order_for_plain_moments_leaves_the_key_ones() {
    let duel = Terms::of("giga-robo", SetupChoice::Named("duel".to_owned()));
    let (mut desk, table) = Desk::bout(duel);
    declare(&mut desk, table, "respond", Some(Order::Pass));
    let (mut plain, mut key) = (0, 0);
    for _ in 0..600 {
        let seat = desk.owing(table)[0];
        let kind = asked(&desk, table, seat);
        let held = desk.sight([ADA, BO][usize::from(seat)], table).held_until;
        if seat == 1 && kind == "respond" {
            plain += 1;
            desk.pass(held.expect("the order answers").0 - desk.now);
            continue;
        }
        assert_eq!(held, None, "nobody ordered anything for `{kind}`");
        key += u32::from(seat == 1 && kind == "respond at a key moment");
        if plain > 0 && key > 0 {
            return;
        }
        let tried = ["attack", "aim", "heart", "lay", "walk", "go", "pass", ""];
        assert!(tried.iter().any(|start| desk.play(table, start)));
    }
    panic!("{plain} plain moments, {key} key ones");
}
