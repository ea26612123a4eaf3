//! The browser client's own checks: form, types, tests of its logic, and a real browser against the real program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::needs::{self, CHROMIUM, NODE, Need};
use crate::programs;
use crate::tally::{self, Runner, Tally};
use crate::{Done, Failure, no_arguments};

pub(super) const NEEDS: &[Need] = &[NODE, CHROMIUM];

/// Checks and tests the client. A failure does not stop the rest.
pub(crate) fn run_tests(root: &Path, tally: &mut Tally) -> Done {
    needs::meet(root, &[NODE])?;
    let web = with_packages(root)?;
    let neat = programs::run(&mut npm(&web, &["run", "lint"]));
    let checked = programs::run(&mut npm(&web, &["run", "check"]));
    let tested = programs::run_tests(&mut npm(&web, &["test"]), Runner::Vitest, tally);
    neat.and(checked).and(tested)
}

/// Plays the program that cargo builds for the tests in a browser.
pub(crate) fn run_in_a_browser(root: &Path, arguments: &[String]) -> Done {
    no_arguments("browser", arguments)?;
    let mut tally = Tally::default();
    let played = play(root, &mut tally);
    tally::told(played.err(), tally)
}

/// The suite of `web/e2e`.
pub(crate) fn play(root: &Path, tally: &mut Tally) -> Done {
    needs::meet(root, NEEDS)?;
    let web = with_packages(root)?;
    let program = built(root)?;
    println!("the program under test: {}", program.display());
    let mut suite = npm(&web, &["run", "e2e"]);
    programs::run_tests(suite.env("HANGAR_PROGRAM", program), Runner::Playwright, tally)
}

/// Writes `web/src/wire/generated.ts`. The same test fails if somebody forgets to.
pub(crate) fn write_types(root: &Path, arguments: &[String]) -> Done {
    no_arguments("types", arguments)?;
    let words = ["test", "--package", "server", "--lib", "the_client_reads_what_the_server_writes"];
    programs::run(programs::cargo(root, &words).env("HANGAR_WRITE_TYPES", "1"))
}

/// The client's folder, with its packages installed.
fn with_packages(root: &Path) -> Result<PathBuf, Failure> {
    let web = root.join("web");
    if !has_packages(&web) {
        programs::run(&mut npm(&web, &["ci", "--no-audit", "--no-fund"]))?;
    }
    Ok(web)
}

/// Whether the installed packages match the lock file: npm writes its own copy last.
fn has_packages(web: &Path) -> bool {
    let changed = |name: &str| fs::metadata(web.join(name)).and_then(|about| about.modified());
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(got), Ok(wanted)) => got >= wanted,
        _ => false,
    }
}

fn npm(web: &Path, words: &[&str]) -> Command {
    let mut command = Command::new("npm");
    // Counts are read from what is printed: without colours.
    command.current_dir(web).args(words).stdin(Stdio::null()).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    command
}

/// Builds the program as the tests of the whole workspace do, so that nothing is built twice, and returns where cargo
/// has put it.
pub(crate) fn built(root: &Path) -> Result<PathBuf, Failure> {
    let words = ["build", "--workspace", "--tests", "--message-format", "json-render-diagnostics"];
    println!("$ cargo {}", words.join(" "));
    let said = programs::output(&mut programs::cargo(root, &words))?;
    let program = said.lines().filter_map(executable).next_back();
    program.ok_or_else(|| Failure::Failed("cargo names no program that it has built".to_owned()))
}

/// The program that this message of cargo is about, unless it is the program's own tests.
fn executable(line: &str) -> Option<PathBuf> {
    let message: serde_json::Value = serde_json::from_str(line).ok()?;
    let path = message.get("executable")?.as_str()?;
    let is_program = message["target"]["name"] == "hangar" && message["profile"]["test"] != true;
    is_program.then(|| PathBuf::from(path))
}

#[cfg(test)]
mod tests {
    use super::{executable, has_packages};
    use crate::temp::TempDir;
    use std::path::PathBuf;

    #[test]
    fn cargo_tells_where_the_program_is() {
        let line = r#"{"reason":"compiler-artifact","target":{"name":"hangar"},"executable":"/x/hangar"}"#;
        assert_eq!(executable(line), Some(PathBuf::from("/x/hangar")));
        assert_eq!(executable(&line.replace("\"hangar\"", "\"other\"")), None);
        let tests = line.replace("\"reason\"", "\"profile\":{\"test\":true},\"reason\"");
        assert_eq!(executable(&tests), None);
        assert_eq!(executable(r#"{"target":{"name":"hangar"},"executable":null}"#), None);
        assert_eq!(executable("   Compiling cli"), None);
    }

    #[test]
    fn packages_are_those_of_the_lock_file_or_not_there() {
        let dir = TempDir::new();
        dir.write("package-lock.json", "{}");
        assert!(!has_packages(dir.path()));
        dir.write("node_modules/.package-lock.json", "{}");
        assert!(has_packages(dir.path()));
    }
}
