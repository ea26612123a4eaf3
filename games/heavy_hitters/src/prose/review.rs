//! Looking back at a finished bout: undamaged cards, the best shot, the dice, and what else is counted.

use super::names::Names;
use crate::HeavyHitters;
use crate::content::Gkr;
use crate::event::Event;
use crate::procedures::{AttackStep, Frame};
use crate::question::Shooter;
use kernel::{Bout, Feat, Luck, Rolled, Seat, Standing, Told};
use words::Message;

/// The lines of [`count`].
const LINES: [&str; 6] = [
    "gk-count-shots",
    "gk-count-hits",
    "gk-count-lost",
    "gk-count-units",
    "gk-count-tags",
    "gk-count-demolished",
];

/// GK-5.7: a Heavy Hitter lives as long as it has undamaged cards.
pub(super) fn standing(bout: &Bout<HeavyHitters>) -> Standing<Message> {
    let sound = |seat| i64::from(bout.table().player(seat).sound());
    let by_seat = (0..bout.seats()).map(Seat).map(sound).collect();
    Standing { words: Message::new("gk-review-cards"), by_seat }
}

/// What the spectators heard of the bout is counted: each event once.
pub(super) fn count(bout: &Bout<HeavyHitters>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
    let seats = usize::from(bout.seats());
    let mut lines = LINES.map(|key| (Message::new(key), vec![0; seats]));
    for told in told.iter().filter(|told| told.to.hears(None)) {
        if let Some((line, seat)) = counted(&told.event) {
            lines[line].1[seat.index()] += 1;
        }
    }
    lines.into()
}

fn counted(event: &Event) -> Option<(usize, Seat)> {
    Some(match *event {
        Event::Aimed { seat, .. } => (0, seat),
        Event::Hit { seat } | Event::HitCritically { seat } => (1, seat),
        Event::LostFromHand { seat, .. }
        | Event::LostFromDeck { seat, .. }
        | Event::LostFromLine { seat, .. } => (2, seat),
        Event::UnitDestroyed { seat, .. } => (3, seat),
        Event::Tagged { seat, .. } => (4, seat),
        Event::Demolished { seat, .. } => (5, seat),
        _ => return None,
    })
}

/// An attack on a Heavy Hitter, and how many cards it has cost so far.
#[derive(Clone, Copy)]
struct Shot {
    seat: Seat,
    shooter: Shooter,
    at: Seat,
    number: u8,
    cards: u8,
}

/// The attack of each seat that cost the Heavy Hitter of another most cards.
pub(super) fn feats(bout: &Bout<HeavyHitters>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
    let names = Names::of(bout.content(), bout.table(), None);
    let mut shot: Option<Shot> = None;
    let mut feats = Vec::new();
    for (place, told) in told.iter().enumerate().filter(|(_, told)| told.to.hears(None)) {
        match told.event {
            Event::Aimed { seat, shooter, at, gkr: Gkr::Hitter, number, .. } => {
                shot = Some(Shot { seat, shooter, at, number, cards: 0 });
            }
            // Cards that are lost later are the price of something else.
            Event::Aimed { .. }
            | Event::TurnBegan { .. }
            | Event::RedLined { .. }
            | Event::PaidCards { .. }
            | Event::LinedUp { .. } => shot = None,
            Event::LostFromHand { seat, .. }
            | Event::LostFromDeck { seat, .. }
            | Event::LostFromLine { seat, .. } => {
                let Some(shot) = shot.as_mut().filter(|shot| shot.at == seat && shot.seat != seat) else {
                    continue;
                };
                shot.cards += 1;
                let words = names.whose("gk-review-shot", shot.at).with("cards", shot.cards);
                let words = words.with("with", names.shooter(shot.seat, shot.shooter));
                let words = words.with("number", shot.number);
                feats.push(Feat { seat: shot.seat, amount: shot.cards.into(), words, at: place });
            }
            _ => {}
        }
    }
    Feat::best(feats, bout.seats())
}

/// The two dice of an attack, and the Defence Dice against it.
pub(super) fn luck(bout: &Bout<HeavyHitters>, rolled: &Rolled) -> Option<Luck<Message>> {
    let Rolled::Dice(faces) = rolled else { return None };
    let (seat, key) = match bout.stack().last()? {
        Frame::Attack(attack) if attack.step == AttackStep::Roll => (attack.seat, "gk-review-attack-dice"),
        Frame::Saving(saving) => (saving.seat, "gk-review-defence-dice"),
        _ => return None,
    };
    Some(Luck::of_dice(seat, Message::new(key), faces, 6))
}
