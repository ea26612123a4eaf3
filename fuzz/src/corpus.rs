//! Real texts to begin with: the scenarios of the games, and the files of the corpus folder.

use crate::target::Target;
use std::fs;
use std::path::{Path, PathBuf};

/// This package.
const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The folder of a target's kept inputs for one game, in `corpus` or `regressions`.
pub(crate) fn folder(kind: &str, target: Target, game: &str) -> PathBuf {
    Path::new(HERE).join(kind).join(target.name()).join(game)
}

/// The files of a folder and below it, sorted by their paths. None where there is no such folder.
pub(crate) fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if let Ok(content) = fs::read(&path) {
            found.push((path, content));
        }
    }
    found.sort();
    found
}

/// The folder of the scenarios of a game, whose folder has its name.
pub(crate) fn folder_of_scenarios(game: &str) -> PathBuf {
    Path::new(HERE).join("../games").join(game.replace('-', "_")).join("tests/scenarios")
}

/// The scenarios of a game.
pub(crate) fn scenarios(game: &str) -> Vec<Vec<u8>> {
    files(&folder_of_scenarios(game)).into_iter().map(|(_, content)| content).collect()
}
