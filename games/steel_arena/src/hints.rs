//! Hints for computer opponents: how good a position is; and what statistics may ask.

use crate::SteelArena;
use crate::content::{Attack, Colour, Content, Delivery, What};
use crate::field::Cell;
use crate::procedures::Turn;
use crate::queries;
use crate::question::{Answer, Question};
use crate::table::{Ground, Table};
use crate::tile::{Arrival, Part};
use kernel::{Bout, Figures, Hints, Seat, SeatSet, Thought};
use tabletop::Direction;

const TROPHY: i64 = 1_000;
/// Damage that will cost a module, and give somebody a trophy.
const DAMAGE: i64 = 700;
const MODULE: i64 = 260;
const COOL: i64 = 60;
/// A robot with few modules may be destroyed.
const LAST: i64 = 220;
const LAST_MODULES: i64 = 4;
/// For each damage of the best shot at an enemy, and the same for the robot whose turn it is.
const AIMED: i64 = 100;
const ABOUT_TO_FIRE: i64 = 800;
/// The longer nothing happens, the worse for a player who could change that.
const BORED: i64 = 30;
const BORED_TURNS: u16 = 40;
/// From this many idle turns on there is no reason to wait. The last ones of them approach that gradually.
const PATIENCE: i64 = 20;
const CALM: i64 = 10;
/// How much heat is worth one damage.
const HEAT_EACH: u8 = 3;
/// Standing on a module that will be taken at the end of the turn.
const PRIZE: i64 = 200;
/// A module on the next cell ahead.
const LURE: i64 = 130;

impl Hints for SteelArena {
    const SCALE: i64 = 1_200;

    /// Measured by play: see `docs/bots.md`.
    const THOUGHT: Thought =
        Thought { overlooked: [400, 200], walks: [3_000, 23_000], kept: 0, trust: 0, curious: 150, hope: 0 };

    fn mates(bout: &Bout<SteelArena>, seat: Seat) -> SeatSet {
        bout.table().team(seat)
    }

    fn promise(bout: &Bout<SteelArena>, seat: Seat) -> i64 {
        if let Some(Question::Face(cell)) = bout.question(seat) {
            return placed(bout, seat, *cell);
        }
        let active = Turn::of(bout.stack()).map(|turn| turn.seat);
        Sight { table: bout.table(), content: bout.content(), active, opening: active.is_none() }.worth(seat)
    }

    /// SA-2.17: where the robot starts, and that it looks onto the field.
    fn by_chance(bout: &Bout<SteelArena>, seat: Seat) -> Vec<Answer> {
        let mut answers = Vec::new();
        match bout.question(seat) {
            Some(Question::Place) => bout.answers(seat, &mut answers),
            Some(Question::Face(cell)) => {
                bout.answers(seat, &mut answers);
                let field = &bout.table().field;
                answers.retain(|answer| match answer {
                    Answer::Face(facing) => field.next(*cell, *facing).is_some(),
                    _ => false,
                });
            }
            _ => {}
        }
        answers
    }
}

/// SA-2.17: a cell is worth what it is with the best facing, when the others act first.
fn placed(bout: &Bout<SteelArena>, seat: Seat, cell: Cell) -> i64 {
    let mut table = bout.table().clone();
    let active = table.standing().find(|&other| !table.team(seat).contains(other));
    table.put_robot(seat, cell);
    let facings = Direction::ALL.into_iter().map(|facing| {
        table.robot_mut(seat).facing = facing;
        Sight { table: &table, content: bout.content(), active, opening: true }.worth(seat)
    });
    facings.max().unwrap_or(0)
}

/// The table, and whose turn it is.
#[derive(Clone, Copy)]
struct Sight<'a> {
    table: &'a Table,
    content: &'a Content,
    active: Option<Seat>,
    /// SA-2.20: whether the modules under the robots are still to be taken.
    opening: bool,
}

impl Sight<'_> {
    fn worth(self, seat: Seat) -> i64 {
        let table = self.table;
        let team = table.team(seat);
        let others = SeatSet::first(table.seats()).minus(team);
        let sum = |side: SeatSet, against: SeatSet| -> i64 {
            let worth = |owner| self.stands(owner, team.contains(owner)) + self.aims(owner, against);
            side.iter().map(worth).sum()
        };
        let bored = BORED * i64::from(table.idle.min(BORED_TURNS));
        sum(team, others) - 2 * sum(others, team) / (1 + i64::from(others.len())) - bored
    }

    /// The worth of the robot by itself.
    fn stands(self, seat: Seat, friend: bool) -> i64 {
        let Sight { table, content, active, opening } = self;
        let Some(cell) = table.cell_of(seat) else { return 0 };
        let robot = table.robot(seat);
        let tiles = table.modules(seat).len() as i64;
        let left = tiles - i64::from(robot.damage);
        let hot = table.parts(seat).filter(|&part| table.is_hot(seat, part)).count() as i64;
        let gives = active.is_some_and(|active| !table.team(seat).contains(active));
        let loss = if gives { DAMAGE + TROPHY / 2 } else { DAMAGE };
        let mut worth = TROPHY * table.score(seat) as i64 + MODULE * tiles - loss * i64::from(robot.damage);
        worth -= COOL * hot * self.calm() / CALM + LAST * (LAST_MODULES - left.min(LAST_MODULES));
        if left < 0 && friend {
            worth -= SteelArena::WIN / 4;
        }
        if (opening || active == Some(seat)) && is_module(table, content, cell) {
            worth += PRIZE;
        }
        worth + lure(table, content, seat)
    }

    /// The worth of the robot's best shot at another one: the sooner, the more.
    fn aims(self, seat: Seat, others: SeatSet) -> i64 {
        let best = others.iter().map(|other| self.threat(seat, other)).max().unwrap_or(0);
        let each = if self.active == Some(seat) { ABOUT_TO_FIRE } else { AIMED };
        each * i64::from(best) * self.calm() / CALM
    }

    /// After a while in which nothing happens, neither fear nor cool modules are a reason to wait.
    fn calm(self) -> i64 {
        (PATIENCE - i64::from(self.table.idle)).clamp(0, CALM)
    }

    /// The most damage that a cool attack of `seat` would do to `other`, which its armour does not stop.
    fn threat(self, seat: Seat, other: Seat) -> u8 {
        let table = self.table;
        let (Some(from), Some(at)) = (table.cell_of(seat), table.cell_of(other)) else { return 0 };
        let cool = table.parts(seat).filter(|&part| !table.is_hot(seat, part));
        let hits = cool.filter_map(|part| self.attack(seat, part)).filter_map(|attack| {
            let way = self.strikes(attack, from, table.robot(seat).facing, at)?;
            let arrival = Arrival::of(table.robot(other).facing, Some(way.opposite()));
            Some((attack.damage + attack.heat / HEAT_EACH).saturating_sub(self.armour(other, arrival)))
        });
        hits.max().unwrap_or(0).min(table.modules(other).len() as u8 + 1)
    }

    /// The attack of an attack module or the central one. Nothing for other modules.
    fn attack(self, seat: Seat, part: Part) -> Option<Attack> {
        let Part::Slot(slot) = part else { return Some(self.table.board(self.content, seat).attack) };
        match self.table.module(seat, slot)?.kind(self.content).what {
            What::Attack(attack) => Some(attack),
            What::Turn(_) | What::Movement(_) | What::Defence(_) | What::Terrain(_) => None,
        }
    }

    /// SA-11: the direction in which the hit flies if the attack can reach the cell.
    fn strikes(self, attack: Attack, from: Cell, facing: Direction, at: Cell) -> Option<Direction> {
        let Sight { table, content, .. } = self;
        let flanks = [facing.anticlockwise(), facing.clockwise()];
        if attack.delivery == Delivery::Sweep
            && let Some(way) = flanks.into_iter().find(|&way| table.field.next(from, way) == Some(at))
        {
            return Some(way);
        }
        queries::targets(table, content, from, facing, attack.delivery).contains(at).then_some(facing)
    }

    /// SA-13.5, SA-17.13: what Cover and all defences together take off a hit.
    fn armour(self, seat: Seat, arrival: Arrival) -> u8 {
        let Sight { table, content, .. } = self;
        let terrain = table.cell_of(seat).and_then(|cell| table.terrain(content, cell));
        let defences = table.parts(seat).map(|part| match part {
            Part::Central if queries::protects(table, content, seat, part, arrival) => {
                table.board(content, seat).defence.map_or(0, |it| it.value)
            }
            Part::Slot(slot)
                if queries::protects(table, content, seat, part, arrival)
                    || queries::reacts(table, content, seat, slot, arrival) =>
            {
                match table.modules(seat)[usize::from(slot)].kind(content).what {
                    What::Defence(it) => it.value,
                    What::Turn(_) | What::Movement(_) | What::Attack(_) | What::Terrain(_) => 0,
                }
            }
            Part::Central | Part::Slot(_) => 0,
        });
        terrain.map_or(0, |it| it.cover) + defences.sum::<u8>()
    }
}

/// Whether a module lies there.
fn is_module(table: &Table, content: &Content, cell: Cell) -> bool {
    match table.ground(cell) {
        Ground::Down(_) => true,
        Ground::Up(kind) => content.terrain(kind).is_none(),
        Ground::Empty => false,
    }
}

/// Whether the next cell ahead has a module that can be fetched.
fn lure(table: &Table, content: &Content, seat: Seat) -> i64 {
    let ahead = table.cell_of(seat).and_then(|cell| table.field.next(cell, table.robot(seat).facing));
    let fetches = ahead.is_some_and(|cell| table.robot_at(cell).is_none() && is_module(table, content, cell));
    if fetches { LURE } else { 0 }
}

/// The measures of a bout for statistics.
impl Figures for SteelArena {
    /// What the figures of many bouts between equal players must be: figure, least, most.
    const WANTED: &'static [(&'static str, i64, i64)] =
        &[("first", 450, 550), ("turns", 25, 45), ("draws", 0, 40), ("limits", 0, 60)];

    /// Who started, until the first turn is over.
    fn starter(bout: &Bout<SteelArena>) -> Option<Seat> {
        Turn::of(bout.stack()).filter(|turn| turn.number == 1).map(|turn| turn.seat)
    }

    /// How many turns have begun.
    fn turns(bout: &Bout<SteelArena>) -> u32 {
        Turn::of(bout.stack()).map_or(0, |turn| u32::from(turn.number))
    }

    /// The colour and the kind of the module that the seat took at set-up. Nothing before the first turn.
    fn opening_labels(bout: &Bout<SteelArena>, seat: Seat) -> Vec<String> {
        if Turn::of(bout.stack()).is_none() {
            return Vec::new();
        }
        let (table, content) = (bout.table(), bout.content());
        let Some(module) = table.modules(seat).get(4) else { return vec!["starts on terrain".to_owned()] };
        let colour: Colour = module.tile.back.colour();
        let kind = module.tile.kind.map(|kind| format!("holds {}", content.kind(kind).code));
        std::iter::once(format!("holds {}", colour.word())).chain(kind).collect()
    }
}
