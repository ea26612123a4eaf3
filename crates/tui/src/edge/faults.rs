//! Faults in files, shown with the lines they concern.

use super::paint::Paint;
use kernel::Fault;
use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteDiagnostic, NamedSource, Report,
    ThemeCharacters, ThemeStyles,
};

/// The longest line that is drawn with its fault.
const COLUMNS_MAX: usize = 2000;
/// So much of a longer line is shown before and after its fault.
const EXCERPT: usize = 60;

/// The fault with its place, the line it stands in, and advice.
pub fn show(file: &str, text: &str, fault: &Fault, paint: Paint) -> String {
    let text = &harmless(text);
    let (line, column) = place_of(text, fault.span.start);
    let start = floor(text, fault.span.start);
    let end = floor(text, fault.span.end).max(start);
    if longest_line(text, start, end) > COLUMNS_MAX {
        return excerpt(file, text, fault, start);
    }
    let mut diagnostic = MietteDiagnostic::new(format!("{file}:{line}:{column}: {}", fault.what));
    diagnostic = diagnostic.with_label(LabeledSpan::underline(start..end));
    if let Some(help) = &fault.help {
        diagnostic = diagnostic.with_help(help.clone());
    }
    let report = Report::new(diagnostic).with_source_code(NamedSource::new(file, text.to_owned()));
    let mut shown = String::new();
    let rendered = handler(paint).render_report(&mut shown, report.as_ref());
    match rendered {
        Ok(()) => shown,
        Err(_) => format!("{file}:{line}:{column}: {}\n", fault.what),
    }
}

/// The length in bytes of the longest line between two places, and of the lines beside them.
fn longest_line(text: &str, start: usize, end: usize) -> usize {
    let before = text[..start].rmatch_indices('\n').nth(1).map_or(0, |(newline, _)| newline);
    let after = text[end..].match_indices('\n').nth(1).map_or(text.len(), |(newline, _)| end + newline);
    text[before..after].split('\n').map(str::len).max().unwrap_or(0)
}

/// The fault where lines are too long to be drawn: its place, what stands there, and advice.
fn excerpt(file: &str, text: &str, fault: &Fault, start: usize) -> String {
    let (line, column) = place_of(text, start);
    let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let line_end = text[start..].find('\n').map_or(text.len(), |newline| start + newline);
    let from = floor(text, start.saturating_sub(EXCERPT)).max(line_start);
    let to = floor(text, start + EXCERPT).min(line_end);
    let (head, tail) = (if from > line_start { "…" } else { "" }, if to < line_end { "…" } else { "" });
    let mut shown = format!("{file}:{line}:{column}: {}\n    {head}{}{tail}\n", fault.what, &text[from..to]);
    if let Some(help) = &fault.help {
        shown += &format!("    {help}\n");
    }
    shown
}

/// The text with nothing that could command a terminal, every letter where it was.
fn harmless(text: &str) -> String {
    let keep = |letter: char| !letter.is_control() || "\n\r\t".contains(letter);
    let mut kept = String::with_capacity(text.len());
    for letter in text.chars() {
        match keep(letter) {
            true => kept.push(letter),
            false => kept.extend(std::iter::repeat_n('?', letter.len_utf8())),
        }
    }
    kept
}

fn handler(paint: Paint) -> GraphicalReportHandler {
    let styles = if paint.is_on() { ThemeStyles::ansi() } else { ThemeStyles::none() };
    let theme = GraphicalTheme { characters: ThemeCharacters::ascii(), styles };
    GraphicalReportHandler::new_themed(theme).with_width(100).without_cause_chain()
}

/// Line and column of a byte, from 1.
pub fn place_of(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..floor(text, offset)];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// The nearest beginning of a letter at or before this byte.
fn floor(text: &str, offset: usize) -> usize {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edge::paint::ColorChoice;

    #[test]
    fn a_fault_names_its_place_and_shows_the_line() {
        let text = "one = 1\npowr = 2\n";
        let fault = Fault { span: 8..12, what: "no such key".to_owned(), help: Some("try power".to_owned()) };
        let shown = show("a.toml", text, &fault, Paint::new(ColorChoice::Never, false, false));
        assert!(shown.contains("a.toml:2:1: no such key"), "{shown}");
        assert!(shown.contains("powr = 2") && shown.contains("try power"), "{shown}");
        assert!(!shown.contains('\u{1b}'), "{shown}");
    }

    #[test]
    fn no_file_commands_a_terminal() {
        let fault = Fault { span: 0..1, what: "odd".to_owned(), help: None };
        let shown = show("a", "a\u{1b}[2J\u{9b}b", &fault, Paint::new(ColorChoice::Never, false, false));
        assert!(shown.contains("a?[2J??b"), "{shown}");
    }

    #[test]
    fn a_fault_far_to_the_right_is_no_panic() {
        let paint = Paint::new(ColorChoice::Never, false, false);
        for width in [70_000, 3_000] {
            let text = format!("a = 1\nb = \"{}\" nonsense\nc = 1\n", "é".repeat(width));
            let start = text.find("nonsense").expect("it is there");
            let help = Some("take it away".to_owned());
            let fault = Fault { span: start..start + 8, what: "no value".to_owned(), help };
            let shown = show("a.toml", &text, &fault, paint);
            let place = format!("a.toml:2:{}: no value", width + 8);
            assert!(shown.contains(&place) && shown.contains("nonsense"), "{shown}");
            assert!(shown.contains("take it away") && shown.len() < 1000, "{shown}");
        }
    }

    #[test]
    fn places_outside_of_the_text_are_no_panic() {
        let fault = Fault { span: 900..901, what: "far away".to_owned(), help: None };
        assert!(show("a", "é", &fault, Paint::new(ColorChoice::Never, false, false)).contains("far away"));
    }
}
