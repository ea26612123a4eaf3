//! The test kit tried on its own toys.

mod allocations;
mod flaws;
mod laws;
mod players;
mod protocol;
mod rehearsals;
mod scenarios;
