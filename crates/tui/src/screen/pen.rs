//! The pen: what everything is drawn with, and runs of words that flow like text.

use super::canvas::Canvas;
use super::letters::{cut, wide};
use super::lights::Lights;
use super::theme::Theme;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Id, Mark};
use words::Message;

/// How a message becomes text.
pub(crate) type Say<'a> = &'a dyn Fn(&Message) -> String;

/// How much room things take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Size {
    /// Words in lines.
    Line,
    /// Small plates.
    Small,
    /// Large plates with large numbers.
    Large,
}

/// What everything is drawn with.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) say: Say<'a>,
    pub(super) theme: Theme,
    pub(super) lights: &'a Lights,
    pub(super) size: Size,
    /// Whether cards that are only counted are shown as a number.
    pub(super) folds: bool,
}

/// A run of words that stays together.
#[derive(Clone, Debug)]
pub(super) struct Chip {
    pub(super) text: String,
    pub(super) style: Style,
    pub(super) id: Option<Id>,
    /// How the thing is lit: this stands in the space before it, so that nothing moves by it.
    pub(super) letter: char,
}

impl Chip {
    pub(super) fn new(text: impl Into<String>, style: Style) -> Chip {
        Chip { text: text.into(), style, id: None, letter: ' ' }
    }

    /// A thing that would be drawn in `plain`, lit as it is.
    pub(super) fn of(pen: &Pen<'_>, id: &Id, text: impl Into<String>, plain: Style) -> Chip {
        let style = pen.style(id, plain);
        Chip { text: text.into(), style, id: Some(id.clone()), letter: pen.lights.letter(id) }
    }
}

impl Pen<'_> {
    pub(super) fn words(&self, message: &Message) -> String {
        (self.say)(message)
    }

    /// The style of a thing that would be drawn in `plain`.
    pub(super) fn style(&self, id: &Id, plain: Style) -> Style {
        self.lights.style(self.theme, id, plain)
    }

    /// The text with the letter that says how the thing is lit.
    pub(super) fn lit(&self, id: &Id, text: &str) -> String {
        match self.lights.letter(id) {
            ' ' => text.to_owned(),
            letter => format!("{letter}{text}"),
        }
    }

    /// Marks as chips.
    pub(super) fn marks(&self, marks: &[Mark]) -> Vec<Chip> {
        let chip =
            |mark: &Mark| Chip::new(format!("({})", self.words(&mark.words)), self.theme.tone(mark.tone));
        marks.iter().map(chip).collect()
    }
}

/// Chips one after the other in lines of this width; later lines are indented.
pub(super) fn lines(chips: &[Chip], width: u16, indent: u16) -> Canvas {
    let mut places: Vec<(u16, u16, String)> = Vec::new();
    let (mut x, mut y, mut used) = (0u16, 0u16, 0u16);
    for chip in chips {
        let (start, room) = if places.is_empty() { (1, width) } else { (x.saturating_add(1), width) };
        let length = wide(&chip.text);
        let fits = start.saturating_add(length) <= room;
        if !fits && !places.is_empty() {
            (x, y) = (indent, y + 1);
        } else {
            x = start;
        }
        let text = cut(&chip.text, width.saturating_sub(x));
        let end = x + wide(&text);
        places.push((x, y, text));
        (x, used) = (end, used.max(end));
    }
    let mut canvas = Canvas::new(used, if places.is_empty() { 0 } else { y + 1 });
    for ((x, y, text), chip) in places.iter().zip(chips) {
        canvas.text(*x, *y, text, chip.style);
        if chip.letter != ' ' {
            canvas.text(x.saturating_sub(1), *y, &chip.letter.to_string(), chip.style);
        }
        if let Some(id) = &chip.id {
            canvas.hit(Rect::new(*x, *y, wide(text), 1), id);
        }
    }
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_flow_and_stay_together() {
        let mut lights = Lights::default();
        lights.may.insert(Id::of("chip", "second"));
        let (say, theme) = (|_: &Message| String::new(), Theme::new(false));
        let pen = Pen { say: &say, theme, lights: &lights, size: Size::Line, folds: false };
        let chip = |text: &str| Chip::of(&pen, &Id::of("chip", text), text, Style::new());
        let all = lines(&[chip("one:"), chip("second"), chip("third"), chip("a very long one")], 12, 2);
        assert_eq!((all.width(), all.height()), (12, 3));
        assert_eq!(all.place_of(&Id::of("chip", "second")), Some(Rect::new(6, 0, 6, 1)));
        assert_eq!(all.place_of(&Id::of("chip", "third")), Some(Rect::new(2, 1, 5, 1)));
        assert_eq!(all.place_of(&Id::of("chip", "a very long one")), Some(Rect::new(2, 2, 7, 1)));
        assert_eq!(lines(&[], 12, 2).height(), 0);
        lights.may.clear();
        let (say, theme) = (|_: &Message| String::new(), Theme::new(false));
        let pen = Pen { say: &say, theme, lights: &lights, size: Size::Line, folds: false };
        let dark = lines(
            &["one:", "second", "third"]
                .map(|text| Chip::of(&pen, &Id::of("chip", text), text, Style::new())),
            12,
            2,
        );
        assert_eq!(
            dark.place_of(&Id::of("chip", "second")),
            Some(Rect::new(6, 0, 6, 1)),
            "light moves nothing"
        );
    }
}
