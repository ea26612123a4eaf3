//! Positions written by hand, or broken by chance: they are refused, at their place, or they can be played on.

use kernel::{Library, Notation};
use stak_bots::StakBots;

/// The faults, each with the text that it points at.
fn faults(text: &str) -> Vec<(String, &str)> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let faults = StakBots::read_position(text, None, &content).expect_err("faulty");
    faults.into_iter().map(|fault| (fault.what, &text[fault.span])).collect()
}

#[test]
fn no_card_lies_there_more_often_than_the_deck_has_it() {
    let text = "[staks]\nA = [\"FLARE\", \"(FLARE)\"]\nB = [\"P1\"]\n[hands]\nB = [\"FLARE\", \"FLARE\"]\n";
    let more = text
        .replace("[hands]", "[scrapheap]\ncommon = [\"FLARE\", \"FLARE\", \"FLARE\", \"FLARE\"]\n[hands]");
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    let copies = usize::from(content.kind(content.find("FLARE").expect("a house card")).copies);
    let told = faults(&more);
    assert_eq!(told.len(), 8 - copies, "{told:?}");
    let wanted = (format!("the deck has FLARE only {copies} times"), "\"FLARE\"");
    assert!(told.iter().all(|fault| *fault == wanted), "{told:?}");
}

#[test]
fn a_top_card_lies_face_up() {
    let told = faults("[staks]\nA = [\"(P3)\", \"P2\"]\nB = [\"P1\"]\n");
    assert_eq!(told, [("a top card lies face-up".to_owned(), "\"(P3)\"")]);
    let unseen = faults("[staks]\nA = [\"P2\"]\nB = [\"(?)\", \"P1\"]\n");
    assert_eq!(unseen[0], ("a top card lies face-up".to_owned(), "\"(?)\""));
}

/// The scenario with this end.
fn holds(then: &str) -> bool {
    let text = format!(
        "rules = [\"SB-6.2\"]\ngame = \"stak-bots\"\ntitle = \"orders\"\n[given]\nstaks.A = [\"P5\", \"P2\"]\n\
         staks.B = [\"P2\"]\nhands.A = [\"TRAMPLE\", \"P3\", \"P1\"]\n[play]\nsteps = '''\nA: discard P1\n'''\n[then]\n\
         {then}\nwaiting = \"A: act\"\n"
    );
    let rules = testkit::scenario::rule_ids(include_str!("../../RULES.md"));
    testkit::scenario::run::<StakBots>("it.toml", &text, testkit::scenario::house_only::<StakBots>(), &rules)
        .is_ok()
}

#[test]
fn hands_stand_in_any_order_and_staks_do_not() {
    assert!(holds("hands.A = [\"P3\", \"TRAMPLE\"]") && holds("hands.A = [\"TRAMPLE\", \"P3\"]"));
    assert!(!holds("hands.A = [\"P3\", \"P3\"]") && !holds("hands.A = [\"TRAMPLE\"]"));
    assert!(holds("staks.A = [\"P5\", \"P2\"]") && !holds("staks.A = [\"P2\", \"P5\"]"));
}
