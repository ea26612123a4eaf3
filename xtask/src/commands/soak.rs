//! `soak`: the tests in release and at full length.

use std::path::Path;

use crate::programs;
use crate::tally::{Runner, Tally};
use crate::{Done, needs};

/// The long tests read from `HANGAR_SOAK` that they may take their time.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    needs::meet(root, needs::FOR_TESTS)?;
    let mut tally = Tally::default();
    let words = ["test", "--workspace", "--release", "--no-fail-fast"];
    let mut command = programs::cargo(root, &words);
    command.args(arguments).env("HANGAR_SOAK", "1");
    let done = programs::run_tests(&mut command, Runner::Libtest, &mut tally);
    println!("{tally}");
    done
}
