//! Faces: the worked example, and every face of every battlefield.

use super::{all_cities, any_city, at, battlefield, cells};
use crate::city::{Cell, City, Face, Way};
use kernel::Dealer;

/// GK-E28, GK-14.4, GK-14.6.
#[test]
fn a_unit_between_two_buildings_may_tag_either() {
    let city = battlefield("final-showdown").city();
    let faces: Vec<Face> = city.faces_at(at("3D")).collect();
    let face = |building, side| Face { building: at(building), side };
    assert_eq!(faces, [face("3E", Way::NW), face("3C", Way::NE)]);
    assert_eq!(Face::towards(at("3E"), at("3D")), Some(face("3E", Way::NW)));
    assert_eq!(face("3E", Way::NW).before(), Some(at("3D")));
    assert_eq!(Face::towards(at("3E"), at("3C")), None);
}

/// GK-14.16: rubble has nothing to tag.
#[test]
fn rubble_has_no_faces() {
    let mut city = battlefield("final-showdown").city();
    city.demolish(at("3E"));
    assert_eq!(city.faces_at(at("3D")).map(|face| face.building).collect::<Vec<_>>(), [at("3C")]);
    assert_eq!(city.faces_of(at("3E")).count(), 0);
}

/// GK-R20: on our battlefields a building keeps all faces but those towards other buildings, at least five.
#[test]
fn only_buildings_side_by_side_hide_faces() {
    for city in all_cities() {
        for building in city.standing.iter() {
            let beside = building.neighbours().both(city.standing).len();
            let faces = city.faces_of(building).count();
            assert_eq!(faces, 6 - usize::from(beside));
            assert!(faces >= 5);
        }
        assert_eq!(city.faces().count(), 6 * usize::from(city.standing.len()) - 2 * city.alleys().count());
    }
}

/// GK-R20: what can be tagged from all open hexes together is what can be tagged at all.
#[test]
fn every_face_is_touched_by_one_hex() {
    let mut dealer = Dealer::new(3);
    for _ in 0..100 {
        let city = any_city(&mut dealer);
        let mut touched: Vec<Face> = city.open().iter().flat_map(|cell| city.faces_at(cell)).collect();
        touched.sort();
        assert_eq!(touched, city.faces().collect::<Vec<_>>());
        for cell in Cell::all() {
            for face in city.faces_at(cell) {
                assert_eq!((face.before(), Face::towards(face.building, cell)), (Some(cell), Some(face)));
            }
        }
    }
    let corner = City::of(cells("1A 1B"));
    let open: Vec<String> = corner.faces().map(|face| format!("{} {}", face.building, face.side)).collect();
    assert_eq!(open, ["1A SE", "1A S", "1B SE", "1B S"]);
}
