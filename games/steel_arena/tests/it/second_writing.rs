//! A second, slow and obvious writing of firing lines, of ways to go and of pushes, compared with the
//! rules at every position of random bouts.

use kernel::{Bout, Dealer, Input, Library, Rules, Seat, Waiting};
use std::collections::BTreeSet;
use steel_arena::content::{Content, Way};
use steel_arena::{Answer, Cell, Ground, Question, SteelArena, Table};
use tabletop::{Direction, Hex};
use testkit::laws::soak;

/// Robots by place, one map for everything.
type Places = Vec<Option<Hex>>;

fn places(table: &Table) -> Places {
    let at = |seat| table.cell_of(Seat(seat)).map(|cell| table.field().hex(cell));
    (0..table.seats()).map(at).collect()
}

fn is_wall(table: &Table, content: &Content, hex: Hex) -> bool {
    let Some(cell) = table.field().find(hex) else { return true };
    match table.ground(cell) {
        Ground::Up(kind) => content.terrain(kind).is_some_and(|terrain| terrain.obstacle),
        Ground::Empty | Ground::Down(_) => false,
    }
}

/// One robot steps. A robot that stands there steps first. Nothing if one of them cannot.
fn step(table: &Table, content: &Content, places: &Places, who: usize, to: Direction) -> Option<Places> {
    let there = places[who]?.neighbour(to);
    if is_wall(table, content, there) {
        return None;
    }
    let mut after = places.clone();
    if let Some(other) = places.iter().position(|&place| place == Some(there)) {
        after = step(table, content, places, other, to)?;
    }
    after[who] = Some(there);
    Some(after)
}

/// The legal ways of a movement: every step in turn must be possible.
fn ways(bout: &Bout<SteelArena>, seat: Seat, way: Way, least: u8, most: u8) -> BTreeSet<Answer> {
    let (table, content) = (bout.table(), bout.content());
    let facing = table.robot(seat).facing;
    let directions = match way {
        Way::Forward | Way::Jump => vec![facing],
        Way::Diagonal => vec![facing.clockwise(), facing.anticlockwise()],
    };
    let mut found = BTreeSet::new();
    for to in directions {
        let mut now = places(table);
        let start = now[seat.index()].expect("the robot is there");
        for cells in 1..=most {
            let goes = if way == Way::Jump {
                let end = (0..cells).fold(start, |hex, _| hex.neighbour(to));
                !is_wall(table, content, end) && !now.contains(&Some(end))
            } else {
                match step(table, content, &now, seat.index(), to) {
                    Some(after) => {
                        now = after;
                        true
                    }
                    None => break,
                }
            };
            if goes && cells >= least {
                found.insert(Answer::Go { to, cells });
            }
        }
    }
    found
}

/// The cells that a shot may choose: walk until something stops it.
fn targets(bout: &Bout<SteelArena>, seat: Seat, stops: bool) -> BTreeSet<Cell> {
    let (table, content) = (bout.table(), bout.content());
    let to = table.robot(seat).facing;
    let mut hex = table.field().hex(table.cell_of(seat).expect("the robot is there"));
    let mut found = BTreeSet::new();
    loop {
        hex = hex.neighbour(to);
        let Some(cell) = table.field().find(hex) else { return found };
        found.insert(cell);
        let interferes = match table.ground(cell) {
            Ground::Up(kind) => content.terrain(kind).is_some_and(|terrain| terrain.interference),
            Ground::Empty | Ground::Down(_) => false,
        };
        if stops && (interferes || places(table).contains(&Some(hex))) {
            return found;
        }
    }
}

#[derive(Default, Debug)]
struct Compared {
    ways: u32,
    shifting: u32,
    shots: u32,
    pushes: u32,
    stopped: u32,
}

fn compare(bout: &Bout<SteelArena>, seat: Seat, compared: &mut Compared) {
    let mut listed = Vec::new();
    bout.answers(seat, &mut listed);
    match bout.question(seat).expect("the seat is asked") {
        Question::Moving(movement) => {
            let span = movement.span;
            let slow = ways(bout, seat, movement.way, span.least, span.most);
            assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), slow);
            compared.ways += 1;
            compared.shifting += u32::from(shifts(bout, seat, &slow));
        }
        Question::Aiming(cells) => {
            let found: BTreeSet<Cell> = cells.iter().collect();
            let (direct, indirect) = (targets(bout, seat, true), targets(bout, seat, false));
            assert!(found == direct || found == indirect, "{found:?} against {direct:?}, {indirect:?}");
            compared.shots += u32::from(direct != indirect);
        }
        Question::Effects { push, .. } if *push > 0 => {
            (0..=*push).for_each(|cells| pushed(bout, seat, cells, compared));
        }
        _ => {}
    }
}

fn shifts(bout: &Bout<SteelArena>, seat: Seat, ways: &BTreeSet<Answer>) -> bool {
    ways.iter().any(|&way| {
        let mut after = bout.clone();
        after.play(Input::Answer(seat, way)).expect("a listed answer is legal");
        let (before, after) = (places(bout.table()), places(after.table()));
        before.iter().zip(&after).enumerate().any(|(who, (a, b))| who != seat.index() && a != b)
    })
}

/// The target moves as far as it can, and shoves others ahead of it.
fn pushed(bout: &Bout<SteelArena>, seat: Seat, cells: u8, compared: &mut Compared) {
    let (table, content) = (bout.table(), bout.content());
    let to = table.robot(seat).facing;
    let mut now = places(table);
    let mut hex = now[seat.index()].expect("the attacker stands there");
    let target = loop {
        hex = hex.neighbour(to);
        if let Some(target) = now.iter().position(|&place| place == Some(hex)) {
            break target;
        }
    };
    let mut gone = 0;
    while gone < cells {
        let Some(after) = step(table, content, &now, target, to) else { break };
        (now, gone) = (after, gone + 1);
    }
    let mut after = bout.clone();
    after.play(Input::Answer(seat, Answer::Push(cells))).expect("a push of this size is legal");
    let asked_on_the_way = after.question(seat).is_none();
    if !asked_on_the_way || gone <= 1 {
        assert_eq!(places(after.table()), now, "a push of {cells}");
    }
    compared.pushes += 1;
    compared.stopped += u32::from(gone < cells);
}

#[test]
fn ways_shots_and_pushes_are_what_a_slow_walk_finds() {
    let content = SteelArena::content(&SteelArena::house()).expect("the house pack has no faults");
    let mut compared = Compared::default();
    for (number, (_, setup)) in (0..).zip(SteelArena::setups()) {
        for seed in 0..4 * soak() {
            let mut dealer = Dealer::stream(seed, number);
            let mut bout = Bout::<SteelArena>::open(&setup, &content, None).expect("a legal set-up");
            bout.settle(&mut dealer);
            while let Waiting::Seats(seats) = bout.waiting() {
                let seat = seats.iter().next().expect("somebody is asked");
                compare(&bout, seat, &mut compared);
                let mut listed = Vec::new();
                bout.answers(seat, &mut listed);
                let answer = listed[dealer.below(listed.len() as u32) as usize];
                bout.play(Input::Answer(seat, answer)).expect("a listed answer is legal");
                bout.settle(&mut dealer);
            }
        }
    }
    let Compared { ways, shifting, shots, pushes, stopped } = compared;
    assert!(ways > 300 && shifting > 20 && shots > 20 && pushes > 20 && stopped > 5, "{compared:?}");
    assert_eq!(SteelArena::VERSION, 3);
}
