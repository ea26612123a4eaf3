//! What a seat may conclude about pieces it cannot see.
//!
//! - [`Candidates`]: which kinds one hidden place may still hold.
//! - [`Group`]: hidden places that nobody can tell apart, and what lies in them all together.
//! - [`AtLeast`]: how many pieces of each kind a hand is known to hold.
//! - [`deal`]: a fair guess of everything hidden that fits what is known.

mod at_least;
mod candidates;
mod deal;
mod group;

pub use at_least::AtLeast;
pub use candidates::Candidates;
pub use deal::deal;
pub use group::Group;
