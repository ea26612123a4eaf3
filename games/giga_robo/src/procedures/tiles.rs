//! Impact Tiles, Anchors and Barriers on the map. GR-7.22, GR-18.13, GR-20.10 to GR-20.20, GR-21.

use super::{Cx, Shedding, stock};
use crate::city::{Cell, Elemental, Site, Terrain};
use crate::content::{Stock, Tile, Trauma};
use crate::event::Event;
use crate::frame::Frame;
use kernel::Seat;

/// GR-20.10 to GR-20.12, GR-20.13: the tile lies there; one of its sort that was there is gone; a robot there enters it.
/// [`super::owing`] does the rest of ENTER.
pub(super) fn create(cx: &mut Cx<'_>, tile: Tile, cell: Cell) -> Option<Frame> {
    lay(&mut cx.table_mut().city.site_mut(cell), tile);
    cx.tell(Event::TileCreated { tile, at: cell });
    cx.table().robot_at(cell).and_then(|seat| enter_tile(cx, seat, tile))
}

/// GR-R171: the same without ENTER for the robot that stands there.
pub(super) fn create_beneath(cx: &mut Cx<'_>, tile: Tile, cell: Cell) {
    lay(&mut cx.table_mut().city.site_mut(cell), tile);
    cx.tell(Event::TileCreated { tile, at: cell });
}

/// Lays the tile.
pub(crate) fn lay(site: &mut Site, tile: Tile) {
    match tile {
        Tile::Flood => site.elemental = Some(Elemental::Flood),
        Tile::Inferno => site.elemental = Some(Elemental::Inferno),
        Tile::ArcHazard => site.elemental = Some(Elemental::ArcHazard),
        Tile::Crater => site.terrain = Some(Terrain::Crater),
        Tile::Rubble => site.terrain = Some(Terrain::Rubble),
    }
}

/// Whether such a tile lies there.
pub(crate) fn lies(site: Site, tile: Tile) -> bool {
    site.elemental.is_some_and(|other| Tile::from(other) == tile)
        || site.terrain.is_some_and(|other| Tile::from(other) == tile)
}

/// Takes the tile away.
pub(super) fn take(site: &mut Site, tile: Tile) {
    match tile {
        Tile::Flood | Tile::Inferno | Tile::ArcHazard => site.elemental = None,
        Tile::Crater | Tile::Rubble => site.terrain = None,
    }
}

/// GR-20.13: the ENTER effects of the tiles in the hex. What is left of them is for [`super::owing`].
pub(super) fn enter(cx: &mut Cx<'_>, seat: Seat, cell: Cell) -> Option<Frame> {
    let elemental = cx.table().city.site(cell).elemental?;
    enter_tile(cx, seat, elemental.into())
}

/// GR-20.16 to GR-20.18: at once, except a Flood, for which the owner of the meter may have to choose.
fn enter_tile(cx: &mut Cx<'_>, seat: Seat, tile: Tile) -> Option<Frame> {
    match tile {
        Tile::Flood => return Some(Frame::Shedding(Shedding::new(seat, Trauma::Fire, 1))),
        Tile::Inferno => stock::gain(cx, seat, Stock::Fire, 1),
        Tile::ArcHazard => stock::gain(cx, seat, Stock::Surge, 1),
        Tile::Crater | Tile::Rubble => {}
    }
    None
}

/// GR-7.22, GR-18.13: Anchors of the hex come into slot 3.
pub(super) fn pick_anchors(cx: &mut Cx<'_>, seat: Seat, cell: Cell) {
    let anchors = std::mem::take(&mut cx.table_mut().city.site_mut(cell).anchors);
    if anchors > 0 {
        cx.tell(Event::AnchorsGone { at: cell });
        stock::gain(cx, seat, Stock::Anchor, anchors);
    }
}

/// GR-14.10, GR-21.8: the Static Barrier there, if there is one, is destroyed.
pub(super) fn break_barrier(cx: &mut Cx<'_>, cell: Cell) -> bool {
    let was = std::mem::take(&mut cx.table_mut().city.site_mut(cell).barrier);
    if was {
        cx.tell(Event::BarrierBroken { at: cell });
    }
    was
}
