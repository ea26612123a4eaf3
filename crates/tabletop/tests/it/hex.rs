//! Hexes and directions against the crate `hexx`, and against their own laws.

use std::collections::BTreeSet;

use hexx::{DirectionWay, EdgeDirection};
use proptest::prelude::*;
use tabletop::hex::{Arc, BadHex, Direction, Hex, Sextant};

use crate::{direction, hex_within};

fn theirs(hex: Hex) -> hexx::Hex {
    hexx::Hex::new(hex.q.into(), hex.r.into())
}

fn ours(hex: hexx::Hex) -> Hex {
    let small = |n| i16::try_from(n).expect("the tests stay near the origin");
    Hex::new(small(hex.x), small(hex.y))
}

fn is_unique(hexes: &[Hex]) -> bool {
    hexes.iter().collect::<BTreeSet<_>>().len() == hexes.len()
}

proptest! {
    #[test]
    fn distance_and_coordinates(a in hex_within(2000), b in hex_within(2000)) {
        prop_assert_eq!(u32::from(a.distance(b)), theirs(a).unsigned_distance_to(theirs(b)));
        prop_assert_eq!(i32::from(a.s()), theirs(a).z());
        prop_assert_eq!(theirs(a + b), theirs(a) + theirs(b));
        prop_assert_eq!(theirs(a - b), theirs(a) - theirs(b));
        prop_assert_eq!(theirs(-a), -theirs(a));
        prop_assert_eq!(theirs(a * 3), theirs(a) * 3);
        let (mut sum, mut difference) = (a, a);
        sum += b;
        difference -= b;
        prop_assert_eq!((sum, difference), (a + b, a - b));
    }

    #[test]
    fn neighbours(a in hex_within(100), b in hex_within(100)) {
        prop_assert_eq!(a.neighbours().map(theirs), theirs(a).all_neighbors());
        for (direction, hex) in Direction::ALL.into_iter().zip(a.neighbours()) {
            prop_assert_eq!(a.neighbour(direction), hex);
            prop_assert_eq!(a.direction_to(hex), Some(direction));
            prop_assert_eq!(hex.neighbour(direction.opposite()), a);
        }
        prop_assert_eq!(a.direction_to(b).is_some(), a.distance(b) == 1);
    }

    #[test]
    fn rings_and_discs(a in hex_within(100), radius in 0..9u16) {
        let ring: Vec<Hex> = a.ring(radius).collect();
        let expected: BTreeSet<Hex> = theirs(a).ring(radius.into()).map(ours).collect();
        prop_assert!(is_unique(&ring));
        prop_assert_eq!(ring.iter().copied().collect::<BTreeSet<_>>(), expected);

        let disc: Vec<Hex> = a.disc(radius).collect();
        let expected: BTreeSet<Hex> = theirs(a).range(radius.into()).map(ours).collect();
        prop_assert_eq!(disc.iter().copied().collect::<BTreeSet<_>>(), expected);
        prop_assert!(disc.is_sorted_by_key(|hex| (hex.r, hex.q)) && is_unique(&disc));
    }

    #[test]
    fn a_ring_goes_round_clockwise(a in hex_within(100), radius in 1..9u16) {
        let ring: Vec<Hex> = a.ring(radius).collect();
        prop_assert_eq!(ring[0], a + Direction::A.step() * radius as i16);
        for i in 0..ring.len() {
            prop_assert_eq!(ring[i].distance(ring[(i + 1) % ring.len()]), 1);
            let sixth = ring[(i + usize::from(radius)) % ring.len()];
            prop_assert_eq!(sixth, ring[i].rotate(a, 1));
        }
        prop_assert!(a.ring(radius).rev().eq(ring.into_iter().rev()));
    }

    #[test]
    fn rotation(a in hex_within(500), about in hex_within(500), steps in any::<i8>()) {
        let turns = steps.rem_euclid(6) as u32;
        prop_assert_eq!(theirs(a.rotate(about, steps)), theirs(a).rotate_cw_around(theirs(about), turns));
    }

    #[test]
    fn reflection(a in hex_within(500), b in hex_within(500), about in hex_within(500), axis in direction()) {
        let mirror = |hex: Hex| hex.reflect(about, axis);
        prop_assert_eq!(mirror(mirror(a)), a);
        prop_assert_eq!(mirror(a).distance(mirror(b)), a.distance(b));
        prop_assert_eq!(mirror(a), a.reflect(about, axis.opposite()));
        prop_assert_eq!(mirror(about + axis.step() * 7), about + axis.step() * 7);
        for turns in 0..6 {
            let side = |turns| about.neighbour(axis.turn(turns));
            prop_assert_eq!(mirror(side(turns)), side(-turns));
        }
    }

    #[test]
    fn turns(one in direction(), steps in any::<i8>(), more in -60..60i8) {
        let turned = one.turn(steps);
        prop_assert_eq!(turned.step(), one.step().rotate(Hex::ORIGIN, steps));
        prop_assert_eq!(turned.turn(more).turn(-more), turned);
        prop_assert_eq!(one.turns_to(turned) as i8, steps.rem_euclid(6));
        prop_assert_eq!(one.opposite().step(), -one.step());
        prop_assert_eq!((one.clockwise(), one.anticlockwise()), (one.turn(1), one.turn(-1)));
        prop_assert_eq!(one.to_string().parse(), Ok(one));
    }

    #[test]
    fn arcs(here in hex_within(30), other in hex_within(30), facing in direction()) {
        let sextant = |side: EdgeDirection| {
            let side = Direction::ALL[usize::from(side.index())];
            Sextant::ALL[usize::from(facing.turns_to(side))]
        };
        let arc = here.arc(facing, other);
        match theirs(here).way_to(theirs(other)) {
            _ if here == other => prop_assert_eq!(arc, Arc::Here),
            DirectionWay::Single(side) => prop_assert_eq!(arc, Arc::Within(sextant(side))),
            DirectionWay::Tie(sides) => {
                let Arc::Between(left, right) = arc else {
                    return Err(TestCaseError::fail(format!("{arc:?} is not between")));
                };
                prop_assert_eq!(BTreeSet::from([left, right]), sides.map(sextant).into());
                prop_assert_eq!(left.direction(facing).clockwise(), right.direction(facing));
            }
        }
    }

    #[test]
    fn arcs_turn_with_the_piece(other in hex_within(30), about in hex_within(9), facing in direction(), steps in 0..6i8) {
        let turned = other.rotate(Hex::ORIGIN, steps) + about;
        prop_assert_eq!(about.arc(facing.turn(steps), turned), Hex::ORIGIN.arc(facing, other));
    }

    #[test]
    fn names(a in hex_within(4000)) {
        prop_assert_eq!(a.to_string().parse(), Ok(a));
        let text = serde_json::to_string(&a).expect("a hex can be written");
        prop_assert_eq!(&text, &format!("\"{},{}\"", a.q, a.r));
        prop_assert_eq!(serde_json::from_str::<Hex>(&text).expect("it can be read"), a);
        let bytes = postcard::to_allocvec(&a).expect("a hex can be stored");
        prop_assert_eq!(postcard::from_bytes::<Hex>(&bytes).expect("it can be read"), a);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[-+0-9, a]{0,12}") {
        if let Ok(hex) = text.parse::<Hex>() {
            prop_assert!(hex.is_within_limit());
        }
    }
}

#[test]
fn front_rear_and_flank() {
    let arc = |q, r| Hex::ORIGIN.arc(Direction::A, Hex::new(q, r));
    assert_eq!(arc(1, 0), Arc::Within(Sextant::Front));
    assert_eq!(arc(0, 1), Arc::Within(Sextant::FrontRight));
    assert_eq!(arc(-1, 1), Arc::Within(Sextant::RearRight));
    assert_eq!(arc(-1, 0), Arc::Within(Sextant::Rear));
    assert_eq!(arc(0, -1), Arc::Within(Sextant::RearLeft));
    assert_eq!(arc(1, -1), Arc::Within(Sextant::FrontLeft));
    assert_eq!(arc(2, -1), Arc::Between(Sextant::FrontLeft, Sextant::Front));
    assert_eq!(arc(-1, 2), Arc::Between(Sextant::FrontRight, Sextant::RearRight));

    let sides = |arc: Arc| (arc.is_front(), arc.is_flank(), arc.is_rear());
    assert_eq!(sides(arc(2, -1)), (true, false, false));
    assert_eq!(sides(arc(-1, 2)), (false, true, false));
    assert_eq!(sides(arc(1, -2)), (false, true, false));
    assert_eq!(sides(arc(-2, 1)), (false, false, true));
    assert_eq!(sides(arc(-1, 0)), (false, false, true));
    assert_eq!(sides(arc(0, 0)), (false, false, false));
    assert!(arc(-1, 2).touches(Sextant::RearRight) && !arc(-1, 2).touches(Sextant::Rear));
}

#[test]
fn far_or_broken_names_are_refused() {
    assert_eq!(" 3 , -1 ".parse(), Ok(Hex::new(3, -1)));
    assert_eq!("8000,0".parse(), Ok(Hex::new(8000, 0)));
    assert_eq!("8000,1".parse::<Hex>(), Err(BadHex::TooFar));
    assert_eq!("70000,0".parse::<Hex>(), Err(BadHex::TooFar));
    for text in ["", "3", "3,", "3,x", "3,1,2", "3.0,1"] {
        assert_eq!(text.parse::<Hex>(), Err(BadHex::NotTwoNumbers), "{text}");
    }
    let far = postcard::to_allocvec(&(i16::MIN, i16::MIN)).expect("numbers can be stored");
    assert!(postcard::from_bytes::<Hex>(&far).is_err());
    assert!("G".parse::<Direction>().is_err());
}
