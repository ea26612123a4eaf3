//! Stak Bots under test: scenarios, laws, leaks, playthroughs, the exhaustive player.

mod allocations;
mod decks;
mod exhaustive;
mod laws;
mod playthroughs;
mod records;
mod scenarios;
