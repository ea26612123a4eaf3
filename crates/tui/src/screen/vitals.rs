//! Vitals: the numbers of every seat in a line or two that stay in sight while the table is scrolled.

use super::canvas::{Canvas, column, flow};
use super::letters::{cut, initials, wide};
use super::pen::{Chip, Pen, lines};
use super::plate::name_of;
use super::theme;
use super::zone::size_of;
use scene::{Gauge, Item, Layout, Mark, Panel, Part, Scene, Tone, Zone};

/// The most letters of a seat's name.
const NAME_MAX: u16 = 22;

/// The vitals of all seats, the looker's first, in two lines at most.
pub(super) fn draw(pen: &Pen<'_>, scene: &Scene, width: u16) -> Canvas {
    let mut seats: Vec<&Panel> = scene.parts.iter().filter_map(of_seat).collect();
    seats.sort_by_key(|panel| panel.seat != scene.looker);
    let across = seats.len().div_ceil(2).max(1);
    let each = width / u16::try_from(across).unwrap_or(u16::MAX);
    let rows: Vec<Canvas> = seats
        .chunks(across)
        .map(|row| flow(&row.iter().map(|panel| seat(pen, panel, each)).collect::<Vec<_>>(), width, 0))
        .collect();
    column(&rows)
}

fn of_seat(part: &Part) -> Option<&Panel> {
    match part {
        Part::Panel(panel) => Some(panel).filter(|panel| panel.seat.is_some()),
        _ => None,
    }
}

/// `● ▶ Dash  Armor 30/40  FS 0/45  Hand 4`: as much of it as there is room for, in short words where that helps.
fn seat(pen: &Pen<'_>, panel: &Panel, width: u16) -> Canvas {
    let (long, short) = (facts(pen, panel, false), facts(pen, panel, true));
    let needs = |chips: &[Chip]| chips.iter().map(|chip| wide(&chip.text) + 1).fold(0, u16::saturating_add);
    let mut chips = if needs(&long) < width { long } else { short };
    while chips.len() > 1 && needs(&chips) >= width {
        chips.pop();
    }
    let mut canvas = Canvas::new(width, 1);
    canvas.put(0, 0, &lines(&chips, width, 1));
    canvas
}

/// The facts of a seat, the most important first.
fn facts(pen: &Pen<'_>, panel: &Panel, is_short: bool) -> Vec<Chip> {
    let tone = panel.seat.map_or(Tone::Plain, Tone::Side);
    let side = panel.seat.map(|seat| theme::side(seat).to_string()).unwrap_or_default();
    let active = if panel.active { " ▶" } else { "" };
    let name = cut(&pen.words(&panel.title), if is_short { NAME_MAX } else { u16::MAX });
    let style = pen.theme.tone(tone).patch(pen.theme.title());
    let mut chips = vec![Chip::of(pen, &panel.id, format!("{side}{active} {name} "), style)];
    let (mut counted, mut folded) = (Vec::new(), Vec::new());
    for part in &panel.parts {
        match part {
            Part::Gauge(gauge) => chips.push(of_gauge(pen, gauge, is_short)),
            Part::Zone(zone) if matters(zone) => counted.push(of_zone(pen, zone)),
            Part::Panel(inner) => folded.push(of_panel(pen, inner)),
            Part::Zone(_) | Part::Board(_) | Part::Tray(_) | Part::Order(_) | Part::Note(_) => {}
        }
    }
    let says = |mark: &&Mark| mark.value.is_some() || matches!(mark.tone, Tone::Harm | Tone::Spent);
    let marks: Vec<Mark> = panel.marks.iter().filter(says).cloned().collect();
    chips.extend(counted.into_iter().chain(folded).chain(pen.marks(&marks)));
    chips
}

/// Whether its size is worth a word: what lies in a row is seen as it lies.
fn matters(zone: &Zone) -> bool {
    match zone.layout {
        Layout::Fan | Layout::Life => true,
        Layout::Stack | Layout::Grid(_) | Layout::Sealed => size_of(zone) > 0,
        Layout::Row | Layout::Track => false,
    }
}

/// `Armor 30/40`; in short the first letters of several words.
fn of_gauge(pen: &Pen<'_>, gauge: &Gauge, is_short: bool) -> Chip {
    let title = pen.words(&gauge.title);
    let title = match is_short && title.contains(' ') {
        true => title.split_whitespace().map(|word| initials(word, 1)).collect(),
        false => title,
    };
    let most = gauge.most.map(|most| format!("/{most}")).unwrap_or_default();
    Chip::of(pen, &gauge.id, format!("{title} {}{most} ", gauge.value), pen.theme.tone(gauge.tone))
}

/// `Hand 4`, or the top of a stack: `Stak 5 Courier Bot ×9`.
fn of_zone(pen: &Pen<'_>, zone: &Zone) -> Chip {
    let (title, size) = (pen.words(&zone.title), size_of(zone));
    let text = match zone.items.first() {
        Some(item @ Item::Card(card)) if zone.layout == Layout::Stack && !card.face.is_back() => {
            let number =
                card.face.numbers().first().map(|number| format!("{} ", number.value)).unwrap_or_default();
            format!("{title} {number}{} ×{size} ", pen.words(name_of(item)))
        }
        _ => format!("{title} {size} "),
    };
    Chip::of(pen, &zone.id, text, pen.theme.quiet())
}

/// `Cooldown 7·4·4`: how much lies in each part of it.
fn of_panel(pen: &Pen<'_>, panel: &Panel) -> Chip {
    let size = |part: &Part| match part {
        Part::Zone(zone) => Some(size_of(zone).to_string()),
        _ => None,
    };
    let sizes: Vec<String> = panel.parts.iter().filter_map(size).collect();
    Chip::of(pen, &panel.id, format!("{} {} ", pen.words(&panel.title), sizes.join("·")), pen.theme.quiet())
}
