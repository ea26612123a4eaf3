//! Gauges, dice and orders: numbers, rolls, and things that wait.

use super::page::{Anchor, Area, Page, fill, filled, stroke};
use super::text::Font;
use super::{glyph, tag};
use scene::{Die, DieState, Gauge, Order, Tone, Tray};

/// A die.
const DIE: f64 = 40.0;
/// With more steps than this, the gauge is one bar.
const SEGMENTS_MAX: i64 = 24;

/// A name, a number, and a bar. Returns its height.
pub(crate) fn gauge(page: &mut Page<'_>, gauge: &Gauge, (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let colour = palette.tone(gauge.tone);
    let value = match gauge.most {
        Some(most) => format!("{}/{most}", gauge.value),
        None => gauge.value.to_string(),
    };
    let font = Font::title(18.0);
    let number = font.width(&value);
    let title = page.say(&gauge.title);
    page.words((x, y + 15.0), width - number - 8.0, Anchor::Start, Font::plate(14.0), palette.dim, &title);
    page.words((x + width, y + 16.0), number, Anchor::End, font, palette.text, &value);
    let bar = Area::new(x, y + 22.0, width, 10.0);
    page.place(&gauge.id, Area::new(x, y, width, 34.0));
    if let Some(most) = gauge.most.filter(|most| *most > 0) {
        bar_of(page, bar, gauge.value, most, colour);
    }
    tag::outline(page, &gauge.id, Area::new(x - 4.0, y - 3.0, width + 8.0, 40.0), (x + width * 0.7, y - 8.0));
    if gauge.most.is_some() { 38.0 } else { 24.0 }
}

fn bar_of(page: &mut Page<'_>, bar: Area, value: i64, most: i64, colour: &str) {
    let palette = page.palette();
    if most > SEGMENTS_MAX {
        page.rect(bar, 2.0, &filled(palette.floor, palette.line, 1.0));
        let part = (value.clamp(0, most) as f64) / most as f64;
        page.rect(Area { w: bar.w * part, ..bar }.inset(1.0), 1.0, &fill(colour));
        return;
    }
    let step = bar.w / most as f64;
    for place in 0..most {
        let cell = Area::new(bar.x + step * place as f64, bar.y, step - 2.0, bar.h);
        if place < value {
            page.rect(cell, 1.5, &filled(colour, colour, 1.0));
        } else {
            page.rect(cell, 1.5, &filled(palette.floor, palette.line, 1.0));
        }
    }
}

/// Dice in play first, then those that are set aside. Returns the height of the tray.
pub(crate) fn tray(page: &mut Page<'_>, tray: &Tray, (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let colour = tray.seat.map_or(palette.dim, |seat| palette.side(seat));
    let title = page.say(&tray.title);
    page.words((x, y + 13.0), width, Anchor::Start, Font::title(14.0), colour, &title);
    let (aside, counting): (Vec<&Die>, Vec<&Die>) =
        tray.dice.iter().partition(|die| die.state == DieState::SetAside);
    let mut inner = page.fork();
    let (mut at, mut row) = (x + 10.0, y + 32.0);
    for (place, die) in counting.iter().chain(&aside).enumerate() {
        if place > 0 && place == counting.len() {
            at += 16.0;
        }
        if at + DIE > x + width - 8.0 && at > x + 10.0 {
            (at, row) = (x + 10.0, row + DIE + 14.0);
        }
        one_die(&mut inner, die, Area::new(at, row, DIE, DIE));
        at += DIE + 10.0;
    }
    let mut bottom = row + DIE + 12.0;
    if let Some(total) = &tray.total {
        let said = page.say(total);
        let lines =
            inner.lines((x + 10.0, bottom - 2.0), width - 20.0, 2, Font::title(16.0), palette.text, &said);
        bottom += lines + 4.0;
    }
    let area = Area::new(x, y + 20.0, width, bottom - y - 20.0);
    page.rect(area, 6.0, &filled(palette.floor, palette.line, 1.2));
    page.absorb(inner);
    page.place(&tray.id, Area::new(x, y, width, bottom - y));
    tag::on(page, &tray.id, area, 6.0);
    bottom - y
}

fn one_die(page: &mut Page<'_>, die: &Die, area: Area) {
    let palette = page.palette();
    page.place(&die.id, area);
    let (line, ink) = match die.state {
        DieState::InPlay => (palette.line, palette.text),
        DieState::Power => (palette.tone(Tone::Power), palette.tone(Tone::Power)),
        DieState::Success => (palette.tone(Tone::Help), palette.text),
        DieState::SetAside => (palette.tone(Tone::Spent), palette.tone(Tone::Spent)),
    };
    let shadow = Area::new(area.x + 2.0, area.y + 3.0, area.w, area.h);
    if die.state == DieState::SetAside {
        page.rect(area, 8.0, &format!("{} stroke-dasharray=\"4 3\"", filled(palette.floor, line, 1.6)));
    } else {
        page.rect(shadow, 8.0, &fill(palette.shadow));
        page.rect(area, 8.0, &filled(palette.plate, line, 2.0));
    }
    match die.face {
        Some(face) if die.sides == 6 && (1..=6).contains(&face) => pips(page, face, area, ink),
        Some(face) => {
            let at = (area.centre().0, area.y + 28.0);
            page.words(at, area.w - 6.0, Anchor::Middle, Font::title(24.0), ink, &face.to_string());
        }
        None => {
            let at = (area.centre().0, area.y + 28.0);
            page.words(at, area.w - 6.0, Anchor::Middle, Font::title(24.0), ink, "?");
        }
    }
    let badge = match die.state {
        DieState::Power => "power",
        DieState::Success => "check",
        DieState::SetAside => "out",
        DieState::InPlay => "",
    };
    if !badge.is_empty() {
        let at = (area.right() - 3.0, area.y + 3.0);
        page.circle(at, 8.0, &filled(palette.floor, line, 1.4));
        glyph::draw(page, badge, Area::around(at, 5.0), line, palette.floor);
    }
    tag::outline(page, &die.id, area, (area.x + 14.0, area.y - 7.0));
}

fn pips(page: &mut Page<'_>, face: u8, area: Area, ink: &str) {
    let places: &[(f64, f64)] = match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    };
    let (x, y) = area.centre();
    for (dx, dy) in places {
        page.circle((x + dx * area.w * 0.26, y + dy * area.h * 0.26), area.w * 0.085, &fill(ink));
    }
}

/// What will resolve, the next first. Returns its height.
pub(crate) fn order(page: &mut Page<'_>, order: &Order, (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let title = page.say(&order.title);
    page.words((x, y + 13.0), width, Anchor::Start, Font::title(14.0), palette.dim, &title);
    let mut row = y + 22.0;
    let font = Font::text(13.0);
    for (place, (_, words)) in order.entries.iter().enumerate() {
        let said = page.say(words);
        let mut inner = page.fork();
        let tall = inner.lines((x + 34.0, row + 4.0), width - 42.0, 2, font, palette.text, &said);
        let area = Area::new(x, row, width, tall.max(17.0) + 9.0);
        let edge = if place == 0 { palette.tone(Tone::Asked) } else { palette.line };
        page.rect(area, 4.0, &filled(palette.raised, edge, if place == 0 { 1.8 } else { 1.0 }));
        let centre = (x + 17.0, row + area.h / 2.0);
        page.circle(centre, 10.0, &stroke(edge, 1.4));
        let number = (place + 1).to_string();
        page.words(
            (centre.0, centre.1 + 5.0),
            18.0,
            Anchor::Middle,
            Font::title(14.0),
            palette.text,
            &number,
        );
        page.absorb(inner);
        row += area.h + 4.0;
    }
    page.place(&order.id, Area::new(x, y, width, row - y));
    row - y
}
