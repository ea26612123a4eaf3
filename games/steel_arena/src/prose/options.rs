//! The choices before a bout, the names of the named set-ups, and a set-up in words.

use crate::notation::{MODES, letter};
use crate::setup::{LAYOUTS, Setup};
use crate::table::SEATS;
use kernel::{OptionChoice, OptionKind, OptionValue, Seat, SetupOption};
use words::Message;

/// Who starts where nobody is named.
const BY_CHANCE: &str = "chance";

/// SA-2.1, SA-2.8, SA-R1: all that can be chosen, in the order in which one chooses.
pub(super) fn all() -> Vec<SetupOption<Message>> {
    let number = OptionKind::Number { least: 2, most: SEATS as u32 };
    let word = |word: &str| OptionValue::Text(word.to_owned());
    let modes =
        one_of(&MODES.map(|(word, _)| word), |word| Message::new("sa-option-mode-of").with("mode", word));
    let layouts = one_of(&LAYOUTS.map(|(word, _)| word), |word| {
        Message::new("sa-option-layout-of").with("layout", word)
    });
    let seats: Vec<String> = (0..SEATS as u8).map(|seat| letter(Seat(seat))).collect();
    let starters: Vec<&str> = std::iter::once(BY_CHANCE).chain(seats.iter().map(String::as_str)).collect();
    let starters = one_of(&starters, |word| Message::new("sa-option-first-of").with("first", word));
    vec![
        option(
            "seats",
            ["sa-option-seats", "sa-option-seats-about"],
            "SA-1.7",
            number,
            OptionValue::Number(2),
        ),
        option("mode", ["sa-option-mode", "sa-option-mode-about"], "SA-20.2", modes, word("base")),
        option(
            "team",
            ["sa-option-team", "sa-option-team-about"],
            "SA-21.1",
            OptionKind::Switch,
            OptionValue::Switch(false),
        ),
        option("layout", ["sa-option-layout", "sa-option-layout-about"], "SA-2.8", layouts, word("round")),
        option("first", ["sa-option-first", "sa-option-first-about"], "SA-R1", starters, word(BY_CHANCE)),
    ]
}

fn option(
    key: &str,
    [name, about]: [&'static str; 2],
    rule: &'static str,
    kind: OptionKind<Message>,
    usual: OptionValue,
) -> SetupOption<Message> {
    let (words, about) = (Message::new(name), Message::new(about));
    SetupOption { key: key.to_owned(), words, about, rule, kind, usual }
}

fn one_of(values: &[&str], words: impl Fn(&str) -> Message) -> OptionKind<Message> {
    let choice = |value: &&str| OptionChoice { value: (*value).to_owned(), words: words(value) };
    OptionKind::OneOf(values.iter().map(choice).collect())
}

/// The name of a named set-up.
pub(super) fn title(name: &str) -> Option<Message> {
    let setups = <crate::SteelArena as kernel::Library>::setups();
    let (_, setup) = setups.into_iter().find(|(other, _)| other == name)?;
    let first = setup.first.map_or("chance", |_| "last");
    Some(summary(&setup).with("first", first))
}

fn summary(setup: &Setup) -> Message {
    let mode = MODES.iter().find(|(_, expert)| *expert == setup.expert).map_or("base", |(word, _)| word);
    let team = if setup.team { "yes" } else { "no" };
    let field = setup.layout().unwrap_or("other");
    let said = Message::new("sa-setup").with("seats", setup.seats).with("mode", mode);
    said.with("team", team).with("field", field)
}

/// The agreed choices, line by line.
pub(super) fn say_setup(setup: &Setup) -> Vec<Message> {
    let first = setup.first.map_or(BY_CHANCE.to_owned(), letter);
    let starts = Message::new("sa-option-first-of").with("first", first);
    vec![summary(setup).with("first", "chance"), starts]
}
