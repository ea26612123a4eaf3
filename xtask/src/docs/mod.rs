//! `docs`: the parts of pages that the code knows, written into the pages and held against them.

mod book;
mod facts;
mod marks;
mod programs;
mod repository;
mod vocabulary;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::files::Tree;
use crate::{Done, Failure};
use facts::Facts;

/// All that parts are made from.
struct Sources<'a> {
    root: &'a Path,
    tree: &'a Tree,
    facts: &'a Facts,
}

/// A part, or why it cannot be made.
type Made = Result<String, String>;

/// How a kind of part is made, from what stands behind its name.
type Maker = fn(&Sources<'_>, &str) -> Made;

/// Each kind of part. A page names it as `<!-- made: KIND -->` or `<!-- made: KIND WHICH -->`.
const KINDS: &[(&str, Maker)] = &[
    ("games", programs::games),
    ("commands", programs::commands),
    ("options", programs::options),
    ("metrics", programs::metrics),
    ("exits", programs::exits),
    ("keys", vocabulary::keys),
    ("rooms", repository::rooms),
    ("arrows", repository::arrows),
    ("workshop", repository::workshop),
    ("decisions", book::decisions),
];

/// Writes every marked part of every page. With `--check` it writes nothing, and fails where a page would change.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    let check = match arguments {
        [] => false,
        [only] if only == "--check" => true,
        _ => return Err(Failure::Usage("`docs` takes no argument, or `--check`".to_owned())),
    };
    let facts = Facts::asked(root)?;
    let tree = Tree::read(root).map_err(|why| Failure::Failed(format!("{}: {why}", root.display())))?;
    let pages = changed(&Sources { root, tree: &tree, facts: &facts }).map_err(Failure::Failed)?;
    if check {
        return checked(&pages);
    }
    for (path, text) in &pages {
        fs::write(root.join(path), text).map_err(|why| Failure::Failed(format!("{path}: {why}")))?;
        println!("written: {path}");
    }
    println!("docs: {} pages changed", pages.len());
    Ok(())
}

fn checked(pages: &[(String, String)]) -> Done {
    if pages.is_empty() {
        println!("docs: every page says what the code knows");
        return Ok(());
    }
    let names: Vec<&str> = pages.iter().map(|(path, _)| path.as_str()).collect();
    let what = format!("{} differ from what the code knows: run `cargo xtask docs`", names.join(", "));
    Err(Failure::Failed(what))
}

/// The pages that say something else than the code, as they should be.
fn changed(sources: &Sources<'_>) -> Result<Vec<(String, String)>, String> {
    let mut pages = Vec::new();
    let mut used = BTreeSet::new();
    for page in sources.tree.texts.iter().filter(|file| file.path.ends_with(".md")) {
        let written = marks::rewritten(&page.text, &mut |name| {
            used.insert(name.to_owned());
            made(sources, name)
        });
        let written = written.map_err(|why| format!("{}: {why}", page.path))?;
        if written != page.text {
            pages.push((page.path.clone(), written));
        }
    }
    match missing(sources.facts, &used)? {
        None => Ok(pages),
        Some(name) => Err(format!("no page has a part `{}`", marks::begin(&name).trim())),
    }
}

/// A part that no page has: of each kind there is one, and every game has its keys.
fn missing(facts: &Facts, used: &BTreeSet<String>) -> Result<Option<String>, String> {
    let is_shown = |kind: &str| used.iter().any(|name| name.split(' ').next() == Some(kind));
    let kind = KINDS.iter().map(|(kind, _)| *kind).find(|kind| !is_shown(kind)).map(str::to_owned);
    let keys = facts.games()?.into_iter().map(|game| format!("keys {}", game.id));
    Ok(kind.or_else(|| { keys }.find(|name| !used.contains(name))))
}

fn made(sources: &Sources<'_>, name: &str) -> Made {
    let (kind, which) = name.split_once(' ').unwrap_or((name, ""));
    let Some((_, maker)) = KINDS.iter().find(|(known, _)| *known == kind) else {
        let known: Vec<&str> = KINDS.iter().map(|(kind, _)| *kind).collect();
        return Err(format!("there is no part `{kind}` (there are: {})", known.join(", ")));
    };
    maker(sources, which)
}

/// A cell of a table: bars in it do not end it.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::facts::Facts;
    use super::{KINDS, Sources, cell, changed, checked, made, marks};
    use crate::files::Tree;
    use crate::temp::TempDir;
    use serde_json::json;

    /// A repository with one page, which has these parts.
    fn repository(parts: &str) -> TempDir {
        let dir = TempDir::new();
        dir.write("docs/decisions/0001-one.md", "# 0001: One\n");
        dir.write("docs/decisions/0003-three.md", "# 0003: Three\n");
        dir.write("crates/kernel/src/lib.rs", "//! The kernel. And more.\n");
        dir.write("packs/schemas/stak-bots.json", r#"{"type":"object","properties":{}}"#);
        dir.write("docs/README.md", parts);
        dir
    }

    fn all_parts() -> String {
        let name = |kind: &str| match kind {
            "keys" => "keys stak-bots".to_owned(),
            "options" => "options serve".to_owned(),
            kind => kind.to_owned(),
        };
        let part = |(kind, _): &(&str, _)| format!("{}{}\n", marks::begin(&name(kind)), "<!-- end -->");
        KINDS.iter().map(part).collect()
    }

    fn facts() -> Facts {
        Facts::from(json!({
            "games": [{"id": "stak-bots", "title": "Stak Bots", "about": "Win.", "least": 1, "most": 6}],
            "commands": [{"name": "serve", "about": "Serves", "usage": "hangar serve", "args": []}],
            "metrics": [["hangar_tables", "gauge", "Tables."]],
            "exits": [[0, "Good."]],
        }))
    }

    #[test]
    fn a_page_behind_the_code_is_named_and_a_written_one_passes() {
        let dir = repository(&all_parts());
        let facts = facts();
        let pages = |dir: &TempDir| {
            let tree = Tree::read(dir.path()).expect("the tree can be read");
            changed(&Sources { root: dir.path(), tree: &tree, facts: &facts }).expect("every part is made")
        };
        let behind = pages(&dir);
        assert_eq!(behind.len(), 1);
        assert!(format!("{:?}", checked(&behind)).contains("run `cargo xtask docs`"));
        dir.write(&behind[0].0, &behind[0].1);
        assert_eq!(pages(&dir), []);
        assert!(checked(&[]).is_ok());
        dir.write("docs/decisions/0004-four.md", "# 0004: Four\n");
        assert_eq!(pages(&dir).len(), 1, "another decision is another index");
    }

    #[test]
    fn a_part_that_nobody_shows_or_nobody_knows_is_a_fault() {
        let dir = repository("# No parts\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let facts = facts();
        let sources = Sources { root: dir.path(), tree: &tree, facts: &facts };
        assert!(changed(&sources).is_err_and(|why| why.contains("no page has")));
        let without = all_parts().replace("keys stak-bots", "keys stak-bots.set-up");
        dir.write("packs/schemas/stak-bots.set-up.json", r#"{"type":"object","properties":{}}"#);
        dir.write("docs/README.md", &without);
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let sources = Sources { root: dir.path(), tree: &tree, facts: &facts };
        assert!(changed(&sources).is_err_and(|why| why.contains("made: keys stak-bots -->")));
        assert!(made(&sources, "gams").is_err_and(|why| why.contains("no part `gams`")));
        assert!(made(&sources, "keys chess").is_err_and(|why| why.contains("chess")));
        assert_eq!(cell("a|b"), "a\\|b");
    }
}
