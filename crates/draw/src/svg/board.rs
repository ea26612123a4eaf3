//! Boards: a title, then hexes or a plane, and the labels of the pieces on both.

use super::page::{Anchor, Area, Page, fill};
use super::text::Font;
use super::{card, hex, plane};
use scene::{Board, Field, Piece};

/// Draws a board from this point on. Returns its height.
pub(crate) fn draw(page: &mut Page<'_>, board: &Board, (x, y): (f64, f64), width: f64) -> f64 {
    let title = page.say(&board.title);
    page.words((x, y + 13.0), width, Anchor::Start, Font::title(14.0), page.palette().dim, &title);
    let at = (x, y + 22.0);
    let height = match &board.field {
        Field::Hexes(hexes) => hex::draw(page, board, hexes, at, width),
        Field::Plane(ground) => plane::draw(page, board, ground, at, width),
    };
    page.place(&board.id, Area::new(x, y, width, height + 22.0));
    height + 22.0
}

/// The name of a piece on a small sign below it.
pub(crate) fn piece_label(page: &mut Page<'_>, piece: &Piece, (x, y): (f64, f64), width: f64) {
    let font = Font::title(12.0);
    let said = font.fit(&page.say(&piece.title), width - 8.0);
    let wide = font.width(&said) + 8.0;
    page.rect(Area::new(x - wide / 2.0, y - 5.0, wide, 15.0), 3.0, &fill(page.palette().floor));
    page.words((x, y + 6.5), wide, Anchor::Middle, font, page.palette().tone(piece.tone), &said);
}

/// The badges of a piece, above it.
pub(crate) fn piece_marks(page: &mut Page<'_>, piece: &Piece, area: Area) {
    let mut x = area.x - 4.0;
    for mark in piece.marks.iter().filter(|mark| mark.glyph.is_some() || mark.value.is_some()) {
        x += card::pill(page, mark, (x, area.y - 8.0), 60.0, false) + 2.0;
    }
}
