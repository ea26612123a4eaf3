//! Hex fields: heights by light and shadow, marks on edges, layers in one cell, facing robots.

use super::board::{piece_label, piece_marks};
use super::page::{Anchor, Area, Page, fill, filled, stroke};
use super::text::Font;
use super::{glyph, tag, tile};
use art::Kind;
use scene::{Board, Cell, Hex, HexEdge, Hexes, Piece, Spot, Tone, Top};
use std::collections::BTreeSet;

/// From the centre of a hexagon to its corners, at most.
const SIZE_MAX: f64 = 44.0;
/// From this size on, names fit on the board. Below it, they are listed under the board.
const ROOMY: f64 = 30.0;
/// How far one level of height is lifted, as a share of the size.
const LIFT: f64 = 0.13;
/// The same where nothing is higher than [`LOW`].
const LIFT_LOW: f64 = 0.3;
/// On a field with at most this height, each level can be drawn higher.
const LOW: i16 = 2;
/// How many kinds of ground have a pattern.
const GROUNDS: u8 = 9;
/// The base of a piece that stands alone on its cell, as a share of the size.
const BASE: f64 = 0.6;
/// Half of the square root of three.
const HALF_ROOT_3: f64 = 0.866_025_403_784;

/// Where hexes lie on the page.
#[derive(Clone, Copy)]
pub(crate) struct Lattice {
    top: Top,
    origin: (f64, f64),
    size: f64,
    /// One level of height, as a share of the size.
    step: f64,
}

impl Lattice {
    /// The middle of a cell on the ground.
    pub(crate) fn centre(self, hex: Hex) -> (f64, f64) {
        let (q, r) = (f64::from(hex.q), f64::from(hex.r));
        let (x, y) = match self.top {
            Top::Pointed => (2.0 * HALF_ROOT_3 * (q + r / 2.0), 1.5 * r),
            Top::Flat => (1.5 * q, 2.0 * HALF_ROOT_3 * (r + q / 2.0)),
        };
        (self.origin.0 + self.size * x, self.origin.1 + self.size * y)
    }

    /// The corners of a cell around this point, clockwise; the first is where side 0 begins.
    pub(crate) fn corners(self, (x, y): (f64, f64), part: f64) -> [(f64, f64); 6] {
        let (long, short) = (self.size * part, self.size * HALF_ROOT_3 * part);
        match self.top {
            Top::Pointed => [
                (x + short, y - long / 2.0),
                (x + short, y + long / 2.0),
                (x, y + long),
                (x - short, y + long / 2.0),
                (x - short, y - long / 2.0),
                (x, y - long),
            ],
            Top::Flat => [
                (x + long, y),
                (x + long / 2.0, y + short),
                (x - long / 2.0, y + short),
                (x - long, y),
                (x - long / 2.0, y - short),
                (x + long / 2.0, y - short),
            ],
        }
    }

    /// The numbers of the corners of a cell that are there.
    fn there(cell: &Cell) -> Vec<usize> {
        match cell.half {
            Some(side) => (0..4).map(|at| (usize::from(side) + 5 + at) % 6).collect(),
            None => (0..6).collect(),
        }
    }

    /// Half of the width and half of the height of a cell.
    fn halves(self) -> (f64, f64) {
        match self.top {
            Top::Pointed => (self.size * HALF_ROOT_3, self.size),
            Top::Flat => (self.size, self.size * HALF_ROOT_3),
        }
    }

    /// The corners along which a cliff is visible, from right to left.
    fn brink(self) -> &'static [usize] {
        match self.top {
            Top::Pointed => &[1, 2, 3],
            Top::Flat => &[0, 1, 2, 3],
        }
    }

    /// A cell's nearness. It is lower for cells that are farther away.
    fn depth(self, hex: Hex) -> i16 {
        match self.top {
            Top::Pointed => hex.r,
            Top::Flat => 2 * hex.r + hex.q,
        }
    }

    /// The angle of a thing that faces this side, in degrees clockwise from the right.
    pub(crate) fn angle(self, side: u8) -> u16 {
        let first = match self.top {
            Top::Pointed => 0,
            Top::Flat => 30,
        };
        60 * u16::from(side % 6) + first
    }

    /// From the centre of a cell to its corners.
    pub(crate) fn size(self) -> f64 {
        self.size
    }

    /// Whether names fit on it.
    pub(crate) fn is_roomy(self) -> bool {
        self.size >= ROOMY
    }

    /// The middle of a cell of this height.
    pub(crate) fn top_of(self, hex: Hex, height: i16) -> (f64, f64) {
        let (x, y) = self.centre(hex);
        (x, y - self.lift(height))
    }

    fn lifted(self, cell: &Cell) -> (f64, f64) {
        self.top_of(cell.at, cell.height)
    }

    fn lift(self, height: i16) -> f64 {
        f64::from(height.clamp(-6, 12)) * self.size * self.step
    }
}

/// Draws the field into this width. Returns its height.
pub(crate) fn draw(page: &mut Page<'_>, board: &Board, hexes: &Hexes, (x, y): (f64, f64), width: f64) -> f64 {
    let cells = &hexes.cells;
    let Some((lattice, height)) = lattice(hexes, (x, y), width) else { return 0.0 };
    page.lattice = Some(lattice);
    page.heights.extend(cells.iter().map(|cell| (cell.at, cell.height)));
    let lies = |piece: &&Piece, hex: Hex| matches!(piece.spot, Spot::Cell { hex: on, .. } if on == hex);
    let mut order: Vec<&Cell> = cells.iter().collect();
    order.sort_by_key(|cell| (lattice.depth(cell.at), cell.height, cell.at.q));
    let places: Vec<(&Cell, String)> =
        order.iter().filter_map(|cell| Some((*cell, printed(page, cell)?))).collect();
    for cell in &order {
        let there: Vec<&Piece> = board.pieces.iter().filter(|piece| lies(piece, cell.at)).collect();
        let (lying, standing): (Vec<&Piece>, Vec<&Piece>) =
            there.into_iter().partition(|piece| tile::ground(piece).is_some());
        ground(
            page,
            lattice,
            cell,
            lying.iter().any(|piece| art::kind(&piece.glyph.0) == Some(Kind::Building)),
        );
        for piece in lying {
            let over = tile::Over { stands: !standing.is_empty(), place: !places.is_empty() };
            tile::draw(page, lattice, piece, lattice.lifted(cell), over);
        }
    }
    order.iter().for_each(|cell| cell.edges.iter().for_each(|edge| mark_edge(page, lattice, cell, edge)));
    let mut standing: Vec<(&Piece, Hex, Option<u8>)> = board
        .pieces
        .iter()
        .filter_map(|piece| match piece.spot {
            Spot::Cell { hex, facing } => Some((piece, hex, facing)),
            Spot::Free(_) => None,
        })
        .collect();
    standing.sort_by_key(|(piece, hex, _)| {
        (tile::ground(piece).is_none(), lattice.depth(*hex), piece.layer, hex.q)
    });
    for (place, (one, hex, facing)) in standing.iter().enumerate() {
        let stands =
            |(piece, other, _): &&(&Piece, Hex, Option<u8>)| other == hex && tile::ground(piece).is_none();
        let there = |part: &[(&Piece, Hex, Option<u8>)]| part.iter().filter(stands).count();
        let height = cells.iter().find(|cell| cell.at == *hex).map_or(0, |cell| cell.height);
        let pile = Pile { height, below: there(&standing[..place]), all: there(&standing) };
        if tile::ground(one).is_none() {
            piece(page, lattice, one, (*hex, *facing), pile);
        }
    }
    for (cell, place) in &places {
        let built = board.pieces.iter().any(|piece| lies(&piece, cell.at) && tile::is_whole(piece));
        write_place(page, lattice, cell, place, built);
    }
    if lattice.is_roomy() {
        return height;
    }
    let pieces: Vec<&Piece> = standing.iter().map(|(piece, _, _)| *piece).collect();
    height + 8.0 + legend(page, &pieces, (x, y + height + 8.0), width)
}

/// Names of pieces below a board that has no room for them.
fn legend(page: &mut Page<'_>, pieces: &[&Piece], (x, y): (f64, f64), width: f64) -> f64 {
    let palette = page.palette();
    let (mut at, mut row) = (x, y);
    let font = Font::plate(13.0);
    let mut told = BTreeSet::new();
    for piece in pieces {
        if tile::ground(piece).is_some() && !told.insert((&piece.glyph.0, page.say(&piece.title))) {
            continue;
        }
        let said = font.fit(&page.say(&piece.title), width - 24.0);
        let wide = 24.0 + font.width(&said) + 10.0;
        if at + wide > x + width && at > x {
            (at, row) = (x, row + 22.0);
        }
        let colour = if tile::ground(piece).is_some() { palette.text } else { palette.tone(piece.tone) };
        glyph::draw(page, &piece.glyph.0, Area::new(at, row, 18.0, 18.0), colour, palette.floor);
        page.words((at + 23.0, row + 14.0), wide - 24.0, Anchor::Start, font, colour, &said);
        at += wide;
    }
    if pieces.is_empty() { 0.0 } else { row - y + 24.0 }
}

/// A cell with several pieces.
#[derive(Clone, Copy)]
struct Pile {
    /// Of the ground.
    height: i16,
    /// How many lie below this one.
    below: usize,
    /// How many lie there.
    all: usize,
}

/// A lattice that fits the cells into this width, and its height.
fn lattice(hexes: &Hexes, (x, y): (f64, f64), width: f64) -> Option<(Lattice, f64)> {
    let cells = &hexes.cells;
    let highest = cells.iter().map(|cell| cell.height.clamp(0, 12)).max()?;
    let step = if highest <= LOW { LIFT_LOW } else { LIFT };
    let unit = Lattice { top: hexes.top, origin: (0.0, 0.0), size: 1.0, step };
    let corners = |cell: &Cell| {
        let all = unit.corners(unit.centre(cell.at), 1.0);
        Lattice::there(cell).into_iter().map(move |at| all[at])
    };
    let corners: Vec<(f64, f64)> = cells.iter().flat_map(corners).collect();
    let least = |axis: fn(&(f64, f64)) -> f64| corners.iter().map(axis).reduce(f64::min);
    let most = |axis: fn(&(f64, f64)) -> f64| corners.iter().map(axis).reduce(f64::max);
    let (left, right) = (least(|at| at.0)?, most(|at| at.0)?);
    let (top, bottom) = (least(|at| at.1)?, most(|at| at.1)?);
    let wide = right - left;
    let size = (width / wide).min(SIZE_MAX);
    let lift = f64::from(highest) * step;
    let free = (width - wide * size) / 2.0;
    let origin = (x + free - left * size, y + (lift - top) * size);
    Some((Lattice { origin, size, ..unit }, (bottom - top + lift + 0.2) * size))
}

/// A cell with its cliff, its light, its height and its name; of a building the cliff has windows.
fn ground(page: &mut Page<'_>, lattice: Lattice, cell: &Cell, is_built: bool) {
    let palette = page.palette();
    let (x, y) = lattice.lifted(cell);
    let cliff = lattice.lift(cell.height).max(0.0) + lattice.size * 0.08;
    let (corners, there) = (lattice.corners((x, y), 0.97), Lattice::there(cell));
    let brink: Vec<(f64, f64)> =
        lattice.brink().iter().filter(|at| there.contains(at)).map(|at| corners[*at]).collect();
    let top: Vec<(f64, f64)> = there.iter().map(|at| corners[*at]).collect();
    let low = brink.iter().map(|(x, y)| (*x, y + cliff)).rev();
    let foot: Vec<(f64, f64)> = brink.iter().copied().chain(low).collect();
    page.polygon(&foot, &filled(palette.shadow, palette.line, 0.8));
    if is_built {
        windows(page, lattice, &brink, cell.height);
    }
    let paint = match cell.ground {
        _ if cell.half.is_some() => palette.floor,
        Tone::Plain => palette.ground(0),
        tone => palette.tone(tone),
    };
    page.polygon(&top, &filled(paint, palette.line, 1.0));
    if let Tone::Ground(kind) = cell.ground {
        page.polygon(&top, &format!("fill=\"url(#ground-{})\"", kind % GROUNDS));
    }
    if cell.height > 0 {
        let light = f64::from(cell.height.min(6)) * 0.05;
        page.polygon(&top, &format!("fill=\"#ffffff\" fill-opacity=\"{light:.2}\""));
    }
    let (half, high) = lattice.halves();
    let area = Area::new(x - half, y - high, 2.0 * half, 2.0 * high);
    page.stand(&cell.id, area);
    cell_words(page, lattice, cell, (x, y));
    if let Some(numbers) = page.desk.tags.get(&cell.id) {
        let inner = lattice.corners((x, y), 0.86);
        page.polygon(&inner, &stroke(palette.tone(Tone::May), 2.4));
        tag::label(page, numbers, (x + half * 0.8, y - lattice.size * 0.62));
    }
}

/// A row of lit windows on each storey.
fn windows(page: &mut Page<'_>, lattice: Lattice, brink: &[(f64, f64)], height: i16) {
    let (lit, size) = (page.palette().tone(Tone::May), lattice.size);
    let glass = format!(
        "{} stroke-opacity=\".8\" stroke-dasharray=\"{} {}\"",
        stroke(lit, size * 0.09),
        super::page::n(size * 0.1),
        super::page::n(size * 0.12)
    );
    for storey in 0..height.max(0) {
        let down = size * lattice.step * (f64::from(storey) + 0.5);
        for side in brink.windows(2) {
            let at = |part: f64| {
                let along = |from: f64, to: f64| from + (to - from) * part;
                (along(side[0].0, side[1].0), along(side[0].1, side[1].1) + down)
            };
            page.line(at(0.12), at(0.9), &glass);
        }
    }
}

fn cell_words(page: &mut Page<'_>, lattice: Lattice, cell: &Cell, (x, y): (f64, f64)) {
    let palette = page.palette();
    let width = lattice.size * 1.5;
    if cell.height != 0 {
        let at = (x, y + lattice.halves().1 * 0.84 - lattice.size * 0.06);
        let up = if cell.height > 0 { 4.0 } else { -4.0 };
        let (left, middle) = (at.0 - 6.0, at.1 - 4.5);
        let sign = [(left - 4.5, middle + up), (left + 4.5, middle + up), (left, middle - up)];
        page.polygon(&sign, &fill(palette.text));
        let said = cell.height.unsigned_abs().to_string();
        page.words((at.0 + 1.0, at.1), width, Anchor::Start, Font::title(13.0), palette.text, &said);
    }
    if let Some(title) = cell.title.as_ref().filter(|_| lattice.is_roomy() && !cell.printed) {
        let said = page.say(title);
        let at = (x, y - lattice.size * 0.52);
        page.words(at, width * 0.8, Anchor::Middle, Font::plate(12.0), palette.text, &said);
    }
}

/// The place that is printed on a cell, if its title is one.
fn printed(page: &Page<'_>, cell: &Cell) -> Option<String> {
    cell.title.as_ref().filter(|_| cell.printed).map(|title| page.say(title))
}

/// A printed place: in the left corner, which no base reaches, or on the roof of a building.
fn write_place(page: &mut Page<'_>, lattice: Lattice, cell: &Cell, place: &str, built: bool) {
    let palette = page.palette();
    let (x, y) = lattice.lifted(cell);
    let size = lattice.size;
    let font = Font::plate((size * 0.27).max(9.0));
    if built {
        page.words((x, y + size * 0.52), size, Anchor::Middle, font, palette.text, place);
    } else {
        page.words((x - size * 0.88, y + size * 0.1), size, Anchor::Start, font, palette.dim, place);
    }
}

fn mark_edge(page: &mut Page<'_>, lattice: Lattice, cell: &Cell, edge: &HexEdge) {
    let centre = lattice.lifted(cell);
    let corners = lattice.corners(centre, 0.9);
    let (from, to) = (corners[usize::from(edge.side % 6)], corners[(usize::from(edge.side % 6) + 1) % 6]);
    let palette = page.palette();
    let colour = palette.tone(edge.mark.tone);
    page.line(from, to, &format!("{} stroke-linecap=\"round\"", stroke(palette.floor, 7.0)));
    page.line(from, to, &format!("{} stroke-linecap=\"round\"", stroke(colour, 4.0)));
    let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let at = (middle.0 * 0.9 + centre.0 * 0.1, middle.1 * 0.9 + centre.1 * 0.1);
    if let Tone::Side(seat) = edge.mark.tone {
        tag::seat(page, seat, at, lattice.size * 0.2);
    } else if let Some(name) = &edge.mark.glyph {
        page.circle(at, 8.5, &filled(palette.floor, colour, 1.4));
        glyph::draw(page, &name.0, Area::around(at, 5.0), colour, palette.floor);
    }
}

/// Where a piece is drawn upon its base. One that stands upright rises above it.
fn upon(kind: Option<Kind>, centre: (f64, f64), radius: f64) -> Area {
    match kind {
        Some(Kind::Giant | Kind::Figure) => Area::around((centre.0, centre.1 - radius * 0.22), radius * 0.98),
        Some(Kind::FigureFromAbove) => Area::around(centre, radius * 0.9),
        _ => Area::around(centre, radius * 0.72),
    }
}

/// A piece on its cell, shifted if others lie below it.
fn piece(page: &mut Page<'_>, lattice: Lattice, piece: &Piece, (hex, facing): (Hex, Option<u8>), pile: Pile) {
    let palette = page.palette();
    let colour = palette.tone(piece.tone);
    let (x, y) = lattice.centre(hex);
    let Pile { height, below, all } = pile;
    let shift = below as f64 * lattice.size * 0.26;
    let (left, up) = if all > 1 { (lattice.size * 0.24, -lattice.size * 0.3) } else { (0.0, 0.0) };
    let centre = (x + shift - left, y - lattice.lift(height) - shift * 1.25 - up);
    let radius = lattice.size * if all > 1 { 0.46 } else { BASE };
    if let Some(side) = facing {
        let corners = lattice.corners(centre, 1.0);
        let (one, other) = (corners[usize::from(side % 6)], corners[(usize::from(side % 6) + 1) % 6]);
        let out = ((one.0 + other.0) / 2.0 - centre.0, (one.1 + other.1) / 2.0 - centre.1);
        let scale = (radius + lattice.size * 0.27) / (lattice.size * HALF_ROOT_3);
        let tip = (centre.0 + out.0 * scale, centre.1 + out.1 * scale);
        let across = (-out.1 * 0.42, out.0 * 0.42);
        let foot = (centre.0 + out.0 * 0.45, centre.1 + out.1 * 0.45);
        let wings = [(foot.0 + across.0, foot.1 + across.1), tip, (foot.0 - across.0, foot.1 - across.1)];
        page.polygon(&wings, &filled(colour, palette.floor, 1.0));
    }
    page.circle((centre.0 + 1.5, centre.1 + 2.5), radius, &fill(palette.shadow));
    page.circle(centre, radius, &filled(palette.plate, colour, 2.6));
    let drawn = upon(art::kind(&piece.glyph.0), centre, radius);
    glyph::draw_facing(
        page,
        &piece.glyph.0,
        drawn,
        (colour, palette.plate),
        facing.map_or(0, |side| lattice.angle(side)),
    );
    let area = Area::around(centre, radius);
    page.stand(&piece.id, area);
    if let Some(numbers) = page.desk.tags.get(&piece.id) {
        page.circle(centre, radius + 3.0, &stroke(palette.tone(Tone::May), 2.4));
        tag::label(page, numbers, (area.right() + 8.0, area.y - 4.0));
    }
    if lattice.is_roomy() {
        let foot = y - lattice.lift(height) + lattice.size * 0.6 + 15.0 * (all - 1 - below) as f64;
        piece_label(page, piece, (x, foot), lattice.size * 2.0);
        piece_marks(page, piece, area);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_robot_takes_three_fifths_of_its_cell() {
        for kind in [Kind::Figure, Kind::FigureFromAbove, Kind::Giant] {
            let across = 2.0 * HALF_ROOT_3;
            let share = upon(Some(kind), (0.0, 0.0), BASE).w / across;
            assert!((0.6..0.8).contains(&share), "{kind:?}: {share}");
        }
    }
}
