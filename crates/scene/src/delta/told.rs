//! What was told: a digest of each thing, and from it the next delta.

use super::{CardThing, Delta, Frame, Thing, name_of, root};
use crate::Scene;
use crate::board::{Board, Field, Piece};
use crate::digest::digest;
use crate::id::Id;
use crate::part::{Card, Gauge, Item, Panel, Part, Token, Tray, Zone};
use crate::print::Print;
use crate::prompt::{Choice, Prompt};
use crate::tone::Glyph;
use crate::usual::untold;
use std::hash::Hash;

/// The most faces that are remembered. Beyond that, it is time to begin anew.
const FACES_MAX: usize = 512;
/// The most choices that are remembered. Beyond that, all are forgotten.
const CHOICES_MAX: usize = 512;

/// What was told of a series of scenes. The default was told nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// Each thing and each list of the last scene in the order in which scenes are gone through: its name and what it
    /// was, both as digests.
    things: Vec<(u64, u64)>,
    faces: Pool,
    choices: Pool,
    /// What could be chosen last, in runs.
    offered: Vec<(u32, u32)>,
}

/// What was told once and has a number since then.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Pool {
    /// The digest of each, sorted, with its number.
    known: Vec<(u64, u32)>,
}

impl Pool {
    /// The number of this, and whether it is new.
    fn number(&mut self, it: u64) -> (u32, bool) {
        match self.known.binary_search_by_key(&it, |&(known, _)| known) {
            Ok(place) => (self.known[place].1, false),
            Err(place) => {
                let number = self.known.len() as u32;
                self.known.insert(place, (it, number));
                (number, true)
            }
        }
    }

    fn news(&self, all: impl Iterator<Item = u64>) -> usize {
        all.filter(|it| self.known.binary_search_by_key(it, |&(known, _)| known).is_err()).count()
    }
}

impl Told {
    /// What has changed in this scene since the last one. From now on, this scene is the last one.
    pub fn next(&mut self, scene: &Scene) -> Delta {
        let before = std::mem::take(&mut self.things);
        let room = before.len() + 8;
        let mut walk = Walk {
            before: &before,
            at: 0,
            now: Vec::with_capacity(room),
            faces: &mut self.faces,
            delta: Delta::default(),
        };
        walk.scene(scene);
        let (now, delta) = (walk.now, walk.delta);
        self.things = now;
        self.choices(&scene.prompt.choices, delta)
    }

    /// Whether so much was told that whoever holds it should forget it, and be told anew.
    pub fn is_full(&self) -> bool {
        self.faces.known.len() > FACES_MAX
    }

    /// The same delta with the choices.
    fn choices(&mut self, choices: &[Choice], mut delta: Delta) -> Delta {
        let digests: Vec<u64> = choices.iter().map(digest).collect();
        if self.choices.known.len() + self.choices.news(digests.iter().copied()) > CHOICES_MAX
            && !self.choices.known.is_empty()
        {
            self.choices = Pool::default();
            self.offered = Vec::new();
            delta.forget = true;
        }
        let mut offered: Vec<(u32, u32)> = Vec::new();
        for (choice, it) in choices.iter().zip(digests) {
            let (number, is_new) = self.choices.number(it);
            if is_new {
                delta.choices.push(choice.clone());
            }
            match offered.last_mut().filter(|(first, count)| first + count == number) {
                Some((_, count)) => *count += 1,
                None => offered.push((number, 1)),
            }
        }
        if offered != self.offered {
            delta.offered = Some(offered.clone());
        }
        self.offered = offered;
        delta
    }
}

/// A way through a scene, beside what the last one was.
struct Walk<'a> {
    before: &'a [(u64, u64)],
    /// Where in `before` the next thing is expected.
    at: usize,
    now: Vec<(u64, u64)>,
    faces: &'a mut Pool,
    delta: Delta,
}

/// What a name stands for: a name can belong to a thing and to a list.
#[derive(Clone, Copy, Hash)]
enum Kind {
    Root,
    Thing,
    Look,
    List,
}

impl Walk<'_> {
    /// Whether what has this name was different, or not there.
    fn is_new<T: Hash + ?Sized>(&mut self, kind: Kind, name: &str, it: &T) -> bool {
        let (key, it) = (digest(&(kind, name)), digest(it));
        self.now.push((key, it));
        let expected = self.before.get(self.at).filter(|(known, _)| *known == key);
        let place = match expected {
            Some(_) => Some(self.at),
            None => self.before.iter().position(|(known, _)| *known == key),
        };
        match place {
            Some(place) => {
                self.at = place + 1;
                self.before[place].1 != it
            }
            None => true,
        }
    }

    fn thing<T: Hash + ?Sized>(&mut self, id: &Id, it: &T, make: impl FnOnce() -> Thing) {
        if self.is_new(Kind::Thing, id.as_str(), it) {
            self.delta.things.push(make());
        }
    }

    /// A thing of which title and drawing are told only if they have changed. `it` is all the rest of it.
    fn titled<L: Hash, T: Hash>(&mut self, id: &Id, look: &L, it: &T, make: impl FnOnce() -> Thing) {
        let (is_new, is_other) =
            (self.is_new(Kind::Look, id.as_str(), look), self.is_new(Kind::Thing, id.as_str(), it));
        if !is_new && !is_other {
            return;
        }
        let mut thing = make();
        if let Some((title, glyph)) = thing.look().filter(|_| !is_new) {
            *title = untold();
            glyph.into_iter().for_each(|glyph| *glyph = Glyph::default());
        }
        self.delta.things.push(thing);
    }

    fn list<'a, T>(&mut self, of: &Id, things: &'a [T], name: impl Fn(&'a T) -> &'a Id) {
        let names: Vec<&Id> = things.iter().map(name).collect();
        if self.is_new(Kind::List, of.as_str(), &names) {
            let short = names.into_iter().map(|name| name.within(of)).collect();
            self.delta.lists.push((of.clone(), short));
        }
    }

    fn scene(&mut self, scene: &Scene) {
        let Scene { game, headline, looker, seats, parts, overlays, prompt, outcome } = scene;
        if self.is_new(Kind::Root, "frame", &(game, looker, seats, outcome)) {
            let (game, outcome) = (game.clone(), outcome.clone());
            self.delta.frame = Some(Frame { game, looker: *looker, seats: *seats, outcome });
        }
        if self.is_new(Kind::Root, "headline", headline) {
            self.delta.headline = Some(headline.clone());
        }
        if self.is_new(Kind::Root, "overlays", overlays) {
            self.delta.overlays = Some(overlays.clone());
        }
        let Prompt { owing, question, choices: _, pose, why, turn_of, why_not } = prompt;
        if self.is_new(Kind::Root, "prompt", &(owing, question, pose, why, turn_of, why_not)) {
            self.delta.prompt = Some(Prompt {
                owing: owing.clone(),
                question: question.clone(),
                choices: Vec::new(),
                pose: pose.clone(),
                why: why.clone(),
                turn_of: *turn_of,
                why_not: why_not.clone(),
            });
        }
        self.parts(&root(), parts);
    }

    fn parts(&mut self, container: &Id, parts: &[Part]) {
        let names: Vec<Id> =
            parts.iter().enumerate().map(|(place, part)| name_of(container, place, part)).collect();
        self.list(container, &names, |name| name);
        for (part, name) in parts.iter().zip(&names) {
            match part {
                Part::Panel(panel) => self.panel(panel),
                Part::Board(board) => self.board(board),
                Part::Zone(zone) => self.zone(zone),
                Part::Gauge(gauge) => self.gauge(gauge),
                Part::Tray(tray) => self.tray(tray),
                Part::Order(order) => self.thing(name, order, || Thing::Order(order.clone())),
                Part::Note(mark) => {
                    self.thing(name, mark, || Thing::Note { id: name.clone(), mark: mark.clone() });
                }
            }
        }
    }

    fn gauge(&mut self, gauge: &Gauge) {
        let Gauge { id, title, value, most, tone } = gauge;
        self.titled(id, title, &(value, most, tone), || Thing::Gauge(gauge.clone()));
    }

    fn token(&mut self, token: &Token) {
        let Token { id, title, glyph, tone, copies } = token;
        self.titled(id, &(title, glyph), &(tone, copies), || Thing::Token(token.clone()));
    }

    fn piece(&mut self, piece: &Piece) {
        let Piece { id, title, spot, layer, base, glyph, tone, marks } = piece;
        let rest = (spot, layer, base, tone, marks);
        self.titled(id, &(title, glyph), &rest, || Thing::Piece(piece.clone()));
    }

    fn panel(&mut self, panel: &Panel) {
        let Panel { id, title, seat, active, marks, parts } = panel;
        self.titled(id, title, &(seat, active, marks), || {
            let (id, title, marks) = (id.clone(), title.clone(), marks.clone());
            Thing::Panel(Panel { id, title, seat: *seat, active: *active, marks, parts: Vec::new() })
        });
        self.parts(id, parts);
    }

    fn board(&mut self, board: &Board) {
        let Board { id, title, field, pieces } = board;
        let form = match field {
            Field::Hexes(hexes) => (Some(hexes.top), None),
            Field::Plane(plane) => (None, Some((plane.width, plane.depth))),
        };
        self.thing(id, &(title, form), || {
            Thing::Board(Board {
                id: id.clone(),
                title: title.clone(),
                field: field.bare(),
                pieces: Vec::new(),
            })
        });
        let ground = id.under("ground");
        match field {
            Field::Hexes(hexes) => {
                self.list(&ground, &hexes.cells, |cell| &cell.id);
                hexes.cells.iter().for_each(|it| self.thing(&it.id, it, || Thing::Cell(it.clone())));
            }
            Field::Plane(plane) => {
                self.list(&ground, &plane.shapes, |shape| &shape.id);
                plane.shapes.iter().for_each(|it| self.thing(&it.id, it, || Thing::Shape(it.clone())));
            }
        }
        self.list(id, pieces, |piece| &piece.id);
        pieces.iter().for_each(|it| self.piece(it));
    }

    fn zone(&mut self, zone: &Zone) {
        let Zone { id, title, layout, items, unlisted, marks } = zone;
        self.titled(id, title, &(layout, unlisted, marks), || {
            let (title, marks) = (title.clone(), marks.clone());
            Thing::Zone(Zone {
                marks,
                unlisted: *unlisted,
                ..Zone::new(id.clone(), title, *layout, Vec::new())
            })
        });
        self.list(id, items, Item::id);
        for item in items {
            match item {
                Item::Card(card) => self.card(card),
                Item::Token(token) => self.token(token),
                Item::Empty { id, title } => {
                    self.thing(id, title, || Thing::Empty { id: id.clone(), title: title.clone() });
                }
            }
        }
    }

    fn card(&mut self, card: &Card) {
        let Card { id, face, marks, lying, copies } = card;
        let face = self.face(face);
        self.thing(id, &(face, marks, lying, copies), || {
            let (id, marks) = (id.clone(), marks.clone());
            Thing::Card(CardThing { id, face, marks, lying: *lying, copies: *copies })
        });
    }

    fn face(&mut self, face: &Print) -> u32 {
        let (number, is_new) = self.faces.number(face.digest());
        if is_new {
            self.delta.faces.push(face.clone());
        }
        number
    }

    fn tray(&mut self, tray: &Tray) {
        let Tray { id, title, seat, dice, total } = tray;
        self.thing(id, &(title, seat, total), || {
            let (id, title, total) = (id.clone(), title.clone(), total.clone());
            Thing::Tray(Tray { id, title, seat: *seat, dice: Vec::new(), total })
        });
        self.list(id, dice, |die| &die.id);
        dice.iter().for_each(|it| self.thing(&it.id, it, || Thing::Die(it.clone())));
    }
}
