//! Looking back at a bout agrees with what was told in it.

use kernel::Seat;
use steel_arena::{Event, SteelArena};
use testkit::past::Past;

#[test]
fn trophies_and_the_hardest_hit_add_up_with_the_events() {
    let past = Past::<SteelArena>::of("base", 4);
    let gained = |seat: Seat, event: &Event| match *event {
        Event::Discarded { to, .. } => to == Some(seat),
        Event::Limited { seat: owner, .. } => owner == seat,
        _ => false,
    };
    let count = |seat: Seat| past.heard().filter(|event| gained(seat, event)).count() as i64;
    let trophies: Vec<i64> = (0..past.bout.seats()).map(|seat| count(Seat(seat))).collect();
    assert_eq!(past.standing(), trophies);
    assert!(trophies.iter().any(|&count| count > 0), "something was won");
    let damage = |event: &Event| match *event {
        Event::Damaged { by, .. } => i64::from(by),
        _ => 0,
    };
    let most = past.heard().map(damage).max().unwrap_or(0);
    let best = past.best();
    assert!(!best.is_empty() && best.iter().all(|&(_, amount)| (1..=most).contains(&amount)), "{best:?}");
}
