//! Places in a text, faults at them, and the nearest known word.

use super::sources::StartText;
use std::ops::Range;
use std::sync::Arc;
use strsim::levenshtein;

/// A fault, its place, and how to fix it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Flaw {
    pub(super) span: Range<usize>,
    pub(super) what: String,
    pub(super) help: Option<String>,
    /// The new text and its place, if the scenario is to be changed to what happened.
    pub(super) correction: Option<(Range<usize>, String)>,
    /// The start that the place is in, if it is not in the scenario itself.
    pub(super) start: Option<Arc<StartText>>,
}

impl Flaw {
    pub(super) fn at(span: &Range<usize>, what: String) -> Flaw {
        Flaw { span: span.clone(), what, help: None, correction: None, start: None }
    }

    pub(super) fn help(self, help: Option<String>) -> Flaw {
        Flaw { help, ..self }
    }

    /// In the start and not in the scenario.
    pub(super) fn within(self, start: &Arc<StartText>) -> Flaw {
        Flaw { start: Some(start.clone()), ..self }
    }

    pub(super) fn corrected(self, span: &Range<usize>, new: String) -> Flaw {
        Flaw { correction: Some((span.clone(), new)), ..self }
    }
}

/// Line and column of a byte, from 1.
pub(super) fn place_of(text: &str, offset: usize) -> (usize, usize) {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// The text with one part of it blank, everything else where it was.
pub(super) fn blank(text: &str, part: &Range<usize>) -> String {
    blank_where(text, |offset| part.contains(&offset))
}

/// The text with everything blank but these parts.
pub(super) fn blank_but(text: &str, parts: &[Range<usize>]) -> String {
    blank_where(text, |offset| !parts.iter().any(|part| part.contains(&offset)))
}

fn blank_where(text: &str, is_blank: impl Fn(usize) -> bool) -> String {
    let mut kept = String::with_capacity(text.len());
    for (offset, letter) in text.char_indices() {
        match letter {
            letter if letter == '\n' || !is_blank(offset) => kept.push(letter),
            letter => kept.extend(std::iter::repeat_n(' ', letter.len_utf8())),
        }
    }
    kept
}

/// The known word that is nearest, as help.
pub(super) fn nearest_help<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let nearest = known.map(|other| (levenshtein(word, other), other)).min()?;
    (nearest.0 <= word.chars().count().div_ceil(2)).then(|| format!("did you mean `{}`?", nearest.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_from_one() {
        assert_eq!(place_of("ab\ncd", 0), (1, 1));
        assert_eq!(place_of("ab\ncd", 4), (2, 2));
        assert_eq!(place_of("é\nü", 99), (2, 2));
    }

    #[test]
    fn the_nearest_word_is_offered() {
        let known = ["answer", "answers", "rolls"];
        assert_eq!(nearest_help("anwser", known.into_iter()), Some("did you mean `answer`?".to_owned()));
        assert_eq!(nearest_help("xyzzy", known.into_iter()), None);
    }

    #[test]
    fn blanking_keeps_every_place() {
        assert_eq!(blank("ab é\nc d", &(1..7)), "a    \n  d".to_owned());
        assert_eq!(blank_but("ab é\nc d", &[3..5, 6..7]), "   é\nc  ".to_owned());
    }
}
