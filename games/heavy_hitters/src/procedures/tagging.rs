//! Tagging. GK-14: tags on buildings, demolition, Sponsor Cards.

use super::ending::{achieve, demolition};
use super::{Cx, Flow, Out, Playing, Step};
use crate::HeavyHitters;
use crate::city::Cell;
use crate::content::{CardId, Gkr};
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::table::SEATS;
use kernel::{At, Chance, Procedure, Reply, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// GK-14.11: so many own tags on a building demolish it.
const DEMOLISHES: usize = 4;
/// GK-14.9: the most Sponsor Cards of a hand.
pub(crate) const SPONSOR_HAND: u8 = 5;
/// The pile of the Sponsor Cards, behind the decks of the seats.
pub(crate) const SPONSOR_PILE: u8 = SEATS as u8;

/// The Tagging Phase so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tagging {
    pub(crate) step: TaggingStep,
    /// The seats that are still to act in this step.
    pub(crate) due: SeatSet,
    /// Whose turn it is.
    pub(crate) who: Seat,
    /// GK-14.6, GK-R25: the pieces of this seat that have tagged, one by one and in any order, as bits.
    pub(crate) used: u8,
    /// GK-R30: the tags that each seat has placed.
    pub(crate) tags: [u8; SEATS],
    /// GK-14.8: the buildings that each seat has tagged, as bits.
    pub(crate) buildings: [u16; SEATS],
    /// The Sponsor Cards that the seat is still to draw.
    pub(crate) draws: u8,
}

kernel::known_to_all! { Tagging { step, due, who, used, tags, buildings, draws } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TaggingStep {
    Tag,
    Draw,
    Drawing,
    Shed,
}

impl Tagging {
    /// Everybody is to tag.
    pub(crate) fn begin(due: SeatSet) -> Tagging {
        let (tags, buildings) = ([0; SEATS], [0; SEATS]);
        Tagging { step: TaggingStep::Tag, due, who: Seat(0), used: 0, tags, buildings, draws: 0 }
    }

    pub(super) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let first = cx.table().order().find(|&seat| self.due.contains(seat));
        let Some(seat) = first else { return self.next(cx) };
        if self.who != seat {
            self = Tagging { who: seat, used: 0, ..self };
        }
        match (self.step, reply) {
            (TaggingStep::Tag, Reply::Answer(Answer::Tag { gkr, at })) => self.tag(cx, seat, gkr, at),
            (TaggingStep::Tag, Reply::Answer(Answer::Play(card))) => {
                let first = Playing::begin(seat, card, cx.content().card(card).when).into();
                Flow::Call { first, then: self.into() }
            }
            (TaggingStep::Tag, Reply::Answer(_)) => {
                Flow::Go(Tagging { due: self.due.without(seat), used: 0, ..self }.into())
            }
            (TaggingStep::Tag, _) => Flow::Ask { to: seat, question: Question::Tag, then: self.into() },
            (TaggingStep::Draw, _) => {
                let draws = self.buildings[seat.index()].count_ones() as u8;
                Flow::Go(Tagging { step: TaggingStep::Drawing, draws, ..self }.into())
            }
            (TaggingStep::Drawing, reply) => self.draw(cx, seat, reply),
            (TaggingStep::Shed, reply) => self.shed(cx, seat, reply),
        }
    }

    /// GK-R26: all tag, then all draw, then who has too many Sponsor Cards discards.
    fn next(self, cx: &Cx<'_>) -> Flow {
        let step = match self.step {
            TaggingStep::Tag => TaggingStep::Draw,
            TaggingStep::Draw | TaggingStep::Drawing => TaggingStep::Shed,
            TaggingStep::Shed => return Flow::Done(Out::Tags(self.tags)),
        };
        Flow::Go(Tagging { step, due: cx.table().alive(), used: 0, ..self }.into())
    }

    /// GK-14.4 to GK-14.8: the tag goes on the face that touches the piece; one that is there goes back to its owner.
    fn tag(mut self, cx: &mut Cx<'_>, seat: Seat, gkr: Gkr, at: Cell) -> Flow {
        let from = cx.table().cell_of(seat, gkr).expect("only pieces on the board tag");
        let face = cx.table().face_towards(at, from).expect("only touching buildings are tagged");
        let building = cx.table().building_at(at).expect("a face belongs to a building");
        let before = cx.table_mut().buildings[building].faces[face.side.index()].replace(seat);
        if let Some(owner) = before {
            cx.tell(Event::Untagged { seat: owner, cell: at });
        }
        cx.tell(Event::Tagged { seat, gkr, cell: at });
        if self.used >> gkr as u8 & 1 == 1 {
            let today = &mut cx.table_mut().player_mut(seat).today;
            today.tags_again = today.tags_again.saturating_sub(1);
        }
        self.used |= 1 << gkr as u8;
        self.tags[seat.index()] += 1;
        self.buildings[seat.index()] |= 1 << building;
        let own = cx.table().buildings[building].faces.iter().filter(|owner| **owner == Some(seat)).count();
        if own >= DEMOLISHES {
            demolish(cx, seat, building);
            if let Some(end) = demolition(cx, seat) {
                return end;
            }
        }
        Flow::Go(self.into())
    }

    /// GK-14.8, GK-14.10, GK-R28: one Sponsor Card for each building.
    fn draw(mut self, cx: &mut Cx<'_>, seat: Seat, reply: Step) -> Flow {
        if let Reply::Rolled(rolled) = reply {
            let card = CardId(rolled.drawn());
            let table = cx.table_mut();
            assert!(table.sponsors.take(card.0), "chance gave a card that the pile does not hold");
            table.player_mut(seat).sponsors.add(card.0);
            let drew = |card| Event::DrewSponsor { seat, card };
            cx.tell_apart(seat, drew(Some(card)), drew(None));
            self.draws -= 1;
        }
        if self.draws > 0 && stock(cx) {
            return Flow::Roll { chance: Chance::Draw { pile: SPONSOR_PILE }, then: self.into() };
        }
        Flow::Go(Tagging { step: TaggingStep::Draw, due: self.due.without(seat), draws: 0, ..self }.into())
    }

    /// GK-14.9: five Sponsor Cards at most.
    fn shed(self, cx: &mut Cx<'_>, seat: Seat, reply: Step) -> Flow {
        if let Reply::Answer(Answer::Discard(card)) = reply {
            let table = cx.table_mut();
            assert!(table.player_mut(seat).sponsors.take(card.0), "only a card of the hand is discarded");
            table.sponsored.add(card.0);
            cx.reveal();
            cx.tell(Event::Discarded { seat, card });
        }
        if cx.table().player(seat).sponsor_size() > SPONSOR_HAND {
            return Flow::Ask { to: seat, question: Question::Shed, then: self.into() };
        }
        Flow::Go(Tagging { due: self.due.without(seat), ..self }.into())
    }
}

/// GK-14.10: makes sure that a Sponsor Card can be drawn. False if there is none.
fn stock(cx: &mut Cx<'_>) -> bool {
    if cx.table().sponsors.is_empty() && !cx.table().sponsored.is_empty() {
        let table = cx.table_mut();
        let cards = table.sponsored.total() as u8;
        let mut used = std::mem::take(&mut table.sponsored);
        table.sponsors.absorb(&mut used);
        cx.tell(Event::SponsorsShuffled { cards });
    }
    !cx.table().sponsors.is_empty()
}

/// GK-14.12 to GK-14.15: all tags go back, the building is rubble with the mark of the seat.
fn demolish(cx: &mut Cx<'_>, seat: Seat, building: usize) {
    let building = &mut cx.table_mut().buildings[building];
    let faces = std::mem::take(&mut building.faces);
    building.rubble = Some(seat);
    let cell = building.cell;
    for owner in (0..cx.seats()).map(Seat) {
        let tags = faces.iter().filter(|face| **face == Some(owner)).count() as u8;
        if tags > 0 {
            cx.tell(Event::Returned { seat: owner, cell, tags });
        }
    }
    cx.tell(Event::Demolished { seat, cell });
    achieve(cx, seat);
}

/// GK-14.6: whether the piece of the seat has tagged in this phase.
pub(crate) fn has_tagged(at: At<'_, HeavyHitters>, gkr: Gkr) -> bool {
    Tagging::of(at.stack).is_some_and(|tagging| tagging.used >> gkr as u8 & 1 == 1)
}

/// GK-14.6: whether the piece of the seat may tag no more in this phase.
pub(crate) fn is_spent(at: At<'_, HeavyHitters>, seat: Seat, gkr: Gkr) -> bool {
    has_tagged(at, gkr) && at.table.player(seat).today.tags_again == 0
}
