//! The shape of a map: a disc of flat-topped hexes, their neighbours and distances.

use super::cell::{CELLS_MAX, Cell, Cells};
use tabletop::hex::Shape;
use tabletop::{Direction, Hex};

/// The largest radius of a map.
pub const RADIUS_MAX: u8 = 6;

/// As far apart as two cells of the largest map can lie.
const FARTHEST: usize = 2 * RADIUS_MAX as usize;

/// The shape of a map. It never changes during a bout.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    radius: u8,
    hexes: [Hex; CELLS_MAX],
    distances: [[u8; CELLS_MAX]; CELLS_MAX],
    /// For each cell those at most so far away.
    within: Box<[[Cells; FARTHEST + 1]; CELLS_MAX]>,
    around: [Cells; CELLS_MAX],
    /// Where each cell lies, as text.
    names: Box<[String]>,
}

impl Grid {
    /// All hexes up to this distance from 0,0: by ascending `r`, then by ascending `q`.
    pub fn disc(radius: u8) -> Grid {
        assert!((1..=RADIUS_MAX).contains(&radius), "a map has a radius of 1 to {RADIUS_MAX}");
        let mut grid = Grid {
            radius,
            hexes: [Hex::ORIGIN; CELLS_MAX],
            distances: [[0; CELLS_MAX]; CELLS_MAX],
            within: Box::new([[Cells::NONE; FARTHEST + 1]; CELLS_MAX]),
            around: [Cells::NONE; CELLS_MAX],
            names: grid_shape(radius).hexes().map(|hex| hex.to_string()).collect(),
        };
        for (place, hex) in grid.hexes.iter_mut().zip(grid_shape(radius).hexes()) {
            *place = hex;
        }
        for cell in grid.cells().iter() {
            let hexes = grid.hex(cell).neighbours();
            grid.around[cell.index()] = hexes.into_iter().filter_map(|hex| grid.cell(hex)).collect();
            for other in grid.cells().iter() {
                let distance = grid.hex(cell).distance(grid.hex(other)) as u8;
                grid.distances[cell.index()][other.index()] = distance;
                grid.within[cell.index()][usize::from(distance)..]
                    .iter_mut()
                    .for_each(|near| near.insert(other));
            }
        }
        grid
    }

    /// How far the map reaches from its centre.
    pub fn radius(&self) -> u8 {
        self.radius
    }

    /// All cells.
    #[inline]
    pub fn cells(&self) -> Cells {
        Cells::first(grid_shape(self.radius).len() as u8)
    }

    /// Where the cell lies.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// The same as text: `q,r`.
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()]
    }

    /// The cell at this hex; none beyond the edge of the map.
    #[inline]
    pub fn cell(&self, hex: Hex) -> Option<Cell> {
        grid_shape(self.radius).index_of(hex).map(|index| Cell(index as u8))
    }

    /// GR-1.15: the cells that share a side with this one.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> Cells {
        self.around[cell.index()]
    }

    /// The next cell in this direction; none beyond the edge of the map.
    #[inline]
    pub fn next(&self, cell: Cell, to: Direction) -> Option<Cell> {
        self.cell(self.hex(cell).neighbour(to))
    }

    /// GR-1.15: the cells that share a side with at least one of these.
    #[inline]
    pub fn beside(&self, cells: Cells) -> Cells {
        cells.iter().fold(Cells::NONE, |all, cell| all.union(self.neighbours(cell)))
    }

    /// GR-10.6: how many steps it takes from the one to the other.
    #[inline]
    pub fn distance(&self, from: Cell, to: Cell) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The cells at a distance from `nearest` to `farthest`, both included.
    #[inline]
    pub fn at_distance(&self, from: Cell, nearest: u8, farthest: u8) -> Cells {
        let within = &self.within[from.index()];
        let near = within[usize::from(farthest).min(FARTHEST)];
        match nearest.checked_sub(1) {
            Some(nearer) => near.minus(within[usize::from(nearer).min(FARTHEST)]),
            None => near,
        }
    }
}

/// The radius says all.
impl std::fmt::Debug for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Grid::disc({})", self.radius)
    }
}

const fn grid_shape(radius: u8) -> Shape {
    Shape::Disc { centre: Hex::ORIGIN, radius }
}
