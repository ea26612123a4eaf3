//! The clauses of a text are carried out, one after the other. GR-14.1, GR-25.2, GR-25.3.

#[macro_use]
mod steps;

mod cancel;
mod cards;
mod dice;
mod economy;
pub(crate) mod map;
pub(in crate::procedures) mod meter;
pub(crate) mod moves;

pub(in crate::procedures) use meter::slide_down;
use steps::{AskStep, CallStep};

use super::{Cx, Flow, Out, Step, ask, call, stock};
use crate::content::{Amount, Cancels, Card, Clause, Content, If, Stock, Trauma, Verb, Who, Whose};
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
    /// The pilots of shared robots that are affected, as far as that is settled (GR-28.13).
    #[serde(default)]
    pilots: SeatSet,
}

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
            sum: 0,
            passed: SeatSet::default(),
            failed: SeatSet::default(),
            todo: SeatSet::default(),
            about: text.seat,
            left: 0,
            chosen: 0,
            pilots: SeatSet::default(),
        }
    }

    /// GR-10.21, GR-25.2, GR-R30: what the Requirements of a card that is played in the combat say happens at once.
    pub(super) fn played(cx: &Cx<'_>, seat: Seat, card: Card) -> Effect {
        let text = Text { seat, source: Source::Card(card), part: Part::Played };
        Effect::new(text, cx.table().combat.opponent(seat).unwrap_or(seat))
    }

    pub(crate) fn resume(self, cx: &mut Cx<'_>, reply: Step) -> Flow {
        let clauses = self.text.clauses(cx.table(), cx.content());
        let Some(clause) = clauses.get(usize::from(self.at)) else { return Flow::Done(Out::Done) };
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
    fn next(self, cx: &mut Cx<'_>, clause: &Clause) -> Flow {
        let nobody = clause.verb.works_on_foe() && self.opponent(cx.table()).is_none();
        if nobody || !self.applies(cx, clause.only_if) || cx.left().contains(self.text.seat) {
            return self.skip();
        }
        if let Some(flow) = self.ask_crew(cx, clause) {
            return flow;
        }
        match self.number(cx, clause.again) {
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
                let most = price.map_or(self.most_without_price(cx, &clause.verb), |price| {
                    stock::times(cx.table(), seat, source, price)
                });
                if most == 0 {
                    return self.skip();
                }
                let question = Question::Number { text: self.text, clause: Some(self.at), most, price };
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
        matches!(verb, Verb::Move(_) | Verb::PlayFree(_) | Verb::Force { up_to: true, .. })
    }

    /// The largest X where nothing is paid: as many dice as there are.
    fn most_without_price(&self, cx: &Cx<'_>, verb: &Verb) -> u8 {
        if let Verb::Reroll { whose, .. } = verb { self.dice_of(cx, *whose) } else { 0 }
    }

    /// Whose cards and abilities the clause chooses from.
    pub(crate) fn chooses_from(&self, table: &Table, content: &Content) -> Option<Seat> {
        let clause = self.text.clauses(table, content).get(usize::from(self.at))?;
        let robot = table.flies(self.text.seat);
        if let Verb::Raise { whose, .. } = &clause.verb {
            self.whose(table, *whose)
        } else if clause.verb == Verb::GainCost {
            Some(robot)
        } else if matches!(clause.verb, Verb::Blank | Verb::Cancel(Cancels::AttackCard)) {
            table.combat.other(robot)
        } else {
            (clause.verb == Verb::Deactivate).then_some(self.foe)
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
        match owed {
            Some(first) => call(first, self.hears(EffectStep::Paid)),
            None => self.begin(cx, clause),
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
            Some(If::MySurges(least)) => cx.table().player(seat).tokens(Trauma::Surge) >= least,
        }
    }

    fn counting(&self) -> Counting {
        Counting {
            seat: self.text.seat,
            foe: self.foe,
            about: self.about,
            x: self.x,
            recovered: self.recovered,
            sum: self.sum,
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

    fn verb(self, cx: &mut Cx<'_>, clause: &Clause, step: u8, reply: Step) -> Flow {
        match &clause.verb {
            Verb::Gain { what, n, who } => self.gain(cx, *what, *n, *who),
            Verb::Lose { what, n, who } => self.lose(cx, *what, *n, *who, reply),
            Verb::LoseAll { what, who } => self.lose_all(cx, *what, *who),
            Verb::Recover { who, n } => self.recover(cx, *who, *n, reply),
            Verb::RollPower(n) => self.roll_power(cx, *n, reply),
            Verb::GainCost => self.gain_cost(cx, reply),
            Verb::SkipTurn(then) => self.skip_turn(cx, *then),
            Verb::Store => self.store(cx, reply),
            Verb::Move(n) => self.move_self(cx, *n, step.into(), reply),
            Verb::Close => self.close_in(cx, step.into(), reply),
            Verb::Force { how, n, up_to, who, to_me, close } => {
                let force = moves::Forced { how: *how, n: *n, up_to: *up_to, to_me: *to_me, close: *close };
                self.force(cx, force, *who, step.into(), reply)
            }
            Verb::Follow => self.follow(cx, step.into()),
            Verb::Tile { tile, at } => self.tile(cx, *tile, *at, step.into(), reply),
            Verb::RazeOrCrater(at) => self.raze_or_crater(cx, *at, step.into(), reply),
            Verb::Douse => self.douse(cx),
            Verb::Barrier => self.barrier(cx, reply),
            Verb::Raise { whose, n } => self.raise(cx, *whose, *n, step.into(), reply),
            Verb::LowerAll(filter) => self.lower_all(cx, filter),
            Verb::Spend { who, n, chooser, cards } => {
                self.spend(cx, *who, *n, *chooser, cards, step.into(), reply)
            }
            Verb::Banish(who) => self.banish(cx, *who, step.into(), reply),
            Verb::Deactivate => self.deactivate(cx, step.into(), reply),
            Verb::HandOver(n) => self.hand_over(cx, *n, step.into(), reply),
            Verb::Vanish => self.vanish(cx),
            Verb::KeepInHand => self.keep_in_hand(cx),
            Verb::Dice { whose, dice, n } => self.add_dice(cx, *whose, *dice, *n),
            Verb::Reroll { whose, n, price, answered } => {
                let order = dice::Reroll { whose: *whose, n: *n, price: *price, answered: *answered };
                self.reroll(cx, order, step.into(), reply)
            }
            Verb::DropLowest(n) => self.drop_lowest(cx, *n),
            Verb::RaiseDie => self.raise_die(cx, reply),
            Verb::Concede(successes) => self.concede(cx, *successes),
            Verb::Lock => self.lock(cx),
            Verb::HalveByDefense => self.halve_by_defense(cx),
            Verb::HalveDamage => self.halve_damage(cx),
            Verb::Cancel(what) => self.cancel(cx, *what, reply),
            Verb::Blank => self.blank(cx, reply),
            Verb::Replace => self.replace(cx, step.into(), reply),
            Verb::PlayFree(filter) => self.play_free(cx, filter, step.into(), reply),
            Verb::NextRange { min, max } => self.next_range(cx, *min, *max),
            Verb::Until { span, who, what } => self.until(cx, *span, *who, what),
        }
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
    if let Verb::Spend { who, .. } | Verb::Banish(who) = verb {
        return Some(*who);
    }
    let foes = matches!(
        verb,
        Verb::Recover { who: Who::Foe, .. }
            | Verb::Raise { whose: Whose::Foes, .. }
            | Verb::HandOver(_)
            | Verb::Deactivate
    );
    foes.then_some(Who::Foe)
}
