//! Agreements: draws, take-backs, free undo.

use crate::desk::{A, ADA, B, BO, Desk, short, written};
use bots::Level;
use lobby::{Command, Ended, Proposal, Refusal, StageCard, TableId};

fn propose(table: TableId, proposal: Proposal) -> Command {
    Command::Propose { table, proposal }
}

fn agree(table: TableId, proposal: Proposal, agreed: bool) -> Command {
    Command::Agree { table, proposal, agreed }
}

#[test]
fn a_draw_needs_everybody() {
    let (mut desk, table) = Desk::bout(short());
    desk.done(ADA, propose(table, Proposal::Draw));
    assert!(!desk.is_over(table));
    assert_eq!(desk.send(BO, propose(table, Proposal::Draw)), Err(Refusal::ProposedBefore(Proposal::Draw)));
    desk.done(BO, agree(table, Proposal::Draw, false));
    let refusal = desk.send(BO, agree(table, Proposal::Draw, true));
    assert_eq!(refusal, Err(Refusal::NotProposed(Proposal::Draw)));
    desk.done(ADA, propose(table, Proposal::Draw));
    desk.done(BO, agree(table, Proposal::Draw, true));
    assert_eq!(desk.card(table).stage, StageCard::Over(Ended::Drawn));
    assert!(desk.sight(ADA, table).look.asked.is_none());
    assert!(desk.sight(ADA, table).look.scene.prompt.choices.is_empty());
    desk.assert_rebuilt();
}

#[test]
fn playing_on_declines() {
    let (mut desk, table) = Desk::bout(written("depth = 3\nfirst = \"B\""));
    desk.done(ADA, propose(table, Proposal::Draw));
    assert!(desk.play(table, ""));
    let refusal = desk.send(BO, agree(table, Proposal::Draw, true));
    assert_eq!(refusal, Err(Refusal::NotProposed(Proposal::Draw)));
}

#[test]
fn computers_agree_to_take_back_and_to_no_draw() {
    let (mut desk, table) = Desk::solo(written("depth = 3\nfirst = \"A\""), Level::Random);
    assert_eq!(desk.send(ADA, propose(table, Proposal::Draw)), Err(Refusal::ComputerPlays));
    let refusal = desk.send(ADA, propose(table, Proposal::TakeBack));
    assert_eq!(refusal, Err(Refusal::NothingToTakeBack));
    let before = desk.sight(ADA, table).clone();
    desk.end_turn(table);
    for _ in 0..100 {
        if desk.owing(table) == [0] {
            break;
        }
        desk.pass(1_500);
    }
    desk.done(ADA, propose(table, Proposal::TakeBack));
    assert_eq!(desk.owing(table), [0]);
    let after = desk.sight(ADA, table);
    assert!(after.number > before.number);
    desk.assert_rebuilt();
}

#[test]
fn a_take_back_needs_everybody_and_goes_to_the_last_answer_of_whoever_wants_it() {
    let (mut desk, table) = Desk::bout(written("depth = 3\nfirst = \"A\""));
    let before = desk.sight(ADA, table).clone();
    assert!(desk.play(table, "discard") || desk.play(table, ""));
    let number = desk.sight(ADA, table).number;
    desk.done(ADA, propose(table, Proposal::TakeBack));
    assert_eq!(desk.sight(ADA, table).number, number, "nothing yet");
    desk.done(BO, agree(table, Proposal::TakeBack, true));
    let after = desk.sight(ADA, table);
    assert_eq!(after.look.scene, before.look.scene);
    assert!(after.number > number, "an answer to the position that was taken back is stale");
    desk.assert_rebuilt();
}

#[test]
fn chance_that_is_taken_back_does_not_come_again() {
    let scenes = (0..6).map(|seed| {
        let (mut desk, table) = Desk::bout_seeded(written("depth = 3\nfirst = \"A\""), seed);
        desk.end_turn(table);
        let first = desk.sight(BO, table).look.scene.clone();
        desk.done(ADA, propose(table, Proposal::TakeBack));
        desk.done(BO, agree(table, Proposal::TakeBack, true));
        assert!(desk.play(table, "end"));
        (first, desk.sight(BO, table).look.scene.clone())
    });
    assert!(scenes.into_iter().any(|(first, second)| first != second));
}

#[test]
fn what_nobody_learnt_from_is_taken_back_freely_and_nothing_else() {
    let mut undone = 0;
    for seed in 0..12 {
        let (mut desk, table) = Desk::bout_seeded(written("depth = 4\nfirst = \"A\""), seed);
        for _ in 0..30 {
            let Some(&seat) = desk.owing(table).first() else { break };
            let (me, other) = if seat == 0 { (ADA, BO) } else { (BO, ADA) };
            let before = desk.sight(me, table).look.scene.clone();
            let start = ["attack", "discard", "scrap", "play", "end"][desk.sent.len() % 5];
            if !desk.play(table, start) && !desk.play(table, "") {
                break;
            }
            let undo = |desk: &Desk, who| Command::Undo { table, number: desk.sight(who, table).number };
            let others = undo(&desk, other);
            assert!(desk.send(other, others).is_err(), "nobody takes back for others");
            let (free, own) = (desk.sight(me, table).undo, undo(&desk, me));
            match desk.send(me, own) {
                Ok(_) => {
                    assert!(free);
                    assert_eq!(desk.sight(me, table).look.scene, before);
                    undone += 1;
                    assert!(desk.play(table, ""));
                }
                Err(why) => assert!(!free && matches!(why, Refusal::NotFree | Refusal::NoBout), "{why:?}"),
            }
        }
        desk.assert_rebuilt();
    }
    assert!(undone > 0, "something could be taken back freely");
}

#[test]
fn who_concedes_is_out_of_every_agreement() {
    let terms = written("seats = 3\ndepth = 3");
    let mut desk = Desk::with(&[ADA, BO, crate::desk::CY]);
    let table = desk.open(ADA, terms);
    for (person, seat) in [(ADA, A), (BO, B), (crate::desk::CY, kernel::Seat(2))] {
        desk.sit(person, table, seat);
        desk.done(person, Command::Ready { table, ready: true });
    }
    desk.done(ADA, propose(table, Proposal::Draw));
    desk.done(BO, agree(table, Proposal::Draw, true));
    assert!(!desk.is_over(table));
    desk.done(crate::desk::CY, Command::Concede { table });
    assert_eq!(desk.card(table).stage, StageCard::Over(Ended::Drawn));
    assert_eq!(desk.send(ADA, Command::Concede { table }), Err(Refusal::NoBout));
}
