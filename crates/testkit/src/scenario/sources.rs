//! What a scenario takes from other files: packs and starts.

use kernel::{Library, PackText};
use std::path::{Component, Path, PathBuf};

/// The folder of the starts, beside the scenarios that name them or above.
pub const STARTS: &str = "starts";

/// A start: the file and what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartText {
    /// The name of the file, for readers.
    pub file: String,
    /// Its text.
    pub text: String,
}

/// Why there is no start of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoStart {
    /// What is wrong.
    pub what: String,
    /// The names of the starts that there are.
    pub known: Vec<String>,
}

/// Finds the files of a pack by its name.
pub type Packs<'a> = &'a dyn Fn(&str) -> Result<Vec<PackText>, String>;

/// Finds a start by its name.
pub type Starts<'a> = &'a dyn Fn(&str) -> Result<StartText, NoStart>;

/// Where the runner looks for what a scenario names.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    /// The packs.
    pub packs: Packs<'a>,
    /// The starts.
    pub starts: Starts<'a>,
    /// The game of the folder that the scenario is in, for scenarios that name none.
    pub game: Option<&'a str>,
}

/// Knows the house pack and no other, no start and no folder.
pub fn house_only<G: Library>() -> Sources<'static> {
    Sources { packs: &house::<G>, starts: &|_| Err(no_start(Vec::new())), game: None }
}

fn house<G: Library>(name: &str) -> Result<Vec<PackText>, String> {
    if name == "house" { Ok(G::house()) } else { Err("there is no such pack here".to_owned()) }
}

/// The start of this name for the scenario in this file: `starts/NAME.toml` in the folder of the scenario, or else in
/// the nearest folder above it.
pub fn start_of(scenario: &Path, name: &str) -> Result<StartText, NoStart> {
    let folders = folders_of(scenario);
    let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    let file = folders.iter().map(|folder| folder.join(format!("{name}.toml"))).find(|file| file.is_file());
    let Some(file) = file.filter(|_| is_name) else {
        let mut known: Vec<String> = folders.iter().flat_map(|folder| names_in(folder)).collect();
        known.sort();
        known.dedup();
        return Err(no_start(known));
    };
    let shown = file.display().to_string();
    match std::fs::read_to_string(&file) {
        Ok(text) => Ok(StartText { file: shown, text }),
        Err(error) => Err(NoStart { what: format!("{shown} cannot be read: {error}"), known: Vec::new() }),
    }
}

fn no_start(known: Vec<String>) -> NoStart {
    NoStart { what: "there is no such start".to_owned(), known }
}

/// The folders of starts, the nearest first.
fn folders_of(scenario: &Path) -> Vec<PathBuf> {
    let folder = scenario.parent().unwrap_or(Path::new(""));
    let climbs = folder.components().any(|part| part == Component::ParentDir);
    let folder = if climbs { folder.canonicalize().ok() } else { None }.unwrap_or(folder.to_owned());
    let here = std::env::current_dir().ok().filter(|_| folder.is_relative());
    let above = here.iter().flat_map(|here| here.ancestors().skip(1));
    let all = folder.ancestors().chain(above).map(|folder| folder.join(STARTS));
    all.filter(|folder| folder.is_dir()).collect()
}

fn names_in(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let names = files.filter_map(|file| Some(file.file_name()?.to_str()?.strip_suffix(".toml")?.to_owned()));
    names.collect()
}
