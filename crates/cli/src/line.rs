//! Line mode: a bout as words and lines, for a terminal, a pipe or a screen reader.

mod asked;
mod asking;
mod commands;
mod curtain;
mod ending;
mod help;
mod session;
mod telling;
#[cfg(test)]
mod tests;

pub(crate) use asked::with_rule;
pub(crate) use help::look_up;
