//! Rule ids as they are written: `SB-4.10`, rulings `SB-R9`, examples `SB-E3`, and ranges of them.

use std::fmt;

/// The id of one rule, in the order of the rule book.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RuleId {
    prefix: String,
    number: Number,
}

/// The part after the prefix. Rules come before the lettered series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Number {
    /// `4.10`
    Rule(u32, u32),
    /// `R9`, `E3`
    Lettered(char, u32),
    /// `4`: the whole section, only in citations.
    Section(u32),
}

/// Ids as a text cites them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Citation {
    One(RuleId),
    Range(RuleId, RuleId),
}

impl RuleId {
    pub(crate) fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Worked examples are scenarios and need no code.
    pub(crate) fn is_example(&self) -> bool {
        matches!(self.number, Number::Lettered('E', _))
    }

    pub(crate) fn is_section(&self) -> bool {
        matches!(self.number, Number::Section(_))
    }

    /// Whether this rule is in the section that `section` names.
    pub(crate) fn is_in(&self, section: &RuleId) -> bool {
        match (self.number, section.number) {
            (Number::Rule(mine, _), Number::Section(other)) => mine == other && self.prefix == section.prefix,
            _ => false,
        }
    }

    /// Whether a range from here to `last` makes sense.
    pub(crate) fn may_range_to(&self, last: &RuleId) -> bool {
        let alike = match (self.number, last.number) {
            (Number::Rule(..), Number::Rule(..)) => true,
            (Number::Lettered(one, _), Number::Lettered(other, _)) => one == other,
            _ => false,
        };
        alike && self.prefix == last.prefix && self < last
    }

    /// Whether the id lies between the two, ends included.
    pub(crate) fn is_between(&self, first: &RuleId, last: &RuleId) -> bool {
        first <= self && self <= last
    }

    /// The id that the text begins with, and what follows it.
    pub(crate) fn read(text: &str) -> Option<(RuleId, &str)> {
        let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
        let rest = text[letters..].strip_prefix('-')?;
        if !(2..=4).contains(&letters) {
            return None;
        }
        let (number, rest) = Number::read(rest)?;
        let prefix = text[..letters].to_owned();
        Some((RuleId { prefix, number }, rest))
    }
}

impl Number {
    fn read(text: &str) -> Option<(Number, &str)> {
        if let Some(letter) = text.chars().next().filter(char::is_ascii_uppercase) {
            let (number, rest) = digits(&text[1..])?;
            return ends(rest).then_some((Number::Lettered(letter, number), rest));
        }
        let (section, rest) = digits(text)?;
        let dotted = rest.strip_prefix('.').and_then(digits);
        let (number, rest) = match dotted {
            Some((rule, rest)) => (Number::Rule(section, rule), rest),
            None => (Number::Section(section), rest),
        };
        ends(rest).then_some((number, rest))
    }

    /// The last id of a range in short form: `4.10 to 4.12`, `R1-3`, `3.27-29`.
    fn read_last(self, text: &str, is_tight: bool) -> Option<(Number, &str)> {
        match (self, Number::read(text)?) {
            (Number::Rule(section, _), (Number::Section(rule), rest)) if is_tight => {
                Some((Number::Rule(section, rule), rest))
            }
            (Number::Lettered(letter, _), (Number::Section(number), rest)) if is_tight => {
                Some((Number::Lettered(letter, number), rest))
            }
            (_, (Number::Section(_), _)) => None,
            (_, full) => Some(full),
        }
    }
}

/// A number at the beginning of the text.
fn digits(text: &str) -> Option<(u32, &str)> {
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..length].parse().ok()?;
    Some((number, &text[length..]))
}

/// An id is a whole word.
fn ends(rest: &str) -> bool {
    !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_')
}

/// The citation that the text begins with, and what follows it.
pub(crate) fn read_citation(text: &str) -> Option<(Citation, &str)> {
    let (first, rest) = RuleId::read(text)?;
    if let Some((last, rest)) = read_range_end(&first, rest) {
        return Some((Citation::Range(first, last), rest));
    }
    Some((Citation::One(first), rest))
}

fn read_range_end<'a>(first: &RuleId, rest: &'a str) -> Option<(RuleId, &'a str)> {
    let trimmed = rest.trim_start_matches(' ');
    let joined = ["to ", "through ", "-", "–"].iter().find_map(|word| trimmed.strip_prefix(word))?;
    let is_tight = trimmed.len() == rest.len() && !joined.starts_with(' ');
    let end = joined.trim_start_matches(' ');
    if let Some((last, rest)) = RuleId::read(end) {
        return (!last.is_section()).then_some((last, rest));
    }
    let (number, rest) = first.number.read_last(end, is_tight)?;
    let prefix = first.prefix.clone();
    Some((RuleId { prefix, number }, rest))
}

/// All citations of ids with this prefix, each with its place in the text.
pub(crate) fn citations(text: &str, prefix: &str) -> Vec<(usize, Citation)> {
    let mut found = Vec::new();
    let mut at = 0;
    let beginning = format!("{prefix}-");
    while let Some(next) = text[at..].find(&beginning) {
        let start = at + next;
        at = start + beginning.len();
        let before = text[..start].chars().next_back();
        if before.is_some_and(|sign| sign.is_alphanumeric() || sign == '_' || sign == '-') {
            continue;
        }
        if let Some((citation, rest)) = read_citation(&text[start..]) {
            at = text.len() - rest.len();
            found.push((start, citation));
        }
    }
    found
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Number::Rule(section, rule) => write!(f, "{}-{section}.{rule}", self.prefix),
            Number::Lettered(letter, number) => write!(f, "{}-{letter}{number}", self.prefix),
            Number::Section(section) => write!(f, "{}-{section}", self.prefix),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Citation, RuleId, citations};

    /// The citations in the text, ranges as `a..b`.
    fn cited(text: &str) -> Vec<String> {
        let found = citations(text, "SB").into_iter();
        found
            .map(|(at, citation)| {
                assert!(text[at..].starts_with("SB-"));
                match citation {
                    Citation::One(id) => id.to_string(),
                    Citation::Range(first, last) => format!("{first}..{last}"),
                }
            })
            .collect()
    }

    #[test]
    fn single_ids_are_whole_words() {
        assert_eq!(cited("SB-4.10."), ["SB-4.10"]);
        assert_eq!(cited("(SB-R9), `SB-E3`: SB-4"), ["SB-R9", "SB-E3", "SB-4"]);
        assert_eq!(cited("\"SB-4.1\",\"SB-4.2\""), ["SB-4.1", "SB-4.2"]);
        for text in ["USB-4.1", "X-SB-4.1", "SB-4.1x", "SB-x", "SB-", "SB-R", "SA-4.1"] {
            assert_eq!(cited(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn ranges_are_read_long_and_short() {
        for (text, range) in [
            ("SB-4.10 to SB-4.12", "SB-4.10..SB-4.12"),
            ("SB-9.4 to 9.6.", "SB-9.4..SB-9.6"),
            ("SB-9.4-9.6", "SB-9.4..SB-9.6"),
            ("SB-9.4–SB-9.6", "SB-9.4..SB-9.6"),
            ("SB-3.27-29", "SB-3.27..SB-3.29"),
            ("SB-R1 to R3", "SB-R1..SB-R3"),
            ("SB-R1-3", "SB-R1..SB-R3"),
            ("SB-3.12 through SB-4.2", "SB-3.12..SB-4.2"),
        ] {
            assert_eq!(cited(text), [range], "{text}");
        }
    }

    #[test]
    fn what_follows_an_id_is_not_always_a_range() {
        assert_eq!(cited("SB-4.1 to 3 cards"), ["SB-4.1"]);
        assert_eq!(cited("SB-4.1 - 2 cards"), ["SB-4.1"]);
        assert_eq!(cited("SB-4.1, SB-4.3 to SB-4.5"), ["SB-4.1", "SB-4.3..SB-4.5"]);
        assert_eq!(cited("SB-4.1 token"), ["SB-4.1"]);
    }

    #[test]
    fn ids_stand_in_the_order_of_the_book() {
        let id = |text: &str| RuleId::read(text).expect("an id").0;
        assert!(id("SB-4.9") < id("SB-4.10") && id("SB-4.10") < id("SB-5.1"));
        assert!(id("SB-99.1") < id("SB-R1") && id("SB-R2") < id("SB-R10"));
        assert!(id("SB-4.2").is_in(&id("SB-4")) && !id("SB-5.2").is_in(&id("SB-4")));
        assert!(id("SB-4.2").may_range_to(&id("SB-4.3")));
        for (first, last) in [
            ("SB-4.3", "SB-4.2"),
            ("SB-4.3", "SB-4.3"),
            ("SB-4.3", "SB-R9"),
            ("SB-R1", "SB-E9"),
            ("SA-1.1", "SB-2.1"),
        ] {
            assert!(!id(first).may_range_to(&id(last)), "{first} to {last}");
        }
    }
}
