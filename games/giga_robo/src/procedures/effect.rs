//! The clauses of a text are carried out, one after the other. GR-14.1, GR-25.2, GR-25.3.

#[macro_use]
mod steps;

pub(crate) mod borrow;
mod cancel;
mod cards;
mod chains;
mod dice;
mod economy;
mod gates;
pub(crate) mod map;
pub(in crate::procedures) mod meter;
pub(crate) mod moves;
mod target;
pub(crate) mod unmake;
mod verbs;

pub(in crate::procedures) use meter::{empty_meter, slide_down, stir};
use steps::{AskStep, CallStep};

use super::{Cx, Flow, Out, Step, ask, attack, call, stock};
use crate::city::Path;
use crate::content::{
    Amount, Cancels, Card, Cards, Chooser, Clause, Content, If, Lender, Plain, Stock, Trauma, Verb, Who,
    Whose,
};
use crate::frame::Frame;
use crate::queries;
use crate::question::{Answer, Question};
use crate::statics::{self, Counting};
use crate::table::{Item, Table};
use crate::text::{Part, Source, Text};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A text that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Effect {
    /// The text.
    pub text: Text,
    /// The opponent it concerns.
    pub foe: Seat,
    /// The clause it is at.
    pub at: u8,
    step: EffectStep,
    /// How often the clause is still to be done.
    again: u8,
    /// The number X.
    x: u8,
    /// Recovery Rolls that succeeded.
    recovered: u8,
    /// Those that failed.
    #[serde(default)]
    failures: u8,
    /// The sum of dice just rolled.
    sum: u8,
    /// Those whose Recovery Rolls succeeded, and failed.
    passed: SeatSet,
    failed: SeatSet,
    /// The players that the clause has still to deal with.
    todo: SeatSet,
    /// The player that it deals with.
    about: Seat,
    /// How many are left of what the verb does.
    left: u8,
    /// Chosen dice, or a chosen card.
    chosen: u64,
    /// How much the last clause did that says how much (GR-R91).
    #[serde(default)]
    done: u8,
    /// What the cards cost that were put into the meter.
    #[serde(default)]
    spent: u8,
    /// The way that the user names, or has gone (GR-R139).
    #[serde(default)]
    way: Path,
    /// The opponents who were adjacent to it.
    #[serde(default)]
    met: SeatSet,
    /// Whether the last Forced Movement has moved somebody.
    #[serde(default)]
    moved: bool,
    /// The pilots of shared robots that are affected, as far as that is settled (GR-28.13).
    #[serde(default)]
    pilots: SeatSet,
}

kernel::known_to_all! { Effect { text, foe, at, step, again, x, recovered, failures, sum, passed, failed, todo, about, left, chosen, done, spent, way, met, moved, pilots } }

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EffectStep {
    Next,
    /// The clause is to be done once more.
    Again,
    HearCrew,
    HearMay,
    HearNumber,
    Paid,
    /// The verb begins, or goes on at the step of its own that has this number.
    Verb(u8),
}

impl Effect {
    /// The text, from its first clause.
    pub(super) fn new(text: Text, foe: Seat) -> Effect {
        Effect {
            text,
            foe,
            at: 0,
            step: EffectStep::Next,
            again: 0,
            x: 0,
            recovered: 0,
            failures: 0,
            sum: 0,
            passed: SeatSet::default(),
            failed: SeatSet::default(),
            todo: SeatSet::default(),
            about: text.seat,
            left: 0,
            chosen: 0,
            done: 0,
            spent: 0,
            way: Path::NONE,
            met: SeatSet::default(),
            moved: false,
            pilots: SeatSet::default(),
        }
    }

    /// GR-24.12: the same with the X that was named when the Trigger was declared.
    pub(super) fn with_x(self, x: u8) -> Effect {
        Effect { x, ..self }
    }

    /// GR-10.21, GR-25.2, GR-R30: what the Requirements of a card that is played in the combat say happens at once.
    pub(super) fn played(cx: &Cx<'_>, seat: Seat, card: Card) -> Effect {
        let text = Text { seat, source: Source::Card(card), part: Part::Played };
        Effect::new(text, cx.table().combat.opponent(seat).unwrap_or(seat))
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let clauses = self.text.clauses(cx.table(), cx.content());
        let Some(clause) = clauses.get(usize::from(self.at)) else { return Flow::Done(self.out()) };
        match (self.step, reply) {
            (EffectStep::Next, _) => self.next(cx, clause),
            (EffectStep::Again, _) => self.offer(cx, clause),
            (EffectStep::HearCrew, Step::Answer(Answer::Seat(pilot))) => {
                self.with_pilot(cx, pilot).next(cx, clause)
            }
            (EffectStep::HearCrew, _) => self.next(cx, clause),
            (EffectStep::HearMay | EffectStep::HearNumber, Step::Go) => self.offer(cx, clause),
            (EffectStep::HearMay, Step::Answer(Answer::Yes)) => self.paid(cx, clause, 1),
            (EffectStep::HearNumber, Step::Answer(Answer::Number(x @ 1..))) => {
                Effect { x, ..self }.paid(cx, clause, x)
            }
            (EffectStep::HearMay | EffectStep::HearNumber, _) => Effect { x: 0, ..self }.skip(),
            (EffectStep::Paid, _) => self.begin(cx, clause),
            (EffectStep::Verb(step), reply) => self.verb(cx, clause, step, reply),
        }
    }

    /// GR-R30: a clause that works on an opponent does nothing if there is none. It is done as often as it says.
    fn next(mut self, cx: &mut Cx<'_>, clause: &Clause) -> Flow {
        let nobody = clause.verb.works_on_foe() && self.opponent(cx.table()).is_none();
        let asks = clause.may || clause.price.is_some() || matches!(clause.verb, Verb::Mark { .. });
        let idle = asks && self.is_idle(cx, &clause.verb);
        if nobody || idle || !self.applies(cx, clause.only_if) || cx.left().contains(self.text.seat) {
            self.done = if clause.verb.says_how_much() { 0 } else { self.done };
            return self.skip();
        }
        if let Some(flow) = self.ask_crew(cx, clause) {
            return flow;
        }
        let again = self.number(cx, clause.again);
        if clause.verb.says_how_much() {
            self.done = 0;
        }
        match again {
            0 => self.skip(),
            again => Effect { again, ..self }.offer(cx, clause),
        }
    }

    /// Asks whether, or how often, if that is the user's choice, each time that it is to be done (GR-24.11, GR-24.12,
    /// GR-25.3).
    fn offer(self, cx: &mut Cx<'_>, clause: &Clause) -> Flow {
        let Text { seat, source, .. } = self.text;
        match (clause.price, clause.x) {
            (price, true) => {
                let mut most = price.map_or(self.most_without_price(cx, &clause.verb), |price| {
                    stock::times(cx.table(), seat, source, price)
                });
                if let Verb::DropSuccesses(_) = clause.verb {
                    most = most.min(self.foes_successes(cx));
                }
                if most == 0 {
                    return self.skip();
                }
                // GR-R176: a card is not played for nothing.
                let least = u8::from(self.text.part == Part::Pays);
                let question =
                    Question::Number { text: self.text, clause: Some(self.at), least, most, price };
                ask(seat, question, self.hears(EffectStep::HearNumber))
            }
            (Some(price), false) if !stock::affords(cx.table(), seat, source, price, 1) => self.skip(),
            (Some(_), false) => ask(seat, self.may(), self.hears(EffectStep::HearMay)),
            (None, false) if clause.may && self.asks_by_itself(&clause.verb) => self.begin(cx, clause),
            (None, false) if clause.may => ask(seat, self.may(), self.hears(EffectStep::HearMay)),
            (None, false) => self.begin(cx, clause),
        }
    }

    /// GR-28.13, GR-R46, GR-R48: what goes to a meter, a hand or a track goes to one pilot of a shared robot; the opponent
    /// says to whom, once for the whole text.
    fn ask_crew(self, cx: &Cx<'_>, clause: &Clause) -> Option<Flow> {
        let table = cx.table();
        let open = |seat: &Seat| {
            let robot = table.flies(*seat);
            let shared = table.crew(robot).count() > 1 && table.opposed(self.text.seat, robot);
            shared && !table.crew(robot).any(|pilot| self.pilots.contains(pilot))
        };
        let open = self.people(cx, pilots_affected(&clause.verb)?).iter().filter(open).collect();
        let robot = table.flies(table.first_in_order(open)?);
        Some(ask(self.text.seat, Question::Crew(robot), self.hears(EffectStep::HearCrew)))
    }

    /// GR-28.13: this pilot of a shared robot is the one.
    fn with_pilot(mut self, cx: &Cx<'_>, pilot: Seat) -> Effect {
        self.pilots.insert(pilot);
        if cx.table().flies(self.foe) == cx.table().flies(pilot) {
            self.foe = pilot;
        }
        self
    }

    /// GR-R30, GR-R49: the opponent, if there is one.
    pub(crate) fn opponent(&self, table: &Table) -> Option<Seat> {
        table.opposed(self.text.seat, self.foe).then_some(self.foe)
    }

    /// GR-27.3: the response has left the stack; what its Requirements had begun ends.
    pub(in crate::procedures) fn cut_off(&mut self, item: &Item) {
        let begun = Text { seat: item.seat, source: item.source, part: Part::Played };
        if self.text == begun {
            self.at = u8::MAX;
        }
    }

    fn may(&self) -> Question {
        Question::May { text: self.text, clause: self.at }
    }

    /// Verbs whose own question can be declined.
    fn asks_by_itself(&self, verb: &Verb) -> bool {
        matches!(
            verb,
            Verb::Move(_)
                | Verb::PlayFree(_)
                | Verb::PlayUpTo { .. }
                | Verb::Shift { .. }
                | Verb::GateThrow(_)
                | Verb::Borrow { .. }
                | Verb::Force { up_to: true, .. }
                | Verb::Spend { up_to: true, .. }
        )
    }

    /// The largest X where nothing is paid: as much as there is of what the verb takes.
    fn most_without_price(&self, cx: &Cx<'_>, verb: &Verb) -> u8 {
        let meter = |from: Cards, times: i8| from.len() / times.unsigned_abs().max(1);
        if let Verb::Reroll { whose, .. } = verb {
            self.dice_of(cx, *whose)
        } else if let Verb::Raise { n, .. } = verb {
            meter(self.raisable(cx, verb), n.times)
        } else if let Verb::Return { n, cards } = verb {
            meter(self.returnable(cx, cards), n.times)
        } else if let Verb::Lose { what, who: Who::Me, .. } = verb {
            stock::there(cx.table(), cx.content(), self.text.seat, *what)
        } else {
            0
        }
    }

    /// GR-R91: a text that comes before the damage says how much it did. GR-R176: Requirements say their X.
    fn out(&self) -> Out {
        match self.text.part {
            Part::Before => Out::Number(self.done),
            Part::Pays => Out::Number(self.x),
            Part::Played
            | Part::Rules
            | Part::Hurt
            | Part::Trigger(_)
            | Part::Price(_)
            | Part::Always(_)
            | Part::Lasting(_)
            | Part::Begun(..)
            | Part::Borrowed { .. } => Out::Done,
        }
    }

    /// Whose cards and abilities the clause chooses from.
    pub(crate) fn chooses_from(&self, table: &Table, content: &Content) -> Option<Seat> {
        let clause = self.text.clauses(table, content).get(usize::from(self.at))?;
        let robot = table.flies(self.text.seat);
        if let Verb::Raise { whose, .. } = &clause.verb {
            self.whose(table, *whose)
        } else if let Verb::Borrow { from, .. } = &clause.verb {
            Some(if *from == Lender::FoesHand { self.foe } else { self.text.seat })
        } else if let Verb::Spend { chooser: Chooser::User | Chooser::Foe, .. } = &clause.verb {
            Some(self.about)
        } else if clause.verb == Verb::Plain(Plain::GainCost) {
            Some(robot)
        } else if matches!(
            clause.verb,
            Verb::Plain(Plain::Blank) | Verb::Cancel(Cancels::AttackCard) | Verb::Immune(Whose::Foes)
        ) {
            table.combat.other(robot)
        } else if clause.verb == Verb::Immune(Whose::Mine) {
            Some(robot)
        } else {
            matches!(clause.verb, Verb::TurnDown(_) | Verb::Plain(Plain::Deactivate | Plain::Graft))
                .then_some(self.foe)
        }
    }

    fn hears(self, step: EffectStep) -> Frame {
        Frame::Effect(Effect { step, ..self })
    }

    /// Goes on at this step of the verb with what is heard.
    fn on(self, step: impl Into<u8>) -> Frame {
        self.hears(EffectStep::Verb(step.into()))
    }

    fn skip(self) -> Flow {
        Flow::Go(Frame::Effect(Effect { at: self.at + 1, step: EffectStep::Next, ..self }))
    }

    fn paid(self, cx: &mut Cx<'_>, clause: &Clause, times: u8) -> Flow {
        let owed = clause.price.and_then(|price| stock::pay(cx, self.text.seat, price, times));
        match (owed, clause.price) {
            (Some(first), _) => call(first, self.hears(EffectStep::Paid)),
            (None, Some(_)) => Flow::Go(self.hears(EffectStep::Paid)),
            (None, None) => self.begin(cx, clause),
        }
    }

    fn begin(self, cx: &mut Cx<'_>, clause: &Clause) -> Flow {
        self.verb(cx, clause, AskStep::Begin.into(), Step::Go)
    }

    /// The verb was done once.
    fn done(self, _cx: &mut Cx<'_>) -> Flow {
        if self.again > 1 {
            Flow::Go(Effect { again: self.again - 1, ..self }.hears(EffectStep::Again))
        } else {
            self.skip()
        }
    }

    /// The same once something else is done that is owed for it.
    fn done_owing(self, cx: &mut Cx<'_>, owed: Option<Frame>) -> Flow {
        match (owed, self.done(cx)) {
            (Some(first), Flow::Go(then)) => call(first, then),
            (_, flow) => flow,
        }
    }

    fn applies(&self, cx: &Cx<'_>, only_if: Option<If>) -> bool {
        let seat = self.text.seat;
        match only_if {
            None => true,
            Some(If::Recovered) => self.recovered > 0 && self.failed.is_empty(),
            Some(If::NotRecovered) => !self.failed.is_empty(),
            Some(If::InCombo) => {
                let combat = &cx.table().combat;
                combat.side_of(cx.table().flies(seat)).is_some_and(|side| combat.camp(side).cards.len() > 1)
            }
            Some(If::Alone) => {
                let combat = &cx.table().combat;
                combat.side_of(cx.table().flies(seat)).is_some_and(|side| combat.camp(side).cards.len() == 1)
            }
            Some(If::Done) => self.done > 0,
            Some(If::NotDone) => self.done == 0,
            Some(If::Moved) => self.moved,
            Some(If::FoesTurn) => cx.table().opposed(seat, cx.table().active),
            Some(If::FoeNear) => {
                let near = queries::foes_near(cx.table(), cx.content(), seat);
                if cx.table().opposed(seat, self.foe) { near.contains(self.foe) } else { !near.is_empty() }
            }
            Some(If::MySurges(least)) => cx.table().player(seat).tokens(Trauma::Surge) >= least,
            Some(If::MyFs(least)) => cx.table().player(seat).fs >= least,
            Some(If::Higher) => self.stands_higher(cx),
            Some(If::MyFire(least)) => cx.table().player(seat).tokens(Trauma::Fire) >= least,
            Some(If::NotAttacked) => {
                let robot = cx.table().flies(seat);
                cx.table().flies(cx.table().active) == robot && !cx.table().player(robot).attacked
            }
        }
    }

    fn counting(&self) -> Counting {
        Counting {
            seat: self.text.seat,
            foe: self.foe,
            about: self.about,
            x: self.x,
            recovered: self.recovered,
            failures: self.failures,
            sum: self.sum,
            done: self.done,
            spent: self.spent,
        }
    }

    fn number(&self, cx: &Cx<'_>, amount: Amount) -> u8 {
        statics::number(cx.table(), cx.content(), self.counting(), amount).max(0) as u8
    }

    fn card(&self) -> Option<Card> {
        match self.text.source {
            Source::Card(card) => Some(card),
            Source::Pilot | Source::Ability(_) => None,
        }
    }

    /// GR-R49, GR-10.11: the player that the clause is about. GR-28.13: in a shared robot, the named pilot.
    fn people(&self, cx: &Cx<'_>, who: Who) -> SeatSet {
        let table = cx.table();
        let same_robot = |one: Seat| move |other: &Seat| table.flies(*other) == table.flies(one);
        let named = |seat: Seat| self.pilots.iter().find(same_robot(seat)).unwrap_or(seat);
        self.concerned(cx, who).iter().map(named).collect()
    }

    fn concerned(&self, cx: &Cx<'_>, who: Who) -> SeatSet {
        let (table, content) = (cx.table(), cx.content());
        let seat = self.text.seat;
        let reach = |all: bool| {
            let near = queries::in_range(table, content, self.text);
            if all {
                near.or(SeatSet::only(table.flies(seat)))
            } else {
                near.minus(table.side(table.flies(seat)))
            }
        };
        match who {
            Who::Me => SeatSet::only(seat),
            Who::Foe => self.opponent(table).map(SeatSet::only).unwrap_or_default(),
            Who::FoesInRange => reach(false),
            Who::AllInRange => reach(true),
            Who::FoesNear => queries::foes_near(table, content, seat),
            Who::RobotsNear => queries::next_to(table, content, seat),
            Who::OnTheWay => self.met,
            Who::Passed => self.passed,
            Who::Failed => self.failed,
        }
    }

    /// GR-R48: the next in turn order, from the Active Player on, of those who are left.
    fn take_next(&mut self, cx: &Cx<'_>) -> Option<Seat> {
        let seat = cx.table().first_in_order(self.todo)?;
        self.todo.remove(seat);
        self.about = seat;
        Some(seat)
    }
}

/// Calls a procedure; the verb goes on at this step.
fn then(first: Frame, effect: Effect, step: impl Into<u8>) -> Flow {
    call(first, effect.on(step))
}

/// To whose meter, hand or tracks the verb does something. Several robots make their Recovery Rolls before that is asked:
/// what follows is not for all of them.
fn pilots_affected(verb: &Verb) -> Option<Who> {
    if let Verb::Gain { what, who, .. } | Verb::Lose { what, who, .. } | Verb::LoseAll { what, who } = verb {
        return (!matches!(what, Stock::Pt | Stock::Armor)).then_some(*who);
    }
    if let Verb::Spend { who, .. } | Verb::Expel { who, .. } = verb {
        return Some(*who);
    }
    let foes = matches!(
        verb,
        Verb::Recover { who: Who::Foe, .. }
            | Verb::Raise { whose: Whose::Foes, .. }
            | Verb::HandOver(_)
            | Verb::Borrow { from: Lender::FoesHand, .. }
            | Verb::TurnDown(_)
            | Verb::Plain(Plain::Deactivate | Plain::Graft)
    );
    foes.then_some(Who::Foe)
}
