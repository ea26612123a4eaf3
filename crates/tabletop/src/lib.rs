//! The box of parts that games share.

mod full;
pub mod hex;
pub mod rows;
pub mod tally;

pub use full::Full;
pub use rows::Rows;
pub use tally::Tally;
