//! Parts of a scene as pictures: gauges, dice, orders, notes, and panels around them.

use super::canvas::{Canvas, column, flow};
use super::letters::{cut, wide};
use super::pen::{Chip, Pen, Size, lines};
use super::{hexes, plane, theme, zone};
use ratatui::layout::Rect;
use scene::{Die, DieState, Field, Gauge, Order, Panel, Part, Tone, Tray};

/// The letters of a gauge's bar.
const BAR_MAX: i64 = 12;

/// The part as a picture of at most this width, if it can be.
pub(super) fn draw(pen: &Pen<'_>, part: &Part, width: u16) -> Canvas {
    match part {
        Part::Panel(panel) => draw_panel(pen, panel, width),
        Part::Board(board) => match &board.field {
            Field::Hexes(hexes) => hexes::draw(pen, board, hexes, width),
            Field::Plane(ground) => plane::draw(pen, board, ground, width),
        },
        Part::Zone(zone) => zone::draw(pen, zone, width),
        Part::Gauge(gauge) => draw_gauge(pen, gauge, width),
        Part::Tray(tray) => draw_tray(pen, tray, width),
        Part::Order(order) => draw_order(pen, order, width),
        Part::Note(mark) => {
            let text = format!("! {}", pen.words(&mark.words));
            lines(&[Chip::new(text, pen.theme.tone(mark.tone))], width, 2)
        }
    }
}

/// `── ● ▶ A (you) ── out ──` and everything in it.
pub(super) fn draw_panel(pen: &Pen<'_>, panel: &Panel, width: u16) -> Canvas {
    let parts: Vec<Canvas> = panel.parts.iter().map(|part| draw(pen, part, width)).collect();
    let gap = if pen.size == Size::Line { 3 } else { 1 };
    let body = flow(&parts, width, gap);
    column(&[panel_title(pen, panel, width), body]).is(&panel.id)
}

fn panel_title(pen: &Pen<'_>, panel: &Panel, width: u16) -> Canvas {
    let tone = panel.seat.map_or(Tone::Plain, Tone::Side);
    let rule = pen.theme.tone(tone);
    let mut canvas = Canvas::new(width, 1);
    canvas.text(0, 0, &"─".repeat(usize::from(width)), rule);
    let side = panel.seat.map(|seat| format!("{} ", theme::side(seat))).unwrap_or_default();
    let active = if panel.active { "▶ " } else { "" };
    let title = pen.lit(&panel.id, &pen.words(&panel.title));
    let text = cut(&format!(" {side}{active}{title} "), width.saturating_sub(2));
    let mut x = canvas.text(1, 0, &text, pen.style(&panel.id, rule.patch(pen.theme.title())));
    for chip in pen.marks(&panel.marks) {
        let room = width.saturating_sub(x + 4);
        if room > 3 {
            x = canvas.text(x + 1, 0, &format!(" {} ", cut(&chip.text, room)), chip.style);
        }
    }
    canvas
}

/// `Armour ▰▰▰▱▱ 3/5`.
fn draw_gauge(pen: &Pen<'_>, gauge: &Gauge, width: u16) -> Canvas {
    let style = pen.theme.tone(gauge.tone);
    let mut chips = vec![Chip::of(pen, &gauge.id, pen.words(&gauge.title), pen.theme.quiet())];
    if let Some(most) = gauge.most.filter(|most| (1..=BAR_MAX).contains(most)) {
        let filled = gauge.value.clamp(0, most);
        let times = |count: i64| usize::try_from(count).unwrap_or(0);
        chips.push(Chip::new("▰".repeat(times(filled)) + &"▱".repeat(times(most - filled)), style));
    }
    let number = match gauge.most {
        Some(most) => format!("{}/{most}", gauge.value),
        None => gauge.value.to_string(),
    };
    chips.push(Chip::new(number, style));
    lines(&chips, width, 2).is(&gauge.id)
}

/// `Attack: [5] [3]+ (2) [6]! = 14`; dice that are set aside stand in round brackets.
fn draw_tray(pen: &Pen<'_>, tray: &Tray, width: u16) -> Canvas {
    let tone = tray.seat.map_or(Tone::Plain, Tone::Side);
    let side = tray.seat.map(|seat| format!("{} ", theme::side(seat))).unwrap_or_default();
    let title = format!("{side}{}:", pen.words(&tray.title));
    let mut chips = vec![Chip::of(pen, &tray.id, title, pen.theme.tone(tone))];
    chips.extend(tray.dice.iter().map(|die| draw_die(pen, die)));
    if let Some(total) = &tray.total {
        chips.push(Chip::new(format!("= {}", pen.words(total)), pen.theme.title()));
    }
    lines(&chips, width, 2).is(&tray.id)
}

fn draw_die(pen: &Pen<'_>, die: &Die) -> Chip {
    let face = die.face.map_or("?".to_owned(), |face| face.to_string());
    let (text, tone) = match die.state {
        DieState::InPlay => (format!("[{face}]"), Tone::Plain),
        DieState::Power => (format!("[{face}]+"), Tone::Power),
        DieState::SetAside => (format!("({face})"), Tone::Spent),
        DieState::Success => (format!("[{face}]!"), Tone::Help),
    };
    Chip::of(pen, &die.id, text, pen.theme.tone(tone))
}

/// The title, then the entries with their numbers.
fn draw_order(pen: &Pen<'_>, order: &Order, width: u16) -> Canvas {
    let title = format!("{}:", pen.words(&order.title));
    let mut chips = vec![Chip::of(pen, &order.id, title, pen.theme.tone(Tone::Asked))];
    for (place, (id, words)) in order.entries.iter().enumerate() {
        let text = format!("{}. {}", place + 1, pen.words(words));
        let chip = match id {
            Some(id) => Chip::of(pen, id, text, pen.theme.tone(Tone::Plain)),
            None => Chip::new(text, pen.theme.tone(Tone::Plain)),
        };
        chips.push(chip);
    }
    if pen.size == Size::Line {
        return lines(&chips, width, 2).is(&order.id);
    }
    let rows: Vec<Canvas> = chips.iter().map(|chip| lines(std::slice::from_ref(chip), width, 2)).collect();
    column(&rows).is(&order.id)
}

/// A title above a board.
pub(super) fn board_title(pen: &Pen<'_>, board: &scene::Board, width: u16) -> Canvas {
    let text = cut(&pen.lit(&board.id, &pen.words(&board.title)), width);
    let mut canvas = Canvas::new(wide(&text), 1);
    canvas.text(0, 0, &text, pen.style(&board.id, pen.theme.quiet()));
    canvas.hit(Rect::new(0, 0, wide(&text), 1), &board.id);
    canvas
}
