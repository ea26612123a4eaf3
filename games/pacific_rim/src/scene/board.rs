//! The table as a plane in millimetres: terrain, buildings, objects, models. Positions and nothing else: no distance, no
//! arc, no reach is shown on it.

use super::{Look, ids};
use crate::PacificRim;
use crate::content::{Building, Ground, Model, PieceId};
use crate::queries::{base, disc};
use crate::table::{Area, Block, Figure, Load, Spot, Thing, Token, Tower, Who};
use kernel::Offer;
use scene::{Board, Field, Glyph, Id, Mark, Piece, Plane, Shape, Tone};
use tabletop::plane::{Angle, Hexagon, Point, Pose};
use words::Message;

/// In the middle of its own plane, looking upwards.
const UPRIGHT: Pose = Pose { at: Point::ORIGIN, facing: Angle::QUARTER };

/// The layers of pieces.
const GROUND: i16 = 0;
const LIES: i16 = 1;
const STANDS: i16 = 2;
/// PR-10.6, PR-R20: it rises above all, and hides what stands behind it.
const RISES: i16 = 3;

/// What the two sides of a mat show.
const SEA: u8 = 2;
const CITY: u8 = 6;
/// Ground on which nobody can run is mostly water; a populated area is houses.
const WATER: u8 = 2;
const HOUSES: u8 = 3;

/// The plane.
pub(super) fn board(look: Look<'_>, offers: &[Offer<PacificRim>]) -> Board {
    let table = look.names.table;
    let mat = look.names.content.mat(table.mat);
    let blocks = (0..).map(Block).zip(table.towers()).map(|(block, tower)| building(look, block, tower));
    let things = (0..).map(Thing).zip(table.tokens());
    let things = things.filter_map(|(thing, token)| object(look, thing, token));
    let models = table.models().filter_map(|(who, figure)| model(look, who, figure));
    let (width, depth) = (i32::from(mat.width), i32::from(mat.depth));
    // PR-1.45: which side of the mat lies there is seen, and means nothing.
    let ground = Tone::Ground(if mat.sea { SEA } else { CITY });
    Board {
        id: Id::of("plane", 0),
        title: Message::new("pr-scene-plane").with("name", mat.name.as_str()),
        // PR-1.42: nobody measures, so no grid is drawn.
        field: Field::Plane(Plane { width, depth, shapes: shapes(look), unruled: true, ground }),
        pieces: blocks.chain(things).chain(models).chain(super::place::pieces(look, offers)).collect(),
    }
}

/// A point as boards show it.
pub(super) fn point(look: Look<'_>, at: Point) -> scene::Point {
    let depth = i64::from(look.names.content.mat(look.names.table.mat).depth);
    let x = i32::try_from(at.x().in_mm()).unwrap_or(i32::MAX);
    scene::Point { x, y: i32::try_from(depth - at.y().in_mm()).unwrap_or(i32::MAX) }
}

/// A pose as boards show it.
pub(super) fn pose(look: Look<'_>, pose: Pose) -> scene::Pose {
    scene::Pose { at: point(look, pose.at), turned: pose.facing.as_shown() }
}

/// PR-1.2: a base that stands there, as ground.
pub(super) fn placed(look: Look<'_>, pose: Pose) -> Vec<scene::Point> {
    base(pose).corners().map(|corner| point(look, corner)).to_vec()
}

/// PR-1.2: a base round its middle, looking upwards.
pub(super) fn outline() -> Vec<scene::Point> {
    round_its_middle(&base(UPRIGHT))
}

/// PR-R74: the hexes of terrain round their middle, looking upwards.
pub(super) fn covered(look: Look<'_>, piece: PieceId) -> Vec<Vec<scene::Point>> {
    look.names.content.piece(piece).hexes(UPRIGHT).iter().map(round_its_middle).collect()
}

/// PR-R47: an object round its middle, as corners on its rim.
pub(super) fn round() -> Vec<scene::Point> {
    let radius = disc(Point::ORIGIN).radius;
    let corner = |number: i64| {
        let to = Angle::degrees(number * 30).heading().times(radius);
        on_paper(Point::ORIGIN + to)
    };
    (0..12).map(corner).collect()
}

fn on_paper(at: Point) -> scene::Point {
    let mm = |length: tabletop::plane::Length| i32::try_from(length.in_mm()).unwrap_or(0);
    scene::Point { x: mm(at.x()), y: -mm(at.y()) }
}

fn round_its_middle(hexagon: &Hexagon) -> Vec<scene::Point> {
    hexagon.corners().map(on_paper).to_vec()
}

/// PR-1.44, PR-R74: terrain, hex by hex.
fn shapes(look: Look<'_>) -> Vec<Shape> {
    let areas = look.names.table.areas().iter().enumerate();
    areas.flat_map(|(at, area)| terrain(look, at, area)).collect()
}

fn terrain(look: Look<'_>, at: usize, area: &Area) -> Vec<Shape> {
    let piece = look.names.content.piece(area.piece);
    let (ground, tone) = match piece.ground {
        Ground::Difficult => ("difficult", Tone::Ground(WATER)),
        Ground::Populated => ("populated", Tone::Ground(HOUSES)),
    };
    let title = Message::new("pr-scene-area").with("name", piece.name.as_str()).with("ground", ground);
    let hexes = piece.hexes(area.pose);
    let shape = |(place, hex): (usize, &Hexagon)| Shape {
        id: Id::of("area", at).at(place),
        corners: hex.corners().map(|corner| point(look, corner)).to_vec(),
        tone,
        title: title.clone(),
    };
    hexes.iter().enumerate().map(shape).collect()
}

/// PR-16: a building with its ARM, or its ruins.
fn building(look: Look<'_>, block: Block, tower: &Tower) -> Piece {
    let glyph = if tower.ruined { "ruins" } else { standing(tower.kind) };
    let armour = tower.kind.armour();
    let (layer, height) = if tower.kind.is_low() { (STANDS, "low") } else { (RISES, "high") };
    let words = Message::new("pr-scene-armour").with("armour", armour).with("height", height);
    let mark = Mark::new(words, Tone::Help).drawn("shield").counting(armour);
    let key = if tower.ruined { "pr-scene-ruins" } else { "pr-scene-building" };
    Piece {
        id: ids::block(block),
        title: Message::new(key).with("name", look.names.block(block)),
        spot: scene::Spot::Free(pose(look, tower.pose)),
        layer: if tower.ruined { GROUND } else { layer },
        base: outline(),
        glyph: Glyph::named(glyph),
        tone: if tower.ruined { Tone::Spent } else { Tone::Plain },
        marks: if tower.ruined { Vec::new() } else { vec![mark] },
    }
}

/// The drawing of a building that stands.
pub(super) fn standing(kind: Building) -> &'static str {
    match kind {
        Building::Skyscraper => "skyscraper",
        Building::Shelter => "shelter",
        Building::Base => "ppdc-base",
        Building::Rock => "rock",
    }
}

/// PR-15: an object that lies on the table.
fn object(look: Look<'_>, thing: Thing, token: &Token) -> Option<Piece> {
    let Spot::Lying(at) = token.spot else { return None };
    Some(Piece {
        id: ids::thing(thing),
        title: Message::new("pr-scene-object").with("name", look.names.thing(thing)),
        spot: scene::Spot::Free(scene::Pose { at: point(look, at), turned: 0 }),
        layer: LIES,
        base: round(),
        glyph: load(look, token.load),
        tone: Tone::Plain,
        marks: Vec::new(),
    })
}

/// The drawing of what can be carried: its own by its name, or a crate.
pub(super) fn load(look: Look<'_>, load: Load) -> Glyph {
    match load {
        Load::Bomb => Glyph::named("bomb"),
        Load::Object(kind) => {
            Glyph::named(format!("load-{}|load", slug(&look.names.content.object(kind).name)))
        }
    }
}

/// The figure of a model: its own by its name, or that of its breed.
pub(super) fn figure(look: Look<'_>, figure: &Figure) -> Glyph {
    portrait(figure.model(look.names.content))
}

/// The drawing of a model; that of its breed if it has none of its own.
pub(crate) fn portrait(model: &Model) -> Glyph {
    let breed = if model.is_jaeger() { "jaeger" } else { "beast" };
    Glyph::named(format!("{breed}-{}|{breed}", slug(&model.name)))
}

fn slug(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric() || *letter == ' ');
    letters.map(|letter| if letter == ' ' { '-' } else { letter.to_ascii_lowercase() }).collect()
}

/// A model on the table with its badges.
fn model(look: Look<'_>, who: Who, one: &Figure) -> Option<Piece> {
    let stands = one.pose()?;
    Some(Piece {
        id: ids::model(who),
        title: look.names.model(who),
        spot: scene::Spot::Free(pose(look, stands)),
        layer: STANDS,
        base: outline(),
        glyph: figure(look, one),
        tone: Tone::Side(one.owner.0),
        marks: super::panel::badges(look, who, one),
    })
}
