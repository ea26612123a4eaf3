//! Free planes: millimetres to pixels, buildings with shadows, models in their poses, the tool for a pose.

use super::board::{piece_label, piece_marks};
use super::page::{Anchor, Area, Page, fill, filled, n, points, stroke};
use super::text::Font;
use super::{glyph, tag};
use scene::{Board, Piece, Plane, Point, Pose, Shape, Spot, Tone};

/// The greatest height of a plane.
const HEIGHT_MAX: f64 = 560.0;
/// From one line of the grid to the next, in millimetres.
const GRID_MM: i32 = 100;

/// How millimetres map to the page.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    origin: (f64, f64),
    scale: f64,
}

impl Ground {
    pub(crate) fn at(self, point: Point) -> (f64, f64) {
        (self.origin.0 + f64::from(point.x) * self.scale, self.origin.1 + f64::from(point.y) * self.scale)
    }

    pub(crate) fn all(self, corners: &[Point]) -> Vec<(f64, f64)> {
        corners.iter().map(|&corner| self.at(corner)).collect()
    }

    /// So many millimetres on the page.
    pub(crate) fn length(self, millimetres: i32) -> f64 {
        f64::from(millimetres) * self.scale
    }

    /// The outline of a base in this pose; a round one where it has no corners.
    pub(crate) fn base(self, base: &[Point], pose: Pose) -> Vec<(f64, f64)> {
        let (sin, cos) = radians(pose).sin_cos();
        let (x, y) = self.at(pose.at);
        let turn = |corner: &Point| {
            let (dx, dy) = (f64::from(corner.x) * self.scale, f64::from(corner.y) * self.scale);
            (x + dx * cos - dy * sin, y + dx * sin + dy * cos)
        };
        base.iter().map(turn).collect()
    }
}

/// The direction of a pose, clockwise from upwards.
fn radians(pose: Pose) -> f64 {
    f64::from(pose.turned.rem_euclid(360_000)) / 1000.0 * std::f64::consts::PI / 180.0
}

/// Draws the plane into this width. Returns its height.
pub(crate) fn draw(page: &mut Page<'_>, board: &Board, plane: &Plane, (x, y): (f64, f64), width: f64) -> f64 {
    let (wide, deep) = (f64::from(plane.width.max(1)), f64::from(plane.depth.max(1)));
    let scale = (width / wide).min(HEIGHT_MAX / deep);
    let free = (width - wide * scale) / 2.0;
    let ground = Ground { origin: (x + free, y), scale };
    page.ground = Some(ground);
    let area = Area::new(x + free, y, wide * scale, deep * scale);
    floor(page, plane, ground, area);
    plane.shapes.iter().for_each(|one| shape(page, ground, one));
    let mut pieces: Vec<&Piece> =
        board.pieces.iter().filter(|piece| !page.hidden.contains(&piece.id)).collect();
    pieces.sort_by_key(|piece| piece.layer);
    for one in pieces {
        if let Spot::Free(pose) = one.spot {
            piece(page, ground, one, pose);
        }
    }
    area.h + 4.0
}

fn floor(page: &mut Page<'_>, plane: &Plane, ground: Ground, area: Area) {
    let palette = page.palette();
    page.rect(area, 0.0, &filled(palette.ground(0), palette.line, 1.4));
    if plane.unruled {
        return;
    }
    let faint = format!("{} stroke-opacity=\"0.35\"", stroke(palette.line, 0.7));
    for step in 1..=(plane.width.max(plane.depth) / GRID_MM).clamp(0, 200) {
        let at = ground.at(Point { x: step * GRID_MM, y: step * GRID_MM });
        if at.0 < area.right() {
            page.line((at.0, area.y), (at.0, area.bottom()), &faint);
        }
        if at.1 < area.bottom() {
            page.line((area.x, at.1), (area.right(), at.1), &faint);
        }
    }
}

fn shape(page: &mut Page<'_>, ground: Ground, shape: &Shape) {
    let palette = page.palette();
    let corners = ground.all(&shape.corners);
    let bounds = bounds(&corners);
    let below: Vec<(f64, f64)> = corners.iter().map(|(x, y)| (x + 4.0, y + 6.0)).collect();
    page.polygon(&below, &fill(palette.shadow));
    page.polygon(&corners, &filled(palette.tone(shape.tone), palette.line, 1.4));
    if let Tone::Ground(kind) = shape.tone {
        page.polygon(&corners, &format!("fill=\"url(#ground-{})\"", kind % 9));
    }
    page.stand(&shape.id, bounds);
    let said = page.say(&shape.title);
    let (x, y) = bounds.centre();
    if bounds.w > 34.0 && bounds.h > 16.0 {
        page.words((x, y + 4.5), bounds.w - 8.0, Anchor::Middle, Font::plate(13.0), palette.text, &said);
    }
    tag::on(page, &shape.id, bounds, 3.0);
}

fn bounds(corners: &[(f64, f64)]) -> Area {
    let fold = |axis: fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        corners.iter().map(axis).reduce(pick).unwrap_or(0.0)
    };
    let (left, top) = (fold(|at| at.0, f64::min), fold(|at| at.1, f64::min));
    Area::new(left, top, fold(|at| at.0, f64::max) - left, fold(|at| at.1, f64::max) - top)
}

fn piece(page: &mut Page<'_>, ground: Ground, piece: &Piece, pose: Pose) {
    let palette = page.palette();
    let colour = palette.tone(piece.tone);
    let centre = ground.at(pose.at);
    let base = ground.base(&piece.base, pose);
    let radius = if base.is_empty() { 16.0 } else { (bounds(&base).w.min(bounds(&base).h) / 2.0).max(10.0) };
    if matches!(piece.tone, Tone::Side(_)) {
        arrow(page, centre, pose, radius, colour);
    }
    if base.is_empty() {
        page.circle((centre.0 + 2.0, centre.1 + 3.0), radius, &fill(palette.shadow));
        page.circle(centre, radius, &filled(palette.plate, colour, 2.4));
    } else {
        let below: Vec<(f64, f64)> = base.iter().map(|(x, y)| (x + 2.0, y + 3.0)).collect();
        page.polygon(&below, &fill(palette.shadow));
        page.polygon(&base, &filled(palette.plate, colour, 2.4));
    }
    glyph::draw(page, &piece.glyph.0, Area::around(centre, (radius * 0.72).min(22.0)), colour, palette.plate);
    let area = if base.is_empty() { Area::around(centre, radius) } else { bounds(&base) };
    page.stand(&piece.id, area);
    piece_label(page, piece, (centre.0, area.bottom()), 96.0);
    piece_marks(page, piece, area);
    tag::on(page, &piece.id, area, 4.0);
}

/// The direction that a piece faces.
fn arrow(page: &mut Page<'_>, (x, y): (f64, f64), pose: Pose, radius: f64, colour: &str) {
    let (sin, cos) = radians(pose).sin_cos();
    let at = |ahead: f64, aside: f64| (x + ahead * sin + aside * cos, y - ahead * cos + aside * sin);
    let wings = [at(radius * 0.8, -8.0), at(radius + 13.0, 0.0), at(radius * 0.8, 8.0)];
    page.polygon(&wings, &filled(colour, page.palette().floor, 1.0));
}

/// The tool for a pose: the piece as a ghost where it begins, in a ring that it can be turned on.
pub(crate) fn tool(page: &mut Page<'_>, piece: &Piece, start: Pose, turn_step: i32) {
    let Some(ground) = page.ground else { return };
    let asked = page.palette().tone(Tone::Asked);
    let (x, y) = ground.at(start.at);
    let base = ground.base(&piece.base, start);
    let ghost = format!("{} stroke-dasharray=\"5 3\"", stroke(asked, 1.8));
    if base.is_empty() {
        page.circle((x, y), 16.0, &ghost);
    } else {
        page.put(&format!("<polygon points=\"{}\" {ghost}/>", points(&base)));
    }
    let radius = if base.is_empty() { 16.0 } else { bounds(&base).w.max(bounds(&base).h) / 2.0 };
    let ring = radius + 20.0;
    page.circle((x, y), ring, &format!("{} stroke-opacity=\"0.7\"", stroke(asked, 1.2)));
    let ticks = (360_000 / turn_step.clamp(5_000, 90_000)).min(72);
    for tick in 0..ticks {
        let turned = Pose { turned: tick * turn_step.clamp(5_000, 90_000), ..start };
        let (sin, cos) = radians(turned).sin_cos();
        let (inner, outer) = (ring - 3.0, ring + 3.0);
        let from = (x + inner * sin, y - inner * cos);
        page.line(from, (x + outer * sin, y - outer * cos), &stroke(asked, 1.0));
    }
    arrow(page, (x, y), start, ring - 8.0, asked);
    let degrees = f64::from(start.turned) / 1000.0;
    let said = format!("{}, {} · {}°", start.at.x, start.at.y, n(degrees));
    page.words((x, y + ring + 16.0), 140.0, Anchor::Middle, Font::title(13.0), asked, &said);
}
