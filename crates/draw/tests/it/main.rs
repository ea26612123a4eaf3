//! Pictures and prose of drafts and of real games.

mod kept;
mod positions;
mod shape;
