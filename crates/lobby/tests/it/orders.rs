//! Standing orders: passes, answers, pauses; and that they do not depend on the cards in hand.

use crate::desk::{ADA, BO, Desk, reactive};
use lobby::{Command, Order, Refusal, Rest, SetupChoice, TableId, Terms};

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
    let (mut desk, table) = duel();
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

fn rest(desk: &mut Desk, table: TableId, rest: Rest, begins: bool) {
    desk.done(BO, Command::Rest { table, rest, begins });
}

/// Plays until `done` says so, which hears whether the rest of Bo is about to answer. Bo never attacks.
fn play_on(desk: &mut Desk, table: TableId, mut done: impl FnMut(&mut Desk, bool) -> bool) {
    for _ in 0..600 {
        let seat = desk.owing(table)[0];
        let held = desk.sight([ADA, BO][usize::from(seat)], table).held_until.filter(|_| seat == 1);
        if done(desk, held.is_some()) {
            return;
        }
        if let Some(held) = held {
            desk.pass(held.0 - desk.now);
            continue;
        }
        let tried: &[&str] = match seat {
            0 => &["attack", "aim", "heart", "lay", "walk", "go", "pass", ""],
            _ => &["heart", "lay", "defend", "hit", "pass", "go", ""],
        };
        assert!(tried.iter().any(|start| desk.play(table, start)));
    }
    panic!("it does not come to that");
}

fn duel() -> (Desk, TableId) {
    let setup = "seats = 2\nwatch = \"could\"".to_owned();
    Desk::bout(Terms::of("giga-robo", SetupChoice::Written(setup)))
}

#[test]
fn a_rest_until_the_own_turn_passes_at_responses_and_ends_by_itself() {
    let (mut desk, table) = duel();
    play_on(&mut desk, table, |desk, _| asked(desk, table, 0) == "act");
    assert!(desk.sight(BO, table).may_rest.contains(&Rest::UntilTurn));
    rest(&mut desk, table, Rest::UntilTurn, true);
    assert_eq!(desk.sight(BO, table).rests, [Rest::UntilTurn]);
    let mut passed = 0;
    play_on(&mut desk, table, |desk, held| {
        let window = desk.owing(table) == [1] && asked(desk, table, 1).starts_with("respond");
        let stands = !desk.sight(BO, table).rests.is_empty();
        assert_eq!(held, window && stands, "it answers responses, and nothing else");
        passed += u32::from(held);
        !stands
    });
    assert!(passed > 0, "Bo was asked for responses");
    assert!(format!("{:?}", desk.notes_to(ADA, 0)).find("rests: [UntilTurn]").is_none(), "nobody else knows");
    desk.assert_rebuilt();
}

#[test]
fn a_rest_for_an_attack_needs_one_and_ends_with_it() {
    let (mut desk, table) = duel();
    let no_rest = Command::Rest { table, rest: Rest::ThisAttack, begins: true };
    assert_eq!(desk.send(BO, no_rest), Err(Refusal::NoRest));
    let attacked = |desk: &Desk| desk.sight(BO, table).may_rest.contains(&Rest::ThisAttack);
    play_on(&mut desk, table, |desk, _| attacked(desk) && desk.owing(table) == [1]);
    rest(&mut desk, table, Rest::ThisAttack, true);
    play_on(&mut desk, table, |desk, _| !attacked(desk));
    assert_eq!(desk.sight(BO, table).rests, []);
    desk.assert_rebuilt();
}

#[test]
fn who_wants_to_be_asked_at_a_kind_of_moment_is_asked_in_spite_of_a_rest() {
    let (mut desk, table) = duel();
    play_on(&mut desk, table, |desk, _| asked(desk, table, 0) == "act");
    rest(&mut desk, table, Rest::UntilTurn, true);
    play_on(&mut desk, table, |_, held| held);
    let kind = asked(&desk, table, 1);
    declare(&mut desk, table, &kind, Some(Order::Ask));
    assert_eq!(desk.sight(BO, table).held_until, None);
    declare(&mut desk, table, &kind, None);
    assert!(desk.sight(BO, table).held_until.is_some());
    rest(&mut desk, table, Rest::UntilTurn, false);
    assert_eq!(desk.sight(BO, table).held_until, None, "asked again");
}
