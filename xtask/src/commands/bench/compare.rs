//! `bench --compare COMMIT`: the working tree beside a commit, in one run: instructions, sizes, and times in pairs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::figures::{Figure, compared};
use super::instructions::Program;
use super::packages;
use crate::commands::leading_game;
use crate::needs::{self, VALGRIND};
use crate::programs;
use crate::{Done, Failure, no_arguments};

/// How often both are timed, in turn.
const ROUNDS: usize = 9;

/// One timed run lasts about this long.
const SECONDS: f64 = 0.5;

pub(super) fn run(root: &Path, arguments: &[String]) -> Done {
    let Some((commit, rest)) = arguments.split_first() else {
        return Err(Failure::Usage("`bench --compare` needs a commit".to_owned()));
    };
    let (game, rest) = leading_game(root, rest)?;
    no_arguments("bench --compare", rest)?;
    needs::meet(root, &[VALGRIND])?;
    let before = checked_out(root, commit)?;
    let (mut old, mut new) = (Vec::new(), Vec::new());
    let packages = packages(root, game);
    let mut then = BTreeMap::from_iter(Program::of_all(&before, &before.join("target"), &packages)?);
    let mut now = BTreeMap::from_iter(Program::of_all(root, &programs::builds(root), &packages)?);
    for package in &packages {
        let (Some(then), Some(now)) = (then.remove(package), now.remove(package)) else {
            println!("{package} is not compared: one side has no example that plays random bouts");
            continue;
        };
        old.extend(then.counted(package)?);
        new.extend(now.counted(package)?);
        let (then, now) = paired(package, &then, &now)?;
        old.extend(then);
        new.extend(now);
    }
    print!("\n{}", compared(&old, &new));
    Ok(())
}

/// The files of the commit, in a folder of its own, where they are built too: a folder for the builds of both would hold
/// one program under the name of the other.
fn checked_out(root: &Path, commit: &str) -> Result<PathBuf, Failure> {
    let mut asked = Command::new("git");
    asked.current_dir(root).args(["rev-parse", "--verify", "--short"]).arg(format!("{commit}^{{commit}}"));
    let name = asked.output().ok().filter(|output| output.status.success());
    let Some(name) = name.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()) else {
        return Err(Failure::Usage(format!("`{commit}` is no commit of this repository")));
    };
    let folder = programs::builds(root).join("compare").join(&name);
    // The archive has this name when it has been unpacked to its end.
    let whole = folder.join("whole");
    if !whole.is_file() {
        fs::create_dir_all(&folder).map_err(|why| Failure::Failed(format!("{}: {why}", folder.display())))?;
        let archive = folder.join("files.tar");
        let mut packed = Command::new("git");
        packed.current_dir(root).args(["archive", "--format=tar", "--output"]).arg(&archive).arg(&name);
        programs::run(&mut packed)?;
        programs::run(
            Command::new("tar").arg("--extract").arg("--file").arg(&archive).arg("--directory").arg(&folder),
        )?;
        fs::rename(&archive, &whole).map_err(|why| Failure::Failed(format!("{}: {why}", whole.display())))?;
    }
    Ok(folder)
}

/// Microseconds a bout of both sides: medians of runs in turn, so that a busy machine is busy for both.
fn paired(package: &str, then: &Program, now: &Program) -> Result<(Option<Figure>, Option<Figure>), Failure> {
    let bouts = long_enough(then)?;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        before.push(seconds(then, bouts)?);
        after.push(seconds(now, bouts)?);
    }
    let figure = |seconds: Vec<f64>| {
        let mut each: Vec<f64> = seconds.iter().map(|seconds| seconds * 1e6 / bouts as f64).collect();
        each.sort_by(f64::total_cmp);
        let (least, most) = (*each.first()?, *each.last()?);
        let value = *each.get(each.len() / 2)?;
        let exact = Figure::exact(package, "time", value, "µs-a-bout");
        Some(Figure { spread: Some((least, most)), ..exact })
    };
    Ok((figure(before), figure(after)))
}

/// How many bouts last about as long as one timed run should.
fn long_enough(program: &Program) -> Result<u64, Failure> {
    let spent = seconds(program, program.bouts)?;
    Ok(((program.bouts as f64 * SECONDS / spent.max(1e-6)) as u64).max(1))
}

fn seconds(program: &Program, bouts: u64) -> Result<f64, Failure> {
    let started = Instant::now();
    program.run(bouts, "")?;
    Ok(started.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::run;
    use crate::Failure;
    use crate::temp::TempDir;

    #[test]
    fn a_commit_must_be_named() {
        let dir = TempDir::new();
        assert!(matches!(run(dir.path(), &[]), Err(Failure::Usage(why)) if why.contains("needs a commit")));
    }
}
