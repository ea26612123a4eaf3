//! Boxes around the table: the details of a thing, the log.

use super::asked::Line;
use super::details::{consequences, facts, find, measures, subject, title};
use super::face::Face;
use super::legend::signs;
use super::letters::{cut, folded, wide};
use super::paint::Brush;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Id, Tone};
use words::Message;

/// A line with its style.
pub(super) type Row = (String, Style);

/// Signs that there is more above or below.
pub(super) fn arrows(screen: &mut Buffer, area: Rect, above: bool, below: bool) {
    let x = area.right().saturating_sub(2);
    if above {
        screen.set_stringn(x, area.y, "▲", 1, Style::new());
    }
    if below {
        screen.set_stringn(x, area.bottom().saturating_sub(1), "▼", 1, Style::new());
    }
}

/// The names of things, one after the other.
pub(super) fn names(face: &Face, brush: Brush<'_>, ids: &[Id]) -> String {
    let name = |id: &Id| find(&face.scene, id).map(|thing| title(brush.say, thing));
    ids.iter().filter_map(name).collect::<Vec<_>>().join(", ")
}

/// A box with a line at its left side and a title.
pub(super) fn boxed(screen: &mut Buffer, brush: Brush<'_>, area: Rect, name: &Message) -> Rect {
    let quiet = brush.theme.quiet();
    for y in area.y..area.bottom() {
        screen.set_stringn(area.x, y, "│", 1, quiet);
    }
    let inside = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    let text = cut(&brush.words(name), inside.width);
    screen.set_stringn(inside.x, inside.y, text, usize::from(inside.width), brush.theme.title());
    Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside }
}

/// What the inspected thing is, or what the highlighted answer concerns and would bring; scrolled
/// where there is more of it.
pub(super) fn details(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("tui-screen-details"));
    let rows = folded_rows(&about(face, brush), inside.width.saturating_sub(1));
    let mut rows = rows;
    if face.looked.is_none() && face.in_hand().is_none() {
        rows.truncate(usize::from(inside.height));
    }
    let most = rows.len().saturating_sub(usize::from(inside.height));
    let most = u16::try_from(most).unwrap_or(u16::MAX);
    face.read = face.read.min(most);
    face.drawn.details = (area, most);
    write(screen, inside, &rows, usize::from(face.read));
    let more = match (face.read > 0, face.read < most) {
        (true, true) => "PgUp ▲ PgDn ▼",
        (true, false) => "PgUp ▲",
        (false, true) => "PgDn ▼",
        (false, false) => "",
    };
    let x = inside.right().saturating_sub(wide(more) + 1);
    screen.set_stringn(x, area.y, more, usize::from(inside.width), brush.theme.tone(Tone::Asked));
}

/// Whether something is looked at, or there is something to say about the highlighted answer.
pub(super) fn has_details(face: &Face, brush: Brush<'_>) -> bool {
    let is_about = face.looked.is_some() || face.shown().is_some();
    is_about && !about(face, brush).is_empty()
}

fn about(face: &Face, brush: Brush<'_>) -> Vec<Row> {
    let (plain, bold, quiet) = (Style::new(), brush.theme.title(), brush.theme.quiet());
    let mut rows: Vec<Row> = Vec::new();
    let thing = match (&face.looked, face.shown()) {
        (Some(id), _) => {
            let bound =
                face.visible().into_iter().filter(|&place| face.asked.lines[place].things().contains(id));
            let words = Message::new("tui-screen-bound").with("count", bound.count());
            rows.push((brush.words(&words), quiet));
            find(&face.scene, id)
        }
        (None, Some(choice)) => {
            let would = consequences(brush.say, &face.scene, &choice.preview);
            rows.extend(would.into_iter().map(|line| (line, brush.theme.tone(Tone::Asked))));
            let now = measures(brush.say, &face.scene);
            rows.extend(now.into_iter().map(|line| (line, quiet)));
            subject(&face.scene, choice)
        }
        (None, None) => {
            let now = measures(brush.say, &face.scene);
            rows.extend(now.into_iter().map(|line| (line, plain)));
            rows.extend(signs(&face.scene, brush));
            rows.push((String::new(), plain));
            rows.extend(face.about.iter().map(|line| (line.clone(), quiet)));
            return rows;
        }
    };
    if let Some(thing) = thing {
        // The inspected thing comes first, then what would happen, then what is printed.
        let place = if face.looked.is_some() { 0 } else { rows.len() };
        rows.insert(place, (title(brush.say, thing), bold));
        // The text of what an answer is about stands in the list.
        let listed = face.in_hand().filter(|_| face.looked.is_none()).map(Line::text).unwrap_or_default();
        let facts = facts(brush.say, thing).into_iter().filter(|line| !listed.contains(line));
        rows.extend(facts.map(|line| (line, plain)));
    }
    rows
}

/// The last of what happened, what is new with a dot.
pub(super) fn log(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    face.drawn.log = area;
    let inside = boxed(screen, brush, area, &Message::new("tui-screen-log"));
    let rows = log_rows(face, brush, inside.width);
    let top = rows.len().saturating_sub(usize::from(inside.height));
    write(screen, inside, &rows, top);
}

fn log_rows(face: &Face, brush: Brush<'_>, width: u16) -> Vec<Row> {
    let mut rows = Vec::new();
    for told in &face.log {
        let style = if told.is_new { Style::new() } else { brush.theme.quiet() };
        for (place, line) in folded(&told.words, width.saturating_sub(2)).into_iter().enumerate() {
            let lead = if place == 0 && told.is_new { "• " } else { "  " };
            rows.push((format!("{lead}{line}"), style));
        }
    }
    if rows.is_empty() {
        rows.push((brush.words(&Message::new("tui-log-empty")), brush.theme.quiet()));
    }
    rows
}

/// All events, in place of the table, scrolled back from the end.
pub(super) fn whole_log(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let inside = boxed(screen, brush, area, &Message::new("tui-screen-whole-log").with("key", "l"));
    let rows = log_rows(face, brush, inside.width);
    over(face, screen, inside, &rows);
}

/// Rows that can be scrolled; never further than to their end.
pub(super) fn over(face: &mut Face, screen: &mut Buffer, area: Rect, rows: &[Row]) {
    let most = rows.len().saturating_sub(usize::from(area.height));
    face.scrolled = face.scrolled.min(u16::try_from(most).unwrap_or(u16::MAX));
    let top = usize::from(face.scrolled);
    write(screen, area, rows, top);
    arrows(screen, area, top > 0, top < most);
}

pub(super) fn folded_rows(rows: &[Row], width: u16) -> Vec<Row> {
    let fold =
        |(text, style): &Row| folded(text, width).into_iter().map(|line| (line, *style)).collect::<Vec<_>>();
    rows.iter().flat_map(fold).collect()
}

fn write(screen: &mut Buffer, area: Rect, rows: &[Row], top: usize) {
    for (y, (text, style)) in (area.y..area.bottom()).zip(rows.iter().skip(top)) {
        screen.set_stringn(area.x, y, text, usize::from(area.width), *style);
    }
}
