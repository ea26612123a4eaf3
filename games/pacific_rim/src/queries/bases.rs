//! Bases: what stands where, what touches, what lies on the ground.

use crate::content::{Content, FACE, Ground};
use crate::table::{AREAS, BUILDINGS, MODELS, Spot, Table, Target, Thing, Who};
use arrayvec::ArrayVec;
use tabletop::plane::{Angle, Disc, Hexagon, Length, Point, Pose, SLACK};

/// PR-R47: from the middle of an object to its rim.
const RIM: Length = Length::um(18_500);
/// Room for the bases of all models and buildings.
pub(crate) const SOLIDS: usize = MODELS + BUILDINGS;
/// PR-R74: the most hexes of all terrain areas.
const CELLS: usize = AREAS * 16;

/// PR-1.2, PR-1.6, PR-2.2 to PR-2.4: the base with this pose. That of a building has the same size.
pub fn base(pose: Pose) -> Hexagon {
    Hexagon::new(pose, FACE)
}

/// PR-1.40, PR-1.41, PR-2.1: the length of so many hexes, from face to face.
pub fn hexes(count: u8) -> Length {
    base(Pose { at: Point::ORIGIN, facing: Angle::ZERO }).hexes(count)
}

/// Two bases whose middles are further apart than this do not touch: twice from the middle to a corner, and the tolerance.
const APART: i64 = 2 * FACE.in_nm() + 2 * SLACK.in_nm();

/// PR-1.7, PR-2.8, PR-R1: whether two bases touch.
pub(crate) fn touch(one: &Hexagon, other: &Hexagon) -> bool {
    is_by(one, other.pose) && one.contact(other).is_some()
}

/// Whether a base there is so near that the two may touch.
fn is_by(one: &Hexagon, other: Pose) -> bool {
    let way = other.at - one.pose.at;
    way.x.in_nm().abs() <= APART && way.y.in_nm().abs() <= APART
}

/// All bases except some: which, and where.
pub(crate) struct Solids {
    pub(crate) targets: ArrayVec<Target, SOLIDS>,
    pub(crate) bases: ArrayVec<Hexagon, SOLIDS>,
}

impl Solids {
    /// PR-2.9: everything that no base may overlap, without these models.
    pub(crate) fn but(table: &Table, without: &[Who]) -> Solids {
        let mut solids = Solids { targets: ArrayVec::new(), bases: ArrayVec::new() };
        let models = table.standing().filter(|(who, _)| !without.contains(who));
        models.for_each(|(who, pose)| solids.push(Target::Model(who), pose));
        table.blocks().for_each(|(block, tower)| solids.push(Target::Building(block), tower.pose));
        solids
    }

    fn push(&mut self, target: Target, pose: Pose) {
        self.targets.push(target);
        self.bases.push(base(pose));
    }

    /// Each with its base.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Target, &Hexagon)> {
        self.targets.iter().copied().zip(&self.bases)
    }
}

/// The base of a model on the table.
pub(crate) fn stands(table: &Table, who: Who) -> Hexagon {
    base(table.figure(who).pose().expect("a model that acts is on the table"))
}

/// The base of a target that is on the table.
pub fn solid(table: &Table, target: Target) -> Option<Hexagon> {
    match target {
        Target::Model(who) => table.model(who)?.pose().map(base),
        Target::Building(block) => {
            let tower = table.towers().get(usize::from(block.0))?;
            (!tower.ruined).then(|| base(tower.pose))
        }
    }
}

/// PR-2.8: what touches the base of a model.
pub fn touching(table: &Table, who: Who) -> impl Iterator<Item = Target> + '_ {
    let own = table.model(who).and_then(|figure| figure.pose()).map(base);
    let touches = move |pose: Pose| own.is_some_and(|own| touch(&own, &base(pose)));
    let models = table.standing().filter(move |(other, _)| *other != who);
    let models = models.filter(move |(_, pose)| touches(*pose)).map(|(other, _)| Target::Model(other));
    let blocks = table.blocks().filter(move |(_, tower)| touches(tower.pose));
    models.chain(blocks.map(|(block, _)| Target::Building(block)))
}

/// PR-R3, PR-R72: whether a model touches an enemy or a building.
pub(crate) fn is_engaged(table: &Table, who: Who) -> bool {
    touching(table, who).any(|target| target.is_enemy_of(who.side()))
}

/// PR-R47: an object that lies on the table.
pub(crate) fn disc(at: Point) -> Disc {
    Disc { at, radius: RIM }
}

/// Where an object lies, if it does.
pub(crate) fn lying(table: &Table, thing: Thing) -> Option<Point> {
    match table.tokens().get(usize::from(thing.0))?.spot {
        Spot::Lying(at) => Some(at),
        Spot::Carried | Spot::Gone => None,
    }
}

/// PR-R74: the hexes of all terrain areas with their ground.
pub(crate) fn cells(table: &Table, content: &Content) -> ArrayVec<(Ground, Hexagon), CELLS> {
    let mut all = ArrayVec::new();
    for area in table.areas() {
        let piece = content.piece(area.piece);
        piece.each_hex(area.pose).for_each(|cell| {
            let _ = all.try_push((piece.ground, cell));
        });
    }
    all
}

/// PR-R16: whether the base of a model overlaps a terrain area.
pub(crate) fn in_terrain(table: &Table, content: &Content, who: Who) -> bool {
    let own = table.model(who).and_then(|figure| figure.pose()).map(base);
    own.is_some_and(|own| cells(table, content).iter().any(|(_, cell)| own.overlaps(cell)))
}
