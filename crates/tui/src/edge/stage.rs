//! The stage: where the program speaks and listens, a terminal, a pipe or a test.

use super::paint::{Accent, Paint};
use crate::failure::Run;
use std::io::{BufRead, Read, Write};
use words::{Message, Speaker};

/// The longest line that is read.
const LINE_MAX: u64 = 64 * 1024;

/// The narrowest and the widest lines on a terminal.
const WIDTHS: (usize, usize) = (40, 100);

/// Where the program speaks and listens.
pub struct Stage<'a> {
    input: Box<dyn BufRead + 'a>,
    output: Box<dyn Write + 'a>,
    speaker: &'a Speaker,
    paint: Paint,
    manner: Manner,
}

/// What kind of stage it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Whether a person types.
    pub is_typed: bool,
    /// Whether the output is a screen that can be cleared.
    pub is_screen: bool,
    /// How wide the lines may be; any width without it.
    pub width: Option<usize>,
}

impl<'a> Stage<'a> {
    /// A stage on these streams.
    pub fn new(
        input: impl BufRead + 'a,
        output: impl Write + 'a,
        speaker: &'a Speaker,
        paint: Paint,
        manner: Manner,
    ) -> Stage<'a> {
        let width = manner.width.map(|width| width.clamp(WIDTHS.0, WIDTHS.1));
        let manner = Manner { width, ..manner };
        Stage { input: Box::new(input), output: Box::new(output), speaker, paint, manner }
    }

    /// Whether a person types.
    pub fn is_typed(&self) -> bool {
        self.manner.is_typed
    }

    /// Whether a whole screen can be drawn on and keys can be heard.
    pub fn is_whole_screen(&self) -> bool {
        self.manner.is_typed && self.manner.is_screen
    }

    /// The message in the reader's language.
    pub fn words(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// Says a message.
    pub fn say(&mut self, message: &Message) -> Run {
        let text = self.words(message);
        self.lines("", "", None, &text)
    }

    /// Says a message in the colour of its accent.
    pub fn say_as(&mut self, accent: Accent, message: &Message) -> Run {
        let text = self.words(message);
        self.lines("", "", Some(accent), &text)
    }

    /// Says a message as an item of a list; one that is indented goes on with the item before.
    pub fn item(&mut self, message: &Message) -> Run {
        let text = self.words(message);
        if text.starts_with(' ') {
            return self.lines("", "", None, &text);
        }
        self.lines("  - ", "    ", None, &text)
    }

    /// Says something that can be chosen by its mark.
    pub fn choice(&mut self, mark: &str, text: &str) -> Run {
        let lead = format!("{mark:>4}. ");
        let hanging = " ".repeat(lead.chars().count());
        let painted = self.paint.paint(Accent::Choice, &lead);
        let lines = self.wrapped(&lead, &hanging, text);
        for (place, line) in lines.iter().enumerate() {
            match line.strip_prefix(&lead).filter(|_| place == 0) {
                Some(rest) => writeln!(self.output, "{painted}{rest}")?,
                None => writeln!(self.output, "{line}")?,
            }
        }
        Ok(())
    }

    /// Says what a word means, beside it.
    pub(crate) fn meaning(&mut self, word: &str, message: &Message) -> Run {
        let text = self.words(message);
        self.lines(&format!("  {word:<8} "), &" ".repeat(11), None, &text)
    }

    /// Writes a text that needs no translation.
    pub fn text(&mut self, text: &str) -> Run {
        self.lines("", "", None, text)
    }

    /// Writes a text as it is, without folding its lines.
    pub fn plain(&mut self, text: &str) -> Run {
        Ok(writeln!(self.output, "{}", text.trim_end_matches('\n'))?)
    }

    /// An empty line.
    pub fn gap(&mut self) -> Run {
        Ok(writeln!(self.output)?)
    }

    /// Reads a line without the spaces around it; nothing at the end of the input.
    pub fn read(&mut self) -> Run<Option<String>> {
        if self.manner.is_typed {
            write!(self.output, "{}", self.paint.paint(Accent::Question, "> "))?;
        }
        self.read_on()
    }

    /// Reads a line in the same way where none is asked for.
    pub(crate) fn read_on(&mut self) -> Run<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        let read = (&mut self.input).take(LINE_MAX).read_until(b'\n', &mut line).unwrap_or(0);
        if read == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        Ok(Some(harmless(line.trim())))
    }

    /// Hides all that was shown, on a screen; elsewhere nothing happens.
    pub(crate) fn clear(&mut self) -> Run {
        if self.manner.is_screen {
            write!(self.output, "\u{1b}[2J\u{1b}[3J\u{1b}[H")?;
        }
        Ok(())
    }

    /// Shows everything that was written so far.
    pub fn flush(&mut self) -> Run {
        Ok(self.output.flush()?)
    }

    fn lines(&mut self, first: &str, next: &str, accent: Option<Accent>, text: &str) -> Run {
        for line in self.wrapped(first, next, text) {
            match accent {
                Some(accent) => writeln!(self.output, "{}", self.paint.paint(accent, &line))?,
                None => writeln!(self.output, "{line}")?,
            }
        }
        Ok(())
    }

    fn wrapped(&self, first: &str, next: &str, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for (place, line) in text.lines().map(harmless).enumerate() {
            let lead = if place == 0 { first } else { next };
            match self.manner.width {
                None => lines.push(format!("{lead}{line}")),
                Some(width) => lines.extend(folded(&line, width, lead, next)),
            }
        }
        lines
    }
}

/// The line without what could command a terminal: names come from files that others wrote.
pub fn harmless(line: &str) -> String {
    line.chars().filter(|letter| !letter.is_control()).collect()
}

/// The line folded between words; what was indented stays so.
fn folded(line: &str, width: usize, first: &str, next: &str) -> Vec<String> {
    let indent: String = line.chars().take_while(|letter| *letter == ' ').collect();
    let (first, next) = (format!("{first}{indent}"), format!("{next}{indent}"));
    let options = textwrap::Options::new(width)
        .initial_indent(&first)
        .subsequent_indent(&next)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::wrap(line.trim(), options).into_iter().map(std::borrow::Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edge::paint::ColorChoice;
    use words::Catalog;

    const PIPE: Manner = Manner { is_typed: false, is_screen: false, width: None };

    fn shown(manner: Manner, act: impl Fn(&mut Stage<'_>)) -> String {
        let speaker = Speaker::new(&Catalog::new(), "en");
        let paint = Paint::new(ColorChoice::Never, false, false);
        let mut output = Vec::new();
        act(&mut Stage::new(&b"first\nlast"[..], &mut output, &speaker, paint, manner));
        String::from_utf8(output).expect("what was written is text")
    }

    #[test]
    fn lines_fold_on_a_screen_only() {
        let long = "word ".repeat(20);
        assert_eq!(shown(PIPE, |stage| stage.choice("1", &long).expect("written")).lines().count(), 1);
        let narrow = Manner { width: Some(40), ..PIPE };
        let text = shown(narrow, |stage| stage.choice("1", &long).expect("written"));
        assert!(text.lines().count() > 2 && text.lines().all(|line| line.chars().count() <= 40), "{text}");
        assert!(text.lines().skip(1).all(|line| line.starts_with("      word")), "{text}");
    }

    #[test]
    fn reading_ends_with_the_input() {
        shown(PIPE, |stage| {
            assert_eq!(stage.read().expect("read").as_deref(), Some("first"));
            assert_eq!(stage.read().expect("read").as_deref(), Some("last"));
            assert_eq!(stage.read().expect("read"), None);
        });
    }

    #[test]
    fn only_a_screen_is_cleared() {
        assert_eq!(shown(PIPE, |stage| stage.clear().expect("cleared")), "");
        let screen = Manner { is_screen: true, ..PIPE };
        assert!(shown(screen, |stage| stage.clear().expect("cleared")).contains("[2J"));
    }
}
