//! Letters: which characters are allowed in text that others read.

/// Characters that are invisible or change the direction of writing: those that Unicode calls default
/// ignorable, annotation marks and fillers. In a name they could make one person look like another.
const UNSEEN: &[(char, char)] = &[
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{6dd}', '\u{6dd}'),
    ('\u{70f}', '\u{70f}'),
    ('\u{890}', '\u{891}'),
    ('\u{8e2}', '\u{8e2}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fdd0}', '\u{fdef}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{fffe}', '\u{ffff}'),
    ('\u{110bd}', '\u{110bd}'),
    ('\u{110cd}', '\u{110cd}'),
    ('\u{13430}', '\u{1343f}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
];

/// Private characters, which mean something only to those who agreed on it.
const PRIVATE: &[(char, char)] = &[('\u{e000}', '\u{f8ff}'), ('\u{f0000}', '\u{10ffff}')];

/// Marks that change the direction of writing. They are not allowed in talk either.
const TURNING: &[(char, char)] =
    &[('\u{61c}', '\u{61c}'), ('\u{200e}', '\u{200f}'), ('\u{202a}', '\u{202e}'), ('\u{2066}', '\u{2069}')];

fn is_among(letter: char, ranges: &[(char, char)]) -> bool {
    ranges.iter().any(|&(first, last)| (first..=last).contains(&letter))
}

/// Whether this mark changes the direction of writing.
pub(crate) fn turns(letter: char) -> bool {
    is_among(letter, TURNING)
}

/// A name as it is kept: single plain spaces between its words, no variation marks. `None` if it holds
/// characters that nobody can see or read.
pub(crate) fn as_name(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let drawn = |letter: &char| !matches!(letter, '\u{fe0e}' | '\u{fe0f}');
    let name: String = words.join(" ").chars().filter(drawn).collect();
    let bad = |letter: char| letter.is_control() || is_among(letter, UNSEEN) || is_among(letter, PRIVATE);
    (!name.is_empty() && !name.chars().any(bad)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_in_order() {
        for ranges in [UNSEEN, PRIVATE, TURNING] {
            assert!(ranges.iter().all(|(first, last)| first <= last));
            assert!(ranges.windows(2).all(|pair| pair[0].1 < pair[1].0));
        }
    }

    #[test]
    fn a_name_holds_what_can_be_read() {
        for (text, name) in [
            ("Ada", "Ada"),
            ("  Ada \u{a0} Lovelace ", "Ada Lovelace"),
            ("山田\u{3000}太郎", "山田 太郎"),
            ("Ada \u{2764}\u{fe0f}", "Ada \u{2764}"),
            ("עדה", "עדה"),
            ("मधु", "मधु"),
        ] {
            assert_eq!(as_name(text).as_deref(), Some(name), "{text:?}");
        }
        for unseen in
            "\u{61c}\u{200b}\u{200d}\u{200f}\u{202e}\u{2060}\u{2066}\u{2028}\u{ad}\u{34f}\u{115f}\u{3164}\u{ffa0}\u{2800}\u{feff}\u{fff9}\u{e0041}\u{e000}\u{0}"
                .chars()
        {
            let name = format!("A{unseen}da");
            let kept = as_name(&name);
            let split = unseen.is_whitespace() && kept.as_deref() == Some("A da");
            assert!(kept.is_none() || split, "{name:?}: {kept:?}");
        }
        assert_eq!(as_name("\u{fe0f}"), None);
    }
}
