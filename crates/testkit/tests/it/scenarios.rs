//! The scenario runner: correct scenarios pass, and every kind of mistake fails at its place.

use kernel::{Dealer, Waiting};
use std::path::{Path, PathBuf};
use testkit::scenario::{Report, ScenarioFault, bless, house_only, reach, rule_ids, run, run_all};
use testkit::toys::Skirmish;
use testkit::toys::skirmish::RULES;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/skirmish")
}

pub(crate) fn file(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("the scenario is there")
}

pub(crate) fn try_text(text: &str) -> Result<Report, Vec<ScenarioFault>> {
    run::<Skirmish>("it.toml", text, house_only::<Skirmish>(), &rule_ids(RULES))
}

/// The scenario with one thing changed.
fn changed(name: &str, from: &str, to: &str) -> String {
    replaced(&file(name), from, to)
}

/// The text with one thing changed.
pub(crate) fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "no `{from}` in:\n{text}");
    text.replacen(from, to, 1)
}

/// This change makes the scenario fail, in the line of `to`, with these words.
fn fails(name: &str, from: &str, to: &str, words: &str) {
    fails_in(&file(name), from, to, words);
}

/// This change makes the scenario with this text fail, in the line of `to`, with these words.
pub(crate) fn fails_in(text: &str, from: &str, to: &str, words: &str) {
    let text = replaced(text, from, to);
    let faults = try_text(&text).expect_err("it must not pass");
    let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(found.iter().any(|fault| fault.contains(words)), "{found:#?}");
    let line = text[..text.find(to).expect("the change")].matches('\n').count() + 1;
    let last = line + to.trim_end().matches('\n').count();
    let there = |fault: &ScenarioFault| fault.message.contains(words) && (line..=last).contains(&fault.line);
    assert!(faults.iter().any(there) || to.is_empty(), "not in line {line}: {found:#?}");
}

#[test]
fn the_scenarios_hold() {
    let reports = run_all::<Skirmish>(folder()).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(reports.len(), 6);
    assert!(reports.iter().any(|report| report.rules == ["SK-5", "SK-4"] && report.steps == 10));
}

#[test]
fn an_empty_folder_fails() {
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-scenarios");
    std::fs::create_dir_all(&empty).expect("a folder for tests");
    assert!(run_all::<Skirmish>(&empty).is_err());
}

#[test]
fn rule_ids_are_the_bullets() {
    let ids = rule_ids("# X\n- **SA-1.2** text\n  - **SA-R19** more\n- **bold** no\n- SA-3 no\n");
    assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["SA-1.2", "SA-R19"]);
}

#[test]
fn unknown_things_fail_with_the_nearest() {
    fails("parry.toml", "title =", "tittle =", "unknown key `tittle`");
    fails("parry.toml", "about =", "abuot =", "unknown key `abuot`");
    fails("cover.toml", "default = true", "defualt = true", "unknown key `defualt`");
    fails("parry.toml", "\"SK-5\", \"SK-4\"", "\"SK-55\"", "no rule `SK-55`");
    fails("parry.toml", "because = \"SK-3\"", "because = \"SK-33\"", "no rule `SK-33`");
    fails("parry.toml", "seat = \"A\"", "seat = \"X\"", "no seat `X`");
    fails("parry.toml", "hand = { Lance = 1", "hand = { Lanze = 1", "Lanze");
    fails("cover.toml", "turn = 1", "trun = 1", "no `trun`");
    fails("cover.toml", "\"cards of B\"", "\"card of B\"", "nothing is called");
    fails("parry.toml", "shows = [\"B: 2", "show = [\"B: 2", "unknown key `show`");
    fails("parry.toml", "answer = \"play Lance\"", "answer = \"fly\"", "means nothing");
    fails("parry.toml", "[given.seat.B]", "[given.seat.B]\nhat = 1", "hat");
    fails("opening.toml", "power = 1", "powr = 1", "powr");
    fails("opening.toml", "packs = [\"house\"]", "packs = [\"hose\"]", "no such pack");
    fails("parry.toml", "game = \"skirmish\"", "game = \"chess\"", "a scenario of `chess`");
    let help = try_text(&changed("parry.toml", "about =", "abuot =")).expect_err("unknown key");
    assert_eq!(help[0].to_string(), "it.toml:4:1: unknown key `abuot` (did you mean `about`?)");
}

#[test]
fn refusals_must_be_refused_for_their_reason() {
    fails("parry.toml", "refused = \"to 3,0\"", "refused = \"to 1,0\"", "is legal");
    fails("parry.toml", "because = \"SK-3\"", "because = \"SK-8\"", "refused, but by SK-3");
    fails("parry.toml", "because = \"SK-3\"\n", "", "needs `because`");
    fails("refused.toml", "hand = 0\nrefused", "hand = 2\nseats_are = 3\nrefused", "seats_are");
    fails("refused.toml", "refused = [\"SK-1\"]", "refused = [\"SK-2\"]", "not by");
    let legal = file("refused.toml").replace("seats = 5\nhand = 0", "seats = 2\nhand = 2");
    assert!(try_text(&legal).expect_err("it is legal")[0].message.contains("is legal"));
}

#[test]
fn answers_and_lists_must_be_legal_and_exact() {
    fails("parry.toml", "answer = \"play Lance\"", "answer = \"play Relay\"", "is refused: SK-4");
    fails("parry.toml", "\"pass\", \"play Spark\", \"play Lance\"", "\"pass\"", "legal besides");
    fails("parry.toml", "legal = [", "legal = [\"play Relay\", ", "not legal: [\"play Relay\"]");
    fails("parry.toml", "legal-includes = [\"to 1,1\"", "legal-includes = [\"to 4,1\"", "is refused: SK-3");
    fails("parry.toml", "legal-includes = [", "legal = [", "use `legal-includes`");
    fails("cover.toml", "\"to 0,0\", \"play Relay\"", "\"to 0,0\", \"play Lance\"", "is refused");
    fails(
        "parry.toml",
        "all = \"discard Spark\"\ntimes = 1",
        "all = \"discard Spark\"\ntimes = 4",
        "`discard Spark` is refused",
    );
}

#[test]
fn chance_must_come_out_even() {
    fails("cover.toml", "rolls = [\"draw Lance\"]\n", "", "chance is missing");
    fails("cover.toml", "\"draw Lance\"]", "\"draw Lance\", \"draw Lance\"]", "was not used");
    fails("cover.toml", "\"draw Lance\"]", "\"draw Spark\"]", "refused");
    fails("opening.toml", "\"pick 1\", ", "", "ImpossibleChance");
}

#[test]
fn what_is_impossible_must_be_refused_by_the_rules() {
    fails("not.toml", "\"draw Spark\", \"draw Parry\"]", "\"draw Lance\"]", "`draw Lance` is possible here");
    fails("not.toml", "\"draw Spark\", \"draw Parry\"]", "\"draw Sparc\"]", "no card called `Sparc`");
    fails("not.toml", "{ 1 = [\"draw Spark\"] }", "{ 2 = [\"draw Spark\"] }", "asked for 1 times");
    fails("not.toml", "{ 1 = [\"draw Spark\"] }", "{ 0 = [\"draw Spark\"] }", "which chance of this step");
    fails("not.toml", "impossible = { 1 = [\"draw Spark\"] }", "impossible = []", "says nothing");
    fails("not.toml", "rolls = []", "impossible = [\"draw Lance\"]", "asked for 0 times");
    fails(
        "opening.toml",
        "rolls = [\"pick 1\"",
        "impossible = [\"pick 0\"]\nrolls = [\"pick 1\"",
        "is possible",
    );
    fails("opening.toml", "packs =", "impossible = { 2 = [\"draw Lance\"] }\npacks =", "is possible");
    let third = "impossible = { 1 = [\"pick 2\"], 4 = [\"pick 1\"] }\npacks =";
    fails("opening.toml", "packs =", third, "`pick 1` is no outcome");
    let deal = changed("opening.toml", "packs =", "impossible = { 1 = [\"pick 2\"] }\npacks =");
    assert_eq!(try_text(&deal).map(|report| report.steps), Ok(4));
    let look = "[[play]]\nimpossible = [\"draw Lance\"]\nunasked";
    fails("not.toml", "[[play]]\nunasked", look, "without anything that asks for it");
}

#[test]
fn what_did_not_happen_must_not_have_happened() {
    fails(
        "not.toml",
        "never = [\"parried *\"",
        "never = [\"played * Spark\"",
        "`played A Spark` happened, event 1",
    );
    fails("not.toml", "never = [\"out *\"]", "never = [\"paid A Lance\"]", "`paid A Lance` happened");
    fails("not.toml", "never = [\"out *\"]", "never = []", "says nothing");
    fails(
        "not.toml",
        "[\"paid B Spark\", \"drew A *\"]",
        "[\"paid B Spark\", \"drew B *\"]",
        "did not happen",
    );
    fails("not.toml", "events = []", "events = [\"*\"]", "nothing happened at all");
    fails("not.toml", "[\"paid B Spark\", \"drew A *\"]", "[]", "something happened, first `paid B Spark`");
    fails(
        "not.toml",
        "unasked = \"C\"\n",
        "unasked = [\"B\"]\n",
        "B was asked; after the step it is B: respond",
    );
    fails("not.toml", "unasked = [\"A\", \"B\"]", "unasked = [\"C\"]", "C was asked");
    fails("not.toml", "unasked = [\"A\", \"B\"]", "unasked = [\"D\"]", "no seat `D`");
    fails("not.toml", "unasked = [\"A\", \"B\"]", "unasked = []", "says nothing");
}

#[test]
fn each_seat_hears_what_it_may_hear() {
    fails(
        "not.toml",
        "\"drew A ?\"], spectator",
        "\"drew A Lance\"], spectator",
        "`drew A Lance` did not happen",
    );
    fails(
        "not.toml",
        "spectator = [\"drew A ?\"]",
        "spectator = [\"drew A Lance\"]",
        "`drew A Lance` did not happen",
    );
    fails("not.toml", "C = [\"drew A Lance\"]", "C = [\"drew A ?\"]", "`drew A ?` happened");
    fails("not.toml", "A = \"drew A ?\"", "A = \"drew A Lance\"", "`drew A Lance` happened");
    fails("not.toml", "heard = { C = [] }", "heard = { D = [] }", "no seat `D`");
    fails("not.toml", "heard = { C = [] }", "heard = [\"x\"]", "write `heard = { A = […] }`");
    fails("not.toml", "heard = { C = [] }", "unheard = { C = [] }", "says nothing");
    fails("not.toml", "heard = { C = [\"drew A ?\"", "heard = { C = [\"drew C ?\"", "did not happen");
}

#[test]
fn a_missing_event_is_told_with_the_nearest() {
    let text = changed("not.toml", "spectator = [\"drew A ?\"]", "spectator = [\"drew B ?\"]");
    let faults = try_text(&text).expect_err("B draws nothing");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].message, "`drew B ?` did not happen");
    assert_eq!(faults[0].help.as_deref(), Some("nearest: `drew A ?`, `paid B Spark`"));
}

#[test]
fn each_refused_answer_has_a_rule_of_its_own() {
    fails("not.toml", "\"hit B\" = \"SK-3\"", "\"hit B\" = \"SK-4\"", "refused, but by SK-3");
    fails("not.toml", "\"hit B\" = \"SK-3\"", "\"hit B\" = \"SK-33\"", "no rule `SK-33`");
    fails("not.toml", "\"hit B\" = \"SK-3\"", "\"pass\" = \"SK-3\"", "`pass` is legal");
    let both = "refused = { \"play Spark\" = \"SK-5\" }";
    fails("not.toml", both, &format!("{both}\nbecause = \"SK-5\""), "has its rule already");
    fails("not.toml", both, "refused = {}", "says nothing");
    fails("parry.toml", "refused = \"to 3,0\"\n", "", "`because` without `refused`");
}

#[test]
fn numbers_are_asked_for_after_a_step() {
    fails("not.toml", "\"cards of A\" = 1", "\"cards of A\" = 0", "is 1");
    fails("not.toml", "\"cards of A\" = 1", "\"cads of A\" = 1", "nothing is called");
}

#[test]
fn the_places_behind_the_first_can_be_written() {
    fails("leaving.toml", "draw A B, then C by time", "draw A B, then C by rules", "it is draw A B, then C");
    fails("leaving.toml", "draw A B, then C by time", "draw A, then B C", "it is draw A B, then C");
    let bare = changed("leaving.toml", "draw A B, then C by time", "draw A B, then C");
    assert!(try_text(&bare).is_ok());
}

#[test]
fn the_end_must_be_as_it_is_written() {
    fails("cover.toml", "turn = 1", "turn = 2", "`turn` is 1");
    fails(
        "cover.toml",
        "tower = [\"Relay\", \"Spark\"]",
        "tower = [\"Relay\"]",
        "`seat.A.tower` is [\"Relay\", \"Spark\"]",
    );
    fails("cover.toml", "waiting = \"B: move\"\n", "", "does not say so");
    fails("cover.toml", "waiting = \"B: move\"", "waiting = \"nobody\"", "it is B: move");
    fails("leaving.toml", "draw A B by time", "A wins", "it is draw A B");
    fails(
        "parry.toml",
        "\"played A Lance\", \"parried B Parry\"",
        "\"parried B Parry\", \"played A Lance\"",
        "`played A Lance` did not happen after `parried B Parry` (event",
    );
    fails("parry.toml", "shows = [\"B: 2 cards\"]", "shows = [\"B: 9 cards\"]", "does not see");
    fails("parry.toml", "hides = [\"hand of B\"]", "hides = [\"hand of A\"]", "sees `hand of A`");
    fails("cover.toml", "\"cards of B\" = 1", "\"cards of B\" = 3", "is 1");
}

#[test]
fn a_scenario_must_say_something() {
    let empty = "rules = [\"SK-1\"]\ngame = \"skirmish\"\ntitle = \"x\"\n[setup]\nseats = 2\nhand = 1\n";
    assert!(try_text(empty).expect_err("nothing")[0].message.contains("nothing is played"));
    assert!(try_text("rules = [").is_err());
    assert!(try_text("").is_err());
    fails("parry.toml", "answer = \"hit B\"", "answer = \"hit B\"\nleave = true", "one step does one thing");
    let after = file("refused.toml") + "[then]\nturn = 1\n";
    assert!(try_text(&after).expect_err("refused")[0].message.contains("after a set-up that is refused"));
    fails("leaving.toml", "[given]", "[setup]\nseats = 2\n[given]", "not both");
}

#[test]
fn bless_changes_results_and_nothing_else() {
    let ids = rule_ids(RULES);
    let bless = |text: &str| bless::<Skirmish>("it.toml", text, house_only::<Skirmish>(), &ids);
    let whole = file("cover.toml");
    assert_eq!(bless(&whole).expect("it holds"), whole);
    for (from, to) in [
        ("turn = 1", "turn = 7"),
        ("tower = [\"Relay\", \"Spark\"]", "tower = []"),
        ("waiting = \"B: move\"", "waiting = \"A: move\""),
        ("waiting = \"A: play on top\"", "waiting = \"nobody\""),
    ] {
        assert_eq!(bless(&changed("cover.toml", from, to)).expect("only a result differs"), whole);
    }
    let events = "[\"paid B Spark\", \"struck A\", \"drew A Lance\"]";
    let other = bless(&changed("cover.toml", "\"struck A\"", "\"struck B\"")).expect("only an event differs");
    assert_eq!(other, whole, "each text becomes the nearest event");
    let all = bless(&changed("cover.toml", events, "[]")).expect("only events are missing");
    assert!(all.contains("[\"paid B Spark\", \"struck A\", \"drew A Lance\", \"drew A ?\"]"), "{all}");
    let heard = changed("not.toml", "[\"paid B Spark\", \"drew A ?\"]", "[\"paid B Lance\", \"drew A ?\"]");
    assert_eq!(bless(&heard).expect("only what B heard differs"), file("not.toml"));
    let places = changed("leaving.toml", "then C by time", "then B by time");
    let places = bless(&places).expect("only the places differ");
    assert!(places.contains("waiting = \"draw A B, then C\""), "{places}");
    assert!(bless(&changed("cover.toml", "answer = \"play Spark\"", "answer = \"play Lance\"")).is_err());
    let silent = "rules = [\"SK-3\"]\ngame = \"skirmish\"\ntitle = \"x\"\n[given]\nturn-of = \"A\"\n[given.seat.A]\nhand = { Spark = 1 }\n[given.seat.B]\n\n[[play]]\nseat = \"A\"\nanswer = \"to 0,0\"\n";
    let said = bless(silent).expect("only the end is missing");
    assert!(said.starts_with(silent) && said.ends_with("[then]\nwaiting = [\"A: play a card\"]\n"), "{said}");
}

#[test]
fn every_moment_of_a_scenario_can_be_reached() {
    let at = |text: &str, steps| reach::<Skirmish>("it.toml", text, house_only::<Skirmish>(), steps);
    let asked = |steps| {
        let reached = at(&file("parry.toml"), steps).expect("it can be played");
        assert_eq!(reached.steps, 10);
        let Waiting::Seats(seats) = reached.bout.waiting() else { panic!("nobody is asked") };
        seats.iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(asked(0), [0]);
    assert_eq!(asked(3), [1], "A has played, B may parry");
    assert_eq!(asked(6), [2], "B has parried");
    assert_eq!(asked(10), asked(99));
    // An expectation that fails does not stop the scenario. A step that cannot be played does.
    let wrong = changed("parry.toml", "waiting = \"C: respond\"", "waiting = \"A: move\"");
    assert!(try_text(&wrong).is_err() && at(&wrong, 10).is_ok());
    let stuck = changed("parry.toml", "answer = \"hit B\"", "answer = \"hit A\"");
    assert!(at(&stuck, 8).is_ok());
    assert!(at(&stuck, 9).expect_err("A cannot hit A")[0].message.contains("`hit A`"));
    let foreign = changed("parry.toml", "\"skirmish\"", "\"chess\"");
    assert!(at(&foreign, 0).expect_err("another game")[0].message.contains("`chess`"));
    assert!(at(&file("refused.toml"), 0).expect_err("no bout")[0].message.contains("the set-up is refused"));
}

#[test]
fn no_text_makes_the_runner_panic() {
    let ids = rule_ids(RULES);
    let mut dealer = Dealer::new(5);
    for name in ["parry.toml", "cover.toml", "opening.toml", "leaving.toml", "refused.toml", "not.toml"] {
        let whole = file(name);
        for _ in 0..150 {
            let mut letters: Vec<char> = whole.chars().collect();
            for _ in 0..=dealer.below(3) {
                let at = dealer.below(letters.len() as u32) as usize;
                let other = letters[dealer.below(letters.len() as u32) as usize];
                match dealer.below(3) {
                    0 => letters.insert(at, other),
                    1 => letters[at] = other,
                    _ => drop(letters.drain(at..(at + 8).min(letters.len()))),
                }
            }
            let text: String = letters.into_iter().collect();
            let faults = run::<Skirmish>(name, &text, house_only::<Skirmish>(), &ids).err();
            assert!(faults.into_iter().flatten().all(|fault| fault.line >= 1 && !fault.message.is_empty()));
            let _ = bless::<Skirmish>(name, &text, house_only::<Skirmish>(), &ids);
        }
    }
}
