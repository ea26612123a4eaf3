//! Steps of a run, one after the other: each announced, timed and limited. All of them run, even if an earlier one
//! fails; a file keeps what they took.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::tally::{self, Tally};
use crate::{Done, Failure, limit, programs};

/// How long all steps may take together. The machines that run them give up after 90 minutes.
const RUN_LIMIT: Duration = minutes(85);

/// Below the folder that cargo builds in: what the steps of each run took.
const KEPT: &str = "ci";

/// One step.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// Its programs are ended when it has taken so long.
    pub(crate) limit: Duration,
    pub(crate) check: fn(&Path, &mut Tally) -> Done,
}

pub(crate) const fn minutes(number: u64) -> Duration {
    Duration::from_secs(60 * number)
}

/// The result of one step.
struct Outcome {
    step: &'static str,
    took: Duration,
    failure: Option<String>,
}

/// Runs all steps. The last line has the counts of all tests.
pub(crate) fn run<'s>(root: &Path, steps: impl IntoIterator<Item = &'s Step>) -> Done {
    let mut tally = Tally::default();
    let steps = steps.into_iter();
    let outcomes: Vec<Outcome> =
        limit::within(RUN_LIMIT, "the run", || steps.map(|step| outcome(root, step, &mut tally)).collect());
    print!("\n{}", summary(&outcomes));
    keep(root, &outcomes, &tally);
    let failed = outcomes.iter().filter(|outcome| outcome.failure.is_some()).count();
    let why = format!("{failed} of {} steps failed", outcomes.len());
    tally::told((failed > 0).then_some(Failure::Failed(why)), tally)
}

fn outcome(root: &Path, step: &Step, tally: &mut Tally) -> Outcome {
    println!("\n== {} (at most {} s)", step.name, step.limit.as_secs());
    let started = Instant::now();
    let mut own = Tally::default();
    let done = limit::within(step.limit, step.name, || (step.check)(root, &mut own));
    own.tell_slowest();
    *tally += own;
    let failure = done.err().map(|failure| failure.to_string());
    let outcome = Outcome { step: step.name, took: started.elapsed(), failure };
    if let Some(why) = &outcome.failure {
        println!("error: {why}");
    }
    println!("== {}: {} after {:.1} s", step.name, verdict(&outcome), outcome.took.as_secs_f64());
    outcome
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
    let all: Duration = outcomes.iter().map(|outcome| outcome.took).sum();
    table.push_str(&format!("{:<21} {:>8.1}\n", "together", all.as_secs_f64()));
    table
}

/// Keeps what the steps took, and the slowest tests, in a file of this run.
fn keep(root: &Path, outcomes: &[Outcome], tally: &Tally) {
    let folder = programs::builds(root).join(KEPT);
    let file = folder.join(format!("steps-{}.json", now()));
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&file, kept(root, outcomes, tally)));
    match written {
        Ok(()) => println!("kept in {}", file.display()),
        // The run has its outcome without it.
        Err(why) => println!("{}: {why}", file.display()),
    }
}

fn kept(root: &Path, outcomes: &[Outcome], tally: &Tally) -> String {
    let rounded = |seconds: f64| (seconds * 10.0).round() / 10.0;
    let steps: Vec<_> = outcomes
        .iter()
        .map(|outcome| {
            let seconds = rounded(outcome.took.as_secs_f64());
            json!({ "step": outcome.step, "outcome": verdict(outcome), "seconds": seconds, "why": outcome.failure })
        })
        .collect();
    let slowest: Vec<_> = tally
        .slowest()
        .into_iter()
        .map(|(test, took)| json!({ "test": test, "seconds": rounded(took) }))
        .collect();
    let Tally { passed, failed, flaky, .. } = tally;
    let run = json!({
        "commit": programs::commit(root),
        "passed": passed,
        "failed": failed,
        "flaky": flaky,
        "steps": steps,
        "slowest": slowest,
    });
    format!("{run:#}\n")
}

/// The date and time, as a part of a name.
fn now() -> String {
    let told = programs::output(Command::new("date").args(["-u", "+%Y-%m-%dT%H%M%SZ"])).unwrap_or_default();
    let told = told.trim();
    if told.is_empty() { "latest".to_owned() } else { told.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Step, minutes, run, summary};
    use crate::temp::TempDir;
    use crate::{Failure, programs};
    use std::path::Path;
    use std::time::{Duration, Instant};

    #[test]
    fn the_summary_has_a_line_for_each_step_with_the_reason_of_a_failure() {
        let outcome = |step, failure: Option<&str>| Outcome {
            step,
            took: Duration::from_millis(1500),
            failure: failure.map(str::to_owned),
        };
        let table = summary(&[outcome("format", None), outcome("tidy", Some("2 faults\nmore"))]);
        let lines: Vec<_> = table.lines().collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[1], "format       passed        1.5");
        assert_eq!(lines[2], "tidy         FAILED        1.5  2 faults");
        assert_eq!(lines[3], "together                   3.0");
    }

    #[cfg(unix)]
    #[test]
    fn a_step_that_hangs_fails_and_the_next_one_runs() {
        let hangs = |root: &Path, _: &mut crate::tally::Tally| {
            let mut command = std::process::Command::new("sleep");
            programs::run(command.current_dir(root).arg("600"))
        };
        let steps = [
            Step { name: "hangs", limit: Duration::from_millis(300), check: hangs },
            Step {
                name: "sound",
                limit: minutes(1),
                check: |root, _| {
                    std::fs::write(root.join("ran"), "").map_err(|why| Failure::Failed(why.to_string()))
                },
            },
        ];
        let (dir, begun) = (TempDir::new(), Instant::now());
        assert!(matches!(run(dir.path(), &steps), Err(Failure::Told)));
        assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
        assert!(dir.path().join("ran").exists());
    }
}
