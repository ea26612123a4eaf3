//! Film: a recorded bout, position by position, through anybody's eyes.

use crate::packs::Packs;
use catalog::Playable;
use kernel::{Audience, Bout, Input, Pending, Recording, Seat, SeatSet, Told};
use words::Message;

/// Through whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// What this seat sees and hears.
    Seat(Seat),
    /// What everybody may see and hear.
    Spectator,
    /// Everything that was told to anybody.
    All,
}

impl Eyes {
    /// The seat, if it is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator | Eyes::All => None,
        }
    }

    /// Whether they see what this seat answers.
    fn sees(self, seat: Seat) -> bool {
        self == Eyes::All || self == Eyes::Seat(seat)
    }
}

/// A bout with its positions.
pub struct Film<'a, G: Playable> {
    /// The bout to its end.
    pub whole: Recording<G>,
    /// The packs that it was played with.
    pub packs: &'a Packs<G>,
}

impl<G: Playable> Film<'_, G> {
    /// The bout after this many inputs.
    pub fn at(&self, inputs: usize) -> Recording<G> {
        let record = self.whole.record().clone();
        Recording::replay(record, &self.packs.refs, &self.packs.content, inputs)
            .unwrap_or_else(|_| unreachable!("the whole bout was replayed before"))
    }

    /// How many inputs the deal has: what chance gives before anybody is asked.
    pub fn deal(&self) -> usize {
        self.whole.record().inputs.iter().take_while(|input| matches!(input, Input::Chance(_))).count()
    }

    /// The events of a step, from this point of view. 0 is the opening.
    pub fn heard(&self, step: usize, eyes: Eyes) -> Vec<Message> {
        let told = self.whole.told(step);
        let listener = eyes.seat();
        let shows = |(place, one): &(usize, &Told<G::Event>)| match eyes {
            Eyes::All => !is_public_twin(place.checked_sub(1).map(|before| &told[before]), one),
            Eyes::Seat(_) | Eyes::Spectator => one.to.hears(listener),
        };
        let say = |(_, one): (usize, &Told<G::Event>)| G::say_event(self.whole.bout(), &one.event, listener);
        told.iter().enumerate().filter(shows).map(say).collect()
    }

    /// The steps that these eyes count, each as the number of inputs that lead there. The secret answers of others are
    /// no steps of their own, so that nobody can count them: only the last one before all choices are shown is.
    pub fn stops(&self, eyes: Eyes) -> Vec<usize> {
        let mut bout = self.at(0).bout().clone();
        let mut stops = vec![0];
        for (place, input) in self.whole.record().inputs.iter().enumerate() {
            let stack = bout.stack().to_vec();
            play(&mut bout, input);
            let goes_on = |seat: Seat| {
                matches!(bout.pending(), Pending::Apart)
                    && bout.stack() == stack
                    && bout.question(seat).is_some()
            };
            let is_secret = match input {
                Input::Answer(seat, _) | Input::Batch(seat, _) => !eyes.sees(*seat) && goes_on(*seat),
                Input::Chance(_) | Input::Leave(_) | Input::TimeUp => false,
            };
            if !is_secret {
                stops.push(place + 1);
            }
        }
        let last = self.whole.len();
        if stops.last() != Some(&last) {
            stops.push(last);
        }
        stops
    }

    /// After how many inputs each turn has begun, the first first.
    pub fn turns(&self) -> Vec<usize> {
        let mut bout = self.at(0).bout().clone();
        let mut last = G::turns(&bout);
        let mut turns = Vec::new();
        for (place, input) in self.whole.record().inputs.iter().enumerate() {
            play(&mut bout, input);
            let now = G::turns(&bout);
            if now > last {
                turns.push(place + 1);
                last = now;
            }
        }
        turns
    }
}

/// Puts an input of a bout in that was replayed before.
pub fn play<G: Playable>(bout: &mut Bout<G>, input: &Input<G>) {
    bout.play(input.clone()).unwrap_or_else(|_| unreachable!("the whole bout was replayed before"));
}

/// The point of view that a word means.
pub fn eyes_of<G: Playable>(word: &str, seats: u8) -> Option<Eyes> {
    let seat = |word: &str| G::read_seat(word).filter(|seat| seat.0 < seats);
    match word {
        "spectator" => Some(Eyes::Spectator),
        "all" => Some(Eyes::All),
        word => seat(word).or_else(|| seat(&word.to_uppercase())).map(Eyes::Seat),
    }
}

/// One input with who gave it, as far as these eyes may see it.
pub fn say_input<G: Playable>(bout: &Bout<G>, input: &Input<G>, eyes: Eyes) -> Message {
    let answer = |seat: Seat, answer: G::Answer| {
        let answer = G::say_answer(bout, seat, answer);
        Message::new("tui-film-answer").with("seat", G::seat_word(seat)).with("answer", answer)
    };
    match input {
        Input::Answer(seat, given) if eyes.sees(*seat) => answer(*seat, *given),
        Input::Batch(seat, given) if eyes.sees(*seat) && !given.is_empty() => answer(*seat, given[0]),
        Input::Answer(seat, _) | Input::Batch(seat, _) => {
            Message::new("tui-film-answers").with("seat", G::seat_word(*seat))
        }
        Input::Chance(rolled) if eyes == Eyes::All => {
            Message::new("tui-film-rolled").with("rolled", G::write_rolled(bout.at(Seat(0)), rolled))
        }
        Input::Chance(_) => Message::new("tui-film-chance"),
        Input::Leave(seat) => Message::new("tui-film-leaves").with("seat", G::seat_word(*seat)),
        Input::TimeUp => Message::new("tui-film-time"),
    }
}

/// Whether this tells the others what the event before told one seat in full.
fn is_public_twin<E>(before: Option<&Told<E>>, one: &Told<E>) -> bool {
    let Some(before) = before else { return false };
    let secret = !before.to.spectators && before.to.seats.len() == 1;
    let Audience { seats, spectators } = one.to;
    secret && spectators && seats.and(before.to.seats) == SeatSet::EMPTY
}
