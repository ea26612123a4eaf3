//! The real screen: a terminal in `tmux` that this test program runs in once more.

use super::drafts::{amounts, posing, speaker, wordy};
use super::elsewhere::{Elsewhere, turn};
use crate::screen::paint::Brush;
use crate::screen::source::Moment;
use crate::screen::table::Table;
use crate::screen::terminal::Real;
use crate::screen::theme::Theme;
use std::process::Command;
use std::time::{Duration, Instant};
use words::Message;

/// Says which draft is to be shown on the terminal, in the program that runs there.
const DRAFT: &str = "HANGAR_TEST_DRAFT";

/// Longer than anything takes. Whatever takes longer never comes.
const DEADLINE: Duration = Duration::from_secs(60);

/// Shows a draft; to take an answer back is a fault of the program there.
fn show(draft: &str) {
    let scene = match draft {
        "pose" => posing(true),
        "poses" => posing(false),
        "amounts" => amounts(),
        _ => wordy(),
    };
    let speaker = speaker();
    let say = |message: &Message| speaker.say(message);
    let colours = std::env::var_os("NO_COLOR").is_none();
    let mut real = Real::open(colours).expect("this runs in a terminal");
    let mut source = Elsewhere::new(vec![turn(scene, Moment::Asked, 1)]);
    source.panics = true;
    let brush = Brush { say: &say, theme: Theme::new(colours) };
    Table::new(&mut source, &mut real, brush).run().expect("the terminal stays");
}

struct Tmux {
    server: String,
}

impl Tmux {
    fn run(&self, args: &[&str]) -> String {
        let mut command = Command::new("tmux");
        command.args(["-L", &self.server, "-f", "/dev/null"]).args(args);
        command.env("LANG", "C.UTF-8").env("TERM", "screen-256color").env("SHELL", "/bin/sh");
        let output = command.output().expect("tmux is there; `cargo xtask test` names it as a need");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    #[track_caller]
    fn until(&self, words: &str) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.run(&["capture-pane", "-p"]);
            if shown.contains(words) {
                return shown;
            }
            assert!(begun.elapsed() < DEADLINE, "{words} is not shown:\n{shown}");
            std::thread::yield_now();
        }
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

#[test]
fn a_fault_of_the_program_gives_the_screen_back() {
    if let Some(draft) = std::env::var_os(DRAFT) {
        return show(&draft.to_string_lossy());
    }
    let program = std::env::current_exe().expect("the test program has a name");
    let tmux = Tmux { server: format!("hangar-fault-{}", std::process::id()) };
    let name = "screen::tests::real::a_fault_of_the_program_gives_the_screen_back";
    let run = format!(
        "RUST_BACKTRACE=0 {DRAFT}=pose '{}' --exact {name} --nocapture; echo ended $?; stty -a | tr ' ' '\\n' | grep icanon; cat",
        program.display()
    );
    tmux.run(&["new-session", "-d", "-x", "100", "-y", "30", &run]);
    tmux.until("Place it freely");
    tmux.run(&["send-keys", "1"]);
    tmux.until("This place is allowed.");
    let flags = || tmux.run(&["display-message", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
    assert_eq!(flags().trim(), "1 1 0", "the screen is taken over");
    tmux.run(&["send-keys", "u"]);
    let shown = tmux.until("ended 101");
    assert!(shown.contains("a fault on purpose"), "{shown}");
    assert!(tmux.until("icanon").lines().any(|line| line == "icanon"), "the terminal is as it was");
    assert_eq!(flags().trim(), "0 0 1", "the screen is given back");
}
