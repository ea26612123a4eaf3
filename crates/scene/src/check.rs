//! What every scene must keep: ids are unique, and choices refer to existing things.

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
    /// An overlay, an order or the tool for poses refers to a thing that does not exist.
    Missing(Id),
    /// This answer is bound to a thing that does not exist.
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

/// All things that a choice and its preview refer to.
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
    /// The things that orders refer to.
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
            Field::Hexes(hexes) => hexes.cells.iter().for_each(|cell| self.add(&cell.id)),
            Field::Plane(plane) => plane.shapes.iter().for_each(|shape| self.add(&shape.id)),
        }
        board.pieces.iter().for_each(|piece| self.add(&piece.id));
    }

    fn zone(&mut self, zone: &Zone) {
        self.add(&zone.id);
        zone.items.iter().map(Item::id).for_each(|id| self.add(id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Glyph, Item, Layout, Order, PoseTool, Prompt, Token, Tone};
    use crate::{Point, Pose};
    use words::Message;

    fn say() -> Message {
        Message::new("x")
    }

    fn choice(answer: &str, things: Vec<Id>) -> Choice {
        Choice {
            answer: answer.to_owned(),
            then: Vec::new(),
            words: say(),
            things,
            amount: None,
            preview: Vec::new(),
        }
    }

    fn table() -> Scene {
        let id = Id::of("zone", 0);
        let token =
            Token { id: id.at(0), title: say(), glyph: Glyph::named("x"), tone: Tone::Plain, copies: 1 };
        let zone = Zone {
            items: vec![Item::Token(token)],
            title: say(),
            layout: Layout::Row,
            unlisted: 0,
            marks: Vec::new(),
            id: id.clone(),
        };
        let prompt = Prompt {
            owing: vec![0],
            question: Some(say()),
            choices: vec![choice("a", vec![id.at(0)]), choice("b", vec![id])],
            pose: None,
        };
        Scene {
            game: "x".to_owned(),
            headline: say(),
            looker: Some(0),
            seats: 2,
            parts: vec![Part::Zone(zone)],
            overlays: Vec::new(),
            prompt,
            outcome: None,
        }
    }

    #[test]
    fn a_sound_scene_has_no_fault() {
        assert_eq!(faults(&table()), []);
    }

    #[test]
    fn every_fault_is_found() {
        let nowhere = Id::of("nowhere", 0);
        let line = Overlay::Line { from: Id::of("zone", 0), to: nowhere.clone(), blocker: None };
        let missing = || vec![Fault::Missing(nowhere.clone())];

        let mut scene = table();
        scene.parts.push(scene.parts[0].clone());
        assert_eq!(faults(&scene), [Fault::Twice(Id::of("zone", 0)), Fault::Twice(Id::of("zone", 0).at(0))]);

        let mut scene = table();
        scene.prompt.choices[1].answer = "a".to_owned();
        assert_eq!(faults(&scene), [Fault::SameAnswer("a".to_owned())]);

        let unbound = || [Fault::Unbound { answer: "b".to_owned(), id: nowhere.clone() }];
        let mut scene = table();
        scene.prompt.choices[1].things.push(nowhere.clone());
        assert_eq!(faults(&scene), unbound());
        let mut scene = table();
        scene.prompt.choices[1].preview.push(line.clone());
        assert_eq!(faults(&scene), unbound());

        let mut scene = table();
        scene.overlays.push(line);
        assert_eq!(faults(&scene), missing());
        let mut scene = table();
        let entries = vec![(Some(nowhere.clone()), say())];
        scene.parts.push(Part::Order(Order { id: Id::of("order", 0), title: say(), entries }));
        assert_eq!(faults(&scene), missing());
        let mut scene = table();
        let start = Pose { at: Point { x: 0, y: 0 }, turned: 0 };
        let answer = "place {x} {y} {turn}".to_owned();
        scene.prompt.pose = Some(PoseTool { piece: nowhere.clone(), start, turn_step: 1000, answer });
        assert_eq!(faults(&scene), missing());

        let mut scene = table();
        scene.prompt.question = None;
        assert_eq!(faults(&scene), [Fault::NoQuestion]);
        let mut scene = table();
        scene.prompt.choices.clear();
        assert_eq!(faults(&scene), [Fault::NoQuestion]);
    }
}
