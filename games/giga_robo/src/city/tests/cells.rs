//! Sets of cells against sorted sets, and the grid against counting steps.

use super::{any_cells, at};
use crate::city::{Cell, Cells, Grid, RADIUS_MAX};
use kernel::Dealer;
use std::collections::BTreeSet;
use tabletop::{Direction, Hex};

#[test]
fn sets_of_cells_do_what_sorted_sets_do() {
    let grid = Grid::disc(RADIUS_MAX);
    let mut dealer = Dealer::new(1);
    for _ in 0..200 {
        let (one, two) = (any_cells(&mut dealer, &grid, 3), any_cells(&mut dealer, &grid, 2));
        let sorted = |cells: Cells| cells.iter().collect::<BTreeSet<Cell>>();
        let (left, right) = (sorted(one), sorted(two));
        assert_eq!(sorted(one.union(two)), &left | &right);
        assert_eq!(sorted(one.both(two)), &left & &right);
        assert_eq!(sorted(one.minus(two)), &left - &right);
        assert_eq!(usize::from(one.len()), left.len());
        assert!(one.iter().is_sorted());
        assert!(grid.cells().iter().all(|cell| one.contains(cell) == left.contains(&cell)));
        let cell = Cell(dealer.below(127) as u8);
        let (mut more, mut sorted_more) = (one, left.clone());
        more.insert(cell);
        sorted_more.insert(cell);
        assert_eq!(sorted(more), sorted_more);
        sorted_more.remove(&cell);
        assert_eq!(sorted(more.without(cell)), sorted_more);
        assert_eq!(one.minus(one), Cells::NONE);
        assert_eq!(one.is_empty(), left.is_empty());
    }
}

#[test]
fn the_last_cell_of_the_largest_map_fits_into_a_set() {
    let last = Cell(126);
    assert!(Cells::only(last).contains(last));
    assert_eq!(Cells::only(last).iter().collect::<Vec<_>>(), [last]);
    assert_eq!(Grid::disc(RADIUS_MAX).cells().len(), 127);
}

#[test]
fn cells_stand_in_the_order_of_a_disc() {
    for radius in 1..=RADIUS_MAX {
        let grid = Grid::disc(radius);
        let hexes: Vec<Hex> = grid.cells().iter().map(|cell| grid.hex(cell)).collect();
        assert!(hexes.iter().copied().eq(Hex::ORIGIN.disc(radius.into())));
        assert!(grid.cells().iter().all(|cell| grid.cell(grid.hex(cell)) == Some(cell)));
        assert_eq!(grid.cell(Hex::new(i16::from(radius) + 1, 0)), None);
    }
}

/// The distance of all cells from one, by widening a set step by step.
fn flooded(grid: &Grid, from: Cell) -> Vec<u8> {
    let mut distances = vec![u8::MAX; usize::from(grid.cells().len())];
    let mut edge = vec![from];
    for distance in 0.. {
        edge.retain(|cell| distances[cell.index()] == u8::MAX);
        if edge.is_empty() {
            break;
        }
        edge.iter().for_each(|cell| distances[cell.index()] = distance);
        edge = edge.iter().flat_map(|&cell| grid.neighbours(cell).iter()).collect();
    }
    distances
}

#[test]
fn distances_are_numbers_of_steps() {
    for radius in [1, 3, 6] {
        let grid = Grid::disc(radius);
        for from in grid.cells().iter() {
            let distances = flooded(&grid, from);
            for to in grid.cells().iter() {
                assert_eq!(grid.distance(from, to), distances[to.index()]);
            }
            let near: Cells =
                grid.cells().iter().filter(|c| (2..=3).contains(&distances[c.index()])).collect();
            assert_eq!(grid.at_distance(from, 2, 3), near);
        }
    }
}

#[test]
fn neighbours_share_a_side() {
    let grid = Grid::disc(5);
    for cell in grid.cells().iter() {
        let beside: Cells = Direction::ALL.into_iter().filter_map(|side| grid.next(cell, side)).collect();
        assert_eq!(grid.neighbours(cell), beside);
        assert_eq!(grid.neighbours(cell), grid.at_distance(cell, 1, 1));
    }
    assert_eq!(grid.neighbours(at(&grid, 5, 0)).len(), 3);
    assert_eq!(grid.neighbours(at(&grid, 0, 0)).len(), 6);
    assert_eq!(grid.beside(Cells::only(at(&grid, 1, 1))), grid.neighbours(at(&grid, 1, 1)));
}
