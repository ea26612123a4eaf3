//! Giga-Robo! as a whole.

mod allocations;
mod cards;
mod exhaustive;
mod glossary;
mod grammar;
mod laws;
mod plans;
mod playthroughs;
mod positions;
mod scenarios;
mod shadow;
mod windows;
