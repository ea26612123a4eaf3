//! Whole texts: headlines, a battle foretold, cards by name, set-ups.

use super::super::reader::Reader;
use super::Ear;
use crate::StakBots;
use crate::card::{Card, StakId};
use crate::content::{Choose, Clause, Content, DamageVerb, KindId, Verb};
use crate::question::Answer;
use crate::setup::{Options, Setup};
use crate::view::{TurnView, View};
use kernel::{Bout, Dealer, Ending, Library, Outcome, Prose, Seat, SeatSet, Sketch};
use std::sync::Arc;

/// A table on which A is in the fourth turn and B owes an answer.
fn view() -> View {
    View {
        seat: Some(Seat(0)),
        options: Options::standard(2),
        players: Vec::new(),
        decks: Vec::new(),
        turn: Some(TurnView { seat: Seat(0), number: 4, fed: true, attacks: 1, last: false }),
        waiting: Vec::new(),
        attack: None,
        owing: SeatSet::only(Seat(1)),
        question: None,
        left: SeatSet::EMPTY,
        outcome: None,
        known: None,
    }
}

#[test]
fn a_spectator_reads_letters_and_the_end_reads_as_an_end() {
    let mut ear = Ear::new();
    let mut view = view();
    let content = ear.content.clone();
    let mut first = |view: &View| {
        let reader = Reader { content: &content, options: view.options, seat: view.seat };
        ear.hear(&reader.headline(view))
    };
    assert_eq!(first(&view), "Turn 4 is yours. The scrapheap is fed. Waiting for B.");
    view.seat = None;
    assert_eq!(first(&view), "Turn 4 is A's. The scrapheap is fed. Waiting for B.");
    view.turn = view.turn.map(|turn| TurnView { fed: false, last: true, ..turn });
    view.owing = SeatSet::EMPTY;
    assert_eq!(first(&view), "The last turn is A's. The scrapheap is not fed yet.");
    let both = SeatSet::first(2);
    let table = [
        (Outcome::won(SeatSet::only(Seat(0)), 2), None, "The bout is over: A wins."),
        (Outcome::won(SeatSet::only(Seat(0)), 2), Some(Seat(0)), "The bout is over: you win!"),
        (Outcome::won(both, 4), Some(Seat(1)), "The bout is over: your side wins (A and B)."),
        (Outcome::won(both, 4), Some(Seat(2)), "The bout is over: A and B win."),
        (Outcome::drawn(both, 2, Ending::Time), None, "The bout is over, the time is up: a draw (A and B)."),
    ];
    for (outcome, seat, text) in table {
        view.outcome = Some(outcome);
        view.seat = seat;
        assert_eq!(first(&view), text);
    }
}

/// A table on which A's top card and B's are of these kinds, one card below each.
fn duel(content: &Arc<Content>, own: &str, other: &str) -> Bout<StakBots> {
    let setup = Setup { first: Some(Seat(0)), ..Setup::standard(2) };
    let mut bout = Bout::<StakBots>::open(&setup, content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    let find = |code: &str| Card::new(content.find(code).expect("a card of the house pack"), 0);
    let mut laid = Sketch::of(&bout);
    let table = laid.table_mut();
    for (stak, code) in [(StakId(0), own), (StakId(1), other)] {
        table.stak_mut(stak).last_mut().expect("a dealt Stak").card = find(code);
    }
    laid.into_bout()
}

#[test]
fn battles_are_foretold() {
    let mut ear = Ear::new();
    let mut content = (*ear.content).clone();
    let lamp = content.find("BEACON").expect("a card of the house pack");
    content.kinds[usize::from(lamp.0)].damage.push(DamageVerb::ReturnDamaged);
    let content = Arc::new(content);
    let attack = Answer::Attack { from: StakId(0), at: StakId(1) };
    let table = [
        ("P3", "P3", "both are scrapped"),
        ("P5", "P3", "theirs is scrapped, yours has 3 damage"),
        ("P3", "P5", "yours is scrapped, theirs has 3 damage"),
        ("P3", "FLARE", "theirs is scrapped, yours is unharmed"),
        ("FLARE", "FLARE", "neither is scrapped"),
        ("CRUSH", "P5", "both are scrapped"),
        ("SKEWER", "P5", "yours is scrapped, theirs has 4 damage, the card below theirs is scrapped too"),
        ("P5", "SKEWER", "theirs is scrapped, yours has 4 damage, the card below yours is scrapped too"),
        ("TRAMPLE", "P3", "theirs is scrapped, yours has 3 damage, then yours attacks again"),
        ("BEACON", "P5", "theirs returns to hand, yours is scrapped"),
        ("P5", "BEACON", "theirs is scrapped, yours returns to hand"),
    ];
    for (own, other, outcome) in table {
        let said = ear.hear(&StakBots::say_answer(&duel(&content, own, other), Seat(0), attack));
        assert!(said.ends_with(&format!(": {outcome}")), "{own} {other}: {said}");
    }
}

#[test]
fn a_card_is_found_by_code_and_by_name_in_any_language() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    let mut first = |name: &str| {
        let lines = StakBots::say_piece(&content, name)?;
        Some(ear.hear(&lines[0]))
    };
    for name in
        ["PARCEL", "parcel", "Courier Bot", "courier bot", "Bot Corriere", "БОТ-КУРЬЕР", " Courier Bot (2) "]
    {
        assert_eq!(first(name).as_deref(), Some("Courier Bot (PARCEL)"), "{name}");
    }
    assert_eq!(first("Tin Recruit (4)").as_deref(), Some("Tin Recruit (P4)"));
    assert_eq!(first("Tin Recruit 5").as_deref(), Some("Tin Recruit (P5)"));
    for name in ["", "Courier", "Courier Bot (3)", "(2)", "no such card"] {
        assert_eq!(first(name), None, "{name}");
    }
    let recruits = StakBots::say_piece(&content, "tin recruit").expect("five cards of that name");
    let names = recruits.iter().filter(|line| line.key == "sb-card-name").count();
    assert_eq!(names, content.kinds.iter().filter(|kind| kind.names["en"] == "Tin Recruit").count());
}

#[test]
fn every_set_up_is_said_and_our_own_modes_are_called_so() {
    let mut ear = Ear::new();
    let content = ear.content.clone();
    for (name, setup) in StakBots::setups() {
        let text = ear.hear_all(&StakBots::say_setup(&content, &setup)).join("\n");
        let ours = text.contains("A mode of ours, not an official one (SB-R55).");
        assert_eq!(ours, name == "quick" || name.contains("drone"), "{name}:\n{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 125), "{text}");
    }
    assert_eq!(ear.unsaid("sb-setup-"), ["sb-setup-hand".to_owned()]);
}

#[test]
fn two_cards_of_one_name_and_power_are_told_apart() {
    let mut ear = Ear::new();
    let mut content = (*ear.content).clone();
    let twin = content.kinds[usize::from(content.find("PARCEL").expect("a card").0)].clone();
    content.kinds.push(crate::content::Kind { code: "TWIN".to_owned(), ..twin });
    ear.data.push("TWIN".to_owned());
    let content = Arc::new(content);
    let bout = duel(&content, "TWIN", "PARCEL");
    let discard = |kind: u8| Answer::Discard(Card::new(KindId(kind), 0));
    let last = content.kinds.len() as u8 - 1;
    let said = ear.hear(&StakBots::say_answer(&bout, Seat(0), discard(last)));
    assert_eq!(said, "Discard Courier Bot (2, TWIN)");
    let attack = Answer::Attack { from: StakId(0), at: StakId(1) };
    let said = ear.hear(&StakBots::say_answer(&bout, Seat(0), attack));
    assert!(said.contains("Courier Bot (2, TWIN) against Courier Bot (2, PARCEL)"), "{said}");
}

#[test]
fn every_instruction_has_a_short_text() {
    let mut ear = Ear::new();
    let base = ear.content.kinds[0].clone();
    let chooses = [Choose::Nothing, Choose::Opponent, Choose::AnyStak, Choose::OtherStak, Choose::EveryStak];
    let verbs = [
        Verb::Draw,
        Verb::Discard,
        Verb::Play,
        Verb::Donate,
        Verb::TurnUp,
        Verb::TurnDown,
        Verb::Raise,
        Verb::Sink,
        Verb::Swap,
        Verb::ScrapTop,
        Verb::ScrapBelow,
        Verb::TakeBelow,
    ];
    let all = verbs
        .into_iter()
        .flat_map(|verb| chooses.into_iter().chain([Choose::CoveredCard]).map(move |choose| (verb, choose)));
    for (verb, choose) in all {
        for (count, optional) in [(1, false), (3, true)] {
            let mut content = (*ear.content).clone();
            let clause = Clause { verb, choose, count, optional };
            content.kinds[0] = crate::content::Kind {
                entry: [clause].into_iter().collect(),
                attack: [clause].into_iter().collect(),
                damage: [DamageVerb::ScrapBelow(count), DamageVerb::ReturnDamaged].into_iter().collect(),
                ..base.clone()
            };
            let bout = duel(&Arc::new(content), "P1", "P2");
            let play = Answer::Play { card: Card::new(KindId(0), 0), onto: StakId(0) };
            ear.hear(&StakBots::say_answer(&bout, Seat(0), play));
            let attack = Answer::Attack { from: StakId(0), at: StakId(1) };
            assert!(ear.hear(&StakBots::say_answer(&bout, Seat(0), attack)).contains(": first "));
        }
    }
    let text = ear.unsaid("sb-short-");
    let within = ["again", "lead", "scrap-damaged", "whose"].map(|it| format!("sb-short-{it}"));
    assert_eq!(text, within);
}
