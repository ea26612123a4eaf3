//! Movement, pushing and deploying: the worked examples.

use super::{at, cells, landing};
use crate::city::{Cells, City, Mover, Pieces};

/// GK-E3, GK-7.4, GK-R59, GK-R60.
#[test]
fn support_units_are_deployed_within_two_hexes() {
    let near = landing().deploy_cells(at("1F"), cells("1F"));
    assert_eq!(near, cells("1D 2D 1E 2E 2F 3F 1G 2G 1H 2H"));
    let taken = landing().deploy_cells(at("1F"), cells("1F 2F 3F"));
    assert_eq!(taken, near.minus(cells("2F 3F")));
    let around = landing().deploy_cells(at("4E"), Cells::NONE);
    assert!(!around.contains(at("5E")), "a building");
    assert!(around.contains(at("6E")), "behind the building");
    let full = at("1A").within(2);
    assert!(landing().deploy_cells(at("1A"), full).is_empty(), "GK-R60");
}

/// GK-E8, GK-8.10, GK-8.11, GK-R12, GK-R81.
#[test]
fn a_heavy_hitter_pushes_only_where_it_ends() {
    let enemy = Pieces { own: cells("3F"), hitters: Cells::NONE, units: cells("5F") };
    let reach = landing().reach(Mover::Hitter, at("3F"), 12, enemy);
    assert_eq!((reach.steps(at("5F")), reach.pushes()), (Some(2), cells("5F")));
    let occupied = enemy.all().without(at("3F"));
    assert_eq!(landing().push_cells(at("5F"), occupied), cells("4F 5G 6F 4E"));
    let corridor = City::of(cells("4E 4G 5E 5G"));
    let walled = corridor.reach(Mover::Hitter, at("4F"), 12, Pieces { own: cells("4F"), ..enemy });
    assert_eq!(walled.steps(at("5F")), Some(1));
    assert_eq!(walled.steps(at("6F")), Some(6), "round the buildings, not through the unit");
}

/// GK-R12: without a free hex for the unit, the move is not legal. The hex that the Heavy Hitter has left is free.
#[test]
fn a_push_needs_a_free_hex() {
    let city = City::of(cells("4E 4G 5E 5G"));
    let pieces = Pieces { own: cells("6F"), hitters: Cells::NONE, units: cells("5F") };
    let beside = city.reach(Mover::Hitter, at("4F"), 12, pieces);
    assert_eq!(beside.pushes(), cells("5F"), "into the hex that was left");
    let from_afar = city.reach(Mover::Hitter, at("2F"), 12, Pieces { own: cells("6F 4F"), ..pieces });
    assert!(from_afar.pushes().is_empty());
    assert_eq!(from_afar.steps(at("5F")), None);
    assert_eq!(from_afar.way(at("5F")), None);
}

/// GK-8.4, GK-8.7, GK-8.8, GK-8.9, GK-E7.
#[test]
fn own_units_are_passed_and_other_heavy_hitters_are_not() {
    let corridor = City::of(cells("1A 2A 2C 1C"));
    let own = Pieces { own: cells("1B 2B"), ..Pieces::default() };
    let reach = corridor.reach(Mover::Hitter, at("1B"), 5, own);
    assert_eq!(reach.steps(at("1B")), Some(0));
    assert_eq!(reach.steps(at("2B")), None, "nobody ends on a unit");
    assert_eq!((reach.steps(at("3B")), reach.way(at("3B"))), (Some(2), Some(vec![at("2B"), at("3B")])));
    let other = Pieces { own: cells("1B"), hitters: cells("2B"), ..Pieces::default() };
    assert_eq!(corridor.reach(Mover::Hitter, at("1B"), 5, other).ends(), cells("1B"));
    assert_eq!(corridor.reach(Mover::Hitter, at("1B"), 0, own).ends(), cells("1B"));
}

/// GK-E6, GK-8.20 to GK-8.23, GK-R58.
#[test]
fn a_recon_unit_flies_over_everything_and_ends_on_nothing() {
    let mut city = landing();
    city.demolish(at("4G"));
    let pieces = Pieces { own: cells("4E"), hitters: cells("6F"), units: cells("5F") };
    let flight = city.reach(Mover::Flyer, at("4E"), 2, pieces);
    assert_eq!(flight.steps(at("6E")), Some(2), "over a building");
    for taken in ["5E", "4G", "5F"] {
        assert_eq!(flight.steps(at(taken)), None, "{taken} is taken");
    }
    let walking = city.reach(Mover::Unit, at("4E"), 2, pieces);
    assert_eq!(walking.steps(at("6E")), None);
    assert_eq!(walking.steps(at("5F")), None, "a drone pushes nobody");
    let edge = landing().reach(Mover::Flyer, at("1A"), 1, Pieces::default());
    assert_eq!(edge.ends(), cells("1A 2A 1B 2B"), "GK-8.23");
}
