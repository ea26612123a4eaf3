//! The names of the named set-ups, and a set-up in words.

use super::names::{flag, letter};
use crate::GigaRobo;
use crate::build::Build;
use crate::content::{Content, name_of};
use crate::setup::{MAPS, Setup};
use kernel::{Library, Seat};
use tabletop::setup::word_of;
use words::{Arg, Message};

/// The name of a named set-up in words.
pub(super) fn title(name: &str) -> Option<Message> {
    let (_, setup) = GigaRobo::setups().into_iter().find(|(other, _)| other == name)?;
    let crews = match (setup.builds.is_empty(), setup.twins) {
        (true, _) => "usual",
        (false, true) => "twins",
        (false, false) => "exchanged",
    };
    let map = word_of(MAPS, &setup.map);
    let title = Message::new("gr-title").with("mode", setup.mode.word()).with("seats", setup.seats);
    Some(title.with("crews", crews).with("map", map))
}

/// The agreed choices, then every build.
pub(super) fn say(content: &Content, setup: &Setup) -> Vec<Message> {
    let map = setup.map.and_then(|map| content.maps.get(usize::from(map)));
    let summary = Message::new("gr-setup")
        .with("mode", Message::new("gr-mode").with("mode", setup.mode.word()))
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
