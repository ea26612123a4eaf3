//! How many tests passed, failed and wavered, and how long each took, read from the lines of the test runner.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::AddAssign;

use crate::{Done, Failure};

/// How many tests may pass only when they are tried again, in one run.
pub(crate) const FLAKY_MAX: u64 = 2;

/// The slowest tests that are told.
const SLOWEST: usize = 20;

/// The counts of one or several runs, and what failed. This is the only place where outcomes are counted: each test
/// passed, or failed, or was flaky.
#[derive(Debug, Default, Clone, PartialEq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    /// Tests that failed, and passed when they were tried again.
    pub(crate) flaky: u64,
    failures: BTreeSet<String>,
    /// The names of the flaky ones.
    wavering: BTreeSet<String>,
    /// Why something failed, in the words of a browser's test.
    reasons: BTreeSet<String>,
    /// The seconds of each test.
    took: BTreeMap<String, f64>,
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

    /// What this line of output tells about one test, if it does.
    fn told(self, line: &str) -> Option<Told<'_>> {
        let line = line.trim();
        match self {
            Runner::Libtest => {
                let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
                Some(Told { name, verdict: Verdict::Failed, seconds: None })
            }
            Runner::Nextest => of_nextest(line),
            Runner::Vitest => {
                let name = line.strip_prefix("FAIL ")?.trim();
                Some(Told { name, verdict: Verdict::Failed, seconds: None })
            }
            Runner::Playwright => of_playwright(line),
        }
    }
}

/// One test that ended.
#[derive(Debug, PartialEq)]
struct Told<'l> {
    name: &'l str,
    verdict: Verdict,
    seconds: Option<f64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Passed,
    Failed,
    /// It passed when it was tried again.
    Flaky,
}

/// A line like `PASS [   0.005s] (1/9) cli::it join::orders`.
fn of_nextest(line: &str) -> Option<Told<'_>> {
    let (word, rest) = line.split_once('[')?;
    let (time, name) = rest.split_once(']')?;
    let verdict = match word.trim() {
        "PASS" | "LEAK" => Verdict::Passed,
        word if word.starts_with("FLAKY") => Verdict::Flaky,
        "FAIL" | "TIMEOUT" | "ABORT" | "LEAK-FAIL" | "XFAIL" => Verdict::Failed,
        word if word.starts_with("SIG") => Verdict::Failed,
        // It was told that it is slow, begins, or is ended.
        _ => return None,
    };
    let name = name.trim();
    let name =
        if name.starts_with('(') { name.split_once(')').map_or(name, |(_, name)| name.trim()) } else { name };
    Some(Told { name, verdict, seconds: time.trim().strip_suffix('s').and_then(|time| time.parse().ok()) })
}

/// A line like `✓  37 [e2e] › e2e/keys.spec.ts:115:3 › a bout (retry #1) (9.1s)`.
fn of_playwright(line: &str) -> Option<Told<'_>> {
    let (passed, line) = match (line.strip_prefix('✓'), line.strip_prefix('✘')) {
        (Some(line), _) => (true, line),
        (_, Some(line)) => (false, line),
        _ => return None,
    };
    let name = line.trim_start().trim_start_matches(|sign: char| sign.is_ascii_digit()).trim_start();
    let (name, seconds) = match name.rsplit_once(" (").and_then(|(name, time)| Some((name, minutes(time)?))) {
        Some((name, seconds)) => (name, Some(seconds)),
        None => (name, None),
    };
    let (name, again) = match name.rsplit_once(" (retry #") {
        Some((name, _)) => (name, true),
        None => (name, false),
    };
    let verdict = match (passed, again) {
        (true, false) => Verdict::Passed,
        (true, true) => Verdict::Flaky,
        (false, _) => Verdict::Failed,
    };
    Some(Told { name, verdict, seconds })
}

/// `850ms)`, `9.1s)`, `1.2m)` or `1.1h)`, in seconds.
fn minutes(text: &str) -> Option<f64> {
    let text = text.strip_suffix(')')?;
    let units = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];
    let (number, unit) =
        units.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, seconds)))?;
    number.parse::<f64>().ok().map(|number| number * unit)
}

impl Tally {
    /// Takes in a line of output of this runner.
    pub(crate) fn hear(&mut self, runner: Runner, line: &str) {
        if let Some(outcome) = runner.outcome(line) {
            *self += outcome;
        }
        if runner == Runner::Playwright && line.trim().starts_with("Error: ") {
            self.reasons.insert(line.trim().to_owned());
        }
        let Some(Told { name, verdict, seconds }) = runner.told(line) else { return };
        match verdict {
            Verdict::Passed => {}
            Verdict::Failed => {
                self.failures.insert(name.to_owned());
            }
            Verdict::Flaky => {
                self.failures.remove(name);
                self.wavering.insert(name.to_owned());
            }
        }
        if let Some(seconds) = seconds {
            self.took.insert(name.to_owned(), seconds);
        }
    }

    /// The slowest tests with their seconds, the slowest first.
    pub(crate) fn slowest(&self) -> Vec<(&str, f64)> {
        let mut all: Vec<(&str, f64)> = self.took.iter().map(|(name, took)| (name.as_str(), *took)).collect();
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        all.truncate(SLOWEST);
        all
    }

    /// Prints the slowest tests.
    pub(crate) fn tell_slowest(&self) {
        let slowest = self.slowest();
        if !slowest.is_empty() {
            println!("\nthe slowest tests, in seconds:");
            slowest.iter().for_each(|(name, took)| println!("{took:>8.1}  {name}"));
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky += other.flaky;
        self.failures.extend(other.failures);
        self.wavering.extend(other.wavering);
        self.reasons.extend(other.reasons);
        self.took.extend(other.took);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Prints what failed and what was flaky, then the tally as the last line. The end of a long output may be all that
/// somebody sees of it. Too many flaky tests are a failure.
pub(crate) fn told(failures: impl IntoIterator<Item = Failure>, tally: Tally) -> Done {
    let mut failures: Vec<String> = failures.into_iter().map(|failure| failure.to_string()).collect();
    if tally.flaky > FLAKY_MAX {
        failures.push(format!("{} tests passed only when tried again; {FLAKY_MAX} may", tally.flaky));
    }
    let lines =
        |what: &str, names: &BTreeSet<String>| names.iter().for_each(|name| println!("{what}: {name}"));
    lines("failed", &tally.failures);
    lines("flaky", &tally.wavering);
    lines("reason", &tally.reasons);
    failures.iter().for_each(|failure| println!("error: {failure}"));
    println!("{} flaky", tally.flaky);
    println!("{tally}");
    if failures.is_empty() { Ok(()) } else { Err(Failure::Told) }
}

/// Adds up the `N passed`, `N failed`, `N timed out`, `N exec failed` of a line. Of the remarks in parentheses, only how
/// many of the passed ones were flaky counts.
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
    let remarks = line.split(['(', ')', ',']).filter_map(|part| part.trim().strip_suffix(" flaky"));
    tally.flaky = remarks.filter_map(|number| number.parse::<u64>().ok()).sum();
    tally.passed = tally.passed.saturating_sub(tally.flaky);
    tally
}

/// A line like `12 passed (2.1m)`, and nothing else on it.
fn browser_outcome(line: &str) -> Option<Tally> {
    let told = without_parentheses(line);
    let (number, outcome) = told.trim().split_once(' ')?;
    let number = number.parse().ok()?;
    match outcome {
        "passed" => Some(Tally { passed: number, ..Tally::default() }),
        "failed" | "interrupted" => Some(Tally { failed: number, ..Tally::default() }),
        "flaky" => Some(Tally { flaky: number, ..Tally::default() }),
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
    use super::{FLAKY_MAX, Runner, Tally, told};
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
        assert_eq!(
            Runner::Nextest.outcome(line),
            Some(Tally { passed: 8, failed: 4, flaky: 2, ..Tally::default() })
        );
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
        assert_eq!(Runner::Playwright.outcome("  1 flaky"), Some(Tally { flaky: 1, ..Tally::default() }));
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

    fn all(runner: Runner, lines: &[&str]) -> Tally {
        let mut sum = Tally::default();
        lines.iter().for_each(|line| sum.hear(runner, line));
        sum
    }

    #[test]
    fn what_failed_is_kept_by_name_once() {
        let tested = all(
            Runner::Nextest,
            &[
                "        FAIL [   0.500s] (12/40) cli::it join::orders",
                "        PASS [   0.400s] (13/40) cli::it join::others",
                "        SLOW [> 60.000s] (─────) cli::it join::crawls",
                " TERMINATING [>180.000s] (─────) cli::it join::crawls",
                "     TIMEOUT [ 180.010s] (14/40) cli::it join::crawls",
                "     SIGABRT [   0.100s] (15/40) cli::it join::breaks",
                "        FAIL [   0.500s] (12/40) cli::it join::orders",
            ],
        );
        let names: Vec<&str> = tested.failures.iter().map(String::as_str).collect();
        assert_eq!(names, ["cli::it join::breaks", "cli::it join::crawls", "cli::it join::orders"]);
        assert_eq!(all(Runner::Libtest, &["test bouts ... FAILED", "test more ... ok"]).failures.len(), 1);
    }

    #[test]
    fn the_slowest_come_first_and_each_once() {
        let tested = all(
            Runner::Nextest,
            &[
                "        PASS [   0.400s] (1/3) a one",
                "        FAIL [  12.500s] (2/3) a two",
                "        PASS [   3.000s] a three",
                "        FAIL [  12.500s] (2/3) a two",
            ],
        );
        assert_eq!(tested.slowest(), [("a two", 12.5), ("a three", 3.0), ("a one", 0.4)]);
        let names: Vec<String> = (0..30).map(|n| format!("PASS [ 0.{n:03}s] (1/30) a t{n}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(all(Runner::Nextest, &names).slowest().len(), 20);
        let played = all(
            Runner::Playwright,
            &["✓  1 [e2e] › a (850ms)", "✓  2 [e2e] › b (1.5m)", "✘  3 [e2e] › c (2s)"],
        );
        assert_eq!(played.slowest(), [("[e2e] › b", 90.0), ("[e2e] › c", 2.0), ("[e2e] › a", 0.85)]);
    }

    /// The end of a run of two tests, of which one passed when it was tried again.
    const WAVERED: [&str; 8] = [
        "  ✓   1 [e2e] › e2e/chat.spec.ts:9:1 › they talk (2.0s)",
        "  ✘   2 [e2e] › e2e/keys.spec.ts:115:3 › a bout (38.7s)",
        "    Error: expect(locator).toBeVisible() failed",
        "  ✓   3 [e2e] › e2e/keys.spec.ts:115:3 › a bout (retry #1) (9.1s)",
        "  1 flaky",
        "    [e2e] › e2e/keys.spec.ts:115:3 › a bout ─────────────",
        "  1 passed (1.0m)",
        "",
    ];

    #[test]
    fn what_passes_when_tried_again_is_flaky_and_neither_passed_nor_failed() {
        let played = all(Runner::Playwright, &WAVERED);
        assert_eq!((played.passed, played.failed, played.flaky), (1, 0, 1));
        assert!(played.failures.is_empty(), "{:?}", played.failures);
        let names: Vec<&str> = played.wavering.iter().map(String::as_str).collect();
        assert_eq!(names, ["[e2e] › e2e/keys.spec.ts:115:3 › a bout"]);
        assert_eq!(played.to_string(), "1 passed, 0 failed");
    }

    #[test]
    fn what_fails_again_has_failed_once() {
        let played = all(
            Runner::Playwright,
            &[
                "  ✘   2 [e2e] › e2e/keys.spec.ts:115:3 › a bout (38.7s)",
                "  ✘   3 [e2e] › e2e/keys.spec.ts:115:3 › a bout (retry #1) (9.1s)",
                "  1 failed",
            ],
        );
        assert_eq!((played.passed, played.failed, played.flaky), (0, 1, 0));
        assert_eq!((played.failures.len(), played.wavering.len()), (1, 0));
    }

    #[test]
    fn more_than_two_flaky_tests_are_a_failure() {
        let mut sum = Tally::default();
        for _ in 0..FLAKY_MAX {
            sum += all(Runner::Playwright, &WAVERED);
        }
        assert!(told([], sum.clone()).is_ok());
        sum += all(Runner::Playwright, &WAVERED);
        assert!(matches!(told([], sum), Err(Failure::Told)));
    }

    #[test]
    fn failures_that_were_told_are_failures() {
        assert!(told([], Tally::default()).is_ok());
        let failures = [Failure::Failed("it broke".to_owned())];
        assert!(matches!(told(failures, Tally::default()), Err(Failure::Told)));
    }
}
