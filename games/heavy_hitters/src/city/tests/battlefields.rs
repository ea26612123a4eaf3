//! The battlefields of the game and one's own: computed facts, faults, advice, pictures.

use super::{at, battlefield};
use crate::city::{Advice, BATTLEFIELDS, BadCell, Battlefield, Cell, Cells, Fault};

/// What the map becomes when each place is moved so.
fn moved(cells: Cells, to: impl Fn(i8, i8) -> (i8, i8)) -> Option<Cells> {
    let image = |cell: Cell| {
        let (x, y) = cell.place();
        let (x, y) = to(x - 6, y - 10);
        Cell::at(x, y)
    };
    cells.iter().map(image).collect::<Option<Vec<_>>>().map(Cells::from_iter)
}

fn is_symmetrical(map: &Battlefield, to: impl Fn(i8, i8) -> (i8, i8) + Copy) -> bool {
    [map.starts, map.buildings].into_iter().all(|cells| moved(cells, to) == Some(cells))
}

/// GK-18.7, GK-1.2: three for four players, two for three, two for two, and one more.
#[test]
fn there_are_seven_battlefields_and_a_corrected_one() {
    let made_for = |players| BATTLEFIELDS.iter().filter(|map| map.players == players).count();
    assert_eq!((made_for(2), made_for(3), made_for(4)), (2, 2, 4));
    for map in &BATTLEFIELDS {
        assert_eq!(map.starts.len(), map.players);
        assert_eq!(map.buildings.len(), [8, 9, 10][usize::from(map.players) - 2]);
        assert!(map.starts.both(map.buildings).is_empty());
        assert_eq!(Battlefield::named(map.key), Some(map));
        let again = Battlefield::custom(map.players, &labels(map.starts), &labels(map.buildings));
        assert_eq!(again, Ok(Battlefield { key: "custom", name: "Custom", ..*map }));
    }
    assert_eq!(Battlefield::named("nowhere"), None);
}

fn labels(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// GK-R1, GK-R65: half-turns and third-turns.
#[test]
fn all_but_the_misprint_are_symmetrical() {
    let half_turn = |x, y| (6 - x, 10 - y);
    // A third of a turn in cube coordinates of which the doubled row is the difference of two.
    let third_turn = |x: i8, y: i8| (6 + (-x - y) / 2, 10 + (3 * x - y) / 2);
    for map in &BATTLEFIELDS {
        match map.players {
            3 => assert!(is_symmetrical(map, third_turn), "{}", map.key),
            _ => assert_eq!(is_symmetrical(map, half_turn), map.key != "salvage-city", "{}", map.key),
        }
    }
}

/// GK-18.4, GK-R65: the alleys of each battlefield.
#[test]
fn the_alleys_are_those_that_were_counted() {
    let alleys = |key: &str| {
        let alleys = battlefield(key).city().alleys();
        alleys.map(|(one, other)| format!("{one}-{other}")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(alleys("showdown"), "5B-5C 4I-5J");
    assert_eq!(alleys("ambush"), "7D-7E 3E-4E 2G-3H 5G-6G");
    assert_eq!(alleys("three-walls"), "5C-6D 3F-2G 6H-7H");
    assert_eq!(alleys("salvage-city"), "7D-6E");
    assert_eq!(alleys("salvage-city-even").split(' ').count(), 2);
    assert_eq!(alleys("citadel"), "4C-5C 2G-3H 7G-7H");
    assert_eq!(alleys("final-showdown"), "5C-6D 4H-4I");
    assert_eq!(alleys("landing"), "3C-3D 7H-6I");
}

/// The starts lie 8 apart, 12 across; buildings never touch the edge; those nearest to each start.
#[test]
fn the_computed_facts_hold() {
    for map in &BATTLEFIELDS {
        for start in map.starts.iter() {
            let others = || map.starts.without(start).iter().map(|other| start.distance(other));
            assert_eq!(others().min(), Some(8), "{} in {}", start, map.key);
            assert_eq!(others().max(), Some(if map.players == 4 { 12 } else { 8 }));
        }
        assert!(map.buildings.iter().all(|building| building.neighbours().len() == 6), "{}", map.key);
    }
    let nearest = |key: &str, how_many: usize| {
        let map = battlefield(key);
        let each = map.starts.iter().map(|start| {
            let mut far: Vec<u8> = map.buildings.iter().map(|building| start.distance(building)).collect();
            far.sort_unstable();
            far.truncate(how_many);
            far
        });
        let each: Vec<_> = each.collect();
        assert!(each.iter().all(|far| far == &each[0]), "{key}: {each:?}");
        each[0].clone()
    };
    assert_eq!(nearest("three-walls", 3), [2, 3, 3]);
    assert_eq!(nearest("citadel", 4), [3, 4, 4, 4]);
    assert_eq!(nearest("final-showdown", 3), [3, 4, 4]);
    assert_eq!(nearest("landing", 3), [3, 4, 4]);
}

/// GK-18.2: all faults at once.
#[test]
fn all_faults_of_a_battlefield_are_named_at_once() {
    let starts = ["1F", "5E", "1F", "0A"];
    let buildings = ["5E", "9A", "5E", "E5", "3Z"];
    let bad = |label: &str, why| Fault::BadCell { label: label.to_owned(), why };
    let faults = [
        bad("9A", BadCell::NoHex { digit: 9, letter: 'A', last: 8 }),
        Fault::BuildingTwice { cell: at("5E") },
        bad("E5", BadCell::NoLabel),
        bad("3Z", BadCell::NoColumn { letter: 'Z' }),
        Fault::StartTwice { cell: at("1F") },
        bad("0A", BadCell::NoHex { digit: 0, letter: 'A', last: 8 }),
        Fault::StartOnBuilding { cell: at("5E") },
        Fault::TooFewStarts { starts: 2, players: 3 },
    ];
    assert_eq!(Battlefield::custom(3, &starts, &buildings), Err(faults.to_vec()));
    let crowd = labels(Cells::ALL.iter().skip(20).take(11).collect());
    let crowd: Vec<&str> = crowd.iter().map(String::as_str).collect();
    let too_many = Battlefield::custom(2, &["1A", "8A"], &crowd);
    assert_eq!(too_many, Err(vec![Fault::TooManyBuildings { buildings: 11 }]));
    assert!(
        Battlefield::custom(2, &["1A", "8A", "1K"], &crowd[..10]).is_ok(),
        "GK-R72: a start may be left over"
    );
}

/// GK-18.3 to GK-18.6, GK-R22: advice, which forbids nothing.
#[test]
fn advice_names_what_is_unusual() {
    for map in &BATTLEFIELDS {
        let expected = if map.key == "salvage-city" { vec![Advice::Alleys { alleys: 1 }] } else { vec![] };
        assert_eq!(map.advice(), expected, "{}", map.key);
    }
    let uneven = Battlefield::custom(2, &["1A", "8C"], &["2B", "3A", "4B"]).expect("a legal battlefield");
    let uneven = uneven.advice();
    assert_eq!(
        uneven,
        [Advice::Alleys { alleys: 1 }, Advice::Uneven { fewest: at("8C"), few: 0, most: at("1A"), many: 3 },]
    );
    let near = Battlefield::custom(2, &["5E", "5F"], &[]).expect("a legal battlefield").advice();
    let apart = |start, nearest| Advice::Distance { start: at(start), nearest: at(nearest), distance: 1 };
    assert_eq!(near, [apart("5E", "5F"), apart("5F", "5E"), Advice::Alleys { alleys: 0 }]);
}

/// GK-2.1: a map as people know it.
#[test]
fn a_battlefield_is_drawn_with_labels() {
    let mut city = battlefield("landing").city();
    city.demolish(at("5E"));
    let expected = include_str!("landing.txt");
    assert_eq!(city.picture(battlefield("landing").starts), expected);
    let first = battlefield("landing").picture();
    assert_eq!(first, expected.replace("{5E}", "[5E]"));
}
