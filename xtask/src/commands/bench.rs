//! `bench`: times, sizes and instructions; two commits side by side; the gate that holds instructions.

mod compare;
mod figures;
mod gate;
mod instructions;
mod sources;

use std::fs;
use std::path::Path;

use self::figures::{Figure, read, written};
use super::{games, leading_game};
use crate::programs;
use crate::{Done, Failure};

/// The crate whose benchmarks measure the kernel itself.
const KERNEL_BENCHES: &str = "testkit";

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    match arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("--compare", rest)) => compare::run(root, rest),
        Some(("--check", rest)) => gate::check(root, rest),
        Some(("--accept", rest)) => gate::accept(root, rest),
        _ => measure(root, arguments),
    }
}

/// Measures everything and keeps the figures by commit.
fn measure(root: &Path, arguments: &[String]) -> Done {
    let (game, rest) = leading_game(root, arguments)?;
    let mut found = Vec::new();
    for package in &packages(root, game) {
        let times = times(root, package, rest)?;
        let derived = figures::derived(package, &times);
        found.extend(times.into_iter().chain(derived));
        found.extend(instructions::count(root, package)?);
    }
    let file = format!("bench-results/{}.txt", programs::commit(root));
    let failed = |why| Failure::Failed(format!("{file}: {why}"));
    fs::create_dir_all(root.join("bench-results")).map_err(failed)?;
    let kept = fs::read_to_string(root.join(&file)).unwrap_or_default();
    let text = written(read(&kept), found);
    fs::write(root.join(&file), &text).map_err(failed)?;
    println!("\n{text}\nthe figures are in {file}");
    Ok(())
}

/// The packages that are meant: that of the game, or every game and the toys that measure the kernel.
fn packages(root: &Path, game: Option<&str>) -> Vec<String> {
    game.map_or_else(|| all_packages(root), |game| vec![game.to_owned()])
}

/// Every game, and the toys that measure the kernel.
fn all_packages(root: &Path) -> Vec<String> {
    let mut packages = games(root);
    packages.push(KERNEL_BENCHES.to_owned());
    packages
}

/// The figures of the package's benchmarks.
fn times(root: &Path, package: &str, rest: &[String]) -> Result<Vec<Figure>, Failure> {
    let folders = [root.join("games").join(package), root.join("crates").join(package)];
    if !folders.iter().any(|folder| folder.join("benches").is_dir()) {
        println!("{package} has no benchmarks");
        return Ok(Vec::new());
    }
    let mut lines = Vec::new();
    let mut command =
        programs::cargo(root, &["bench", "--profile", "fast", "--package", package, "--bench", "*"]);
    programs::run_heard(command.args(rest), &mut |line| lines.push(line.to_owned()))?;
    Ok(figures::of_divan(package, &lines))
}

#[cfg(test)]
mod tests {
    use super::all_packages;
    use crate::temp::TempDir;

    #[test]
    fn the_kernel_is_measured_besides_the_games() {
        let dir = TempDir::new();
        dir.write("games/chess/Cargo.toml", "");
        assert_eq!(all_packages(dir.path()), ["chess", "testkit"]);
    }
}
