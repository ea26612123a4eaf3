//! The nearest known word to one that was mistyped.

/// The known word that was most likely meant, if one is near enough.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let far = |other: &str| strsim::osa_distance(&word, &other.to_lowercase());
    known
        .map(|other| (far(other), other))
        .filter(|(far, other)| far * 3 <= other.chars().count().max(3))
        .min_by_key(|(far, _)| *far)
        .map(|(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_near_and_other_words_are_not() {
        let known = ["play PARCEL", "scrap", "undo", "SB-4.10"];
        let table = [
            ("play PARCLE", Some("play PARCEL")),
            ("srcap", Some("scrap")),
            ("UNDO", Some("undo")),
            ("sb-4.11", Some("SB-4.10")),
            ("jump", None),
            ("", None),
        ];
        for (word, near) in table {
            assert_eq!(nearest(word, known.into_iter()), near, "{word}");
        }
    }
}
