//! `soak`: the tests in release and at full length.

use std::path::Path;

use super::leading_game;
use crate::programs;
use crate::tally::{self, Runner, Tally};
use crate::{Done, needs, no_arguments};

/// The long tests read from `HANGAR_SOAK` that they may take their time.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let (game, rest) = leading_game(root, arguments)?;
    no_arguments("soak GAME", rest)?;
    needs::meet(root, needs::FOR_TESTS)?;
    let mut tally = Tally::default();
    let mut command = programs::cargo(root, &["test", "--release", "--no-fail-fast"]);
    match game {
        Some(game) => command.args(["--package", game]),
        None => command.arg("--workspace"),
    };
    let done = programs::run_tests(command.env("HANGAR_SOAK", "1"), Runner::Libtest, &mut tally);
    tally::told(done.err(), tally)
}
