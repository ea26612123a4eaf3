//! Texts as packs write them, made from samples of the vocabulary.

use serde_json::{Value, json};

/// A clause with everything that it refers to, and the same without its effect.
pub(super) struct ClauseText {
    pub(super) verb: String,
    pub(super) text: String,
    pub(super) mute: String,
}

/// A clause that never does anything.
pub(super) const MUTE: &str = "{ if = { my-surges = 30 }, do = \"douse\" }";

/// The samples as texts: X gets a price, and a clause follows what it counts or asks for.
pub(super) fn clauses(samples: Vec<Value>) -> Vec<ClauseText> {
    samples.into_iter().map(whole).collect()
}

/// The samples as texts.
pub(super) fn statics(samples: Vec<Value>) -> Vec<String> {
    let known =
        |text: String| text.replace("word = \"TEST-CODE\"", "word = \"STRIKE\"").replace("TEST-CODE", "S");
    samples.iter().map(|what| known(inline(what))).collect()
}

/// The first word of a text.
pub(super) fn first_word(text: &str) -> String {
    let ends = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    text.split(ends).find(|word| !word.is_empty()).unwrap_or_default().to_owned()
}

fn whole(mut clause: Value) -> ClauseText {
    let verb = match &clause["do"] {
        Value::String(verb) => verb.clone(),
        Value::Object(table) => table.keys().next().expect("a verb").clone(),
        other => panic!("{other} is no verb"),
    };
    let text = clause.to_string().replace("\"word\":\"TEST-CODE\"", "\"word\":\"STRIKE\"");
    let text = text.replace("TEST-CODE", "S");
    clause = serde_json::from_str(&text).expect("it is a sample still");
    if text.contains("\"per\":\"x\"") {
        clause["x"] = json!(true);
        if verb != "reroll" {
            clause["price"] = json!({ "fs": 1 });
        }
    }
    let says = |words: &[&str]| words.iter().any(|word| text.contains(&format!("\"{word}\"")));
    let before = if says(&["passed", "failed"]) {
        "{ do = { recover = { who = \"robots-near\", n = 2 } } }, "
    } else if says(&["recovered", "not-recovered"]) {
        "{ do = { recover = { n = 2 } } }, "
    } else if says(&["half-sum"]) {
        "{ do = { roll-power = 2 } }, "
    } else if says(&["follow"]) {
        "{ do = { force = { how = \"push\" } } }, "
    } else {
        ""
    };
    ClauseText { verb, text: format!("{before}{}", inline(&clause)), mute: format!("{before}{MUTE}") }
}

/// A value as TOML writes it in a line.
pub(super) fn inline(value: &Value) -> String {
    match value {
        Value::Object(table) => {
            let pairs: Vec<String> =
                table.iter().map(|(key, value)| format!("{key} = {}", inline(value))).collect();
            format!("{{ {} }}", pairs.join(", "))
        }
        Value::Array(values) => {
            format!("[{}]", values.iter().map(inline).collect::<Vec<_>>().join(", "))
        }
        Value::Null => panic!("a sample has no empty values"),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}
