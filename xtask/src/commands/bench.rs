//! `bench`: times, sizes and instructions, kept in a file that two commits can compare.

mod figures;
mod instructions;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::figures::{Figure, compared, read, written};
use super::{games, leading_game};
use crate::programs;
use crate::{Done, Failure};

/// The crate whose benchmarks measure the kernel itself.
const KERNEL_BENCHES: &str = "testkit";

pub(crate) fn run(root: &Path, arguments: &[String]) -> Done {
    if let Some((first, names)) = arguments.split_first()
        && first == "--compare"
    {
        return compare(root, names);
    }
    let (game, rest) = leading_game(root, arguments)?;
    let packages = game.map_or_else(|| all_packages(root), |game| vec![game.to_owned()]);
    let mut found = Vec::new();
    for package in &packages {
        let times = times(root, package, rest)?;
        let derived = figures::derived(package, &times);
        found.extend(times.into_iter().chain(derived));
        found.extend(instructions::count(root, package)?);
    }
    let file = format!("bench-results/{}.txt", commit(root));
    let failed = |why| Failure::Failed(format!("{file}: {why}"));
    fs::create_dir_all(root.join("bench-results")).map_err(failed)?;
    let kept = fs::read_to_string(root.join(&file)).unwrap_or_default();
    let text = written(read(&kept), found);
    fs::write(root.join(&file), &text).map_err(failed)?;
    println!("\n{text}\nthe figures are in {file}");
    Ok(())
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

fn compare(root: &Path, names: &[String]) -> Done {
    let [old, new] = names else {
        return Err(Failure::Usage("`bench --compare` needs two commits that were measured".to_owned()));
    };
    let figures = |name: &str| {
        let path = results(root, name)?;
        let text =
            fs::read_to_string(&path).map_err(|why| Failure::Failed(format!("{}: {why}", path.display())))?;
        Ok(read(&text))
    };
    print!("{}", compared(&figures(old)?, &figures(new)?));
    Ok(())
}

/// The file of a measured commit: its name begins like this.
fn results(root: &Path, name: &str) -> Result<PathBuf, Failure> {
    let folder = root.join("bench-results");
    let exact = folder.join(format!("{name}.txt"));
    if exact.is_file() {
        return Ok(exact);
    }
    let files = fs::read_dir(&folder).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
    let mut fitting: Vec<PathBuf> = files
        .filter(|path| path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(name)))
        .collect();
    match (fitting.pop(), fitting.is_empty()) {
        (Some(only), true) => Ok(only),
        (Some(_), false) => Err(Failure::Usage(format!("`{name}`: several figures begin like this"))),
        (None, _) => {
            Err(Failure::Usage(format!("`{name}` was not measured: `cargo xtask bench` there first")))
        }
    }
}

/// The commit that is measured, `-changed` added where files differ from it.
fn commit(root: &Path) -> String {
    let git = |words: &[&str]| {
        let output = Command::new("git").current_dir(root).args(words).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success().then_some(text)
    };
    let Some(name) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "no-commit".to_owned();
    };
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.is_empty() => name,
        _ => format!("{name}-changed"),
    }
}

#[cfg(test)]
mod tests {
    use super::{all_packages, compare, results, run};
    use crate::Failure;
    use crate::temp::TempDir;

    #[test]
    fn a_measured_commit_is_found_by_its_beginning() {
        let dir = TempDir::new();
        dir.write("bench-results/abc1.txt", "");
        dir.write("bench-results/abd2.txt", "");
        let found = |name| results(dir.path(), name);
        assert!(found("abc").is_ok_and(|path| path.ends_with("abc1.txt")));
        assert!(matches!(found("ab"), Err(Failure::Usage(why)) if why.contains("several")));
        assert!(matches!(found("x"), Err(Failure::Usage(why)) if why.contains("not measured")));
    }

    #[test]
    fn comparing_needs_two_names() {
        let dir = TempDir::new();
        assert!(matches!(compare(dir.path(), &["a".to_owned()]), Err(Failure::Usage(_))));
        let arguments = ["--compare".to_owned(), "a".to_owned(), "b".to_owned()];
        assert!(matches!(run(dir.path(), &arguments), Err(Failure::Usage(why)) if why.contains("`a`")));
    }

    #[test]
    fn the_kernel_is_measured_besides_the_games() {
        let dir = TempDir::new();
        dir.write("games/chess/Cargo.toml", "");
        assert_eq!(all_packages(dir.path()), ["chess", "testkit"]);
    }
}
