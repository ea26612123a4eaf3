//! `new-game --try`: makes games of both toys in a copy of this repository, takes them into the catalog and tests them there.
//! One of the real games stays in the catalog of the copy.

use std::fs;
use std::path::Path;

use super::super::games;
use super::{EXAMPLE, Names, TEMPLATE, format_code, names, scaffold, wires};
use crate::needs::{self, CLIPPY};
use crate::temp::TempDir;
use crate::{Done, Failure, files, programs, rules, tidy};

/// A name long enough to break lines that a short one leaves whole.
const NAME: &str = "trial_of_the_template";

/// The name of the example.
const EXAMPLE_NAME: &str = "hidden_duel";

/// The packages that try every game of the catalog: by its laws, and on a screen.
const TRIED_BY: [&str; 2] = ["catalog", "tui"];

/// The game that stays in the catalog beside the new ones: with the others all of them would be built once more.
const STAYS: &str = "stak_bots";

/// The catalog: what it is built with, and its list of games.
const CATALOG: [&str; 2] = ["crates/catalog/Cargo.toml", "crates/catalog/src/lib.rs"];

pub(super) fn run(root: &Path) -> Done {
    let copy = TempDir::new();
    copy_files(root, copy.path())?;
    for game in games(root).iter().filter(|game| *game != STAYS) {
        CATALOG.iter().try_for_each(|file| unwire(&copy.path().join(file), game))?;
    }
    let mut tried = Vec::new();
    for (name, toy) in [(NAME, TEMPLATE), (EXAMPLE_NAME, EXAMPLE)] {
        let names = names(copy.path(), &[name.to_owned()])?;
        scaffold(copy.path(), toy, &names)?;
        for (file, below, line) in wires(&names) {
            wire(&copy.path().join(file), below, &line)?;
        }
        format_code(copy.path(), &names)?;
        tried.push(names);
    }
    tried.iter().try_for_each(|Names { name, .. }| {
        tidy::run_below(copy.path(), &format!("games/{name}/"))?;
        rules::run(copy.path(), &[name.clone(), "--check".to_owned()])
    })?;
    // Always the same packages: each other choice has other features, and everything would be built again.
    needs::meet(root, &[CLIPPY])?;
    let new = tried.iter().map(|names| names.name.as_str());
    let all = || new.clone().chain(TRIED_BY);
    cargo(root, copy.path(), "test", all(), &["--test", "it", "--test", "laws"])?;
    cargo(root, copy.path(), "test", all(), &["--lib", "--", "every_game"])?;
    cargo(root, copy.path(), "clippy", new.clone(), &["--all-targets", "--", "-D", "warnings"])
}

/// Runs this command of cargo on packages of the copy, beside other builds: what comes from elsewhere is built already.
fn cargo<'a>(
    root: &Path,
    copy: &Path,
    what: &'a str,
    packages: impl Iterator<Item = &'a str>,
    rest: &[&'a str],
) -> Done {
    let packages = packages.flat_map(|name| ["--package", name]);
    let words: Vec<&str> = [what].into_iter().chain(packages).chain(rest.iter().copied()).collect();
    let mut command = programs::cargo(copy, &words);
    programs::run(command.env("CARGO_TARGET_DIR", programs::builds(root)))
}

fn copy_files(from: &Path, to: &Path) -> Done {
    let mut paths = Vec::new();
    let failed = |what: &str, why| Failure::Failed(format!("{what}: {why}"));
    files::walk(from, "", &mut paths).map_err(|why| failed("the repository cannot be read", why))?;
    for path in paths {
        let (source, copy) = (from.join(&path), to.join(&path));
        let folder = copy.parent().expect("a file stands in a folder");
        let copied = fs::create_dir_all(folder).and_then(|()| fs::copy(source, &copy));
        copied.map_err(|why| failed(&path, why))?;
    }
    Ok(())
}

/// Takes the game out of a file of the catalog.
fn unwire(file: &Path, game: &str) -> Done {
    let failed = |why: std::io::Error| Failure::Failed(format!("{}: {why}", file.display()));
    let text = fs::read_to_string(file).map_err(failed)?;
    fs::write(file, unwired(&text, game)).map_err(failed)
}

fn unwired(text: &str, game: &str) -> String {
    let starts = [format!("{game}.workspace"), format!("{game}::")];
    let is_of_game = |line: &&str| starts.iter().any(|start| line.trim_start().starts_with(start));
    text.lines().filter(|line| !is_of_game(line)).map(|line| format!("{line}\n")).collect()
}

/// Adds the line below the first one that is `below`.
fn wire(file: &Path, below: &str, line: &str) -> Done {
    let failed = |why: String| Failure::Failed(format!("{}: {why}", file.display()));
    let text = fs::read_to_string(file).map_err(|why| failed(why.to_string()))?;
    let wired = wired(&text, below, line).ok_or_else(|| failed(format!("no line is `{below}`")))?;
    fs::write(file, wired).map_err(|why| failed(why.to_string()))
}

fn wired(text: &str, below: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|there| *there == below)?;
    lines.insert(place + 1, line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::super::{Names, names, wires};
    use super::{copy_files, unwired, wired};
    use crate::temp::TempDir;
    use std::path::Path;

    #[test]
    fn a_line_is_added_below_another() {
        assert_eq!(wired("a\n[b]\nc\n", "[b]", "x").as_deref(), Some("a\n[b]\nx\nc\n"));
        assert_eq!(wired("a\n", "[b]", "x"), None);
    }

    #[test]
    fn a_game_leaves_the_catalog() {
        assert_eq!(
            unwired("[dependencies]\nchess.workspace = true\ngo.workspace = true\n", "go"),
            "[dependencies]\nchess.workspace = true\n"
        );
        assert_eq!(
            unwired("games! {\n    go::Go,\n    gomoku::Five,\n}\n", "go"),
            "games! {\n    gomoku::Five,\n}\n"
        );
    }

    #[test]
    fn every_wire_has_its_place_in_this_repository() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let names: Names = names(TempDir::new().path(), &["tin_soldiers".to_owned()]).expect("a good name");
        for (file, below, line) in wires(&names) {
            let text = std::fs::read_to_string(root.join(file)).expect("the file is there");
            assert!(wired(&text, below, &line).is_some(), "{file} has no line `{below}`");
        }
    }

    #[test]
    fn a_copy_has_every_file_but_what_was_built() {
        let (from, to) = (TempDir::new(), TempDir::new());
        from.write("a/b.txt", "b");
        from.write("target/c.txt", "c");
        copy_files(from.path(), to.path()).expect("it can be copied");
        assert_eq!(to.read("a/b.txt"), "b");
        assert!(!to.path().join("target").exists());
    }
}
