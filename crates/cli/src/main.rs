//! The hangar program.
fn main() {}
