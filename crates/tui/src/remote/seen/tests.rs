//! Puts together what the server sends about a table: after breaks, between bouts, with clocks.

use super::*;
use crate::edge::language;
use lobby::{ClockCard, Ended, Look, Moment, SeatCard, SetupChoice, Terms};
use scene::{Prompt, Scene};
use std::collections::BTreeMap;

const ME: PersonId = PersonId(1);
const TABLE: TableId = TableId(7);

fn sits(person: u64, name: &str, ready: bool) -> SeatCard {
    let (person, name) = (PersonId(person), name.to_owned());
    let sitter = SitterCard::Person { person, name, present: true, ready, stand_in: None };
    SeatCard { sitter, left: false, clock: None, brings: None }
}

fn card(bouts: u32, stage: StageCard) -> TableCard {
    TableCard {
        table: TABLE,
        host: ME,
        terms: Terms::of("stak-bots", SetupChoice::Named("standard".to_owned())),
        seats: vec![sits(2, "Bob", false), sits(1, "Ada", false)],
        watchers: 0,
        bouts,
        stage,
    }
}

fn playing(owing: Vec<u8>) -> StageCard {
    StageCard::Playing { owing, proposed: None, ends: None }
}

fn sight(number: u32, asked: bool) -> Sight {
    let prompt = Prompt::default();
    let scene = Scene {
        game: "stak-bots".to_owned(),
        headline: Message::new("none"),
        looker: Some(1),
        seats: 2,
        parts: Vec::new(),
        overlays: Vec::new(),
        prompt,
        outcome: None,
    };
    let asked = asked.then(|| lobby::Asked { question: "act".to_owned(), kind: "act".to_owned() });
    let (orders, rests, may_rest) = (BTreeMap::new(), Vec::new(), Vec::new());
    Sight {
        number,
        look: Look { scene, asked },
        orders,
        rests,
        may_rest,
        anyway: false,
        held_until: None,
        undo: false,
    }
}

fn events(words: &[&'static str]) -> Vec<Heard> {
    words
        .iter()
        .map(|&key| Heard { notation: key.to_owned(), words: Message::new(key), rule: None, beat: None })
        .collect()
}

fn bout(whole: bool, words: &[&'static str], sight: Option<Sight>) -> Note {
    Note::Bout { table: TABLE, whole, events: events(words), stills: Vec::new(), sight }
}

fn seen(notes: Vec<Note>) -> Seen {
    let mut seen = Seen::new(ME, TABLE);
    notes.into_iter().for_each(|note| drop(seen.hear(note)));
    seen
}

fn story(seen: &Seen) -> Vec<(String, bool)> {
    seen.story().into_iter().map(|(words, is_new)| (words.key.into_owned(), is_new)).collect()
}

fn told(lines: &[(&str, bool)]) -> Vec<(String, bool)> {
    lines.iter().map(|&(key, is_new)| (key.to_owned(), is_new)).collect()
}

#[test]
fn a_bout_has_begun_once_something_of_it_is_seen() {
    let mut gathering = card(0, StageCard::Gathering);
    let mut seen = seen(vec![Note::Table(gathering.clone())]);
    assert_eq!((seen.stand(), seen.is_beginning()), (Stand::Gathering, false));
    gathering.seats[0] = sits(2, "Bob", true);
    seen.hear(Note::Table(gathering));
    assert_eq!((seen.stand(), seen.is_beginning()), (Stand::Gathering, true));
    for bouts in [1, 2] {
        seen.hear(Note::Table(card(bouts, playing(vec![0]))));
        assert_eq!((seen.stand(), seen.is_beginning(), seen.plays()), (Stand::Beginning, true, false));
        assert_eq!(seen.waiting().key, "tui-join-begins");
        seen.hear(bout(true, &["a"], Some(sight(1, false))));
        assert_eq!((seen.stand(), seen.is_beginning(), seen.plays()), (Stand::Waiting, false, true));
        assert_eq!(seen.waiting().key, "tui-screen-waits");
    }
}

#[test]
fn a_break_of_the_line_tells_everything_once() {
    let mut seen =
        seen(vec![Note::Table(card(1, playing(vec![1]))), bout(true, &["a", "b"], Some(sight(3, true)))]);
    seen.know_all();
    seen.hear(bout(false, &["c"], None));
    let said = Said { at: Moment(5), person: PersonId(2), name: "Bob".to_owned(), text: "hi".to_owned() };
    let talk = || Note::Talk { table: TABLE, said: said.clone() };
    assert!(matches!(seen.hear(talk()), New::Said(_)));
    let all = [("a", false), ("b", false), ("c", true), ("tui-join-said", false)];
    assert_eq!(story(&seen), told(&all));
    // After a break all of it comes again.
    seen.hear(bout(true, &["a", "b", "c", "d"], Some(sight(4, true))));
    assert!(matches!(seen.hear(talk()), New::Nothing));
    let all = [("a", false), ("b", false), ("c", true), ("tui-join-said", false), ("d", true)];
    assert_eq!(story(&seen), told(&all));
    // Another bout has another story, and what was said stays.
    seen.hear(Note::Table(card(2, playing(vec![0]))));
    assert_eq!(seen.stand(), Stand::Beginning, "the sight is of the bout before");
    seen.hear(bout(true, &["x"], Some(sight(1, true))));
    assert_eq!(story(&seen), told(&[("tui-join-said", false), ("x", true)]));
    assert_eq!(seen.stand(), Stand::Asked);
}

#[test]
fn how_one_stands_follows_from_the_table() {
    let stand = |stage: StageCard, asked: bool| {
        let mut seen = seen(vec![Note::Table(card(1, stage))]);
        seen.hear(bout(true, &[], Some(sight(1, asked))));
        seen.stand()
    };
    let proposed = |waiting: Vec<u8>| StageCard::Playing {
        owing: vec![1],
        proposed: Some((Proposal::Draw, 0, waiting)),
        ends: None,
    };
    let over = || StageCard::Over(Ended::Drawn);
    assert_eq!(stand(StageCard::Gathering, false), Stand::Gathering);
    assert_eq!(stand(playing(vec![1]), true), Stand::Asked);
    assert_eq!(stand(playing(vec![0]), false), Stand::Waiting);
    assert_eq!(stand(proposed(vec![1]), true), Stand::Proposed(Proposal::Draw, 0));
    assert_eq!(stand(proposed(vec![0]), true), Stand::Asked, "it is for others to agree");
    assert_eq!(stand(over(), false), Stand::Over);
    let mut again = card(1, over());
    again.seats[1] = sits(1, "Ada", true);
    let mut seen = seen(vec![Note::Table(again)]);
    assert_eq!(seen.stand(), Stand::Again);
    seen.hear(Note::Gone(TableId(8)));
    assert_eq!(seen.stand(), Stand::Again, "another table is gone");
    seen.hear(Note::Gone(TABLE));
    assert_eq!(seen.stand(), Stand::Gone);
}

#[test]
fn clocks_run_for_those_who_owe_an_answer() {
    let mut card = card(1, playing(vec![1]));
    card.seats[0].clock = Some(ClockCard { left: 299_001, running_since: None });
    card.seats[1].clock = Some(ClockCard { left: 65_000, running_since: Some(Moment(1_000)) });
    let seen = seen(vec![Note::Table(card)]);
    let speaker = language::speaker(Some("en"), &[]);
    let at = |now: u64| speaker.say(&seen.clocks(now).expect("there are clocks"));
    assert_eq!(at(1_000), "A 5:00  B ▶1:05");
    assert_eq!(at(6_500), "A 5:00  B ▶1:00");
    assert_eq!(at(900_000), "A 5:00  B ▶0:00");
    assert_eq!(crate::remote::words::span(3_600_000 + 61_000), "1:01:01");
}

#[test]
fn a_winner_who_got_up_keeps_the_name() {
    let mut seen = seen(vec![Note::Table(card(1, playing(vec![0])))]);
    let outcome = kernel::Outcome::won(kernel::SeatSet::only(Seat(0)), 2);
    let mut over = card(1, StageCard::Over(Ended::Played(outcome)));
    over.seats[0].sitter = SitterCard::Open;
    seen.hear(Note::Table(over));
    let speaker = language::speaker(Some("en"), &[]);
    let said: Vec<String> = seen.outcome().iter().map(|words| speaker.say(words)).collect();
    assert_eq!(said, ["You have lost. The winner is Bob (A)."]);
}

#[test]
fn who_plays_sees_their_standing_orders_and_when_one_answers() {
    let ordered = |stage: StageCard, asked: bool| {
        let mut sight = sight(1, asked);
        sight.orders = BTreeMap::from([("act".to_owned(), lobby::Order::Pass)]);
        sight.held_until = asked.then_some(Moment(900));
        let mut seen = seen(vec![Note::Table(card(1, stage))]);
        seen.hear(bout(true, &[], Some(sight)));
        (seen.orders(), seen.held().map(|words| words.key))
    };
    let (orders, held) = ordered(playing(vec![1]), true);
    let orders = orders.expect("a seat of the bout");
    assert_eq!((orders.kind.as_deref(), orders.lines().len()), (Some("act"), 1));
    assert_eq!(held.as_deref(), Some("tui-order-held"));
    let (orders, held) = ordered(playing(vec![0]), false);
    assert_eq!((orders.and_then(|orders| orders.kind), held), (None, None));
    assert_eq!(ordered(StageCard::Over(Ended::Drawn), false), (None, None));
}
