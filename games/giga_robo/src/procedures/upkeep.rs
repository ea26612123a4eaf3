//! Step 2 of Upkeep: UPKEEP effects. GR-6.3, GR-20.15 to GR-20.18, GR-20.21, GR-R39, GR-R48, GR-R75.

use super::{Cx, Effect, Flow, Out, Step, ask, call, stock};
use crate::city::Elemental;
use crate::content::{Clause, Content, Hook, Per, Static, Stock, Trauma, Verb, Who};
use crate::event::Event;
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Question};
use crate::statics;
use crate::table::{DUE_MAX, Due, List, Table};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The effects of an Upkeep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Upkeep {
    seat: Seat,
    /// What is still to be done.
    rest: List<Due, DUE_MAX>,
    step: UpkeepStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum UpkeepStep {
    Next,
    HearOrder,
    HearFlood,
}

impl Upkeep {
    /// GR-6.3: lasting texts and the tile below the robot.
    pub(super) fn of(table: &Table, content: &Content, seat: Seat) -> Upkeep {
        let waits = |what: &Static| matches!(what, Static::On { when: Hook::Upkeep, .. });
        let texts = statics::holding(table, content, seat).filter(|holding| waits(holding.what));
        let tile = tile_below(table, seat).map(|_| Due::Tile);
        let due = texts.map(|holding| Due::Text(holding.text)).take(DUE_MAX - 1).chain(tile);
        Upkeep { seat, rest: due.collect(), step: UpkeepStep::Next }
    }

    fn at(self, step: UpkeepStep) -> Frame {
        Frame::Upkeep(Upkeep { step, ..self })
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (UpkeepStep::Next, _) => self.next(cx),
            (UpkeepStep::HearOrder, Step::Answer(Answer::Number(place))) => self.work(cx, place - 1),
            (UpkeepStep::HearOrder, _) => self.work(cx, 0),
            (UpkeepStep::HearFlood, reply) => self.flood(cx, reply),
        }
    }

    /// GR-R48: the player says what comes first, where that can make a difference.
    fn next(self, cx: &mut Cx<'_>) -> Flow {
        if self.rest.is_empty() {
            return Flow::Done(Out::Done);
        }
        if matters(cx.table(), cx.content(), self.seat, &self.rest) && !cx.left().contains(self.seat) {
            return ask(self.seat, Question::Order(self.rest), self.at(UpkeepStep::HearOrder));
        }
        self.work(cx, 0)
    }

    fn work(mut self, cx: &mut Cx<'_>, place: u8) -> Flow {
        match self.rest.remove(usize::from(place)) {
            Due::Tile => self.tile(cx),
            Due::Text(text) => {
                let foe = queries::likely_foe(cx.table(), self.seat);
                call(Frame::Effect(Effect::new(text, foe)), self.at(UpkeepStep::Next))
            }
        }
    }

    /// GR-20.15 to GR-20.18, GR-20.21, GR-R39, GR-R75: the UPKEEP effect of the tile below the robot.
    fn tile(self, cx: &mut Cx<'_>) -> Flow {
        let seat = self.seat;
        match tile_below(cx.table(), seat) {
            Some(Elemental::Flood) => return ask(seat, Question::Flood, self.at(UpkeepStep::HearFlood)),
            Some(Elemental::Inferno) => {
                stock::gain(cx, seat, Stock::Fire, 1);
                let rage = statics::rage(cx.table(), cx.content(), seat);
                stock::gain(cx, seat, Stock::Fs, rage);
            }
            Some(Elemental::ArcHazard) => {
                stock::gain(cx, seat, Stock::Surge, 1);
                stock::gain(cx, seat, Stock::Pt, 1);
            }
            None => {}
        }
        Flow::Go(self.at(UpkeepStep::Next))
    }

    /// GR-20.16, GR-R38: all Fire of one slot, or all cards one slot down.
    fn flood(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if let Step::Answer(Answer::Slot(slot)) = reply {
            let fire = &mut cx.table_mut().player_mut(self.seat).meter[usize::from(slot) - 1].tokens
                [Trauma::Fire as usize];
            let gone = std::mem::take(fire);
            cx.tell(Event::Cleared(self.seat, Trauma::Fire, gone));
        } else if let Step::Answer(Answer::Yes) = reply {
            for slot in 0..3 {
                let cards = cx.table().player(self.seat).meter[slot].cards;
                cards.iter().for_each(|card| super::effect::slide_down(cx, self.seat, card, slot));
            }
        }
        Flow::Go(self.at(UpkeepStep::Next))
    }
}

/// GR-20.15: the Elemental tile below the robot; a roof keeps it away.
fn tile_below(table: &Table, seat: Seat) -> Option<Elemental> {
    let site = table.city.site(table.cell(seat)?);
    site.elemental.filter(|_| !site.has_structure())
}

/// What an effect changes and what it counts, as sets of stocks; `open` if it does more than to gain.
#[derive(Clone, Copy, Default)]
struct Touch {
    changes: u8,
    counts: u8,
    open: bool,
}

const fn bit(what: Stock) -> u8 {
    1 << what as u8
}

/// GR-R48: whether it can matter which of these comes first: one counts what another changes.
fn matters(table: &Table, content: &Content, seat: Seat, due: &[Due]) -> bool {
    let touches = |due: &Due| match due {
        Due::Tile => tile_below(table, seat).map_or(Touch::default(), touched_by_tile),
        Due::Text(text) => text.clauses(table, content).iter().fold(Touch::default(), touched),
    };
    due.iter().enumerate().any(|(at, one)| {
        let one = touches(one);
        due[at + 1..].iter().map(touches).any(|other| {
            one.open || other.open || one.changes & other.counts != 0 || other.changes & one.counts != 0
        })
    })
}

/// GR-20.16 to GR-20.18; Panic counts for what is gained (GR-R42).
fn touched_by_tile(tile: Elemental) -> Touch {
    let (fire, fs, panic) = (bit(Stock::Fire), bit(Stock::Fs), bit(Stock::Panic));
    match tile {
        Elemental::Flood => Touch { changes: fire, ..Touch::default() },
        Elemental::Inferno => Touch { changes: fire | fs, counts: panic, open: false },
        Elemental::ArcHazard => Touch { changes: bit(Stock::Surge) | bit(Stock::Pt), ..Touch::default() },
    }
}

fn touched(so_far: Touch, clause: &Clause) -> Touch {
    let asks = clause.may || clause.x || clause.price.is_some() || clause.only_if.is_some();
    if let (Verb::Gain { what, n, who: Who::Me }, false) = (&clause.verb, asks)
        && let Some(counted) = counted(n.per)
    {
        let dulled = if *what == Stock::Fs { bit(Stock::Panic) } else { 0 };
        let counts = so_far.counts | counted | dulled;
        return Touch { changes: so_far.changes | bit(*what), counts, ..so_far };
    }
    Touch { open: true, ..so_far }
}

/// What of the own stocks is counted; nothing if it is hard to tell.
fn counted(per: Per) -> Option<u8> {
    match per {
        Per::Nothing | Per::MyRage | Per::FoesFire | Per::FoesSurge | Per::FoesPanic => Some(0),
        Per::MyFire => Some(bit(Stock::Fire)),
        Per::MySurge => Some(bit(Stock::Surge)),
        Per::MyPanic => Some(bit(Stock::Panic)),
        Per::MyPt => Some(bit(Stock::Pt)),
        Per::Success
        | Per::X
        | Per::Recovered
        | Per::MyPowerDice
        | Per::Hand
        | Per::HalfSum
        | Per::FoesDamage => None,
    }
}
