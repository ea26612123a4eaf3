//! The city: its hexes, what stands on them, and every measure that the rules take of them.
//!
//! All of it is pure: numbers in, numbers out, and no memory asked for.
//!
//! - [`Cell`], [`Cells`]: a hex of the map by its number, and sets of them.
//! - [`Grid`]: the shape of the map, which never changes.
//! - [`Site`], [`City`]: what stands on the hexes.
//! - [`Walk`], [`Path`], [`Reach`]: movement; [`leaps`].
//! - [`sight`]: range, Cover, Combat Advantage, the Path of an attack.
//! - [`force`]: Push, Pull and Throw.

mod cell;
mod ends;
pub mod force;
mod grid;
mod leap;
mod path;
mod reach;
pub mod sight;
mod site;
mod straight;
#[cfg(test)]
mod tests;
mod walk;

pub use cell::{CELLS_MAX, Cell, Cells};
pub use force::{Shove, Way};
pub use grid::{Grid, RADIUS_MAX};
pub use leap::leaps;
pub use path::{Path, STEPS_MAX};
pub use reach::Reach;
pub use sight::{Crossing, TargetKind};
pub use site::{City, Elemental, Site, SiteMut, TIER_MAX, Terrain};
pub use walk::{Touch, Walk};
