//! Results that describe themselves, and runs that go on where they stopped.

use crate::hangar::Home;
use serde_json::Value;
use std::collections::BTreeSet;

/// The output as JSON, without what a run takes: its time and its threads.
fn told(home: &Home, args: &[&str], codes: &[i32]) -> Value {
    let ran = home.run(args, "");
    assert!(codes.contains(&ran.code), "{ran:?}");
    timeless(&ran.out)
}

fn timeless(text: &str) -> Value {
    let mut told: Value = serde_json::from_str(text).expect("the output is JSON alone");
    let is_balance = told.get("report").is_some();
    let report = if is_balance { &mut told["report"] } else { &mut told };
    let fields = report.as_object_mut().expect("a report has fields");
    fields.remove("seconds");
    fields.remove("threads");
    told
}

#[test]
fn results_say_what_they_are_of() {
    let home = Home::new();
    let duel = ["duel", "stak-bots", "--seats", "veteran,random", "--bouts", "3", "--json"];
    let duel = told(&home, &[&duel[..], &["--options", "seats=2", "reactive=true"]].concat(), &[0]);
    let about = &duel["about"];
    assert_eq!((&about["command"], &about["game"]), (&"duel".into(), &"stak-bots".into()), "{about}");
    assert_eq!(about["program"], env!("CARGO_PKG_VERSION"));
    assert_eq!(about["levels"], serde_json::json!(["veteran", "random"]));
    assert_eq!(
        (&about["packs"][0]["name"], &about["setup"]["reactive"]),
        (&"house".into(), &true.into()),
        "{about}"
    );
    assert!(about["rules_version"].is_u64() && about["packs"][0]["hash"].is_string(), "{about}");
    let balance = told(&home, &["balance", "stak-bots", "--bouts", "20", "--json"], &[0, 1]);
    assert_eq!(balance["about"]["command"], "balance");
    for line in balance["accepted"].as_array().expect("a list") {
        let most = line["most"].as_f64().expect("a number");
        assert!(line["unit"] == "count" || most <= 1.0, "shares are shares: {line}");
    }
}

#[test]
fn a_run_goes_on_where_it_stopped_with_the_same_figures() {
    let home = Home::new();
    let commands: [&[&str]; 3] = [
        &["duel", "stak-bots", "--seats", "veteran,random", "--bouts", "6"],
        &["balance", "stak-bots", "--bouts", "6"],
        &["matrix", "steel-arena", "--bouts", "2"],
    ];
    for (place, command) in commands.into_iter().enumerate() {
        let (folder, results) = (format!("kept{place}"), format!("kept{place}/results.jsonl"));
        let kept = [command, &["--json", "--out", &folder]].concat();
        let whole = told(&home, &kept, &[0, 1]);
        let lines = home.read(&results);
        assert_eq!(timeless(&home.read(format!("{folder}/report.json"))), whole);
        home.run(&kept, "").ends(2).says("is there already").says("--continue");
        // As if it had been killed in the middle of a line.
        let half = lines.len() / 2;
        home.file(&results, &lines[..half]);
        let on = [&kept[..], &["--continue"]].concat();
        assert_eq!(told(&home, &on, &[0, 1]), whole, "{command:?}");
        // What is played at once ends in any order.
        let sorted = |text: &str| -> Vec<String> {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        let anew = home.read(&results);
        assert_eq!(sorted(&anew), sorted(&lines), "{command:?}");
        let other = [&on[..], &["--seed", "7"]].concat();
        home.run(&other, "").ends(2).says("“seed”");
        assert_eq!(home.read(&results), anew, "what is there is not touched");
    }
    let more = ["duel", "stak-bots", "--seats", "veteran,random", "--bouts", "8", "--json"];
    let on = told(&home, &[&more[..], &["--out", "kept0", "--continue"]].concat(), &[0]);
    assert_eq!(on, told(&home, &more, &[0]), "more bouts can be asked for");
    home.file("kept0/results.jsonl", "{}\n");
    home.run(&[&more[..], &["--out", "kept0", "--continue"]].concat(), "")
        .ends(3)
        .says("line 1, does not fit");
}

/// A matrix without options of a game whose bouts are long, stopped once a pair has met.
fn stopped(home: &Home, game: &str) -> String {
    let args = ["matrix", game, "--bouts", "1", "--threads", "1", "--json", "--out", game];
    let mut child = home.command(&args).spawn().expect("the program starts");
    let lines = home.path.join(game).join("results.jsonl");
    while std::fs::read_to_string(&lines).unwrap_or_default().is_empty() {
        let ended = child.try_wait().expect("it can be looked at");
        assert!(ended.is_none(), "{game}: it has ended: {:?}", child.wait_with_output());
        std::thread::yield_now();
    }
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill is there").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130), "{game}");
    String::from_utf8(output.stdout).expect("it is text")
}

#[test]
fn every_game_has_a_matrix_without_options() {
    let home = Home::new();
    for game in ["giga-robo", "heavy-hitters", "pacific-rim"] {
        let matrix = timeless(&stopped(&home, game));
        let (bouts, missing) = (matrix["bouts"].as_u64(), matrix["missing"].as_u64());
        assert!(bouts > Some(0) && missing > Some(0), "{game}: {bouts:?} {missing:?}");
        let is_one_sided = |pair: &Value| pair["first"].is_null() || pair["second"].is_null();
        let first = home.read(format!("{game}/results.jsonl"));
        let first: Value = serde_json::from_str(first.lines().next().expect("a line")).expect("JSON");
        assert!(is_one_sided(&first), "one bout of each two");
        assert!(matrix["refused"].is_array(), "{game}");
    }
    for game in ["stak-bots", "steel-arena"] {
        let matrix = told(&home, &["matrix", game, "--bouts", "1", "--json"], &[0]);
        let pairs = matrix["meetings"].as_array().expect("a list").len();
        let refused = matrix["refused"].as_array().expect("a list").len();
        let names = matrix["names"].as_array().expect("a list").len();
        assert!(pairs > 0 && pairs + refused == names * (names - 1) / 2, "{matrix}");
        assert_eq!((&matrix["bouts"], &matrix["missing"]), (&pairs.into(), &0.into()), "{matrix}");
    }
}

#[test]
fn docs_name_every_field_of_results() {
    let home = Home::new();
    let mut values = Vec::new();
    let runs: [&[&str]; 3] = [
        &["duel", "stak-bots", "--bouts", "2"],
        &["balance", "stak-bots", "--bouts", "2"],
        &["matrix", "stak-bots", "--bouts", "1"],
    ];
    for (place, run) in runs.into_iter().enumerate() {
        let folder = format!("kept{place}");
        let ran = home.run(&[run, &["--json", "--out", &folder]].concat(), "");
        assert!(ran.code <= 1, "{ran:?}");
        values.push(ran.out);
        values.push(home.read(format!("{folder}/about.json")));
        values.extend(home.read(format!("{folder}/results.jsonl")).lines().map(str::to_owned));
    }
    values.push(stopped(&home, "pacific-rim"));
    let mut fields = BTreeSet::new();
    for text in &values {
        collect(&serde_json::from_str(text).expect("it is JSON"), &mut fields);
    }
    let page = include_str!("../../../../docs/results.md");
    let missing: Vec<&String> = fields.iter().filter(|field| !page.contains(&format!("`{field}`"))).collect();
    assert!(fields.len() > 40 && missing.is_empty(), "docs/results.md does not name {missing:?}");
}

/// Every key in the value. What is in a set-up is the game's.
fn collect(value: &Value, fields: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect(value, fields)),
        Value::Object(object) => object.iter().for_each(|(key, value)| {
            fields.insert(key.clone());
            if key != "setup" {
                collect(value, fields);
            }
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
