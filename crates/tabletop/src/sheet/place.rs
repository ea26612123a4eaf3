//! The place of something in a text, and the known word that is nearest to a wrong one.

use std::ops::Range;

/// Longer words are not compared, and are cut where they are quoted.
const WORD_MAX: usize = 64;

/// The line and the column of a byte of the text, both counted from 1, the column in characters.
/// Beyond the end is the end.
///
/// ```
/// assert_eq!(tabletop::sheet::line_column("one\ntwo", 5), (2, 2));
/// ```
#[must_use]
pub fn line_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..floor(text, offset)];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let lines = before.bytes().filter(|byte| *byte == b'\n').count();
    (lines + 1, before[line_start..].chars().count() + 1)
}

/// The known word that differs least from `word`, if it is alike: a third of the letters may differ.
///
/// ```
/// assert_eq!(tabletop::sheet::nearest("powr", &["name", "power"]), Some("power"));
/// assert_eq!(tabletop::sheet::nearest("colour", &["name", "power"]), None);
/// ```
#[must_use]
pub fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let letters = |word: &str| word.to_lowercase().replace('_', "-");
    let length = word.chars().count();
    if length > WORD_MAX {
        return None;
    }
    let wrong = letters(word);
    let distances = known.iter().map(|name| (strsim::osa_distance(&wrong, &letters(name)), *name));
    let (least, name) = distances.min_by_key(|(distance, _)| *distance)?;
    let most = (length.max(name.chars().count()) / 3).max(1);
    (least <= most && least < length.max(1)).then_some(name)
}

/// The word between backquotes, cut if it is long, and without control characters.
#[must_use]
pub fn quoted(word: &str) -> String {
    let start: String = word.chars().take(WORD_MAX).flat_map(char::escape_debug).collect();
    let end = if word.chars().nth(WORD_MAX).is_some() { "…" } else { "" };
    format!("`{start}{end}`")
}

/// What to write in place of a wrong word.
pub(super) fn hint(word: &str, known: &[&str]) -> String {
    let list = if known.is_empty() { "nothing".to_owned() } else { known.join(", ") };
    match nearest(word, known) {
        Some(name) => format!("did you mean `{name}`? Known here: {list}"),
        None => format!("known here: {list}"),
    }
}

/// The span, cut so that it lies in the text and on whole characters.
pub(super) fn within(text: &str, span: Range<usize>) -> Range<usize> {
    let start = floor(text, span.start);
    start..floor(text, span.end).max(start)
}

fn floor(text: &str, offset: usize) -> usize {
    let offset = offset.min(text.len());
    (0..=offset).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}
