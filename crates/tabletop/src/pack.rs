//! What the packs of all games have in common: codes, names by language, and the file that describes a pack.

mod keys;
mod kinds;
mod name;
mod schema;

pub use keys::{Keys, Outline, Part, word_of};
pub use kinds::{Kind, Kinds, Pieces};
pub use name::{
    CAPITALS, Code, DASHED, ENGLISH, LANGUAGE, NAME_MAX, PLAIN_CODE, is_name, read_name, read_names,
};
pub use schema::schema;

use crate::sheet::{Table, quoted};

/// The file of a pack that describes the pack; every other file holds content of a game.
pub const FILE: &str = "pack.toml";

/// Whether a file of this name describes a pack.
#[must_use]
pub fn describes(name: &str) -> bool {
    name.rsplit(['/', '\\']).next() == Some(FILE)
}

/// Checks the description of a pack. The rules need nothing of it.
pub fn check(top: &Table<'_>) {
    top.need("name").and_then(|entry| PLAIN_CODE.read(&entry));
    read_names(top, "title");
    check_version(top);
    let authors = top.need("authors");
    if let Some(list) = authors.as_ref().and_then(|entry| entry.list()) {
        if list.is_empty() {
            top.fault("`authors` is empty", Some("name somebody who answers for the pack".to_owned()));
        }
        list.iter().for_each(|author| drop(read_name(author)));
    }
    top.need("licence").and_then(|entry| read_name(&entry));
    let languages = top.need("languages").and_then(|entry| entry.list()).unwrap_or_default();
    languages.iter().for_each(|language| drop(LANGUAGE.read(language)));
    top.finish();
}

/// Three numbers with points between them.
fn check_version(top: &Table<'_>) {
    let Some(entry) = top.need("version") else { return };
    let Some(version) = entry.text() else { return };
    let parts: Vec<&str> = version.split('.').take(4).collect();
    if parts.len() != 3 || parts.iter().any(|part| part.parse::<u32>().is_err()) {
        let help = Some("write three numbers, such as `0.1.0`".to_owned());
        entry.fault(format!("`version` cannot be {}", quoted(version)), help);
    }
}
