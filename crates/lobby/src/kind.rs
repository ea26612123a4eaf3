//! Kinds of questions: the notation of a question without its names.

/// Words that only lead to a name and are dropped with it.
const LEADING: [&str; 8] = ["at", "of", "on", "to", "by", "with", "from", "against"];

/// The kind of the question with this notation. A name is a word without lower-case letters, or the word for
/// a seat.
pub(crate) fn kind_of(notation: &str, is_seat: impl Fn(&str) -> bool) -> String {
    let is_name = |word: &str| is_seat(word) || !word.chars().any(char::is_lowercase);
    let words: Vec<&str> = notation.split_whitespace().collect();
    let leads = |place: usize| {
        LEADING.contains(&words[place]) && words.get(place + 1).is_some_and(|next| is_name(next))
    };
    let kept = (0..words.len()).filter(|&place| !is_name(words[place]) && !leads(place));
    kept.map(|place| words[place]).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_left_out() {
        let table = [
            ("act", "act"),
            ("react at A from B", "react"),
            ("react at A2 from F3", "react"),
            ("recycle-draw", "recycle-draw"),
            ("order A B C", "order"),
            ("effect PARCEL stak-of B", "effect stak-of"),
            ("PARCEL of B draws or not", "draws or not"),
            ("shoot at red", "shoot"),
            ("", ""),
        ];
        for (notation, kind) in table {
            assert_eq!(kind_of(notation, |word| word == "red"), kind, "{notation}");
        }
    }
}
