//! Builds: checked with all their faults, made, and brought to bouts.

use crate::hangar::Home;

/// A build of these pieces in a file.
fn made(home: &Home, name: &str, args: &[&str]) -> String {
    let ran = home.run(&[&["build", "giga-robo"], args].concat(), "");
    ran.ends(0);
    home.file(name, &ran.out)
}

#[test]
fn a_build_is_said_in_words_or_all_its_faults_are_shown() {
    let home = Home::new();
    let file = made(&home, "mine.toml", &["--quick", "dash", "AYZN"]);
    let ran = home.run(&["build", "giga-robo", &file], "");
    ran.ends(0)
        .says("is a legal build")
        .says("Dash in Ayzn")
        .says("Robot Abilities: ")
        .says("Ultimate Technique");
    let text = home.read("mine.toml").replace("\"DASH\"", "\"DAHS\"").replace("AYZN-BLASTER", "AYZN-PUNCH");
    let file = home.file("faulty.toml", text);
    let ran = home.run(&["build", "giga-robo", &file], "");
    ran.ends(1).says("faulty.toml:1:9: there is no such pilot (GR-3.2)").says("did you mean `DASH`?");
    ran.says("the card AYZN-PUNCH is chosen twice (GR-3.12)").says("leave it out here").says("2 faults");
    home.run(&["build", "giga-robo", "nowhere.toml"], "").ends(3).says("nowhere.toml cannot be read");
}

#[test]
fn builds_are_made_by_chance_and_everything_to_choose_is_listed() {
    let home = Home::new();
    let random = ["build", "giga-robo", "--random", "TAKASHI-KATO", "--seed", "4"];
    let first = home.run(&random, "");
    assert_eq!(first.out, home.run(&random, "").out);
    first.ends(0).says("pilot = \"TAKASHI-KATO\"");
    let file = home.file("random.toml", &first.out);
    home.run(&["build", "giga-robo", &file], "").ends(0).says("Takashi Kato in");
    home.run(&["build", "giga-robo"], "")
        .ends(0)
        .says("ARC-WING: Arc Wing, of DAI-RAIJIN-V")
        .says("15 codes");
    home.run(&["build", "giga-robo", "--quick", "DAHS"], "").ends(2).says("Did you mean DASH?");
    home.run(&["build", "stak-bots"], "").ends(2).says("Stak Bots has no builds");
}

#[test]
fn bouts_are_played_with_the_builds_that_are_brought() {
    let home = Home::new();
    let mine = format!("b={}", made(&home, "mine.toml", &["--random", "DASH", "AYZN", "--seed", "1"]));
    let duel = ["duel", "giga-robo", "--bouts", "2", "--seats", "random,random", "--build", &mine];
    home.run(&duel, "").ends(0).says("2 bouts");
    let play =
        ["play", "giga-robo", "--seats", "human,random", "--seed", "1", "--build", &mine, "--save", "bout"];
    home.run(&play, "quit\n").ends(0).says("Dash").says("Takashi Kato");
    let others = mine.replacen('b', "A", 1);
    let twice = [&duel[..], &["--build", &others]].concat();
    home.run(&twice, "").ends(2).says("GR-3.3").says("twins are not agreed");
    let agreed = [&twice[..], &["--options", "twins"]].concat();
    home.run(&agreed, "").ends(0);
    home.run(&["duel", "giga-robo", "--build", "mine.toml"], "").ends(2).says("is not SEAT=FILE");
    home.run(&["duel", "stak-bots", "--build", &mine], "").ends(2).says("has no builds");
}

#[test]
fn the_list_of_pieces_tells_costs_and_texts() {
    let home = Home::new();
    let list = home.run(&["build", "giga-robo"], "");
    list.ends(0).says("Cooldown");
    let indented = list.out.lines().filter(|line| line.starts_with("      ")).count();
    assert!(indented > 300, "{indented} lines of facts and texts");
}
