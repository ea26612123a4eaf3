//! `tidy`: checks the structure of the repository, and reports all breaches at once.

pub(crate) mod arrows;
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

/// Below it, toys stand in the same folders as games.
const TOYS: &str = "toys/";

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
    faults.extend(links::faults(root, &tree));
    faults.extend(of_toys(tree));
    faults.extend(arrows::faults(root));
    Ok(faults)
}

/// Toys are held to what games are held to: the breaches of the same tree with them in the place of the games.
fn of_toys(mut tree: Tree) -> Vec<Fault> {
    let moved = |path: &mut String| match path.strip_prefix(TOYS) {
        Some(rest) => *path = rest.to_owned(),
        None if path.starts_with("games/") => path.insert_str(0, "out/of/play/"),
        None => {}
    };
    tree.texts.iter_mut().for_each(|file| moved(&mut file.path));
    tree.rust.iter_mut().for_each(|file| moved(&mut file.path));
    let mut faults = names::faults(&tree);
    faults.extend(messages::faults(&tree));
    faults.retain(|fault| fault.path.starts_with("games/"));
    faults.iter_mut().for_each(|fault| fault.path.insert_str(0, TOYS));
    faults
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
