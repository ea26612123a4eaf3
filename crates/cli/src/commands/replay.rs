//! `hangar replay`: a recorded bout on the whole screen, or in lines: input by input, or one position of it.

use super::record::say_outcome;
use super::{Desk, stepping, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use draw::prose::Detail;
use kernel::{Input, Seat};
use serde_json::{Value, json};
use std::path::PathBuf;
use tui::edge::files::{read_bytes, shown};
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Verdict};
use tui::film::{Eyes, Film, eyes_of, play, say_input};
use tui::line::say_table;
use tui::packs::{self, Packs};
use tui::record::{Saved, head_of, read_fitting, replayed};
use tui::review::{Curve, look_back};
use tui::screen;
use words::{Message, Speaker};

/// Which record, through whose eyes, and how much of it.
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record file
    pub(crate) file: PathBuf,
    /// Whose view: a seat such as `A`, `spectator`, or `all` to see all hidden things too
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    pub(crate) seat: String,
    /// Show only the position after this step; steps are counted as this view sees them
    #[arg(long, value_name = "N", conflicts_with = "step")]
    pub(crate) at: Option<usize>,
    /// Print JSON: each input with what this view shows of it
    #[arg(long, conflicts_with_all = ["step", "at"])]
    pub(crate) json: bool,
    /// Step by step: Enter goes on, `b` goes back, a number goes there, `v A` shows a view, `q` ends
    #[arg(long)]
    pub(crate) step: bool,
    /// Print all of it, instead of showing it on the whole screen
    #[arg(long)]
    pub(crate) line: bool,
    /// A folder with a pack that the bout was played with, besides the house pack
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
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
        let on_screen = args.at.is_none() && !args.step && !args.json && !args.line;
        if on_screen && desk.stage.is_whole_screen() {
            desk.stage.flush()?;
            screen::replay(&film, eyes, desk.speaker, desk.paint)?;
        } else {
            show(desk, args, &Showing(&film), eyes)?;
        }
        if let Some(cut) = saved.cut {
            let what = Message::new("cli-record-cut").with("file", shown(&args.file)).with("line", cut.line);
            desk.stage.say_as(Accent::Harm, &what)?;
        }
        Ok(Verdict::Good)
    }
}

/// What was asked for, in lines.
fn show<G: Playable>(
    desk: &mut Desk<'_>,
    args: &ReplayArgs,
    showing: &Showing<'_, '_, G>,
    eyes: Eyes,
) -> Run {
    let (stage, inputs) = (&mut desk.stage, showing.0.stops(eyes).len() - 1);
    match args.at {
        Some(at) if at > inputs => {
            let what = Message::new("cli-replay-far").with("at", at).with("inputs", inputs);
            Err(Failure::usage(what).into())
        }
        Some(at) => showing.show_position(stage, at, eyes),
        None if args.step => stepping::run(stage, showing, eyes),
        None if args.json => {
            let json = serde_json::to_string_pretty(&showing.told(eyes, &args.seat, desk.speaker));
            stage.plain(&json.expect("a replay has no maps with odd keys"))
        }
        None => showing.show_all(stage, eyes),
    }
}

/// A film on the stage.
pub(super) struct Showing<'f, 'a, G: Playable>(pub(super) &'f Film<'a, G>);

impl<G: Playable> Showing<'_, '_, G> {
    fn show_all(&self, stage: &mut Stage<'_>, eyes: Eyes) -> Run {
        self.show_events(stage, 0, eyes)?;
        let deal = self.show_deal(stage, eyes)?;
        let mut bout = self.0.at(deal).bout().clone();
        let mut stops = self.0.stops(eyes).into_iter().enumerate().skip(deal + 1).peekable();
        for (place, input) in self.0.whole.record().inputs.iter().enumerate().skip(deal) {
            let stop = stops.next_if(|(_, stop)| *stop == place + 1);
            if let Some((step, _)) = stop {
                let what = say_input(&bout, input, eyes);
                let number = Message::new("cli-replay-input").with("number", step);
                stage.say_as(Accent::Title, &number.with("what", what))?;
            }
            play(&mut bout, input);
            if stop.is_some() {
                self.show_events(stage, place + 1, eyes)?;
            }
        }
        stage.gap()?;
        match self.0.whole.bout().outcome() {
            Some(outcome) => {
                stage.say_as(Accent::Title, &say_outcome::<G>(outcome))?;
                let name = |seat| Message::new("tui-seat").with("seat", G::seat_word(seat));
                look_back(self.0.whole.record(), Curve::Amounts, name)
                    .iter()
                    .try_for_each(|words| stage.item(words))
            }
            None => stage.say(&Message::new("cli-record-running")),
        }
    }

    /// The deal as one line, with what happened in it. How many inputs that are.
    pub(super) fn show_deal(&self, stage: &mut Stage<'_>, eyes: Eyes) -> Run<usize> {
        let deal = self.0.deal();
        if deal == 0 {
            return Ok(0);
        }
        let mut bout = self.0.at(0).bout().clone();
        let mut rolled = Vec::new();
        for input in &self.0.whole.record().inputs[..deal] {
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

    /// The whole bout for other programs.
    fn told(&self, eyes: Eyes, word: &str, speaker: &Speaker) -> Value {
        let heard = |step: usize| -> Vec<String> {
            self.0.heard(step, eyes).iter().map(|words| speaker.say(words)).collect()
        };
        let mut bout = self.0.at(0).bout().clone();
        let mut steps = vec![json!({ "input": 0, "events": heard(0) })];
        let mut stops = self.0.stops(eyes).into_iter().enumerate().skip(1).peekable();
        for (place, input) in self.0.whole.record().inputs.iter().enumerate() {
            let stop = stops.next_if(|(_, stop)| *stop == place + 1);
            let what = stop.map(|_| speaker.say(&say_input(&bout, input, eyes)));
            let by = input.by().map(G::seat_word);
            play(&mut bout, input);
            if let Some((step, _)) = stop {
                steps.push(json!({ "input": step, "by": by, "what": what, "events": heard(place + 1) }));
            }
        }
        let outcome = self.0.whole.bout().outcome();
        json!({ "game": G::ID, "eyes": word, "deal": self.0.deal(), "steps": steps, "outcome": outcome })
    }

    /// What an input did, from this point of view. 0 is the opening.
    pub(super) fn show_events(&self, stage: &mut Stage<'_>, step: usize, eyes: Eyes) -> Run {
        self.0.heard(step, eyes).iter().try_for_each(|words| stage.item(words))
    }

    /// The table after this step, as these eyes count. The view of all shows the position with all hidden things.
    pub(super) fn show_position(&self, stage: &mut Stage<'_>, step: usize, eyes: Eyes) -> Run {
        let stops = self.0.stops(eyes);
        self.show_table(stage, stops[step.min(stops.len() - 1)], eyes)
    }

    /// The table after this many inputs.
    pub(super) fn show_table(&self, stage: &mut Stage<'_>, inputs: usize, eyes: Eyes) -> Run {
        let recording = self.0.at(inputs);
        let bout = recording.bout();
        let seat = match eyes {
            Eyes::All => return stage.plain(&G::write_position(bout)),
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        };
        say_table(stage, bout, seat, Detail::Whole)
    }
}
