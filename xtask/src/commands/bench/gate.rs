//! The gate: no game may need more instructions an answer than what is kept in `docs/instructions.txt`.

use std::fs;
use std::path::Path;

use super::figures::{Figure, PER_ANSWER, read, written};
use super::instructions::Program;
use super::{all_packages, packages, sources};
use crate::commands::leading_game;
use crate::needs::{self, VALGRIND};
use crate::{Done, Failure, no_arguments, programs};

/// The kept figures.
const KEPT: &str = "docs/instructions.txt";

/// How much more than the kept figure is too much.
const SLACK_PER_CENT: f64 = 5.0;

/// What begins the line of the file that keeps the word for the counted sources.
const COUNTED: &str = "# Counted from the sources ";

/// Counts, and fails where a figure is too high or is not kept. Where the sources are those of the kept figures, there is
/// nothing to count.
pub(super) fn check(root: &Path, arguments: &[String]) -> Done {
    no_arguments("bench --check", arguments)?;
    let (text, all) = (kept(root)?, all_packages(root));
    let word = sources::word(root, &all)?;
    if counted_from(&text) == Some(&word) {
        println!(
            "the sources are those that the figures of {KEPT} were counted from ({word}): nothing to count"
        );
        return Ok(());
    }
    println!("the sources are others ({word}) than those of {KEPT}: they are counted");
    let faults = faults(&read(&text), &counted(root, &all)?);
    if faults.is_empty() {
        return Ok(());
    }
    let how = "make it faster, or accept the new figures: cargo xtask bench --accept";
    Err(Failure::Failed(format!("{}\n{how}", faults.join("\n"))))
}

/// Counts, and keeps what was counted; with all games, also from what it was counted.
pub(super) fn accept(root: &Path, arguments: &[String]) -> Done {
    let (game, rest) = leading_game(root, arguments)?;
    no_arguments("bench --accept", rest)?;
    let packages = packages(root, game);
    // Before it is counted: what changes meanwhile counts again.
    let word = sources::word(root, &packages)?;
    let counted = counted(root, &packages)?;
    let text = accepted(&kept(root)?, game.is_none().then_some(&word), counted);
    fs::write(root.join(KEPT), text).map_err(|why| unreadable(&why))
}

/// The file with these figures. Figures of one game alone say nothing about the sources of all.
fn accepted(text: &str, word: Option<&String>, counted: Vec<Figure>) -> String {
    let about =
        text.lines().take_while(|line| line.starts_with('#')).filter(|line| !line.starts_with(COUNTED));
    let mut accepted: String = about.map(|line| format!("{line}\n")).collect();
    if let Some(word) = word {
        accepted += &format!("{COUNTED}{word}.\n");
    }
    accepted + &written(read(text), counted)
}

/// The word for the sources that all figures of the file were counted from.
fn counted_from(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix(COUNTED)?.strip_suffix('.'))
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
    use super::{accepted, counted_from, faults, read};

    #[test]
    fn a_figure_may_rise_by_a_twentieth_and_must_be_kept() {
        let kept = read("# words\nchess/instructions 1000.00 per-answer\n");
        let counted = |text: &str| faults(&kept, &read(text));
        assert_eq!(counted("chess/instructions 1050.00 per-answer"), [] as [&str; 0]);
        assert!(counted("chess/instructions 1051.00 per-answer")[0].contains("5.1 % over the kept 1000"));
        assert!(counted("go/instructions 1.00 per-answer")[0].contains("no figure"));
    }

    #[test]
    fn the_figures_of_all_games_keep_what_they_were_counted_from() {
        let first = "# words\nchess/instructions 1000.00 per-answer\n";
        assert_eq!(counted_from(first), None);
        let counted = || read("chess/instructions 900.00 per-answer\n");
        let all = accepted(first, Some(&"0123".to_owned()), counted());
        assert_eq!(counted_from(&all), Some("0123"));
        assert!(all.starts_with("# words\n") && read(&all)[0].value == 900.0, "{all}");
        let again = accepted(&all, Some(&"4567".to_owned()), counted());
        assert_eq!((counted_from(&again), again.matches("Counted from").count()), (Some("4567"), 1));
        assert_eq!(counted_from(&accepted(&all, None, counted())), None, "one game alone");
    }
}
