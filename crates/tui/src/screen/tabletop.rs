//! The table: all parts of a scene arranged for a width, as large as there is room for.

use super::canvas::{Canvas, column, flow};
use super::pen::{Chip, Pen, Size};
use super::{news, part, vitals};
use ratatui::layout::Rect;
use scene::{Panel, Part, Scene};

/// A board and the panels beside it need so much more than the board.
const BESIDE: u16 = 34;

/// The room between a board and what lies beside it.
const BETWEEN: u16 = 2;

/// The least lines of what is scrolled.
const FIELD_LEAST: u16 = 4;

/// What lies below a board has one of so many parts of the lines.
const BELOW_PART: u16 = 3;

/// Narrower than this a panel would cut the names of cards.
const PANEL_LEAST: u16 = 26;

/// From the most room to the least: how large the person's own things and the boards are, how large those
/// of others, and whether counted cards are folded into a number.
const WAYS: [(Size, Size, bool); 10] = [
    (Size::Large, Size::Large, false),
    (Size::Large, Size::Large, true),
    (Size::Large, Size::Small, true),
    (Size::Small, Size::Small, false),
    (Size::Small, Size::Small, true),
    (Size::Large, Size::Line, true),
    (Size::Small, Size::Line, false),
    (Size::Small, Size::Line, true),
    (Size::Line, Size::Line, false),
    (Size::Line, Size::Line, true),
];

/// The same around a board. What belongs to a robot is named rather than counted, even if it must be scrolled.
const WITH_BOARD: [(Size, Size, bool); 3] =
    [(Size::Large, Size::Large, false), (Size::Small, Size::Line, false), (Size::Line, Size::Line, false)];

/// The table as large as there is room for.
pub(super) struct Laid {
    /// What stays in sight above it: the numbers of all seats, and what is being fought out or waits.
    pub(super) head: Canvas,
    /// What is scrolled, each by itself: all of it, or boards and what lies beside or below them.
    pub(super) fields: Vec<Canvas>,
    /// Whether the fields lie one below the other.
    pub(super) is_stacked: bool,
}

impl Laid {
    pub(super) fn width(&self) -> u16 {
        if self.is_stacked {
            return self.fields.iter().map(Canvas::width).max().unwrap_or(0);
        }
        let gaps = BETWEEN * u16::try_from(self.fields.len().saturating_sub(1)).unwrap_or(0);
        self.fields.iter().map(Canvas::width).fold(gaps, u16::saturating_add)
    }

    /// The lines that all of it needs.
    pub(super) fn height(&self) -> u16 {
        let heights = self.fields.iter().map(Canvas::height);
        let fields = if self.is_stacked { heights.sum() } else { heights.max().unwrap_or(0) };
        self.head.height().saturating_add(fields)
    }

    /// Where the fields are within the lines below the head.
    pub(super) fn places(&self, below: Rect) -> Vec<Rect> {
        let (mut x, mut y) = (below.x, below.y);
        let last = self.fields.last().map_or(0, Canvas::height);
        let last = last.min((below.height / BELOW_PART).max(FIELD_LEAST));
        let place = |(place, field): (usize, &Canvas)| {
            let is_last = place + 1 == self.fields.len();
            let room = match (self.is_stacked, is_last) {
                (true, false) => Rect { height: below.height.saturating_sub(last), ..below },
                (true, true) => Rect { y, height: below.bottom().saturating_sub(y), ..below },
                (false, false) => Rect { x, width: field.width(), ..below },
                (false, true) => Rect { x, width: below.right().saturating_sub(x), ..below },
            };
            (x, y) = (x.saturating_add(field.width() + BETWEEN), room.bottom());
            room.intersection(below)
        };
        self.fields.iter().enumerate().map(place).collect()
    }
}

/// The table for this room: the largest way that fits, else the smallest. Then the fields are scrolled, and what
/// counts most stays in sight above them.
///
/// Where both the board and what lies on no board are asked about, and there is no room for both, each is scrolled.
pub(super) fn laid(
    pen: &Pen<'_>,
    scene: &Scene,
    (chances, divides): (&[Chip], bool),
    room: (u16, u16),
) -> Laid {
    let (width, height) = room;
    let has_board = scene.parts.iter().any(is_board);
    if !has_board {
        let whole = whole(Canvas::new(0, 0), arranged(pen, scene, room));
        if whole.height() <= height && whole.width() <= width {
            return whole;
        }
    }
    let vitals = vitals::draw(pen, scene, width);
    let most = height.saturating_sub(vitals.height() + FIELD_LEAST);
    let news = news::draw(pen, scene, chances, (width, most));
    let head = column(&[vitals, news]);
    let rest = Scene {
        parts: scene.parts.iter().filter(|part| !news::holds(part)).cloned().collect(),
        ..scene.clone()
    };
    let room = (width, height.saturating_sub(head.height()));
    if let Some(fields) = boards_beside(pen, &rest, room) {
        return Laid { head, fields, is_stacked: false };
    }
    let all = arranged(pen, &rest, room);
    match boards_above(pen, &rest, width).filter(|_| divides && all.height() > room.1) {
        Some(fields) => Laid { head, fields, is_stacked: true },
        None => whole(head, all),
    }
}

/// Everything below the head in one field.
fn whole(head: Canvas, all: Canvas) -> Laid {
    Laid { head, fields: vec![all], is_stacked: false }
}

/// The boards, and everything else.
fn divided(scene: &Scene) -> Option<(Vec<&Part>, Scene)> {
    let (boards, others): (Vec<&Part>, Vec<&Part>) = scene.parts.iter().partition(|part| is_board(part));
    let rest = Scene { parts: others.into_iter().cloned().collect(), ..scene.clone() };
    (!boards.is_empty() && !rest.parts.is_empty()).then_some((boards, rest))
}

/// The boards, and everything else below them, as small as they can be.
fn boards_above(pen: &Pen<'_>, scene: &Scene, width: u16) -> Option<Vec<Canvas>> {
    let (boards, rest) = divided(scene)?;
    let pen = Pen { size: Size::Line, ..*pen };
    let boards = column(&boards.iter().map(|part| part::draw(&pen, part, width)).collect::<Vec<_>>());
    Some(vec![boards, arranged_as(&pen, Size::Line, &rest, width)])
}

/// The boards, and everything else beside them, if there is room for both.
fn boards_beside(pen: &Pen<'_>, scene: &Scene, (width, height): (u16, u16)) -> Option<Vec<Canvas>> {
    let (boards, rest) = divided(scene)?;
    let drawn = |size: Size| {
        let pen = Pen { size, ..*pen };
        column(&boards.iter().map(|part| part::draw(&pen, part, width)).collect::<Vec<_>>())
    };
    let fits = |board: &Canvas| board.width().saturating_add(BESIDE) <= width;
    let large = Some(drawn(Size::Large)).filter(|board| fits(board) && board.height() <= height);
    let board = large.or_else(|| Some(drawn(Size::Line)).filter(fits))?;
    let room = (width - board.width() - BETWEEN, height);
    Some(vec![board, arranged_in(pen, &rest, room, &WITH_BOARD)])
}

/// Everything in one picture.
fn arranged(pen: &Pen<'_>, scene: &Scene, room: (u16, u16)) -> Canvas {
    let has_board = scene.parts.iter().any(is_board);
    arranged_in(pen, scene, room, if has_board { &WITH_BOARD } else { &WAYS })
}

/// Everything in one picture, in the first of these ways that fits, else in the last.
fn arranged_in(
    pen: &Pen<'_>,
    scene: &Scene,
    (width, height): (u16, u16),
    ways: &[(Size, Size, bool)],
) -> Canvas {
    let mut drawn = Canvas::new(0, 0);
    for &(own, others, folds) in ways {
        drawn = arranged_as(&Pen { size: own, folds, ..*pen }, others, scene, width);
        if drawn.height() <= height && drawn.width() <= width {
            break;
        }
    }
    drawn
}

/// Boards first: what belongs to the seats is in short above them.
fn arranged_as<'a>(pen: &Pen<'_>, others: Size, scene: &'a Scene, width: u16) -> Canvas {
    let drawn = |wanted: fn(&Part) -> bool| -> Vec<Canvas> {
        scene.parts.iter().filter(|part| wanted(part)).map(|part| part::draw(pen, part, width)).collect()
    };
    let (boards, small) = (drawn(is_board), drawn(is_small));
    let panels = |wanted: fn(&Panel, Option<u8>) -> bool| -> Vec<&'a Panel> {
        let panel = |part: &'a Part| match part {
            Part::Panel(panel) => Some(panel).filter(|panel| wanted(panel, scene.looker)),
            _ => None,
        };
        scene.parts.iter().filter_map(panel).collect()
    };
    let of_others = Pen { size: others, ..*pen };
    let others =
        abreast(&of_others, &panels(|panel, looker| panel.seat.is_some() && panel.seat != looker), width);
    let common = abreast(pen, &panels(|panel, _| panel.seat.is_none()), width);
    let own = abreast(pen, &panels(|panel, looker| panel.seat.is_some() && panel.seat == looker), width);
    let above = flow(&small, width, 3);
    match boards.is_empty() {
        true => column(&[above, others, common, own]),
        false => column(&[column(&boards), above, own, others, common]),
    }
}

fn is_board(part: &Part) -> bool {
    matches!(part, Part::Board(_))
}

fn is_small(part: &Part) -> bool {
    !matches!(part, Part::Board(_) | Part::Panel(_))
}

/// Panels in as many columns as need the fewest rows.
fn abreast(pen: &Pen<'_>, panels: &[&Panel], width: u16) -> Canvas {
    let most = u16::try_from(panels.len()).unwrap_or(u16::MAX).min((width / PANEL_LEAST).max(1));
    let in_columns = |columns: u16| {
        let each = width.saturating_sub(columns - 1) / columns;
        let drawn: Vec<Canvas> = panels.iter().map(|panel| part::draw_panel(pen, panel, each)).collect();
        flow(&drawn, width, 1)
    };
    let ways = (1..=most).map(in_columns).filter(|way| way.width() <= width);
    ways.min_by_key(Canvas::height).unwrap_or_else(|| in_columns(1))
}
