//! What a seat may conclude about pieces it cannot see.
//!
//! - [`Candidates`]: which kinds one hidden place may still hold.
//! - [`deal`]: a fair guess of everything hidden that fits what is known.

mod candidates;
mod deal;

pub use candidates::Candidates;
pub use deal::deal;
