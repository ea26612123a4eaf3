//! Turns. SB-4: draw, act in any order with the duty to feed the scrapheap, end and heal.

use super::{Cx, Flow, Step, answered, ask, call, triggered, turn_mut};
use crate::card::{Card, StakId, StakSet};
use crate::event::Event;
use crate::frame::{Awaited, Called, Frame};
use crate::procedures::attack::Attack;
use crate::procedures::chain::Chain;
use crate::procedures::deeds::{discard, play};
use crate::procedures::drawing::Drawing;
use crate::procedures::drone::DroneTurn;
use crate::procedures::elimination::Elimination;
use crate::procedures::recycling::Recycling;
use crate::procedures::removal::Removal;
use crate::procedures::settling::Settling;
use crate::question::{Answer, Question};
use crate::table::Table;
use kernel::{Ending, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// The most actions of one turn (SB-R47).
pub(crate) const ACTIONS_MAX: u8 = 200;
/// The most turns of one bout (SB-R47).
pub(crate) const TURNS_MAX: u16 = 300;

/// The turn of one seat, with everything that is true only in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The active player.
    pub(crate) seat: Seat,
    /// Counted from 1.
    pub(crate) number: u16,
    /// Whether a card entered the scrapheap this turn (SB-4.10).
    pub(crate) fed: bool,
    /// Staks whose attacks are over for this turn (SB-9.8).
    pub(crate) closed: StakSet,
    /// Completed attacks (SB-R8).
    pub(crate) attacks: u8,
    /// Actions taken (SB-R47).
    pub(crate) actions: u8,
    /// Effects of the chain in progress (SB-R47).
    pub(crate) effects: u16,
    /// Whether the time of the bout is up (SB-17.32).
    pub(crate) last: bool,
    pub(crate) step: TurnStep,
}

kernel::known_to_all! { Turn { seat, number, fed, closed, attacks, actions, effects, last, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TurnStep {
    Begin,
    Entered,
    Draw,
    Act,
    Hear,
    Deed,
    Eliminate,
    Review,
    End,
}

impl Turn {
    /// A new turn: nothing has fed it, nothing has attacked (SB-R37).
    pub(crate) fn of(seat: Seat, number: u16, step: TurnStep) -> Turn {
        Turn {
            seat,
            number,
            fed: false,
            closed: StakSet::EMPTY,
            attacks: 0,
            actions: 0,
            effects: 0,
            last: false,
            step,
        }
    }

    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self.step {
            TurnStep::Hear => Awaited::Answer,
            TurnStep::Begin | TurnStep::Act => Awaited::Nothing,
            TurnStep::Entered
            | TurnStep::Draw
            | TurnStep::Deed
            | TurnStep::Eliminate
            | TurnStep::Review
            | TurnStep::End => Awaited::Procedure,
        }
    }

    /// Whether everything that it names is there. The drone is never asked (SB-R55).
    pub(crate) fn fits(&self, table: &Table) -> bool {
        let asks_drone = self.step == TurnStep::Hear && table.options.is_drone(self.seat);
        table.has_seat(self.seat) && table.has_staks(self.closed) && !asks_drone
    }

    /// SB-R47: whether more than feeding and ending the turn is on offer.
    #[inline]
    pub(crate) fn may_act(&self) -> bool {
        self.actions < ACTIONS_MAX
    }

    /// SB-4.1, SB-11.7: start, draw, actions, end; what an action triggers comes before the next one.
    #[inline]
    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            TurnStep::Begin => self.begin(cx),
            TurnStep::Entered => self.call(cx, Elimination, TurnStep::Draw),
            TurnStep::Draw => self.draw(cx),
            TurnStep::Act => self.act(cx),
            TurnStep::Hear => match answered(&reply) {
                Some(answer) => self.hear(cx, answer),
                None => self.review(cx),
            },
            TurnStep::Deed => self.triggered(cx, triggered(&reply)),
            TurnStep::Eliminate => self.eliminate(cx),
            TurnStep::Review => self.review(cx),
            TurnStep::End => self.end(cx),
        }
    }

    /// SB-17.10, SB-17.11, SB-17.30: with set-up entry effects, those of the tops come first in the first turn.
    fn begin(self, cx: &mut Cx<'_>) -> Flow {
        cx.tell(Event::TurnBegan { seat: self.seat, number: self.number });
        if self.number > 1 || !cx.table().options.setup_effects {
            return self.draw(cx);
        }
        let (table, content) = (cx.table(), cx.content());
        let enters =
            |&stak: &StakId| table.top_kind(content, stak).is_some_and(|kind| !kind.entry.is_empty());
        let waiting: StakSet = table.staks().filter(enters).collect();
        self.call(cx, Chain::of(waiting), TurnStep::Entered)
    }

    /// SB-4.2 to SB-4.4, SB-17.28, SB-R4: one card, not optional, before any action.
    fn draw(self, cx: &mut Cx<'_>) -> Flow {
        let options = cx.table().options;
        let skipped = self.number == 1 && options.first_draw_skipped;
        if options.is_drone(self.seat) {
            return self.call(cx, DroneTurn::BEGIN, TurnStep::End);
        }
        let cards = u8::from(!skipped && cx.table().plays(self.seat));
        self.call(cx, Drawing::cards(self.seat, cards), TurnStep::Review)
    }

    #[inline(always)]
    fn call(mut self, cx: &mut Cx<'_>, first: impl Called, step: TurnStep) -> Flow {
        self.step = step;
        call(cx, first, Frame::Turn(self))
    }

    /// SB-4.5 to SB-4.9, SB-4.18, SB-6.3, SB-7.13, SB-7.17: asked again after every action.
    fn act(mut self, cx: &mut Cx<'_>) -> Flow {
        self.step = TurnStep::Hear;
        ask(cx, self.seat, Question::Act, Frame::Turn(self))
    }

    #[inline(always)]
    fn hear(mut self, cx: &mut Cx<'_>, answer: Answer) -> Flow {
        let seat = self.seat;
        self.actions = self.actions.saturating_add(1);
        self.effects = 0;
        if self.actions == ACTIONS_MAX {
            cx.tell(Event::LimitReached);
        }
        match answer {
            Answer::Play { card, onto } => self.play(cx, card, onto),
            Answer::Discard(card) => {
                self.fed = true;
                discard(cx, seat, card);
                self.eliminate(cx)
            }
            Answer::Scrap(stak) => self.call(cx, Removal::scrap_top(stak, 0), TurnStep::Deed),
            Answer::Recycle { stak, card } => self.call(cx, Recycling::of(seat, stak, card), TurnStep::Deed),
            Answer::Attack { from, at } => {
                let attack = Attack::declare(cx, from, at);
                self.call(cx, attack, TurnStep::Deed)
            }
            Answer::EndTurn => self.end(cx),
            Answer::React(_)
            | Answer::Pass
            | Answer::Yes
            | Answer::No
            | Answer::First(_)
            | Answer::Opponent(_)
            | Answer::Stak(_)
            | Answer::Place { .. }
            | Answer::HandCard(_) => self.act(cx),
        }
    }

    /// SB-5.1 to SB-5.5, SB-R1 step 2: the card enters, and what lies face-down on top is turned up.
    fn play(self, cx: &mut Cx<'_>, card: Card, onto: StakId) -> Flow {
        let triggered = play(cx, self.seat, card, onto);
        if !Settling::is_due(cx) {
            return self.triggered(cx, triggered);
        }
        self.call(cx, Settling { triggered }, TurnStep::Deed)
    }

    /// SB-11.7: what an action triggered comes before the next one.
    fn triggered(self, cx: &mut Cx<'_>, staks: StakSet) -> Flow {
        if staks.is_empty() {
            return self.eliminate(cx);
        }
        self.call(cx, Chain::of(staks), TurnStep::Eliminate)
    }

    fn eliminate(self, cx: &mut Cx<'_>) -> Flow {
        if !Elimination::is_due(cx) {
            return self.review(cx);
        }
        self.call(cx, Elimination, TurnStep::Review)
    }

    /// SB-R45: an active player who is out has no turn any more.
    fn review(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().plays(self.seat) { self.act(cx) } else { self.end(cx) }
    }

    /// SB-3.12, SB-4.15 to SB-4.17, SB-8.5, SB-17.32, SB-R47: all cards heal, the turn passes clockwise.
    fn end(self, cx: &mut Cx<'_>) -> Flow {
        cx.table_mut().heal();
        cx.tell(Event::TurnEnded { seat: self.seat });
        if self.last {
            return drawn(cx, Ending::Time);
        }
        if self.number >= TURNS_MAX {
            cx.tell(Event::LimitReached);
            return drawn(cx, Ending::Limit);
        }
        let next = cx.table().playing().after(self.seat).expect("a bout without players is over");
        Turn::of(next, self.number + 1, TurnStep::Begin).begin(cx)
    }
}

/// SB-17.32, SB-R47: an unfinished bout is a draw.
fn drawn(cx: &mut Cx<'_>, ending: Ending) -> Flow {
    cx.tell(Event::Drawn { ending });
    Flow::End(unfinished(cx, ending))
}

/// SB-17.32, SB-R47, SB-R52: the sides still in the game share it.
fn unfinished(cx: &Cx<'_>, ending: Ending) -> Outcome {
    let table = cx.table();
    Outcome::drawn(table.sharing(table.playing()), cx.seats(), ending)
}

/// SB-17.32: when the time is up only the current turn is finished.
pub(crate) fn time_up(cx: &mut Cx<'_>) -> Option<Outcome> {
    cx.tell(Event::TimeUp);
    if let Some(turn) = turn_mut(cx) {
        turn.last = true;
        return None;
    }
    Some(unfinished(cx, Ending::Time))
}
