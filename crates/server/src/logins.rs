//! Logins: the names people sign in with, compared so that no two look alike.

use precis_profiles::UsernameCaseMapped;
use precis_profiles::precis_core::profile::Profile;
use unicode_security::RestrictionLevel;
use unicode_security::restriction_level::RestrictionLevelDetection;

/// How many letters a login may have.
pub(crate) const LETTERS: std::ops::RangeInclusive<usize> = 2..=32;

/// A login in the form used for comparing: by the profile for user names of RFC 8265, in lower case. Texts
/// that this profile refuses are no longer given out, but older ones may exist: they are only put in lower
/// case.
pub(crate) fn key(login: &str) -> String {
    normal(login).unwrap_or_else(|| login.trim().to_lowercase())
}

/// Whether a new login may look like this: letters, digits and signs without spaces, and letters of one
/// script, or of scripts that are written together. Otherwise one login could look like another.
pub(crate) fn is_acceptable(login: &str) -> bool {
    normal(login).is_some_and(|normal| LETTERS.contains(&normal.chars().count()) && is_of_one_script(&normal))
}

fn normal(login: &str) -> Option<String> {
    UsernameCaseMapped::new().enforce(login.trim()).ok().map(|normal| normal.into_owned())
}

fn is_of_one_script(normal: &str) -> bool {
    // Signs belong to no script.
    let sign = |letter: char| if letter.is_ascii_punctuation() { '-' } else { letter };
    let letters: String = normal.chars().map(sign).collect();
    match letters.as_str().detect_restriction_level() {
        RestrictionLevel::ASCIIOnly
        | RestrictionLevel::SingleScript
        | RestrictionLevel::HighlyRestrictive => true,
        RestrictionLevel::ModeratelyRestrictive
        | RestrictionLevel::MinimallyRestrictive
        | RestrictionLevel::Unrestricted => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_that_look_alike_are_one_or_refused() {
        for (one, other) in
            [("Ada", "aDA"), ("ada", "\u{ff41}da"), ("jos\u{e9}", "jose\u{301}"), (" ada ", "ada")]
        {
            assert_eq!(key(one), key(other), "{one} {other}");
            assert!(is_acceptable(one) && is_acceptable(other), "{one} {other}");
        }
        for good in ["ada-of-devices", "ada@example.org", "ada_1", "мария", "山田たろう", "güneş", "עדה"]
        {
            assert!(is_acceptable(good), "{good}");
        }
        for bad in [
            "a",
            "",
            "ada lovelace",
            "\u{430}da",
            "pаypаl",
            "ada\u{200b}",
            "ada\u{61c}",
            "a\u{202e}da",
            "ad\u{ad}a",
            "\u{2160}da",
            "ada\u{0}",
            &"x".repeat(33),
        ] {
            assert!(!is_acceptable(bad), "{bad:?}");
        }
        assert_eq!(key("Ada Lovelace"), "ada lovelace", "one from before is still found");
    }
}
