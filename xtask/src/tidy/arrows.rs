//! Which package may depend on which: the arrows of ARCHITECTURE.md, and no others.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::fault::Fault;
use crate::programs;

/// Any package below games/.
pub(crate) const GAME: &str = "games/*";

/// Any package below toys/games/: what new games are copies of. Nothing depends on them.
const TOY: &str = "toys/*";

/// Each room with the rooms it may depend on. `cargo xtask docs` writes it into ARCHITECTURE.md.
pub(crate) const ARROWS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("words", &[]),
    ("tabletop", &["kernel", "words"]),
    ("scene", &["words"]),
    ("art", &[]),
    ("draw", &["art", "scene", "words"]),
    (GAME, &["kernel", "tabletop", "scene", "words"]),
    (TOY, &["kernel", "tabletop", "scene", "words"]),
    ("catalog", &[GAME, "kernel", "scene", "words"]),
    ("testkit", &["kernel", "tabletop", "scene", "words"]),
    ("bots", &["kernel", "catalog"]),
    ("arena", &["kernel", "catalog", "bots"]),
    ("anygame", &["kernel", "scene", "words", "catalog", "bots"]),
    ("lobby", &["kernel", "scene", "words", "bots", "anygame"]),
    ("wire", &["scene", "words", "lobby"]),
    ("server", &["kernel", "scene", "words", "catalog", "bots", "anygame", "lobby", "draw", "wire"]),
    ("tui", &["kernel", "art", "scene", "words", "catalog", "bots", "draw", "anygame", "lobby", "wire"]),
    (
        "cli",
        &[
            "kernel", "scene", "words", "catalog", "bots", "arena", "testkit", "draw", "lobby", "server",
            "wire", "tui",
        ],
    ),
    ("python", &["kernel", "catalog", "bots"]),
];

/// What every room may also use, only in tests.
const FOR_TESTS: &[&str] = &["testkit", "tabletop", "kernel"];

/// Rooms that may depend on the catalog may also name a game, only in tests.
const CATALOG: &str = "catalog";

/// Its tests use positions of real games.
const DRAW: &str = "draw";

/// Tools may depend on anything; nothing may depend on them.
const TOOLS: &[&str] = &["xtask", "fuzz"];

/// A package of the workspace and its dependencies inside the workspace.
#[derive(Debug)]
pub(crate) struct Package {
    /// Its folder from the root.
    pub(crate) folder: String,
    pub(crate) dependencies: Vec<Dependency>,
}

#[derive(Debug)]
pub(crate) struct Dependency {
    name: String,
    /// The folder of the package that is depended on.
    pub(crate) folder: String,
    for_tests: bool,
}

pub(crate) fn faults(root: &Path) -> Vec<Fault> {
    let packages = match packages(root) {
        Ok(packages) => packages,
        Err(why) => return vec![Fault::new("Cargo.toml", 1, format!("cargo metadata: {why}"))],
    };
    packages
        .iter()
        .flat_map(|package| {
            let path = format!("{}/Cargo.toml", package.folder);
            let manifest = fs::read_to_string(root.join(path)).unwrap_or_default();
            package_faults(package, &manifest)
        })
        .collect()
}

fn package_faults(package: &Package, manifest: &str) -> Vec<Fault> {
    let path = format!("{}/Cargo.toml", package.folder);
    let Some(from) = room(&package.folder) else {
        let what = format!("{} is no room of the house: add it to ARROWS in {}", package.folder, file!());
        return vec![Fault::new(&path, 1, what)];
    };
    if TOOLS.contains(&from) {
        return Vec::new();
    }
    let breaches = package.dependencies.iter().filter_map(|dependency| {
        let what = breach(&package.folder, from, dependency)?;
        Some(Fault::new(&path, line_of(manifest, dependency), what))
    });
    breaches.collect()
}

fn breach(folder: &str, from: &str, dependency: &Dependency) -> Option<String> {
    let Some(to) = room(&dependency.folder) else {
        return Some(format!("depends on {}, which is no room of the house", dependency.folder));
    };
    // A package may name itself in its tests, to switch its own features on.
    if dependency.for_tests && (folder == dependency.folder || FOR_TESTS.contains(&to)) {
        return None;
    }
    if to == GAME && from == GAME {
        return Some(format!("a game must not see another game: {}", dependency.folder));
    }
    let allowed = ARROWS.iter().find(|(room, _)| *room == from).map_or(&[][..], |(_, to)| to);
    let may_try = allowed.contains(&CATALOG) || from == DRAW;
    let tried_on_a_game = dependency.for_tests && to == GAME && may_try;
    if allowed.contains(&to) || tried_on_a_game {
        return None;
    }
    if to == GAME {
        return Some(format!("only catalog may depend on games: {}", dependency.folder));
    }
    let list = if allowed.is_empty() { "nothing".to_owned() } else { allowed.join(", ") };
    Some(format!("{from} must not depend on {to} (it may on: {list})"))
}

/// The room of a folder, as the table names it.
fn room(folder: &str) -> Option<&'static str> {
    if let Some(tool) = TOOLS.iter().find(|tool| **tool == folder) {
        return Some(tool);
    }
    match folder.split_once('/')? {
        ("games", _) => Some(GAME),
        ("toys", _) => Some(TOY),
        ("crates", name) => ARROWS.iter().map(|(room, _)| *room).find(|room| *room == name),
        _ => None,
    }
}

/// The line of the manifest that names the dependency.
fn line_of(manifest: &str, dependency: &Dependency) -> usize {
    let section = if dependency.for_tests { "dev-dependencies" } else { "dependencies" };
    let mut inside = false;
    for (index, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(header) = line.strip_prefix('[') {
            let last = header.trim_end_matches(']').rsplit('.').next();
            inside = last == Some(section);
        }
        let key = line.split(['.', '=', ' ']).next();
        if inside && key == Some(dependency.name.as_str()) {
            return index + 1;
        }
    }
    1
}

/// All packages of the workspace.
pub(crate) fn packages(root: &Path) -> Result<Vec<Package>, String> {
    let words = ["metadata", "--no-deps", "--format-version", "1"];
    let mut errors = Vec::new();
    let output = programs::outputs(&mut programs::cargo(root, &words), &mut |line| {
        errors.push(line.trim().to_owned())
    });
    let output = output.map_err(|_| errors.join(" "))?;
    let metadata: Value = serde_json::from_str(&output).map_err(|why| why.to_string())?;
    parse(&metadata).ok_or_else(|| "its answer has an unexpected shape".to_owned())
}

/// Reads `cargo metadata`: packages below the workspace's root, dependencies that have a path.
fn parse(metadata: &Value) -> Option<Vec<Package>> {
    let root = Path::new(metadata["workspace_root"].as_str()?);
    let folder_of = |path: &Path| -> Option<String> {
        let parts: Option<Vec<_>> = path.strip_prefix(root).ok()?.iter().map(|p| p.to_str()).collect();
        Some(parts?.join("/"))
    };
    let mut packages = Vec::new();
    for package in metadata["packages"].as_array()? {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        let mut dependencies = Vec::new();
        for dependency in package["dependencies"].as_array()? {
            let Some(path) = dependency["path"].as_str() else {
                continue;
            };
            let name = dependency["rename"].as_str().or(dependency["name"].as_str())?;
            dependencies.push(Dependency {
                name: name.to_owned(),
                folder: folder_of(Path::new(path)).unwrap_or_else(|| path.to_owned()),
                for_tests: dependency["kind"].as_str() == Some("dev"),
            });
        }
        packages.push(Package { folder: folder_of(manifest.parent()?)?, dependencies });
    }
    Some(packages)
}

#[cfg(test)]
mod tests {
    use super::{Dependency, Package, line_of, package_faults, parse};
    use serde_json::json;

    /// The complaints about one package that depends on these, `dev ` in front for tests only.
    fn complaints(folder: &str, dependencies: &[&str]) -> Vec<String> {
        let dependencies = dependencies.iter().map(|&text| {
            let folder = text.strip_prefix("dev ");
            Dependency {
                name: "x".to_owned(),
                folder: folder.unwrap_or(text).to_owned(),
                for_tests: folder.is_some(),
            }
        });
        let package = Package { folder: folder.to_owned(), dependencies: dependencies.collect() };
        let faults = package_faults(&package, "");
        faults.into_iter().map(|fault| fault.what).collect()
    }

    #[test]
    fn the_arrows_of_the_plan_are_allowed() {
        let table: &[(&str, &[&str])] = &[
            ("crates/kernel", &["dev crates/testkit", "dev crates/tabletop"]),
            ("crates/tabletop", &["crates/kernel"]),
            ("games/chess", &["crates/kernel", "crates/tabletop", "crates/scene", "crates/words"]),
            ("games/chess", &["dev crates/testkit", "dev games/chess"]),
            ("toys/games/duel", &["crates/kernel", "crates/tabletop", "dev crates/testkit"]),
            ("crates/catalog", &["games/chess", "games/go", "crates/kernel", "crates/words"]),
            ("crates/testkit", &["crates/kernel", "crates/tabletop"]),
            ("crates/bots", &["crates/kernel", "crates/catalog", "dev games/chess"]),
            ("crates/cli", &["crates/catalog", "crates/testkit", "crates/words", "dev games/chess"]),
            ("xtask", &["games/chess"]),
            ("fuzz", &["crates/catalog", "games/chess"]),
        ];
        for (folder, dependencies) in table {
            assert_eq!(complaints(folder, dependencies), [""; 0], "{folder}");
        }
    }

    #[test]
    fn all_others_are_forbidden() {
        let table = [
            ("crates/kernel", "crates/words", "kernel must not depend on words"),
            ("crates/kernel", "dev crates/bots", "kernel must not depend on bots"),
            ("games/chess", "games/go", "must not see another game"),
            ("games/chess", "dev games/go", "must not see another game"),
            ("games/chess", "crates/testkit", "must not depend on testkit"),
            ("games/chess", "toys/games/duel", "must not depend on toys/*"),
            ("crates/catalog", "toys/games/duel", "must not depend on toys/*"),
            ("crates/draw", "dev toys/games/duel", "must not depend on toys/*"),
            ("toys/games/duel", "games/chess", "only catalog may depend on games"),
            ("crates/bots", "games/chess", "only catalog may depend on games"),
            ("crates/cli", "games/chess", "only catalog may depend on games"),
            ("crates/testkit", "crates/catalog", "testkit must not depend on catalog"),
            ("crates/words", "crates/kernel", "words must not depend on kernel"),
            ("crates/catalog", "crates/testkit", "catalog must not depend on testkit"),
            ("crates/testkit", "dev games/chess", "only catalog may depend on games"),
            ("crates/cli", "xtask", "cli must not depend on xtask"),
            ("crates/cli", "crates/attic", "no room of the house"),
        ];
        for (folder, dependency, complaint) in table {
            let found = complaints(folder, &[dependency]);
            assert!(
                matches!(&found[..], [only] if only.contains(complaint)),
                "{folder} → {dependency}: {found:?}"
            );
        }
    }

    #[test]
    fn an_unknown_package_must_be_added_to_the_table() {
        let found = complaints("crates/attic", &[]);
        assert!(found[0].contains("add it to ARROWS"), "{found:?}");
    }

    #[test]
    fn metadata_is_read_with_folders_from_the_root() {
        let metadata = json!({
            "workspace_root": "/r",
            "packages": [{
                "manifest_path": "/r/games/chess/Cargo.toml",
                "dependencies": [
                    { "name": "serde", "kind": null },
                    { "name": "kernel", "kind": null, "path": "/r/crates/kernel" },
                    { "name": "testkit", "kind": "dev", "path": "/r/crates/testkit", "rename": "kit" },
                ],
            }],
        });
        let packages = parse(&metadata).expect("well formed");
        assert_eq!(packages[0].folder, "games/chess");
        let found: Vec<_> = packages[0]
            .dependencies
            .iter()
            .map(|d| (d.name.as_str(), d.folder.as_str(), d.for_tests))
            .collect();
        assert_eq!(found, [("kernel", "crates/kernel", false), ("kit", "crates/testkit", true)]);
    }

    #[test]
    fn the_line_is_the_one_in_the_right_section() {
        let manifest = "[dependencies]\nserde = \"1\"\nwords = { path = \"w\" }\n[dev-dependencies]\nwords.workspace = true\n";
        let dependency =
            |for_tests| Dependency { name: "words".to_owned(), folder: "crates/words".to_owned(), for_tests };
        assert_eq!(line_of(manifest, &dependency(false)), 3);
        assert_eq!(line_of(manifest, &dependency(true)), 5);
    }
}
