//! Content: the typed form of a pack. Tiles and robot boards with the facts that are printed on them.

mod print;
mod read;
mod schema;

pub use print::{
    brief, brief_attack, brief_movement, brief_turn, name_of, say_defence, say_kind, say_side, say_what,
};
pub use read::{house_files, read_packs};
pub use schema::schema;

use scene::{Glyph, Print};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;
use tabletop::Memo;

/// The most kinds of tiles of all packs of a bout (SA-T3): twice as many as the house pack has.
pub const KINDS_MAX: usize = 128;

/// The highest damage, push, spin or heat; the longest move.
pub const NUMBER_MAX: u8 = 9;

/// A kind of tile: its number in the tables of one content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct KindId(pub u8);

/// The colour of a tile, front and back (SA-1.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Red.
    Attack,
    /// Green.
    Movement,
    /// Yellow.
    Turn,
    /// Blue.
    Defence,
    /// Grey.
    Terrain,
}

impl Colour {
    /// All five.
    pub const ALL: [Colour; 5] =
        [Colour::Attack, Colour::Movement, Colour::Turn, Colour::Defence, Colour::Terrain];

    /// Its word in packs and notation.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Attack => "attack",
            Colour::Movement => "movement",
            Colour::Turn => "turn",
            Colour::Defence => "defence",
            Colour::Terrain => "terrain",
        }
    }
}

/// What the back of a tile shows: its generation and its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Back(pub u8);

impl Back {
    /// How many different backs there are.
    pub const COUNT: usize = 15;

    /// The back of this generation and colour.
    pub const fn new(generation: u8, colour: Colour) -> Back {
        Back((generation - 1) * 5 + colour as u8)
    }

    /// Generation 1, 2 or 3.
    pub const fn generation(self) -> u8 {
        self.0 / 5 + 1
    }

    /// The colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 % 5)]
    }

    /// All backs in order.
    pub fn all() -> impl Iterator<Item = Back> {
        (0..Back::COUNT as u8).map(Back)
    }

    /// The number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A printed range; a single number has equal ends (SA-R11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Span {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Span {
    /// Whether the number may be chosen.
    pub fn contains(self, number: u8) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// How a movement module moves its robot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Along the facing.
    Forward,
    /// One sector left or right of the facing.
    Diagonal,
    /// Along the facing, over whatever is between.
    Jump,
}

/// A movement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Movement {
    /// How.
    pub way: Way,
    /// How far.
    pub span: Span,
}

/// How an attack reaches its target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Delivery {
    /// One target, stopped by robots and interference.
    Direct,
    /// One target, over robots and interference.
    Indirect,
    /// All targets of the firing line.
    Beam,
    /// The cell in front.
    Melee,
    /// The cell in front and the two beside it.
    Sweep,
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// How it reaches its target.
    pub delivery: Delivery,
    /// Damage to the target.
    pub damage: u8,
    /// Damage to the cells around it; 0 for no blast.
    pub splinter: u8,
    /// How many cells the target may be pushed.
    pub push: u8,
    /// How many sectors the target may be spun.
    pub spin: u8,
    /// How many modules of the target become overheated.
    pub heat: u8,
}

/// From where a defence protects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arc {
    /// The front sector.
    Front,
    /// The four side sectors.
    Side,
    /// All six sectors.
    Circular,
    /// All six sectors and the robot's own cell.
    Everywhere,
}

/// A defence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Defence {
    /// From where.
    pub arc: Arc,
    /// How much it prevents.
    pub value: u8,
    /// Whether it must be activated when a hit comes; otherwise it is PASSIVE.
    pub reaction: bool,
}

impl Defence {
    /// SA-13.12 to SA-13.15, SA-R44, SA-R62: whether a hit from there is covered.
    pub fn covers(self, arrival: crate::tile::Arrival) -> bool {
        use crate::tile::Arrival;
        match (self.arc, arrival) {
            (Arc::Front, Arrival::Front) | (Arc::Side, Arrival::Side) | (Arc::Everywhere, _) => true,
            (Arc::Circular, Arrival::Front | Arrival::Side | Arrival::Rear) => true,
            (Arc::Front | Arc::Side | Arc::Circular, _) => false,
        }
    }
}

/// A terrain tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Terrain {
    /// Blocks movement (SA-7.2).
    pub obstacle: bool,
    /// Blocks direct shots (SA-17.3).
    pub interference: bool,
    /// Damage on the tile when it goes off; 0 if it cannot (SA-17.5).
    pub blast: u8,
    /// Damage around it when it goes off.
    pub splinter: u8,
    /// Damage to a robot that comes onto it (SA-17.17).
    pub burns: u8,
    /// Whether a robot that comes onto it cools a module (SA-17.15).
    pub cools: bool,
    /// Whether heat destroys it (SA-17.16).
    pub melts: bool,
    /// How much of every hit on a robot here it prevents (SA-17.13).
    pub cover: u8,
}

impl Terrain {
    /// SA-17.5: whether it can go off.
    pub fn explodes(&self) -> bool {
        self.blast > 0
    }

    /// SA-R5: whether coming onto it does harm.
    pub fn harms(&self) -> bool {
        self.explodes() || self.burns > 0
    }
}

/// What a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Turns the own robot.
    Turn(Span),
    /// Moves the own robot.
    Movement(Movement),
    /// Attacks.
    Attack(Attack),
    /// Defends.
    Defence(Defence),
    /// Lies on the field.
    Terrain(Terrain),
}

impl What {
    /// SA-5.1 to SA-5.4: the colour that goes with it.
    pub fn colour(&self) -> Colour {
        match self {
            What::Turn(_) => Colour::Turn,
            What::Movement(_) => Colour::Movement,
            What::Attack(_) => Colour::Attack,
            What::Defence(_) => Colour::Defence,
            What::Terrain(_) => Colour::Terrain,
        }
    }
}

/// One kind of tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The short name in notation: `RUNNER`.
    pub code: String,
    /// Names by language; English is always there.
    pub names: BTreeMap<String, String>,
    /// Generation and colour.
    pub back: Back,
    /// How many of them there are.
    pub copies: u8,
    /// AUTO-COOL (SA-4.2).
    pub auto_cool: bool,
    /// SPEEDY (SA-4.3).
    pub speedy: bool,
    /// ONE-USE (SA-4.6).
    pub one_use: bool,
    /// What it does.
    pub what: What,
    /// Its front as scenes show it: open, and known but not open.
    pub(crate) fronts: [Memo<Print>; 2],
    /// Its picture.
    pub(crate) picture: Memo<Glyph>,
}

impl Kind {
    /// SA-4.7, SA-13.3: PASSIVE modules are the defences that need no activation.
    pub fn is_passive(&self) -> bool {
        matches!(self.what, What::Defence(Defence { reaction: false, .. }))
    }

    /// SA-12.17, SA-R25: whether a token of heat is removed from it at once.
    pub fn sheds_heat(&self) -> bool {
        self.auto_cool || self.is_passive()
    }

    /// SA-9.1, SA-9.2: whether it can be worn out.
    pub fn wears(&self) -> bool {
        matches!(self.what, What::Turn(_) | What::Movement(_))
    }
}

/// One side of the robot boards (SA-1.2): its abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its attack.
    pub attack: Attack,
    /// Its movement.
    pub movement: Movement,
    /// Its turn.
    pub turn: Span,
    /// Its defence, in some cases (SA-5.5, SA-R34).
    pub defence: Option<Defence>,
    /// AUTO-COOL.
    pub auto_cool: bool,
}

/// All tiles and boards of the packs of a bout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The kinds in the order of their backs, then of their codes.
    pub kinds: Vec<Kind>,
    /// Side A, side B.
    pub boards: [Board; 2],
    /// The names of the four robots by language.
    pub robots: Vec<BTreeMap<String, String>>,
    ranges: [(u8, u8); Back::COUNT],
}

impl Content {
    fn new(mut kinds: Vec<Kind>, boards: [Board; 2], robots: Vec<BTreeMap<String, String>>) -> Content {
        kinds.sort_by(|a, b| (a.back, &a.code).cmp(&(b.back, &b.code)));
        let mut ranges = [(0, 0); Back::COUNT];
        for back in Back::all() {
            let start = kinds.iter().filter(|kind| kind.back < back).count() as u8;
            let there = kinds.iter().filter(|kind| kind.back == back).count() as u8;
            ranges[back.index()] = (start, start + there);
        }
        Content { kinds, boards, robots, ranges }
    }

    /// The kind of this number.
    #[inline]
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[usize::from(id.0)]
    }

    /// The terrain of this number, if it is one.
    #[inline]
    pub fn terrain(&self, id: KindId) -> Option<&Terrain> {
        match &self.kind(id).what {
            What::Terrain(terrain) => Some(terrain),
            What::Turn(_) | What::Movement(_) | What::Attack(_) | What::Defence(_) => None,
        }
    }

    /// The kind of this code.
    pub fn find(&self, code: &str) -> Option<KindId> {
        self.iter().find(|(_, kind)| kind.code == code).map(|(id, _)| id)
    }

    /// All kinds with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (KindId, &Kind)> {
        (0u8..).map(KindId).zip(&self.kinds)
    }

    /// The numbers of the kinds with this back.
    #[inline]
    pub fn range(&self, back: Back) -> Range<usize> {
        let (start, end) = self.ranges[back.index()];
        usize::from(start)..usize::from(end)
    }

    /// How many tiles have this back.
    pub fn tiles(&self, back: Back) -> u8 {
        self.kinds[self.range(back)].iter().map(|kind| kind.copies).sum()
    }
}
