//! Seats: taking one, getting up, invitations, start, rematch, closing.

use crate::desk::{A, ADA, B, BO, CY, Desk, short};
use bots::Level;
use kernel::Seat;
use lobby::{Admission, Command, Ended, Refusal, SetupChoice, SitterCard, StageCard, TableId, Terms, Token};

#[test]
fn a_bout_starts_when_all_sit_and_are_ready() {
    let mut desk = Desk::with(&[ADA, BO]);
    let table = desk.open(ADA, short());
    desk.sit(ADA, table, A);
    desk.done(ADA, Command::Ready { table, ready: true });
    assert_eq!(desk.card(table).stage, StageCard::Gathering);
    desk.sit(BO, table, B);
    assert_eq!(desk.card(table).stage, StageCard::Gathering);
    desk.done(BO, Command::Ready { table, ready: true });
    assert_eq!(desk.owing(table).len(), 1);
    assert_eq!(desk.card(table).bouts, 1);
    desk.assert_rebuilt();
}

#[test]
fn seats_are_taken_once_and_left_before_the_start_only() {
    let mut desk = Desk::with(&[ADA, BO]);
    let table = desk.open(ADA, short());
    let sit = |seat| Command::Sit { table, seat, token: None };
    desk.sit(ADA, table, A);
    assert_eq!(desk.send(BO, sit(A)), Err(Refusal::SeatTaken));
    assert_eq!(desk.send(ADA, sit(B)), Err(Refusal::SitsAlready));
    assert_eq!(desk.send(BO, sit(Seat(9))), Err(Refusal::NoSuchSeat { seats: 2 }));
    assert_eq!(desk.send(BO, Command::Stand { table }), Err(Refusal::NotSeated));
    assert_eq!(desk.send(BO, Command::Ready { table, ready: true }), Err(Refusal::NotSeated));
    desk.done(ADA, Command::Stand { table });
    desk.sit(BO, table, A);
    desk.sit(ADA, table, B);
    for person in [ADA, BO] {
        desk.done(person, Command::Ready { table, ready: true });
    }
    assert_eq!(desk.send(ADA, Command::Stand { table }), Err(Refusal::BoutRuns));
    assert_eq!(desk.send(ADA, Command::Ready { table, ready: false }), Err(Refusal::BoutRuns));
    let fill = Command::Fill { table, seat: A, level: None };
    assert_eq!(desk.send(ADA, fill), Err(Refusal::BoutRuns));
    assert_eq!(desk.send(ADA, Command::Close { table }), Err(Refusal::BoutRuns));
}

#[test]
fn the_host_gives_seats_to_computers_and_others_are_asked_again() {
    let mut desk = Desk::with(&[ADA, BO]);
    let table = desk.open(ADA, short());
    desk.sit(BO, table, A);
    desk.done(BO, Command::Ready { table, ready: true });
    let fill = |seat, level| Command::Fill { table, seat, level };
    assert_eq!(desk.send(BO, fill(B, Some(Level::Random))), Err(Refusal::NotHost));
    desk.done(ADA, fill(B, Some(Level::Random)));
    assert_eq!(desk.card(table).stage, StageCard::Gathering, "Bo was ready for something else");
    assert_eq!(desk.card(table).seats[1].sitter, SitterCard::Computer(Level::Random));
    desk.done(ADA, fill(A, None));
    assert_eq!(desk.card(table).seats[0].sitter, SitterCard::Open);
    desk.sit(BO, table, A);
    desk.done(BO, Command::Ready { table, ready: true });
    assert!(matches!(desk.card(table).stage, StageCard::Playing { .. }));
}

#[test]
fn a_link_invites_and_nothing_else_does() {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    let terms = Terms { seating: Admission::Link, watching: Admission::Nobody, ..short() };
    let token = Token("0123456789abcdef".to_owned());
    let open = Command::Open { terms, token: token.clone(), seed: 1 };
    desk.done(ADA, open.clone());
    let table = desk.lobby.table_of(&token).expect("the link leads to it");
    let sit = |token| Command::Sit { table, seat: A, token };
    // A hidden table seems not to exist: neither its number nor a wrong link shows that it is there.
    let none = Err(Refusal::NoSuchTable(table));
    assert_eq!(desk.send(BO, sit(None)), none);
    assert_eq!(desk.send(BO, sit(Some(Token("0123456789abcdeF".to_owned())))), none);
    for command in [
        Command::Watch { table, token: None },
        Command::Unwatch { table },
        Command::Stand { table },
        Command::Fill { table, seat: A, level: None },
        Command::Bring { table, seat: A, kit: None },
        Command::Ready { table, ready: true },
        Command::Start { table },
        Command::Move { table, number: 0, answers: vec!["pass".to_owned()] },
        Command::Undo { table, number: 0 },
        Command::Declare { table, kind: "x".to_owned(), order: None },
        Command::Concede { table },
        Command::Propose { table, proposal: lobby::Proposal::Draw },
        Command::Agree { table, proposal: lobby::Proposal::Draw, agreed: true },
        Command::Rematch { table },
        Command::Close { table },
        Command::Talk { table, text: "hello".to_owned() },
    ] {
        let said = format!("{command:?}");
        assert_eq!(desk.send(BO, command), none, "{said}");
    }
    assert_eq!(desk.lobby.probe(BO, table, &["pass".to_owned()]), Err(Refusal::NoSuchTable(table)));
    assert_eq!(desk.lobby.link(BO, table), Err(Refusal::NoSuchTable(table)));
    assert_eq!(desk.send(BO, sit(Some(token.clone()))), Ok(lobby::Reply::Done));
    let watch = Command::Watch { table, token: Some(token) };
    assert_eq!(desk.send(CY, watch), Err(Refusal::NotInvited), "who has the link knows that it is there");
    assert!(desk.lobby.listed(CY).is_empty());
    assert_eq!(desk.lobby.listed(BO).len(), 1);
    assert_eq!(desk.send(ADA, open), Err(Refusal::BadLink), "a link leads to one table");
    let debugged = format!("{:?}", desk.lobby);
    assert!(!debugged.contains("0123456789abcdef"), "links do not stand in logs");
}

#[test]
fn terms_that_do_not_hold_open_no_table() {
    let mut desk = Desk::with(&[ADA]);
    let table = |terms: Terms| Command::Open { terms, token: Token("0123456789abcdef".to_owned()), seed: 1 };
    let named = |game: &str, name: &str| Terms::of(game, SetupChoice::Named(name.to_owned()));
    let written = |text: &str| Terms::of("stak-bots", SetupChoice::Written(text.to_owned()));
    let refused = [
        (named("chess", "standard"), "NoSuchGame"),
        (named("stak-bots", "no such"), "NoSuchSetup"),
        (written("seats = \"two\""), "UnreadableSetup"),
        (written("seats = 99"), "IllegalSetup"),
        (Terms { grace: 0, ..short() }, "TimeOutOfRange"),
        (Terms { clock: lobby::Clock::PerMove(1), ..short() }, "TimeOutOfRange"),
        (Terms { thinking: lobby::Pause { least: 5, most: 4 }, ..short() }, "TimeOutOfRange"),
        (Terms { abandoned: lobby::Abandoned::Clock, ..short() }, "NoClockToWaitFor"),
    ];
    for (terms, why) in refused {
        let refusal = desk.send(ADA, table(terms)).expect_err(why);
        assert!(format!("{refusal:?}").starts_with(why), "{refusal:?}");
    }
    assert!(desk.lobby.listed(ADA).is_empty());
    desk.done(ADA, table(named("stak-bots", "standard")));
}

#[test]
fn a_rematch_needs_all_and_moves_everybody_on() {
    let (mut desk, table) = Desk::bout(short());
    assert_eq!(desk.send(ADA, Command::Rematch { table }), Err(Refusal::NotOver));
    desk.done(ADA, Command::Concede { table });
    assert!(matches!(desk.card(table).stage, StageCard::Over(Ended::Played(_))));
    desk.done(ADA, Command::Rematch { table });
    assert!(desk.is_over(table));
    desk.done(BO, Command::Rematch { table });
    let card = desk.card(table);
    assert_eq!(card.bouts, 2);
    let SitterCard::Person { person, .. } = card.seats[0].sitter else { panic!("somebody sits there") };
    assert_eq!(person, BO);
    assert_eq!(desk.sight(BO, table).look.scene.looker, Some(0));
    desk.assert_rebuilt();
}

#[test]
fn who_gets_up_after_a_bout_leaves_a_seat_for_another() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(ADA, Command::Concede { table });
    desk.done(ADA, Command::Stand { table });
    desk.sit(CY, table, A);
    desk.done(CY, Command::Rematch { table });
    desk.done(BO, Command::Rematch { table });
    assert_eq!(desk.card(table).bouts, 2);
    desk.done(BO, Command::Concede { table });
    desk.done(BO, Command::Stand { table });
    desk.done(CY, Command::Rematch { table });
    assert_eq!(desk.card(table).stage, StageCard::Gathering);
    desk.assert_rebuilt();
}

#[test]
fn every_bout_at_a_table_has_its_own_chance() {
    let (mut desk, table) = Desk::bout(short());
    let hands = |desk: &Desk| {
        let mut hands: Vec<Vec<String>> = [ADA, BO].iter().map(|&it| hand(desk, it, table)).collect();
        hands.sort();
        hands
    };
    let first = hands(&desk);
    desk.done(ADA, Command::Concede { table });
    for person in [ADA, BO] {
        desk.done(person, Command::Rematch { table });
    }
    assert_ne!(first, hands(&desk));
}

/// The whole scene, one line for each part.
fn hand(desk: &Desk, person: lobby::PersonId, table: TableId) -> Vec<String> {
    desk.sight(person, table).look.scene.parts.iter().map(|part| format!("{part:?}")).collect()
}

#[test]
fn tables_are_closed_by_their_host_or_the_house() {
    let mut desk = Desk::with(&[ADA, BO]);
    let table = desk.open(ADA, short());
    assert_eq!(desk.send(BO, Command::Close { table }), Err(Refusal::NotHost));
    desk.done(ADA, Command::Close { table });
    assert_eq!(desk.send(ADA, Command::Close { table }), Err(Refusal::NoSuchTable(table)));
    let (mut desk, table) = Desk::bout(short());
    let close = lobby::Request::own(Command::Close { table });
    assert_eq!(desk.request(lobby::Who::House, close), Ok(lobby::Reply::Done));
    assert!(desk.notes_to(BO, 0).contains(&&lobby::Note::Gone(table)));
    desk.assert_rebuilt();
}
