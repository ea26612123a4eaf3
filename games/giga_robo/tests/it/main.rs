//! Giga-Robo! as a whole.

mod laws;
mod positions;
mod scenarios;
mod windows;
