//! The first lesson and how to play, in scenario files that `tabletop::lesson` reads.

use crate::HeavyHitters;
use crate::content::Content;
use kernel::Moment;
use std::sync::Arc;
use tabletop::lesson::Page;
use words::Message;

/// The first lesson, in order.
const LESSON: [Page; 12] = [
    ("gk-lesson-look", include_str!("../lessons/first/01-look.toml")),
    ("gk-lesson-fly", include_str!("../lessons/first/02-fly.toml")),
    ("gk-lesson-deploy", include_str!("../lessons/first/03-deploy.toml")),
    ("gk-lesson-declare", include_str!("../lessons/first/04-declare.toml")),
    ("gk-lesson-fire", include_str!("../lessons/first/05-fire.toml")),
    ("gk-lesson-flank", include_str!("../lessons/first/06-flank.toml")),
    ("gk-lesson-over", include_str!("../lessons/first/07-over.toml")),
    ("gk-lesson-lose", include_str!("../lessons/first/08-lose.toml")),
    ("gk-lesson-red-line", include_str!("../lessons/first/09-red-line.toml")),
    ("gk-lesson-tag", include_str!("../lessons/first/10-tag.toml")),
    ("gk-lesson-demolish", include_str!("../lessons/first/11-demolish.toml")),
    ("gk-lesson-win", include_str!("../lessons/first/12-win.toml")),
];

/// How to play, in order; each with the part of the scene that it is about.
const PICTURES: [(Page, &str); 8] = [
    (("gk-picture-city", include_str!("../lessons/pictures/1-city.toml")), "city:0"),
    (("gk-picture-deck", include_str!("../lessons/pictures/2-deck.toml")), "seat:0"),
    (("gk-picture-line", include_str!("../lessons/pictures/3-line.toml")), "volley:0"),
    (("gk-picture-front", include_str!("../lessons/pictures/4-front.toml")), "city:0"),
    (("gk-picture-dice", include_str!("../lessons/pictures/5-dice.toml")), "attack:0"),
    (("gk-picture-spot", include_str!("../lessons/pictures/6-spot.toml")), "city:0"),
    (("gk-picture-tags", include_str!("../lessons/pictures/7-tags.toml")), "city:0"),
    (("gk-picture-over", include_str!("../lessons/pictures/8-over.toml")), "city:0"),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<HeavyHitters>> {
    tabletop::lesson::lesson(&LESSON, content, Message::new)
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<HeavyHitters>> {
    tabletop::lesson::pictures(PICTURES.map(|(page, part)| (page, Some(part))), content, Message::new)
}
