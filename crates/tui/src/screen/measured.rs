//! What is measured over a board, as lit cells and areas. In words it stands in the details.

use super::lights::Lights;
use crate::cells::{apart, middle};
use scene::{
    Arc, Board, Field, Hex, Id, Piece, Place, Point, Pose, Push, Scene, Seen, Sight, Spot, Sweep, Template,
    Tone, Top, Trace,
};

/// Half of the width of a line on a plane, in millimetres: as wide as a letter.
const LINE: f64 = 7.0;
/// How many corners a round area has.
const ROUND: u8 = 24;
/// How often a base is lit between two way points.
const STEPS: i32 = 3;

/// The thing that stands for a place: itself, or the cell that lies there.
pub(super) fn id_at(scene: &Scene, place: &Place) -> Option<Id> {
    match place {
        Place::Thing(id) => Some(id.clone()),
        Place::Hex(hex) => {
            let (_, cells) = scene.boards().into_iter().find_map(cells_of)?;
            cells.iter().find(|cell| cell.at == *hex).map(|cell| cell.id.clone())
        }
        Place::Point(_) => None,
    }
}

pub(super) fn arc(lights: &mut Lights, scene: &Scene, arc: &Arc) {
    match (&arc.sweep, spot_of(scene, &arc.of)) {
        (Sweep::Sides { sides, reach }, Some(Spot::Cell { hex, .. })) => {
            let Some((top, cells)) = scene.boards().into_iter().find_map(cells_of) else { return };
            let from = middle(top, hex);
            let opens = |to: Hex| {
                let (x, y) = middle(top, to);
                let first = if top == Top::Flat { 30.0 } else { 0.0 };
                let angle = (y - from.1).atan2(x - from.0).to_degrees() - first;
                let nearest = (angle / 60.0).round().rem_euclid(6.0);
                sides.iter().any(|&side| (f64::from(side) - nearest).abs() < 0.5)
            };
            let within = cells
                .iter()
                .map(|cell| cell.at)
                .filter(|&to| (1..=u16::from(*reach)).contains(&apart(hex, to)) && opens(to));
            lights.cells.extend(within.map(|to| (to, arc.tone)));
        }
        (Sweep::Sector { from, wide, reach }, Some(Spot::Free(pose))) => {
            let turned = |part: u8| from + (i64::from(*wide) * i64::from(part) / i64::from(ROUND)) as i32;
            let mut corners: Vec<Point> =
                (0..=ROUND).map(|part| ahead(pose.at, turned(part), *reach)).collect();
            corners.push(pose.at);
            lights.areas.push((corners, arc.tone));
        }
        (Sweep::Sides { .. } | Sweep::Sector { .. }, _) => {}
    }
}

/// The cells or the strip under a line, in the tone of what is seen there.
pub(super) fn sight(lights: &mut Lights, scene: &Scene, sight: &Sight) {
    lights.way.extend([sight.from.clone(), sight.to.clone()]);
    let mut begins = 0.0;
    for segment in &sight.segments {
        let tone = match segment.seen {
            Seen::Clear => Tone::Help,
            Seen::Cover => Tone::Asked,
            Seen::Blocked => Tone::Harm,
        };
        let ends = f64::from(segment.until) / 1000.0;
        match (spot_of(scene, &sight.from), spot_of(scene, &sight.to)) {
            (Some(Spot::Cell { hex: from, .. }), Some(Spot::Cell { hex: to, .. })) => {
                let steps = apart(from, to).max(1);
                let on_it = (1..steps).map(|step| f64::from(step) / f64::from(steps));
                let on_it = on_it.filter(|part| (begins..ends).contains(part));
                lights.cells.extend(on_it.map(|part| (between(from, to, part), tone)));
            }
            (Some(Spot::Free(from)), Some(Spot::Free(to))) => {
                let at = |part: f64| part_of(from.at, to.at, part);
                lights.areas.push((strip(at(begins), at(ends)), tone));
            }
            _ => {}
        }
        begins = ends;
    }
}

pub(super) fn trace(lights: &mut Lights, trace: &Trace) {
    let outline = |pose: Pose| match trace.base.is_empty() {
        true => round(pose.at, trace.reach),
        false => trace.base.iter().map(|corner| turned(*corner, pose)).collect(),
    };
    for pair in trace.way.windows(2) {
        for step in 0..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            let at = part_of(pair[0].at, pair[1].at, part);
            let pose = Pose { at, turned: if step == STEPS { pair[1].turned } else { pair[0].turned } };
            lights.areas.push((outline(pose), trace.tone));
        }
    }
}

pub(super) fn push(lights: &mut Lights, scene: &Scene, push: &Push) {
    lights.way.extend(push.way.iter().filter_map(|place| id_at(scene, place)));
    let struck = push.against.iter().chain([&push.of]);
    lights.struck.extend(struck.map(|id| (id.clone(), Tone::Harm)));
}

pub(super) fn template(lights: &mut Lights, scene: &Scene, template: &Template) {
    lights.struck.extend(template.hits.iter().map(|id| (id.clone(), template.tone)));
    let spot = match &template.at {
        Place::Thing(id) => spot_of(scene, id),
        Place::Hex(hex) => Some(Spot::Cell { hex: *hex, facing: None }),
        Place::Point(at) => Some(Spot::Free(Pose { at: *at, turned: 0 })),
    };
    match spot {
        Some(Spot::Cell { hex, .. }) => {
            let Some((_, cells)) = scene.boards().into_iter().find_map(cells_of) else { return };
            let under = cells.iter().map(|cell| cell.at);
            let under = under.filter(|&to| i32::from(apart(hex, to)) <= template.reach);
            lights.cells.extend(under.map(|hex| (hex, template.tone)));
        }
        Some(Spot::Free(Pose { at, .. })) if template.corners.is_empty() => {
            lights.areas.push((round(at, template.reach), template.tone));
        }
        Some(Spot::Free(Pose { at, .. })) => {
            let corner = |corner: &Point| Point { x: at.x + corner.x, y: at.y + corner.y };
            lights.areas.push((template.corners.iter().map(corner).collect(), template.tone));
        }
        None => {}
    }
}

fn cells_of(board: &Board) -> Option<(Top, &[scene::Cell])> {
    match &board.field {
        Field::Hexes(hexes) => Some((hexes.top, &hexes.cells)),
        Field::Plane(_) => None,
    }
}

fn spot_of(scene: &Scene, id: &Id) -> Option<Spot> {
    let pieces: Vec<&Piece> = scene.boards().into_iter().flat_map(|board| &board.pieces).collect();
    pieces.into_iter().find(|piece| piece.id == *id).map(|piece| piece.spot)
}

/// The cell at this part of the way.
fn between(from: Hex, to: Hex, part: f64) -> Hex {
    let at = |one: i16, other: i16| f64::from(one) + (f64::from(other) - f64::from(one)) * part;
    let (q, r) = (at(from.q, to.q), at(from.r, to.r));
    let s = -q - r;
    let (mut rq, mut rr, rs) = (q.round(), r.round(), s.round());
    let (dq, dr, ds) = ((rq - q).abs(), (rr - r).abs(), (rs - s).abs());
    if dq > dr && dq > ds {
        rq = -rr - rs;
    } else if dr > ds {
        rr = -rq - rs;
    }
    Hex { q: rq as i16, r: rr as i16 }
}

fn part_of(from: Point, to: Point, part: f64) -> Point {
    let at =
        |one: i32, other: i32| (f64::from(one) + (f64::from(other) - f64::from(one)) * part).round() as i32;
    Point { x: at(from.x, to.x), y: at(from.y, to.y) }
}

/// The point that lies so far ahead in this direction.
fn ahead(at: Point, turned: i32, far: i32) -> Point {
    let (sin, cos) = (f64::from(turned) / 1000.0).to_radians().sin_cos();
    let far = f64::from(far);
    Point { x: at.x + (far * sin).round() as i32, y: at.y - (far * cos).round() as i32 }
}

fn round(at: Point, far: i32) -> Vec<Point> {
    (0..ROUND).map(|part| ahead(at, i32::from(part) * 360_000 / i32::from(ROUND), far)).collect()
}

fn turned(corner: Point, pose: Pose) -> Point {
    let (sin, cos) = (f64::from(pose.turned) / 1000.0).to_radians().sin_cos();
    let (x, y) = (f64::from(corner.x), f64::from(corner.y));
    let (dx, dy) = ((x * cos - y * sin).round() as i32, (x * sin + y * cos).round() as i32);
    Point { x: pose.at.x + dx, y: pose.at.y + dy }
}

/// A line with a width.
fn strip(from: Point, to: Point) -> Vec<Point> {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = dx.hypot(dy).max(1.0);
    let (ax, ay) = ((-dy / length * LINE).round() as i32, (dx / length * LINE).round() as i32);
    let beside = |at: Point, sign: i32| Point { x: at.x + sign * ax, y: at.y + sign * ay };
    vec![beside(from, 1), beside(to, 1), beside(to, -1), beside(from, -1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_cells_is_a_line() {
        let from = Hex { q: 0, r: 0 };
        assert_eq!(between(from, Hex { q: 4, r: 0 }, 0.5), Hex { q: 2, r: 0 });
        assert_eq!(between(from, Hex { q: -2, r: 4 }, 0.25), Hex { q: -1, r: 1 });
        assert_eq!(apart(from, Hex { q: -2, r: 4 }), 4);
    }

    #[test]
    fn a_direction_goes_clockwise_from_upwards() {
        let at = Point { x: 0, y: 0 };
        assert_eq!(ahead(at, 0, 10), Point { x: 0, y: -10 });
        assert_eq!(ahead(at, 90_000, 10), Point { x: 10, y: 0 });
    }
}
