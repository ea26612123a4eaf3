//! Giga-Robo! as a whole.

mod allocations;
mod cards;
mod laws;
mod positions;
mod scenarios;
mod windows;
