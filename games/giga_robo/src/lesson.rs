//! The first lesson and how to play, in scenario files that `tabletop::lesson` reads.

use crate::GigaRobo;
use crate::content::Content;
use kernel::Moment;
use std::sync::Arc;
use tabletop::lesson::Page;
use words::Message;

/// The first lesson, in order.
const LESSON: [Page; 11] = [
    ("gr-lesson-heart", include_str!("../lessons/first/01-heart.toml")),
    ("gr-lesson-move", include_str!("../lessons/first/02-move.toml")),
    ("gr-lesson-attack", include_str!("../lessons/first/03-attack.toml")),
    ("gr-lesson-dice", include_str!("../lessons/first/04-dice.toml")),
    ("gr-lesson-respond", include_str!("../lessons/first/05-respond.toml")),
    ("gr-lesson-react", include_str!("../lessons/first/06-react.toml")),
    ("gr-lesson-rage", include_str!("../lessons/first/07-rage.toml")),
    ("gr-lesson-combo", include_str!("../lessons/first/08-combo.toml")),
    ("gr-lesson-push", include_str!("../lessons/first/09-push.toml")),
    ("gr-lesson-cooldown", include_str!("../lessons/first/10-cooldown.toml")),
    ("gr-lesson-last", include_str!("../lessons/first/11-last.toml")),
];

/// How to play, in order; each with the part of the scene that it is about.
const PICTURES: [(Page, &str); 10] = [
    (("gr-picture-city", include_str!("../lessons/pictures/01-city.toml")), "city:0"),
    (("gr-picture-start", include_str!("../lessons/pictures/02-start.toml")), "seat:0"),
    (("gr-picture-cover", include_str!("../lessons/pictures/03-cover.toml")), "city:0"),
    (("gr-picture-dice", include_str!("../lessons/pictures/04-dice.toml")), "combat:0"),
    (("gr-picture-responses", include_str!("../lessons/pictures/05-responses.toml")), "order:0"),
    (("gr-picture-meter", include_str!("../lessons/pictures/06-meter.toml")), "seat:0"),
    (("gr-picture-collision", include_str!("../lessons/pictures/07-collision.toml")), "city:0"),
    (("gr-picture-tiles", include_str!("../lessons/pictures/08-tiles.toml")), "city:0"),
    (("gr-picture-barriers", include_str!("../lessons/pictures/09-barriers.toml")), "city:0"),
    (("gr-picture-over", include_str!("../lessons/pictures/10-over.toml")), "city:0"),
];

/// The first lesson.
pub(crate) fn lesson(content: &Arc<Content>) -> Vec<Moment<GigaRobo>> {
    tabletop::lesson::lesson(&LESSON, content, Message::new)
}

/// How to play, in pictures.
pub(crate) fn pictures(content: &Arc<Content>) -> Vec<Moment<GigaRobo>> {
    tabletop::lesson::pictures(PICTURES.map(|(page, part)| (page, Some(part))), content, Message::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prose::tests::house;
    use kernel::{Bout, Dealer, Input, Seat};

    /// The bout after the right answer, with the chance that everybody who learns meets.
    fn after(page: &Moment<GigaRobo>) -> Bout<GigaRobo> {
        let (seat, answer) = (page.seat.expect("a seat"), page.answer.expect("an answer"));
        let mut bout = page.bout.clone();
        bout.play(Input::Answer(seat, answer)).expect("legal");
        bout.settle(&mut Dealer::new(0));
        bout
    }

    /// Tests that the words of the lesson come true with the chance that every learner gets.
    #[test]
    fn the_dice_of_the_lesson_succeed() {
        let pages = lesson(&house());
        let dice = after(&pages[3]);
        assert_eq!(dice.table().player(Seat(1)).armor, 34, "three successes of 2 damage");
        let last = after(&pages[10]);
        assert_eq!(last.outcome().map(|outcome| outcome.place(Seat(0))), Some(1), "A does not win");
    }
}
