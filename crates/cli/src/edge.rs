//! The edge: languages, colours, screens, files. Everything that the rules know nothing of.

pub(crate) mod faults;
pub(crate) mod files;
pub(crate) mod language;
pub(crate) mod paint;
pub(crate) mod stage;
