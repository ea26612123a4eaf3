//! Records: a set-up and its inputs are the whole bout; it can be replayed, rewound and redacted.

use crate::bout::Bout;
use crate::dealer::Dealer;
use crate::event::{Told, heard};
use crate::input::{Input, Played, Refusal, Waiting};
use crate::kept::Kept;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A pack by name and content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackRef {
    /// The pack's name.
    pub name: String,
    /// The hash of its content, in hexadecimal digits.
    pub hash: String,
}

/// What a record says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The packs it was played with.
    pub packs: Vec<PackRef>,
    /// How many inputs lie between two digests.
    pub digest_every: u32,
}

impl Header {
    /// The header of a new record of the game `R`, with a digest after every input.
    pub fn of<R: Rules>(packs: Vec<PackRef>) -> Header {
        Header { game: R::ID.to_owned(), rules_version: R::VERSION, packs, digest_every: 1 }
    }
}

/// A whole bout: set-up, inputs, digests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "R::Setup: Serialize", deserialize = "R::Setup: serde::de::DeserializeOwned"))]
pub struct Record<R: Rules> {
    /// The game, the rules and the packs it was played with.
    pub header: Header,
    /// What was chosen before the bout.
    pub setup: R::Setup,
    /// Every input, in order.
    pub inputs: Vec<Input<R>>,
    /// Digests, each with the number of inputs before it.
    pub digests: Vec<(u32, u64)>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Why a record could not be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference<R: Rules> {
    /// The record is of another game.
    Game(String),
    /// The record was made by other rules.
    Version(u32),
    /// The record was played with other packs. This one is missing or different.
    Pack(PackRef),
    /// The set-up is not allowed.
    Setup(Vec<R::Illegal>),
    /// This input (counted from 0) was refused.
    Refused(usize, Refusal<R>),
    /// After this input (counted from 0), the position is not the recorded one.
    Digest {
        /// The first input after which the position differs.
        input: usize,
        /// The digest of the record.
        recorded: u64,
        /// The digest of the position now.
        found: u64,
    },
    /// The bout did not end as recorded.
    Outcome,
}

/// A bout in play together with its record.
#[derive(Clone, Debug)]
pub struct Recording<R: Rules> {
    record: Record<R>,
    bout: Bout<R>,
    steps: Vec<Step<R>>,
    kept: Kept<Bout<R>>,
}

/// What one input did.
#[derive(Clone, Debug)]
struct Step<R: Rules> {
    revealed: bool,
    told: Vec<Told<R::Event>>,
}

/// What one seat may keep of a bout while it runs: its own answers and what it heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(bound(serialize = "R::Setup: Serialize, R::Event: Serialize"))]
pub struct SeatRecord<R: Rules> {
    /// The game, the rules and the packs it is played with.
    pub header: Header,
    /// The seat whose record it is. `None` is a spectator.
    pub seat: Option<Seat>,
    /// The set-up as the seat may know it.
    pub setup: R::Setup,
    /// The answers it gave and the events it heard, in order.
    pub entries: Vec<SeatEntry<R>>,
}

/// One entry of a seat's record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", bound(serialize = "R::Event: Serialize"))]
pub enum SeatEntry<R: Rules> {
    /// An input of its own.
    Gave(Input<R>),
    /// Something it heard.
    Heard(R::Event),
}

impl<R: Rules> Recording<R> {
    /// Opens a bout and begins its record.
    pub fn open(
        header: Header,
        setup: R::Setup,
        content: &Arc<R::Content>,
    ) -> Result<Recording<R>, Vec<R::Illegal>> {
        let mut told = Vec::new();
        let bout = Bout::open(&setup, content, Some(&mut told))?;
        let record = Record { header, setup, inputs: Vec::new(), digests: Vec::new(), outcome: None };
        let kept = Kept::new(&bout);
        Ok(Recording { record, bout, steps: vec![Step { revealed: true, told }], kept })
    }

    /// The bout as it stands.
    pub fn bout(&self) -> &Bout<R> {
        &self.bout
    }

    /// The whole record. While the bout runs, show it to nobody at the table.
    pub fn record(&self) -> &Record<R> {
        &self.record
    }

    /// The events of one step: 0 is the opening, 1 the first input.
    pub fn told(&self, step: usize) -> &[Told<R::Event>] {
        self.steps.get(step).map_or(&[], |step| &step.told)
    }

    /// How many inputs have been put in.
    pub fn len(&self) -> usize {
        self.record.inputs.len()
    }

    /// Whether there has been no input yet.
    pub fn is_empty(&self) -> bool {
        self.record.inputs.is_empty()
    }

    /// Puts in one input, keeps it, and notes what it did.
    pub fn play(&mut self, input: Input<R>) -> Result<Played, Refusal<R>> {
        let mut told = Vec::new();
        let played = self.bout.play_telling(input.clone(), Some(&mut told))?;
        self.record.inputs.push(input);
        self.steps.push(Step { revealed: played.revealed, told });
        let count = self.record.inputs.len() as u32;
        if count.is_multiple_of(self.record.header.digest_every.max(1)) {
            self.record.digests.push((count, self.bout.digest()));
        }
        self.record.outcome = self.bout.outcome().cloned();
        self.kept.pass(self.record.inputs.len(), &self.bout);
        Ok(played)
    }

    /// Lets `dealer` supply chance until a seat owes an answer or the bout is over.
    pub fn settle(&mut self, dealer: &mut Dealer) {
        while let Waiting::Chance(chance) = self.bout.waiting() {
            let rolled = dealer.roll(chance, self.bout.pile());
            self.play(Input::Chance(rolled)).unwrap_or_else(|_| unreachable!("a dealer rolls what is asked"));
        }
    }

    /// Goes back to the position after the first `inputs` inputs. The caller decides who may do so.
    pub fn rewind(&mut self, inputs: usize) {
        let inputs = inputs.min(self.len());
        let (count, bout) = self.kept.back_to(inputs);
        self.bout = bout;
        let mut again = self.record.inputs.split_off(count);
        again.truncate(inputs - count);
        self.steps.truncate(count + 1);
        self.record.digests.retain(|&(passed, _)| passed as usize <= count);
        self.record.outcome = self.bout.outcome().cloned();
        for input in again {
            self.play(input).unwrap_or_else(|_| unreachable!("what was played once can be played again"));
        }
    }

    /// How far `seat` may go back without asking: to just before its last answer, if since then nobody has
    /// learned anything, no chance has come and no other seat has acted.
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let last = self.record.inputs.len().checked_sub(1)?;
        let own = match &self.record.inputs[last] {
            Input::Answer(by, _) | Input::Batch(by, _) => *by == seat,
            Input::Chance(_) | Input::Leave(_) | Input::TimeUp => false,
        };
        (own && !self.steps[last + 1].revealed).then_some(last)
    }

    /// What `seat` (or a spectator) may keep while the bout runs.
    pub fn seat_record(&self, seat: Option<Seat>) -> SeatRecord<R> {
        let mut entries = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            let input = number.checked_sub(1).map(|input| &self.record.inputs[input]);
            entries.extend(
                input.filter(|input| input.by() == seat && seat.is_some()).cloned().map(SeatEntry::Gave),
            );
            entries.extend(heard(&step.told, seat).into_iter().map(SeatEntry::Heard));
        }
        let setup = R::setup_for(&self.record.setup, seat);
        SeatRecord { header: self.record.header.clone(), seat, setup, entries }
    }

    /// Plays a record again up to `inputs` inputs and compares every digest on the way. `packs` are the
    /// available packs.
    pub fn replay(
        record: Record<R>,
        packs: &[PackRef],
        content: &Arc<R::Content>,
        inputs: usize,
    ) -> Result<Recording<R>, Difference<R>> {
        let header = &record.header;
        if header.game != R::ID {
            return Err(Difference::Game(header.game.clone()));
        }
        if header.rules_version != R::VERSION {
            return Err(Difference::Version(header.rules_version));
        }
        if let Some(missing) = header.packs.iter().find(|pack| !packs.contains(pack)) {
            return Err(Difference::Pack(missing.clone()));
        }
        Recording::replay_inputs(record, content, inputs)
    }

    fn replay_inputs(
        record: Record<R>,
        content: &Arc<R::Content>,
        inputs: usize,
    ) -> Result<Recording<R>, Difference<R>> {
        let Record { header, setup, inputs: all, digests, outcome } = record;
        let whole = inputs >= all.len();
        let mut again = Recording::open(header, setup, content).map_err(Difference::Setup)?;
        for (number, input) in all.into_iter().take(inputs).enumerate() {
            again.play(input).map_err(|refusal| Difference::Refused(number, refusal))?;
            let recorded = digests.binary_search_by_key(&(number as u32 + 1), |&(count, _)| count);
            if let Ok(place) = recorded {
                let (recorded, found) = (digests[place].1, again.bout.digest());
                if recorded != found {
                    return Err(Difference::Digest { input: number, recorded, found });
                }
            }
        }
        if whole && outcome.is_some() && outcome.as_ref() != again.bout.outcome() {
            return Err(Difference::Outcome);
        }
        Ok(again)
    }
}
