//! Lists of cards, broken into lines.

use super::joined;
use super::reader::Reader;
use crate::content::{KindId, name_of};
use words::Message;

/// A line of a list may be about this long, the first one and the others.
const FIRST_WIDTH: usize = 66;
const LINE_WIDTH: usize = 94;

/// One thing of a list, and about how many characters it takes.
pub(super) struct Item {
    width: usize,
    said: Message,
}

/// About how many characters the name and power of a card take.
fn width(reader: &Reader<'_>, kind: KindId) -> usize {
    match name_of(reader.content.kind(kind)) {
        words::Arg::Text(name) => name.chars().count() + 6,
        _ => 10,
    }
}

/// Each kind with its number of copies.
pub(super) fn cards_in_lines(reader: &Reader<'_>, counts: impl Iterator<Item = (KindId, u8)>) -> Vec<Item> {
    let counted = |(kind, count)| match count {
        1 => Item { width: width(reader, kind), said: reader.kind(kind) },
        _ => Item {
            width: width(reader, kind) + 4,
            said: Message::new("sb-list-count").with("count", count).with("card", reader.kind(kind)),
        },
    };
    counts.map(counted).collect()
}

/// A list in lines: the first begins with `lead`, which gets `$items` and `$more`.
pub(super) fn lines(lead: Message, items: Vec<Item>) -> Vec<Message> {
    let mut rows: Vec<Vec<Message>> = vec![Vec::new()];
    let mut room = FIRST_WIDTH;
    for Item { width, said } in items {
        if width > room && rows.last().is_some_and(|row| !row.is_empty()) {
            rows.push(Vec::new());
            room = LINE_WIDTH;
        }
        room = room.saturating_sub(width);
        rows.last_mut().expect("there is a first row").push(said);
    }
    let last = rows.len() - 1;
    let mut lead = Some(lead);
    let row = |(place, row): (usize, Vec<Message>)| {
        let lead = lead.take().unwrap_or_else(|| Message::new("sb-list-more"));
        let more = super::yes(place < last);
        lead.with("items", joined(row, "sb-comma", "sb-comma")).with("more", more)
    };
    rows.into_iter().enumerate().map(row).collect()
}
