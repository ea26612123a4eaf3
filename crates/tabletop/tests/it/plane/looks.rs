//! Lines of sight against a slow search in floats: from many points of each front face, just beside every corner.

use super::slow::{NEAR, Spot, corners, dot, inside, minus, mm, outside, size, spot, towards};
use super::{Numbers, positions};
use tabletop::plane::{Face, Hexagon, Length, Point, SLACK, Sight};

/// How much longer the faces are of a hexagon whose sides have moved out so far.
fn grown(by: f64) -> f64 {
    by * 2.0 / 3.0_f64.sqrt()
}

/// The two ends of a front face.
fn ends(hexagon: &Hexagon, face: Face) -> (Spot, Spot) {
    let all = corners(hexagon, 0.0);
    (all[usize::from(face.number() + 5) % 6], all[usize::from(face.number())])
}

/// Whether a point of the segment's line ahead of its start is a clear view of the target.
fn is_clear(
    looker: &Hexagon,
    face: Face,
    from: Spot,
    way: Spot,
    target: &[Spot],
    blockers: &[Vec<Spot>],
) -> bool {
    let to = (from.0 + way.0, from.1 + way.1);
    let Some((enters, leaves)) = inside(target, from, to) else { return false };
    // The line ends at the first point of the target that is ahead, and beyond the face.
    let facing = towards(f64::from(looker.pose.facing.in_degrees()));
    let looks = towards(f64::from(looker.looks(face).in_degrees()));
    if dot(way, looks) <= 0.0 {
        return false;
    }
    let (at, rises) = (dot(minus(from, spot(looker.at())), facing), dot(way, facing));
    let limit = mm(SLACK) + NEAR;
    let (mut first, mut last) = (enters.max(0.0), leaves);
    if rises > 1e-12 {
        first = first.max((limit - at) / rises);
    } else if rises < -1e-12 {
        last = last.min((limit - at) / rises);
    } else if at < limit {
        return false;
    }
    let blocks = |(enter, leave): (f64, f64)| leave >= 0.0 && enter <= first;
    first <= last && !blockers.iter().any(|blocker| inside(blocker, from, to).is_some_and(blocks))
}

/// A clear line, if a slow search finds one that keeps a little more away from blockers than it must.
fn found(looker: &Hexagon, target: &Hexagon, blockers: &[Hexagon], points: u32) -> Option<(Spot, Spot)> {
    let margin = grown(mm(SLACK)) + 0.002;
    let blockers: Vec<Vec<Spot>> = blockers.iter().map(|blocker| corners(blocker, margin)).collect();
    let seen = corners(target, 0.0);
    let aims: Vec<Spot> = blockers.iter().flatten().chain(&seen).copied().collect();
    for face in Face::FRONT {
        let (right, left) = ends(looker, face);
        for number in 0..=points {
            let part = f64::from(number) / f64::from(points);
            let from = (right.0 + (left.0 - right.0) * part, right.1 + (left.1 - right.1) * part);
            for aim in &aims {
                for aside in [-1e-6, 0.0, 1e-6] {
                    let straight = minus(*aim, from);
                    let way = (straight.0 - straight.1 * aside, straight.1 + straight.0 * aside);
                    if size(way) > 1e-6 && is_clear(looker, face, from, way, &seen, &blockers) {
                        return Some((from, way));
                    }
                }
            }
        }
    }
    None
}

/// A looker, a target, and a few pieces around, none of which overlap; many of them flush.
fn scene(numbers: &mut Numbers) -> (Hexagon, Hexagon, Vec<Hexagon>) {
    let middle = Point::new(Length::mm(600), Length::mm(450));
    let looker = numbers.base(middle, Length::mm(10));
    let mut pieces = vec![looker];
    for _ in 0..numbers.within(3, 9) {
        let anchor = pieces[numbers.within(0, pieces.len() as i64 - 1) as usize];
        let face = Face::ALL[numbers.within(0, 5) as usize];
        let piece = match numbers.within(0, 2) {
            0 => anchor.placed(anchor.slot(face, &anchor)),
            _ => numbers.base(middle, Length::mm(200)),
        };
        if !pieces.iter().any(|other| other.overlaps(&piece)) {
            pieces.push(piece);
        }
    }
    let target = pieces.pop().expect("the looker is there");
    if pieces.is_empty() {
        return (looker, numbers.base(Point::new(Length::mm(900), Length::mm(450)), Length::mm(50)), pieces);
    }
    (looker, target, pieces.split_off(1))
}

#[test]
fn sight_is_that_of_the_slow_search() {
    let mut numbers = Numbers(4);
    let (mut clear, mut behind, mut blocked) = (0, 0, 0);
    for _ in 0..positions(2_000, 1_000_000) {
        let (looker, target, blockers) = scene(&mut numbers);
        let what = format!("{looker:?} sees {target:?} past {blockers:?}");
        match looker.sees(&target, &blockers) {
            Sight::Clear { face, from, to } => {
                clear += 1;
                let (from, to) = (spot(from), spot(to));
                let (right, left) = ends(&looker, face);
                assert!(
                    outside(&[right, left, right], from).abs() < NEAR,
                    "{what}: {from:?} is not on the face"
                );
                assert!(outside(&corners(&target, 0.0), to) < NEAR, "{what}: {to:?} is not on the target");
                let facing = towards(f64::from(looker.pose.facing.in_degrees()));
                assert!(dot(minus(to, spot(looker.at())), facing) > mm(SLACK) - NEAR, "{what}");
                for blocker in &blockers {
                    let outline = corners(blocker, grown(mm(SLACK)) - NEAR);
                    let cut = inside(&outline, from, to);
                    let touched = cut.is_some_and(|(enter, leave)| leave >= 0.0 && enter <= 1.0);
                    assert!(!touched || from == to, "{what}: {blocker:?} is touched");
                }
            }
            Sight::Behind => {
                behind += 1;
                assert!(looker.has_wholly_behind(&target), "{what}");
            }
            Sight::Blocked(by) => {
                blocked += 1;
                assert!(
                    !by.is_empty() && by.is_sorted() && by.iter().all(|index| *index < blockers.len()),
                    "{what}"
                );
                let line = found(&looker, &target, &blockers, positions(12, 16));
                assert_eq!(line, None, "{what}");
            }
        }
    }
    let least = positions(2_000, 1_000_000) / 30;
    assert!(clear > least && behind > least && blocked > least, "{clear} {behind} {blocked}");
    println!("{clear} clear, {behind} behind, {blocked} blocked");
}
