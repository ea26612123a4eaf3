//! The board: its hexes, labels, neighbours, distances, fronts.

use super::plain::Plain;
use super::{at, cells};
use crate::city::{BadCell, Cell, Cells, Way, plan};

/// GK-2.2, GK-2.3: 93 hexes and 12 half-hexes.
#[test]
fn the_board_has_the_hexes_that_the_maps_need() {
    assert_eq!(Cell::all().count(), 93);
    assert_eq!(Cells::ALL.len(), 93);
    assert_eq!((plan::PLAYABLE.count_ones(), plan::HALVES.count_ones()), (93, 12));
    assert_eq!(plan::PLAYABLE & plan::HALVES, 0);
    let plain = Plain::board();
    assert_eq!(plain.half.iter().filter(|&&half| half).count(), 12);
    let labels: Vec<String> = plain.full().map(|place| plain.labels[place].clone()).collect();
    assert_eq!(labels, Cell::all().map(|cell| cell.to_string()).collect::<Vec<_>>());
    for (number, cell) in Cell::all().enumerate() {
        assert_eq!(cell.index(), number);
        assert_eq!(cell.to_string().parse(), Ok(cell));
        assert_eq!(cell.to_string().to_lowercase().parse(), Ok(cell));
    }
    assert_eq!(Cells::ALL.iter().collect::<Vec<_>>(), Cell::all().collect::<Vec<_>>());
}

/// GK-2.1, GK-2.6: whatever else is typed is refused, with the reason.
#[test]
fn what_is_no_hex_is_refused_with_a_reason() {
    for text in ["", "5", "K", "K5", "55", "KK", "5KK", "15K", " 5K", "５K", "-1A"] {
        assert_eq!(text.parse::<Cell>(), Err(BadCell::NoLabel), "{text}");
    }
    assert_eq!("5l".parse::<Cell>(), Err(BadCell::NoColumn { letter: 'L' }));
    for text in ["0A", "9A", "9c", "0K"] {
        assert!(matches!(text.parse::<Cell>(), Err(BadCell::NoHex { last: 8, .. })), "{text}");
    }
    let no_hex = "0B".parse::<Cell>().expect_err("the first hex is 1B");
    assert_eq!(no_hex.to_string(), "column B has the hexes 1 to 9, and no 0");
    assert_eq!("sw".parse(), Ok(Way::SW));
    let bad = "south".parse::<Way>().expect_err("the name has one letter");
    assert_eq!(bad.to_string(), "a direction is one of N, NE, SE, S, SW, NW");
}

/// GK-2.4: against measured distances between centres.
#[test]
fn neighbours_are_the_hexes_one_step_away() {
    let plain = Plain::board();
    let shifts = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    for cell in Cell::all() {
        let here = plain.place(cell);
        let near: Cells = plain.near[here].iter().filter_map(|&place| plain.cell(place)).collect();
        assert_eq!(cell.neighbours(), near, "around {cell}");
        for (way, shift) in Way::ALL.into_iter().zip(shifts) {
            let there = (plain.at[here].0 + shift.0, plain.at[here].1 + shift.1);
            let place = plain.at.iter().position(|&at| at == there);
            let expected = place.and_then(|place| plain.cell(place));
            assert_eq!(cell.neighbour(way), expected, "{way} of {cell}");
            assert_eq!(Cell::at(there.0 as i8 + 1, there.1 as i8), expected);
            if let Some(next) = expected {
                assert_eq!(cell.way_to(next), Some(way));
                assert_eq!(next.neighbour(way.opposite()), Some(cell));
            }
        }
        assert_eq!(cell.way_to(cell), None);
        assert_eq!(cell.around().collect::<Cells>(), near);
    }
    assert_eq!(at("5F").neighbours(), cells("4F 4G 5G 6F 5E 4E"));
    assert_eq!(at("1A").neighbours(), cells("2A 1B 2B"));
    assert_eq!(at("1B").neighbours(), cells("2B 1A 1C"));
}

/// GK-2.5: steps counted on the board, half-hexes included, are the distance of the formula.
#[test]
fn distances_are_counted_steps() {
    let plain = Plain::board();
    let mut largest = 0;
    for from in Cell::all() {
        for to in Cell::all() {
            let steps = plain.steps[plain.place(from)][plain.place(to)] as u8;
            assert_eq!(from.distance(to), steps, "{from} to {to}");
            largest = largest.max(steps);
        }
        for steps in 0..=14 {
            let near: Cells = Cell::all().filter(|&cell| from.distance(cell) <= steps).collect();
            assert_eq!(from.within(steps), near);
        }
    }
    assert_eq!(largest, 12);
}

/// GK-R1: the half-turn and the two mirrors map the board onto itself and keep distances.
#[test]
fn the_board_is_symmetrical() {
    let turned = |cell: Cell| {
        let (x, y) = cell.place();
        Cell::at(12 - x, 20 - y).expect("the board turned half round")
    };
    let mirrored = |cell: Cell| {
        let (x, y) = cell.place();
        Cell::at(12 - x, y).expect("the board in a mirror")
    };
    assert_eq!((turned(at("1A")), turned(at("1B")), turned(at("5F"))), (at("8K"), at("9J"), at("5F")));
    for one in Cell::all() {
        for other in Cell::all() {
            assert_eq!(one.distance(other), turned(one).distance(turned(other)));
            assert_eq!(one.distance(other), mirrored(one).distance(mirrored(other)));
        }
    }
}

/// GK-2.8, GK-R14, GK-E20: half of the board lies in front, and the line at the sides.
#[test]
fn fronts_are_what_the_three_front_faces_look_at() {
    let centre = at("5F");
    assert_eq!(centre.front(Way::N).both(centre.neighbours()).len(), 3);
    assert_eq!(centre.front(Way::N).len(), 48);
    assert!(centre.front(Way::N).contains(at("5H")));
    assert!(!centre.front(Way::N).contains(at("5E")));
    assert!(centre.front(Way::NE).contains(at("6G")));
    assert!(!centre.front(Way::NE).contains(at("6F")));
}

/// GK-R14: against sixths of the plane, and against which neighbour is nearer: the one ahead or the one behind.
#[test]
fn fronts_agree_with_sextants_and_with_measured_distances() {
    let plain = Plain::board();
    let ahead = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    for (from, to) in Cell::all().flat_map(|from| Cell::all().map(move |to| (from, to))) {
        let (here, there) = (plain.place(from), plain.place(to));
        for (facing, (dx, dy)) in Way::ALL.into_iter().zip(ahead) {
            let (x, y) = plain.at[here];
            let [near, far] =
                [1, -1].map(|sign| plain.square((x + sign * dx, y + sign * dy), plain.at[there]));
            let front = from.front(facing).contains(to);
            assert_eq!(front, from != to && near <= far, "{from} looks {facing} at {to}");
            assert_eq!(front, plain.in_front(here, facing, there), "{from} looks {facing} at {to}");
            assert_eq!(from.is_flanked(facing, to), !front);
        }
    }
}

/// GK-2.1, GK-2.4: numbers that are no hexes and no directions are refused.
#[test]
fn cells_and_ways_are_written_as_numbers() {
    let some = cells("5K 1A 9J");
    let text = serde_json::to_string(&some).expect("numbers");
    assert_eq!(text, "[0,84,89]");
    assert_eq!(serde_json::from_str::<Cells>(&text).ok(), Some(some));
    assert_eq!(serde_json::from_str::<Cell>("92").ok(), Some(at("8K")));
    assert!(serde_json::from_str::<Cell>("93").is_err());
    assert_eq!(serde_json::to_string(&Way::NW).ok().as_deref(), Some("5"));
    assert_eq!(serde_json::from_str::<Way>("5").ok(), Some(Way::NW));
    assert!(serde_json::from_str::<Way>("6").is_err());
    assert_eq!(some.first(), Some(at("1A")));
    assert_eq!((some.without(at("1A")).len(), Cells::NONE.first()), (2, None));
}
