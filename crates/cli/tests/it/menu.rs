//! The program without arguments, as a newcomer meets it.

use crate::hangar::{Home, Ran, ones};

/// The menu, once Stak Bots is chosen: it asks for the game first.
fn menu(home: &Home, typed: &str) -> Ran {
    home.run(&["menu"], &format!("1\n{typed}"))
}

#[test]
fn enter_leads_to_a_bout_against_the_computer() {
    let home = Home::new();
    let ran = menu(&home, &format!("\n{}", ones()));
    ran.ends(0)
        .says("Welcome to Hangar")
        .says("B: the computer (veteran)")
        .says("The whole bout is saved in");
}

#[test]
fn the_first_choice_begins_a_bout() {
    let home = Home::new();
    let kept = |number: u8| home.path.join(format!(".local/state/hangar/stak-bots-{number}.jsonl"));
    let ran = menu(&home, "1\nquit\n");
    ran.ends(0).says("1. Play against the computer").says("A (you)").says("The bout is saved in ");
    let (before, bout) = ran.out.split_once("What happened:").expect("the bout has begun");
    assert!(before.contains("A: a person") && !before.contains("Continue"), "{before}");
    assert!(bout.contains("The cards are dealt.") && bout.contains("   1. "), "{bout}");
    let record = home.read(kept(1));
    assert!(record.contains(r#""seats":[{"player":"human"},{"player":"veteran"}]"#), "{record}");
    assert!(record.contains(r#""said":"draw "#), "{record}");
    // It begins another bout although a saved one exists, and leaves the saved one as it is.
    menu(&home, "1\nquit\n").ends(0).says("2. Continue the saved bout").says("What happened:");
    assert!(kept(2).exists());
    assert_eq!(home.read(kept(1)), record);
}

#[test]
fn the_menu_leads_everywhere_and_back() {
    let home = Home::new();
    let ran = menu(&home, "6\nSB-4.10\nRocket Bot\n\n2\n9\n2\n");
    ran.ends(0).says("The rules of Stak Bots").says("SB-4.10  Before").says("Rocket Bot (FLARE)");
    ran.says("How many people play? Type a number from 1 to 6.")
        .says("Pass the screen to ")
        .says("is saved in");
    let ran = menu(&home, "2\n");
    ran.ends(0).says("Continue the saved bout").says("Pass the screen to ");
    let home = Home::new();
    menu(&home, "2\n1\nquit\n").ends(0).says("drone");
    let home = Home::new();
    menu(&home, "3\ntraitor\n1\n").ends(0).says("Traitor").says("B: the computer (veteran)");
    menu(&home, "10\nnonsense\nq\n").ends(0).says("Type a number from 1 to 9").says("Goodbye.");
    let home = Home::new();
    menu(&home, "4\n").ends(0).says("A: the computer (veteran)").tells_the_end();
    menu(&home, "8\n").ends(0).says("Goodbye.");
    home.run(&["menu"], "").ends(0).says("Goodbye.");
}

#[test]
fn more_people_than_any_named_table_has_still_find_one() {
    let home = Home::new();
    let ran = home.run(&["menu"], "5\n2\n5\nquit\n");
    ran.ends(0).says("Type a number from 2 to 6.").says("E: a person");
}

#[test]
fn the_game_stays_chosen_until_another_is() {
    let home = Home::new();
    // The rules twice, another game, its rules, and back once more.
    // In Steel Arena there is one entry more: to set up by hand.
    let ran = menu(&home, "6\n\n6\n\n7\n2\n7\n\n8\n1\n8\n");
    ran.ends(0).says("7. Choose another game").says("Goodbye.");
    let asked = ran.out.lines().filter_map(|line| match line.split_once(['?', ':'])? {
        ("Which game", _) => Some("which"),
        (game, rest) => rest.contains("what would you like").then_some(game),
    });
    let asked: Vec<&str> = asked.collect();
    let (bots, arena) = ("Stak Bots", "Steel Arena");
    assert_eq!(asked, ["which", bots, bots, bots, "which", arena, arena, "which", bots], "{}", ran.out);
    menu(&home, "7\nq\n").ends(0).says("Goodbye.");
}
