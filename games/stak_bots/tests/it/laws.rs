//! The laws hold for Stak Bots in every mode, option and allowed pair of options; and each kind of
//! leak, planted in the real game, is noticed.

use crate::shadow::Cards;
use kernel::{Bout, Library, Notation, Rules, Seat};
use stak_bots::{Setup, StakBots};
use testkit::laws::{Battery, boxes, boxes_counted, matches_enumeration, soak};

pub(crate) fn short() -> Battery<StakBots> {
    let mut battery = Battery { seeds: 0..soak(), ..Battery::house(1) };
    battery.setups.extend(bounds());
    battery
}

/// As little and as much as may be (SB-R2, SB-3.7, SB-R50); and the last one begins (SB-R3).
fn bounds() -> [(String, Setup); 3] {
    let standard = Setup::standard(2);
    let least = Setup { depth: Some(3), hand: Some(0), attack_tally: Some(1), ..standard.clone() };
    let most = Setup { depth: Some(15), hand: Some(7), attack_tally: Some(20), ..standard };
    let last = Setup { first: Some(Seat(2)), ..Setup::standard(3) };
    [("least", least), ("most", most), ("last begins", last)].map(|(name, setup)| (name.to_owned(), setup))
}

/// Where leaks are planted: two and three seats.
pub(crate) fn leaking() -> Battery<StakBots> {
    let setups = vec![("standard".to_owned(), Setup::standard(2)), ("three".to_owned(), Setup::standard(3))];
    Battery { setups, seeds: 0..4, ..short() }
}

#[test]
fn every_option_and_pair_has_set_ups() {
    let battery = short();
    let names: Vec<&str> = battery.setups.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.len() > 80, "only {} set-ups", names.len());
    for wanted in ["traitor + reactive", "own decks", "recycling + teams", "tournament", "drone"] {
        let reversed =
            wanted.split(" + ").collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(" + ");
        assert!(names.contains(&wanted) || names.contains(&reversed.as_str()), "no set-up for {wanted}");
    }
}

#[test]
fn what_is_drawn_is_what_a_real_box_gives() {
    assert_eq!(boxes::<StakBots, Cards>(&Battery { seeds: 0..20 * soak(), ..short() }), Ok(()));
}

/// Few cards: every order in which they may lie is followed at once.
fn counted(text: &str) -> Result<u32, String> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let bout: Bout<StakBots> =
        StakBots::read_position(text, None, &content).expect("a position that can be played on");
    boxes_counted::<StakBots, Cards>(&bout, 0..40 * soak())
}

#[test]
fn small_boxes_are_counted() {
    let text = "[staks]\nA = [\"P4\", \"(?)\", \"(?)\"]\nB = [\"P5\", \"(?)\", \"(?)\"]\n\
                [hands]\nA = [\"P1\"]\nB = [\"DONOR\"]\n\
                [scrapheap]\ncommon = [\"P1\", \"RECALL\"]\n\
                [unseen]\ncommon = [\"P2\", \"P3\", \"P3\", \"LIFT\", \"SINK\"]\n";
    assert!(counted(text).expect("every box is as likely as the rules say") > 150);
}

/// SB-R72: B may hold two of what nobody saw before the reshuffle and one card of the new supply; A imagines each as
/// often as it is due.
#[test]
fn hands_from_two_shuffles_are_imagined_as_often_as_they_are_due() {
    let text = "[staks]\nA = [\"P2\", \"(?) older 1\"]\nB = [\"P2\", \"(?)\"]\n\
                [hands]\nB = [\"P3 older 1\", \"P4 older 1\", \"P5\"]\n\
                [unseen]\ncommon = [\"P3\", \"P3\"]\n[older]\n1 = [\"P4\"]\n";
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let bout: Bout<StakBots> =
        StakBots::read_position(text, None, &content).expect("a position that can be played on");
    let hand = |bout: &Bout<StakBots>| {
        let held = &StakBots::view(bout, Some(Seat(1))).players[1].hand;
        held.iter()
            .filter_map(|card| card.kind())
            .map(|kind| content.kind(kind).code.clone())
            .collect::<Vec<_>>()
            .join(" ")
    };
    // Older: two of P3, P4, P4. Present: one of P3, P3, P5.
    let due = [("P3 P3 P4", 4), ("P3 P4 P5", 2), ("P3 P4 P4", 2), ("P4 P4 P5", 1)];
    let due: Vec<(String, u64)> = due.map(|(hand, due)| (hand.to_owned(), due)).into();
    matches_enumeration(&bout, Seat(0), hand, &due, 4_000, 7).expect("as often as due");
}
