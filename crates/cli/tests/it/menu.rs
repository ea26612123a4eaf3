//! The program without arguments, as a newcomer meets it.

use crate::hangar::{Home, ones};

#[test]
fn enter_leads_to_a_bout_against_the_computer() {
    let home = Home::new();
    let ran = home.run(&["menu"], &format!("\n{}", ones()));
    ran.ends(0).says("Welcome to Hangar").says("B: the computer (greedy)").says("The whole bout is in");
}

#[test]
fn the_first_choice_begins_a_bout() {
    let home = Home::new();
    let kept = |number: u8| home.path.join(format!(".local/state/hangar/stak-bots-{number}.jsonl"));
    let ran = home.run(&["menu"], "1\nquit\n");
    ran.ends(0).says("1. Play against the computer").says("A (you)").says("The bout is saved in ");
    let (menu, bout) = ran.out.split_once("What happened:").expect("the bout has begun");
    assert!(menu.contains("A: a person") && !menu.contains("Go on with"), "{menu}");
    assert!(bout.contains("The cards are dealt.") && bout.contains("   1. "), "{bout}");
    let record = home.read(kept(1));
    assert!(record.contains(r#""seats":[{"player":"human"},{"player":"greedy"}]"#), "{record}");
    assert!(record.contains(r#""said":"draw "#), "{record}");
    // It begins another one where a saved one waits, and leaves that as it is.
    home.run(&["menu"], "1\nquit\n").ends(0).says("2. Go on with the saved bout").says("What happened:");
    assert!(kept(2).exists());
    assert_eq!(home.read(kept(1)), record);
}

#[test]
fn the_menu_leads_everywhere_and_back() {
    let home = Home::new();
    let ran = home.run(&["menu"], "6\nSB-4.10\nRocket Bot\n\n2\n9\n2\n");
    ran.ends(0).says("The rules of Stak Bots").says("SB-4.10  Before").says("Rocket Bot (FLARE)");
    ran.says("How many people play? Type a number from 2 to 6.")
        .says("Pass the screen to ")
        .says("is saved in");
    let ran = home.run(&["menu"], "2\n");
    ran.ends(0).says("Go on with the saved bout").says("Pass the screen to ");
    let home = Home::new();
    home.run(&["menu"], "3\ntraitor\n1\n").ends(0).says("Traitor").says("B: the computer (greedy)");
    home.run(&["menu"], "9\nnonsense\nq\n")
        .ends(0)
        .says("Type a number from 1 to 8")
        .says("Until next time.");
    let home = Home::new();
    home.run(&["menu"], "4\n").ends(0).says("A: the computer (greedy)").says("The winner is");
    home.run(&["menu"], "7\n").ends(0).says("Until next time.");
    home.run(&["menu"], "").ends(0).says("Until next time.");
}
