//! Deltas: what changed from one scene to the next, thing by thing.
//!
//! A scene is taken apart into things: panels, boards, cells, pieces, zones, cards, dice and so on. A container does
//! not hold its things; lists name them, by their ids and in order. Notes, which have no id, are named by their
//! container and their place. The front of a card is told once and then named by its number, and so is a choice.
//!
//! [`Told`] is kept by whoever tells. It remembers a digest of each thing instead of the thing. [`Held`] is kept by
//! whoever is told, and holds the things themselves. A [`Delta`] is a function of the scenes that were told, and of
//! nothing else.

mod held;
#[cfg(test)]
mod tests;
mod told;

pub use held::{Gap, Held};
pub use told::Told;

use crate::board::{Board, Cell, Piece, Shape};
use crate::id::Id;
use crate::part::{Die, Face, Gauge, Order, Panel, Part, Token, Tray, Zone};
use crate::print::Print;
use crate::prompt::{Choice, Overlay, Prompt};
use crate::tone::{Glyph, Mark};
use crate::usual::{is_one, is_usual, one};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// What changed from one scene to the next. What is not mentioned stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Delta {
    /// What seldom changes about the scene as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frame: Option<Frame>,
    /// The headline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub headline: Option<Message>,
    /// All overlays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub overlays: Option<Vec<Overlay>>,
    /// The prompt, without its choices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<Prompt>,
    /// Faces that were not told before. They are numbered from 0, on and on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Face>>", optional)]
    pub faces: Vec<Print>,
    /// Things that are new or have changed, without the things in them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Thing>>", optional)]
    pub things: Vec<Thing>,
    /// Containers of which other things are in them now, or in another order, each with all of their names. The
    /// container `#` is the scene itself; the ground of a board is the container with the board's name and `#ground`.
    /// A name that begins with `/` or `#` continues the name of its container. What no list names any more is gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(Id, Vec<Id>)>>", optional)]
    pub lists: Vec<(Id, Vec<Id>)>,
    /// All choices that were told before are forgotten, and are numbered from 0 again.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<bool>", optional)]
    pub forget: bool,
    /// Choices that were not told before. They are numbered from 0, on and on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Choice>>", optional)]
    pub choices: Vec<Choice>,
    /// What can be chosen now, in runs: the number of the first choice, and how many there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offered: Option<Vec<(u32, u32)>>,
}

/// What seldom changes about a scene as a whole.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "SceneFrame")]
pub struct Frame {
    /// The game's name in commands and files.
    pub game: String,
    /// Who looks: the number of a seat, or a spectator.
    pub looker: Option<u8>,
    /// How many seats the table has.
    pub seats: u8,
    /// How the bout ended, if it did.
    pub outcome: Option<Message>,
}

/// A thing without the things in it: a panel has no parts, a board no cells, shapes and pieces, a zone no items, a
/// tray no dice. A panel, zone, gauge, token or piece without a title has the title and the drawing of the thing that
/// had its id in the scene before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A panel.
    Panel(Panel),
    /// A board.
    Board(Board),
    /// A zone.
    Zone(Zone),
    /// A gauge.
    Gauge(Gauge),
    /// A tray.
    Tray(Tray),
    /// An order of what will resolve.
    Order(Order),
    /// A line of words, which is named by its container and its place.
    Note {
        /// Its name.
        id: Id,
        /// The words.
        mark: Mark,
    },
    /// A card.
    Card(CardThing),
    /// A token.
    Token(Token),
    /// An empty slot.
    Empty {
        /// The slot's id.
        id: Id,
        /// What belongs there.
        title: Message,
    },
    /// A piece on a board.
    Piece(Piece),
    /// A cell of a board.
    Cell(Cell),
    /// A shape on a plane.
    Shape(Shape),
    /// A die.
    Die(Die),
}

/// A card whose face is named.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct CardThing {
    /// The place where it lies.
    pub id: Id,
    /// The number of the face that is seen.
    pub face: u32,
    /// States: damage, overheated, activated.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Mark>>", optional)]
    pub marks: Vec<Mark>,
    /// Whether it lies on its side.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<bool>", optional)]
    pub lying: bool,
    /// How many equal cards lie here.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[ts(as = "Option<u32>", optional)]
    pub copies: u32,
}

impl Thing {
    /// Its title and its drawing, of a kind of which they are told only if they have changed.
    fn look(&mut self) -> Option<(&mut Message, Option<&mut Glyph>)> {
        match self {
            Thing::Panel(it) => Some((&mut it.title, None)),
            Thing::Zone(it) => Some((&mut it.title, None)),
            Thing::Gauge(it) => Some((&mut it.title, None)),
            Thing::Token(it) => Some((&mut it.title, Some(&mut it.glyph))),
            Thing::Piece(it) => Some((&mut it.title, Some(&mut it.glyph))),
            Thing::Board(_)
            | Thing::Tray(_)
            | Thing::Order(_)
            | Thing::Note { .. }
            | Thing::Card(_)
            | Thing::Empty { .. }
            | Thing::Cell(_)
            | Thing::Shape(_)
            | Thing::Die(_) => None,
        }
    }

    /// Its name in lists.
    pub fn id(&self) -> &Id {
        match self {
            Thing::Panel(it) => &it.id,
            Thing::Board(it) => &it.id,
            Thing::Zone(it) => &it.id,
            Thing::Gauge(it) => &it.id,
            Thing::Tray(it) => &it.id,
            Thing::Order(it) => &it.id,
            Thing::Card(it) => &it.id,
            Thing::Token(it) => &it.id,
            Thing::Piece(it) => &it.id,
            Thing::Cell(it) => &it.id,
            Thing::Shape(it) => &it.id,
            Thing::Die(it) => &it.id,
            Thing::Note { id, .. } | Thing::Empty { id, .. } => id,
        }
    }
}

/// The name of the list of the scene's own parts.
fn root() -> Id {
    Id::nameless().under("")
}

/// The name of a part in the list of its container.
fn name_of(container: &Id, place: usize, part: &Part) -> Id {
    match part {
        Part::Panel(it) => it.id.clone(),
        Part::Board(it) => it.id.clone(),
        Part::Zone(it) => it.id.clone(),
        Part::Gauge(it) => it.id.clone(),
        Part::Tray(it) => it.id.clone(),
        Part::Order(it) => it.id.clone(),
        Part::Note(_) => container.under(place),
    }
}
