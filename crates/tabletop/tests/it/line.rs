//! Lines, compared with a slow method that cuts the segment at the sides of every cell around.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tabletop::hex::{Direction, EdgeRule, Hex, Line, Step};

use crate::hex_within;

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Part(i64, i64);

impl Part {
    fn less(self, other: Part) -> bool {
        self.0 * other.1 < other.0 * self.1
    }
}

/// The square of the length of a way, in a scale where a step has length 1.
fn square(way: Hex) -> i64 {
    let (q, r) = (i64::from(way.q), i64::from(way.r));
    q * q + q * r + r * r
}

/// The part of the segment that is inside the closed cell, and whether it is inside no matter how
/// little the cell shrinks.
fn cut(a: Hex, b: Hex, cell: Hex) -> Option<(Part, Part, bool)> {
    let (mut from, mut to, mut inside) = (Part(0, 1), Part(1, 1), true);
    for side in Direction::ALL {
        // How much nearer the neighbour is than the cell, at the start and at the end of the
        // segment; it changes evenly in between.
        let nearer = |p: Hex| square(p - cell) - square(p - cell.neighbour(side));
        let (start, end) = (nearer(a), nearer(b));
        match (end - start).signum() {
            0 if start > 0 => return None,
            0 => inside &= start < 0,
            1 => {
                let leaves = Part(-start, end - start);
                if leaves.less(to) {
                    to = leaves;
                }
            }
            _ => {
                let enters = Part(start, start - end);
                if from.less(enters) {
                    from = enters;
                }
            }
        }
    }
    from.less(to).then_some((from, to, inside))
}

/// All steps, in order, as sets of one or two cells.
fn slow_steps(a: Hex, b: Hex) -> Vec<BTreeSet<Hex>> {
    let mut cuts: Vec<(Part, Hex, bool)> = Vec::new();
    for cell in a.disc(a.distance(b) + 1) {
        if let Some((from, _, inside)) = cut(a, b, cell) {
            cuts.push((from, cell, inside));
        }
    }
    cuts.sort_by(|(x, ..), (y, ..)| (x.0 * y.1).cmp(&(y.0 * x.1)));
    let mut steps: Vec<(Part, BTreeSet<Hex>)> = Vec::new();
    for (from, cell, inside) in cuts {
        match steps.last_mut() {
            Some((start, pair)) if !inside && !start.less(from) => {
                pair.insert(cell);
            }
            Some(_) | None => steps.push((from, BTreeSet::from([cell]))),
        }
    }
    steps.into_iter().map(|(_, cells)| cells).collect()
}

fn set(step: Step) -> BTreeSet<Hex> {
    match step {
        Step::One(hex) => BTreeSet::from([hex]),
        Step::Edge(left, right) => BTreeSet::from([left, right]),
    }
}

fn map(step: Step, change: impl Fn(Hex) -> Hex) -> Step {
    match step {
        Step::One(hex) => Step::One(change(hex)),
        Step::Edge(left, right) => Step::Edge(change(left), change(right)),
    }
}

fn swapped(step: Step) -> Step {
    match step {
        Step::One(hex) => Step::One(hex),
        Step::Edge(left, right) => Step::Edge(right, left),
    }
}

fn steps(a: Hex, b: Hex) -> Vec<Step> {
    Line::between(a, b).steps().collect()
}

fn sets(a: Hex, b: Hex) -> Vec<BTreeSet<Hex>> {
    Line::between(a, b).into_iter().map(set).collect()
}

/// Whether a line is open, from the definition of each rule.
fn slow_open(a: Hex, b: Hex, rule: EdgeRule, walls: &BTreeSet<Hex>) -> bool {
    let all = steps(a, b);
    let inner = if a == b { &[] } else { &all[1..all.len() - 1] };
    let side = |pick: fn(Hex, Hex) -> Hex| {
        inner.iter().all(|&step| match step {
            Step::One(hex) => !walls.contains(&hex),
            Step::Edge(left, right) => !walls.contains(&pick(left, right)),
        })
    };
    match rule {
        EdgeRule::EitherOpen => inner.iter().all(|&step| !set(step).is_subset(walls)),
        EdgeRule::BothOpen => inner.iter().all(|&step| set(step).is_disjoint(walls)),
        EdgeRule::SameSide => side(|left, _| left) || side(|_, right| right),
        EdgeRule::First => side(|left, _| left),
    }
}

const RULES: [EdgeRule; 4] = [EdgeRule::EitherOpen, EdgeRule::BothOpen, EdgeRule::SameSide, EdgeRule::First];

/// Ends near each other, and often exactly along edges.
fn ends() -> impl Strategy<Value = (Hex, Hex)> {
    let along_edges = (hex_within(5), 0..6i8, -4..=4i16).prop_map(|(a, turn, times)| {
        let way = Hex::new(1, 1) * times;
        (a, a + way.rotate(Hex::ORIGIN, turn))
    });
    prop_oneof![(hex_within(9), hex_within(9)), along_edges]
}

#[test]
fn every_line_up_to_sixteen_steps_is_exact() {
    for b in Hex::ORIGIN.disc(16) {
        assert_eq!(sets(Hex::ORIGIN, b), slow_steps(Hex::ORIGIN, b), "to {b}");
    }
}

proptest! {
    #[test]
    fn long_lines_are_exact(a in hex_within(40), b in hex_within(40)) {
        prop_assert_eq!(sets(a, b), slow_steps(a, b));
    }

    #[test]
    fn there_and_back_are_the_same((a, b) in ends()) {
        let mut back: Vec<Step> = steps(b, a).into_iter().map(swapped).collect();
        back.reverse();
        prop_assert_eq!(steps(a, b), back);
    }

    #[test]
    fn place_and_turn_do_not_matter((a, b) in ends(), way in hex_within(50), turn in 0..6i8) {
        let moved = |hex: Hex| hex.rotate(Hex::ORIGIN, turn) + way;
        let expected: Vec<Step> = steps(a, b).into_iter().map(|step| map(step, moved)).collect();
        prop_assert_eq!(steps(moved(a), moved(b)), expected);
        let mirrored = |hex: Hex| hex.reflect(way, Direction::ALL[turn as usize]);
        let expected: Vec<Step> =
            steps(a, b).into_iter().map(|step| swapped(map(step, mirrored))).collect();
        prop_assert_eq!(steps(mirrored(a), mirrored(b)), expected);
    }

    #[test]
    fn lines_are_connected((a, b) in ends()) {
        let all = steps(a, b);
        prop_assert_eq!((all[0], all[all.len() - 1]), (Step::One(a), Step::One(b)));
        for pair in all.windows(2) {
            for x in set(pair[0]) {
                prop_assert!(set(pair[1]).iter().all(|y| x.distance(*y) == 1));
            }
        }
        for step in all {
            if let Step::Edge(left, right) = step {
                // Left and right of the way: a quarter turn is half of a turn by one and by two.
                let (way, across) = (b - a, right - left);
                prop_assert_eq!(way.rotate(Hex::ORIGIN, 1) + way.rotate(Hex::ORIGIN, 2), {
                    across * (3 * way.q.abs().max(way.r.abs()).max(way.s().abs()) / 2)
                });
            }
        }
    }

    #[test]
    fn open_is_what_the_rules_say((a, b) in ends(), walls in prop::collection::btree_set(0..64usize, 0..24)) {
        let cells: Vec<Hex> = steps(a, b).into_iter().flat_map(set).collect();
        let walls: BTreeSet<Hex> = walls.iter().filter_map(|&i| cells.get(i).copied()).collect();
        for rule in RULES {
            let open = Line::between(a, b).open(rule, |hex| !walls.contains(&hex));
            prop_assert_eq!(open, slow_open(a, b, rule, &walls), "{:?}", rule);
        }
    }
}

#[test]
fn a_line_along_edges_by_hand() {
    let (a, b) = (Hex::new(0, 0), Hex::new(2, 2));
    let (left, right) = (Hex::new(1, 0), Hex::new(0, 1));
    let expected = [
        Step::One(a),
        Step::Edge(left, right),
        Step::One(Hex::new(1, 1)),
        Step::Edge(Hex::new(2, 1), Hex::new(1, 2)),
        Step::One(b),
    ];
    assert_eq!(steps(a, b), expected);

    let open = |rule, walls: [Hex; 2]| Line::between(a, b).open(rule, |hex| !walls.contains(&hex));
    let zigzag = [left, Hex::new(1, 2)];
    assert!(open(EdgeRule::EitherOpen, zigzag));
    assert!(!open(EdgeRule::SameSide, zigzag));
    assert!(!open(EdgeRule::BothOpen, zigzag));
    let left_side = [left, Hex::new(2, 1)];
    assert!(open(EdgeRule::SameSide, left_side));
    assert!(!open(EdgeRule::First, left_side));
    assert!(open(EdgeRule::First, [right, Hex::new(1, 2)]));
}

#[test]
fn the_ends_are_not_asked() {
    let (a, b) = (Hex::new(0, 0), Hex::new(3, 0));
    for rule in RULES {
        assert!(Line::between(a, b).open(rule, |hex| hex != a && hex != b));
        assert!(Line::between(a, a).open(rule, |_| false));
        assert!(Line::between(a, Hex::new(1, 0)).open(rule, |_| false));
    }
    assert!(Line::between(a, b).inner().eq([Hex::new(1, 0), Hex::new(2, 0)].map(Step::One)));
}

#[test]
fn the_longest_line_ends() {
    let (a, b) = (Hex::new(-8000, 3), Hex::new(8000, -17));
    let last = Line::between(a, b).steps().last();
    assert_eq!(last, Some(Step::One(b)));
}
