//! `hangar record`: what a record file holds, and whether it replays.

use super::{Desk, with_game_of_file};
use crate::edge::files::{read_bytes, shown};
use crate::edge::paint::Accent;
use crate::edge::stage::Stage;
use crate::failure::{Failure, Run, Stop, Verdict};
use crate::packs::{self, Packs};
use crate::record::{Head, Saved, head_of, read_fitting, replayed};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Outcome, PackRef, Seat};
use std::path::PathBuf;
use words::Message;

/// Which record.
#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// The record file
    pub(crate) file: PathBuf,
    /// A folder with a pack that it was played with, besides the house pack
    #[arg(long, value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &RecordArgs) -> Run<Verdict> {
    let bytes = read_bytes(&args.file)?;
    let head = head_of(&args.file, &bytes)?;
    let game = head.game.clone();
    with_game_of_file(&shown(&args.file), &game, Look { desk, args, bytes, head })?
}

struct Look<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d RecordArgs,
    bytes: Vec<u8>,
    head: Head,
}

impl Visitor for Look<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Look { desk, args, bytes, head } = self;
        let packs: Packs<G> = packs::load(&args.packs, desk.paint)?;
        let title = Message::new("cli-record").with("file", shown(&args.file)).with("game", G::TITLE);
        desk.stage.say_as(Accent::Title, &title)?;
        made_with::<G>(&mut desk.stage, &head, &packs)?;
        let saved: Saved<G> = read_fitting(&args.file, &bytes, &packs, desk.speaker)?;
        holds::<G>(&mut desk.stage, &saved, &packs)?;
        replays(desk, args, &saved, &packs)
    }
}

/// The versions and packs, and whether they are those at hand.
fn made_with<G: Playable>(stage: &mut Stage<'_>, head: &Head, packs: &Packs<G>) -> Run {
    let rules = Message::new("cli-record-rules").with("version", head.rules_version);
    stage.item(&rules.with("known", G::VERSION).with("same", yes(head.rules_version == G::VERSION)))?;
    for PackRef { name, hash } in &head.packs {
        let known = packs.refs.iter().find(|known| known.name == *name);
        let at_hand = match known {
            Some(known) if known.hash == *hash => "same",
            Some(_) => "other",
            None => "none",
        };
        let line = Message::new("cli-record-pack").with("pack", name.as_str()).with("hash", hash.as_str());
        stage.item(&line.with("at-hand", at_hand))?;
    }
    Ok(())
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The set-up, the seats, the inputs, the outcome.
fn holds<G: Playable>(stage: &mut Stage<'_>, saved: &Saved<G>, packs: &Packs<G>) -> Run {
    for line in G::say_setup(&packs.content, &saved.record.setup) {
        stage.item(&line)?;
    }
    for (seat, sitting) in (0..).map(Seat).zip(&saved.sitting) {
        let line = Message::new("cli-record-seat").with("seat", G::seat_word(seat));
        let name = sitting.name.as_deref().unwrap_or("");
        stage.item(
            &line
                .with("player", sitting.player.as_str())
                .with("named", yes(!name.is_empty()))
                .with("name", name),
        )?;
    }
    stage.item(&Message::new("cli-record-inputs").with("inputs", saved.record.inputs.len()))?;
    match &saved.record.outcome {
        Some(outcome) => stage.item(&say_outcome::<G>(outcome)),
        None => stage.item(&Message::new("cli-record-running")),
    }
}

/// Who won, by letters.
pub(super) fn say_outcome<G: Playable>(outcome: &Outcome) -> Message {
    let first: Vec<Message> = outcome
        .first()
        .iter()
        .map(|seat| Message::new("cli-seat").with("seat", G::seat_word(seat)))
        .collect();
    match outcome.is_draw() {
        true => Message::new("cli-drawn").with("who", first),
        false => Message::new("cli-won").with("count", first.len()).with("who", first),
    }
}

fn replays<G: Playable>(
    desk: &mut Desk<'_>,
    args: &RecordArgs,
    saved: &Saved<G>,
    packs: &Packs<G>,
) -> Run<Verdict> {
    match replayed(&args.file, &saved.record, packs, usize::MAX, desk.speaker) {
        Ok(_) => desk.stage.item(&Message::new("cli-record-replays"))?,
        Err(failure) => return Err(Stop::from(failure)),
    }
    let Some(cut) = saved.cut else { return Ok(Verdict::Good) };
    let what = Message::new("cli-record-cut").with("file", shown(&args.file)).with("line", cut.line);
    let help = Message::new("cli-record-cut-help").with("inputs", saved.record.inputs.len());
    let command = format!("hangar play {} --resume {}", G::ID, shown(&args.file));
    Err(Failure::input(what).help(help.with("command", command)).into())
}
