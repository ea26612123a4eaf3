//! The files of the repository, read once for all checks.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::iter;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

use crate::source;

/// A text file of the repository.
#[derive(Debug)]
pub(crate) struct TextFile {
    /// From the root, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A Rust file in the forms that the checks need. Places are the same in all of them.
#[derive(Debug)]
pub(crate) struct RustFile {
    pub(crate) path: String,
    pub(crate) text: String,
    /// Without comments and texts.
    pub(crate) code: String,
    /// The parts that are compiled only for tests, or the whole file.
    pub(crate) tests: Vec<Range<usize>>,
    /// `code` without those.
    pub(crate) live: String,
}

/// All text files, and the Rust files among them once more.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) texts: Vec<TextFile>,
    pub(crate) rust: Vec<RustFile>,
}

const UNTRACKED_FOLDERS: &[&str] = &[".git", "target", "node_modules", "bench-results"];

impl Tree {
    /// What git tracks or would track; without git, every file outside of build folders.
    pub(crate) fn read(root: &Path) -> io::Result<Tree> {
        let mut texts = Vec::new();
        for path in listed(root)? {
            let file = root.join(&path);
            // A link's text is the text of another file; a removed file has none.
            if !file.symlink_metadata().is_ok_and(|about| about.is_file()) {
                continue;
            }
            let bytes = fs::read(file)?;
            if let Ok(text) = String::from_utf8(bytes)
                && !text.contains('\0')
            {
                texts.push(TextFile { path, text });
            }
        }
        let rust = rust_files(&texts);
        Ok(Tree { texts, rust })
    }
}

fn listed(root: &Path) -> io::Result<Vec<String>> {
    let mut paths = match tracked(root) {
        Some(paths) => paths,
        None => {
            let mut paths = Vec::new();
            walk(root, "", &mut paths)?;
            paths
        }
    };
    paths.sort();
    Ok(paths)
}

fn tracked(root: &Path) -> Option<Vec<String>> {
    if !root.join(".git").exists() {
        return None;
    }
    let listing = Command::new("git")
        .current_dir(root)
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let text = String::from_utf8_lossy(&listing.stdout).into_owned();
    Some(text.split_terminator('\0').map(str::to_owned).collect())
}

/// Adds every file below `folder`, a path from the root.
pub(crate) fn walk(root: &Path, folder: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        let kind = entry.file_type()?;
        if kind.is_dir() && !UNTRACKED_FOLDERS.contains(&name.as_str()) {
            walk(root, &path, paths)?;
        } else if kind.is_file() {
            paths.push(path);
        }
    }
    Ok(())
}

fn rust_files(texts: &[TextFile]) -> Vec<RustFile> {
    let mut test_files = BTreeSet::new();
    let mut files = Vec::new();
    for file in texts.iter().filter(|file| file.path.ends_with(".rs")) {
        let (path, text) = (file.path.clone(), file.text.clone());
        let code = source::code_of(&text);
        let (tests, outside) = source::tests_in(&code);
        test_files.extend(outside.iter().map(|module| module_path(&path, module)));
        files.push(RustFile { path, text, code, tests, live: String::new() });
    }
    for file in &mut files {
        if is_test_file(&file.path, &test_files) {
            file.tests = iter::once(0..file.code.len()).collect();
        }
        file.live = source::without(&file.code, file.tests.iter().cloned());
    }
    files
}

/// The path of the module `name` that `path` declares, without the file extension.
fn module_path(path: &str, name: &str) -> String {
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    match file {
        "lib.rs" | "main.rs" | "mod.rs" => format!("{folder}/{name}"),
        _ => format!("{}/{name}", path.trim_end_matches(".rs")),
    }
}

fn is_test_file(path: &str, modules: &BTreeSet<String>) -> bool {
    let in_test_folder = path.split('/').any(|part| matches!(part, "tests" | "benches"));
    in_test_folder
        || modules.iter().any(|module| {
            path.strip_prefix(module.as_str()).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
        })
}

#[cfg(test)]
mod tests {
    use super::Tree;
    use crate::temp::TempDir;

    #[test]
    fn files_that_only_tests_compile_have_no_live_code() {
        let dir = TempDir::new();
        dir.write("crates/a/src/lib.rs", "//! A.\n#[cfg(test)]\nmod oracle;\nmod b;\n");
        dir.write("crates/a/src/oracle.rs", "//! O.\nfn o() {}\n");
        dir.write("crates/a/src/oracle_of_delphi.rs", "//! D.\nfn d() {}\n");
        dir.write("crates/a/src/b.rs", "//! B.\n#[cfg(test)]\nmod slow;\n");
        dir.write("crates/a/src/b/slow.rs", "//! S.\nfn s() {}\n");
        dir.write("crates/a/tests/it.rs", "//! T.\nfn t() {}\n");
        dir.write("target/x.rs", "fn x() {}\n");
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        let live: Vec<_> =
            tree.rust.iter().filter(|file| file.live.contains("fn")).map(|file| file.path.as_str()).collect();
        assert_eq!(live, ["crates/a/src/oracle_of_delphi.rs"]);
        assert_eq!(tree.rust.len(), 6);
    }
}
