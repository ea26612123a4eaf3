//! Parts: what a scene is made of besides boards.

use crate::board::Board;
use crate::id::Id;
use crate::print::Print;
use crate::tone::{Glyph, Mark, Tone};
use crate::usual::{is_one, is_untold, is_usual, one, untold};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use words::Message;

/// A part of a scene.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What belongs together.
    Panel(Panel),
    /// A board with pieces.
    Board(Board),
    /// Cards or tokens in an order.
    Zone(Zone),
    /// A number with a highest value.
    Gauge(Gauge),
    /// Dice.
    Tray(Tray),
    /// What will resolve, the next first.
    Order(Order),
    /// A line of words.
    Note(Mark),
}

/// What belongs together, usually everything of one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Panel {
    /// Its id.
    pub id: Id,
    /// Its title.
    #[serde(default = "untold", skip_serializing_if = "is_untold")]
    #[ts(as = "Option<Message>", optional)]
    pub title: Message,
    /// Whose it is, if it is a seat's.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub seat: Option<u8>,
    /// Whether it is this seat's turn.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<bool>", optional)]
    pub active: bool,
    /// States of the whole panel: out, connected, leader.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Mark>>", optional)]
    pub marks: Vec<Mark>,
    /// What it holds, the most important first.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Part>>", optional)]
    pub parts: Vec<Part>,
}

/// Cards or tokens in an order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Zone {
    /// Its id.
    pub id: Id,
    /// Its title.
    #[serde(default = "untold", skip_serializing_if = "is_untold")]
    #[ts(as = "Option<Message>", optional)]
    pub title: Message,
    /// How it lies.
    pub layout: Layout,
    /// What lies there, in order; in a stack the top first.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Item>>", optional)]
    pub items: Vec<Item>,
    /// How many more lie there that are not listed.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<u32>", optional)]
    pub unlisted: u32,
    /// States of the whole zone.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Mark>>", optional)]
    pub marks: Vec<Mark>,
}

/// The arrangement of the items of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// One on another, the first on top.
    Stack,
    /// Held in a hand.
    Fan,
    /// Side by side.
    Row,
    /// Side by side in rows of this many.
    Grid(u8),
    /// Slots in a fixed order, each with one item or empty.
    Track,
    /// In a closed tray over the hand: laid aside in secret until everybody has chosen.
    Sealed,
    /// A pile that is what its owner has left: it is counted and not listed. The cards that were turned up from it lie
    /// beside it, the last one first.
    Life,
}

/// Something in a zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// A card.
    Card(Card),
    /// A token.
    Token(Token),
    /// An empty slot.
    Empty {
        /// The slot's id.
        id: Id,
        /// What belongs there.
        title: Message,
    },
}

impl Item {
    /// The id of the thing.
    pub fn id(&self) -> &Id {
        match self {
            Item::Card(card) => &card.id,
            Item::Token(token) => &token.id,
            Item::Empty { id, .. } => id,
        }
    }
}

/// A card, tile or module.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Card {
    /// The place where it lies.
    pub id: Id,
    /// Which side is seen.
    #[ts(as = "Face")]
    pub face: Print,
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

/// The visible side of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Its front, or a back whose front the seat knows.
    Front {
        /// Whether the card itself lies face-down.
        #[serde(default, skip_serializing_if = "is_usual")]
        #[ts(as = "Option<bool>", optional)]
        turned_down: bool,
        /// Its name.
        title: Message,
        /// Its drawing.
        glyph: Glyph,
        /// Its numbers, the most important first.
        #[serde(default, skip_serializing_if = "is_usual")]
        #[ts(as = "Option<Vec<Number>>", optional)]
        numbers: Vec<Number>,
        /// Its text, line by line.
        #[serde(default, skip_serializing_if = "is_usual")]
        #[ts(as = "Option<Vec<Message>>", optional)]
        text: Vec<Message>,
    },
    /// Its back. The card is not known.
    Back {
        /// What the back tells.
        title: Message,
        /// The pattern of the back.
        #[serde(default, skip_serializing_if = "is_usual")]
        #[ts(as = "Option<Tone>", optional)]
        tone: Tone,
    },
}

/// A number of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "CardNumber")]
pub struct Number {
    /// What is counted.
    pub title: Message,
    /// How much.
    pub value: i64,
    /// What it means.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Tone>", optional)]
    pub tone: Tone,
}

/// A token.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Token {
    /// Its id.
    pub id: Id,
    /// What it is.
    #[serde(default = "untold", skip_serializing_if = "is_untold")]
    #[ts(as = "Option<Message>", optional)]
    pub title: Message,
    /// Its drawing.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Glyph>", optional)]
    pub glyph: Glyph,
    /// What it means.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Tone>", optional)]
    pub tone: Tone,
    /// How many.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[ts(as = "Option<u32>", optional)]
    pub copies: u32,
}

/// A number with a highest value: armour, energy, spirit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Gauge {
    /// Its id.
    pub id: Id,
    /// What is measured.
    #[serde(default = "untold", skip_serializing_if = "is_untold")]
    #[ts(as = "Option<Message>", optional)]
    pub title: Message,
    /// How much there is.
    pub value: i64,
    /// How much there can be, if there is a limit.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub most: Option<i64>,
    /// What it means.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Tone>", optional)]
    pub tone: Tone,
}

/// Dice that lie in sight.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Tray {
    /// Its id.
    pub id: Id,
    /// Whose roll, and what for.
    pub title: Message,
    /// Whose dice, if they are a seat's.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub seat: Option<u8>,
    /// The dice.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<Vec<Die>>", optional)]
    pub dice: Vec<Die>,
    /// Their result.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub total: Option<Message>,
}

/// One die.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Die {
    /// Its id.
    pub id: Id,
    /// Its face; none before it is rolled.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub face: Option<u8>,
    /// How many faces it has.
    pub sides: u8,
    /// What happens to it.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(as = "Option<DieState>", optional)]
    pub state: DieState,
    /// The state in words, if it is not obvious: set aside, bought with power.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[ts(optional = nullable)]
    pub note: Option<Message>,
}

/// The state of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DieState {
    /// It counts.
    #[default]
    InPlay,
    /// It counts, and was bought with power.
    Power,
    /// It is set aside for now.
    SetAside,
    /// It counts as a success.
    Success,
}

/// What will resolve, the next first: responses, firing order, waiting effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Order {
    /// Its id.
    pub id: Id,
    /// What is ordered.
    pub title: Message,
    /// The entries, each with the thing that it is about.
    pub entries: Vec<(Option<Id>, Message)>,
}

impl Panel {
    /// A panel with these parts.
    pub fn new(id: Id, title: Message, parts: Vec<Part>) -> Panel {
        Panel { id, title, seat: None, active: false, marks: Vec::new(), parts }
    }

    /// The panel of a seat, and whether it is that seat's turn.
    #[must_use]
    pub fn of_seat(self, seat: impl Into<u8>, active: bool) -> Panel {
        Panel { seat: Some(seat.into()), active, ..self }
    }
}

impl Zone {
    /// A place with these things.
    pub fn new(id: Id, title: Message, layout: Layout, items: Vec<Item>) -> Zone {
        Zone { id, title, layout, items, unlisted: 0, marks: Vec::new() }
    }

    /// The same with so many things more that nobody can tell apart.
    #[must_use]
    pub fn with_unlisted(self, unlisted: u32) -> Zone {
        Zone { unlisted, ..self }
    }
}

impl Card {
    /// One upright card.
    pub fn new(id: Id, face: impl Into<Print>) -> Card {
        Card { id, face: face.into(), marks: Vec::new(), lying: false, copies: 1 }
    }

    /// So many equal cards in one place.
    #[must_use]
    pub fn times(self, copies: impl Into<u32>) -> Card {
        Card { copies: copies.into(), ..self }
    }
}

impl Item {
    /// Cards of which equal ones lie together: each kind by its number, how many there are, and its face.
    pub fn cards<F: Into<Print>>(
        place: &Id,
        counted: impl IntoIterator<Item = (u8, u8)>,
        face: impl Fn(u8) -> F,
    ) -> Vec<Item> {
        let card = |(kind, copies)| Item::Card(Card::new(place.at(kind), face(kind)).times(copies));
        counted.into_iter().map(card).collect()
    }
}

impl Face {
    /// A front with a name and a drawing.
    pub fn front(title: Message, glyph: impl Into<String>, numbers: Vec<Number>) -> Face {
        Face::Front { turned_down: false, title, glyph: Glyph::named(glyph), numbers, text: Vec::new() }
    }

    /// A back.
    pub fn back(title: Message) -> Face {
        Face::Back { title, tone: Tone::Plain }
    }

    /// Whether it is a back.
    pub fn is_back(&self) -> bool {
        matches!(self, Face::Back { .. })
    }

    /// Its name, or what the back tells.
    pub fn title(&self) -> &Message {
        match self {
            Face::Front { title, .. } | Face::Back { title, .. } => title,
        }
    }

    /// Its numbers; a back has none.
    pub fn numbers(&self) -> &[Number] {
        match self {
            Face::Front { numbers, .. } => numbers,
            Face::Back { .. } => &[],
        }
    }
}

impl Number {
    /// A printed number.
    pub fn new(title: Message, value: impl Into<i64>, tone: Tone) -> Number {
        Number { title, value: value.into(), tone }
    }
}

impl Gauge {
    /// A number that rises and falls.
    pub fn new(id: Id, title: Message, value: impl Into<i64>) -> Gauge {
        Gauge { id, title, value: value.into(), most: None, tone: Tone::Plain }
    }
}
