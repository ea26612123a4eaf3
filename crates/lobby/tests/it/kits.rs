//! Kits: who may bring what, that they stay secret until the bout shows them, and how they come into the bout.

use crate::desk::{A, ADA, B, BO, CY, Desk, short};
use anygame::kits;
use bots::Level;
use kernel::{KitPiece, Seat};
use lobby::{Command, Kit, Lobby, Note, PersonId, Refusal, Reply, SetupChoice, Snapshot, TableId, Terms};

const GAME: &str = "giga-robo";

fn terms(setup: &str) -> Terms {
    Terms::of(GAME, SetupChoice::Written(setup.to_owned()))
}

/// A whole kit of these pieces by chance.
fn kit(wanted: [&str; 2], seed: u64) -> String {
    kits::random(GAME, &wanted, seed).expect("a game").expect("seats bring something")
}

fn bring(
    desk: &mut Desk,
    person: PersonId,
    (table, seat): (TableId, Seat),
    text: &str,
) -> Result<Reply, Refusal> {
    desk.send(person, Command::Bring { table, seat, kit: Some(Kit::Written(text.to_owned())) })
}

/// A table at which Ada and Bo sit and Cy watches.
fn gathered(setup: &str) -> (Desk, TableId) {
    let mut desk = Desk::with(&[ADA, BO, CY]);
    let table = desk.open(ADA, terms(setup));
    desk.sit(ADA, table, A);
    desk.sit(BO, table, B);
    desk.done(CY, Command::Watch { table, token: None });
    (desk, table)
}

fn start(desk: &mut Desk, table: TableId) {
    for person in [ADA, BO] {
        desk.done(person, Command::Ready { table, ready: true });
    }
}

#[test]
fn what_a_seat_brings_is_what_it_plays_with() {
    let (mut desk, table) = gathered("");
    bring(&mut desk, ADA, (table, A), &kit(["TAKASHI-KATO", "AYZN"], 5)).expect("a legal kit");
    let text = kit(["DASH", "DAI-RAIJIN-V"], 6);
    bring(&mut desk, BO, (table, B), &text).expect("a legal kit");
    assert_eq!(desk.lobby.kit(table, B, BO), Some(Kit::Written(text)));
    start(&mut desk, table);
    let seen = format!("{:?}", desk.sight(CY, table).look.scene);
    for name in ["Takashi Kato", "Ayzn", "Dash", "Dai-Raijin V"] {
        assert!(seen.contains(name), "{name}");
    }
    desk.assert_rebuilt();
    desk.assert_restored();
}

#[test]
fn before_the_bout_others_see_only_what_is_open() {
    let told = |seed: u64| {
        let (mut desk, table) = gathered("");
        bring(&mut desk, ADA, (table, A), &kit(["DASH", "AYZN"], seed)).expect("a legal kit");
        desk.done(ADA, Command::Ready { table, ready: true });
        assert_eq!(desk.lobby.kit(table, A, BO), None);
        assert_eq!(desk.lobby.kit(table, A, CY), None);
        let brings = desk.card(table).seats[0].brings.clone().expect("something is brought");
        assert_eq!(brings.len(), 1);
        assert_eq!(desk.card(table).seats[1].brings, None);
        let to = |person| desk.notes_to(person, 0).into_iter().cloned().collect::<Vec<Note>>();
        (to(BO), to(CY), desk.lobby.record(table, BO), desk.lobby.scenario(table, BO))
    };
    assert_ne!(kit(["DASH", "AYZN"], 1), kit(["DASH", "AYZN"], 2));
    assert_eq!(told(1), told(2));
}

#[test]
fn the_record_of_a_seat_has_the_cards_of_its_own_kit_alone() {
    let (mut desk, table) = gathered("");
    bring(&mut desk, ADA, (table, A), &kit(["DASH", "AYZN"], 1)).expect("a legal kit");
    bring(&mut desk, BO, (table, B), &kit(["TAKASHI-KATO", "DAI-RAIJIN-V"], 1)).expect("a legal kit");
    start(&mut desk, table);
    let cards = |person| {
        let record = desk.lobby.record(table, person).expect("a record");
        let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
        [0, 1].map(|seat| record["setup"]["builds"][seat]["cards"].as_u64().expect("a set of cards") != 0)
    };
    assert_eq!([ADA, BO, CY].map(cards), [[true, false], [false, true], [false, false]]);
}

#[test]
fn only_who_sits_there_brings_something_and_the_host_for_computers() {
    let (mut desk, table) = gathered("twins = true");
    let text = kit(["DASH", "AYZN"], 1);
    for (person, seat) in [(ADA, B), (BO, A), (CY, A), (CY, B)] {
        assert_eq!(bring(&mut desk, person, (table, seat), &text), Err(Refusal::KitOfAnother));
    }
    desk.done(BO, Command::Stand { table });
    assert_eq!(bring(&mut desk, ADA, (table, B), &text), Err(Refusal::KitOfAnother));
    desk.done(ADA, Command::Fill { table, seat: B, level: Some(Level::Random) });
    bring(&mut desk, ADA, (table, B), &text).expect("the host chooses for computers");
    assert!(bring(&mut desk, BO, (table, B), &text).is_err());
    desk.done(ADA, Command::Ready { table, ready: true });
    assert_eq!(bring(&mut desk, ADA, (table, A), &text), Err(Refusal::BoutRuns));
}

#[test]
fn whoever_gets_up_takes_along_what_was_brought() {
    let (mut desk, table) = gathered("");
    bring(&mut desk, BO, (table, B), &kit(["DASH", "AYZN"], 1)).expect("a legal kit");
    desk.done(BO, Command::Stand { table });
    assert_eq!(desk.card(table).seats[1].brings, None);
    desk.sit(CY, table, B);
    assert_eq!(desk.lobby.kit(table, B, CY), None);
    bring(&mut desk, CY, (table, B), &kit(["DASH", "AYZN"], 1)).expect("a legal kit");
    desk.done(CY, Command::Bring { table, seat: B, kit: None });
    assert_eq!(desk.card(table).seats[1].brings, None);
}

#[test]
fn the_next_bout_is_played_with_the_same_kits_by_the_same_persons() {
    let (mut desk, table) = gathered("");
    let text = kit(["DASH", "AYZN"], 1);
    bring(&mut desk, ADA, (table, A), &text).expect("a legal kit");
    start(&mut desk, table);
    desk.done(BO, Command::Concede { table });
    for person in [ADA, BO] {
        desk.done(person, Command::Rematch { table });
    }
    assert_eq!(desk.card(table).bouts, 2);
    assert_eq!(desk.lobby.kit(table, B, ADA), Some(Kit::Written(text)));
    desk.assert_rebuilt();
}

#[test]
fn what_the_game_forbids_is_refused_with_its_rule() {
    let (mut desk, table) = gathered("");
    let text = kit(["DASH", "AYZN"], 1);
    bring(&mut desk, ADA, (table, A), &text).expect("a legal kit");
    let refused = bring(&mut desk, BO, (table, B), &text).expect_err("twins are not agreed");
    assert_eq!(refused.rule(), Some("GR-3.3"));
    let faulty = "pilot = \"DASH\"\nrobot = \"NONE\"\nabilities = []\ncards = []";
    let Err(Refusal::FaultyKit { faults }) = bring(&mut desk, BO, (table, B), faulty) else {
        panic!("it is faulty");
    };
    for rule in ["GR-3.2", "GR-3.8", "GR-3.10"] {
        assert!(faults.iter().any(|fault| fault.contains(rule)), "{rule}: {faults:?}");
    }
    let (mut twins, table) = gathered("twins = true");
    for (person, seat) in [(ADA, A), (BO, B)] {
        bring(&mut twins, person, (table, seat), &text).expect("twins are agreed");
    }
    start(&mut twins, table);
    assert_eq!(twins.card(table).bouts, 1);
}

#[test]
fn a_kit_by_chance_is_made_when_the_bout_begins() {
    let (mut desk, table) = gathered("");
    desk.done(BO, Command::Stand { table });
    desk.done(ADA, Command::Fill { table, seat: B, level: Some(Level::Random) });
    desk.done(ADA, Command::Bring { table, seat: B, kit: Some(Kit::Chance) });
    bring(&mut desk, ADA, (table, A), &kit(["DASH", "AYZN"], 1)).expect("a legal kit");
    desk.assert_restored();
    desk.done(ADA, Command::Ready { table, ready: true });
    assert_eq!(desk.card(table).bouts, 1);
    let seen = format!("{:?}", desk.sight(CY, table).look.scene);
    let form = kits::page(GAME).expect("a game").expect("seats bring something").form;
    for (part, own) in [("pilot", "DASH"), ("robot", "AYZN")] {
        let of = form.pieces.iter().filter(|piece| piece.part == part);
        let named = |piece: &&KitPiece<words::Message>| {
            piece.words.args.iter().any(|(_, name)| seen.contains(&format!("{name:?}")))
        };
        let codes: Vec<&str> = of.filter(named).map(|piece| &*piece.code).collect();
        assert!(codes.len() == 2 && codes.contains(&own), "one each, and no twins: {codes:?}");
    }
    desk.assert_rebuilt();
}

#[test]
fn where_seats_bring_nothing_nothing_can_be_brought() {
    let mut desk = Desk::with(&[ADA]);
    let table = desk.open(ADA, short());
    desk.sit(ADA, table, A);
    assert_eq!(bring(&mut desk, ADA, (table, A), "x = 1"), Err(Refusal::NoKits));
    assert_eq!(kits::page("stak-bots"), Ok(None));
    assert_eq!(kits::check("stak-bots", ""), Ok(None));
    assert!(kits::page("chess").is_err());
}

#[test]
fn a_snapshot_of_before_there_were_kits_is_read() {
    let (desk, table) = gathered("");
    let mut written = serde_json::to_value(desk.lobby.snapshot()).expect("it can be written");
    let tables = written["tables"].as_object_mut().expect("tables");
    tables[&table.0.to_string()].as_object_mut().expect("a table").remove("kits").expect("it was written");
    let read: Snapshot = serde_json::from_value(written).expect("it can be read");
    assert!(Lobby::restore(read) == desk.lobby);
}
