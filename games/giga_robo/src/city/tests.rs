//! The city against worked examples, and against slow second writings of every measure.

mod cells;
mod force;
mod leap;
mod sight;
mod sites;
mod walk;
mod walk_all;

use super::{Cell, Cells, City, Elemental, Grid, Site, Terrain};
use kernel::Dealer;
use tabletop::Hex;

/// The cell at these coordinates.
fn at(grid: &Grid, q: i16, r: i16) -> Cell {
    grid.cell(Hex::new(q, r)).expect("a hex of the map")
}

/// The cells at these coordinates.
fn cells(grid: &Grid, hexes: &[(i16, i16)]) -> Cells {
    hexes.iter().map(|&(q, r)| at(grid, q, r)).collect()
}

/// A city with Structures of these Tiers.
fn built(grid: &Grid, structures: &[(i16, i16, u8)]) -> City {
    let mut city = City::BARE;
    for &(q, r, tier) in structures {
        city.site_mut(at(grid, q, r)).structure = tier;
    }
    city
}

/// A city in which about every other hex has something on it.
fn any_city(dealer: &mut Dealer, grid: &Grid) -> City {
    let mut city = City::BARE;
    for cell in grid.cells().iter() {
        *city.site_mut(cell) = any_site(dealer);
    }
    city
}

fn any_site(dealer: &mut Dealer) -> Site {
    let mut site = Site::BARE;
    match dealer.below(10) {
        0 | 1 => site.structure = 1,
        2 => site.structure = 2,
        3 | 4 => site.elemental = Some(Elemental::ALL[dealer.below(3) as usize]),
        5 => site.terrain = Some(Terrain::ALL[dealer.below(2) as usize]),
        6 => {
            site.elemental = Some(Elemental::ALL[dealer.below(3) as usize]);
            site.terrain = Some(Terrain::ALL[dealer.below(2) as usize]);
        }
        _ => {}
    }
    site.barrier = dealer.below(6) == 0;
    site.anchors = dealer.below(8).saturating_sub(5) as u8;
    site
}

/// Each cell with one chance in `of`.
fn any_cells(dealer: &mut Dealer, grid: &Grid, of: u32) -> Cells {
    grid.cells().iter().filter(|_| dealer.below(of) == 0).collect()
}

/// Any cell.
fn any_cell(dealer: &mut Dealer, grid: &Grid) -> Cell {
    Cell(dealer.below(u32::from(grid.cells().len())) as u8)
}
