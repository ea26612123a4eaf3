//! How many modules a hit leaves, for attacker and defender: where nothing can change it any more, or not at all.

use super::robot_id;
use crate::content::{Colour, Content, What};
use crate::question::{Answer, Question};
use crate::tile::Part;
use crate::view::View;
use kernel::Seat;
use scene::{Id, Outlook, Overlay};
use words::{Arg, Message};

/// SA-15.1, SA-15.2: what the answer, with this preview, leaves at the end of the turn.
pub(super) fn of(
    content: &Content,
    view: &View,
    seat: Seat,
    answer: Answer,
    preview: &[Overlay],
) -> Vec<Overlay> {
    let moves = view.attack.is_some_and(|attack| attack.printed.push > 0 || attack.printed.spin > 0);
    match (answer, view.question) {
        (Answer::Cell(_), Some(Question::Aiming(_))) if !moves => fired(content, view, preview),
        (Answer::Deal, _) => fired(content, view, preview),
        (Answer::Endure, Some(Question::Defend { damage, heat: 0, .. })) => vec![left(view, seat, damage, 0)],
        (Answer::Defend(part), Some(Question::Defend { damage, heat: 0, .. })) => {
            prevented(content, view, seat, part, damage).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// SA-13.4, SA-R64: a defence that prevents all of it; one that works once is lost.
fn prevented(content: &Content, view: &View, seat: Seat, part: Part, damage: u8) -> Option<Overlay> {
    let robot = &view.robots[seat.index()];
    let (value, lost) = match part {
        Part::Central => (content.boards[robot.side as usize].defence?.value, 0),
        Part::Slot(slot) => {
            let kind = content.kind(robot.modules.get(usize::from(slot))?.kind?);
            let What::Defence(defence) = kind.what else { return None };
            (defence.value, u8::from(kind.one_use))
        }
    };
    (value >= damage).then(|| left(view, seat, 0, lost))
}

/// SA-10.9: the robots that an attack hits without heat and that cannot prevent any of it.
fn fired(content: &Content, view: &View, preview: &[Overlay]) -> Vec<Overlay> {
    let struck = |seat: Seat| {
        preview.iter().find_map(|overlay| match overlay {
            Overlay::Mark { on, mark } if *on == robot_id(seat) => Some(mark),
            _ => None,
        })
    };
    let cold = |words: &Message| words.args.contains(&("heat".into(), Arg::from(0u8)));
    let seats = (0..view.options.seats).map(Seat).filter(|&seat| is_open(content, view, seat));
    let hits = seats.filter_map(|seat| {
        let mark = struck(seat).filter(|mark| cold(&mark.words))?;
        Some(left(view, seat, u8::try_from(mark.value?).ok()?, 0))
    });
    hits.collect()
}

/// SA-13.1, SA-17.13, SA-R46: whether nothing can prevent damage to this robot, whatever lies face down.
fn is_open(content: &Content, view: &View, seat: Seat) -> bool {
    let robot = &view.robots[seat.index()];
    let covered = robot.cell.and_then(|cell| view.terrain(content, cell)).is_some_and(|it| it.cover > 0);
    let defends = robot.modules.iter().any(|module| module.back.colour() == Colour::Defence);
    !covered && !defends && content.boards[robot.side as usize].defence.is_none()
}

/// SA-15.10, SA-15.11, SA-15.12: the modules at the end of the turn, the central one too: with none the bout is over.
fn left(view: &View, seat: Seat, damage: u8, lost: u8) -> Overlay {
    let robot = &view.robots[seat.index()];
    let now = robot.modules.len() as i64 + 1 - i64::from(robot.damage);
    let value = (now - i64::from(damage) - i64::from(lost)).max(0);
    Overlay::Forecast {
        on: Id::of("modules", seat.0),
        title: crate::prose::about("sa-forecast-modules", seat, view.seat),
        now: now.max(0),
        outcomes: vec![Outlook { value, cases: 1 }],
    }
}
