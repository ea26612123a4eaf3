//! Looking back at a battle agrees with what was told in it.

use kernel::Seat;
use pacific_rim::content::Side;
use pacific_rim::{Event, PacificRim};
use testkit::past::Past;

#[test]
fn points_successes_and_damage_add_up_with_the_events() {
    let fought = (0..8).filter(|&seed| adds_up(&Past::of("standard", seed))).count();
    assert!(fought > 0, "somebody attacked");
}

/// Whether anybody attacked with success in this battle.
fn adds_up(past: &Past<PacificRim>) -> bool {
    let table = past.bout.table();
    let scored = |seat: Seat| {
        let points = past.heard().filter_map(|event| match *event {
            Event::Scored { side, points } if side == table.side(seat) => Some(i64::from(points)),
            _ => None,
        });
        points.sum::<i64>()
    };
    assert_eq!(past.standing(), (0..past.bout.seats()).map(|seat| scored(Seat(seat))).collect::<Vec<i64>>());
    // What is rolled for a building is nobody's luck.
    let rolled = |of: Side| {
        let (mut attacker, mut sum) = (None, 0);
        for event in past.heard() {
            match *event {
                Event::Attacked { who, .. } => attacker = Some(who.side()),
                Event::Rolled { side, successes, .. } if side == of && attacker == Some(of) => {
                    sum += i64::from(successes);
                }
                _ => {}
            }
        }
        sum
    };
    for side in Side::ALL {
        let seats = (0..past.bout.seats()).map(Seat).filter(|&seat| table.side(seat) == side);
        let got: i64 = seats.map(|seat| past.got("pr-review-dice", seat).0).sum();
        // Dice that are rolled again count as often as they fall.
        assert!(got >= rolled(side), "{side:?}: {got} of {}", rolled(side));
    }
    let damage = |event: &Event| match *event {
        Event::Hit { damage, target } if target.model().is_some() => i64::from(damage),
        _ => 0,
    };
    let most = past.heard().map(damage).max().unwrap_or(0);
    assert_eq!(past.best().iter().map(|&(_, amount)| amount).max().unwrap_or(0), most);
    Side::ALL.into_iter().any(|side| rolled(side) > 0)
}
