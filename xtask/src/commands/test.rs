//! `test`: everything that must pass, with one line of counts at the end.

use std::path::Path;

use super::{ci, client};
use crate::needs::{self, FOR_TESTS};
use crate::tally::{Runner, Tally};
use crate::{Done, no_arguments, programs, steps};

/// Runs the tests of all packages (scenario files are part of the games' own) and of the browser client, plays it in
/// a real browser, and does `tidy` and `rules --check`.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("test", arguments)?;
    needs::meet(root, FOR_TESTS)?;
    needs::meet(root, client::NEEDS)?;
    steps::run(root, ci::OF_TEST)
}

/// Runs the tests of all packages.
pub(crate) fn run_tests(root: &Path, tally: &mut Tally) -> Done {
    needs::meet(root, FOR_TESTS)?;
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
