//! One broken rule, with the place to look at.

use std::fmt;

use crate::{Done, Failure};

/// A breach of the structure, at a line of a file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    /// From the root of the repository, with forward slashes.
    pub(crate) path: String,
    /// From 1; 1 also where the whole file is meant.
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl Fault {
    pub(crate) fn new(path: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Prints all faults in the order of the files. Fails if there are any.
pub(crate) fn report(command: &str, mut faults: Vec<Fault>) -> Done {
    faults.sort();
    faults.dedup();
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => {
            println!("{command}: no faults");
            Ok(())
        }
        1 => Err(Failure::Failed(format!("{command}: 1 fault"))),
        many => Err(Failure::Failed(format!("{command}: {many} faults"))),
    }
}
