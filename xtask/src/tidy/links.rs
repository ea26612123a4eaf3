//! Links between pages: each leads somewhere, and every page of the book is linked from its index.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::fault::Fault;
use crate::files::{TextFile, Tree};

/// The index of the book.
const INDEX: &str = "docs/README.md";
const BOOK: &str = "docs/";

/// A link on a page.
struct Link {
    line: usize,
    to: String,
}

pub(super) fn faults(root: &Path, tree: &Tree) -> Vec<Fault> {
    let pages: Vec<&TextFile> = tree.texts.iter().filter(|file| is_page(&file.path)).collect();
    let anchors: BTreeMap<&str, BTreeSet<String>> =
        pages.iter().map(|page| (page.path.as_str(), anchors(&page.text))).collect();
    let mut faults = Vec::new();
    let mut listed = BTreeSet::new();
    for page in &pages {
        for link in links(&page.text).iter().filter(|link| !is_elsewhere(&link.to)) {
            let (file, anchor) = link.to.split_once('#').unwrap_or((&link.to, ""));
            let target = if file.is_empty() { page.path.clone() } else { resolved(&page.path, file) };
            if page.path == INDEX {
                listed.insert(target.clone());
            }
            if !root.join(&target).exists() {
                faults.push(Fault::new(&page.path, link.line, format!("there is no {target}")));
            } else if !anchor.is_empty()
                && anchors.get(target.as_str()).is_some_and(|all| !all.contains(anchor))
            {
                faults.push(Fault::new(&page.path, link.line, format!("{target} has no heading #{anchor}")));
            }
        }
    }
    let is_of_book = |path: &str| path.strip_prefix(BOOK).is_some_and(|name| !name.contains('/'));
    for page in pages.iter().filter(|page| is_of_book(&page.path) && page.path != INDEX) {
        if !listed.contains(&page.path) {
            faults.push(Fault::new(&page.path, 1, format!("no link in {INDEX} leads to this page")));
        }
    }
    faults
}

/// The pages at the root, the book, and what stands below it.
fn is_page(path: &str) -> bool {
    path.ends_with(".md") && (!path.contains('/') || path.starts_with(BOOK))
}

fn is_elsewhere(link: &str) -> bool {
    link.contains("://") || link.starts_with("mailto:")
}

/// A path from the root, for a link on this page.
fn resolved(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Every link of a page, outside of code.
fn links(text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (line, text) in outside_of_code(text) {
        for (begin, end) in [("](", ')'), ("src=\"", '"')] {
            let pieces = text.split(begin).skip(1);
            let targets = pieces.filter_map(|rest| rest.split_once(end));
            found.extend(targets.map(|(to, _)| Link { line, to: to.to_owned() }));
        }
    }
    found
}

/// The lines of a page with their numbers, without blocks of code and without code between backticks.
fn outside_of_code(text: &str) -> Vec<(usize, String)> {
    let mut inside = false;
    let mut lines = Vec::new();
    for (place, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if !inside {
            let words: Vec<&str> = line.split('`').step_by(2).collect();
            lines.push((place + 1, words.join("")));
        }
    }
    lines
}

/// What stands behind `#` in links to the headings of a page.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut inside = false;
    let mut all = BTreeSet::new();
    for line in text.lines() {
        inside ^= line.trim_start().starts_with("```");
        let heading = line.trim_start_matches('#');
        if inside || heading.len() == line.len() || !heading.starts_with(' ') {
            continue;
        }
        let slug = slug(heading.trim());
        let free = (1..).map(|number| format!("{slug}-{number}")).find(|name| !all.contains(name));
        let name = if all.contains(&slug) { free.expect("numbers do not end") } else { slug };
        all.insert(name);
    }
    all
}

fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.flat_map(char::to_lowercase).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::{faults, slug};
    use crate::files::Tree;
    use crate::temp::TempDir;

    fn complaints(dir: &TempDir) -> Vec<String> {
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        faults(dir.path(), &tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_lead_to_files_and_headings_that_are_there() {
        let dir = TempDir::new();
        dir.write("README.md", "[a](docs/a.md#the-way-in) [b](docs/README.md) [c](https://x.y/z)\n");
        dir.write("docs/README.md", "[a](a.md) `[no](gone.md)`\n\n```text\n[no](gone.md)\n```\n");
        dir.write("docs/a.md", "# A\n\n## The way in\n\n[up](../README.md) [here](#a) ![p](p/x.png)\n");
        dir.write("docs/p/x.png", "");
        assert_eq!(complaints(&dir), [""; 0]);
        dir.write("docs/a.md", "# A\n\n[up](../READ.md) [here](#b) <img src=\"p/y.png\">\n");
        let expected = [
            "README.md:1: docs/a.md has no heading #the-way-in",
            "docs/a.md:3: there is no READ.md",
            "docs/a.md:3: docs/a.md has no heading #b",
            "docs/a.md:3: there is no docs/p/y.png",
        ];
        assert_eq!(complaints(&dir), expected);
    }

    #[test]
    fn every_page_of_the_book_is_in_its_index() {
        let dir = TempDir::new();
        dir.write("docs/README.md", "[a](a.md)\n");
        dir.write("docs/a.md", "# A\n");
        dir.write("docs/b.md", "# B, linked from [a](a.md)\n");
        dir.write("docs/decisions/0001-x.md", "# 0001: X\n");
        assert_eq!(complaints(&dir), ["docs/b.md:1: no link in docs/README.md leads to this page"]);
    }

    #[test]
    fn headings_become_anchors() {
        assert_eq!(slug("Giga-Robo!: a pilot, and `more`"), "giga-robo-a-pilot-and-more");
    }
}
