//! The first lesson and how to play, in scenario files that `tabletop::lesson` reads.

use crate::SteelArena;
use crate::content::Content;
use kernel::Moment;
use std::sync::Arc;
use tabletop::lesson::Page;
use words::Message;

/// The first lesson, in order.
const LESSON: [Page; 10] = [
    ("sa-lesson-place", include_str!("../lessons/first/01-place.toml")),
    ("sa-lesson-turn", include_str!("../lessons/first/02-turn.toml")),
    ("sa-lesson-module", include_str!("../lessons/first/03-module.toml")),
    ("sa-lesson-shot", include_str!("../lessons/first/04-shot.toml")),
    ("sa-lesson-armour", include_str!("../lessons/first/05-armour.toml")),
    ("sa-lesson-cool", include_str!("../lessons/first/06-cool.toml")),
    ("sa-lesson-speedy", include_str!("../lessons/first/07-speedy.toml")),
    ("sa-lesson-push", include_str!("../lessons/first/08-push.toml")),
    ("sa-lesson-behind", include_str!("../lessons/first/09-behind.toml")),
    ("sa-lesson-last", include_str!("../lessons/first/10-last.toml")),
];

/// How to play, in order.
const PICTURES: [Page; 9] = [
    ("sa-picture-field", include_str!("../lessons/pictures/1-field.toml")),
    ("sa-picture-robot", include_str!("../lessons/pictures/2-robot.toml")),
    ("sa-picture-heat", include_str!("../lessons/pictures/3-heat.toml")),
    ("sa-picture-attack", include_str!("../lessons/pictures/4-attack.toml")),
    ("sa-picture-defence", include_str!("../lessons/pictures/5-defence.toml")),
    ("sa-picture-collision", include_str!("../lessons/pictures/6-collision.toml")),
    ("sa-picture-terrain", include_str!("../lessons/pictures/7-terrain.toml")),
    ("sa-picture-trophies", include_str!("../lessons/pictures/8-trophies.toml")),
    ("sa-picture-over", include_str!("../lessons/pictures/9-over.toml")),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<SteelArena>> {
    tabletop::lesson::lesson(&LESSON, content, Message::new)
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<SteelArena>> {
    tabletop::lesson::pictures(PICTURES.map(|page| (page, None)), content, Message::new)
}
