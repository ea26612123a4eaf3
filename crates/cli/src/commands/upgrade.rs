//! `hangar upgrade`: rewrites files that an earlier version of a game wrote or read. What a game writes otherwise now is
//! data of that game ([`kernel::Former`]). Comments and layout stay. What events and questions of scenarios are called
//! today is not rewritten, and it says so.

use super::{Desk, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Former, Lifted};
use serde_json::Value as Json;
use std::path::{Path, PathBuf};
use toml_edit::{Document, DocumentMut, Item, TableLike, Value};
use tui::edge::faults::place_of;
use tui::edge::files::{read_text, replace, shown};
use tui::failure::{Failure, Run, Verdict};
use tui::record::head_of;
use words::Message;

/// Which files.
#[derive(Args, Debug)]
pub(crate) struct UpgradeArgs {
    /// The files: scenarios, starts, positions, set-ups, builds, packs, records
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// The game, for files that do not name it
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Say what would be written, and write nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
}

/// A file is written only if all of it can be rewritten; the others go on.
pub(super) fn run(desk: &mut Desk<'_>, args: &UpgradeArgs) -> Run<Verdict> {
    for file in &args.files {
        let text = read_text(file)?;
        let game = game_of(file, &text, args)?;
        with_game_of_file(&shown(file), &game, One { desk, args, file, text: &text })??;
    }
    Ok(Verdict::Good)
}

fn is_record(text: &str) -> bool {
    text.starts_with('{')
}

fn game_of(file: &Path, text: &str, args: &UpgradeArgs) -> Run<String> {
    if is_record(text) {
        return Ok(head_of(file, text.as_bytes())?.game);
    }
    parsed(file, text)?;
    let named = super::scenario::game_of(file, text);
    named.or_else(|| args.game.clone()).ok_or_else(|| {
        let what = Message::new("cli-upgrade-no-game").with("file", shown(file));
        Failure::input(what).help(Message::new("cli-upgrade-no-game-help")).into()
    })
}

struct One<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d UpgradeArgs,
    file: &'d Path,
    text: &'d str,
}

impl Visitor for One<'_, '_> {
    type Out = Run;

    fn visit<G: Playable>(self) -> Run {
        if is_record(self.text) {
            let version = head_of(self.file, self.text.as_bytes())?.rules_version;
            return if version == G::VERSION {
                self.say_nothing()
            } else {
                Err(old(self.file, version, G::VERSION))
            };
        }
        let (text, changes) = upgraded(self.file, self.text, &G::FORMER)?;
        if changes.is_empty() {
            return self.say_nothing();
        }
        let (file, count) = (shown(self.file), changes.len());
        if self.args.dry_run {
            self.desk
                .stage
                .say(&Message::new("cli-upgrade-would").with("file", file).with("changes", count))?;
        } else {
            replace(self.file, &text).map_err(|error| {
                let what = Message::new("cli-not-written").with("file", file.as_str());
                Failure::input(what.with("why", error.to_string()))
            })?;
            self.desk.stage.say(&Message::new("cli-upgraded").with("file", file).with("changes", count))?;
        }
        changes.iter().try_for_each(|change| self.desk.stage.item(change))?;
        self.desk.stage.say(&Message::new("cli-upgrade-only").with("file", shown(self.file)))
    }
}

impl One<'_, '_> {
    fn say_nothing(self) -> Run {
        self.desk.stage.say(&Message::new("cli-upgrade-nothing").with("file", shown(self.file)))
    }
}

fn old(file: &Path, version: u32, known: u32) -> tui::failure::Stop {
    let what = Message::new("cli-upgrade-record").with("file", shown(file));
    let what = what.with("version", version).with("known", known);
    Failure::input(what).help(Message::new("cli-upgrade-record-help")).into()
}

fn parsed<'a>(file: &Path, text: &'a str) -> Result<Document<&'a str>, Failure> {
    Document::parse(text).map_err(|error| {
        let line = place_of(text, error.span().map_or(0, |span| span.start)).0;
        let what = Message::new("cli-upgrade-no-toml").with("file", shown(file)).with("line", line);
        Failure::input(what.with("why", error.message())).help(Message::new("cli-upgrade-no-toml-help"))
    })
}

/// The text as it is written now, and what has changed.
fn upgraded(file: &Path, text: &str, former: &Former) -> Result<(String, Vec<Message>), Failure> {
    let read = parsed(file, text)?;
    if let Some((at, answer, instead)) = gone(read.as_item(), former) {
        let what =
            Message::new("cli-upgrade-answer").with("file", shown(file)).with("line", place_of(text, at).0);
        let help = Message::new("cli-upgrade-answer-help").with("instead", instead);
        return Err(Failure::input(what.with("answer", answer)).help(help));
    }
    let mut document: DocumentMut = read.into_mut();
    let mut changes = Vec::new();
    rewrite(document.as_table_mut(), former, &mut changes);
    let text = document.to_string();
    let steps = testkit::scenario::upgrade(&shown(file), &text).map_err(|faults| {
        let why = faults.first().map(ToString::to_string).unwrap_or_default();
        Failure::input(Message::new("cli-upgrade-steps-not").with("why", why))
    })?;
    changes.extend(steps.iter().map(|_| Message::new("cli-upgrade-steps")));
    Ok((steps.unwrap_or(text), changes))
}

/// The first answer that is none any more: where it stands, its text, and what to do instead.
fn gone(item: &Item, former: &Former) -> Option<(usize, String, &'static str)> {
    if let Some(table) = item.as_table_like() {
        return table.iter().find_map(|(_, item)| gone(item, former));
    }
    if let Some(tables) = item.as_array_of_tables() {
        return tables.iter().find_map(|table| table.iter().find_map(|(_, item)| gone(item, former)));
    }
    let single = item.as_value().into_iter();
    let values = single.chain(item.as_array().into_iter().flat_map(|list| list.iter()));
    let mut texts = values.filter_map(|value| Some((value.span()?.start, value.as_str()?)));
    texts.find_map(|(at, text)| {
        let (first, rest) = text.split_once(' ')?;
        let known = former.answers.iter().find(|(word, _)| *word == first && !rest.contains(' '));
        known.map(|(_, instead)| (at, text.to_owned(), *instead))
    })
}

/// Rewrites the table and all within it.
fn rewrite(table: &mut dyn TableLike, former: &Former, changes: &mut Vec<Message>) {
    for lifted in former.lifted {
        if let Some(value) = lift(table, lifted) {
            let change = Message::new("cli-upgrade-lifted").with("tables", lifted.tables);
            changes.push(change.with("key", lifted.key).with("value", value));
            table.insert(lifted.key, Item::Value(value.into()));
        }
    }
    for (_, item) in table.iter_mut() {
        if let Some(text) = item.as_str()
            && let Some((now, (key, name))) = named(text, former)
        {
            changes.push(Message::new("cli-upgrade-named").with("key", key).with("name", name));
            let decor = item.as_value().map(|value| value.decor().clone()).unwrap_or_default();
            let mut value = Value::from(now);
            *value.decor_mut() = decor;
            *item = Item::Value(value);
        } else if let Some(tables) = item.as_array_of_tables_mut() {
            tables.iter_mut().for_each(|table| rewrite(table, former, changes));
        } else if let Some(table) = item.as_table_like_mut() {
            rewrite(table, former, changes);
        }
    }
}

/// Takes the key out of the tables. Returns the value that stays.
fn lift(table: &mut dyn TableLike, lifted: &Lifted) -> Option<&'static str> {
    let tables = table.get_mut(lifted.tables)?.as_table_like_mut()?;
    let mut found = Vec::new();
    for (_, item) in tables.iter_mut() {
        let Some(each) = item.as_table_like_mut() else { continue };
        found.extend(each.remove(lifted.key).and_then(|item| item.as_str().map(str::to_owned)));
    }
    lifted.values.iter().copied().find(|value| found.iter().any(|found| found == value))
}

/// A text of JSON in which values have their names, if it is one in which they lack them.
fn named(text: &str, former: &Former) -> Option<(String, (&'static str, &'static str))> {
    let mut json: Json = serde_json::from_str(text).ok()?;
    let change = former.named.iter().find(|(key, name)| give_name(&mut json, key, name))?;
    Some((json.to_string(), *change))
}

/// Gives the value of `key` its name wherever it lacks it; whether it did anywhere.
fn give_name(json: &mut Json, key: &str, name: &str) -> bool {
    let mut has_given = false;
    match json {
        Json::Array(list) => list.iter_mut().for_each(|json| has_given |= give_name(json, key, name)),
        Json::Object(fields) => fields.iter_mut().for_each(|(field, json)| {
            if field == key && !json.is_object() {
                *json = serde_json::json!({ name: json.take() });
                has_given = true;
            }
            has_given |= give_name(json, key, name);
        }),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
    has_given
}
