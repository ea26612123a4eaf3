//! The table: all parts of a scene arranged for a width, as large as there is room for.

use super::canvas::{Canvas, column, flow};
use super::part;
use super::pen::{Pen, Size};
use scene::{Panel, Part, Scene};

/// A board and the panels beside it need so much more than the board.
const BESIDE: u16 = 34;

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

/// The table for this room: the largest way that fits, else the smallest, which is then scrolled.
pub(super) fn arranged(pen: &Pen<'_>, scene: &Scene, width: u16, height: u16) -> Canvas {
    let mut drawn = Canvas::new(0, 0);
    for (own, others, folds) in WAYS {
        drawn = arranged_as(&Pen { size: own, folds, ..*pen }, others, scene, width);
        if drawn.height() <= height && drawn.width() <= width {
            break;
        }
    }
    drawn
}

fn arranged_as<'a>(pen: &Pen<'_>, others: Size, scene: &'a Scene, width: u16) -> Canvas {
    let boards: Vec<Canvas> =
        scene.parts.iter().filter(|part| is_board(part)).map(|part| part::draw(pen, part, width)).collect();
    let board = column(&boards);
    let beside = !boards.is_empty() && board.width().saturating_add(BESIDE) <= width;
    let room = if beside { width - board.width() - 2 } else { width };
    let small: Vec<Canvas> =
        scene.parts.iter().filter(|part| is_small(part)).map(|part| part::draw(pen, part, room)).collect();
    let panels = |wanted: fn(&Panel, Option<u8>) -> bool| -> Vec<&'a Panel> {
        let panel = |part: &'a Part| match part {
            Part::Panel(panel) => Some(panel).filter(|panel| wanted(panel, scene.looker)),
            _ => None,
        };
        scene.parts.iter().filter_map(panel).collect()
    };
    let of_others = Pen { size: others, ..*pen };
    let others =
        abreast(&of_others, &panels(|panel, looker| panel.seat.is_some() && panel.seat != looker), room);
    let common = abreast(pen, &panels(|panel, _| panel.seat.is_none()), room);
    let own = abreast(pen, &panels(|panel, looker| panel.seat.is_some() && panel.seat == looker), room);
    let above = flow(&small, room, 3);
    if beside {
        return flow(&[board, column(&[above, others, common, own])], width, 2);
    }
    column(&[above, others, board, common, own])
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
