//! The example pack of docs/packs.md is what the page shows, has no fault and can be played. And the schemas.

use crate::hangar::Home;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tabletop::sheet::{Shape, Sheet};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

fn example() -> PathBuf {
    root().join("docs/examples/my-pack")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All TOML files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut found: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    found.sort();
    found
}

#[test]
fn the_pages_on_packs_show_the_files_of_the_example() {
    let docs = std::fs::read_dir(root().join("docs"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path());
    let is_page = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.starts_with("packs") && name.ends_with(".md")
    };
    let page: String = docs.filter(is_page).map(|path| read(&path)).collect();
    let mut shown = BTreeSet::new();
    for block in page.split("```toml\n").skip(1) {
        let block = block.split("```").next().expect("a block ends");
        let Some((name, text)) = block.strip_prefix("# my-pack/").and_then(|block| block.split_once('\n'))
        else {
            continue;
        };
        let file = example().join(name);
        assert!(read(&file).starts_with(text.trim_end()), "a page shows another {name}");
        shown.insert(file);
    }
    assert_eq!(shown, files(&example()).into_iter().collect(), "every file of the example is shown");
}

#[test]
fn the_cards_that_the_page_of_words_writes_out_have_no_fault() {
    let home = Home::new();
    let page = read(&root().join("docs/giga-robo-vocabulary.md"));
    let cards = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a block");
    let pilot = read(&example().join("giga-robo/mira-voss.toml"));
    let kept = 1 + pilot.matches("[[card]]").count() - cards.matches("[[card]]").count();
    let kept: Vec<&str> = pilot.split("[[card]]").take(kept).collect();
    home.file("own/giga-robo/pilot.toml", kept.join("[[card]]") + cards);
    home.run(&["check-pack", "own"], "").ends(0).says("no fault in one file of Giga-Robo!");
}

#[test]
fn the_example_has_no_fault_and_is_played_in_every_game() {
    let home = Home::new();
    let pack = example().display().to_string();
    let checked = home.run(&["check-pack", &pack], "");
    checked.ends(0).says("of Stak Bots").says("of Steel Arena").says("of Giga-Robo!");
    let duel = |game: &str, more: &[&str]| {
        let args = [
            &["duel", game, "--packs", &pack, "--seats", "random,random", "--bouts", "2", "--seed", "1"],
            more,
        ]
        .concat();
        home.run(&args, "").ends(0);
    };
    duel("stak-bots", &["--options", "own-deck=magpies iron-fist"]);
    duel("steel-arena", &[]);
    duel("giga-robo", &[]);
    duel("heavy-hitters", &[]);
    let pieces = |game: &str, ask: &str, wanted: &str| {
        let play = [
            "play",
            game,
            "--pack",
            &pack,
            "--seats",
            "human,random",
            "--seed",
            "1",
            "--line",
            "--save",
            game,
        ];
        home.run(&play, &format!("? {ask}\nquit\n")).ends(0).says(wanted);
    };
    pieces("stak-bots", "magpie", "Magpie Bot (MAGPIE)");
    pieces("steel-arena", "harpoon", "Harpoon");
    pieces("giga-robo", "second-look", "Second Look");
    pieces("heavy-hitters", "nail storm", "Nail Storm");
}

#[test]
fn a_pilot_and_a_robot_of_a_pack_make_a_build_that_is_played() {
    let home = Home::new();
    let pack = example().display().to_string();
    let build = home.run(&["build", "giga-robo", "--packs", &pack, "--quick", "MIRA-VOSS", "GANTRY"], "");
    build.ends(0).says("MIRA-VOSS").says("LAST-HOIST");
    home.file("mira.toml", &build.out);
    home.run(&["build", "giga-robo", "mira.toml", "--packs", &pack], "").ends(0);
    home.run(&["build", "giga-robo", "mira.toml"], "").ends(1).says("MIRA-VOSS");
    let play = [
        "play",
        "giga-robo",
        "--packs",
        &pack,
        "--build",
        "A=mira.toml",
        "--seats",
        "random,random",
        "--seed",
        "1",
    ];
    home.run(&play, "").ends(0).tells_the_end();
}

#[test]
fn a_faction_of_a_pack_makes_a_build_that_is_played() {
    let home = Home::new();
    let pack = example().display().to_string();
    let build = home.run(&["build", "heavy-hitters", "--packs", &pack, "--quick", "NIGHT-SHIFT"], "");
    build.ends(0).says("NS-IDA").says("NS-ARC-LAMP");
    home.file("night.toml", &build.out);
    home.run(&["build", "heavy-hitters", "night.toml"], "").ends(1).says("NIGHT-SHIFT");
    let seats = ["--build", "A=night.toml", "--seats", "random,random", "--seed", "1"];
    let play = [&["play", "heavy-hitters", "--packs", pack.as_str()][..], &seats].concat();
    home.run(&play, "").ends(0).tells_the_end();
}

#[test]
fn what_check_pack_says_is_what_a_bout_says() {
    let home = Home::new();
    let file = |text: &str| drop(home.file("own/giga-robo/own.toml", text));
    let dash = read(&root().join("packs/house/giga-robo/dash.toml"));
    file(&dash.replacen("\"DASH\"", "\"DOUBLE\"", 1));
    for args in [["check-pack", "own", "--game", "giga-robo"], ["play", "giga-robo", "--packs", "own"]] {
        let ran = home.run(&args, "");
        assert!(ran.code != 0, "{args:?}");
        ran.says("own/giga-robo/own.toml:")
            .says("there is another `CIRCUIT-FLOW`")
            .says("packs/house/giga-robo/dash.toml:");
    }
    file(&dash.replace("do = {", "do = { do = {"));
    home.run(&["check-pack", "own"], "").ends(1).says("own/giga-robo/own.toml:");
}

/// `HANGAR_BLESS=1` writes the files anew.
#[test]
fn the_schemas_in_the_repository_are_those_of_the_program() {
    let home = Home::new();
    home.run(&["schema", "--out", "schemas"], "").ends(0).says("schemas");
    let (made, kept) = (home.path.join("schemas"), root().join("packs/schemas"));
    let names = |folder: &Path| -> BTreeSet<_> {
        std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .map(|entry| entry.expect("an entry").file_name())
            .collect()
    };
    if std::env::var_os("HANGAR_BLESS").is_some() {
        std::fs::create_dir_all(&kept).expect("a folder");
        for name in names(&made) {
            std::fs::copy(made.join(&name), kept.join(&name)).expect("copied");
        }
    }
    assert_eq!(names(&made), names(&kept));
    for name in names(&made) {
        assert!(
            read(&made.join(&name)) == read(&kept.join(&name)),
            "{name:?} is not what `hangar schema` writes"
        );
    }
}

#[test]
fn files_of_packs_point_to_a_schema_that_they_keep_to() {
    let mut count = 0;
    for file in files(&root().join("packs")).into_iter().chain(files(&example())) {
        let text = read(&file);
        let line = text.lines().next().and_then(|line| line.strip_prefix("#:schema "));
        let schema = file.parent().expect("a folder").join(line.expect("the first line names a schema"));
        let schema: serde_json::Value = serde_json::from_str(&read(&schema)).expect("JSON");
        let sheet = Sheet::parse(&text).expect("TOML");
        let holds = Shape::new(&schema).holds(&sheet);
        assert!(holds, "{}: {:#?}", file.display(), sheet.finish());
        count += 1;
    }
    assert!(count > 12, "{count} files");
}

#[test]
fn every_kind_of_schema_is_printed_and_explains_every_key() {
    let home = Home::new();
    for game in ["stak-bots", "steel-arena", "giga-robo"] {
        for kind in ["content", "pack", "set-up", "scenario", "start"] {
            let ran = home.run(&["schema", game, kind], "");
            ran.ends(0).says("\"$schema\"");
            assert_eq!(tabletop::schema::unexplained(&ran.out), [""; 0], "{game} {kind}");
        }
    }
    home.run(&["schema", "giga-robo", "build"], "").ends(0);
    home.run(&["schema", "stak-bots", "setup"], "").ends(2).says("set-up");
    home.run(&["schema"], "").ends(2);
}

/// Every scenario of every game has the shape of the schema for scenarios, and every start that of the one for starts.
#[test]
fn scenarios_keep_to_their_schema() {
    for (game, folder) in
        [("stak-bots", "stak_bots"), ("steel-arena", "steel_arena"), ("giga-robo", "giga_robo")]
    {
        let schema = |kind: &str| -> serde_json::Value {
            let text = read(&root().join(format!("packs/schemas/{game}.{kind}.json")));
            serde_json::from_str(&text).expect("JSON")
        };
        let (scenario, start) = (schema("scenario"), schema("start"));
        let (scenario, start) = (Shape::new(&scenario), Shape::new(&start));
        for file in files(&root().join("games").join(folder).join("tests/scenarios")) {
            let text = read(&file);
            let sheet = Sheet::parse(&text).expect("TOML");
            let is_start = file.parent().is_some_and(|folder| folder.ends_with("starts"));
            let holds = if is_start { &start } else { &scenario }.holds(&sheet);
            assert!(holds, "{}: {:#?}", file.display(), sheet.finish());
        }
        let wrong = Sheet::parse("titel = \"x\"\n[[play]]\nanswr = 1\n").expect("TOML");
        assert!(!scenario.holds(&wrong) && !start.holds(&wrong));
    }
}
