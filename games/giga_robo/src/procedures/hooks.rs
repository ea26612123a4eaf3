//! Effects that wait for a moment: lasting texts, and the tile below a robot.
//! GR-6.1, GR-6.3, GR-22.10, GR-25.3, GR-R48, GR-R49.

use super::{Cx, Effect, Flow, Out, Step, Upkeep, ask, call, order};
use crate::content::{Cards, Content, Hook, Static};
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Question};
use crate::table::{DUE_MAX, Due, List, Table};
use crate::text::{Part, Source, Text};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// All lasting texts of some players for this moment, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hooks {
    hook: Hook,
    seat: Seat,
    /// Who is on the other side.
    foe: Seat,
    /// The number of the moment, which is the X of its texts.
    #[serde(default)]
    n: u8,
    /// The texts of the seat that are still to be carried out.
    due: List<Due, DUE_MAX>,
    /// The players whose texts follow.
    rest: SeatSet,
    step: HooksStep,
}

kernel::known_to_all! { Hooks { hook, seat, foe, n, due, rest, step } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HooksStep {
    Gather,
    Next,
    HearOrder,
    /// Which opponent this text is about.
    HearFoe(Text),
}

impl Hooks {
    /// Those of this player.
    pub(super) fn one(hook: Hook, seat: Seat, foe: Seat) -> Hooks {
        let (due, rest) = (List::new(), SeatSet::default());
        Hooks { hook, seat, foe, n: 0, due, rest, step: HooksStep::Gather }
    }

    /// The same with the number of the moment.
    pub(super) fn with(self, n: u8) -> Hooks {
        Hooks { n, ..self }
    }

    /// Those of the cards of this player that are held.
    pub(super) fn held(table: &Table, content: &Content, seat: Seat, cards: Cards) -> Hooks {
        let foe = queries::likely_foe(table, seat);
        let none = Hooks { step: HooksStep::Next, ..Hooks::one(Hook::Held, seat, foe) };
        if cards.is_empty() || !order::may_be_due(table, content, seat, Hook::Held) {
            return none;
        }
        let mut due = order::due(table, content, seat, Hook::Held);
        due.retain(|due| match due {
            Due::Text(Text { seat: of, source: Source::Card(card), .. }) => {
                *of == seat && cards.contains(*card)
            }
            Due::Text(_) | Due::Tile => false,
        });
        Hooks { due, ..none }
    }

    /// GR-R130, GR-R168: those of these cards of this player, which were Activated, or left the meter, or came back.
    pub(super) fn of_cards(hook: Hook, table: &Table, content: &Content, seat: Seat, cards: Cards) -> Hooks {
        let mut due = List::new();
        for card in cards.iter() {
            for (what, at) in table.facts(content, seat, card).active.iter().zip(0..) {
                if matches!(what, Static::On { when, .. } if *when == hook) && !due.is_full() {
                    due.push(Due::Text(Text { seat, source: Source::Card(card), part: Part::Lasting(at) }));
                }
            }
        }
        let foe = queries::likely_foe(table, seat);
        Hooks { due, step: HooksStep::Next, ..Hooks::one(hook, seat, foe) }
    }

    /// Those of this player, then those of the other.
    pub(super) fn pair(hook: Hook, seat: Seat, foe: Seat) -> Hooks {
        Hooks { rest: SeatSet::only(foe), ..Hooks::one(hook, seat, foe) }
    }

    /// Those of all opponents of this player.
    pub(super) fn of_foes(hook: Hook, of: Seat, table: &Table) -> Hooks {
        Hooks { seat: of, rest: table.foes(of), ..Hooks::one(hook, of, of) }.following(table)
    }

    /// Those of these players, whom this one has brought about.
    pub(super) fn of_these(hook: Hook, of: Seat, whose: SeatSet, table: &Table) -> Hooks {
        Hooks { seat: of, rest: whose, ..Hooks::one(hook, of, of) }.following(table)
    }

    /// The same from the first player on whose texts are due; none if no text is.
    pub(super) fn needed(mut self, table: &Table, content: &Content) -> Option<Hooks> {
        loop {
            if self.step == HooksStep::Gather && order::may_be_due(table, content, self.seat, self.hook) {
                self.due = order::due(table, content, self.seat, self.hook);
            }
            if !self.due.is_empty() {
                return Some(Hooks { step: HooksStep::Next, ..self });
            }
            if self.rest.is_empty() {
                return None;
            }
            self = self.following(table);
        }
    }

    fn at(self, step: HooksStep) -> Frame {
        Frame::Hooks(Hooks { step, ..self })
    }

    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        match (self.step, reply) {
            (HooksStep::Gather, _) => {
                self.due = order::due(cx.table(), cx.content(), self.seat, self.hook);
                self.next(cx)
            }
            (HooksStep::Next, _) | (HooksStep::HearOrder, Step::Go) => self.next(cx),
            (HooksStep::HearOrder, Step::Answer(Answer::Number(place))) => {
                let at = order::chosen(cx.table(), cx.content(), self.seat, &self.due, place);
                self.work(cx, at)
            }
            (HooksStep::HearOrder, _) => self.work(cx, 0),
            (HooksStep::HearFoe(text), Step::Go) => self.begin(cx, text),
            (HooksStep::HearFoe(text), Step::Answer(Answer::Seat(foe))) => self.carry_out(text, foe),
            (HooksStep::HearFoe(text), _) => {
                let foe = queries::likely_foe(cx.table(), text.seat);
                self.carry_out(text, foe)
            }
        }
    }

    /// GR-R48: the player says what comes first, where that can make a difference.
    fn next(self, cx: &mut Cx<'_>) -> Flow {
        if self.due.is_empty() {
            let over = self.rest.is_empty();
            return if over {
                Flow::Done(Out::Done)
            } else {
                Flow::Go(Frame::Hooks(self.following(cx.table())))
            };
        }
        let offered = order::offered(cx.table(), cx.content(), self.seat, &self.due);
        match offered.filter(|_| !cx.left().contains(self.seat)) {
            Some(due) => ask(self.seat, Question::Order(due), self.at(HooksStep::HearOrder)),
            None => self.work(cx, 0),
        }
    }

    fn work(mut self, cx: &mut Cx<'_>, at: usize) -> Flow {
        match self.due.remove(at) {
            // A card that has come back to hand holds nothing any more, and does its last deed.
            Due::Text(text)
                if self.hook == Hook::Returning
                    || order::holds(cx.table(), cx.content(), self.seat, self.hook, text) =>
            {
                self.begin(cx, text)
            }
            Due::Text(_) => Flow::Go(self.at(HooksStep::Next)),
            Due::Tile => call(Frame::Upkeep(Upkeep::new(self.seat)), self.at(HooksStep::Next)),
        }
    }

    /// GR-R49: if the text may mean several opponents, its player names one.
    fn begin(self, cx: &mut Cx<'_>, text: Text) -> Flow {
        let foes = self.foes(cx.table(), cx.content(), text);
        match (foes.len(), foes.iter().next()) {
            (2.., _) if !cx.left().contains(text.seat) => {
                ask(text.seat, Question::Foe, self.at(HooksStep::HearFoe(text)))
            }
            (_, Some(foe)) => self.carry_out(text, foe),
            (_, None) => self.carry_out(text, self.foe),
        }
    }

    fn carry_out(self, text: Text, foe: Seat) -> Flow {
        call(Frame::Effect(Effect::new(text, foe).with_x(self.n)), self.at(HooksStep::Next))
    }

    /// GR-R30, GR-R49: the possible opponents of the text: in the moments of an attack its Target, in those that
    /// somebody else brings about that one; otherwise any.
    fn foes(&self, table: &Table, content: &Content, text: Text) -> SeatSet {
        match self.hook {
            Hook::Upkeep
            | Hook::Held
            | Hook::Burnt
            | Hook::Deactivating
            | Hook::TurnBegins
            | Hook::TurnEnds
            | Hook::Activated
            | Hook::Returning
            | Hook::Leaving => queries::foes_of(table, content, text),
            Hook::Attacking | Hook::Success | Hook::AfterRules => {
                SeatSet::only(table.combat.opponent(self.seat).unwrap_or(self.seat))
            }
            Hook::Hurt
            | Hook::HurtComing
            | Hook::Hurting
            | Hook::Striking
            | Hook::FoeSpendsPt
            | Hook::Collision
            | Hook::Crashing
            | Hook::FoesCooldown
            | Hook::FoesTurnEnds
            | Hook::FoePowers
            | Hook::FoeRages
            | Hook::Unhurt
            | Hook::Targeted
            | Hook::Defending
            | Hook::FoesInstant => SeatSet::only(self.foe),
        }
    }

    /// The opponents who can be named for the text that has begun.
    pub(crate) fn foes_asked(&self, table: &Table, content: &Content) -> SeatSet {
        match self.step {
            HooksStep::HearFoe(text) => self.foes(table, content, text),
            HooksStep::Gather | HooksStep::Next | HooksStep::HearOrder => SeatSet::default(),
        }
    }

    /// GR-R48: the same for the next of the players who follow; the other side of a pair changes places.
    fn following(self, table: &Table) -> Hooks {
        let Some(seat) = table.first_in_order(self.rest) else { return self };
        let foe = if seat == self.foe { self.seat } else { self.foe };
        Hooks { seat, foe, rest: self.rest.without(seat), step: HooksStep::Gather, ..self }
    }
}
