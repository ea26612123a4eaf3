//! What the counted programs are made of, as one short word: where nothing of it differs, nothing has to be counted.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::process::Command;

use crate::files;
use crate::tidy::arrows::{Package, packages};
use crate::{Failure, programs};

/// What all programs are made of, besides their packages: versions, profiles, options, and how it is counted.
const FILES: &[&str] = &["Cargo.lock", "Cargo.toml"];
const FOLDERS: &[&str] = &[".cargo", "packs/house", "xtask/src/commands/bench"];

/// What is below a package and in no program.
const ASIDE: &[&str] = &["tests/", "benches/"];

/// The word for the sources of these packages and of all that they need, as they are now.
pub(super) fn word(root: &Path, counted: &[String]) -> Result<String, Failure> {
    let failed = |why: String| Failure::Failed(format!("the sources cannot be read: {why}"));
    let rust = programs::output(Command::new("rustc").current_dir(root).arg("-vV"))?;
    let folders = needed(&packages(root).map_err(failed)?, counted);
    hashed(root, &rust, &folders).map_err(failed)
}

/// The word for this version of Rust, and all files of these packages that can be part of a program.
fn hashed(root: &Path, rust: &str, packages: &BTreeSet<String>) -> Result<String, String> {
    let mut files: BTreeSet<String> = FILES.iter().map(|&file| file.to_owned()).collect();
    for folder in packages {
        let inside = |file: &str| file.strip_prefix(&format!("{folder}/")).is_some_and(is_of_program);
        files.extend(below(root, folder)?.into_iter().filter(|file| inside(file)));
    }
    for folder in FOLDERS {
        files.extend(below(root, folder)?);
    }
    let mut hasher = DefaultHasher::new();
    let mut add = |part: &[u8]| {
        // With its length before it, no part can be taken for another.
        hasher.write_usize(part.len());
        hasher.write(part);
    };
    add(rust.as_bytes());
    for file in files {
        let bytes = fs::read(root.join(&file)).map_err(|why| format!("{file}: {why}"))?;
        add(file.as_bytes());
        add(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The folders of these packages, and of all in the workspace that they need, for examples too.
fn needed(all: &[Package], counted: &[String]) -> BTreeSet<String> {
    let is_counted = |package: &&Package| {
        package.folder.rsplit('/').next().is_some_and(|name| counted.iter().any(|counted| counted == name))
    };
    let mut waiting: Vec<&str> =
        all.iter().filter(is_counted).map(|package| package.folder.as_str()).collect();
    let mut found = BTreeSet::new();
    while let Some(folder) = waiting.pop() {
        if found.insert(folder.to_owned()) {
            let package = all.iter().filter(|package| package.folder == folder);
            waiting.extend(
                package.flat_map(|package| &package.dependencies).map(|needed| needed.folder.as_str()),
            );
        }
    }
    found
}

fn is_of_program(file: &str) -> bool {
    !ASIDE.iter().any(|aside| file.starts_with(aside))
}

fn below(root: &Path, folder: &str) -> Result<Vec<String>, String> {
    let mut paths = Vec::new();
    if root.join(folder).is_dir() {
        files::walk(root, folder, &mut paths).map_err(|why| format!("{folder}: {why}"))?;
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::{hashed, needed, word};
    use crate::temp::TempDir;
    use crate::tidy::arrows::packages;
    use std::collections::BTreeSet;

    /// A workspace of a game that needs the kernel, and of a crate that nothing counted needs.
    fn workspace() -> TempDir {
        let dir = TempDir::new();
        dir.write("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\", \"games/*\"]\n");
        dir.write("Cargo.lock", "");
        for (folder, needs) in [
            ("crates/kernel", ""),
            ("crates/tui", ""),
            ("crates/testkit", ""),
            (
                "games/chess",
                "kernel = { path = \"../../crates/kernel\" }\n[dev-dependencies]\ntestkit = { path = \"../../crates/testkit\" }\n",
            ),
        ] {
            let name = folder.rsplit('/').next().expect("a name");
            dir.write(
                &format!("{folder}/Cargo.toml"),
                &format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n[dependencies]\n{needs}"),
            );
            dir.write(&format!("{folder}/src/lib.rs"), "//! It.\n");
        }
        dir
    }

    #[test]
    fn every_source_that_is_counted_changes_the_word_and_no_other() {
        let dir = workspace();
        let counted = ["chess".to_owned()];
        let folders = needed(&packages(dir.path()).expect("packages"), &counted);
        assert_eq!(
            folders,
            BTreeSet::from(["games/chess", "crates/kernel", "crates/testkit"].map(str::to_owned))
        );
        assert_eq!(word(dir.path(), &counted).expect("a word").len(), 16);
        let hash_with = |rust: &str| hashed(dir.path(), rust, &folders).expect("a word");
        let word = || hash_with("rustc 1.0");
        let mut last = word();
        assert_eq!(word(), last);
        assert_ne!(hash_with("rustc 1.1"), last);
        for file in [
            "games/chess/src/lib.rs",
            "games/chess/src/queen.rs",
            "games/chess/words/en.ftl",
            "games/chess/examples/chess_rate.rs",
            "crates/kernel/src/lib.rs",
            "crates/testkit/src/lib.rs",
            "packs/house/chess/pieces.toml",
            "xtask/src/commands/bench/gate.rs",
            "Cargo.lock",
            ".cargo/config.toml",
        ] {
            dir.write(file, "# Another text.\n");
            assert_ne!(word(), last, "{file}");
            last = word();
        }
        for file in ["crates/tui/src/lib.rs", "games/chess/tests/it.rs", "docs/page.md"] {
            dir.write(file, "//! Another text.\n");
            assert_eq!(word(), last, "{file}");
        }
        std::fs::remove_file(dir.path().join("games/chess/src/queen.rs")).expect("it was there");
        assert_ne!(word(), last);
    }
}
