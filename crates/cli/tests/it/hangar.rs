//! Runs the program in a home of its own.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A home folder for one test, removed afterwards.
pub(crate) struct Home {
    pub(crate) path: PathBuf,
}

/// The result of a run of the program.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

static HOMES: AtomicU32 = AtomicU32::new(0);

impl Home {
    pub(crate) fn new() -> Home {
        let number = HOMES.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hangar-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a home for the test");
        Home { path }
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hangar"));
        command.args(args).env_clear().env("HOME", &self.path).env("LANG", "C.UTF-8").current_dir(&self.path);
        // No test uses the usual port, because several tests run servers at once.
        command.env("HANGAR_LISTEN", "127.0.0.1:0");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program with this input.
    pub(crate) fn run(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self.command(args).spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("its input is a pipe");
        let input = input.to_owned();
        // The program may end before it has read everything.
        let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("the input was written");
        Ran {
            code: output.status.code().expect("the program was not killed"),
            out: String::from_utf8(output.stdout).expect("the output is text"),
            err: String::from_utf8(output.stderr).expect("the errors are text"),
        }
    }

    /// Writes a file and returns its path.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path.join(name);
        std::fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("its folder");
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    }

    pub(crate) fn read(&self, name: impl AsRef<Path>) -> String {
        std::fs::read_to_string(self.path.join(name)).expect("the file is there")
    }

    /// A record of a whole bout.
    pub(crate) fn record(&self) -> String {
        let ran =
            self.run(&["play", "stak-bots", "--seats", "random,random", "--seed", "5", "--save", "bout"], "");
        assert_eq!(ran.code, 0, "{ran:?}");
        self.read("bout")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.path).ok();
    }
}

impl Ran {
    #[track_caller]
    pub(crate) fn ends(&self, code: i32) -> &Ran {
        assert_eq!(self.code, code, "out: {}\nerr: {}", self.out, self.err);
        self
    }

    #[track_caller]
    pub(crate) fn says(&self, words: &str) -> &Ran {
        let found = self.out.contains(words) || self.err.contains(words);
        assert!(found, "`{words}` is not in\nout: {}\nerr: {}", self.out, self.err);
        self
    }

    /// A bout ended here, with a winner or, by chance, with a draw.
    #[track_caller]
    pub(crate) fn tells_the_end(&self) -> &Ran {
        let ends = ["The winner is", "The winners are", "A draw between"];
        assert!(
            ends.iter().any(|end| self.out.contains(end)),
            "no end in\nout: {}\nerr: {}",
            self.out,
            self.err
        );
        self
    }

    #[track_caller]
    pub(crate) fn says_not(&self, words: &str) -> &Ran {
        let found = self.out.contains(words) || self.err.contains(words);
        assert!(!found, "`{words}` is in\nout: {}\nerr: {}", self.out, self.err);
        self
    }
}

/// The same answer over and over.
pub(crate) fn ones() -> String {
    "1\n".repeat(3000)
}
