//! Unknown names of games: the names that exist, and the one that was perhaps meant.

use std::fmt;
use strsim::levenshtein;

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
        let near = |name: &&&str| 2 * levenshtein(id, name) <= name.len();
        let nearest = known.iter().filter(near).min_by_key(|name| levenshtein(id, name)).copied();
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
    fn it_says_what_there_is() {
        let unknown = UnknownGame::new("stakbots", vec!["stak-bots", "giga-robo"]);
        let said = "there is no game `stakbots`; perhaps `stak-bots`? (games: stak-bots, giga-robo)";
        assert_eq!(unknown.to_string(), said);
    }
}
