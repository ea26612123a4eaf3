//! Looking back at a bout agrees with what was told in it.

use heavy_hitters::{Event, HeavyHitters};
use kernel::Seat;
use testkit::past::Past;

/// GK-5.1: the cards of a deck.
const DECK: i64 = 25;

#[test]
fn cards_and_dice_add_up_with_the_events() {
    let past = Past::<HeavyHitters>::of("standard", 4);
    let seats = || (0..past.bout.seats()).map(Seat);
    let left = |seat: Seat| {
        let change = |event: &Event| match *event {
            Event::LostFromHand { seat: who, .. }
            | Event::LostFromDeck { seat: who, .. }
            | Event::LostFromLine { seat: who, .. }
                if who == seat =>
            {
                -1
            }
            Event::Repaired { seat: who, .. } if who == seat => 1,
            _ => 0,
        };
        DECK + past.heard().map(change).sum::<i64>()
    };
    assert_eq!(past.standing(), seats().map(left).collect::<Vec<i64>>());
    assert!(past.standing().iter().any(|&cards| cards < DECK), "cards were lost");
    for seat in seats() {
        let rolls: Vec<i64> = past
            .heard()
            .filter_map(|event| match *event {
                Event::RolledAttack { seat: who, first, second } if who == seat => {
                    Some(i64::from(first + second))
                }
                _ => None,
            })
            .collect();
        assert_eq!(past.got("gk-review-attack-dice", seat), (rolls.iter().sum(), rolls.len()));
    }
    assert!(past.luck.iter().any(|luck| luck.words.key == "gk-review-defence-dice"));
    let lost = seats().map(|seat| DECK - left(seat)).max().unwrap_or(0);
    assert!(past.best().iter().all(|&(_, cards)| (1..=lost).contains(&cards)), "{:?}", past.best());
}
