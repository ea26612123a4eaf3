//! What an answer would bring, as far as everybody may know: ways, firing lines, blasts, and what follows from them.

mod rehearsal;

use super::{away, binding, cell_id, line, robot_id};
use crate::content::{Attack, Content, Delivery, Way, What};
use crate::field::{Cell, Cells};
use crate::procedures::attack::Shot;
use crate::question::{Ability, Answer, Question};
use crate::table::Ground;
use crate::tile::Part;
use crate::view::View;
use kernel::Seat;
use rehearsal::{Foreseen, Rehearsal};
use scene::{Hex, Id, Mark, Overlay, Tone};
use words::Message;

/// The overlays of an answer.
pub(super) fn of(content: &Content, view: &View, seat: Seat, answer: Answer) -> Vec<Overlay> {
    match (answer, view.question) {
        (Answer::Activate(part), _) => armed(content, view, seat, part),
        (Answer::Use(Ability::Attack), _) => fire(content, view, seat, board(content, view, seat)),
        (Answer::Turn(sectors), _) => looking(view, seat, sectors),
        (Answer::Go { to, cells }, Some(Question::Moving(movement))) => {
            let field = view.field();
            let rehearsal = Rehearsal::new(content, view, &field);
            let gone = match movement.way {
                Way::Forward | Way::Diagonal => rehearsal.shove(seat, to, cells),
                Way::Jump => rehearsal.jump(seat, to, cells),
            };
            consequences(view, &gone.over())
        }
        (Answer::Cell(cell), Some(Question::Aiming(_))) => aimed(content, view, cell),
        (Answer::Deal, _) => dealt(content, view),
        (Answer::Push(cells), _) => pushed(content, view, cells),
        (Answer::Spin(sectors), _) => {
            binding::target(view).map_or_else(Vec::new, |target| looking(view, target, sectors))
        }
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
        Some(What::Attack(attack)) => fire(content, view, seat, attack),
        _ => Vec::new(),
    }
}

/// SA-10.4, SA-11.1 to SA-11.12: the firing line with what stops it, and what may be hit along it.
fn fire(content: &Content, view: &View, seat: Seat, printed: Attack) -> Vec<Overlay> {
    let robot = &view.robots[seat.index()];
    let Some(from) = robot.cell else { return Vec::new() };
    let way = line(view, from, robot.facing);
    let stop = match printed.delivery {
        Delivery::Direct => way.iter().position(|&cell| blocks(content, view, cell)),
        Delivery::Melee | Delivery::Sweep => Some(0),
        Delivery::Indirect | Delivery::Beam => None,
    };
    let reached = &way[..stop.map_or(way.len(), |stop| stop + 1).min(way.len())];
    let Some(&last) = reached.last() else { return Vec::new() };
    let blocker = stop.filter(|_| printed.delivery == Delivery::Direct).map(|stop| blocker(view, way[stop]));
    let to = cell_id(view.cell(last).hex);
    let field = view.field();
    let shots: Vec<Foreseen> = mains(view, &printed, reached)
        .into_iter()
        .map(|centre| Shot { printed, from, to: robot.facing, centre })
        .map(|shot| Rehearsal::new(content, view, &field).fire(&shot).over())
        .collect();
    let shown = match &shots[..] {
        [] => Vec::new(),
        [only] => consequences(view, only),
        [first, rest @ ..] => chances(view, &rest.iter().fold(first.clone(), Foreseen::or)),
    };
    std::iter::once(Overlay::Line { from: robot_id(seat), to, blocker }).chain(shown).collect()
}

/// SA-10.5, SA-11.4, SA-11.7, SA-R24: which cells could be the main target.
fn mains(view: &View, printed: &Attack, reached: &[Cell]) -> Vec<Cell> {
    if printed.delivery != Delivery::Beam {
        return reached.to_vec();
    }
    let robots: Vec<Cell> = reached.iter().copied().filter(|&cell| view.cell(cell).robot.is_some()).collect();
    if robots.is_empty() { reached[..1].to_vec() } else { robots }
}

/// SA-11.2, SA-11.3: whether a direct shot cannot cross the cell.
fn blocks(content: &Content, view: &View, cell: Cell) -> bool {
    let interference = view.terrain(content, cell).is_some_and(|terrain| terrain.interference);
    interference || view.cell(cell).robot.is_some()
}

/// SA-11.2, SA-11.3: the robot, or the terrain, that a direct shot cannot cross.
fn blocker(view: &View, cell: Cell) -> Id {
    let there = view.cell(cell);
    match (there.robot, there.ground) {
        (Some(seat), _) => robot_id(seat),
        (None, Ground::Up(_) | Ground::Down(_)) => tile_id(view, cell),
        (None, Ground::Empty) => cell_id(there.hex),
    }
}

/// The line to the target, and what the shot would do there.
fn aimed(content: &Content, view: &View, centre: Cell) -> Vec<Overlay> {
    let Some(attack) = view.attack else { return Vec::new() };
    let line =
        Overlay::Line { from: robot_id(attack.seat), to: cell_id(view.cell(centre).hex), blocker: None };
    std::iter::once(line).chain(struck(content, view, centre)).collect()
}

/// SA-R66: what is hit is the robot, wherever it now stands.
fn dealt(content: &Content, view: &View) -> Vec<Overlay> {
    let Some(attack) = view.attack else { return Vec::new() };
    let target = attack.target.and_then(|target| view.robots[target.index()].cell);
    struck(content, view, target.unwrap_or(attack.centre))
}

fn struck(content: &Content, view: &View, centre: Cell) -> Vec<Overlay> {
    let Some(attack) = view.attack else { return Vec::new() };
    let shot = Shot { printed: attack.printed, from: attack.from, to: attack.to, centre };
    consequences(view, &Rehearsal::new(content, view, &view.field()).fire(&shot).over())
}

/// SA-12.2 to SA-12.6: where the target and whoever is in its way would be pushed, and what that sets off.
fn pushed(content: &Content, view: &View, cells: u8) -> Vec<Overlay> {
    let Some((attack, target)) = view.attack.zip(binding::target(view)) else { return Vec::new() };
    let field = view.field();
    consequences(view, &Rehearsal::new(content, view, &field).shove(target, attack.to, cells).over())
}

/// SA-5.9, SA-12.9: what the robot would look at.
fn looking(view: &View, seat: Seat, sectors: i8) -> Vec<Overlay> {
    let robot = &view.robots[seat.index()];
    let ahead = robot.cell.and_then(|cell| away(view, cell, robot.facing.turn(sectors), 1));
    let line = |cell| Overlay::Line { from: robot_id(seat), to: cell_id(view.cell(cell).hex), blocker: None };
    ahead.filter(|_| sectors != 0).map(line).into_iter().collect()
}

/// What would happen: ways, cells, who and what is hit, and how hard.
fn consequences(view: &View, foreseen: &Foreseen) -> Vec<Overlay> {
    let ways = foreseen.ways.iter().filter(|way| way.len() > 1);
    let ids = |way: &Vec<Cell>| way.iter().map(|&cell| cell_id(view.cell(cell).hex)).collect();
    let mut overlays: Vec<Overlay> = ways.map(|way| Overlay::Path(ids(way))).collect();
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
