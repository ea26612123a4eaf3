//! Runs other programs from the root of the repository, without input, and passes on their output as it comes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::tally::{Runner, Tally};
use crate::{Done, Failure};

/// The cargo that runs this workshop.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments).stdin(Stdio::null());
    command
}

/// The folder that cargo builds in.
pub(crate) fn builds(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir))
}

/// Runs to the end. Fails if the program fails.
pub(crate) fn run(command: &mut Command) -> Done {
    println!("$ {}", shown(command));
    let status = command.status();
    judged(command, status)
}

/// Runs silently and returns whether it succeeded, to check whether something is installed.
pub(crate) fn works(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Runs tests, adding their outcome to the tally.
pub(crate) fn run_tests(command: &mut Command, runner: Runner, tally: &mut Tally) -> Done {
    println!("$ {}", shown(command));
    let status = watched(command, &mut |line| tally.hear(runner, line));
    judged(command, status)
}

/// Runs to the end. Passes on standard output, and gives every line to `hear`.
pub(crate) fn run_heard(command: &mut Command, hear: &mut dyn FnMut(&str)) -> Done {
    println!("$ {}", shown(command));
    let status = watched(command, hear);
    judged(command, status)
}

fn watched(command: &mut Command, hear: &mut dyn FnMut(&str)) -> io::Result<ExitStatus> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take().expect("standard output is piped");
    let stderr = child.stderr.take().expect("standard error is piped");
    // Both pipes are read at once, or a program that fills one would wait for ever.
    let (errors, lines) = std::thread::scope(|scope| {
        let errors = scope.spawn(|| passed_on(stderr, &mut io::stderr()));
        let lines = passed_on(stdout, &mut io::stdout());
        (errors.join().expect("reading lines does not panic"), lines)
    });
    for line in lines?.iter().chain(&errors?) {
        hear(line);
    }
    child.wait()
}

/// Copies line by line and keeps the lines.
fn passed_on(from: impl Read, to: &mut dyn Write) -> io::Result<Vec<String>> {
    let mut from = BufReader::new(from);
    let mut lines = Vec::new();
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 {
        to.write_all(&line)?;
        to.flush()?;
        lines.push(String::from_utf8_lossy(&line).trim_end().to_owned());
        line.clear();
    }
    Ok(lines)
}

fn judged(command: &Command, status: io::Result<ExitStatus>) -> Done {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Failed(format!("`{}` ended with {status}", shown(command)))),
        Err(why) => Err(Failure::Failed(format!("`{}` could not be started: {why}", shown(command)))),
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

#[cfg(test)]
mod tests {
    use super::{cargo, run_heard, works};
    use std::path::Path;

    #[test]
    fn what_a_program_says_is_heard_and_its_failure_is_a_failure() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut heard = Vec::new();
        run_heard(&mut cargo(here, &["--version"]), &mut |line| heard.push(line.to_owned()))
            .expect("cargo tells its version");
        assert!(heard.iter().any(|line| line.starts_with("cargo ")));
        assert!(run_heard(&mut cargo(here, &["--no-such-option"]), &mut |_| ()).is_err());
        assert!(!works(&mut cargo(here, &["--no-such-option"])));
    }
}
