//! The hexes of one movement, in order.

use super::cell::Cell;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use tabletop::Full;

/// The most steps of a path. Every step costs at least 1 movement (GR-7.4), and none of our robots
/// comes near to so much.
pub const STEPS_MAX: usize = 16;

/// GR-7.27: the hexes moved across, in order; the hex where it starts is not among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path {
    /// Cell 0 behind the last step, so that equal paths are equal bytes.
    cells: [Cell; STEPS_MAX],
    len: u8,
}

impl Path {
    /// No step.
    pub const NONE: Path = Path { cells: [Cell(0); STEPS_MAX], len: 0 };

    /// These steps.
    pub fn new(cells: &[Cell]) -> Result<Path, Full> {
        let mut path = Path::NONE;
        cells.iter().try_for_each(|&cell| path.push(cell))?;
        Ok(path)
    }

    /// Its first steps alone.
    pub fn first(&self, steps: u8) -> Path {
        Path::new(&self.cells()[..usize::from(steps)]).expect("a part of a path is no longer than it")
    }

    /// Adds a step.
    pub fn push(&mut self, cell: Cell) -> Result<(), Full> {
        let place = self.cells.get_mut(usize::from(self.len)).ok_or(Full)?;
        *place = cell;
        self.len += 1;
        Ok(())
    }

    /// The steps in order.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len)]
    }

    /// How many steps there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no step.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Where it ends.
    #[inline]
    pub fn last(&self) -> Option<Cell> {
        self.cells().last().copied()
    }

    /// The same steps from the last to the first.
    pub(super) fn reversed(mut self) -> Path {
        self.cells[..usize::from(self.len)].reverse();
        self
    }
}

impl Default for Path {
    fn default() -> Path {
        Path::NONE
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cells().iter().map(|cell| cell.0)).finish()
    }
}

/// A path as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Path")]
struct Steps(Vec<Cell>);

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Steps(self.cells().to_vec()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        let Steps(cells) = Steps::deserialize(deserializer)?;
        Path::new(&cells).map_err(D::Error::custom)
    }
}
