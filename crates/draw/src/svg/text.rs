//! Text that fits: measured by a small table of widths, shortened with an ellipsis, broken into lines.

/// The type of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Font {
    /// In pixels.
    pub(crate) size: f64,
    /// Titles and numbers are condensed.
    pub(crate) condensed: bool,
    pub(crate) bold: bool,
}

impl Font {
    /// Words to read.
    pub(crate) const fn text(size: f64) -> Font {
        Font { size, condensed: false, bold: false }
    }

    /// Titles and numbers.
    pub(crate) const fn title(size: f64) -> Font {
        Font { size, condensed: true, bold: true }
    }

    /// Small print of plates.
    pub(crate) const fn plate(size: f64) -> Font {
        Font { size, condensed: true, bold: false }
    }

    /// The estimated width of a text, rather too wide than too narrow.
    pub(crate) fn width(self, text: &str) -> f64 {
        let hundredths: u32 = text.chars().map(advance).sum();
        let factor = match (self.condensed, self.bold) {
            (true, true) => 0.90,
            (true, false) => 0.86,
            (false, true) => 1.09,
            (false, false) => 1.03,
        };
        f64::from(hundredths) / 100.0 * self.size * factor
    }

    /// The text, or as much of its beginning as fits, with an ellipsis.
    pub(crate) fn fit(self, text: &str, width: f64) -> String {
        if text.is_empty() || self.width(text) <= width {
            return text.to_owned();
        }
        let mut kept = String::new();
        for letter in text.chars() {
            let longer = format!("{kept}{letter}…");
            if self.width(&longer) > width {
                break;
            }
            kept.push(letter);
        }
        format!("{}…", kept.trim_end())
    }

    /// The text in at most this many lines. The last ends in an ellipsis if something is left out.
    pub(crate) fn wrap(self, text: &str, width: f64, lines_max: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut line = word.to_owned();
            while let Some(next) = words.peek() {
                let longer = format!("{line} {next}");
                if self.width(&longer) > width {
                    break;
                }
                line = longer;
                words.next();
            }
            if lines.len() + 1 == lines_max && words.peek().is_some() {
                line = format!("{line} {}", words.collect::<Vec<_>>().join(" "));
                lines.push(self.fit(&line, width));
                return lines;
            }
            lines.push(self.fit(&line, width));
        }
        lines
    }
}

/// The width of a letter in hundredths of the size, in a usual sans-serif face.
fn advance(letter: char) -> u32 {
    match letter {
        'i' | 'j' | 'l' | '\'' => 23,
        ' ' | '.' | ',' | ':' | ';' | '!' | '|' | 'I' | 'f' | 't' | '/' | '\\' | '[' | ']' => 29,
        'r' | '(' | ')' | '-' | '`' | '"' | '{' | '}' | '·' => 35,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' | 'J' | '*' | '^' => 51,
        'a'..='z' | '0'..='9' | '?' | '_' | '$' | '#' => match letter {
            'm' => 86,
            'w' => 74,
            _ => 57,
        },
        'M' | 'W' | '%' | '@' | '…' | '—' | '→' | '←' | '↑' | '↓' => 98,
        'G' | 'O' | 'Q' | 'C' | 'D' | 'H' | 'N' | 'R' | 'U' => 75,
        'A'..='Z' | '&' | '+' | '=' | '<' | '>' | '×' | '±' | '~' => 66,
        '\u{1100}'.. => 104,
        _ => 68,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FONT: Font = Font::text(10.0);

    #[test]
    fn what_fits_stays_and_what_does_not_ends_in_an_ellipsis() {
        assert_eq!(FONT.fit("Lamp Bot", 200.0), "Lamp Bot");
        let cut = FONT.fit("Spare-Parts Bot with a very long name", 80.0);
        assert!(cut.ends_with('…') && cut.starts_with("Spare-Parts"), "{cut}");
        assert!(FONT.width(&cut) <= 80.0);
        assert_eq!(FONT.fit("anything", 1.0), "…");
    }

    #[test]
    fn lines_are_broken_between_words_and_none_is_too_wide() {
        let text = "Choose any Stak with a face-down card, yours too: turn its uppermost one up.";
        let lines = FONT.wrap(text, 120.0, 9);
        assert_eq!(lines.join(" "), text);
        assert!(lines.iter().all(|line| FONT.width(line) <= 120.0));
        let cut = FONT.wrap(text, 120.0, 2);
        assert_eq!(cut.len(), 2);
        assert!(cut[1].ends_with('…') && FONT.width(&cut[1]) <= 120.0, "{cut:?}");
        assert_eq!(FONT.wrap("", 120.0, 2), Vec::<String>::new());
        assert!(FONT.width(&FONT.wrap("Unverhältnismäßigkeitsprüfung", 40.0, 3)[0]) <= 40.0);
    }

    #[test]
    fn wide_and_foreign_letters_are_not_measured_too_narrow() {
        assert!(FONT.width("ЖЩМ") > FONT.width("iii"));
        assert!(FONT.width("機械") > 20.0);
        assert!(Font::title(10.0).width("Courier") < Font::text(10.0).width("Courier"));
    }
}
