//! What holds of every position: symmetry, moves and turns that change nothing, more that never does less.

use proptest::prelude::*;
use tabletop::plane::{Angle, Disc, Face, Heading, Hexagon, Length, Offset, Path, Point, Pose, Sight, Turn};

fn length(least: i64, most: i64) -> impl Strategy<Value = Length> {
    (least..=most).prop_map(Length::nm)
}

fn angle() -> impl Strategy<Value = Angle> {
    prop_oneof![(0_i64..360).prop_map(Angle::degrees), (0_i64..12).prop_map(|step| Angle::degrees(30 * step))]
}

fn offset(reach: i64) -> impl Strategy<Value = Offset> {
    (length(-reach, reach), length(-reach, reach)).prop_map(|(x, y)| Offset { x, y })
}

/// A base of a size of its own, not further from the origin than this.
fn hexagon(reach: i64) -> impl Strategy<Value = Hexagon> {
    let face = prop_oneof![Just(Length::mm(37)), length(5_000_000, 90_000_000)];
    (offset(reach), angle(), face)
        .prop_map(|(way, facing, face)| Hexagon::new(Pose { at: Point::ORIGIN + way, facing }, face))
}

const REACH: i64 = 150_000_000;

fn hexagons() -> impl Strategy<Value = (Hexagon, Hexagon)> {
    let flush = (hexagon(REACH), 0_usize..6, hexagon(REACH)).prop_map(|(first, face, second)| {
        let pose = first.slot(Face::ALL[face], &second);
        (first, second.placed(pose))
    });
    prop_oneof![3 => (hexagon(REACH), hexagon(REACH)), 1 => flush]
}

fn path() -> impl Strategy<Value = Path> {
    (hexagon(REACH), angle(), length(0, 300_000_000)).prop_map(|(start, heading, length)| Path {
        start,
        heading: heading.heading(),
        length,
    })
}

/// A table turned or mirrored as a whole.
#[derive(Clone, Copy, Debug)]
enum Whole {
    Moved(Offset),
    Turned,
    Mirrored,
}

fn whole() -> impl Strategy<Value = Whole> {
    prop_oneof![offset(900_000_000_000).prop_map(Whole::Moved), Just(Whole::Turned), Just(Whole::Mirrored)]
}

impl Whole {
    fn point(self, point: Point) -> Point {
        match self {
            Whole::Moved(way) => point + way,
            Whole::Turned => Point::new(-point.y(), point.x()),
            Whole::Mirrored => Point::new(point.x(), -point.y()),
        }
    }

    fn hexagon(self, hexagon: Hexagon) -> Hexagon {
        let Pose { at, facing } = hexagon.pose;
        let facing = match self {
            Whole::Moved(_) => facing,
            Whole::Turned => facing + Angle::QUARTER,
            Whole::Mirrored => facing.mirrored(),
        };
        hexagon.placed(Pose { at: self.point(at), facing })
    }

    fn heading(self, heading: Heading) -> Heading {
        match self {
            Whole::Moved(_) => heading,
            Whole::Turned => heading.left(),
            Whole::Mirrored => {
                let (x, y) = heading.parts();
                let way = Offset { x: Length::nm(x), y: Length::nm(-y) };
                (0..360)
                    .map(|degrees| Angle::degrees(degrees).heading())
                    .find(|one| one.times(Length::nm(1 << 30)) == way)
                    .expect("it is of whole degrees")
            }
        }
    }

    fn path(self, path: Path) -> Path {
        Path { start: self.hexagon(path.start), heading: self.heading(path.heading), length: path.length }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn both_pieces_hear_the_same((first, second) in hexagons()) {
        prop_assert_eq!(first.gap(&second).width, second.gap(&first).width);
        prop_assert_eq!(first.nearest(&second).length, second.nearest(&first).length);
        let (one, two) = (first.contact(&second), second.contact(&first));
        prop_assert_eq!(one.map(|contact| contact.length), two.map(|contact| contact.length));
        if let (Some(one), Some(two)) = (one, two) {
            let touching = |contact: tabletop::plane::Contact| contact.length > Length::ZERO;
            prop_assert!(!touching(one) || (one.first, one.second) == (two.second, two.first));
        }
        prop_assert_eq!(first.full_contact(&second), second.full_contact(&first).map(|(a, b)| (b, a)));
    }

    #[test]
    fn a_full_pivot_covers_the_same_ground((first, second) in hexagons(), path in path()) {
        for turned in [first.pivoted(Turn::Left), first.pivoted(Turn::Right)] {
            let mut before = first.corners();
            let mut after = turned.corners();
            before.sort_unstable();
            after.sort_unstable();
            prop_assert_eq!(before, after);
            prop_assert_eq!(turned.gap(&second).width, first.gap(&second).width);
            prop_assert_eq!(turned.nearest(&second).length, first.nearest(&second).length);
            prop_assert_eq!(turned.farthest(&second).length, first.farthest(&second).length);
            prop_assert_eq!(path.gap(&turned), path.gap(&first));
            let after = |hexagon: &Hexagon| path.first_contact(hexagon).map(|touch| touch.after);
            prop_assert_eq!(after(&turned), after(&first));
        }
    }

    #[test]
    fn where_the_table_lies_does_not_matter((first, second) in hexagons(), path in path(), whole in whole()) {
        let (one, two, way) = (whole.hexagon(first), whole.hexagon(second), whole.path(path));
        prop_assert_eq!(one.gap(&two).width, first.gap(&second).width);
        prop_assert_eq!(one.nearest(&two).length, first.nearest(&second).length);
        prop_assert_eq!(one.farthest(&two).length, first.farthest(&second).length);
        prop_assert_eq!(one.foremost(&two).ahead, first.foremost(&second).ahead);
        prop_assert_eq!(one.contact(&two).is_some(), first.contact(&second).is_some());
        prop_assert_eq!(way.gap(&two), path.gap(&second));
        let after = |touch: Option<tabletop::plane::FirstContact>| touch.map(|touch| touch.after);
        prop_assert_eq!(after(way.first_contact(&two)), after(path.first_contact(&second)));
        prop_assert_eq!(way.end(), whole.hexagon(path.end()));
        let disc = Disc { at: path.start.at(), radius: Length::um(18_500) };
        let moved = Disc { at: way.start.at(), ..disc };
        prop_assert_eq!(two.nearest_rim(&moved).length, second.nearest_rim(&disc).length);
    }

    #[test]
    fn a_larger_base_is_no_less_in_the_way((first, second) in hexagons(), path in path(), more in length(0, 40_000_000)) {
        let larger = Hexagon::new(second.pose, second.face + more);
        prop_assert!(first.gap(&larger).width <= first.gap(&second).width);
        prop_assert!(first.nearest(&larger).length <= first.nearest(&second).length);
        prop_assert!(path.gap(&larger) <= path.gap(&second));
        prop_assert!(!path.is_blocked_by(&second) || path.is_blocked_by(&larger));
        prop_assert!(!first.has_in_front(&second) || first.has_in_front(&larger));
    }

    #[test]
    fn a_longer_way_is_no_less_blocked_and_a_longer_ruler_reaches_no_less(
        path in path(), (first, second) in hexagons(), more in length(0, 400_000_000),
    ) {
        let longer = Path { length: path.length + more, ..path };
        prop_assert!(longer.gap(&second) <= path.gap(&second));
        let (nearest, farthest) = (first.nearest(&second), first.farthest(&second));
        prop_assert!(!nearest.is_within(path.length) || nearest.is_within(longer.length));
        prop_assert!(!farthest.is_within(path.length) || nearest.is_within(path.length));
        prop_assert!(nearest.is_within(path.length) || nearest.is_at_least(path.length));
        prop_assert!(nearest.length <= farthest.length);
    }

    #[test]
    fn slots_are_in_full_contact_and_face_the_target(first in hexagon(REACH), face in 0_usize..6, facing in angle()) {
        let other = Hexagon::new(Pose { at: Point::ORIGIN, facing }, first.face);
        let slot = other.placed(first.slot(Face::ALL[face], &other));
        prop_assert_eq!(slot.full_contact(&first), Some((Face::AHEAD, Face::ALL[face])));
        prop_assert!(slot.gap(&first).width.abs() <= Length::nm(3));
        let there = slot.circled(Turn::Left, &first).expect("it is in full contact");
        let back = slot.placed(there).circled(Turn::Right, &first).expect("it is in full contact");
        prop_assert_eq!(back, slot.pose);
    }

    #[test]
    fn taking_a_blocker_away_never_hides_the_target(
        looker in hexagon(40_000_000), target in hexagon(300_000_000),
        blockers in prop::collection::vec(hexagon(300_000_000), 1..4), whole in whole(),
    ) {
        let sight = looker.sees(&target, &blockers);
        let fewer = looker.sees(&target, &blockers[1..]);
        let kind = |sight: &Sight| match sight {
            Sight::Clear { .. } => 0,
            Sight::Behind => 1,
            Sight::Blocked(_) => 2,
        };
        let hidden = kind(&sight) == 0 && kind(&fewer) != 0;
        prop_assert!(!hidden);
        let moved: Vec<Hexagon> = blockers.iter().map(|blocker| whole.hexagon(*blocker)).collect();
        let again = whole.hexagon(looker).sees(&whole.hexagon(target), &moved);
        prop_assert_eq!(kind(&again), kind(&sight));
        let pivoted = looker.sees(&target.pivoted(Turn::Left), &blockers);
        prop_assert_eq!(kind(&pivoted), kind(&sight));
    }
}

/// Three steps, each turned by 120°, lead back to where they began but for what is rounded.
#[test]
fn fifteen_hundred_steps_drift_less_than_a_micrometre() {
    for facing in 0..360 {
        let start = Hexagon::new(Pose { at: Point::ORIGIN, facing: Angle::degrees(facing) }, Length::mm(37));
        let mut walker = start;
        for step in 0..1_500 {
            let heading = Angle::degrees(facing + 120 * step).heading();
            let length = walker.hexes(1);
            walker = Path { start: walker, heading, length }.end();
        }
        let drift = (walker.at() - start.at()).length();
        assert!(drift < Length::um(1), "{facing}: {drift:?}");
    }
}
