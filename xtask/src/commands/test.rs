//! `test`: everything that must pass, with one line of counts at the end.

use std::path::Path;

use super::client;
use crate::needs::{self, FOR_TESTS};
use crate::programs;
use crate::tally::{self, Runner, Tally};
use crate::{Done, no_arguments, rules, tidy};

/// Runs the tests of all packages (scenario files are part of the games' own) and of the browser client, plays it in
/// a real browser, then `tidy` and `rules --check`.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("test", arguments)?;
    needs::meet(root, FOR_TESTS)?;
    needs::meet(root, client::NEEDS)?;
    let mut tally = Tally::default();
    let checks = [
        run_tests(root, &mut tally),
        client::run_tests(root, &mut tally),
        client::play(root, &mut tally),
        tidy::run(root, &[]),
        rules::run(root, &["--check".to_owned()]),
    ];
    tally::told(checks.into_iter().filter_map(Result::err), tally)
}

/// Runs the tests of all packages.
pub(crate) fn run_tests(root: &Path, tally: &mut Tally) -> Done {
    if !programs::works(&mut programs::cargo(root, &["nextest", "--version"])) {
        let mut all = programs::cargo(root, &["test", "--workspace", "--no-fail-fast"]);
        return programs::run_tests(&mut all, Runner::Libtest, tally);
    }
    let words = ["nextest", "run", "--workspace", "--no-fail-fast", "--no-tests=pass"];
    let tested = programs::run_tests(&mut programs::cargo(root, &words), Runner::Nextest, tally);
    // nextest does not run the examples in the documentation.
    let words = ["test", "--workspace", "--doc", "--no-fail-fast"];
    let documented = programs::run_tests(&mut programs::cargo(root, &words), Runner::Libtest, tally);
    tested.and(documented)
}
