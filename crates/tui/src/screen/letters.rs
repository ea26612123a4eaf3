//! Letters: how wide texts are, and texts cut and folded between words, never inside of a cluster of
//! letters.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// How wide a text is on a screen.
pub(super) fn wide(text: &str) -> u16 {
    let width = match text.is_ascii() {
        true => text.len(),
        false => text.graphemes(true).map(UnicodeWidthStr::width).sum(),
    };
    u16::try_from(width).unwrap_or(u16::MAX)
}

/// The beginning of a text that is no wider than this.
fn beginning(text: &str, width: u16) -> &str {
    let mut used = 0;
    for (at, cluster) in text.grapheme_indices(true) {
        used += cluster.width();
        if used > usize::from(width) {
            return &text[..at];
        }
    }
    text
}

/// The text cut to a width after a whole word, or in a word where that would leave little; where
/// something is lost, `…` says so.
pub(super) fn cut(text: &str, width: u16) -> String {
    if wide(text) <= width {
        return text.to_owned();
    }
    if width == 0 {
        return String::new();
    }
    let room = width - 1;
    let kept = beginning(text, room);
    let is_whole = text[kept.len()..].starts_with(' ');
    let words = kept.rfind(' ').map_or("", |space| &kept[..space]);
    let kept = if !is_whole && wide(words) * 2 >= room { words } else { kept };
    format!("{}…", kept.trim_end_matches([' ', ',', ':', ';']))
}

/// The text folded between words; a word wider than the lines is broken.
pub(super) fn folded(text: &str, width: u16) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let length = wide(word);
        if used > 0 && used + 1 + length <= width {
            used += 1 + length;
            let line = lines.last_mut().expect("there is a first line");
            line.push(' ');
            line.push_str(word);
            continue;
        }
        if used > 0 {
            lines.push(String::new());
        }
        for (place, piece) in broken(word, width).into_iter().enumerate() {
            if place > 0 {
                lines.push(String::new());
            }
            used = wide(piece);
            lines.last_mut().expect("there is a first line").push_str(piece);
        }
    }
    lines
}

/// A word in pieces of this width; a cluster that is wider stands alone.
fn broken(word: &str, width: u16) -> Vec<&str> {
    let (mut pieces, mut rest) = (Vec::new(), word);
    while wide(rest) > width {
        let piece = match beginning(rest, width) {
            "" => rest.graphemes(true).next().unwrap_or(rest),
            piece => piece,
        };
        pieces.push(piece);
        rest = &rest[piece.len()..];
    }
    if !rest.is_empty() {
        pieces.push(rest);
    }
    pieces
}

/// The first letters of a text that are letters or digits.
pub(super) fn initials(text: &str, count: usize) -> String {
    let is_letter = |cluster: &&str| cluster.starts_with(char::is_alphanumeric);
    text.graphemes(true).filter(is_letter).take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_says_so() {
        let table = [
            ("Courier Bot", 20, "Courier Bot"),
            ("Courier Bot", 8, "Courier…"),
            ("Courier Bot", 10, "Courier…"),
            ("Courier", 1, "…"),
            ("Courier", 0, ""),
            ("火火火", 4, "火…"),
            ("Steamroller Bot", 12, "Steamroller…"),
            ("A Steamroller", 9, "A Steamr…"),
            ("damage 4, rank 6", 13, "damage 4…"),
            ("［Steamroller Bot］", 15, "［Steamroller…"),
            // A letter with its marks, and a picture of several signs, stay whole or go.
            ("ne\u{301}e\u{301}x", 3, "ne\u{301}…"),
            ("👩\u{200d}🚀👩\u{200d}🚀", 3, "👩\u{200d}🚀…"),
        ];
        for (text, width, kept) in table {
            assert_eq!(cut(text, width), kept, "{text} in {width}");
            assert!(wide(&cut(text, width)) <= width);
        }
    }

    #[test]
    fn lines_are_folded_between_words_and_never_lose_a_letter() {
        assert_eq!(folded("", 10), [""]);
        assert_eq!(folded("abcdef", 3), ["abc", "def"]);
        assert_eq!(folded("one two three", 7), ["one two", "three"]);
        assert_eq!(folded("a abcdef b", 4), ["a", "abcd", "ef b"]);
        assert_eq!(folded("e\u{301}e\u{301}e\u{301}", 2), ["e\u{301}e\u{301}", "e\u{301}"]);
        assert_eq!(folded("火火", 1), ["火", "火"]);
    }

    #[test]
    fn initials_are_letters_with_their_marks() {
        assert_eq!(initials("［Àtlas］", 2), "Àt");
        assert_eq!(initials("e\u{301}n", 1), "e\u{301}");
    }
}
