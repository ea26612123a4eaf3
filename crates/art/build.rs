//! Collects the drawings: the marks of the house, and what lies in the `art` folder of each game.

#[expect(unreachable_pub, reason = "the library makes it public")]
#[path = "src/kind.rs"]
mod kind;
#[path = "src/read.rs"]
mod read;

use read::{Read, accents, drawing};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

const GAMES: &str = "../../games";
/// A new game is a new line there.
const WORKSPACE: &str = "../../Cargo.toml";

fn main() -> ExitCode {
    match collect() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("cargo::error={why}");
            ExitCode::FAILURE
        }
    }
}

fn collect() -> Result<(), String> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={WORKSPACE}");
    let mut drawings = BTreeMap::new();
    let mut looks = String::new();
    take(Path::new("marks"), "", &mut drawings)?;
    for game in entries(Path::new(GAMES))? {
        let folder = game.join("art");
        if !folder.is_dir() {
            continue;
        }
        let name = game.file_name().unwrap_or_default().to_string_lossy().replace('_', "-");
        take(&folder, &name, &mut drawings)?;
        let look = folder.join("look.css");
        if look.is_file() {
            let css = text(&look)?;
            let accents = accents(&css).map_err(|why| format!("{}: {why}", look.display()))?;
            let _ = writeln!(looks, "    ({name:?}, {accents:?}),");
        }
    }
    let mut code = "static DRAWINGS: &[Drawing] = &[\n".to_owned();
    for (name, (_, game, read)) in &drawings {
        let Read { kind, ground, sign, poster, shapes } = read;
        let _ = writeln!(
            code,
            "    Drawing {{ name: {name:?}, game: {game:?}, kind: Kind::{kind:?}, ground: {ground:?}, \
             sign: {sign:?}, poster: {poster:?}, shapes: {shapes:?} }},"
        );
    }
    let _ = write!(code, "];\nstatic LOOKS: &[(&str, [&str; 3])] = &[\n{looks}];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?).join("drawings.rs");
    fs::write(&out, code).map_err(|why| format!("{}: {why}", out.display()))
}

type Drawings = BTreeMap<String, (PathBuf, String, Read)>;

/// Takes the drawings of a folder.
fn take(folder: &Path, game: &str, drawings: &mut Drawings) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for file in entries(folder)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "svg")) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let read = drawing(&text(&file)?).map_err(|why| format!("{}: {why}", file.display()))?;
        if let Some((other, ..)) = drawings.get(&name) {
            return Err(format!(
                "two drawings are called {name}: {} and {}",
                other.display(),
                file.display()
            ));
        }
        drawings.insert(name, (file, game.to_owned(), read));
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |why| format!("{}: {why}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    Ok(paths)
}

fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))
}
