//! `balance`: the acceptance figures of a game's content, printed or written into `docs/bots.md`.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use super::known_game;
use crate::programs;
use crate::{Done, Failure};

/// The page with the tables.
const PAGE: &str = "docs/bots.md";
/// What ends a table on it.
const END: &str = "<!-- end -->\n";

/// Calls `hangar balance GAME`; the program itself is the workspace's default member. `--write` puts the tables into the
/// page, between their marks.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let Some(game) = arguments.first() else {
        return Err(Failure::Usage("`balance` needs the name of a game".to_owned()));
    };
    known_game(root, game)?;
    let mut command = programs::cargo(root, &["run", "--release", "--quiet", "--", "balance"]);
    let (wishes, others): (Vec<&String>, Vec<&String>) =
        arguments.iter().partition(|word| *word == "--write");
    command.args(others);
    if wishes.is_empty() {
        return programs::run(&mut command);
    }
    let failed = |why: std::io::Error| Failure::Failed(format!("{PAGE}: {why}"));
    let output = command.arg("--markdown").stderr(Stdio::inherit()).output().map_err(failed)?;
    let tables = String::from_utf8_lossy(&output.stdout);
    let page = fs::read_to_string(root.join(PAGE)).map_err(failed)?;
    let Some(written) = written(&page, game, &tables).filter(|_| !tables.is_empty()) else {
        return Err(Failure::Failed(format!(
            "{PAGE} has no marks `{}` and `{}`",
            begin(game).trim(),
            END.trim()
        )));
    };
    fs::write(root.join(PAGE), written).map_err(failed)?;
    println!("{tables}");
    if output.status.success() { Ok(()) } else { Err(Failure::Failed("a figure is missed".to_owned())) }
}

/// What begins the table of a game.
fn begin(game: &str) -> String {
    format!("<!-- `cargo xtask balance {game} --write` -->\n")
}

/// The page with other tables between the marks of the game. Nothing if it has no such marks.
fn written(page: &str, game: &str, tables: &str) -> Option<String> {
    let begin = begin(game);
    let from = page.find(&begin)? + begin.len();
    let to = from + page[from..].find(END)?;
    Some(format!("{}\n{}\n\n{}", &page[..from], tables.trim(), &page[to..]))
}

#[cfg(test)]
mod tests {
    #[test]
    fn tables_stand_between_their_marks() {
        let marks = |inner: &str| format!("a\n{}{inner}<!-- end -->\nb\n", super::begin("toy"));
        assert_eq!(super::written(&marks("old\n"), "toy", "| new |\n"), Some(marks("\n| new |\n\n")));
        assert_eq!(super::written(&marks(""), "other", "| new |"), None);
    }
}
