//! Turns. GK-6: the five phases, and who is the Glory Hound afterwards.

use super::discarding::surplus;
use super::drawing::refill;
use super::ending::{achieve, score};
use super::{
    Combat, Cx, Deploying, Discarding, Drawing, Flow, Hooks, Moving, Out, Step, Tagging, seats_apart,
};
use crate::content::{CardId, Cards, Gkr, When};
use crate::event::Event;
use crate::reckoning::hand;
use crate::table::player::ENERGY;
use crate::table::{SEATS, Today};
use kernel::{Ending, Reply, Results, Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// GK-T1: after so many turns every bout is scored.
const TURNS_MAX: u16 = 200;

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub(crate) phase: Phase,
    /// The seats that have acted in this phase.
    pub(crate) done: SeatSet,
    /// GK-R30: the tags that each seat has placed this turn.
    pub(crate) tags: [u8; SEATS],
}

kernel::known_to_all! { Turn { phase, done, tags } }

/// Where the turn is (GK-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// It begins.
    Begin,
    /// Deploy Phase.
    Deploy,
    /// Movement Phase: this class.
    Move(Gkr),
    /// Movement Phase: all have moved.
    Moved,
    /// Combat Phase.
    Combat,
    /// After the Combat Phase.
    Fought,
    /// Tagging Phase.
    Tag,
    /// Reset Phase: energy, and who has too many cards.
    Reset,
    /// Reset Phase: hands are filled.
    Draw,
    /// Reset Phase: the Glory Hound.
    Glory,
}

impl Turn {
    /// A turn that is about to begin.
    pub(crate) fn begin() -> Turn {
        Turn { phase: Phase::Begin, done: SeatSet::EMPTY, tags: [0; SEATS] }
    }

    fn go(self, phase: Phase) -> Flow {
        Flow::Go(Turn { phase, done: SeatSet::EMPTY, ..self }.into())
    }

    /// The next seat of this phase, in the order of the turn.
    fn next(self, cx: &Cx<'_>) -> Option<(Seat, Turn)> {
        let seat = cx.table().order().find(|&seat| !self.done.contains(seat))?;
        Some((seat, Turn { done: self.done.with(seat), ..self }))
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match self.phase {
            Phase::Begin => self.begun(cx),
            Phase::Deploy => match self.next(cx) {
                Some((seat, then)) => Flow::Call { first: Deploying::begin(seat).into(), then: then.into() },
                None => self.go(Phase::Move(Gkr::Hitter)),
            },
            Phase::Move(gkr) => self.moves(cx, gkr),
            Phase::Moved => {
                let then = Turn { phase: Phase::Combat, done: SeatSet::EMPTY, ..self }.into();
                Flow::Call { first: Hooks::at(When::MovesDone).into(), then }
            }
            Phase::Combat => {
                let then = Turn { phase: Phase::Fought, ..self }.into();
                Flow::Call { first: Combat::begin().into(), then }
            }
            Phase::Fought => self.fought(cx),
            Phase::Tag => {
                if let Reply::Out(Out::Tags(tags)) = reply {
                    return Turn { tags, ..self }.go(Phase::Reset);
                }
                Flow::Call { first: Tagging::begin(cx.table().alive()).into(), then: self.into() }
            }
            Phase::Reset => self.reset(cx, reply),
            Phase::Draw => self.draw(cx),
            Phase::Glory => self.glory(cx),
        }
    }

    /// GK-6.6: a new turn, in which nothing was played yet.
    fn begun(self, cx: &mut Cx<'_>) -> Flow {
        let table = cx.table_mut();
        table.turn = table.turn.saturating_add(1);
        for (_, player) in table.players.iter_mut() {
            (player.played, player.today) = (Cards::new(), Today::default());
        }
        let (turn, seat) = (table.turn, table.glory);
        cx.tell(Event::TurnBegan { turn, seat });
        self.go(Phase::Deploy)
    }

    /// GK-8.1 to GK-8.3: class after class.
    fn moves(self, cx: &mut Cx<'_>, gkr: Gkr) -> Flow {
        match self.next(cx) {
            Some((seat, then)) if may_move(cx, seat, gkr) => {
                Flow::Call { first: Moving::begin(seat, gkr).into(), then: then.into() }
            }
            Some((_, then)) => Flow::Go(then.into()),
            None => self.go(match gkr {
                Gkr::Hitter => Phase::Move(Gkr::Combat),
                Gkr::Combat => Phase::Move(Gkr::Repair),
                Gkr::Repair => Phase::Move(Gkr::Recon),
                Gkr::Recon => Phase::Moved,
            }),
        }
    }

    /// GK-17.4, GK-R36: after a destruction the bout ends with the Combat Phase.
    fn fought(self, cx: &mut Cx<'_>) -> Flow {
        if cx.table().closing {
            let alive = cx.table().alive();
            return Flow::End(score(cx, alive));
        }
        self.go(Phase::Tag)
    }

    /// GK-6.4, GK-15.3, GK-R36: who has too many cards chooses in secret what goes.
    fn reset(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if cx.table().closing {
            let alive = cx.table().alive();
            return Flow::End(score(cx, alive));
        }
        if let Reply::Apart(chosen) = reply {
            return self.recharge(cx, &chosen);
        }
        let (table, content) = (cx.table(), cx.content());
        let begin = |seat| match surplus(table, content, seat) {
            0 => None,
            all => Some(Discarding::begin(seat, all).into()),
        };
        let strands = seats_apart(cx, begin);
        if strands.iter().all(|(_, frame)| frame.is_none()) {
            return self.recharge(cx, &SeatMap::new(cx.seats(), |_| None));
        }
        Flow::Apart { strands, then: self.into() }
    }

    /// GK-5.16, GK-15.1, GK-15.3: what was chosen is discarded, and everybody has all energy again.
    fn recharge(self, cx: &mut Cx<'_>, chosen: &Results<Out>) -> Flow {
        let alive = cx.table().alive();
        for (seat, out) in chosen.iter().filter(|(seat, _)| alive.contains(*seat)) {
            let Some(Out::Cards(cards)) = out else { continue };
            cx.reveal();
            for card in cards.copies().map(CardId) {
                cx.table_mut().player_mut(seat).discard_from_hand(card);
                cx.tell(Event::DiscardedFromHand { seat, card });
            }
        }
        for seat in cx.table().ordered() {
            let before = std::mem::replace(&mut cx.table_mut().player_mut(seat).energy, ENERGY);
            cx.tell(Event::Recharged { seat, energy: ENERGY as i8 - before as i8 });
        }
        self.go(Phase::Draw)
    }

    /// GK-15.2, GK-15.4, GK-R8: hands are filled.
    fn draw(self, cx: &mut Cx<'_>) -> Flow {
        let Some((seat, then)) = self.next(cx) else { return self.filled(cx) };
        let left = hand(cx.table(), cx.content(), seat).saturating_sub(cx.table().player(seat).hand_size());
        Flow::Call { first: Drawing { seat, left }.into(), then: then.into() }
    }

    fn filled(self, cx: &mut Cx<'_>) -> Flow {
        let order = cx.table().ordered();
        order.into_iter().for_each(|seat| refill(cx, seat));
        let then = Turn { phase: Phase::Glory, done: SeatSet::EMPTY, ..self }.into();
        Flow::Call { first: Hooks::at(When::Resetting).into(), then }
    }

    /// GK-15.6 to GK-15.10, GK-R70, GK-T1: the next Glory Hound, then the next turn.
    fn glory(self, cx: &mut Cx<'_>) -> Flow {
        if let Some((seat, scores)) = next_glory(cx, self.tags) {
            cx.table_mut().glory = seat;
            cx.tell(Event::TookGlory { seat });
            if scores {
                achieve(cx, seat);
            }
        }
        let table = cx.table();
        let (turn, alive) = (table.turn, table.alive());
        if table.closing || table.options.turn_limit.is_some_and(|limit| turn >= u16::from(limit)) {
            return Flow::End(score(cx, alive));
        }
        if turn >= TURNS_MAX {
            let mut outcome = score(cx, alive);
            outcome.ending = Ending::Limit;
            return Flow::End(outcome);
        }
        Flow::Go(Turn::begin().into())
    }
}

/// GK-8.3: whether the piece is there, and not frozen.
fn may_move(cx: &Cx<'_>, seat: Seat, gkr: Gkr) -> bool {
    let is_frozen = cx.table().player(seat).today.is_frozen(gkr);
    cx.table().cell_of(seat, gkr).is_some() && !is_frozen
}

/// GK-15.6 to GK-15.10, GK-R29, GK-R31, GK-R83: who takes the token, and whether that is an achievement.
fn next_glory(cx: &Cx<'_>, tags: [u8; SEATS]) -> Option<(Seat, bool)> {
    let (table, glory) = (cx.table(), cx.table().glory);
    let after = || glory.clockwise(table.seats()).skip(1).filter(|&seat| table.is_alive(seat));
    let most = after().chain([glory].into_iter().filter(|_| table.is_alive(glory)));
    let most = most.map(|seat| tags[seat.index()]).max().unwrap_or(0);
    if most == 0 {
        return if table.is_alive(glory) { None } else { after().next().map(|seat| (seat, false)) };
    }
    after().find(|seat| tags[seat.index()] == most).map(|seat| (seat, true))
}
