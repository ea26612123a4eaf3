//! Faults in files, shown with the lines they concern.

use super::paint::Paint;
use kernel::Fault;
use miette::{
    GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteDiagnostic, NamedSource, Report,
    ThemeCharacters, ThemeStyles,
};

/// The fault with its place, the line it stands in, and advice.
pub fn show(file: &str, text: &str, fault: &Fault, paint: Paint) -> String {
    let text = &harmless(text);
    let (line, column) = place_of(text, fault.span.start);
    let start = floor(text, fault.span.start);
    let end = floor(text, fault.span.end).max(start);
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
    fn places_outside_of_the_text_are_no_panic() {
        let fault = Fault { span: 900..901, what: "far away".to_owned(), help: None };
        assert!(show("a", "é", &fault, Paint::new(ColorChoice::Never, false, false)).contains("far away"));
    }
}
