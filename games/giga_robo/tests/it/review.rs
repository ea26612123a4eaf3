//! Looking back at a bout agrees with what was told in it.

use giga_robo::{Event, GigaRobo};
use kernel::Seat;
use testkit::past::Past;

#[test]
fn armor_blows_and_dice_add_up_with_the_events() {
    let past = Past::<GigaRobo>::of("duel", 4);
    for (seat, armor) in (0..).map(Seat).zip(past.standing()) {
        let last = past.heard().filter_map(|event| match event {
            Event::Took { seat: who, left, .. } if *who == seat => Some(i64::from(left.left)),
            _ => None,
        });
        // Armor that is gained later only makes it more.
        assert!(last.last().is_none_or(|left| left <= armor), "{seat:?}");
        let faces = past.heard().filter_map(|event| match event {
            Event::Rolled { seat: who, faces } if *who == seat => {
                Some(faces.0.iter().map(|&face| i64::from(face)).sum::<i64>())
            }
            _ => None,
        });
        assert_eq!(past.got("gr-review-dice", seat).0, faces.sum::<i64>(), "{seat:?}");
    }
    assert!(!past.luck.is_empty() && !past.best().is_empty(), "there was a fight");
    for (seat, most) in past.best() {
        let lost = past.heard().filter_map(|event| match event {
            Event::Took { seat: victim, by: Some(by), left, .. } if *by == seat && *victim != seat => {
                Some(i64::from(left.lost))
            }
            _ => None,
        });
        assert_eq!(lost.max(), Some(most), "{seat:?}");
    }
}
