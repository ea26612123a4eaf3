//! `load`: how much a server can handle, measured from another process.

use std::path::Path;
use std::process::Command;

use crate::Done;
use crate::programs;

/// What is built, in one go: two calls would build the libraries twice, with different features.
const BUILD: &[&str] = &[
    "build",
    "--profile",
    "fast",
    "--package",
    "cli",
    "--package",
    "server",
    "--bin",
    "hangar",
    "--example",
    "load",
];

/// Builds the server and the program that drives it, both like a release, and runs the one against the other.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    programs::run(&mut programs::cargo(root, BUILD))?;
    let mut drive = Command::new(programs::builds(root).join("fast/examples/load"));
    programs::run(drive.current_dir(root).args(arguments))
}
