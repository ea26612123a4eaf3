//! The city as a board: hexes with their labels, buildings with tags on their faces, rubble, robots and Support Units.

use super::{Look, aim, ids, preview};
use crate::city::board::hexes;
use crate::city::{Cell, Face};
use crate::content::Gkr;
use crate::procedures::{Opening, OpeningStep};
use crate::table::Building;
use kernel::{Procedure, Seat};
use scene::{Board, Field, Glyph, Id, Mark, Piece, Spot, Tone};
use words::Message;

/// The layers of pieces on one hex.
const GROUND: i16 = 0;
const STANDS: i16 = 1;
const FLIES: i16 = 2;

/// What buildings and their rubble are drawn in: both fill their hex.
const BUILT: Tone = Tone::Ground(4);
const BROKEN: Tone = Tone::Ground(2);

pub(super) fn board(look: Look<'_>) -> Board {
    let table = look.names.table;
    let title = |cell: Cell| Some(Message::new("gk-scene-hex").with("cell", cell.label()));
    let tagged = |face: Face| table.owner(face).map(|seat| tag(look, seat));
    let buildings = table.buildings.iter().map(|one| building(look, one));
    let pieces = table.pieces().map(|(seat, gkr, cell)| piece(look, seat, gkr, cell));
    Board {
        id: Id::of("city", 0),
        title: Message::new("gk-scene-city").with("name", table.field().map_or("Custom", |field| field.name)),
        field: Field::Hexes(hexes(title, tagged)),
        pieces: buildings.chain(starts(look)).chain(pieces).chain(ghost(look)).collect(),
    }
}

fn tag(look: Look<'_>, seat: Seat) -> Mark {
    Mark::new(look.names.whose("gk-scene-tag", seat), Tone::Side(seat.0)).drawn("tag")
}

/// GK-14.5, GK-14.13: a building with the number of tags of each seat, or the rubble of whoever demolished it. Where
/// the tags are is seen on its faces.
fn building(look: Look<'_>, one: &Building) -> Piece {
    let tags = |seat: Seat| {
        let count = one.faces.iter().filter(|owner| **owner == Some(seat)).count() as u8;
        let words = look.names.whose("gk-scene-tags", seat).with("tags", count);
        (count > 0).then(|| Mark::new(words, Tone::Side(seat.0)))
    };
    let (glyph, tone, title, marks) = match one.rubble {
        Some(seat) => {
            let by =
                Mark::new(look.names.whose("gk-scene-demolished-by", seat), Tone::Side(seat.0)).drawn("tag");
            ("block-rubble", BROKEN, "gk-scene-rubble", vec![by])
        }
        None => {
            let marks = (0..look.view.seats()).map(Seat).filter_map(tags).collect();
            ("block", BUILT, "gk-scene-building", marks)
        }
    };
    Piece {
        id: ids::building(one.cell),
        title: Message::new(title).with("cell", one.cell.label()),
        spot: Spot::Cell { hex: one.cell.hex(), facing: None },
        layer: GROUND,
        base: Vec::new(),
        glyph: Glyph::named(glyph),
        tone,
        marks: marks.into_iter().chain(aim::untagged(look, one.cell)).collect(),
    }
}

/// GK-3.6: the start hexes, while Heavy Hitters are placed.
fn starts(look: Look<'_>) -> impl Iterator<Item = Piece> + '_ {
    let opening = Opening::of(look.view.stack());
    let places = opening
        .is_some_and(|it| matches!(it.step, OpeningStep::Roll | OpeningStep::Factions | OpeningStep::Places));
    let table = look.names.table;
    let free = table.starts().iter().filter(move |&cell| places && table.is_free(cell));
    free.map(|cell| Piece {
        id: Id::of("start", cell),
        title: Message::new("gk-scene-start").with("cell", cell.label()),
        spot: Spot::Cell { hex: cell.hex(), facing: None },
        layer: GROUND,
        base: Vec::new(),
        glyph: Glyph::named("flag"),
        tone: Tone::May,
        marks: Vec::new(),
    })
}

/// GK-2.8: a Heavy Hitter looks somewhere; Support Units do not.
fn piece(look: Look<'_>, seat: Seat, gkr: Gkr, cell: Cell) -> Piece {
    let player = look.names.table.player(seat);
    let facing = player.hitter.filter(|_| gkr == Gkr::Hitter).map(|hitter| hitter.facing.side());
    let hits = player.units.get(gkr).map(|drone| {
        let words = Message::new("gk-scene-class-hits").with("gkr", crate::prose::names::gkr_word(gkr));
        let words = words.with("hits", drone.hits).with("most", gkr.hits());
        Mark::new(words, Tone::Help).drawn(class_sign(gkr)).counting(drone.hits)
    });
    let life = player.hitter.filter(|_| gkr == Gkr::Hitter).map(|_| {
        let words = Message::new("gk-scene-sound").with("cards", player.sound());
        Mark::new(words, Tone::Help).drawn(class_sign(gkr)).counting(player.sound())
    });
    let title = look.names.whose("gk-scene-piece", seat).with("name", look.names.piece(seat, gkr));
    Piece {
        id: ids::piece(seat, gkr),
        title,
        spot: Spot::Cell { hex: cell.hex(), facing },
        layer: if gkr == Gkr::Recon { FLIES } else { STANDS },
        base: Vec::new(),
        glyph: super::card::figure(look, seat, gkr),
        tone: Tone::Side(seat.0),
        marks: hits.into_iter().chain(life).chain(aim::barred(look, seat, gkr)).collect(),
    }
}

/// GK-8.15: the Heavy Hitter of the looking seat as it will stand, while that seat says where it looks.
fn ghost(look: Look<'_>) -> Option<Piece> {
    let (cell, facing) = preview::pending(look)?;
    let name = look.names.piece(look.seat, Gkr::Hitter);
    Some(Piece {
        id: Id::of("ghost", look.seat.0),
        title: Message::new("gk-scene-ghost").with("name", name).with("cell", cell.label()),
        spot: Spot::Cell { hex: cell.hex(), facing: facing.map(|facing| facing.side()) },
        layer: FLIES,
        base: Vec::new(),
        glyph: super::card::figure(look, look.seat, Gkr::Hitter),
        tone: Tone::May,
        marks: Vec::new(),
    })
}

/// GK-13.6: the sign of the class of a piece.
fn class_sign(gkr: Gkr) -> &'static str {
    match gkr {
        Gkr::Hitter => "deck",
        Gkr::Combat => "attack",
        Gkr::Repair => "recover",
        Gkr::Recon => "role-recon",
    }
}
