//! The collection of words: Fluent sources by language, each key once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use crate::source::{self, Entry, Flaw};
use crate::{ENGLISH, PSEUDO};

/// The words of this crate itself, by language: how a list is joined.
pub const OWN: &[(&str, &str)] = &[(ENGLISH, include_str!("../words/en.ftl"))];

/// All words in all languages. A [`Speaker`](crate::Speaker) turns messages into them.
///
/// ```
/// use words::Catalog;
///
/// let mut catalog = Catalog::new();
/// catalog.add("en", "greet = Hello, { $name }!").expect("the source is sound");
/// catalog.add("it", "greet = Ciao, { $name }!").expect("the source is sound");
/// assert_eq!(catalog.languages(), ["en", "it"]);
/// assert_eq!(catalog.variables("it", "greet"), catalog.variables("en", "greet"));
/// ```
#[derive(Clone, Debug)]
pub struct Catalog {
    languages: BTreeMap<String, Vec<Arc<FluentResource>>>,
}

/// Why a source was not taken. The catalog is then as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogFault {
    /// The tag names no language.
    NotALanguage {
        /// The given text.
        tag: String,
    },
    /// The made-up language is made from English. It has no sources.
    Reserved,
    /// The source has faults. These are all of them.
    Flawed {
        /// The language of the source.
        language: String,
        /// Everything wrong with it: syntax first, then in the order of the source.
        flaws: Vec<Flaw>,
    },
}

impl fmt::Display for CatalogFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CatalogFault::NotALanguage { tag } => write!(f, "`{tag}` is not a language tag"),
            CatalogFault::Reserved => write!(f, "`{PSEUDO}` is made from English and takes no source"),
            CatalogFault::Flawed { language, flaws } => {
                write!(f, "the words for `{language}` have flaws")?;
                flaws.iter().try_for_each(|flaw| write!(f, "\n  {flaw}"))
            }
        }
    }
}

impl std::error::Error for CatalogFault {}

impl Default for Catalog {
    fn default() -> Self {
        Catalog::new()
    }
}

impl Catalog {
    /// A catalog that has only the words of this crate.
    pub fn new() -> Catalog {
        let mut catalog = Catalog { languages: BTreeMap::new() };
        for (language, source) in OWN {
            catalog.add(language, source).expect("the words of this crate are sound");
        }
        catalog
    }

    /// Adds a Fluent source to a language. A source with any flaw is not added at all, and all its flaws are told.
    ///
    /// Sources are part of the program, not what a user sends: Fluent's parser has no limit for braces in braces, and
    /// hundreds of them exhaust the stack.
    pub fn add(&mut self, lang: &str, source: &str) -> Result<(), CatalogFault> {
        let language = canonical(lang).ok_or_else(|| CatalogFault::NotALanguage { tag: lang.to_owned() })?;
        if language == PSEUDO {
            return Err(CatalogFault::Reserved);
        }
        let taken = self.names(&language);
        match source::read(source, |name| taken.contains(name)) {
            Ok(resource) => {
                self.languages.entry(language).or_default().push(Arc::new(resource));
                Ok(())
            }
            Err(flaws) => Err(CatalogFault::Flawed { language, flaws }),
        }
    }

    /// The tags of the languages that have words, sorted. The made-up language is not among them.
    pub fn languages(&self) -> Vec<&str> {
        self.languages.keys().map(String::as_str).collect()
    }

    /// The keys of all messages that a language has.
    pub fn keys(&self, lang: &str) -> BTreeSet<String> {
        self.entries(lang).filter(|entry| !entry.is_term).map(|entry| entry.name.to_owned()).collect()
    }

    /// The keys that English has and the language lacks: what it will say in English.
    pub fn missing(&self, lang: &str) -> BTreeSet<String> {
        &self.keys(ENGLISH) - &self.keys(lang)
    }

    /// The variables that a message uses, those of the messages within it included, without their `$`. Two languages
    /// agree on a message when these agree. Empty for an unknown key.
    pub fn variables(&self, lang: &str, key: &str) -> BTreeSet<String> {
        let mut variables = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut waiting = vec![key];
        while let Some(key) = waiting.pop() {
            if !seen.insert(key) {
                continue;
            }
            if let Some(entry) = self.entries(lang).find(|entry| !entry.is_term && entry.name == key) {
                variables.extend(entry.variables().into_iter().map(str::to_owned));
                waiting.extend(entry.messages());
            }
        }
        variables
    }

    /// The messages and terms (`-name`) that the words of a language refer to and that it does not have. A message
    /// that refers to one of them cannot be said in that language.
    pub fn dangling(&self, lang: &str) -> BTreeSet<String> {
        let (terms, messages): (Vec<_>, Vec<_>) = self.entries(lang).partition(|entry| entry.is_term);
        let has = |entries: &[Entry<'_>], name: &str| entries.iter().any(|entry| entry.name == name);
        let mut dangling = BTreeSet::new();
        for entry in self.entries(lang) {
            let lost = entry.messages().into_iter().filter(|name| !has(&messages, name));
            dangling.extend(lost.map(str::to_owned));
            let lost = entry.terms().into_iter().filter(|name| !has(&terms, name));
            dangling.extend(lost.map(|name| format!("-{name}")));
        }
        dangling
    }

    /// The sources of a language, by its canonical tag.
    pub(crate) fn sources(&self, language: &str) -> &[Arc<FluentResource>] {
        self.languages.get(language).map_or(&[], Vec::as_slice)
    }

    fn entries(&self, lang: &str) -> impl Iterator<Item = Entry<'_>> {
        let language = canonical(lang).unwrap_or_default();
        self.sources(&language).iter().flat_map(|resource| source::entries(resource))
    }

    fn names(&self, lang: &str) -> BTreeSet<String> {
        self.entries(lang).map(|entry| entry.name.to_owned()).collect()
    }
}

/// A tag as it is written everywhere in the catalog: `it_it` → `it-IT`.
fn canonical(tag: &str) -> Option<String> {
    tag.parse::<LanguageIdentifier>().ok().map(|tag| tag.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn catalog(sources: &[(&str, &str)]) -> Catalog {
        let mut catalog = Catalog::new();
        for (lang, source) in sources {
            catalog.add(lang, source).expect("a sound source");
        }
        catalog
    }

    #[test]
    fn a_new_catalog_can_join_lists_and_nothing_else() {
        let own = Catalog::new();
        assert_eq!(own.languages(), ["en"]);
        assert_eq!(own.keys("en"), set(&["list-last", "list-middle", "list-none", "list-two"]));
        for key in ["list-last", "list-middle", "list-two"] {
            assert_eq!(own.variables("en", key), set(&["before", "next"]), "{key}");
        }
    }

    #[test]
    fn a_tag_may_be_spelt_in_any_way() {
        let catalog = catalog(&[("it_it", "a = A\n"), ("IT-IT", "b = B\n"), ("de", "a = A\n")]);
        assert_eq!(catalog.languages(), ["de", "en", "it-IT"]);
        assert_eq!(catalog.keys("it-it"), set(&["a", "b"]));
    }

    #[test]
    fn what_is_not_a_language_is_refused() {
        for tag in ["", "!", "no language", "-"] {
            let fault = Catalog::new().add(tag, "a = A\n");
            assert_eq!(fault, Err(CatalogFault::NotALanguage { tag: tag.to_owned() }));
        }
        assert_eq!(Catalog::new().add("en_xa", "a = A\n"), Err(CatalogFault::Reserved));
    }

    #[test]
    fn a_key_is_taken_once_per_language_across_sources() {
        let mut catalog = catalog(&[("en", "a = A\nb = B\n"), ("it", "a = A\n")]);
        let duplicate = |key: &str| Flaw::Duplicate { key: key.to_owned() };
        let fault =
            CatalogFault::Flawed { language: "en".to_owned(), flaws: vec![duplicate("b"), duplicate("a")] };
        assert_eq!(catalog.add("en", "c = C\nb = B\na = A\n"), Err(fault));
        assert!(!catalog.keys("en").contains("c"), "a flawed source is not added at all");
        assert_eq!(catalog.add("it", "b = B\n"), Ok(()));
        let fault = catalog.add("en", "list-two = x\n").expect_err("the crate's own keys are taken");
        assert_eq!(fault.to_string(), "the words for `en` have flaws\n  list-two: has words already");
    }

    #[test]
    fn missing_keys_are_those_that_english_has() {
        let catalog = catalog(&[("en", "a = A\nb = B\n-t = T\n"), ("it", "a = A\nonly-italian = X\n")]);
        let own = Catalog::new().keys("en");
        assert_eq!(catalog.missing("it"), &own | &set(&["b"]));
        assert_eq!(catalog.missing("en"), set(&[]));
        assert_eq!(catalog.missing("fr"), &own | &set(&["a", "b"]));
        assert_eq!(catalog.missing("?"), catalog.missing("fr"));
    }

    #[test]
    fn variables_are_found_wherever_they_stand() {
        let table = [
            ("k = Words\n", &[][..]),
            ("k = { $a } and { $b } and { $a }\n", &["a", "b"]),
            ("k = { $n ->\n    [one] { $x }\n   *[other] { $y }\n }\n", &["n", "x", "y"]),
            ("k = { NUMBER($n, type: \"ordinal\") }\n", &["n"]),
            ("k = x\n    .label = { $tip }\n", &["tip"]),
            ("k = { inner } { $a }\ninner = { $b } { k }\n", &["a", "b"]),
            // The variables of a term, such as $case, do not count.
            ("k = { -bot(case: \"of\") }\n-bot = { $case ->\n   *[of] x\n }\n", &[]),
        ];
        for (source, expected) in table {
            assert_eq!(catalog(&[("it", source)]).variables("it", "k"), set(expected), "{source}");
        }
        assert_eq!(Catalog::new().variables("en", "k"), set(&[]));
    }

    #[test]
    fn references_to_nothing_are_told() {
        let source = "a = { b } { -t } { nowhere }\nb = { -no-term } { NUMBER($x) }\n-t = { -gone }\n";
        let catalog = catalog(&[("en", "nowhere = X\n"), ("it", source)]);
        assert_eq!(catalog.dangling("it"), set(&["-gone", "-no-term", "nowhere"]));
        assert_eq!(catalog.dangling("en"), set(&[]));
    }
}
