//! Levels and exit costs of everything that can stand on a hex.

use crate::city::{Cell, Cells, City, Elemental, Site, Terrain};

/// GR-4.4, GR-4.5.
#[test]
fn the_surface_is_the_roof_the_ground_or_the_bottom_of_a_crater() {
    for structure in [1, 2] {
        assert_eq!(Site { structure, ..Site::BARE }.level(), structure as i8);
    }
    let over = Site { structure: 1, terrain: Some(Terrain::Crater), ..Site::BARE };
    assert_eq!(over.level(), 1, "GR-R11: a Structure counts its Tier");
    assert_eq!(Site::BARE.level(), 0);
    assert_eq!(Site { terrain: Some(Terrain::Crater), ..Site::BARE }.level(), -1);
    assert_eq!(Site { terrain: Some(Terrain::Rubble), ..Site::BARE }.level(), 0);
    assert_eq!(Site { barrier: true, anchors: 2, ..Site::BARE }.level(), 0);
}

/// GR-7.17 to GR-7.19: the highest counts, nothing is added.
#[test]
fn the_highest_exit_cost_counts() {
    for elemental in [None, Some(Elemental::Inferno), Some(Elemental::ArcHazard), Some(Elemental::Flood)] {
        for terrain in [None, Some(Terrain::Crater), Some(Terrain::Rubble)] {
            let flood = if elemental == Some(Elemental::Flood) { 3 } else { 1 };
            let rubble = if terrain == Some(Terrain::Rubble) { 2 } else { 1 };
            let site = Site { elemental, terrain, ..Site::BARE };
            assert_eq!(site.exit_cost(), flood.max(rubble), "{site:?}");
        }
    }
}

#[test]
fn only_elemental_tiles_have_an_enter_effect() {
    for elemental in Elemental::ALL {
        assert!(Site { elemental: Some(elemental), ..Site::BARE }.has_enter());
    }
    for terrain in Terrain::ALL {
        let site = Site { terrain: Some(terrain), ..Site::BARE };
        assert!(!site.has_enter());
    }
}

#[test]
fn a_city_keeps_what_was_put_there_and_nothing_else() {
    let mut city = City::BARE;
    assert_eq!(city.built(), Cells::NONE);
    city.site_mut(Cell(126)).tokens = 0b10;
    city.site_mut(Cell(0)).barrier = true;
    let built: Vec<Cell> = city.built().iter().collect();
    assert_eq!(built, [Cell(0), Cell(126)]);
    assert!(city.site(Cell(0)).barrier && city.site(Cell(1)).is_bare());
    city.site_mut(Cell(126)).tokens = 0;
    city.site_mut(Cell(0)).barrier = false;
    assert_eq!(city, City::BARE);
}

#[test]
fn tiles_are_written_in_words() {
    let text = serde_json::to_string(&(Elemental::ALL, Terrain::ALL)).expect("tiles can be written");
    assert_eq!(text, r#"[["flood","inferno","arc-hazard"],["crater","rubble"]]"#);
    let read: ([Elemental; 3], [Terrain; 2]) = serde_json::from_str(&text).expect("and read");
    assert_eq!(read, (Elemental::ALL, Terrain::ALL));
}
