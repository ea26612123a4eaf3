//! The printed text: it can be said, and no two texts say the same.

use super::*;
use words::{Catalog, Message, Speaker};

pub(super) fn speaker() -> Speaker {
    let mut catalog = Catalog::new();
    catalog.add("en", include_str!("../../../words/cards.en.ftl")).expect("the words are sound");
    Speaker::new(&catalog, "en")
}

pub(super) fn say(speaker: &Speaker, message: &Message) -> String {
    let text = speaker.say(message);
    assert_eq!(speaker.faults(), [], "{text}");
    text
}

#[test]
fn dump() {
    let (content, speaker) = (house(), speaker());
    let mut show = |lines: Vec<Message>| {
        for line in lines {
            println!("{}", say(&speaker, &line));
        }
        println!();
    };
    for pilot in &content.pilots {
        pilot.abilities.iter().for_each(|ability| show(say_ability(&content, ability)));
        pilot.cards.iter().for_each(|card| show(say_card(&content, card)));
    }
    for robot in &content.robots {
        robot.abilities.iter().for_each(|ability| show(say_ability(&content, ability)));
        robot.cards.iter().for_each(|card| show(say_card(&content, card)));
    }
}
