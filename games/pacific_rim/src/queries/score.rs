//! The score: victory points of both sides (PR-18, PR-R56 to PR-R59).

use super::bases::{base, hexes, in_terrain};
use crate::content::{Breed, Building, Content, Line, Per, Side, Special};
use crate::table::{Figure, Goal, Spot, Standing, Table, Who};
use tabletop::plane::{Edge, Measure};

/// PR-R58: what a destroyed Jaeger is worth.
const JAEGER: u16 = 3;

/// PR-4.3, PR-4.11, PR-18: the victory points of a side, its mission included; none with a bomb (PR-19.23).
pub fn points(table: &Table, content: &Content, side: Side) -> u16 {
    let mission = mission(table, content, side).iter();
    let mission = mission.map(|line| line_points(table, content, side, *line)).sum();
    with_mission(table, content, side, mission)
}

/// PR-18: the victory points of a side so far, without those of its mission that are measured at the end (PR-1.42).
pub fn points_so_far(table: &Table, content: &Content, side: Side) -> u16 {
    let mission = mission_so_far(table, content, side).filter_map(|earned| earned.now).sum();
    with_mission(table, content, side, mission)
}

/// PR-18.1 to PR-18.8: the victory points of a side that need no measuring.
pub fn points_without_mission(table: &Table, content: &Content, side: Side) -> u16 {
    with_mission(table, content, side, 0)
}

fn with_mission(table: &Table, content: &Content, side: Side, mission: u16) -> u16 {
    if has_bomb(table, content) {
        0
    } else {
        enemies(table, content, side) + buildings(table, side) + mission
    }
}

/// PR-19.23: whether a bomb decides the game: nobody has points, and no dice end it.
pub(crate) fn has_bomb(table: &Table, content: &Content) -> bool {
    table.scenario.is_some_and(|id| content.scenario(id).has(Special::Bomb))
}

/// What a line of a mission brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earned {
    /// The points so far; none if they are measured at the end.
    pub now: Option<u16>,
    /// The points that may still come, at most.
    pub more: u16,
}

/// PR-18.10: the points of the mission of a side, as far as it is known; none without a mission.
pub fn mission_so_far(table: &Table, content: &Content, side: Side) -> impl Iterator<Item = Earned> {
    mission(table, content, side).iter().map(move |line| mission_line(table, content, side, *line))
}

fn mission_line(table: &Table, content: &Content, side: Side, line: Line) -> Earned {
    let is_measured = matches!(line.per, Per::Breakthrough | Per::Terrain);
    let now = (!is_measured).then(|| line_points(table, content, side, line));
    Earned { now, more: still_open(table, side, line.per) * u16::from(line.points) }
}

/// PR-1.31: how many more of these there can be at the end of the game. It is worked out without measuring (PR-1.42).
fn still_open(table: &Table, side: Side, per: Per) -> u16 {
    let lives = |figure: &&Figure| figure.standing != Standing::Destroyed;
    let own = || of(table, side).filter(lives);
    let foes = || of(table, side.foe()).filter(lives);
    let n = match per {
        Per::Intact(_) | Per::Unhurt => 0,
        Per::Ruined(kind) => {
            table.towers().iter().filter(|tower| tower.kind == kind && !tower.ruined).count()
        }
        Per::Damaged => foes().filter(|figure| figure.damage.is_empty()).count(),
        Per::Destroyed => foes().count(),
        Per::Leader => {
            let leader = table.leader(side.foe()).map(|leader| table.figure(leader.who).standing);
            usize::from(leader.is_some_and(|standing| standing != Standing::Destroyed))
        }
        Per::Carrying => {
            let lie = table.tokens().iter().filter(|token| matches!(token.spot, Spot::Lying(_))).count();
            own().filter(|figure| figure.carries.is_none()).count().min(lie)
        }
        Per::Terrain | Per::Breakthrough => own().count(),
    };
    n as u16
}

fn mission<'a>(table: &Table, content: &'a Content, side: Side) -> &'a [Line] {
    match table.goal(side) {
        Goal::Card(mission) => content.mission(mission).lines(side),
        Goal::None | Goal::Hidden => &[],
    }
}

/// PR-18.1, PR-18.2, PR-18.5, PR-18.6, PR-R56, PR-R58: what was done to the models of the enemy.
fn enemies(table: &Table, content: &Content, side: Side) -> u16 {
    let worth = |figure: &Figure| match figure.standing {
        Standing::Destroyed => match figure.model(content).breed {
            Breed::Jaeger { .. } => JAEGER,
            Breed::Kaiju { category, .. } => category.into(),
        },
        Standing::At(_) => u16::from(!figure.damage.is_empty()),
        Standing::Reserve => 0,
    };
    of(table, side.foe()).map(worth).sum()
}

/// PR-18.3, PR-18.4, PR-18.7, PR-18.8, PR-R57: the buildings, for who guards them and for who ruins them.
fn buildings(table: &Table, side: Side) -> u16 {
    let (all, ruined) = (table.towers().len(), table.towers().iter().filter(|tower| tower.ruined).count());
    let is_whole = |part: usize| all > 0 && part == all;
    match side {
        Side::Ppdc => (all - ruined) as u16 + if is_whole(all - ruined) { 3 } else { 0 },
        Side::Kaiju => 2 * ruined as u16 + if is_whole(ruined) { 3 } else { 0 },
    }
}

/// PR-18.10, PR-19.9, PR-20.8 to PR-20.11, PR-1.31: what a line of a mission brings.
fn line_points(table: &Table, content: &Content, side: Side, line: Line) -> u16 {
    let towers = |kind: Building, ruined: bool| {
        table.towers().iter().filter(|tower| tower.kind == kind && tower.ruined == ruined).count()
    };
    let count = |which: Side, is_it: &dyn Fn(Who, &Figure) -> bool| {
        table.models().filter(|(who, figure)| who.side() == which && is_it(*who, figure)).count()
    };
    let on_table = |figure: &Figure| figure.pose().is_some();
    let n = match line.per {
        Per::Intact(kind) => towers(kind, false),
        Per::Ruined(kind) => towers(kind, true),
        Per::Damaged => count(side.foe(), &|_, figure| on_table(figure) && !figure.damage.is_empty()),
        Per::Destroyed => count(side.foe(), &|_, figure| figure.standing == Standing::Destroyed),
        Per::Leader => {
            let leader = table.leader(side.foe()).map(|leader| table.figure(leader.who).standing);
            usize::from(leader == Some(Standing::Destroyed))
        }
        Per::Unhurt => count(side, &|_, figure| on_table(figure) && figure.damage.is_empty()),
        Per::Carrying => count(side, &|_, figure| on_table(figure) && figure.carries.is_some()),
        Per::Terrain => count(side, &|who, figure| on_table(figure) && in_terrain(table, content, who)),
        Per::Breakthrough => count(side, &|_, figure| breaks_through(table, content, side, figure)),
    };
    n as u16 * u16::from(line.points)
}

/// PR-R53: whether a model is within 4 hexes of an edge along which the enemy deployed.
fn breaks_through(table: &Table, content: &Content, side: Side, figure: &Figure) -> bool {
    let Some(own) = figure.pose().map(base) else { return false };
    let (plane, edges) = (table.plane(content), table.edges[side.foe() as usize]);
    let near = |edge: Edge| {
        let room = plane.room(&own, edge);
        Measure { length: room, from: own.at(), to: own.at() }.is_within(hexes(4))
    };
    Edge::ALL.into_iter().any(|edge| edges.contains(edge) && near(edge))
}

fn of(table: &Table, side: Side) -> impl Iterator<Item = &Figure> {
    table.models().filter(move |(who, _)| who.side() == side).map(|(_, figure)| figure)
}
