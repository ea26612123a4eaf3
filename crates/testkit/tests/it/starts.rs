//! Named starts: what a scenario says lies on top of its start, and every mistake is told in the file where it stands.

use std::path::{Path, PathBuf};
use testkit::scenario::{
    NoStart, Reached, ScenarioFault, Sources, StartText, bless, house_only, reach, rule_ids, run, run_all,
    start_of, upgrade,
};
use testkit::toys::Skirmish;
use testkit::toys::skirmish::RULES;

const DUEL: &str = "game = \"skirmish\"\nabout = \"Two seats.\"\n\n[given]\nturn-of = \"A\"\n[given.seat.A]\nhand = { Relay = 1, Spark = 1 }\n\
                    cell = [0, 0]\n[given.seat.B]\nhand = { Spark = 2 }\npile = { Parry = 1, Lance = 1 }\ncell = [4, 0]\n";

const COVER: &str = "rules = [\"SK-4\"]\ntitle = \"A relay is played\"\nstart = \"duel\"\n\n[given]\nseat.A.hand.Lance = 2\n\n\
                     [play]\nsteps = '''\nA: to 0,0; play Relay\n'''\n\n[then]\nwaiting = \"B: respond\"\nseat.A.hand = { Spark = 1, Lance = 2 }\n";

/// Finds `duel` with this text, and nothing else.
fn with_start<T>(duel: &str, act: impl FnOnce(Sources<'_>) -> T) -> T {
    let starts = |name: &str| match name {
        "duel" => Ok(StartText { file: "starts/duel.toml".to_owned(), text: duel.to_owned() }),
        _ => Err(NoStart { what: "there is no such start".to_owned(), known: vec!["duel".to_owned()] }),
    };
    act(Sources { starts: &starts, ..house_only::<Skirmish>() })
}

fn faults(duel: &str, text: &str) -> Vec<ScenarioFault> {
    let ran = with_start(duel, |sources| run::<Skirmish>("it.toml", text, sources, &rule_ids(RULES)));
    ran.err().unwrap_or_default()
}

/// This change to the scenario makes it fail with exactly this.
fn fails(from: &str, to: &str, fault: &str) {
    assert!(COVER.contains(from), "no `{from}`");
    let found = faults(DUEL, &COVER.replacen(from, to, 1));
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [fault]);
}

/// This change to the start makes the scenario fail with exactly this.
fn fails_in_start(from: &str, to: &str, fault: &str) {
    assert!(DUEL.contains(from), "no `{from}`");
    let found = faults(&DUEL.replacen(from, to, 1), COVER);
    assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [fault]);
}

/// The position that a scenario begins with, as the game writes it.
fn position(text: &str) -> String {
    let reached = with_start(DUEL, |sources| reach::<Skirmish>("it.toml", text, sources, 0));
    let Reached { bout, .. } = reached.unwrap_or_else(|faults| panic!("{faults:?}"));
    <Skirmish as kernel::Notation>::write_position(&bout)
}

#[test]
fn what_differs_is_merged_key_by_key() {
    assert_eq!(faults(DUEL, COVER), []);
    let whole = COVER.replace("start = \"duel\"", "game = \"skirmish\"").replace(
        "[given]\nseat.A.hand.Lance = 2\n",
        "[given]\nturn-of = \"A\"\nseat.A = { hand = { Relay = 1, Spark = 1, Lance = 2 }, cell = [0, 0] }\n\
         seat.B = { hand = { Spark = 2 }, pile = { Parry = 1, Lance = 1 }, cell = [4, 0] }\n",
    );
    assert_eq!(faults(DUEL, &whole), []);
    assert_eq!(position(COVER), position(&whole));
    let other = COVER.replace("seat.A.hand.Lance = 2", "[given.seat.A]\ncell = [1, 1]\nhand = { Spark = 3 }");
    let whole = whole
        .replace("cell = [0, 0]", "cell = [1, 1]")
        .replace("Spark = 1, Lance = 2 }, cell", "Spark = 3 }, cell");
    assert_eq!(position(&other), position(&whole), "however the tables are written");
}

#[test]
fn a_start_alone_is_enough() {
    let bare = COVER.replace("[given]\nseat.A.hand.Lance = 2\n", "").replace(", Lance = 2 }", " }");
    assert_eq!(faults(DUEL, &bare), []);
}

#[test]
fn parts_of_a_start_can_be_left_out() {
    let without = |paths: &str| COVER.replacen("\n\n", &format!("\nwithout = {paths}\n\n"), 1);
    let text = without("[\"seat.A.hand.Spark\", 'seat.B.\"pile\".Lance']");
    let lances = |text: &str| position(text).matches("Lance").count();
    assert_eq!((lances(COVER), lances(&text)), (2, 1), "{}", position(&text));
    let text = text.replace("{ Spark = 1, Lance = 2 }", "{ Lance = 2 }");
    assert_eq!(faults(DUEL, &text), []);
    let told =
        |paths: &str| faults(DUEL, &without(paths)).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        told("\"seat.A.hend\""),
        ["it.toml:4:11: the start has no `seat.A.hend` (did you mean `hand`?)"]
    );
    assert_eq!(told("\"seat.A.cell.x\""), ["it.toml:4:11: the start has no `seat.A.cell.x`"]);
    assert!(told("\"seat A\"")[0].starts_with("it.toml:4:11: this is no path"));
    assert_eq!(told("[]"), ["it.toml:4:11: an empty `without` says nothing"]);
    let alone = without("\"seat.A\"").replace("start = \"duel\"\n", "");
    assert!(faults(DUEL, &alone)[0].message.contains("left out of a `start`"));
}

#[test]
fn faults_stand_in_the_file_with_the_wrong_text() {
    fails("Lance = 2", "Lanse = 2", "it.toml:6:13: there is no card called `Lanse`");
    fails_in_start("Parry = 1", "Pary = 1", "starts/duel.toml:11:10: there is no card called `Pary`");
    fails_in_start(
        "game = \"skirmish\"",
        "game = \"chess\"",
        "starts/duel.toml:1:8: this is a start of `chess`, not of `skirmish`",
    );
    fails_in_start("about", "abuot", "starts/duel.toml:2:1: unknown key `abuot` (did you mean `about`?)");
    fails_in_start(
        "about =",
        "start = \"x\"\nabout =",
        "starts/duel.toml:2:1: a start cannot begin with another start",
    );
    fails_in_start(
        "about =",
        "packs = [\"hose\"]\nabout =",
        "starts/duel.toml:2:10: pack `hose`: there is no such pack here",
    );
    let torn = faults("[given", COVER);
    assert!(torn.iter().all(|fault| fault.file == "starts/duel.toml" && fault.line == 1), "{torn:?}");
    let refused = "[setup]\nseats = 5\nrefused = [\"SK-1\"]\n";
    let found = faults(refused, COVER);
    assert_eq!(found[0].to_string(), "starts/duel.toml:3:1: a set-up that is refused stands in its scenario");
}

#[test]
fn an_unknown_start_is_told_with_the_nearest() {
    fails("\"duel\"", "\"dual\"", "it.toml:3:9: start `dual`: there is no such start (did you mean `duel`?)");
    fails("\"duel\"", "\"xyz\"", "it.toml:3:9: start `xyz`: there is no such start (known here: duel)");
}

#[test]
fn set_ups_packs_and_content_come_from_a_start_too() {
    let start = "packs = [\"house\"]\n[[card]]\nname = \"Mark\"\ncount = 1\npower = 1\n[setup]\nseats = 2\nhand = 1\n";
    let text = "rules = [\"SK-1\"]\ngame = \"skirmish\"\ntitle = \"x\"\nstart = \"duel\"\n\
                rolls = [\"pick 1\", \"draw Spark\", \"draw Mark\", \"draw Lance\", \"draw Relay\"]\n\n\
                [setup]\nhand = 2\n\n[then]\nwaiting = [\"A: swap a card\", \"B: swap a card\"]\n";
    assert_eq!(faults(start, text), []);
    let wrong = faults(&start.replace("power", "powr"), text);
    assert_eq!((wrong[0].file.as_str(), wrong[0].line), ("starts/duel.toml", 5), "{wrong:?}");
    let wrong = faults(&start.replace("seats = 2", "seets = 2"), text);
    assert_eq!((wrong[0].file.as_str(), wrong[0].line), ("starts/duel.toml", 7), "{wrong:?}");
    let mixed = faults(DUEL, text);
    assert_eq!(
        mixed[0].to_string(),
        "it.toml:7:2: the start has [given]: write what differs from it there as well"
    );
    let refused = text.replace("hand = 2", "seats = 5\nhand = 0\nrefused = [\"SK-1\"]");
    let refused =
        refused.split("\n\n[then]").next().expect("a beginning").replace("rolls", "packs = \"house\" #");
    assert_eq!(faults(start, &refused), []);
}

#[test]
fn a_game_must_be_known_from_somewhere() {
    let nameless = DUEL.replace("game = \"skirmish\"\n", "");
    assert_eq!(faults(&nameless, COVER)[0].to_string(), "it.toml:1:1: `game` is missing");
    let sources = Sources { game: Some("skirmish"), ..house_only::<Skirmish>() };
    let whole = "rules = [\"SK-1\"]\ntitle = \"x\"\n[given]\nseat.A.cell = [0, 0]\nseat.B.cell = [4, 0]\n[then]\nwaiting = \"A: move\"\n";
    let told = run::<Skirmish>("it.toml", whole, sources, &rule_ids(RULES));
    assert!(!format!("{told:?}").contains("`game` is missing"), "{told:?}");
}

#[test]
fn blessing_and_upgrading_leave_the_start_alone() {
    let ids = rule_ids(RULES);
    let other = COVER.replace("\"B: respond\"", "\"nobody\"").replace("Lance = 2 }\n", "Lance = 7 }\n");
    let blessed = with_start(DUEL, |sources| bless::<Skirmish>("it.toml", &other, sources, &ids));
    assert_eq!(blessed.as_deref(), Ok(COVER));
    let tables = COVER.replace(
        "[play]\nsteps = '''\nA: to 0,0; play Relay\n'''",
        "[[play]]\nseat = \"A\"\nanswers = [\"to 0,0\", \"play Relay\"]",
    );
    assert_eq!(upgrade("it.toml", &tables), Ok(Some(COVER.to_owned())));
}

/// A folder with these files below it.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&folder).ok();
    for (file, text) in files {
        let file = folder.join(file);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for tests");
        std::fs::write(file, text).expect("a file for tests");
    }
    folder
}

#[test]
fn the_nearest_folder_of_starts_above_a_scenario_counts() {
    let far = DUEL.replace("Relay = 1", "Relay = 9");
    let files = [
        ("starts/duel.toml", far.as_str()),
        ("starts/other.toml", DUEL),
        ("in/starts/duel.toml", DUEL),
        ("in/deep/it.toml", COVER),
    ];
    let folder = folder("nearest-start", &files);
    let it = folder.join("in/deep/it.toml");
    let found = start_of(&it, "duel").expect("there are two");
    assert_eq!(
        (found.text.as_str(), Path::new(&found.file)),
        (DUEL, folder.join("in/starts/duel.toml").as_path())
    );
    assert_eq!(start_of(&it, "other").map(|start| start.text).as_deref(), Ok(DUEL));
    for name in ["dull", "", "../starts/duel", "deep/duel"] {
        let known = start_of(&it, name).expect_err("no such name").known;
        assert!(["duel", "other"].iter().all(|name| known.iter().any(|known| known == name)), "{name}");
    }
    let around = folder.join("in/deep/../deep/it.toml");
    assert_eq!(start_of(&around, "duel").map(|start| start.text).as_deref(), Ok(DUEL));
    let idle = run_all::<Skirmish>(&folder).expect_err("nobody names the far ones");
    assert_eq!(idle.lines().count(), 2, "{idle}");
    assert!(idle.lines().all(|line| line.ends_with("no scenario begins with this start")), "{idle}");
    std::fs::remove_dir_all(folder.join("starts")).expect("it is there");
    assert_eq!(run_all::<Skirmish>(&folder).map(|reports| reports.len()), Ok(1));
}
