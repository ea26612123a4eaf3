//! The terminal table in a real terminal.

use crate::hangar::{Home, ones};
use crate::terminal::{Terminal, lists};

impl Terminal<'_> {
    /// Waits until a person is asked who was not asked on this screen before. The moves of computers are
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

    /// Gives the first answer, or sits down, and waits until somebody is asked again.
    #[track_caller]
    fn answer(&self, before: &str) -> String {
        let is_curtain = |shown: &str| shown.contains("Pass the screen to");
        if is_curtain(before) {
            self.enter_until(|shown| !is_curtain(shown));
        } else {
            let is_chosen = |shown: &str| shown.lines().any(|line| line.starts_with('›'));
            self.press("Home");
            self.until("the highlight", is_chosen);
            self.enter_until(|shown| !is_chosen(shown));
        }
        self.until_asked(before)
    }
}

/// Whether a person is asked: by the game, by the program, or to sit down.
fn asks(shown: &str) -> bool {
    let keys = ["take back", "Esc back", "Leave the table"];
    let has_answers = !question(shown).is_empty() && lists(shown);
    shown.contains("Pass the screen to") || (has_answers && keys.iter().any(|words| shown.contains(words)))
}

fn question(shown: &str) -> &str {
    shown.lines().find(|line| line.starts_with("? ")).unwrap_or("")
}

/// The part of the screen above the question.
fn table(shown: &str) -> Vec<&str> {
    shown.lines().take_while(|line| !line.starts_with("? ")).collect()
}

/// Makes the screen too small, then another size: the question is the same.
#[track_caller]
fn resized(terminal: &Terminal<'_>, before: &str, (width, height): (u16, u16)) -> String {
    terminal.resize(40, 10);
    terminal.until_it_says("Make the window larger");
    terminal.resize(width, height);
    let is_whole = |shown: &str| shown.lines().count() == usize::from(height) && asks(shown);
    terminal.until("the table again", is_whole);
    // What is shown after the key press was drawn at this size.
    terminal.press("t");
    terminal.until_it_says("This table (t goes back)");
    terminal.press("t");
    let after = terminal.until("the table again", |shown| is_whole(shown) && !shown.contains("This table"));
    let start = |shown: &str| question(shown).chars().take(40).collect::<String>();
    assert_eq!(start(&after), start(before), "the question is the same");
    after
}

/// Plays a whole bout by the first of all answers, and makes the screen another size every few
/// questions.
#[track_caller]
fn play_whole(terminal: &Terminal<'_>, sizes: [(u16, u16); 2]) -> String {
    let mut shown = terminal.until_asked("");
    assert!(shown.contains("Turn 1") || shown.contains("Turn 2"), "it begins at the beginning: {shown}");
    for step in 0..3000 {
        if shown.contains("Leave the table") {
            assert!(step > 5, "a bout has more questions:\n{shown}");
            return shown;
        }
        assert!(shown.contains("1. ") && !question(&shown).is_empty(), "{shown}");
        if step % 7 == 4 {
            shown = resized(terminal, &shown, sizes[step / 7 % 2]);
        }
        shown = terminal.answer(&shown);
    }
    panic!("the bout never ends:\n{shown}");
}

#[test]
fn a_whole_bout_is_played_at_every_size_and_resizing_loses_nothing() {
    let sizes = [((80, 24), (100, 30)), ((100, 30), (80, 24)), ((160, 50), (90, 26))];
    for (seed, (first, second)) in sizes.into_iter().enumerate() {
        let home = Home::new();
        let seed = (seed + 3).to_string();
        let play = ["play", "stak-bots", "--seats", "human,random", "--seed", &seed, "--save"];
        let terminal = Terminal::open(&home, first, &[&play[..], &["bout"]].concat());
        let shown = play_whole(&terminal, [second, first]);
        let won = ["You have won!", "You have lost.", "A draw between"];
        assert!(won.iter().any(|words| shown.contains(words)), "{shown}");
        terminal.press("2");
        let shown = terminal.until_it_says("ended 0");
        assert!(shown.contains("The whole bout is saved in bout"), "{shown}");
        assert!(
            terminal.until_it_says("icanon").lines().any(|line| line == "icanon"),
            "the terminal is as it was"
        );
        assert!(terminal.is_given_back());
        home.run(&["record", "bout"], "").ends(0).says("Every input replays");
        // The same answers line by line are the same bout, to the last input.
        home.run(&[&play[..], &["lines"]].concat(), &ones()).ends(0);
        assert_eq!(home.read("bout"), home.read("lines"));
    }
}

#[test]
fn only_what_was_chosen_is_given() {
    let home = Home::new();
    let terminal =
        Terminal::open(&home, (80, 24), &["play", "stak-bots", "--seats", "human,random", "--seed", "9"]);
    let first = terminal.until_asked("");
    let told = terminal.enter_until(|shown| shown.contains("Nothing is chosen."));
    assert_eq!((question(&told), table(&told)), (question(&first), table(&first)), "nothing was given");
    terminal.press("x");
    terminal.until_it_says("“x” does nothing.");
    terminal.press("f");
    terminal.press("zzz");
    terminal.until_it_says("No answer has these words.");
    terminal.press("Escape");
    let again = terminal.until("all answers", |shown| shown.contains("1. "));
    assert_ne!(table(&terminal.answer(&again)), table(&first), "the first answer was given");
}

#[test]
fn a_screen_that_changes_and_changes_back_is_drawn_anew() {
    let home = Home::new();
    let args = ["play", "stak-bots", "--seats", "random,random", "--seed", "9", "--pause"];
    let terminal = Terminal::open(&home, (100, 30), &args);
    let goes_on = |shown: &str| shown.contains("Enter or any key goes on");
    let mut before = terminal.until("a move", goes_on);
    for _ in 0..3 {
        terminal.press("Enter");
        let last = before;
        before = terminal.until("another move", |shown| shown != last && goes_on(shown));
        for (width, height) in [(80, 24), (160, 50), (40, 10), (100, 30)] {
            terminal.resize(width, height);
        }
        // However the terminal handled it, the final screen is the same.
        terminal.until("the same table", |shown| shown == before);
    }
}

#[test]
fn a_program_that_is_told_to_end_gives_the_screen_back_and_keeps_the_bout() {
    for signal in ["-TERM", "-INT"] {
        let home = Home::new();
        let play = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
        let terminal = Terminal::open(&home, (80, 24), &play);
        let first = terminal.until_asked("");
        // The next question may have the same words, but then the table is different.
        let second = terminal.answer(&first);
        assert_ne!(table(&second), table(&first), "the answer was given");
        terminal.signal(signal);
        let shown = terminal.until_it_says("ended ");
        let code = if signal == "-TERM" { "ended 143" } else { "ended 130" };
        assert!(shown.contains(code), "it is the signal that ended it: {shown}");
        assert!(shown.contains("Continue at any time: hangar play stak-bots --resume"), "{shown}");
        assert!(terminal.until_it_says("icanon").lines().any(|line| line == "icanon"));
        assert!(terminal.is_given_back());
        drop(terminal);
        let terminal = Terminal::open(&home, (80, 24), &["play", "stak-bots", "--resume"]);
        let again = terminal.until("the table", asks);
        assert_eq!(question(&again), question(&second), "nothing was lost");
        assert_eq!(table(&again), table(&second), "nothing was lost");
    }
}

#[test]
fn a_terminal_that_goes_away_ends_the_program_and_keeps_the_bout() {
    let home = Home::new();
    let play = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
    let terminal = Terminal::open(&home, (80, 24), &play);
    let first = terminal.until_asked("");
    terminal.answer(&first);
    terminal.vanish();
    let record = ".local/state/hangar/stak-bots-1.jsonl";
    assert!(home.read(record).contains("\"said\":\"A: "), "the answer is kept");
    home.run(&["record", record], "").ends(0).says("Every input replays");
}

#[test]
fn a_terminal_that_goes_away_while_the_table_is_left_ends_the_program() {
    let home = Home::new();
    let play = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
    for leaves_when_over in [false, true] {
        let terminal = Terminal::open(&home, (80, 24), &play);
        terminal.until_asked("");
        if leaves_when_over {
            terminal.press("r");
            terminal.until_it_says("Do you really want to resign?");
            terminal.press("1");
            terminal.until_it_says("You have lost.");
        }
        terminal.press("q");
        terminal.vanish();
    }
    home.run(&["play", "stak-bots", "--resume"], "quit\n").ends(0).says("The bout is saved in");
}

#[test]
fn a_terminal_that_goes_away_between_two_people_loses_no_answer() {
    let home = Home::new();
    let args = ["play", "stak-bots", "--seats", "human,human", "--seed", "3"];
    let terminal = Terminal::open(&home, (80, 24), &args);
    let curtain = terminal.until_it_says("Pass the screen to");
    let mut shown = terminal.answer(&curtain);
    let mut answers = 0;
    while !shown.contains("Pass the screen to") {
        shown = terminal.answer(&shown);
        answers += 1;
    }
    terminal.vanish();
    let record = home.read(".local/state/hangar/stak-bots-1.jsonl");
    let said = |seat: &str| record.matches(&format!("\"said\":\"{seat}: ")).count();
    assert_eq!(said("A") + said("B"), answers, "{record}");
}

#[test]
fn a_bout_goes_from_the_screen_to_lines_and_back() {
    let home = Home::new();
    let play = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
    let terminal = Terminal::open(&home, (80, 24), &play);
    let first = terminal.until_asked("");
    terminal.answer(&first);
    terminal.press("q");
    terminal.until_it_says("Continue at any time: hangar play stak-bots --resume");
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
        shown = terminal.answer(&shown);
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
        [("?", "Keys (? goes back)"), ("l", "All that happened"), ("r", "Do you really want to resign?")]
    {
        terminal.press(key);
        terminal.until_it_says(words);
    }
    terminal.press("1");
    terminal.until_it_says("You have lost.");
}

#[test]
fn a_lesson_is_played_on_the_screen_and_in_lines() {
    for (width, height) in [(80, 24), (140, 45)] {
        let home = Home::new();
        let terminal = Terminal::open(&home, (width, height), &["lesson", "stak-bots"]);
        terminal.until_it_says("What do you want to learn?");
        terminal.press("2");
        let first = terminal.until_it_says("(1 of ");
        assert!(first.contains("u take back") && first.contains("q leave"), "{first}");
        // One of the answers leads on; the others say that this is not what the step is about.
        let goes_on = |shown: &str| shown.contains("goes on") || shown.contains("Try another answer");
        let mut shown = first;
        for answer in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] {
            terminal.press(answer);
            shown = terminal.until("a reply", goes_on);
            if !shown.contains("Try another answer") {
                break;
            }
        }
        assert!(!shown.contains("Try another answer"), "{shown}");
        terminal.press("Enter");
        terminal.until_it_says("(2 of ");
        terminal.press("u");
        terminal.until_it_says("(1 of ");
        terminal.press("q");
        terminal.until_it_says("ended 0");
        assert!(terminal.is_given_back());
    }
    let home = Home::new();
    let ran = home.run(&["lesson", "stak-bots"], "");
    ran.ends(0).says("(1 of ").says("   1. ");
}

#[test]
fn a_replay_is_watched_on_the_screen() {
    for (width, height) in [(80, 24), (140, 45)] {
        let home = Home::new();
        let play = ["play", "steel-arena", "--seats", "random,random", "--seed", "9", "--save", "bout"];
        home.run(&play, "").ends(0);
        let terminal = Terminal::open(&home, (width, height), &["replay", "bout"]);
        terminal.until_it_says("Step ");
        for (key, words) in [
            ("Home", "Step 0 of "),
            ("Right", "Step 1 of "),
            ("v", "seen by A"),
            ("End", "as far as the bout went"),
            ("g", "The signs on this table"),
            ("Escape", "The field"),
        ] {
            terminal.press(key);
            let shown = terminal.until_it_says(words);
            assert!(shown.contains("Trophies") || key == "g", "the numbers of all stay: {shown}");
        }
        terminal.press("Home");
        terminal.until_it_says("Step 0 of ");
        terminal.press("Space");
        terminal.until("it plays by itself", |shown| {
            shown.contains("playing at speed") && !shown.contains("Step 0 of ")
        });
        terminal.press("q");
        terminal.until_it_says("ended 0");
        assert!(terminal.is_given_back());
    }
}
