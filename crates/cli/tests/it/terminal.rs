//! A real terminal for the program: `tmux` shows what a person would see.

use crate::hangar::Home;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Longer than anything takes. Whatever takes longer never comes.
pub(crate) const DEADLINE: Duration = Duration::from_secs(60);

/// How long it takes at least until Enter shows what it does.
const PATIENCE: Duration = Duration::from_millis(150);

/// A screen that stayed the same for this many looks, while the program waited, is fully drawn.
const STILL: u32 = 4;

static SERVERS: AtomicU32 = AtomicU32::new(0);

/// Whether a screen lists numbered answers.
pub(crate) fn lists(shown: &str) -> bool {
    let is_answer = |line: &str| {
        let line = line.trim_start_matches([' ', '›']);
        let words = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
        words.len() < line.len() && words.starts_with(". ")
    };
    shown.lines().any(is_answer)
}

/// A terminal of its own, in which the program runs.
pub(crate) struct Terminal<'h> {
    home: &'h Home,
    server: String,
}

impl Terminal<'_> {
    /// Runs the program in a terminal of this size; its exit code stands on the screen at the end.
    pub(crate) fn open<'h>(home: &'h Home, size: (u16, u16), args: &[&str]) -> Terminal<'h> {
        let number = SERVERS.fetch_add(1, Ordering::Relaxed);
        let terminal = Terminal { home, server: format!("hangar-test-{}-{number}", std::process::id()) };
        let program = env!("CARGO_BIN_EXE_hangar");
        let run = format!(
            "sh -c 'echo $$ >pid; exec {program} {}'; echo ended $?; stty -a | tr ' ' '\\n' | grep icanon; cat",
            args.join(" ")
        );
        let (width, height) = (size.0.to_string(), size.1.to_string());
        let session = ["-f", "/dev/null", "new-session", "-d", "-x", &width, "-y", &height, &run];
        let opened = terminal.tmux(&session);
        assert!(opened.status.success(), "tmux: {}", String::from_utf8_lossy(&opened.stderr));
        terminal
    }

    fn tmux(&self, args: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.args(["-L", &self.server]).args(args).env_clear();
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default()).env("HOME", &self.home.path);
        command.env("LANG", "C.UTF-8").env("TERM", "screen-256color").env("SHELL", "/bin/sh");
        // Its socket goes with the home.
        command.env("TMUX_TMPDIR", &self.home.path);
        command
            .current_dir(&self.home.path)
            .output()
            .expect("tmux is there; `cargo xtask test` names it as a need")
    }

    pub(crate) fn shown(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    pub(crate) fn press(&self, key: &str) {
        assert!(self.tmux(&["send-keys", key]).status.success());
    }

    /// The number of the program's process.
    pub(crate) fn process(&self) -> String {
        self.home.read("pid").trim().to_owned()
    }

    /// Whether the program waits for input. A program that waits for the processor has still to draw.
    fn waits(&self) -> bool {
        let process = std::fs::read_to_string(self.home.path.join("pid")).unwrap_or_default();
        let state = std::fs::read_to_string(format!("/proc/{}/stat", process.trim()));
        // The program's name is in parentheses before its state. A program that has ended has no such file.
        state.map_or(!process.is_empty(), |stat| {
            stat.rsplit(") ").next().is_some_and(|it| !it.starts_with('R'))
        })
    }

    /// The terminal goes away, and soon after it the program.
    #[track_caller]
    pub(crate) fn vanish(self) {
        let process = PathBuf::from(format!("/proc/{}", self.process()));
        drop(self);
        let begun = Instant::now();
        while process.exists() {
            assert!(begun.elapsed() < DEADLINE, "the program goes on without a terminal");
            std::thread::yield_now();
        }
    }

    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.process()]).status().expect("kill is there");
        assert!(sent.success());
    }

    /// Whether the alternate screen, the mouse and the cursor are back in the state for a shell.
    pub(crate) fn is_given_back(&self) -> bool {
        let flags = "#{alternate_on} #{mouse_any_flag} #{cursor_flag}";
        String::from_utf8_lossy(&self.tmux(&["display-message", "-p", flags]).stdout).trim() == "0 0 1"
    }

    pub(crate) fn resize(&self, width: u16, height: u16) {
        let (width, height) = (width.to_string(), height.to_string());
        assert!(self.tmux(&["resize-window", "-x", &width, "-y", &height]).status.success());
    }

    /// Waits until the screen shows something, as a whole: not while it is being drawn.
    #[track_caller]
    pub(crate) fn until(&self, what: &str, shows: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        let (mut last, mut same) = (String::new(), 0);
        loop {
            let shown = self.shown();
            same = if shown == last && self.waits() { same + 1 } else { 0 };
            if same >= STILL && shows(&shown) {
                return shown;
            }
            last.clone_from(&shown);
            assert!(begun.elapsed() < DEADLINE, "{what} is not shown:\n{shown}");
            std::thread::yield_now();
        }
    }

    /// What is shown once this holds of it, or what is shown instead when that long has passed.
    pub(crate) fn within(&self, patience: Duration, shows: impl Fn(&str) -> bool) -> Result<String, String> {
        let begun = Instant::now();
        loop {
            let shown = self.shown();
            if shows(&shown) {
                return Ok(shown);
            }
            if begun.elapsed() > patience {
                return Err(shown);
            }
            std::thread::yield_now();
        }
    }

    /// Presses Enter until this holds: right after a question came up it is not heard.
    #[track_caller]
    pub(crate) fn enter_until(&self, shows: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            self.press("Enter");
            match self.within(PATIENCE, &shows) {
                Ok(shown) => return shown,
                Err(shown) => assert!(begun.elapsed() < DEADLINE, "Enter does not lead there:\n{shown}"),
            }
        }
    }

    #[track_caller]
    pub(crate) fn until_it_says(&self, words: &str) -> String {
        self.until(words, |shown| shown.contains(words))
    }
}

impl Drop for Terminal<'_> {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}
