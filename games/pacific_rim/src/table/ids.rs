//! What stands on the table, by its number: models, buildings, objects; and sets of cards and targets.

use crate::content::{CARDS, Side};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most models of a side.
pub(crate) const SIDE_MAX: u8 = 4;
/// The most models.
pub(crate) const MODELS: usize = 8;
/// The most buildings.
pub(crate) const BUILDINGS: usize = 16;
/// The most objects.
pub(crate) const OBJECTS: usize = 8;
/// The most terrain areas.
pub(crate) const AREAS: usize = 4;

/// A model: those of the PPDC side are 0 to 3, those of the Kaiju side 4 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Who(pub u8);

/// A building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Block(pub u8);

/// An object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Thing(pub u8);

impl Who {
    /// All places for models, those of the PPDC side first.
    pub fn all() -> impl Iterator<Item = Who> {
        (0..MODELS as u8).map(Who)
    }

    /// The places of one side.
    pub fn of(side: Side) -> impl Iterator<Item = Who> {
        let first = side as u8 * SIDE_MAX;
        (first..first + SIDE_MAX).map(Who)
    }

    /// Whose it is.
    pub fn side(self) -> Side {
        if self.0 < SIDE_MAX { Side::Ppdc } else { Side::Kaiju }
    }

    /// Its place in lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What can be attacked and engaged: a model or a building (PR-16.1, PR-R72).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// This model.
    Model(Who),
    /// This building.
    Building(Block),
}

impl Target {
    /// The model, if it is one.
    pub fn model(self) -> Option<Who> {
        match self {
            Target::Model(who) => Some(who),
            Target::Building(_) => None,
        }
    }

    /// Whether it is a building.
    pub fn is_building(self) -> bool {
        self.model().is_none()
    }

    /// PR-R18, PR-R72: whether it is an enemy of that side. A building is an enemy of everybody.
    pub fn is_enemy_of(self, side: Side) -> bool {
        match self {
            Target::Model(who) => who.side() != side,
            Target::Building(_) => true,
        }
    }

    fn bit(self) -> u32 {
        match self {
            Target::Model(who) => 1 << who.0,
            Target::Building(block) => 1 << (MODELS as u8 + block.0),
        }
    }
}

/// A set of targets.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Marks(pub u32);

impl Marks {
    /// No target.
    pub const NONE: Marks = Marks(0);
    /// Every target.
    pub const ALL: Marks = Marks((1 << (MODELS + BUILDINGS)) - 1);

    /// Whether it is among them.
    pub fn contains(self, target: Target) -> bool {
        self.0 & target.bit() != 0
    }

    /// With this one.
    #[must_use]
    pub fn with(self, target: Target) -> Marks {
        Marks(self.0 | target.bit())
    }

    /// Without those.
    #[must_use]
    pub fn minus(self, others: Marks) -> Marks {
        Marks(self.0 & !others.0)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Target> for Marks {
    fn from_iter<I: IntoIterator<Item = Target>>(targets: I) -> Marks {
        targets.into_iter().fold(Marks::NONE, Marks::with)
    }
}

/// PR-R77: a set of the six action cards of one model, by their places; written as a list of places.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Cards(u8);

/// The piles that decks are: how often each place is there.
static PILES: [[u8; CARDS as usize]; 1 << CARDS] = piles();

const fn piles() -> [[u8; CARDS as usize]; 1 << CARDS] {
    let mut piles = [[0; CARDS as usize]; 1 << CARDS];
    let mut set = 0;
    while set < piles.len() {
        let mut place = 0;
        while place < CARDS as usize {
            piles[set][place] = (set >> place & 1) as u8;
            place += 1;
        }
        set += 1;
    }
    piles
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All six (PR-1.23).
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// Whether the card at this place is among them.
    pub fn contains(self, place: u8) -> bool {
        place < CARDS && self.0 >> place & 1 == 1
    }

    /// With the card at this place.
    #[must_use]
    pub fn with(self, place: u8) -> Cards {
        Cards(self.0 | 1 << place)
    }

    /// Without the card at this place.
    #[must_use]
    pub fn without(self, place: u8) -> Cards {
        Cards(self.0 & !(1 << place))
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether none of these is among the others.
    pub fn is_apart_from(self, other: Cards) -> bool {
        self.0 & other.0 == 0
    }

    /// Their places, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..CARDS).filter(move |place| self.contains(*place))
    }

    /// As a pile to draw from.
    pub fn pile(self) -> &'static [u8] {
        &PILES[usize::from(self.0)]
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let places = Vec::<u8>::deserialize(deserializer)?;
        match places.iter().find(|place| **place >= CARDS) {
            Some(place) => Err(D::Error::custom(format!("a card has a place from 0 to 5, not {place}"))),
            None => Ok(places.into_iter().fold(Cards::NONE, Cards::with)),
        }
    }
}
