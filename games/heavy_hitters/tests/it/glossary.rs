//! Every term that a player meets is explained: in the vocabulary of the rules, which the program shows, and in the
//! words of how to play; and every special word of the texts on cards, which has no capital letter, in the latter.

use heavy_hitters::HeavyHitters;
use kernel::Library;
use std::collections::BTreeSet;

/// The messages at the table and on cards.
const WORDS: [&str; 3] = [
    include_str!("../../words/en.ftl"),
    include_str!("../../words/scene.en.ftl"),
    include_str!("../../words/kit.en.ftl"),
];
const HOW_TO_PLAY: &str = include_str!("../../../../docs/playing-heavy-hitters.md");

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
        let said = said.replace("{\" \"}", " ").replace("{\"\"}", "");
        let (first, rest) = said.split_once('{').unwrap_or((&said, ""));
        let behind = rest.split('{').map(|part| part.split_once('}').map_or("", |it| it.1));
        std::iter::once(first).chain(behind).collect::<Vec<_>>().join(" x ")
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

/// The words of the texts on cards that mean what they mean everywhere.
const PLAIN: &str = "
    away before better both comes declared deploying destroyed directions free further
    goes hacked higher holds least lose loses lower may moved nearer neither nor only owner
    red-lined revealed rolled saved slower tagged taken them they time took unless until worse";

/// The lines of what is printed on cards.
fn printed() -> Vec<String> {
    let of = |source: &'static str| section(source, "## What is printed on cards");
    plain(of(WORDS[0]))
}

#[test]
fn every_word_of_the_texts_on_cards_is_explained_or_plain() {
    let how_to_play = section(HOW_TO_PLAY, "## The words").to_lowercase();
    let is_plain = |word: &str| PLAIN.split_whitespace().any(|plain| plain == word);
    let lines = printed();
    let words =
        lines.iter().flat_map(|line| line.split(|letter: char| !letter.is_alphabetic() && letter != '-'));
    let met: BTreeSet<String> = words.map(str::to_lowercase).filter(|word| word.len() > 1).collect();
    assert!(met.len() > 100, "only {} words: {met:?}", met.len());
    let missing: Vec<&String> =
        met.iter().filter(|word| !is_plain(word) && !explains(&how_to_play, word)).collect();
    assert!(missing.is_empty(), "neither explained nor plain: {missing:?}");
    let idle: Vec<&str> = PLAIN.split_whitespace().filter(|word| !met.contains(*word)).collect();
    assert!(idle.is_empty(), "on no card: {idle:?}");
}

#[test]
fn every_term_is_in_both_glossaries() {
    let rules = section(HeavyHitters::RULES, "## Vocabulary").to_lowercase();
    let how_to_play = section(HOW_TO_PLAY, "## The words").to_lowercase();
    let met: BTreeSet<String> = WORDS.into_iter().flat_map(plain).flat_map(|line| terms(&line)).collect();
    assert!(met.len() > 30, "only {} terms: {met:?}", met.len());
    for (place, glossary) in [("the rules", rules), ("how to play", how_to_play)] {
        let missing: Vec<&String> = met.iter().filter(|term| !explains(&glossary, term)).collect();
        assert!(missing.is_empty(), "{place}: not explained: {missing:?}");
    }
}
