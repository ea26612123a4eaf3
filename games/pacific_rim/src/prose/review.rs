//! Looking back at a finished battle: victory points, the hardest hit, successes of the dice, and what else is counted.

use super::names::Names;
use crate::PacificRim;
use crate::content::Side;
use crate::event::Event;
use crate::pool::Pip;
use crate::procedures::{Frame, StrikingStep};
use crate::queries::{points, points_without_mission};
use crate::table::{Target, Who};
use kernel::{Bout, Feat, Luck, Rolled, Seat, Standing, Told};
use words::Message;

/// The lines of [`count`].
const LINES: [&str; 5] =
    ["pr-count-attacks", "pr-count-damage", "pr-count-models", "pr-count-ruined", "pr-count-moves"];

/// A combat die brings three successes in five rolls on the mean, with those that follow a critical (PR-1.34).
const MEAN: (i64, i64) = (3, 5);

/// PR-18: the victory points. What a mission brings counts at the end: before, it may be secret, or need measuring.
pub(super) fn standing(bout: &Bout<PacificRim>) -> Standing<Message> {
    let (table, content) = (bout.table(), bout.content());
    let score = |side: Side| match bout.outcome() {
        Some(_) => points(table, content, side),
        None => points_without_mission(table, content, side),
    };
    let by_seat = (0..bout.seats()).map(Seat).map(|seat| score(table.side(seat)).into()).collect();
    Standing { words: Message::new("pr-review-points"), by_seat }
}

/// What everybody heard of the battle is counted, by the owner of the model that did it or lost it.
pub(super) fn count(bout: &Bout<PacificRim>, told: &[Told<Event>]) -> Vec<(Message, Vec<i64>)> {
    let seats = usize::from(bout.seats());
    let owner = |who: Who| bout.table().model(who).map(|figure| figure.owner);
    let mut lines = LINES.map(|key| (Message::new(key), vec![0; seats]));
    let mut attacker = None;
    for told in told.iter().filter(|told| told.to.hears(None)) {
        let (line, seat, amount) = match told.event {
            Event::Attacked { who, .. } => {
                attacker = owner(who);
                (0, attacker, 1)
            }
            Event::Hit { damage, target: Target::Model(_) } => (1, attacker, damage.into()),
            Event::Destroyed { who } => (2, owner(who), 1),
            Event::Ruined { .. } => (3, attacker, 1),
            Event::Moved { who, .. } => (4, owner(who), 1),
            _ => continue,
        };
        if let Some(seat) = seat {
            lines[line].1[seat.index()] += amount;
        }
    }
    lines.into()
}

/// The attack of each seat that did most damage to a model.
pub(super) fn feats(bout: &Bout<PacificRim>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
    let names = Names::of(bout.content(), bout.table(), None);
    let mut attacker = None;
    let mut feats = Vec::new();
    for (at, told) in told.iter().enumerate().filter(|(_, told)| told.to.hears(None)) {
        match (told.event, attacker) {
            (Event::Attacked { who, .. }, _) => attacker = Some(who),
            (Event::Hit { target: Target::Model(target), damage: damage @ 1.. }, Some(who)) => {
                let Some(figure) = bout.table().model(who) else { continue };
                let words = Message::new("pr-review-hit").with("who", names.model(who));
                let words = words.with("target", names.model(target)).with("damage", damage);
                feats.push(Feat { seat: figure.owner, amount: damage.into(), words, at });
            }
            _ => {}
        }
    }
    Feat::best(feats, bout.seats())
}

/// The successes of an attack and of the defence against it. Dice that criticals bring are part of the mean of the others.
pub(super) fn luck(bout: &Bout<PacificRim>, rolled: &Rolled) -> Option<Luck<Message>> {
    let ([.., Frame::Striking(striking), Frame::Rolling(rolling)], Rolled::Dice(faces)) =
        (bout.stack(), rolled)
    else {
        return None;
    };
    let who = match striking.step {
        StrikingStep::Attack | StrikingStep::Reroll => Some(striking.who),
        StrikingStep::Defend | StrikingStep::RerollDefence => striking.target.and_then(Target::model),
        _ => None,
    };
    let got = faces.iter().filter(|&&face| matches!(Pip::of(face), Pip::Success | Pip::Critical)).count();
    let dice = if rolling.criticals == 0 { faces.len() as i64 } else { 0 };
    Some(Luck {
        seat: bout.table().model(who?)?.owner,
        words: Message::new("pr-review-dice"),
        got: got as i64,
        mean: (MEAN.0 * dice, MEAN.1),
    })
}
