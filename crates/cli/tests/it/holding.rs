//! Two terminals and one bout: one holds it, and nothing is written over.

use crate::hangar::Home;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};

const PLAY: [&str; 6] = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
const RESUME: [&str; 3] = ["play", "stak-bots", "--resume"];
const FIRST: &str = ".local/state/hangar/stak-bots-1.jsonl";
const SECOND: &str = ".local/state/hangar/stak-bots-2.jsonl";

/// A program that plays a bout and waits for what is typed.
struct Player {
    child: Child,
    typed: ChildStdin,
    said: BufReader<ChildStdout>,
}

impl Player {
    /// Starts it, and waits until it has said something: then it has the bout.
    fn at(home: &Home, args: &[&str]) -> Player {
        let mut child = home.command(args).spawn().expect("the program starts");
        let typed = child.stdin.take().expect("its input is a pipe");
        let mut said = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        said.read_line(&mut String::new()).expect("it says something");
        Player { child, typed, said }
    }

    /// Types this, ends it, and returns the rest of what it says.
    fn ends(mut self, typed: &str) -> String {
        self.typed.write_all(typed.as_bytes()).expect("it still reads");
        drop(self.typed);
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).expect("what it says is text");
        assert!(self.child.wait().expect("it ends").success(), "{rest}");
        rest
    }
}

#[test]
fn a_second_terminal_cannot_take_the_same_bout() {
    let home = Home::new();
    home.run(&PLAY, "1\n1\nquit\n").ends(0);
    let one = Player::at(&home, &RESUME);
    let held = home.run(&RESUME, "1\nquit\n");
    held.ends(2).says("stak-bots-1.jsonl is open in another hangar").says("end it there");
    held.says(&format!("process {}", one.child.id()));
    home.run(&[&RESUME[..], &[FIRST]].concat(), "1\nquit\n").ends(2).says("is open in another hangar");
    let before = home.read(FIRST);
    one.ends("1\nquit\n");
    let after = home.read(FIRST);
    assert!(after.starts_with(&before) && after.len() > before.len(), "the first one's moves are there");
    home.run(&RESUME, "quit\n").ends(0);
}

#[test]
fn bouts_that_begin_together_have_a_file_each() {
    let home = Home::new();
    let one = Player::at(&home, &PLAY);
    let other = Player::at(&home, &PLAY);
    let (one, other) = (one.ends("1\n1\nquit\n"), other.ends("1\nquit\n"));
    assert!(one.contains("stak-bots-1.jsonl") && other.contains("stak-bots-2.jsonl"), "{one}{other}");
    assert_ne!(home.read(FIRST), home.read(SECOND));
    let names = std::fs::read_dir(home.path.join(".local/state/hangar")).expect("the folder is there");
    assert_eq!(names.count(), 2, "no lock is left");
}

#[test]
fn a_program_that_was_killed_holds_nothing() {
    let home = Home::new();
    home.run(&PLAY, "1\n1\nquit\n").ends(0);
    let mut one = Player::at(&home, &RESUME);
    one.child.kill().expect("it can be killed");
    one.child.wait().expect("it ends");
    assert!(home.path.join(format!("{FIRST}.lock")).exists(), "it had no chance to remove its lock");
    home.run(&RESUME, "1\nquit\n").ends(0).says("stak-bots-1.jsonl");
}

#[test]
fn a_file_that_changed_meanwhile_is_not_written_over() {
    let home = Home::new();
    home.run(&PLAY, "1\n1\nquit\n").ends(0);
    let one = Player::at(&home, &RESUME);
    home.file(FIRST, "what somebody else wrote\n");
    let said = one.ends("1\nquit\n");
    assert!(said.contains("Another program has changed") && said.contains("stak-bots-2.jsonl"), "{said}");
    assert_eq!(home.read(FIRST), "what somebody else wrote\n");
    home.run(&["record", SECOND], "").ends(0).says("Every input replays");
}

#[test]
fn going_on_in_another_file_writes_over_none() {
    let home = Home::new();
    home.run(&PLAY, "1\n1\nquit\n").ends(0);
    let other = home.file("other", "mine\n");
    home.run(&["play", "stak-bots", "--resume", FIRST, "--save", &other], "1\nquit\n")
        .ends(2)
        .says("is there already");
    assert_eq!(home.read("other"), "mine\n");
}
