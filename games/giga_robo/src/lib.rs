//! Giga-Robo!: pilots in giant robots, with cards that answer cards, in a city that falls.

pub mod content;
