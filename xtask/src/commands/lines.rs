//! `lines`: how many lines of Rust each concern of each game takes, kept in `docs/lines.md`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::games;
use crate::files::Tree;
use crate::{Done, Failure};

/// The page, and the lines between which the table stands.
const PAGE: &str = "docs/lines.md";
const BEGIN: &str = "<!-- cargo xtask lines: begin -->";
const END: &str = "<!-- cargo xtask lines: end -->";

/// A page that is further off than this is out of date.
const SLACK_PER_CENT: usize = 2;

/// The concerns of a game, and the beginnings of their files below `src/`. The first that fits counts; what fits none
/// belongs to the last concern.
const CONCERNS: &[(&str, &[&str])] = &[
    ("positions", &["notation/position", "notation/outline"]),
    ("notation of answers, questions, chance, events, views, set-ups", &["notation"]),
    ("content: types, reading, schema, print", &["content"]),
    ("view and knowledge", &["view", "knowledge"]),
    ("prose", &["prose"]),
    ("scene and previews", &["scene", "forecast"]),
    (
        "hints, census, library, set-up, kits, lesson, lib.rs",
        &["hints", "census", "library", "setup", "kit", "build", "lesson", "lib.rs", "measures"],
    ),
    ("the rules: procedures, table, legality, queries, events", &[]),
];

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let table = table(&counted(root)?);
    match arguments {
        [] => {
            print!("{table}");
            let page = page(root)?;
            fs::write(root.join(PAGE), replaced(&page, &table)?)
                .map_err(|why| Failure::Failed(format!("{PAGE}: {why}")))
        }
        [only] if only == "--check" => check(&page(root)?, &table),
        _ => Err(Failure::Usage("`lines` takes no argument, or `--check`".to_owned())),
    }
}

fn page(root: &Path) -> Result<String, Failure> {
    fs::read_to_string(root.join(PAGE)).map_err(|why| Failure::Failed(format!("{PAGE}: {why}")))
}

/// Lines by concern and game, and the lines of scenarios under a name of their own.
type Counts = BTreeMap<(usize, String), usize>;

const SCENARIOS: usize = CONCERNS.len();

fn counted(root: &Path) -> Result<Counts, Failure> {
    let tree =
        Tree::read(root).map_err(|why| Failure::Failed(format!("the repository cannot be read: {why}")))?;
    let mut counts = Counts::new();
    for game in games(root) {
        let (source, scenarios) = (format!("games/{game}/src/"), format!("games/{game}/tests/scenarios/"));
        for file in &tree.rust {
            if let Some(below) = file.path.strip_prefix(&source) {
                *counts.entry((concern(below), game.clone())).or_default() += without_tests(file);
            }
        }
        let told = tree.texts.iter().filter(|file| file.path.starts_with(&scenarios));
        counts.insert((SCENARIOS, game.clone()), told.map(|file| file.text.lines().count()).sum());
    }
    Ok(counts)
}

/// The place of the concern of a file below `src/`.
fn concern(below: &str) -> usize {
    let fits = |beginnings: &[&str]| beginnings.iter().any(|beginning| below.starts_with(beginning));
    CONCERNS.iter().position(|(_, beginnings)| fits(beginnings)).unwrap_or(CONCERNS.len() - 1)
}

/// The lines of a file without its unit tests.
fn without_tests(file: &crate::files::RustFile) -> usize {
    let tests = file.tests.iter().map(|range| file.text[range.clone()].lines().count());
    file.text.lines().count().saturating_sub(tests.sum())
}

fn table(counts: &Counts) -> String {
    let mut games: Vec<&str> = counts.keys().map(|(_, game)| game.as_str()).collect();
    games.sort_unstable();
    games.dedup();
    let row = |name: &str, of: &dyn Fn(&str) -> usize| {
        let cells: Vec<String> = games.iter().map(|game| of(game).to_string()).collect();
        format!("| {name} | {} |\n", cells.join(" | "))
    };
    let count = |concern: usize, game: &str| counts.get(&(concern, game.to_owned())).copied().unwrap_or(0);
    let mut table =
        format!("| Lines of Rust | {} |\n|---|{}\n", games.join(" | "), "---|".repeat(games.len()));
    for (place, (name, _)) in CONCERNS.iter().enumerate().rev() {
        table += &row(name, &|game| count(place, game));
    }
    table += &row("**together**", &|game| (0..CONCERNS.len()).map(|place| count(place, game)).sum());
    table + &row("scenarios (TOML)", &|game| count(SCENARIOS, game))
}

fn replaced(page: &str, table: &str) -> Result<String, Failure> {
    let (before, _, after) = parts(page)?;
    Ok(format!("{before}{BEGIN}\n{table}{END}{after}"))
}

/// The page before, between and behind the two marks.
fn parts(page: &str) -> Result<(&str, &str, &str), Failure> {
    let found = page.split_once(BEGIN).and_then(|(before, rest)| {
        let (table, after) = rest.split_once(END)?;
        Some((before, table, after))
    });
    found.ok_or_else(|| Failure::Failed(format!("{PAGE} needs the lines `{BEGIN}` and `{END}`")))
}

/// The page may lag behind a little, so that not every commit changes it.
fn check(page: &str, table: &str) -> Done {
    let (_, kept, _) = parts(page)?;
    let (kept, now) = (numbers(kept), numbers(table));
    let near = |(kept, now): (&usize, &usize)| kept.abs_diff(*now) * 100 <= (*now).max(500) * SLACK_PER_CENT;
    if kept.len() == now.len() && kept.iter().zip(&now).all(near) {
        return Ok(());
    }
    Err(Failure::Failed(format!("{PAGE} is out of date: run `cargo xtask lines`")))
}

fn numbers(table: &str) -> Vec<usize> {
    table.split('|').filter_map(|cell| cell.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, CONCERNS, END, check, concern, replaced, run};
    use crate::Failure;
    use crate::temp::TempDir;

    fn named(below: &str) -> &'static str {
        CONCERNS[concern(below)].0
    }

    #[test]
    fn every_file_has_its_concern() {
        assert_eq!(named("notation/position/frames.rs"), "positions");
        assert!(named("notation/names.rs").starts_with("notation"));
        assert!(named("procedures/turn.rs").starts_with("the rules"));
        assert!(named("lib.rs").starts_with("hints"));
    }

    #[test]
    fn the_table_is_written_into_the_page_and_held_against_it() {
        let dir = TempDir::new();
        dir.write("docs/lines.md", &format!("# Lines\n\n{BEGIN}\n{END}\n\nMore.\n"));
        dir.write("games/chess/Cargo.toml", "");
        dir.write("games/chess/src/lib.rs", "//! One.\n\n#[cfg(test)]\nmod tests {\n    fn no() {}\n}\n");
        dir.write("games/chess/src/table.rs", "//! One.\n//! Two.\n");
        assert!(run(dir.path(), &["--check".to_owned()]).is_err());
        assert!(run(dir.path(), &[]).is_ok());
        let page = std::fs::read_to_string(dir.path().join("docs/lines.md")).expect("the page");
        assert!(page.contains("queries, events | 2 |") && page.ends_with("More.\n"), "{page}");
        assert!(run(dir.path(), &["--check".to_owned()]).is_ok());
    }

    #[test]
    fn a_page_may_lag_behind_a_little() {
        let page = |lines: usize| format!("{BEGIN}\n| x | {lines} |\n{END}");
        assert!(check(&page(1_000), "| x | 1020 |").is_ok());
        assert!(check(&page(1_000), "| x | 1030 |").is_err());
        assert!(matches!(replaced("no marks", ""), Err(Failure::Failed(why)) if why.contains(BEGIN)));
    }
}
