//! `test`: everything that must pass, with one line of counts at the end.

use std::path::Path;
use std::process::Command;

use crate::needs::{self, FOR_TESTS};
use crate::programs;
use crate::tally::{Runner, Tally};
use crate::{Done, Failure, rules, tidy};

/// Runs the tests of all packages (scenario files are part of the games' own), then `tidy` and `rules --check`.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    needs::meet(root, FOR_TESTS)?;
    let mut tally = Tally::default();
    let failures: Vec<String> = [
        run_tests(root, arguments, &mut tally),
        tidy::run(root, &[]),
        rules::run(root, &["--check".to_owned()]),
    ]
    .into_iter()
    .filter_map(|done| done.err())
    .map(|(Failure::Failed(why) | Failure::Usage(why))| why)
    .collect();
    for why in &failures {
        println!("{why}");
    }
    println!("{tally}");
    if failures.is_empty() {
        return Ok(());
    }
    Err(Failure::Failed("not everything that must pass did".to_owned()))
}

/// Runs the tests of all packages; `arguments` go to the runner.
pub(crate) fn run_tests(root: &Path, arguments: &[String], tally: &mut Tally) -> Done {
    if !programs::works(&mut programs::cargo(root, &["nextest", "--version"])) {
        let mut all = programs::cargo(root, &["test", "--workspace", "--no-fail-fast"]);
        return programs::run_tests(all.args(arguments), Runner::Libtest, tally);
    }
    let words = ["nextest", "run", "--workspace", "--no-fail-fast", "--no-tests=pass"];
    let mut tests = programs::cargo(root, &words);
    let tested = programs::run_tests(tests.args(arguments), Runner::Nextest, tally);
    // nextest does not run the examples in the documentation.
    let docs = programs::run_tests(&mut doc_tests(root, arguments), Runner::Libtest, tally);
    tested.and(docs)
}

fn doc_tests(root: &Path, arguments: &[String]) -> Command {
    let mut command = programs::cargo(root, &["test", "--workspace", "--doc", "--no-fail-fast"]);
    // Filters and options of nextest mean nothing here; how to build does.
    if arguments.iter().any(|argument| argument == "--release") {
        command.arg("--release");
    }
    command
}

#[cfg(test)]
mod tests {
    use super::doc_tests;
    use std::path::Path;

    #[test]
    fn only_the_way_of_building_reaches_the_documentation_tests() {
        let words = |arguments: &[&str]| {
            let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
            let command = doc_tests(Path::new("."), &arguments);
            command.get_args().map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>()
        };
        assert_eq!(words(&["-E", "test(a)"]), words(&[]));
        assert_eq!(words(&["--release"]).last().map(String::as_str), Some("--release"));
    }
}
