//! The made-up language: English with changed letters, so that words from elsewhere are easy to see.

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The brackets around every message of the made-up language.
pub(crate) const BRACKETS: (&str, &str) = ("［", "］");

const LOWER: [char; 26] = [
    'à', 'ƀ', 'ç', 'ď', 'é', 'ƒ', 'ĝ', 'ĥ', 'í', 'ĵ', 'ķ', 'ļ', 'ɱ', 'ñ', 'ó', 'þ', 'ɋ', 'ř', 'š', 'ţ', 'ú',
    'ṽ', 'ŵ', 'ẋ', 'ý', 'ž',
];
const UPPER: [char; 26] = [
    'À', 'Ɓ', 'Ç', 'Ď', 'É', 'Ƒ', 'Ĝ', 'Ĥ', 'Í', 'Ĵ', 'Ķ', 'Ļ', 'Ṁ', 'Ñ', 'Ó', 'Þ', 'Ɋ', 'Ř', 'Š', 'Ţ', 'Ú',
    'Ṽ', 'Ŵ', 'Ẋ', 'Ý', 'Ž',
];

/// The text with an accent on every ASCII letter; all else stays. The brackets are not put here: the speaker puts
/// them around each whole message.
///
/// ```
/// assert_eq!(words::pseudo("Ready, 2 bots?"), "Řéàďý, 2 ƀóţš?");
/// ```
pub fn pseudo(text: &str) -> String {
    text.chars().map(accented).collect()
}

fn accented(letter: char) -> char {
    match letter {
        'a'..='z' => LOWER[letter as usize - 'a' as usize],
        'A'..='Z' => UPPER[letter as usize - 'A' as usize],
        other => other,
    }
}

/// Whether every word of a text that was said in the made-up language came from the catalog: no ASCII letter may
/// stand outside of the allowed data texts. Hands back the first stretch that does.
///
/// A data text counts where it stands as a whole word: an allowed `Red` does not excuse `Reduced`.
///
/// ```
/// assert_eq!(words::is_pseudo_only("［Ada ŵíñš］", &["Ada"]), Ok(()));
/// assert_eq!(words::is_pseudo_only("［Ada wins 3 times］", &["Ada"]), Err("wins 3 times".to_owned()));
/// ```
pub fn is_pseudo_only(text: &str, allowed: &[&str]) -> Result<(), String> {
    let foreign = foreign_letters(text, allowed);
    let Some(start) = foreign.iter().position(|foreign| *foreign) else {
        return Ok(());
    };
    // The stretch runs on over spaces, digits and signs as long as another such letter follows.
    let plain = |at: usize| {
        foreign[at] || (text.as_bytes()[at].is_ascii() && !text.as_bytes()[at].is_ascii_alphabetic())
    };
    let reach = (start..text.len()).take_while(|at| plain(*at));
    let end = reach.filter(|at| foreign[*at]).last().unwrap_or(start);
    Err(text[start..=end].to_owned())
}

/// For each byte of the text: is it an ASCII letter outside of every allowed text?
fn foreign_letters(text: &str, allowed: &[&str]) -> Vec<bool> {
    let mut foreign: Vec<bool> = text.bytes().map(|byte| byte.is_ascii_alphabetic()).collect();
    for name in allowed.iter().filter(|name| !name.is_empty()) {
        for at in text.char_indices().map(|(at, _)| at).filter(|at| text[*at..].starts_with(name)) {
            if is_whole(text, at, at + name.len()) {
                foreign[at..at + name.len()].fill(false);
            }
        }
    }
    foreign
}

/// A stretch is whole when neither of its ends is in the middle of ASCII letters.
fn is_whole(text: &str, start: usize, end: usize) -> bool {
    let letter = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_alphabetic);
    let cut_before = start > 0 && letter(start - 1) && letter(start);
    let cut_after = letter(end - 1) && letter(end);
    !cut_before && !cut_after
}

/// An English source with accents on all its words. Keys, variables, selectors and what terms keep for selectors
/// stay as they are.
pub(crate) fn pseudo_source(resource: &FluentResource) -> String {
    let mut said = Vec::new();
    for entry in resource.entries() {
        match entry {
            ast::Entry::Message(message) => {
                message.value.iter().for_each(|value| said_by(value, &mut said));
                message.attributes.iter().for_each(|attribute| said_by(&attribute.value, &mut said));
            }
            ast::Entry::Term(term) => said_by(&term.value, &mut said),
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => {}
        }
    }
    replaced(resource.source(), said)
}

/// A part of a source that people read.
enum Said<'a> {
    Text(&'a str),
    Quoted(&'a str),
}

fn said_by<'a>(pattern: &ast::Pattern<&'a str>, said: &mut Vec<Said<'a>>) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => said.push(Said::Text(value)),
            ast::PatternElement::Placeable { expression } => match expression {
                ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) => {
                    said.push(Said::Quoted(value));
                }
                ast::Expression::Inline(_) => {}
                ast::Expression::Select { variants, .. } => {
                    variants.iter().for_each(|variant| said_by(&variant.value, said));
                }
            },
        }
    }
}

/// The source with its stretches accented in place. They come in the order of the source, each a slice of it.
fn replaced(source: &str, said: Vec<Said<'_>>) -> String {
    let mut text = String::with_capacity(2 * source.len());
    let mut done = 0;
    for stretch in said {
        let (plain, accented) = match stretch {
            Said::Text(plain) => (plain, pseudo(plain)),
            Said::Quoted(plain) => (plain, escaped(&pseudo(&unescape_unicode_to_string(plain)))),
        };
        let start = plain.as_ptr().addr() - source.as_ptr().addr();
        text += &source[done..start];
        text += &accented;
        done = start + plain.len();
    }
    text + &source[done..]
}

/// A text as it is written between quotes in a Fluent source.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\u000A").replace('\r', "\\u000D")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_letter_has_its_own_accent() {
        let letters: String = ('a'..='z').chain('A'..='Z').collect();
        let accented = pseudo(&letters);
        assert!(accented.chars().all(|letter| !letter.is_ascii() && letter.is_alphabetic()));
        assert_eq!(accented.chars().collect::<BTreeSet<char>>().len(), 52);
        for (plain, accented) in letters.chars().zip(accented.chars()) {
            assert_eq!(plain.is_uppercase(), accented.is_uppercase(), "{plain} {accented}");
        }
    }

    #[test]
    fn all_else_stays() {
        let text = "12 + 3 = 15; «é» 寒 ［］\n\t";
        assert_eq!(pseudo(text), text);
    }

    #[test]
    fn words_from_elsewhere_are_found() {
        let ada: &[&str] = &["Ada"];
        let table = [
            ("", &[][..], Ok(())),
            ("［12 – ★］", &[], Ok(())),
            ("［Ada ŵíñš］", ada, Ok(())),
            ("［Ada ŵíñš］", &[], Err("Ada")),
            ("［Ada’š ţúřñ, Ada］", ada, Ok(())),
            ("［Adaš］", ada, Ok(())),
            ("［Ada wins］", ada, Err("wins")),
            ("［Adam ŵíñš］", ada, Err("Adam")),
            ("［McAda ŵíñš］", ada, Err("McAda")),
            ("［ŵíñš: no-card (3 left) ñóŵ Ada］", ada, Err("no-card (3 left")),
            ("［first Ada second］", ada, Err("first")),
            ("⟦lost-key⟧", &[], Err("lost-key")),
            ("［Iron Fist］", &["Iron", "Iron Fist"], Ok(())),
            ("［Iron Fist］", &["Iron Fist", "Iron"], Ok(())),
            ("［Iron Fist］", &["Iron"], Err("Fist")),
            ("［Ève］", &["Ève"], Ok(())),
            ("［x］", &[""], Err("x")),
            ("［R2-D2 3PO］", &["R2-D2"], Err("PO")),
        ];
        for (text, allowed, expected) in table {
            assert_eq!(is_pseudo_only(text, allowed), expected.map_err(str::to_owned), "{text} {allowed:?}");
        }
    }

    #[test]
    fn a_source_is_accented_where_it_is_read_by_people_only() {
        let source = "\
# About bots.
-bot = { $case ->
    [of] of the bot
   *[plain] bot
 }
    .gender = neuter
hit = [Hit] { $by } hits
      { -bot(case: \"of\") } { -bot.gender ->
        [neuter] itself
       *[other] \"him\"
     }{ \" say \\\"a\\\\b\\\" \\u0041\" } { NUMBER($n, type: \"ordinal\") } { other }
    .label = Hit
";
        let expected = "\
# About bots.
-bot = { $case ->
    [of] óƒ ţĥé ƀóţ
   *[plain] ƀóţ
 }
    .gender = neuter
hit = [Ĥíţ] { $by } ĥíţš
      { -bot(case: \"of\") } { -bot.gender ->
        [neuter] íţšéļƒ
       *[other] \"ĥíɱ\"
     }{ \" šàý \\\"à\\\\ƀ\\\" À\" } { NUMBER($n, type: \"ordinal\") } { other }
    .label = Ĥíţ
";
        let accented =
            |text: &str| pseudo_source(&FluentResource::try_new(text.to_owned()).expect("a sound source"));
        assert_eq!(accented(source), expected);
        let with_returns = |text: &str| text.replace('\n', "\r\n");
        assert_eq!(accented(&with_returns(source)), with_returns(expected));
    }

    proptest! {
        #[test]
        fn accented_text_has_no_foreign_words(text in any::<String>()) {
            prop_assert_eq!(is_pseudo_only(&pseudo(&text), &[]), Ok(()));
            prop_assert_eq!(pseudo(&text).chars().count(), text.chars().count());
        }

        #[test]
        fn what_is_reported_is_there_and_is_foreign(text in any::<String>(), allowed in any::<[String; 2]>()) {
            let allowed: Vec<&str> = allowed.iter().map(String::as_str).collect();
            match is_pseudo_only(&text, &allowed) {
                Ok(()) => prop_assert!(!allowed.is_empty()),
                Err(stretch) => {
                    prop_assert!(text.contains(&stretch));
                    prop_assert!(stretch.starts_with(|c: char| c.is_ascii_alphabetic()));
                    prop_assert!(stretch.ends_with(|c: char| c.is_ascii_alphabetic()));
                }
            }
        }
    }
}
