//! Instructions for each answer, counted by callgrind: exact, whatever else the machine is doing.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::KERNEL_BENCHES;
use super::figures::{Figure, PER_ANSWER};
use crate::Failure;
use crate::programs;

/// The shorter run has about this many answers, the longer one twice as many. What both do before the first bout
/// cancels.
const ANSWERS: f64 = 40_000.0;

/// Random bouts that tell how many answers a bout has.
const FIRST_BOUTS: u64 = 10;

/// A way in which an example plays, and the word that asks for it.
type Way = (&'static str, &'static str);

/// An example that plays random bouts, and the ways in which it plays them.
struct Player {
    example: String,
    ways: &'static [Way],
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

/// A program that plays the random bouts of one package.
pub(super) struct Program {
    path: PathBuf,
    ways: &'static [Way],
    /// How many bouts have about [`ANSWERS`] answers.
    pub(super) bouts: u64,
}

/// What the example prints.
struct Said {
    answers: f64,
    sizes: Vec<(String, f64)>,
}

/// The instructions for each answer of the package's random bouts, and the sizes of its types.
pub(super) fn count(root: &Path, package: &str) -> Result<Vec<Figure>, Failure> {
    if !programs::works(Command::new("valgrind").arg("--version")) {
        println!("valgrind is missing (apt-get install valgrind): no instructions are counted");
        return Ok(Vec::new());
    }
    let programs = Program::of_all(root, &programs::builds(root), &[package.to_owned()])?;
    let Some((_, program)) = programs.first() else {
        println!("{package} has no example that plays random bouts: no instructions are counted");
        return Ok(Vec::new());
    };
    program.counted(package)
}

impl Program {
    /// Builds the examples of these packages in this folder, all at once; those that have none are left out.
    pub(super) fn of_all(
        root: &Path,
        builds: &Path,
        packages: &[String],
    ) -> Result<Vec<(String, Program)>, Failure> {
        let with_example: Vec<&String> =
            packages.iter().filter(|package| has_example(root, package)).collect();
        let messages = built(root, builds, &with_example)?;
        let mut programs = Vec::new();
        for package in with_example {
            let Player { example, ways } = Player::of(package);
            let path = executable(&messages, &example)
                .ok_or_else(|| Failure::Failed(format!("cargo names no program for `{example}`")))?;
            let mut program = Program { path, ways, bouts: FIRST_BOUTS };
            let answers = said(&program.run(FIRST_BOUTS, "")?, package)?.answers;
            program.bouts = (ANSWERS / (answers / FIRST_BOUTS as f64)).ceil() as u64;
            programs.push((package.clone(), program));
        }
        Ok(programs)
    }

    pub(super) fn counted(&self, package: &str) -> Result<Vec<Figure>, Failure> {
        let mut figures = Vec::new();
        for (name, word) in self.ways {
            let ((few, once), (many, twice)) = (
                self.under_callgrind(package, self.bouts, word)?,
                self.under_callgrind(package, 2 * self.bouts, word)?,
            );
            let each = (many - few) / (twice.answers - once.answers);
            figures.push(Figure::exact(package, name, each, PER_ANSWER));
            if word.is_empty() {
                let bouts = twice.answers / (2 * self.bouts) as f64;
                figures.push(Figure::exact(package, "answers-in-a-bout", bouts, "answers"));
                figures.extend(
                    twice.sizes.iter().map(|(what, bytes)| Figure::exact(package, what, *bytes, "bytes")),
                );
            }
        }
        figures.extend(over_bare(package, &figures));
        Ok(figures)
    }

    /// Plays, and returns what it says.
    pub(super) fn run(&self, bouts: u64, word: &str) -> Result<String, Failure> {
        let mut command = Command::new(&self.path);
        programs::output(command.arg(bouts.to_string()).args((!word.is_empty()).then_some(word)))
    }

    /// All instructions of a run, and what it says.
    fn under_callgrind(&self, package: &str, bouts: u64, word: &str) -> Result<(f64, Said), Failure> {
        let mut command = Command::new("valgrind");
        command
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(&self.path)
            .arg(bouts.to_string())
            .args((!word.is_empty()).then_some(word));
        let mut told = String::new();
        let output = programs::outputs(&mut command, &mut |line| told.extend([line, "\n"]))?;
        let counted = instructions(&told);
        let counted = counted.ok_or_else(|| Failure::Failed(format!("callgrind counted nothing: {told}")))?;
        Ok((counted, said(&output, package)?))
    }
}

/// How much the kernel costs over a bare loop, where both were counted.
fn over_bare(package: &str, figures: &[Figure]) -> Option<Figure> {
    let value = |name: &str| {
        figures.iter().find(|figure| figure.name == format!("{package}/{name}")).map(|figure| figure.value)
    };
    let (kernel, bare) = (value("instructions")?, value("instructions-bare")?);
    Some(Figure::exact(package, "kernel-over-bare-instructions", kernel / bare, "times"))
}

fn has_example(root: &Path, package: &str) -> bool {
    let file = format!("examples/{}.rs", Player::of(package).example);
    let folders = [root.join("games").join(package), root.join("crates").join(package)];
    folders.iter().any(|folder| folder.join(&file).is_file())
}

/// Builds the examples in one call, which builds once what they share, and returns what cargo says.
fn built(root: &Path, builds: &Path, packages: &[&String]) -> Result<String, Failure> {
    if packages.is_empty() {
        return Ok(String::new());
    }
    let mut command = programs::cargo(root, &["build", "--profile", "fast"]);
    for package in packages {
        command.args(["--package", package.as_str(), "--example", Player::of(package).example.as_str()]);
    }
    // The same instructions without the names of lines, and sooner built.
    command.env("CARGO_TARGET_DIR", builds).env("CARGO_PROFILE_FAST_DEBUG", "false");
    // Clippy's compiler leaves out a part of what makes programs fast.
    command.env_remove(programs::WRAPPER);
    programs::output(command.arg("--message-format=json-render-diagnostics"))
}

/// The program among the messages of cargo.
fn executable(messages: &str, example: &str) -> Option<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut programs = messages.filter(|message| message["target"]["name"] == example);
    programs.find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

/// What callgrind counted.
fn instructions(callgrind: &str) -> Option<f64> {
    let line = callgrind.lines().find_map(|line| line.split_once("Collected : "))?;
    line.1.trim().parse().ok()
}

/// What the example of the package says.
fn said(text: &str, package: &str) -> Result<Said, Failure> {
    let figure = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.parse::<f64>().ok()?, words.next() == Some("B")))
    };
    let figures: Vec<_> = text.lines().filter_map(figure).collect();
    let answers = figures.iter().find(|(name, answers, _)| name == "answers" && *answers > 0.0);
    let Some(&(_, answers, _)) = answers else {
        return Err(Failure::Failed(format!(
            "the example of {package} does not say how many answers it gave: {text}"
        )));
    };
    let sizes = figures.into_iter().filter(|(.., is_size)| *is_size).map(|(name, bytes, _)| (name, bytes));
    Ok(Said { answers, sizes: sizes.collect() })
}

#[cfg(test)]
mod tests {
    use super::{executable, instructions, said};
    use std::path::PathBuf;

    #[test]
    fn what_both_programs_say_is_read() {
        assert_eq!(
            instructions("==1== Events    : Ir\n==1== Collected : 5045966\n==1==\n"),
            Some(5_045_966.0)
        );
        assert_eq!(instructions(""), None);
        let run = said("bouts 10\nanswers 200\ntable 24 B\nbout 360 B\n", "chess").expect("it is sound");
        assert_eq!(run.answers, 200.0);
        assert_eq!(run.sizes, [("table".to_owned(), 24.0), ("bout".to_owned(), 360.0)]);
        assert!(said("answers 0\n", "chess").is_err() && said("", "chess").is_err());
    }

    #[test]
    fn the_program_is_the_one_of_the_example() {
        let messages = "{\"target\":{\"name\":\"kernel\"},\"executable\":null}\nnoise\n\
                        {\"target\":{\"name\":\"rate\"},\"executable\":\"/t/rate\"}\n";
        assert_eq!(executable(messages, "rate"), Some(PathBuf::from("/t/rate")));
        assert_eq!(executable(messages, "other"), None);
    }
}
