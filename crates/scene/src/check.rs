//! What every scene must hold to: ids are unique, choices are bound to things that are there.

use crate::Scene;
use crate::board::{Board, Field};
use crate::id::Id;
use crate::part::{Item, Part, Zone};
use crate::prompt::{Choice, Overlay};
use std::collections::BTreeSet;

/// What is wrong with a scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two things have this id.
    Twice(Id),
    /// An overlay, an order or the tool for poses speaks of a thing that is not there.
    Missing(Id),
    /// This answer is bound to a thing that is not there.
    Unbound {
        /// The answer.
        answer: String,
        /// The missing thing.
        id: Id,
    },
    /// Two answers have the same notation.
    SameAnswer(String),
    /// Choices without a question, or a question without a choice or pose.
    NoQuestion,
}

/// Everything that is wrong with a scene.
pub fn faults(scene: &Scene) -> Vec<Fault> {
    let mut ids = Ids::default();
    scene.parts.iter().for_each(|part| ids.part(part));
    let mut faults: Vec<Fault> = ids.twice.iter().cloned().map(Fault::Twice).collect();
    let posed = scene.prompt.pose.iter().map(|pose| &pose.piece);
    let named = overlaid(&scene.overlays).into_iter().chain(posed).chain(&ids.named);
    faults.extend(named.filter(|id| !ids.all.contains(*id)).cloned().map(Fault::Missing));
    let mut answers = BTreeSet::new();
    for choice in &scene.prompt.choices {
        if !answers.insert(&choice.answer) {
            faults.push(Fault::SameAnswer(choice.answer.clone()));
        }
        let unbound = concerned(choice).into_iter().filter(|id| !ids.all.contains(*id));
        faults.extend(unbound.map(|id| Fault::Unbound { answer: choice.answer.clone(), id: id.clone() }));
    }
    let asked = scene.prompt.question.is_some();
    let answerable = !scene.prompt.choices.is_empty() || scene.prompt.pose.is_some();
    if asked != answerable {
        faults.push(Fault::NoQuestion);
    }
    faults
}

/// All things that a choice and its preview speak of.
fn concerned(choice: &Choice) -> Vec<&Id> {
    choice.things.iter().chain(overlaid(&choice.preview)).collect()
}

fn overlaid(overlays: &[Overlay]) -> Vec<&Id> {
    let mut ids: Vec<&Id> = Vec::new();
    for overlay in overlays {
        match overlay {
            Overlay::Path(path) => ids.extend(path),
            Overlay::Line { from, to, blocker } => ids.extend([from, to].into_iter().chain(blocker)),
            Overlay::Things { ids: things, .. } => ids.extend(things),
            Overlay::Mark { on, .. } => ids.push(on),
            Overlay::Cells { .. } | Overlay::Area { .. } | Overlay::Odds { .. } => {}
        }
    }
    ids
}

#[derive(Default)]
struct Ids {
    all: BTreeSet<Id>,
    twice: Vec<Id>,
    /// What orders speak of.
    named: Vec<Id>,
}

impl Ids {
    fn add(&mut self, id: &Id) {
        if !self.all.insert(id.clone()) {
            self.twice.push(id.clone());
        }
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Panel(panel) => {
                self.add(&panel.id);
                panel.parts.iter().for_each(|part| self.part(part));
            }
            Part::Board(board) => self.board(board),
            Part::Zone(zone) => self.zone(zone),
            Part::Gauge(gauge) => self.add(&gauge.id),
            Part::Tray(tray) => {
                self.add(&tray.id);
                tray.dice.iter().for_each(|die| self.add(&die.id));
            }
            Part::Order(order) => {
                self.add(&order.id);
                self.named.extend(order.entries.iter().filter_map(|(id, _)| id.clone()));
            }
            Part::Note(_) => {}
        }
    }

    fn board(&mut self, board: &Board) {
        self.add(&board.id);
        match &board.field {
            Field::Hexes(cells) => cells.iter().for_each(|cell| self.add(&cell.id)),
            Field::Plane(plane) => plane.shapes.iter().for_each(|shape| self.add(&shape.id)),
        }
        board.pieces.iter().for_each(|piece| self.add(&piece.id));
    }

    fn zone(&mut self, zone: &Zone) {
        self.add(&zone.id);
        zone.items.iter().map(Item::id).for_each(|id| self.add(id));
    }
}
