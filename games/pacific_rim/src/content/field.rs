//! The field of battle: mats, terrain, buildings, objects, scenarios, quick plays, missions.

use super::{MatId, ModelId, MutationId, ObjectId, PieceId, PilotId, UpgradeId};
use serde::{Deserialize, Serialize};

/// The two factions of PR-3.1, as the roles that their players have (PR-19.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The PPDC, or the defender of a civil war.
    Ppdc,
    /// The Kaiju, or the attacker of a civil war.
    Kaiju,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Ppdc, Side::Kaiju];

    /// The other one.
    pub fn foe(self) -> Side {
        match self {
            Side::Ppdc => Side::Kaiju,
            Side::Kaiju => Side::Ppdc,
        }
    }
}

/// The kinds of buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// PR-16.8.
    Skyscraper,
    /// PR-16.9.
    Shelter,
    /// PR-16.11.
    Base,
    /// PR-19.28.
    Rock,
}

impl Building {
    /// All kinds.
    pub const ALL: [Building; 4] = [Building::Skyscraper, Building::Shelter, Building::Base, Building::Rock];

    /// PR-16.2, PR-16.9, PR-16.11, PR-19.28: its ARM.
    pub fn armour(self) -> u8 {
        match self {
            Building::Skyscraper => 5,
            Building::Shelter | Building::Base => 7,
            Building::Rock => 8,
        }
    }

    /// PR-10.7, PR-R20: whether it is ignored for lines of sight.
    pub fn is_low(self) -> bool {
        match self {
            Building::Shelter | Building::Base => true,
            Building::Skyscraper | Building::Rock => false,
        }
    }
}

/// The two kinds of terrain areas.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// PR-7.5: nobody may run there.
    Difficult,
    /// PR-7.9, PR-7.10: Jaegers may not run there.
    Populated,
}

/// PR-1.45, PR-R67: a mat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mat {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// Its long side, in millimetres.
    pub width: u16,
    /// Its short side, in millimetres.
    pub depth: u16,
    /// Whether it shows the bottom of the sea.
    pub sea: bool,
}

/// PR-R74: a shape of a terrain area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// What it is like to cross.
    pub ground: Ground,
    /// Its hexes of base size as `q`, `r`: with `q` steps over face 0 and `r` steps over face 1 from the middle one.
    pub cells: Vec<(i8, i8)>,
}

/// PR-15.1: a kind of objects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// PR-15.6: the dice that it adds to an attack.
    pub power: u8,
}

/// A special rule of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// PR-19.12: Jaegers cannot run.
    NoRunning,
    /// PR-19.13, PR-R68: ranged attacks reach only what is at short range.
    ShortOnly,
    /// PR-19.18 to PR-19.27: the breach and the bomb, instead of victory points and the end-game check.
    Bomb,
}

/// PR-1.30: a scenario card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// The mat.
    pub mat: MatId,
    /// Its special rules.
    pub special: Vec<Special>,
    /// The terrain areas.
    pub terrain: Vec<PieceId>,
    /// The buildings.
    pub buildings: Vec<Building>,
    /// The objects.
    pub objects: Vec<ObjectId>,
    /// PR-20.4: so many hexes at least from every element to the edges of the table.
    pub margin: u8,
    /// PR-19.16: so many hexes at least between buildings; 0 if they only must not overlap.
    pub spacing: u8,
    /// PR-R64: who deploys where, in this order.
    pub deployments: [Deployment; 2],
}

impl Scenario {
    /// Whether it has this special rule.
    pub fn has(&self, special: Special) -> bool {
        self.special.contains(&special)
    }
}

/// Where a faction deploys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deployment {
    /// Which faction.
    pub side: Side,
    /// Along which edge.
    pub edge: EdgeOf,
    /// PR-20.6, PR-20.7: within so many hexes of it; 0 is with one face flush (PR-R64).
    pub depth: u8,
    /// PR-4.12: models may stay in reserve; otherwise all are deployed.
    pub reserve: bool,
}

/// Which edge a faction deploys along.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EdgeOf {
    /// Any edge, as the faction chooses; only for who deploys first.
    Any,
    /// A long edge, as the faction chooses; only for who deploys first.
    Long,
    /// A short edge, as the faction chooses; only for who deploys first.
    Short,
    /// The edge opposite that of the other faction; only for who deploys second.
    Opposite,
}

/// Where something stands: millimetres from the near left corner of the table, and whole degrees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// To the right.
    pub x: u16,
    /// Away from the reader.
    pub y: u16,
    /// Its facing.
    pub facing: u16,
}

/// PR-1.32: a quick play card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quick {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// The mat.
    pub mat: MatId,
    /// Terrain with its places.
    pub terrain: Vec<(PieceId, Place)>,
    /// Buildings with their places.
    pub buildings: Vec<(Building, Place)>,
    /// Objects with their places; their facing is 0.
    pub objects: Vec<(ObjectId, Place)>,
    /// The models of both sides with their places, Jaegers first.
    pub models: Vec<(Enlisted, Place)>,
}

/// A model with all that belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Enlisted {
    /// The model.
    pub model: ModelId,
    /// PR-3.16: its crew, in the order of the seats (PR-R41); none of a Kaiju.
    pub pilots: [Option<PilotId>; 3],
    /// PR-3.17: its upgrade; none of a Kaiju.
    pub upgrade: Option<UpgradeId>,
    /// PR-3.12: its offensive, then its defensive mutation; none of a Jaeger.
    pub mutations: [Option<MutationId>; 2],
}

/// PR-1.31: a mission card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mission {
    /// The short name in notation.
    pub code: String,
    /// The name that players read.
    pub name: String,
    /// The extra victory points of the PPDC, then of the Kaiju faction.
    pub lines: [Vec<Line>; 2],
}

impl Mission {
    /// The lines of one faction.
    pub fn lines(&self, side: Side) -> &[Line] {
        &self.lines[side as usize]
    }
}

/// One line of a mission: so many victory points for each of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// For each of what.
    pub per: Per,
    /// How many.
    pub points: u8,
}

/// What a line of a mission counts, at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Per {
    /// Intact buildings of this kind.
    Intact(Building),
    /// Destroyed buildings of this kind, whoever destroyed them.
    Ruined(Building),
    /// Enemy models on the table that are damaged (PR-18.9).
    Damaged,
    /// Destroyed enemy models.
    Destroyed,
    /// 1 if the enemy's leader is destroyed, else 0.
    Leader,
    /// Own models on the table without any damage.
    Unhurt,
    /// Own models on the table that carry an object.
    Carrying,
    /// Own models whose base overlaps a terrain area (PR-R16).
    Terrain,
    /// Own models within 4 hexes of an edge along which the enemy deployed (PR-R53).
    Breakthrough,
}
