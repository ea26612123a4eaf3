//! Packs that users write.

use crate::hangar::Home;

const PACK: &str = "name = \"extra\"\nversion = \"0.1.0\"\nauthors = [\"Ada\"]\nlicence = \"MIT\"\n\
                    languages = [\"en\"]\n\n[title]\nen = \"Extra\"\n";
const CARD: &str =
    "[[card]]\ncode = \"ANVIL\"\nname = { en = \"Anvil Bot\" }\npower = 9\nrank = 6\ncopies = 1\n";

fn extra(home: &Home, cards: &str) -> String {
    home.file("extra/pack.toml", PACK);
    home.file("extra/stak-bots/cards.toml", cards);
    "extra".to_owned()
}

#[test]
fn every_fault_of_a_pack_is_shown_with_its_line() {
    let home = Home::new();
    extra(&home, CARD);
    home.run(&["check-pack", "extra"], "").ends(0).says("no fault in 2 files of Stak Bots");
    extra(&home, &CARD.replace("power", "powr").replace("rank = 6", "rank = 9"));
    let ran = home.run(&["check-pack", "extra", "--game", "stak-bots"], "");
    ran.ends(1)
        .says("cards.toml:4:1")
        .says("powr = 9")
        .says("`power`")
        .says("cards.toml:5:")
        .says("3 faults");
    extra(&home, &CARD.replace("ANVIL", "PARCEL"));
    let clash = home.run(&["check-pack", "extra"], "");
    clash.ends(1).says("PARCEL").says("one fault").says("packs/house/stak-bots/cards.toml:");
    clash.says_not("decks.toml");
    home.file("empty/pack.toml", PACK);
    home.run(&["check-pack", "empty"], "").ends(3).says("no folder of any game");
    home.run(&["check-pack", "empty", "--game", "stak-bots"], "").ends(3).says("has nothing for Stak Bots");
    home.file("extra/stak-bots/cards.toml", [0x66, 0x0a, 0xff]);
    home.run(&["check-pack", "extra"], "").ends(3).says("line 2").says("UTF-8");
}

#[test]
fn what_a_pack_has_in_vain_is_named_and_said_once() {
    let home = Home::new();
    extra(&home, CARD);
    home.file("extra/notes.toml", "x = 1\n");
    home.file("extra/README.md", "Mine.\n");
    home.file("extra/builds/mine.toml", "pilot = \"DASH\"\n");
    let stray = home.run(&["check-pack", "extra"], "");
    stray.ends(0).says("notes.toml is not read").says_not("README.md").says_not("mine.toml");
    home.file("extra/SteelArena/tiles.toml", "[[tile]]\n");
    home.run(&["check-pack", "extra"], "").ends(1).says("SteelArena").says("Did you mean steel-arena?");
    // A fault of the description concerns every game, and is shown once.
    home.file("twice/pack.toml", PACK.replace("version", "verson"));
    home.file("twice/stak-bots/cards.toml", CARD);
    let tile = "[[tile]]\ncode = \"ROD\"\nname = { en = \"Rod\" }\ngeneration = 2\n\
                attack = { delivery = \"melee\", damage = 1 }\n";
    home.file("twice/steel-arena/tiles.toml", tile);
    let twice = home.run(&["check-pack", "twice"], "");
    twice
        .ends(1)
        .says("2 faults in Stak Bots.")
        .says("2 faults in Steel Arena, 2 of them shown above already.");
    assert_eq!(twice.out.matches("`version` is missing").count(), 1, "{}", twice.out);
}

#[test]
fn a_folder_without_a_file_hides_nothing_of_other_games() {
    let home = Home::new();
    home.file("extra/pack.toml", PACK);
    // The first game of the pack has nothing, and another one has a fault.
    home.file("extra/stak-bots/notes.txt", "");
    home.file("extra/steel-arena/tiles.toml", "[[tile]]\ncode = \"HARPOON\"\n");
    let ran = home.run(&["check-pack", "extra"], "");
    ran.ends(3).says("faults in Steel Arena").says("has nothing for Stak Bots");
}

#[test]
fn a_pack_of_ones_own_does_not_take_the_name_of_the_house() {
    let home = Home::new();
    extra(&home, &CARD.replace("ANVIL", "PARCEL"));
    home.file("extra/pack.toml", PACK.replace("\"extra\"", "\"house\""));
    for command in [
        &["check-pack", "extra"][..],
        &["play", "stak-bots", "--packs", "extra"],
        &["duel", "stak-bots", "--packs", "extra", "--bouts", "1"],
    ] {
        home.run(command, "").ends(3).says("the name of the house pack").says("another `name`");
    }
}

#[test]
fn a_bout_with_a_pack_needs_it_to_be_replayed() {
    let home = Home::new();
    extra(&home, CARD);
    let play =
        ["play", "stak-bots", "--packs", "extra", "--seats", "human,random", "--seed", "1", "--save", "bout"];
    home.run(&play, "? anvil bot\nquit\n").ends(0).says("Anvil Bot (ANVIL)");
    home.run(&["record", "bout"], "").ends(3).says("the pack extra").says("not here").says("--packs");
    home.run(&["record", "bout", "--packs", "extra"], "").ends(0).says("Every input replays");
    home.run(&["replay", "bout", "--packs", "./extra/"], "").ends(0);
    extra(&home, &CARD.replace("power = 9", "power = 8"));
    home.run(&["record", "bout", "--packs", "extra"], "").ends(3).says("the pack here is different");
    extra(&home, "[[card]]\n");
    home.run(&["play", "stak-bots", "--packs", "extra"], "")
        .ends(3)
        .says("cards.toml:1:1")
        .says("shown above");
}

#[test]
fn the_fault_is_put_to_the_own_entry_and_shown_first() {
    let home = Home::new();
    let double = CARD.replace("ANVIL", "PARCEL");
    extra(&home, &format!("{CARD}\n{double}"));
    let ran = home.run(&["check-pack", "extra"], "");
    ran.ends(1)
        .says("extra/stak-bots/cards.toml:9:")
        .says("PARCEL")
        .says("packs/house/stak-bots/cards.toml:");
    let at_house = ran.out.lines().filter(|line| line.trim_start().starts_with("x packs/house"));
    assert_eq!(at_house.count(), 0, "{}", ran.out);
    // One tile too many of one back: the reader finds it where it counts, in the house pack.
    let tile = |number: u32| {
        format!(
            "[[tile]]\ncode = \"ROD-{number}\"\nname = {{ en = \"Rod {number}\" }}\ngeneration = 2\n\
                 attack = {{ delivery = \"melee\", damage = 1 }}\n"
        )
    };
    home.file("many/pack.toml", PACK);
    home.file("many/steel-arena/tiles.toml", (1..=64).map(tile).collect::<String>());
    let ran = home.run(&["check-pack", "many"], "");
    ran.ends(1).says("many/steel-arena/tiles.toml:");
    let at_house = ran.out.lines().filter(|line| line.trim_start().starts_with("x packs/house"));
    assert_eq!(at_house.count(), 0, "{}", ran.out);
}

#[test]
fn a_pack_is_shown_and_told_as_json() {
    let home = Home::new();
    extra(&home, CARD);
    let shown = home.run(&["check-pack", "extra", "--show"], "");
    shown.ends(0).says("no fault").says("ANVIL\n").says("Anvil Bot").says_not("Parcel");
    let json = |args: &[&str], code: i32| -> serde_json::Value {
        let ran = home.run(&[&["check-pack", "extra", "--json"], args].concat(), "");
        serde_json::from_str(&ran.ends(code).out).expect("the output is JSON alone")
    };
    let told = json(&["--show"], 0);
    let game = &told["games"][0];
    assert_eq!(
        (&game["game"], &game["files"], &game["entries"][0]["code"]),
        (&"stak-bots".into(), &2.into(), &"ANVIL".into())
    );
    assert!(game["entries"][0]["lines"].as_array().is_some_and(|lines| !lines.is_empty()), "{told}");
    extra(&home, &CARD.replace("rank = 6", "rank = 9"));
    let fault = json(&[], 1)["games"][0]["faults"][0].clone();
    assert_eq!((&fault["line"], &fault["column"]), (&5.into(), &8.into()), "{fault}");
    assert!(fault["file"].as_str().is_some_and(|file| file.ends_with("cards.toml")), "{fault}");
}

#[test]
fn a_pack_is_checked_above_others() {
    let home = Home::new();
    home.file("first/pack.toml", PACK.replace("\"extra\"", "\"first\""));
    home.file("first/stak-bots/cards.toml", CARD);
    extra(&home, CARD);
    home.run(&["check-pack", "extra"], "").ends(0);
    home.run(&["check-pack", "extra", "--packs", "first"], "")
        .ends(1)
        .says("ANVIL")
        .says("extra/stak-bots/cards.toml:2:8");
    extra(&home, &CARD.replace("ANVIL", "TONGS").replace("Anvil", "Tongs"));
    home.run(&["check-pack", "extra", "--packs", "first"], "").ends(0);
}

#[test]
fn only_plain_files_of_some_size_are_read() {
    let home = Home::new();
    extra(&home, CARD);
    let made = std::process::Command::new("mkfifo").arg(home.path.join("extra/stak-bots/pipe.toml")).status();
    assert!(made.expect("mkfifo is there").success());
    home.run(&["check-pack", "extra"], "").ends(3).says("pipe.toml is not a plain file");
    std::fs::remove_file(home.path.join("extra/stak-bots/pipe.toml")).expect("removed");
    home.file("extra/stak-bots/large.toml", "#".repeat(1024 * 1024 + 1));
    home.run(&["check-pack", "extra"], "").ends(3).says("large.toml is larger than 1 MiB");
}

#[test]
fn a_fault_far_to_the_right_is_shown() {
    let home = Home::new();
    extra(&home, &format!("{}nonsense\n", " ".repeat(70_000)));
    home.run(&["check-pack", "extra"], "").ends(1).says("cards.toml:1:").says("nonsense");
}
