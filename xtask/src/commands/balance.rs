//! `balance`: the acceptance figures of a game's content.

use std::path::Path;

use super::known_game;
use crate::programs;
use crate::{Done, Failure};

/// Calls `hangar balance GAME`; the program itself is the workspace's default member.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let Some(game) = arguments.first() else {
        return Err(Failure::Usage("`balance` needs the name of a game".to_owned()));
    };
    known_game(root, game)?;
    let mut command = programs::cargo(root, &["run", "--release", "--quiet", "--", "balance"]);
    programs::run(command.args(arguments))
}
