//! Line mode: a bout as words and lines, for a terminal, a pipe or a screen reader.

mod asked;
mod asking;
mod commands;
mod curtain;
mod ending;
mod help;
mod lesson;
mod offering;
mod places;
mod remote;
mod session;
mod telling;
#[cfg(test)]
mod tests;

pub use asked::with_rule;
pub use help::look_up;
pub use lesson::lesson;
pub use remote::join;
pub use telling::{say_table, scene_of};
