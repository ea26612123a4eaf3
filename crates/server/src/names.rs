//! Names: what others see of an account, like nicknames of RFC 8266, and which of them look alike.

use lobby::{Limits, Refusal};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// How many combining marks a letter may have.
const MARKS: usize = 2;

/// A name as it is kept. Refused if it cannot be read, or piles up marks.
pub(crate) fn display(name: &str, limits: &Limits) -> Result<String, Refusal> {
    let bad = || Refusal::BadName { most: limits.name };
    let name = lobby::readable_name(name, limits)?;
    // As the profile does it, but letters that are newer than its tables are letters, too.
    let name = lobby::readable_name(&name.nfkc().collect::<String>(), limits)?;
    if has_piled_marks(&name) { Err(bad()) } else { Ok(name) }
}

fn has_piled_marks(name: &str) -> bool {
    let mut marks = 0;
    // A mark without a letter in front of it would sit on whatever is written before the name.
    name.starts_with(is_combining_mark)
        || name.chars().any(|letter| {
            marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
            marks > MARKS
        })
}

/// What a name looks like: equal for names that can be taken for one another.
pub(crate) fn look(name: &str) -> String {
    let plain: String = skeleton(name).collect();
    skeleton(&plain.to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_at_most_two_marks_on_a_letter() {
        let limits = Limits::default();
        for good in [
            "Ada",
            "Zo\u{eb} \u{1f916}",
            "e\u{323}\u{301}",
            "\u{5e2}\u{5d3}\u{5d4}",
            "\u{915}\u{94d}\u{937}\u{93f}\u{902}",
        ] {
            assert!(display(good, &limits).is_ok(), "{good:?}");
        }
        assert_eq!(display(" \u{ff21}da  L. ", &limits).as_deref(), Ok("Ada L."), "one width, single spaces");
        let piled = format!("A{}", "\u{338}".repeat(3));
        for bad in [piled.as_str(), "\u{301}Ada", "A\u{200b}da", "\u{202e}Ada", ""] {
            assert!(display(bad, &limits).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        for (one, other) in
            [("Ada", "\u{410}da"), ("Ada", "ADA"), ("Iris", "lris"), ("Boris", "B0ris"), ("modern", "rnodem")]
        {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Eva"), ("Guest 0012", "Guest 0021"), ("Bo", "Beau")] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
    }
}
