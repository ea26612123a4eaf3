//! `tidy`: what the structure of the repository promises, all breaches at once.

mod arrows;
mod markers;
mod messages;
mod names;
mod place;
mod shape;
#[cfg(test)]
mod tests;

use std::path::Path;

use crate::fault::{self, Fault};
use crate::files::Tree;
use crate::{Done, Failure, no_arguments};

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("tidy", arguments)?;
    let tree = Tree::read(root).map_err(|why| Failure::Failed(format!("{}: {why}", root.display())))?;
    let mut faults = faults(&tree);
    faults.extend(arrows::faults(root));
    fault::report("tidy", faults)
}

/// All that can be said from the files alone.
fn faults(tree: &Tree) -> Vec<Fault> {
    let mut faults = names::faults(tree);
    faults.extend(shape::faults(tree));
    faults.extend(place::faults(tree));
    faults.extend(markers::faults(tree));
    faults.extend(messages::faults(tree));
    faults
}
