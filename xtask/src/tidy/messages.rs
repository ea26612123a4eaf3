//! Message keys: every key in the code has words, and every message is used.

use std::collections::{BTreeMap, BTreeSet};

use crate::fault::Fault;
use crate::files::{RustFile, TextFile, Tree};
use crate::source::{self, Token};

/// What one English source declares.
#[derive(Debug, Default, PartialEq, Eq)]
struct Words {
    /// Keys with their lines; terms begin with `-`.
    keys: Vec<(String, usize)>,
    /// Beginnings of keys that the code puts together, from `# computed: prefix-`.
    computed: Vec<String>,
    /// Keys and terms that other messages of the file use.
    referenced: BTreeSet<String>,
}

pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    let files: Vec<(&str, Words)> = tree
        .texts
        .iter()
        .filter(|file| is_words(&file.path))
        .map(|file| (file.path.as_str(), read(&file.text)))
        .collect();
    let mut faults = missing(tree, &files);
    faults.extend(repeated(&files));
    faults.extend(unused(tree, &files));
    faults
}

/// The English sources of a room: `words/en.ftl`, or several such as `words/table.en.ftl`.
fn is_words(path: &str) -> bool {
    let parts: Vec<_> = path.split('/').collect();
    let ["crates" | "games", _, "words", file] = parts[..] else {
        return false;
    };
    file == "en.ftl" || file.ends_with(".en.ftl")
}

fn read(text: &str) -> Words {
    let mut words = Words::default();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            let remark = line.trim_start_matches('#').trim();
            let prefixes = remark.strip_prefix("computed:").unwrap_or("");
            let prefixes = prefixes.split([',', ' ']).filter(|prefix| !prefix.is_empty());
            words.computed.extend(prefixes.map(str::to_owned));
            continue;
        }
        if let Some(key) = declared(line) {
            words.keys.push((key.to_owned(), index + 1));
        }
        for (at, _) in line.match_indices('{') {
            let name = key_at(line[at + 1..].trim_start());
            words.referenced.insert(name.to_owned());
        }
    }
    words
}

/// The key of a line that begins a message or a term.
fn declared(line: &str) -> Option<&str> {
    let key = key_at(line);
    let is_declaration = !key.is_empty() && line[key.len()..].trim_start().starts_with('=');
    is_declaration.then_some(key)
}

/// The key that the text begins with, or nothing.
fn key_at(text: &str) -> &str {
    let dash = usize::from(text.starts_with('-'));
    if !text[dash..].starts_with(|first: char| first.is_ascii_alphabetic()) {
        return "";
    }
    let end = text.find(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'));
    &text[..end.unwrap_or(text.len())]
}

fn missing(tree: &Tree, files: &[(&str, Words)]) -> Vec<Fault> {
    let known: BTreeSet<&str> =
        files.iter().flat_map(|(_, words)| words.keys.iter().map(|(key, _)| key.as_str())).collect();
    let speaking = tree.rust.iter().filter(|file| speaks(&file.path));
    speaking
        .flat_map(|file| said(file).into_iter().map(move |key| (file, key)))
        .filter(|(_, key)| !known.contains(key.text))
        .map(|(file, key)| {
            let what = format!("no English words have the message key `{}`", key.text);
            Fault::new(&file.path, source::line_at(&file.text, key.at), what)
        })
        .collect()
}

/// Rooms whose messages people read. Nobody reads messages of the test kit's toys.
fn speaks(path: &str) -> bool {
    (path.starts_with("crates/") || path.starts_with("games/")) && !path.starts_with("crates/testkit/")
}

/// The literals in `Message::new("…")` outside of tests.
fn said(file: &RustFile) -> Vec<Token<'_>> {
    let literals: BTreeMap<usize, Token<'_>> =
        source::literals(&file.text).into_iter().map(|literal| (literal.at, literal)).collect();
    let tokens = source::tokens(&file.live);
    let calls = tokens.windows(4).filter(|call| source::begins(call, &["Message", "::", "new", "("]));
    calls
        .filter_map(|call| {
            let argument = call[3].at + 1;
            let spaces = file.text[argument..].len() - file.text[argument..].trim_start().len();
            literals.get(&(argument + spaces)).copied()
        })
        .collect()
}

fn repeated(files: &[(&str, Words)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (path, words) in files {
        let mut seen = BTreeSet::new();
        for (key, line) in &words.keys {
            if !seen.insert(key) {
                faults.push(Fault::new(path, *line, format!("the key `{key}` stands here twice")));
            }
        }
    }
    faults
}

fn unused(tree: &Tree, files: &[(&str, Words)]) -> Vec<Fault> {
    let speaking = tree.rust.iter().filter(|file| speaks(&file.path));
    let mut used: BTreeSet<&str> = speaking
        .flat_map(|file| source::literals(&file.text).into_iter().map(|literal| literal.text))
        .collect();
    used.extend(files.iter().flat_map(|(_, words)| words.referenced.iter().map(String::as_str)));
    let client: Vec<&TextFile> = tree.texts.iter().filter(|file| file.path.starts_with("web/")).collect();
    let in_client = |key: &str| {
        let quoted = [format!("\"{key}\""), format!("'{key}'")];
        client.iter().any(|file| quoted.iter().any(|key| file.text.contains(key)))
    };
    let mut faults = Vec::new();
    for (path, words) in files {
        for (key, line) in &words.keys {
            let computed = words.computed.iter().any(|prefix| key.starts_with(prefix));
            if !computed && !used.contains(key.as_str()) && !in_client(key) {
                let what = format!("nobody says `{key}` (keys put together: `# computed: prefix-`)");
                faults.push(Fault::new(path, *line, what));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{faults, read};
    use crate::files::Tree;
    use crate::temp::TempDir;

    const WORDS: &str = "### Words of chess\n# computed: piece-, square-\n\n-king = king\nchess-check = { -king } in check\n    .title = Check\n\
                         piece-rook = rook\nchess-mate =\n    { chess-check } and { $who } is lost\nchess-old = gone\n";

    #[test]
    fn keys_are_read_with_their_lines() {
        let words = read(WORDS);
        let keys: Vec<_> = words.keys.iter().map(|(key, line)| (key.as_str(), *line)).collect();
        assert_eq!(
            keys,
            [("-king", 4), ("chess-check", 5), ("piece-rook", 7), ("chess-mate", 8), ("chess-old", 10)]
        );
        assert_eq!(words.computed, ["piece-", "square-"]);
        assert!(words.referenced.contains("-king") && words.referenced.contains("chess-check"));
    }

    #[test]
    fn keys_without_words_and_words_without_use_are_faults() {
        let dir = TempDir::new();
        dir.write("games/chess/words/en.ftl", WORDS);
        dir.write(
            "games/chess/src/lib.rs",
            "//! A.\nfn a() { Message::new(\n    \"chess-mate\");\n// Message::new(\"no\")\n\
             Message::new(\"chess-stale\"); Message::new(key) }\n\
             #[cfg(test)]\nmod tests { fn t() { Message::new(\"made-up\"); } }\n",
        );
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let found: Vec<_> = faults(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("games/chess/src/lib.rs:5: ") && found[0].contains("chess-stale"));
        assert!(found[1].starts_with("games/chess/words/en.ftl:10: ") && found[1].contains("chess-old"));
    }

    #[test]
    fn a_room_may_have_several_english_sources() {
        let dir = TempDir::new();
        dir.write("games/chess/words/board.en.ftl", "chess-board = board\n");
        dir.write("games/chess/words/board.it.ftl", "chess-tavola = scacchiera\n");
        dir.write("games/chess/words/notes.ftl", "chess-note = note\n");
        dir.write(
            "games/chess/src/lib.rs",
            "//! A.\nfn a() { Message::new(\"chess-board\"); Message::new(\"chess-note\") }\n",
        );
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let found: Vec<_> = faults(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["games/chess/src/lib.rs:2: no English words have the message key `chess-note`"]);
    }

    #[test]
    fn a_key_that_stands_twice_is_a_fault() {
        let dir = TempDir::new();
        dir.write("crates/words/words/en.ftl", "one = 1\none = 2\n");
        dir.write("crates/words/src/lib.rs", "//! A.\nconst ONE: &str = \"one\";\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        assert_eq!(faults(&tree).len(), 1);
    }
}
