//! What an answer would bring, as far as everybody may know: paths, firing lines, blasts, pushes.

use super::{away, binding, cell_id, line, robot_id};
use crate::content::{Attack, Content, Delivery, What};
use crate::field::Cell;
use crate::question::{Ability, Answer, Question};
use crate::table::Ground;
use crate::tile::Part;
use crate::view::View;
use kernel::Seat;
use scene::{Hex, Id, Overlay, Tone};
use tabletop::Direction;

/// The overlays of an answer.
pub(super) fn of(content: &Content, view: &View, seat: Seat, answer: Answer) -> Vec<Overlay> {
    match answer {
        Answer::Activate(part) => armed(content, view, seat, part),
        Answer::Use(Ability::Attack) => fire(content, view, seat, &board(content, view, seat)),
        Answer::Go { to, cells } => path(view, seat, to, cells),
        Answer::Cell(cell) if matches!(view.question, Some(Question::Aiming(_))) => aimed(view, seat, cell),
        Answer::Push(cells) => pushed(view, cells),
        _ => Vec::new(),
    }
}

fn board(content: &Content, view: &View, seat: Seat) -> Attack {
    content.boards[view.robots[seat.index()].side as usize].attack
}

/// What an attack module could hit.
fn armed(content: &Content, view: &View, seat: Seat, part: Part) -> Vec<Overlay> {
    let Part::Slot(slot) = part else { return Vec::new() };
    let module = view.robots[seat.index()].modules.get(usize::from(slot));
    match module.and_then(|module| module.kind).map(|kind| content.kind(kind).what) {
        Some(What::Attack(attack)) => fire(content, view, seat, &attack),
        _ => Vec::new(),
    }
}

/// SA-10.4, SA-11.1 to SA-11.12: the firing line with what stops it, and the cells that may be hit.
fn fire(content: &Content, view: &View, seat: Seat, attack: &Attack) -> Vec<Overlay> {
    let robot = &view.robots[seat.index()];
    let Some(from) = robot.cell else { return Vec::new() };
    let way = line(view, from, robot.facing);
    let blocks = |cell: &Cell| {
        let interference = view.terrain(content, *cell).is_some_and(|terrain| terrain.interference);
        interference || view.cell(*cell).robot.is_some()
    };
    let stop = match attack.delivery {
        Delivery::Direct => way.iter().position(blocks),
        Delivery::Melee | Delivery::Sweep => Some(0),
        Delivery::Indirect | Delivery::Beam => None,
    };
    let reached: Vec<Cell> = way.iter().copied().take(stop.map_or(way.len(), |stop| stop + 1)).collect();
    let Some(last) = reached.last().copied() else { return Vec::new() };
    let blocker = stop.filter(|_| attack.delivery == Delivery::Direct).map(|stop| blocker(view, way[stop]));
    let mut hit = reached;
    if attack.delivery == Delivery::Sweep {
        let flanks = [robot.facing.anticlockwise(), robot.facing.clockwise()];
        hit.extend(flanks.into_iter().filter_map(|to| away(view, from, to, 1)));
    }
    let to = cell_id(view.cell(last).hex);
    vec![Overlay::Line { from: robot_id(seat), to, blocker }, area(view, &hit)]
}

/// SA-11.2, SA-11.3: the robot, or the terrain, that a direct shot cannot cross.
fn blocker(view: &View, cell: Cell) -> Id {
    let there = view.cell(cell);
    match (there.robot, there.ground) {
        (Some(seat), _) => robot_id(seat),
        (None, Ground::Up(_) | Ground::Down(_)) => Id::of("tile", there.hex),
        (None, Ground::Empty) => cell_id(there.hex),
    }
}

fn area(view: &View, cells: &[Cell]) -> Overlay {
    let hex = |cell: &Cell| {
        let tabletop::Hex { q, r } = view.cell(*cell).hex;
        Hex { q, r }
    };
    Overlay::Cells { hexes: cells.iter().map(hex).collect(), tone: Tone::Harm }
}

/// The cells on the way, and the robots that are shifted ahead.
fn path(view: &View, seat: Seat, to: Direction, cells: u8) -> Vec<Overlay> {
    let Some(from) = view.robots[seat.index()].cell else { return Vec::new() };
    let way: Vec<Id> = (0..=cells)
        .filter_map(|steps| away(view, from, to, steps))
        .map(|cell| cell_id(view.cell(cell).hex))
        .collect();
    let met = (1..=cells).filter_map(|steps| away(view, from, to, steps));
    let shifted: Vec<Id> = met.filter_map(|cell| view.cell(cell).robot).map(robot_id).collect();
    let things = (!shifted.is_empty()).then_some(Overlay::Things { ids: shifted, tone: Tone::Harm });
    std::iter::once(Overlay::Path(way)).chain(things).collect()
}

/// The line to the target.
fn aimed(view: &View, seat: Seat, cell: Cell) -> Vec<Overlay> {
    let to = cell_id(view.cell(cell).hex);
    vec![Overlay::Line { from: robot_id(seat), to, blocker: None }, area(view, &[cell])]
}

/// SA-12.2: where the target would be pushed, as far as the field goes.
fn pushed(view: &View, cells: u8) -> Vec<Overlay> {
    let Some((attack, target)) = view.attack.zip(binding::target(view)) else { return Vec::new() };
    let Some(from) = view.robots[target.index()].cell else { return Vec::new() };
    let steps = (0..=cells).map_while(|steps| away(view, from, attack.to, steps));
    vec![Overlay::Path(steps.map(|cell| cell_id(view.cell(cell).hex)).collect())]
}
