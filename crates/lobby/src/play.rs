//! A bout played at a table: its clocks, standing orders, proposals and numbers.

use crate::clocks::Clocks;
use crate::command::{Order, Proposal};
use crate::ids::Moment;
use crate::note::Sight;
use crate::refusal::Refusal;
use crate::rests::{Rest, Rests};
use crate::supply::Tap;
use crate::terms::{Clock, Overrun, Pause, Terms};
use anygame::live::{Boxed, Deed};
use kernel::{Chance, Seat, SeatMap, SeatSet};
use scene::Prompt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most default answers that are given when the time of a whole turn has run out.
const DEFAULTS_MAX: u32 = 64;

/// A bout that is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Play<L = Boxed> {
    pub(crate) live: L,
    pub(crate) started: Moment,
    pub(crate) clocks: Clocks,
    pub(crate) proposed: Option<Proposed>,
    /// When the time of the bout runs out.
    pub(crate) ends: Option<Moment>,
    pub(crate) seed: u64,
    /// How often chance was supplied. What was taken back still counts.
    pub(crate) dealt: u64,
    /// How many positions everybody knows to have existed.
    pub(crate) epoch: u64,
    /// How many questions of each seat have passed.
    pub(crate) numbers: SeatMap<u32>,
    pub(crate) orders: SeatMap<BTreeMap<String, Order>>,
    /// The rests of each seat that has given any.
    #[serde(default)]
    pub(crate) rests: BTreeMap<Seat, Rests>,
    /// The seats that are asked for responses although they can only pass.
    #[serde(default)]
    pub(crate) anyway: SeatSet,
    pub(crate) overruns: SeatMap<u8>,
    /// Whether a person has been asked anything yet.
    #[serde(default)]
    pub(crate) met: bool,
    /// Stored chance or answers do not fit: the rules have changed.
    pub(crate) stuck: bool,
    /// The lowest number of inputs since the last note, for each reader who must be told that the bout went
    /// back.
    #[serde(skip)]
    pub(crate) fewest: BTreeMap<Option<Seat>, usize>,
}

/// An open proposal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Proposed {
    pub(crate) what: Proposal,
    pub(crate) by: Seat,
    /// Who has not agreed yet.
    pub(crate) waiting: SeatSet,
    /// How far a take-back goes.
    pub(crate) to: usize,
}

impl Play {
    pub(crate) fn start(
        now: Moment,
        live: Boxed,
        seed: u64,
        terms: &Terms,
        tap: &mut Tap<'_>,
        exempt: SeatSet,
    ) -> Play {
        let seats = live.seats();
        let mut play = Play {
            live,
            started: now,
            clocks: Clocks::new(terms.clock, seats),
            proposed: None,
            ends: terms.bout_time.map(|time| now.plus(time)),
            seed,
            dealt: 0,
            epoch: 0,
            numbers: SeatMap::new(seats, |_| 0),
            orders: SeatMap::new(seats, |_| BTreeMap::new()),
            rests: BTreeMap::new(),
            anyway: SeatSet::EMPTY,
            overruns: SeatMap::new(seats, |_| 0),
            met: false,
            stuck: false,
            fewest: BTreeMap::new(),
        };
        let (seed, dealt) = (play.seed, &mut play.dealt);
        let mut chances = |chance: Chance, pile: &[u8]| {
            *dealt += 1;
            tap.roll(seed, *dealt, chance, pile)
        };
        play.stuck = play.live.settle(&mut chances).stuck;
        if terms.by_chance && !play.stuck {
            play.stuck = play.live.set_up_by_chance(&mut chances).stuck;
        }
        play.step(now, true, (None, SeatSet::first(seats)), exempt);
        play
    }

    /// Puts a deed in. Returns whether the others may know of it. A refused deed changes nothing.
    pub(crate) fn put(
        &mut self,
        now: Moment,
        deed: Deed,
        tap: &mut Tap<'_>,
        exempt: SeatSet,
    ) -> Result<bool, Refusal> {
        let by = match &deed {
            Deed::Answers(seat, _)
            | Deed::AnswerOrDefault(seat, _)
            | Deed::Default(seat)
            | Deed::Leave(seat) => Some(*seat),
            Deed::TimeUp => None,
        };
        let (owed, choosing) = (self.live.owing(), self.choosing());
        let (seed, dealt) = (self.seed, &mut self.dealt);
        let put = self.live.put(deed, &mut |chance, pile| {
            *dealt += 1;
            tap.roll(seed, *dealt, chance, pile)
        })?;
        self.stuck |= put.stuck;
        let passed = owed.or(self.live.owing()).minus(choosing.and(self.choosing()));
        self.step(now, put.public, (by, passed), exempt);
        Ok(put.public)
    }

    /// The seats that choose in secret. What another seat does passes none of their questions.
    fn choosing(&self) -> SeatSet {
        if self.live.secret() { self.live.owing() } else { SeatSet::EMPTY }
    }

    /// After a deed: numbers the questions and turns the clocks. The questions of `passed` are others now.
    fn step(&mut self, now: Moment, public: bool, (by, passed): (Option<Seat>, SeatSet), exempt: SeatSet) {
        self.count(public, by, passed);
        let owing = self.live.owing();
        self.met |= !owing.minus(exempt).is_empty();
        self.clocks.turn(now, owing, exempt, public);
        self.lapse();
    }

    /// Drops the rests that are over.
    fn lapse(&mut self) {
        for (seat, rests) in &mut self.rests {
            rests.lapse(&self.live.place(*seat));
        }
        self.rests.retain(|_, rests| !rests.is_empty());
    }

    /// A number belongs to a question, so it goes on for nobody else: a number that goes on tells that something was
    /// done.
    fn count(&mut self, public: bool, by: Option<Seat>, passed: SeatSet) {
        self.epoch += u64::from(public);
        let passed = if public { passed } else { SeatSet::EMPTY };
        let on = by.map_or(passed, |by| passed.with(by));
        on.iter().for_each(|seat| self.numbers[seat] += 1);
    }

    /// A person answers.
    pub(crate) fn answer(
        &mut self,
        now: Moment,
        (seat, number): (Seat, u32),
        answers: &[String],
        tap: &mut Tap<'_>,
        exempt: SeatSet,
    ) -> Result<(), Refusal> {
        self.fresh(seat, number)?;
        self.asked(seat)?;
        let public = self.put(now, Deed::Answers(seat, answers.to_vec()), tap, exempt)?;
        self.overruns[seat] = 0;
        // A seat that plays on for all to see instead of answering a proposal has declined it.
        if public && self.proposed.as_ref().is_some_and(|proposed| proposed.waiting.contains(seat)) {
            self.proposed = None;
        }
        Ok(())
    }

    /// Refused if the seat owes no answer.
    fn asked(&self, seat: Seat) -> Result<(), Refusal> {
        if self.live.owing().contains(seat) { Ok(()) } else { Err(Refusal::NotAsked) }
    }

    /// Whether `seat` could give the first of these answers now.
    pub(crate) fn probe(&self, seat: Seat, answers: &[String]) -> Result<(), Refusal> {
        self.asked(seat)?;
        Ok(self.live.check(seat, answers)?)
    }

    /// The person at `seat` is forgotten: nothing goes back to the time when they played.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.live.seal();
        self.orders[seat].clear();
        self.rests.remove(&seat);
        self.ask_anyway(seat, false);
    }

    /// Refused if `number` is not the number of the seat's current sight.
    fn fresh(&self, seat: Seat, number: u32) -> Result<(), Refusal> {
        match self.numbers[seat] {
            now if now == number => Ok(()),
            now => Err(Refusal::Stale { number, now }),
        }
    }

    /// Takes the last answer of `seat` back, if nobody has learnt anything from it.
    pub(crate) fn undo(
        &mut self,
        now: Moment,
        (seat, number): (Seat, u32),
        exempt: SeatSet,
    ) -> Result<(), Refusal> {
        self.fresh(seat, number)?;
        let to = self.live.free_undo(seat).ok_or(Refusal::NotFree)?;
        let owed = self.live.owing();
        let public = self.live.undo(seat, to);
        if public {
            self.gone_back(to);
            self.clocks.back(now, self.live.owing(), exempt);
        } else {
            self.tell_anew(Some(seat), to);
        }
        self.lapse();
        self.count(public, Some(seat), owed.or(self.live.owing()));
        Ok(())
    }

    /// Takes back what everybody agreed to take back. The time used stays used.
    pub(crate) fn take_back(&mut self, now: Moment, to: usize, exempt: SeatSet) {
        let owed = self.live.owing();
        self.live.rewind(to);
        self.gone_back(to);
        self.step(now, true, (None, owed.or(self.live.owing())), exempt);
    }

    /// Everybody saw the bout go back to this number of inputs.
    fn gone_back(&mut self, inputs: usize) {
        let seats = (0..self.live.seats()).map(|seat| Some(Seat(seat)));
        seats.chain([None]).for_each(|role| self.tell_anew(role, inputs));
        self.proposed = None;
    }

    fn tell_anew(&mut self, role: Option<Seat>, inputs: usize) {
        let fewest = self.fewest.entry(role).or_insert(usize::MAX);
        *fewest = inputs.min(*fewest);
    }

    /// The clock of `seat` has run out.
    pub(crate) fn overrun(
        &mut self,
        now: Moment,
        seat: Seat,
        terms: &Terms,
        tap: &mut Tap<'_>,
        exempt: SeatSet,
    ) -> Result<(), Refusal> {
        self.overruns[seat] = self.overruns[seat].saturating_add(1);
        if terms.overrun == Overrun::Leave || self.overruns[seat] > 1 {
            return self.put(now, Deed::Leave(seat), tap, exempt).map(drop);
        }
        let each = matches!(terms.clock, Clock::PerMove(_));
        for _ in 0..DEFAULTS_MAX {
            self.put(now, Deed::Default(seat), tap, exempt)?;
            // Answers that nobody notices get no time of their own.
            let is_renewed = each && self.clocks.runs_out(seat).is_none_or(|at| at > now);
            if is_renewed || !self.live.owing().contains(seat) || self.stuck {
                break;
            }
        }
        Ok(())
    }

    /// The computer at `seat` answers what it has thought out.
    pub(crate) fn put_chosen(
        &mut self,
        now: Moment,
        (seat, thought): (Seat, Option<String>),
        tap: &mut Tap<'_>,
        exempt: SeatSet,
    ) {
        let chosen = tap.choose(|| thought);
        let answered = chosen.map(|answer| self.put(now, Deed::Answers(seat, vec![answer]), tap, exempt));
        self.stuck |= !matches!(answered, Some(Ok(_)));
    }

    /// What answers for `seat`: its standing order for this kind of question, its rest, or that it can only pass. An
    /// order and a rest never depend on the possible answers.
    fn order(&self, seat: Seat) -> Option<&Order> {
        let kind = if self.orders[seat].is_empty() { None } else { self.live.kind(seat) };
        match kind.and_then(|kind| self.orders[seat].get(&kind)) {
            Some(Order::Ask) => None,
            Some(order) => Some(order),
            None => (self.rests_now(seat) || self.only_passes(seat)).then_some(&Order::Pass),
        }
    }

    fn rests_now(&self, seat: Seat) -> bool {
        self.rests.get(&seat).is_some_and(|rests| rests.passes(&self.live.place(seat)))
    }

    /// Whether the seat can only pass, and has not said that it wants to be asked anyway.
    fn only_passes(&self, seat: Seat) -> bool {
        !self.anyway.contains(seat) && self.live.only_passes(seat)
    }

    /// When something answers for `seat`, after a pause.
    pub(crate) fn held_until(&self, seat: Seat, holding: Pause) -> Option<Moment> {
        self.order(seat)?;
        let at = self.paused(seat, holding)?;
        Some(self.clocks.runs_out(seat).map_or(at, |out| at.min(out)))
    }

    /// When the pause of `seat` ends. It depends only on public facts. A private strand has one pause,
    /// however many questions it asks.
    pub(crate) fn paused(&self, seat: Seat, pause: Pause) -> Option<Moment> {
        let since = self.clocks.owes_since(seat)?;
        Some(since.plus(crate::supply::pause(self.seed, self.epoch, seat, pause.least, pause.most)))
    }

    /// Answers for `seat`, as [`Play::held_until`] said.
    pub(crate) fn obey(
        &mut self,
        now: Moment,
        seat: Seat,
        tap: &mut Tap<'_>,
        exempt: SeatSet,
    ) -> Result<(), Refusal> {
        let deed = match self.order(seat) {
            Some(Order::Answer(text)) => Deed::AnswerOrDefault(seat, text.clone()),
            Some(Order::Pass) | Some(Order::Ask) | None => Deed::Default(seat),
        };
        self.put(now, deed, tap, exempt).map(drop)
    }

    /// Sets or removes the standing order for this kind of question.
    pub(crate) fn declare(
        &mut self,
        seat: Seat,
        kind: &str,
        order: Option<&Order>,
        most: u32,
    ) -> Result<(), Refusal> {
        let orders = &mut self.orders[seat];
        match order {
            None => {
                orders.remove(kind);
            }
            Some(_) if !orders.contains_key(kind) && orders.len() >= most as usize => {
                return Err(Refusal::TooManyOrders { most });
            }
            Some(order) => {
                orders.insert(kind.to_owned(), order.clone());
            }
        }
        Ok(())
    }

    /// Begins or ends a rest.
    pub(crate) fn rest(&mut self, seat: Seat, rest: Rest, begins: bool) -> Result<(), Refusal> {
        let place = self.live.place(seat);
        let rests = self.rests.entry(seat).or_default();
        let done = !begins || rests.begin(rest, &place);
        if !begins {
            rests.end(rest);
        }
        self.lapse();
        if done { Ok(()) } else { Err(Refusal::NoRest) }
    }

    /// Whether the seat is asked for responses although it can only pass.
    pub(crate) fn ask_anyway(&mut self, seat: Seat, anyway: bool) {
        self.anyway = if anyway { self.anyway.with(seat) } else { self.anyway.without(seat) };
    }

    /// What `listener` sees. `holding` is the pause of what answers for it. When the bout is over, nobody is asked
    /// anything.
    pub(crate) fn sight(&self, listener: Option<Seat>, holding: Pause, over: bool) -> Sight {
        let mut look = self.live.look(listener);
        if over {
            look.asked = None;
            look.scene.prompt = Prompt::default();
        }
        let Some(seat) = listener else {
            let (orders, rests, may_rest) = (BTreeMap::new(), Vec::new(), Vec::new());
            let (anyway, held_until, undo) = (false, None, false);
            return Sight { number: 0, look, orders, rests, may_rest, anyway, held_until, undo };
        };
        let rests = self.rests.get(&seat).filter(|_| !over).map(Rests::standing).unwrap_or_default();
        let may_rest = if over { Vec::new() } else { Rests::offered(&self.live.place(seat)) };
        Sight {
            rests,
            may_rest,
            number: self.numbers[seat],
            look,
            orders: self.orders[seat].clone(),
            anyway: self.anyway.contains(seat),
            held_until: self.held_until(seat, holding).filter(|_| !over),
            undo: !over && self.live.free_undo(seat).is_some(),
        }
    }
}
