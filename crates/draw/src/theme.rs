//! Themes: what tones look like. Every pair of colours with words or marks meets WCAG AA.

use scene::Tone;
use std::fmt;
use std::str::FromStr;

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// A hangar at night: dark floor, work lamps.
    #[default]
    NightShift,
    /// Ink on warm paper.
    Blueprint,
    /// Black and white, with as few colours as possible.
    HighContrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::NightShift, Theme::Blueprint, Theme::HighContrast];

    /// The name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Theme::NightShift => "night-shift",
            Theme::Blueprint => "blueprint",
            Theme::HighContrast => "high-contrast",
        }
    }

    /// The accent of a game.
    pub(crate) fn accent(self, game: &str) -> &'static str {
        art::accents(game).map_or(self.palette().accent, |accents| accents[self as usize])
    }

    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Theme::NightShift => &NIGHT_SHIFT,
            Theme::Blueprint => &BLUEPRINT,
            Theme::HighContrast => &HIGH_CONTRAST,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = String;

    fn from_str(text: &str) -> Result<Theme, String> {
        let names = Theme::ALL.map(Theme::name).join(", ");
        let found = Theme::ALL.into_iter().find(|theme| theme.name() == text);
        found.ok_or_else(|| format!("`{text}` is no theme; there are {names}"))
    }
}

/// The colours of a theme.
#[derive(Debug)]
pub(crate) struct Palette {
    /// The ground of the picture.
    pub(crate) floor: &'static str,
    /// Panels.
    pub(crate) raised: &'static str,
    /// Cards and dice.
    pub(crate) plate: &'static str,
    /// Borders.
    pub(crate) line: &'static str,
    pub(crate) text: &'static str,
    pub(crate) dim: &'static str,
    /// The paint of backs.
    pub(crate) back: &'static str,
    /// Shadows below raised things.
    pub(crate) shadow: &'static str,
    may: &'static str,
    asked: &'static str,
    harm: &'static str,
    help: &'static str,
    heat: &'static str,
    power: &'static str,
    spent: &'static str,
    sides: [&'static str; 8],
    ground: [&'static str; 9],
    /// The colours of tiles.
    tiles: [&'static str; 6],
    /// The accent of games that have none.
    accent: &'static str,
}

impl Palette {
    pub(crate) fn tone(&self, tone: Tone) -> &'static str {
        match tone {
            Tone::Plain => self.dim,
            Tone::Side(seat) => self.side(seat),
            Tone::May => self.may,
            Tone::Asked => self.asked,
            Tone::Harm => self.harm,
            Tone::Help => self.help,
            Tone::Heat => self.heat,
            Tone::Power => self.power,
            Tone::Spent => self.spent,
            Tone::Ground(kind) => self.ground(kind),
        }
    }

    pub(crate) fn side(&self, seat: u8) -> &'static str {
        self.sides[usize::from(seat) % self.sides.len()]
    }

    pub(crate) fn ground(&self, kind: u8) -> &'static str {
        self.ground[usize::from(kind) % self.ground.len()]
    }

    pub(crate) fn tile(&self, kind: u8) -> &'static str {
        self.tiles[usize::from(kind) % self.tiles.len()]
    }
}

static NIGHT_SHIFT: Palette = Palette {
    floor: "#0c1116",
    raised: "#151d25",
    plate: "#212d38",
    line: "#43566a",
    text: "#eef3f5",
    dim: "#a9bac7",
    back: "#182a3a",
    shadow: "#05080b",
    may: "#ffd23f",
    asked: "#ff9447",
    harm: "#ff7a75",
    help: "#66d695",
    heat: "#ffa866",
    power: "#86c9ff",
    spent: "#97a6b2",
    sides: ["#5ec8c2", "#f0a35e", "#b79cf2", "#e8dd6a", "#7fb0ff", "#f08fb8", "#9bd36b", "#d8dee4"],
    ground: [
        "#1f2a33", "#2b3a2c", "#1d3347", "#3a3226", "#33293a", "#2c2c2c", "#2c3138", "#3b350f", "#3c2a22",
    ],
    tiles: ["#75292b", "#1f6142", "#6b5509", "#24518c", "#4b5560", "#5b3a78"],
    accent: "#a9bac7",
};

static BLUEPRINT: Palette = Palette {
    floor: "#f3eee2",
    raised: "#fbf8f0",
    plate: "#ffffff",
    line: "#7d93ad",
    text: "#12264a",
    dim: "#44597a",
    back: "#dbe4ee",
    shadow: "#d9d1bf",
    may: "#8a5a00",
    asked: "#ad3f08",
    harm: "#ae1d27",
    help: "#17653a",
    heat: "#984400",
    power: "#124f9c",
    spent: "#566578",
    sides: ["#0b6b66", "#9a4a00", "#5b3fa8", "#6b5d00", "#1d4fa8", "#a02a63", "#3d6b12", "#3b4754"],
    ground: [
        "#eee8d9", "#dfe8d2", "#d5e5f2", "#efdfc4", "#e6dcee", "#e2e2e2", "#d9dad6", "#fae9a4", "#ecd3c2",
    ],
    tiles: ["#f4b3a6", "#b5dfb6", "#f5dc7c", "#b3d0f4", "#d2d2cd", "#d9c3ec"],
    accent: "#44597a",
};

static HIGH_CONTRAST: Palette = Palette {
    floor: "#000000",
    raised: "#000000",
    plate: "#000000",
    line: "#ffffff",
    text: "#ffffff",
    dim: "#ffffff",
    back: "#000000",
    shadow: "#000000",
    may: "#ffff00",
    asked: "#ffb000",
    harm: "#ff8a8a",
    help: "#8aff9e",
    heat: "#ffc080",
    power: "#9ad7ff",
    spent: "#d0d0d0",
    sides: ["#7df9ff", "#ffc078", "#d9b8ff", "#ffff7d", "#a8ccff", "#ffb3d6", "#c3ff8a", "#ffffff"],
    ground: [
        "#000000", "#0a1f0a", "#00162b", "#241800", "#1d0a24", "#1a1a1a", "#242424", "#332e00", "#331a00",
    ],
    tiles: ["#661111", "#00452a", "#544300", "#00377d", "#3a3a3a", "#44185f"],
    accent: "#ffffff",
};

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn contrast_is_measured_as_it_should_be() {
        assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
        assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
    }

    #[test]
    fn every_pair_meets_aa() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            let tones = [
                Tone::May,
                Tone::Asked,
                Tone::Harm,
                Tone::Help,
                Tone::Heat,
                Tone::Power,
                Tone::Spent,
                Tone::Plain,
            ];
            let inks = tones.into_iter().chain((0..8).map(Tone::Side)).map(|tone| palette.tone(tone));
            let inks = inks
                .chain([palette.text, palette.dim])
                .chain(art::games().map(|game| theme.accent(game)))
                .chain([palette.accent]);
            for ink in inks {
                for ground in [palette.floor, palette.raised, palette.plate, palette.back] {
                    let ratio = contrast(ink, ground);
                    assert!(ratio >= 4.5, "{theme}: {ink} on {ground} has {ratio:.2}");
                }
            }
            for ground in palette.ground.into_iter().chain(palette.tiles) {
                let ratio = contrast(palette.text, ground);
                assert!(ratio >= 4.5, "{theme}: words on {ground} have {ratio:.2}");
            }
        }
    }

    #[test]
    fn themes_are_found_by_name() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        assert!("neon".parse::<Theme>().is_err());
    }
}
