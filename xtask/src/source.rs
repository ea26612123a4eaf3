//! A simple reader of Rust source: it tells code, comments, texts and test code apart.

use std::iter;
use std::ops::Range;

/// One word, number or sign of the code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) at: usize,
    pub(crate) text: &'a str,
}

/// A function with a body.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Function<'a> {
    pub(crate) name: &'a str,
    pub(crate) at: usize,
    pub(crate) lines: usize,
}

/// The source with comments, strings and characters blanked.
pub(crate) fn code_of(source: &str) -> String {
    without(source, spans(source).into_iter().map(|(_, range)| range))
}

/// The string literals of the source, each with the place of its opening quote.
pub(crate) fn literals(source: &str) -> Vec<Token<'_>> {
    let texts = spans(source).into_iter().filter(|(span, _)| *span == Span::Text);
    texts
        .filter_map(|(_, range)| {
            let whole = &source[range.clone()];
            let (open, close) = (whole.find('"')?, whole.rfind('"')?);
            (open < close).then(|| Token { at: range.start + open, text: &whole[open + 1..close] })
        })
        .collect()
}

/// The line, from 1, of a place in the text.
pub(crate) fn line_at(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count()
}

/// Words, numbers and signs of blanked code; `::` and `=>` are one sign each.
pub(crate) fn tokens(code: &str) -> Vec<Token<'_>> {
    let bytes = code.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let length = match bytes[at] {
            byte if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            byte if is_word(byte) => bytes[at..].iter().take_while(|&&b| is_word(b)).count(),
            _ if bytes[at..].starts_with(b"::") || bytes[at..].starts_with(b"=>") => 2,
            _ => 1,
        };
        tokens.push(Token { at, text: &code[at..at + length] });
        at += length;
    }
    tokens
}

/// Whether the texts of the tokens begin with this pattern.
pub(crate) fn begins(tokens: &[Token<'_>], pattern: &[&str]) -> bool {
    tokens.len() >= pattern.len() && tokens.iter().zip(pattern).all(|(t, p)| t.text == *p)
}

/// Every function with a body, with the number of lines from `fn` to its closing brace.
pub(crate) fn functions(code: &str) -> Vec<Function<'_>> {
    let tokens = tokens(code);
    let heads = tokens.windows(2).enumerate();
    heads
        .filter(|(_, pair)| pair[0].text == "fn" && is_name(pair[1].text))
        .filter_map(|(index, pair)| {
            let body = body_of(&tokens[index..])?;
            let end = closing(&tokens[index + body..])? + index + body;
            Some(Function {
                name: pair[1].text,
                at: pair[0].at,
                lines: line_at(code, tokens[end].at) - line_at(code, pair[0].at) + 1,
            })
        })
        .collect()
}

/// The parts of blanked code that are compiled only for tests, and the names of modules in test files.
pub(crate) fn tests_in(code: &str) -> (Vec<Range<usize>>, Vec<String>) {
    let tokens = tokens(code);
    let mut ranges = Vec::new();
    let mut modules = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        if begins(&tokens[index..], &["#", "!", "[", "cfg", "(", "test", ")"]) {
            return (iter::once(0..code.len()).collect(), modules);
        }
        if !is_test_attribute(&tokens[index..]) {
            index += 1;
            continue;
        }
        let item = index + attributes_before(&tokens[index..]);
        let end = item + item_length(&tokens[item..]);
        let last = tokens[end - 1];
        if let Some(name) = outside_module(&tokens[item..end]) {
            modules.push(name.to_owned());
        }
        ranges.push(tokens[index].at..last.at + last.text.len());
        index = end;
    }
    (ranges, modules)
}

/// The text with these ranges blanked; every other byte keeps its place.
pub(crate) fn without(text: &str, ranges: impl IntoIterator<Item = Range<usize>>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for range in ranges {
        for byte in &mut bytes[range] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
    }
    String::from_utf8(bytes).expect("only whole letters were replaced by spaces")
}

pub(crate) fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn is_name(text: &str) -> bool {
    text.bytes().all(is_word) && !text.as_bytes()[0].is_ascii_digit()
}

fn is_test_attribute(tokens: &[Token<'_>]) -> bool {
    begins(tokens, &["#", "[", "cfg", "(", "test", ")"])
        || begins(tokens, &["#", "[", "cfg", "(", "all", "(", "test"])
        || begins(tokens, &["#", "[", "test", "]"])
}

/// How many tokens the attributes in front of an item take.
fn attributes_before(tokens: &[Token<'_>]) -> usize {
    let mut index = 0;
    while begins(&tokens[index..], &["#", "["]) {
        match closing(&tokens[index + 1..]) {
            Some(end) => index += end + 2,
            None => return tokens.len(),
        }
    }
    index
}

/// How many tokens an item takes: up to its `;`, to the end of its braces, or to the bracket around it.
fn item_length(tokens: &[Token<'_>]) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 0 => return index,
            "}" if depth == 1 => return index + 1,
            ")" | "]" | "}" => depth -= 1,
            ";" if depth == 0 => return index + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// The name in `mod name;`.
fn outside_module<'a>(item: &[Token<'a>]) -> Option<&'a str> {
    let [.., word, name, end] = item else {
        return None;
    };
    (word.text == "mod" && end.text == ";").then_some(name.text)
}

/// The index of the `{` that opens a function's body, if it has one.
fn body_of(tokens: &[Token<'_>]) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" => depth += 1,
            ")" | "]" => depth = depth.saturating_sub(1),
            "{" if depth == 0 => return Some(index),
            ";" if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The index of the bracket that closes the first one.
pub(crate) fn closing(tokens: &[Token<'_>]) -> Option<usize> {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(index);
        }
    }
    None
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Span {
    Comment,
    Text,
}

/// The places of comments and texts, in order.
fn spans(source: &str) -> Vec<(Span, Range<usize>)> {
    let mut spans = Vec::new();
    let mut at = 0;
    while at < source.len() {
        let word_before = at > 0 && is_word(source.as_bytes()[at - 1]);
        match span_at(&source[at..], word_before) {
            Some((span, length)) => {
                spans.push((span, at..at + length));
                at += length;
            }
            None => at += source[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    spans
}

/// The comment or text that begins here, with its length.
fn span_at(rest: &str, word_before: bool) -> Option<(Span, usize)> {
    let bytes = rest.as_bytes();
    match bytes[0] {
        b'/' if rest.starts_with("//") => Some((Span::Comment, rest.find('\n').unwrap_or(rest.len()))),
        b'/' if rest.starts_with("/*") => Some((Span::Comment, block_comment(bytes))),
        b'"' => Some((Span::Text, quoted(bytes))),
        b'\'' => character(rest).map(|length| (Span::Text, length)),
        b'r' | b'b' | b'c' if !word_before => prefixed(rest).map(|length| (Span::Text, length)),
        _ => None,
    }
}

fn block_comment(bytes: &[u8]) -> usize {
    let (mut at, mut depth) = (2, 1);
    while at < bytes.len() && depth > 0 {
        if bytes[at..].starts_with(b"/*") {
            (at, depth) = (at + 2, depth + 1);
        } else if bytes[at..].starts_with(b"*/") {
            (at, depth) = (at + 2, depth - 1);
        } else {
            at += 1;
        }
    }
    at
}

/// The length of a quoted string with escapes.
fn quoted(bytes: &[u8]) -> usize {
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// The length of a character literal; none where the quote begins a lifetime.
fn character(rest: &str) -> Option<usize> {
    let mut after = rest[1..].char_indices();
    let (_, first) = after.next()?;
    if first == '\\' {
        after.next();
        let (end, _) = after.find(|&(_, sign)| sign == '\'' || sign == '\n')?;
        return Some(end + 2);
    }
    let (end, second) = after.next()?;
    (second == '\'').then_some(end + 2)
}

/// The length of `r"…"`, `r#"…"#`, `b"…"`, `br"…"`, `c"…"`, `b'…'`.
fn prefixed(rest: &str) -> Option<usize> {
    let letters = rest.bytes().take_while(u8::is_ascii_lowercase).count();
    let (prefix, body) = rest.split_at(letters);
    match prefix {
        "r" | "br" | "cr" => {
            let hashes = body.bytes().take_while(|&byte| byte == b'#').count();
            let text = body[hashes..].strip_prefix('"')?;
            let end = format!("\"{}", "#".repeat(hashes));
            let length = text.find(&end).map_or(text.len(), |at| at + end.len());
            Some(letters + hashes + 1 + length)
        }
        "b" | "c" if body.starts_with('"') => Some(letters + quoted(body.as_bytes())),
        "b" if body.starts_with('\'') => Some(letters + character(body)?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{code_of, functions, line_at, literals, tests_in, without};

    fn words(code: &str) -> Vec<&str> {
        code.split_whitespace().collect()
    }

    #[test]
    fn comments_and_texts_are_blanked_in_place() {
        let source = "a /* f32 /* b */ f64 */ c // HashMap\nd \"std::fs \\\" e\" f";
        let code = code_of(source);
        assert_eq!(words(&code), ["a", "c", "d", "f"]);
        assert_eq!(code.len(), source.len());
        assert_eq!(line_at(&code, code.find('d').expect("d stays")), 2);
    }

    #[test]
    fn raw_texts_end_at_their_own_hashes() {
        let code = code_of("a r#\"x \" y\"# b br\"\\\" c r#type d");
        assert_eq!(words(&code), ["a", "b", "c", "r#type", "d"]);
    }

    #[test]
    fn characters_are_texts_and_lifetimes_are_code() {
        let code = code_of("f::<'a>('{', '\\'', b'\"', '\\u{7d}', 'é', \"x\") 'outer: loop");
        assert_eq!(words(&code), ["f::<'a>(", ",", ",", ",", ",", ",", ")", "'outer:", "loop"]);
    }

    #[test]
    fn a_text_that_spans_lines_keeps_the_lines() {
        assert_eq!(code_of("a \"x\ny\" b").matches('\n').count(), 1);
        assert_eq!(words(&code_of("é \"ü\" à")), ["é", "à"]);
    }

    #[test]
    fn literals_come_without_quotes_and_not_from_comments() {
        let source = "f(\"one\"); // \"two\"\ng(r#\"three\"#, 'x')";
        let found: Vec<_> = literals(source).into_iter().map(|token| token.text).collect();
        assert_eq!(found, ["one", "three"]);
        assert_eq!(&source[literals(source)[0].at..][..4], "\"one");
    }

    #[test]
    fn function_lengths_run_from_the_name_to_the_closing_brace() {
        let source = "trait T { fn bare(&self) -> [u8; 2]; }\n\
                      fn one() {}\n\
                      pub fn four<F: Fn(u8)>(f: F)\nwhere\n    F: Clone,\n{ let c = '}'; \"}\"; }\n\
                      type P = fn(u8) -> u8;\n";
        let code = code_of(source);
        let found: Vec<_> = functions(&code).iter().map(|f| (f.name, f.lines)).collect();
        assert_eq!(found, [("one", 1), ("four", 4)]);
    }

    fn without_tests(code: &str) -> (String, Vec<String>) {
        let (ranges, outside) = tests_in(code);
        (without(code, ranges), outside)
    }

    #[test]
    fn items_for_tests_are_blanked_and_nothing_else() {
        let source = "fn a() {}\n#[cfg(test)]\n#[allow(dead_code)]\nmod tests { fn b() { c() } }\nfn d() {}\n\
                      #[cfg(test)]\nuse e;\nfn f() {}\n#[test]\nfn g() {}\n";
        let (live, outside) = without_tests(&code_of(source));
        assert_eq!(words(&live), ["fn", "a()", "{}", "fn", "d()", "{}", "fn", "f()", "{}"]);
        assert!(outside.is_empty());
    }

    #[test]
    fn modules_for_tests_in_other_files_are_named() {
        let (live, outside) = without_tests("#[cfg(test)]\nmod oracle;\nmod real;\n");
        assert_eq!(outside, ["oracle"]);
        assert_eq!(words(&live), ["mod", "real;"]);
        assert_eq!(without_tests("#![cfg(test)]\nfn a() {}").0.trim(), "");
    }
}
