//! Giga-Robo! under test: laws, leaks, scenarios, faults of packs, words.

mod laws;
mod packs;
mod prose;
mod scenarios;
