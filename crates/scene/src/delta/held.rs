//! What is held by whoever is told: the things themselves, and the scene made of them.

use super::{CardThing, Delta, Frame, Thing, root};
use crate::Scene;
use crate::board::{Board, Cell, Field, Hexes, Piece, Plane, Shape};
use crate::id::Id;
use crate::part::{Card, Die, Item, Panel, Part, Tray, Zone};
use crate::print::Print;
use crate::prompt::{Choice, Overlay, Prompt};
use crate::usual::is_untold;
use std::collections::BTreeMap;
use words::Message;

/// All that was told of a series of scenes. The default was told nothing.
#[derive(Clone, Debug, Default)]
pub struct Held {
    frame: Option<Frame>,
    headline: Option<Message>,
    overlays: Vec<Overlay>,
    prompt: Prompt,
    faces: Vec<Print>,
    things: BTreeMap<Id, Thing>,
    lists: BTreeMap<Id, Vec<Id>>,
    choices: Vec<Choice>,
    offered: Vec<(u32, u32)>,
}

/// Something is named that was never told: a message is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap;

impl Held {
    /// The scene after this delta.
    pub fn fold(&mut self, delta: Delta) -> Result<Scene, Gap> {
        let Delta { frame, headline, overlays, prompt, faces, things, lists, forget, choices, offered } =
            delta;
        self.frame = frame.or(self.frame.take());
        self.headline = headline.or(self.headline.take());
        if let Some(overlays) = overlays {
            self.overlays = overlays;
        }
        if let Some(prompt) = prompt {
            self.prompt = prompt;
        }
        self.faces.extend(faces);
        for mut thing in things {
            let mut before = self.things.remove(thing.id());
            if let Some((title, glyph)) = thing.look().filter(|(title, _)| is_untold(title)) {
                let (known, drawn) = before.as_mut().and_then(Thing::look).ok_or(Gap)?;
                *title = known.clone();
                if let (Some(glyph), Some(drawn)) = (glyph, drawn) {
                    *glyph = drawn.clone();
                }
            }
            self.things.insert(thing.id().clone(), thing);
        }
        self.lists.extend(lists.into_iter().map(|(of, names)| {
            let names = names.iter().map(|name| name.without(&of)).collect();
            (of, names)
        }));
        if forget {
            self.choices.clear();
            self.offered.clear();
        }
        self.choices.extend(choices);
        if let Some(offered) = offered {
            self.offered = offered;
        }
        self.scene()
    }

    fn scene(&self) -> Result<Scene, Gap> {
        let Frame { game, looker, seats, outcome } = self.frame.clone().ok_or(Gap)?;
        let mut choices = Vec::new();
        for &(first, count) in &self.offered {
            let last = first.checked_add(count).ok_or(Gap)?;
            choices.extend_from_slice(self.choices.get(first as usize..last as usize).ok_or(Gap)?);
        }
        Ok(Scene {
            game,
            headline: self.headline.clone().ok_or(Gap)?,
            looker,
            seats,
            parts: self.all(&root(), &Held::part)?,
            overlays: self.overlays.clone(),
            prompt: Prompt { choices, ..self.prompt.clone() },
            outcome,
        })
    }

    /// What the list of this name holds.
    fn all<T>(&self, list: &Id, make: &dyn Fn(&Held, &Thing) -> Result<T, Gap>) -> Result<Vec<T>, Gap> {
        let names = self.lists.get(list).ok_or(Gap)?;
        names.iter().map(|name| make(self, self.things.get(name).ok_or(Gap)?)).collect()
    }

    fn part(&self, thing: &Thing) -> Result<Part, Gap> {
        Ok(match thing {
            Thing::Panel(panel) => {
                Part::Panel(Panel { parts: self.all(&panel.id, &Held::part)?, ..panel.clone() })
            }
            Thing::Board(board) => Part::Board(self.board(board)?),
            Thing::Zone(zone) => Part::Zone(Zone { items: self.all(&zone.id, &Held::item)?, ..zone.clone() }),
            Thing::Gauge(gauge) => Part::Gauge(gauge.clone()),
            Thing::Tray(tray) => Part::Tray(Tray { dice: self.all(&tray.id, &die)?, ..tray.clone() }),
            Thing::Order(order) => Part::Order(order.clone()),
            Thing::Note { mark, .. } => Part::Note(mark.clone()),
            Thing::Card(_)
            | Thing::Token(_)
            | Thing::Empty { .. }
            | Thing::Piece(_)
            | Thing::Cell(_)
            | Thing::Shape(_)
            | Thing::Die(_) => return Err(Gap),
        })
    }

    fn board(&self, board: &Board) -> Result<Board, Gap> {
        let ground = board.id.under("ground");
        let field = match &board.field {
            Field::Hexes(hexes) => Field::Hexes(Hexes { cells: self.all(&ground, &cell)?, ..hexes.clone() }),
            Field::Plane(plane) => {
                Field::Plane(Plane { shapes: self.all(&ground, &shape)?, ..plane.clone() })
            }
        };
        Ok(Board { field, pieces: self.all(&board.id, &piece)?, ..board.clone() })
    }

    fn item(&self, thing: &Thing) -> Result<Item, Gap> {
        match thing {
            Thing::Card(card) => {
                let CardThing { id, face, marks, lying, copies } = card.clone();
                let face = self.faces.get(face as usize).ok_or(Gap)?.clone();
                Ok(Item::Card(Card { id, face, marks, lying, copies }))
            }
            Thing::Token(token) => Ok(Item::Token(token.clone())),
            Thing::Empty { id, title } => Ok(Item::Empty { id: id.clone(), title: title.clone() }),
            Thing::Panel(_)
            | Thing::Board(_)
            | Thing::Zone(_)
            | Thing::Gauge(_)
            | Thing::Tray(_)
            | Thing::Order(_)
            | Thing::Note { .. }
            | Thing::Piece(_)
            | Thing::Cell(_)
            | Thing::Shape(_)
            | Thing::Die(_) => Err(Gap),
        }
    }
}

fn die(_: &Held, thing: &Thing) -> Result<Die, Gap> {
    if let Thing::Die(die) = thing { Ok(die.clone()) } else { Err(Gap) }
}

fn cell(_: &Held, thing: &Thing) -> Result<Cell, Gap> {
    if let Thing::Cell(cell) = thing { Ok(cell.clone()) } else { Err(Gap) }
}

fn shape(_: &Held, thing: &Thing) -> Result<Shape, Gap> {
    if let Thing::Shape(shape) = thing { Ok(shape.clone()) } else { Err(Gap) }
}

fn piece(_: &Held, thing: &Thing) -> Result<Piece, Gap> {
    if let Thing::Piece(piece) = thing { Ok(piece.clone()) } else { Err(Gap) }
}
