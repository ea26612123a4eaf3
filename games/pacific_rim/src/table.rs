//! What lies on the table: models, buildings, objects, terrain; leaders, missions, the round. Changed by the procedures
//! alone.

mod figure;
mod ids;

pub use figure::{Figure, Models, Standing, Waits};
pub(crate) use ids::{AREAS, BUILDINGS, MODELS, OBJECTS, SIDE_MAX};
pub use ids::{Block, Cards, Marks, Target, Thing, Who};

use crate::content::{Building, Content, MatId, MissionId, ObjectId, PieceId, ScenarioId, Side};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};
use serde::{Deserialize, Serialize};
use tabletop::Tally;
use tabletop::plane::{self, Edge, Length, Point, Pose};

/// A building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Tower {
    /// Its kind.
    pub kind: Building,
    /// Where it stands, or stood.
    pub pose: Pose,
    /// PR-16.4: whether it is destroyed.
    pub ruined: bool,
}

/// What an object is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Load {
    /// PR-15.1.
    Object(ObjectId),
    /// PR-R70.
    Bomb,
}

/// Where an object is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// It lies there.
    Lying(Point),
    /// PR-15.3: a model carries it.
    Carried,
    /// PR-15.9: out of the game.
    Gone,
}

/// An object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Token {
    /// What it is.
    pub load: Load,
    /// Where it is.
    pub spot: Spot,
}

/// PR-R74: a terrain area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Area {
    /// Its shape.
    pub piece: PieceId,
    /// Where its middle hex lies.
    pub pose: Pose,
}

/// PR-4.6: the leader of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Leader {
    /// Which model.
    pub who: Who,
    /// PR-4.9: whether its token shows the used side.
    pub used: bool,
}

/// PR-4.2, PR-19.1: the mission of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// None (PR-R61).
    None,
    /// This card.
    Card(MissionId),
    /// A secret one, seen from outside: in what is seen and known, never on the table itself.
    Hidden,
}

/// A multiset of mission cards.
pub type Missions = Tally<16>;

/// The table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Table {
    /// On which side each seat plays.
    pub(crate) sides: SeatMap<Side>,
    /// The mat.
    pub(crate) mat: MatId,
    /// The scenario; none in quick play.
    pub(crate) scenario: Option<ScenarioId>,
    /// The number of the round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// The models.
    pub(crate) models: Models,
    /// The buildings, standing or not.
    pub(crate) towers: ArrayVec<Tower, BUILDINGS>,
    /// The objects.
    pub(crate) tokens: ArrayVec<Token, OBJECTS>,
    /// The terrain areas.
    pub(crate) areas: ArrayVec<Area, AREAS>,
    /// The leaders: of the PPDC, then of the Kaiju side.
    pub(crate) leaders: [Option<Leader>; 2],
    /// PR-R53: the edges along which each side deployed.
    pub(crate) edges: [Edges; 2],
    /// The missions of both sides.
    pub(crate) goals: [Goal; 2],
    /// PR-19.1: whether each side keeps its mission secret.
    pub(crate) secret: bool,
    /// The mission cards that nobody has drawn.
    pub(crate) missions: Missions,
}

/// A set of edges, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Edges(pub u8);

impl Edges {
    /// All four.
    pub const ALL: Edges = Edges(15);

    /// Whether this one is among them.
    pub fn contains(self, edge: Edge) -> bool {
        self.0 >> edge as u8 & 1 == 1
    }

    /// With this one.
    #[must_use]
    pub fn with(self, edge: Edge) -> Edges {
        Edges(self.0 | 1 << edge as u8)
    }
}

impl Table {
    /// An empty table on this mat.
    pub(crate) fn new(sides: SeatMap<Side>, mat: MatId, content: &Content) -> Table {
        let mut missions = Missions::default();
        (0..content.missions.len()).for_each(|mission| missions.add(mission as u8));
        Table {
            sides,
            mat,
            scenario: None,
            round: 0,
            models: Models::default(),
            towers: ArrayVec::new(),
            tokens: ArrayVec::new(),
            areas: ArrayVec::new(),
            leaders: [None; 2],
            edges: [Edges::default(); 2],
            goals: [Goal::None; 2],
            secret: false,
            missions,
        }
    }

    /// The number of the round, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The scenario; none in quick play, and before it is drawn.
    pub fn scenario(&self) -> Option<ScenarioId> {
        self.scenario
    }

    /// On which side the seat plays.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides[seat]
    }

    /// The model with this number, if there is one.
    pub fn model(&self, who: Who) -> Option<&Figure> {
        self.models.get(who)
    }

    /// A model that is in the game.
    pub(crate) fn figure(&self, who: Who) -> &Figure {
        self.models.get(who).expect("a model that acts is in the game")
    }

    /// The same, to be changed.
    pub(crate) fn figure_mut(&mut self, who: Who) -> &mut Figure {
        self.models.get_mut(who).expect("a model that acts is in the game")
    }

    /// All models that belong to the game, destroyed or not.
    pub fn models(&self) -> impl Iterator<Item = (Who, &Figure)> {
        self.models.iter()
    }

    /// The models on the table, with their poses.
    pub fn standing(&self) -> impl Iterator<Item = (Who, Pose)> {
        self.models.iter().filter_map(|(who, figure)| Some((who, figure.pose()?)))
    }

    /// The buildings, standing or not.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// The buildings that stand.
    pub fn blocks(&self) -> impl Iterator<Item = (Block, &Tower)> {
        (0..).map(Block).zip(&self.towers).filter(|(_, tower)| !tower.ruined)
    }

    /// The objects.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The terrain areas.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The leader of a side.
    pub fn leader(&self, side: Side) -> Option<Leader> {
        self.leaders[side as usize]
    }

    /// The mission of a side.
    pub fn goal(&self, side: Side) -> Goal {
        self.goals[side as usize]
    }

    /// The mat as a rectangle.
    pub fn plane(&self, content: &Content) -> plane::Table {
        let mat = content.mat(self.mat);
        let mm = |length: u16| Length::mm(i64::from(length));
        plane::Table { width: mm(mat.width), depth: mm(mat.depth) }
    }

    /// PR-5.6, PR-R51: how many models of a side are on the table.
    pub fn strength(&self, side: Side) -> u8 {
        self.standing().filter(|(who, _)| who.side() == side).count() as u8
    }
}
