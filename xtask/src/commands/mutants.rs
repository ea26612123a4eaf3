//! `mutants`: makes small faults in the procedures of the games, and lists those that no test notices.

use std::path::Path;

use super::leading_game;
use crate::needs::{self, CARGO_MUTANTS};
use crate::{Done, programs};

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let (game, rest) = leading_game(root, arguments)?;
    needs::meet(root, &[CARGO_MUTANTS])?;
    let files = format!("games/{}/src/procedures/**/*.rs", game.unwrap_or("*"));
    let mut command = programs::cargo(root, &["mutants", "--workspace", "--file", &files]);
    programs::run(command.args(rest))
}
