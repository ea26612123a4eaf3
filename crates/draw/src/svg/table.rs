//! The table: boards first, then panels side by side, everything else across the whole width.

use super::page::{Anchor, Area, Page, fill, filled};
use super::text::Font;
use super::{board, card, glyph, meters, tag, zone};
use scene::{Layout, Panel, Part};

const GAP: f64 = 14.0;
const PAD: f64 = 14.0;
/// The least width of a panel if there is room for several.
const PANEL_MIN: f64 = 330.0;
/// The least width of a column of a rack.
const COLUMN_MIN: f64 = 92.0;

/// How much room a part needs in a row.
#[derive(Clone, Copy)]
struct Wish {
    least: f64,
    grows: bool,
}

/// Draws parts below one another, panels of seats side by side. Returns their height.
pub(crate) fn draw(page: &mut Page<'_>, parts: &[Part], (x, y): (f64, f64), width: f64) -> f64 {
    let is_seat = |part: &Part| matches!(part, Part::Panel(panel) if panel.seat.is_some());
    let mut row = y;
    for run in parts.chunk_by(|one, other| is_seat(one) && is_seat(other)) {
        let panels: Vec<&Panel> = run
            .iter()
            .filter_map(|part| match part {
                Part::Panel(panel) => Some(panel),
                _ => None,
            })
            .collect();
        row += match panels[..] {
            [] => one(page, &run[0], (x, row), width),
            _ => side_by_side(page, &panels, (x, row), width),
        } + GAP;
    }
    (row - y - GAP).max(0.0)
}

/// Panels in rows of equal heights.
fn side_by_side(page: &mut Page<'_>, panels: &[&Panel], (x, y): (f64, f64), width: f64) -> f64 {
    let fit = ((width + GAP) / (PANEL_MIN + GAP)).floor().max(1.0) as usize;
    let columns = match panels.len() {
        4 if fit >= 2 => {
            if fit >= 4 {
                4
            } else {
                2
            }
        }
        many => many.min(fit),
    };
    let (first, rest) = panels.split_at(panels.len() % columns);
    let rows = std::iter::once(first).filter(|row| !row.is_empty()).chain(rest.chunks(columns));
    let mut row = y;
    for chunk in rows {
        let wide = (width - GAP * (chunk.len() - 1) as f64) / chunk.len() as f64;
        let at = |place: usize| (x + place as f64 * (wide + GAP), row);
        let drawn: Vec<(Page<'_>, f64)> = chunk
            .iter()
            .enumerate()
            .map(|(place, panel)| {
                let mut inner = page.fork();
                let height = inside(&mut inner, panel, at(place), wide);
                (inner, height)
            })
            .collect();
        let tall = drawn.iter().map(|(_, height)| *height).fold(0.0, f64::max);
        for (place, ((inner, _), panel)) in drawn.into_iter().zip(chunk).enumerate() {
            let (x, y) = at(place);
            frame(page, panel, Area::new(x, y, wide, tall));
            page.absorb(inner);
            tag::on(page, &panel.id, Area::new(x, y, wide, tall), 4.0);
        }
        row += tall + GAP;
    }
    row - y - GAP
}

fn frame(page: &mut Page<'_>, panel: &Panel, area: Area) {
    let palette = page.palette();
    page.place(&panel.id, area);
    let edge = if panel.active { page.desk.accent } else { palette.line };
    page.rect(area, 5.0, &filled(palette.raised, edge, if panel.active { 2.2 } else { 1.0 }));
    if let Some(seat) = panel.seat {
        let band = Area::new(area.x + 1.0, area.y + 1.0, area.w - 2.0, 6.0);
        page.rect(band, 2.0, &fill(palette.side(seat)));
        page.rect(band, 2.0, &format!("fill=\"url(#side-{})\"", seat % 8));
    }
}

/// Draws everything in a panel except its frame. Returns the height of the panel.
fn inside(page: &mut Page<'_>, panel: &Panel, (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let (left, right) = (x + PAD, x + width - PAD);
    let mut at = left;
    if panel.active {
        let lamp = (at + 6.0, y + 23.0);
        page.polygon(
            &[(lamp.0 - 5.0, lamp.1 - 7.0), (lamp.0 + 7.0, lamp.1), (lamp.0 - 5.0, lamp.1 + 7.0)],
            &fill(page.desk.accent),
        );
        at += 20.0;
    }
    let font = Font::title(20.0);
    let title = page.say(&panel.title);
    let ink = panel.seat.map_or(palette.text, |seat| palette.side(seat));
    let mut trial = page.fork();
    let pill = |mark| card::pill(&mut trial, mark, (0.0, 0.0), 160.0, true) + 5.0;
    let marked = panel.marks.iter().map(pill).sum::<f64>().min(width * 0.5);
    let room = right - at - marked;
    page.words((at, y + 30.0), room, Anchor::Start, font, ink, &title);
    at += font.width(&title).min(room) + 12.0;
    for mark in &panel.marks {
        at += card::pill(page, mark, (at, y + 15.0), (right - at).max(18.0), true) + 5.0;
    }
    let (at, room) = ((left, y + 44.0), width - 2.0 * PAD);
    let body =
        if is_rack(panel) { rack(page, &panel.parts, at, room) } else { flow(page, &panel.parts, at, room) };
    44.0 + body + if body > 0.0 { PAD } else { 0.0 }
}

/// A panel of no seat, with only rows: its rows become columns of equal width.
fn is_rack(panel: &Panel) -> bool {
    let is_row = |part: &Part| matches!(part, Part::Zone(zone) if zone.layout == Layout::Row);
    panel.seat.is_none() && !panel.active && panel.parts.len() > 1 && panel.parts.iter().all(is_row)
}

fn rack(page: &mut Page<'_>, parts: &[Part], (x, y): (f64, f64), width: f64) -> f64 {
    let columns = ((width + GAP) / (COLUMN_MIN + GAP)).floor().clamp(1.0, parts.len() as f64);
    let wide = (width - GAP * (columns - 1.0)) / columns;
    let mut top = y;
    for row in parts.chunks(columns as usize) {
        let step = |place: usize| x + place as f64 * (wide + GAP);
        let heights = row.iter().enumerate().map(|(at, part)| one(page, part, (step(at), top), wide));
        top += heights.fold(0.0, f64::max) + GAP;
    }
    top - y - GAP
}

/// Parts in rows as they fit. A part that can grow takes the rest of its row.
fn flow(page: &mut Page<'_>, parts: &[Part], (x, y): (f64, f64), width: f64) -> f64 {
    let mut rows: Vec<Vec<(&Part, Wish)>> = Vec::new();
    let mut room = 0.0;
    for part in parts {
        let wish = wish(part, width);
        if room < wish.least || rows.is_empty() {
            rows.push(Vec::new());
            room = width;
        }
        room -= wish.least + GAP;
        rows.last_mut().expect("there is a row").push((part, wish));
    }
    let mut top = y;
    for row in &rows {
        let taken: f64 = row.iter().map(|(_, wish)| wish.least + GAP).sum::<f64>() - GAP;
        let growing = row.iter().filter(|(_, wish)| wish.grows).count().max(1) as f64;
        let more = (width - taken).max(0.0) / growing;
        let (mut at, mut tall) = (x, 0.0_f64);
        for (part, wish) in row {
            let wide = wish.least.min(width) + if wish.grows { more } else { 0.0 };
            tall = tall.max(one(page, part, (at, top), wide));
            at += wide + GAP;
        }
        top += tall + GAP;
    }
    if rows.is_empty() { 0.0 } else { top - y - GAP }
}

fn wish(part: &Part, width: f64) -> Wish {
    let least = |least: f64, grows| Wish { least: least.min(width), grows };
    match part {
        Part::Zone(zone) => match zone.layout {
            Layout::Stack if zone.items.is_empty() => least(96.0, false),
            Layout::Stack => least(zone::STACK, false),
            Layout::Fan => least(zone::fan_least(zone), true),
            Layout::Grid(_) => least(282.0, true),
            Layout::Row | Layout::Track | Layout::Sealed => least(340.0, true),
            Layout::Life => least(zone::STACK, false),
        },
        Part::Gauge(_) => least(140.0, true),
        Part::Tray(_) => least(240.0, true),
        Part::Panel(_) | Part::Board(_) | Part::Order(_) | Part::Note(_) => least(width, false),
    }
}

/// One part across this width. Returns its height.
fn one(page: &mut Page<'_>, part: &Part, at: (f64, f64), width: f64) -> f64 {
    match part {
        Part::Panel(panel) => side_by_side(page, &[panel], at, width),
        Part::Board(board) => board::draw(page, board, at, width),
        Part::Zone(zone) => zone::draw(page, zone, at, width),
        Part::Gauge(gauge) => meters::gauge(page, gauge, at, width),
        Part::Tray(tray) => meters::tray(page, tray, at, width),
        Part::Order(order) => meters::order(page, order, at, width),
        Part::Note(mark) => note(page, mark, at, width),
    }
}

/// A line of words with its drawing.
fn note(page: &mut Page<'_>, mark: &scene::Mark, (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let colour = palette.tone(mark.tone);
    let said = page.say(&mark.words);
    let indent = if mark.glyph.is_some() { 36.0 } else { 12.0 };
    let mut inner = page.fork();
    let font = Font { size: 15.0, condensed: false, bold: true };
    let tall = inner.lines((x + indent, y + 6.0), width - indent - 10.0, 3, font, colour, &said);
    let area = Area::new(x, y, width, tall + 14.0);
    page.rect(area, 4.0, &filled(palette.raised, colour, 1.4));
    if let Some(name) = &mark.glyph {
        let icon = Area::new(x + 10.0, y + area.h / 2.0 - 9.0, 18.0, 18.0);
        glyph::draw(page, &name.0, icon, colour, palette.raised);
    }
    page.absorb(inner);
    area.h
}
