//! The drawings of all games, and what each game looks like.
//!
//! Every drawing is a file: `games/GAME/art/NAME.svg`, or `crates/art/marks/NAME.svg` for what all games share. The
//! pictures, the terminal and the browser client read the same files.
//!
//! A drawing is a square of 64 in the colour of whatever it stands in. Its shapes may have one of a few paints as their
//! class ([`Paint`]); nothing else has a colour. The first tag says what it is:
//!
//! - `data-kind`: one of [`Kind`], in small letters;
//! - `data-sign`: the one letter that stands for it on a small terminal;
//! - `data-ground`: the number of the tile's colour;
//! - `data-poster`: its place among the figures in the picture of the game.
//!
//! `look.css` in the same folder has the accent of the game in each theme.

mod composed;
mod kind;
#[cfg(test)]
mod read;
#[cfg(test)]
mod tests;

pub use composed::{Part, What, parts, signs};
pub use kind::Kind;

include!(concat!(env!("OUT_DIR"), "/drawings.rs"));

/// A drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The name, as scenes say it.
    pub name: &'static str,
    /// The game that it belongs to; empty if all games share it.
    pub game: &'static str,
    /// What it is of.
    pub kind: Kind,
    /// The number of the tile's colour.
    pub ground: Option<u8>,
    /// The letter that stands for it where there is no room.
    pub sign: Option<char>,
    /// The place among the figures in the picture of its game.
    pub poster: Option<u8>,
    shapes: &'static str,
}

/// A paint of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// The colour itself: what has no class, and `line`.
    Ink,
    /// Its shade: `dark`, `dark-line`.
    Dark,
    /// Its light: `light`, `light-line`.
    Light,
    /// What lies behind: `hole`, `hole-line`.
    Hole,
    /// What tells it apart: `hot`, `hot-line`.
    Hot,
}

/// The classes of shapes, each with its paint and whether it is a line.
const CLASSES: [(&str, Paint, bool); 9] = [
    ("dark", Paint::Dark, false),
    ("light", Paint::Light, false),
    ("hole", Paint::Hole, false),
    ("hot", Paint::Hot, false),
    ("line", Paint::Ink, true),
    ("dark-line", Paint::Dark, true),
    ("light-line", Paint::Light, true),
    ("hole-line", Paint::Hole, true),
    ("hot-line", Paint::Hot, true),
];

impl Drawing {
    /// Whether it is a figure: then its shapes have an edge in the colour of what lies behind.
    pub fn is_figure(&self) -> bool {
        matches!(self.kind, Kind::Figure | Kind::FigureFromAbove | Kind::Giant)
    }

    /// The shapes as SVG. `paint` says how a paint is written: a colour and how opaque it is.
    pub fn painted(&self, paint: impl Fn(Paint) -> (String, f64)) -> String {
        let mut painted = self.shapes.to_owned();
        for (class, what, is_line) in CLASSES {
            let written = format!("class=\"{class}\"");
            if !painted.contains(&written) {
                continue;
            }
            let (colour, opacity) = paint(what);
            let key = if is_line { "stroke" } else { "fill" };
            let mut attributes = format!("{key}=\"{colour}\"");
            if is_line {
                attributes.insert_str(0, "fill=\"none\" ");
            }
            if opacity < 1.0 {
                attributes.push_str(&format!(" {key}-opacity=\"{opacity}\""));
            }
            painted = painted.replace(&written, &attributes);
        }
        painted
    }
}

/// All drawings by their names.
pub fn drawings() -> &'static [Drawing] {
    DRAWINGS
}

/// The drawing of this name; of a composed picture, its first mark.
pub fn drawing(name: &str) -> Option<&'static Drawing> {
    let first = name.split('@').next().unwrap_or(name);
    let found = |name: &str| DRAWINGS.binary_search_by(|drawing| drawing.name.cmp(name)).ok();
    first.split('|').find_map(found).map(|at| &DRAWINGS[at])
}

/// The letter that stands for the drawing of this name, if it has one.
pub fn sign(name: &str) -> Option<char> {
    drawing(name)?.sign
}

/// The kind of the drawing of this name.
pub fn kind(name: &str) -> Option<Kind> {
    Some(drawing(name)?.kind)
}

/// The accents of the game for night shift, blueprint and high contrast, if it has them.
pub fn accents(game: &str) -> Option<[&'static str; 3]> {
    LOOKS.iter().find(|(name, _)| *name == game).map(|(_, accents)| *accents)
}

/// The games that have accents.
pub fn games() -> impl Iterator<Item = &'static str> {
    LOOKS.iter().map(|(game, _)| *game)
}
