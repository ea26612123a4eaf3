//! Sight and cover: the worked examples.

use super::{at, cells, landing};
use crate::city::{Cells, City, Cover, Sight};

fn sight(city: City, from: &str, to: &str) -> (Cover, Cells) {
    let Sight { cover, by } = city.sight(at(from), at(to));
    (cover, by)
}

/// GK-E12, GK-10.9, GK-10.10.
#[test]
fn full_cover_works_both_ways() {
    assert_eq!(sight(landing(), "4E", "6E"), (Cover::Full, cells("5E")));
    assert_eq!(sight(landing(), "6E", "4E"), (Cover::Full, cells("5E")));
}

/// GK-E13, GK-10.11.
#[test]
fn partial_cover_is_a_building_beside_the_target() {
    assert_eq!(sight(landing(), "5D", "5F"), (Cover::Partial, cells("5E")));
}

/// GK-E14, GK-10.13.
#[test]
fn a_building_far_from_the_target_gives_no_cover_while_one_path_is_free() {
    assert_eq!(sight(landing(), "3A", "4E"), (Cover::None, Cells::NONE));
}

/// GK-E16: the paths that are free beyond the gap, and the cover of the building beside the target.
#[test]
fn behind_the_gap_there_is_full_cover() {
    assert_eq!(sight(landing(), "2C", "4D"), (Cover::Full, cells("3C 3D")));
    assert_eq!(sight(landing(), "2C", "5F").0, Cover::Full);
    assert_eq!(sight(landing(), "4D", "5F"), (Cover::None, Cells::NONE));
    assert_eq!(sight(landing(), "4D", "6F"), (Cover::Partial, cells("5E")));
    assert_eq!(sight(landing(), "2C", "3E").0, Cover::Full);
}

/// GK-E31, GK-10.26: rubble covers nothing.
#[test]
fn rubble_gives_no_cover() {
    let mut city = landing();
    city.demolish(at("5E"));
    assert_eq!(sight(city, "4E", "6E"), (Cover::None, Cells::NONE));
    assert!(!city.open().contains(at("5E")), "GK-8.13: and nobody passes it");
}

/// GK-E39, GK-R2: a path through a half-hex is a path, and none leaves the board.
#[test]
fn sight_crosses_half_hexes_and_never_leaves_the_board() {
    assert_eq!(sight(City::of(cells("1C")), "1B", "1D"), (Cover::Partial, cells("1C")));
    let walled = City::of(cells("1C 1D 2D"));
    assert_eq!(sight(walled, "1B", "1F"), (Cover::Full, cells("1C 1D")));
}

/// GK-10.5: neighbours always see each other.
#[test]
fn neighbours_have_no_cover() {
    let city = City::of(cells("4F 5G 4E"));
    for cell in at("5F").neighbours().minus(city.standing).iter() {
        assert_eq!(city.sight(at("5F"), cell), Sight { cover: Cover::None, by: Cells::NONE });
    }
}
