//! One word for each thing that has no code.

use crate::content::{Tile, Trauma};
use crate::table::Aim;

pub(super) const AIMS: [(&str, Aim); 3] =
    [("robot", Aim::Robot), ("structure", Aim::Structure), ("barrier", Aim::Barrier)];
pub(super) const TILES: [(&str, Tile); 5] = [
    ("flood", Tile::Flood),
    ("inferno", Tile::Inferno),
    ("arc-hazard", Tile::ArcHazard),
    ("crater", Tile::Crater),
    ("rubble", Tile::Rubble),
];
pub(super) const TRAUMAS: [(&str, Trauma); 4] =
    [("anchor", Trauma::Anchor), ("fire", Trauma::Fire), ("panic", Trauma::Panic), ("surge", Trauma::Surge)];

/// The word for the value.
pub(super) fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("?", |(word, _)| word)
}

/// The value for the word.
pub(super) fn value<T: Copy>(words: &[(&'static str, T)], word: &str) -> Result<T, String> {
    let known = || words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    let found = words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value);
    found.ok_or_else(|| format!("`{word}` is none of {}", known()))
}
