//! The verdict names the road to the end and the figures that decided, for whoever looks.

use heavy_hitters::HeavyHitters;
use kernel::{Bout, Dealer, Input, Library, Notation, Seat, Waiting};
use testkit::said::verdict;
use testkit::scenario;

/// The bout at the end of a scenario.
fn end_of(scenario: &str) -> Bout<HeavyHitters> {
    scenario::end_of(format!("{}/tests/scenarios/{scenario}", env!("CARGO_MANIFEST_DIR")))
}

const A: Option<Seat> = Some(Seat(0));
const B: Option<Seat> = Some(Seat(1));
const C: Option<Seat> = Some(Seat(2));

/// Ends of scenarios, who looks, and what is read.
const ENDS: [(&str, Option<Seat>, &str); 8] = [
    (
        "ends/GK-R40-demolition.toml",
        A,
        "You have demolished 4 buildings, the last one in turn 1. Whoever does that wins at once (GK-17.1).",
    ),
    (
        "ends/GK-R40-demolition.toml",
        None,
        "A has demolished 4 buildings, the last one in turn 1. Whoever does that wins at once (GK-17.1).",
    ),
    (
        "examples/GK-E26-last-cards.toml",
        None,
        "B has lost all cards. A's Ironvale is the last Heavy Hitter on the board, in turn 1, with 25 undamaged cards \
         (GK-17.3).",
    ),
    (
        "ends/GK-R36-in-the-deploy-phase.toml",
        C,
        "A has lost all cards by turn 1. The points were counted: B has 26 (25 undamaged cards, one space) and you have \
         25 (25 undamaged cards, 0 spaces) (GK-17.5).",
    ),
    (
        "ends/GK-R38-all-at-once.toml",
        None,
        "A has lost all cards and B has lost all cards by turn 1. The points were counted: A has 2 (0 undamaged cards, 2 \
         spaces) and B has 0 (0 undamaged cards, 0 spaces) (GK-17.5).",
    ),
    (
        "examples/GK-E36-three-players.toml",
        A,
        "C has lost all cards by turn 1. The points were counted: B has 19 (12 undamaged cards, 7 spaces) and you have \
         19 (14 undamaged cards, 5 spaces) (GK-17.5). Points are even: whoever is further on the Achievements Board is \
         ahead (GK-17.7).",
    ),
    (
        "ends/GK-R70-turn-limit.toml",
        B,
        "The turn limit was reached: 3 turns. The points were counted: you have 26 (25 undamaged cards, one space) and A \
         has 25 (25 undamaged cards, 0 spaces) (GK-17.5).",
    ),
    (
        "ends/GK-T1-two-hundred-turns.toml",
        None,
        "200 turns were played, and no bout is longer. The points were counted: A has 27 (25 undamaged cards, 2 spaces) \
         and B has 25 (25 undamaged cards, 0 spaces) (GK-17.5).",
    ),
];

#[test]
fn the_verdict_names_the_road_and_the_figures() {
    for (scenario, looker, wanted) in ENDS {
        assert_eq!(verdict(&end_of(scenario), looker), wanted, "{scenario}");
    }
}

#[test]
fn the_verdict_names_who_has_left_and_that_the_time_was_up() {
    let (_, setup) = HeavyHitters::setups().into_iter().next().expect("a set-up");
    let content = HeavyHitters::content(&HeavyHitters::house()).expect("the house pack is sound");
    let mut bout: Bout<HeavyHitters> = Bout::open(&setup, &content, None).expect("a legal set-up");
    bout.settle(&mut Dealer::new(1));
    assert!(matches!(bout.waiting(), Waiting::Seats(_)), "somebody is asked");
    bout.play(Input::Leave(Seat(0))).expect("anybody may leave");
    assert_eq!(verdict(&bout, B), "A has left. No turn was played.");
    let mut bout = end_of("turn/out-of-time.toml");
    bout.play(Input::TimeUp).expect("the time of a bout may be up at any time");
    assert_eq!(
        verdict(&bout, None),
        "The time was up in turn 1. The points were counted: A has 25 (25 undamaged cards, 0 spaces) and B has 25 (25 \
         undamaged cards, 0 spaces) (GK-17.5). Even in points, spaces and tags, they share the place (GK-R39)."
    );
}

#[test]
fn places_are_read_back_and_agree_with_who_won() {
    let bout = end_of("ends/GK-R40-demolition.toml");
    let written = HeavyHitters::write_position(&bout);
    let with = |places: &str| {
        let is_ending =
            |line: &&str| ["won =", "drawn =", "places ="].iter().any(|key| line.starts_with(key));
        let rest: Vec<&str> = written.lines().filter(|line| !is_ending(line)).collect();
        HeavyHitters::read_position(&[places, &rest.join("\n")].join("\n"), None, bout.content())
    };
    for places in ["drawn = [\"A\", \"B\"]\nplaces = [1, 1, 2]", "won = [\"B\"]\nplaces = [2, 1, 3]"] {
        let read = with(places).expect("the places agree");
        assert!(
            HeavyHitters::write_position(&read).contains(places.lines().next().expect("a line")),
            "{places}"
        );
    }
    for places in ["drawn = [\"A\", \"B\"]\nplaces = [1, 2, 3]", "won = [\"A\"]\nplaces = [2, 1, 3]"] {
        let faults = with(places).expect_err("the places do not agree");
        assert!(faults[0].what.contains("names others than those who are first"), "{places}: {faults:?}");
    }
}
