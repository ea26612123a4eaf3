//! Whose fault it is: an entry of a pack can make the reader find fault with an entry of another one, such as of two
//! with the same code. The author is shown the entry of their own.

use crate::edge::faults::place_of;
use catalog::Playable;
use kernel::{Fault, PackFault, PackText};
use std::ops::Range;

/// The most entries that are tried.
const TRIED_MAX: usize = 500;

/// An entry of a file: one of its tables in double brackets with all below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its place in the text.
    pub span: Range<usize>,
    /// Its code, if it has one.
    pub code: Option<String>,
}

/// The faults; those of other files than `own`, by number, are put to the entry of `own` without which they would not
/// be there. What was found in `own` comes first.
pub fn blamed<G: Playable>(found: Vec<PackFault>, files: &[PackText], own: Range<usize>) -> Vec<PackFault> {
    let is_own = |fault: &PackFault| files[own.clone()].iter().any(|file| file.file == fault.file);
    let (mine, others): (Vec<PackFault>, Vec<PackFault>) = found.into_iter().partition(is_own);
    if others.is_empty() {
        return mine;
    }
    let mut tried: Vec<(usize, Range<usize>, Vec<PackFault>)> = Vec::new();
    for number in own {
        for entry in entries_of(&files[number].text).into_iter().take(TRIED_MAX.saturating_sub(tried.len())) {
            let mut without = files.to_vec();
            without[number].text = blanked(&files[number].text, &entry.span);
            tried.push((number, entry.span, G::content(&without).err().unwrap_or_default()));
        }
    }
    let put = |fault: PackFault| {
        let causes = |(_, _, left): &&(usize, Range<usize>, Vec<PackFault>)| !left.contains(&fault);
        match tried.iter().find(causes) {
            None => fault,
            Some((number, span, _)) => of_entry(&fault, files, *number, span),
        }
    };
    mine.into_iter().chain(others.into_iter().map(put)).collect()
}

/// The fault at an entry of another file, with the place where it was found.
fn of_entry(found: &PackFault, files: &[PackText], number: usize, span: &Range<usize>) -> PackFault {
    let PackFault { file, fault } = found;
    let there = files.iter().find(|known| known.file == *file).map_or("", |known| known.text.as_str());
    let (line, column) = place_of(there, fault.span.start);
    let see = format!("see {file}:{line}:{column}");
    let help = fault.help.iter().chain([&see]).map(String::as_str).collect::<Vec<&str>>().join("; ");
    let text = &files[number].text;
    let head = text[span.clone()].find('\n').map_or(span.end, |newline| span.start + newline);
    let fault = Fault { span: span.start..head, what: fault.what.clone(), help: Some(help) };
    PackFault { file: files[number].file.clone(), fault }
}

/// The text without what stands there, every line where it was.
fn blanked(text: &str, span: &Range<usize>) -> String {
    let blank: String = text[span.clone()].chars().filter(|letter| *letter == '\n').collect();
    format!("{}{blank}{}", &text[..span.start], &text[span.end..])
}

/// The entries of a file, in their order.
pub fn entries_of(text: &str) -> Vec<Entry> {
    let mut starts: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if let Some(name) = line.trim().strip_prefix("[[").and_then(|rest| rest.split("]]").next()) {
            let is_below = starts.last().is_some_and(|(_, above)| name.starts_with(&format!("{above}.")));
            if !is_below {
                starts.push((at, name));
            }
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]);
    let entry = |(start, end): (usize, usize)| Entry { span: start..end, code: code_in(&text[start..end]) };
    starts.iter().map(|(start, _)| *start).zip(ends).map(entry).collect()
}

/// The code of the entry: of its first lines, not of what is below it.
fn code_in(entry: &str) -> Option<String> {
    let mut lines = entry.lines().skip(1).take_while(|line| !line.trim_start().starts_with('['));
    lines.find_map(|line| {
        let (key, value) = line.split_once('=')?;
        let value = value.trim().parse::<toml_edit::Value>().ok().filter(|_| key.trim() == "code")?;
        value.as_str().map(str::to_owned)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_with_all_below_them() {
        let text = "# mine\n[[card]]\ncode = \"A\"\n[[card.effect]]\ncode = \"no\"\n\n[[deck]]\ncards = []\n";
        let entries = entries_of(text);
        let codes: Vec<Option<&str>> = entries.iter().map(|entry| entry.code.as_deref()).collect();
        assert_eq!(codes, [Some("A"), None]);
        assert!(text[entries[0].span.clone()].ends_with("\"no\"\n\n"));
        assert_eq!(blanked("a\nb\nc", &(0..4)), "\n\nc");
        assert_eq!(entries_of("a = 1\n"), []);
    }
}
