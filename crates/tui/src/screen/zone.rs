//! Zones: stacks with what is covered, hands, rows, grids and tracks.

use super::canvas::{Canvas, column, flow};
use super::letters::cut;
use super::pen::{Chip, Pen, Size, lines};
use super::plate::Plate;
use scene::{Item, Layout, Zone};
use words::Message;

/// A grid of more cards than these is a count of cards, not a formation.
const FORMATION_MAX: usize = 12;

/// The zone as a picture of at most this width, if it can be.
pub(super) fn draw(pen: &Pen<'_>, zone: &Zone, width: u16) -> Canvas {
    let plates: Vec<Plate<'_>> = zone.items.iter().map(|item| Plate::of(pen, item)).collect();
    let drawn = if is_folded(pen, zone) {
        counted(pen, zone, width)
    } else if pen.size == Size::Line || plates.is_empty() || is_plain(pen, zone) {
        in_words(pen, zone, &plates, width)
    } else {
        match zone.layout {
            Layout::Stack => stack(pen, zone, &plates, width),
            Layout::Grid(_) if is_count(zone) => in_words(pen, zone, &plates, width),
            Layout::Grid(columns) => {
                let plate = plates.first().map_or(1, |plate| plate.draw(pen).width() + 1);
                formation(pen, zone, &plates, width.min(plate.saturating_mul(columns.max(1).into())))
            }
            Layout::Fan | Layout::Row | Layout::Track | Layout::Sealed | Layout::Life => {
                formation(pen, zone, &plates, width)
            }
        }
    };
    drawn.is(&zone.id)
}

/// Whether it only says how many there are of each card.
fn is_count(zone: &Zone) -> bool {
    let counts = |item: &Item| match item {
        Item::Card(card) => card.copies > 1,
        Item::Token(token) => token.copies > 1,
        Item::Empty { .. } => false,
    };
    zone.items.len() > FORMATION_MAX || zone.items.iter().any(counts)
}

/// Whether it is shown as a number.
fn is_folded(pen: &Pen<'_>, zone: &Zone) -> bool {
    let lit = zone.items.iter().any(|item| pen.lights.lit(item.id()));
    pen.folds && matches!(zone.layout, Layout::Grid(_)) && zone.items.len() > 2 && !lit
}

/// Whether there is nothing to see but unlit backs.
fn is_plain(pen: &Pen<'_>, zone: &Zone) -> bool {
    zone.layout != Layout::Stack && zone.items.iter().all(|item| is_hidden(pen, item))
}

fn is_hidden(pen: &Pen<'_>, item: &Item) -> bool {
    let Item::Card(card) = item else { return false };
    card.face.is_back() && card.marks.is_empty() && !pen.lights.lit(&card.id)
}

/// How many things lie there in all.
pub(super) fn size_of(zone: &Zone) -> u64 {
    let copies = |item: &Item| match item {
        Item::Card(card) => u64::from(card.copies),
        Item::Token(token) => u64::from(token.copies),
        Item::Empty { .. } => 0,
    };
    zone.items.iter().map(copies).sum::<u64>() + u64::from(zone.unlisted)
}

fn heading(pen: &Pen<'_>, zone: &Zone, size: Option<u64>) -> Vec<Chip> {
    let lock = if zone.layout == Layout::Sealed { "▣ " } else { "" };
    let title = format!("{lock}{}", pen.words(&zone.title));
    let size = size.or((zone.layout == Layout::Life).then_some(u64::from(zone.unlisted)));
    let title = match size {
        Some(size) => format!("{title}: {size}"),
        None => format!("{title}:"),
    };
    let mut chips = vec![Chip::of(pen, &zone.id, title, pen.theme.quiet())];
    chips.extend(pen.marks(&zone.marks));
    chips
}

fn counted(pen: &Pen<'_>, zone: &Zone, width: u16) -> Canvas {
    lines(&heading(pen, zone, Some(size_of(zone))), width, 2)
}

/// Everything in lines: `Stak 1: [5 Courier Bot] ▾ [4 Tin Recruit] ▾ ▒×2`.
fn in_words(pen: &Pen<'_>, zone: &Zone, plates: &[Plate<'_>], width: u16) -> Canvas {
    let bare = zone.items.is_empty();
    let mut chips = heading(pen, zone, bare.then_some(u64::from(zone.unlisted)));
    let mut place = 0;
    while place < plates.len() {
        let hidden = zone.items[place..].iter().take_while(|item| is_hidden(pen, item)).count();
        let over = if zone.layout == Layout::Stack && place > 0 { "▾" } else { "" };
        if hidden > 1 {
            let id = zone.items[place].id();
            chips.push(Chip::of(pen, id, format!("{over}▒×{hidden}"), pen.theme.quiet()));
            place += hidden;
            continue;
        }
        let chip = plates[place].chip(pen);
        chips.push(Chip { text: format!("{over}{}", chip.text), ..chip });
        place += 1;
    }
    if !bare && zone.unlisted > 0 && zone.layout != Layout::Life {
        chips.push(Chip::new(more(pen, zone.unlisted), pen.theme.quiet()));
    }
    lines(&chips, width, 2)
}

fn more(pen: &Pen<'_>, count: u32) -> String {
    pen.words(&Message::new("tui-screen-unlisted").with("count", count))
}

/// The top card as a plate, and below it the covered cards by number and title.
fn stack(pen: &Pen<'_>, zone: &Zone, plates: &[Plate<'_>], width: u16) -> Canvas {
    let Some((top, covered)) = plates.split_first() else { return Canvas::new(0, 0) };
    let plate = top.draw(pen);
    let room = plate.width().min(width);
    let mut parts = vec![lines(&heading(pen, zone, None), room, 2), plate];
    let mut place = 1;
    for below in covered {
        let hidden = zone.items.iter().skip(place).take_while(|item| is_hidden(pen, item)).count();
        place += 1;
        // Equal backs after one another are one line: the first says how many.
        let before = place >= 3 && is_hidden(pen, &zone.items[place - 2]);
        if hidden > 0 && before {
            continue;
        }
        let chip = below.chip(pen);
        let text = if hidden > 1 { format!("▒×{hidden}") } else { chip.text };
        parts.push(lines(
            &[Chip { text: cut(&format!("▾{text}"), room.saturating_sub(1)), ..chip }],
            room,
            2,
        ));
    }
    if zone.unlisted > 0 {
        parts.push(lines(&[Chip::new(more(pen, zone.unlisted), pen.theme.quiet())], room, 2));
    }
    column(&parts)
}

/// Plates side by side.
fn formation(pen: &Pen<'_>, zone: &Zone, plates: &[Plate<'_>], width: u16) -> Canvas {
    let drawn: Vec<Canvas> = plates.iter().map(|plate| plate.draw(pen)).collect();
    let mut chips = heading(pen, zone, None);
    if zone.unlisted > 0 && zone.layout != Layout::Life {
        chips.push(Chip::new(more(pen, zone.unlisted), pen.theme.quiet()));
    }
    column(&[lines(&chips, width, 2), flow(&drawn, width, 1)])
}
