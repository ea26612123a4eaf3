//! Programs that hang, that leave something behind, and that never stop talking.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use super::watched::LAST_LINES;
use super::{WRAPPER, cargo, lint, linter, output, run_heard, works};
use crate::temp::TempDir;
use crate::{Done, Failure, limit};

/// A program that hangs for this long fails its test.
const LONG: &str = "600";

fn shell(script: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    command
}

/// Runs it within a limit, and returns the outcome and what was heard.
fn heard(limit: Duration, command: &mut Command) -> (Done, Vec<String>) {
    let mut lines = Vec::new();
    let done = limit::within(limit, "a test", || run_heard(command, &mut |line| lines.push(line.to_owned())));
    (done, lines)
}

/// Whether the process of this number runs; one that ended and was not fetched yet does not.
fn runs(number: &str) -> bool {
    let told = Command::new("ps").args(["-o", "stat=", "-p", number]).output().expect("ps runs");
    let state = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    !state.is_empty() && !state.starts_with('Z')
}

#[test]
fn what_a_program_says_is_heard_and_its_failure_is_a_failure() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut heard = Vec::new();
    run_heard(&mut cargo(here, &["--version"]), &mut |line| heard.push(line.to_owned()))
        .expect("cargo tells its version");
    assert!(heard.iter().any(|line| line.starts_with("cargo ")));
    assert!(run_heard(&mut cargo(here, &["--no-such-option"]), &mut |_| ()).is_err());
    assert!(!works(&mut cargo(here, &["--no-such-option"])));
    assert_eq!(
        output(&mut shell("echo one; echo two >&2; echo three")).ok().as_deref(),
        Some("one\nthree\n")
    );
    assert!(matches!(output(&mut Command::new("no-such-program-anywhere")), Err(Failure::Failed(_))));
}

#[test]
fn what_only_clippy_warns_of_stops_a_build() {
    let dir = TempDir::new();
    dir.write("Cargo.toml", "[package]\nname = \"planted\"\nedition = \"2024\"\n\n[workspace]\n");
    dir.write("src/lib.rs", "pub fn same(it: bool) -> bool {\n    it == true\n}\n");
    let linter = linter(dir.path()).expect("rustc tells where it lies");
    let mut build = cargo(dir.path(), &["build", "--offline"]);
    // The run that this test belongs to is linted, too.
    build.env_remove(WRAPPER);
    assert!(works(build.env("CARGO_TARGET_DIR", dir.path().join("plain"))));
    lint(&mut build, &linter);
    let mut said = String::new();
    let done =
        run_heard(build.env("CARGO_TARGET_DIR", dir.path().join("linted")), &mut |line| said.push_str(line));
    assert!(done.is_err() && said.contains("bool-comparison"), "{said}");
}

#[test]
fn lines_are_heard_as_they_come() {
    let dir = TempDir::new();
    let go = dir.path().join("go");
    // The program waits for what its first line brings about: heard at its end, it would wait until the limit.
    let script = format!("echo first; while [ ! -e '{}' ]; do sleep 0.05; done; echo last", go.display());
    let mut lines = 0;
    let done = limit::within(Duration::from_secs(60), "a test", || {
        run_heard(&mut shell(&script), &mut |line| {
            lines += 1;
            if line == "first" {
                std::fs::write(&go, "").expect("it can be written");
            }
        })
    });
    assert!(done.is_ok());
    assert_eq!(lines, 2);
}

#[test]
fn a_program_that_hangs_is_ended_with_its_child_that_hangs() {
    let script =
        format!("trap '' TERM; sleep {LONG} & echo \"child $!\"; echo waits >&2; wait; sleep {LONG}");
    let begun = Instant::now();
    let (done, lines) = heard(Duration::from_secs(1), &mut shell(&script));
    assert!(matches!(done, Err(Failure::Failed(why)) if why.contains("did not end in time")));
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    assert!(lines.iter().any(|line| line == "waits"));
    let child = lines.iter().find_map(|line| line.strip_prefix("child ")).expect("it tells its child");
    assert!(!runs(child), "the child goes on");
}

#[test]
fn where_no_time_is_left_nothing_begins() {
    let dir = TempDir::new();
    let file = dir.path().join("ran");
    let (done, _) = heard(Duration::ZERO, &mut shell(&format!("echo > '{}'", file.display())));
    assert!(done.is_err() && !file.exists());
}

#[test]
fn a_program_that_floods_is_heard_and_ended() {
    let begun = Instant::now();
    let (mut count, mut is_cut) = (0_u64, false);
    let done = limit::within(Duration::from_secs(1), "a test", || {
        super::watched::watched(&mut shell("yes flood"), &mut |_, line| {
            // The last line may be cut where the program was ended.
            assert!(!is_cut && b"flood\n".starts_with(line), "{line:?}");
            is_cut = line != b"flood\n";
            count += 1;
        })
    });
    let Ok(super::End::AtLimit(last)) = done else { panic!("it has no end of its own: {done:?}") };
    assert_eq!(last.len(), LAST_LINES);
    assert!(count > 1_000, "{count}");
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}

#[test]
fn a_line_without_an_end_does_not_fill_the_memory() {
    let mut longest = 0;
    let done = limit::within(Duration::from_secs(1), "a test", || {
        super::watched::watched(&mut shell("cat /dev/zero"), &mut |_, line| longest = longest.max(line.len()))
    });
    assert!(matches!(done, Ok(super::End::AtLimit(_))));
    assert!((1..=64 * 1024).contains(&longest), "{longest}");
}

#[test]
fn nobody_waits_for_what_a_program_leaves_behind() {
    let begun = Instant::now();
    let (done, lines) = heard(Duration::from_secs(300), &mut shell(&format!("sleep {LONG} & echo $!")));
    assert!(done.is_ok());
    assert!(begun.elapsed() < Duration::from_secs(100), "{:?}", begun.elapsed());
    let [child] = &lines[..] else { panic!("one line: {lines:?}") };
    let ended = std::iter::repeat_with(|| runs(child)).take(1_000).any(|runs| !runs);
    assert!(ended, "it goes on");
}

#[test]
fn a_program_that_closes_its_mouth_is_waited_for() {
    let dir = TempDir::new();
    let file = dir.path().join("done");
    let script = format!("exec >&- 2>&-; sleep 0.3; echo > '{}'", file.display());
    let (done, _) = heard(Duration::from_secs(60), &mut shell(&script));
    assert!(done.is_ok() && file.exists());
}
