//! Bouts that are left and resumed.

use crate::hangar::{Home, ones};

const PLAY: [&str; 6] = ["play", "stak-bots", "--seats", "human,random", "--seed", "9"];
const KEPT: &str = ".local/state/hangar/stak-bots-1.jsonl";

#[test]
fn a_bout_that_was_left_goes_on_where_it_was() {
    let home = Home::new();
    let ran = home.run(&PLAY, "1\n1\nquit\n");
    ran.ends(0).says("hangar play stak-bots --resume").says("stak-bots-1.jsonl");
    let kept = home.read(KEPT);
    let ran = home.run(&["play", "stak-bots", "--resume"], "table\n");
    ran.ends(0).says("B: the computer (random)").says_not("What happened:").says("Scrapheap");
    assert_eq!(home.read(KEPT), kept);
    home.run(&["play", "stak-bots", "--resume"], &ones()).ends(0).says("The whole bout is saved in");
    let whole = home.read(KEPT);
    assert!(whole.starts_with(&kept) && whole.len() > kept.len());
    home.run(&["record", KEPT], "").ends(0).says("Every input replays");
    home.run(&["play", "stak-bots", "--resume"], "").ends(2).says("no unfinished bout of Stak Bots");
    home.run(&["play", "stak-bots", "--resume", KEPT], "").ends(2).says("hangar replay");
}

#[test]
fn the_end_of_the_input_loses_nothing() {
    let home = Home::new();
    home.run(&PLAY, "1\n1").ends(0).says("The bout is saved in");
    let kept = home.read(KEPT);
    let quit = Home::new();
    quit.run(&PLAY, "1\n1\nquit\n").ends(0);
    assert_eq!(kept, quit.read(KEPT));
}

#[test]
fn every_bout_has_a_file_of_its_own() {
    let home = Home::new();
    home.run(&PLAY, "").ends(0).says("stak-bots-1.jsonl");
    home.run(&PLAY, "").ends(0).says("stak-bots-2.jsonl");
    home.run(&["play", "stak-bots", "--resume", KEPT], "resign\n1\n").ends(0);
    home.run(&["play", "stak-bots", "--resume"], "").ends(0).says("stak-bots-2.jsonl");
}

#[test]
fn the_state_folder_can_be_elsewhere_or_nowhere() {
    let home = Home::new();
    let state = home.path.join("elsewhere");
    let output =
        home.command(&PLAY).env("XDG_STATE_HOME", &state).stdin(std::process::Stdio::null()).output();
    assert!(output.expect("it ran").status.success());
    assert!(state.join("hangar/stak-bots-1.jsonl").exists());
    home.file("blocked", "a file, no folder");
    let blocked = home.path.join("blocked");
    let output =
        home.command(&PLAY).env("XDG_STATE_HOME", blocked).stdin(std::process::Stdio::null()).output();
    let output = output.expect("it ran");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success() && said.contains("cannot be saved") && said.contains("is not saved"),
        "{said}"
    );
}

#[test]
fn a_record_that_breaks_off_goes_on_after_its_last_whole_line() {
    let home = Home::new();
    home.run(&PLAY, "1\n1\nquit\n").ends(0);
    let kept = home.read(KEPT);
    let lines = kept.lines().count();
    let cut = home.file("cut", &kept[..kept.len() - 20]);
    home.run(&["record", &cut], "").ends(3).says(&format!("breaks off in line {lines}")).says("--resume");
    home.run(&["replay", &cut], "").ends(0).says("breaks off");
    let ran = home.run(&["play", "stak-bots", "--resume", &cut], "quit\n");
    ran.ends(0).says(&format!("continues after input {}", lines - 3));
    home.run(&["record", &cut], "").ends(0).says("Every input replays");
}

#[test]
fn a_name_from_a_file_commands_no_terminal() {
    let home = Home::new();
    home.run(&PLAY, "").ends(0);
    let named = home.read(KEPT).replace(r#""player":"human""#, r#""player":"human","name":"\u001b[2JEve""#);
    let file = home.file("named", named);
    home.run(&["play", "stak-bots", "--resume", &file], "").ends(0).says("[2JEve (A)").says_not("\u{1b}");
}
