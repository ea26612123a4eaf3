//! Giga-Robo!: pilots in giant robots, with cards that answer cards, in a city that falls.

pub mod build;
pub mod content;

pub use build::{Build, BuildFault, Picks};
pub use content::{Card, Cards, Content};
