//! The test kit tried on its own toys.

mod flaws;
mod laws;
mod players;
mod scenarios;
