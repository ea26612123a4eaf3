//! Looking back at a bout agrees with what was told in it.

use kernel::Seat;
use stak_bots::{Event, StakBots};
use testkit::past::Past;

#[test]
fn blows_and_draws_add_up_with_the_events() {
    let past = Past::<StakBots>::of("standard", 4);
    let out = (0..).map(Seat).zip(past.standing()).filter(|(_, cards)| *cards == 0);
    let went: Vec<Seat> = past
        .heard()
        .filter_map(|event| match *event {
            Event::Out { seat } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(out.map(|(seat, _)| seat).collect::<Vec<Seat>>(), went, "nobody else has no cards");
    let damage = |event: &Event| match *event {
        Event::Damaged { by, .. } => i64::from(by),
        _ => 0,
    };
    let most = past.heard().map(damage).max().unwrap_or(0);
    assert_eq!(past.best().iter().map(|&(_, blow)| blow).max(), Some(most));
    for seat in (0..past.bout.seats()).map(Seat) {
        // The hands that are dealt before the first turn are not counted.
        let played = past.told.iter().skip_while(|told| !matches!(told.event, Event::TurnBegan { .. }));
        let heard = played.filter(|told| told.to.hears(Some(seat)));
        let drawn = heard.filter_map(|told| match told.event {
            Event::Drew { seat: who, card } if who == seat => card.0?.kind(),
            _ => None,
        });
        let powers: Vec<i64> = drawn.map(|kind| past.bout.content().kind(kind).power.into()).collect();
        assert_eq!(past.got("sb-review-drawn", seat), (powers.iter().sum(), powers.len()));
    }
}
