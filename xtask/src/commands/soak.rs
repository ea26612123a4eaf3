//! `soak`: the tests in release and at full length, and new games tried out.

use std::path::Path;

use super::{leading_game, new_game};
use crate::programs;
use crate::tally::{self, Runner, Tally};
use crate::{Done, needs, no_arguments};

/// How many times as long as usual, unless `HANGAR_SOAK` says so already.
const TIMES: &str = "10";

/// The long tests read from `HANGAR_SOAK` how much longer than usual they may take.
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
    let times = std::env::var("HANGAR_SOAK").unwrap_or_else(|_| TIMES.to_owned());
    let done = programs::run_tests(command.env("HANGAR_SOAK", times), Runner::Libtest, &mut tally);
    // New games are tried on every screen, with all that a copy of the repository takes to build.
    let tried = if game.is_none() { new_game::run(root, &["--try".to_owned()]) } else { Ok(()) };
    tally::told([done, tried].into_iter().filter_map(Result::err), tally)
}
