//! Cards and other pieces of the house pack, and how many scenarios name each.

use std::collections::{BTreeMap, BTreeSet};

use toml_edit::{Document, Item};

use crate::files::Tree;

/// The pieces of a game by the kind that their tables name.
#[derive(Debug, Default)]
pub(crate) struct Pieces {
    kinds: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Pieces {
    /// Every `[[kind]]` with a `code` in the files of the game, counted in its scenarios. What only the start of a
    /// scenario names, it does not show.
    pub(crate) fn collect(tree: &Tree, game: &str) -> Pieces {
        let packs = format!("packs/house/{}/", game.replace('_', "-"));
        let scenarios = format!("games/{game}/tests/scenarios/");
        let mut pieces = Pieces::default();
        for file in tree.texts.iter().filter(|file| file.path.starts_with(&packs)) {
            pieces.add(&file.text);
        }
        let is_shown = |path: &str| path.starts_with(&scenarios) && !path.contains("/starts/");
        for file in tree.texts.iter().filter(|file| is_shown(&file.path)) {
            let named = names(&file.text);
            for (code, count) in pieces.kinds.values_mut().flatten() {
                *count += usize::from(named.contains(&code.to_lowercase()));
            }
        }
        pieces
    }

    /// A pack that cannot be read has no pieces here. Its own game reports what is wrong with it.
    fn add(&mut self, text: &str) {
        let Ok(document) = Document::parse(text) else { return };
        for (kind, item) in document.iter() {
            let entries = item.as_array_of_tables().into_iter().flatten();
            for code in entries.filter_map(|entry| entry.get("code").and_then(Item::as_str)) {
                self.kinds.entry(kind.to_owned()).or_default().insert(code.to_owned(), 0);
            }
        }
    }

    /// One line for each kind: how many pieces have a scenario, and which have none.
    pub(crate) fn totals(&self) -> Option<String> {
        let kinds: Vec<String> = self.kinds.iter().map(|(kind, pieces)| total(kind, pieces)).collect();
        (!kinds.is_empty()).then(|| format!("with a scenario: {}", kinds.join(", ")))
    }
}

fn total(kind: &str, pieces: &BTreeMap<String, usize>) -> String {
    let without: Vec<&str> =
        pieces.iter().filter(|(_, count)| **count == 0).map(|(code, _)| code.as_str()).collect();
    let shown = pieces.len() - without.len();
    let rest = if without.is_empty() { String::new() } else { format!(" (not {})", without.join(", ")) };
    format!("{kind} {shown} of {}{rest}", pieces.len())
}

/// All that a text could call a piece by, in small letters.
fn names(text: &str) -> BTreeSet<String> {
    let ends = |letter: char| !(letter.is_alphanumeric() || "-_".contains(letter));
    text.split(ends).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::Pieces;
    use crate::files::Tree;
    use crate::temp::TempDir;

    #[test]
    fn each_kind_says_how_many_of_it_are_named() {
        let dir = TempDir::new();
        dir.write(
            "packs/house/stak-bots/cards.toml",
            "[[card]]\ncode = \"P-1\"\n[[card]]\ncode = \"P-12\"\n[[card]]\nname = \"x\"\n[[deck]]\ncode = \"iron\"\n",
        );
        dir.write("packs/house/chess/cards.toml", "[[card]]\ncode = \"P-2\"\n");
        dir.write("games/stak_bots/tests/scenarios/a.toml", "answer = \"play p-12\"\n");
        dir.write("games/stak_bots/tests/scenarios/b.toml", "hand = [\"IRON\"]\n");
        dir.write("games/stak_bots/tests/scenarios/starts/c.toml", "hand = [\"P-1\"]\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let totals = Pieces::collect(&tree, "stak_bots").totals();
        assert_eq!(totals.as_deref(), Some("with a scenario: card 1 of 2 (not P-1), deck 1 of 1"));
        assert_eq!(Pieces::collect(&tree, "go").totals(), None);
    }
}
