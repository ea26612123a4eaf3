//! The plane written again, slowly and in floats, by other means: the difference of two shapes as one polygon.
//!
//! Lengths are in millimetres. Two convex shapes overlap if and only if the origin is inside the polygon of all differences
//! of their corners; how deep, how far apart, and when they first touch can be read from that one polygon.

use tabletop::plane::{Heading, Hexagon, Length, Point};

/// How much the floats and the integers may differ, in millimetres: ten nanometres.
pub(super) const NEAR: f64 = 1e-5;

pub(super) type Spot = (f64, f64);

pub(super) fn mm(length: Length) -> f64 {
    length.in_nm() as f64 / 1e6
}

pub(super) fn spot(point: Point) -> Spot {
    (mm(point.x()), mm(point.y()))
}

pub(super) fn minus(a: Spot, b: Spot) -> Spot {
    (a.0 - b.0, a.1 - b.1)
}

pub(super) fn cross(a: Spot, b: Spot) -> f64 {
    a.0 * b.1 - a.1 * b.0
}

pub(super) fn dot(a: Spot, b: Spot) -> f64 {
    a.0 * b.0 + a.1 * b.1
}

pub(super) fn size(a: Spot) -> f64 {
    a.0.hypot(a.1)
}

pub(super) fn unit(heading: Heading) -> Spot {
    let (x, y) = heading.parts();
    let way = (x as f64, y as f64);
    (way.0 / size(way), way.1 / size(way))
}

/// The direction of so many degrees.
pub(super) fn towards(degrees: f64) -> Spot {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (cos, sin)
}

/// The corners by sine and cosine, anticlockwise, its faces `longer` than they are.
pub(super) fn corners(hexagon: &Hexagon, longer: f64) -> Vec<Spot> {
    let centre = spot(hexagon.at());
    let reach = mm(hexagon.face) + longer;
    let facing = f64::from(hexagon.pose.facing.in_degrees());
    let corner = |number: u8| {
        let way = towards(facing + 30.0 + 60.0 * f64::from(number));
        (centre.0 + reach * way.0, centre.1 + reach * way.1)
    };
    (0..6).map(corner).collect()
}

/// The smallest convex polygon around points, anticlockwise. It is found on a grid of a tenth of a nanometre, where no
/// rounding can make it bulge.
pub(super) fn hull(points: Vec<Spot>) -> Vec<Spot> {
    const GRID: f64 = 1e7;
    let on_grid = |point: Spot| ((point.0 * GRID).round() as i128, (point.1 * GRID).round() as i128);
    let mut points: Vec<(i128, i128)> = points.into_iter().map(on_grid).collect();
    points.sort_unstable();
    points.dedup();
    let turns_left = |a: (i128, i128), b: (i128, i128), c: (i128, i128)| {
        (b.0 - a.0) * (c.1 - a.1) > (b.1 - a.1) * (c.0 - a.0)
    };
    let mut hull: Vec<(i128, i128)> = Vec::new();
    for _ in 0..2 {
        let floor = hull.len() + 1;
        for point in &points {
            while hull.len() > floor && !turns_left(hull[hull.len() - 2], hull[hull.len() - 1], *point) {
                hull.pop();
            }
            hull.push(*point);
        }
        hull.pop();
        points.reverse();
    }
    hull.into_iter().map(|(x, y)| (x as f64 / GRID, y as f64 / GRID)).collect()
}

/// Every point of `to` as seen from every point of `from`.
pub(super) fn difference(from: &[Spot], to: &[Spot]) -> Vec<Spot> {
    hull(to.iter().flat_map(|there| from.iter().map(|here| minus(*there, *here))).collect())
}

fn edges(polygon: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

/// How far a point is outside a polygon; negative if it is inside, by how deep it is.
pub(super) fn outside(polygon: &[Spot], point: Spot) -> f64 {
    let depth = |(a, b): (Spot, Spot)| cross(minus(b, a), minus(point, a)) / size(minus(b, a));
    let depth = edges(polygon).map(depth).fold(f64::INFINITY, f64::min);
    if depth >= 0.0 {
        return -depth;
    }
    let away = |(a, b): (Spot, Spot)| {
        let way = minus(b, a);
        let along = (dot(minus(point, a), way) / dot(way, way)).clamp(0.0, 1.0);
        size(minus(point, (a.0 + along * way.0, a.1 + along * way.1)))
    };
    edges(polygon).map(away).fold(f64::INFINITY, f64::min)
}

/// The part of a segment that is inside a polygon, as parts of the segment: it is cut at one edge after the other.
pub(super) fn inside(polygon: &[Spot], from: Spot, to: Spot) -> Option<(f64, f64)> {
    let (mut enters, mut leaves) = (f64::NEG_INFINITY, f64::INFINITY);
    for (a, b) in edges(polygon) {
        let edge = minus(b, a);
        let (here, there) = (cross(edge, minus(from, a)), cross(edge, minus(to, a)));
        if (there - here).abs() < 1e-12 {
            if here < 0.0 {
                return None;
            }
        } else if there > here {
            enters = enters.max(here / (here - there));
        } else {
            leaves = leaves.min(here / (here - there));
        }
    }
    (enters <= leaves).then_some((enters, leaves))
}
