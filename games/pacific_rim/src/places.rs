//! Places: where scenery may lie and where models may be deployed. PR-R64, PR-R65, PR-20.4 to PR-20.7.
//!
//! A player may name any whole millimetre and any whole degree; what is listed is a sample of such places. Whether there is
//! a place at all does not depend on the sample.

mod freedom;

use crate::content::{Building, Content, Mat, ObjectId, PieceId, Place, Scenario, Side, Special};
use crate::queries::{SOLIDS, base, hexes};
use crate::table::{Edges, MODELS, Spot, Standing, Table, Who};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::plane::{self, Angle, Disc, Edge, Face, Hexagon, Length, Pose, SLACK};

/// An element of scenery that is still to be placed (PR-20.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Element {
    /// A terrain area.
    Terrain(PieceId),
    /// A building.
    Building(Building),
    /// An object.
    Object(ObjectId),
}

/// A place as a player names it: millimetres from the far left corner of the table, to the right and towards the reader,
/// and thousandths of a degree clockwise from the direction away from the reader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Pin {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) turn: i32,
}

impl Pin {
    /// The place on a mat; nothing if it is not on the mat, or its turn is no whole degree (PR-R65).
    fn place(self, mat: &Mat) -> Option<Place> {
        let within = |number: i32, most: u16| u16::try_from(number).ok().filter(|number| *number <= most);
        let (x, down) = (within(self.x, mat.width)?, within(self.y, mat.depth)?);
        let whole = (0..360_000).contains(&self.turn) && self.turn % 1_000 == 0;
        let facing = (Angle::QUARTER - Angle::degrees(i64::from(self.turn / 1_000))).in_degrees();
        whole.then_some(Place { x, y: mat.depth - down, facing })
    }

    /// How a player names the place.
    fn of(place: Place, mat: &Mat) -> Pin {
        let turn = Angle::degrees(place.facing.into()).as_shown();
        Pin { x: place.x.into(), y: i32::from(mat.depth) - i32::from(place.y), turn }
    }
}

/// What lies on the table: bases, hexes of terrain, discs.
enum Shape {
    Bases(Vec<Hexagon>),
    Disc(Disc),
}

impl Shape {
    fn of(content: &Content, element: Element, pose: Pose) -> Shape {
        match element {
            Element::Terrain(piece) => Shape::Bases(content.piece(piece).hexes(pose)),
            Element::Building(_) => Shape::Bases(vec![base(pose)]),
            Element::Object(_) => Shape::Disc(crate::queries::disc(pose.at)),
        }
    }

    /// PR-20.5, PR-R47: whether it lies over the other one.
    fn overlaps(&self, other: &Shape) -> bool {
        let covers = |bases: &[Hexagon], disc: &Disc| bases.iter().any(|base| base.covers_part_of(disc));
        match (self, other) {
            (Shape::Bases(own), Shape::Bases(others)) => {
                own.iter().any(|one| others.iter().any(|other| one.overlaps(other)))
            }
            (Shape::Bases(bases), Shape::Disc(disc)) | (Shape::Disc(disc), Shape::Bases(bases)) => {
                covers(bases, disc)
            }
            (Shape::Disc(one), Shape::Disc(other)) => one.overlaps(other),
        }
    }

    /// PR-20.4: whether it keeps so far from every edge.
    fn keeps(&self, plane: &plane::Table, margin: Length) -> bool {
        match self {
            Shape::Bases(bases) => {
                let room = |base: &Hexagon, edge| plane.room(base, edge);
                bases.iter().all(|base| Edge::ALL.into_iter().all(|edge| room(base, edge) >= margin - SLACK))
            }
            Shape::Disc(disc) => {
                let (x, y) = (disc.at.x(), disc.at.y());
                let least = [x, y, plane.width - x, plane.depth - y].into_iter().min();
                least.is_some_and(|least| least - disc.radius >= margin - SLACK)
            }
        }
    }
}

/// PR-20.4, PR-20.5, PR-19.16, PR-19.17, PR-R47, PR-R65: the pose of an element that lies there, if it may.
pub(crate) fn lying(
    table: &Table,
    content: &Content,
    scenario: &Scenario,
    element: Element,
    pin: Pin,
) -> Option<Pose> {
    let place = pin.place(content.mat(table.mat))?;
    Ground::of(table, content, scenario).takes(element, place).then(|| place.pose())
}

/// What lies on the table already, and the rules of the scenario.
struct Ground<'a> {
    content: &'a Content,
    plane: plane::Table,
    scenario: &'a Scenario,
    lies: Vec<Shape>,
    towers: Vec<Hexagon>,
}

impl<'a> Ground<'a> {
    fn of(table: &Table, content: &'a Content, scenario: &'a Scenario) -> Ground<'a> {
        let towers: Vec<Hexagon> = table.towers().iter().map(|tower| base(tower.pose)).collect();
        let areas = table.areas().iter().map(|area| Shape::Bases(content.piece(area.piece).hexes(area.pose)));
        let discs = table.tokens().iter().filter_map(|token| match token.spot {
            Spot::Lying(at) => Some(Shape::Disc(crate::queries::disc(at))),
            Spot::Carried | Spot::Gone => None,
        });
        let lies = areas.chain(discs).chain([Shape::Bases(towers.clone())]).collect();
        Ground { content, plane: table.plane(content), scenario, lies, towers }
    }

    fn takes(&self, element: Element, place: Place) -> bool {
        let shape = Shape::of(self.content, element, place.pose());
        if !shape.keeps(&self.plane, hexes(self.scenario.margin))
            || self.lies.iter().any(|other| other.overlaps(&shape))
        {
            return false;
        }
        let limit = hexes(self.scenario.spacing);
        let is_apart = |own: &Hexagon| self.towers.iter().all(|tower| own.nearest(tower).is_at_least(limit));
        match (element, &shape) {
            (Element::Building(_), Shape::Bases(bases)) if self.scenario.spacing > 0 => {
                bases.iter().all(is_apart)
            }
            (
                Element::Terrain(_) | Element::Building(_) | Element::Object(_),
                Shape::Bases(_) | Shape::Disc(_),
            ) => true,
        }
    }
}

/// The grid of the sample, and the finer one that is tried if nothing of it is legal, in millimetres.
const GRIDS: [u16; 3] = [150, 60, 20];
/// The facings that are tried. A hexagon looks the same after 60 degrees.
const FACINGS: [u16; 2] = [0, 30];

/// PR-R65: places where an element may lie, for lists and computers; none if there is no place on the finest grid, and
/// then the element is left out.
pub(crate) fn sample(table: &Table, content: &Content, scenario: &Scenario, element: Element) -> Vec<Pin> {
    let mat = content.mat(table.mat);
    let ground = Ground::of(table, content, scenario);
    let places = |grid: u16, facing: u16| {
        let line = move |length: u16| (1..).map(move |step| step * grid).take_while(move |at| *at < length);
        let (width, depth) = (mat.width, mat.depth);
        let all = line(width).flat_map(move |x| line(depth).map(move |y| Place { x, y, facing }));
        let all = all.filter(|place| ground.takes(element, *place));
        all.map(|place| Pin::of(place, mat)).collect::<Vec<_>>()
    };
    let tries = GRIDS.into_iter().flat_map(|grid| FACINGS.map(|facing| (grid, facing)));
    tries.map(|(grid, facing)| places(grid, facing)).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The pose of a model that is deployed at this pin, if it may be.
///
/// PR-R64, PR-20.6, PR-20.7, PR-19.18, PR-19.20: wholly on the table, in the depth of its edge, over nothing that stands.
/// Where a base must be flush, it slides straight to the edge, and the face that looks there most nearly lies on it; it
/// does not slide further than a hex.
pub(crate) fn deployed(table: &Table, content: &Content, depth: u8, edge: Edge, pin: Pin) -> Option<Pose> {
    let plane = table.plane(content);
    let named = base(pin.place(content.mat(table.mat))?.pose());
    let pose = if depth == 0 { flush(&plane, &named, edge) } else { named.pose };
    let own = named.placed(pose);
    let fits = plane.room(&named, edge) <= hexes(depth.max(1)) + SLACK;
    (fits && plane.crossed(&own).is_none() && is_free(table, &own)).then_some(pose)
}

/// PR-R64, PR-17.6: the pose with a face on the edge, straight behind that of `named`.
fn flush(plane: &plane::Table, named: &Hexagon, edge: Edge) -> Pose {
    let outwards = edge.outwards();
    let off = |face: &Face| {
        let degrees = (named.looks(*face) - outwards).in_degrees();
        degrees.min(360 - degrees)
    };
    let face = Face::ALL.into_iter().min_by_key(off).expect("a base has faces");
    let at = named.at();
    let along = match edge {
        Edge::Near => at.x(),
        Edge::Right => at.y(),
        Edge::Far => plane.width - at.x(),
        Edge::Left => plane.depth - at.y(),
    };
    plane.flush(named, edge, along, face)
}

/// PR-17.4 to PR-17.7, PR-19.19, PR-19.21: the pose of a model that enters from the reserve at this pin, if it may: flush
/// with an edge that is open to it, at least four hexes from every enemy.
pub(crate) fn entered(table: &Table, content: &Content, side: Side, pin: Pin) -> Option<Pose> {
    let open = open_edges(table, content, side);
    let edges = Edge::ALL.into_iter().filter(|edge| open.contains(*edge));
    edges
        .filter_map(|edge| deployed(table, content, 0, edge, pin))
        .find(|pose| is_far(table, content, side, *pose))
}

/// PR-17.4, PR-17.5, PR-R53, PR-19.19: the edges at which a side may enter.
fn open_edges(table: &Table, content: &Content, side: Side) -> Edges {
    let has_bomb = table.scenario.is_some_and(|id| content.scenario(id).has(Special::Bomb));
    if has_bomb && side == Side::Kaiju {
        return table.edges[side as usize];
    }
    let closed = table.edges[side.foe() as usize];
    let open = Edges(Edges::ALL.0 & !closed.0);
    if open.0 == 0 { Edges::ALL } else { open }
}

/// PR-2.18, PR-17.7, PR-19.21, PR-R52: far enough from all enemies; for Jaegers in an underwater battle from the breach too.
fn is_far(table: &Table, content: &Content, side: Side, pose: Pose) -> bool {
    let plane = table.plane(content);
    Kept::of(table, content, side).lacks(&plane, &base(pose)).all(|lack| lack <= SLACK)
}

/// PR-17.7, PR-19.21: what a model that enters keeps away from.
struct Kept {
    enemies: ArrayVec<Hexagon, MODELS>,
    breach: Edges,
}

impl Kept {
    fn of(table: &Table, content: &Content, side: Side) -> Kept {
        let enemies = table.standing().filter(|(who, _)| who.side() != side);
        let has_bomb = table.scenario.is_some_and(|id| content.scenario(id).has(Special::Bomb));
        let minds = has_bomb && side == Side::Ppdc;
        let breach = if minds { table.edges[Side::Kaiju as usize] } else { Edges(0) };
        Kept { enemies: enemies.map(|(_, pose)| base(pose)).collect(), breach }
    }

    /// How much a base is too near to each of it.
    fn lacks<'a>(&'a self, plane: &'a plane::Table, own: &'a Hexagon) -> impl Iterator<Item = Length> + 'a {
        let limit = hexes(RESERVE_GAP);
        let enemies = self.enemies.iter().map(move |other| limit - own.nearest(other).length);
        let edges = Edge::ALL.into_iter().filter(|edge| self.breach.contains(*edge));
        enemies.chain(edges.map(move |edge| limit - plane.room(own, edge)))
    }
}

/// PR-17.7: so many hexes at least between a model that enters and every enemy.
const RESERVE_GAP: u8 = 4;

/// PR-2.9: whether a base overlaps no model and no building.
fn is_free(table: &Table, own: &Hexagon) -> bool {
    solids(table).all(|other| !own.overlaps(&other))
}

/// Room for all that no base may overlap.
type Solids = ArrayVec<Hexagon, SOLIDS>;

/// PR-2.9: what no base may overlap.
fn solids(table: &Table) -> impl Iterator<Item = Hexagon> + '_ {
    let models = table.standing().map(|(_, pose)| base(pose));
    models.chain(table.blocks().map(|(_, tower)| base(tower.pose)))
}

/// So far apart are the places of the sample along an edge, in millimetres.
const APART: u16 = 120;
/// So far inward is the outer row of the sample: a base has room there, whichever way it looks.
const INWARD: u16 = 38;

/// How far inward the middle of a base is, in whole millimetres, of which a part is just within so many hexes.
fn innermost(depth: u8) -> u16 {
    let apothem = base(Pose::default()).apothem();
    ((hexes(depth) + apothem).in_nm() / 1_000_000) as u16
}

/// Pins along an edge, in a row at the edge and one as far inward as they may be, looking away from the edge.
fn along(mat: &Mat, edge: Edge, depth: u8) -> impl Iterator<Item = Pin> + '_ {
    let long = match edge {
        Edge::Near | Edge::Far => mat.width,
        Edge::Left | Edge::Right => mat.depth,
    };
    let facing = edge.outwards().opposite().in_degrees();
    let across = match edge {
        Edge::Near | Edge::Far => mat.depth,
        Edge::Left | Edge::Right => mat.width,
    };
    let rows = [INWARD].into_iter().chain((depth > 0).then(|| innermost(depth)));
    let rows = rows.filter(move |inward| *inward <= across);
    let spots = move || (1..).map(|step| step * APART).take_while(move |along| *along < long);
    let places = rows.flat_map(move |inward| spots().map(move |along| (along, inward)));
    places.map(move |(along, inward)| Pin::of(inland(mat.width, mat.depth, edge, along, inward, facing), mat))
}

/// PR-R64: pins where a model may be deployed, for lists and computers: some if there are any.
pub(crate) fn berths<'a>(
    table: &'a Table,
    content: &'a Content,
    depth: u8,
    edge: Edge,
) -> impl Iterator<Item = Pin> + 'a {
    let all = along(content.mat(table.mat), edge, depth);
    let all = all.filter(move |pin| deployed(table, content, depth, edge, *pin).is_some());
    or_else(all, move || berth(table, content, depth, edge))
}

/// The pins; if there are none, the one that is found otherwise.
fn or_else(pins: impl Iterator<Item = Pin>, found: impl Fn() -> Option<Pin>) -> impl Iterator<Item = Pin> {
    let mut pins = pins.peekable();
    let found = if pins.peek().is_none() { found() } else { None };
    pins.chain(found)
}

/// PR-R64, PR-R89: a pin where a model may be deployed, if there is any at all.
fn berth(table: &Table, content: &Content, depth: u8, edge: Edge) -> Option<Pin> {
    zone(table, content, depth, edge, None).free().map(|place| Pin::of(place, content.mat(table.mat)))
}

/// PR-17.3, PR-R52, PR-R89: a pin where a model may enter, if there is any at all.
fn entry(table: &Table, content: &Content, side: Side) -> Option<Pin> {
    let open = open_edges(table, content, side);
    let mut edges = Edge::ALL.into_iter().filter(|edge| open.contains(*edge));
    let kept = || Some(Kept::of(table, content, side));
    let place = edges.find_map(|edge| zone(table, content, 0, edge, kept()).free());
    place.map(|place| Pin::of(place, content.mat(table.mat)))
}

fn zone<'a>(
    table: &Table,
    content: &'a Content,
    depth: u8,
    edge: Edge,
    kept: Option<Kept>,
) -> freedom::Zone<'a> {
    let (mat, plane) = (content.mat(table.mat), table.plane(content));
    freedom::Zone { mat, plane, edge, depth, solids: solids(table).collect(), kept }
}

/// PR-17.4: pins where a model may enter, for lists and computers: some if there are any.
pub(crate) fn entries<'a>(
    table: &'a Table,
    content: &'a Content,
    side: Side,
) -> impl Iterator<Item = Pin> + 'a {
    let all = Edge::ALL.into_iter().flat_map(|edge| along(content.mat(table.mat), edge, 0));
    let all = all.filter(move |pin| entered(table, content, side, *pin).is_some());
    or_else(all, move || entry(table, content, side))
}

/// The place so far along an edge, and so far inward.
fn inland(width: u16, depth: u16, edge: Edge, along: u16, inward: u16, facing: u16) -> Place {
    let (x, y) = match edge {
        Edge::Near => (along, inward),
        Edge::Right => (width - inward, along),
        Edge::Far => (width - along, depth - inward),
        Edge::Left => (inward, depth - along),
    };
    Place { x, y, facing }
}

/// PR-4.12: the models of a side that are in reserve, or not deployed yet.
pub(crate) fn waiting(table: &Table, side: Side) -> impl Iterator<Item = Who> + '_ {
    let waits = move |who: &Who| {
        who.side() == side && table.model(*who).is_some_and(|one| one.standing == Standing::Reserve)
    };
    Who::all().filter(waits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::tests::house;
    use crate::content::{MatId, Side};
    use crate::table::{Area, Load, Token, Tower};
    use kernel::SeatMap;

    fn empty(content: &Content) -> Table {
        Table::new(SeatMap::new(2, |seat| Side::ALL[usize::from(seat.0)]), MatId(0), content)
    }

    fn scenario<'a>(content: &'a Content, code: &str) -> &'a Scenario {
        content.scenarios.iter().find(|one| one.code == code).expect(code)
    }

    fn lie(table: &mut Table, element: Element, place: Place) {
        let pose = place.pose();
        match element {
            Element::Terrain(piece) => table.areas.push(Area { piece, pose }),
            Element::Building(kind) => table.towers.push(Tower { kind, pose, ruined: false }),
            Element::Object(id) => {
                table.tokens.push(Token { load: Load::Object(id), spot: Spot::Lying(pose.at) });
            }
        }
    }

    const TOWER: Element = Element::Building(Building::Skyscraper);

    fn at(x: u16, y: u16) -> Place {
        Place { x, y, facing: 0 }
    }

    #[test]
    fn elements_keep_a_hex_from_the_edges_and_overlap_nothing() {
        let content = house();
        let (mut table, rules) = (empty(&content), scenario(&content, "APOCALYPSE"));
        let may = |table: &Table, element, place| Ground::of(table, &content, rules).takes(element, place);
        // A base that looks along x has a flat side there: 32.04 and a hex of 64.09 are 96.13 millimetres.
        assert!(may(&table, TOWER, at(97, 400)) && !may(&table, TOWER, at(96, 400)));
        // Across it has a corner: 37 and 64.09.
        assert!(may(&table, TOWER, at(400, 102)) && !may(&table, TOWER, at(400, 101)));
        // The disc of an object: 18.5 and 64.09.
        let truck = Element::Object(ObjectId(0));
        assert!(may(&table, truck, at(83, 400)) && !may(&table, truck, at(82, 400)));
        lie(&mut table, TOWER, at(600, 400));
        assert!(may(&table, TOWER, at(665, 400)) && !may(&table, TOWER, at(663, 400)));
        assert!(may(&table, truck, at(651, 400)) && !may(&table, truck, at(650, 400)));
        lie(&mut table, Element::Terrain(PieceId(0)), at(300, 300));
        assert!(!may(&table, truck, at(364, 300)) && !may(&table, TOWER, at(364, 300)));
        assert!(may(&table, truck, at(450, 300)));
    }

    #[test]
    fn rocks_lie_two_hexes_apart_and_objects_do_not_mind() {
        let content = house();
        let (mut table, rules) = (empty(&content), scenario(&content, "SEAL-THE-BREACH"));
        let rock = Element::Building(Building::Rock);
        lie(&mut table, rock, at(600, 400));
        let may = |element, place| Ground::of(&table, &content, rules).takes(element, place);
        // Three hexes from centre to centre are 192.26 millimetres.
        assert!(may(rock, at(793, 400)) && !may(rock, at(792, 400)));
        assert!(may(Element::Object(ObjectId(0)), at(660, 400)));
    }

    /// PR-R67: on our table all elements of every scenario find a place, whichever of the sample is taken.
    #[test]
    fn every_scenario_finds_places_for_all_its_elements() {
        let content = house();
        for rules in &content.scenarios {
            let mut dealer = kernel::Dealer::new(5);
            let mut table = empty(&content);
            table.mat = rules.mat;
            let terrain = rules.terrain.iter().map(|id| Element::Terrain(*id));
            let buildings = rules.buildings.iter().map(|kind| Element::Building(*kind));
            let objects = rules.objects.iter().map(|id| Element::Object(*id));
            for element in terrain.chain(buildings).chain(objects) {
                let pins = sample(&table, &content, rules, element);
                assert!(!pins.is_empty(), "{}: no place for {element:?}", rules.code);
                let pin = pins[dealer.below(pins.len() as u32) as usize];
                assert!(lying(&table, &content, rules, element, pin).is_some());
                let place = pin.place(content.mat(rules.mat)).expect("on the mat");
                lie(&mut table, element, place);
            }
        }
    }

    #[test]
    fn a_pin_is_named_as_it_is_seen() {
        let content = house();
        let mat = content.mat(MatId(0));
        let pin = |x, y, turn| Pin { x, y, turn };
        let place = |x, y, facing| Some(Place { x, y, facing });
        assert_eq!(pin(100, 14, 0).place(mat), place(100, 900, 90));
        assert_eq!(pin(100, 14, 90_000).place(mat), place(100, 900, 0));
        assert_eq!(pin(100, 14, 90_500).place(mat), None);
        assert_eq!(pin(-1, 14, 0).place(mat), None);
        assert_eq!(pin(1220, 14, 0).place(mat), None);
        for facing in [0, 30, 123, 359] {
            let there = Place { x: 7, y: 9, facing };
            assert_eq!(Pin::of(there, mat).place(mat), Some(there));
        }
    }

    #[test]
    fn models_are_deployed_in_the_depth_of_their_edge_or_flush_with_it() {
        let content = house();
        let mut table = empty(&content);
        let mat = content.mat(MatId(0));
        let pose =
            |table: &Table, depth, x, y| deployed(table, &content, depth, Edge::Left, Pin::of(at(x, y), mat));
        // PR-20.6: within four hexes, 256.34, counts from the nearest part of the base, 32.04 before its middle.
        assert!(pose(&table, 4, 288, 400).is_some() && pose(&table, 4, 289, 400).is_none());
        assert!(pose(&table, 4, 31, 400).is_none(), "over the edge");
        // PR-20.7: flush, however exactly the player points.
        let flush = pose(&table, 0, 60, 400).expect("slides to the edge");
        assert!(table.plane(&content).touches(&base(flush), Edge::Left));
        assert_eq!((flush.facing, flush.at.y()), (Angle::ZERO, Length::mm(400)));
        assert!(pose(&table, 0, 200, 400).is_none(), "too far to slide");
        assert!(pose(&table, 0, 60, 20).is_none(), "over the corner");
        lie(&mut table, TOWER, at(100, 514));
        assert!(pose(&table, 4, 165, 514).is_some() && pose(&table, 4, 150, 514).is_none());
        for (edge, depth) in Edge::ALL.into_iter().flat_map(|edge| [(edge, 0), (edge, 4)]) {
            let rows = 1 + usize::from(depth > 0);
            assert!(berths(&table, &content, depth, edge).count() >= 5 * rows, "{edge:?} {depth}");
        }
    }
}
