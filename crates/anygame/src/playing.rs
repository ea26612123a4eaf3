//! A bout of a game known at compile time, behind an interface that hides the game.

use crate::house::{House, house};
use crate::kits::{Kit, equip};
use crate::live::{Chances, Deed, Live, Put, Stored, Work, Worked};
use crate::look::{Asked, Heard, Look, heard_of, look_at};
use crate::place::{Place, only_passes, place_of};
use crate::refusal::Refusal;
use crate::replay::Past;
use crate::report;
use crate::setup::{SetupChoice, chosen};
use crate::stills::{Recent, Still, stills_of};
use bots::{Bot, Decision, Level};
use catalog::Playable;
use kernel::{
    Bout, Chance, Cited, Dealer, Difference, Input, Outcome, Pending, Record, Recording, Rolled, Seat,
    SeatSet, Waiting,
};
use scene::Scene;
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A bout of the game `G`.
pub(crate) struct Playing<G: Playable> {
    pub(crate) recording: Recording<G>,
    /// Numbers of inputs after which everybody stood at a position known to all.
    points: Vec<usize>,
    pub(crate) recent: Recent<G>,
    /// Computers that have played here. Their memory is their own, and no part of the bout.
    bots: BTreeMap<(Seat, Level), Box<dyn Bot<G>>>,
}

impl<G: Playable> fmt::Debug for Playing<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Playing").field("game", &G::ID).field("inputs", &self.recording.len()).finish()
    }
}

impl<G: Playable> Playing<G> {
    pub(crate) fn open(choice: &SetupChoice, kits: &[Option<Kit>], seed: u64) -> Result<Playing<G>, Refusal> {
        let house = house::<G>();
        let House { content, header, setups: _ } = &*house;
        let mut setup = chosen(choice, &house)?;
        equip::<G>(&mut setup, content, kits, seed)?;
        let recording = Recording::open(header.clone(), setup, content).map_err(|refusals| {
            let why = refusals
                .iter()
                .map(|refusal: &G::Illegal| (refusal.rule(), G::say_refusal(content, refusal)));
            Refusal::IllegalSetup { why: why.collect() }
        })?;
        Ok(Playing { recording, points: Vec::new(), recent: Recent::default(), bots: BTreeMap::new() })
    }

    /// A bout that goes on from a position of another one, if these rules lead there.
    pub(crate) fn begin(past: &Past) -> Option<Playing<G>> {
        let stored = Stored { record: past.record.clone(), inputs: past.inputs, points: Vec::new() };
        let (playing, whole) = Playing::restore(&stored)?;
        (whole && playing.inputs() == past.inputs).then_some(playing)
    }

    /// A stored bout, as far as these rules lead to the same positions.
    pub(crate) fn restore(stored: &Stored) -> Option<(Playing<G>, bool)> {
        let House { content, header, setups: _ } = &*house::<G>();
        let mut record: Record<G> = serde_json::from_str(&stored.record).ok()?;
        // Only the positions must be the same; the version of the rules may differ.
        record.header = header.clone();
        let outcome = record.outcome.take();
        let replay = |record, inputs| Recording::replay(record, &header.packs, content, inputs);
        let (recording, whole) = match replay(record.clone(), usize::MAX) {
            Ok(recording) => (recording, true),
            Err(Difference::Refused(input, _) | Difference::Digest { input, .. }) => {
                (replay(record, input).ok()?, false)
            }
            Err(
                Difference::Game(_)
                | Difference::Version(_)
                | Difference::Pack(_)
                | Difference::Setup(_)
                | Difference::Outcome,
            ) => return None,
        };
        let whole = whole && recording.bout().outcome() == outcome.as_ref();
        let within = |point: &usize| *point <= recording.len();
        let points = stored.points.iter().copied().filter(within).collect();
        Some((Playing { recording, points, recent: Recent::default(), bots: BTreeMap::new() }, whole))
    }

    fn bout(&self) -> &Bout<G> {
        self.recording.bout()
    }

    fn input(&self, deed: Deed) -> Result<Input<G>, Refusal> {
        match deed {
            Deed::Answers(seat, texts) => {
                let answers = self.read_all(seat, &texts)?;
                match answers.as_slice() {
                    [] => Err(Refusal::NoAnswer),
                    [answer] => Ok(Input::Answer(seat, *answer)),
                    _ => Ok(Input::Batch(seat, answers)),
                }
            }
            Deed::AnswerOrDefault(seat, text) => {
                let wanted = self.read(seat, &text).ok();
                let allowed = wanted.filter(|&answer| self.bout().check(seat, answer).is_ok());
                allowed.map_or_else(|| self.default(seat), |answer| Ok(Input::Answer(seat, answer)))
            }
            Deed::Default(seat) => self.default(seat),
            Deed::Leave(seat) => Ok(Input::Leave(seat)),
            Deed::TimeUp => Ok(Input::TimeUp),
        }
    }

    fn default(&self, seat: Seat) -> Result<Input<G>, Refusal> {
        let answer = self.bout().default_answer(seat).ok_or(Refusal::NotAsked)?;
        Ok(Input::Answer(seat, answer))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<G::Answer, Refusal> {
        G::read_answer(self.bout().at(seat), seat, text).map_err(|why| Refusal::Unreadable { why })
    }

    fn read_all(&self, seat: Seat, texts: &[String]) -> Result<Vec<G::Answer>, Refusal> {
        texts.iter().map(|text| self.read(seat, text)).collect()
    }

    fn refusal(&self, refusal: kernel::Refusal<G>, place: usize) -> Refusal {
        match refusal {
            kernel::Refusal::Illegal(illegal) => Refusal::Illegal {
                place,
                rule: illegal.rule(),
                why: G::say_refusal(self.bout().content(), &illegal),
            },
            kernel::Refusal::InBatch(place, inner) => self.refusal(*inner, place),
            kernel::Refusal::EmptyBatch => Refusal::NoAnswer,
            kernel::Refusal::NotAsked(_) => Refusal::NotAsked,
            kernel::Refusal::HasLeft(_) => Refusal::HasLeft,
            kernel::Refusal::NoSuchSeat(_) => Refusal::NoSuchSeat { seats: self.bout().seats() },
            kernel::Refusal::Over
            | kernel::Refusal::NoChanceAsked
            | kernel::Refusal::ChanceFirst
            | kernel::Refusal::ImpossibleChance(..) => Refusal::NoBout,
        }
    }

    /// Puts an input in, and keeps where the bout stood.
    fn play(&mut self, input: Input<G>) -> Result<(), kernel::Refusal<G>> {
        let stood = self.bout().clone();
        self.recording.play(input)?;
        self.recent.keep(stood);
        Ok(())
    }

    fn deal(&mut self, chances: Chances<'_>) -> bool {
        while let Waiting::Chance(chance) = self.bout().waiting() {
            let Some(rolled) = chances(chance, self.bout().pile()) else { return false };
            if self.play(Input::Chance(rolled)).is_err() {
                return false;
            }
        }
        true
    }

    /// Who is asked something that belongs to setting up the table, and the answers among which chance may choose.
    fn left_to_chance(&self) -> Option<(Seat, Vec<G::Answer>)> {
        let mut left = self.owing().iter().map(|seat| (seat, G::by_chance(self.bout(), seat)));
        left.find(|(_, answers)| !answers.is_empty())
    }

    /// Whether anybody but `seat` has heard anything that came after this number of inputs.
    fn is_heard(&self, inputs: usize, seat: Seat) -> bool {
        let mut told = (inputs + 1..=self.recording.len()).flat_map(|step| self.recording.told(step));
        told.any(|told| others(self.bout(), seat).any(|listener| told.to.hears(listener)))
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        let bout = self.bout();
        let question = bout.question(seat)?;
        Some(Asked { kind: G::kind(question), question: G::write_question(bout.at(seat), seat, question) })
    }
}

impl<G: Playable> Live for Playing<G> {
    fn seats(&self) -> u8 {
        self.bout().seats()
    }

    fn owing(&self) -> SeatSet {
        match self.bout().waiting() {
            Waiting::Seats(seats) => seats,
            Waiting::Chance(_) | Waiting::Over => SeatSet::EMPTY,
        }
    }

    fn left(&self) -> SeatSet {
        self.bout().left()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.bout().outcome()
    }

    fn inputs(&self) -> usize {
        self.recording.len()
    }

    fn secret(&self) -> bool {
        matches!(self.bout().pending(), Pending::Apart)
    }

    fn kind(&self, seat: Seat) -> Option<String> {
        Some(self.asked(seat)?.kind)
    }

    fn only_passes(&self, seat: Seat) -> bool {
        only_passes(self.bout(), seat)
    }

    fn place(&self, seat: Seat) -> Place {
        place_of(&self.recording, seat)
    }

    fn look(&self, listener: Option<Seat>) -> Look {
        let asked = listener.and_then(|seat| self.asked(seat));
        Look { scene: look_at(self.bout(), listener), asked }
    }

    fn heard(&self, from: usize, listener: Option<Seat>) -> Vec<Heard> {
        let steps = (from..=self.recording.len()).flat_map(|step| self.recording.told(step));
        heard_of(self.bout(), steps, listener)
    }

    fn stills(&self, from: usize, listener: Option<Seat>, now: &Scene) -> Vec<Still> {
        stills_of(&self.recording, &self.recent, from, listener, now)
    }

    fn forget_way(&mut self) {
        self.recent.forget();
    }

    fn settle(&mut self, chances: Chances<'_>) -> Put {
        let fits = self.deal(chances);
        self.points.push(self.recording.len());
        Put { public: true, stuck: !fits }
    }

    fn set_up_by_chance(&mut self, chances: Chances<'_>) -> Put {
        let mut fits = true;
        while let Some((seat, answers)) = self.left_to_chance().filter(|_| fits) {
            let chance = Chance::Pick { of: answers.len() as u32 };
            let Some(Rolled::Picked(place)) = chances(chance, &[]) else {
                fits = false;
                break;
            };
            let chosen = answers.get(place as usize).copied();
            fits = chosen.is_some_and(|answer| self.play(Input::Answer(seat, answer)).is_ok())
                && self.deal(chances);
        }
        self.seal();
        Put { public: true, stuck: !fits }
    }

    fn put(&mut self, deed: Deed, chances: Chances<'_>) -> Result<Put, Refusal> {
        let input = self.input(deed)?;
        let (by, stood, inputs) = (input.by(), self.bout().clone(), self.recording.len());
        let apart = self.secret();
        let before = apart.then(|| (self.bout().table().clone(), self.bout().stack().to_vec()));
        let refused = self.play(input).err();
        if let Some(refusal) = refused {
            return Err(self.refusal(refusal, 0));
        }
        let fits = self.deal(chances);
        // Private strands change neither the table nor the procedures: if both are as before, the same secret
        // choices still go on.
        let goes_on = before.is_some_and(|(table, stack)| {
            self.secret() && *self.bout().table() == table && self.bout().stack() == stack.as_slice()
        });
        if !goes_on {
            self.points.push(self.recording.len());
        }
        let unnoticed = by.is_some_and(|by| !self.is_heard(inputs, by) && !is_seen(&stood, self.bout(), by));
        Ok(Put { public: !goes_on && !unnoticed, stuck: !fits })
    }

    fn undo(&mut self, seat: Seat, inputs: usize) -> bool {
        let (heard, stood) = (self.is_heard(inputs, seat), self.bout().clone());
        self.rewind(inputs);
        heard || is_seen(&stood, self.bout(), seat)
    }

    fn ponder(&mut self, seat: Seat, level: Level, dealer: Dealer) -> Option<Work> {
        let decision = Decision::of(self.recording.bout(), seat)?;
        let mut bot = self.bots.remove(&(seat, level)).unwrap_or_else(|| level.bot(dealer));
        Some(Box::new(move || {
            let think = AssertUnwindSafe(move || (decision.made_by(bot.as_mut()), bot));
            match catch_unwind(think) {
                Ok((answer, bot)) => Worked { answer: Some(Box::new(answer)), bot: Some(Box::new(bot)) },
                Err(_) => Worked { answer: None, bot: None },
            }
        }))
    }

    fn take_back_bot(&mut self, seat: Seat, level: Level, bot: Box<dyn Any + Send>) {
        if let Ok(bot) = bot.downcast::<Box<dyn Bot<G>>>() {
            self.bots.insert((seat, level), *bot);
        }
    }

    fn chosen(&self, seat: Seat, answer: Option<Box<dyn Any + Send>>) -> Option<String> {
        let bout = self.bout();
        let answer = answer.and_then(|answer| answer.downcast::<G::Answer>().ok()).map(|answer| *answer);
        let allowed = answer.filter(|&answer| bout.check(seat, answer).is_ok());
        let answer = allowed.or_else(|| bout.default_answer(seat))?;
        Some(G::write_answer(bout.at(seat), seat, answer))
    }

    fn free_undo(&self, seat: Seat) -> Option<usize> {
        let over = self.bout().outcome().is_some();
        // Nobody here gave the answers before the first point.
        let own = |&to: &usize| self.points.first().is_none_or(|&first| to >= first);
        // Once others are asked, an answer stands: to withdraw it would tell that they have begun.
        let asked_alone = self.owing() == SeatSet::only(seat);
        self.recording.free_undo(seat).filter(|_| asked_alone && !self.secret() && !over).filter(own)
    }

    fn before_last_of(&self, seat: Seat) -> Option<usize> {
        let own = |input: &Input<G>| match input {
            Input::Answer(by, _) | Input::Batch(by, _) => *by == seat,
            Input::Chance(_) | Input::Leave(_) | Input::TimeUp => false,
        };
        let last = self.recording.record().inputs.iter().rposition(own)?;
        self.points.iter().copied().rfind(|&point| point <= last)
    }

    fn rewind(&mut self, inputs: usize) {
        self.recording.rewind(inputs);
        self.recent.forget();
        self.points.retain(|&point| point <= inputs);
    }

    fn check(&self, seat: Seat, answers: &[String]) -> Result<(), Refusal> {
        let answers = self.read_all(seat, answers)?;
        let first = answers.first().ok_or(Refusal::NoAnswer)?;
        self.bout().check(seat, *first).map_err(|refusal| self.refusal(refusal, 0))
    }

    fn seal(&mut self) {
        self.points = vec![self.recording.len()];
    }

    fn stored(&self) -> Stored {
        Stored { record: self.record(), inputs: self.recording.len(), points: self.points.clone() }
    }

    fn digest(&self) -> u64 {
        self.bout().digest()
    }

    fn record(&self) -> String {
        serde_json::to_string(self.recording.record()).expect("a record can be written")
    }

    fn scenario(&self, seat: Option<Seat>) -> String {
        match seat {
            None => report::whole(self.bout()),
            Some(seat) => report::of_seat(self.bout(), seat),
        }
    }

    fn seat_record(&self, listener: Option<Seat>) -> String {
        serde_json::to_string(&self.recording.seat_record(listener)).expect("a record can be written")
    }

    fn same(&self, other: &dyn Live) -> bool {
        other.as_any().downcast_ref::<Playing<G>>().is_some_and(|other| {
            self.bout() == other.bout()
                && self.points == other.points
                && self.recording.record().inputs == other.recording.record().inputs
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    #[cfg(any(test, feature = "worlds"))]
    fn alike_for(&self, other: &dyn Live, seat: Seat) -> (bool, bool) {
        let other = other.as_any().downcast_ref::<Playing<G>>().expect("the same game");
        let known = |bout: &Bout<G>| kernel::Imaginer::new(bout, seat);
        (known(self.bout()) == known(other.bout()), self.bout() != other.bout())
    }

    #[cfg(any(test, feature = "worlds"))]
    fn other_world(&self, seat: Seat, seed: u64) -> Option<Vec<kernel::Rolled>> {
        crate::worlds::other_world(&self.recording, seat, seed)
    }
}

/// Everybody but `seat`, including spectators.
fn others<G: Playable>(bout: &Bout<G>, seat: Seat) -> impl Iterator<Item = Option<Seat>> {
    let seats = SeatSet::first(bout.seats()).without(seat);
    seats.iter().map(Some).chain([None])
}

/// Whether anybody but `seat` sees that the position has changed.
fn is_seen<G: Playable>(before: &Bout<G>, after: &Bout<G>, seat: Seat) -> bool {
    let views = |bout: &Bout<G>, listener| G::view(bout, listener);
    before.waiting() != after.waiting()
        || others(after, seat).any(|listener| views(before, listener) != views(after, listener))
}
