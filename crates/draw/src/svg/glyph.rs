//! Glyphs: robots, tiles, marks, and a substitute for things without a drawing.

use super::page::{Area, Page, n};
use art::{Drawing, Kind, Paint, Part, What};

/// Draws the glyph of this name into a square, in this ink on this ground.
pub(crate) fn draw(page: &mut Page<'_>, name: &str, area: Area, ink: &str, ground: &str) {
    let side = area.w.min(area.h);
    let (x, y) = (area.x + (area.w - side) / 2.0, area.y + (area.h - side) / 2.0);
    let accent = page.desk.accent;
    let (edge, shapes) = match (art::parts(name), art::drawing(name)) {
        (Some(parts), _) => (String::new(), composed(&parts, ink, ground, accent)),
        (None, Some(drawing)) => (edge(drawing, ground), painted(drawing, ink, ground, accent)),
        (None, None) => (String::new(), unknown(name, ground)),
    };
    let scale = (side / 64.0 * 1000.0).round() / 1000.0;
    page.put(&format!(
        "<g transform=\"translate({} {}) scale({scale})\" fill=\"{ink}\"{edge}>{shapes}</g>",
        n(x),
        n(y),
    ));
}

/// The marks of a composed picture, each in its place.
fn composed(parts: &[Part<'_>], ink: &str, ground: &str, accent: &str) -> String {
    let part = |part: &Part<'_>| {
        let Part { what, x, y, side } = *part;
        let (edge, shapes) = match what {
            What::Text(text) => return amount(text, (x, y), side),
            What::Drawing(drawing) => (edge(drawing, ground), painted(drawing, ink, ground, accent)),
            What::Unknown(name) => (String::new(), unknown(name, ground)),
        };
        let scale = (side / 64.0 * 1000.0).round() / 1000.0;
        format!("<g transform=\"translate({} {}) scale({scale})\"{edge}>{shapes}</g>", n(x), n(y))
    };
    parts.iter().map(part).collect()
}

/// A short text as high as its square, ending where the square ends. A longer one is smaller.
fn amount(text: &str, (x, y): (f64, f64), side: f64) -> String {
    let size = side * (2.2 / text.chars().count().max(1) as f64).min(1.0);
    format!(
        "<text class=\"t\" x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"end\">{}</text>",
        n(x + side),
        n(y + side * 0.86),
        n(size),
        super::page::escape(text)
    )
}

/// Draws it turned by this many degrees, if it is seen from above. Others stay upright.
pub(crate) fn draw_facing(
    page: &mut Page<'_>,
    name: &str,
    area: Area,
    (ink, ground): (&str, &str),
    degrees: u16,
) {
    let (x, y) = area.centre();
    let turned = if art::kind(name) == Some(Kind::FigureFromAbove) { degrees } else { 0 };
    page.put(&format!("<g transform=\"rotate({turned} {} {})\">", n(x), n(y)));
    draw(page, name, area, ink, ground);
    page.put("</g>");
}

/// The edge of a figure, which keeps its parts apart.
fn edge(drawing: &Drawing, ground: &str) -> String {
    if drawing.is_figure() {
        format!(" stroke=\"{ground}\" stroke-width=\"1.3\" stroke-linejoin=\"round\"")
    } else {
        " stroke=\"none\"".to_owned()
    }
}

fn painted(drawing: &Drawing, ink: &str, ground: &str, accent: &str) -> String {
    // What is hot has the game's accent, unless all of it has.
    let hot = if ink == accent { (ground, 0.8) } else { (accent, 1.0) };
    drawing.painted(|paint| {
        let (colour, opacity) = match paint {
            Paint::Ink => (ink, 1.0),
            Paint::Dark => (ink, 0.66),
            Paint::Light => (ground, 0.35),
            Paint::Hole => (ground, 1.0),
            Paint::Hot => hot,
        };
        (colour.to_owned(), opacity)
    })
}

/// A nut with the first letters of the name, for names without a drawing.
fn unknown(name: &str, ground: &str) -> String {
    let last = name.rsplit(['-', ':']).next().unwrap_or(name);
    let letters: String = last.chars().filter(|letter| letter.is_alphanumeric()).take(2).collect();
    format!(
        "<path d=\"M18 6h28l14 26-14 26H18L4 32z\"/><text class=\"t\" x=\"32\" y=\"42\" font-size=\"28\" \
         text-anchor=\"middle\" fill=\"{ground}\">{}</text>",
        super::page::escape(&letters.to_uppercase())
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_names_show_their_letters() {
        assert!(unknown("mech-heron", "#fff").contains(">HE<"));
        assert!(unknown("", "#fff").contains("></text>"));
        assert!(unknown("<b>", "#fff").contains(">B<"));
    }
}
