//! Files of earlier versions are rewritten, or refused with what to do.

use crate::hangar::Home;

/// A scenario of Giga-Robo! as version 2 of its rules read it.
const OLD: &str = r#"rules = ["GR-7.1"]
game = "giga-robo"
title = "A walk"

[given.robots.A]   # the one who walks
pilot = "TAKASHI-KATO"
robot = "AYZN"
watch = "could"
at = "0,0"
pt = 3

# The other one.
[given.robots.B]
pilot = "DASH"
robot = "AYZN"
at = "4,0"
watch = "key"

[[play]]
seat   = "A"
answer = "walk 1,0"

[then]
waiting = "A: act"

[then.robots.A]
at = "1,0"
"#;

#[test]
fn a_scenario_of_before_is_refused_rewritten_and_holds() {
    let home = Home::new();
    let file = home.file("old.toml", OLD);
    home.run(&["scenario", &file], "").ends(1).says("above the robots").says("hangar upgrade");
    home.run(&["upgrade", "--dry-run", &file], "").ends(0).says("2 changes would be written");
    assert_eq!(home.read("old.toml"), OLD);
    home.run(&["upgrade", &file], "")
        .ends(0)
        .says("2 changes are written")
        .says("could")
        .says("are not rewritten");
    let now = home.read("old.toml");
    assert!(now.contains("[given.robots.A]   # the one who walks"), "{now}");
    assert!(now.contains("\n# The other one.\n"), "{now}");
    assert_eq!(now.matches("watch").count(), 1, "{now}");
    home.run(&["scenario", &file], "").ends(0);
    home.run(&["upgrade", &file], "").ends(0).says("nothing is to be done");
    assert_eq!(home.read("old.toml"), now);
}

#[test]
fn what_a_question_holds_has_its_name() {
    let home = Home::new();
    let old = "[given]\nasked = '[1,{\"respond\":\"declared\"}]' # as saved\n";
    let file = home.file("saved.toml", old);
    home.run(&["upgrade", &file], "").ends(3).says("does not say which game").says("--game");
    home.run(&["upgrade", "--game", "giga-robo", &file], "").ends(0).says("1 change is written");
    let now = home.read("saved.toml");
    assert!(now.contains(r#"'[1,{"respond":{"moment":"declared"}}]' # as saved"#), "{now}");
}

#[test]
fn what_cannot_be_rewritten_stays_and_is_named() {
    let home = Home::new();
    let ordered = OLD.replace("walk 1,0", "watch key");
    let file = home.file("ordered.toml", &ordered);
    home.run(&["upgrade", &file], "").ends(3).says("ordered.toml:21").says("watch key").says("GR-T5");
    assert_eq!(home.read("ordered.toml"), ordered);
    let file = home.file("broken.toml", "game = \"giga-robo\"\ntitle = \n");
    home.run(&["upgrade", &file], "").ends(3).says("broken.toml:2");
    home.record();
    home.run(&["upgrade", "bout"], "").ends(0).says("nothing is to be done");
    let older = home.read("bout").replace("\"rules_version\":2", "\"rules_version\":1");
    let file = home.file("older", older);
    home.run(&["upgrade", &file], "").ends(3).says("record of version 1").says("the program that wrote it");
}
