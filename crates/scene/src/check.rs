//! What every scene must keep: ids are unique, and choices refer to existing things.

use crate::Scene;
use crate::board::{Board, Field};
use crate::id::Id;
use crate::measure::Place;
use crate::part::{Item, Part, Zone};
use crate::prompt::{Choice, Overlay, PoseTool};
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
    /// This answer has a badge, but no thing to carry it.
    LooseBadge(String),
    /// A forecast for this thing says nothing, or its values do not rise.
    UnsoundForecast(Id),
    /// The pieces of a line of sight from this thing do not rise to its end.
    UnsoundSight(Id),
}

/// Everything that is wrong with a scene.
pub fn faults(scene: &Scene) -> Vec<Fault> {
    let mut ids = Ids::default();
    scene.parts.iter().for_each(|part| ids.part(part));
    let mut faults: Vec<Fault> = ids.twice.iter().cloned().map(Fault::Twice).collect();
    let posed = scene.prompt.pose.iter().flat_map(PoseTool::all).map(|tool| &tool.piece);
    let named = overlaid(&scene.overlays).into_iter().chain(posed).chain(&ids.named);
    faults.extend(named.filter(|id| !ids.all.contains(*id)).cloned().map(Fault::Missing));
    let mut answers = BTreeSet::new();
    for choice in &scene.prompt.choices {
        if !answers.insert(&choice.answer) {
            faults.push(Fault::SameAnswer(choice.answer.clone()));
        }
        let unbound = concerned(choice).into_iter().filter(|id| !ids.all.contains(*id));
        faults.extend(unbound.map(|id| Fault::Unbound { answer: choice.answer.clone(), id: id.clone() }));
        if choice.badge.is_some() && choice.things.is_empty() {
            faults.push(Fault::LooseBadge(choice.answer.clone()));
        }
    }
    let previews = scene.prompt.choices.iter().flat_map(|choice| &choice.preview);
    faults.extend(scene.overlays.iter().chain(previews).filter_map(unsound));
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

/// The thing whose forecast says nothing or whose values do not rise, or whose line of sight does not reach its end.
fn unsound(overlay: &Overlay) -> Option<Fault> {
    if let Overlay::Sight(sight) = overlay {
        return (!sight.is_whole()).then(|| Fault::UnsoundSight(sight.from.clone()));
    }
    let Overlay::Forecast { on, outcomes, .. } = overlay else { return None };
    let rises = outcomes.windows(2).all(|pair| pair[0].value < pair[1].value);
    let counts = !outcomes.is_empty() && outcomes.iter().all(|outcome| outcome.cases > 0);
    (!(rises && counts)).then(|| Fault::UnsoundForecast(on.clone()))
}

fn overlaid(overlays: &[Overlay]) -> Vec<&Id> {
    let mut ids: Vec<&Id> = Vec::new();
    for overlay in overlays {
        match overlay {
            Overlay::Path(path) => ids.extend(path),
            Overlay::Line { from, to, blocker } => ids.extend([from, to].into_iter().chain(blocker)),
            Overlay::Things { ids: things, .. } => ids.extend(things),
            Overlay::Mark { on, .. } | Overlay::Forecast { on, .. } => ids.push(on),
            Overlay::Arc(arc) => ids.push(&arc.of),
            Overlay::Sight(sight) => ids.extend([&sight.from, &sight.to]),
            Overlay::Ruler(ruler) => {
                ids.extend([&ruler.from, &ruler.to].into_iter().filter_map(Place::thing))
            }
            Overlay::Trace(trace) => ids.push(&trace.of),
            Overlay::Push(push) => {
                let way = push.way.iter().filter_map(Place::thing);
                ids.extend(way.chain([&push.of]).chain(&push.against));
            }
            Overlay::Template(template) => ids.extend(template.hits.iter().chain(template.at.thing())),
            Overlay::Label(label) => ids.extend(label.at.thing()),
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
    use crate::{Glyph, Item, Layout, Mark, Order, Outlook, Prompt, Token, Tone};
    use crate::{Label, Point, Pose, Push, Seen, Segment, Sight};
    use words::Message;

    fn say() -> Message {
        Message::new("x")
    }

    fn choice(answer: &str, things: Vec<Id>) -> Choice {
        Choice::new(answer.to_owned(), say(), things)
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
        let choices = vec![choice("a", vec![id.at(0)]), choice("b", vec![id])];
        let prompt = Prompt::new([0], Some(say()), choices);
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
    fn a_forecast_is_of_a_thing_and_names_each_value_once() {
        let forecast = |on: &Id, values: &[(i64, u64)]| {
            let outcomes = values.iter().map(|&(value, cases)| Outlook { value, cases }).collect();
            let mut scene = table();
            let preview = &mut scene.prompt.choices[1].preview;
            preview.push(Overlay::Forecast { on: on.clone(), title: say(), now: 4, outcomes });
            faults(&scene)
        };
        let (here, nowhere) = (Id::of("zone", 0), Id::of("nowhere", 0));
        assert_eq!(forecast(&here, &[(2, 1), (4, 35)]), []);
        assert_eq!(
            forecast(&nowhere, &[(4, 1)]),
            [Fault::Unbound { answer: "b".to_owned(), id: nowhere.clone() }]
        );
        for empty in [&[][..], &[(2, 0)], &[(4, 1), (4, 1)], &[(4, 1), (2, 1)]] {
            assert_eq!(forecast(&here, empty), [Fault::UnsoundForecast(here.clone())], "{empty:?}");
        }
    }

    #[test]
    fn a_line_of_sight_is_told_to_its_end() {
        let sight = |ends: &[u16]| {
            let segment = |&until: &u16| Segment { until, seen: Seen::Clear, why: say() };
            let (from, to) = (Id::of("zone", 0), Id::of("zone", 0).at(0));
            let segments = ends.iter().map(segment).collect();
            let mut scene = table();
            scene.overlays.push(Overlay::Sight(Sight { from, to, segments }));
            faults(&scene)
        };
        assert_eq!(sight(&[400, 1000]), []);
        for ends in [&[][..], &[400], &[400, 400, 1000]] {
            assert_eq!(sight(ends), [Fault::UnsoundSight(Id::of("zone", 0))], "{ends:?}");
        }
    }

    #[test]
    fn what_is_measured_is_of_things_that_are_there() {
        let nowhere = Id::of("nowhere", 0);
        let hex = Place::Hex(crate::Hex { q: 0, r: 0 });
        let push = Push { of: Id::of("zone", 0), way: vec![hex.clone()], against: None, words: say() };
        let label = Label { at: hex, mark: Mark::new(say(), Tone::Plain) };
        let sound = [Overlay::Push(push.clone()), Overlay::Label(label.clone())];
        assert_eq!(faults(&Scene { overlays: sound.to_vec(), ..table() }), []);
        let broken = [
            Overlay::Push(Push { against: Some(nowhere.clone()), ..push }),
            Overlay::Label(Label { at: Place::Thing(nowhere.clone()), ..label }),
        ];
        for overlay in broken {
            let scene = Scene { overlays: vec![overlay], ..table() };
            assert_eq!(faults(&scene), [Fault::Missing(nowhere.clone())]);
        }
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
        scene.prompt.pose = Some(PoseTool::new(nowhere.clone(), start, 1000, answer));
        assert_eq!(faults(&scene), missing());

        let mut scene = table();
        scene.prompt.choices[1].badge = Some(Mark::new(say(), Tone::Plain));
        assert_eq!(faults(&scene), []);
        scene.prompt.choices[1].things.clear();
        assert_eq!(faults(&scene), [Fault::LooseBadge("b".to_owned())]);

        let mut scene = table();
        scene.prompt.question = None;
        assert_eq!(faults(&scene), [Fault::NoQuestion]);
        let mut scene = table();
        scene.prompt.choices.clear();
        assert_eq!(faults(&scene), [Fault::NoQuestion]);
    }
}
