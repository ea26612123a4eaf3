//! Runs other programs from the root of the repository, without input, and passes on their output as it comes. None
//! outlives its limit.

mod group;
#[cfg(all(test, unix))]
mod tests;
mod watched;

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use crate::tally::{Runner, Tally};
use crate::{Done, Failure};
use watched::{End, Said, pass_on, text, watched};

/// Clippy's compiler, if what is built is linted.
static LINTER: OnceLock<PathBuf> = OnceLock::new();

/// Through which program cargo compiles the packages of the workspace.
pub(crate) const WRAPPER: &str = "RUSTC_WORKSPACE_WRAPPER";

/// The cargo that runs this workshop.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments).stdin(Stdio::null());
    if let Some(linter) = LINTER.get() {
        lint(&mut command, linter);
    }
    command
}

/// From now on, every cargo has the packages of the workspace compiled by clippy's compiler: they are linted as they are
/// built. To check them in a run of their own would compile everything once more.
pub(crate) fn lint_what_is_built(root: &Path) -> Done {
    let linter = linter(root)?;
    LINTER.get_or_init(|| linter);
    Ok(())
}

fn linter(root: &Path) -> Result<PathBuf, Failure> {
    let rust = output(Command::new("rustc").current_dir(root).args(["--print", "sysroot"]))?;
    Ok(Path::new(rust.trim()).join("bin").join("clippy-driver"))
}

/// A warning is a failure, in the words in which `cargo clippy` says it to clippy's compiler.
fn lint(cargo: &mut Command, linter: &Path) {
    cargo.env(WRAPPER, linter).env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
}

/// The folder that cargo builds in.
pub(crate) fn builds(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// The commit at hand, `-changed` added where files differ from it.
pub(crate) fn commit(root: &Path) -> String {
    let git = |words: &[&str]| {
        let text = outputs(Command::new("git").current_dir(root).args(words), &mut |_| ()).ok()?;
        Some(text.trim().to_owned())
    };
    let Some(name) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "no-commit".to_owned();
    };
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.is_empty() => name,
        _ => format!("{name}-changed"),
    }
}

/// Runs to the end. Fails if the program fails, or at the limit of what it belongs to.
pub(crate) fn run(command: &mut Command) -> Done {
    run_heard(command, &mut |_| ())
}

/// Runs silently and returns whether it succeeded, to check whether something is installed.
pub(crate) fn works(command: &mut Command) -> bool {
    let ended = watched(command, &mut |_, _| ());
    matches!(ended, Ok(End::Itself(status)) if status.success())
}

/// Runs tests, adding their outcome to the tally.
pub(crate) fn run_tests(command: &mut Command, runner: Runner, tally: &mut Tally) -> Done {
    run_heard(command, &mut |line| tally.hear(runner, line))
}

/// Runs to the end. Passes on what the program says, and gives every line to `hear`, as they come.
pub(crate) fn run_heard(command: &mut Command, hear: &mut dyn FnMut(&str)) -> Done {
    println!("$ {}", shown(command));
    let ended = watched(command, &mut |said, line| {
        let line = text(line);
        pass_on(said, &line);
        hear(&line);
    });
    judged(command, ended)
}

/// Runs to the end, and returns what was said on standard output. Standard error is passed on.
pub(crate) fn output(command: &mut Command) -> Result<String, Failure> {
    outputs(command, &mut |line| pass_on(Said::Error, line))
}

/// The same; every line of standard error goes to `hear`.
pub(crate) fn outputs(command: &mut Command, hear: &mut dyn FnMut(&str)) -> Result<String, Failure> {
    let mut output = Vec::new();
    let ended = watched(command, &mut |said, line| match said {
        Said::Out => output.extend_from_slice(line),
        Said::Error => hear(&text(line)),
    });
    judged(command, ended).map(|()| String::from_utf8_lossy(&output).into_owned())
}

fn judged(command: &Command, ended: io::Result<End>) -> Done {
    let shown = shown(command);
    match ended {
        Ok(End::Itself(status)) if status.success() => Ok(()),
        Ok(End::Itself(status)) => Err(Failure::Failed(format!("`{shown}` ended with {status}"))),
        Ok(End::AtLimit(last)) => {
            println!("\n`{shown}` was ended at its limit. Its last {} lines:", last.len());
            last.iter().for_each(|line| println!("| {}", text(line)));
            Err(Failure::Failed(format!("`{shown}` did not end in time and was ended")))
        }
        Err(why) => Err(Failure::Failed(format!("`{shown}` could not be started: {why}"))),
    }
}

/// The command as a person would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name();
    let program = program.unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    words.join(" ")
}
