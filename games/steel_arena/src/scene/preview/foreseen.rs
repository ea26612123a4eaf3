//! What follows from an answer: the rules tell it themselves, on a sketch of what the seat knows.

use crate::SteelArena;
use crate::content::{Content, Delivery};
use crate::event::Event;
use crate::field::{Cell, Cells, Field};
use crate::frame::Frame;
use crate::knowledge::Known;
use crate::procedures::attack::Shot;
use crate::procedures::turn::TurnStep;
use crate::queries;
use crate::question::{Answer, Question};
use crate::table::Table;
use kernel::{At, Foresight, Seat};
use tabletop::Direction;

/// What would follow.
#[derive(Clone, Default, Debug)]
pub(super) struct Foreseen {
    /// The cells at which the attack itself is aimed.
    pub(super) targets: Cells,
    /// The cells that splinters reach, of the attack or of explosions.
    pub(super) splinters: Cells,
    /// Terrain that goes off.
    pub(super) blown: Cells,
    /// Water that is destroyed.
    pub(super) boiled: Cells,
    /// Damage and heat that come to each robot, before anything prevents them.
    pub(super) hits: Vec<(u8, u8)>,
    /// From where to where each robot goes.
    pub(super) ways: Vec<Vec<Cell>>,
    /// Who looks somewhere else then, and where.
    pub(super) looks: Vec<(Seat, Direction)>,
    /// Where the shot goes.
    pub(super) centre: Option<Cell>,
}

impl Foreseen {
    /// What follows from the answer. If its seat then aims: what follows from each target.
    pub(super) fn of(content: &Content, known: &Known, seat: Seat, answer: Answer) -> Vec<Foreseen> {
        let deals = matches!(answer, Answer::Activate(_) | Answer::Use(_) | Answer::Cell(_));
        let foresight = Unprevented { deals };
        let mut sketch = known.sketch();
        let told = sketch.rehearse(seat, answer, &foresight);
        let before = known.table();
        let Some(&Question::Aiming(cells)) = sketch.bout().question(seat) else {
            return vec![Foreseen::told(content, before, &told)];
        };
        let aimed = |cell| {
            let then = sketch.clone().rehearse(seat, Answer::Cell(cell), &foresight);
            Foreseen::told(content, before, &[&told[..], &then].concat())
        };
        cells.iter().map(aimed).collect()
    }

    /// What these events tell.
    fn told(content: &Content, before: &Table, told: &[Event]) -> Foreseen {
        let stands = (0..before.seats()).map(|seat| before.cell_of(Seat(seat)));
        let ways: Vec<Vec<Cell>> = stands.map(|cell| cell.into_iter().collect()).collect();
        let mut foreseen = Foreseen { hits: vec![(0, 0); ways.len()], ways, ..Foreseen::default() };
        told.iter().for_each(|event| foreseen.add(content, &before.field, event));
        foreseen
    }

    fn add(&mut self, content: &Content, field: &Field, event: &Event) {
        let cell = |hex| field.find(hex).expect("what happens on the field happens on a cell");
        match *event {
            Event::Fired { at, .. } => self.centre = Some(cell(at)),
            Event::Moved { seat, to } | Event::Jumped { seat, to } => self.ways[seat.index()].push(cell(to)),
            Event::Turned { seat, to } | Event::Spun { seat, to } => self.looks.push((seat, to)),
            Event::Struck { seat, damage, heat } => {
                let hit = &mut self.hits[seat.index()];
                *hit = (hit.0.saturating_add(damage), hit.1.saturating_add(heat));
            }
            Event::Exploded { tile, at } => {
                self.blown = self.blown.with(cell(at));
                if content.terrain(tile).is_some_and(|terrain| terrain.splinter > 0) {
                    let beside = field.around(cell(at)).map(|(_, beside)| beside);
                    self.splinters = beside.fold(self.splinters, Cells::with);
                }
            }
            Event::Boiled { at, .. } => self.boiled = self.boiled.with(cell(at)),
            _ => {}
        }
    }

    /// The cells that the shot strikes, whether a robot stands there or not.
    #[must_use]
    pub(super) fn with_area(mut self, field: &Field, shot: &Shot) -> Foreseen {
        let whole = matches!(shot.printed.delivery, Delivery::Beam | Delivery::Sweep);
        for strike in (0..).map_while(|place| shot.strike(field, place)) {
            let main = whole || strike.cell == shot.centre;
            let side = if main { &mut self.targets } else { &mut self.splinters };
            *side = side.with(strike.cell);
        }
        self
    }

    /// What could follow where either of two things happens.
    pub(super) fn or(mut self, other: &Foreseen) -> Foreseen {
        let both = |one: Cells, two: Cells| two.iter().fold(one, Cells::with);
        self.targets = both(self.targets, other.targets);
        self.splinters = both(self.splinters, other.splinters);
        self.blown = both(self.blown, other.blown);
        self.boiled = both(self.boiled, other.boiled);
        for (mine, theirs) in self.hits.iter_mut().zip(&other.hits) {
            *mine = (mine.0.max(theirs.0), mine.1.max(theirs.1));
        }
        self
    }
}

/// The answer is carried out to its end, and nobody prevents anything.
struct Unprevented {
    /// Whether an attack deals its damage where its owner could also push or spin first.
    deals: bool,
}

impl Foresight<SteelArena> for Unprevented {
    fn suppose(&self, at: At<'_, SteelArena>, seat: Seat, question: &Question) -> Option<Answer> {
        match *question {
            Question::Effects { deals, .. } => (self.deals && deals).then_some(Answer::Deal),
            Question::NextHit(cells) => cells.first().map(Answer::Cell),
            Question::Defend { .. } => Some(Answer::Endure),
            Question::Split { damage, heat, points } => {
                Some(Answer::Split(queries::split_range(damage, heat, points).1))
            }
            Question::Heat { .. } => Some(Answer::Enough),
            Question::Quench => {
                let mut parts = at.table.parts(seat);
                parts.find(|&part| at.table.is_hot(seat, part)).map(Answer::Quench)
            }
            Question::Place
            | Question::Face(_)
            | Question::Act
            | Question::GoOn { .. }
            | Question::Turning(_)
            | Question::Moving(_)
            | Question::Aiming(_)
            | Question::Limit
            | Question::Discard { .. }
            | Question::Refill => None,
        }
    }

    fn goes_on(&self, _at: At<'_, SteelArena>, frame: &Frame) -> bool {
        !matches!(frame, Frame::Turn(turn) if matches!(turn.step, TurnStep::Used { .. }))
    }
}
