//! The worth of a table: structure, tracks, victory points, how the models stand to each other, what their cards promise,
//! and how far the bomb has come.

use super::outlook::{Outlook, is_straight_ahead};
use crate::PacificRim;
use crate::content::{Content, Side, Special, Stat};
use crate::queries::{Solids, base, carries_bomb, points, stat};
use crate::table::{Figure, Load, Spot, Standing, Table, Who};
use kernel::{Bout, Seat};
use tabletop::plane::{Edge, Point, Pose};

/// What a structure point is worth.
const STRUCTURE: i64 = 20;
/// What a model is worth besides.
const MODEL: i64 = 40;
/// What a victory point is worth.
pub(super) const POINT: i64 = 15;
/// What a damage is worth to who does it: a structure point, and a share of the model and of its points.
pub(super) const HURT: i64 = 36;
/// What a counter of the first track is worth, and one of the second.
pub(super) const TRACKS: [i64; 2] = [4, 3];
/// What a carried object is worth.
const OBJECT: i64 = 5;
/// To stand wholly behind an enemy.
const BEHIND: i64 = 12;
/// To have an enemy in the front arc.
const AHEAD: i64 = 4;
/// To have one straight ahead, where a move meets it.
const AIMED: i64 = 4;
/// So many millimetres nearer to the nearest enemy are worth one.
pub(super) const NEARER: i64 = 14;
/// A building is as attractive to a Kaiju as a Jaeger that is so much further away, in millimetres.
const RATHER: i64 = 100;
/// A model in reserve counts as this far away, in millimetres.
const AWAY: i64 = 1_200;
/// PR-19.25: so many millimetres nearer to the breach are worth one.
const ONWARD: i64 = 6;
/// PR-R70: what it costs to have lost hold of the bomb.
const LYING: i64 = 60;
/// PR-19.26: what a structure point of the carrier of the bomb is worth besides.
const CARRIER: i64 = 25;
/// The nanometres of a millimetre: what is only estimated needs no more.
pub(super) const MM: i64 = 1_000_000;
/// The part of what cards promise that counts, in per cent: much can come between.
const TRUST: i64 = 80;

/// What the side of a seat has against the other.
pub(super) fn against(bout: &Bout<PacificRim>, seat: Seat) -> i64 {
    let (table, content) = (bout.table(), bout.content());
    let outlook = Outlook::of(bout, seat);
    let side = table.side(seat);
    let own = holds(table, content, &outlook, side) - distance(table, content, side);
    own - holds(table, content, &outlook, side.foe()) + bomb(table, content, side)
}

/// What a side has by itself, and how its models stand.
fn holds(table: &Table, content: &Content, outlook: &Outlook<'_>, side: Side) -> i64 {
    let models = table.models().filter(|(who, _)| who.side() == side);
    let models =
        models.map(|(who, figure)| body(content, figure) + outlook.promises(who, figure) * TRUST / 100);
    let points = i64::from(points(table, content, side)) * POINT;
    models.sum::<i64>() + points + stands(table, side)
}

/// PR-1.19: what is left of a model.
fn body(content: &Content, figure: &Figure) -> i64 {
    if figure.standing == Standing::Destroyed {
        return 0;
    }
    let tracks: i64 = figure.tracks.iter().zip(TRACKS).map(|(n, worth)| i64::from(*n) * worth).sum();
    let object = figure.carries.map_or(0, |_| OBJECT);
    MODEL + STRUCTURE * left(content, figure) + tracks + object
}

fn left(content: &Content, figure: &Figure) -> i64 {
    figure.model(content).structure.saturating_sub(figure.damage.len()).into()
}

/// PR-2.7, PR-9.5: behind an enemy its SKL does not count; only what lies ahead can be attacked.
fn stands(table: &Table, side: Side) -> i64 {
    let worth = |(own, foe): (Pose, Pose)| {
        let (own, foe) = (base(own), base(foe));
        let behind = if foe.has_wholly_behind(&own) { BEHIND } else { 0 };
        let aimed = if is_straight_ahead(&own, &foe) { AIMED } else { 0 };
        behind + aimed + if own.has_in_front(&foe) { AHEAD } else { 0 }
    };
    pairs(table, side).map(worth).sum()
}

/// How far each own model is from what it wants: the nearest enemy, a building for a Kaiju, the bomb. Its carrier wants
/// nothing but the breach.
fn distance(table: &Table, content: &Content, side: Side) -> i64 {
    let own = table.models().filter(|(who, _)| who.side() == side);
    let far = |(who, figure): (Who, &Figure)| match figure.standing {
        Standing::Destroyed => 0,
        Standing::Reserve => AWAY,
        Standing::At(_) if has_bomb(table, content) && carries_bomb(table, who) => 0,
        Standing::At(pose) => wanted(table, content, side, pose.at),
    };
    own.map(far).map(|far| far / NEARER).sum()
}

/// How far a model at this place is from what it wants.
fn wanted(table: &Table, content: &Content, side: Side, from: Point) -> i64 {
    if let Some(at) = place_of_bomb(table, content).filter(|_| side == Side::Kaiju || lies(table)) {
        return square(from, at).isqrt();
    }
    let foes = of(table, side.foe()).map(|foe| square(from, foe.at)).min();
    let ruins = side == Side::Kaiju && !has_bomb(table, content);
    let blocks = table.blocks().filter(|_| ruins).map(|(_, tower)| square(from, tower.pose.at)).min();
    let blocks = blocks.map(|far| far.isqrt() + RATHER);
    foes.map(i64::isqrt).into_iter().chain(blocks).min().unwrap_or(0)
}

/// How far it is from one point to another, squared, in millimetres.
fn square(from: Point, to: Point) -> i64 {
    let way = to - from;
    let (x, y) = (way.x.in_nm() / MM, way.y.in_nm() / MM);
    x * x + y * y
}

fn has_bomb(table: &Table, content: &Content) -> bool {
    table.scenario.is_some_and(|id| content.scenario(id).has(Special::Bomb))
}

/// Whether the bomb lies where any Jaeger can pick it up.
fn lies(table: &Table) -> bool {
    let is_bomb = |token: &&crate::table::Token| token.load == Load::Bomb;
    table.tokens().iter().find(is_bomb).is_some_and(|token| matches!(token.spot, Spot::Lying(_)))
}

fn place_of_bomb(table: &Table, content: &Content) -> Option<Point> {
    if !has_bomb(table, content) {
        return None;
    }
    let lying = table.tokens().iter().find_map(|token| match (token.load, token.spot) {
        (Load::Bomb, Spot::Lying(at)) => Some(at),
        _ => None,
    });
    let mut carriers = table.standing().filter(|(who, _)| carries_bomb(table, *who));
    lying.or_else(|| carriers.next().map(|(_, pose)| pose.at))
}

/// PR-19.25 to PR-19.27: how far the bomb has come, and how sound its carrier is; for the Kaiju side the opposite.
fn bomb(table: &Table, content: &Content, side: Side) -> i64 {
    let Some(at) = place_of_bomb(table, content) else { return 0 };
    let breach = Edge::ALL.into_iter().find(|edge| table.edges[Side::Kaiju as usize].contains(*edge));
    let Some(edge) = breach else { return 0 };
    let carrier = table.models().find(|(who, _)| carries_bomb(table, *who));
    let pose = Pose { at, facing: tabletop::plane::Angle::ZERO };
    let far = table.plane(content).room(&base(pose), edge).in_mm() / ONWARD;
    let held = carrier.map_or(-LYING, |(who, figure)| {
        CARRIER * left(content, figure) + way_ahead(table, content, who, edge) / ONWARD / 2
    });
    let sign = if side == Side::Ppdc { 1 } else { -1 };
    sign * (held - far)
}

/// How many millimetres nearer to the breach the next move brings a model: it goes as it looks.
fn way_ahead(table: &Table, content: &Content, who: Who, edge: Edge) -> i64 {
    let Some(pose) = table.model(who).and_then(Figure::pose) else { return 0 };
    let (own, plane) = (base(pose), table.plane(content));
    let speed = stat(table, content, who, Stat::Speed);
    let walk = own.walk(pose.facing.heading(), speed, &Solids::but(table, &[who]).bases, &plane);
    if walk.steps == 0 {
        return 0;
    }
    (plane.room(&own, edge) - plane.room(&base(walk.end), edge)).in_mm().max(0)
}

fn pairs(table: &Table, side: Side) -> impl Iterator<Item = (Pose, Pose)> + '_ {
    of(table, side).flat_map(move |own| of(table, side.foe()).map(move |foe| (own, foe)))
}

fn of(table: &Table, side: Side) -> impl Iterator<Item = Pose> + '_ {
    let is_own = move |(who, pose): (Who, Pose)| (who.side() == side).then_some(pose);
    table.standing().filter_map(is_own)
}
