//! Effects. SB-11.5, SB-R7, SB-R27 to SB-R34: the text of a card is carried out, instruction by
//! instruction; what it triggers comes after its whole text and before everything that waits.

use super::{Cx, Flow, Step, answered, ask, call, done, top_place, triggered};
use crate::card::{StakId, StakSet};
use crate::content::{CLAUSES_MAX, Choose, Clause, Content, KindId, Verb};
use crate::event::Event;
use crate::frame::{Awaited, Called, Frame, Out};
use crate::procedures::chain::Chain;
use crate::procedures::deeds::Deed;
use crate::procedures::drawing::Drawing;
use crate::procedures::removal::Removal;
use crate::queries;
use crate::question::{Answer, Prompt, Question, Wanted};
use crate::table::{CARDS_MAX, Table};
use kernel::{Reply, Seat};
use serde::{Deserialize, Serialize};

/// An effect that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Effect {
    kind: KindId,
    part: Part,
    /// Who chooses (SB-R7).
    seat: Seat,
    /// The Stak that the card was in when its effect began.
    stak: StakId,
    /// The place of the card in that Stak now. Nothing once it has left.
    place: Option<u8>,
    /// The effects that the instructions so far have triggered.
    triggered: StakSet,
    clause: u8,
    /// How often the clause has been done, for verbs that ask card by card.
    times: u8,
    step: EffectStep,
}

kernel::known_to_all! { Effect { kind, part, seat, stak, place, triggered, clause, times, step } }

/// Which text of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Part {
    Entry,
    Attack,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EffectStep {
    Begin,
    HearConsent,
    Choose,
    Hear(Wanted),
    After,
}

impl Effect {
    /// The entry effect of the top card of `stak`.
    pub(crate) fn entry(cx: &mut Cx<'_>, stak: StakId, kind: KindId) -> Effect {
        Effect::begin(cx, stak, kind, Part::Entry)
    }

    /// The `A` ability of the top card of `stak` (SB-13.6).
    pub(crate) fn attack(cx: &mut Cx<'_>, stak: StakId, kind: KindId) -> Effect {
        Effect::begin(cx, stak, kind, Part::Attack)
    }

    /// SB-11.6, SB-R7: the player of the Stak chooses, even in another player's turn.
    #[inline]
    fn begin(cx: &mut Cx<'_>, stak: StakId, kind: KindId, part: Part) -> Effect {
        cx.tell(Event::EffectBegan { stak, kind });
        let seat = cx.table().owner(stak);
        let (place, triggered, step) = (top_place(cx, stak), StakSet::EMPTY, EffectStep::Begin);
        Effect { kind, part, seat, stak, place, triggered, clause: 0, times: 0, step }
    }

    /// What it waits for.
    pub(crate) fn awaits(&self) -> Awaited {
        match self.step {
            EffectStep::HearConsent | EffectStep::Hear(_) => Awaited::Answer,
            EffectStep::After => Awaited::Procedure,
            EffectStep::Begin | EffectStep::Choose => Awaited::Nothing,
        }
    }

    /// Whether everything that it names is there.
    pub(crate) fn fits(&self, table: &Table, content: &Content) -> bool {
        let there = table.has_seat(self.seat) && table.has_stak(self.stak);
        if !there || usize::from(self.kind.0) >= content.kinds.len() || !table.lie_open(self.triggered) {
            return false;
        }
        let kind_at = |place| table.stak(self.stak).get(usize::from(place)).and_then(|it| it.card.kind());
        let lies = self.place.is_none_or(|place| kind_at(place) == Some(self.kind));
        let clause = self.clause_of(content);
        let asks = match self.step {
            EffectStep::Hear(Wanted::StakOf(seat)) => {
                table.has_seat(seat) && clause.is_some_and(|clause| clause.choose == Choose::Opponent)
            }
            EffectStep::Hear(_)
            | EffectStep::HearConsent
            | EffectStep::Begin
            | EffectStep::Choose
            | EffectStep::After => true,
        };
        lies && asks && usize::from(self.clause) <= CLAUSES_MAX && usize::from(self.times) < CARDS_MAX
    }

    /// SB-12.5: a top card that the running text turned up stops being on top.
    pub(crate) fn strike(&mut self, stak: StakId) -> bool {
        let lost = self.triggered.contains(stak);
        self.triggered.remove(stak);
        lost
    }

    /// The cards of `stak` move inside it or leave it: the card whose text this is goes along.
    pub(crate) fn follow(&mut self, stak: StakId, to: &dyn Fn(u8) -> Option<u8>) {
        if stak == self.stak {
            self.place = self.place.and_then(to);
        }
    }

    /// SB-R67: whether the card is the top card of the Stak where its effect began, now that it matters.
    fn is_on_top(&self, cx: &Cx<'_>) -> bool {
        self.place.is_some() && self.place == top_place(cx, self.stak)
    }

    /// SB-R67: whether there is a card directly below this one.
    fn covers(&self, cx: &Cx<'_>) -> bool {
        self.is_on_top(cx) && cx.table().height(self.stak) > 1
    }

    /// The effects that have triggered and wait for the end of the text.
    pub(crate) fn triggered(&self) -> StakSet {
        self.triggered
    }

    pub(crate) fn resume(mut self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        if matches!(reply, Reply::Left(_)) {
            return self.after_leaving(cx);
        }
        let Some(clause) = self.current(cx) else { return self.finish(cx) };
        match self.step {
            EffectStep::Begin => self.begin_clause(cx, clause),
            EffectStep::Choose => self.choose(cx, clause),
            EffectStep::HearConsent => match answered(&reply) {
                Some(Answer::Yes) => self.choose(cx, clause),
                Some(_) => self.next_clause(cx),
                None => self.begin_clause(cx, clause),
            },
            EffectStep::Hear(wanted) => self.hear(cx, clause, wanted, reply),
            EffectStep::After => {
                self.triggered = self.triggered.or(triggered(&reply));
                self.repeat_or_go_on(cx, clause)
            }
        }
    }

    /// SB-R49: a chooser who is gone chooses no more; somebody else's leaving may change the choices.
    fn after_leaving(mut self, cx: &mut Cx<'_>) -> Flow {
        if !cx.table().plays(self.seat) {
            self.clause = CLAUSES_MAX as u8;
            return self.finish(cx);
        }
        self.step = match self.step {
            EffectStep::HearConsent => EffectStep::Begin,
            EffectStep::Begin | EffectStep::Choose | EffectStep::Hear(_) | EffectStep::After => {
                EffectStep::Choose
            }
        };
        Flow::Go(Frame::Effect(self))
    }

    fn current(&self, cx: &Cx<'_>) -> Option<Clause> {
        self.clause_of(cx.content())
    }

    #[inline]
    fn clause_of(&self, content: &Content) -> Option<Clause> {
        let kind = content.kind(self.kind);
        let clauses = match self.part {
            Part::Entry => &kind.entry,
            Part::Attack => &kind.attack,
        };
        clauses.get(usize::from(self.clause)).copied()
    }

    /// SB-12.2 to SB-12.4, SB-R1 step 4: what the text triggered goes in front of all that waits.
    fn finish(self, cx: &mut Cx<'_>) -> Flow {
        if self.triggered.is_empty() {
            return done();
        }
        if matches!(cx.below().last(), Some(Frame::Chain(_))) {
            return Flow::Done(Out::Triggered(self.triggered));
        }
        Chain::of(self.triggered).resume(cx, Reply::Go)
    }

    fn next_clause(mut self, cx: &mut Cx<'_>) -> Flow {
        self.clause += 1;
        self.times = 0;
        self.step = EffectStep::Begin;
        match self.current(cx) {
            Some(clause) => self.begin_clause(cx, clause),
            None => self.finish(cx),
        }
    }

    /// Hand cards are chosen one at a time, up to the count of the clause.
    fn repeat_or_go_on(self, cx: &mut Cx<'_>, clause: Clause) -> Flow {
        let card_by_card = matches!(clause.verb, Verb::Discard | Verb::Play);
        if card_by_card && self.times < clause.count {
            return self.choose(cx, clause);
        }
        self.next_clause(cx)
    }

    /// SB-R32: what the text leaves open is asked first. SB-R76: not where it can do nothing.
    fn begin_clause(self, cx: &mut Cx<'_>, clause: Clause) -> Flow {
        if clause.optional && self.can_do(cx, clause) {
            return self.put(cx, clause, Wanted::Consent);
        }
        self.choose(cx, clause)
    }

    /// SB-R31, SB-R76: whether the instruction can do anything now. Everybody knows it.
    fn can_do(self, cx: &Cx<'_>, clause: Clause) -> bool {
        let prompt = |wanted| Prompt { kind: self.kind, stak: self.stak, clause, wanted };
        let table = cx.table();
        let is_there = match wanted_of(clause) {
            Some(wanted) => queries::can_choose(table, self.seat, prompt(wanted)),
            None if clause.choose == Choose::EveryStak => {
                !queries::targets(table, prompt(Wanted::Stak)).is_empty()
            }
            None => true,
        };
        let works = match clause.verb {
            Verb::Draw => queries::can_draw(table, self.seat),
            Verb::Donate => table.opponents(self.seat).iter().any(|seat| queries::can_draw(table, seat)),
            Verb::Swap => self.is_on_top(cx),
            Verb::ScrapBelow | Verb::TakeBelow => self.covers(cx),
            Verb::Discard
            | Verb::Play
            | Verb::TurnUp
            | Verb::TurnDown
            | Verb::Raise
            | Verb::Sink
            | Verb::ScrapTop => true,
        };
        is_there && works
    }

    fn put(mut self, cx: &mut Cx<'_>, clause: Clause, wanted: Wanted) -> Flow {
        let consent = wanted == Wanted::Consent;
        self.step = if consent { EffectStep::HearConsent } else { EffectStep::Hear(wanted) };
        let prompt = Prompt { kind: self.kind, stak: self.stak, clause, wanted };
        ask(cx, self.seat, Question::Effect(prompt), Frame::Effect(self))
    }

    /// SB-R31: what cannot be done is skipped; SB-R34: what may be chosen.
    fn choose(self, cx: &mut Cx<'_>, clause: Clause) -> Flow {
        let prompt = |wanted| Prompt { kind: self.kind, stak: self.stak, clause, wanted };
        let Some(wanted) = wanted_of(clause) else {
            if clause.choose == Choose::EveryStak {
                let staks = queries::targets(cx.table(), prompt(Wanted::Stak));
                return self.act_on(cx, clause, staks);
            }
            return self.act_here(cx, clause);
        };
        if clause.verb == Verb::Swap && !self.is_on_top(cx) {
            return self.nothing_to_do(cx);
        }
        if !queries::can_choose(cx.table(), self.seat, prompt(wanted)) {
            return self.nothing_to_do(cx);
        }
        self.put(cx, clause, wanted)
    }

    fn nothing_to_do(self, cx: &mut Cx<'_>) -> Flow {
        cx.tell(Event::NothingToDo { kind: self.kind });
        self.next_clause(cx)
    }

    fn hear(self, cx: &mut Cx<'_>, clause: Clause, wanted: Wanted, reply: Step) -> Flow {
        let Some(answer) = answered(&reply) else { return self.ask_again(cx, clause, wanted) };
        match answer {
            Answer::Opponent(seat) => {
                cx.tell(Event::ChoseOpponent { seat: self.seat, opponent: seat });
                self.stak_of(cx, clause, seat)
            }
            Answer::Stak(stak) => self.act_on(cx, clause, StakSet::only(stak)),
            Answer::Place { stak, height } => self.call(cx, Deed::TurnDown { stak, height }),
            Answer::HandCard(card) => {
                let (seat, onto) = (self.seat, self.stak);
                let plays = clause.verb == Verb::Play;
                let deed = if plays { Deed::Play { seat, card, onto } } else { Deed::Discard { seat, card } };
                self.call(cx, deed)
            }
            Answer::Play { .. }
            | Answer::Attack { .. }
            | Answer::Scrap(_)
            | Answer::Discard(_)
            | Answer::Recycle { .. }
            | Answer::EndTurn
            | Answer::React(_)
            | Answer::Pass
            | Answer::Yes
            | Answer::No
            | Answer::First(_) => panic!("{wanted:?} was asked for, {answer:?} came"),
        }
    }

    /// Whoever chose an opponent has told it; the Stak is left to choose.
    fn ask_again(self, cx: &mut Cx<'_>, clause: Clause, wanted: Wanted) -> Flow {
        match wanted {
            Wanted::StakOf(seat) => self.stak_of(cx, clause, seat),
            Wanted::Consent | Wanted::Opponent | Wanted::Stak | Wanted::CoveredCard | Wanted::HandCard => {
                self.choose(cx, clause)
            }
        }
    }

    /// SB-R51: one of that player's Staks not yet gone, named by whoever chooses.
    fn stak_of(self, cx: &mut Cx<'_>, clause: Clause, seat: Seat) -> Flow {
        let staks = queries::staks_standing(cx.table(), seat);
        if staks.len() > 1 {
            return self.put(cx, clause, Wanted::StakOf(seat));
        }
        self.act_on(cx, clause, staks)
    }

    #[inline(always)]
    fn call(mut self, cx: &mut Cx<'_>, first: impl Called) -> Flow {
        self.step = EffectStep::After;
        self.times += 1;
        call(cx, first, Frame::Effect(self))
    }

    /// One instruction on the chosen Staks, all at once (SB-R33).
    fn act_on(self, cx: &mut Cx<'_>, clause: Clause, staks: StakSet) -> Flow {
        let Some(stak) = staks.iter().next() else { return self.nothing_to_do(cx) };
        let deed = match clause.verb {
            Verb::Donate => Deed::Donate { stak },
            Verb::TurnUp => Deed::TurnUp { staks },
            Verb::TurnDown => Deed::TurnTopsDown { staks },
            Verb::Raise => Deed::Raise { staks },
            Verb::Sink => Deed::Sink { staks },
            Verb::Swap => Deed::Swap { a: self.stak, b: stak },
            Verb::ScrapTop => return self.call(cx, scrap_tops(staks, clause.count)),
            Verb::Draw | Verb::Discard | Verb::Play | Verb::ScrapBelow | Verb::TakeBelow => {
                return self.act_here(cx, clause);
            }
        };
        self.call(cx, deed)
    }

    /// One instruction on this card's own Stak and player. "Below this card" needs the card to be
    /// where it was (SB-R67).
    fn act_here(self, cx: &mut Cx<'_>, clause: Clause) -> Flow {
        let covers = self.covers(cx);
        match clause.verb {
            Verb::Draw => self.call(cx, Drawing::cards(self.seat, clause.count)),
            Verb::ScrapBelow if covers => self.call(cx, Removal::scrap_below(self.stak, clause.count)),
            Verb::TakeBelow if covers => self.call(cx, Deed::TakeBelow { stak: self.stak }),
            Verb::ScrapBelow
            | Verb::TakeBelow
            | Verb::Discard
            | Verb::Play
            | Verb::Donate
            | Verb::TurnUp
            | Verb::TurnDown
            | Verb::Raise
            | Verb::Sink
            | Verb::Swap
            | Verb::ScrapTop => self.nothing_to_do(cx),
        }
    }
}

/// SB-R34: what is to be chosen, if anything is.
fn wanted_of(clause: Clause) -> Option<Wanted> {
    match (clause.verb, clause.choose) {
        (Verb::Discard | Verb::Play, _) => Some(Wanted::HandCard),
        (_, Choose::Opponent) => Some(Wanted::Opponent),
        (_, Choose::AnyStak | Choose::OtherStak) => Some(Wanted::Stak),
        (_, Choose::CoveredCard) => Some(Wanted::CoveredCard),
        (_, Choose::EveryStak | Choose::Nothing) => None,
    }
}

fn scrap_tops(staks: StakSet, count: u8) -> Removal {
    let mut removal = Removal { tops: staks, settles: true, ..Removal::default() };
    staks.iter().for_each(|stak| removal.below[stak.index()] = count - 1);
    removal
}
