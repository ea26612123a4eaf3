//! The test kit tried on its own toys.

mod flaws;
mod laws;
