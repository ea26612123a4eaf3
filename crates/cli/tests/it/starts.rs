//! Scenarios that begin with a start: run, drawn, blessed and rewritten.

use crate::hangar::Home;

const TWO: &str = "[given]\nfed = true\nstaks.A = [\"P5\", \"(?)\"]\nstaks.B = [\"P2\", \"(?)\", \"(?)\"]\n";

const ATTACK: &str = "rules = [\"SB-E1\"]\ntitle = \"One attack\"\nstart = \"two\"\n\n[given]\nfed = false\n\n\
                      [play]\nsteps = '''\nA: attack B\n  ~ draw P3\n'''\n\n[then]\nfed = true\nwaiting = \"A: act\"\n";

/// A home with a scenario of Stak Bots and its start.
fn home() -> Home {
    let home = Home::new();
    home.file("games/stak_bots/tests/scenarios/starts/two.toml", TWO);
    home.file("games/stak_bots/tests/scenarios/rules/attack.toml", ATTACK);
    home
}

const FILE: &str = "games/stak_bots/tests/scenarios/rules/attack.toml";
const START: &str = "games/stak_bots/tests/scenarios/starts/two.toml";

#[test]
fn a_scenario_begins_with_its_start() {
    let home = home();
    home.run(&["scenario", "games"], "").ends(0).says("1 of 1 scenarios hold.");
    home.run(&["picture", "scenario", FILE, "--end"], "").ends(0).says("power 5, rank 5, damage 2");
    home.file(FILE, ATTACK.replace("fed = true", "fed = false"));
    home.run(&["scenario", "--bless", FILE], "").ends(0).says("now says what happened");
    assert_eq!((home.read(FILE).as_str(), home.read(START).as_str()), (ATTACK, TWO));
}

#[test]
fn a_fault_in_a_start_is_shown_there() {
    let home = home();
    home.file(START, TWO.replace("\"P2\"", "\"P22\""));
    let place = format!("{START}:4:12");
    home.run(&["scenario", FILE], "").ends(1).says(&place).says("staks.B = [\"P22\"");
    home.run(&["picture", "scenario", FILE], "").ends(3).says(&place).says("staks.B = [\"P22\"");
    home.file(FILE, ATTACK.replace("\"two\"", "\"tow\""));
    home.run(&["scenario", FILE], "").ends(1).says("attack.toml:3:9").says("did you mean `two`?");
}

#[test]
fn the_game_follows_from_the_folder_or_from_the_start() {
    let home = Home::new();
    home.file("starts/two.toml", TWO);
    let file = home.file("attack.toml", ATTACK);
    home.run(&["scenario", &file], "").ends(1).says("`game` is missing");
    home.run(&["upgrade", &file], "").ends(3).says("does not say which game");
    home.file("starts/two.toml", format!("game = \"stak-bots\"\n\n{TWO}"));
    home.run(&["scenario", &file], "").ends(0);
    home.run(&["picture", "scenario", &file], "").ends(0);
    home.run(&["upgrade", &file, "starts/two.toml"], "").ends(0).says("nothing is to be done");
    let robot = "[given.robots.A]\nwatch = \"key\"\n[given.robots.B]\nwatch = \"key\"\n";
    let start = home.file("games/giga_robo/starts/watched.toml", robot);
    home.run(&["upgrade", &start], "").ends(0).says("1 change is written");
    assert_eq!(home.read(&start).matches("watch = \"key\"").count(), 1, "{}", home.read(&start));
}
