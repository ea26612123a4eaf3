//! Unknown names of games: the names that exist, and the one that was perhaps meant.

use std::fmt;

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The name that was given.
    pub id: String,
    /// The names that exist.
    pub known: Vec<&'static str>,
    /// The one that is nearest, if one is near enough to be meant.
    pub nearest: Option<&'static str>,
}

impl UnknownGame {
    pub(crate) fn new(id: &str, known: Vec<&'static str>) -> UnknownGame {
        let near = |name: &&&str| 2 * steps(id, name) <= name.len();
        let nearest = known.iter().filter(near).min_by_key(|name| steps(id, name)).copied();
        UnknownGame { id: id.to_owned(), known, nearest }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "there is no game `{}`", self.id)?;
        if let Some(nearest) = self.nearest {
            write!(out, "; perhaps `{nearest}`?")?;
        }
        write!(out, " (games: {})", self.known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// How many letters must be put in, taken out or changed to make `b` of `a`.
fn steps(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (done, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = done + 1;
        for (place, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_offered_if_it_is_near() {
        let known = vec!["stak-bots", "giga-robo"];
        let table = [
            ("stakbots", Some("stak-bots")),
            ("stak_bots", Some("stak-bots")),
            ("giga", None),
            ("gigarobo", Some("giga-robo")),
            ("", None),
            ("chess", None),
        ];
        for (id, nearest) in table {
            assert_eq!(UnknownGame::new(id, known.clone()).nearest, nearest, "{id}");
        }
    }

    #[test]
    fn steps_are_counted() {
        let table = [("", "", 0), ("abc", "", 3), ("", "ab", 2), ("kitten", "sitting", 3), ("ab", "ba", 2)];
        for (a, b, expected) in table {
            assert_eq!(steps(a, b), expected, "{a} {b}");
        }
    }

    #[test]
    fn it_says_what_there_is() {
        let unknown = UnknownGame::new("stakbots", vec!["stak-bots", "giga-robo"]);
        let said = "there is no game `stakbots`; perhaps `stak-bots`? (games: stak-bots, giga-robo)";
        assert_eq!(unknown.to_string(), said);
    }
}
