//! Planes: ground in millimetres, scaled to letters; a letter is twice as high as it is wide.

use super::canvas::{Canvas, Ground, column};
use super::hexes::short;
use super::letters::wide;
use super::lights::Ghost;
use super::part::board_title;
use super::pen::{Pen, Size};
use super::theme;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use scene::{Board, Id, Piece, Plane, Point, Pose, Spot, Tone};

/// The arrows of directions, upwards first, then clockwise.
const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/// The widest plane in letters, by the size of things.
const WIDEST: [(Size, u16); 3] = [(Size::Line, 46), (Size::Small, 72), (Size::Large, 96)];

/// Millimetres to letters.
struct Scale<'a> {
    plane: &'a Plane,
    columns: u16,
    rows: u16,
}

impl Scale<'_> {
    /// The middle of a letter in millimetres.
    fn point(&self, column: u16, row: u16) -> Point {
        let part = |place: u16, of: u16, length: i32| {
            (i64::from(length) * (2 * i64::from(place) + 1) / (2 * i64::from(of.max(1)))) as i32
        };
        Point { x: part(column, self.columns, self.plane.width), y: part(row, self.rows, self.plane.depth) }
    }

    /// The letter of a point.
    fn place(&self, point: Point) -> (u16, u16) {
        let part = |place: i32, of: u16, length: i32| {
            let last = i64::from(of.saturating_sub(1));
            (i64::from(place) * i64::from(of) / i64::from(length.max(1))).clamp(0, last) as u16
        };
        (part(point.x, self.columns, self.plane.width), part(point.y, self.rows, self.plane.depth))
    }

    /// How many letters are as wide as this outline.
    fn letters(&self, corners: &[Point]) -> usize {
        let columns = corners.iter().map(|corner| self.place(*corner).0);
        let (first, last) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
        usize::from(last - first) + 1
    }
}

/// The board with its title and a frame.
pub(super) fn draw(pen: &Pen<'_>, board: &Board, plane: &Plane, width: u16) -> Canvas {
    let widest = WIDEST.iter().find(|(size, _)| *size == pen.size).map_or(46, |(_, widest)| *widest);
    let columns = width.min(widest).saturating_sub(2).max(1);
    let depth = i64::from(columns) * i64::from(plane.depth.max(1)) / (2 * i64::from(plane.width.max(1)));
    let scale = Scale { plane, columns, rows: u16::try_from(depth.clamp(1, 200)).unwrap_or(1) };
    let mut ground = Canvas::new(columns, scale.rows);
    for shape in &plane.shapes {
        let style = pen.style(&shape.id, pen.theme.tone(shape.tone));
        fill(&mut ground, &scale, &shape.corners, (theme::ground(shape.tone), style), Some(&shape.id));
    }
    for (corners, tone) in &pen.lights.areas {
        fill(&mut ground, &scale, corners, ('░', pen.theme.tone(*tone)), None);
    }
    for shape in &plane.shapes {
        let title = pen.lit(&shape.id, &pen.words(&shape.title));
        let style = pen.style(&shape.id, pen.theme.tone(shape.tone));
        // Many small shapes beside each other would write over their neighbours.
        if title.chars().count() <= scale.letters(&shape.corners) {
            write(&mut ground, &scale, middle(&shape.corners), &title, style);
        }
    }
    for piece in board.pieces.iter().filter(|piece| !pen.lights.hidden.contains(&piece.id)) {
        if let Spot::Free(pose) = piece.spot {
            draw_piece(pen, &mut ground, &scale, piece, pose);
        }
    }
    if let Some(ghost) = &pen.lights.ghost {
        let placed = board.pieces.iter().filter(|piece| piece.id == ghost.piece);
        placed.for_each(|piece| draw_ghost(pen, &mut ground, &scale, piece, ghost));
        let (letters, size) = ((columns, scale.rows), (plane.width, plane.depth));
        ground.ground = Some(Ground { corner: (0, 0), letters, size });
    }
    let mut framed = Canvas::new(columns + 2, scale.rows + 2);
    framed.frame(Rect::new(0, 0, columns + 2, scale.rows + 2), false, pen.theme.quiet());
    framed.put(1, 1, &ground);
    column(&[board_title(pen, board, width), framed]).is(&board.id)
}

/// A piece where it would be placed: outlined, with the sign of what is chosen or of what is harmed.
fn draw_ghost(pen: &Pen<'_>, ground: &mut Canvas, scale: &Scale<'_>, piece: &Piece, ghost: &Ghost) {
    let (letter, tone) = if ghost.is_refused { ('×', Tone::Harm) } else { ('›', Tone::May) };
    let style = pen.theme.tone(tone);
    let base: Vec<Point> = piece.base.iter().map(|corner| placed(*corner, ghost.pose)).collect();
    fill(ground, scale, &base, ('▓', style), None);
    let text = format!("{letter}{}{}", short(pen, piece), arrow_of(ghost.pose));
    let at = write(ground, scale, ghost.pose.at, &text, style.add_modifier(Modifier::REVERSED));
    ground.hit(at, &piece.id);
}

/// The arrow of a direction.
fn arrow_of(pose: Pose) -> char {
    let eighth = (pose.turned.rem_euclid(360_000) + 22_500) / 45_000;
    ARROWS[usize::try_from(eighth).unwrap_or(0) % 8]
}

/// Writes a text around a point, and says where.
fn write(ground: &mut Canvas, scale: &Scale<'_>, at: Point, text: &str, style: Style) -> Rect {
    let (x, y) = scale.place(at);
    let x = x.saturating_sub(wide(text) / 2).min(scale.columns.saturating_sub(wide(text)));
    ground.text(x, y, text, style);
    Rect::new(x, y, wide(text), 1)
}

/// A piece: its base where that is larger than a letter, then who it is and where it looks.
fn draw_piece(pen: &Pen<'_>, ground: &mut Canvas, scale: &Scale<'_>, piece: &Piece, pose: Pose) {
    let style = pen.style(&piece.id, pen.theme.tone(piece.tone));
    let base: Vec<Point> = piece.base.iter().map(|corner| placed(*corner, pose)).collect();
    fill(ground, scale, &base, ('▒', style), Some(&piece.id));
    let text = pen.lit(&piece.id, &format!("{}{}", short(pen, piece), arrow_of(pose)));
    let at = write(ground, scale, pose.at, &text, style);
    ground.hit(at, &piece.id);
}

/// A corner of a base on the plane.
fn placed(corner: Point, pose: Pose) -> Point {
    let angle = f64::from(pose.turned) / 1000.0 * std::f64::consts::PI / 180.0;
    let (x, y) = (f64::from(corner.x), f64::from(corner.y));
    let turned = (x * angle.cos() - y * angle.sin(), x * angle.sin() + y * angle.cos());
    Point {
        x: pose.at.x.saturating_add(turned.0.round() as i32),
        y: pose.at.y.saturating_add(turned.1.round() as i32),
    }
}

fn middle(corners: &[Point]) -> Point {
    let count = i64::try_from(corners.len().max(1)).unwrap_or(1);
    let mean = |part: fn(&Point) -> i32| {
        (corners.iter().map(|each| i64::from(part(each))).sum::<i64>() / count) as i32
    };
    Point { x: mean(|each| each.x), y: mean(|each| each.y) }
}

/// Fills a shape, line by line.
fn fill(ground: &mut Canvas, scale: &Scale<'_>, corners: &[Point], with: (char, Style), id: Option<&Id>) {
    let (letter, style) = (with.0.to_string(), with.1);
    for row in 0..scale.rows {
        let inside: Vec<u16> =
            (0..scale.columns).filter(|&at| holds(corners, scale.point(at, row))).collect();
        for &at in &inside {
            ground.text(at, row, &letter, style);
        }
        if let (Some(first), Some(last), Some(id)) = (inside.first(), inside.last(), id) {
            ground.hit(Rect::new(*first, row, last - first + 1, 1), id);
        }
    }
}

/// Whether a point is inside of a shape.
fn holds(corners: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (place, a) in corners.iter().enumerate() {
        let b = corners[(place + 1) % corners.len()];
        if (a.y > point.y) == (b.y > point.y) {
            continue;
        }
        let (ax, ay, bx, by) = (i64::from(a.x), i64::from(a.y), i64::from(b.x), i64::from(b.y));
        let (px, py) = (i64::from(point.x), i64::from(point.y));
        let left = (px - ax) * (by - ay) < (bx - ax) * (py - ay);
        if left == (by > ay) {
            inside = !inside;
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_inside_or_outside() {
        let square = [(10, 10), (30, 10), (30, 30), (10, 30)].map(|(x, y)| Point { x, y });
        for (x, y, inside) in
            [(20, 20, true), (5, 20, false), (35, 20, false), (20, 5, false), (29, 29, true)]
        {
            assert_eq!(holds(&square, Point { x, y }), inside, "{x},{y}");
            let turned: Vec<Point> = square.iter().rev().copied().collect();
            assert_eq!(holds(&turned, Point { x, y }), inside, "{x},{y} the other way round");
        }
        assert!(!holds(&[], Point { x: 0, y: 0 }));
    }

    #[test]
    fn a_base_turns_with_its_piece() {
        let pose = Pose { at: Point { x: 100, y: 100 }, turned: 90_000 };
        assert_eq!(placed(Point { x: 0, y: -10 }, pose), Point { x: 110, y: 100 });
        assert_eq!(middle(&[Point { x: 0, y: 0 }, Point { x: 10, y: 20 }]), Point { x: 5, y: 10 });
    }
}
