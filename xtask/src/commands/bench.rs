//! `bench`: the benchmarks, their figures kept in a file that two commits can compare.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::leading_game;
use crate::programs;
use crate::{Done, Failure};

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let (game, rest) = leading_game(root, arguments)?;
    let mut command = match game {
        Some(game) => programs::cargo(root, &["bench", "--benches", "--package", game]),
        None => programs::cargo(root, &["bench", "--benches", "--workspace"]),
    };
    let mut figures = String::new();
    let done = programs::run_heard(command.args(rest), &mut |line| {
        figures.push_str(line);
        figures.push('\n');
    });
    done?;
    let file = format!("bench-results/{}-{}.txt", game.unwrap_or("all"), commit(root));
    let failed = |why| Failure::Failed(format!("{file}: {why}"));
    fs::create_dir_all(root.join("bench-results")).map_err(failed)?;
    fs::write(root.join(&file), figures).map_err(failed)?;
    println!("the figures are in {file}");
    Ok(())
}

/// The commit that is measured, `-changed` added where files differ from it.
fn commit(root: &Path) -> String {
    let git = |words: &[&str]| {
        let output = Command::new("git").current_dir(root).args(words).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success().then_some(text)
    };
    let Some(name) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "no-commit".to_owned();
    };
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.is_empty() => name,
        _ => format!("{name}-changed"),
    }
}
