//! Giga-Robo! as a whole.

mod cards;
mod laws;
mod positions;
mod scenarios;
mod windows;
