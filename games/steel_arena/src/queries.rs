//! Numbers the rules ask for: computed, never stored.

use crate::content::{Attack, Board, Content, Delivery, Kind, Movement, Span, Way, What};
use crate::field::{Cell, Cells};
use crate::illegal::Illegal;
use crate::question::Ability;
use crate::table::Table;
use crate::tile::{Arrival, Part};
use kernel::{Seat, SeatSet};
use tabletop::{Direction, Hex};

/// What an activation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Turn(Span),
    Movement(Movement),
    Attack(Attack),
}

impl Deed {
    /// SA-13.17: what this kind of module does when it is activated; nothing for defences.
    #[inline]
    pub(crate) fn of(kind: &Kind) -> Option<Deed> {
        match kind.what {
            What::Turn(span) => Some(Deed::Turn(span)),
            What::Movement(movement) => Some(Deed::Movement(movement)),
            What::Attack(attack) => Some(Deed::Attack(attack)),
            What::Defence(_) | What::Terrain(_) => None,
        }
    }

    /// SA-5.5, SA-14.2: an ability of the central module.
    pub(crate) fn ability(board: &Board, ability: Ability) -> Deed {
        match ability {
            Ability::Attack => Deed::Attack(board.attack),
            Ability::Movement => Deed::Movement(board.movement),
            Ability::Turn => Deed::Turn(board.turn),
        }
    }
}

/// SA-7.2 to SA-7.4, SA-17.4: whether no robot may come there.
pub(crate) fn is_obstacle(table: &Table, content: &Content, cell: Cell) -> bool {
    table.terrain(content, cell).is_some_and(|terrain| terrain.obstacle)
}

/// SA-6.12, SA-7.6, SA-7.7, SA-8.1, SA-8.3 to SA-8.7: how many cells the robot can go in this direction, shifting others
/// ahead: as many as are free of robots before the first obstacle or the field edge.
pub(crate) fn reach(table: &Table, content: &Content, seat: Seat, to: Direction) -> u8 {
    let Some(cell) = table.cell_of(seat) else { return 0 };
    let open = table.field.line(cell, to).take_while(|&cell| !is_obstacle(table, content, cell));
    open.filter(|&cell| table.robot_at(cell).is_none()).count() as u8
}

/// SA-8.7: why the robot cannot go so far.
fn barrier(table: &Table, content: &Content, seat: Seat, to: Direction, cells: u8) -> Illegal {
    let Some(cell) = table.cell_of(seat) else { return Illegal::NowhereToGo };
    let mut line = table.field.line(cell, to);
    let ahead = line.by_ref().take_while(|&cell| !is_obstacle(table, content, cell));
    let (mut robots, mut open) = (0, 0);
    for cell in ahead {
        open += 1;
        robots += u8::from(table.robot_at(cell).is_some());
    }
    let obstacle = table.field.line(cell, to).nth(usize::from(open)).is_some();
    match (robots > 0 && open >= cells, obstacle) {
        (true, _) => Illegal::Chain,
        (false, true) => Illegal::Obstacle,
        (false, false) => Illegal::Edge,
    }
}

/// SA-6.2, SA-6.3, SA-6.5: the directions of a movement.
pub(crate) fn directions(facing: Direction, way: Way) -> [Option<Direction>; 2] {
    match way {
        Way::Forward | Way::Jump => [Some(facing), None],
        Way::Diagonal => [Some(facing.anticlockwise()), Some(facing.clockwise())],
    }
}

/// SA-6.1 to SA-6.9: whether the robot may go there.
pub(crate) fn check_move(
    table: &Table,
    content: &Content,
    seat: Seat,
    movement: Movement,
    to: Direction,
    cells: u8,
) -> Result<(), Illegal> {
    let facing = table.robot(seat).facing;
    if !directions(facing, movement.way).contains(&Some(to)) {
        return Err(Illegal::WrongWay { diagonal: movement.way == Way::Diagonal });
    }
    if !movement.span.contains(cells) {
        return Err(Illegal::Distance);
    }
    if movement.way == Way::Jump {
        return landing(table, content, seat, cells).map(|_| ());
    }
    if cells > reach(table, content, seat, to) {
        return Err(barrier(table, content, seat, to, cells));
    }
    Ok(())
}

/// SA-6.5 to SA-6.8, SA-7.5, SA-R14: where a jump ends.
pub(crate) fn landing(table: &Table, content: &Content, seat: Seat, cells: u8) -> Result<Cell, Illegal> {
    let from = table.cell_of(seat).ok_or(Illegal::NowhereToGo)?;
    let way: Hex = table.robot(seat).facing.step() * i16::from(cells);
    let cell = table.field.find(table.field.hex(from) + way).ok_or(Illegal::JumpOutside)?;
    if is_obstacle(table, content, cell) {
        return Err(Illegal::JumpOntoObstacle);
    }
    if table.robot_at(cell).is_some() {
        return Err(Illegal::JumpOntoRobot);
    }
    Ok(cell)
}

/// SA-R13, SA-R18: whether the robot can carry this out at all.
#[inline]
pub(crate) fn check_deed(table: &Table, content: &Content, seat: Seat, deed: Deed) -> Result<(), Illegal> {
    match deed {
        Deed::Turn(_) => Ok(()),
        Deed::Movement(movement) => {
            if can_move(table, content, seat, movement) {
                Ok(())
            } else {
                Err(Illegal::NowhereToGo)
            }
        }
        Deed::Attack(_) => {
            let front = table.cell_of(seat).and_then(|cell| table.field.next(cell, table.robot(seat).facing));
            front.map(|_| ()).ok_or(Illegal::NoTarget)
        }
    }
}

/// SA-R13: whether the robot can go the least distance, or jump any.
fn can_move(table: &Table, content: &Content, seat: Seat, movement: Movement) -> bool {
    let Movement { way, span: Span { least, most } } = movement;
    if way == Way::Jump {
        return (least..=most).any(|cells| landing(table, content, seat, cells).is_ok());
    }
    let mut ways = directions(table.robot(seat).facing, way).into_iter().flatten();
    ways.any(|to| reach(table, content, seat, to) >= least)
}

/// SA-11.1 to SA-11.6, SA-11.13, SA-11.14, SA-R19: the cells that a shot may choose as its target.
pub(crate) fn targets(
    table: &Table,
    content: &Content,
    from: Cell,
    to: Direction,
    delivery: Delivery,
) -> Cells {
    let mut cells = Cells::NONE;
    for cell in table.field.line(from, to) {
        cells = cells.with(cell);
        let stops = match delivery {
            Delivery::Direct => blocks(table, content, cell),
            Delivery::Melee | Delivery::Sweep => true,
            Delivery::Indirect | Delivery::Beam => false,
        };
        if stops {
            break;
        }
    }
    cells
}

/// SA-11.2, SA-11.3: whether a direct shot cannot cross the cell.
pub(crate) fn blocks(table: &Table, content: &Content, cell: Cell) -> bool {
    table.robot_at(cell).is_some() || table.terrain(content, cell).is_some_and(|terrain| terrain.interference)
}

/// SA-R24: the robots on a line.
pub(crate) fn robots_on(table: &Table, from: Cell, to: Direction) -> Cells {
    table.field.line(from, to).filter(|&cell| table.robot_at(cell).is_some()).collect()
}

/// SA-13.3 to SA-13.6, SA-R34: whether the part is a passive defence that works against a hit from there.
pub(crate) fn protects(table: &Table, content: &Content, seat: Seat, part: Part, arrival: Arrival) -> bool {
    match part {
        Part::Central => {
            let defence = table.board(content, seat).defence;
            !table.robot(seat).spent && defence.is_some_and(|defence| defence.covers(arrival))
        }
        Part::Slot(slot) => table.module(seat, slot).is_some_and(|module| {
            !module.spent && matches!(module.kind(content).what, What::Defence(it) if !it.reaction && it.covers(arrival))
        }),
    }
}

/// SA-R46: whether the part is a reaction that could be used against a hit from there.
pub(crate) fn reacts(table: &Table, content: &Content, seat: Seat, slot: u8, arrival: Arrival) -> bool {
    table.module(seat, slot).is_some_and(|module| {
        let usable = !module.hot && !module.used && !module.spent;
        usable && matches!(module.kind(content).what, What::Defence(it) if it.reaction && it.covers(arrival))
    })
}

/// SA-R43: the least and the most of `points` that can go on damage so that none is lost.
pub(crate) fn split_range(damage: u8, heat: u8, points: u8) -> (u8, u8) {
    (points.saturating_sub(heat), points.min(damage))
}

/// SA-12.15: whether the robot has a cool module.
pub(crate) fn has_cool(table: &Table, seat: Seat) -> bool {
    table.parts(seat).any(|part| !table.is_hot(seat, part))
}

/// SA-19.5, SA-21.4: the trophies of a side.
pub(crate) fn trophies(table: &Table, side: SeatSet) -> usize {
    side.iter().map(|seat| table.score(seat)).sum()
}
