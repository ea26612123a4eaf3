//! Content: the typed form of a pack. Pilots, robots, their cards and abilities, Impact Cards, maps.

mod index;
mod print;
mod read;
mod schema;
pub mod vocabulary;

pub(crate) use index::{Abilities, Matter, Situation};
pub use index::{Board, Deck};
pub use print::{name_of, say_ability, say_card};
pub(crate) use print::{
    say_bought, say_clause, say_given, say_need, say_price, say_static, say_stock, say_tile,
    say_trigger_price,
};
pub use read::{house_files, read_packs};
pub use schema::schema;
pub use vocabulary::{
    Amount, Bought, Cancels, Chooser, Clause, Code, DamageText, DiceKind, Filter, Force, Ground, Group, Hook,
    Icon, If, Landing, Lender, Need, Per, Place, Plain, Price, Reach, Rerolled, Span, Splash, Static, Stock,
    Strike, Sweep, Tile, Trait, Trauma, Verb, Who, Whose, Zone,
};

use vocabulary::{CodeText, HexText, NamesText};
pub(crate) use vocabulary::{Topic, Topics};

use scene::Print;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Hex, Memo};

/// GR-1.4: the cards of a pilot.
pub const PILOT_CARDS: usize = 10;

/// GR-1.5: the cards of a robot, its three Ultimate Techniques first.
pub const ROBOT_CARDS: usize = 33;

/// The Ultimate Techniques of a robot.
pub const ULTIMATES: usize = 3;

/// The most kinds of Impact Cards.
pub const IMPACTS_MAX: usize = 32;

/// The most pilots, and the most robots, of all packs of a bout.
pub const CREW_MAX: usize = 64;

/// The most maps.
pub const MAPS_MAX: usize = 32;

/// A map, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct MapId(pub u8);

/// An Impact Card, by its place in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ImpactId(pub u8);

/// A card of one player: the pilot's ten first, then the robot's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// How many cards a player may choose from.
    pub const COUNT: u8 = (PILOT_CARDS + ROBOT_CARDS) as u8;

    /// Whether it comes from the robot.
    pub fn is_robots(self) -> bool {
        usize::from(self.0) >= PILOT_CARDS
    }
}

/// A set of cards of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Cards(pub u64);

impl Cards {
    /// The set of one.
    pub fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// The first so many cards.
    pub fn first(count: u8) -> Cards {
        Cards((1 << count) - 1)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the card is one of them.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        card.0 < Card::COUNT && self.0 & (1 << card.0) != 0
    }

    /// Adds the card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes the card out; whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let was = self.contains(card);
        self.0 &= !(1 << card.0);
        was
    }

    /// Both sets together.
    #[must_use]
    pub fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// What is in this set alone.
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// What is in both.
    #[must_use]
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Card(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The `n`-th of them.
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

/// The type of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A melee attack.
    Melee,
    /// A ranged attack.
    Ranged,
    /// An Instant.
    Instant,
}

impl Kind {
    /// Whether it is an attack.
    pub fn is_attack(self) -> bool {
        self != Kind::Instant
    }
}

/// A card (GR-25.1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardFacts {
    /// Its name in notation.
    #[schemars(with = "CodeText")]
    pub code: Code,
    /// In a file without a pilot or a robot: the code whose place it takes; its own, if left out (GR-1.6).
    #[serde(default)]
    #[schemars(with = "Option<CodeText>")]
    pub instead: Option<Code>,
    /// Names by language; English is always there.
    #[serde(rename = "name")]
    #[schemars(with = "NamesText")]
    pub names: BTreeMap<String, String>,
    /// Whether it is an Ultimate Technique.
    #[serde(default)]
    pub ultimate: bool,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Its printed cost.
    pub cost: u8,
    /// The slot it cools down in; without one it returns to hand (GR-22.3).
    #[serde(default)]
    pub cooldown: Option<u8>,
    /// Its range; without one it is played from anywhere (GR-10.10).
    #[serde(default)]
    pub range: Option<(u8, u8)>,
    /// Its Attack Dice.
    #[serde(default)]
    pub dice: u8,
    /// Its base damage.
    #[serde(default)]
    pub damage: u8,
    /// The Combo icon.
    #[serde(default)]
    pub combo: bool,
    /// The Counter icon.
    #[serde(default)]
    pub counter: bool,
    /// Whether Ultimate Techniques are spared by it.
    #[serde(default)]
    pub spares_ultimates: bool,
    /// Prerequisites (GR-25.2).
    #[serde(default)]
    pub needs: Vec<Need>,
    /// What holds for the card itself wherever it is: its own range and cost (GR-25.2).
    #[serde(default)]
    pub always: Vec<Static>,
    /// What its user gives for it when it is played: it can only be played if all of that is there (GR-25.2).
    #[serde(default)]
    pub pays: Vec<Clause>,
    /// What happens when it is played, whether or not it succeeds (GR-25.2).
    #[serde(default)]
    pub played: Vec<Clause>,
    /// The Rules Text (GR-25.3).
    #[serde(default)]
    pub rules: Vec<Clause>,
    /// The Damage Text (GR-25.4).
    #[serde(default)]
    pub hurt: DamageText,
    /// What holds while the card is Activated; a card with such a text has the keyword.
    #[serde(default)]
    pub active: Vec<Static>,
    /// What may be triggered while the card is Activated (GR-R97).
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// Its front as scenes show it, at each cost.
    #[serde(skip)]
    #[schemars(skip)]
    pub(crate) fronts: [Memo<Print>; COSTS_KEPT],
}

/// The front of a card is kept for each cost below this one.
pub(crate) const COSTS_KEPT: usize = 32;

impl CardFacts {
    /// GR-14.13: whether it has the keyword Activated.
    pub fn stays_active(&self) -> bool {
        !self.active.is_empty() || !self.triggers.is_empty()
    }

    /// GR-R162: whether its texts give such tokens to others.
    pub fn gives(&self, trauma: Trauma) -> bool {
        let texts = [&self.played, &self.rules, &self.hurt.then];
        texts.into_iter().flatten().any(|clause| match &clause.verb {
            Verb::Gain { what, who, .. } => *who != Who::Me && what.trauma() == Some(trauma),
            _ => false,
        })
    }
}

/// An ability of a pilot or a robot.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// Its name in notation.
    #[schemars(with = "CodeText")]
    pub code: Code,
    /// In a file without a pilot or a robot: the code whose place it takes; its own, if left out (GR-1.6).
    #[serde(default)]
    #[schemars(with = "Option<CodeText>")]
    pub instead: Option<Code>,
    /// Names by language; English is always there.
    #[serde(rename = "name")]
    #[schemars(with = "NamesText")]
    pub names: BTreeMap<String, String>,
    /// The Power Tokens that activate it; without a cost it is always available (GR-24.10).
    #[serde(default)]
    pub activation: Option<u8>,
    /// The ability that must be activated first (GR-24.6).
    #[serde(default)]
    #[schemars(with = "Option<CodeText>")]
    pub after: Option<Code>,
    /// What holds while it is activated, or always.
    #[serde(default)]
    pub active: Vec<Static>,
    /// What may be triggered.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// Its front as scenes show it.
    #[serde(skip)]
    #[schemars(skip)]
    pub(crate) front: Memo<Print>,
}

/// What an ability does for a price.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Trigger {
    /// What must be so.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// Whether only once in every player's turn (GR-R54).
    #[serde(default)]
    pub once: bool,
    /// Whether only once in the bout (GR-R155).
    #[serde(default)]
    pub once_a_bout: bool,
    /// What it costs.
    #[serde(default)]
    pub price: Option<Price>,
    /// Whether it costs as much Fighting Spirit as its card does now (GR-R179).
    #[serde(default)]
    pub own_cost: bool,
    /// Whether the user names a number X, and the price is paid X times (GR-24.12).
    #[serde(default)]
    pub x: bool,
    /// What else it costs: all of that must be there (GR-24.11).
    #[serde(default)]
    pub pays: Vec<Clause>,
    /// What it does.
    pub rules: Vec<Clause>,
}

/// A pilot (GR-25.7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pilot {
    /// Its name in notation.
    pub code: Code,
    /// Names by language.
    pub names: BTreeMap<String, String>,
    /// Fighting Spirit of an Upkeep.
    pub heart: u8,
    /// Fighting Spirit after damage.
    pub rage: u8,
    /// Power Tokens instead of either.
    pub power: u8,
    /// The most Fighting Spirit.
    pub max_fs: u8,
    /// Its three abilities.
    pub abilities: Vec<Ability>,
    /// Its ten cards.
    pub cards: Vec<CardFacts>,
    /// The Quick Start Build (GR-3.14).
    pub quick: Quick,
}

/// A robot (GR-25.9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Robot {
    /// Its name in notation.
    pub code: Code,
    /// Names by language.
    pub names: BTreeMap<String, String>,
    /// Max Armor.
    pub armor: u8,
    /// Speed.
    pub speed: u8,
    /// Defense.
    pub defense: u8,
    /// Its six abilities.
    pub abilities: Vec<Ability>,
    /// Its three Ultimate Techniques, then its thirty other cards.
    pub cards: Vec<CardFacts>,
    /// The Quick Start Build (GR-3.14).
    pub quick: Quick,
}

/// One half of a Quick Start Build: places in the lists of its pilot or robot.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Quick {
    /// Abilities.
    pub abilities: Vec<u8>,
    /// Cards, Ultimate Techniques among them.
    pub cards: Vec<u8>,
}

/// An Impact Card (GR-20.1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Impact {
    /// Its name in notation.
    #[schemars(with = "CodeText")]
    pub code: Code,
    /// Names by language; English is always there.
    #[serde(rename = "name")]
    #[schemars(with = "NamesText")]
    pub names: BTreeMap<String, String>,
    /// How many of them there are.
    pub copies: u8,
    /// What a collision does, by Tier.
    pub collision: [Blow; 2],
    /// The tile that a destroyed Structure leaves (GR-20.6).
    pub tile: Tile,
    /// Damage to every robot adjacent to the hex of the destroyed Structure.
    #[serde(default)]
    pub blast: u8,
}

/// The Collision rules of an Impact Card for one Tier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Blow {
    /// Damage.
    pub damage: u8,
    /// Fire.
    pub fire: u8,
    /// Power Surges.
    pub surge: u8,
    /// Panic.
    pub panic: u8,
    /// Thrown so many hexes.
    pub throw: u8,
}

/// A map (GR-4.2).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Map {
    /// `A` or `B`.
    #[schemars(with = "CodeText")]
    pub code: Code,
    /// Names by language; English is always there.
    #[serde(rename = "name")]
    #[schemars(with = "NamesText")]
    pub names: BTreeMap<String, String>,
    /// How far it reaches from its centre.
    pub radius: u8,
    /// The six Starting Zones.
    #[schemars(with = "Vec<HexText>")]
    pub zones: Vec<Hex>,
    /// Road hexes.
    #[serde(default)]
    #[schemars(with = "Vec<HexText>")]
    pub roads: Vec<Hex>,
    /// Ruin hexes.
    #[serde(default)]
    #[schemars(with = "Vec<HexText>")]
    pub ruins: Vec<Hex>,
}

/// Everything that a pack says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The pilots.
    pub pilots: Vec<Pilot>,
    /// The robots.
    pub robots: Vec<Robot>,
    /// The Impact deck.
    pub impacts: Vec<Impact>,
    /// The maps.
    pub maps: Vec<Map>,
    /// The same maps as the rules ask for them.
    pub boards: Vec<Board>,
    /// The cards of each pilot with each robot, sorted.
    decks: Vec<Deck>,
    /// Whether some text makes cards dearer than printed.
    pub(crate) dearer: bool,
    /// Structures of Tier 1 and Tier 2.
    pub supply: [u8; 2],
}

impl Content {
    /// The cards of a player with this pilot and robot, sorted.
    #[inline]
    pub fn deck(&self, pilot: u8, robot: u8) -> &Deck {
        &self.decks[usize::from(robot) * self.pilots.len() + usize::from(pilot)]
    }

    /// The facts of a card of a player with this pilot and robot.
    #[inline]
    pub fn card(&self, pilot: u8, robot: u8, card: Card) -> &CardFacts {
        let at = usize::from(card.0);
        match at.checked_sub(PILOT_CARDS) {
            None => &self.pilots[usize::from(pilot)].cards[at],
            Some(at) => &self.robots[usize::from(robot)].cards[at],
        }
    }
}

#[cfg(test)]
mod tests;
