//! The wanted language, from an explicit choice or the usual environment variables.

use unic_langid::LanguageIdentifier;

use crate::ENGLISH;

/// The variables that may name a language, strongest first.
const VARIABLES: [&str; 4] = ["HANGAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The tag of the wanted language: the explicit choice, else the first variable that is set and not empty, else
/// English. The environment is read by the caller, through `env`.
///
/// `it_IT.UTF-8` means `it-IT`; `C`, `POSIX` and whatever is no language tag mean English. Whether the catalog has
/// the language is not asked here: see [`Speaker::language`](crate::Speaker::language).
///
/// ```
/// let tag = words::from_environment(None, |name| (name == "LANG").then(|| "it_IT.UTF-8".to_owned()));
/// assert_eq!(tag, "it-IT");
/// ```
pub fn from_environment(explicit: Option<&str>, env: impl Fn(&str) -> Option<String>) -> String {
    explicit
        .map(str::to_owned)
        .into_iter()
        .chain(VARIABLES.iter().filter_map(|name| env(name)))
        .find(|choice| !choice.trim().is_empty())
        .map_or_else(|| ENGLISH.to_owned(), |choice| tag_of(&choice))
}

/// `it_IT.UTF-8@euro` → `it-IT`.
fn tag_of(choice: &str) -> String {
    let name = choice.trim().split(['.', '@']).next().unwrap_or_default();
    if name.eq_ignore_ascii_case("C") || name.eq_ignore_ascii_case("POSIX") {
        return ENGLISH.to_owned();
    }
    name.parse::<LanguageIdentifier>().map_or_else(|_| ENGLISH.to_owned(), |tag| tag.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(explicit: Option<&str>, set: &[(&str, &str)]) -> String {
        from_environment(explicit, |asked| {
            set.iter().find(|(name, _)| *name == asked).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn every_spelling_of_a_choice_becomes_its_tag() {
        let table = [
            ("it", "it"),
            ("it-IT", "it-IT"),
            ("it_IT", "it-IT"),
            ("IT_it", "it-IT"),
            ("it_IT.UTF-8", "it-IT"),
            ("de_DE@euro", "de-DE"),
            ("de_DE.ISO-8859-15@euro", "de-DE"),
            ("zh_Hant_TW.UTF-8", "zh-Hant-TW"),
            ("en-XA", "en-XA"),
            (" fr ", "fr"),
            ("C", "en"),
            ("C.UTF-8", "en"),
            ("c", "en"),
            ("POSIX", "en"),
            ("", "en"),
            ("  ", "en"),
            (".UTF-8", "en"),
            ("@", "en"),
            ("!!", "en"),
            ("it IT", "en"),
            ("italiano di casa", "en"),
            ("⟦", "en"),
        ];
        for (choice, tag) in table {
            assert_eq!(chosen(Some(choice), &[]), tag, "explicit {choice:?}");
            assert_eq!(chosen(None, &[("LANG", choice)]), tag, "LANG={choice:?}");
        }
    }

    #[test]
    fn the_strongest_choice_that_is_made_decides() {
        let all = [("LANG", "de"), ("LC_MESSAGES", "fr"), ("LC_ALL", "it"), ("HANGAR_LANG", "es")];
        assert_eq!(chosen(Some("pt"), &all), "pt");
        assert_eq!(chosen(None, &all), "es");
        assert_eq!(chosen(None, &all[..3]), "it");
        assert_eq!(chosen(None, &all[..2]), "fr");
        assert_eq!(chosen(None, &all[..1]), "de");
        assert_eq!(chosen(None, &[]), "en");
    }

    #[test]
    fn an_empty_choice_is_none_but_posix_is_one() {
        assert_eq!(chosen(Some(""), &[("LANG", "de")]), "de");
        assert_eq!(chosen(None, &[("LC_ALL", ""), ("LANG", "de")]), "de");
        assert_eq!(chosen(None, &[("LC_ALL", "C"), ("LANG", "de")]), "en");
    }

    #[test]
    fn no_other_variable_is_read() {
        assert_eq!(chosen(None, &[("LANGUAGE", "de"), ("LC_TIME", "fr"), ("lang", "it")]), "en");
    }
}
