//! Playthroughs and the exhaustive player on the toys.

use kernel::Library;
use std::path::Path;
use testkit::exhaustive::exhaust;
use testkit::laws::Battery;
use testkit::playthrough::{assert_kept, compare, write};
use testkit::toys::{ConnectFour, Skirmish};

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

fn kept(name: &str) -> std::path::PathBuf {
    Path::new(PACKAGE).join("tests/playthroughs").join(name)
}

#[test]
fn playthroughs_are_as_kept() {
    assert_kept::<Skirmish>(PACKAGE, "skirmish.txt", &Skirmish::setups()[0].1, 1);
    assert_kept::<ConnectFour>(PACKAGE, "connect-four.txt", &ConnectFour::setups()[0].1, 1);
}

#[test]
fn another_playthrough_is_told_apart() {
    let battery = Battery::<Skirmish>::house(1);
    let text = write::<Skirmish>(&battery.content, &battery.setups[0].1, 2).expect("a bout");
    let what = compare(&kept("skirmish.txt"), &text).expect_err("another seed");
    assert!(what.contains("skirmish.txt:1: was `# skirmish, seed 1`"), "{what}");
    assert!(text.contains("hand of A") && text.contains("(to A)") && text.contains("B: respond [pass"));
    assert!(compare(&kept("none.txt"), &text).is_err());
}

#[test]
fn the_exhaustive_player_finds_everything_there_is() {
    let battery = Battery::<Skirmish>::house(1);
    let first_two = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            [verb @ ("parried" | "cancelled" | "paid"), _, kind] => format!("{verb} {kind}"),
            [verb @ ("out" | "struck" | "missed" | "to"), ..] => (*verb).to_owned(),
            _ => text.to_owned(),
        }
    };
    let wanted = ["play Spark", "swap Parry", "parried Parry", "cancelled Relay", "struck", "missed", "out"];
    let mut wanted: Vec<String> = wanted.map(str::to_owned).to_vec();
    let found = exhaust(&battery, first_two, &wanted, 20_000).expect("it plays");
    assert_eq!(found.missing, Vec::<String>::new());
    assert!(found.bouts > 0 && found.answers < 20_000 && found.seen["revise"] > 0);
    wanted.push("parried Lance".to_owned());
    let found = exhaust(&battery, first_two, &wanted, 2_000).expect("it plays");
    assert_eq!((found.missing, found.answers), (vec!["parried Lance".to_owned()], 2_000));
}
