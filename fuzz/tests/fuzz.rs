//! The targets as plain tests, `HANGAR_FUZZ_SECONDS` in all, and the inputs that crashed once.
//!
//! `HANGAR_FUZZ_SEED` chooses other changes of the same texts.

use fuzz::{Crash, Target, hunt, replay};
use std::time::Duration;

/// The number in this variable.
fn number(variable: &str) -> Option<f64> {
    std::env::var(variable).ok()?.parse().ok().filter(|number: &f64| number.is_finite() && *number >= 0.0)
}

fn hunted(target: Target) {
    let seconds = number("HANGAR_FUZZ_SECONDS").unwrap_or(5.0).min(1e6);
    let time = Duration::from_secs_f64(seconds / Target::ALL.len() as f64);
    let seed = number("HANGAR_FUZZ_SEED").unwrap_or(0.0) as u64;
    match hunt(target, time, seed) {
        Ok(tried) => {
            println!("{}: {} inputs, {} of them past the reader", target.name(), tried.inputs, tried.deep);
            assert!(tried.inputs > 0 || seconds < 1.0, "nothing was tried");
        }
        Err(crashes) => panic!("{}", lines(&crashes)),
    }
}

fn lines(crashes: &[Crash]) -> String {
    let lines: Vec<String> = crashes.iter().map(ToString::to_string).collect();
    format!("{} crashes\n{}", crashes.len(), lines.join("\n"))
}

#[test]
fn bouts() {
    hunted(Target::Bouts);
}

#[test]
fn packs() {
    hunted(Target::Packs);
}

#[test]
fn scenarios() {
    hunted(Target::Scenarios);
}

#[test]
fn positions() {
    hunted(Target::Positions);
}

#[test]
fn records() {
    hunted(Target::Records);
}

#[test]
fn answers() {
    hunted(Target::Answers);
}

#[test]
fn wire() {
    hunted(Target::Wire);
}

#[test]
fn what_crashed_once_crashes_no_more() {
    match replay() {
        Ok(replayed) => println!("{} kept inputs", replayed.0),
        Err(crashes) => panic!("{}", lines(&crashes)),
    }
}
