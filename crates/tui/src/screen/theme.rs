//! Theme: what tones look like, with colours or without; every meaning also has a letter or a word.

use ratatui::style::{Color, Modifier, Style};
use scene::Tone;

/// How texts are painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    colours: bool,
}

/// The glyphs by which seats are told apart, besides their colours.
const SIDES: [(char, u8); 8] =
    [('●', 80), ('▲', 176), ('■', 150), ('◆', 111), ('★', 180), ('○', 210), ('△', 117), ('□', 187)];

/// The patterns of grounds.
const GROUNDS: [(char, u8); 9] = [
    ('·', 245),
    ('~', 75),
    ('^', 137),
    ('#', 245),
    ('"', 107),
    (':', 180),
    ('-', 245),
    ('=', 220),
    ('%', 137),
];

impl Theme {
    pub(crate) fn new(colours: bool) -> Theme {
        Theme { colours }
    }

    /// The style of a tone.
    pub(super) fn tone(self, tone: Tone) -> Style {
        let plain = Style::new();
        match tone {
            Tone::Plain => plain,
            Tone::Side(seat) => self.colour(plain, SIDES[usize::from(seat) % SIDES.len()].1),
            Tone::May => self.colour(plain.add_modifier(Modifier::BOLD), 220),
            Tone::Asked => self.colour(plain.add_modifier(Modifier::BOLD), 208),
            Tone::Harm => self.colour(plain, 203),
            Tone::Help => self.colour(plain, 114),
            Tone::Heat => self.colour(plain, 209),
            Tone::Power => self.colour(plain.add_modifier(Modifier::BOLD), 117),
            Tone::Spent => plain.add_modifier(Modifier::DIM),
            Tone::Ground(ground) => self.colour(plain, GROUNDS[usize::from(ground) % GROUNDS.len()].1),
        }
    }

    /// A title.
    pub(super) fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Less important than the rest.
    pub(super) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Where the highlight is.
    pub(super) fn here(self) -> Style {
        self.tone(Tone::May).add_modifier(Modifier::REVERSED)
    }

    fn colour(self, style: Style, index: u8) -> Style {
        if self.colours { style.fg(Color::Indexed(index)) } else { style }
    }
}

/// The glyph of a seat.
pub(super) fn side(seat: u8) -> char {
    SIDES[usize::from(seat) % SIDES.len()].0
}

/// The pattern of a ground.
pub(super) fn ground(tone: Tone) -> char {
    match tone {
        Tone::Ground(ground) => GROUNDS[usize::from(ground) % GROUNDS.len()].0,
        Tone::Side(seat) => side(seat),
        Tone::Harm => '!',
        Tone::Help => '+',
        Tone::Heat => '^',
        Tone::Plain | Tone::May | Tone::Asked | Tone::Power | Tone::Spent => '·',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_nothing_is_coloured() {
        let tones = [
            Tone::Plain,
            Tone::Side(3),
            Tone::May,
            Tone::Asked,
            Tone::Harm,
            Tone::Help,
            Tone::Heat,
            Tone::Power,
            Tone::Spent,
            Tone::Ground(200),
        ];
        for tone in tones {
            assert_eq!(Theme::new(false).tone(tone).fg, None, "{tone:?}");
        }
        assert!(Theme::new(true).tone(Tone::Harm).fg.is_some());
        assert_ne!(side(0), side(1));
    }
}
