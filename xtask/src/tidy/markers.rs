//! Marks of unfinished work that must not stay.

use crate::fault::Fault;
use crate::files::Tree;
use crate::source;

const MARKERS: &[(&[&str], &str)] = &[
    (&["todo", "!", "("], "todo!("),
    (&["unimplemented", "!", "("], "unimplemented!("),
    (&["dbg", "!", "("], "dbg!("),
    (&["#", "[", "ignore"], "#[ignore]"),
];

pub(crate) fn faults(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for file in &tree.rust {
        let tokens = source::tokens(&file.code);
        for index in 0..tokens.len() {
            for (pattern, shown) in MARKERS {
                if source::begins(&tokens[index..], pattern) {
                    let line = source::line_at(&file.code, tokens[index].at);
                    let what = format!("unfinished work: {shown}");
                    faults.push(Fault::new(&file.path, line, what));
                }
            }
        }
    }
    faults
}
