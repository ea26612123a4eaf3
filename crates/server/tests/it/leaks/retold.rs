//! A bout that is replayed from its stored record, in this world and in one that a seat cannot tell from it.

use super::room::Step;
use anygame::worlds::other_world;
use catalog::{Playable, Visitor};
use kernel::{Dealer, Header, Imaginer, Input, Record, Recording, Rolled, Seat, Waiting};
use std::collections::VecDeque;
use std::sync::Arc;

/// The names of a game's set-ups.
pub(super) struct Setups;

impl Visitor for Setups {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        G::setups().into_iter().map(|(name, _)| name).collect()
    }
}

/// Whether each seat brings something of its own.
pub(super) struct Brings;

impl Visitor for Brings {
    type Out = bool;

    fn visit<G: Playable>(self) -> bool {
        G::kits().is_some()
    }
}

/// A world that a seat cannot tell from that of a bout, up to the end of its script.
pub(super) struct Other {
    pub(super) seat: u8,
    pub(super) rolled: Vec<Rolled>,
    pub(super) script: Vec<Step>,
}

/// Looks for other worlds at the stops of a bout.
pub(super) struct Search<'a> {
    /// The stored record of the whole bout.
    pub(super) record: &'a str,
    /// What was done at its table.
    pub(super) script: &'a [Step],
    pub(super) seed: u64,
    /// How many worlds are enough.
    pub(super) most: usize,
}

impl Visitor for Search<'_> {
    type Out = Vec<Other>;

    fn visit<G: Playable>(self) -> Vec<Other> {
        let record: Record<G> = serde_json::from_str(self.record).expect("a record can be read");
        let truth = Tale::<G>::of(&record, chance(&record.inputs));
        let whole = truth.clone().told(self.script).expect("what was done can be done again");
        let again = whole.recording.record();
        assert_eq!(again.inputs, record.inputs, "the record is that of the bout");
        assert_eq!((&again.digests, &again.outcome), (&record.digests, &record.outcome));
        let mut dealer = Dealer::stream(self.seed, 2);
        let is_stop = |place: &usize| matches!(self.script[*place], Step::Stop(_));
        let stops = (0..self.script.len()).filter(is_stop);
        let seats = whole.recording.bout().seats();
        let mut moments: Vec<(usize, u8)> =
            stops.flat_map(|stop| (0..seats).map(move |seat| (stop, seat))).collect();
        dealer.shuffle(&mut moments);
        let others = moments.into_iter().filter_map(|(stop, seat)| {
            let now = truth.clone().told(&self.script[..stop]).expect("what was done can be done again");
            if now.recording.bout().left().contains(Seat(seat)) {
                return None;
            }
            let rolled = other_world(&now.recording, Seat(seat), self.seed)?;
            let other = Tale::of(&record, rolled.clone());
            let script = retold(truth.clone(), other, &self.script[..=stop], Seat(seat))?;
            Some(Other { seat, rolled, script })
        });
        others.take(self.most).collect()
    }
}

fn chance<G: Playable>(inputs: &[Input<G>]) -> Vec<Rolled> {
    let rolled = |input: &Input<G>| match input {
        Input::Chance(rolled) => Some(rolled.clone()),
        Input::Answer(..) | Input::Batch(..) | Input::Leave(_) | Input::TimeUp => None,
    };
    inputs.iter().filter_map(rolled).collect()
}

/// A running bout, and the chance that is to come. A step that cannot be done returns nothing.
#[derive(Clone)]
struct Tale<G: Playable> {
    recording: Recording<G>,
    rolled: VecDeque<Rolled>,
}

impl<G: Playable> Tale<G> {
    fn of(record: &Record<G>, rolled: Vec<Rolled>) -> Tale<G> {
        let content = G::content(&G::house()).expect("the house pack has no faults");
        let header: Header = record.header.clone();
        let recording = Recording::open(header, record.setup.clone(), &Arc::clone(&content));
        let recording = recording.expect("it was opened before");
        let mut tale = Tale { recording, rolled: rolled.into() };
        tale.settle();
        tale
    }

    /// Gives all chance that is due, as far as there is some.
    fn settle(&mut self) {
        while let Waiting::Chance(_) = self.recording.bout().waiting() {
            let Some(rolled) = self.rolled.pop_front() else { return };
            if self.recording.play(Input::Chance(rolled)).is_err() {
                return;
            }
        }
    }

    fn play(&mut self, input: Input<G>) -> Option<()> {
        self.recording.play(input).ok()?;
        self.settle();
        Some(())
    }

    fn answer(&mut self, seat: Seat, answers: &[G::Answer]) -> Option<()> {
        match answers {
            [answer] => self.play(Input::Answer(seat, *answer)),
            _ => self.play(Input::Batch(seat, answers.to_vec())),
        }
    }

    fn undo(&mut self, seat: Seat) -> Option<()> {
        let to = self.recording.free_undo(seat)?;
        self.recording.rewind(to);
        Some(())
    }

    fn read(&self, seat: Seat, texts: &[String]) -> Option<Vec<G::Answer>> {
        let at = self.recording.bout().at(seat);
        texts.iter().map(|text| G::read_answer(at, seat, text).ok()).collect()
    }

    fn write(&self, seat: Seat, answers: &[G::Answer]) -> Vec<String> {
        let at = self.recording.bout().at(seat);
        answers.iter().map(|&answer| G::write_answer(at, seat, answer)).collect()
    }

    fn step(&mut self, step: &Step) -> Option<()> {
        match step {
            Step::Move(seat, texts) => {
                let answers = self.read(Seat(*seat), texts)?;
                self.answer(Seat(*seat), &answers)
            }
            Step::Undo(seat) => self.undo(Seat(*seat)),
            Step::Concede(seat) => self.play(Input::Leave(Seat(*seat))),
            Step::Declare(..) | Step::Stop(_) => Some(()),
        }
    }

    fn told(mut self, steps: &[Step]) -> Option<Tale<G>> {
        steps.iter().try_for_each(|step| self.step(step))?;
        Some(self)
    }

    fn known(&self, seat: Seat) -> Imaginer<G> {
        Imaginer::new(self.recording.bout(), seat)
    }
}

/// The same steps in the other world, as they are written there; nothing if they cannot be done there,
/// or `seat` can tell the worlds apart on the way, or they are one. What the last step leads to is for
/// the servers to show.
fn retold<G: Playable>(
    mut here: Tale<G>,
    mut there: Tale<G>,
    steps: &[Step],
    seat: Seat,
) -> Option<Vec<Step>> {
    let mut script = Vec::new();
    for step in steps {
        let step = match step {
            Step::Move(by, texts) => {
                let answers = here.read(Seat(*by), texts)?;
                Step::Move(*by, there.write(Seat(*by), &answers))
            }
            Step::Undo(_) | Step::Declare(..) | Step::Concede(_) | Step::Stop(_) => step.clone(),
        };
        let own = matches!(step, Step::Move(by, _) | Step::Undo(by) if Seat(by) == seat);
        let done = there.step(&step);
        script.push(step);
        // Whatever the seat can do here, it can do there. If not, that is the fault to find.
        if done.is_none() {
            return own.then_some(script);
        }
        here.step(&steps[script.len() - 1])?;
        if here.known(seat) != there.known(seat) {
            return None;
        }
    }
    (here.recording.bout() != there.recording.bout()).then_some(script)
}
