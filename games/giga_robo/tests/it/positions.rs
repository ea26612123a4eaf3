//! Positions and set-ups written by hand: they are short, and every fault is reported.

use giga_robo::{GigaRobo, Setup};
use kernel::{Cited, Library, Notation, OptionKind, Prose, Rules};
use std::collections::BTreeSet;

#[test]
fn all_faults_of_a_position_are_told() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let text = "stak = 3\n[robots.A]\nat = \"9,9\"\n[robots.B]\nhand = [\"NOPE\"]\n\
                [city]\n\"1,0\" = \"tier 3\"\n[deck]\nNOPE = 3\n";
    let faults = GigaRobo::read_position(text, None, &content).expect_err("faulty");
    for what in ["`9,9` is no hex", "such a card", "Tier 1 or 2", "no such Impact Card", "by the name `stak`"]
    {
        assert!(faults.iter().any(|fault| fault.what.contains(what)), "{what} is not among {faults:?}");
    }
}

/// GR-1.13, GR-13.2: too many pieces, or values that do not follow from the dice, are refused at their place.
#[test]
fn what_cannot_lie_there_is_told_where_it_stands() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let mut hexes = GigaRobo::read_position("[robots.A]\n[robots.B]\n", None, &content)
        .map(|bout| {
            bout.content().boards[0]
                .plain
                .iter()
                .map(|cell| bout.content().boards[0].grid.hex(cell))
                .collect::<Vec<_>>()
        })
        .expect("a sound position");
    hexes.truncate(usize::from(content.supply[1]) + 1);
    let built: Vec<String> = hexes.iter().map(|hex| format!("\"{hex}\" = \"tier 2\"\n")).collect();
    let text =
        format!("aside = [1]\n[robots.A]\n[robots.B]\n[used]\nGAS-MAIN = 9\n[city]\n{}", built.concat());
    let faults = GigaRobo::read_position(&text, None, &content).expect_err("faulty");
    let told: Vec<String> =
        faults.iter().map(|fault| format!("{} | {}", &text[fault.span.clone()], fault.what)).collect();
    let wanted = [
        "| there are no more Structures of Tier 2",
        "| there are 9 GAS-MAIN, but only",
        "| the dice that are set aside are []",
    ];
    for what in wanted {
        assert!(told.iter().any(|fault| fault.contains(what)), "{what} is not among {told:?}");
    }
    assert_eq!(told.len(), wanted.len(), "{told:?}");
    assert!(told.iter().any(|fault| fault.starts_with("\"tier 2\" |")), "{told:?}");
}

/// GR-28.2: a co-pilot keeps the cards of the pilot alone.
#[test]
fn a_copilot_has_no_robot_cards() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let with = |cards: &str| {
        format!(
            r#"mode = "team"
[robots.A]
pilot = "DASH"
robot = "AYZN"
state = "copilot of C"
at = "nowhere"
{cards}
[robots.B]
[robots.C]
[robots.D]
"#
        )
    };
    let bout = GigaRobo::read_position(&with(""), None, &content).expect("a sound position");
    let text = GigaRobo::write_position(&bout);
    let hand = text.lines().find(|line| line.starts_with("hand")).expect("A has a hand");
    assert!(!hand.contains("SCHNELLER-SCHLAG"), "{hand}");
    let faults =
        GigaRobo::read_position(&with("hand = [\"SCHNELLER-SCHLAG\"]"), None, &content).expect_err("faulty");
    let told: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
    assert_eq!(told, ["the robot cards of a co-pilot have left the game (GR-28.2)"]);
}

#[test]
fn every_set_up_is_read_as_it_was_written() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    for (name, setup) in GigaRobo::setups() {
        let text = GigaRobo::write_setup(&setup).expect("a set-up can be written");
        assert_eq!(GigaRobo::read_setup(&text, None, &content), Ok(setup), "{name}");
    }
}

/// Every value of every option, as it stands in a set-up.
fn choices() -> Vec<(String, Vec<String>)> {
    let option = |option: kernel::SetupOption<_>| {
        let values = match option.kind {
            OptionKind::Switch => vec!["true".to_owned(), "false".to_owned()],
            OptionKind::Number { least, most } => (least..=most).map(|number| number.to_string()).collect(),
            OptionKind::OneOf(choices) => {
                choices.iter().map(|choice| format!("{:?}", choice.value)).collect()
            }
        };
        (option.key, values)
    };
    GigaRobo::options().into_iter().map(option).collect()
}

#[test]
fn every_option_that_is_offered_is_read_and_refused_by_rule_alone() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let (mut allowed, mut rules) = (0, BTreeSet::new());
    let mut texts = vec![String::new()];
    for (key, values) in choices() {
        let with =
            |text: &String| values.iter().map(|value| format!("{text}{key} = {value}\n")).collect::<Vec<_>>();
        texts.extend(texts.iter().flat_map(with).collect::<Vec<_>>());
    }
    for text in texts {
        let setup =
            GigaRobo::read_setup(&text, None, &content).unwrap_or_else(|faults| panic!("{text}{faults:?}"));
        match GigaRobo::open(&setup, &content) {
            Ok(opening) => allowed += usize::from(opening.seats >= 2),
            Err(refusals) => rules.extend(refusals.iter().map(Cited::rule)),
        }
    }
    assert!(allowed > 60, "{allowed}");
    assert_eq!(rules, BTreeSet::from(["GR-2.1", "GR-2.2", "GR-2.3"]));
}

#[test]
fn what_is_left_alone_follows_from_the_seats() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    for seats in 2..=6 {
        let setup = GigaRobo::read_setup(&format!("seats = {seats}"), None, &content).expect("a set-up");
        assert_eq!(setup, Setup::standard(seats));
        assert!(GigaRobo::open(&setup, &content).is_ok());
    }
    let by_roll = GigaRobo::read_setup("map = \"roll\"", None, &content).expect("a set-up");
    assert_eq!(by_roll, Setup::standard(2));
}

#[test]
fn every_named_set_up_has_a_title_of_its_own() {
    let titles: Vec<_> = GigaRobo::setups().iter().map(|(name, _)| GigaRobo::say_setup_name(name)).collect();
    assert!(titles.iter().all(Option::is_some));
    assert!((1..titles.len()).all(|at| !titles[..at].contains(&titles[at])), "{titles:?}");
    assert!(titles.len() < 15, "a list that can be looked through");
}

#[test]
fn a_build_is_chosen_by_codes() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let text =
        "map = \"B\"\n[[build]]\npilot = \"DASH\"\nrobot = \"DAI-RAIJIN-V\"\nultimate = \"STORM-CALLER\"\n";
    let setup: Setup = GigaRobo::read_setup(text, None, &content).expect("a set-up");
    assert_eq!((setup.seats, setup.map, setup.builds.len()), (2, Some(1), 1));
    let quick = giga_robo::build::Build::quick(&content, 0, 1);
    let build = setup.builds[0].expect("a build is chosen");
    assert_ne!(build.ultimate, quick.ultimate);
    assert_eq!(build.cards, quick.cards);
}

/// GR-3.20: "Crusade" takes a quarter of the Armor at the start and gives none back later.
#[test]
fn a_robot_may_begin_with_three_quarters_of_its_armor() {
    let content = GigaRobo::content(&GigaRobo::house()).expect("the house pack has no faults");
    let text = "[[build]]\npilot = \"NORIKO-NAGARE\"\nrobot = \"AYZN\"\npilot-ability = \"CRUSADE\"\n";
    let setup: Setup = GigaRobo::read_setup(text, None, &content).expect("a set-up");
    let opening = GigaRobo::open(&setup, &content).expect("it is legal");
    assert_eq!(opening.table.player(kernel::Seat(0)).armor, 30);
}
