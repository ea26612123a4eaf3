//! Instructions for each answer, counted by callgrind: exact, whatever else the machine is doing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::KERNEL_BENCHES;
use super::figures::Figure;
use crate::Failure;
use crate::programs;

/// Random bouts of the shorter run; the longer one has twice as many. What both do before the first
/// bout cancels.
const BOUTS: u64 = 400;

/// An example that plays random bouts, and the ways in which it plays them.
struct Player {
    example: String,
    /// The name of each way and the word that asks for it.
    ways: &'static [(&'static str, &'static str)],
}

impl Player {
    /// Games have an example of their own name: two of one name would be built into one file.
    fn of(package: &str) -> Player {
        if package == KERNEL_BENCHES {
            let ways = &[("instructions", ""), ("instructions-bare", "bare")];
            return Player { example: "connect_four".to_owned(), ways };
        }
        Player { example: format!("{package}_rate"), ways: &[("instructions", "")] }
    }
}

/// The result of one run.
struct Run {
    instructions: f64,
    answers: f64,
    sizes: Vec<(String, f64)>,
}

/// The instructions for each answer of the package's random bouts, and the sizes of its types.
pub(super) fn count(root: &Path, package: &str) -> Result<Vec<Figure>, Failure> {
    let player = Player::of(package);
    let Some(program) = built(root, package, &player.example)? else {
        println!("{package} has no example `{}`: no instructions are counted", player.example);
        return Ok(Vec::new());
    };
    if !programs::works(Command::new("valgrind").arg("--version")) {
        println!("valgrind is missing (apt-get install valgrind): no instructions are counted");
        return Ok(Vec::new());
    }
    let mut figures = Vec::new();
    for (name, word) in player.ways {
        let (once, twice) = (run(&program, BOUTS, word)?, run(&program, 2 * BOUTS, word)?);
        let each = (twice.instructions - once.instructions) / (twice.answers - once.answers);
        figures.push(Figure::exact(package, name, each, "per-answer"));
        if word.is_empty() {
            let bouts = twice.answers / (2 * BOUTS) as f64;
            figures.push(Figure::exact(package, "answers-in-a-bout", bouts, "answers"));
            figures.extend(
                twice.sizes.iter().map(|(what, bytes)| Figure::exact(package, what, *bytes, "bytes")),
            );
        }
    }
    let all = |name: &str| figures.iter().find(|figure| figure.name == format!("{package}/{name}"));
    if let (Some(kernel), Some(bare)) = (all("instructions"), all("instructions-bare")) {
        figures.push(Figure::exact(
            package,
            "kernel-over-bare-instructions",
            kernel.value / bare.value,
            "times",
        ));
    }
    Ok(figures)
}

/// Builds the example; nothing if the package has none.
fn built(root: &Path, package: &str, example: &str) -> Result<Option<PathBuf>, Failure> {
    let file = format!("examples/{example}.rs");
    let folders = [root.join("games").join(package), root.join("crates").join(package)];
    if !folders.iter().any(|folder| folder.join(&file).is_file()) {
        return Ok(None);
    }
    let words = ["build", "--profile", "fast", "--package", package, "--example", example];
    let mut command = programs::cargo(root, &words);
    command.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    let output = command.output().map_err(|why| Failure::Failed(format!("cargo: {why}")))?;
    if !output.status.success() {
        return Err(Failure::Failed(format!("the example `{example}` of {package} does not build")));
    }
    Ok(executable(&String::from_utf8_lossy(&output.stdout), example))
}

/// The program among the messages of cargo.
fn executable(messages: &str, example: &str) -> Option<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut programs = messages.filter(|message| message["target"]["name"] == example);
    programs.find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

fn run(program: &Path, bouts: u64, word: &str) -> Result<Run, Failure> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program).arg(bouts.to_string());
    command.args((!word.is_empty()).then_some(word)).stdin(Stdio::null());
    let output = command.output().map_err(|why| Failure::Failed(format!("valgrind: {why}")))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let counted = counted(&said, &String::from_utf8_lossy(&output.stdout));
    counted.ok_or_else(|| Failure::Failed(format!("callgrind counted nothing: {said}")))
}

/// What callgrind and the example say.
fn counted(callgrind: &str, example: &str) -> Option<Run> {
    let line = callgrind.lines().find_map(|line| line.split_once("Collected : "))?;
    let instructions = line.1.trim().parse().ok()?;
    let figure = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.parse::<f64>().ok()?, words.next() == Some("B")))
    };
    let figures: Vec<_> = example.lines().filter_map(figure).collect();
    let answers = figures.iter().find(|(name, ..)| name == "answers")?.1;
    let sizes = figures.into_iter().filter(|(.., is_size)| *is_size).map(|(name, bytes, _)| (name, bytes));
    Some(Run { instructions, answers, sizes: sizes.collect() })
}

#[cfg(test)]
mod tests {
    use super::{counted, executable};
    use std::path::PathBuf;

    #[test]
    fn what_both_programs_say_is_read() {
        let callgrind = "==1== Events    : Ir\n==1== Collected : 5045966\n==1==\n";
        let run = counted(callgrind, "bouts 10\nanswers 200\ntable 24 B\nbout 360 B\n").expect("it is sound");
        assert_eq!((run.instructions, run.answers), (5_045_966.0, 200.0));
        assert_eq!(run.sizes, [("table".to_owned(), 24.0), ("bout".to_owned(), 360.0)]);
        assert!(counted("", "answers 200\n").is_none());
    }

    #[test]
    fn the_program_is_the_one_of_the_example() {
        let messages = "{\"target\":{\"name\":\"kernel\"},\"executable\":null}\nnoise\n\
                        {\"target\":{\"name\":\"rate\"},\"executable\":\"/t/rate\"}\n";
        assert_eq!(executable(messages, "rate"), Some(PathBuf::from("/t/rate")));
        assert_eq!(executable(messages, "other"), None);
    }
}
