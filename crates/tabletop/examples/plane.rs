//! How long the predicates of the free plane take, in nanoseconds, on random positions of two bases and more.
//!
//! ```text
//! cargo run --release -p tabletop --example plane
//! ```

use std::hint::black_box;
use std::time::Instant;

use tabletop::plane::{Angle, Hexagon, Length, Path, Point, Pose, Sight, Table, Turn};

/// How many positions are measured.
const POSITIONS: usize = 4_096;

/// How often each is tried.
const TIMES: usize = 50;

/// Bases on a table, from numbers that look random and are always the same.
fn bases(count: usize, reach: i64) -> Vec<Hexagon> {
    let mut state = 7_u64;
    let mut next = |below: i64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as i64 % below
    };
    let mut base = || {
        let (x, y) = (Length::nm(next(reach)), Length::nm(next(reach)));
        Hexagon::new(Pose { at: Point::new(x, y), facing: Angle::degrees(next(360)) }, Length::mm(37))
    };
    (0..count).map(|_| base()).collect()
}

fn measure<T>(what: &str, positions: &[[Hexagon; 6]], predicate: impl Fn(&[Hexagon; 6]) -> T) {
    let start = Instant::now();
    for _ in 0..TIMES {
        for position in positions {
            black_box(predicate(black_box(position)));
        }
    }
    let each = start.elapsed().as_nanos() as usize / (TIMES * positions.len());
    println!("{what:<44} {each:>7} ns");
}

fn main() {
    let bases = bases(POSITIONS * 6, 400_000_000);
    let all: Vec<[Hexagon; 6]> =
        bases.chunks_exact(6).map(|six| six.try_into().expect("six of them")).collect();
    let table = Table { width: Length::mm(400), depth: Length::mm(400) };
    measure("gap of two bases", &all, |p| p[0].gap(&p[1]));
    measure("nearest points of two bases", &all, |p| p[0].nearest(&p[1]));
    measure("wholly within 2 hexes", &all, |p| p[0].farthest(&p[1]).is_within(p[0].hexes(2)));
    measure("contact", &all, |p| p[0].contact(&p[1]));
    measure("front arc", &all, |p| p[0].has_in_front(&p[1]));
    let path =
        |p: &[Hexagon; 6]| Path { start: p[0], heading: p[0].pose.facing.heading(), length: p[0].hexes(3) };
    measure("corridor of 3 hexes against a base", &all, |p| path(p).is_blocked_by(&p[1]));
    measure("first contact on it", &all, |p| path(p).first_contact(&p[1]));
    measure("walk of 3 hexes among 5 bases", &all, |p| {
        p[0].walk(p[0].pose.facing.heading(), 3, &p[1..], &table)
    });
    measure("room for a base among 5", &all, |p| p[0].hindrance(&p[1..], &table));
    measure("half pivot", &all, |p| p[0].half_pivoted(Turn::Left, &p[1]));
    let mut kinds: [Vec<[Hexagon; 6]>; 3] = [Vec::new(), Vec::new(), Vec::new()];
    for position in &all {
        let kind = match position[0].sees(&position[1], &position[2..]) {
            Sight::Clear { .. } => 0,
            Sight::Behind => 1,
            Sight::Blocked(_) => 2,
        };
        kinds[kind].push(*position);
    }
    measure("sight past 4 bases", &all, |p| p[0].sees(&p[1], &p[2..]));
    for (kind, positions) in ["clear", "behind", "blocked"].iter().zip(&kinds) {
        let share = positions.len() * 100 / all.len();
        measure(&format!("  {kind}: {share} % of them"), positions, |p| p[0].sees(&p[1], &p[2..]));
    }
}
