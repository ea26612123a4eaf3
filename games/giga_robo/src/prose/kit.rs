//! Builds in words: everything for the player who made it, and the public part for others.

use crate::build::Build;
use crate::content::{Cards, Content, Pilot, Robot, name_of};
use std::collections::BTreeMap;
use words::Message;

/// Who flies what, with which abilities and cards.
pub(crate) fn say_kit(content: &Content, build: &Build) -> Vec<Message> {
    let (pilot, robot) = crew(content, build);
    let abilities = build.abilities.iter().map(|place| name(&robot.abilities[usize::from(*place)].names));
    let cards = |robots: bool| build.cards.iter().filter(move |card| card.is_robots() == robots);
    let list = |part: &'static str, list: Vec<Message>| {
        Message::new("gr-kit-line").with("part", part).with("count", list.len()).with("list", list)
    };
    let names = |cards: Cards| -> Vec<Message> {
        cards.iter().map(|card| name(&content.card(build.pilot, build.robot, card).names)).collect()
    };
    vec![
        say_crew(content, build),
        list("pilot-ability", vec![name(&pilot.abilities[usize::from(build.pilot_ability)].names)]),
        list("abilities", abilities.collect()),
        list("ultimate", names(Cards::only(build.ultimate))),
        list("pilots", names(cards(false).collect())),
        list("robots", names(cards(true).collect())),
    ]
}

/// GR-R47: pilot and robot, which are picked in the open (GR-3.2); the rest of a build is made in secret.
pub(crate) fn say_crew(content: &Content, build: &Build) -> Message {
    let (pilot, robot) = crew(content, build);
    say_pair(pilot, robot)
}

/// A pilot in a robot.
pub(crate) fn say_pair(pilot: &Pilot, robot: &Robot) -> Message {
    Message::new("gr-kit-pair").with("pilot", name_of(&pilot.names)).with("robot", name_of(&robot.names))
}

/// The numbers of a pilot.
pub(crate) fn say_pilot(pilot: &Pilot) -> Message {
    Message::new("gr-kit-pilot")
        .with("heart", pilot.heart)
        .with("rage", pilot.rage)
        .with("power", pilot.power)
        .with("most", pilot.max_fs)
}

/// The numbers of a robot.
pub(crate) fn say_robot(robot: &Robot) -> Message {
    Message::new("gr-kit-robot")
        .with("armor", robot.armor)
        .with("speed", robot.speed)
        .with("defense", robot.defense)
}

/// All of a pilot: the numbers, and what there is to choose from.
pub(super) fn say_all_of_pilot(pilot: &Pilot) -> Vec<Message> {
    let abilities = pilot.abilities.iter().map(|ability| name(&ability.names));
    let cards = pilot.cards.iter().map(|card| name(&card.names));
    vec![
        name(&pilot.names),
        say_pilot(pilot),
        offer("pilot-abilities", abilities.collect()),
        offer("cards", cards.collect()),
    ]
}

/// All of a robot: the numbers, and what there is to choose from.
pub(super) fn say_all_of_robot(robot: &Robot) -> Vec<Message> {
    let abilities = robot.abilities.iter().map(|ability| name(&ability.names));
    let cards = |ultimate: bool| robot.cards.iter().filter(move |card| card.ultimate == ultimate);
    vec![
        name(&robot.names),
        say_robot(robot),
        offer("robot-abilities", abilities.collect()),
        offer("ultimates", cards(true).map(|card| name(&card.names)).collect()),
        offer("cards", cards(false).map(|card| name(&card.names)).collect()),
    ]
}

fn offer(part: &'static str, list: Vec<Message>) -> Message {
    Message::new("gr-kit-offer").with("part", part).with("list", list)
}

fn crew<'a>(content: &'a Content, build: &Build) -> (&'a Pilot, &'a Robot) {
    (&content.pilots[usize::from(build.pilot)], &content.robots[usize::from(build.robot)])
}

fn name(names: &BTreeMap<String, String>) -> Message {
    Message::new("gr-name").with("name", name_of(names))
}
