//! The shape of source files: a first line that states the idea, and limits for files and functions.

use crate::fault::Fault;
use crate::files::{RustFile, Tree};
use crate::source;

/// A file has fewer lines than this.
const FILE_LINES: usize = 600;

/// A function has at most this many.
const FUNCTION_LINES: usize = 70;

pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    tree.rust.iter().flat_map(file_faults).collect()
}

fn file_faults(file: &RustFile) -> Vec<Fault> {
    let mut faults = Vec::new();
    let first = file.text.lines().next().unwrap_or("");
    if first.strip_prefix("//!").is_none_or(|idea| idea.trim().is_empty()) {
        faults.push(Fault::new(&file.path, 1, "the first line must be `//!` and the idea of the file"));
    }
    let lines = file.text.lines().count();
    if lines >= FILE_LINES {
        let what = format!("{lines} lines: a file has fewer than {FILE_LINES}");
        faults.push(Fault::new(&file.path, lines, what));
    }
    for function in source::functions(&file.code) {
        if function.lines > FUNCTION_LINES {
            let line = source::line_at(&file.code, function.at);
            let what = format!(
                "`{}` has {} lines: a function has at most {FUNCTION_LINES}",
                function.name, function.lines
            );
            faults.push(Fault::new(&file.path, line, what));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::faults;
    use crate::files::Tree;
    use crate::temp::TempDir;

    fn complaints(text: &str) -> Vec<(usize, String)> {
        let dir = TempDir::new();
        dir.write("web/x.rs", text);
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        faults(&tree).into_iter().map(|fault| (fault.line, fault.what)).collect()
    }

    #[test]
    fn the_first_line_says_the_idea() {
        assert!(complaints("//! An idea.\n").is_empty());
        for text in ["", "//!\n", "// An idea.\n", "\n//! Late.\n"] {
            assert_eq!(complaints(text).len(), 1, "{text:?}");
        }
    }

    #[test]
    fn files_end_before_line_600() {
        let file = |lines: usize| format!("//! A.\n{}", "\n".repeat(lines - 1));
        assert!(complaints(&file(599)).is_empty());
        assert_eq!(complaints(&file(600))[0].0, 600);
    }

    #[test]
    fn functions_have_at_most_70_lines() {
        let function = |lines: usize| format!("//! A.\n\nfn long() {{{}}}\n", "\n".repeat(lines - 1));
        assert!(complaints(&function(70)).is_empty());
        let found = complaints(&function(71));
        assert_eq!(found[0].0, 3);
        assert!(found[0].1.contains("`long` has 71 lines"));
    }
}
