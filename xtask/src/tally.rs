//! How many tests passed and failed, read from the last lines of the test runner.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::AddAssign;

use crate::{Done, Failure};

/// The counts of one or several runs, and what failed.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    failures: BTreeSet<String>,
}

/// The test runner, which decides the form of the outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Runner {
    /// `cargo test`: one `test result:` line for each binary.
    Libtest,
    /// `cargo nextest run`: one `Summary` line for all. A failing test's own output is shown before it,
    /// so lines of the other kind must not count.
    Nextest,
    /// The tests of the client's own logic: one `Tests` line for all.
    Vitest,
    /// The tests in a browser: a line for each outcome, nothing else on it.
    Playwright,
}

impl Runner {
    /// The tally in this line of output, if it has one.
    pub(crate) fn outcome(self, line: &str) -> Option<Tally> {
        let line = line.trim();
        match self {
            Runner::Libtest => line.strip_prefix("test result: ").map(count),
            Runner::Nextest => {
                let summary = line.strip_prefix("Summary [")?;
                let (_, counts) = summary.split_once(" run: ")?;
                Some(count(counts))
            }
            Runner::Vitest => line.strip_prefix("Tests ").map(|counts| count(&counts.replace('|', ","))),
            Runner::Playwright => browser_outcome(line),
        }
    }

    /// The failure that this line of output tells of: the name of a test, or the reason in a browser.
    fn failure(self, line: &str) -> Option<&str> {
        let line = line.trim();
        let names = |marks: &[&str]| marks.iter().any(|mark| line.starts_with(mark));
        let told = match self {
            Runner::Libtest => line.starts_with("test ") && line.ends_with("... FAILED"),
            Runner::Nextest => names(&["FAIL [", "TIMEOUT [", "SIGABRT [", "SIGSEGV ["]),
            Runner::Vitest => names(&["FAIL "]),
            Runner::Playwright => names(&["✘", "Error: "]),
        };
        told.then_some(line)
    }
}

impl Tally {
    /// Takes in a line of output of this runner.
    pub(crate) fn hear(&mut self, runner: Runner, line: &str) {
        if let Some(outcome) = runner.outcome(line) {
            *self += outcome;
        }
        if let Some(failure) = runner.failure(line) {
            self.failures.insert(failure.to_owned());
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Prints what failed, then the tally as the last line. The end of a long output may be all that somebody sees of it.
pub(crate) fn told(failures: impl IntoIterator<Item = Failure>, tally: Tally) -> Done {
    let mut done = Ok(());
    for failure in &tally.failures {
        println!("failed: {failure}");
    }
    for failure in failures {
        println!("error: {failure}");
        done = Err(Failure::Told);
    }
    println!("{tally}");
    done
}

/// Adds up the `N passed`, `N failed`, `N timed out`, `N exec failed` of a line; remarks in parentheses do not count.
fn count(line: &str) -> Tally {
    let mut tally = Tally::default();
    for part in without_parentheses(line).split([',', ';', '.']) {
        let Some((number, outcome)) = part.trim().split_once(' ') else {
            continue;
        };
        let Ok(number) = number.parse::<u64>() else {
            continue;
        };
        match outcome.trim() {
            "passed" => tally.passed += number,
            "failed" | "timed out" | "exec failed" => tally.failed += number,
            _ => {}
        }
    }
    tally
}

/// A line like `12 passed (2.1m)`, and nothing else on it.
fn browser_outcome(line: &str) -> Option<Tally> {
    let told = without_parentheses(line);
    let (number, outcome) = told.trim().split_once(' ')?;
    let number = number.parse().ok()?;
    match outcome {
        "passed" => Some(Tally { passed: number, ..Tally::default() }),
        "failed" | "flaky" | "interrupted" => Some(Tally { failed: number, ..Tally::default() }),
        _ => None,
    }
}

fn without_parentheses(line: &str) -> String {
    let mut depth = 0_u32;
    let mut kept = String::new();
    for sign in line.chars() {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(sign),
            _ => {}
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::{Runner, Tally, told};
    use crate::Failure;

    fn tally(passed: u64, failed: u64) -> Option<Tally> {
        Some(Tally { passed, failed, ..Tally::default() })
    }

    #[test]
    fn libtest_says_it_once_for_each_binary() {
        let line = "test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.01s";
        assert_eq!(Runner::Libtest.outcome(line), tally(3, 2));
        assert_eq!(Runner::Libtest.outcome("test result: ok. 12 passed; 0 failed"), tally(12, 0));
        assert_eq!(Runner::Libtest.outcome("test a::b ... ok"), None);
    }

    #[test]
    fn nextest_says_it_in_its_summary() {
        let line = "     Summary [   1.2s] 14 tests run: 10 passed (1 slow, 2 flaky), 3 failed, 1 timed out, 0 skipped";
        assert_eq!(Runner::Nextest.outcome(line), tally(10, 4));
        let one = "     Summary [   0.0s] 1 test run: 1 passed, 0 skipped";
        assert_eq!(Runner::Nextest.outcome(one), tally(1, 0));
    }

    #[test]
    fn nextest_does_not_count_what_a_failing_test_printed() {
        assert_eq!(Runner::Nextest.outcome("    test result: FAILED. 0 passed; 1 failed"), None);
    }

    #[test]
    fn the_tests_of_the_client_say_it_in_their_own_words() {
        assert_eq!(Runner::Vitest.outcome("      Tests  1 failed | 75 passed (76)"), tally(75, 1));
        assert_eq!(Runner::Vitest.outcome(" Test Files  9 passed (9)"), None);
        assert_eq!(Runner::Playwright.outcome("  12 passed (2.1m)"), tally(12, 0));
        assert_eq!(Runner::Playwright.outcome("  2 failed"), tally(0, 2));
        assert_eq!(Runner::Playwright.outcome("Running 14 tests using 2 workers"), None);
        assert_eq!(Runner::Playwright.outcome("  3 skipped"), None);
    }

    #[test]
    fn a_tally_is_one_plain_line() {
        let mut sum = Tally::default();
        sum += tally(5, 0).expect("a tally");
        sum += tally(2, 1).expect("a tally");
        assert_eq!(sum.to_string(), "7 passed, 1 failed");
    }

    #[test]
    fn what_failed_is_kept_by_name_once() {
        let mut sum = Tally::default();
        for (runner, line) in [
            (Runner::Nextest, "        FAIL [   0.5s] cli::it join::orders"),
            (Runner::Nextest, "        FAIL [   0.5s] cli::it join::orders"),
            (Runner::Nextest, "        PASS [   0.5s] cli::it join::others"),
            (Runner::Libtest, "test bouts ... FAILED"),
            (Runner::Playwright, "  ✘  36 [e2e] › e2e/keys.spec.ts:115:3 › a bout (38.7s)"),
            (Runner::Playwright, "    Error: expect(locator).toBeVisible() failed"),
            (Runner::Playwright, "  ✓  37 [e2e] › e2e/keys.spec.ts:115:3 › a bout (retry #1) (9.1s)"),
        ] {
            sum.hear(runner, line);
        }
        assert_eq!(sum.failures.len(), 4, "{:?}", sum.failures);
        assert!(sum.failures.contains("test bouts ... FAILED"));
    }

    #[test]
    fn failures_that_were_told_are_failures() {
        assert!(told([], Tally::default()).is_ok());
        let failures = [Failure::Failed("it broke".to_owned())];
        assert!(matches!(told(failures, Tally::default()), Err(Failure::Told)));
    }
}
