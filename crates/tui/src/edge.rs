//! The edge: languages, colours, screens, files. Everything that the rules know nothing of.

pub mod faults;
pub mod files;
pub mod language;
pub mod paint;
pub mod stage;
