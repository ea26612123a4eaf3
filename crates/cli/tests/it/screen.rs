//! The terminal table in a real terminal: `tmux` shows what a person would see.

use crate::hangar::Home;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Nothing takes so long unless it never comes.
const DEADLINE: Duration = Duration::from_secs(60);

/// A screen that was looked at so many times and was the same is drawn to its end.
const STILL: u32 = 4;

static SERVERS: AtomicU32 = AtomicU32::new(0);

/// A terminal of its own, in which the program runs.
struct Terminal<'h> {
    home: &'h Home,
    server: String,
}

impl Terminal<'_> {
    /// Runs the program in a terminal of this size; its exit code stands on the screen at the end.
    fn open<'h>(home: &'h Home, size: (u16, u16), args: &[&str]) -> Terminal<'h> {
        let number = SERVERS.fetch_add(1, Ordering::Relaxed);
        let terminal = Terminal { home, server: format!("hangar-test-{}-{number}", std::process::id()) };
        let program = env!("CARGO_BIN_EXE_hangar");
        let run = format!(
            "'{program}' {}; echo ended $?; stty -a | tr ' ' '\\n' | grep icanon; cat",
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

    fn shown(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    fn press(&self, key: &str) {
        assert!(self.tmux(&["send-keys", key]).status.success());
    }

    fn resize(&self, width: u16, height: u16) {
        let (width, height) = (width.to_string(), height.to_string());
        assert!(self.tmux(&["resize-window", "-x", &width, "-y", &height]).status.success());
    }

    /// Waits until the screen shows something, as a whole: not while it is being drawn.
    #[track_caller]
    fn until(&self, what: &str, shows: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        let (mut last, mut same) = (String::new(), 0);
        loop {
            let shown = self.shown();
            same = if shown == last { same + 1 } else { 0 };
            if same >= STILL && shows(&shown) {
                return shown;
            }
            last.clone_from(&shown);
            assert!(begun.elapsed() < DEADLINE, "{what} is not shown:\n{shown}");
            std::thread::yield_now();
        }
    }

    #[track_caller]
    fn until_it_says(&self, words: &str) -> String {
        self.until(words, |shown| shown.contains(words))
    }

    /// Waits until somebody is asked who was not asked on this screen before; what computers do is
    /// skipped with a key that answers nothing.
    #[track_caller]
    fn until_asked(&self, before: &str) -> String {
        let mut skipped = before.to_owned();
        loop {
            let shown = self.until("a change", |shown| shown != skipped && !shown.trim().is_empty());
            if asks(&shown) {
                return shown;
            }
            self.press("x");
            skipped = shown;
        }
    }

    /// Presses a key that answers, and waits until somebody is asked again.
    #[track_caller]
    fn answer(&self, key: &str, before: &str) -> String {
        self.press(key);
        self.until_asked(before)
    }
}

impl Drop for Terminal<'_> {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

/// Whether a person is asked: by the game, by the program, or to sit down.
fn asks(shown: &str) -> bool {
    let keys = ["take back", "Esc back", "Leave the table"];
    let has_answers = !question(shown).is_empty() && shown.contains("1. ");
    shown.contains("Pass the screen to") || (has_answers && keys.iter().any(|words| shown.contains(words)))
}

fn question(shown: &str) -> &str {
    shown.lines().find(|line| line.starts_with("? ")).unwrap_or("")
}

/// Makes the screen too small, then another size: the question is the same.
#[track_caller]
fn resized(terminal: &Terminal<'_>, before: &str, (width, height): (u16, u16)) -> String {
    terminal.resize(40, 10);
    terminal.until_it_says("Make it larger");
    terminal.press("1");
    terminal.resize(width, height);
    let after = terminal
        .until("the table again", |shown| shown.lines().count() == usize::from(height) && asks(shown));
    let start = |shown: &str| question(shown).chars().take(40).collect::<String>();
    assert_eq!(start(&after), start(before), "the question is the same");
    after
}

#[test]
fn a_whole_bout_is_played_at_every_size_and_resized_in_the_middle() {
    let sizes = [((80, 24), (100, 30)), ((100, 30), (80, 24)), ((160, 50), (90, 26))];
    for (seed, (first, second)) in sizes.into_iter().enumerate() {
        let home = Home::new();
        let seed = (seed + 3).to_string();
        let args = ["play", "stak-bots", "--seats", "human,random", "--seed", &seed, "--save", "bout"];
        let terminal = Terminal::open(&home, first, &args);
        let mut shown = terminal.until_asked("");
        for step in 0.. {
            assert!(step < 3000, "the bout never ends:\n{shown}");
            if shown.contains("Leave the table") {
                break;
            }
            assert!(shown.contains("1. ") && !question(&shown).is_empty(), "{shown}");
            if step == 4 {
                shown = resized(&terminal, &shown, second);
            }
            shown = terminal.answer("Enter", &shown);
        }
        let won = ["You have won!", "You have lost.", "A draw between"];
        assert!(won.iter().any(|words| shown.contains(words)), "{shown}");
        terminal.press("2");
        let shown = terminal.until_it_says("ended 0");
        assert!(shown.contains("The whole bout is in bout"), "{shown}");
        assert!(
            terminal.until_it_says("icanon").lines().any(|line| line == "icanon"),
            "the terminal is as it was"
        );
        home.run(&["record", "bout"], "").ends(0).says("Every input replays");
    }
}

#[test]
fn a_bout_goes_from_the_screen_to_lines_and_back() {
    let home = Home::new();
    let play = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
    let terminal = Terminal::open(&home, (80, 24), &play);
    let first = terminal.until_asked("");
    terminal.answer("1", &first);
    terminal.press("q");
    terminal.until_it_says("Go on any time with: hangar play stak-bots --resume");
    drop(terminal);
    home.run(&["play", "stak-bots", "--resume"], "1\n1\nquit\n").ends(0).says("The bout is saved in");
    let terminal = Terminal::open(&home, (100, 30), &["play", "stak-bots", "--resume"]);
    terminal.until("the table", asks);
    terminal.press("C-c");
    let shown = terminal.until_it_says("ended 0");
    assert!(shown.contains("The bout is saved in"), "{shown}");
    assert!(
        terminal.until_it_says("icanon").lines().any(|line| line == "icanon"),
        "the terminal is as it was"
    );
    home.run(&["record", ".local/state/hangar/stak-bots-1.jsonl"], "").ends(0).says("Every input replays");
}

#[test]
fn two_people_see_a_curtain_between_their_hands() {
    let home = Home::new();
    let args = ["play", "stak-bots", "--seats", "human,human", "--name", "Ada", "Bob", "--seed", "3"];
    let terminal = Terminal::open(&home, (80, 24), &args);
    let mut shown = terminal.until_it_says("Pass the screen to");
    let mut passed = 0;
    terminal.press("1");
    for _ in 0..200 {
        assert!(!(shown.contains("A (you)") && shown.contains("B (you)")), "{shown}");
        if shown.contains("Pass the screen to") {
            assert!(!shown.contains("hand"), "{shown}");
            passed += 1;
        }
        if passed > 3 || shown.contains("Leave the table") {
            break;
        }
        shown = terminal.answer("Enter", &shown);
    }
    assert!(passed > 3 || shown.contains("Leave the table"), "nobody passed the screen");
}

#[test]
fn lines_are_for_those_who_want_them() {
    let home = Home::new();
    let play = ["play", "stak-bots", "--seats", "human,random", "--seed", "9", "--line"];
    let terminal = Terminal::open(&home, (80, 24), &play);
    terminal.until("the prompt", |shown| shown.lines().any(|line| line.trim() == ">"));
    drop(terminal);
    let args: Vec<&str> = ["play", "stak-bots", "--seed", "9"].to_vec();
    let terminal = Terminal::open(&home, (80, 24), &args);
    terminal.until("the table", asks);
    for (key, words) in
        [("?", "Keys (? goes back)"), ("l", "All that happened"), ("r", "Do you really resign?")]
    {
        terminal.press(key);
        terminal.until_it_says(words);
    }
    terminal.press("1");
    terminal.until_it_says("You have lost.");
}
