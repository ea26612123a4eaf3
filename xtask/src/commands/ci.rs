//! `ci`: runs every check, announced and timed. All of them run, even if an earlier one fails.

use std::path::Path;
use std::time::{Duration, Instant};

use super::{bench, client, fuzz_smoke, lines, new_game, test};
use crate::needs::{self, CLIPPY, FOR_TESTS, NODE, RUSTFMT};
use crate::tally::{self, Tally};
use crate::{Done, Failure, docs, licences, no_arguments, programs, rules, tidy};

type Step = (&'static str, fn(&Path, &mut Tally) -> Done);

/// The fastest checks come first.
const STEPS: &[Step] = &[
    ("format", |root, _| {
        needs::meet(root, &[RUSTFMT])?;
        programs::run(&mut programs::cargo(root, &["fmt", "--all", "--check"]))
    }),
    ("tidy", |root, _| tidy::run(root, &[])),
    ("rules", |root, _| rules::run(root, &["--check".to_owned()])),
    ("lines", |root, _| lines::run(root, &["--check".to_owned()])),
    ("clippy", |root, _| {
        // The server's build builds the browser client, here for the first time.
        needs::meet(root, &[CLIPPY, NODE])?;
        let words = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        programs::run(&mut programs::cargo(root, &words))
    }),
    ("docs", |root, _| {
        let mut docs = programs::cargo(root, &["doc", "--workspace", "--no-deps"]);
        programs::run(docs.env("RUSTDOCFLAGS", "-D warnings"))
    }),
    ("licences", |root, _| licences::run(root, &[])),
    ("tests", |root, tally| {
        needs::meet(root, FOR_TESTS)?;
        test::run_tests(root, tally)
    }),
    // It asks the program that the tests have built.
    ("docs-made", |root, _| docs::run(root, &["--check".to_owned()])),
    ("client", client::run_tests),
    ("browser", client::play),
    ("no-browser", |root, _| {
        programs::run(&mut programs::cargo(root, &["check", "--package", "cli", "--no-default-features"]))
    }),
    ("instructions", |root, _| bench::run(root, &["--check".to_owned()])),
    ("fuzz-smoke", fuzz_smoke::run_targets),
    // The last one: it builds a changed copy in the same folder.
    ("new-game", |root, _| new_game::run(root, &["--try".to_owned()])),
];

/// The result of one step.
struct Outcome {
    step: &'static str,
    took: Duration,
    failure: Option<String>,
}

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("ci", arguments)?;
    let mut tally = Tally::default();
    let mut outcomes = Vec::new();
    for &(step, check) in STEPS {
        println!("\n== {step}");
        let started = Instant::now();
        let failure = check(root, &mut tally).err().map(|failure| failure.to_string());
        let outcome = Outcome { step, took: started.elapsed(), failure };
        println!("== {step}: {} after {:.1} s", verdict(&outcome), outcome.took.as_secs_f64());
        outcomes.push(outcome);
    }
    print!("\n{}", summary(&outcomes));
    let failed = outcomes.iter().filter(|outcome| outcome.failure.is_some()).count();
    let why = format!("{failed} of {} steps failed", STEPS.len());
    tally::told((failed > 0).then_some(Failure::Failed(why)), tally)
}

fn verdict(outcome: &Outcome) -> &'static str {
    if outcome.failure.is_some() { "FAILED" } else { "passed" }
}

fn summary(outcomes: &[Outcome]) -> String {
    let mut table = format!("{:<12} {:<8} {:>8}  why\n", "step", "outcome", "seconds");
    for outcome in outcomes {
        let seconds = outcome.took.as_secs_f64();
        let why = outcome.failure.as_deref().unwrap_or("");
        let why = why.lines().next().unwrap_or("");
        let line = format!("{:<12} {:<8} {seconds:>8.1}  {why}", outcome.step, verdict(outcome));
        table.push_str(line.trim_end());
        table.push('\n');
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Outcome, STEPS, summary};
    use std::time::Duration;

    #[test]
    fn the_summary_has_a_line_for_each_step_with_the_reason_of_a_failure() {
        let outcome = |step, failure: Option<&str>| Outcome {
            step,
            took: Duration::from_millis(1500),
            failure: failure.map(str::to_owned),
        };
        let table = summary(&[outcome("format", None), outcome("tidy", Some("2 faults\nmore"))]);
        let lines: Vec<_> = table.lines().collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[1], "format       passed        1.5");
        assert_eq!(lines[2], "tidy         FAILED        1.5  2 faults");
    }

    #[test]
    fn every_check_is_a_step() {
        let names: Vec<_> = STEPS.iter().map(|(name, _)| *name).collect();
        let checks = "format clippy docs docs-made tidy licences tests client browser no-browser new-game fuzz-smoke rules lines instructions";
        for name in checks.split(' ') {
            assert!(names.contains(&name), "{name} is not a step");
        }
    }
}
