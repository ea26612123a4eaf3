//! Beats: each event as a moment that is shown.

use super::ids;
use crate::city::{Cell, Path};
use crate::content::{Card, Stock, Tile};
use crate::dice::DieKind;
use crate::event::{Event, Faces, Sum};
use crate::prose::names::Names;
use crate::table::Aim;
use crate::text::Source;
use crate::view::View;
use kernel::Seat;
use scene::{Beat, Die, DieState, Id, Overlay, Tone};

/// What is shown of an event to somebody who sees this view now.
pub(super) fn beat(names: Names<'_>, view: &View, event: &Event) -> Beat {
    let show = Shown { names, view };
    match *event {
        Event::StartRolled { seat, face } => of(seat).rolling(show.die(seat, face)),
        Event::WonStart { seat }
        | Event::Positioned { seat, .. }
        | Event::SkippedTurn { seat }
        | Event::Left { seat } => of(seat),
        Event::ChoseMap { seat, .. } => deed(seat).about([Id::of("city", 0)]),
        Event::Placed { seat, at, .. } | Event::SetBarrier { seat, at } => show.built(seat, at),
        Event::Marked { seat, at } | Event::DroppedAnchor { seat, at } => show.built(seat, at),
        Event::Deflected { seat, at } => show.built(seat, at),
        Event::Unmarked { at, .. } => Beat::detail().about([show.cell(at)]),
        Event::AnchorsGone { at } => harmed(vec![show.on("anchors", at)]),
        Event::Started { seat, at } => deed(seat).about([ids::robot(seat), show.cell(at)]),
        Event::Began { seat, .. } => Beat::turn().by(seat.0).about([ids::seat(seat)]),
        Event::Gained { seat, sum } => stock(seat, sum, 1),
        Event::Lost { seat, sum } | Event::Cleared { seat, sum } => stock(seat, sum, -1),
        Event::Worn { seat, .. } | Event::Stored { seat, .. } | Event::Released { seat, .. } => of(seat),
        Event::DeclaredMove { seat, by, .. } => show.way(deed(seat), seat, &by),
        Event::Stepped { seat, to } | Event::Leapt { seat, to } => show.moved(seat, to).by(seat.0),
        Event::Forced { seat, to } => show.moved(seat, to),
        Event::Bumped { seat, other } => harmed(vec![ids::robot(seat), ids::robot(other)]),
        Event::CrashedInto { seat, at, .. } => harmed(vec![ids::robot(seat), show.on("structure", at)]),
        Event::CrashedIntoBarrier { seat, at } => harmed(vec![ids::robot(seat), show.on("barrier", at)]),
        Event::Collapsed { at, .. } => harmed(vec![show.on("structure", at)]),
        Event::BarrierBroken { at } => harmed(vec![show.on("barrier", at)]),
        Event::Impact { .. } | Event::Reshuffled { .. } => impact_deck(),
        Event::TileCreated { tile, at } | Event::TileRemoved { tile, at } => {
            Beat::detail().about([show.on(tile_kind(tile), at), show.cell(at)])
        }
        Event::Shielded { seat } => of(seat).showing(things(vec![ids::robot(seat)], Tone::Help)),
        Event::ShieldBroken { seat } | Event::Defeated { seat } => harmed(vec![ids::robot(seat)]),
        Event::Took { seat, damage, by, .. } => took(seat, damage, by),
        Event::Attacked { seat, ref cards, at, aim } => {
            show.attack(seat, cards, Some(ids::target(names, at, aim)))
        }
        Event::Reacted { seat, ref cards, at } => show.attack(seat, cards, show.attacker(at)),
        Event::TookBack { seat } => deed(seat).about([ids::robot(seat)]),
        Event::Defended { seat } | Event::TookHit { seat } => answered(seat),
        Event::AddedPower { seat, .. } => deed(seat).about(show.tray(seat)),
        Event::Rolled { seat, ref faces } => show.rolled(seat, faces),
        Event::Rerolled { seat, to, .. } | Event::TurnedDie { seat, to, .. } => {
            of(seat).about(show.tray(seat)).rolling(show.die(seat, to.max(0) as u8))
        }
        Event::LostDie { seat, .. } | Event::Led { seat, .. } => of(seat).about(show.tray(seat)),
        Event::NobodyLed => Beat::detail().about([ids::tray(0), ids::tray(1)]),
        Event::Declared { seat, source, .. } => deed(seat).about([ids::ability(seat, source)]),
        Event::Cancelled { source, of: seat }
        | Event::Fizzled { source, of: seat }
        | Event::Resolved { source, of: seat }
        | Event::Deactivated { source, of: seat }
        | Event::Activated { source, of: seat } => used(seat, source),
        Event::Granted { card, of, .. } | Event::Lent { card, of, .. } => used(of, Source::Card(card)),
        Event::Grafted { card, of } | Event::Guarded { card, of } => used(of, Source::Card(card)),
        Event::LaidOpen { of: seat } => of(seat).about([Id::of("hand", seat.0)]),
        Event::Cooled { card, of, slot, .. } | Event::Slid { card, of, to: slot } => cooling(of, card, slot),
        Event::CameBack { card, of } | Event::Returned { card, of } => {
            Beat::detail().about([ids::card(of, card), Id::of("hand", of.0)])
        }
        Event::Held { card, of } | Event::Banished { card, of } => used(of, Source::Card(card)),
        Event::Broke { card, of } | Event::TookPlace { card, of } => used(of, Source::Card(card)),
        Event::Recovered { seat, ref faces } | Event::NotRecovered { seat, ref faces } => {
            of(seat).rolling(show.dice(seat, faces.0.iter().map(|&face| (face, DieKind::Power))))
        }
        Event::Joined { seat, host } => deed(seat).about([ids::seat(seat), ids::robot(host)]),
        Event::TimeUp | Event::TurnLimit => Beat::deed(),
    }
}

fn deed(seat: Seat) -> Beat {
    Beat::deed().by(seat.0)
}

/// The answer to an attack: it has dice of its own.
fn answered(seat: Seat) -> Beat {
    deed(seat).about([ids::robot(seat), ids::tray(1)])
}

fn impact_deck() -> Beat {
    Beat::detail().about([Id::of("box", 0).at("deck")])
}

/// A part of a deed that concerns a seat.
fn of(seat: Seat) -> Beat {
    Beat::detail().by(seat.0).about([ids::seat(seat)])
}

fn things(ids: Vec<Id>, tone: Tone) -> Overlay {
    Overlay::Things { ids, tone }
}

fn harmed(ids: Vec<Id>) -> Beat {
    Beat::detail().about(ids.clone()).showing(things(ids, Tone::Harm))
}

/// GR-14.10: the robot that is hit, and its Armor.
fn took(seat: Seat, damage: u8, by: Option<Seat>) -> Beat {
    let mut beat = harmed(vec![ids::robot(seat)]).flying(ids::robot(seat), -i64::from(damage), Tone::Harm);
    beat.about.push(ids::gauge(seat, "armor"));
    Beat { actor: by.map(|by| by.0), ..beat }
}

/// So much more or less of something: on its gauge, or in the Cooldown Meter.
fn stock(seat: Seat, sum: Sum, sign: i64) -> Beat {
    let (on, gain, loss) = match sum.what {
        Stock::Fs => (ids::gauge(seat, "fs"), Tone::Heat, Tone::Spent),
        Stock::Pt => (ids::gauge(seat, "pt"), Tone::Power, Tone::Spent),
        Stock::Armor => (ids::gauge(seat, "armor"), Tone::Help, Tone::Harm),
        Stock::Anchor | Stock::Fire | Stock::Panic | Stock::Surge => {
            (ids::meter(seat), Tone::Harm, Tone::Help)
        }
    };
    let tone = if sign > 0 { gain } else { loss };
    Beat::detail().by(seat.0).about([on.clone()]).flying(on, sign * i64::from(sum.n), tone)
}

fn used(seat: Seat, source: Source) -> Beat {
    Beat::detail().about([ids::ability(seat, source)])
}

fn cooling(seat: Seat, card: Card, slot: u8) -> Beat {
    Beat::detail().about([ids::card(seat, card), ids::slot(seat, slot)])
}

/// The kind of piece that an Impact Tile is.
fn tile_kind(tile: Tile) -> &'static str {
    match tile {
        Tile::Crater | Tile::Rubble => "terrain",
        Tile::Flood | Tile::Inferno | Tile::ArcHazard => "elemental",
    }
}

/// Somebody who heard an event, and sees this.
#[derive(Clone, Copy)]
struct Shown<'a> {
    names: Names<'a>,
    view: &'a View,
}

impl Shown<'_> {
    fn cell(self, cell: Cell) -> Id {
        ids::cell(self.names, cell)
    }

    fn on(self, kind: &str, cell: Cell) -> Id {
        ids::on(self.names, kind, cell)
    }

    fn built(self, seat: Seat, at: Cell) -> Beat {
        deed(seat).about([self.cell(at)]).showing(things(vec![self.cell(at)], Tone::Help))
    }

    /// GR-R57: the whole way.
    fn way(self, beat: Beat, seat: Seat, path: &Path) -> Beat {
        let way = path.cells().iter().map(|&cell| self.cell(cell)).collect();
        beat.about([ids::robot(seat)]).showing(Overlay::Path(way))
    }

    fn moved(self, seat: Seat, to: Cell) -> Beat {
        let way = Overlay::Path(vec![self.cell(to)]);
        Beat::detail().about([ids::robot(seat), self.cell(to)]).showing(way)
    }

    /// GR-11.4: what a Reactive Attack is aimed at, as long as the combat is seen.
    fn attacker(self, aim: Aim) -> Option<Id> {
        let attacker = self.view.combat.as_ref()?.camps.first()?.seat;
        Some(ids::target(self.names, self.names.table.cell(attacker)?, aim))
    }

    fn attack(self, seat: Seat, cards: &[Card], target: Option<Id>) -> Beat {
        let cards = cards.iter().map(|&card| ids::card(seat, card));
        let beat = deed(seat).about([ids::robot(seat)].into_iter().chain(target.clone()).chain(cards));
        match target {
            Some(to) => beat.showing(Overlay::Line { from: ids::robot(seat), to, blocker: None }),
            None => beat,
        }
    }

    /// The dice of the side of this seat, as long as the combat is seen.
    fn tray(self, seat: Seat) -> Option<Id> {
        let combat = &self.names.table.combat;
        combat.side_of(self.names.table.flies(seat)).map(|side| ids::tray(side as u8))
    }

    /// GR-13.1: Attack, Power and Defense Dice one after the other.
    fn rolled(self, seat: Seat, Faces(faces): &Faces) -> Beat {
        let camps = self.view.combat.iter().flat_map(|combat| &combat.camps);
        let pool = camps.into_iter().find(|camp| camp.seat == seat).map_or([0; 3], |camp| camp.pool);
        let kinds = DieKind::ALL.into_iter().zip(pool);
        let kinds = kinds.flat_map(|(kind, dice)| std::iter::repeat_n(kind, usize::from(dice)));
        let kinds = kinds.chain(std::iter::repeat(DieKind::Attack));
        let dice = self.dice(seat, faces.iter().copied().zip(kinds));
        of(seat).about(self.tray(seat)).rolling(dice)
    }

    fn die(self, seat: Seat, face: u8) -> Vec<Die> {
        self.dice(seat, [(face, DieKind::Attack)])
    }

    /// Dice that fell, under ids of their own.
    fn dice(self, seat: Seat, faces: impl IntoIterator<Item = (u8, DieKind)>) -> Vec<Die> {
        let id = Id::of("roll", seat.0);
        let die = |(at, (face, kind)): (usize, (u8, DieKind))| Die {
            id: id.at(at),
            face: Some(face),
            sides: kind.faces(),
            state: if kind == DieKind::Power { DieState::Power } else { DieState::InPlay },
            note: None,
        };
        faces.into_iter().enumerate().map(die).collect()
    }
}
