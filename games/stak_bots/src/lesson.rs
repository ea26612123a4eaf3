//! The first lesson and how to play, in scenario files that `tabletop::lesson` reads.

use crate::StakBots;
use crate::content::Content;
use kernel::Moment;
use std::sync::Arc;
use tabletop::lesson::Page;
use words::Message;

/// The first lesson, in order.
const LESSON: [Page; 8] = [
    ("sb-lesson-play", include_str!("../lessons/first/1-play.toml")),
    ("sb-lesson-fighter", include_str!("../lessons/first/2-fighter.toml")),
    ("sb-lesson-attack", include_str!("../lessons/first/3-attack.toml")),
    ("sb-lesson-enough", include_str!("../lessons/first/4-enough.toml")),
    ("sb-lesson-feed", include_str!("../lessons/first/5-feed.toml")),
    ("sb-lesson-effect", include_str!("../lessons/first/6-effect.toml")),
    ("sb-lesson-choose", include_str!("../lessons/first/7-choose.toml")),
    ("sb-lesson-win", include_str!("../lessons/first/8-win.toml")),
];

/// How to play, in order.
const PICTURES: [Page; 5] = [
    ("sb-picture-staks", include_str!("../lessons/pictures/1-staks.toml")),
    ("sb-picture-hand", include_str!("../lessons/pictures/2-hand.toml")),
    ("sb-picture-battle", include_str!("../lessons/pictures/3-battle.toml")),
    ("sb-picture-effect", include_str!("../lessons/pictures/4-effect.toml")),
    ("sb-picture-over", include_str!("../lessons/pictures/5-over.toml")),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<StakBots>> {
    tabletop::lesson::lesson(&LESSON, content, Message::new)
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<StakBots>> {
    tabletop::lesson::pictures(PICTURES.map(|page| (page, None)), content, Message::new)
}
