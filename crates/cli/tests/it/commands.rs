//! Every command at least once, and wrong uses of each.

use crate::hangar::Home;
use crate::terminal::Terminal;
use std::io::{BufRead, BufReader, Read};

#[test]
fn every_command_answers() {
    let home = Home::new();
    home.record();
    let table: &[(&[&str], i32, &str)] = &[
        (&["games"], 0, "stak-bots: Stak Bots, 1 to 6 players"),
        (&["games"], 0, "pacific-rim: Pacific Rim Extinction, 2 to 6 players"),
        (&["facts"], 0, "\"hangar_tables\""),
        (&["rules", "stak-bots"], 0, "4. Turn structure (SB-4.1 to SB-4.18)"),
        (&["rules", "stak-bots", "SB-4.10"], 0, "SB-4.10  Before the turn ends"),
        (&["rules", "stak-bots", "turn structure"], 0, "SB-4.18"),
        (&["rules", "stak-bots", "feed", "duty"], 0, "SB-4.9"),
        (&["rules", "stak-bots", "SB-44.10"], 1, "Did you mean SB-4.10?"),
        (&["setups", "stak-bots"], 0, "tournament"),
        (&["setups", "stak-bots", "drone"], 0, "hard"),
        (&["setups", "stak-bots", "zebra"], 1, "No named table"),
        (&["setups", "stak-bots", "tournamnet"], 1, "Did you mean “tournament”?"),
        (&["setups", "giga-robo", "free", "exchangd"], 1, "See them all"),
        (&["setups", "giga-robo", "robts"], 1, "Did you mean “robots”?"),
        (&["setups", "giga-robo", "exchanged"], 0, "duel, robots exchanged"),
        (&["rules", "giga-robo", "GR-R25"], 0, "How are ties made out?"),
        (
            &["--lang", "xx", "games"],
            0,
            "no words in the language “xx” yet. The language “en” is used instead.",
        ),
        (&["duel", "stak-bots", "--bouts", "0"], 2, "at least one bout"),
        (&["balance", "stak-bots", "--bouts", "0"], 2, "at least one bout"),
        (&["matrix", "giga-robo", "--bouts", "0"], 2, "at least one bout"),
        (&["matrix", "giga-robo", "--preset", "free-for-all, 3 seats"], 2, "this table has 3"),
        (
            &["duel", "stak-bots", "--options", "seats=3", "--seats", "random,random,random", "--bouts", "2"],
            0,
            "C ",
        ),
        (&["schema", "stak-bots"], 0, "\"$schema\""),
        (&["completions", "bash"], 0, "_hangar()"),
        (&["completions", "fish"], 0, "complete -c hangar"),
        (&["replay", "bout"], 0, ". The deal."),
        (&["replay", "bout", "--seat", "A"], 0, "You draw"),
        (&["replay", "bout", "--seat", "all"], 0, ". The deal: draw"),
        (&["replay", "bout", "--at", "20", "--seat", "b"], 0, "B (you)"),
        (&["replay", "bout", "--at", "20", "--seat", "all"], 0, "[staks]"),
        (&["replay", "bout", "--at", "9999"], 2, "the bout has"),
        (&["replay", "bout", "--seat", "Z"], 2, "from A to B"),
        (&["record", "bout"], 0, "Pack: house"),
        (&["picture", "record", "bout"], 0, "Scrapheap ("),
        (&["picture"], 2, "Usage: hangar picture"),
        (&["help"], 0, "Usage: hangar"),
        (&["--version"], 0, "hangar 0."),
        (&["play", "stak-bot"], 2, "Did you mean stak-bots?"),
        (&["rules", "chess"], 2, "The games are: stak-bots"),
        (&["no-such-command"], 2, "no-such-command"),
        (&["duel", "stak-bots", "--seats", "human,random"], 2, "People cannot play here"),
        (
            &["duel", "stak-bots", "--seats", "random,random,random", "--preset", "standard"],
            2,
            "--options seats=3",
        ),
        (&["scenario", "nowhere.toml"], 3, "nowhere.toml cannot be read"),
        (&["check-pack", "nowhere"], 3, "is not a folder"),
    ];
    for (args, code, words) in table {
        home.run(args, "").ends(*code).says(words).says_not("⟦").says_not("panicked");
    }
}

#[test]
fn what_others_may_not_see_is_not_replayed_to_them() {
    let home = Home::new();
    home.record();
    let drawn = |seat: &str| home.run(&["replay", "bout", "--seat", seat], "").ends(0).out.clone();
    assert!(drawn("A").contains("You draw") && drawn("A").contains("B draws a card."));
    assert!(!drawn("spectator").contains("You draw"));
    for seat in ["A", "spectator"] {
        let of_b: Vec<String> =
            drawn(seat).lines().filter(|line| line.contains("B draws")).map(str::to_owned).collect();
        assert!(of_b.len() > 2 && of_b.iter().all(|line| line == "  - B draws a card."), "{seat}: {of_b:?}");
    }
    let all = drawn("all");
    assert!(!all.contains("B draws a card."), "all eyes see every card: {all}");
}

#[test]
fn a_replay_can_be_stepped_through() {
    let home = Home::new();
    home.record();
    let ran = home.run(&["replay", "bout", "--step"], "\n\n20\nb\nv A\nv\nv Z\nwhat\n99999\n\nq\n");
    ran.ends(0)
        .says(". The deal.")
        .says_not("1. Chance.")
        .says("20 of ")
        .says("19 of ")
        .says("A (you)")
        .says("“v Z” is not a command here")
        .says("“what” is not a command here")
        .says("This is the end of the bout.");
    let stepped = home.run(&["replay", "bout", "--step"], "\n\n").ends(0).out.clone();
    assert_eq!(stepped.matches(". The deal.").count(), 1, "{stepped}");
}

#[test]
fn a_duel_is_the_same_for_the_same_seed() {
    let home = Home::new();
    let duel = |extra: &[&str]| {
        let args = ["duel", "stak-bots", "--seats", "veteran,random", "--bouts", "30"];
        home.run(&[&args, extra].concat(), "").ends(0).out.clone()
    };
    let figures = |extra: &[&str]| {
        let mut report: serde_json::Value = serde_json::from_str(&duel(extra)).expect("the report is JSON");
        let fields = report.as_object_mut().expect("a report has fields");
        assert!(fields.remove("seconds").is_some() && fields.remove("threads").is_some());
        report
    };
    let one = figures(&["--json", "--threads", "1"]);
    assert_eq!(one, figures(&["--json", "--threads", "2"]));
    assert_ne!(one, figures(&["--json", "--seed", "2"]));
    assert_eq!(one["bouts"], 30);
    let shown = duel(&[]);
    for words in ["veteran", "95 % interval", "In order of play", "Turns in a bout", "Ended at a limit: 0"] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
}

#[test]
fn a_duel_keeps_its_bouts_as_a_line_and_a_record_each() {
    let home = Home::new();
    let args = ["duel", "stak-bots", "--seats", "veteran,random", "--bouts", "5", "--seed", "4"];
    let kept = |folder: &str, threads: &str| {
        home.run(&[&args[..], &["--out", folder, "--threads", threads]].concat(), "").ends(0);
        home.read(format!("{folder}/results.jsonl"))
    };
    let results = kept("one", "1");
    assert_eq!(results, kept("two", "2"), "the lines are in the order of the bouts");
    let lines: Vec<serde_json::Value> =
        results.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    assert_eq!(lines.len(), 5);
    for (place, line) in lines.iter().enumerate() {
        assert_eq!((&line["bout"], &line["seed"]), (&(place + 1).into(), &4.into()));
        let levels = if place % 2 == 0 { ["veteran", "random"] } else { ["random", "veteran"] };
        assert_eq!(line["levels"], serde_json::json!(levels));
        let record = format!("one/{}", line["record"].as_str().expect("a name"));
        let told = home.run(&["record", &record, "--json"], "").ends(0).out.clone();
        let told: serde_json::Value = serde_json::from_str(&told).expect("it is JSON");
        assert_eq!(told["outcome"]["places"], line["places"], "{told}");
        assert_eq!((&told["replays"], &told["game"]), (&true.into(), &"stak-bots".into()));
    }
    home.run(&[&args[..], &["--out", "one"]].concat(), "").ends(2).says("is there already");
}

#[test]
fn a_duel_that_is_stopped_tells_what_it_has_and_that_it_is_partial() {
    let home = Home::new();
    let args = ["duel", "stak-bots", "--seats", "random,random", "--bouts", "1000000", "--out", "kept"];
    let child = home.command(&args).spawn().expect("the program starts");
    let is_begun =
        || std::fs::read_to_string(home.path.join("kept/results.jsonl")).is_ok_and(|text| !text.is_empty());
    while !is_begun() {
        std::thread::yield_now();
    }
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success());
    let output = child.wait_with_output().expect("the program ends");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(130), "{out}{err}");
    assert!(out.contains(" of 1000000 bouts, seed 1, stopped early: these figures are partial"), "{out}");
    assert!(err.contains("These figures are partial: you stopped after "), "{err}");
    let bouts = home.read("kept/results.jsonl").lines().count();
    assert!(out.contains(&format!("Stak Bots: {bouts} of ")), "every bout is written: {out}");
}

#[test]
fn a_duel_shows_on_a_terminal_how_far_it_is() {
    let home = Home::new();
    let args = ["duel", "stak-bots", "--seats", "veteran,veteran", "--bouts", "100000"];
    let terminal = Terminal::open(&home, (100, 30), &args);
    let moves = |shown: &str| shown.contains("/100,000") && shown.contains("/s") && shown.contains("left: ");
    terminal.until("the progress", moves);
    terminal.signal("-INT");
    terminal.until_it_says("These figures are partial");
    terminal.until_it_says("ended 130");
}

#[test]
fn records_replays_and_scenarios_are_told_as_json() {
    let home = Home::new();
    home.record();
    let json = |args: &[&str], code: i32| -> serde_json::Value {
        let ran = home.run(&[args, &["--json"]].concat(), "");
        serde_json::from_str(&ran.ends(code).out).expect("the output is JSON alone")
    };
    let record = json(&["record", "bout"], 0);
    assert_eq!((&record["rules"], &record["packs"][0]["at-hand"]), (&record["rules-here"], &"same".into()));
    assert_eq!(record["seats"][1], serde_json::json!({ "seat": "B", "player": "random", "name": null }));
    let replay = json(&["replay", "bout", "--seat", "A"], 0);
    let steps = replay["steps"].as_array().expect("a list");
    assert_eq!(steps.len() as u64, record["inputs"].as_u64().expect("a number") + 1);
    assert_eq!(replay["outcome"], record["outcome"]);
    let text = replay.to_string();
    assert!(text.contains("You draw") && text.contains("B draws a card."), "as A saw it: {text}");
    assert!(!json(&["replay", "bout"], 0).to_string().contains("You draw"));
    let scenario = "rules = [\"SB-E1\"]\ngame = \"stak-bots\"\ntitle = \"One attack\"\nabout = \"A test.\"\n\n\
                    [given.staks]\nA = [\"P5\", \"(?)\"]\nB = [\"P2\", \"(?)\", \"(?)\"]\n\n\
                    [[play]]\nseat = \"A\"\nanswer = \"attack B\"\nrolls = [\"draw P3\"]\n\n\
                    [then]\nfed = false\n";
    let file = home.file("bad.toml", scenario);
    let told = json(&["scenario", &file], 1);
    assert_eq!((&told["held"], &told["all"]), (&0.into(), &1.into()));
    assert_eq!(told["scenarios"][0]["faults"][0]["line"], 16, "{told}");
}

#[test]
fn balance_fails_where_a_figure_is_missed() {
    let home = Home::new();
    let ran = home.run(&["balance", "stak-bots", "--bouts", "40", "--json"], "");
    let report: serde_json::Value = serde_json::from_str(&ran.out).expect("the report is JSON");
    let accepted = report["accepted"].as_array().expect("a list of figures");
    assert!(!accepted.is_empty());
    let holds = accepted.iter().all(|figure| figure["holds"] == true);
    assert_eq!(ran.code, i32::from(!holds), "{ran:?}");
    let shown = home.run(&["balance", "stak-bots", "--bouts", "40"], "");
    assert_eq!(shown.code, ran.code);
    shown.says("Least").says("Played or held");
}

#[test]
fn scenarios_hold_or_say_where_not() {
    let home = Home::new();
    let good = "rules = [\"SB-E1\"]\ngame = \"stak-bots\"\ntitle = \"One attack\"\nabout = \"A test.\"\n\n\
                [given.staks]\nA = [\"P5\", \"(?)\"]\nB = [\"P2\", \"(?)\", \"(?)\"]\n\n\
                [[play]]\nseat = \"A\"\nanswer = \"attack B\"\nrolls = [\"draw P3\"]\n\n\
                [then]\nfed = true\nwaiting = \"A: act\"\n";
    let file = home.file("scenarios/good.toml", good);
    home.run(&["scenario", &file], "").ends(0).says("1 of 1 scenarios hold.");
    let other = home.file("scenarios/other.toml", good.replace("fed = true", "fed = false"));
    let ran = home.run(&["scenario", "scenarios"], "");
    ran.ends(1).says("other.toml:16:").says("1 of 2 scenarios hold.");
    let unknown = home.file("unknown.toml", good.replace("SB-E1", "SB-E999"));
    home.run(&["scenario", &unknown], "").ends(1).says("unknown.toml:1:").says("SB-E999");
    let torn = home.file("torn.toml", "rules = [\n");
    home.run(&["scenario", &torn], "").ends(1).says("torn.toml");
    home.run(&["scenario", "--bless", &other], "").ends(0).says("now says what happened");
    assert_eq!(home.read("scenarios/other.toml"), good);
    let foreign = home.file("foreign.toml", good.replace("stak-bots", "chess"));
    home.run(&["scenario", &foreign], "").ends(3).says("chess");
}

#[test]
fn a_reader_who_goes_away_is_no_panic() {
    let home = Home::new();
    home.record();
    for args in [["replay", "bout"], ["rules", "stak-bots"], ["schema", "stak-bots"], ["completions", "bash"]]
    {
        let mut child = home.command(&args).spawn().expect("the program starts");
        let mut first = String::new();
        let mut output = BufReader::with_capacity(16, child.stdout.take().expect("a pipe"));
        output.read_line(&mut first).expect("a line");
        drop(output);
        assert!(child.wait().expect("it ends").success(), "{args:?}");
        let mut errors = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("text");
        assert_eq!(errors, "", "{args:?}");
    }
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    let home = Home::new();
    let rules = |args: &[&str]| home.run(&[&["rules", "stak-bots"], args].concat(), "").ends(0).out.clone();
    assert!(!rules(&[]).contains('\u{1b}'));
    assert!(rules(&["--color", "always"]).contains('\u{1b}'));
    assert!(!rules(&["--color", "never"]).contains('\u{1b}'));
    let mut command = home.command(&["play", "stak-bots", "--seed", "1"]);
    let output = command.env("NO_COLOR", "1").stdin(std::process::Stdio::null()).output().expect("it ran");
    assert!(!output.stdout.contains(&0x1b) && !output.stderr.contains(&0x1b));
}
