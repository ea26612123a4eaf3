//! The opening. GK-3: the Glory Hound, factions, places, Pilots, decks, hands.

use super::{Assembling, Cx, Drawing, Flow, Out, Rebooting, Step, Turn, seats_apart};
use crate::city::Cell;
use crate::event::Event;
use crate::question::{Answer, Question};
use crate::table::{Hitter, SEATS, player::ENERGY, player::HAND};
use arrayvec::ArrayVec;
use kernel::{Chance, Reply, Results, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The opening so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Opening {
    pub(crate) step: OpeningStep,
    /// The seats that are still to act in this step.
    pub(crate) due: SeatSet,
    /// GK-3.3: the highest total so far, and who has it.
    pub(crate) best: u8,
    pub(crate) tied: SeatSet,
    /// GK-3.6: the chosen start hex, and who chose it.
    pub(crate) cell: Option<Cell>,
    pub(crate) by: Seat,
}

kernel::known_to_all! { Opening { step, due, best, tied, cell, by } }

/// What the opening does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OpeningStep {
    Roll,
    Factions,
    Places,
    Pilots,
    Decks,
    Hands,
    Reboot,
    Redraw,
}

impl Opening {
    /// GK-3.3: everybody rolls.
    pub(crate) fn begin(seats: u8) -> Opening {
        Opening {
            step: OpeningStep::Roll,
            due: SeatSet::first(seats),
            best: 0,
            tied: SeatSet::EMPTY,
            cell: None,
            by: Seat(0),
        }
    }

    fn next(self, cx: &Cx<'_>, step: OpeningStep) -> Flow {
        Flow::Go(Opening { step, due: cx.there(), cell: None, ..self }.into())
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let here = Opening { due: self.due.and(cx.there()), ..self };
        match (here.step, reply) {
            (OpeningStep::Roll, Reply::Rolled(rolled)) => here.rolled(cx, rolled.faces().iter().sum()),
            (OpeningStep::Roll, _) => here.roll(cx),
            (OpeningStep::Factions, reply) => here.factions(cx, reply),
            (OpeningStep::Places, reply) => here.places(cx, reply),
            (OpeningStep::Pilots, reply) => here.pilots(cx, reply),
            (OpeningStep::Decks, Reply::Apart(built)) => here.built(cx, &built),
            (OpeningStep::Decks, _) => {
                let builds = |seat: Seat| cx.table().player(seat).deck_size() == 0;
                let strands = seats_apart(cx, |seat| builds(seat).then(|| Assembling::begin(seat).into()));
                Flow::Apart { strands, then: here.into() }
            }
            (OpeningStep::Hands, _) => here.draws(cx, OpeningStep::Reboot),
            (OpeningStep::Reboot, Reply::Apart(wanted)) => here.rebooted(cx, &wanted),
            (OpeningStep::Reboot, _) => {
                let strands = seats_apart(cx, |seat| Some(Rebooting { seat }.into()));
                Flow::Apart { strands, then: here.into() }
            }
            (OpeningStep::Redraw, _) if here.due.is_empty() => Flow::Go(Turn::begin().into()),
            (OpeningStep::Redraw, _) => here.draws(cx, OpeningStep::Redraw),
        }
    }

    /// GK-3.3, GK-R3: who has the highest total has the token; those who share it roll again.
    fn roll(self, cx: &mut Cx<'_>) -> Flow {
        if !self.due.is_empty() {
            return Flow::Roll { chance: Chance::Dice { count: 2, sides: 6 }, then: self.into() };
        }
        let mut tied = self.tied.and(cx.there());
        if tied.is_empty() {
            tied = cx.there();
        }
        if tied.len() > 1 {
            return Flow::Go(Opening { due: tied, best: 0, tied: SeatSet::EMPTY, ..self }.into());
        }
        let seat = tied.iter().next().expect("somebody is there");
        cx.table_mut().glory = seat;
        cx.tell(Event::TookGlory { seat });
        self.next(cx, OpeningStep::Factions)
    }

    fn rolled(mut self, cx: &mut Cx<'_>, total: u8) -> Flow {
        let Some(seat) = self.due.iter().next() else { return self.roll(cx) };
        cx.tell(Event::RolledForGlory { seat, total });
        self.due.remove(seat);
        match total.cmp(&self.best) {
            std::cmp::Ordering::Greater => (self.best, self.tied) = (total, SeatSet::only(seat)),
            std::cmp::Ordering::Equal => self.tied.insert(seat),
            std::cmp::Ordering::Less => {}
        }
        self.roll(cx)
    }

    /// GK-3.4, GK-R4: the Glory Hound first, then anticlockwise. GK-R86: who brought a faction has picked it.
    fn factions(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let around = |cx: &Cx<'_>| cx.table().glory.clockwise(cx.seats());
        let first = SeatSet::only(cx.table().glory).and(self.due);
        let rest = || around(cx).collect::<ArrayVec<_, SEATS>>().into_iter().rev();
        let mut order = first.iter().chain(rest()).filter(|&seat| self.due.contains(seat));
        let Some(seat) = order.next() else { return self.next(cx, OpeningStep::Places) };
        let faction = match (cx.table().player(seat).faction, reply) {
            (Some(brought), _) => brought,
            (None, Reply::Answer(Answer::Faction(faction))) => faction,
            (None, _) => return Flow::Ask { to: seat, question: Question::Faction, then: self.into() },
        };
        cx.table_mut().player_mut(seat).faction = Some(faction);
        cx.tell(Event::PickedFaction { seat, faction });
        self.due.remove(seat);
        Flow::Go(self.into())
    }

    /// GK-3.6, GK-R4, GK-R5: the Glory Hound first, then clockwise; a hex, then a facing.
    fn places(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let mut order = cx.table().glory.clockwise(cx.seats()).filter(|&seat| self.due.contains(seat));
        let Some(seat) = order.next() else { return self.next(cx, OpeningStep::Pilots) };
        let chosen = self.cell.filter(|_| self.by == seat);
        match (chosen, reply) {
            (None, Reply::Answer(Answer::At(cell))) => {
                Flow::Go(Opening { cell: Some(cell), by: seat, ..self }.into())
            }
            (Some(cell), Reply::Answer(Answer::Face(facing))) => {
                cx.table_mut().player_mut(seat).hitter = Some(Hitter { cell, facing });
                cx.tell(Event::Placed { seat, cell, facing });
                self.due.remove(seat);
                Flow::Go(Opening { cell: None, ..self }.into())
            }
            (None, _) => {
                Flow::Ask { to: seat, question: Question::Start, then: Opening { cell: None, ..self }.into() }
            }
            (Some(_), _) => Flow::Ask { to: seat, question: Question::Face, then: self.into() },
        }
    }

    /// GK-3.8, GK-3.12, GK-R4: anticlockwise from the right of the Glory Hound, who picks last. GK-R86: who brought a Pilot
    /// has picked it.
    fn pilots(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let around: ArrayVec<Seat, SEATS> = cx.table().glory.clockwise(cx.seats()).collect();
        let mut order = around.into_iter().rev().filter(|&seat| self.due.contains(seat));
        let Some(seat) = order.next() else { return self.next(cx, OpeningStep::Decks) };
        let pilot = match (cx.table().player(seat).pilot, reply) {
            (Some(brought), _) => brought,
            (None, Reply::Answer(Answer::Pilot(pilot))) => pilot,
            (None, _) => return Flow::Ask { to: seat, question: Question::Pilot, then: self.into() },
        };
        cx.table_mut().player_mut(seat).pilot = Some(pilot);
        cx.tell(Event::PickedPilot { seat, pilot });
        self.due.remove(seat);
        Flow::Go(self.into())
    }

    /// GK-3.15 to GK-3.17; GK-R86 for a deck that was brought.
    fn built(self, cx: &mut Cx<'_>, built: &Results<Out>) -> Flow {
        for (seat, out) in built.iter() {
            let player = cx.table_mut().player_mut(seat);
            if let Some(Out::Cards(cards)) = out {
                player.deck = *cards;
            }
            if player.deck_size() > 0 && self.due.contains(seat) {
                player.energy = ENERGY;
                cx.tell(Event::BuiltDeck { seat });
            }
        }
        self.next(cx, OpeningStep::Hands)
    }

    /// GK-3.20: six cards for each seat that is due; then the next step.
    fn draws(mut self, cx: &mut Cx<'_>, then: OpeningStep) -> Flow {
        let Some(seat) = self.due.iter().next() else { return self.next(cx, then) };
        self.due.remove(seat);
        Flow::Call { first: Drawing { seat, left: HAND }.into(), then: self.into() }
    }

    /// GK-3.21, GK-R80: that a player draws a new hand is public, the cards are not.
    fn rebooted(mut self, cx: &mut Cx<'_>, wanted: &Results<Out>) -> Flow {
        self.due = SeatSet::EMPTY;
        cx.reveal();
        for (seat, out) in wanted.iter() {
            if *out == Some(Out::Reboot(false)) {
                cx.tell(Event::Kept { seat });
            } else if *out == Some(Out::Reboot(true)) {
                let player = cx.table_mut().player_mut(seat);
                let mut hand = std::mem::take(&mut player.hand);
                player.deck.absorb(&mut hand);
                cx.tell(Event::Rebooted { seat });
                self.due.insert(seat);
            }
        }
        Flow::Go(Opening { step: OpeningStep::Redraw, ..self }.into())
    }
}
