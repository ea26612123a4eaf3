//! Looking back at a finished bout: trophies, the hardest hit, and why it ended.

use super::about;
use crate::SteelArena;
use crate::event::Event;
use crate::notation::letter;
use crate::procedures::outcome::{TEAM_TROPHIES, TROPHIES};
use crate::view::View;
use kernel::{Bout, Ending, Feat, Seat, Standing, Told};
use words::Message;

/// SA-19.4: whoever has the most trophies wins.
pub(super) fn standing(bout: &Bout<SteelArena>) -> Standing<Message> {
    let trophies = |seat| bout.table().score(seat) as i64;
    let by_seat = (0..bout.seats()).map(Seat).map(trophies).collect();
    Standing { words: Message::new("sa-review-trophies"), by_seat }
}

/// The most damage that each seat has done to another at once, in its own turn.
pub(super) fn feats(bout: &Bout<SteelArena>, told: &[Told<Event>]) -> Vec<Feat<Message>> {
    let mut active = None;
    let mut feats = Vec::new();
    for (at, told) in told.iter().enumerate().filter(|(_, told)| told.to.hears(None)) {
        match (&told.event, active) {
            (&Event::TurnBegan { seat, .. }, _) => active = Some(seat),
            (&Event::Damaged { seat: victim, by }, Some(seat))
                if !bout.table().team(seat).contains(victim) =>
            {
                let words = about("sa-review-hit", victim, None).with("damage", by);
                feats.push(Feat { seat, amount: by.into(), words, at });
            }
            _ => {}
        }
    }
    Feat::best(feats, bout.seats())
}

/// SA-19: why the bout ended, once it is over.
pub(crate) fn why(view: &View) -> Option<Message> {
    let outcome = view.outcome.as_ref()?;
    let seats = || (0..).map(Seat).zip(&view.robots);
    // SA-15.10: damage that no module is left to pay for.
    let destroyed = seats().find(|(_, robot)| robot.cell.is_some() && robot.damage > 0);
    let is_mate = |one: Seat, other: Seat| one == other || view.options.team && one.0 % 2 == other.0 % 2;
    let trophies = |seat: Seat| -> usize {
        seats().filter(|(other, _)| is_mate(seat, *other)).map(|(_, robot)| robot.trophies.len()).sum()
    };
    let mut there = seats().map(|(seat, _)| seat).filter(|&seat| !view.left.contains(seat));
    let is_alone = there.next().is_none_or(|first| there.all(|other| is_mate(first, other)));
    let wanted = if view.options.team { TEAM_TROPHIES } else { TROPHIES };
    let enough = seats().map(|(seat, _)| seat).find(|&seat| trophies(seat) >= wanted);
    let (why, seat) = match (outcome.ending, destroyed, enough) {
        (Ending::Time, ..) => ("time", None),
        (Ending::Limit, ..) => ("stalled", None),
        (Ending::Rules, ..) if is_alone => ("left", view.left.iter().next()),
        (Ending::Rules, Some((seat, _)), _) => ("destroyed", Some(seat)),
        (Ending::Rules, None, Some(seat)) => ("trophies", Some(seat)),
        (Ending::Rules, None, None) => ("stack", None),
    };
    let score = |(seat, robot): (Seat, &crate::view::RobotView)| {
        Message::new("sa-review-score").with("seat", letter(seat)).with("trophies", robot.trophies.len())
    };
    let said = about("sa-review-why", seat.unwrap_or(Seat(0)), view.seat).with("why", why);
    Some(said.with("wanted", wanted).with("scores", seats().map(score).collect::<Vec<Message>>()))
}
