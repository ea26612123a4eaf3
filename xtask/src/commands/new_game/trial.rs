//! `new-game --try`: adds template and example as games to a copy of this repository and tests them there, to keep
//! them valid.

use std::fs;
use std::path::Path;

use super::{EXAMPLE, Names, TEMPLATE, format_code, names, scaffold, wires};
use crate::needs::{self, CLIPPY};
use crate::temp::TempDir;
use crate::{Done, Failure, files, programs, rules, tidy};

/// A name long enough to break lines that a short one leaves whole.
const NAME: &str = "trial_of_the_template";

/// The name of the example.
const EXAMPLE_NAME: &str = "hidden_duel";

/// The test that shows every game of the catalog everywhere.
const SCREENS: &[&str] = &["test", "--package", "tui", "every_game"];

/// Where the copy is built, below the folder of other builds: kept, so that the next trial is quicker.
const BUILT_IN: &str = "new-game";

pub(super) fn run(root: &Path) -> Done {
    let copy = TempDir::new();
    copy_files(root, copy.path())?;
    let mut tried = Vec::new();
    for (name, template) in [(NAME, TEMPLATE), (EXAMPLE_NAME, EXAMPLE)] {
        let names = names(copy.path(), &[name.to_owned()])?;
        scaffold(copy.path(), template, &names)?;
        for (file, below, line) in wires(&names) {
            wire(&copy.path().join(file), below, &line)?;
        }
        format_code(copy.path(), &names)?;
        tried.push(names);
    }
    tried.iter().try_for_each(|names| judge(root, copy.path(), names))?;
    test(root, copy.path(), SCREENS)
}

fn judge(root: &Path, copy: &Path, names: &Names) -> Done {
    needs::meet(root, &[CLIPPY])?;
    let Names { name, .. } = names;
    let tests = ["test", "--package", name, "--package", "catalog"];
    let lints = ["clippy", "--package", name, "--all-targets", "--", "-D", "warnings"];
    test(root, copy, &tests)?;
    test(root, copy, &lints)?;
    tidy::run_below(copy, &format!("games/{name}/"))?;
    rules::run(copy, &[name.clone(), "--check".to_owned()])
}

/// Runs cargo on the copy.
fn test(root: &Path, copy: &Path, words: &[&str]) -> Done {
    let mut command = programs::cargo(copy, words);
    programs::run(command.env("CARGO_TARGET_DIR", programs::builds(root).join(BUILT_IN)))
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
    use super::{copy_files, wired};
    use crate::temp::TempDir;
    use std::path::Path;

    #[test]
    fn a_line_is_added_below_another() {
        assert_eq!(wired("a\n[b]\nc\n", "[b]", "x").as_deref(), Some("a\n[b]\nx\nc\n"));
        assert_eq!(wired("a\n", "[b]", "x"), None);
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
