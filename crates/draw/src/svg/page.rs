//! The page: it takes shapes and words, and remembers where each thing is.

use super::hex::Lattice;
use super::plane::Ground;
use super::text::Font;
use crate::theme::Palette;
use scene::{Hex, Id, Message};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use words::Speaker;

/// A rectangle on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

impl Area {
    pub(crate) const fn new(x: f64, y: f64, w: f64, h: f64) -> Area {
        Area { x, y, w, h }
    }

    /// A square around a point.
    pub(crate) fn around((x, y): (f64, f64), half: f64) -> Area {
        Area::new(x - half, y - half, 2.0 * half, 2.0 * half)
    }

    pub(crate) fn right(self) -> f64 {
        self.x + self.w
    }

    pub(crate) fn bottom(self) -> f64 {
        self.y + self.h
    }

    pub(crate) fn centre(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The same, smaller on all sides.
    pub(crate) fn inset(self, by: f64) -> Area {
        Area::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }
}

/// How a text is aligned at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The settings of the whole page.
#[derive(Clone, Copy)]
pub(crate) struct Desk<'a> {
    pub(crate) speaker: &'a Speaker,
    pub(crate) palette: &'a Palette,
    pub(crate) accent: &'a str,
    /// The numbers of the choices that each thing can be clicked for.
    pub(crate) tags: &'a BTreeMap<Id, Vec<usize>>,
}

/// A part of the picture.
pub(crate) struct Page<'a> {
    pub(crate) desk: Desk<'a>,
    shapes: String,
    /// Where each thing lies.
    pub(crate) places: BTreeMap<Id, Area>,
    /// Where question and choices stand.
    pub(crate) prompts: Vec<Area>,
    /// Pieces that may be placed instead of the one that is: they are not drawn.
    pub(crate) hidden: BTreeSet<Id>,
    /// What lies on a board.
    pub(crate) standing: BTreeSet<Id>,
    /// Where the cells of the board lie.
    pub(crate) lattice: Option<Lattice>,
    /// How high they are.
    pub(crate) heights: BTreeMap<Hex, i16>,
    /// Where the millimetres of the board lie.
    pub(crate) ground: Option<Ground>,
}

/// A number as short text, the same on every machine.
pub(crate) fn n(number: f64) -> String {
    let tenths = (number * 10.0).round() / 10.0;
    let tenths = if tenths == 0.0 { 0.0 } else { tenths };
    format!("{tenths}")
}

/// Points as they stand in a polygon.
pub(crate) fn points(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("{},{}", n(*x), n(*y))).collect::<Vec<_>>().join(" ")
}

/// Text as it stands in XML. What XML cannot hold is left out.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => {}
            letter => out.push(letter),
        }
    }
    out
}

impl<'a> Page<'a> {
    pub(crate) fn new(desk: Desk<'a>) -> Page<'a> {
        Page {
            desk,
            shapes: String::new(),
            places: BTreeMap::new(),
            hidden: BTreeSet::new(),
            prompts: Vec::new(),
            standing: BTreeSet::new(),
            lattice: None,
            heights: BTreeMap::new(),
            ground: None,
        }
    }

    /// An empty page for shapes that go on top of others that are drawn first.
    pub(crate) fn fork(&self) -> Page<'a> {
        Page { hidden: self.hidden.clone(), ..Page::new(self.desk) }
    }

    pub(crate) fn absorb(&mut self, page: Page<'a>) {
        self.shapes.push_str(&page.shapes);
        self.places.extend(page.places);
        self.standing.extend(page.standing);
        self.prompts.extend(page.prompts);
        self.lattice = page.lattice.or(self.lattice);
        self.heights.extend(page.heights);
        self.ground = page.ground.or(self.ground);
    }

    pub(crate) fn into_shapes(self) -> String {
        self.shapes
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.desk.speaker.say(message)
    }

    pub(crate) fn palette(&self) -> &'a Palette {
        self.desk.palette
    }

    /// Remembers where a thing lies.
    pub(crate) fn place(&mut self, id: &Id, area: Area) {
        self.places.insert(id.clone(), area);
    }

    /// Remembers where a thing lies that is part of a board.
    pub(crate) fn stand(&mut self, id: &Id, area: Area) {
        self.place(id, area);
        self.standing.insert(id.clone());
    }

    /// Any shape.
    pub(crate) fn put(&mut self, shape: &str) {
        self.shapes.push_str(shape);
        self.shapes.push('\n');
    }

    pub(crate) fn rect(&mut self, area: Area, round: f64, paint: &str) {
        let Area { x, y, w, h } = area;
        let round = if round > 0.0 { format!(" rx=\"{}\"", n(round)) } else { String::new() };
        let (x, y, w, h) = (n(x), n(y), n(w.max(0.0)), n(h.max(0.0)));
        self.put(&format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{round} {paint}/>"));
    }

    /// A plate with two corners cut off.
    pub(crate) fn plate(&mut self, area: Area, cut: f64, paint: &str) {
        let Area { x, y, .. } = area;
        let (right, bottom) = (area.right(), area.bottom());
        let corners = [
            (x + cut, y),
            (right, y),
            (right, bottom - cut),
            (right - cut, bottom),
            (x, bottom),
            (x, y + cut),
        ];
        self.polygon(&corners, paint);
    }

    pub(crate) fn polygon(&mut self, corners: &[(f64, f64)], paint: &str) {
        self.put(&format!("<polygon points=\"{}\" {paint}/>", points(corners)));
    }

    pub(crate) fn circle(&mut self, (x, y): (f64, f64), radius: f64, paint: &str) {
        self.put(&format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {paint}/>", n(x), n(y), n(radius)));
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), paint: &str) {
        let (x1, y1, x2, y2) = (n(from.0), n(from.1), n(to.0), n(to.1));
        self.put(&format!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {paint}/>"));
    }

    /// Words in a colour, with their baseline at this point, never wider than `width`.
    pub(crate) fn words(
        &mut self,
        (x, y): (f64, f64),
        width: f64,
        anchor: Anchor,
        font: Font,
        colour: &str,
        text: &str,
    ) {
        let fitted = font.fit(text, width);
        let class = match (font.condensed, font.bold) {
            (true, true) => "t",
            (true, false) => "p",
            (false, true) => "b",
            (false, false) => "x",
        };
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let measured = font.width(&fitted);
        let mut tight = String::new();
        if measured > width * 0.94 && fitted.chars().count() > 3 {
            let _ = write!(tight, " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", n(measured));
        }
        self.put(&format!(
            "<text class=\"{class}\" x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{colour}\"{anchor}{tight}>{}</text>",
            n(x),
            n(y),
            n(font.size),
            escape(&fitted)
        ));
    }

    /// Words in several lines. Returns their height.
    pub(crate) fn lines(
        &mut self,
        (x, y): (f64, f64),
        width: f64,
        lines_max: usize,
        font: Font,
        colour: &str,
        text: &str,
    ) -> f64 {
        let step = line_height(font);
        let lines = font.wrap(text, width, lines_max);
        for (row, line) in (0u32..).zip(&lines) {
            let baseline = y + font.size + step * f64::from(row);
            self.words((x, baseline), width, Anchor::Start, font, colour, line);
        }
        step * lines.len() as f64
    }
}

/// The distance from one line to the next.
pub(crate) fn line_height(font: Font) -> f64 {
    (font.size * 1.3).round()
}

/// `fill="…"`.
pub(crate) fn fill(colour: &str) -> String {
    format!("fill=\"{colour}\"")
}

/// No filling, a line of this colour and width.
pub(crate) fn stroke(colour: &str, width: f64) -> String {
    format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"", n(width))
}

/// A filling with a line around it.
pub(crate) fn filled(colour: &str, line: &str, width: f64) -> String {
    format!("fill=\"{colour}\" stroke=\"{line}\" stroke-width=\"{}\"", n(width))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_never_minus_nothing() {
        assert_eq!([n(1.0), n(1.25), n(-0.01), n(2.7499)], ["1", "1.3", "0", "2.7"]);
    }

    #[test]
    fn text_cannot_break_the_picture() {
        assert_eq!(escape("<b a=\"1\">&\u{0}\u{1b}</b>"), "&lt;b a=&quot;1&quot;&gt;&amp;&lt;/b&gt;");
    }
}
