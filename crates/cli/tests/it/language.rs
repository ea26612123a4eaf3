//! The made-up language shows which words do not come from the catalog.

use crate::hangar::{Home, ones};
use catalog::{Playable, Visitor};
use kernel::PackText;

/// The names on the cards, in English: data of the house pack.
struct Cards;

impl Visitor for Cards {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        let quoted = |PackText { text, .. }: &PackText| {
            text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<String>>()
        };
        G::house().iter().flat_map(quoted).collect()
    }
}

#[test]
fn a_whole_bout_says_nothing_that_cannot_be_translated() {
    let home = Home::new();
    let cards = catalog::with_game("stak-bots", Cards).expect("the game is there");
    let mut allowed: Vec<&str> = cards.iter().map(String::as_str).collect();
    allowed.extend(["A", "B", "SB", "R", "random", "quit", "bout", "Stak Bots"]);
    for seed in ["1", "2", "3"] {
        let args = ["play", "stak-bots", "--lang", "en-XA", "--seats", "human,random", "--seed", seed];
        let home = Home::new();
        let ran = home.run(&[&args[..], &["--save", "bout"]].concat(), &ones());
        ran.ends(0);
        for line in ran.out.lines() {
            assert_eq!(words::is_pseudo_only(line, &allowed), Ok(()), "{line}");
        }
    }
    let plain = home.run(&["play", "stak-bots", "--seed", "1"], "");
    assert!(words::is_pseudo_only(&plain.out, &allowed).is_err(), "English is not the made-up language");
}

#[test]
fn the_environment_chooses_the_language() {
    let home = Home::new();
    let said = |name: &str, value: &str| {
        let output = home.command(&["games"]).env(name, value).output().expect("it ran");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(said("HANGAR_LANG", "en-XA").contains('［'));
    assert!(!said("HANGAR_LANG", "en").contains('［'));
    assert!(said("LC_ALL", "en_XA.UTF-8").contains('［'));
    assert!(said("HANGAR_LANG", "tlh").contains("named tables"), "an unknown language falls back to English");
}
