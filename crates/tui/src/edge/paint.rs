//! Paint: colour if it is wanted, otherwise none.

use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// What a text means to the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accent {
    /// Someone is asked.
    Question,
    /// Something may be chosen.
    Choice,
    /// Harm, and refusals.
    Harm,
    /// A title.
    Title,
    /// Less important than the rest.
    Quiet,
}

/// Whether texts are painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    on: bool,
}

impl Paint {
    /// As chosen: `terminal` says whether it is one, `no_color` whether NO_COLOR is set and not empty.
    pub fn new(choice: ColorChoice, terminal: bool, no_color: bool) -> Paint {
        let on = match choice {
            ColorChoice::Auto => terminal && !no_color,
            ColorChoice::Always => true,
            ColorChoice::Never => false,
        };
        Paint { on }
    }

    /// The text in the colour of its accent.
    pub fn paint(self, accent: Accent, text: &str) -> String {
        if !self.on || text.is_empty() {
            return text.to_owned();
        }
        let code = match accent {
            Accent::Question => "1;38;5;208",
            Accent::Choice => "1;38;5;220",
            Accent::Harm => "38;5;203",
            Accent::Title => "1",
            Accent::Quiet => "2",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    /// Whether texts are painted.
    pub fn is_on(self) -> bool {
        self.on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_is_for_terminals_that_want_it() {
        let table = [
            (ColorChoice::Auto, true, false, true),
            (ColorChoice::Auto, true, true, false),
            (ColorChoice::Auto, false, false, false),
            (ColorChoice::Always, false, true, true),
            (ColorChoice::Never, true, false, false),
        ];
        for (choice, terminal, no_color, on) in table {
            let paint = Paint::new(choice, terminal, no_color);
            assert_eq!(paint.is_on(), on, "{choice:?} {terminal} {no_color}");
            assert_eq!(paint.paint(Accent::Harm, "x") == "x", !on);
        }
    }
}
