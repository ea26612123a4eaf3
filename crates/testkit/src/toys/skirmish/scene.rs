//! Skirmish made visible: the plane with its machines, and a panel for each seat.

use super::knowledge::SeenMat;
use super::{Cards, Happened, Move, Skirmish, View};
use crate::toys::said;
use kernel::{Offer, Rules, Seat, Show};
use scene::{
    Beat, Board, Card, Choice, Face, Field, Gauge, Glyph, Id, Item, Layout, Panel, Part, Piece, Plane, Point,
    Pose, Prompt, Scene, Spot, Tone, Zone,
};

/// Millimetres from cell to cell.
const CELL: i32 = 40;

impl Show for Skirmish {
    type Scene = Scene;
    type Beat = Beat;

    fn show(content: &Cards, view: &View, offers: Vec<Offer<Skirmish>>) -> Scene {
        let looker = view.own.map(|(seat, _)| seat);
        let choices: Vec<Choice> = offers.into_iter().map(|offer| choice(looker, offer)).collect();
        let question = (!choices.is_empty()).then(|| said("Choose"));
        let panels = (0u8..).zip(&view.mats).map(|(seat, mat)| panel(content, view, Seat(seat), mat));
        Scene {
            game: Skirmish::ID.to_owned(),
            headline: said(format!("Turn {}", view.turn)),
            looker: looker.map(|seat| seat.0),
            seats: view.mats.len() as u8,
            parts: std::iter::once(Part::Board(board(view))).chain(panels.map(Part::Panel)).collect(),
            overlays: Vec::new(),
            prompt: Prompt::new(view.waiting.iter().map(|seat| seat.0), question, choices),
            outcome: None,
        }
    }

    fn beat(_content: &Cards, _view: &View, event: &Happened) -> Option<Beat> {
        Some(match *event {
            Happened::Began(seat) => Beat::turn().by(seat.0).about([Id::of("seat", seat)]),
            Happened::Drew(seat, _) => Beat::detail().by(seat.0).about([hand(seat), Id::of("pile", seat)]),
            Happened::Mustered(seat, ..) | Happened::Moved(seat, _) => {
                Beat::deed().by(seat.0).about([machine(seat)])
            }
            Happened::Played(seat, _) | Happened::Parried(seat, _) => {
                Beat::deed().by(seat.0).about([hand(seat), machine(seat)])
            }
            Happened::Cancelled(seat, _)
            | Happened::Struck(seat)
            | Happened::Missed(seat)
            | Happened::KnockedOut(seat) => Beat::detail().about([machine(seat)]),
            Happened::Hit(seat, points) => {
                Beat::detail().about([machine(seat)]).flying(machine(seat), -i64::from(points), Tone::Harm)
            }
            Happened::Paid(seat, _) => Beat::detail().by(seat.0).about([hand(seat)]),
            Happened::TimeCalled => Beat::deed(),
        })
    }
}

fn choice(looker: Option<Seat>, offer: Offer<Skirmish>) -> Choice {
    let held = |kind: u8| looker.map(|seat| hand(seat).at(kind)).into_iter().collect();
    let things = match offer.answer {
        Move::Pass | Move::Keep | Move::Take(_) | Move::Commit | Move::Revise => Vec::new(),
        Move::To(_, _) => vec![Id::of("board", 0)],
        Move::Swap(kind) | Move::Play(kind) | Move::Discard(kind) => held(kind),
        Move::Hit(seat) => vec![machine(seat)],
    };
    let (answer, words) = (offer.notation, offer.words);
    let choice = Choice::new(answer, words, things);
    match offer.answer {
        Move::Pass | Move::Keep => choice.passing(),
        Move::Revise => choice.back(),
        Move::Take(_) | Move::Commit => choice,
        Move::To(..) => choice.grouped(said("Move")),
        Move::Swap(_) => choice.grouped(said("Swap")),
        Move::Play(_) => choice.grouped(said("Play")),
        Move::Discard(_) => choice.grouped(said("Discard")),
        Move::Hit(_) => choice.grouped(said("Hit")),
    }
}

fn machine(seat: Seat) -> Id {
    Id::of("machine", seat)
}

fn hand(seat: Seat) -> Id {
    Id::of("hand", seat)
}

fn board(view: &View) -> Board {
    let machine = |(seat, mat): (u8, &SeenMat)| {
        let (x, y) = mat.cell;
        let at = Point { x: i32::from(x) * CELL, y: i32::from(y) * CELL };
        Piece {
            id: machine(Seat(seat)),
            title: said(format!("machine of {seat}")),
            spot: Spot::Free(Pose { at, turned: 0 }),
            layer: 0,
            base: Vec::new(),
            glyph: Glyph::named("machine"),
            tone: Tone::Side(seat),
            marks: Vec::new(),
        }
    };
    Board {
        id: Id::of("board", 0),
        title: said("The plane"),
        field: Field::Plane(Plane {
            width: 13 * CELL,
            depth: 13 * CELL,
            shapes: Vec::new(),
            unruled: false,
            ground: Tone::Plain,
        }),
        pieces: (0u8..).zip(&view.mats).map(machine).collect(),
    }
}

fn panel(content: &Cards, view: &View, seat: Seat, mat: &SeenMat) -> Panel {
    let pile = Gauge {
        id: Id::of("pile", seat),
        title: said("pile"),
        value: mat.pile.into(),
        most: None,
        tone: Tone::Plain,
    };
    Panel {
        id: Id::of("seat", seat),
        title: said(format!("Seat {seat}")),
        seat: Some(seat.0),
        active: false,
        marks: Vec::new(),
        parts: vec![
            Part::Gauge(pile),
            Part::Zone(held(content, view, seat, mat)),
            Part::Zone(tower(content, seat, mat)),
        ],
    }
}

fn held(content: &Cards, view: &View, seat: Seat, mat: &SeenMat) -> Zone {
    let own = view.own.filter(|(owner, _)| *owner == seat).map(|(_, counts)| counts);
    let known =
        own.iter().flat_map(|counts| content.kinds().map(|(kind, _)| (kind, counts[usize::from(kind)])));
    let items = known.filter(|(_, copies)| *copies > 0).map(|(kind, copies)| {
        let face = front(content, kind);
        Item::Card(Card::new(hand(seat).at(kind), face).times(copies))
    });
    Zone {
        id: hand(seat),
        title: said("hand"),
        layout: Layout::Fan,
        items: items.collect(),
        unlisted: if own.is_some() { 0 } else { mat.cards.into() },
        marks: Vec::new(),
    }
}

fn tower(content: &Cards, seat: Seat, mat: &SeenMat) -> Zone {
    let id = Id::of("tower", seat);
    let card = |(height, kind): (usize, &u8)| {
        let face = front(content, *kind);
        Item::Card(Card::new(id.at(height), face))
    };
    Zone {
        items: mat.tower.iter().enumerate().rev().map(card).collect(),
        title: said("tower"),
        layout: Layout::Stack,
        unlisted: 0,
        marks: Vec::new(),
        id: id.clone(),
    }
}

fn front(content: &Cards, kind: u8) -> Face {
    let title = said(content.card(kind).name.as_str());
    Face::Front {
        turned_down: false,
        title,
        glyph: Glyph::named("card"),
        numbers: Vec::new(),
        text: Vec::new(),
    }
}
