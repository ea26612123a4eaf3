//! Boards of hexes: cells like bricks. With pointed tops each row lies half a cell further to the right,
//! with flat ones each column half a cell lower.

use super::canvas::{Canvas, column};
use super::letters::{cut, initials, wide};
use super::part::board_title;
use super::pen::{Pen, Say, Size};
use super::theme;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Board, Cell, Hex, HexEdge, Hexes, Mark, Piece, Spot, Tone, Top};

/// The arrows towards the sides of a cell with a pointed top: 0 to the right, then clockwise.
const ARROWS: [char; 6] = ['→', '↘', '↙', '←', '↖', '↗'];
/// Those of a cell with a flat top: 0 to the lower right, then clockwise.
const ARROWS_FLAT: [char; 6] = ['↘', '↓', '↙', '↖', '↑', '↗'];

/// The most letters that stand for a piece: the sign and the number of a mark.
const LETTERS_MOST: usize = 3;

/// How large a cell is drawn.
#[derive(Clone, Copy)]
struct Grid {
    top: Top,
    /// The letters from a cell to the next, an even number.
    width: i32,
    /// The rows of a cell besides its upper edge.
    rows: i32,
    /// The corner of the picture.
    left: i32,
    upper: i32,
}

impl Grid {
    /// Where the upper left corner of a cell is.
    fn corner(self, hex: Hex) -> (i32, i32) {
        let (q, r) = (i32::from(hex.q), i32::from(hex.r));
        let (x, y) = match self.top {
            Top::Pointed => (q * self.width + r * self.width / 2, r * (self.rows + 1)),
            Top::Flat => (q * self.width, (2 * r + q) * (self.rows + 1) / 2),
        };
        (x - self.left, y - self.upper)
    }
}

/// The board with its title.
pub(super) fn draw(pen: &Pen<'_>, board: &Board, hexes: &Hexes, width: u16) -> Canvas {
    let cells = &hexes.cells;
    let (across, rows) = match (hexes.top, pen.size) {
        (Top::Pointed, Size::Line) => (8, 1),
        (Top::Pointed, Size::Small | Size::Large) => (8, 2),
        (Top::Flat, Size::Line) => (6, 1),
        (Top::Flat, Size::Small | Size::Large) => (8, 1),
    };
    let mut grid = Grid { top: hexes.top, width: across, rows, left: 0, upper: 0 };
    let corners: Vec<(i32, i32)> = cells.iter().map(|cell| grid.corner(cell.at)).collect();
    grid.left = corners.iter().map(|corner| corner.0).min().unwrap_or(0);
    grid.upper = corners.iter().map(|corner| corner.1).min().unwrap_or(0);
    let right = corners.iter().map(|corner| corner.0 - grid.left + across + 1).max().unwrap_or(0);
    let bottom = corners.iter().map(|corner| corner.1 - grid.upper + rows + 2).max().unwrap_or(0);
    let mut canvas = Canvas::new(clipped(right), clipped(bottom));
    for cell in cells {
        draw_walls(pen, &mut canvas, grid, cell);
    }
    for cell in cells {
        draw_edges(pen, &mut canvas, grid, cell);
        draw_cell(pen, &mut canvas, grid, cell, board);
    }
    column(&[board_title(pen, board, width), canvas]).is(&board.id)
}

fn clipped(length: i32) -> u16 {
    u16::try_from(length.max(0)).unwrap_or(u16::MAX)
}

/// The pieces of a cell, the highest first.
pub(super) fn standing(board: &Board, at: Hex) -> Vec<&Piece> {
    let here = |piece: &&Piece| matches!(piece.spot, Spot::Cell { hex, .. } if hex == at);
    let mut pieces: Vec<&Piece> = board.pieces.iter().filter(here).collect();
    pieces.reverse();
    pieces.sort_by_key(|piece| std::cmp::Reverse(piece.layer));
    pieces
}

/// The outline of a cell.
fn draw_walls(pen: &Pen<'_>, canvas: &mut Canvas, grid: Grid, cell: &Cell) {
    let (x, y) = grid.corner(cell.at);
    let style = pen.theme.quiet();
    for edge in [y, y + grid.rows + 1] {
        for column in x..=x + grid.width {
            write(canvas, column, edge, "·", style);
        }
    }
    for row in y + 1..=y + grid.rows {
        write(canvas, x, row, "│", style);
        write(canvas, x + grid.width, row, "│", style);
    }
}

/// What is on the edges of a cell, over the outline.
fn draw_edges(pen: &Pen<'_>, canvas: &mut Canvas, grid: Grid, cell: &Cell) {
    let (x, y) = grid.corner(cell.at);
    let half = grid.width / 2;
    for HexEdge { side, mark } in &cell.edges {
        let style = pen.theme.tone(mark.tone);
        let letter = edge_letter(mark);
        let flat = |from: i32, row: i32, canvas: &mut Canvas| {
            for column in from + 1..from + half {
                write(canvas, column, row, "═", style);
            }
            write(canvas, from + half / 2, row, &letter, style);
        };
        let all = |from: i32, to: i32, column: i32, canvas: &mut Canvas| {
            (from..=to).for_each(|row| write(canvas, column, y + row, "║", style));
        };
        let middle = (grid.rows + 1) / 2;
        if grid.top == Top::Flat {
            match side % 6 {
                0 => all(middle.max(1), grid.rows, x + grid.width, canvas),
                1 => flat(x + half / 2, y + grid.rows + 1, canvas),
                2 => all(middle.max(1), grid.rows, x, canvas),
                3 => all(1, middle, x, canvas),
                4 => flat(x + half / 2, y, canvas),
                _ => all(1, middle, x + grid.width, canvas),
            }
            continue;
        }
        match side % 6 {
            0 => all(1, grid.rows, x + grid.width, canvas),
            1 => flat(x + half, y + grid.rows + 1, canvas),
            2 => flat(x, y + grid.rows + 1, canvas),
            3 => all(1, grid.rows, x, canvas),
            4 => flat(x, y, canvas),
            _ => flat(x + half, y, canvas),
        }
    }
}

/// What stands for a mark on an edge: the sign of its seat, its number, or the first letter of its drawing.
pub(super) fn edge_letter(mark: &Mark) -> String {
    if let Tone::Side(seat) = mark.tone {
        return theme::side(seat).to_string();
    }
    let drawing = mark.glyph.as_ref().map_or("", |glyph| glyph.0.as_str());
    let letter = mark.value.map_or(drawing.to_owned(), |value| value.to_string());
    letter.chars().take(1).collect()
}

/// The content of a cell: its light, ground and height, and the highest piece with its direction.
fn draw_cell(pen: &Pen<'_>, canvas: &mut Canvas, grid: Grid, cell: &Cell, board: &Board) {
    let pieces = &standing(board, cell.at);
    let (x, y) = grid.corner(cell.at);
    let room = clipped(grid.width - 1);
    let area = Rect::new(clipped(x + 1), clipped(y + 1), room, clipped(grid.rows));
    canvas.hit(area, &cell.id);
    let lit = match (pen.lights.letter(&cell.id), pen.lights.cells.get(&cell.at)) {
        (' ', Some(tone)) => (theme::ground(*tone), pen.theme.tone(*tone)),
        (letter, _) => (letter, pen.style(&cell.id, pen.theme.quiet())),
    };
    write(canvas, x + 1, y + 1, &lit.0.to_string(), lit.1);
    let (ground, tone) = ground(cell, pieces);
    write(canvas, x + 2, y + 1, &cut(&ground, room.saturating_sub(1)), pen.theme.tone(tone));
    let Some(top) = pieces.first() else {
        if let Some(mark) = pen.lights.marks(&cell.id).next() {
            let words = mark.value.map_or_else(|| pen.words(&mark.words), |value| value.to_string());
            write(canvas, x + 1, y + grid.rows, &cut(&words, room), pen.theme.tone(mark.tone));
            return;
        }
        if let Some(title) = cell.title.as_ref().filter(|_| grid.rows > 1) {
            write(canvas, x + 1, y + 2, &cut(&pen.words(title), room), pen.theme.quiet());
        } else {
            write(canvas, x + 3, y + 1, &printed(pen, cell), pen.theme.quiet());
        }
        return;
    };
    let (from, row) = if grid.rows > 1 { (x + 1, y + 2) } else { (x + 3, y + 1) };
    let space = clipped(x + grid.width - from);
    if grid.rows == 1 && art::sign(&top.glyph.0).is_some() && pieces.len() == 1 {
        let text = pen.lit(&top.id, &printed(pen, cell));
        write(canvas, from, row, &text, pen.style(&top.id, pen.theme.tone(top.tone)));
        return canvas.hit(Rect::new(clipped(from), clipped(row), space, 1), &top.id);
    }
    let arrows = if grid.top == Top::Flat { &ARROWS_FLAT } else { &ARROWS };
    let letters = letters_of(&board.pieces, top, pen.say);
    let text = fitting(pen, (top, arrows, &letters), pieces.len() - 1, space);
    write(canvas, from, row, &text, pen.style(&top.id, pen.theme.tone(top.tone)));
    canvas.hit(Rect::new(clipped(from), clipped(row), space, 1), &top.id);
    if grid.rows > 1 {
        let marks: Vec<String> =
            top.marks.iter().filter_map(|mark| mark.value).map(|value| value.to_string()).collect();
        let marks = cut(&marks.join("/"), room.saturating_sub(4));
        write(canvas, x + 5, y + 1, &marks, pen.theme.tone(Tone::Harm));
    }
}

/// The sign of the tile that lies there, or else the ground; and the height.
fn ground(cell: &Cell, pieces: &[&Piece]) -> (String, Tone) {
    let height = if cell.height == 0 { String::new() } else { cell.height.to_string() };
    let tile = pieces.iter().find_map(|piece| Some((art::sign(&piece.glyph.0)?, piece.tone)));
    let (sign, tone) = tile.unwrap_or((theme::ground(cell.ground), cell.ground));
    (format!("{sign}{height}"), tone)
}

/// A piece with as many letters as there is room for; how many stand below it is left out last but
/// for where it looks.
fn fitting(
    pen: &Pen<'_>,
    (piece, arrows, letters): (&Piece, &[char; 6], &str),
    below: usize,
    space: u16,
) -> String {
    let count = if below > 0 { format!("+{below}") } else { String::new() };
    let way = |count_of: usize, count: &str| {
        let letters: String = letters.chars().take(count_of).collect();
        pen.lit(&piece.id, &format!("{}{count}", short_by(piece, arrows, &letters)))
    };
    let ways =
        [way(LETTERS_MOST, &count), way(2, &count), way(1, &count), way(0, &count), way(2, ""), way(1, "")];
    let fits = |text: &&String| wide(text) <= space;
    ways.iter().find(fits).cloned().unwrap_or_else(|| cut(&way(0, ""), space))
}

/// A piece in few letters: whose it is, its first letters, where it looks.
pub(super) fn short(pen: &Pen<'_>, piece: &Piece) -> String {
    short_by(piece, &ARROWS, &initials(&pen.words(&piece.title), 2))
}

/// The letters that tell a piece from the others of its side: the first ones of its name, or if others have the same,
/// the sign and the number of its first mark.
pub(super) fn letters_of(pieces: &[Piece], piece: &Piece, say: Say<'_>) -> String {
    let letters = |piece: &Piece| initials(&say(&piece.title), 2);
    let own = letters(piece);
    let is_alike = |other: &Piece| other.id != piece.id && other.tone == piece.tone && letters(other) == own;
    let signed = |mark: &Mark| {
        let sign = art::sign(&mark.glyph.as_ref()?.0)?;
        Some(format!("{sign}{}", mark.value.map_or_else(String::new, |value| value.to_string())))
    };
    let mark = piece.marks.iter().find_map(signed);
    mark.filter(|_| pieces.iter().any(is_alike)).unwrap_or(own)
}

/// The place that is printed on a cell, if its title is one.
fn printed(pen: &Pen<'_>, cell: &Cell) -> String {
    cell.title.as_ref().filter(|_| cell.printed).map(|title| pen.words(title)).unwrap_or_default()
}

fn short_by(piece: &Piece, arrows: &[char; 6], letters: &str) -> String {
    let side = match piece.tone {
        Tone::Side(seat) => theme::side(seat).to_string(),
        _ => String::new(),
    };
    let arrow = match piece.spot {
        Spot::Cell { facing: Some(side), .. } => arrows[usize::from(side) % 6].to_string(),
        Spot::Cell { .. } | Spot::Free(_) => String::new(),
    };
    format!("{side}{letters}{arrow}")
}

fn write(canvas: &mut Canvas, x: i32, y: i32, text: &str, style: Style) {
    if let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) {
        canvas.text(x, y, text, style);
    }
}
