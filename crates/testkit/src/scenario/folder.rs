//! A folder of scenarios, and the rule ids that they may cite.

use super::sources::{STARTS, Sources, start_of};
use super::{Reached, Report, bless, reach, run};
use kernel::{Bout, Library, Notation, PackText};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The ids of a rules text: the bullets `- **XX-1.2** …`.
pub fn rule_ids(rules_md: &str) -> BTreeSet<String> {
    let id = |line: &str| {
        let (id, _) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
        let fits = id.contains('-')
            && id.chars().all(|letter| letter.is_ascii_alphanumeric() || "-.".contains(letter));
        fits.then(|| id.to_owned())
    };
    rules_md.lines().filter_map(id).collect()
}

/// Runs every scenario in a folder and below it. Packs other than `house` are folders of TOML files
/// beside the scenario that names them. A scenario need not name the game. Every start that lies there must be named. With `HANGAR_BLESS=1`
/// scenarios that only state other results are changed to what happened.
pub fn run_all<G: Notation + Library>(dir: impl AsRef<Path>) -> Result<Vec<Report>, String> {
    let blesses = std::env::var("HANGAR_BLESS").is_ok_and(|value| value == "1");
    let ids = rule_ids(G::RULES);
    let dir = dir.as_ref();
    let files = files_below(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    let (mut reports, mut failures) = (Vec::new(), Vec::new());
    let used = RefCell::default();
    for file in files {
        match run_file::<G>(&file, &ids, blesses, &used) {
            Ok(report) => reports.extend(report),
            Err(what) => failures.push(what),
        }
    }
    if failures.is_empty() {
        failures = unused(dir, &used.borrow()).map_err(|error| format!("{}: {error}", dir.display()))?;
    }
    if !failures.is_empty() {
        return Err(failures.join("\n"));
    }
    if reports.is_empty() {
        return Err(format!("{}: there is no scenario here", dir.display()));
    }
    Ok(reports)
}

/// How many scenarios a folder has, for a test: panics with what every one says that does not hold.
pub fn assert_all<G: Notation + Library>(dir: impl AsRef<Path>) -> usize {
    run_all::<G>(dir).unwrap_or_else(|faults| panic!("{faults}")).len()
}

/// One file; nothing if it is a file of a pack.
fn run_file<G: Notation + Library>(
    file: &Path,
    ids: &BTreeSet<String>,
    blesses: bool,
    used: &RefCell<BTreeSet<String>>,
) -> Result<Option<Report>, String> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let packs = |pack: &str| packs_beside::<G>(file, pack);
    let starts = |name: &str| {
        let start = start_of(file, name)?;
        used.borrow_mut().insert(start.file.clone());
        Ok(start)
    };
    let sources = Sources { packs: &packs, starts: &starts, game: Some(G::ID) };
    let lines = |faults: Vec<super::ScenarioFault>| {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    match run::<G>(&name, &text, sources, ids) {
        Ok(report) => Ok(Some(report)),
        Err(faults) if !blesses => Err(lines(faults)),
        Err(_) => {
            let blessed = bless::<G>(&name, &text, sources, ids).map_err(lines)?;
            std::fs::write(file, &blessed).map_err(|error| format!("{name}: {error}"))?;
            run::<G>(&name, &blessed, sources, ids).map(Some).map_err(lines)
        }
    }
}

/// The bout at the end of the scenario in this file, for a test.
///
/// # Panics
/// If the scenario does not come to its end.
pub fn end_of<G: Notation + Library>(file: impl AsRef<Path>) -> Bout<G> {
    whole::<G>(file).bout
}

/// All that happens in the scenario in this file, in notation, for a test.
///
/// # Panics
/// If the scenario does not come to its end.
pub fn told_in<G: Notation + Library>(file: impl AsRef<Path>) -> Vec<String> {
    whole::<G>(file).told
}

fn whole<G: Notation + Library>(file: impl AsRef<Path>) -> Reached<G> {
    let file = file.as_ref();
    let text = std::fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let packs = |pack: &str| packs_beside::<G>(file, pack);
    let starts = |name: &str| start_of(file, name);
    let sources = Sources { packs: &packs, starts: &starts, game: Some(G::ID) };
    match reach::<G>(&file.display().to_string(), &text, sources, usize::MAX) {
        Ok(reached) => reached,
        Err(faults) => panic!("{faults:?}"),
    }
}

/// The house pack, or the pack that a scenario names by its path from there.
fn packs_beside<G: Library>(file: &Path, pack: &str) -> Result<Vec<PackText>, String> {
    let folder = file.parent().unwrap_or(Path::new("."));
    if pack == "house" { Ok(G::house()) } else { pack_of(&folder.join(pack)) }
}

fn pack_of(folder: &Path) -> Result<Vec<PackText>, String> {
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
        Ok(PackText { file: file.display().to_string(), text })
    };
    files_below(folder).map_err(|error| error.to_string())?.into_iter().map(read).collect()
}

/// A complaint about each start below the folder that no scenario names.
fn unused(dir: &Path, used: &BTreeSet<String>) -> std::io::Result<Vec<String>> {
    let mut complaints = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() && path.ends_with(STARTS) {
            let starts = files_below(&path)?.into_iter().map(|file| file.display().to_string());
            let idle = starts.filter(|file| !used.contains(file));
            complaints.extend(idle.map(|file| format!("{file}: no scenario begins with this start")));
        } else if path.is_dir() {
            complaints.extend(unused(&path, used)?);
        }
    }
    Ok(complaints)
}

/// All TOML files, sorted. Folders with a `pack.toml` are packs and folders of starts are starts, not scenarios.
fn files_below(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() && !path.join("pack.toml").exists() && !path.ends_with(STARTS) {
            files.extend(files_below(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
