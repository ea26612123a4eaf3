//! The integers against the slow writing, on random positions.

use super::slow::{
    NEAR, Spot, corners, cross, difference, dot, hull, inside, minus, mm, outside, size, spot,
};
use super::slow::{towards, unit};
use super::{Numbers, positions};
use tabletop::plane::{
    Across, Disc, Edge, Face, Heading, Hexagon, Length, Path, Point, Pose, SLACK, Table, Turn,
};

const ORIGIN: Spot = (0.0, 0.0);

fn assert_near(integer: Length, float: f64, what: &str) {
    assert!((mm(integer) - float).abs() < NEAR, "{what}: {} is not {float}", mm(integer));
}

/// A verdict must agree unless the ideal length is too near to the limit for the floats.
fn assert_verdict(verdict: bool, length: f64, limit: f64, what: &str) {
    let undecided = (length - limit).abs() < NEAR;
    assert!(undecided || verdict == (length <= limit), "{what}: {verdict} with {length} against {limit}");
}

/// Two bases that are often near each other, and often flush or nearly so.
fn pair(numbers: &mut Numbers) -> (Hexagon, Hexagon) {
    let near = Point::new(Length::mm(600), Length::mm(400));
    let first = numbers.base(near, Length::mm(100));
    let second = match numbers.within(0, 3) {
        0 => {
            let face = Face::ALL[numbers.within(0, 5) as usize];
            let flush = first.placed(first.slot(face, &first));
            let shift = first.looks(face).heading().left().times(Length::um(numbers.within(-40_000, 40_000)));
            flush.placed(Pose { at: flush.at() + shift, facing: flush.pose.facing })
        }
        1 => numbers.base(first.at(), Length::mm(400)),
        _ => numbers.base(first.at(), Length::mm(80)),
    };
    (first, second)
}

#[test]
fn gaps_contacts_and_distances_are_those_of_the_slow_writing() {
    let mut numbers = Numbers(1);
    for _ in 0..positions(3_000, 1_000_000) {
        let (first, second) = pair(&mut numbers);
        let what = format!("{first:?} {second:?}");
        let (ours, theirs) = (corners(&first, 0.0), corners(&second, 0.0));
        let apart = outside(&difference(&ours, &theirs), ORIGIN);
        let gap = first.gap(&second);
        if apart < 0.0 {
            assert_near(gap.width, apart, &what);
        }
        assert!(mm(gap.width) < apart + NEAR, "{what}");
        assert_near(first.nearest(&second).length, apart.max(0.0), &what);
        assert_verdict(!gap.is_overlap(), -apart, mm(SLACK), &what);
        let touches = first.contact(&second);
        assert!(apart.abs() - mm(SLACK) > -NEAR || touches.is_some(), "{what}");
        assert!(apart.abs() - mm(SLACK) < NEAR || touches.is_none(), "{what}");
        if let Some(contact) = touches {
            for point in [contact.from, contact.to].map(spot) {
                let slack = mm(SLACK) * 1.2;
                assert!(
                    outside(&ours, point).abs() < slack && outside(&theirs, point).abs() < slack,
                    "{what}"
                );
            }
        }
        let farthest = ours.iter().map(|corner| outside(&theirs, *corner)).fold(0.0, f64::max);
        assert_near(first.farthest(&second).length, farthest, &what);
        let nearest = first.nearest(&second);
        if apart > 0.0 {
            assert!((size(minus(spot(nearest.to), spot(nearest.from))) - apart).abs() < NEAR, "{what}");
            assert!(
                outside(&ours, spot(nearest.from)) < NEAR && outside(&theirs, spot(nearest.to)) < NEAR,
                "{what}"
            );
        }
        for hexes in 1..=4 {
            let limit = first.hexes(hexes);
            let far = mm(SLACK) + f64::from(hexes) * 37.0 * 3.0_f64.sqrt();
            assert_verdict(first.nearest(&second).is_within(limit), apart.max(0.0), far, &what);
            assert_verdict(first.farthest(&second).is_within(limit), farthest, far, &what);
        }
        arcs_and_discs(&first, &second, &theirs, &what);
    }
}

/// What else follows from the same two bases.
fn arcs_and_discs(first: &Hexagon, second: &Hexagon, theirs: &[Spot], what: &str) {
    let ahead = towards(f64::from(first.pose.facing.in_degrees()));
    let foremost = theirs.iter().map(|corner| dot(minus(*corner, spot(first.at())), ahead));
    let foremost = foremost.fold(f64::NEG_INFINITY, f64::max);
    assert_near(first.foremost(second).ahead, foremost, what);
    assert_verdict(!first.has_in_front(second), foremost, mm(SLACK), what);
    let disc = Disc { at: first.at(), radius: Length::um(18_500) };
    let away = outside(theirs, spot(disc.at));
    assert_near(second.nearest_rim(&disc).length, (away - 18.5).max(0.0), what);
    assert_verdict(!second.covers_part_of(&disc), -away, mm(SLACK) - 18.5, what);
}

#[test]
fn paths_and_first_contacts_are_those_of_the_slow_writing() {
    let mut numbers = Numbers(2);
    for _ in 0..positions(2_000, 1_000_000) {
        let (first, second) = pair(&mut numbers);
        let heading = match numbers.within(0, 2) {
            0 => first.pose.facing.heading(),
            1 => numbers.angle().heading(),
            _ => Heading::along(first.at() - second.at()).expect("the centres differ").back(),
        };
        let path = Path { start: first, heading, length: Length::um(numbers.within(0, 300_000)) };
        let what = format!("{path:?} {second:?}");
        let (ours, theirs) = (corners(&first, 0.0), corners(&second, 0.0));
        let far = mm(path.length);
        let way = (unit(heading).0 * far, unit(heading).1 * far);
        let swept = hull(ours.iter().flat_map(|at| [*at, (at.0 + way.0, at.1 + way.1)]).collect());
        let apart = outside(&difference(&swept, &theirs), ORIGIN);
        if apart < 0.0 {
            assert_near(path.gap(&second), apart, &what);
        }
        assert!(mm(path.gap(&second)) < apart + NEAR, "{what}");
        assert_verdict(!path.is_blocked_by(&second), -apart, mm(SLACK), &what);
        let end = spot(path.end().at());
        let ideal = (spot(first.at()).0 + way.0, spot(first.at()).1 + way.1);
        assert!(size(minus(end, ideal)) < 1e-6, "{what}");
        if let Some(touch) = path.first_contact(&second) {
            let shape = difference(&ours, &theirs);
            let (enters, _) = inside(&shape, ORIGIN, unit(heading)).expect("it is in the way");
            // Along an edge that is almost parallel to the path, an error of the floats grows.
            assert!((mm(touch.after) - enters.max(0.0)).abs() < 1e-3, "{what}: {touch:?} is not {enters}");
            let there = first.placed(path.pose_after(touch.after));
            let gap = there.gap(&second);
            assert!(
                first.overlaps(&second)
                    || mm(gap.width).abs() < mm(SLACK) / 1000.0
                    || touch.after == Length::ZERO
            );
            let engaged = there.engages(heading, &second);
            assert!(touch.after == Length::ZERO || !engaged.is_empty(), "{what}");
            for face in engaged {
                let looks = towards(f64::from(second.looks(face).in_degrees()));
                assert!(dot(looks, unit(heading)) < NEAR, "{what}: {face:?} looks away");
            }
            assert!(matches!(touch.across, Across::First(_) | Across::Second(_)));
        }
    }
}

#[test]
fn half_pivots_pushes_and_edges_are_those_of_the_slow_writing() {
    let mut numbers = Numbers(3);
    let table = Table { width: Length::mm(1219), depth: Length::mm(914) };
    for _ in 0..positions(2_000, 1_000_000) {
        let (first, second) = pair(&mut numbers);
        let what = format!("{first:?} {second:?}");
        let turn = [Turn::Left, Turn::Right][numbers.within(0, 1) as usize];
        let turned = first.half_pivoted(turn, &second).expect("the centres differ");
        let theirs = corners(&second, 0.0);
        let away = minus(spot(turned.at()), spot(second.at()));
        let line = minus(spot(first.at()), spot(second.at()));
        assert!((cross(away, line) / size(line)).abs() < NEAR && dot(away, line) > 0.0, "{what}");
        // As many hexes away, it comes straight back until it touches: the slow way to the same place.
        let ours: Vec<Spot> = corners(&turned, 0.0).iter().map(|at| minus(*at, away)).collect();
        let shape = difference(&theirs, &ours);
        let (_, leaves) =
            inside(&shape, ORIGIN, (-line.0 / size(line), -line.1 / size(line))).expect("it is inside");
        assert!((leaves - size(away)).abs() < NEAR, "{what}: {leaves} is not {}", size(away));
        let push = second.pushed(&first, second.hexes(1)).expect("the centres differ").end();
        let moved = minus(spot(push.at()), spot(second.at()));
        assert!((size(moved) - 37.0 * 3.0_f64.sqrt()).abs() < NEAR, "{what}");
        let near_edge = numbers.base(Point::new(Length::ZERO, Length::mm(880)), Length::mm(60));
        let what = format!("{near_edge:?}");
        let ends = corners(&near_edge, 0.0);
        let left = ends.iter().map(|at| at.0).fold(f64::INFINITY, f64::min);
        let far = ends.iter().map(|at| 914.0 - at.1).fold(f64::INFINITY, f64::min);
        assert_near(table.room(&near_edge, Edge::Left), left, &what);
        assert_near(table.room(&near_edge, Edge::Far), far, &what);
        assert_verdict(table.crossed(&near_edge).is_none(), -left.min(far), mm(SLACK), &what);
    }
}
