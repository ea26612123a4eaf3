//! Playing at a terminal: line by line or in the full screen, with those who sit here or at a server.

pub mod about;
mod cells;
mod chances;
pub mod edge;
pub mod failure;
pub mod film;
pub mod grid;
pub mod line;
pub mod lookup;
pub mod near;
mod orders;
pub mod outcome;
pub mod packs;
pub mod players;
pub mod record;
pub mod remote;
pub mod review;
pub mod rulebook;
pub mod screen;
pub mod session;
