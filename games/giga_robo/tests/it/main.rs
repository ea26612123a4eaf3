//! Giga-Robo! as a whole.

mod allocations;
mod cards;
mod exhaustive;
mod glossary;
mod laws;
mod plans;
mod playthroughs;
mod positions;
mod scenarios;
mod windows;
