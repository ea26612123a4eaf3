//! The vocabulary of cards and abilities: what a text can say. Packs are read into these types as
//! they are, the schema is made from them, and the printed text is made from them too.

mod amount;
mod asked;
mod deed;
mod lasting;
mod moment;
mod plain;

pub use amount::{AMOUNT_MAX, Amount, AmountText, Counted, Per};
pub use deed::{
    Cancels, Chooser, Clause, DiceKind, Force, Ground, Icon, Landing, Lender, Rerolled, Strike, Sweep, Verb,
    Zone,
};
pub use lasting::{Bought, DamageText, Splash, Static};
pub(crate) use lasting::{Topic, Topics};
pub use moment::{Hook, If, Need, Price, Span};
pub use plain::{Plain, Trait};

use crate::city::{Elemental, Terrain};
use arrayvec::ArrayString;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The name of a card or ability in packs and notation: `ARC-HEEL`.
pub type Code = ArrayString<32>;

/// A code as it is written: capital letters and digits, words joined by `-`.
#[derive(JsonSchema)]
pub(super) struct CodeText(
    #[expect(dead_code, reason = "the schema alone reads it")]
    #[schemars(length(max = 32), extend("pattern" = "^[A-Z0-9]+(-[A-Z0-9]+)*$"))]
    String,
);

/// Names as they are written.
#[derive(JsonSchema)]
pub(super) struct NamesText {
    /// The name in English.
    #[expect(dead_code, reason = "the schema alone reads it")]
    en: String,
    #[expect(dead_code, reason = "the schema alone reads it")]
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

/// A hex as it is written: `q,r`.
#[derive(JsonSchema)]
pub(super) struct HexText(
    #[expect(dead_code, reason = "the schema alone reads it")]
    #[schemars(extend("format" = "hex", "pattern" = "^-?[0-9]+,-?[0-9]+$"))]
    String,
);

/// The four Trauma Tokens (GR-23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trauma {
    /// Anchor (GR-23.2).
    Anchor,
    /// Fire (GR-23.4).
    Fire,
    /// Panic (GR-23.5).
    Panic,
    /// Power Surge (GR-23.6).
    Surge,
}

impl Trauma {
    /// All four.
    pub const ALL: [Trauma; 4] = [Trauma::Anchor, Trauma::Fire, Trauma::Panic, Trauma::Surge];
}

/// What a player gains and loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    /// Fighting Spirit.
    Fs,
    /// Power Tokens.
    Pt,
    /// Armor.
    Armor,
    /// An Anchor in the Cooldown Meter.
    Anchor,
    /// A Fire in the Cooldown Meter.
    Fire,
    /// A Panic in the Cooldown Meter.
    Panic,
    /// A Power Surge in the Cooldown Meter.
    Surge,
}

impl Stock {
    /// All of them.
    pub const ALL: [Stock; 7] =
        [Stock::Fs, Stock::Pt, Stock::Armor, Stock::Anchor, Stock::Fire, Stock::Panic, Stock::Surge];

    /// The token it is, if it is one.
    pub fn trauma(self) -> Option<Trauma> {
        match self {
            Stock::Anchor => Some(Trauma::Anchor),
            Stock::Fire => Some(Trauma::Fire),
            Stock::Panic => Some(Trauma::Panic),
            Stock::Surge => Some(Trauma::Surge),
            Stock::Fs | Stock::Pt | Stock::Armor => None,
        }
    }
}

impl From<Trauma> for Stock {
    fn from(trauma: Trauma) -> Stock {
        match trauma {
            Trauma::Anchor => Stock::Anchor,
            Trauma::Fire => Stock::Fire,
            Trauma::Panic => Stock::Panic,
            Trauma::Surge => Stock::Surge,
        }
    }
}

/// One's own, or the opponent's whom the text concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// One's own.
    #[default]
    Mine,
    /// The opponent's.
    Foes,
}

/// Who a clause is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Whoever uses the text.
    #[default]
    Me,
    /// The opponent concerned (GR-R49).
    Foe,
    /// Every opponent within the card's range.
    FoesInRange,
    /// Every opponent adjacent to the user.
    FoesNear,
    /// Every robot adjacent to the user.
    RobotsNear,
    /// The user and every player within the card's range.
    AllInRange,
    /// Every opponent adjacent to a hex that the user has just moved across (GR-30.5).
    OnTheWay,
    /// Those whose last Recovery Roll succeeded.
    Passed,
    /// Those whose last Recovery Roll failed.
    Failed,
}

/// Which cards a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// Only cards of this type.
    pub kind: Option<Group>,
    /// Only cards of the robot (or of the pilot).
    pub robot: Option<bool>,
    /// Only cards with the Combo icon.
    pub combo: bool,
    /// Not Ultimate Techniques.
    pub no_ultimate: bool,
    /// Only cards whose texts give such tokens to others.
    pub gives: Option<Trauma>,
    /// Only cards whose code begins so.
    #[schemars(with = "Option<CodeText>")]
    pub named: Option<Code>,
    /// Only cards whose code does not begin so.
    #[schemars(with = "Option<CodeText>")]
    pub not_named: Option<Code>,
    /// Only cards whose code has this word.
    #[schemars(with = "Option<CodeText>")]
    pub word: Option<Code>,
}

/// A type of card, or both types of attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Melee attacks.
    Melee,
    /// Ranged attacks.
    Ranged,
    /// Attacks of either type.
    Attack,
    /// Instants.
    Instant,
}

/// Where on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// The user's hex.
    MyHex,
    /// The opponent's hex.
    #[default]
    FoesHex,
    /// The opponent's hex or one adjacent to it.
    AroundFoe,
    /// A hex adjacent to the user.
    NearMe,
    /// The user's hex or one adjacent to it.
    AroundMe,
}

/// Where Barriers are destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// On hexes adjacent to the user.
    #[default]
    NearMe,
    /// Within the range of the card.
    InRange,
    /// In the Path of the user's attack (GR-R164).
    InPath,
    /// Where the range of the card can have been counted again (GR-R165).
    Gates,
}

/// The five Impact Tiles (GR-20.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Flood.
    Flood,
    /// Inferno.
    Inferno,
    /// Arc Hazard.
    ArcHazard,
    /// Crater.
    Crater,
    /// Rubble.
    Rubble,
}

impl Tile {
    /// All five.
    pub const ALL: [Tile; 5] = [Tile::Flood, Tile::Inferno, Tile::ArcHazard, Tile::Crater, Tile::Rubble];
}

impl From<Elemental> for Tile {
    fn from(tile: Elemental) -> Tile {
        match tile {
            Elemental::Flood => Tile::Flood,
            Elemental::Inferno => Tile::Inferno,
            Elemental::ArcHazard => Tile::ArcHazard,
        }
    }
}

impl From<Terrain> for Tile {
    fn from(tile: Terrain) -> Tile {
        match tile {
            Terrain::Crater => Tile::Crater,
            Terrain::Rubble => Tile::Rubble,
        }
    }
}
