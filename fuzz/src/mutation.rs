//! Changed copies: of texts word by word, number by number, line by line; of tapes byte by byte.

use crate::bytes::Bytes;
use kernel::Dealer;
use std::ops::Range;

/// The most bytes of a changed copy.
const LENGTH_MAX: usize = 40_000;

/// What breaks readers more often than letters do.
const ODD: [&str; 26] = [
    "\"",
    "'",
    "'''",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    ",",
    "\n",
    "\0",
    "\u{feff}",
    "é",
    "\\",
    "\\u0000",
    "-",
    "#",
    "?",
    "(?)",
    "/",
    "true",
    "inf",
    "1979-05-27",
    "null",
];

const NUMBERS: [&str; 18] = [
    "0",
    "1",
    "2",
    "3",
    "6",
    "12",
    "13",
    "30",
    "31",
    "32",
    "250",
    "255",
    "256",
    "-1",
    "65535",
    "4294967295",
    "18446744073709551616",
    "1.5",
];

/// A copy of `input` with one to four changes; `other` lends words and lines.
pub(crate) fn changed(input: &[u8], other: &[u8], is_text: bool, dealer: &mut Dealer) -> Vec<u8> {
    let mut copy = input.to_vec();
    for _ in 0..=dealer.below(4) {
        if is_text && dealer.below(8) > 0 {
            change_text(&mut copy, other, dealer);
        } else {
            change_bytes(&mut copy, other, dealer);
        }
    }
    copy.truncate(LENGTH_MAX);
    copy
}

fn place(length: usize, dealer: &mut Dealer) -> usize {
    dealer.below(length as u32 + 1) as usize
}

fn change_bytes(copy: &mut Vec<u8>, other: &[u8], dealer: &mut Dealer) {
    let at = place(copy.len(), dealer);
    match dealer.below(6) {
        0 | 1 if at < copy.len() => copy[at] = dealer.below(256) as u8,
        2 => copy.insert(at, dealer.below(256) as u8),
        3 => {
            let end = (at + 1 + dealer.below(16) as usize).min(copy.len());
            copy.drain(at.min(end)..end);
        }
        4 => {
            let from = place(other.len(), dealer);
            let lent = &other[from..(from + 1 + dealer.below(32) as usize).min(other.len())];
            copy.splice(at..at, lent.iter().copied());
        }
        5 if dealer.below(4) == 0 => copy.truncate(at),
        _ => copy.push(dealer.below(256) as u8),
    }
}

fn change_text(copy: &mut Vec<u8>, other: &[u8], dealer: &mut Dealer) {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let words = runs(copy, is_word);
    let lent = one(&runs(other, is_word), dealer).map(|word| other[word].to_vec());
    let (Some(word), Some(second)) = (one(&words, dealer), one(&words, dealer)) else {
        return copy.extend(lent.unwrap_or_default());
    };
    match dealer.below(10) {
        0..=2 => {
            let numbers = runs(copy, |byte| byte.is_ascii_digit());
            let number = one(&numbers, dealer).unwrap_or(word);
            let new = new_number(&copy[number.clone()], dealer);
            copy.splice(number, new.into_bytes());
        }
        3 => {
            let new = copy[second].to_vec();
            copy.splice(word, new);
        }
        4 | 5 => {
            copy.splice(word, lent.unwrap_or_default());
        }
        6 => {
            let line = line_of(copy, word.start);
            copy.drain(line);
        }
        7 => {
            let line = copy[line_of(copy, word.start)].to_vec();
            let at = line_of(copy, second.start).start;
            copy.splice(at..at, line);
        }
        8 => {
            let from = place(other.len(), dealer).saturating_sub(1);
            let line = other[line_of(other, from)].to_vec();
            let at = line_of(copy, word.start).start;
            copy.splice(at..at, line);
        }
        _ => {
            let odd = ODD[dealer.below(ODD.len() as u32) as usize];
            let end = if dealer.below(2) == 0 { word.start } else { word.end };
            copy.splice(word.start..end, odd.bytes());
        }
    }
}

fn new_number(old: &[u8], dealer: &mut Dealer) -> String {
    let old: Option<u64> = std::str::from_utf8(old).ok().and_then(|old| old.parse().ok());
    match (old, dealer.below(3)) {
        (Some(old), 0) => old.saturating_add(1).to_string(),
        (Some(old), 1) => old.saturating_sub(1).to_string(),
        _ => NUMBERS[dealer.below(NUMBERS.len() as u32) as usize].to_owned(),
    }
}

/// The runs of bytes that fit.
fn runs(text: &[u8], fits: impl Fn(u8) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (at, _) in text.iter().enumerate().filter(|&(_, &byte)| fits(byte)) {
        match runs.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => runs.push(at..at + 1),
        }
    }
    runs
}

fn one<T: Clone>(items: &[T], dealer: &mut Dealer) -> Option<T> {
    let count = items.len() as u32;
    (count > 0).then(|| items[dealer.below(count) as usize].clone())
}

/// The line around this byte, with its end.
fn line_of(text: &[u8], at: usize) -> Range<usize> {
    let at = at.min(text.len());
    let start = text[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
    let end =
        text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |newline| at + newline + 1);
    start..end
}

/// The text with one word doubled, dropped, or changed in one letter.
pub(crate) fn changed_word(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let at = bytes.below(words.len());
    match bytes.byte() % 4 {
        0 => words.insert(at, words[at].clone()),
        1 => {
            words.remove(at);
        }
        2 => words[at] = bytes.number().to_string(),
        _ => {
            let letter = char::from(bytes.byte());
            words[at].insert(0, letter);
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{changed, changed_word, line_of, runs};
    use crate::bytes::Bytes;
    use kernel::Dealer;

    #[test]
    fn words_and_lines_are_found() {
        assert_eq!(runs(b"ab, c", |byte| byte.is_ascii_alphabetic()), [0..2, 4..5]);
        assert_eq!(line_of(b"a\nbc\nd", 3), 2..5);
        assert_eq!(line_of(b"a\nbc", 99), 2..4);
    }

    #[test]
    fn copies_differ_and_repeat_with_the_seed() {
        let copies = |seed| {
            let mut dealer = Dealer::new(seed);
            (0..50)
                .map(|_| changed(b"seats = 4\nmode = \"x\"\n", b"hand = 7\n", true, &mut dealer))
                .collect::<Vec<_>>()
        };
        assert_eq!(copies(1), copies(1));
        assert_ne!(copies(1), copies(2));
        assert!(copies(1).iter().filter(|copy| copy.as_slice() != b"seats = 4\nmode = \"x\"\n").count() > 40);
        let mut dealer = Dealer::new(3);
        (0..500).for_each(|_| drop(changed(b"", b"", true, &mut dealer)));
    }

    #[test]
    fn a_word_changes() {
        assert_eq!(changed_word("play A", &mut Bytes::new(&[1, 1])), "play");
        assert_eq!(changed_word("play A", &mut Bytes::new(&[0, 0])), "play play A");
    }
}
