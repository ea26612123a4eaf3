//! The commands that run other programs, one file each.

pub(crate) mod balance;
pub(crate) mod bench;
pub(crate) mod ci;
pub(crate) mod client;
pub(crate) mod fuzz_smoke;
pub(crate) mod lines;
pub(crate) mod load;
pub(crate) mod mutants;
pub(crate) mod new_game;
pub(crate) mod soak;
pub(crate) mod test;

use std::path::Path;

use crate::Failure;

/// The folders below games/ that hold a package, sorted.
pub(crate) fn games(root: &Path) -> Vec<String> {
    let Ok(folders) = std::fs::read_dir(root.join("games")) else {
        return Vec::new();
    };
    let mut names: Vec<String> = folders
        .filter_map(Result::ok)
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Splits an optional leading game from the arguments meant for another program.
fn leading_game<'a>(
    root: &Path,
    arguments: &'a [String],
) -> Result<(Option<&'a str>, &'a [String]), Failure> {
    match arguments.split_first() {
        Some((game, rest)) if !game.starts_with('-') => {
            known_game(root, game)?;
            Ok((Some(game), rest))
        }
        _ => Ok((None, arguments)),
    }
}

fn known_game(root: &Path, game: &str) -> Result<(), Failure> {
    let games = games(root);
    if games.iter().any(|known| known == game) {
        return Ok(());
    }
    let known = if games.is_empty() { "none yet".to_owned() } else { games.join(", ") };
    Err(Failure::Usage(format!("there is no game `{game}` in games/ (there are: {known})")))
}

#[cfg(test)]
mod tests {
    use super::leading_game;
    use crate::Failure;
    use crate::temp::TempDir;

    #[test]
    fn a_leading_word_must_be_a_game() {
        let dir = TempDir::new();
        dir.write("games/chess/Cargo.toml", "");
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let both = words("chess --quick");
        let (game, rest) = leading_game(dir.path(), &both).expect("chess is there");
        assert_eq!((game, rest.len()), (Some("chess"), 1));
        let (game, rest) = leading_game(dir.path(), &both[1..]).expect("no game is named");
        assert_eq!((game, rest.len()), (None, 1));
        let absent = words("go");
        let refused = leading_game(dir.path(), &absent);
        assert!(matches!(refused, Err(Failure::Usage(why)) if why.contains("chess")));
    }
}
