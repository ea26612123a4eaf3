//! The words of the program and of all games, in the language that is wanted.

use words::{Catalog, Message, Speaker};

/// A language, and a Fluent source in it.
pub type Source = (&'static str, &'static str);

/// The words of this room, by language.
const OWN: &[(&str, &str)] = &[(words::ENGLISH, include_str!("../../words/en.ftl"))];

/// The words of this room and of all games.
#[cfg(test)]
pub(crate) fn catalog() -> Catalog {
    with_own(catalog::words(), &[])
}

/// The words of the program itself, added to others.
fn with_own(mut catalog: Catalog, program: &[Source]) -> Catalog {
    for (language, source) in OWN.iter().chain(lobby::WORDS).chain(program) {
        catalog.add(language, source).expect("the words of the program are sound and clash with none");
    }
    catalog
}

/// A speaker of the wanted language, or of the one that the environment names. The words of the games
/// are read when the first of them is said: most of the time of a short command would go there.
pub fn speaker(wanted: Option<&str>, program: &[Source]) -> Speaker {
    let tag = words::from_environment(wanted, |name| std::env::var(name).ok());
    Speaker::with_rest(&with_own(Catalog::new(), program), &tag, catalog::words)
}

/// That the wanted language is not spoken here, and which one is instead.
pub fn fallback(wanted: Option<&str>, speaker: &Speaker) -> Option<Message> {
    let wanted = wanted.filter(|wanted| !wanted.trim().is_empty())?;
    let first = |tag: &str| tag.split(['-', '_', '.']).next().unwrap_or_default().to_lowercase();
    let is_other = first(wanted) != first(speaker.language());
    let words = Message::new("tui-language-none").with("wanted", wanted);
    is_other.then(|| words.with("used", speaker.language()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn sources(folder: &std::path::Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).expect("the sources are there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                *text += &std::fs::read_to_string(&path).expect("a source is text");
            }
        }
    }

    #[test]
    fn every_message_has_words_and_all_words_are_used() {
        let mut text = String::new();
        sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
        let used: BTreeSet<String> = text
            .split("Message::new(\"")
            .skip(1)
            .filter_map(|rest| rest.split_once('"'))
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with("tui-"))
            .collect();
        let known: BTreeSet<String> =
            catalog().keys(words::ENGLISH).into_iter().filter(|key| key.starts_with("tui-")).collect();
        assert_eq!(used.difference(&known).collect::<Vec<_>>(), [""; 0], "said without words");
        assert_eq!(known.difference(&used).collect::<Vec<_>>(), [""; 0], "words that nobody says");
    }

    #[test]
    fn nothing_dangles() {
        assert!(catalog().dangling(words::ENGLISH).is_empty());
    }
}
