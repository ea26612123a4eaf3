//! What things are called: seats by letters, cells by their hexes, directions by compass points, tiles by codes.

use super::{back_word, direction_word, letter, letters, read_direction, shown_word};
use crate::content::{Back, Content, KindId};
use crate::event::{Held, Parts, Shown};
use crate::field::Cell;
use crate::table::{Ground, Table};
use crate::tile::{Facts, Part};
use crate::view::{ModuleView, View};
use kernel::Seat;
use tabletop::Direction;
use words::telling::{self, Node, Words};

/// The names at one table, as one seat calls the modules of its own robot.
pub(super) struct Names<'a> {
    content: &'a Content,
    own: Option<(&'a Table, Seat)>,
    seen: Option<&'a View>,
}

impl<'a> Names<'a> {
    /// Of what happens: no seat speaks, and cells go by their hexes.
    pub(super) fn of(content: &'a Content) -> Names<'a> {
        Names { content, own: None, seen: None }
    }

    /// Of what `seat` may answer.
    pub(super) fn at(table: &'a Table, content: &'a Content, seat: Seat) -> Names<'a> {
        Names { content, own: Some((table, seat)), seen: None }
    }

    /// Of what this view shows.
    pub(super) fn seen(content: &'a Content, view: &'a View) -> Names<'a> {
        Names { content, own: None, seen: Some(view) }
    }

    fn cell(&self, cell: Cell) -> String {
        let own = self.own.map(|(table, _)| table.field().hex(cell));
        let hex = own.or_else(|| self.seen.map(|view| view.cell(cell).hex));
        hex.map_or(String::new(), |hex| hex.to_string())
    }

    fn part(&self, part: Part) -> String {
        match (self.own, part) {
            (_, Part::Central) => "central".to_owned(),
            (Some((table, seat)), Part::Slot(slot)) => module_word(table, self.content, seat, slot),
            (None, Part::Slot(slot)) => format!("slot {slot}"),
        }
    }

    fn read_part(&self, words: &mut Words<'_>) -> Result<Part, String> {
        let word = words.take().unwrap_or_default();
        if word == "central" {
            return Ok(Part::Central);
        }
        if word == "slot" {
            let slot = words.take().and_then(|slot| slot.parse().ok());
            return slot.map(Part::Slot).ok_or_else(|| "write `slot` and a number".to_owned());
        }
        let slots = self.own.map_or(0, |(table, seat)| table.modules(seat).len() as u8);
        let found = (0..slots).map(Part::Slot).find(|&part| self.part(part) == word);
        found.ok_or_else(|| format!("the robot has no module `{word}`"))
    }

    fn read_cell(&self, words: &mut Words<'_>) -> Result<Cell, String> {
        let word = words.take().unwrap_or_default();
        let found = word.parse().ok().and_then(|hex| self.own?.0.field().find(hex));
        found.ok_or_else(|| format!("`{word}` is no cell of the field"))
    }
}

/// `RUNNER-M1`, `RUNNER-M1#2`; `slot 9` for a place where nothing lies.
fn module_word(table: &Table, content: &Content, seat: Seat, slot: u8) -> String {
    let modules = table.modules(seat);
    let Some(kind) = modules.get(usize::from(slot)).and_then(|module| module.tile.kind) else {
        return format!("slot {slot}");
    };
    let before = modules[..usize::from(slot)].iter().filter(|module| module.tile.kind == Some(kind)).count();
    let code = &content.kind(kind).code;
    if before == 0 { code.clone() } else { format!("{code}#{}", before + 1) }
}

impl telling::Names for Names<'_> {
    fn write(&self, node: &Node) -> Option<String> {
        let of = node.type_name()?;
        match of {
            "Seat" => Some(letter(node.get())),
            "SeatSet" => {
                Some(if node.number() == Some(0) { "-".to_owned() } else { letters(node.get()).join("") })
            }
            "Cell" => Some(self.cell(node.get())),
            // Which cells may be chosen is on the list.
            "Cells" => Some(String::new()),
            "Direction" => Some(direction_word(node.get::<Direction>()).to_owned()),
            "Part" => Some(self.part(node.get())),
            "Held" => {
                let Held { part, kind } = node.get();
                Some(kind.map_or_else(|| self.part(part), |kind| self.content.kind(kind).code.clone()))
            }
            "Side" => Some(node.variant()?.to_uppercase()),
            "Parts" => Some(parts_words(self, node.get())),
            "KindId" => Some(self.content.kind(node.get::<KindId>()).code.clone()),
            "Back" => Some(back_word(node.get::<Back>())),
            "Shown" => Some(shown_word(self.content, node.get::<Shown>())),
            "Ground" => Some(ground_word(self.content, node.get())),
            "Facts" => Some(facts_words(node.get())),
            "ModuleView" => Some(module_view_words(self.content, &node.get())),
            _ => None,
        }
    }

    fn read(&self, of: &str, words: &mut Words<'_>) -> Option<Result<Node, String>> {
        match of {
            "Cell" => Some(self.read_cell(words).map(|cell| Node::of(&cell))),
            "Part" => Some(self.read_part(words).map(|part| Node::of(&part))),
            "Direction" => {
                let word = words.take().unwrap_or_default();
                let found = read_direction(word).ok_or_else(|| format!("`{word}` is no direction"));
                Some(found.map(|to| Node::of(&to)))
            }
            _ => None,
        }
    }
}

fn parts_words(names: &Names<'_>, parts: Parts) -> String {
    let words: Vec<String> = parts.iter().map(|part| names.part(part)).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
}

/// A module of a robot, in brackets while it lies face down.
fn module_view_words(content: &Content, module: &ModuleView) -> String {
    let ModuleView { back, kind, open, hot, used, spent, facts } = *module;
    let word = shown_word(content, Shown { back, kind });
    let word = if open { word } else { format!("({word})") };
    let flags = [("hot", hot), ("used", used), ("spent", spent)];
    let flags = flags.iter().filter(|(_, on)| *on).map(|(flag, _)| (*flag).to_owned());
    let facts = Some(facts_words(facts)).filter(|facts| !facts.is_empty());
    std::iter::once(word).chain(flags).chain(facts).collect::<Vec<_>>().join(" ")
}

pub(super) fn ground_word(content: &Content, ground: Ground) -> String {
    match ground {
        Ground::Empty => "empty".to_owned(),
        Ground::Down(back) => back_word(back),
        Ground::Up(kind) => content.kind(kind).code.clone(),
    }
}

/// What everybody may conclude of a face-down module.
pub(super) const FACTS: [(&str, Facts); 5] = [
    ("not-front", Facts::NOT_FRONT),
    ("not-side", Facts::NOT_SIDE),
    ("not-rear", Facts::NOT_REAR),
    ("cools", Facts::COOLS),
    ("stays-hot", Facts::STAYS_HOT),
];

pub(super) fn facts_words(facts: Facts) -> String {
    let words: Vec<&str> = FACTS.iter().filter(|(_, fact)| facts.has(*fact)).map(|(word, _)| *word).collect();
    words.join(" ")
}
