//! `fuzz-smoke`: the fuzz targets as plain tests, on stable, for a minute in all.

use std::path::Path;

use crate::programs;
use crate::tally::{self, Runner, Tally};
use crate::{Done, no_arguments};

/// How long the targets may take together, in the build that the tests have already made.
const SECONDS: &str = "60";

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("fuzz-smoke", arguments)?;
    let mut tally = Tally::default();
    let done = run_targets(root, &mut tally);
    tally::told(done.err(), tally)
}

pub(crate) fn run_targets(root: &Path, tally: &mut Tally) -> Done {
    if !root.join("fuzz/Cargo.toml").is_file() {
        println!("there is no fuzz package yet: nothing to run");
        return Ok(());
    }
    // Of the whole workspace: chosen alone, the package has other features, and all below it would be built once more.
    let words = ["test", "--workspace", "--no-fail-fast", "--test", "fuzz"];
    let mut command = programs::cargo(root, &words);
    command.env("HANGAR_FUZZ_SECONDS", SECONDS);
    programs::run_tests(&mut command, Runner::Libtest, tally)
}
