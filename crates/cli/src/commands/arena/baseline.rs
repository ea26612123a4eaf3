//! Baselines: standings that are kept by name, to hold later ones against them.

use super::report::Report;
use crate::commands::results::{About, unwritten};
use crate::commands::series::json;
use std::path::{Path, PathBuf};
use tui::edge::files::{read_text, replace, shown};
use tui::failure::{Failure, Run};
use tui::near::nearest;
use words::Message;

/// What must be the same in two standings that are compared, by its name in `about`.
const SAME: [&str; 5] = ["game", "rules_version", "packs", "by_chance", "setup"];

/// The ending of the files.
const ENDING: &str = ".json";

/// The folder with the baselines of a game.
pub(super) struct Baselines(PathBuf);

/// A baseline that was read.
pub(super) struct Kept {
    pub(super) name: String,
    pub(super) report: Report,
}

impl Baselines {
    pub(super) fn new(folder: &Path, game: &str) -> Baselines {
        Baselines(folder.join(game))
    }

    /// The file for a new baseline.
    pub(super) fn free(&self, name: &str) -> Run<PathBuf> {
        let file = self.file(name)?;
        if file.exists() {
            let what = Message::new("tui-save-exists").with("file", shown(&file));
            return Err(Failure::usage(what).help(Message::new("cli-arena-there-help")).into());
        }
        Ok(file)
    }

    /// Keeps what was found.
    pub(super) fn keep(&self, file: &Path, report: &Report) -> Run {
        let written = std::fs::create_dir_all(&self.0);
        let written = written.and_then(|()| replace(file, &(json(report) + "\n")));
        written.map_err(|error| unwritten(file, &error).into())
    }

    /// The baseline of this name, if it can be compared with what `about` says.
    pub(super) fn read(&self, name: &str, about: &About) -> Run<Kept> {
        let file = self.file(name)?;
        if !file.exists() {
            return Err(self.missing(name).into());
        }
        let report: Report = serde_json::from_str(&read_text(&file)?).map_err(|error| {
            let what = Message::new("cli-arena-unreadable").with("file", shown(&file));
            let what = what.with("line", error.line()).with("why", error.to_string());
            Failure::input(what).help(Message::new("cli-arena-unreadable-help"))
        })?;
        if let Some(key) = other(&report.about.value(), &about.value()) {
            let what = Message::new("cli-arena-other").with("file", shown(&file)).with("key", key);
            return Err(Failure::usage(what).help(Message::new("cli-arena-other-help")).into());
        }
        let names = |about: &About| about.names().map(str::to_owned).collect::<Vec<String>>();
        let (was, is) = (names(&report.about), names(about));
        if is.iter().filter(|name| was.contains(name)).count() < 2 {
            let what = Message::new("cli-arena-strangers").with("file", shown(&file));
            let help = Message::new("cli-arena-strangers-help").with("players", was.join(","));
            return Err(Failure::usage(what).help(help).into());
        }
        Ok(Kept { name: name.to_owned(), report })
    }

    fn file(&self, name: &str) -> Run<PathBuf> {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        if name.is_empty() || name.starts_with('.') || !name.chars().all(is_plain) {
            let what = Message::new("cli-arena-name").with("name", name);
            return Err(Failure::usage(what).help(Message::new("cli-arena-name-help")).into());
        }
        Ok(self.0.join(format!("{name}{ENDING}")))
    }

    fn missing(&self, name: &str) -> Failure {
        let files = std::fs::read_dir(&self.0).into_iter().flatten().flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        let names: Vec<String> =
            names.filter_map(|name| name.strip_suffix(ENDING).map(str::to_owned)).collect();
        let help = match nearest(name, names.iter().map(String::as_str)) {
            Some(near) => Message::new("cli-game-near").with("near", near),
            None => Message::new("cli-arena-missing-help").with("name", name),
        };
        let what = Message::new("cli-arena-missing").with("name", name).with("folder", shown(&self.0));
        Failure::usage(what).help(help)
    }
}

/// The first thing that must be the same and is not: of a set-up its option.
fn other(was: &serde_json::Value, is: &serde_json::Value) -> Option<String> {
    let key = SAME.into_iter().find(|key| was[*key] != is[*key])?;
    let options = is[key].as_object().into_iter().flat_map(|options| options.keys());
    let option = options.into_iter().find(|option| was[key][option.as_str()] != is[key][option.as_str()]);
    Some(option.map_or_else(|| key.to_owned(), |option| format!("{key}.{option}")))
}
