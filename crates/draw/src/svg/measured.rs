//! What is measured over a board: arcs, sight, distances, swept ways, pushes, templates, labels.

use super::card;
use super::overlay::{arrow, cross, outline};
use super::page::{Area, Page, fill, filled, points, stroke};
use scene::{Arc, Mark, Message, Place, Point, Pose, Push, Ruler, Seen, Sight, Sweep, Template, Tone, Trace};
use std::f64::consts::PI;

type Spot = (f64, f64);

/// How many points a full circle has.
const ROUND: f64 = 72.0;
/// How often a base is drawn between two way points.
const STEPS: u8 = 6;

/// Where a place is on the page.
fn spot(page: &Page<'_>, place: &Place) -> Option<Spot> {
    match place {
        Place::Thing(id) => page.places.get(id).map(|area| area.centre()),
        Place::Hex(hex) => {
            let height = page.heights.get(hex).copied().unwrap_or_default();
            page.lattice.map(|lattice| lattice.top_of(*hex, height))
        }
        Place::Point(point) => page.ground.map(|ground| ground.at(*point)),
    }
}

/// Points of a circle, from one angle to another, clockwise from the right, in degrees.
fn round((x, y): Spot, radius: f64, from: f64, to: f64) -> Vec<Spot> {
    let steps = ((to - from).abs() / 360.0 * ROUND).ceil().clamp(2.0, ROUND);
    let at = |step: u8| {
        let angle = (from + (to - from) * f64::from(step) / steps) * PI / 180.0;
        (x + radius * angle.cos(), y + radius * angle.sin())
    };
    (0..=steps as u8).map(at).collect()
}

/// The cells of an arc, or the wedge of a plane.
pub(super) fn arc(page: &mut Page<'_>, arc: &Arc) {
    let Some(centre) = page.places.get(&arc.of).map(|area| area.centre()) else { return };
    let colour = page.palette().tone(arc.tone);
    let (from, wide, reach) = match &arc.sweep {
        Sweep::Sides { sides, reach } => return cells(page, centre, sides, f64::from(*reach), colour),
        Sweep::Sector { from, wide, reach } => (*from, *wide, *reach),
    };
    let Some(ground) = page.ground else { return };
    let from = f64::from(from) / 1000.0 - 90.0;
    let (to, radius) = (from + f64::from(wide) / 1000.0, ground.length(reach));
    let mut wedge = round(centre, radius, from, to);
    if to - from < 360.0 {
        wedge.push(centre);
    }
    let paint = format!("{} fill-opacity=\"0.12\" stroke-opacity=\"0.8\"", filled(colour, colour, 1.6));
    page.polygon(&wedge, &paint);
}

/// The cells that lie in the direction of these sides, as far as the arc reaches.
fn cells(page: &mut Page<'_>, centre: Spot, sides: &[u8], reach: f64, colour: &str) {
    let Some(lattice) = page.lattice else { return };
    let away = |(x, y): Spot, (cx, cy): Spot| (x - cx).hypot(y - cy);
    let all: Vec<_> = page.heights.iter().map(|(&hex, &height)| (hex, height)).collect();
    let near = |&(hex, height): &_| away(lattice.top_of(hex, height), centre);
    let Some(&(own, _)) = all.iter().min_by(|one, other| near(one).total_cmp(&near(other))) else { return };
    let middle = lattice.centre(own);
    let paint = format!("{} fill-opacity=\"0.16\" stroke-opacity=\"0.7\"", filled(colour, colour, 1.4));
    for (hex, height) in all {
        let at = lattice.centre(hex);
        let angle = (at.1 - middle.1).atan2(at.0 - middle.0) * 180.0 / PI;
        let off = |side: &u8| (angle - f64::from(lattice.angle(*side)) + 180.0).rem_euclid(360.0) - 180.0;
        let opens = sides.iter().any(|side| off(side).abs() < 30.1);
        if hex != own && opens && away(at, middle) < lattice.size() * (reach * 1.732 + 0.2) {
            page.polygon(&lattice.corners(lattice.top_of(hex, height), 0.9), &paint);
        }
    }
}

fn between((ax, ay): Spot, (bx, by): Spot, part: f64) -> Spot {
    (ax + (bx - ax) * part, ay + (by - ay) * part)
}

/// A line in pieces: whole where it is clear, in dashes in cover, dotted behind what blocks it.
pub(super) fn sight(page: &mut Page<'_>, sight: &Sight, right: f64) {
    let ends = (page.places.get(&sight.from).copied(), page.places.get(&sight.to).copied());
    let (Some(from), Some(to)) = ends else { return };
    let (from, to, mut begins) = (from.centre(), to.centre(), 0.0);
    for segment in &sight.segments {
        let (tone, dashes) = match segment.seen {
            Seen::Clear => (Tone::Help, ""),
            Seen::Cover => (Tone::Asked, " stroke-dasharray=\"9 5\""),
            Seen::Blocked => (Tone::Harm, " stroke-dasharray=\"2 6\""),
        };
        let ends = f64::from(segment.until) / 1000.0;
        let (one, other) = (between(from, to, begins), between(from, to, ends));
        let (colour, floor) = (page.palette().tone(tone), page.palette().floor);
        page.line(one, other, &format!("{} stroke-opacity=\"0.8\"", stroke(floor, 7.0)));
        page.line(one, other, &format!("{}{dashes}", stroke(colour, 3.6)));
        if segment.seen != Seen::Clear {
            page.circle(one, 5.0, &filled(floor, colour, 2.4));
            said(page, &segment.why, tone, between(one, other, 0.5), right);
        }
        begins = ends;
    }
}

/// A line with a stroke at both ends.
pub(super) fn ruler(page: &mut Page<'_>, ruler: &Ruler, right: f64) {
    let (Some(from), Some(to)) = (spot(page, &ruler.from), spot(page, &ruler.to)) else { return };
    let colour = page.palette().tone(Tone::Power);
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let across = ((to.1 - from.1) / length * 7.0, -(to.0 - from.0) / length * 7.0);
    page.line(from, to, &stroke(colour, 2.0));
    for (x, y) in [from, to] {
        page.line((x - across.0, y - across.1), (x + across.0, y + across.1), &stroke(colour, 2.6));
    }
    said(page, &ruler.words, Tone::Power, between(from, to, 0.5), right);
}

/// The ground under a base along its way, and its outline at each way point.
pub(super) fn trace(page: &mut Page<'_>, trace: &Trace, right: f64) {
    let Some(ground) = page.ground else { return };
    let colour = page.palette().tone(trace.tone);
    let outline = |pose: Pose| match trace.base.is_empty() {
        true => round(ground.at(pose.at), ground.length(trace.reach), 0.0, 360.0),
        false => ground.base(&trace.base, pose),
    };
    let swept = format!("{} fill-opacity=\"0.1\"", fill(colour));
    for pair in trace.way.windows(2) {
        (0..=STEPS).for_each(|step| page.polygon(&outline(between_poses(pair[0], pair[1], step)), &swept));
    }
    let stops = trace.way.iter().map(|pose| ground.at(pose.at)).collect::<Vec<_>>();
    trace.way.iter().for_each(|pose| page.polygon(&outline(*pose), &stroke(colour, 1.8)));
    arrow(page, &stops, colour);
    if let Some(&last) = stops.last() {
        said(page, &trace.words, trace.tone, last, right);
    }
}

fn between_poses(one: Pose, other: Pose, step: u8) -> Pose {
    let part = |from: i32, to: i32| {
        let way = i64::from(to) - i64::from(from);
        (i64::from(from) + way * i64::from(step) / i64::from(STEPS)) as i32
    };
    let turn = (other.turned - one.turned + 180_000).rem_euclid(360_000) - 180_000;
    let at = Point { x: part(one.at.x, other.at.x), y: part(one.at.y, other.at.y) };
    Pose { at, turned: part(one.turned, one.turned + turn) }
}

/// The way of what is pushed, where it ends, and what it runs into.
pub(super) fn push(page: &mut Page<'_>, push: &Push, right: f64) {
    let Some(start) = page.places.get(&push.of).copied() else { return };
    let mut way = vec![start.centre()];
    way.extend(push.way.iter().filter_map(|place| spot(page, place)));
    let harm = page.palette().tone(Tone::Harm);
    let half = start.w.min(start.h) / 2.0;
    let last = *way.last().unwrap_or(&start.centre());
    page.circle(last, half, &format!("{} stroke-dasharray=\"5 3\"", stroke(harm, 2.4)));
    let floor = page.palette().floor;
    page.put(&format!("<polyline points=\"{}\" {}/>", points(&way), stroke(floor, 12.0)));
    page.put(&format!(
        "<polyline points=\"{}\" {} stroke-opacity=\"0.5\"/>",
        points(&way),
        stroke(harm, 9.0)
    ));
    arrow(page, &way, harm);
    push.against.iter().for_each(|id| cross(page, id));
    said(page, &push.words, Tone::Harm, (last.0, last.1 + half + 8.0), right);
}

/// The ground under a template, and what it hits.
pub(super) fn template(page: &mut Page<'_>, template: &Template, right: f64) {
    let Some(centre) = spot(page, &template.at) else { return };
    let around: Vec<Spot> = if template.corners.is_empty() {
        let radius = match (page.ground, page.lattice) {
            (Some(ground), _) => ground.length(template.reach),
            (None, Some(lattice)) => lattice.size() * (f64::from(template.reach) * 1.732 + 0.9),
            (None, None) => return,
        };
        round(centre, radius, 0.0, 360.0)
    } else {
        let Some(ground) = page.ground else { return };
        let corner = |at: &Point| (centre.0 + ground.length(at.x), centre.1 + ground.length(at.y));
        template.corners.iter().map(corner).collect()
    };
    let colour = page.palette().tone(template.tone);
    page.polygon(
        &around,
        &format!("{} fill-opacity=\"0.16\" stroke-dasharray=\"3 3\"", filled(colour, colour, 2.2)),
    );
    template.hits.iter().for_each(|id| outline(page, id, template.tone));
    said(page, &template.words, template.tone, centre, right);
}

/// A short label on a place.
pub(super) fn label(page: &mut Page<'_>, at: &Place, mark: &Mark, right: f64) {
    let Some((x, y)) = spot(page, at) else { return };
    let room = 190.0_f64.min(right - 4.0);
    let (_, width) = card::label(page, mark, room, mark.value.is_none());
    let left = (x - width / 2.0).min(right - width).max(0.0);
    card::pill(page, mark, (left, y - 9.0), room, mark.value.is_none());
}

/// Words in a pill around a point.
fn said(page: &mut Page<'_>, words: &Message, tone: Tone, (x, y): Spot, right: f64) {
    let mark = Mark::new(words.clone(), tone);
    let room = 190.0_f64.min(right - 4.0);
    let (_, width) = card::label(page, &mark, room, true);
    let left = (x - width / 2.0).min(right - width).max(0.0);
    let area = Area::new(left, y - 9.0, width, 18.0);
    card::pill(page, &mark, (area.x, area.y), room, true);
}
