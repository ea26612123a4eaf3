//! Bouts: the bytes choose a set-up, then inputs of every kind.

use crate::bytes::Bytes;
use crate::ground::Ground;
use crate::playing::{judge, look};
use catalog::Playable;
use kernel::{Bout, Chance, Dealer, Input, Refusal, Rolled, Seat, SeatSet, Waiting};
use serde_json::Value;

/// Inputs after which a bout that does not end is a fault.
const INPUTS_MAX: u32 = 50_000;
/// Answers kept to be given where they do not belong.
const KEPT_MAX: usize = 64;

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut dealer = Dealer::new(1);
    let tape = |length: u32, dealer: &mut Dealer| (0..length).map(|_| dealer.below(256) as u8).collect();
    (0..64).map(|number| tape(16 + 16 * number, &mut dealer)).collect()
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let mut bytes = Bytes::new(data);
    let Some((_, setup)) = bytes.one_of(&ground.setups) else { return false };
    let bout = Bout::<G>::open(setup, &ground.content, None).expect("a named set-up is legal");
    let mut play = Play { bout, kept: Vec::new(), inputs: 0 };
    while !bytes.is_empty() && !matches!(play.bout.waiting(), Waiting::Over) {
        play.step(&mut bytes);
    }
    play.finish();
    play.inputs > 60
}

struct Play<G: Playable> {
    bout: Bout<G>,
    /// Answers listed earlier.
    kept: Vec<G::Answer>,
    inputs: u32,
}

impl<G: Playable> Play<G> {
    fn step(&mut self, bytes: &mut Bytes<'_>) {
        match bytes.byte() {
            0..160 => self.fitting(bytes),
            160..200 => self.strange_answer(bytes),
            200..214 => self.strange_chance(bytes),
            214..244 => self.batch(bytes),
            244..247 => {
                let seat = Seat(bytes.below(10) as u8);
                self.put(Input::Leave(seat));
            }
            247 => {
                self.put(Input::TimeUp);
            }
            248.. => look(&self.bout, &mut Dealer::new(u64::from(bytes.byte()))),
        }
    }

    fn owing(&self) -> SeatSet {
        match self.bout.waiting() {
            Waiting::Seats(owing) => owing,
            Waiting::Chance(_) | Waiting::Over => SeatSet::EMPTY,
        }
    }

    fn seat(&self, bytes: &mut Bytes<'_>) -> Seat {
        let owing: Vec<Seat> = self.owing().iter().collect();
        bytes.one_of(&owing).copied().unwrap_or(Seat(0))
    }

    fn listed(&mut self, seat: Seat) -> Vec<G::Answer> {
        let mut listed = Vec::new();
        self.bout.answers(seat, &mut listed);
        if let Some(last) = listed.last().filter(|_| self.kept.len() < KEPT_MAX) {
            self.kept.push(*last);
        }
        listed
    }

    /// A listed answer, or possible chance.
    fn fitting(&mut self, bytes: &mut Bytes<'_>) {
        let input = match self.bout.waiting() {
            Waiting::Over => return,
            Waiting::Chance(chance) => Input::Chance(fitting_chance(chance, self.bout.pile(), bytes)),
            Waiting::Seats(_) => {
                let seat = self.seat(bytes);
                let listed = self.listed(seat);
                let answer = bytes.one_of(&listed).expect("who owes an answer has one");
                Input::Answer(seat, *answer)
            }
        };
        let text = format!("{input:?}");
        assert!(self.put(input), "{text} was offered and then refused");
    }

    /// An answer of another moment, a changed one, or one read from a changed text.
    fn strange_answer(&mut self, bytes: &mut Bytes<'_>) {
        let asked = self.seat(bytes);
        let listed = self.listed(asked);
        let seat = if bytes.byte() < 200 { asked } else { Seat(bytes.below(9) as u8) };
        let old = bytes.one_of(&self.kept).copied();
        let Some(like) = bytes.one_of(&listed).copied().or(old) else { return };
        let answer = match bytes.byte() % 3 {
            0 => old,
            1 => changed(like, bytes),
            _ => {
                let text = G::write_answer(self.bout.at(asked), asked, like);
                let text = crate::mutation::changed_word(&text, bytes);
                G::read_answer(self.bout.at(asked), asked, &text).ok()
            }
        };
        let Some(answer) = answer else { return };
        let legal = judge(&self.bout, seat, answer);
        assert_eq!(self.put(Input::Answer(seat, answer)), legal, "{answer:?}: check and play disagree");
    }

    fn strange_chance(&mut self, bytes: &mut Bytes<'_>) {
        let rolled = match bytes.byte() % 3 {
            0 => Rolled::Drawn(bytes.byte()),
            1 => Rolled::Picked(bytes.number()),
            _ => Rolled::Dice((0..bytes.below(8)).map(|_| bytes.byte() % 8).collect()),
        };
        let admitted = match self.bout.waiting() {
            Waiting::Chance(chance) => chance.admits(&rolled, self.bout.pile()),
            Waiting::Seats(_) | Waiting::Over => false,
        };
        let text = format!("{rolled:?}");
        assert_eq!(self.put(Input::Chance(rolled)), admitted, "{text}");
    }

    /// Answers one after another, each chosen where the ones before lead; the last perhaps strange.
    fn batch(&mut self, bytes: &mut Bytes<'_>) {
        let seat = self.seat(bytes);
        let mut ahead = self.bout.clone();
        let mut answers = Vec::new();
        for _ in 0..bytes.below(4) {
            let mut listed = Vec::new();
            ahead.answers(seat, &mut listed);
            let Some(&answer) = bytes.one_of(&listed) else { break };
            answers.push(answer);
            if ahead.play(Input::Answer(seat, answer)).is_ok_and(|played| played.revealed) {
                break;
            }
        }
        let sound = !answers.is_empty();
        let strange = bytes.one_of(&self.kept).copied().filter(|_| bytes.byte() < 100);
        answers.extend(strange);
        let text = format!("batch {answers:?}");
        let accepted = self.put(Input::Batch(seat, answers));
        assert!(accepted || strange.is_some() || !sound, "{text}: each was listed");
    }

    /// Puts in one input. If it is refused, nothing may have changed.
    fn put(&mut self, input: Input<G>) -> bool {
        self.inputs += 1;
        let (before, digest) = (self.bout.clone(), self.bout.digest());
        let mut told = Vec::new();
        let text = format!("{input:?}");
        match self.bout.play_telling(input, Some(&mut told)) {
            Ok(played) => {
                assert!(played.used > 0, "{text} was accepted, but not used");
                for told in told {
                    G::write_event(self.bout.at(Seat(0)), &told.event);
                    G::say_event(&self.bout, &told.event, None);
                }
                true
            }
            Err(refusal) => {
                assert!(told.is_empty(), "{text} was refused, but told {told:?}");
                assert!(self.bout == before && self.bout.digest() == digest, "{text} changed the bout");
                if let Refusal::Illegal(illegal) = refusal {
                    G::say_refusal(self.bout.content(), &illegal);
                }
                false
            }
        }
    }

    /// Default answers to the end.
    fn finish(&mut self) {
        let mut dealer = Dealer::new(u64::from(self.inputs));
        for _ in 0..INPUTS_MAX {
            let input = match self.bout.waiting() {
                Waiting::Over => return,
                Waiting::Chance(chance) => Input::Chance(dealer.roll(chance, self.bout.pile())),
                Waiting::Seats(owing) => {
                    let seat = owing.iter().next().expect("the bout waits for somebody");
                    let answer = self.bout.default_answer(seat).expect("a question has a default answer");
                    Input::Answer(seat, answer)
                }
            };
            let text = format!("{input:?}");
            self.bout.play(input).unwrap_or_else(|refusal| panic!("{text} was refused: {refusal:?}"));
        }
        panic!("the bout does not end");
    }
}

fn fitting_chance(chance: Chance, pile: &[u8], bytes: &mut Bytes<'_>) -> Rolled {
    match chance {
        Chance::Pick { of } => Rolled::Picked(bytes.below(of as usize) as u32),
        Chance::Dice { count, sides } => {
            Rolled::Dice((0..count).map(|_| bytes.below(usize::from(sides)) as u8 + 1).collect())
        }
        Chance::Draw { .. } => {
            let there: Vec<u8> =
                (0u8..).zip(pile).filter(|&(_, &count)| count > 0).map(|(kind, _)| kind).collect();
            Rolled::Drawn(*bytes.one_of(&there).expect("nothing is drawn from an empty pile"))
        }
    }
}

/// The answer with one number of its written form changed, if that is an answer.
fn changed<A: serde::Serialize + serde::de::DeserializeOwned>(like: A, bytes: &mut Bytes<'_>) -> Option<A> {
    let mut value = serde_json::to_value(like).ok()?;
    let mut numbers = Vec::new();
    gather(&mut value, &mut numbers);
    let count = numbers.len();
    let number = numbers.into_iter().nth(bytes.below(count))?;
    *number = Value::from(bytes.number());
    serde_json::from_value(value).ok()
}

fn gather<'a>(value: &'a mut Value, numbers: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => numbers.push(value),
        Value::Array(values) => values.iter_mut().for_each(|value| gather(value, numbers)),
        Value::Object(values) => values.values_mut().for_each(|value| gather(value, numbers)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
