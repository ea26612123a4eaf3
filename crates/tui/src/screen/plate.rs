//! Plates: cards and tokens as data plates, the big number where the eye lands.

use super::canvas::Canvas;
use super::letters::{cut, wide};
use super::pen::{Chip, Pen, Size};
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Card, Face, Glyph, Id, Item, Mark, Number, Tone};
use words::Message;

/// The measures of a large and of a small plate.
const LARGE: (u16, u16) = (24, 6);
const SMALL: (u16, u16) = (17, 4);

/// What a plate shows, in words.
pub(super) struct Plate<'a> {
    pub(super) id: &'a Id,
    pub(super) title: String,
    pub(super) tone: Tone,
    pub(super) number: Option<i64>,
    numbers: Vec<(String, Tone)>,
    marks: Vec<(String, Tone)>,
    text: String,
    /// Its picture in signs, if it is composed of marks.
    signs: String,
    pub(super) is_back: bool,
    is_empty: bool,
    /// A card on its side is in round brackets, like a die that is set aside. Inspecting it shows its marks.
    is_lying: bool,
}

impl<'a> Plate<'a> {
    pub(super) fn of(pen: &Pen<'_>, item: &'a Item) -> Plate<'a> {
        match item {
            Item::Card(card) => Plate::card(pen, card),
            Item::Token(token) => {
                let title = copies(pen.words(&token.title), token.copies);
                Plate { tone: token.tone, ..Plate::named(pen, &token.id, title) }
            }
            Item::Empty { id, title } => Plate { is_empty: true, ..Plate::named(pen, id, pen.words(title)) },
        }
    }

    fn named(pen: &Pen<'_>, id: &'a Id, title: String) -> Plate<'a> {
        let marks = pen.lights.marks(id).map(|mark| said(pen, mark)).collect();
        let (numbers, text) = (Vec::new(), String::new());
        Plate {
            id,
            title,
            tone: Tone::Plain,
            number: None,
            numbers,
            marks,
            text,
            signs: String::new(),
            is_back: false,
            is_empty: false,
            is_lying: false,
        }
    }

    fn card(pen: &Pen<'_>, card: &'a Card) -> Plate<'a> {
        let mut plate = Plate::named(pen, &card.id, String::new());
        let told = if card.lying { &[][..] } else { &card.marks[..] };
        let printed = told.iter().map(|mark| said(pen, mark));
        plate.is_lying = card.lying;
        plate.marks = printed.chain(std::mem::take(&mut plate.marks)).collect();
        match &*card.face {
            Face::Front { turned_down, title, numbers, text, glyph } => {
                plate.signs = signs(glyph);
                let name = pen.words(title);
                plate.title = copies(if *turned_down { format!("▒{name}") } else { name }, card.copies);
                plate.number = numbers.first().map(|number| number.value);
                let number =
                    |number: &Number| (format!("{} {}", pen.words(&number.title), number.value), number.tone);
                plate.numbers = numbers.iter().skip(1).map(number).collect();
                plate.text = text.iter().map(|line| pen.words(line)).collect::<Vec<_>>().join(" ");
            }
            Face::Back { title, tone } => {
                plate.title = copies(pen.words(title), card.copies);
                (plate.tone, plate.is_back) = (*tone, true);
            }
        }
        plate
    }

    /// In one run of words: `[5 Courier Bot, damage 2]`.
    pub(super) fn chip(&self, pen: &Pen<'_>) -> Chip {
        let number = self.number.map(|number| format!("{number} ")).unwrap_or_default();
        let marks: String = self.marks.iter().map(|(mark, _)| format!(", {mark}")).collect();
        let text = match (self.is_back, self.is_empty) {
            (true, _) => format!("[▒{marks}]"),
            (_, true) => format!("[- {}{marks}]", self.title),
            _ if self.is_lying => format!("({number}{}{marks})", self.title),
            _ => format!("[{number}{}{marks}]", self.title),
        };
        let plain =
            if self.is_empty || self.is_lying { pen.theme.quiet() } else { pen.theme.tone(self.tone) };
        Chip::of(pen, self.id, text, plain)
    }

    /// As a plate of the pen's size.
    pub(super) fn draw(&self, pen: &Pen<'_>) -> Canvas {
        let (width, height) = if pen.size == Size::Large { LARGE } else { SMALL };
        let mut canvas = Canvas::new(width, height);
        let whole = Rect::new(0, 0, width, height);
        let lit = pen.lights.letter(self.id);
        let style = pen.style(self.id, pen.theme.tone(self.tone));
        canvas.frame(whole, matches!(lit, '»' | '›'), style);
        if lit != ' ' {
            canvas.text(1, 0, &lit.to_string(), style);
        }
        match (self.is_back, self.is_empty, pen.size) {
            (true, _, _) => self.back(&mut canvas, style),
            (_, true, _) => {
                canvas.text(2, 1, &cut(&self.title, width - 3), pen.theme.quiet());
            }
            (_, _, Size::Large) => self.large(pen, &mut canvas),
            _ => self.small(pen, &mut canvas),
        }
        canvas.is(self.id)
    }

    fn back(&self, canvas: &mut Canvas, style: Style) {
        let (width, height) = (canvas.width(), canvas.height());
        for y in 1..height - 1 {
            canvas.text(1, y, &"▒".repeat(usize::from(width - 2)), style);
        }
        let marks: Vec<&str> = self.marks.iter().map(|(mark, _)| mark.as_str()).collect();
        if !marks.is_empty() {
            canvas.text(1, height - 2, &cut(&marks.join(", "), width - 2), style);
        }
    }

    fn small(&self, pen: &Pen<'_>, canvas: &mut Canvas) {
        let room = canvas.width() - 2;
        let mut x = 1;
        if let Some(number) = self.number {
            x = canvas.text(1, 1, &format!("{number} "), pen.theme.tone(Tone::Power));
        }
        canvas.text(x, 1, &cut(&self.title, room + 1 - x), pen.theme.title());
        self.facts(pen, canvas, 1, 2);
    }

    fn large(&self, pen: &Pen<'_>, canvas: &mut Canvas) {
        let room = canvas.width() - 2;
        canvas.text(2, 0, &format!(" {} ", cut(&self.title, room - 3)), pen.theme.title());
        let mut x = 1;
        if let Some(number) = self.number {
            for (row, line) in (1..).zip(digits(number)) {
                x = x.max(canvas.text(1, row, &line, pen.theme.tone(Tone::Power)) + 1);
            }
        }
        self.facts(pen, canvas, x, 3);
        canvas.text(1, 4, &cut(&self.text, room), pen.theme.quiet());
        if !self.signs.is_empty() {
            let signs = cut(&format!(" {} ", self.signs), room);
            canvas.text(canvas.width() - 1 - wide(&signs), 5, &signs, pen.theme.quiet());
        }
    }

    /// The further numbers and the marks, one below the other as far as there is room; the marks
    /// first where there is little.
    fn facts(&self, pen: &Pen<'_>, canvas: &mut Canvas, x: u16, last: u16) {
        let room = canvas.width().saturating_sub(x + 1);
        let first = if last == 2 { 2 } else { 1 };
        let rows = usize::from(last - first + 1);
        let mut facts: Vec<&(String, Tone)> = self.marks.iter().chain(&self.numbers).collect();
        if facts.len() > rows && rows == 1 {
            canvas.text(x, first, &as_many(&facts, room), pen.theme.tone(facts[0].1));
            return;
        }
        facts.truncate(rows);
        for (y, (text, tone)) in (first..).zip(facts) {
            canvas.text(x, y, &cut(text, room), pen.theme.tone(*tone));
        }
    }
}

/// A composed picture in signs.
fn signs(glyph: &Glyph) -> String {
    if glyph.0.contains('@') { art::signs(&glyph.0) } else { String::new() }
}

/// As many facts in one line as there is room for, none of them cut but the first.
fn as_many(facts: &[&(String, Tone)], room: u16) -> String {
    let texts: Vec<&str> = facts.iter().map(|(text, _)| text.as_str()).collect();
    let line = |count: usize| {
        let more = if count < texts.len() { "…" } else { "" };
        format!("{}{more}", texts[..count].join(", "))
    };
    let fitting = (1..=texts.len()).rev().map(line).find(|line| wide(line) <= room);
    fitting.unwrap_or_else(|| cut(texts[0], room))
}

fn said(pen: &Pen<'_>, mark: &Mark) -> (String, Tone) {
    (pen.words(&mark.words), mark.tone)
}

fn copies(title: String, copies: u32) -> String {
    if copies > 1 { format!("{title} ×{copies}") } else { title }
}

/// A number in three rows of large digits.
fn digits(number: i64) -> [String; 3] {
    let mut rows = [String::new(), String::new(), String::new()];
    for letter in number.to_string().chars() {
        let digit = match letter {
            '0' => ["┏━┓", "┃ ┃", "┗━┛"],
            '1' => ["╺┓ ", " ┃ ", "╺┻╸"],
            '2' => ["╺━┓", "┏━┛", "┗━╸"],
            '3' => ["╺━┓", "╺━┫", "╺━┛"],
            '4' => ["╻ ╻", "┗━┫", "  ╹"],
            '5' => ["┏━╸", "┗━┓", "╺━┛"],
            '6' => ["┏━╸", "┣━┓", "┗━┛"],
            '7' => ["╺━┓", "  ┃", "  ╹"],
            '8' => ["┏━┓", "┣━┫", "┗━┛"],
            '9' => ["┏━┓", "┗━┫", "╺━┛"],
            _ => ["   ", "╺━╸", "   "],
        };
        for (row, part) in rows.iter_mut().zip(digit) {
            *row += part;
        }
    }
    rows
}

/// The words of an item: for the details and where a thing is spoken of.
pub(super) fn name_of(item: &Item) -> &Message {
    match item {
        Item::Card(card) => card.face.title(),
        Item::Token(token) => &token.title,
        Item::Empty { title, .. } => title,
    }
}
