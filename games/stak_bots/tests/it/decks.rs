//! Own decks are validated with all faults at once (SB-17.25), and so is every set-up.

use kernel::{Bout, Cited, Library};
use stak_bots::{Borderless, Decks, Mode, Setup, StakBots};
use std::collections::BTreeMap;

fn faults(setup: &Setup) -> Vec<&'static str> {
    let content = StakBots::content(&StakBots::house()).expect("the house pack has no faults");
    match Bout::<StakBots>::open(setup, &content, None) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(Cited::rule).collect(),
    }
}

#[test]
fn a_deck_of_the_wrong_cards_shows_every_fault() {
    let deck: BTreeMap<String, u8> =
        [("FLARE".to_owned(), 6), ("NOPE".to_owned(), 1), ("P1".to_owned(), 10)].into_iter().collect();
    let setup = Setup { decks: Decks::Own(vec![deck.clone(), deck]), ..Setup::standard(2) };
    let found = faults(&setup);
    // For each seat: an unknown card, too many copies twice, five ranks of the wrong size, and the
    // deck is too small for nothing: 16 cards against the 13 needed.
    assert_eq!(found.iter().filter(|rule| **rule == "SB-17.25").count(), 16, "{found:?}");
}

#[test]
fn options_that_clash_are_all_named() {
    let setup = Setup {
        mode: Mode::Traitor,
        recycling: true,
        borderless: Borderless::Team,
        depth: Some(99),
        ..Setup::standard(2)
    };
    assert_eq!(faults(&setup), ["SB-R2", "SB-T2", "SB-T2", "SB-T2"]);
}

#[test]
fn every_named_set_up_opens() {
    for (name, setup) in StakBots::setups() {
        assert_eq!(faults(&setup), [""; 0], "{name}");
    }
}
