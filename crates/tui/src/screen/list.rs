//! The list: the answers with their numbers, and what the cards say that they are about.

use super::boxes::{Row, arrows};
use super::face::Face;
use super::letters::{folded, wide};
use super::paint::Brush;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::Tone;
use words::Message;

/// The letters before the words of an answer: the number.
fn lead(number: usize, most: usize) -> String {
    let digits = most.to_string().len();
    format!("{number:>digits$}. ")
}

/// The letters for words, after the highlight and the number and before the sign that there is more.
fn room(width: u16, most: usize) -> u16 {
    width.saturating_sub(wide(&lead(0, most)) + 3)
}

/// How many lines all answers need, those too that the list is narrowed from; and how many with the texts.
pub(super) fn heights(face: &Face, width: u16) -> (u16, u16) {
    let lines = &face.asked.lines;
    let room = room(width, lines.len());
    let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let bare = lines.iter().map(|line| folded(&line.words(), room).len()).sum::<usize>();
    let texts =
        (0..lines.len()).map(|place| text(face, place, place.checked_sub(1), room).len()).sum::<usize>();
    (rows(bare), rows(bare + texts))
}

/// The text of the card that an answer is about, if it is not the same as that of the answer before.
fn text(face: &Face, place: usize, before: Option<usize>, room: u16) -> Vec<String> {
    let text = face.asked.lines[place].text();
    if before.is_some_and(|before| face.asked.lines[before].text() == text) {
        return Vec::new();
    }
    text.iter().flat_map(|text| folded(text, room)).collect()
}

/// The visible answers, as many as there is room for around the highlighted one. Each has the text of its card below
/// it if there is room for all, else the highlighted one alone.
pub(super) fn show(face: &mut Face, brush: Brush<'_>, screen: &mut Buffer, area: Rect) {
    let visible = face.visible();
    if visible.is_empty() && !face.filter.is_empty() {
        let words = brush.words(&Message::new("tui-screen-filtered-out").with("key", "Esc"));
        screen.set_stringn(area.x, area.y, words, usize::from(area.width), brush.theme.quiet());
    }
    let has_room = heights(face, area.width).1 <= area.height;
    let mut rows: Vec<(Row, usize)> = Vec::new();
    let mut here = (0, 0);
    for (line, &place) in visible.iter().enumerate() {
        let is_here = Some(line) == face.cursor;
        // Where all texts are there, equal ones stand below the first.
        let before = line.checked_sub(1).filter(|_| has_room).map(|before| visible[before]);
        let first = rows.len();
        rows.extend(answer(face, brush, (line, visible.len()), place, area.width).map(|row| (row, line)));
        if has_room || is_here {
            let indent = " ".repeat(usize::from(wide(&lead(line + 1, visible.len()))) + 3);
            let text = text(face, place, before, room(area.width, visible.len()).saturating_sub(2));
            rows.extend(text.iter().map(|text| ((format!("{indent}{text}"), brush.theme.quiet()), line)));
        }
        if is_here {
            here = (first, rows.len());
        }
    }
    let top = scrolled(here, rows.len(), usize::from(area.height));
    for (y, ((text, style), line)) in (area.y..area.bottom()).zip(&rows[top..]) {
        screen.set_stringn(area.x, y, text, usize::from(area.width), *style);
        let whole = Rect::new(area.x, y, area.width.saturating_sub(1), 1);
        face.drawn.lines.push((whole, *line));
        for (sign, by) in [("◂", -1), ("▸", 1)] {
            let Some((before, _)) = text.split_once(sign) else { continue };
            let at = Rect::new(area.x + wide(before), y, 1, 1).intersection(area);
            face.drawn.changes.push((at, *line, by));
        }
    }
    arrows(screen, area, top > 0, top + usize::from(area.height) < rows.len());
}

/// The rows of an answer: its number in the list, its words.
fn answer(
    face: &Face,
    brush: Brush<'_>,
    (line, most): (usize, usize),
    place: usize,
    width: u16,
) -> impl Iterator<Item = Row> + use<> {
    let lead = lead(line + 1, most);
    let is_here = Some(line) == face.cursor;
    let (mark, style) = if is_here { ("›", brush.theme.tone(Tone::May)) } else { (" ", Style::new()) };
    let indent = " ".repeat(usize::from(wide(&lead)) + 1);
    let words = folded(&face.asked.lines[place].words(), room(width, most));
    words.into_iter().enumerate().map(move |(row, words)| {
        let lead = if row == 0 { format!("{mark}{lead}") } else { indent.clone() };
        (format!("{lead}{words}").replace('\u{a0}', " "), style)
    })
}

/// The first line in sight: the highlighted ones stay in the middle where they can.
fn scrolled(here: (usize, usize), all: usize, room: usize) -> usize {
    let middle = usize::midpoint(here.0, here.1);
    let top = middle.saturating_sub(room / 2).min(here.0);
    top.min(all.saturating_sub(room))
}
