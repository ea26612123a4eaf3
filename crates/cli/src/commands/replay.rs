//! `hangar replay`: a recorded bout, input by input, or one position of it.

use super::record::say_outcome;
use super::{Desk, stepping, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use draw::prose::Detail;
use kernel::{Audience, Bout, Input, Recording, Seat, SeatSet, Told};
use serde_json::{Value, json};
use std::path::PathBuf;
use tui::edge::files::{read_bytes, shown};
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Verdict};
use tui::line::say_table;
use tui::packs::{self, Packs};
use tui::record::{Saved, head_of, read_fitting, replayed};
use words::{Message, Speaker};

/// Which record, through whose eyes, and how much of it.
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record file
    pub(crate) file: PathBuf,
    /// Whose view: a seat such as `A`, `spectator`, or `all` to see all hidden things too
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    pub(crate) seat: String,
    /// Show only the position after this many inputs
    #[arg(long, value_name = "N", conflicts_with = "step")]
    pub(crate) at: Option<usize>,
    /// Print JSON: each input with what this view shows of it
    #[arg(long, conflicts_with_all = ["step", "at"])]
    pub(crate) json: bool,
    /// Step by step: Enter goes on, `b` goes back, a number goes there, `v A` shows a view, `q` ends
    #[arg(long)]
    pub(crate) step: bool,
    /// A folder with a pack that the bout was played with, besides the house pack
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
}

/// Through whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eyes {
    Seat(Seat),
    Spectator,
    All,
}

/// A bout with its positions.
pub(super) struct Film<'a, G: Playable> {
    pub(super) whole: Recording<G>,
    pub(super) packs: &'a Packs<G>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &ReplayArgs) -> Run<Verdict> {
    let bytes = read_bytes(&args.file)?;
    let head = head_of(&args.file, &bytes)?;
    with_game_of_file(&shown(&args.file), &head.game, Replay { desk, args, bytes })?
}

struct Replay<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d ReplayArgs,
    bytes: Vec<u8>,
}

impl Visitor for Replay<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Replay { desk, args, bytes } = self;
        let packs: Packs<G> = packs::load(&args.packs, desk.paint)?;
        let saved: Saved<G> = read_fitting(&args.file, &bytes, &packs, desk.speaker)?;
        let whole = replayed(&args.file, &saved.record, &packs, usize::MAX, desk.speaker)?;
        let eyes = eyes_of::<G>(&args.seat, whole.bout().seats()).ok_or_else(|| {
            let last = G::seat_word(Seat(whole.bout().seats().saturating_sub(1)));
            let help =
                Message::new("cli-replay-seat-help").with("first", G::seat_word(Seat(0))).with("last", last);
            Failure::usage(Message::new("cli-replay-seat").with("seat", args.seat.as_str())).help(help)
        })?;
        let film = Film { whole, packs: &packs };
        let stage = &mut desk.stage;
        match args.at {
            Some(at) if at > film.whole.len() => {
                let what = Message::new("cli-replay-far").with("at", at).with("inputs", film.whole.len());
                return Err(Failure::usage(what).into());
            }
            Some(at) => film.show_position(stage, at, eyes)?,
            None if args.step => stepping::run(stage, &film, eyes)?,
            None if args.json => {
                let json = serde_json::to_string_pretty(&film.told(eyes, &args.seat, desk.speaker));
                stage.plain(&json.expect("a replay has no maps with odd keys"))?;
            }
            None => film.show_all(stage, eyes)?,
        }
        if let Some(cut) = saved.cut {
            let what = Message::new("cli-record-cut").with("file", shown(&args.file)).with("line", cut.line);
            stage.say_as(Accent::Harm, &what)?;
        }
        Ok(Verdict::Good)
    }
}

/// The point of view that a word means.
pub(super) fn eyes_of<G: Playable>(word: &str, seats: u8) -> Option<Eyes> {
    let seat = |word: &str| G::read_seat(word).filter(|seat| seat.0 < seats);
    match word {
        "spectator" => Some(Eyes::Spectator),
        "all" => Some(Eyes::All),
        word => seat(word).or_else(|| seat(&word.to_uppercase())).map(Eyes::Seat),
    }
}

impl<G: Playable> Film<'_, G> {
    /// The bout after this many inputs.
    pub(super) fn at(&self, inputs: usize) -> Recording<G> {
        let record = self.whole.record().clone();
        Recording::replay(record, &self.packs.refs, &self.packs.content, inputs)
            .unwrap_or_else(|_| unreachable!("the whole bout was replayed before"))
    }

    fn show_all(&self, stage: &mut Stage<'_>, eyes: Eyes) -> Run {
        self.show_events(stage, 0, eyes)?;
        let deal = self.show_deal(stage, eyes)?;
        let mut bout = self.at(deal).bout().clone();
        for (place, input) in self.whole.record().inputs.iter().enumerate().skip(deal) {
            let what = say_input(&bout, input, eyes);
            let number = Message::new("cli-replay-input").with("number", place + 1);
            stage.say_as(Accent::Title, &number.with("what", what))?;
            play(&mut bout, input);
            self.show_events(stage, place + 1, eyes)?;
        }
        stage.gap()?;
        match self.whole.bout().outcome() {
            Some(outcome) => stage.say_as(Accent::Title, &say_outcome::<G>(outcome)),
            None => stage.say(&Message::new("cli-record-running")),
        }
    }

    /// How many inputs the deal has: what chance gives before anybody is asked.
    pub(super) fn deal(&self) -> usize {
        self.whole.record().inputs.iter().take_while(|input| matches!(input, Input::Chance(_))).count()
    }

    /// The deal as one line, with what happened in it. How many inputs that are.
    pub(super) fn show_deal(&self, stage: &mut Stage<'_>, eyes: Eyes) -> Run<usize> {
        let deal = self.deal();
        if deal == 0 {
            return Ok(0);
        }
        let mut bout = self.at(0).bout().clone();
        let mut rolled = Vec::new();
        for input in &self.whole.record().inputs[..deal] {
            if let (Input::Chance(chance), Eyes::All) = (input, eyes) {
                rolled.push(G::write_rolled(bout.at(Seat(0)), chance));
            }
            play(&mut bout, input);
        }
        let words = Message::new("cli-replay-deal").with("inputs", deal).with("rolled", rolled.join(", "));
        stage.say_as(Accent::Title, &words.with("is-open", if eyes == Eyes::All { "yes" } else { "no" }))?;
        (1..=deal).try_for_each(|step| self.show_events(stage, step, eyes))?;
        Ok(deal)
    }

    /// The events of a step, from this point of view.
    fn heard(&self, step: usize, eyes: Eyes) -> Vec<Message> {
        let told = self.whole.told(step);
        let listener = if let Eyes::Seat(seat) = eyes { Some(seat) } else { None };
        let shows = |(place, one): &(usize, &Told<G::Event>)| match eyes {
            Eyes::All => !is_public_twin(place.checked_sub(1).map(|before| &told[before]), one),
            Eyes::Seat(_) | Eyes::Spectator => one.to.hears(listener),
        };
        let say = |(_, one): (usize, &Told<G::Event>)| G::say_event(self.whole.bout(), &one.event, listener);
        told.iter().enumerate().filter(shows).map(say).collect()
    }

    /// The whole bout for other programs.
    fn told(&self, eyes: Eyes, word: &str, speaker: &Speaker) -> Value {
        let heard = |step: usize| -> Vec<String> {
            self.heard(step, eyes).iter().map(|words| speaker.say(words)).collect()
        };
        let mut bout = self.at(0).bout().clone();
        let mut steps = vec![json!({ "input": 0, "events": heard(0) })];
        for (place, input) in self.whole.record().inputs.iter().enumerate() {
            let what = speaker.say(&say_input(&bout, input, eyes));
            let by = input.by().map(G::seat_word);
            play(&mut bout, input);
            steps.push(json!({ "input": place + 1, "by": by, "what": what, "events": heard(place + 1) }));
        }
        let outcome = self.whole.bout().outcome();
        json!({ "game": G::ID, "eyes": word, "deal": self.deal(), "steps": steps, "outcome": outcome })
    }

    /// What an input did, from this point of view. 0 is the opening.
    pub(super) fn show_events(&self, stage: &mut Stage<'_>, step: usize, eyes: Eyes) -> Run {
        self.heard(step, eyes).iter().try_for_each(|words| stage.item(words))
    }

    /// The table after this many inputs. The view of all shows the position with all hidden things.
    pub(super) fn show_position(&self, stage: &mut Stage<'_>, inputs: usize, eyes: Eyes) -> Run {
        let recording = self.at(inputs);
        let bout = recording.bout();
        let seat = match eyes {
            Eyes::All => return stage.plain(&G::write_position(bout)),
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        };
        say_table(stage, bout, seat, Detail::Whole)
    }
}

/// The input is one of a bout that was replayed.
fn play<G: Playable>(bout: &mut Bout<G>, input: &Input<G>) {
    bout.play(input.clone()).unwrap_or_else(|_| unreachable!("the whole bout was replayed before"));
}

/// One input with who gave it, as far as these eyes may see it.
pub(super) fn say_input<G: Playable>(bout: &Bout<G>, input: &Input<G>, eyes: Eyes) -> Message {
    let sees = |seat: Seat| eyes == Eyes::All || eyes == Eyes::Seat(seat);
    let answer = |seat: Seat, answer: G::Answer| {
        let answer = G::say_answer(bout, seat, answer);
        Message::new("cli-replay-answer").with("seat", G::seat_word(seat)).with("answer", answer)
    };
    match input {
        Input::Answer(seat, given) if sees(*seat) => answer(*seat, *given),
        Input::Batch(seat, given) if sees(*seat) && !given.is_empty() => answer(*seat, given[0]),
        Input::Answer(seat, _) | Input::Batch(seat, _) => {
            Message::new("cli-replay-answers").with("seat", G::seat_word(*seat))
        }
        Input::Chance(rolled) if eyes == Eyes::All => {
            Message::new("cli-replay-rolled").with("rolled", G::write_rolled(bout.at(Seat(0)), rolled))
        }
        Input::Chance(_) => Message::new("cli-replay-chance"),
        Input::Leave(seat) => Message::new("cli-replay-leaves").with("seat", G::seat_word(*seat)),
        Input::TimeUp => Message::new("cli-replay-time"),
    }
}

/// Whether this tells the others what the event before told one seat in full.
fn is_public_twin<E>(before: Option<&Told<E>>, one: &Told<E>) -> bool {
    let Some(before) = before else { return false };
    let secret = !before.to.spectators && before.to.seats.len() == 1;
    let Audience { seats, spectators } = one.to;
    secret && spectators && seats.and(before.to.seats) == SeatSet::EMPTY
}
