//! New games as copies of toys, without compiling them: the toys are compiled and tested with everything else.

use super::{EXAMPLE, Names, TEMPLATE, TOYS, copied, names, next_steps, renamed, scaffold};
use crate::Failure;
use crate::temp::TempDir;
use std::path::Path;

fn named(dir: &TempDir, call: &[&str]) -> Result<Names, String> {
    let arguments: Vec<String> = call.iter().map(|&word| word.to_owned()).collect();
    names(dir.path(), &arguments).map_err(|failure| match failure {
        Failure::Usage(why) => why,
        other => panic!("not a usage error: {other}"),
    })
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace")
}

#[test]
fn names_follow_from_the_name_unless_they_are_given() {
    let dir = TempDir::new();
    let names = named(&dir, &["tin_soldiers"]).expect("a good name");
    assert_eq!(names.type_name, "TinSoldiers");
    assert_eq!(names.title, "Tin Soldiers");
    assert_eq!(names.prefix, "TS");
    assert_eq!(named(&dir, &["chess"]).expect("a good name").prefix, "CH");
    let given = named(&dir, &["go_9", "--title", "Go (9×9)", "--prefix", "GN"]);
    let given = given.expect("good names");
    assert_eq!((given.title.as_str(), given.prefix.as_str()), ("Go (9×9)", "GN"));
}

#[test]
fn bad_names_are_refused_with_the_reason() {
    let dir = TempDir::new();
    dir.write("games/chess/Cargo.toml", "");
    dir.write("games/chess/RULES.md", "- **TS-1.1** A rule.\n");
    dir.write("toys/games/tin_duel/Cargo.toml", "");
    dir.write("crates/kernel/Cargo.toml", "");
    let table = [
        (&[][..], "needs a name"),
        (&["Chess"], "no name for a game"),
        (&["../etc"], "no name for a game"),
        (&["a__b"], "no name for a game"),
        (&["9lives"], "no name for a game"),
        (&["go"], "3 to 40"),
        (&["match"], "reserved"),
        (&["chess"], "exists already"),
        (&["tin_duel"], "toys/games/tin_duel"),
        (&["kernel"], "crates/kernel"),
        (&["tin_soldiers"], "belong to chess"),
        (&["one", "two"], "one game at a time"),
        (&["one", "--colour"], "no option"),
        (&["one", "--title"], "needs a value"),
        (&["one", "--prefix", "x1"], "capital letters"),
        (&["one", "--title", "\"One\""], "no title"),
    ];
    for (call, reason) in table {
        let why = named(&dir, call).expect_err("refused");
        assert!(why.contains(reason), "{call:?}: {why}");
    }
}

#[test]
fn names_are_changed_where_they_are_whole_words() {
    let dir = TempDir::new();
    let toy = named(&dir, &["tin_duel"]).expect("a good name");
    let new = named(&dir, &["go_9", "--title", "Go, tin_duel!", "--prefix", "GN"]).expect("good names");
    for (before, after) in [
        ("use tin_duel::TinDuel;", "use go_9::Go9;"),
        ("game = \"tin-duel\" # Tin Duel", "game = \"go-9\" # Go, tin_duel!"),
        ("TD-1.1, TD-R2", "GN-1.1, GN-R2"),
        ("td-event-left = \"td\"", "gn-event-left = \"gn\""),
        ("art/td-robot.svg", "art/gn-robot.svg"),
        ("std, <td>, STD-1, tin_duels, TinDuelist", "std, <gn>, STD-1, tin_duels, TinDuelist"),
        ("“TD”é", "“GN”é"),
    ] {
        assert_eq!(renamed(before, &toy, &new), after);
    }
}

#[test]
fn a_toy_becomes_a_game_with_its_pack() {
    let dir = TempDir::new();
    dir.write("toys/games/rusty_bolts/Cargo.toml", "name = \"rusty_bolts\"\n");
    dir.write("toys/games/rusty_bolts/src/lib.rs", "//! Rusty Bolts, RB-1.1.\nstruct RustyBolts;\n");
    dir.write("toys/packs/house/rusty-bolts/cards.toml", "# rusty-bolts, rb-\n");
    let names = named(&dir, &["tin_soldiers"]).expect("a good name");
    let made = scaffold(dir.path(), TEMPLATE, &names).expect("made");
    let files = [
        "games/tin_soldiers/Cargo.toml",
        "games/tin_soldiers/src/lib.rs",
        "packs/house/tin-soldiers/cards.toml",
    ];
    assert_eq!(made, files);
    assert_eq!(dir.read(files[0]), "name = \"tin_soldiers\"\n");
    assert_eq!(dir.read(files[1]), "//! Tin Soldiers, TS-1.1.\nstruct TinSoldiers;\n");
    assert_eq!(dir.read(files[2]), "# tin-soldiers, ts-\n");
    assert!(next_steps(&names).contains("tin_soldiers.workspace = true"));
    assert!(next_steps(&names).contains("tin_soldiers::TinSoldiers,"));
}

#[test]
fn where_a_file_is_no_text_nothing_is_made() {
    let dir = TempDir::new();
    dir.write("toys/games/rusty_bolts/Cargo.toml", "fine\n");
    let names = named(&dir, &["tin_soldiers"]).expect("a good name");
    let refused = scaffold(dir.path(), TEMPLATE, &names);
    assert!(matches!(refused, Err(Failure::Failed(why)) if why.contains("toys/packs/house/rusty-bolts")));
    assert!(!dir.path().join("games").exists());
}

/// Whether one of these words stands in the text as a whole word.
fn has_word(text: &str, words: &[&str]) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric()).any(|word| words.contains(&word))
}

#[test]
fn both_toys_become_sound_games_without_a_left_over_word() {
    let new = named(&TempDir::new(), &["oak_soldiers"]).expect("a good name");
    for ((toy, prefix), left_over) in
        [(TEMPLATE, ["Rusty", "rusty", "RustyBolts"]), (EXAMPLE, ["Tin", "tin", "TinDuel"])]
    {
        let made = copied(&root().join(TOYS), (toy, prefix), &new).expect("no fault");
        let small = prefix.to_ascii_lowercase();
        let words = [&left_over[..], &[prefix, &small]].concat();
        for (path, text) in &made {
            let is_toml = path.ends_with(".toml");
            assert!(!is_toml || text.parse::<toml_edit::DocumentMut>().is_ok(), "{path} is no TOML");
            let is_rust = path.ends_with(".rs");
            assert!(!is_rust || text.starts_with("//! "), "{path} does not begin with its idea");
            assert!(!has_word(path, &words), "{path}");
            for line in text.lines() {
                assert!(!has_word(line, &words), "{path}: {line}");
            }
        }
        let text_of = |wanted: &str| {
            let found = made.iter().find(|(path, _)| path == wanted);
            found.map_or_else(|| panic!("{wanted} is missing"), |(_, text)| text.as_str())
        };
        let game = |file: &str| text_of(&format!("games/oak_soldiers/{file}"));
        assert!(game("Cargo.toml").contains("name = \"oak_soldiers\""));
        assert!(game("src/lib.rs").contains("pub struct OakSoldiers;"));
        assert!(game("src/library.rs").contains("const TITLE: &'static str = \"Oak Soldiers\";"));
        assert!(game("src/library.rs").contains("packed!(\"oak-soldiers\""));
        assert!(game("src/prose.rs").contains("const PREFIX: &'static str = \"os\";"));
        assert!(game("RULES.md").contains("- **OS-1.1**"));
        assert!(game("words/en.ftl").contains("os-event-"));
        assert!(game("tests/it/main.rs").contains("every_game! { OakSoldiers:"));
        assert!(made.iter().any(|(path, _)| path.starts_with("packs/house/oak-soldiers/")), "{toy}: no pack");
        assert!(
            made.iter().any(|(path, _)| path == "games/oak_soldiers/art/os-robot.svg"),
            "{toy}: no robot"
        );
    }
}

#[test]
fn every_rule_of_a_toy_has_its_code_and_its_scenario() {
    let checked = crate::rules::run(&root().join(TOYS), &["--check".to_owned()]);
    assert!(checked.is_ok(), "{checked:?}");
}

/// What a whole small game costs, blank lines and comments counted: docs/adding-a-game.md says so.
#[test]
fn the_toys_stay_small() {
    let names = named(&TempDir::new(), &["tin_soldiers"]).expect("a good name");
    for toy in [TEMPLATE, EXAMPLE] {
        let files = copied(&root().join(TOYS), toy, &names).expect("no fault");
        let rust = files.iter().filter(|(path, _)| path.contains("/src/"));
        let lines: usize = rust.map(|(_, text)| text.lines().count()).sum();
        assert!((400..700).contains(&lines), "{} has {lines} lines of Rust", toy.0);
    }
}

/// They are tested with everything, and the program does not have them.
#[test]
fn the_toys_are_of_the_workspace_and_not_of_the_catalog() {
    let read = |file: &str| std::fs::read_to_string(root().join(file)).expect("it is there");
    assert!(read("Cargo.toml").contains("\"toys/games/*\""));
    for (toy, _) in [TEMPLATE, EXAMPLE] {
        assert!(!read("crates/catalog/Cargo.toml").contains(toy));
    }
}
