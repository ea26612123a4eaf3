//! Nothing in the repository depends on the place where it was written, and its main pages exist.

use crate::fault::Fault;
use crate::files::Tree;

/// Folders and hosts of one workplace. They are written in pieces, so that this file does not name them itself.
const PLACES: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("../sha", "red"),
    concat!("registry.npm", "js.org"),
    concat!("index.cra", "tes.io"),
    concat!("artifac", "tory"),
];

const PAGES: &[&str] = &["README.md", "ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in &tree.texts {
        for (index, line) in file.text.lines().enumerate() {
            for place in PLACES.iter().filter(|place| names(line, place)) {
                let what = format!("names a place of one workplace: {place}");
                faults.push(Fault::new(&file.path, index + 1, what));
            }
        }
    }
    for page in PAGES {
        if !tree.texts.iter().any(|file| file.path == *page) {
            faults.push(Fault::new(page, 1, "the page is missing"));
        }
    }
    faults
}

/// Whether the line names the place; an absolute folder only where a path begins.
fn names(line: &str, place: &str) -> bool {
    line.to_ascii_lowercase().match_indices(place).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let inside_a_path = before.is_some_and(|sign| sign.is_alphanumeric() || "_-.~}*".contains(sign));
        !(place.starts_with('/') && inside_a_path)
    })
}

#[cfg(test)]
mod tests {
    use super::{PLACES, names};

    #[test]
    fn an_absolute_folder_is_one_that_begins_the_path() {
        let folder = PLACES[0];
        assert!(names(&format!("see {folder}main"), folder));
        assert!(names(&format!("(\"{folder}\")"), folder));
        assert!(names(&format!("file://{folder}x"), folder));
        assert!(!names(&format!("docs{folder}main"), folder));
        assert!(!names("at work / at home", folder));
    }

    #[test]
    fn hosts_count_wherever_they_stand() {
        for host in &PLACES[2..] {
            assert!(names(&format!("https://{host}/x"), host));
            assert!(names(&host.to_uppercase(), host));
        }
    }
}
