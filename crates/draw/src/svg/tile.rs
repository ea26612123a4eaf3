//! Tiles that lie on hexes: their colour, their drawing, their name, and room for pieces that stand on them.

use super::hex::Lattice;
use super::page::{Anchor, Area, Page, filled, stroke};
use super::text::Font;
use super::{glyph, tag};
use art::Kind;
use scene::{Mark, Piece, Tone};

/// The most marks side by side.
const MARKS_MAX: usize = 3;

/// The ground of the tile. None if the piece is not a tile.
pub(crate) fn ground(piece: &Piece) -> Option<u8> {
    match piece.tone {
        Tone::Ground(kind) => Some(kind),
        _ => None,
    }
}

/// What lies over a tile.
#[derive(Clone, Copy)]
pub(crate) struct Over {
    /// A piece, which covers most of it.
    pub(crate) stands: bool,
    /// The place of its cell, if it is a building.
    pub(crate) place: bool,
}

/// Whether it is a building without marks: then the place of its cell is written on it.
pub(crate) fn is_whole(piece: &Piece) -> bool {
    is_built(piece) && piece.marks.iter().all(|mark| mark.glyph.is_none())
}

fn is_built(piece: &Piece) -> bool {
    art::kind(&piece.glyph.0) == Some(Kind::Building)
}

/// Draws the tile around this point.
pub(crate) fn draw(page: &mut Page<'_>, lattice: Lattice, piece: &Piece, (x, y): (f64, f64), over: Over) {
    let covered = over.stands;
    let palette = page.palette();
    let (size, ink) = (lattice.size(), palette.text);
    let paint = palette.tile(ground(piece).unwrap_or_default());
    let is_back = art::kind(&piece.glyph.0) == Some(Kind::Back);
    page.polygon(&lattice.corners((x, y), 0.88), &filled(paint, palette.floor, 1.2));
    let dashes = if is_back { " stroke-dasharray=\"4 4\"" } else { "" };
    let bevel = format!("{} stroke-opacity=\".45\"{dashes}", stroke(ink, 1.2));
    page.polygon(&lattice.corners((x, y), 0.78), &bevel);
    page.stand(&piece.id, Area::around((x, y), size * 0.7));
    let named = !covered && !is_back && !is_built(piece) && lattice.is_roomy();
    let (up, half) = match (covered, named) {
        (true, _) => (0.64, 0.15),
        (false, true) => (0.08, 0.32),
        (false, false) if over.place && is_built(piece) => (0.16, 0.4),
        (false, false) => (0.0, 0.42),
    };
    let area = Area::around((x, y - up * size), half * size);
    glyph::draw(page, &piece.glyph.0, area, ink, paint);
    if named {
        let said = page.say(&piece.title);
        let font = Font::title(size * 0.26);
        page.words((x, y + size * 0.5), size * 1.4, Anchor::Middle, font, ink, &said);
        marks(page, &piece.marks, (x, y - size * 0.56), size * 0.13, (ink, paint));
    } else if is_built(piece) {
        for mark in piece.marks.iter().filter(|mark| mark.glyph.is_some()) {
            if let Tone::Side(seat) = mark.tone {
                tag::seat(page, seat, (x, y + size * 0.5), size * 0.2);
            }
        }
    }
}

/// Drawings and numbers in a row around this point. Marks with only words are left out.
fn marks(page: &mut Page<'_>, marks: &[Mark], (x, y): (f64, f64), half: f64, (ink, paint): (&str, &str)) {
    let short = |mark: &&Mark| mark.glyph.is_some() || mark.value.is_some();
    let shown: Vec<&Mark> = marks.iter().filter(short).take(MARKS_MAX).collect();
    let wide = |mark: &Mark| half * if mark.glyph.is_some() && mark.value.is_some() { 4.0 } else { 2.6 };
    let mut left = x - shown.iter().map(|mark| wide(mark)).sum::<f64>() / 2.0;
    for mark in shown {
        if let Some(name) = &mark.glyph {
            glyph::draw(page, &name.0, Area::around((left + half, y), half), ink, paint);
        }
        if let Some(value) = mark.value {
            let at = if mark.glyph.is_some() { left + half * 2.8 } else { left + half };
            let font = Font::title(half * 2.8);
            page.words((at, y + half), half * 3.0, Anchor::Middle, font, ink, &value.to_string());
        }
        left += wide(mark);
    }
}
