//! Reads the files of a game's `art` folder. The build script does it, so that no program has to.

use crate::kind::Kind;

const KINDS: [(&str, Kind); 7] = [
    ("mark", Kind::Mark),
    ("tile", Kind::Tile),
    ("back", Kind::Back),
    ("building", Kind::Building),
    ("figure", Kind::Figure),
    ("figure-from-above", Kind::FigureFromAbove),
    ("giant", Kind::Giant),
];

/// What the file of a drawing says.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Read {
    pub(crate) kind: Kind,
    pub(crate) ground: Option<u8>,
    pub(crate) sign: Option<char>,
    pub(crate) poster: Option<u8>,
    pub(crate) shapes: String,
}

/// The root of every drawing begins like this.
const ROOT: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"";

/// Reads a drawing.
pub(crate) fn drawing(text: &str) -> Result<Read, String> {
    let rest = text.strip_prefix(ROOT).ok_or_else(|| format!("it must begin with {ROOT}"))?;
    let (head, rest) = rest.split_once('>').ok_or("its first tag does not end")?;
    let shapes = rest.trim_end().strip_suffix("</svg>").ok_or("it must end with </svg>")?;
    let kind = value(head, "data-kind").ok_or("data-kind is missing")?;
    let found = KINDS.iter().find(|(name, _)| *name == kind);
    let names = KINDS.map(|(name, _)| name).join(", ");
    let &(_, kind) = found.ok_or_else(|| format!("data-kind is {kind}; it can be {names}"))?;
    let number = |key: &str| {
        let given = value(head, key);
        given
            .map(|text| text.parse().map_err(|_| format!("{key} is {text}; it must be a number to 255")))
            .transpose()
    };
    let sign = value(head, "data-sign").map(|text| {
        let mut letters = text.chars();
        let one = letters.next().filter(|_| letters.next().is_none());
        one.ok_or_else(|| format!("data-sign is {text:?}; it must be one letter"))
    });
    Ok(Read {
        kind,
        ground: number("data-ground")?,
        sign: sign.transpose()?,
        poster: number("data-poster")?,
        shapes: bare(shapes)?,
    })
}

fn value<'a>(head: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = head.split_once(&format!(" {key}=\""))?;
    Some(rest.split_once('"')?.0)
}

/// The shapes without comments and line ends.
fn bare(mut shapes: &str) -> Result<String, String> {
    let mut bare = String::new();
    while let Some((before, comment)) = shapes.split_once("<!--") {
        bare.push_str(before);
        shapes = comment.split_once("-->").ok_or("a comment does not end")?.1;
    }
    bare.push_str(shapes);
    Ok(bare.lines().collect::<Vec<_>>().join(" ").trim().replace("> <", "><"))
}

/// The themes, in the order of their accents.
const THEMES: [&str; 3] = ["night-shift", "blueprint", "high-contrast"];

/// Reads the accents of a game, one for each theme.
pub(crate) fn accents(css: &str) -> Result<[&str; 3], String> {
    let mut accents = [""; 3];
    for (accent, theme) in accents.iter_mut().zip(THEMES) {
        let key = format!("--accent-{theme}:");
        let (_, rest) = css.split_once(&key).ok_or_else(|| format!("{key} is missing"))?;
        let colour = rest.split(';').next().unwrap_or_default().trim();
        let is_hex = colour
            .strip_prefix('#')
            .is_some_and(|digits| digits.len() == 6 && digits.chars().all(|digit| digit.is_ascii_hexdigit()));
        if !is_hex {
            return Err(format!("{key} is {colour}; it must be a colour like #35c9b4"));
        }
        *accent = colour;
    }
    Ok(accents)
}
