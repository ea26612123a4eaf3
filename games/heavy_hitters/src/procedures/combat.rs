//! The Combat Phase. GK-9: everybody declares in secret, all reveal and pay together, then the volley.

use super::declaring::may_declare;
use super::deploying::spend;
use super::ending::{destruction, score};
use super::paying::has_choice;
use super::{Cx, Declaring, Flow, Losing, Out, Paying, Step, Volley, Window, done, seats_apart};
use crate::content::{CardId, Cards, Gkr, When};
use crate::event::Event;
use crate::reckoning::cost;
use crate::table::SEATS;
use kernel::{Reply, Results, Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// The Combat Phase so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Combat {
    pub(crate) step: CombatStep,
    /// The points that each seat red-lines.
    pub(crate) points: [u8; SEATS],
    /// How many of them come from the deck.
    pub(crate) tops: [u8; SEATS],
    /// The seats that have not paid them yet.
    pub(crate) due: SeatSet,
}

kernel::known_to_all! { Combat { step, points, tops, due } }

/// What it does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CombatStep {
    Declare,
    Pay,
    Apply,
    Revealed,
    Over,
}

impl Combat {
    /// Nothing is declared yet.
    pub(crate) fn begin() -> Combat {
        Combat { step: CombatStep::Declare, points: [0; SEATS], tops: [0; SEATS], due: SeatSet::EMPTY }
    }

    fn at(self, step: CombatStep) -> Combat {
        Combat { step, ..self }
    }

    pub(super) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (CombatStep::Declare, Reply::Apart(declared)) => self.reveal(cx, &declared),
            (CombatStep::Declare, _) => {
                let (table, content) = (cx.table(), cx.content());
                let begin = |seat| may_declare(table, content, seat).then(|| Declaring::begin(seat).into());
                let strands = seats_apart(cx, begin);
                if strands.iter().all(|(_, frame)| frame.is_none()) {
                    return self.reveal(cx, &SeatMap::new(cx.seats(), |_| None));
                }
                Flow::Apart { strands, then: self.into() }
            }
            (CombatStep::Pay, Reply::Apart(paid)) => self.paid(cx, &paid),
            (CombatStep::Pay, _) => self.pay(cx),
            (CombatStep::Apply, _) => self.apply(cx),
            (CombatStep::Revealed, _) => self.fire(),
            (CombatStep::Over, _) => done(),
        }
    }

    /// GK-6.3, GK-9.2, GK-9.4, GK-9.5, GK-R56: all cards are turned up, all costs are paid at once.
    fn reveal(mut self, cx: &mut Cx<'_>, declared: &Results<Out>) -> Flow {
        let alive = cx.table().alive();
        cx.reveal();
        for (seat, out) in declared.iter().filter(|(seat, _)| alive.contains(*seat)) {
            let cards = if let Some(Out::Cards(cards)) = out { *cards } else { Cards::new() };
            cx.tell(Event::LinedUp { seat, cards: cards.total() as u8 });
            for card in cards.copies().map(CardId) {
                cx.table_mut().player_mut(seat).play(card);
                cx.tell(Event::Revealed { seat, card });
            }
        }
        let order = cx.table().ordered();
        for seat in order {
            let content = cx.content();
            let player = cx.table_mut().player_mut(seat);
            for gkr in Gkr::UNITS {
                let is_frozen = player.today.is_frozen(gkr);
                player.units.slot(gkr).iter_mut().for_each(|drone| drone.ready = !is_frozen);
            }
            let (table, line) = (cx.table(), cx.table().player(seat).line);
            let cost = line.copies().map(|id| cost(table, content, seat, CardId(id))).sum();
            self.points[seat.index()] = spend(cx, seat, cost);
        }
        Flow::Go(self.at(CombatStep::Pay).into())
    }

    /// GK-R43: who red-lines and has a choice decides in secret.
    fn pay(self, cx: &mut Cx<'_>) -> Flow {
        let pays = |seat: Seat| has_choice(cx.table().player(seat), self.points[seat.index()]);
        let begin = |seat: Seat| pays(seat).then(|| Paying::begin(seat, self.points[seat.index()]).into());
        let strands = seats_apart(cx, begin);
        if strands.iter().all(|(_, frame)| frame.is_none()) {
            return self.paid(cx, &SeatMap::new(cx.seats(), |_| None));
        }
        Flow::Apart { strands, then: self.into() }
    }

    /// GK-9.13, GK-R67: what may be played now that everything is paid, then the volley.
    fn volley(self) -> Flow {
        let first = Window::open(When::Revealed).into();
        Flow::Call { first, then: self.at(CombatStep::Revealed).into() }
    }

    fn fire(self) -> Flow {
        Flow::Call { first: Volley {}.into(), then: self.at(CombatStep::Over).into() }
    }

    /// GK-5.14, GK-R43, GK-R87: the chosen cards of the hands are lost, which is damage; then those of the decks.
    fn paid(mut self, cx: &mut Cx<'_>, paid: &Results<Out>) -> Flow {
        cx.reveal();
        for (seat, out) in paid.iter() {
            let Some(Out::Payment { cards, tops }) = out else { continue };
            let (hand, deck) = (cards.total() as u8, *tops);
            cx.tell(Event::PaidCards { seat, hand, deck });
            self.points[seat.index()] -= cards.total() as u8;
            self.tops[seat.index()] = *tops;
            for card in cards.copies().map(CardId) {
                let player = cx.table_mut().player_mut(seat);
                assert!(player.hand.take(card.0), "only cards of the hand pay");
                player.damage.add(card.0);
                player.today.hurt = true;
                let lost = |card| Event::LostFromHand { seat, card };
                cx.tell_apart(seat, lost(Some(card)), lost(None));
            }
        }
        let red_lines = |seat: &Seat| self.points[seat.index()] > 0;
        self.due = cx.table().alive().iter().filter(red_lines).collect();
        Flow::Go(self.at(CombatStep::Apply).into())
    }

    /// GK-R38, GK-R43: who has lost all cards is destroyed when everybody has paid; if nobody is left, all of them score.
    fn apply(mut self, cx: &mut Cx<'_>) -> Flow {
        self.due = self.due.and(cx.there());
        if let Some(seat) = self.due.iter().next() {
            self.due.remove(seat);
            let (points, tops) = (self.points[seat.index()], self.tops[seat.index()]);
            let first = Losing { tops, together: true, ..Losing::points(seat, points) };
            return Flow::Call { first: first.into(), then: self.into() };
        }
        let alive = cx.table().alive();
        let lost: SeatSet = alive.iter().filter(|&seat| cx.table().player(seat).sound() == 0).collect();
        if lost == alive && !alive.is_empty() {
            return Flow::End(score(cx, alive));
        }
        let ended = lost.iter().find_map(|seat| destruction(cx, seat));
        ended.unwrap_or_else(|| self.volley())
    }
}
