//! Builds the browser client where its sources have changed, so that the server can carry it inside.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Where the client is, from this package.
const WEB: &str = "../../web";
/// What the client is built from.
const SOURCES: [&str; 9] = [
    "index.html",
    "package.json",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "tools",
    "vite.config.ts",
    "words",
];
/// The drawings that the client carries, besides those in the `art` folder of each game.
const MARKS: &str = "../art/marks";
const GAMES: &str = "../../games";
/// A new game is a new line there.
const WORKSPACE: &str = "../../Cargo.toml";
const MISSING: &str = "the browser table is built with Node.js 20.19 or newer and npm, and `npm` cannot be run. \
     Install them (https://nodejs.org), or build the program without it: --no-default-features";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_BROWSER").is_none() {
        return ExitCode::SUCCESS;
    }
    for source in SOURCES {
        println!("cargo::rerun-if-changed={WEB}/{source}");
    }
    for source in [MARKS, WORKSPACE] {
        println!("cargo::rerun-if-changed={source}");
    }
    for game in fs::read_dir(GAMES).into_iter().flatten().flatten() {
        let art = game.path().join("art");
        if art.is_dir() {
            println!("cargo::rerun-if-changed={}", art.display());
        }
    }
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("cargo::error={why}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    let web = Path::new(WEB).canonicalize().map_err(|why| format!("the client's folder {WEB}: {why}"))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set")?).join("web");
    // Two builds at once would take each other's packages away.
    let lock = File::create(web.join(".building")).map_err(|why| format!("{}: {why}", web.display()))?;
    lock.lock().map_err(|why| format!("{}: {why}", web.display()))?;
    if !has_packages(&web) {
        println!("cargo::warning=getting the packages of the browser client (npm ci)");
        npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    }
    println!("cargo::warning=building the browser client (vite)");
    let out = out.to_str().ok_or("the build folder's name is no text")?;
    npm(&web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"])
}

/// Whether the packages that are there are those of the lock file: npm writes its own copy last.
fn has_packages(web: &Path) -> bool {
    let changed = |name: &str| fs::metadata(web.join(name)).and_then(|facts| facts.modified());
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(got), Ok(wanted)) => got >= wanted,
        _ => false,
    }
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let output = Command::new("npm").args(arguments).current_dir(web).stdin(Stdio::null()).output();
    let output = output.map_err(|_| MISSING.to_owned())?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let last: Vec<&str> = said.lines().rev().filter(|line| !line.trim().is_empty()).take(12).collect();
    let last: Vec<&str> = last.into_iter().rev().collect();
    Err(format!("`npm {}` in {} failed: {}", arguments.join(" "), web.display(), last.join(" | ")))
}
