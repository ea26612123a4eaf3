//! Every event has a beat; what is forecast of a hit comes true.

use kernel::{Bout, Dealer, Input, Library, Notation, Rules, Seat, Show, Told, Waiting, offers};
use scene::{Beat, BeatKind, Id, Overlay, Role};
use std::collections::HashSet;
use steel_arena::{Answer, Event, Ground, Part, Parts, Question, Side, SteelArena};
use tabletop::{Direction, Hex};

fn opened(setup: usize, seed: u64) -> (Bout<SteelArena>, Dealer) {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let (_, setup) = SteelArena::setups().swap_remove(setup);
    let mut dealer = Dealer::new(seed);
    let mut bout = Bout::open(&setup, &content, None).expect("a legal set-up");
    bout.settle(&mut dealer);
    (bout, dealer)
}

fn beat(bout: &Bout<SteelArena>, event: &Event) -> Beat {
    let view = SteelArena::view(bout, None);
    SteelArena::beat(bout.content(), &view, event).expect("every event has a beat")
}

#[test]
fn events_of_each_kind_have_their_beats() {
    let (bout, _) = opened(0, 1);
    let (a, at) = (Seat(0), Hex { q: 0, r: 0 });
    let (turn, deed, detail) = (BeatKind::Turn, BeatKind::Deed, BeatKind::Detail);
    let robot = Some((Id::of("robot", 0), -3));
    let parts: Parts = [Part::Central, Part::Slot(1)].into_iter().collect();
    let rows = [
        (Event::TurnBegan { seat: a, number: 2 }, turn, Some(0), None, 0),
        (Event::CooledAll { seat: a }, deed, Some(0), None, 1),
        (Event::Laid { tile: Ground::Empty, on: at }, detail, None, None, 0),
        (Event::Placed { seat: a, on: at, facing: Direction::ALL[0] }, deed, Some(0), None, 0),
        (Event::Moved { seat: a, to: at }, detail, None, None, 1),
        (Event::Jumped { seat: a, to: at }, detail, Some(0), None, 1),
        (Event::Fired { seat: a, at }, detail, Some(0), None, 1),
        (Event::Struck { seat: a, damage: 3, heat: 0 }, detail, None, None, 1),
        (Event::Damaged { seat: a, by: 3 }, detail, None, robot, 1),
        (Event::Overheated { seat: a, part: Part::Central }, detail, Some(0), None, 1),
        (Event::AutoCooled { seat: a, parts }, detail, None, None, 1),
        (Event::Destroyed { seat: a }, detail, None, None, 1),
        (Event::Flipped { seat: a, to: Side::B }, detail, Some(0), None, 0),
        (Event::Left { seat: a }, deed, Some(0), None, 0),
        (Event::Stalled, deed, None, None, 0),
    ];
    for (event, kind, actor, amount, overlays) in rows {
        let shown = beat(&bout, &event);
        let flying = shown.amount.map(|amount| (amount.on, amount.by));
        let found = (shown.kind, shown.actor, flying, shown.overlays.len());
        assert_eq!(found, (kind, actor, amount, overlays), "{event:?}");
    }
}

/// Gives a random answer, and hears what is told of it and of the chance that follows.
fn step(bout: &mut Bout<SteelArena>, seat: Seat, answer: Answer, dealer: &mut Dealer) -> Vec<Told<Event>> {
    let mut told = Vec::new();
    bout.play_telling(Input::Answer(seat, answer), Some(&mut told)).expect("listed");
    while let Waiting::Chance(chance) = bout.waiting() {
        let rolled = dealer.roll(chance, bout.pile());
        bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("possible");
    }
    told
}

/// SA-10.9, SA-15.1: what is left after a hit that nothing prevents any more is what was forecast.
fn holds(preview: &[Overlay], seat: Seat, told: &[Told<Event>]) -> bool {
    let forecast = preview.iter().find_map(|overlay| match overlay {
        Overlay::Forecast { on, now, outcomes, .. } if *on == Id::of("modules", seat.0) => {
            Some(now - outcomes[0].value)
        }
        _ => None,
    });
    let damaged = told.iter().find_map(|told| match told.event {
        Event::Damaged { seat: hit, by } if hit == seat => Some(i64::from(by)),
        _ => None,
    });
    let Some(lost) = forecast else { return false };
    // No robot loses more than it has.
    assert!(
        damaged.is_some_and(|damage| damage == lost || (lost < damage && lost >= 0)),
        "{damaged:?}, {lost}"
    );
    damaged == Some(lost)
}

#[test]
fn whatever_happens_in_bouts_has_a_beat_and_forecasts_come_true() {
    let (mut kinds, mut compared) = (HashSet::new(), 0);
    for seed in 0..24 {
        let (mut bout, mut dealer) = opened(seed as usize % SteelArena::setups().len(), seed);
        for _ in 0..500 {
            let Waiting::Seats(seats) = bout.waiting() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let question = *bout.question(seat).expect("the seat is asked");
            let offered = offers(&bout, seat);
            let view = SteelArena::view(&bout, Some(seat));
            let scene = SteelArena::show(bout.content(), &view, offered.clone());
            assert!(scene.prompt.why.is_some(), "{question:?}");
            assert!(scene.prompt.choices.iter().filter(|choice| choice.role == Role::Pass).count() <= 1);
            let chosen = dealer.below(offered.len() as u32) as usize;
            let answer =
                SteelArena::read_answer(bout.at(seat), seat, &offered[chosen].notation).expect("listed");
            let told = step(&mut bout, seat, answer, &mut dealer);
            for event in told.iter().map(|told| &told.event) {
                kinds.insert(std::mem::discriminant(event));
                let shown = beat(&bout, event);
                assert_eq!(
                    shown.kind == BeatKind::Turn,
                    matches!(event, Event::TurnBegan { .. }),
                    "{event:?}"
                );
                let flies = matches!(event, Event::Damaged { .. });
                assert!(!flies || shown.amount.is_some_and(|amount| amount.by < 0), "{event:?}");
            }
            if answer == Answer::Endure {
                compared += usize::from(holds(&scene.prompt.choices[chosen].preview, seat, &told));
            }
        }
    }
    assert!(kinds.len() > 22, "only {} kinds of events came up", kinds.len());
    assert!(compared > 10, "only {compared} forecasts were compared");
}

#[test]
fn a_defence_that_prevents_everything_costs_nothing() {
    let mut seen = 0;
    for seed in 0..24 {
        let (mut bout, mut dealer) = opened(0, seed);
        for _ in 0..500 {
            let Waiting::Seats(seats) = bout.waiting() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let defends = matches!(bout.question(seat), Some(Question::Defend { heat: 0, .. }));
            let offered = offers(&bout, seat);
            let view = SteelArena::view(&bout, Some(seat));
            let scene = SteelArena::show(bout.content(), &view, offered.clone());
            let chosen = dealer.below(offered.len() as u32) as usize;
            let forecast = scene.prompt.choices[chosen].preview.iter().find_map(|overlay| match overlay {
                Overlay::Forecast { now, outcomes, .. } => Some((*now, outcomes[0].value)),
                _ => None,
            });
            let answer =
                SteelArena::read_answer(bout.at(seat), seat, &offered[chosen].notation).expect("listed");
            let told = step(&mut bout, seat, answer, &mut dealer);
            if let (true, Answer::Defend(_), Some((now, value))) = (defends, answer, forecast) {
                let used = told
                    .iter()
                    .any(|told| matches!(told.event, Event::UsedUp { seat: by, .. } if by == seat));
                assert_eq!(now - value, i64::from(used));
                seen += 1;
            }
        }
    }
    assert!(seen > 5, "only {seen} such defences");
}
