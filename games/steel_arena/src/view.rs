//! The view: what a seat may see, built up from nothing.

use crate::SteelArena;
use crate::content::{self, Back, Content, KindId};
use crate::event::Shown;
use crate::field::Cell;
use crate::knowledge::Known;
use crate::procedures::{Attack, Turn};
use crate::question::Question;
use crate::setup::Options;
use crate::table::{Ground, Side, Table};
use crate::tile::{Facts, Module, Tile};
use kernel::{Bout, Outcome, Seat, SeatSet, Waiting};
use serde::{Deserialize, Serialize};
use tabletop::{Direction, Hex};

/// What one seat, or a spectator, sees of a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; a spectator without a seat.
    pub seat: Option<Seat>,
    /// The agreed choices.
    pub options: Options,
    /// The cells, row by row.
    pub cells: Vec<CellView>,
    /// The robot of each seat.
    pub robots: Vec<RobotView>,
    /// What lies in the box and was seen by somebody.
    pub boxed: Vec<Shown>,
    /// How many tiles the stack has.
    pub stack: u8,
    /// The back of its top tile (SA-R36).
    pub top: Option<Back>,
    /// The turn in progress: whose, and its number.
    pub turn: Option<(Seat, u16)>,
    /// The attack in progress.
    pub attack: Option<AttackView>,
    /// The seats that have left.
    pub left: SeatSet,
    /// The seats that owe an answer.
    pub owing: SeatSet,
    /// The question of the looking seat.
    pub question: Option<Question>,
    /// How the bout ended.
    pub outcome: Option<Outcome>,
    /// What the looking seat knows, if it is asked: to play its answers on beforehand.
    #[serde(skip)]
    pub(crate) known: Option<Known>,
}

/// One cell of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CellView {
    /// Where it lies.
    pub hex: Hex,
    /// What lies on it (SA-1.10, SA-R4).
    pub ground: Ground,
    /// Whose robot stands there.
    pub robot: Option<Seat>,
}

/// One robot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RobotView {
    /// Where it stands, if it is on the field.
    pub cell: Option<Cell>,
    /// Where it looks.
    pub facing: Direction,
    /// The side of its board.
    pub side: Side,
    /// Whether the central module is overheated.
    pub hot: bool,
    /// Whether the central module was activated this turn.
    pub used: bool,
    /// Whether the board has defended this turn.
    pub spent: bool,
    /// Damage still to be paid.
    pub damage: u8,
    /// Its modules.
    pub modules: Vec<ModuleView>,
    /// Its trophies, sorted.
    pub trophies: Vec<Shown>,
}

/// One module of a robot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ModuleView {
    /// Its back.
    pub back: Back,
    /// Its kind, if the looking seat knows it (SA-2.21, SA-16.6).
    pub kind: Option<KindId>,
    /// Whether it lies face up.
    pub open: bool,
    /// Whether it is overheated.
    pub hot: bool,
    /// Whether it was activated this turn.
    pub used: bool,
    /// Whether it has defended this turn.
    pub spent: bool,
    /// What everybody may conclude of it (SA-R67).
    pub facts: Facts,
}

/// An attack in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AttackView {
    /// Who attacks.
    pub seat: Seat,
    /// From where.
    pub from: Cell,
    /// In which direction.
    pub to: Direction,
    /// The main target, once it is chosen.
    pub centre: Cell,
    /// The robot that is the main target.
    pub target: Option<Seat>,
    /// What is printed on what is fired.
    pub printed: content::Attack,
}

impl View {
    /// What `seat` sees.
    pub(crate) fn of(bout: &Bout<SteelArena>, seat: Option<Seat>) -> View {
        let table = bout.table();
        let cell = |cell: Cell| CellView {
            hex: table.field.hex(cell),
            ground: table.ground(cell),
            robot: table.robot_at(cell),
        };
        let attack = Attack::of(bout.stack()).map(|attack| {
            let Attack { seat, from, to, centre, target, .. } = *attack;
            AttackView { seat, from, to, centre, target, printed: attack.printed(bout.content()) }
        });
        View {
            seat,
            options: table.options,
            cells: table.field.cells().map(cell).collect(),
            robots: (0..table.seats()).map(|owner| robot(table, Seat(owner), seat)).collect(),
            boxed: shown(table.boxed(), seat),
            stack: table.stack,
            top: table.top,
            turn: Turn::of(bout.stack()).map(|turn| (turn.seat, turn.number)),
            attack,
            left: bout.left(),
            owing: match bout.waiting() {
                Waiting::Seats(seats) => seats,
                Waiting::Chance(_) | Waiting::Over => SeatSet::EMPTY,
            },
            question: seat.and_then(|seat| bout.question(seat)).copied(),
            outcome: bout.outcome().cloned(),
            known: seat.filter(|&seat| bout.question(seat).is_some()).map(|seat| Known::of(bout, seat)),
        }
    }

    /// The cell of this number.
    pub fn cell(&self, cell: Cell) -> &CellView {
        &self.cells[cell.index()]
    }

    /// The terrain on the cell, if it lies there.
    pub fn terrain<'a>(&self, content: &'a Content, cell: Cell) -> Option<&'a crate::content::Terrain> {
        match self.cell(cell).ground {
            Ground::Up(kind) => content.terrain(kind),
            Ground::Empty | Ground::Down(_) => None,
        }
    }
}

fn robot(table: &Table, owner: Seat, looker: Option<Seat>) -> RobotView {
    let robot = table.robot(owner);
    RobotView {
        cell: robot.cell(),
        facing: robot.facing,
        side: robot.side,
        hot: robot.hot,
        used: robot.used,
        spent: robot.spent,
        damage: robot.damage,
        modules: table.modules(owner).iter().map(|module| module_view(module, looker)).collect(),
        trophies: shown(table.trophies(owner), looker),
    }
}

/// SA-2.21, SA-16.6, SA-20.3: others see the back of what has not been used.
fn module_view(module: &Module, looker: Option<Seat>) -> ModuleView {
    let Module { tile, hot, used, spent, .. } = *module;
    ModuleView {
        back: tile.back,
        kind: tile.kind_for(looker),
        open: tile.open,
        hot,
        used,
        spent,
        facts: tile.facts,
    }
}

/// SA-15.9, SA-R42: how many there are is public, and so are the backs; faces as far as they are known.
fn shown<'a>(tiles: impl Iterator<Item = &'a Tile>, looker: Option<Seat>) -> Vec<Shown> {
    let mut shown: Vec<Shown> =
        tiles.map(|tile| Shown { back: tile.back, kind: tile.kind_for(looker) }).collect();
    shown.sort_unstable();
    shown
}
