//! Parts about the repository: its rooms, the arrows between them, the commands of the workshop.

use super::{Made, Sources, cell};
use crate::COMMANDS;
use crate::tidy::{ARROWS, GAME};

/// Folders whose idea no crate says.
const FOLDERS: &[(&str, &str)] = &[
    ("packs/house", "our own content for every game, embedded in the program"),
    ("packs/schemas", "what editors may know of the files that people write"),
    (
        "toys",
        "two whole small games in the same folders as games, of which new games are copies; in no catalog",
    ),
    (
        "web",
        "the browser client: draws scenes, sends answers, computes no rule; Svelte, built into the server",
    ),
];

/// What lies outside of the house.
const TOOLS: &[(&str, &str)] = &[("fuzz", "fuzz/src/lib.rs"), ("xtask", "xtask/src/main.rs")];

/// The map of rooms: each folder with the idea that its first line says.
pub(super) fn rooms(sources: &Sources<'_>, _: &str) -> Made {
    let mut table = "| Folder | Idea |\n|---|---|\n".to_owned();
    for folder in houses(sources) {
        let file = root_of(sources, &folder).expect("houses have roots");
        table += &row(&folder, &idea(sources, &file)?);
    }
    for (folder, idea) in FOLDERS {
        table += &row(folder, idea);
    }
    for (folder, file) in TOOLS.iter().filter(|(_, file)| text(sources, file).is_some()) {
        table += &row(folder, &idea(sources, file)?);
    }
    Ok(table + &row("docs", "the book, and the decisions"))
}

fn row(folder: &str, idea: &str) -> String {
    format!("| `{folder}` | {} |\n", cell(idea))
}

/// The crates in the order of the arrows, each after those it depends on, with the games where the arrows have them.
fn houses(sources: &Sources<'_>) -> Vec<String> {
    let games = || crate::commands::games(sources.root).into_iter().map(|game| format!("games/{game}"));
    let rooms = ARROWS.iter().flat_map(|(room, _)| match *room {
        GAME => games().collect(),
        room => vec![format!("crates/{room}")],
    });
    rooms.filter(|folder| root_of(sources, folder).is_some()).collect()
}

/// The file that a crate begins with.
fn root_of(sources: &Sources<'_>, folder: &str) -> Option<String> {
    let files = ["lib.rs", "main.rs"].map(|name| format!("{folder}/src/{name}"));
    files.into_iter().find(|file| text(sources, file).is_some())
}

fn text<'a>(sources: &Sources<'a>, path: &str) -> Option<&'a str> {
    sources.tree.rust.iter().find(|file| file.path == path).map(|file| file.text.as_str())
}

/// The first sentence of a crate's own words.
fn idea(sources: &Sources<'_>, file: &str) -> Made {
    let text = text(sources, file).unwrap_or_default();
    let lines = text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim);
    let paragraph: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
    let paragraph = paragraph.join(" ");
    let sentence = paragraph.split_once(". ").map_or(paragraph.as_str(), |(first, _)| first);
    match sentence.trim_end_matches('.') {
        "" => Err(format!("{file} must begin with `//!` and the idea of the crate")),
        idea => Ok(idea.to_owned()),
    }
}

/// The table of arrows. Rooms without a folder stand in parentheses.
pub(super) fn arrows(sources: &Sources<'_>, _: &str) -> Made {
    let mut table = "| Room | may depend on |\n|---|---|\n".to_owned();
    for (room, may) in ARROWS {
        let is_there = room.ends_with('*') || root_of(sources, &format!("crates/{room}")).is_some();
        let room = if is_there { (*room).to_owned() } else { format!("({room})") };
        let may = if may.is_empty() { "nothing".to_owned() } else { may.join(", ") };
        table += &format!("| {room} | {may} |\n");
    }
    Ok(table)
}

/// The commands of `cargo xtask`.
pub(super) fn workshop(_: &Sources<'_>, _: &str) -> Made {
    let mut table = "| Command | For |\n|---|---|\n".to_owned();
    for command in COMMANDS {
        let call = format!("cargo xtask {} {}", command.name, command.arguments);
        table += &format!("| `{}` | {} |\n", cell(call.trim()), cell(command.about));
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::{arrows, rooms};
    use crate::docs::Sources;
    use crate::docs::facts::Facts;
    use crate::files::Tree;
    use crate::temp::TempDir;

    #[test]
    fn rooms_say_their_first_sentence_and_absent_ones_stand_in_parentheses() {
        let dir = TempDir::new();
        dir.write("crates/words/src/lib.rs", "//! Words,\n//! once. More.\n//!\n//! Else.\n");
        dir.write("games/chess/Cargo.toml", "");
        dir.write("games/chess/src/lib.rs", "//! Chess.\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let facts = Facts::from(serde_json::Value::Null);
        let sources = Sources { root: dir.path(), tree: &tree, facts: &facts };
        let map = rooms(&sources, "").expect("all say their idea");
        assert!(map.contains("| `crates/words` | Words, once |\n| `games/chess` | Chess |\n"), "{map}");
        let table = arrows(&sources, "").expect("made");
        assert!(table.contains("| (kernel) | nothing |\n| words | nothing |"), "{table}");
        dir.write("crates/kernel/src/lib.rs", "fn main() {}\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let sources = Sources { root: dir.path(), tree: &tree, facts: &facts };
        assert!(rooms(&sources, "").is_err_and(|why| why.contains("crates/kernel")));
    }
}
