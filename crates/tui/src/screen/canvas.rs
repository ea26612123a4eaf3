//! A canvas: a picture in letters, with the places where things can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use scene::{Id, Point};

/// No picture is larger than this in either direction.
const SIDE_MAX: u16 = 1000;

/// A picture in letters.
#[derive(Clone, Debug)]
pub(super) struct Canvas {
    buffer: Buffer,
    /// Where things are. Later ones are on top.
    pub(super) hits: Vec<(Rect, Id)>,
    /// Where a pose can be chosen by a click.
    pub(super) ground: Option<Ground>,
}

/// Ground of a plane in letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ground {
    /// Its corner in letters, of the picture or of the screen.
    pub(super) corner: (i32, i32),
    /// Its size in letters.
    pub(super) letters: (u16, u16),
    /// Its size in millimetres.
    pub(super) size: (i32, i32),
}

impl Ground {
    fn moved(self, x: i32, y: i32) -> Ground {
        Ground { corner: (self.corner.0 + x, self.corner.1 + y), ..self }
    }

    /// The middle of a letter in millimetres, if it belongs to the ground.
    pub(super) fn point(self, x: u16, y: u16) -> Option<Point> {
        let part = |place: u16, corner: i32, letters: u16, size: i32| {
            let place = i32::from(place) - corner;
            let inside = (0..i32::from(letters)).contains(&place);
            inside.then(|| (i64::from(size) * (2 * i64::from(place) + 1) / (2 * i64::from(letters))) as i32)
        };
        let x = part(x, self.corner.0, self.letters.0, self.size.0)?;
        let y = part(y, self.corner.1, self.letters.1, self.size.1)?;
        Some(Point { x, y })
    }
}

impl Canvas {
    /// An empty picture.
    pub(super) fn new(width: u16, height: u16) -> Canvas {
        let area = Rect::new(0, 0, width.min(SIDE_MAX), height.min(SIDE_MAX));
        Canvas { buffer: Buffer::empty(area), hits: Vec::new(), ground: None }
    }

    pub(super) fn width(&self) -> u16 {
        self.buffer.area.width
    }

    pub(super) fn height(&self) -> u16 {
        self.buffer.area.height
    }

    /// Writes a text as far as there is room, and says where it ends.
    pub(super) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if x >= self.width() || y >= self.height() {
            return x;
        }
        let room = usize::from(self.width() - x);
        self.buffer.set_stringn(x, y, text, room, style).0
    }

    /// A thing lies here.
    pub(super) fn hit(&mut self, area: Rect, id: &Id) {
        self.hits.push((area, id.clone()));
    }

    /// The whole picture is this thing, below whatever else lies in it.
    pub(super) fn is(mut self, id: &Id) -> Canvas {
        let whole = Rect::new(0, 0, self.width(), self.height());
        self.hits.insert(0, (whole, id.clone()));
        self
    }

    /// Puts another picture into this one; what does not fit is cut off.
    pub(super) fn put(&mut self, x: u16, y: u16, other: &Canvas) {
        let (width, height) = (self.width(), self.height());
        for row in 0..other.height().min(height.saturating_sub(y)) {
            for column in 0..other.width().min(width.saturating_sub(x)) {
                let from = other.buffer.cell(Position::new(column, row));
                let to = self.buffer.cell_mut(Position::new(x + column, y + row));
                if let (Some(from), Some(to)) = (from, to) {
                    to.clone_from(from);
                }
            }
        }
        let moved = |area: &Rect| Rect { x: area.x.saturating_add(x), y: area.y.saturating_add(y), ..*area };
        self.hits.extend(other.hits.iter().map(|(area, id)| (moved(area), id.clone())));
        let ground = other.ground.map(|ground| ground.moved(x.into(), y.into()));
        self.ground = self.ground.or(ground);
    }

    /// The position of the ground if the picture is shown from `(left, top)` on in this area.
    pub(super) fn shown_ground(&self, area: Rect, left: u16, top: u16) -> Option<Ground> {
        let by = |to: u16, from: u16| i32::from(to) - i32::from(from);
        self.ground.map(|ground| ground.moved(by(area.x, left), by(area.y, top)))
    }

    /// A frame around an area.
    pub(super) fn frame(&mut self, area: Rect, heavy: bool, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let [across, down, nw, ne, sw, se] = if heavy {
            ["━", "┃", "┏", "┓", "┗", "┛"]
        } else {
            ["─", "│", "┌", "┐", "└", "┘"]
        };
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x + 1..right {
            self.text(x, area.y, across, style);
            self.text(x, bottom, across, style);
        }
        for y in area.y + 1..bottom {
            self.text(area.x, y, down, style);
            self.text(right, y, down, style);
        }
        for (x, y, corner) in
            [(area.x, area.y, nw), (right, area.y, ne), (area.x, bottom, sw), (right, bottom, se)]
        {
            self.text(x, y, corner, style);
        }
    }

    /// Shows the part of the picture from `(left, top)` on in this area of a screen, and says where
    /// its things are there.
    pub(super) fn show(&self, screen: &mut Buffer, area: Rect, left: u16, top: u16) -> Vec<(Rect, Id)> {
        for row in 0..area.height.min(self.height().saturating_sub(top)) {
            for column in 0..area.width.min(self.width().saturating_sub(left)) {
                let from = self.buffer.cell(Position::new(left + column, top + row));
                let to = screen.cell_mut(Position::new(area.x + column, area.y + row));
                if let (Some(from), Some(to)) = (from, to) {
                    to.clone_from(from);
                }
            }
        }
        let seen = Rect::new(left, top, area.width, area.height);
        let inside = self.hits.iter().filter(|(at, _)| at.intersects(seen));
        inside
            .map(|(at, id)| {
                let cut = at.intersection(seen);
                (Rect { x: cut.x - left + area.x, y: cut.y - top + area.y, ..cut }, id.clone())
            })
            .collect()
    }

    /// Where this thing is.
    pub(super) fn place_of(&self, id: &Id) -> Option<Rect> {
        self.hits.iter().rev().find(|(_, known)| known == id).map(|(area, _)| *area)
    }
}

/// Pictures below one another.
pub(super) fn column(parts: &[Canvas]) -> Canvas {
    let width = parts.iter().map(Canvas::width).max().unwrap_or(0);
    let height = parts.iter().map(Canvas::height).fold(0u16, u16::saturating_add);
    let mut all = Canvas::new(width, height);
    let mut y = 0u16;
    for part in parts {
        all.put(0, y, part);
        y = y.saturating_add(part.height());
    }
    all
}

/// Pictures side by side, in as many rows as the width needs.
pub(super) fn flow(parts: &[Canvas], width: u16, gap: u16) -> Canvas {
    let mut rows: Vec<Vec<&Canvas>> = Vec::new();
    let mut used = 0u16;
    for part in parts {
        let with = used.saturating_add(gap).saturating_add(part.width());
        match rows.last_mut() {
            Some(row) if with <= width => {
                row.push(part);
                used = with;
            }
            _ => {
                rows.push(vec![part]);
                used = part.width();
            }
        }
    }
    let rows: Vec<Canvas> = rows.iter().map(|row| beside(row, gap)).collect();
    column(&rows)
}

fn beside(parts: &[&Canvas], gap: u16) -> Canvas {
    let gaps = gap.saturating_mul(u16::try_from(parts.len().saturating_sub(1)).unwrap_or(u16::MAX));
    let width = parts.iter().map(|part| part.width()).fold(gaps, u16::saturating_add);
    let height = parts.iter().map(|part| part.height()).max().unwrap_or(0);
    let mut all = Canvas::new(width, height);
    let mut x = 0u16;
    for part in parts {
        all.put(x, 0, part);
        x = x.saturating_add(part.width()).saturating_add(gap);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_flow_into_rows_and_take_their_things_along() {
        let part = |name: &str| Canvas::new(10, 2).is(&Id::of("thing", name));
        let all = flow(&[part("a"), part("b"), part("c")], 25, 2);
        assert_eq!((all.width(), all.height()), (22, 4));
        assert_eq!(all.place_of(&Id::of("thing", "b")), Some(Rect::new(12, 0, 10, 2)));
        assert_eq!(all.place_of(&Id::of("thing", "c")), Some(Rect::new(0, 2, 10, 2)));
        let mut screen = Buffer::empty(Rect::new(0, 0, 30, 10));
        let seen = all.show(&mut screen, Rect::new(5, 5, 8, 1), 12, 1);
        assert_eq!(seen, [(Rect::new(5, 5, 8, 1), Id::of("thing", "b"))]);
    }

    #[test]
    fn nothing_is_drawn_outside() {
        let mut small = Canvas::new(3, 1);
        assert_eq!(small.text(9, 9, "x", Style::new()), 9);
        small.frame(Rect::new(0, 0, 1, 1), false, Style::new());
        small.put(2, 0, &Canvas::new(9, 9));
    }
}
