//! Every term that a player meets is explained: in the vocabulary of the rules, which the program shows, and in the
//! words of how to play.

use giga_robo::GigaRobo;
use kernel::Library;
use std::collections::BTreeSet;

/// The messages at the table and on cards.
const WORDS: [&str; 3] = [
    include_str!("../../words/en.ftl"),
    include_str!("../../words/scene.en.ftl"),
    include_str!("../../words/cards.en.ftl"),
];
const HOW_TO_PLAY: &str = include_str!("../../../../docs/playing-giga-robo.md");

/// The part of a text from this heading to the next one of its kind.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let start = text.find(heading).unwrap_or_else(|| panic!("there is no `{heading}`")) + heading.len();
    text[start..].split("\n## ").next().unwrap_or_default()
}

/// The message without its placeables and selectors, line by line.
fn plain(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    let text = |line: &str| {
        let said = line.split_once("= ").filter(|(key, _)| !key.trim().contains(' ')).map_or(line, |it| it.1);
        let said = said.trim_start().trim_start_matches('*');
        let said = said.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(said, |it| it.1);
        said.split('{')
            .map(|part| part.rsplit_once('}').map_or(part, |it| it.1))
            .collect::<Vec<_>>()
            .join("x")
    };
    lines.map(text).collect()
}

fn is_capital(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase) && letters.next().is_some_and(char::is_lowercase)
}

/// Words with a capital letter in the middle of a sentence, those that follow each other together.
fn terms(line: &str) -> Vec<String> {
    let (mut terms, mut run, mut begins) = (Vec::new(), Vec::new(), true);
    for token in line.split_whitespace() {
        let word = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        let goes_on = is_capital(word) && !begins;
        if goes_on {
            run.push(word);
        }
        if !goes_on || !token.ends_with(char::is_alphanumeric) {
            terms.push(run.join(" "));
            run.clear();
        }
        begins = token.ends_with(['.', ':', '!', '?', '·']);
    }
    terms.push(run.join(" "));
    terms.retain(|term| !term.is_empty());
    terms
}

/// Whether the glossary has the term, in the singular or the plural.
fn explains(glossary: &str, term: &str) -> bool {
    let term = term.to_lowercase();
    let singular = term.trim_end_matches('s').replace("dice", "die");
    let stem = singular.strip_suffix("ie").map(|stem| format!("{stem}y"));
    [Some(term), Some(singular), stem].into_iter().flatten().any(|form| glossary.contains(&form))
}

#[test]
fn every_term_is_in_both_glossaries() {
    let rules = section(GigaRobo::RULES, "## Vocabulary").to_lowercase();
    let how_to_play = section(HOW_TO_PLAY, "## The words").to_lowercase();
    let met: BTreeSet<String> = WORDS.into_iter().flat_map(plain).flat_map(|line| terms(&line)).collect();
    assert!(met.len() > 60, "only {} terms: {met:?}", met.len());
    for (place, glossary) in [("the rules", rules), ("how to play", how_to_play)] {
        let missing: Vec<&String> = met.iter().filter(|term| !explains(&glossary, term)).collect();
        assert!(missing.is_empty(), "{place}: not explained: {missing:?}");
    }
}
