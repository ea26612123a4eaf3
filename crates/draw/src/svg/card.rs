//! Cards as data plates: a big number where the eye lands, a silhouette, a name, and rules where there is room.

use super::page::{Anchor, Area, Page, fill, filled, stroke};
use super::text::Font;
use super::{glyph, tag};
use scene::{Card, Face, Glyph, Mark, Message, Number, Token, Tone};

/// The height of a covered card's sidebar.
pub(crate) const SIDEBAR: f64 = 22.0;
/// The height of a card that is counted rather than shown.
pub(crate) const CHIP: f64 = 26.0;
/// The type of marks.
const PILL: Font = Font::title(13.0);

/// The parts of the front of a card.
struct Front<'s> {
    turned_down: bool,
    title: &'s Message,
    glyph: &'s Glyph,
    numbers: &'s [Number],
    text: &'s [Message],
}

fn front(card: &Card) -> Option<Front<'_>> {
    match &*card.face {
        Face::Front { turned_down, title, glyph, numbers, text } => {
            Some(Front { turned_down: *turned_down, title, glyph, numbers, text })
        }
        Face::Back { .. } => None,
    }
}

/// A whole card.
pub(crate) fn plate(page: &mut Page<'_>, card: &Card, area: Area) {
    page.place(&card.id, area);
    ground(page, area);
    match front(card) {
        Some(front) => face(page, &front, &card.marks, area),
        None => back(page, card, area),
    }
    if card.copies > 1 {
        copies(page, card.copies, area);
    }
    marks(page, &card.marks, area);
    tag::on(page, &card.id, area, 7.0);
}

fn ground(page: &mut Page<'_>, area: Area) {
    let palette = page.palette();
    let below = Area::new(area.x + 2.0, area.y + 3.0, area.w, area.h);
    page.plate(below, 7.0, &fill(palette.shadow));
    page.plate(area, 7.0, &filled(palette.plate, palette.line, 1.2));
}

fn back(page: &mut Page<'_>, card: &Card, area: Area) {
    let Face::Back { tone, .. } = &*card.face else { return };
    let palette = page.palette();
    let ink = if *tone == Tone::Plain { page.desk.accent.to_owned() } else { palette.tone(*tone).to_owned() };
    page.plate(area.inset(3.0), 5.0, &filled(palette.back, &ink, 1.0));
    page.plate(area.inset(3.0), 5.0, "fill=\"url(#back)\"");
    let half = (area.w.min(area.h) * 0.2).min(14.0);
    let middle = Area::around(area.centre(), half);
    page.circle(area.centre(), half + 3.0, &filled(palette.back, &ink, 1.2));
    glyph::draw(page, "deck", middle.inset(half * 0.3), &ink, palette.back);
}

/// The whole front: number, silhouette, name, and text below where the plate is wide enough.
fn face(page: &mut Page<'_>, front: &Front<'_>, marks: &[Mark], area: Area) {
    let wide = area.w >= 130.0;
    let (ink, accent) = (page.palette().text, page.desk.accent.to_owned());
    numbers(page, front.numbers, area);
    let name = page.say(front.title);
    let shown = if wide {
        Area::new(area.right() - 62.0, area.y + 7.0, 54.0, 54.0)
    } else {
        Area::new(area.x + area.w * 0.5 - 23.0, area.y + 34.0, 46.0, 46.0)
    };
    let silhouette = if front.turned_down { page.palette().tone(Tone::Spent) } else { ink };
    glyph::draw(page, &front.glyph.0, shown, silhouette, page.palette().plate);
    let (x, width) = (area.x + 8.0, area.w - 16.0);
    let font = Font::title(if wide { 17.0 } else { 14.0 });
    let name_y = if wide { area.y + 76.0 } else { area.y + 96.0 };
    page.line((x, name_y - font.size - 1.0), (x + width, name_y - font.size - 1.0), &stroke(&accent, 1.4));
    let title_lines = font.wrap(&name, width, if wide { 1 } else { 2 });
    for (row, line) in (0u32..).zip(&title_lines) {
        page.words((x, name_y + f64::from(row) * 15.0), width, Anchor::Start, font, ink, line);
    }
    let text_y = name_y + 15.0 * (title_lines.len() as f64 - 1.0) + 3.0;
    let room = area.bottom() - 5.0 - text_y - if marks.is_empty() { 0.0 } else { 20.0 };
    text(page, front.text, (x, text_y), width, room);
}

fn text(page: &mut Page<'_>, text: &[Message], at: (f64, f64), width: f64, room: f64) {
    let font = Font::plate(12.0);
    let lines_max = (room / super::page::line_height(font)).floor();
    if lines_max < 1.0 || text.is_empty() {
        return;
    }
    let said: Vec<String> = text.iter().map(|line| page.say(line)).collect();
    let dim = page.palette().dim;
    page.lines(at, width, lines_max as usize, font, dim, &said.join(" "));
}

/// The first number big, the others beside it.
fn numbers(page: &mut Page<'_>, numbers: &[Number], area: Area) {
    let mut x = area.x + 8.0;
    for (place, number) in (0u32..).zip(numbers) {
        let colour = page.palette().tone(number.tone);
        let value = number.value.to_string();
        let title = page.say(&number.title);
        if place == 0 {
            let font = Font::title(if area.w >= 130.0 { 46.0 } else { 30.0 });
            page.words(
                (x, area.y + font.size * 0.86),
                area.w * 0.6,
                Anchor::Start,
                font,
                page.palette().text,
                &value,
            );
            x += font.width(&value) + 5.0;
            if area.w >= 130.0 {
                page.words((x, area.y + 20.0), 50.0, Anchor::Start, Font::plate(12.0), colour, &title);
            }
        } else {
            let y = area.y + if area.w >= 130.0 { 20.0 + 15.0 * f64::from(place) } else { 16.0 };
            let said = format!("{title} {value}");
            page.words(
                (x, y),
                area.right() - x - 6.0,
                Anchor::Start,
                Font::plate(12.0),
                page.palette().dim,
                &said,
            );
        }
    }
}

fn copies(page: &mut Page<'_>, copies: u32, area: Area) {
    let said = format!("× {copies}");
    let at = (area.right() - 8.0, area.y + 18.0);
    page.words(at, 40.0, Anchor::End, Font::title(16.0), page.palette().text, &said);
}

/// The marks of a card along its lower edge.
fn marks(page: &mut Page<'_>, marks: &[Mark], area: Area) {
    let mut x = area.x + 6.0;
    for mark in marks {
        let room = area.right() - 6.0 - x;
        x += pill(page, mark, (x, area.bottom() - 22.0), room, area.w >= 130.0) + 4.0;
    }
}

/// A mark as a pill: its drawing, its count, and its words where they fit. Returns its width.
pub(crate) fn pill(page: &mut Page<'_>, mark: &Mark, (x, y): (f64, f64), room: f64, wordy: bool) -> f64 {
    let colour = page.palette().tone(mark.tone);
    let (label, width) = label(page, mark, room, wordy);
    let icon = icon(mark);
    let area = Area::new(x, y, width, 18.0);
    page.rect(area, 4.0, &filled(page.palette().floor, colour, 1.3));
    if let Some(name) = &mark.glyph {
        glyph::draw(page, &name.0, Area::new(x + 4.0, y + 3.0, 12.0, 12.0), colour, page.palette().floor);
    }
    let at = (x + icon + 5.0, y + 13.5);
    page.words(at, width - icon - 8.0, Anchor::Start, PILL, colour, &label);
    width
}

/// The width of a mark's pill, and its words.
pub(crate) fn label(page: &Page<'_>, mark: &Mark, room: f64, wordy: bool) -> (String, f64) {
    let said = page.say(&mark.words);
    let short = mark.value.map(|value| value.to_string()).unwrap_or_default();
    let icon = icon(mark);
    let whole = icon + PILL.width(&said) + 12.0;
    let label = if (wordy && whole <= room) || (short.is_empty() && icon == 0.0) { said } else { short };
    let width = icon + PILL.width(&label) + if label.is_empty() { 7.0 } else { 12.0 };
    (label, width.min(room).max(18.0))
}

fn icon(mark: &Mark) -> f64 {
    if mark.glyph.is_some() { 15.0 } else { 0.0 }
}

/// SB-14.3: a covered card as a strip that stays in sight: number, silhouette, name, marks.
pub(crate) fn sidebar(page: &mut Page<'_>, card: &Card, area: Area) {
    page.place(&card.id, area);
    let palette = page.palette();
    let Some(front) = front(card) else {
        hidden(page, 1, area);
        tag::on(page, &card.id, area, 3.0);
        return;
    };
    let paint = if front.turned_down { palette.back } else { palette.plate };
    page.rect(area, 2.0, &filled(paint, palette.line, 1.0));
    if front.turned_down {
        page.rect(area, 2.0, "fill=\"url(#back)\" opacity=\"0.55\"");
    }
    let ink = if front.turned_down || card.lying { palette.dim } else { palette.text };
    let base = area.y + 16.0;
    let number = front.numbers.first().map(|number| number.value.to_string()).unwrap_or_default();
    page.words((area.x + 7.0, base), 20.0, Anchor::Start, Font::title(16.0), ink, &number);
    let icon = Area::new(area.x + 26.0, area.y + 3.0, 16.0, 16.0);
    glyph::draw(page, &front.glyph.0, icon, ink, paint);
    let mut right = area.right() - 4.0;
    let told = if card.lying { &[][..] } else { &card.marks[..] };
    for mark in told.iter().rev() {
        let mut trial = page.fork();
        let width = pill(&mut trial, mark, (0.0, 0.0), 60.0, false);
        right -= width + 3.0;
        pill(page, mark, (right, area.y + 2.0), 60.0, false);
    }
    let name = page.say(front.title);
    page.words((area.x + 47.0, base), right - area.x - 51.0, Anchor::Start, Font::plate(14.0), ink, &name);
    tag::on(page, &card.id, area, 3.0);
}

/// A number of unknown cards, as the edges of a pile.
pub(crate) fn hidden(page: &mut Page<'_>, count: usize, area: Area) {
    let palette = page.palette();
    page.rect(area, 2.0, &filled(palette.back, palette.line, 1.0));
    page.rect(area, 2.0, "fill=\"url(#back)\"");
    if count > 1 {
        let badge = Area::new(area.x + area.w / 2.0 - 18.0, area.y + area.h / 2.0 - 9.0, 36.0, 18.0);
        page.rect(badge, 4.0, &fill(palette.back));
        let at = (area.x + area.w / 2.0, area.y + area.h / 2.0 + 5.5);
        page.words(at, 34.0, Anchor::Middle, Font::title(15.0), palette.text, &format!("× {count}"));
    }
}

/// A card among many that are counted: number, silhouette, name, copies.
pub(crate) fn chip(page: &mut Page<'_>, card: &Card, area: Area) {
    page.place(&card.id, area);
    let palette = page.palette();
    page.rect(area, 2.0, &filled(palette.plate, palette.line, 0.8));
    let Some(front) = front(card) else {
        hidden(page, card.copies as usize, area);
        return;
    };
    let base = area.y + 18.0;
    let number = front.numbers.first().map(|number| number.value.to_string()).unwrap_or_default();
    page.words((area.x + 6.0, base), 18.0, Anchor::Start, Font::title(16.0), palette.text, &number);
    let icon = Area::new(area.x + 22.0, area.y + 4.0, 18.0, 18.0);
    glyph::draw(page, &front.glyph.0, icon, palette.text, palette.plate);
    let count = if card.copies > 1 { format!("×{}", card.copies) } else { String::new() };
    let counted = Font::title(14.0).width(&count);
    page.words(
        (area.right() - 5.0, base),
        counted + 2.0,
        Anchor::End,
        Font::title(14.0),
        palette.text,
        &count,
    );
    let (name, room) = (page.say(front.title), area.w - 44.0 - counted - 9.0);
    page.words((area.x + 44.0, base), room, Anchor::Start, Font::plate(13.0), palette.dim, &name);
    tag::on(page, &card.id, area, 3.0);
}

/// A token: its drawing, its name, how many.
pub(crate) fn token(page: &mut Page<'_>, token: &Token, area: Area) {
    page.place(&token.id, area);
    let palette = page.palette();
    let colour = palette.tone(token.tone);
    page.rect(area, area.h / 2.0, &filled(palette.plate, colour, 1.4));
    let icon = Area::new(area.x + 7.0, area.y + 4.0, area.h - 8.0, area.h - 8.0);
    glyph::draw(page, &token.glyph.0, icon, colour, palette.plate);
    let name = page.say(&token.title);
    let said = if token.copies > 1 { format!("{name} ×{}", token.copies) } else { name };
    let x = area.x + area.h + 4.0;
    let at = (x, area.y + area.h / 2.0 + 4.5);
    page.words(at, area.right() - x - 8.0, Anchor::Start, Font::plate(13.0), palette.text, &said);
    tag::on(page, &token.id, area, area.h / 2.0);
}
