//! Line mode on strings: what a screen would show, and when it is cleared.

mod every_game;

use crate::edge::language;
use crate::edge::paint::{ColorChoice, Paint};
use crate::edge::stage::{Manner, Stage};
use crate::packs::{self, Packs};
use crate::players::Player;
use crate::session::{Ended, Opening, Session, Sitter};
use catalog::{Playable, Visitor};
use kernel::{Header, Recording};

const CLEARED: &str = "\u{1b}[2J";

/// What a screen shows while people answer with these lines; and how the session ended.
struct Screen<'t> {
    players: Vec<Player>,
    typed: &'t str,
}

impl Visitor for Screen<'_> {
    type Out = (String, Ended);

    fn visit<G: Playable>(self) -> (String, Ended) {
        let paint = Paint::new(ColorChoice::Never, false, false);
        let speaker = language::speaker(Some("en"), &[]);
        let packs: Packs<G> = packs::load(&[], paint).expect("the house pack is sound");
        let (_, setup) = G::setups().swap_remove(0);
        let recording = Recording::open(Header::of::<G>(packs.refs.clone()), setup, &packs.content);
        let sitter = |&player: &Player| Sitter { player, name: None };
        let opening = Opening {
            recording: recording.expect("a named table is legal"),
            packs: &packs,
            sitters: self.players.iter().map(sitter).collect(),
            seed: 3,
            slot: None,
            pauses: false,
        };
        let mut output = Vec::new();
        let manner = Manner { is_typed: false, is_screen: true, width: Some(80) };
        let mut stage = Stage::new(self.typed.as_bytes(), &mut output, &speaker, paint, manner);
        let ended = Session::new(opening).run(&mut stage).expect("strings can be written");
        drop(stage);
        (String::from_utf8(output).expect("what was written is text"), ended)
    }
}

fn shown(players: &[Player], typed: &str) -> (String, Ended) {
    let screen = Screen { players: players.to_vec(), typed };
    catalog::with_game(catalog::entries()[0].id, screen).expect("the first game is there")
}

#[test]
fn no_screen_shows_the_hands_of_two_people() {
    let (text, ended) = shown(&[Player::Human, Player::Human], &"1\n".repeat(500));
    assert_eq!(ended, Ended::Over);
    let screens: Vec<&str> = text.split(CLEARED).collect();
    assert!(screens.len() > 4, "{text}");
    for screen in screens {
        let sees = |seat: &str| screen.contains(&format!("{seat} (you)"));
        assert!(!(sees("A") && sees("B")), "{screen}");
        let asks = screen.contains("Press Enter when nobody else is looking");
        assert!(!(asks && (sees("A") || sees("B"))), "{screen}");
    }
}

#[test]
fn one_person_keeps_the_screen() {
    let computer = Player::Computer(bots::Level::Random);
    let (text, ended) = shown(&[Player::Human, computer], "1\n1\n");
    assert_eq!(ended, Ended::Left);
    assert!(!text.contains(CLEARED) && text.contains("A (you)"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn a_standing_order_is_given_in_a_line() {
    let computer = Player::Computer(bots::Level::Random);
    let (text, _) = shown(&[Player::Human, computer], "order\norder stop\norder ask\norder pass\n");
    let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("`{words}` is not said: {text}"));
    let told = [
        at("You have no standing orders."),
        at("Type “order pass” to pass from now on at questions like this one (“"),
        at("“stop” is no standing order."),
        at("No standing order is about “"),
        at("From now on you pass at “"),
    ];
    assert!(told.is_sorted(), "{text}");
    let (before, after) = text.split_at(told[4]);
    let first = before.lines().position(|line| line.trim_start().starts_with("1. ")).expect("a question");
    let question = before.lines().nth(first - 1).expect("its words");
    assert!(after.lines().count() > 3 && !after.contains(question), "`{question}` again: {after}");
}
