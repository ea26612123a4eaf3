//! The program without arguments, as a newcomer meets it.

use crate::hangar::{Home, ones};

#[test]
fn enter_leads_to_a_bout_against_the_computer() {
    let home = Home::new();
    let ran = home.run(&[], &format!("\n{}", ones()));
    ran.ends(0).says("Welcome to Hangar").says("B: the computer (greedy)").says("The whole bout is in");
}

#[test]
fn the_menu_leads_everywhere_and_back() {
    let home = Home::new();
    let ran = home.run(&[], "5\nSB-4.10\nRocket Bot\n\n2\n9\n2\n");
    ran.ends(0).says("The rules of Stak Bots").says("SB-4.10  Before").says("Rocket Bot (FLARE)");
    ran.says("How many people play? Type a number from 2 to 6.")
        .says("Pass the screen to ")
        .says("is saved in");
    let ran = home.run(&[], "2\n");
    ran.ends(0).says("Go on with the saved bout").says("Pass the screen to ");
    let home = Home::new();
    home.run(&[], "3\ntraitor\n1\n").ends(0).says("Traitor").says("B: the computer (greedy)");
    home.run(&[], "9\nnonsense\nq\n").ends(0).says("Type a number from 1 to 7").says("Until next time.");
    let home = Home::new();
    home.run(&[], "4\n").ends(0).says("A: the computer (greedy)").says("The winner is");
    home.run(&[], "6\n").ends(0).says("Until next time.");
    home.run(&[], "").ends(0).says("Until next time.");
}
