//! Overlays: lines, paths and marks over the table. They show what is going on, or what a choice would do.

use super::page::{Area, Page, fill, filled, points, stroke};
use super::{card, glyph, measured};
use scene::{Id, Mark, Overlay, Tone};

/// Draws overlays over the things on the page. Words end at `right`.
pub(crate) fn draw(page: &mut Page<'_>, overlays: &[Overlay], tone: Tone, right: f64) {
    let colour = page.palette().tone(tone);
    for overlay in overlays {
        match overlay {
            Overlay::Path(ids) => path(page, ids, colour),
            Overlay::Line { from, to, blocker } => {
                line(
                    page,
                    from,
                    to,
                    if blocker.is_some() { page.palette().tone(Tone::Spent) } else { colour },
                );
                blocker.iter().for_each(|id| cross(page, id));
            }
            Overlay::Things { ids, tone } => ids.iter().for_each(|id| outline(page, id, *tone)),
            Overlay::Cells { hexes, tone } => cells(page, hexes, *tone),
            Overlay::Area { corners, tone } => area(page, corners, *tone),
            // The prompt says these beside the choice.
            Overlay::Odds { .. } | Overlay::Forecast { .. } => {}
            Overlay::Mark { on, mark } => marked(page, on, mark, right),
            Overlay::Arc(arc) => measured::arc(page, arc),
            Overlay::Sight(sight) => measured::sight(page, sight, right),
            Overlay::Ruler(ruler) => measured::ruler(page, ruler, right),
            Overlay::Trace(trace) => measured::trace(page, trace, right),
            Overlay::Push(push) => measured::push(page, push, right),
            Overlay::Template(template) => measured::template(page, template, right),
            Overlay::Label(label) => measured::label(page, &label.at, &label.mark, right),
        }
    }
}

/// From the middle of one thing to another. Between pieces on a board the line is straight, as it is
/// measured. Between cards it goes around, where there is no text.
fn line(page: &mut Page<'_>, from: &Id, to: &Id, colour: &str) {
    let straight = page.standing.contains(from) || page.standing.contains(to);
    let (Some(&from), Some(&to)) = (page.places.get(from), page.places.get(to)) else { return };
    if straight || from.h.max(to.h) > LARGE {
        arrow(page, &[edge_towards(from, to.centre()), edge_towards(to, from.centre())], colour);
    } else {
        arrow(page, &around(from, to), colour);
    }
}

/// A thing that is taller than this is not a card.
const LARGE: f64 = 180.0;
/// The distance of the free line above a card, and of the one beside it.
const ABOVE: f64 = 29.0;
const BESIDE: f64 = 8.0;

/// The way from card to card: along their left edges in one column, over their titles in one row.
fn around(from: Area, to: Area) -> Vec<(f64, f64)> {
    let (start, end) = ((from.x, from.centre().1), (to.x, to.centre().1));
    if (from.x - to.x).abs() < from.w {
        let x = from.x.min(to.x) - BESIDE;
        return vec![start, (x, start.1), (x, end.1), end];
    }
    let up = |area: Area| (area.x + area.w * 0.8, area.y);
    if (from.y - to.y).abs() < from.h {
        let y = from.y.min(to.y) - ABOVE;
        return vec![up(from), (up(from).0, y), (up(to).0, y), up(to)];
    }
    let (y, x) = (from.y - ABOVE, to.x - BESIDE);
    vec![up(from), (up(from).0, y), (x, y), (x, end.1), end]
}

/// The point where the line from the middle of an area to a point leaves it.
fn edge_towards(area: Area, (x, y): (f64, f64)) -> (f64, f64) {
    let (cx, cy) = area.centre();
    let (dx, dy) = (x - cx, y - cy);
    let across = if dx == 0.0 { f64::INFINITY } else { area.w / 2.0 / dx.abs() };
    let along = if dy == 0.0 { f64::INFINITY } else { area.h / 2.0 / dy.abs() };
    let part = across.min(along).min(1.0) * 0.86;
    (cx + dx * part, cy + dy * part)
}

/// A dashed way with a head at its end.
pub(super) fn arrow(page: &mut Page<'_>, way: &[(f64, f64)], colour: &str) {
    let [.., before, to] = *way else { return };
    let (dx, dy) = (to.0 - before.0, to.1 - before.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let head = 14.0_f64.min(length + 6.0);
    let foot = (to.0 - ux * head, to.1 - uy * head);
    let mut shaft = way.to_vec();
    let last = shaft.len() - 1;
    shaft[last] = foot;
    let (floor, shaft) = (page.palette().floor, points(&shaft));
    let joined = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    page.put(&format!("<polyline points=\"{shaft}\" {} {joined}/>", stroke(floor, 8.0)));
    page.put(&format!(
        "<polyline points=\"{shaft}\" {} {joined} stroke-dasharray=\"10 8\"/>",
        stroke(colour, 4.0)
    ));
    let half = head * 0.66;
    let wings = [to, (foot.0 - uy * half, foot.1 + ux * half), (foot.0 + uy * half, foot.1 - ux * half)];
    page.polygon(&wings, &filled(colour, floor, 1.4));
}

fn path(page: &mut Page<'_>, ids: &[Id], colour: &str) {
    let stops: Vec<(f64, f64)> =
        ids.iter().filter_map(|id| page.places.get(id)).map(|area| area.centre()).collect();
    arrow(page, &stops, colour);
    let on_the_way = stops.iter().skip(1).take(stops.len().saturating_sub(2));
    on_the_way.for_each(|&stop| page.circle(stop, 5.5, &fill(colour)));
}

pub(super) fn outline(page: &mut Page<'_>, id: &Id, tone: Tone) {
    let Some(&area) = page.places.get(id) else { return };
    let colour = page.palette().tone(tone);
    let paint = format!("{} stroke-dasharray=\"8 4\"", stroke(colour, 3.2));
    page.rect(area.inset(-4.0), 6.0, &paint);
    let name = match tone {
        Tone::Harm => "out",
        Tone::Help => "shield",
        Tone::Heat => "heat",
        Tone::Power => "power",
        _ => return,
    };
    let at = (area.x + 2.0, area.y + 2.0);
    let floor = page.palette().floor;
    page.circle(at, 11.0, &filled(floor, colour, 2.0));
    glyph::draw(page, name, Area::around(at, 6.5), colour, floor);
}

pub(super) fn cross(page: &mut Page<'_>, id: &Id) {
    let Some(&area) = page.places.get(id) else { return };
    let (harm, floor) = (page.palette().tone(Tone::Harm), page.palette().floor);
    page.circle(area.centre(), 13.0, &filled(floor, harm, 2.4));
    glyph::draw(page, "barred", Area::around(area.centre(), 9.0), harm, floor);
}

fn cells(page: &mut Page<'_>, hexes: &[scene::Hex], tone: Tone) {
    let Some(lattice) = page.lattice else { return };
    let colour = page.palette().tone(tone);
    for &hex in hexes {
        let height = page.heights.get(&hex).copied().unwrap_or_default();
        let corners = lattice.corners(lattice.top_of(hex, height), 0.8);
        page.polygon(&corners, &format!("{} fill-opacity=\"0.25\"", filled(colour, colour, 2.0)));
    }
}

fn area(page: &mut Page<'_>, corners: &[scene::Point], tone: Tone) {
    let Some(ground) = page.ground else { return };
    let colour = page.palette().tone(tone);
    let paint = format!("{} fill-opacity=\"0.2\" stroke-dasharray=\"7 4\"", filled(colour, colour, 2.0));
    page.polygon(&ground.all(corners), &paint);
}

fn marked(page: &mut Page<'_>, id: &Id, mark: &Mark, right: f64) {
    let Some(&area) = page.places.get(id) else { return };
    let (_, width) = card::label(page, mark, 150.0, true);
    let x = (area.x + 6.0).min(right - width);
    card::pill(page, mark, (x, area.y - 9.0), 150.0, true);
}
