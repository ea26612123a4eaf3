//! The programs that the commands need besides Rust: how to check for them, and how to get them.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::programs;
use crate::{Done, Failure};

/// One program that something needs.
#[derive(Debug)]
pub(crate) struct Need {
    pub(crate) what: &'static str,
    /// A call that succeeds if the program is installed.
    pub(crate) probe: &'static [&'static str],
    pub(crate) get: Get,
}

/// How to get a missing program.
#[derive(Debug)]
pub(crate) enum Get {
    /// A call that installs it for this user, made without asking.
    Install(&'static [&'static str]),
    /// A package of the system: installed without asking where that needs no password, on Debian as
    /// root; otherwise a sentence for the person.
    Package(&'static str),
    /// A sentence for the person, if they should decide about installing.
    Tell(&'static str),
}

pub(crate) const CARGO: Need = Need {
    what: "cargo",
    probe: &["cargo", "--version"],
    get: Get::Tell("install Rust with rustup: https://rustup.rs"),
};

pub(crate) const RUSTFMT: Need = Need {
    what: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    get: Get::Tell("rustup component add rustfmt"),
};

pub(crate) const CLIPPY: Need = Need {
    what: "clippy",
    probe: &["cargo", "clippy", "--version"],
    get: Get::Tell("rustup component add clippy"),
};

pub(crate) const CARGO_MUTANTS: Need = Need {
    what: "cargo-mutants",
    probe: &["cargo", "mutants", "--version"],
    get: Get::Install(&["cargo", "install", "cargo-mutants", "--locked"]),
};

/// The terminal table is tested in a terminal that a program can look at.
pub(crate) const TMUX: Need = Need { what: "tmux", probe: &["tmux", "-V"], get: Get::Package("tmux") };

/// The server's storage is tested on a PostgreSQL server of the tests. Debian keeps its programs out of the path.
pub(crate) const POSTGRESQL: Need = Need {
    what: "postgresql",
    probe: &["sh", "-c", "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb"],
    get: Get::Package("postgresql"),
};

/// The browser table is built and tested with it; Debian's own may be too old.
pub(crate) const NODE: Need = Need {
    what: "Node.js 20.19 or newer with npm",
    probe: &["node", "--eval", NODE_IS_NEW_ENOUGH],
    get: Get::Tell("https://nodejs.org"),
};

const NODE_IS_NEW_ENOUGH: &str = "const [major, minor] = process.versions.node.split('.').map(Number); \
     require('child_process').execSync('npm --version', { stdio: 'ignore' }); \
     process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)";

/// Counts the instructions of a program.
pub(crate) const VALGRIND: Need =
    Need { what: "valgrind", probe: &["valgrind", "--version"], get: Get::Package("valgrind") };

/// The browser that the browser table is tested in.
pub(crate) const CHROMIUM: Need =
    Need { what: "chromium", probe: &["chromium", "--version"], get: Get::Package("chromium") };

/// The programs that `test` needs. Programs that tests call (a browser, a database) belong in this list.
pub(crate) const FOR_TESTS: &[Need] = &[CARGO, TMUX, POSTGRESQL, NODE];

impl Need {
    pub(crate) fn is_met(&self, root: &Path) -> bool {
        programs::works(&mut call(root, self.probe))
    }
}

/// Gets what is missing. Fails with one message that names everything it could not get.
pub(crate) fn meet(root: &Path, needs: &[Need]) -> Done {
    let missing: Vec<String> =
        needs.iter().filter(|need| !need.is_met(root)).filter_map(|need| get(root, need).err()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failure::Failed(missing.join("\n")))
}

fn get(root: &Path, need: &Need) -> Result<(), String> {
    match need.get {
        Get::Tell(how) => Err(format!("{} is missing; get it: {how}", need.what)),
        Get::Install(words) => install(root, need, &[words]),
        Get::Package(name) if is_debian_as_root() => {
            let fetch = ["apt-get", "install", "--yes", "--no-install-recommends", name];
            install(root, need, &[&["apt-get", "update"], &fetch])
        }
        Get::Package(name) => Err(format!(
            "{} is missing; get it: apt-get install {name}, brew install {name}, or what your system calls it",
            need.what
        )),
    }
}

fn install(root: &Path, need: &Need, calls: &[&[&str]]) -> Result<(), String> {
    println!("{} is missing; installing it", need.what);
    let installed = calls.iter().all(|words| programs::run(&mut call(root, words)).is_ok());
    if installed && need.is_met(root) {
        return Ok(());
    }
    let last = calls.last().map_or_else(String::new, |words| words.join(" "));
    Err(format!("{} is missing and `{last}` did not bring it", need.what))
}

/// Whether packages can be installed without a password.
fn is_debian_as_root() -> bool {
    let says = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    says("id", &["-u"]).as_deref() == Some("0") && says("apt-get", &["--version"]).is_some()
}

fn call(root: &Path, words: &[&str]) -> Command {
    let (program, arguments) = words.split_first().expect("a call names its program");
    if *program == "cargo" {
        return programs::cargo(root, arguments);
    }
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments).stdin(Stdio::null());
    command
}

#[cfg(test)]
mod tests {
    use super::{CARGO, Get, Need, meet};
    use crate::Failure;
    use std::path::Path;

    #[test]
    fn all_that_is_missing_is_named_with_the_way_to_get_it() {
        let absent = |what, how| Need { what, probe: &["no-such-program-anywhere"], get: Get::Tell(how) };
        let needs = [CARGO, absent("one", "ask Ann"), absent("two", "ask Bob")];
        let Err(Failure::Failed(why)) = meet(Path::new("."), &needs) else {
            panic!("two needs are not met");
        };
        assert_eq!(why, "one is missing; get it: ask Ann\ntwo is missing; get it: ask Bob");
    }

    #[test]
    fn an_installation_that_brings_nothing_is_a_failure() {
        let need = Need {
            what: "it",
            probe: &["no-such-program-anywhere"],
            get: Get::Install(&["cargo", "--version"]),
        };
        assert!(meet(Path::new("."), &[need]).is_err());
    }
}
