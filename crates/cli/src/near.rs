//! The nearest known word to one that was mistyped.

/// The known word that was most likely meant, if one is near enough.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let far = |other: &str| steps(&word, &other.to_lowercase());
    known
        .map(|other| (far(other), other))
        .filter(|(far, other)| far * 3 <= other.chars().count().max(3))
        .min_by_key(|(far, _)| *far)
        .map(|(_, other)| other)
}

/// How many letters must be put in, taken out, changed or exchanged with the next to make `b` of `a`.
fn steps(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let above = &rows[i - 1];
            let mut best =
                (above[j] + 1).min(row[j - 1] + 1).min(above[j - 1] + usize::from(a[i - 1] != b[j - 1]));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
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
