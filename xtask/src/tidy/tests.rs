//! All checks of the files together, on a small made-up repository.

use super::{faults, of_toys};
use crate::files::Tree;
use crate::temp::TempDir;

/// A repository without a fault: every page, one crate, one game.
fn sound() -> TempDir {
    let dir = TempDir::new();
    for page in ["README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        dir.write(page, "# A page\n");
    }
    dir.write("crates/kernel/src/lib.rs", "//! The kernel.\npub fn one() -> u8 { 1 }\n");
    dir.write("games/chess/words/en.ftl", "chess-mate = mate\n");
    dir.write(
        "games/chess/src/procedures/turn.rs",
        "//! A turn.\nfn turn(a: u8) { match a { 0 => Message::new(\"chess-mate\"), 1.. => b } }\n",
    );
    dir
}

fn found(dir: &TempDir) -> Vec<String> {
    let tree = Tree::read(dir.path()).expect("the tree can be read");
    let mut faults = faults(&tree);
    faults.sort();
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_sound_repository_has_no_faults() {
    assert_eq!(found(&sound()), [""; 0]);
}

#[test]
fn one_fault_of_each_kind_is_reported_all_at_once() {
    let dir = sound();
    dir.write(
        "games/chess/src/procedures/turn.rs",
        "//! A turn.\nuse std::fs;\nfn turn() {\n    match a { _ => Message::new(\"chess-mat\") }\n}\n\
         #[ignore = \"slow\"]\nfn later() { todo!() }\nfn last() { unimplemented!(); dbg!(1); }\n",
    );
    dir.write("docs/note.md", concat!("one\nsee /wo", "rk/main\n"));
    dir.write("crates/draw/src/lib.rs", "fn draw() -> f64 { 1.0 }\n");
    std::fs::remove_file(dir.path().join("STYLE.md")).expect("the page was there");
    let found = found(&dir);
    let expected = [
        "STYLE.md:1: the page is missing",
        "crates/draw/src/lib.rs:1: the first line",
        "docs/note.md:2: names a place",
        "games/chess/src/procedures/turn.rs:2: rules know no files",
        "games/chess/src/procedures/turn.rs:4: no English words have",
        "games/chess/src/procedures/turn.rs:4: no `_ =>`",
        "games/chess/src/procedures/turn.rs:6: unfinished work: #[ignore]",
        "games/chess/src/procedures/turn.rs:7: unfinished work: todo!(",
        "games/chess/src/procedures/turn.rs:8: unfinished work: dbg!(",
        "games/chess/src/procedures/turn.rs:8: unfinished work: unimplemented!(",
        "games/chess/words/en.ftl:1: nobody says `chess-mate`",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (fault, beginning) in found.iter().zip(expected) {
        assert!(fault.starts_with(beginning), "{fault}\nis not\n{beginning}");
    }
}

#[test]
fn toys_are_held_to_what_games_are_held_to() {
    let dir = sound();
    let turn =
        |code: &str| format!("//! A turn.\nfn turn(a: u8) {{ match a {{ 0 => {code}, 1.. => b }} }}\n");
    dir.write("toys/games/duel/words/en.ftl", "duel-mate = mate\n");
    dir.write("toys/games/duel/src/procedures/turn.rs", &turn("Message::new(\"duel-mate\")"));
    let found = |dir: &TempDir| of_toys(Tree::read(dir.path()).expect("the tree can be read"));
    assert_eq!(found(&dir), []);
    dir.write(
        "toys/games/duel/src/procedures/turn.rs",
        "//! A turn.\nuse std::fs;\nfn turn() { match a { _ => b } }\n",
    );
    let mut faults: Vec<String> = found(&dir).iter().map(ToString::to_string).collect();
    faults.sort();
    for (fault, beginning) in faults.iter().zip([
        "toys/games/duel/src/procedures/turn.rs:2: rules know no files",
        "toys/games/duel/src/procedures/turn.rs:3: no `_ =>`",
        "toys/games/duel/words/en.ftl:1: nobody says `duel-mate`",
    ]) {
        assert!(fault.starts_with(beginning), "{fault}\nis not\n{beginning}");
    }
    assert_eq!(faults.len(), 3, "{faults:#?}");
}
