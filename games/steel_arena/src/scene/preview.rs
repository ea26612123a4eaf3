//! What an answer would bring, as far as everybody may know: ways, firing lines, blasts, and what follows from them.

mod foreseen;

use super::{away, cell_id, robot_id};
use crate::content::{Attack, Content, Delivery, What};
use crate::field::{Cell, Cells};
use crate::knowledge::Known;
use crate::procedures::attack::Shot;
use crate::question::{Ability, Answer, Question};
use crate::tile::Part;
use crate::view::{AttackView, View};
use foreseen::Foreseen;
use kernel::Seat;
use scene::{Hex, Id, Mark, Overlay, Tone};
use tabletop::Direction;
use words::Message;

/// The overlays of an answer.
pub(super) fn of(content: &Content, view: &View, seat: Seat, answer: Answer) -> Vec<Overlay> {
    let Some(known) = &view.known else { return Vec::new() };
    let foreseen = || Foreseen::of(content, known, seat, answer);
    match (answer, view.question) {
        (Answer::Activate(_) | Answer::Use(Ability::Attack), _) => {
            let fired = armed(content, view, seat, answer);
            fired.map_or_else(Vec::new, |printed| fire(content, view, seat, printed, foreseen()))
        }
        (Answer::Cell(centre), Some(Question::Aiming(_))) => {
            let to = cell_id(view.cell(centre).hex);
            let line = Overlay::Line { from: robot_id(seat), to, blocker: None };
            std::iter::once(line).chain(struck(view, known, centre, foreseen())).collect()
        }
        (Answer::Deal, _) => {
            let struck = view.attack.map(|attack| struck(view, known, main_target(view, attack), foreseen()));
            struck.unwrap_or_default()
        }
        (Answer::Turn(_) | Answer::Go { .. } | Answer::Push(_) | Answer::Spin(_), _) => {
            foreseen().iter().flat_map(|foreseen| consequences(view, foreseen)).collect()
        }
        _ => Vec::new(),
    }
}

/// What is printed on the attack module, or on the board.
fn armed(content: &Content, view: &View, seat: Seat, answer: Answer) -> Option<Attack> {
    let robot = &view.robots[seat.index()];
    let Answer::Activate(part) = answer else { return Some(content.boards[robot.side as usize].attack) };
    let Part::Slot(slot) = part else { return None };
    match content.kind(robot.modules.get(usize::from(slot))?.kind?).what {
        What::Attack(attack) => Some(attack),
        What::Turn(_) | What::Movement(_) | What::Defence(_) | What::Terrain(_) => None,
    }
}

/// SA-10.4, SA-11.1 to SA-11.12: the firing line with what stops it, and what may be hit along it.
fn fire(
    content: &Content,
    view: &View,
    seat: Seat,
    printed: Attack,
    foreseen: Vec<Foreseen>,
) -> Vec<Overlay> {
    let robot = &view.robots[seat.index()];
    let (Some(from), Some(known)) = (robot.cell, &view.known) else { return Vec::new() };
    let field = &known.table().field;
    let aims = |cell: Cell| foreseen.iter().any(|foreseen| foreseen.centre == Some(cell));
    let line = field.line(from, robot.facing);
    let last =
        if printed.delivery == Delivery::Beam { line.last() } else { line.filter(|&cell| aims(cell)).last() };
    let Some(last) = last else { return Vec::new() };
    let blocker = (printed.delivery == Delivery::Direct).then(|| blocker(content, view, last)).flatten();
    let shot = |foreseen: Foreseen| {
        let shot = Shot { printed, from, to: robot.facing, centre: foreseen.centre? };
        Some(foreseen.with_area(field, &shot))
    };
    let shots: Vec<Foreseen> = foreseen.into_iter().filter_map(shot).collect();
    let shown = match &shots[..] {
        [] => Vec::new(),
        [only] => consequences(view, only),
        [first, rest @ ..] => chances(view, &rest.iter().fold(first.clone(), Foreseen::or)),
    };
    let to = cell_id(view.cell(last).hex);
    std::iter::once(Overlay::Line { from: robot_id(seat), to, blocker }).chain(shown).collect()
}

/// SA-11.2, SA-11.3: the robot, or the terrain, that a direct shot cannot cross.
fn blocker(content: &Content, view: &View, cell: Cell) -> Option<Id> {
    let interference = view.terrain(content, cell).is_some_and(|terrain| terrain.interference);
    let there = view.cell(cell);
    there.robot.map(robot_id).or_else(|| interference.then(|| tile_id(view, cell)))
}

/// SA-R66: what is hit is the robot, wherever it now stands.
fn main_target(view: &View, attack: AttackView) -> Cell {
    attack.target.and_then(|target| view.robots[target.index()].cell).unwrap_or(attack.centre)
}

/// What the attack in progress would do at this main target.
fn struck(view: &View, known: &Known, centre: Cell, foreseen: Vec<Foreseen>) -> Vec<Overlay> {
    let Some(AttackView { printed, from, to, .. }) = view.attack else { return Vec::new() };
    let shot = Shot { printed, from, to, centre };
    let area = |foreseen: Foreseen| consequences(view, &foreseen.with_area(&known.table().field, &shot));
    foreseen.into_iter().flat_map(area).collect()
}

/// SA-5.9, SA-12.9: what the robot would look at.
fn looking(view: &View, seat: Seat, to: Direction) -> Option<Overlay> {
    let robot = &view.robots[seat.index()];
    let ahead = robot.cell.filter(|_| robot.facing != to).and_then(|cell| away(view, cell, to, 1))?;
    Some(Overlay::Line { from: robot_id(seat), to: cell_id(view.cell(ahead).hex), blocker: None })
}

/// What would happen: ways, cells, who and what is hit, and how hard.
fn consequences(view: &View, foreseen: &Foreseen) -> Vec<Overlay> {
    let ways = foreseen.ways.iter().filter(|way| way.len() > 1);
    let ids = |way: &Vec<Cell>| way.iter().map(|&cell| cell_id(view.cell(cell).hex)).collect();
    let looks = foreseen.looks.iter().filter_map(|&(seat, to)| looking(view, seat, to));
    let mut overlays: Vec<Overlay> = looks.chain(ways.map(|way| Overlay::Path(ids(way)))).collect();
    overlays.extend(areas(view, foreseen));
    let robots = hit(foreseen).map(|(seat, _)| robot_id(seat));
    let harmed = robots.chain(foreseen.blown.iter().map(|cell| tile_id(view, cell))).collect();
    let boiled = foreseen.boiled.iter().map(|cell| tile_id(view, cell)).collect();
    overlays.extend(things(harmed, Tone::Harm).into_iter().chain(things(boiled, Tone::Spent)));
    overlays.extend(marks(foreseen));
    overlays
}

/// What could happen, as the target is still to be chosen.
fn chances(view: &View, foreseen: &Foreseen) -> Vec<Overlay> {
    areas(view, foreseen).chain(marks(foreseen)).collect()
}

/// The cells of the attack itself, and then those that only splinters reach.
fn areas(view: &View, foreseen: &Foreseen) -> impl Iterator<Item = Overlay> {
    let around = foreseen.targets.iter().fold(foreseen.splinters, Cells::without);
    let area = |cells: Cells| {
        let hex = |cell: Cell| {
            let tabletop::Hex { q, r } = view.cell(cell).hex;
            Hex { q, r }
        };
        let hexes: Vec<Hex> = cells.iter().map(hex).collect();
        (!hexes.is_empty()).then_some(Overlay::Cells { hexes, tone: Tone::Harm })
    };
    [area(foreseen.targets), area(around)].into_iter().flatten()
}

fn things(ids: Vec<Id>, tone: Tone) -> Option<Overlay> {
    (!ids.is_empty()).then_some(Overlay::Things { ids, tone })
}

fn hit(foreseen: &Foreseen) -> impl Iterator<Item = (Seat, (u8, u8))> {
    (0..).map(Seat).zip(foreseen.hits.iter().copied()).filter(|&(_, hit)| hit != (0, 0))
}

/// How hard each robot would be hit, before anything prevents it.
fn marks(foreseen: &Foreseen) -> impl Iterator<Item = Overlay> {
    hit(foreseen).map(|(seat, (damage, heat))| {
        let words = Message::new("sa-scene-foreseen").with("damage", damage).with("heat", heat);
        let mark = match damage {
            0 => Mark::new(words, Tone::Heat).drawn("hot").counting(heat),
            1.. => Mark::new(words, Tone::Harm).drawn("damage").counting(damage),
        };
        Overlay::Mark { on: robot_id(seat), mark }
    })
}

fn tile_id(view: &View, cell: Cell) -> Id {
    Id::of("tile", view.cell(cell).hex)
}
