//! One table of choices: the file both ways, the form, the refusals, the schema.

use kernel::{OptionKind, OptionValue, Seat};
use tabletop::setup::{Choices, Word, word_of};

#[derive(Clone, PartialEq, Debug)]
struct Setup {
    seats: u8,
    pace: Pace,
    twins: bool,
    hand: Option<u8>,
    first: Option<Seat>,
    map: u8,
    stops: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Pace {
    Slow,
    Fast,
}

#[derive(PartialEq, Debug)]
enum Illegal {
    Seats(u8),
    Hand(u8),
    First(Seat),
}

const PACES: &[Word<Pace>] = &[("slow", Pace::Slow, "Slowly."), ("fast", Pace::Fast, "Quickly.")];
const MAPS: &[Word<()>] = &[("plain", (), "A plain."), ("hills", (), "Hills.")];

/// Twins are usual with three seats alone.
fn usual(seats: u8) -> Setup {
    Setup { seats, pace: Pace::Slow, twins: seats == 3, hand: None, first: None, map: 0, stops: Vec::new() }
}

fn choices() -> Choices<Setup, Illegal> {
    let place = |setup: &Setup| (setup.map < 2).then_some(usize::from(setup.map));
    Choices::of("xx", "XX-1", 2..=3, usual, |setup| &mut setup.seats)
        .refused(Illegal::Seats)
        .one_of("pace", "XX-2", "How fast", PACES, |setup| &mut setup.pace)
        .switch("twins", "XX-3", "Whether there are twins", |setup| &mut setup.twins)
        .number("hand", "XX-4", "Cards in hand", 1..=5, |setup| &mut setup.hand)
        .refused(Illegal::Hand)
        .starter("XX-5", |setup| &mut setup.first, Illegal::First)
        .place(["map", "XX-6", "The map"], MAPS, place, |setup, place| setup.map = place)
        .by_hand()
        .list("stops", "XX-7", "Where to stop", |setup| &mut setup.stops)
}

fn read(text: &str) -> Result<Setup, Vec<String>> {
    let rest = |table: &tabletop::sheet::Table<'_>, setup: &mut Setup| {
        setup.map = table.number_or("map", 0..=9u8, 0);
    };
    let told = |faults: Vec<kernel::Fault>| faults.into_iter().map(|fault| fault.what).collect();
    choices().read(text, None, rest).map_err(told)
}

#[test]
fn what_is_left_out_is_as_usual_with_so_many_seats() {
    assert_eq!(read(""), Ok(usual(2)));
    assert_eq!(read("seats = 3"), Ok(usual(3)));
    assert_eq!(read("seats = 3\ntwins = false"), Ok(Setup { twins: false, ..usual(3) }));
    assert_eq!(read("first = 'chance'\nrefused = ['XX-1']"), Ok(usual(2)));
}

#[test]
fn what_is_not_usual_is_written_and_read_again() {
    let all = Setup {
        seats: 3,
        pace: Pace::Fast,
        twins: false,
        hand: Some(4),
        first: Some(Seat(2)),
        map: 0,
        stops: vec![3, 200],
    };
    let lines = choices().write(&all);
    assert_eq!(
        lines,
        [
            "seats = 3",
            "pace = \"fast\"",
            "twins = false",
            "hand = 4",
            "first = \"C\"",
            "stops = [\"3\", \"200\"]"
        ]
    );
    assert_eq!(read(&lines.join("\n")), Ok(all));
    assert_eq!(
        choices().write(&Setup { map: 7, ..usual(3) }),
        ["seats = 3"],
        "the map is for the game to write"
    );
}

#[test]
fn all_faults_of_a_file_are_told_at_once() {
    let told = read("pace = 'fsat'\ntwins = 1\nhand = 'two'\nfirst = 'D'\nstops = ['1', '300', 4]\nhnad = 2")
        .expect_err("faulty");
    assert_eq!(told.len(), 7, "{told:?}");
    assert!(told[4].contains("too large") && told[5].contains("text"), "{told:?}");
    assert_eq!(told[0], "`pace` cannot be `fsat`");
    assert_eq!(told[6], "nothing is known by the name `hnad`");
}

#[test]
fn what_is_out_of_its_bounds_is_refused_by_the_rules_and_not_by_the_reader() {
    let setup = read("seats = 9\nhand = 0\nfirst = 'B'").expect("it can be read");
    assert_eq!(choices().refusals(&setup), [Illegal::Seats(9), Illegal::Hand(0)]);
    let absent = Setup { first: Some(Seat(2)), ..usual(2) };
    assert_eq!(choices().check(&absent), Err(vec![Illegal::First(Seat(2))]));
    assert_eq!(choices().check(&Setup { first: Some(Seat(2)), hand: Some(5), ..usual(3) }), Ok(()));
}

#[test]
fn the_form_has_every_choice_with_its_usual_value() {
    let options = choices().options();
    let usual: Vec<(&str, &OptionValue)> =
        options.iter().map(|option| (option.key.as_str(), &option.usual)).collect();
    let text = |text: &str| OptionValue::Text(text.to_owned());
    let wanted = [
        ("seats", &OptionValue::Number(2)),
        ("pace", &text("slow")),
        ("twins", &OptionValue::Open),
        ("hand", &OptionValue::Open),
        ("first", &text("chance")),
        ("map", &text("plain")),
    ];
    assert_eq!(usual, wanted);
    let OptionKind::OneOf(starters) = &options[4].kind else { panic!("a word") };
    let starters: Vec<&str> = starters.iter().map(|choice| choice.value.as_str()).collect();
    assert_eq!(starters, ["chance", "A", "B", "C"]);
    assert_eq!(options[1].about.key, "xx-option-pace-about");
    let fixed = Choices::<Setup, Illegal>::of("xx", "XX-1", 2..=2, self::usual, |setup| &mut setup.seats);
    assert!(fixed.options().is_empty(), "there is nothing to choose");
}

#[test]
fn editors_are_told_of_every_key() {
    let schema =
        choices().schema("A set-up", Some(serde_json::json!({ "map": { "description": "A map." } })));
    assert_eq!(tabletop::schema::unexplained(&schema), [""; 0]);
    let schema: serde_json::Value = serde_json::from_str(&schema).expect("JSON");
    assert_eq!(schema["properties"]["hand"]["description"], "Cards in hand (XX-4).");
    assert_eq!(schema["properties"]["map"]["description"], "A map.", "what the game reads it describes");
}

#[test]
fn words_and_arguments_follow_from_the_value() {
    assert_eq!(word_of(PACES, &Pace::Fast), "fast");
    let args = choices().args(&Setup { hand: Some(3), map: 9, ..usual(3) });
    let args: Vec<String> = args.into_iter().map(|(name, arg)| format!("{name} {arg:?}")).collect();
    assert_eq!(args.len(), 7);
    assert!(
        args[2].contains("yes")
            && args[3].contains('3')
            && args[5].contains("open")
            && args[6].contains("open"),
        "{args:?}"
    );
}
