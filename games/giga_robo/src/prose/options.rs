//! The choices before a bout, and a set-up in words.

use super::names::{flag, letter};
use super::refusal::mode_word;
use crate::GigaRobo;
use crate::build::Build;
use crate::content::{Content, name_of};
use crate::setup::{Mode, Setup, Watch};
use crate::table::SEATS;
use kernel::{Library, OptionChoice, OptionKind, OptionValue, Seat, SetupOption};
use words::{Arg, Message};

/// The winner of the start roll chooses the map.
pub(crate) const BY_ROLL: &str = "roll";

/// The codes of the maps that every pack has (GR-1.13).
pub(crate) const MAPS: [&str; 2] = ["A", "B"];

/// GR-2.1 to GR-2.3, GR-3.4, GR-3.25: all that can be chosen besides builds.
pub(super) fn all() -> Vec<SetupOption<Message>> {
    let seats = OptionKind::Number { least: 2, most: SEATS as u32 };
    let modes = [Mode::Duel, Mode::Team, Mode::FreeForAll].map(mode_word);
    let modes = one_of(&modes, |word| Message::new("gr-mode").with("mode", word));
    let maps =
        one_of(&[BY_ROLL, MAPS[0], MAPS[1]], |word| Message::new("gr-option-map-of").with("map", word));
    let watches = Watch::ALL.map(watch_word);
    let watches = one_of(&watches, |word| Message::new("gr-option-watch-of").with("watch", word));
    let word = |word: &str| OptionValue::Text(word.to_owned());
    vec![
        option(
            "seats",
            ["gr-option-seats", "gr-option-seats-about"],
            "GR-1.1",
            seats,
            OptionValue::Number(2),
        ),
        option("mode", ["gr-option-mode", "gr-option-mode-about"], "GR-3.1", modes, OptionValue::Open),
        option(
            "twins",
            ["gr-option-twins", "gr-option-twins-about"],
            "GR-3.4",
            OptionKind::Switch,
            OptionValue::Open,
        ),
        option("map", ["gr-option-map", "gr-option-map-about"], "GR-3.25", maps, word(BY_ROLL)),
        option(
            "watch",
            ["gr-option-watch", "gr-option-watch-about"],
            "GR-T5",
            watches,
            word(watch_word(Watch::default())),
        ),
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

/// The name of a named set-up in words.
pub(super) fn title(name: &str) -> Option<Message> {
    let (_, setup) = GigaRobo::setups().into_iter().find(|(other, _)| other == name)?;
    let crews = match (setup.builds.is_empty(), setup.twins) {
        (true, _) => "usual",
        (false, true) => "twins",
        (false, false) => "exchanged",
    };
    let map = setup.map.and_then(|map| MAPS.get(usize::from(map)).copied()).unwrap_or(BY_ROLL);
    let title = Message::new("gr-title").with("mode", mode_word(setup.mode)).with("seats", setup.seats);
    Some(title.with("crews", crews).with("map", map))
}

/// The agreed choices, then every build.
pub(super) fn say_setup(content: &Content, setup: &Setup) -> Vec<Message> {
    let map = setup.map.and_then(|map| content.maps.get(usize::from(map)));
    let summary = Message::new("gr-setup")
        .with("mode", Message::new("gr-mode").with("mode", mode_word(setup.mode)))
        .with("seats", setup.seats)
        .with("twins", flag(setup.twins))
        .with("agreed", flag(map.is_some()))
        .with("map", map.map_or_else(|| Arg::Text(String::new()), |map| name_of(&map.names)));
    let builds = setup.all_builds(content).into_iter();
    let builds = (0..).map(Seat).zip(builds).map(|(seat, build)| say_build(content, seat, &build));
    std::iter::once(summary).chain(builds).collect()
}

/// GR-3.2 to GR-3.10: who flies what with which abilities and cards; a build that cannot be is named as such.
fn say_build(content: &Content, seat: Seat, build: &Build) -> Message {
    if !build.check(content).is_empty() {
        return Message::new("gr-setup-faulty").with("seat", letter(seat));
    }
    let (pilot, robot) =
        (&content.pilots[usize::from(build.pilot)], &content.robots[usize::from(build.robot)]);
    let name = |names| Message::new("gr-name").with("name", name_of(names));
    let abilities = build.abilities.iter().map(|place| name(&robot.abilities[usize::from(*place)].names));
    let cards = build.cards.iter().map(|card| name(&content.card(build.pilot, build.robot, card).names));
    Message::new("gr-setup-build")
        .with("seat", letter(seat))
        .with("pilot", name_of(&pilot.names))
        .with("robot", name_of(&robot.names))
        .with("ability", name_of(&pilot.abilities[usize::from(build.pilot_ability)].names))
        .with("abilities", abilities.collect::<Vec<_>>())
        .with("ultimate", name_of(&content.card(build.pilot, build.robot, build.ultimate).names))
        .with("cards", cards.collect::<Vec<_>>())
}

/// When the seats are asked, as a word of selectors.
fn watch_word(watch: Watch) -> &'static str {
    match watch {
        Watch::Every => "every",
        Watch::Could => "could",
        Watch::Key => "key",
    }
}
