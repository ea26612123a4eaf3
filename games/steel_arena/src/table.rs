//! What lies on the table: the field, the robots with their modules, trophies, the stack, the box.
//!
//! A tile that nobody has seen has no face: it is its back, and one of the unseen tiles with that back.

use crate::content::{Back, Board, Content, KINDS_MAX, KindId, Terrain};
use crate::field::{CELLS_MAX, Cell, Cells, Field};
use crate::setup::Options;
use crate::tile::{Module, Part, Tile};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tabletop::{Direction, Rows, Tally};

/// The most seats (SA-1.7).
pub(crate) const SEATS: usize = 4;

/// SA-16.7: the most modules besides the central one; one more is there only until its owner has chosen.
pub const MODULES_MAX: usize = 12;

/// More tiles than ever come out of the box: 24 cells, a stack of 28, four sets of four (SA-2.2, SA-2.10, SA-2.14).
pub(crate) const TILES_MAX: usize = 80;

/// The row of the box among the rows of tiles: behind modules and trophies of the seats.
const BOX: usize = 2 * SEATS;

/// Where a robot stands that is not on the field.
const NOWHERE: u8 = u8::MAX;

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Nothing: an empty cell.
    Empty,
    /// A module face down.
    Down(Back),
    /// A tile face up: terrain, or any tile in the expert mode.
    Up(KindId),
}

/// The side of a robot board that is up (SA-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Normal mode.
    A,
    /// Reinforced mode.
    B,
}

/// A robot on the field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Robot {
    cell: u8,
    /// Where its arrow points (SA-2.19).
    pub facing: Direction,
    /// The side of its board.
    pub side: Side,
    /// Whether the central module is overheated.
    pub hot: bool,
    /// Whether the central module was activated this turn.
    pub used: bool,
    /// Whether the defence of the board has worked this turn.
    pub spent: bool,
    /// Damage of this turn, still to be paid (SA-10.9).
    pub damage: u8,
}

impl Robot {
    const ABSENT: Robot = Robot {
        cell: NOWHERE,
        facing: Direction::A,
        side: Side::A,
        hot: false,
        used: false,
        spent: false,
        damage: 0,
    };

    /// Where it stands, if it is on the field.
    #[inline]
    pub fn cell(&self) -> Option<Cell> {
        (self.cell != NOWHERE).then_some(Cell(self.cell))
    }
}

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The shape of the field.
    pub(crate) field: Field,
    /// The agreed choices.
    pub(crate) options: Options,
    ground: [Ground; CELLS_MAX],
    robots: [Robot; SEATS],
    /// Modules of each seat in the order in which they came, then trophies of each seat and the box,
    /// both sorted.
    tiles: Rows<Module, { 2 * SEATS + 1 }, TILES_MAX>,
    /// Tiles whose faces nobody has seen, by kind: on the field, in the stack, in the box.
    pub(crate) unseen: Tally<KINDS_MAX>,
    /// Tiles whose places nobody knows, by back: in the stack below its top, and in the box.
    pub(crate) rest: [u8; Back::COUNT],
    /// Tiles that are to be laid at set-up, by back (SA-2.5).
    pub(crate) deal: [u8; Back::COUNT],
    /// Tiles of the stack.
    pub(crate) stack: u8,
    /// The back of the top tile of the stack (SA-R36).
    pub(crate) top: Option<Back>,
    /// Turns in a row in which nothing was taken, laid or discarded (SA-R55).
    pub(crate) idle: u16,
}

impl Table {
    /// An empty field; every tile is still in the box.
    pub(crate) fn new(field: Field, options: Options, content: &Content) -> Table {
        let mut unseen = Tally::new();
        let mut rest = [0; Back::COUNT];
        for (id, kind) in content.iter() {
            for _ in 0..kind.copies {
                unseen.add(id.0);
            }
            rest[kind.back.index()] += kind.copies;
        }
        Table {
            field,
            options,
            ground: [Ground::Empty; CELLS_MAX],
            robots: [Robot::ABSENT; SEATS],
            tiles: Rows::new(),
            unseen,
            rest,
            deal: [0; Back::COUNT],
            stack: 0,
            top: None,
            idle: 0,
        }
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats
    }

    /// The shape of the field.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// How many tiles the stack has.
    pub fn stack(&self) -> u8 {
        self.stack
    }

    /// What lies on the cell.
    #[inline]
    pub fn ground(&self, cell: Cell) -> Ground {
        self.ground[cell.index()]
    }

    /// Something else lies there now.
    pub(crate) fn set_ground(&mut self, cell: Cell, ground: Ground) {
        self.ground[cell.index()] = ground;
    }

    /// The terrain on the cell.
    #[inline]
    pub fn terrain<'a>(&self, content: &'a Content, cell: Cell) -> Option<&'a Terrain> {
        match self.ground(cell) {
            Ground::Up(kind) => content.terrain(kind),
            Ground::Empty | Ground::Down(_) => None,
        }
    }

    /// The robot of the seat.
    #[inline]
    pub fn robot(&self, seat: Seat) -> &Robot {
        &self.robots[seat.index()]
    }

    /// The robot of the seat, to be changed.
    #[inline]
    pub(crate) fn robot_mut(&mut self, seat: Seat) -> &mut Robot {
        &mut self.robots[seat.index()]
    }

    /// Where the robot of the seat stands.
    #[inline]
    pub fn cell_of(&self, seat: Seat) -> Option<Cell> {
        self.robot(seat).cell()
    }

    /// The robot comes to stand there.
    pub(crate) fn put_robot(&mut self, seat: Seat, cell: Cell) {
        self.robots[seat.index()].cell = cell.0;
    }

    /// The robot leaves the field.
    pub(crate) fn take_robot(&mut self, seat: Seat) {
        self.robots[seat.index()] = Robot::ABSENT;
    }

    /// Whose robot stands there.
    #[inline]
    pub fn robot_at(&self, cell: Cell) -> Option<Seat> {
        (0..self.seats()).map(Seat).find(|&seat| self.robots[seat.index()].cell == cell.0)
    }

    /// The robots on the field.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats()).map(Seat).filter(|&seat| self.cell_of(seat).is_some())
    }

    /// SA-14.7: the abilities of the side that is up.
    pub fn board<'a>(&self, content: &'a Content, seat: Seat) -> &'a Board {
        &content.boards[self.robot(seat).side as usize]
    }

    /// The modules of the seat, the central one apart.
    #[inline]
    pub fn modules(&self, seat: Seat) -> &[Module] {
        self.tiles.row(seat.index())
    }

    /// The modules of the seat, to be changed.
    #[inline]
    pub(crate) fn modules_mut(&mut self, seat: Seat) -> &mut [Module] {
        self.tiles.row_mut(seat.index())
    }

    /// The module at this place.
    pub fn module(&self, seat: Seat, slot: u8) -> Option<&Module> {
        self.modules(seat).get(usize::from(slot))
    }

    /// SA-14.4: how many modules the robot has, the central one included.
    pub fn strength(&self, seat: Seat) -> usize {
        self.modules(seat).len() + 1
    }

    /// The trophies of the seat.
    pub fn trophies(&self, seat: Seat) -> impl ExactSizeIterator<Item = &Tile> + '_ {
        self.tiles.row(SEATS + seat.index()).iter().map(|module| &module.tile)
    }

    /// How many trophies the seat has (SA-19.5).
    #[inline]
    pub fn score(&self, seat: Seat) -> usize {
        self.tiles.len(SEATS + seat.index())
    }

    /// What lies in the box and was seen by somebody.
    pub fn boxed(&self) -> impl ExactSizeIterator<Item = &Tile> + '_ {
        self.tiles.row(BOX).iter().map(|module| &module.tile)
    }

    /// A tile joins the robot.
    pub(crate) fn add_module(&mut self, seat: Seat, tile: Tile) {
        self.tiles
            .push(seat.index(), Module::new(tile))
            .expect("fewer tiles come out of the box than there is room for");
    }

    /// A module leaves the robot.
    pub(crate) fn take_module(&mut self, seat: Seat, slot: u8) -> Tile {
        self.tiles.remove(seat.index(), usize::from(slot)).tile
    }

    /// A tile goes to the trophies of the seat.
    pub(crate) fn add_trophy(&mut self, seat: Seat, tile: Tile) {
        self.lay(SEATS + seat.index(), tile);
    }

    /// A tile goes to the box.
    pub(crate) fn put_in_box(&mut self, tile: Tile) {
        self.lay(BOX, tile);
    }

    fn lay(&mut self, row: usize, tile: Tile) {
        let module = Module::new(tile);
        let at = self.tiles.row(row).partition_point(|other| *other <= module);
        self.tiles.insert(row, at, module).expect("fewer tiles come out of the box than there is room for");
    }

    /// Every tile outside of the field, to be changed; [`Table::sort`] must follow.
    pub(crate) fn tiles_mut(&mut self) -> impl Iterator<Item = &mut Tile> {
        self.tiles.flat_mut().iter_mut().map(|module| &mut module.tile)
    }

    /// Every tile outside of the field.
    pub(crate) fn all_tiles(&self) -> impl Iterator<Item = &Tile> {
        self.tiles.flat().iter().map(|module| &module.tile)
    }

    /// Puts trophies and box in order again.
    pub(crate) fn sort(&mut self) {
        (SEATS..=BOX).for_each(|row| self.tiles.row_mut(row).sort_unstable());
    }

    /// SA-3.8: whether the part is there and overheated.
    pub fn is_hot(&self, seat: Seat, part: Part) -> bool {
        match part {
            Part::Central => self.robot(seat).hot,
            Part::Slot(slot) => self.module(seat, slot).is_some_and(|module| module.hot),
        }
    }

    /// Puts an overheat token there, or takes it away.
    pub(crate) fn set_hot(&mut self, seat: Seat, part: Part, hot: bool) {
        match part {
            Part::Central => self.robot_mut(seat).hot = hot,
            Part::Slot(slot) => self.modules_mut(seat)[usize::from(slot)].hot = hot,
        }
    }

    /// All parts of the robot: the central module and every tile.
    pub fn parts(&self, seat: Seat) -> impl Iterator<Item = Part> + use<> {
        let tiles = self.modules(seat).len() as u8;
        std::iter::once(Part::Central).chain((0..tiles).map(Part::Slot))
    }

    /// SA-18.7, SA-18.9: cells without a tile on which no robot stands.
    pub fn bare(&self) -> Cells {
        let empty = self.field.cells_where(|cell| matches!(self.ground(cell), Ground::Empty));
        let occupied = (0..self.seats()).filter_map(|seat| self.cell_of(Seat(seat)));
        occupied.fold(empty, Cells::without)
    }

    /// The unseen tiles with this back, by kind from the first of that back on.
    pub(crate) fn unseen_of<'a>(&'a self, content: &Content, back: Back) -> &'a [u8] {
        &self.unseen.counts()[content.range(back)]
    }

    /// The members of the team of the seat; in other modes the seat alone.
    pub fn team(&self, seat: Seat) -> SeatSet {
        let mates = (0..self.seats()).map(Seat).filter(|mate| mate.0 % 2 == seat.0 % 2);
        if self.options.team { mates.collect() } else { SeatSet::only(seat) }
    }
}
