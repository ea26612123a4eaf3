//! The city: its hexes, what stands on them, and every measure that the rules take of them.
//!
//! All of it is pure: numbers in, numbers out, and no memory asked for where a bout asks often.
//!
//! - [`Cell`], [`Cells`], [`Way`]: a hex of the board by its number, sets of them, the six directions.
//! - [`City`], [`Battlefield`]: what stands on the board, and the maps that a bout can begin with.
//! - [`Sight`], [`Cover`]: what lies between two hexes; [`Shot`], [`Aim`]: how one may fire at the other.
//! - [`Reach`]: movement; where units are pushed to and deployed.
//! - [`Face`]: what can be tagged.
//! - [`City::picture`]: a map as text; [`board`]: the board of a scene.

mod advice;
mod arc;
mod battlefield;
pub mod board;
mod cell;
mod cells;
mod custom;
mod face;
mod picture;
mod plan;
mod reach;
mod shot;
mod sight;
mod site;
#[cfg(test)]
mod tests;
mod way;

pub use advice::Advice;
pub use battlefield::{BATTLEFIELDS, Battlefield};
pub use cell::{BadCell, CELLS, Cell};
pub use cells::Cells;
pub use custom::{BUILDINGS_MAX, Fault};
pub use face::Face;
pub use reach::{Mover, Pieces, Reach};
pub use shot::{Aim, Attacker, Hindrance, Modifiers, Outlook, Shot, Shots, Spotter, Target, Trajectory};
pub use sight::{Cover, Sight};
pub use site::City;
pub use way::{BadWay, Facing, Way};
