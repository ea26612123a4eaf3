//! `hangar arena`: what it says, that it goes on after a stop, what it keeps, and that its JSON is what its schema says.

use crate::hangar::{Home, Ran};
use serde_json::Value;

const SHORT: [&str; 6] = ["arena", "stak-bots", "--players", "veteran,random", "--bouts", "8"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&SHORT[..], more].concat()
}

/// The output as JSON, without what differs from run to run.
fn told(ran: &Ran) -> Value {
    timeless(&ran.out)
}

fn timeless(text: &str) -> Value {
    let mut told: Value = serde_json::from_str(text).expect("it is JSON alone");
    let fields = told.as_object_mut().expect("a report has fields");
    let taken = ["seconds", "threads"].map(|field| fields.remove(field));
    assert!(taken.iter().all(Option::is_some), "{text}");
    for rated in told["ladder"].as_array_mut().expect("a list") {
        let rated = rated.as_object_mut().expect("a player has fields");
        for time in ["mean", "p99"] {
            let time = rated.remove(time).and_then(|time| time.as_f64());
            assert!(time.is_some_and(|time| time > 0.0), "{rated:?}");
        }
    }
    told
}

#[test]
fn a_short_run_says_who_is_ahead() {
    let home = Home::new();
    let ran = home.run(&with(&["--page", "page.html"]), "");
    ran.ends(0).says("8 bouts in 4 pairs, seed 1").says("veteran against random").says("page.html");
    ran.says("Times of decisions are").says_not("⟦");
    let page = home.read("page.html");
    assert!(page.contains("<svg") && page.contains("veteran") && page.ends_with("</html>\n"), "{page}");
    for elsewhere in ["src=", "href=", "http://", "https://", "@import", "url(", "<script", "⟦", "NaN"] {
        assert!(!page.contains(elsewhere), "the page has {elsewhere}");
    }
}

#[test]
fn what_it_prints_is_what_its_schema_says() {
    let home = Home::new();
    let schema = home.run(&["schema", "stak-bots", "arena"], "");
    let schema: Value = serde_json::from_str(&schema.ends(0).out).expect("a schema is JSON");
    let keep = told(home.run(&with(&["--json", "--keep", "first"]), "").ends(0));
    assert_eq!((&keep["bouts"], &keep["groups"]), (&8.into(), &4.into()));
    let player = &keep["about"]["players"][0];
    assert!(player["level"] == "veteran" && player["parameters"]["worlds"].is_u64(), "{player}");
    let full = with(&["--json", "--seed", "2", "--against", "first", "--sprt", "-10,300"]);
    let values = [home.read("arena/stak-bots/first.json"), home.run(&full, "").ends(0).out.clone()];
    for text in &values {
        let value: Value = serde_json::from_str(text).expect("JSON");
        let faults = faults(&schema, &schema, &value, "");
        assert!(faults.is_empty(), "{faults:?}");
    }
    // The check can fail: a field that is gone, one that nobody knows, one of another kind.
    for (field, wrong) in [("bouts", None), ("surprise", Some(1.into())), ("clock", Some("sundial".into()))] {
        let mut value: Value = serde_json::from_str(&values[1]).expect("JSON");
        let fields = value.as_object_mut().expect("fields");
        fields.remove(field);
        fields.extend(wrong.map(|wrong: Value| (field.to_owned(), wrong)));
        assert_eq!(faults(&schema, &schema, &value, "").len(), 1, "{field}");
    }
}

/// Where a value is not what a schema says: as much of JSON Schema as is made from our types.
fn faults(root: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(pointer) = schema["$ref"].as_str() {
        let target = root.pointer(pointer.trim_start_matches('#')).expect("it is there");
        return faults(root, target, value, at);
    }
    if let Some(any) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
        let fits = any.iter().any(|one| faults(root, one, value, at).is_empty());
        return if fits { Vec::new() } else { vec![format!("{at}: {value} is nothing of {any:?}")] };
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let takes = |one: &Value| one == kind || (one == "number" && kind == "integer");
    let fits = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().any(takes),
        Value::Null => true,
        one => takes(one),
    };
    let is_listed = schema["enum"].as_array().is_none_or(|words| words.contains(value));
    if !fits || !is_listed || schema.get("const").is_some_and(|only| only != value) {
        return vec![format!("{at}: {value} does not fit {schema}")];
    }
    let inside =
        |schema: &Value, value: &Value, name: &str| faults(root, schema, value, &format!("{at}/{name}"));
    match value {
        Value::Array(list) if schema["items"].is_object() => {
            list.iter().flat_map(|value| inside(&schema["items"], value, "*")).collect()
        }
        Value::Object(fields) => {
            let required = schema["required"].as_array().into_iter().flatten();
            let missing = required.filter_map(Value::as_str).filter(|name| !fields.contains_key(*name));
            let mut all: Vec<String> = missing.map(|name| format!("{at}/{name} is missing")).collect();
            let Some(known) = schema["properties"].as_object() else { return all };
            all.extend(fields.iter().flat_map(|(name, value)| match known.get(name) {
                Some(schema) => inside(schema, value, name),
                None => vec![format!("{at}/{name} is not known")],
            }));
            all
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_run_goes_on_where_it_stopped() {
    let home = Home::new();
    let kept = with(&["--json", "--out", "kept"]);
    let whole = told(home.run(&kept, "").ends(0));
    assert_eq!(timeless(&home.read("kept/report.json")), whole);
    let lines = home.read("kept/results.jsonl");
    // As if it had been killed in the second bout of a pair: the pair is played again.
    let three: usize = lines.split_inclusive('\n').take(3).map(str::len).sum();
    home.file("kept/results.jsonl", &lines[..three + 10]);
    let on = [&kept[..], &["--continue", "--threads", "1"]].concat();
    assert_eq!(told(home.run(&on, "").ends(0)), whole);
    let again = home.read("kept/results.jsonl");
    assert_eq!(again[..three], lines[..three], "what is there is not touched");
    let bouts: Vec<u64> =
        again.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()?["bout"].as_u64()).collect();
    assert_eq!(bouts, (1..=8).collect::<Vec<u64>>());
    home.run(&["record", "kept/bout-000008.jsonl"], "").ends(0).says("Pack: house");
    home.run(&[&on[..], &["--seed", "7"]].concat(), "").ends(2).says("“seed”");
}

#[test]
fn a_question_ends_the_bouts_when_it_is_settled() {
    let home = Home::new();
    let asked = |players: &'static str| ["arena", "stak-bots", "--players", players, "--sprt", "0,100"];
    let accepted = home.run(&asked("veteran,random"), "");
    accepted
        .ends(0)
        .says("Accepted: veteran is ahead of random by 100 Elo rather than by 0.")
        .says("after 16 pairs");
    home.run(&asked("random,veteran"), "")
        .ends(0)
        .says("Refused: random is ahead of veteran by 0 Elo at most");
    let few = [&asked("veteran,random")[..], &["--bouts", "4"]].concat();
    home.run(&few, "").ends(0).says("Not settled: whether veteran").says("after 2 pairs").says_not("partial");
}

#[test]
fn a_change_since_a_baseline_is_said_in_words() {
    let home = Home::new();
    home.run(&with(&["--keep", "base"]), "").ends(0).says("arena/stak-bots/base.json");
    let same = home.run(&with(&["--against", "base", "--seed", "3"]), "");
    same.ends(0).says("veteran, measured by the others:").says("within what chance explains");
    // The same names, with what veteran won as if it had lost.
    let mut weak: Value = serde_json::from_str(&home.read("arena/stak-bots/base.json")).expect("JSON");
    weak["meetings"][0]["groups"]["counts"] = serde_json::json!([[0, 60]]);
    home.file("arena/stak-bots/weak.json", weak.to_string());
    home.run(&with(&["--against", "weak"]), "").ends(0).says("stronger by ").says(" Elo.");
}

#[test]
fn faults_are_told_before_anything_is_played() {
    let home = Home::new();
    home.run(&with(&["--keep", "base", "--options", "reactive=true"]), "").ends(0);
    home.file("arena/stak-bots/torn.json", "{\"about\":\n {}");
    let arena = |more: &[&'static str]| [&["arena", "stak-bots"], more].concat();
    let table: [(Vec<&str>, i32, &str); 14] = [
        (arena(&["--players", "vetran,random"]), 2, "Did you mean veteran?"),
        (arena(&["--players", "veteran,chess-master"]), 2, "random, rookie, pilot, veteran"),
        (arena(&["--players", "veteran"]), 2, "--players veteran,random"),
        (arena(&["--players", "veteran,human"]), 2, "for computers only"),
        (arena(&["--players", "veteran,random,random", "--sprt", "0,10"]), 2, "but 3 are named"),
        (arena(&["--players", "veteran,random", "--sprt", "10,0"]), 2, "must be lower"),
        (arena(&["--players", "veteran,random", "--bouts", "0"]), 2, "at least one bout"),
        (with(&["--against", "base"]), 2, "“setup.reactive” differs"),
        (with(&["--against", "bse"]), 2, "Did you mean base?"),
        (with(&["--against", "nothing"]), 2, "--keep nothing"),
        (with(&["--against", "torn"]), 3, "torn.json is no baseline: line 2"),
        (with(&["--keep", "base"]), 2, "is there already"),
        (with(&["--keep", "../base"]), 2, "cannot be called"),
        (with(&["--setup", "standart"]), 2, "hangar setups stak-bots"),
    ];
    for (args, code, words) in table {
        home.run(&args, "").ends(code).says(words).says_not("⟦").says_not("pairs");
    }
    let strangers = ["arena", "stak-bots", "--players", "random,random", "--options", "reactive=true"];
    home.run(&[&strangers[..], &["--against", "base"]].concat(), "").ends(2).says("It has: veteran,random.");
    let odd = ["arena", "stak-bots", "--players", "random,random", "--bouts", "7"];
    home.run(&odd, "")
        .ends(0)
        .says("7 bouts are no whole groups of 2: 8 are played")
        .says("8 bouts in 4 pairs");
    let three = [&odd[..], &["--options", "seats=3"]].concat();
    home.run(&three, "").ends(0).says("12 bouts in 2 groups of 6");
}
