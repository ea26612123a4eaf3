//! Writes the steps of a scenario anew: from a table each to lines.

use super::ScenarioFault;
use super::faults_of;
use super::place::Flaw;
use super::read::{Action, Expected, Form, Play, Scenario, Text, Texts, end_of};
use std::fmt::Write;
use std::ops::Range;
use toml_edit::{Document, Item, Key, Table, Value};

/// The file with its steps as lines, or nothing if there is nothing to do. What it means is the same.
pub fn upgrade(file_name: &str, text: &str) -> Result<Option<String>, Vec<ScenarioFault>> {
    let tables = tables(text);
    if tables.is_empty() {
        return Ok(None);
    }
    let before = Scenario::read(text).map_err(|flaws| faults_of(file_name, text, &flaws))?;
    let upgraded = written(text, &tables, &before.plays);
    let after = Scenario::read(&upgraded).map_err(|flaws| faults_of(file_name, &upgraded, &flaws))?;
    if meaning(&before) != meaning(&after) {
        let what = "its steps cannot be written as lines: a text has a semicolon or blanks at its ends";
        return Err(faults_of(file_name, text, &[Flaw::at(&(0..0), what.to_owned())]));
    }
    Ok(Some(upgraded))
}

/// Where the tables of the steps stand, each to the end of its last line.
fn tables(text: &str) -> Vec<Range<usize>> {
    let Ok(document) = Document::parse(text) else { return Vec::new() };
    let Some(Item::ArrayOfTables(plays)) = document.get("play") else { return Vec::new() };
    let place = |table: &Table| {
        let header = table.span().unwrap_or_default();
        let end = end_of(table).max(header.end);
        header.start..text[end..].find('\n').map_or(text.len(), |line_end| end + line_end + 1)
    };
    plays.iter().map(place).collect()
}

/// The file with these steps in the place of the first table. What stood between the tables follows them.
fn written(text: &str, tables: &[Range<usize>], plays: &[Play]) -> String {
    let (mut steps, mut others) = (String::new(), String::new());
    let mut from = tables[0].start;
    for (table, play) in tables.iter().zip(plays) {
        let between = &text[from..table.start];
        if between.lines().all(|line| line.is_empty() || line.starts_with('#')) {
            comments(&mut steps, between);
        } else {
            others.push_str(between);
        }
        write_step(&mut steps, play);
        comments(&mut steps, &text[table.clone()]);
        from = table.end;
    }
    let before = &text[..tables[0].start];
    format!("{before}[play]\nsteps = '''\n{steps}'''\n{others}{}", &text[from..])
}

/// The comments of a part of the file, each in a line of its own.
fn comments(out: &mut String, part: &str) {
    for line in part.lines() {
        let mut quote = None;
        let sign = line.char_indices().find(|&(_, letter)| {
            match (quote, letter) {
                (None, '"' | '\'') => quote = Some(letter),
                (Some(open), letter) if open == letter => quote = None,
                _ => {}
            }
            quote.is_none() && letter == '#'
        });
        if let Some((at, _)) = sign {
            let _ = writeln!(out, "{}", line[at..].trim_end());
        }
    }
}

fn write_step(out: &mut String, play: &Play) {
    let seat = play.seat.as_ref().map_or("", |seat| seat.value.as_str());
    for (list, more) in [(&play.legal, ""), (&play.legal_includes, "; ...")] {
        if let Some(list) = list {
            let _ = writeln!(out, "{}", format!("{seat}? {}{more}", joined(&list.values)).trim_end());
        }
    }
    let mut refused = play.refused.as_slice();
    while let Some((_, rule)) = refused.first() {
        let same = refused.iter().take_while(|(_, other)| other.value == rule.value).count();
        let (now, later) = refused.split_at(same);
        let answers: Vec<&str> = now.iter().map(|(answer, _)| answer.value.as_str()).collect();
        let _ = writeln!(out, "{seat}! {}: {}", answers.join("; "), rule.value);
        refused = later;
    }
    let looks = play.action.is_none();
    match &play.action {
        Some(Action::Answer(answer)) => _ = writeln!(out, "{seat}: {}", answer.value),
        Some(Action::Answers(answers)) if answers.values.len() == 1 => {
            _ = writeln!(out, "{seat}: {};", joined(&answers.values));
        }
        Some(Action::Answers(answers)) => _ = writeln!(out, "{seat}: {}", joined(&answers.values)),
        Some(Action::All { answer, times: 1 }) => _ = writeln!(out, "all: {}", answer.value),
        Some(Action::All { answer, times }) => _ = writeln!(out, "all {times}: {}", answer.value),
        Some(Action::Default) => _ = writeln!(out, "{seat} out of time"),
        Some(Action::Leave) => _ = writeln!(out, "{seat} leaves"),
        Some(Action::TimeUp) => out.push_str("time up\n"),
        None if play.seat.is_none() => out.push_str("now\n"),
        None => {}
    }
    write_chance(out, play);
    write_expected(out, &play.expected);
    for (name, value) in &play.asks {
        below(out, &["asks", &name.value], &quoted(&value.value));
    }
    if looks {
        out.push('\n');
    }
}

fn write_chance(out: &mut String, play: &Play) {
    if !play.chance.rolls.is_empty() {
        signed(out, "~", &play.chance.rolls);
    }
    for (time, text) in &play.chance.impossible {
        let _ = match time {
            1 => writeln!(out, "  ~! {}", text.value),
            time => writeln!(out, "  ~! {time}: {}", text.value),
        };
    }
}

fn write_expected(out: &mut String, expected: &Expected) {
    let list = |texts: &[Text]| {
        let texts: Vec<String> = texts.iter().map(|text| quoted(&text.value)).collect();
        format!("[{}]", texts.join(", "))
    };
    for (sign, texts) in [("=", &expected.waiting), (">", &expected.events)] {
        if let Some(Texts { values, .. }) = texts {
            signed(out, sign, values);
        }
    }
    if !expected.never.is_empty() {
        signed(out, ">!", &expected.never);
    }
    if !expected.unasked.is_empty() {
        below(out, &["unasked"], &list(&expected.unasked));
    }
    for (key, told) in [("heard", &expected.heard), ("unheard", &expected.unheard)] {
        for (who, texts) in told {
            below(out, &[key, &who.value], &list(&texts.values));
        }
    }
    if let Some(position) = &expected.position {
        flat(out, &mut vec!["then".to_owned()], position);
    }
    for seen in &expected.seen {
        for (key, texts) in [("shows", &seen.shows), ("hides", &seen.hides)] {
            if !texts.is_empty() {
                below(out, &["seen", &seen.who.value, key], &list(texts));
            }
        }
    }
}

/// Each value of a table in a line of its own.
fn flat(out: &mut String, path: &mut Vec<String>, item: &Item) {
    match item.as_table_like() {
        Some(table) if !table.is_empty() || path.len() == 1 => {
            for (key, item) in table.iter() {
                path.push(key.to_owned());
                flat(out, path, item);
                path.pop();
            }
        }
        _ => {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            below(out, &path, &plain(item));
        }
    }
}

/// The value in one line.
fn plain(item: &Item) -> String {
    match item.as_value() {
        Some(Value::Array(array)) => {
            let parts: Vec<String> = array.iter().map(|value| plain(&Item::Value(value.clone()))).collect();
            format!("[{}]", parts.join(", "))
        }
        Some(Value::InlineTable(table)) => {
            let pair = |(key, value): (&str, &Value)| {
                format!("{} = {}", Key::new(key), plain(&Item::Value(value.clone())))
            };
            let parts: Vec<String> = table.iter().map(pair).collect();
            if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
        }
        Some(Value::String(text)) => quoted(text.value()),
        Some(value) => value.to_string().trim().to_owned(),
        None => "{}".to_owned(),
    }
}

/// A line in the syntax of the rest of the file.
fn below(out: &mut String, path: &[&str], value: &str) {
    let keys: Vec<String> = path.iter().map(|key| Key::new(*key).to_string()).collect();
    let _ = writeln!(out, "  {} = {value}", keys.join("."));
}

/// A text in one line.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{escaped}\"")
}

fn signed(out: &mut String, sign: &'static str, texts: &[Text]) {
    let _ = writeln!(out, "  {sign} {}", Form::Lines(sign).write(&values(texts)));
}

fn values(texts: &[Text]) -> Vec<String> {
    texts.iter().map(|text| text.value.clone()).collect()
}

fn joined(texts: &[Text]) -> String {
    values(texts).join("; ")
}

/// What the steps say, without their places.
fn meaning(scenario: &Scenario) -> Vec<String> {
    let step = |play: &Play| {
        let Play { legal, legal_includes, refused, action, chance, expected, .. } = play;
        let lists = [legal, legal_includes, &expected.waiting, &expected.events];
        let lists = lists.map(|list| list.as_ref().map(|texts| values(&texts.values)));
        let answers = match action {
            Some(Action::Answer(answer)) => format!("{:?}", answer.value),
            Some(Action::Answers(answers)) => format!("{:?}", values(&answers.values)),
            _ => String::new(),
        };
        let refused: Vec<&str> = refused.iter().map(|(answer, _)| answer.value.as_str()).collect();
        let chance = (values(&chance.rolls), chance.impossible.len());
        let mut written = String::new();
        write_step(&mut written, play);
        format!("{lists:?} {answers} {refused:?} {chance:?} {:?}\n{written}", values(&expected.never))
    };
    scenario.plays.iter().map(step).collect()
}
