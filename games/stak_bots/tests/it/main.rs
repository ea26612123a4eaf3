//! Stak Bots under test: scenarios, laws, leaks, playthroughs, the exhaustive player.

mod allocations;
mod calls;
mod decks;
mod exhaustive;
mod laws;
mod limits;
mod playthroughs;
mod positions;
mod records;
mod scenarios;
mod shadow;
