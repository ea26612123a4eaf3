//! Tables that chance sets up: play begins at once, nobody takes that back, and it comes again from the entries.

use crate::desk::{ADA, BO, Desk};
use lobby::{Command, Refusal, SetupChoice, Terms};

/// A game, its usual set-up, and what it asks before the first turn.
const GAMES: [(&str, &str, &[&str]); 2] = [
    ("giga-robo", "duel", &["map", "obstacle", "position", "zone"]),
    ("steel-arena", "base", &["place", "face"]),
];

fn terms(game: &str, setup: &str, by_chance: bool) -> Terms {
    Terms { by_chance, ..Terms::of(game, SetupChoice::Named(setup.to_owned())) }
}

/// The kind of the question that somebody is asked.
fn kind(desk: &Desk, table: lobby::TableId) -> String {
    let person = [ADA, BO][usize::from(desk.owing(table)[0])];
    desk.sight(person, table).look.asked.as_ref().expect("they are asked").kind.clone()
}

#[test]
fn chance_sets_up_the_table() {
    for (game, setup, asked) in GAMES {
        for seed in 0..8 {
            let (desk, table) = Desk::bout_seeded(terms(game, setup, true), seed);
            let kind = kind(&desk, table);
            assert!(!asked.contains(&kind.as_str()), "{game} asks for {kind}");
            desk.assert_rebuilt();
            desk.assert_restored();
        }
    }
}

#[test]
fn without_a_word_everybody_sets_up_the_table() {
    for (game, setup, asked) in GAMES {
        let (desk, table) = Desk::bout(terms(game, setup, false));
        assert!(asked.contains(&kind(&desk, table).as_str()), "{game}");
    }
}

#[test]
fn nobody_takes_back_what_chance_has_set_up() {
    for (game, setup, _) in GAMES {
        let (mut desk, table) = Desk::bout(terms(game, setup, true));
        let seat = desk.owing(table)[0];
        let person = [ADA, BO][usize::from(seat)];
        let number = desk.sight(person, table).number;
        assert!(!desk.sight(person, table).undo);
        assert_eq!(desk.send(person, Command::Undo { table, number }), Err(Refusal::NotFree));
    }
}
