//! The free plane: hexagonal bases anywhere on a table without a grid, in integers.
//!
//! | Part | For |
//! |---|---|
//! | [`Length`], [`Angle`], [`Heading`], [`Point`], [`Pose`] | nanometres, whole degrees, the pinned table of directions |
//! | [`Hexagon`], [`Face`], [`Corner`] | bases, buildings and terrain; their faces, corners, slots |
//! | [`Gap`], [`Contact`] | overlap and touch, with the face or the corner that touches |
//! | [`Measure`], [`Disc`] | distances, with the two points between which they are measured |
//! | [`Path`], [`Walk`] | the corridor of a straight move, what blocks it, and where it first touches |
//! | [`Foremost`], [`Sides`] | the front arc and the rear arc |
//! | [`Sight`] | lines of sight, with the point that is seen or the pieces that block |
//! | [`Table`], [`Edge`] | the edges of the table |
//!
//! # Units
//!
//! A coordinate is a whole number of nanometres in 64 bits; products have 128. `x` grows to the right, `y` away from the
//! reader, and an angle of whole degrees grows anticlockwise from the direction of `x`. A heading of whole degrees comes
//! from a table; its opposite is its exact negative, and its mirror image is exact.
//!
//! # What exact means
//!
//! A rule is a comparison of integers, the same on every machine. A length is rounded once, to the nearest nanometre,
//! halves away from zero. So a verdict can differ from that of ideal geometry only if the ideal length is within a few
//! nanometres of the limit, and the tolerance [`SLACK`] is ten thousand times as wide. Every verdict is the same for both
//! of its pieces, and the same after any move of the whole table, a quarter turn, a mirror image, or a full pivot of a
//! hexagon.

mod angle;
mod arc;
mod contact;
mod gap;
mod hexagon;
mod length;
mod manoeuvre;
mod measure;
mod outline;
mod path;
mod point;
mod sight;
mod table;
mod walk;

pub use angle::{Angle, Heading};
pub use arc::Foremost;
pub use contact::{Contact, Sides, Touching};
pub use gap::{Across, Gap};
pub use hexagon::{Corner, Face, Hexagon, Turn};
pub use length::{Length, SLACK};
pub use measure::{Disc, Measure};
pub use path::{FirstContact, Path};
pub use point::{COORDINATE_MAX, Offset, Point, Pose};
pub use sight::Sight;
pub use table::{Edge, Table};
pub use walk::{Hit, Hits, Obstacle, Walk};
