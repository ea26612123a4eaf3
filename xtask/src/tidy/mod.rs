//! `tidy`: checks the structure of the repository, and reports all breaches at once.

mod arrows;
mod links;
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

pub(crate) use arrows::{ARROWS, GAME};

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    no_arguments("tidy", arguments)?;
    fault::report("tidy", all(root)?)
}

/// Only the breaches in files below this folder.
pub(crate) fn run_below(root: &Path, folder: &str) -> Done {
    let mut faults = all(root)?;
    faults.retain(|fault| fault.path.starts_with(folder));
    fault::report("tidy", faults)
}

fn all(root: &Path) -> Result<Vec<Fault>, Failure> {
    let tree = Tree::read(root).map_err(|why| Failure::Failed(format!("{}: {why}", root.display())))?;
    let mut faults = faults(&tree);
    faults.extend(arrows::faults(root));
    faults.extend(links::faults(root, &tree));
    Ok(faults)
}

/// All breaches that can be found from the files alone.
fn faults(tree: &Tree) -> Vec<Fault> {
    let mut faults = names::faults(tree);
    faults.extend(shape::faults(tree));
    faults.extend(place::faults(tree));
    faults.extend(markers::faults(tree));
    faults.extend(messages::faults(tree));
    faults
}
