//! The end of a turn: defeat, victory, co-pilots. GR-2.4 to GR-2.14, GR-9.23, GR-26.4, GR-26.5, GR-28.1 to GR-28.4, GR-R3,
//! GR-R46, GR-R53, GR-R55, GR-R56, GR-R83, GR-T3.

use super::{Cx, Flow, Hooks, Out, Step, ask, call, is_anew, lapsing, stock, window, window_if_asked};
use crate::content::{Cards, Hook, PILOT_CARDS, Stock};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Moment, Question};
use crate::setup::Mode;
use crate::table::{List, NOWHERE, Skip, Slot, State, Table};
use crate::text::{Source, Text};
use kernel::{Outcome, Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// GR-T3: the most turns.
const TURNS_MAX: u16 = 240;

/// GR-28.4: the most co-pilots of a robot.
const COPILOTS: usize = 2;

/// The end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ending {
    seat: Seat,
    /// Who was defeated and may still share a robot.
    fallen: SeatSet,
    /// Who has the next turn. None until it is known who is defeated.
    next: Option<Seat>,
    step: EndingStep,
}

kernel::known_to_all! { Ending { seat, fallen, next, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndingStep {
    Begin,
    Effects,
    Foes,
    Lapse,
    Check,
    HearJoin(Seat),
    Quiet,
}

impl Ending {
    /// Of the turn of this seat.
    pub(super) fn new(seat: Seat) -> Ending {
        Ending { seat, fallen: SeatSet::default(), next: None, step: EndingStep::Begin }
    }

    /// The same after a window in which nobody was asked: the first window of the end has the same table.
    pub(super) fn quiet(seat: Seat) -> Ending {
        Ending { step: EndingStep::Quiet, ..Ending::new(seat) }
    }

    /// GR-26.4, GR-R48: the texts for the end of this turn, own ones first. None if nothing waits for it.
    fn texts(self, cx: &Cx<'_>) -> Option<Flow> {
        let foe = queries::likely_foe(cx.table(), self.seat);
        match Hooks::one(Hook::TurnEnds, self.seat, foe).needed(cx.table(), cx.content()) {
            Some(own) => Some(call(Frame::Hooks(own), self.at(EndingStep::Foes))),
            None => self.foes_texts(cx),
        }
    }

    fn foes_texts(self, cx: &Cx<'_>) -> Option<Flow> {
        let texts = Hooks::of_foes(Hook::FoesTurnEnds, self.seat, cx.table());
        let needed = texts.needed(cx.table(), cx.content())?;
        Some(call(Frame::Hooks(needed), self.at(EndingStep::Lapse)))
    }

    /// GR-26.4: what lasts until now ends. If nothing does, nobody is asked in the last window either.
    fn lapse_quietly(self, cx: &mut Cx<'_>) -> Flow {
        if let Some(texts) = self.texts(cx) {
            return texts;
        }
        let before = cx.table().lasting.len();
        lapsing::end(cx.table_mut(), self.seat);
        if cx.table().lasting.len() == before {
            return self.check(cx);
        }
        window(cx, Moment::EndEnds, self.at(EndingStep::Check))
    }

    fn at(self, step: EndingStep) -> Frame {
        Frame::Ending(Ending { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.step {
            EndingStep::Begin => window_if_asked(cx, Moment::EndBegins, self.at(EndingStep::Effects))
                .unwrap_or_else(|| self.lapse_quietly(cx)),
            EndingStep::Effects => self.texts(cx).unwrap_or_else(|| Flow::Go(self.at(EndingStep::Lapse))),
            EndingStep::Foes => self.foes_texts(cx).unwrap_or_else(|| Flow::Go(self.at(EndingStep::Lapse))),
            EndingStep::Lapse => {
                lapsing::end(cx.table_mut(), self.seat);
                window(cx, Moment::EndEnds, self.at(EndingStep::Check))
            }
            EndingStep::Quiet => self.lapse_quietly(cx),
            EndingStep::Check => self.check(cx),
            EndingStep::HearJoin(seat) if is_anew(&reply) => self.ask_join(seat),
            EndingStep::HearJoin(seat) => self.hear_join(cx, seat, reply),
        }
    }

    /// GR-2.4, GR-2.5, GR-R83: only now, and for every robot. GR-R53: what began in the last window is of this turn too.
    fn check(mut self, cx: &mut Cx<'_>) -> Flow {
        lapsing::end(cx.table_mut(), self.seat);
        for player in &mut cx.table_mut().players {
            if let Skip::Now(amends) = player.skip {
                player.skip = Skip::After(amends);
            }
        }
        let table = cx.table();
        let falls = |seat: &Seat| table.player(*seat).armor == 0 && table.player(*seat).struck_down;
        let fallen: SeatSet = table.flying().iter().filter(falls).collect();
        if table.options.mode == Mode::FreeForAll && !fallen.is_empty() {
            let outcome = by_armor(cx, fallen);
            fallen.iter().for_each(|seat| defeat(cx, seat));
            return Flow::End(outcome);
        }
        fallen.iter().for_each(|seat| {
            let crew: SeatSet = cx.table().crew(seat).collect();
            self.fallen = self.fallen.or(crew);
            defeat(cx, seat);
        });
        if let Some(outcome) = decided(cx) {
            return Flow::End(outcome);
        }
        if cx.table().turn >= TURNS_MAX {
            cx.tell(Event::TurnLimit);
            return Flow::End(Outcome::drawn(still_in(cx.at()), cx.seats(), kernel::Ending::Limit));
        }
        self.next = Some(next_flying(cx.table(), cx.table().next_in_order(self.seat)));
        self.join(cx)
    }

    /// GR-28.1, GR-28.4, GR-R46, GR-R48: each defeated player with teammates chooses.
    fn join(mut self, cx: &mut Cx<'_>) -> Flow {
        while let Some(seat) = cx.table().first_in_order(self.fallen) {
            self.fallen.remove(seat);
            if !cx.left().contains(seat) && !hosts(cx.table(), seat).is_empty() {
                return self.ask_join(seat);
            }
        }
        Flow::Done(self.next.map_or(Out::Done, Out::Turn))
    }

    fn ask_join(self, seat: Seat) -> Flow {
        ask(seat, Question::Join, self.at(EndingStep::HearJoin(seat)))
    }

    /// GR-28.2, GR-28.3.
    fn hear_join(self, cx: &mut Cx<'_>, seat: Seat, reply: Step) -> Flow {
        if let Step::Answer(Answer::Seat(host)) = reply {
            let player = cx.table_mut().player_mut(seat);
            player.state = State::Copilot(host);
            let pilots = Cards((1 << PILOT_CARDS) - 1);
            let robots = player.hand.union(player.cooling()).minus(pilots);
            let secret = !robots.minus(player.shown).is_empty();
            (player.gone, player.shown) = (player.gone.union(robots), player.shown.union(robots));
            player.hand = player.hand.and(pilots);
            player.meter.iter_mut().for_each(|slot: &mut Slot| {
                (slot.cards, slot.up) = (slot.cards.and(pilots), slot.up.and(pilots));
            });
            if secret {
                cx.reveal();
            }
            cx.table_mut().lasting.retain(|lasting| lasting.seat != seat || !is_robots(lasting.text, seat));
            reorder(cx, seat, host);
            cx.tell(Event::Joined { seat, host });
        }
        self.join(cx)
    }
}

/// GR-28.2: whether the text goes with the robot of the seat.
fn is_robots(text: Text, seat: Seat) -> bool {
    text.seat == seat
        && match text.source {
            Source::Pilot => false,
            Source::Ability(_) => true,
            Source::Card(card) => card.is_robots(),
        }
}

/// GR-5.8, GR-28.3, GR-R8: the first in turn order, from this seat on, who flies a robot of its own. Co-pilots change the
/// order, so whose turn is next is settled before anybody joins.
pub(super) fn next_flying(table: &Table, from: Seat) -> Seat {
    let mut next = from;
    while table.player(next).state != State::Flying {
        next = table.next_in_order(next);
    }
    next
}

/// GR-R16: a co-pilot has priority right after its pilot and those who joined before.
fn reorder(cx: &mut Cx<'_>, seat: Seat, host: Seat) {
    let table = cx.table_mut();
    let crew: SeatSet = table.crew(host).collect();
    let before = table.order;
    let last = before.iter().rposition(|&other| other != seat && crew.contains(other));
    let mut order = List::new();
    for (at, &other) in before.iter().enumerate() {
        if other != seat {
            order.push(other);
        }
        if Some(at) == last {
            order.push(seat);
        }
    }
    table.order = order;
}

/// GR-28.1, GR-28.4: the robots of teammates that have room.
pub(crate) fn hosts(table: &Table, seat: Seat) -> SeatSet {
    if table.options.mode != Mode::Team {
        return SeatSet::default();
    }
    let room = |host: &Seat| {
        table.player(*host).state == State::Flying
            && table.player(*host).armor > 0
            && table.crew(*host).count() <= COPILOTS
    };
    table.flying().and(table.side(seat)).iter().filter(room).collect()
}

/// GR-R46, GR-R55: the robot leaves the map with what lay on it; its pilots are out until they share another.
pub(super) fn defeat(cx: &mut Cx<'_>, seat: Seat) {
    let crew: SeatSet = cx.table().crew(seat).collect();
    cx.tell(Event::Defeated { seat });
    stock::lose(cx, seat, Stock::Pt, u8::MAX);
    let player = cx.table_mut().player_mut(seat);
    (player.cell, player.barrier, player.stored) = (NOWHERE, false, 0);
    (player.active, player.laid) = ([false; 3], [0; 3]);
    for pilot in crew.iter() {
        cx.table_mut().player_mut(pilot).state = State::Out;
    }
}

/// GR-T3: the players who would share a win share a technical draw: the sides of the robots that are left.
pub(crate) fn still_in(at: kernel::At<'_, crate::GigaRobo>) -> SeatSet {
    at.table.unbeaten().iter().fold(SeatSet::EMPTY, |all, seat| all.or(at.table.side(seat))).minus(at.left)
}

/// GR-2.6 to GR-2.9: who has won, if the robots that are left are all of one side.
pub(super) fn decided(cx: &Cx<'_>) -> Option<Outcome> {
    let table = cx.table();
    let unbeaten = table.unbeaten();
    let seats = cx.seats();
    let Some(first) = unbeaten.iter().next() else {
        return Some(Outcome::drawn(cx.there(), seats, kernel::Ending::Rules));
    };
    let side = table.side(first).minus(cx.left());
    unbeaten.minus(side).is_empty().then(|| Outcome::won(side, seats))
}

/// GR-2.11 to GR-2.14, GR-R3: the largest share of Max Armor among those who stand; exact, as fractions.
fn by_armor(cx: &Cx<'_>, fallen: SeatSet) -> Outcome {
    let table = cx.table();
    let standing = table.flying().minus(fallen);
    let share =
        |seat: Seat| (u32::from(table.player(seat).armor), u32::from(table.max_armor(cx.content(), seat)));
    let better = |one: Seat, other: Seat| share(one).0 * share(other).1 > share(other).0 * share(one).1;
    if standing.is_empty() {
        return Outcome::drawn(fallen, cx.seats(), kernel::Ending::Rules);
    }
    let behind = standing.len() + 1;
    let places = SeatMap::new(cx.seats(), |seat| match (standing.contains(seat), fallen.contains(seat)) {
        (true, _) => standing.iter().filter(|&other| better(other, seat)).count() as u8 + 1,
        (false, true) => behind,
        (false, false) => behind + fallen.len(),
    });
    Outcome::ranking(places)
}
