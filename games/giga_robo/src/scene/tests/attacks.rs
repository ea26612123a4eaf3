//! What is told of an attack before it is declared: what falls, who may strike back, what keeps damage away.

use super::beats::given;
use super::{offers, play, shown};
use crate::event::Event;
use crate::forecast::{Clash, Stop};
use crate::question::{Answer, Question};
use crate::table::{Aim, Reaction};
use crate::{GigaRobo, Setup};
use kernel::{Bout, Dealer, Seat, Waiting};
use scene::{Choice, Overlay};
use std::collections::BTreeMap;
use words::Arg;

/// Watches every question what to aim at, with its answers.
fn aiming(mut watch: impl FnMut(&Bout<GigaRobo>, Seat, &Choice, Answer)) {
    for seed in 0..12 {
        play(&Setup::standard(2), seed, |bout, seat, _| {
            if !matches!(bout.question(seat), Some(Question::Aim(_))) {
                return;
            }
            let scene = shown(bout, Some(seat));
            for (choice, offer) in scene.prompt.choices.iter().zip(offers(bout, seat)) {
                watch(bout, seat, choice, offer.answer);
            }
        });
    }
}

/// Nobody adds anything to the attack; nothing if there is something to choose.
fn plainly(question: &Question) -> Option<Answer> {
    match question {
        Question::Combo { .. } => Some(Answer::Go),
        Question::Respond { .. } => Some(Answer::Pass),
        Question::PowerDice { .. } => Some(Answer::Number(0)),
        _ => None,
    }
}

/// The bout goes on from this answer as long as nobody has anything to choose; `watch` hears what is told.
fn goes_on(
    bout: &Bout<GigaRobo>,
    (seat, answer): (Seat, Answer),
    mut watch: impl FnMut(&Event),
) -> Bout<GigaRobo> {
    let (mut bout, mut dealer) = (bout.clone(), Dealer::new(1));
    let mut next = Some((seat, answer));
    while let Some((seat, answer)) = next {
        given(&mut bout, seat, answer, &mut dealer).iter().for_each(|told| watch(&told.event));
        let Waiting::Seats(seats) = bout.waiting() else { break };
        let asked = seats.iter().next().expect("somebody is asked");
        next = bout.question(asked).and_then(plainly).map(|answer| (asked, answer));
    }
    bout
}

/// GR-16.1: a Structure falls if it is told to, and else it stands.
#[test]
fn what_is_told_to_fall_falls() {
    let mut seen = BTreeMap::<&str, usize>::new();
    aiming(|bout, seat, choice, answer| {
        let Answer::Aim(cell, Aim::Structure) = answer else { return };
        let word = |known: &&str| {
            choice.preview.iter().any(|overlay| match overlay {
                Overlay::Mark { mark, .. } => mark.words.args.contains(&("known".into(), Arg::from(*known))),
                _ => false,
            })
        };
        let Some(told) = ["falls", "stands", "open"].into_iter().find(word) else {
            panic!("{} says nothing of the Structure", choice.answer)
        };
        let (mut attacked, mut falls) = (false, false);
        let after = goes_on(bout, (seat, answer), |event| {
            attacked |= matches!(event, Event::Attacked { .. });
            falls |= matches!(event, Event::Collapsed { at, .. } if *at == cell);
        });
        if told == "open" || !attacked || after.table().combat.is_on() {
            return;
        }
        assert_eq!(told, if falls { "falls" } else { "stands" }, "{}", choice.answer);
        *seen.entry(told).or_default() += 1;
    });
    assert!(seen.len() == 2 && seen.values().all(|&seen| seen > 5), "{seen:?}");
}

/// GR-11.3: no card with which the other side can strike back is worse for the attacker than what is told.
#[test]
fn nobody_strikes_back_harder_than_is_told() {
    let (mut compared, mut worst) = (0, 0);
    aiming(|bout, seat, choice, answer| {
        let (Some(Question::Aim(card)), Answer::Aim(cell, aim)) = (bout.question(seat), answer) else {
            return;
        };
        let told = Clash::attack(bout.table(), bout.content(), seat, &[*card], (cell, aim)).worst_strike();
        let says = |overlay: &Overlay| matches!(overlay, Overlay::Odds { title, .. } if title.key == "gr-odds-struck");
        assert_eq!(choice.preview.iter().any(says), told.is_some(), "{}", choice.answer);
        let Some((_, least)) = told else { return };
        let after = goes_on(bout, (seat, answer), |_| ());
        let reacts = |seat: &Seat| after.question(*seat) == Some(&Question::React);
        let Some(reactor) = (0..2).map(Seat).find(reacts) else { return };
        for offer in offers(&after, reactor) {
            let Answer::React(card, Aim::Robot) = offer.answer else { continue };
            let clash = Clash::now(after.table(), after.content()).met_with(card, Aim::Robot);
            let Some((_, odds)) = clash.odds(None) else { continue };
            assert!(odds.win() >= least, "{}: {}", choice.answer, offer.notation);
            compared += 1;
            worst += usize::from(odds.win() == least);
        }
    });
    assert!(compared > 20 && worst > 3, "{compared} strikes, {worst} of them the worst");
}

/// GR-11.13, GR-14.8: an Active Barrier, or a text of the Target, is named if it leaves nothing of the damage.
#[test]
fn what_keeps_all_damage_away_is_named() {
    let mut named = BTreeMap::<&str, usize>::new();
    aiming(|bout, seat, _, answer| {
        let (Some(Question::Aim(card)), Answer::Aim(cell, Aim::Robot)) = (bout.question(seat), answer) else {
            return;
        };
        let harm = |table: &crate::table::Table| {
            let clash = Clash::attack(table, bout.content(), seat, &[*card], (cell, Aim::Robot));
            clash.met(Reaction::Hit).harm(None).into_iter().next()
        };
        let table = || bout.table().clone();
        let Some(plain) = harm(&table()) else { return };
        let lost = plain.now - plain.outcomes[0].0;
        // Of damage beyond the last Armor it is not seen how much there is.
        let counted = lost > 0 && plain.outcomes[0].0 > 0;
        if !counted || bout.table().player(plain.victim).barrier {
            return;
        }
        assert!(plain.stops.is_empty());
        let mut shielded = table();
        shielded.player_mut(plain.victim).barrier = true;
        let stops = harm(&shielded).expect("as plain as without it").stops;
        assert_eq!(stops, if lost <= 3 { vec![Stop::Barrier] } else { Vec::new() });
        *named.entry("barrier").or_default() += stops.len();
        let mut braced = table();
        braced.player_mut(plain.victim).active = [true; 3];
        let Some(less) = harm(&braced).filter(|harm| harm.outcomes == [(harm.now, 1)]) else { return };
        assert!(lost == 1 && matches!(less.stops[..], [Stop::Text(_)]), "{lost}: {less:?}");
        *named.entry("text").or_default() += 1;
    });
    assert!(named.values().sum::<usize>() > 5 && named.len() == 2, "{named:?}");
}
