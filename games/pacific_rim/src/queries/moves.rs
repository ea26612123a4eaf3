//! Moves: what is in the way, where a model may engage, how it may turn.

use super::bases::{Solids, base, cells, stands, touch};
use super::stat;
use crate::content::{Content, Ground, Side, Stat};
use crate::table::{Load, Table, Target, Who};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::plane::{Edge, Face, Heading, Hexagon, Hit, Length, Obstacle, Path, Pose, SLACK, Turn};

/// PR-6.2: the two ways of a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Along the facing.
    Forward,
    /// Straight back, one hex.
    Back,
}

/// The heading of a way from this pose.
pub(crate) fn way_of(pose: Pose, way: Way) -> Heading {
    match way {
        Way::Forward => pose.facing.heading(),
        Way::Back => pose.facing.heading().back(),
    }
}

/// What the next step of a move meets.
pub(crate) enum Ahead {
    /// PR-6.3: nothing. The step ends there.
    Clear(Pose),
    /// PR-6.9: enemies, each with the place where it is touched; and how far that is from where the move began.
    Enemies(ArrayVec<(Target, Pose), 6>, Length),
    /// PR-R69: nothing but the breach, which the carrier of the bomb reaches there.
    Breach(Pose),
    /// PR-6.6: a friend or the edge of the table, so far from where the move began.
    Shut(Length),
}

/// PR-1.1, PR-2.12 to PR-2.14, PR-2.24, PR-6.3 to PR-6.9, PR-R1, PR-R5, PR-R9: what a model meets on the step after so
/// many, from where its move began. PR-6.14: objects are no obstacles.
pub(crate) fn look_ahead(
    table: &Table,
    content: &Content,
    who: Who,
    from: Pose,
    way: Way,
    steps: u8,
) -> Ahead {
    let (start, heading) = (base(from), way_of(from, way));
    let solids = Solids::but(table, &[who]);
    let walk = start.walk(heading, steps + 1, &solids.bases, &table.plane(content));
    if walk.steps > steps {
        return Ahead::Clear(walk.end);
    }
    if let Some(pose) = breach_ahead(table, who, &walk.hits, &start, heading) {
        return Ahead::Breach(pose);
    }
    let mut met = ArrayVec::new();
    let mut far = Length::ZERO;
    for hit in walk.first() {
        far = hit.after;
        let target = match hit.on {
            Obstacle::Edge(_) => return Ahead::Shut(far),
            Obstacle::Piece(piece) => solids.targets[piece],
        };
        if !target.is_enemy_of(who.side()) {
            return Ahead::Shut(far);
        }
        let length = start.hexes(steps + 1);
        let _ = met.try_push((target, Path { start, heading, length }.pose_after(hit.after)));
    }
    Ahead::Enemies(met, far)
}

/// PR-R69: where the carrier of the bomb touches the breach, if nothing else is in the way.
fn breach_ahead(table: &Table, who: Who, hits: &[Hit], start: &Hexagon, heading: Heading) -> Option<Pose> {
    let [hit] = hits else { return None };
    let is_breach = matches!(hit.on, Obstacle::Edge(edge) if is_breach(table, edge));
    let path = Path { start: *start, heading, length: hit.after };
    (is_breach && carries_bomb(table, who)).then(|| path.pose_after(hit.after))
}

/// PR-19.18, PR-19.25: whether this edge is the breach: the one along which the Kaiju deployed.
fn is_breach(table: &Table, edge: Edge) -> bool {
    table.edges[Side::Kaiju as usize].contains(edge)
}

/// PR-R70: whether a model carries the bomb.
pub(crate) fn carries_bomb(table: &Table, who: Who) -> bool {
    let thing = table.figure(who).carries;
    thing.is_some_and(|thing| table.tokens()[usize::from(thing.0)].load == Load::Bomb)
}

/// PR-19.25, PR-R69: whether a model carries the bomb and touches the breach.
pub(crate) fn at_breach(table: &Table, content: &Content, who: Who) -> bool {
    let plane = table.plane(content);
    let touches =
        |own: &Hexagon| Edge::ALL.into_iter().any(|edge| is_breach(table, edge) && plane.touches(own, edge));
    let pose = table.figure(who).pose();
    carries_bomb(table, who) && pose.map(base).is_some_and(|own| touches(&own))
}

/// PR-2.10, PR-2.11, PR-6.10 to PR-6.12, PR-R7: the free faces of an enemy that a model can engage from where it touches it.
pub(crate) fn slots(
    table: &Table,
    content: &Content,
    who: Who,
    touch: Pose,
    target: Target,
) -> ArrayVec<(Face, Pose), 6> {
    let Some(enemy) = super::solid(table, target) else { return ArrayVec::new() };
    let own = base(touch);
    let heading = touch.facing.heading();
    let slot = |face: Face| (face, enemy.slot(face, &own));
    let is_free = |(_, pose): &(Face, Pose)| is_free_for(table, content, who, *pose);
    own.engages(heading, &enemy).into_iter().map(slot).filter(is_free).collect()
}

/// PR-2.22, PR-6.15, PR-6.16: whether something that touches a model keeps it from going that way.
pub(crate) fn is_shut(table: &Table, who: Who, way: Way) -> bool {
    let start = stands(table, who);
    let path = Path { start, heading: way_of(start.pose, way), length: start.hexes(1) };
    let solids = Solids::but(table, &[who]);
    solids.bases.iter().any(|other| touch(&start, other) && path.is_blocked_by(other))
}

/// PR-6.19, PR-R6, PR-R10: whether a model can make neither a step forward, nor an engagement, nor a step backward: it has
/// no speed, or something is in the way. What it touches is in the way at once, within the tolerance too (PR-R1).
pub(crate) fn is_stuck(table: &Table, content: &Content, who: Who) -> bool {
    stat(table, content, who, Stat::Speed) == 0
        || !(can_go_ahead(table, content, who) || can_go_back(table, content, who))
}

fn can_go_back(table: &Table, content: &Content, who: Who) -> bool {
    let from = stands(table, who).pose;
    let clear = || matches!(look_ahead(table, content, who, from, Way::Back, 0), Ahead::Clear(_));
    !is_shut(table, who, Way::Back) && clear()
}

fn can_go_ahead(table: &Table, content: &Content, who: Who) -> bool {
    if is_shut(table, who, Way::Forward) {
        return false;
    }
    let from = stands(table, who).pose;
    match look_ahead(table, content, who, from, Way::Forward, 0) {
        Ahead::Clear(_) => true,
        Ahead::Breach(_) => true,
        Ahead::Shut(_) => false,
        Ahead::Enemies(met, _) => met
            .iter()
            .any(|(target, touch)| *touch != from && !slots(table, content, who, *touch, *target).is_empty()),
    }
}

/// PR-1.42, PR-6.20, PR-6.34, PR-R2, PR-R10, PR-R90: whether a model may declare such a half pivot before it moves: it touches the
/// enemy, and what it touches leaves it a way. Nothing else is measured.
pub(crate) fn may_half_pivot(
    table: &Table,
    content: &Content,
    who: Who,
    (turn, target): (Turn, Target),
) -> bool {
    let own = stands(table, who);
    let enemy = enemy_of(table, who, target).filter(|enemy| touch(&own, enemy));
    let is_held = || {
        let ways = [Way::Forward, Way::Back];
        stat(table, content, who, Stat::Speed) == 0 || ways.iter().all(|way| is_shut(table, who, *way))
    };
    enemy.is_some_and(|enemy| own.half_pivoted(turn, &enemy).is_some()) && !is_held()
}

/// PR-2.21, PR-2.23, PR-2.25, PR-6.20, PR-6.34, PR-R10: where a model stands after it has turned by half a side, this way
/// and beside this enemy, if it may.
pub(crate) fn half_pivot(
    table: &Table,
    content: &Content,
    who: Who,
    (turn, target): (Turn, Target),
) -> Option<Pose> {
    let own = stands(table, who);
    let enemy = enemy_of(table, who, target).filter(|enemy| touch(&own, enemy))?;
    let turned = own.half_pivoted(turn, &enemy)?.pose;
    (!is_stuck(table, content, who) && is_free_for(table, content, who, turned)).then_some(turned)
}

/// PR-6.22 to PR-6.26, PR-R12: where a model stands after it has circled this enemy, this way, if it may.
pub(crate) fn circle(
    table: &Table,
    content: &Content,
    who: Who,
    (turn, target): (Turn, Target),
) -> Option<Pose> {
    let enemy = enemy_of(table, who, target)?;
    stands(table, who).circled(turn, &enemy).filter(|pose| is_free_for(table, content, who, *pose))
}

/// The base of a target, if it is an enemy of the model.
fn enemy_of(table: &Table, who: Who, target: Target) -> Option<Hexagon> {
    super::solid(table, target).filter(|_| target.is_enemy_of(who.side()))
}

/// PR-2.11: whether a model has room there.
fn is_free_for(table: &Table, content: &Content, who: Who, pose: Pose) -> bool {
    base(pose).hindrance(&Solids::but(table, &[who]).bases, &table.plane(content)).is_none()
}

/// PR-7.5, PR-7.9, PR-7.10: whether a model may not run on this ground.
fn is_rough(ground: Ground, is_jaeger: bool) -> bool {
    match ground {
        Ground::Difficult => true,
        Ground::Populated => is_jaeger,
    }
}

/// The ground on which a model may not run. PR-7.11: nothing else minds it.
fn rough_cells(table: &Table, content: &Content, who: Who) -> impl Iterator<Item = Hexagon> {
    let is_jaeger = table.figure(who).model(content).is_jaeger();
    cells(table, content)
        .into_iter()
        .filter(move |(ground, _)| is_rough(*ground, is_jaeger))
        .map(|(_, cell)| cell)
}

/// PR-7.6, PR-7.8, PR-R8, PR-R16: whether a model that went straight from the first place to the second, and shifted from
/// there to the third, came into rough ground, or began in it; and whether it touches such ground at the end without having
/// touched it before. What it shifts over does not count.
pub(crate) fn rough(
    table: &Table,
    content: &Content,
    who: Who,
    [from, straight, to]: [Pose; 3],
) -> (bool, bool) {
    let (start, end) = (base(from), base(to));
    let mut found = (false, false);
    for cell in rough_cells(table, content, who) {
        let way = straight.at - from.at;
        let swept = Heading::along(way)
            .is_some_and(|heading| Path { start, heading, length: way.length() }.is_blocked_by(&cell));
        found.0 |= swept || start.overlaps(&cell) || end.overlaps(&cell);
        found.1 |= touch(&end, &cell) && (from == to || !touch(&start, &cell));
    }
    found
}

/// PR-7.7, PR-R15: where a runner first touches rough ground on its next step, if it does: how far from where it began.
pub(crate) fn terrain_ahead(
    table: &Table,
    content: &Content,
    who: Who,
    from: Pose,
    way: Way,
    steps: u8,
) -> Option<(Length, Pose)> {
    let (start, heading) = (base(from), way_of(from, way));
    let path = Path { start, heading, length: start.hexes(steps + 1) };
    let contacts = rough_cells(table, content, who).filter_map(|cell| path.first_contact(&cell));
    let after = contacts.map(|contact| contact.after).min()?;
    (after <= path.length + SLACK).then(|| (after, path.pose_after(after)))
}
