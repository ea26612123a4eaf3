//! The first lesson and how to play, in scenario files that `tabletop::lesson` reads.

use crate::PacificRim;
use crate::content::Content;
use kernel::Moment;
use std::sync::Arc;
use tabletop::lesson::Page;
use words::Message;

/// The first lesson, in order.
const LESSON: [Page; 12] = [
    ("pr-lesson-card", include_str!("../lessons/first/01-card.toml")),
    ("pr-lesson-forward", include_str!("../lessons/first/02-forward.toml")),
    ("pr-lesson-further", include_str!("../lessons/first/03-further.toml")),
    ("pr-lesson-engage", include_str!("../lessons/first/04-engage.toml")),
    ("pr-lesson-pivot", include_str!("../lessons/first/05-pivot.toml")),
    ("pr-lesson-pay", include_str!("../lessons/first/06-pay.toml")),
    ("pr-lesson-shoot", include_str!("../lessons/first/07-shoot.toml")),
    ("pr-lesson-strike", include_str!("../lessons/first/08-strike.toml")),
    ("pr-lesson-replace", include_str!("../lessons/first/09-replace.toml")),
    ("pr-lesson-take", include_str!("../lessons/first/10-take.toml")),
    ("pr-lesson-circle", include_str!("../lessons/first/11-circle.toml")),
    ("pr-lesson-building", include_str!("../lessons/first/12-building.toml")),
];

/// How to play, in order; each with the part of the scene that it is about.
const PICTURES: [(Page, &str); 8] = [
    (("pr-picture-table", include_str!("../lessons/pictures/1-table.toml")), "plane:0"),
    (("pr-picture-board", include_str!("../lessons/pictures/2-board.toml")), "seat:1"),
    (("pr-picture-move", include_str!("../lessons/pictures/3-move.toml")), "plane:0"),
    (("pr-picture-engage", include_str!("../lessons/pictures/4-engage.toml")), "plane:0"),
    (("pr-picture-arcs", include_str!("../lessons/pictures/5-arcs.toml")), "plane:0"),
    (("pr-picture-dice", include_str!("../lessons/pictures/6-dice.toml")), "fight:0"),
    (("pr-picture-damage", include_str!("../lessons/pictures/7-damage.toml")), "seat:1"),
    (("pr-picture-building", include_str!("../lessons/pictures/8-building.toml")), "plane:0"),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<PacificRim>> {
    tabletop::lesson::lesson(&LESSON, content, Message::new)
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<PacificRim>> {
    tabletop::lesson::pictures(PICTURES.map(|(page, part)| (page, Some(part))), content, Message::new)
}
