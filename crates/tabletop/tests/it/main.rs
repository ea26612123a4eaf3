//! The parts against slow and obvious models of themselves.

mod rows;
mod tally;
