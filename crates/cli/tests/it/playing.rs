//! Bouts through a pipe.

use crate::hangar::{Home, ones};

const AGAINST_RANDOM: [&str; 6] = ["play", "stak-bots", "--seats", "human,random", "--save", "bout"];

fn seeded(seed: &str) -> Vec<&str> {
    AGAINST_RANDOM.into_iter().chain(["--seed", seed]).collect()
}

#[test]
fn a_bout_can_be_played_to_its_end_by_always_answering_one() {
    for seed in ["1", "2", "3", "4", "5"] {
        let home = Home::new();
        let ran = home.run(&seeded(seed), &ones());
        ran.ends(0).says("The whole bout is saved in bout");
        let ended = ["You have won!", "You have lost.", "A draw between"];
        assert_eq!(ended.iter().filter(|words| ran.out.contains(**words)).count(), 1, "{}", ran.out);
        assert!(!ran.out.contains('\u{1b}') && ran.err.is_empty(), "{ran:?}");
        home.run(&["record", "bout"], "").ends(0).says("Every input replays").says("Seat B: random");
    }
}

#[test]
fn the_same_seed_gives_the_same_bout() {
    let (one, two, other) = (Home::new(), Home::new(), Home::new());
    let out = one.run(&seeded("7"), &ones()).out;
    assert_eq!(out, two.run(&seeded("7"), &ones()).out);
    assert_eq!(one.read("bout"), two.read("bout"));
    assert_ne!(out, other.run(&seeded("8"), &ones()).out);
}

#[test]
fn what_is_no_answer_is_refused_and_nothing_is_lost() {
    let (home, quiet) = (Home::new(), Home::new());
    let first = quiet.run(&seeded("2"), "quit\n");
    first.ends(0).says("1. Play");
    let table = [
        ("99", "There is no answer with that number. Type a number from 1 to"),
        ("0", "There is no answer with that number"),
        ("-1", "“-1” is not one of the answers"),
        ("99999999999999999999999", "is not one of the answers"),
        ("xyzzy", "“xyzzy” is not one of the answers. Type a number"),
        ("scrpa", "Did you mean “scrap”?"),
        ("end", "SB-4.15"),
        ("p", "Several answers begin with “p”: play"),
        ("play TRAMPLE", "SB-5.1"),
        ("\u{7}\u{1b}[2J", "is not one of the answers"),
        ("", "1. Play"),
    ];
    for (typed, answer) in table {
        let home = Home::new();
        let ran = home.run(&seeded("2"), &format!("{typed}\nquit\n"));
        ran.ends(0);
        let after = &ran.out[ran.out.find("1. Play").expect("the list")..];
        assert!(after.matches(answer).count() > usize::from(typed.is_empty()), "{typed}: {after}");
        assert!(!ran.out.contains('\u{1b}'), "{typed:?}");
        assert_eq!(home.read("bout"), quiet.read("bout"), "{typed}");
    }
    let all: String = table.iter().map(|(typed, _)| format!("{typed}\n")).collect();
    home.run(&seeded("2"), &all).ends(0).says("The bout is saved in bout");
    assert_eq!(home.read("bout"), quiet.read("bout"));
}

#[test]
fn advice_tells_the_best_answers_and_changes_nothing() {
    let (home, quiet) = (Home::new(), Home::new());
    quiet.run(&seeded("2"), "quit\n").ends(0);
    let ran = home.run(&seeded("2"), "advice\nadvice\nquit\n");
    ran.ends(0);
    let told: Vec<&str> = ran.out.lines().filter(|line| line.contains("% to win)")).collect();
    assert_eq!(told.len(), 6, "{}", ran.out);
    assert_eq!(told[..3], told[3..], "who asks twice hears the same");
    assert_eq!(home.read("bout"), quiet.read("bout"));
}

#[test]
fn answers_go_by_number_notation_and_beginning() {
    let play = |typed: &str| {
        let home = Home::new();
        home.run(&seeded("2"), &format!("{typed}\nquit\n")).ends(0);
        home.read("bout")
    };
    let by_number = play("5");
    assert!(by_number.contains(r#""said":"A: scrap""#), "{by_number}");
    assert_eq!(by_number, play("scrap"));
    assert_eq!(by_number, play("  SCRAP "));
    assert_eq!(by_number, play("sc"));
}

#[test]
fn an_answer_that_taught_nobody_anything_can_be_taken_back() {
    let (home, quiet) = (Home::new(), Home::new());
    quiet.run(&seeded("2"), "play PARCEL\nquit\n").ends(0);
    let ran = home.run(&seeded("2"), "undo\nplay PARCEL\nscrap\nundo\nquit\n");
    ran.ends(0)
        .says("You cannot take that back: dice were rolled or cards were drawn since.")
        .says("Taken back.");
    assert_eq!(home.read("bout"), quiet.read("bout"));
    let after = Home::new();
    let ran = after.run(&seeded("2"), "scrap\nundo\nquit\n");
    ran.ends(0).says("You cannot take that back").says_not("Taken back.");
}

#[test]
fn help_shows_what_can_be_typed_cards_and_rules() {
    let home = Home::new();
    let typed = "?\n? parcel\n? SB-4.10\n? feed duty\n? SB-4.101\n? zzzzzz\nhelp Rocket Bot\nlog\nlog 1\ntable\nquit\n";
    let ran = home.run(&seeded("2"), typed);
    ran.ends(0)
        .says("take back your last answer")
        .says("Courier Bot (PARCEL)")
        .says("SB-4.10  Before the turn ends")
        .says("SB-4.9")
        .says("Did you mean SB-4.10?")
        .says("Nothing has the name “zzzzzz”")
        .says("Rocket Bot (FLARE)");
    assert_eq!(ran.out.matches("The cards are dealt.").count(), 2, "once as news, once in the log");
    assert_eq!(ran.out.matches("Not seen yet (").count(), 2, "once at first, once asked for");
    assert_eq!(ran.out.matches("Not seen yet (55): ").count(), 1, "what is counted only when asked for");
}

#[test]
fn two_people_share_a_screen_with_a_curtain_between() {
    let home = Home::new();
    let args = ["play", "stak-bots", "--seats", "human,human", "--name", "Ada", "Bob", "--seed", "3"];
    let ran = home.run(&args, &ones());
    ran.ends(0)
        .says("Ada (A): a person")
        .says("Pass the screen to Bob (B).")
        .says("Pass the screen to Ada (A).")
        .tells_the_end();
    let few = home.run(&args[..4], "\n").ends(0).out.clone();
    assert!(few.find("Press Enter").expect("a curtain") < few.find("Your hand (").expect("a hand"), "{few}");
}

#[test]
fn resigning_is_asked_for_twice() {
    let home = Home::new();
    let ran = home.run(&seeded("2"), "resign\nmaybe\n2\nresign\nyes\n");
    ran.ends(0).says("Type 1 for yes or 2 for no.").says("You have lost. The winner is B.");
    assert!(home.read("bout").contains("A leaves"));
}

#[test]
fn who_resigns_watches_the_rest_once() {
    let home = Home::new();
    let args = ["play", "stak-bots", "--seats", "human,random,random", "--seed", "4"];
    let ran = home.run(&args, "resign\n1\n");
    ran.ends(0).says("You have lost. The winner is");
    for once in ["The cards are dealt.", "Turn 1:", "The winner is"] {
        assert_eq!(ran.out.matches(once).count(), 1, "{once}: {}", ran.out);
    }
}

#[test]
fn an_answer_that_loses_for_certain_is_asked_for_twice() {
    let home = Home::new();
    let ran = home.run(&seeded("3"), &ones());
    ran.ends(0).says("As far as you can know, this answer ends the bout and you do not win.");
}

#[test]
fn computers_alone_are_watched() {
    let home = Home::new();
    let args = ["play", "stak-bots", "--seats", "veteran,random", "--seed", "4", "--save", "bout"];
    let ran = home.run(&args, "");
    ran.ends(0).says("A: the computer (veteran)").says("The winner is").says_not("You draw");
    let home = Home::new();
    let paused: Vec<&str> = args.into_iter().chain(["--pause"]).collect();
    home.run(&paused, "\n\nq\n").ends(0).says("Press Enter to go on").says("The bout is saved");
}

#[test]
fn every_named_table_can_be_played() {
    let home = Home::new();
    let names = home.run(&["setups", "stak-bots"], "").ends(0).out.clone();
    assert!(names.lines().count() > 20);
    for name in names.lines().step_by(6) {
        let ran = home.run(&["play", "stak-bots", "--preset", name, "--seed", "1"], &"1\n".repeat(40));
        ran.ends(0).says_not("⟦");
    }
}

#[test]
fn a_bout_can_be_kept_in_another_file_but_never_over_one() {
    let home = Home::new();
    home.file("there", "mine");
    let ran = home.run(&seeded("2"), "save\nsave copy\nsave there\nsave no-folder/x\nquit\n");
    ran.ends(0)
        .says("Saved in bout")
        .says("Saved in copy")
        .says("there is there already")
        .says("cannot be saved");
    assert_eq!((home.read("copy"), home.read("there")), (home.read("bout"), "mine".to_owned()));
    home.run(&seeded("2"), "").ends(2).says("bout is there already");
    let left: Vec<_> = std::fs::read_dir(&home.path).expect("the home").flatten().collect();
    assert_eq!(left.len(), 3, "nothing is left aside: {left:?}");
}

#[test]
fn a_table_is_chosen_by_name_file_options_or_number_of_players() {
    let home = Home::new();
    let file = home.file("table.toml", "seats = 3\nreactive = true\n");
    let play = |args: &[&str]| home.run(&[&["play", "stak-bots"], args].concat(), "");
    play(&["--set", &file]).ends(0).says("3 players").says("Reactive play");
    play(&["--options", "reactive", "depth=5", "--seats", "human,random,random"]).ends(0).says("3 players");
    play(&["--preset", "Traitor"]).ends(0).says("Traitor");
    play(&["--seats", "human,random,random,veteran"])
        .ends(0)
        .says("4 players")
        .says("D: the computer (veteran)");
    play(&["--options", "depth=99"]).ends(2).says("SB-R2");
    play(&["--preset", "standard", "--seats", "human"]).ends(2).says("2 seats");
    play(&["--preset", "tournamant"]).ends(2).says("Did you mean “tournament”?");
    play(&["--seats", "human,vetran"]).ends(2).says("Did you mean veteran?");
    play(&["--seats", "human,wizard"]).ends(2).says("random, rookie, pilot, veteran");
    play(&["--name", "Ada", "Bob"]).ends(2).says("2 names, but one person plays here");
    let broken = home.file("broken.toml", "seats = 2\ndepht = 4\n");
    play(&["--set", &broken]).ends(3).says("broken.toml:2:1").says("`depth`");
    play(&["--set", "nowhere.toml"]).ends(3).says("nowhere.toml cannot be read");
}
