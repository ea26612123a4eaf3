//! Giga-Robo! as a whole.

mod allocations;
mod laws;
mod positions;
mod scenarios;
mod windows;
