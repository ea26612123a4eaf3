//! Packs: the house pack and those that the user names, compiled, with their hashes.

mod blame;

pub use blame::{Entry, blamed, entries_of};

use crate::edge::faults;
use crate::edge::files::{read_found, shown};
use crate::edge::paint::Paint;
use crate::failure::{Failure, Run};
use catalog::Playable;
use kernel::{PackFault, PackRef, PackText};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::Message;

/// The most files of one pack.
const FILES_MAX: usize = 256;

/// Compiled packs and what records call them.
#[derive(Debug)]
pub struct Packs<G: Playable> {
    /// Everything that was read.
    pub content: Arc<G::Content>,
    /// The packs, in the order in which they were read.
    pub refs: Vec<PackRef>,
}

/// The house pack and the packs in these folders.
pub fn load<G: Playable>(folders: &[PathBuf], paint: Paint) -> Run<Packs<G>> {
    let mut files = G::house();
    let mut refs = vec![catalog::house_pack_ref::<G>()];
    for folder in folders {
        let pack = own_files_of::<G>(folder)?;
        refs.push(ref_of(folder, &pack));
        files.extend(pack);
    }
    match G::content(&files) {
        Ok(content) => Ok(Packs { content, refs }),
        Err(found) => {
            let house = G::house().len();
            let found = blamed::<G>(found, &files, house..files.len());
            let what = Message::new("tui-pack-faults").with("count", found.len());
            let failure = Failure::input(what).help(Message::new("tui-pack-faults-help"));
            Err(failure.showing(show_faults(&found, &files, paint)).into())
        }
    }
}

/// The files of a pack beside the house pack that concern the game; there are some.
pub fn own_files_of<G: Playable>(folder: &Path) -> Run<Vec<PackText>> {
    let pack = files_of(folder, G::ID)?;
    if pack.iter().all(|file| is_description(&file.file)) {
        return Err(nothing_for::<G>(folder).into());
    }
    if is_called_house(&pack) {
        let what = Message::new("tui-pack-house").with("folder", shown(folder)).with("name", catalog::HOUSE);
        return Err(Failure::input(what).help(Message::new("tui-pack-house-help")).into());
    }
    Ok(pack)
}

/// Whether the description gives the pack the name of the house pack.
pub fn is_called_house(files: &[PackText]) -> bool {
    let description = files.iter().find(|file| is_description(&file.file));
    let described = description.and_then(|file| file.text.parse::<toml_edit::DocumentMut>().ok());
    described.is_some_and(|described| {
        described.get("name").and_then(toml_edit::Item::as_str) == Some(catalog::HOUSE)
    })
}

/// The pack has no files for the game.
fn nothing_for<G: Playable>(folder: &Path) -> Failure {
    let what = Message::new("tui-pack-nothing").with("folder", shown(folder)).with("game", G::TITLE);
    let help = Message::new("tui-pack-nothing-help").with("place", shown(&folder.join(G::ID)));
    Failure::input(what).help(help)
}

/// The files of the pack in this folder that concern the game: its description and the game's own.
pub fn files_of(folder: &Path, game: &str) -> Run<Vec<PackText>> {
    if !folder.is_dir() {
        let what = Message::new("tui-pack-no-folder").with("folder", shown(folder));
        return Err(Failure::input(what).help(Message::new("tui-pack-no-folder-help")).into());
    }
    let description = folder.join("pack.toml");
    let mut paths: Vec<PathBuf> = Some(description).filter(|path| path.exists()).into_iter().collect();
    paths.extend(toml_files(&folder.join(game)));
    if paths.len() > FILES_MAX {
        let what = Message::new("tui-pack-too-many").with("folder", shown(folder)).with("most", FILES_MAX);
        return Err(Failure::input(what).into());
    }
    let read = |path: &PathBuf| Ok(PackText { file: shown(path), text: read_found(path)? });
    paths.iter().map(read).collect()
}

/// Whether this file describes the pack.
pub(crate) fn is_description(file: &str) -> bool {
    Path::new(file).file_name().is_some_and(|name| name == "pack.toml")
}

/// The TOML files in a folder, sorted; none if there is no such folder.
pub fn toml_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_toml = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "toml");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_toml).collect();
    paths.sort();
    paths
}

/// The name of the pack in this folder, as records use it. The path of the folder does not count.
fn ref_of(folder: &Path, files: &[PackText]) -> PackRef {
    let within = |file: &PackText| {
        let path = Path::new(&file.file);
        PackText { file: shown(path.strip_prefix(folder).unwrap_or(path)), text: file.text.clone() }
    };
    let name = folder.canonicalize().ok();
    let name = name.as_deref().unwrap_or(folder).file_name().unwrap_or(folder.as_os_str());
    let files: Vec<PackText> = files.iter().map(within).collect();
    PackRef { name: name.to_string_lossy().into_owned(), hash: catalog::pack_hash(&files) }
}

/// Every fault with the line it stands in.
pub fn show_faults(found: &[PackFault], files: &[PackText], paint: Paint) -> String {
    let show = |PackFault { file, fault }: &PackFault| {
        let text = files.iter().find(|known| known.file == *file).map_or("", |known| known.text.as_str());
        faults::show(file, text, fault, paint)
    };
    found.iter().map(show).collect::<Vec<_>>().join("\n")
}
