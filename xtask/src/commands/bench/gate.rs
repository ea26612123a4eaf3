//! The gate: no game may need more instructions an answer than what is kept in `docs/instructions.txt`.

use std::fs;
use std::path::Path;

use super::figures::{Figure, PER_ANSWER, read, written};
use super::instructions::Program;
use super::{all_packages, packages};
use crate::commands::leading_game;
use crate::needs::{self, VALGRIND};
use crate::{Done, Failure, no_arguments, programs};

/// The kept figures.
const KEPT: &str = "docs/instructions.txt";

/// How much more than the kept figure is too much.
const SLACK_PER_CENT: f64 = 5.0;

/// Counts, and fails where a figure is too high or is not kept.
pub(super) fn check(root: &Path, arguments: &[String]) -> Done {
    no_arguments("bench --check", arguments)?;
    let faults = faults(&read(&kept(root)?), &counted(root, &all_packages(root))?);
    if faults.is_empty() {
        return Ok(());
    }
    let how = "make it faster, or accept the new figures: cargo xtask bench --accept";
    Err(Failure::Failed(format!("{}\n{how}", faults.join("\n"))))
}

/// Counts, and keeps what was counted.
pub(super) fn accept(root: &Path, arguments: &[String]) -> Done {
    let (game, rest) = leading_game(root, arguments)?;
    no_arguments("bench --accept", rest)?;
    let counted = counted(root, &packages(root, game))?;
    let text = kept(root)?;
    let about: String =
        text.lines().take_while(|line| line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    fs::write(root.join(KEPT), about + &written(read(&text), counted)).map_err(|why| unreadable(&why))
}

fn kept(root: &Path) -> Result<String, Failure> {
    fs::read_to_string(root.join(KEPT)).map_err(|why| unreadable(&why))
}

fn unreadable(why: &std::io::Error) -> Failure {
    Failure::Failed(format!("{KEPT}: {why}"))
}

/// The instructions of each package, printed as they are found.
fn counted(root: &Path, packages: &[String]) -> Result<Vec<Figure>, Failure> {
    needs::meet(root, &[VALGRIND])?;
    let mut found = Vec::new();
    for (package, program) in Program::of_all(root, &programs::builds(root), packages)? {
        let counted = program.counted(&package)?.into_iter().filter(|figure| figure.unit == PER_ANSWER);
        found.extend(counted.inspect(|figure| println!("{} {:.0}", figure.name, figure.value)));
    }
    Ok(found)
}

fn faults(kept: &[Figure], counted: &[Figure]) -> Vec<String> {
    let fault = |figure: &Figure| {
        let Figure { name, value, .. } = figure;
        let Some(before) = kept.iter().find(|before| before.name == *name) else {
            return Some(format!("{name}: {value:.0} instructions an answer; {KEPT} has no figure for it"));
        };
        let most = before.value * (1.0 + SLACK_PER_CENT / 100.0);
        let over = (value / before.value - 1.0) * 100.0;
        (*value > most).then(|| {
            format!(
                "{name}: {value:.0} instructions an answer, {over:.1} % over the kept {:.0}",
                before.value
            )
        })
    };
    counted.iter().filter_map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::{faults, read};

    #[test]
    fn a_figure_may_rise_by_a_twentieth_and_must_be_kept() {
        let kept = read("# words\nchess/instructions 1000.00 per-answer\n");
        let counted = |text: &str| faults(&kept, &read(text));
        assert_eq!(counted("chess/instructions 1050.00 per-answer"), [] as [&str; 0]);
        assert!(counted("chess/instructions 1051.00 per-answer")[0].contains("5.1 % over the kept 1000"));
        assert!(counted("go/instructions 1.00 per-answer")[0].contains("no figure"));
    }
}
