//! Zones: stacks with sidebars, fanned hands, rows, grids, tracks of slots.

use super::card::{self, CHIP, SIDEBAR};
use super::page::{Anchor, Area, Page, filled, line_height, n, stroke};
use super::text::Font;
use super::{glyph, tag};
use scene::{Item, Layout, Message, Tone, Zone};

/// The width of a stack.
pub(crate) const STACK: f64 = 184.0;
/// A plate in a hand, a row or a track.
const PLATE: (f64, f64) = (100.0, 138.0);
/// A back of an unknown card in a hand.
const SMALL: (f64, f64) = (46.0, 64.0);
/// A card on its side.
const SLIP: f64 = 150.0;
/// The top card of a stack.
const TOP: f64 = 132.0;
const GAP: f64 = 8.0;
/// Each so many cards make a pile that is life one layer thicker; its last layer is a warning.
const LIFE_LAYER: u32 = 5;

/// Draws a zone from this point on. Returns its height.
pub(crate) fn draw(page: &mut Page<'_>, zone: &Zone, (x, y): (f64, f64), width: f64) -> f64 {
    let head = head(page, zone, (x, y), width);
    let body = Area::new(x, y + head, width, 0.0);
    let height = match zone.layout {
        Layout::Stack => stack(page, zone, body),
        Layout::Fan => fan(page, zone, body),
        Layout::Row => row(page, zone, body),
        Layout::Grid(columns) => grid(page, zone, body, columns),
        Layout::Track => track(page, zone, body),
        Layout::Sealed => sealed(page, zone, body),
        Layout::Life => life(page, zone, body),
    };
    let whole = Area::new(x, y, width, head + height);
    page.place(&zone.id, whole);
    tag::on(page, &zone.id, whole.inset(-3.0), 4.0);
    whole.h
}

/// The title, how many there are, and the marks.
fn head(page: &mut Page<'_>, zone: &Zone, (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let count = count(zone);
    let font = Font::title(14.0);
    let said = format!("{} · {count}", page.say(&zone.title));
    let shown = font.width(&said).min(width);
    page.words((x, y + 13.0), width, Anchor::Start, font, palette.dim, &said);
    let mut at = x + shown + 8.0;
    let mut row = y;
    for mark in &zone.marks {
        if at + 60.0 > x + width && at > x {
            (at, row) = (x, row + 21.0);
        }
        at += card::pill(page, mark, (at, row), x + width - at, true) + 5.0;
    }
    row - y + 23.0
}

/// How many things lie in a zone; of a track, how many slots are taken.
fn count(zone: &Zone) -> String {
    let things = zone.items.iter().map(|item| match item {
        Item::Card(card) => card.copies,
        Item::Token(token) => token.copies,
        Item::Empty { .. } => 0,
    });
    let there = things.sum::<u32>() + zone.unlisted;
    match zone.layout {
        Layout::Track => format!("{there}/{}", zone.items.len()),
        Layout::Life => zone.unlisted.to_string(),
        _ => there.to_string(),
    }
}

/// SB-14.3: the top card in full, below it every covered card as a sidebar.
fn stack(page: &mut Page<'_>, zone: &Zone, body: Area) -> f64 {
    let mut y = body.y;
    let Some((top, covered)) = zone.items.split_first() else {
        return pile(page, zone.unlisted, body);
    };
    match top {
        Item::Card(top) => {
            let area = Area::new(body.x, y, body.w, TOP);
            card::plate(page, top, area);
            y += TOP + 3.0;
        }
        other => y += small(page, other, Area::new(body.x, y, body.w, 30.0)) + 3.0,
    }
    let runs = covered.chunk_by(|one, other| is_hidden(page, one) && is_hidden(page, other));
    for run in runs.collect::<Vec<_>>() {
        let area = Area::new(body.x + 5.0, y, body.w - 10.0, SIDEBAR);
        match &run[0] {
            Item::Card(card) if run.len() == 1 => card::sidebar(page, card, area),
            Item::Card(_) => {
                card::hidden(page, run.len(), area);
                run.iter().for_each(|item| page.place(item.id(), area));
            }
            other => {
                small(page, other, area);
            }
        }
        y += SIDEBAR + 2.0;
    }
    if zone.unlisted > 0 {
        let area = Area::new(body.x + 5.0, y, body.w - 10.0, SIDEBAR);
        card::hidden(page, zone.unlisted as usize, area);
        y += SIDEBAR + 2.0;
    }
    y - body.y
}

/// A card with nothing to see on it: a back without marks that cannot be chosen.
fn is_hidden(page: &Page<'_>, item: &Item) -> bool {
    let Item::Card(card) = item else { return false };
    card.face.is_back() && card.marks.is_empty() && !page.desk.tags.contains_key(&card.id)
}

/// A stack of which nothing is listed.
fn pile(page: &mut Page<'_>, count: u32, body: Area) -> f64 {
    if count == 0 {
        let area = Area::new(body.x, body.y, SMALL.0, SMALL.1);
        page.plate(area, 6.0, &dashed(page.palette().line));
        return SMALL.1;
    }
    let layers = count.div_ceil(8).min(4);
    for layer in 0..layers {
        let shift = f64::from(layers - 1 - layer) * 3.0;
        let area = Area::new(body.x + shift, body.y + shift, SMALL.0, SMALL.1);
        card::hidden(page, 1, area);
        if layer + 1 == layers {
            card::hidden(page, count as usize, area);
        }
    }
    SMALL.1 + f64::from(layers) * 3.0
}

fn dashed(colour: &str) -> String {
    format!("{} stroke-dasharray=\"5 4\"", stroke(colour, 1.4))
}

/// A hand: cards overlap as far as their numbers stay in sight, and lean like cards that are held.
fn fan(page: &mut Page<'_>, zone: &Zone, body: Area) -> f64 {
    if zone.items.is_empty() && zone.unlisted == 0 {
        page.plate(Area::new(body.x, body.y, SMALL.0, SMALL.1), 6.0, &dashed(page.palette().line));
        return SMALL.1;
    }
    let unknown = |item: &Item| matches!(item, Item::Card(card) if card.face.is_back());
    let (known, backs): (Vec<&Item>, Vec<&Item>) = zone.items.iter().partition(|item| !unknown(item));
    let mut y = body.y;
    if !known.is_empty() {
        y += held(page, &known, Area::new(body.x, y, body.w, 0.0), PLATE) + GAP;
    }
    if !backs.is_empty() {
        y += held(page, &backs, Area::new(body.x, y, body.w, 0.0), SMALL) + GAP;
    }
    if zone.unlisted > 0 {
        y += pile(page, zone.unlisted, Area::new(body.x, y, body.w, 0.0)) + GAP;
    }
    y - body.y
}

/// Cards of one size in a hand, in as many rows as are needed.
fn held(page: &mut Page<'_>, items: &[&Item], body: Area, (w, h): (f64, f64)) -> f64 {
    let least = if w < PLATE.0 { 18.0 } else { 62.0 };
    let in_a_row = (((body.w - w - 8.0) / least).floor() as usize + 1).max(1);
    let rows = items.len().div_ceil(in_a_row);
    let each = items.len().div_ceil(rows);
    let mut y = body.y + 6.0;
    for row in items.chunks(each) {
        let room = body.w - w - 8.0;
        let step = if row.len() > 1 { (room / (row.len() - 1) as f64).min(w + GAP) } else { 0.0 };
        for (place, item) in row.iter().enumerate() {
            let off = place as f64 - (row.len() - 1) as f64 / 2.0;
            let lean = if step < w { off * 1.4 } else { 0.0 };
            let area = Area::new(body.x + 4.0 + step * place as f64, y + lean.abs() * 1.5, w, h);
            leaning(page, item, area, lean);
        }
        y += h + GAP + 4.0;
    }
    y - body.y - GAP
}

fn leaning(page: &mut Page<'_>, item: &Item, area: Area, degrees: f64) {
    let (x, y) = (area.centre().0, area.bottom());
    if degrees != 0.0 {
        page.put(&format!("<g transform=\"rotate({} {} {})\">", n(degrees), n(x), n(y)));
    }
    thing(page, item, area);
    if degrees != 0.0 {
        page.put("</g>");
    }
}

/// Any item as large as its area.
fn thing(page: &mut Page<'_>, item: &Item, area: Area) {
    match item {
        Item::Card(card) => card::plate(page, card, area),
        Item::Token(token) => card::token(page, token, Area { h: area.h.min(30.0), ..area }),
        Item::Empty { id, title } => {
            page.place(id, area);
            page.plate(area, 7.0, &dashed(page.palette().line));
            slot_name(page, title, area);
            tag::on(page, id, area, 7.0);
        }
    }
}

fn slot_name(page: &mut Page<'_>, title: &Message, area: Area) {
    let (font, dim) = (Font::plate(13.0), page.palette().dim);
    let said = page.say(title);
    let lines = font.wrap(&said, area.w - 12.0, 3);
    let height = line_height(font) * lines.len() as f64;
    let top = area.y + (area.h - height) / 2.0;
    for (row, line) in (0u32..).zip(&lines) {
        let at = (area.centre().0, top + font.size + line_height(font) * f64::from(row));
        page.words(at, area.w - 12.0, Anchor::Middle, font, dim, line);
    }
}

/// Any item, drawn small.
fn small(page: &mut Page<'_>, item: &Item, area: Area) -> f64 {
    match item {
        Item::Card(card) => card::sidebar(page, card, area),
        Item::Token(token) => card::token(page, token, area),
        Item::Empty { id, title } => {
            page.place(id, area);
            page.rect(area, 3.0, &dashed(page.palette().line));
            slot_name(page, title, area);
            tag::on(page, id, area, 3.0);
        }
    }
    area.h
}

/// A closed tray: what lies in it stands in a frame with a lock.
fn sealed(page: &mut Page<'_>, zone: &Zone, body: Area) -> f64 {
    let mut trial = page.fork();
    let height = wrapped(&mut trial, zone, body.inset(8.0), false) + 8.0;
    let (harm, paint) = (page.desk.accent.to_owned(), page.palette().back);
    let tray = Area { h: height, ..body };
    page.plate(tray, 8.0, &format!("{} stroke-dasharray=\"12 4\"", filled(paint, &harm, 2.0)));
    page.absorb(trial);
    glyph::draw(page, "lock", Area::new(body.right() - 26.0, body.y + 6.0, 18.0, 18.0), &harm, paint);
    height + GAP
}

/// A pile that is what its owner has left: as thick as it is, its number large, what was turned up beside it.
fn life(page: &mut Page<'_>, zone: &Zone, body: Area) -> f64 {
    let layers = zone.unlisted.div_ceil(LIFE_LAYER).min(6) as u8;
    let palette = page.palette();
    let (w, h) = (SMALL.0 + 12.0, SMALL.1 + 16.0);
    for layer in 0..layers {
        let shift = f64::from(layers - 1 - layer) * 3.0;
        card::hidden(page, 1, Area::new(body.x + shift, body.y + shift, w, h));
    }
    let top = Area::new(body.x, body.y, w, h);
    let tone = if zone.unlisted <= LIFE_LAYER { Tone::Harm } else { Tone::Help };
    let badge = Area::around(top.centre(), 19.0);
    page.plate(badge, 6.0, &filled(palette.floor, palette.tone(tone), 1.6));
    let at = (badge.centre().0, badge.centre().1 + 9.0);
    page.words(at, 36.0, Anchor::Middle, Font::title(26.0), palette.text, &zone.unlisted.to_string());
    let (x, width) = (body.x + w + 24.0, body.w - w - 24.0);
    let mut y = body.y;
    for item in &zone.items {
        y += small(page, item, Area::new(x, y, width, SIDEBAR)) + 2.0;
    }
    (y - body.y).max(h + 18.0)
}

/// Upright cards, then cards on their sides.
fn row(page: &mut Page<'_>, zone: &Zone, body: Area) -> f64 {
    let lies = |item: &&Item| matches!(item, Item::Card(card) if card.lying);
    if !zone.items.iter().any(|item| lies(&item)) {
        return wrapped(page, zone, body, false);
    }
    let standing = zone.items.iter().filter(|item| !lies(item)).cloned().collect();
    let top = wrapped(page, &Zone { items: standing, ..zone.clone() }, body, false);
    let columns = ((body.w + GAP) / (SLIP + GAP)).floor().max(1.0);
    let wide = (body.w - GAP * (columns - 1.0)) / columns;
    let lying: Vec<&Item> = zone.items.iter().filter(lies).collect();
    for (place, item) in lying.iter().enumerate() {
        let (line, column) = (place / columns as usize, place % columns as usize);
        let at = (body.x + column as f64 * (wide + GAP), body.y + top + line as f64 * (SIDEBAR + 3.0));
        small(page, item, Area::new(at.0, at.1, wide, SIDEBAR));
    }
    top + lying.len().div_ceil(columns as usize) as f64 * (SIDEBAR + 3.0) + GAP
}

/// Slots in their order, with an arrow from each to the next.
fn track(page: &mut Page<'_>, zone: &Zone, body: Area) -> f64 {
    wrapped(page, zone, body, true)
}

fn wrapped(page: &mut Page<'_>, zone: &Zone, body: Area, arrows: bool) -> f64 {
    let tokens = zone.items.iter().all(|item| matches!(item, Item::Token(_)));
    let gap = if arrows { 20.0 } else { GAP };
    let many = zone.items.len().max(1) as f64;
    let share = (body.w - gap * (many - 1.0)) / many;
    let (w, h) = if tokens { (120.0, 30.0) } else { (share.clamp(84.0, PLATE.0), PLATE.1) };
    let (mut x, mut y) = (body.x, body.y + 4.0);
    for (place, item) in zone.items.iter().enumerate() {
        if x + w > body.right() + 0.1 && x > body.x {
            (x, y) = (body.x, y + h + GAP + 4.0);
        }
        let area = Area::new(x, y, w.min(body.w), h);
        thing(page, item, area);
        if arrows && place + 1 < zone.items.len() && x + 2.0 * w + gap <= body.right() + 0.1 {
            let (tip, middle) = (x + w + 14.0, y + h / 2.0);
            let paint = super::page::fill(page.palette().dim);
            page.polygon(&[(tip - 8.0, middle - 7.0), (tip, middle), (tip - 8.0, middle + 7.0)], &paint);
        }
        x += w + gap;
    }
    let last = if zone.items.is_empty() { 0.0 } else { h + GAP };
    let mut height = y - body.y + last;
    if zone.unlisted > 0 {
        height += pile(page, zone.unlisted, Area::new(body.x, body.y + height, body.w, 0.0)) + GAP;
    }
    height
}

/// Many cards, each with its number of copies.
fn grid(page: &mut Page<'_>, zone: &Zone, body: Area, columns: u8) -> f64 {
    let fit = ((body.w + GAP) / (132.0 + GAP)).floor().max(1.0);
    let columns = f64::from(columns.max(1)).min(fit);
    let width = (body.w - GAP * (columns - 1.0)) / columns;
    let step = CHIP + 4.0;
    for (place, item) in zone.items.iter().enumerate() {
        let column = (place % columns as usize) as f64;
        let line = (place / columns as usize) as f64;
        let area = Area::new(body.x + column * (width + GAP), body.y + line * step, width, CHIP);
        match item {
            Item::Card(card) => card::chip(page, card, area),
            other => {
                small(page, other, area);
            }
        }
    }
    let rows = zone.items.len().div_ceil(columns as usize) as f64;
    let mut height = rows * step;
    if zone.unlisted > 0 {
        height += pile(page, zone.unlisted, Area::new(body.x, body.y + height, body.w, 0.0)) + GAP;
    }
    height
}

/// The least room for a hand: three cards side by side, or fewer if the hand has fewer.
pub(crate) fn fan_least(zone: &Zone) -> f64 {
    let is_back = |item: &&Item| matches!(item, Item::Card(card) if card.face.is_back());
    let known = zone.items.iter().filter(|item| !is_back(item)).count();
    match known {
        0 => 110.0,
        1 => PLATE.0 + 10.0,
        2 => PLATE.0 + 72.0,
        _ => PLATE.0 + 136.0,
    }
}
