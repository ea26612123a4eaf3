//! `ci`: every check, as a table of steps.

use std::path::Path;

use super::new_game::TOYS;
use super::{bench, client, fuzz_smoke, lines, test};
use crate::needs::{self, CLIPPY, NODE, RUSTFMT};
use crate::steps::{self, Step, minutes};
use crate::{Done, Failure, docs, licences, programs, rules, tidy};

/// The cheapest checks come first. A limit ends what hangs, and leaves room for what is only slow.
const STEPS: &[Step] = &[
    Step {
        name: "format",
        limit: minutes(5),
        check: |root, _| {
            needs::meet(root, &[RUSTFMT])?;
            programs::run(&mut programs::cargo(root, &["fmt", "--all", "--check"]))
        },
    },
    TIDY,
    RULES,
    Step { name: "lines", limit: minutes(5), check: |root, _| lines::run(root, &["--check".to_owned()]) },
    Step { name: "licences", limit: minutes(5), check: |root, _| licences::run(root, &[]) },
    CLIENT,
    Step {
        name: "build",
        limit: minutes(25),
        check: |root, _| {
            // The server's build builds the browser client, here for the first time.
            needs::meet(root, &[NODE])?;
            programs::run(&mut programs::cargo(root, &["build", "--workspace", "--all-targets"]))
        },
    },
    Step { name: "docs", limit: minutes(15), check: |root, _| docs(root) },
    // Also the only step without the features that tests alone switch on.
    Step {
        name: "no-browser",
        limit: minutes(10),
        check: |root, _| {
            programs::run(&mut programs::cargo(root, &["check", "--package", "cli", "--no-default-features"]))
        },
    },
    TESTS,
    // It asks the program that the tests have built.
    Step { name: "docs-made", limit: minutes(10), check: |root, _| docs::run(root, &["--check".to_owned()]) },
    Step { name: "fuzz-smoke", limit: minutes(10), check: fuzz_smoke::run_targets },
    BROWSER,
    Step {
        name: "instructions",
        limit: minutes(20),
        check: |root, _| bench::run(root, &["--check".to_owned()]),
    },
];

/// The structure.
const TIDY: Step = Step { name: "tidy", limit: minutes(5), check: |root, _| tidy::run(root, &[]) };

/// Each rule with its code and its scenarios, in the games and in the toys.
const RULES: Step = Step {
    name: "rules",
    limit: minutes(5),
    check: |root, _| {
        let check = |root: &Path| rules::run(root, &["--check".to_owned()]);
        let games = check(root);
        check(&root.join(TOYS)).and(games)
    },
};

/// The browser client's form, types and logic.
const CLIENT: Step = Step { name: "client", limit: minutes(15), check: client::run_tests };

/// The tests of all packages, scenarios among them.
const TESTS: Step = Step { name: "tests", limit: minutes(40), check: test::run_tests };

/// The program in a real browser.
const BROWSER: Step = Step { name: "browser", limit: minutes(30), check: client::play };

/// The steps of `test`.
pub(super) const OF_TEST: &[Step] = &[TIDY, RULES, CLIENT, TESTS, BROWSER];

/// Runs all steps, or those that are named, in the order of the table. Whatever they build is linted as it is built.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let steps = chosen(arguments)?;
    needs::meet(root, &[CLIPPY])?;
    programs::lint_what_is_built(root)?;
    steps::run(root, steps)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Step>, Failure> {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let all: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        return Err(Failure::Usage(format!("`ci` has no step `{unknown}`; it has {}", all.join(", "))));
    }
    Ok(STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)).collect())
}

/// The documentation. It asks for the features of the build, because an example is among it, so nothing is checked for it
/// that was built.
fn docs(root: &Path) -> Done {
    let words = ["doc", "--workspace", "--no-deps", "--lib", "--bins", "--example", "connect_four"];
    programs::run(programs::cargo(root, &words).env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::{OF_TEST, STEPS, chosen};
    use crate::Failure;

    #[test]
    fn every_check_is_a_step() {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        let checks = "format build docs docs-made tidy licences tests client browser no-browser fuzz-smoke rules lines instructions";
        for name in checks.split(' ').chain(OF_TEST.iter().map(|step| step.name)) {
            assert!(names.contains(&name), "{name} is not a step");
        }
    }

    #[test]
    fn steps_are_chosen_by_name_and_come_in_their_order() {
        let names = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        let found = |text: &str| {
            chosen(&names(text)).map(|steps| steps.iter().map(|step| step.name).collect::<Vec<_>>())
        };
        assert_eq!(found("").expect("all").len(), STEPS.len());
        assert_eq!(found("tests tidy").expect("both"), ["tidy", "tests"]);
        assert!(
            matches!(found("tidy tets"), Err(Failure::Usage(why)) if why.contains("`tets`") && why.contains("tests"))
        );
    }
}
