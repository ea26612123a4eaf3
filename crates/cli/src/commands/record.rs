//! `hangar record`: what a record file holds, and whether it replays.

use super::{Desk, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Outcome, PackRef, Seat};
use serde_json::{Value, json};
use std::path::PathBuf;
use tui::edge::files::{read_bytes, shown};
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Stop, Verdict};
use tui::packs::{self, Packs};
use tui::record::{Head, Saved, Sitting, head_of, read_fitting, replayed};
use words::Message;

/// Which record.
#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// The record file
    pub(crate) file: PathBuf,
    /// A folder with a pack that the bout was played with, besides the house pack
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
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
        if args.json {
            let saved: Saved<G> = read_fitting(&args.file, &bytes, &packs, desk.speaker)?;
            replayed(&args.file, &saved.record, &packs, usize::MAX, desk.speaker)?;
            let told = told(desk, args, &saved, &packs);
            desk.stage.plain(&serde_json::to_string_pretty(&told).expect("no maps with odd keys"))?;
            return Ok(if saved.cut.is_some() { Verdict::Bad } else { Verdict::Good });
        }
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
    for pack in &head.packs {
        let (PackRef { name, hash }, at_hand) = (pack, at_hand(pack, packs));
        let line = Message::new("cli-record-pack").with("pack", name.as_str()).with("hash", hash.as_str());
        stage.item(&line.with("at-hand", at_hand))?;
    }
    Ok(())
}

/// Whether the pack is at hand, the same or another one of its name.
fn at_hand<G: Playable>(pack: &PackRef, packs: &Packs<G>) -> &'static str {
    match packs.refs.iter().find(|known| known.name == pack.name) {
        Some(known) if known.hash == pack.hash => "same",
        Some(_) => "other",
        None => "none",
    }
}

/// What the record holds, for other programs; it has been replayed.
fn told<G: Playable>(desk: &Desk<'_>, args: &RecordArgs, saved: &Saved<G>, packs: &Packs<G>) -> Value {
    let record = &saved.record;
    let pack =
        |pack: &PackRef| json!({ "name": pack.name, "hash": pack.hash, "at-hand": at_hand(pack, packs) });
    let setup = G::say_setup(&packs.content, &record.setup);
    let seats = (0..).map(Seat).zip(&saved.sitting);
    let seat = |(seat, sitting): (Seat, &Sitting)| json!({ "seat": G::seat_word(seat), "player": sitting.player, "name": sitting.name });
    json!({
        "file": shown(&args.file),
        "game": G::ID,
        "rules": record.header.rules_version,
        "rules-here": G::VERSION,
        "packs": record.header.packs.iter().map(pack).collect::<Vec<Value>>(),
        "setup": setup.iter().map(|line| desk.speaker.say(line)).collect::<Vec<String>>(),
        "seats": seats.map(seat).collect::<Vec<Value>>(),
        "inputs": record.inputs.len(),
        "outcome": record.outcome,
        "replays": true,
        "breaks-off-in-line": saved.cut.map(|cut| cut.line),
    })
}

pub(super) fn yes(is_so: bool) -> &'static str {
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
        .map(|seat| Message::new("tui-seat").with("seat", G::seat_word(seat)))
        .collect();
    match outcome.is_draw() {
        true => Message::new("tui-drawn").with("who", first),
        false => Message::new("tui-won").with("count", first.len()).with("who", first),
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
