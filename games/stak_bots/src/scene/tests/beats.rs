//! Every event has a beat; verbs, reasons and forecasts of real positions.

use super::{opened, shown, zone};
use crate::card::{Card, StakId};
use crate::content::KindId;
use crate::event::{Event, Seen};
use crate::setup::Setup;
use crate::{Answer, StakBots};
use kernel::{Bout, Ending, Input, Library, Rules, Seat, Show, Told, Waiting, offers};
use scene::{Beat, BeatKind, Id, Overlay, Role};
use std::collections::HashSet;

fn beat(bout: &Bout<StakBots>, event: &Event) -> Beat {
    let view = StakBots::view(bout, None);
    StakBots::beat(bout.content(), &view, event).expect("every event has a beat")
}

#[test]
fn events_of_each_kind_have_their_beats() {
    let (bout, _) = opened(&Setup::standard(2), 1);
    let (a, stak, target) = (Seat(0), StakId(0), StakId(1));
    let (turn, deed, detail) = (BeatKind::Turn, BeatKind::Deed, BeatKind::Detail);
    let (kind, card) = (KindId(0), Card::new(KindId(0), 0));
    let rows = [
        (Event::Dealt, deed, None, 0),
        (Event::TurnBegan { seat: a, number: 1 }, turn, Some(0), 0),
        (Event::Drew { seat: a, card: Seen(None) }, detail, Some(0), 0),
        (Event::Played { seat: a, card, on: stak }, deed, Some(0), 0),
        (Event::Discarded { seat: a, card }, deed, Some(0), 0),
        (Event::Scrapped { stak, card, height: 0 }, detail, None, 1),
        (Event::Attacked { stak, target }, deed, Some(0), 1),
        (Event::Damaged { stak: target, by: 5 }, detail, None, 1),
        (Event::EffectBegan { stak, kind }, detail, Some(0), 0),
        (Event::StakGone { stak }, detail, None, 1),
        (Event::TurnEnded { seat: a }, detail, Some(0), 0),
        (Event::Drawn { ending: Ending::Time }, deed, None, 0),
    ];
    for (event, kind, actor, overlays) in rows {
        let shown = beat(&bout, &event);
        assert_eq!((shown.kind, shown.actor, shown.overlays.len()), (kind, actor, overlays), "{event:?}");
        let damaged = matches!(event, Event::Damaged { .. });
        let flying = shown.amount.map(|amount| (amount.on, amount.by));
        assert_eq!(flying, damaged.then(|| (Id::of("stak", 1), -5)), "{event:?}");
    }
}

/// Cards in a Stak, as a spectator counts them.
fn cards(bout: &Bout<StakBots>, id: &Id) -> i64 {
    zone(&shown(bout, None), id).items.len() as i64
}

/// Whether an attack was settled by one battle alone: nothing was triggered, nothing else happened.
fn is_plain(told: &[Told<Event>]) -> bool {
    let attacks = told.iter().filter(|told| matches!(told.event, Event::Attacked { .. }));
    attacks.count() == 1
        && told.iter().all(|told| {
            matches!(
                told.event,
                Event::Attacked { .. }
                    | Event::Damaged { .. }
                    | Event::Scrapped { .. }
                    | Event::TurnedUpOnTop { .. }
                    | Event::Interrupted { .. }
            )
        })
}

#[test]
fn whatever_happens_in_bouts_has_a_beat_and_battles_end_as_forecast() {
    let (mut kinds, mut compared) = (HashSet::new(), 0);
    for (seed, (name, setup)) in (0u64..).zip(StakBots::setups()) {
        let (mut bout, mut dealer) = opened(&setup, seed);
        for _ in 0..200 {
            let Waiting::Seats(seats) = bout.waiting() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let scene = shown(&bout, Some(seat));
            assert!(scene.prompt.why.is_some() && scene.prompt.turn_of.is_some(), "{name}");
            let passes = scene.prompt.choices.iter().filter(|choice| choice.role == Role::Pass);
            assert!(passes.count() <= 1, "{name}");
            let offered = offers(&bout, seat);
            let chosen = dealer.below(offered.len() as u32) as usize;
            let before = bout.clone();
            let mut told = Vec::new();
            let input = Input::Answer(seat, offered[chosen].answer);
            bout.play_telling(input, Some(&mut told)).expect("listed");
            while let Waiting::Chance(chance) = bout.waiting() {
                let rolled = dealer.roll(chance, bout.pile());
                bout.play_telling(Input::Chance(rolled), Some(&mut told)).expect("possible");
            }
            for event in told.iter().map(|told| &told.event) {
                kinds.insert(std::mem::discriminant(event));
                let begins = beat(&bout, event).kind == BeatKind::Turn;
                assert_eq!(begins, matches!(event, Event::TurnBegan { .. }), "{event:?}");
            }
            let fought = matches!(offered[chosen].answer, Answer::Attack { .. })
                && told.iter().any(|told| matches!(told.event, Event::Damaged { .. }));
            if fought && is_plain(&told) {
                for overlay in &scene.prompt.choices[chosen].preview {
                    let Overlay::Forecast { on, now, outcomes, .. } = overlay else { continue };
                    assert_eq!((*now, outcomes[0].value), (cards(&before, on), cards(&bout, on)), "{name}");
                    compared += 1;
                }
            }
        }
    }
    assert!(kinds.len() > 20, "only {} kinds of events came up", kinds.len());
    assert!(compared > 20, "only {compared} Staks were compared");
}
