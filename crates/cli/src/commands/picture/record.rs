//! A position of a recorded bout.

use super::look::{LookArgs, show};
use crate::commands::{Desk, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::Seat;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::path::{Path, PathBuf};
use tui::edge::files::{read_bytes, shown};
use tui::edge::paint::Accent;
use tui::failure::{Failure, Run, Verdict};
use tui::packs::{self, Packs};
use tui::record::{Saved, head_of, read_fitting, replayed};
use words::Message;

/// The bout, and the position in it.
#[derive(Args, Debug)]
pub(super) struct RecordSource {
    /// The record file
    file: PathBuf,
    /// Draw the position after this many inputs [default: after the last]
    #[arg(long, value_name = "N")]
    input: Option<usize>,
    /// A folder with a pack that the bout was played with, besides the house pack
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
    #[command(flatten)]
    look: LookArgs,
}

pub(super) fn run(desk: &mut Desk<'_>, source: &RecordSource) -> Run<Verdict> {
    let bytes = read_bytes(&source.file)?;
    let file = shown(&source.file);
    if let Ok(kept) = serde_json::from_slice::<Kept>(&bytes) {
        return with_game_of_file(&file, &kept.header.game, Refuse { file: &source.file, seat: kept.seat })?;
    }
    let head = head_of(&source.file, &bytes)?;
    with_game_of_file(&file, &head.game, Draw { desk, source, bytes: &bytes })?
}

struct Draw<'d, 'a> {
    desk: &'d mut Desk<'a>,
    source: &'d RecordSource,
    bytes: &'d [u8],
}

impl Visitor for Draw<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Draw { desk, source, bytes } = self;
        let packs: Packs<G> = packs::load(&source.packs, desk.paint)?;
        let saved: Saved<G> = read_fitting(&source.file, bytes, &packs, desk.speaker)?;
        let inputs = saved.record.inputs.len();
        let at = source.input.unwrap_or(inputs);
        if at > inputs {
            let what = Message::new("cli-replay-far").with("at", at).with("inputs", inputs);
            return Err(Failure::usage(what).into());
        }
        let recording = replayed(&source.file, &saved.record, &packs, at, desk.speaker)?;
        let in_file = show(desk, recording.bout(), &source.look)?;
        // A picture on the output must stay a picture.
        if let Some(cut) = saved.cut.filter(|_| in_file) {
            let what = Message::new("cli-record-cut").with("file", shown(&source.file));
            desk.stage.say_as(Accent::Harm, &what.with("line", cut.line))?;
        }
        Ok(Verdict::Good)
    }
}

/// What one seat kept of a bout: what it gave and heard, but no table.
#[derive(Deserialize)]
struct Kept {
    header: KeptHeader,
    seat: Option<Seat>,
    #[serde(rename = "entries")]
    _entries: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct KeptHeader {
    game: String,
}

/// Says why a seat's own record has no picture: the table cannot be replayed from it,
/// and what is missing must not be guessed.
struct Refuse<'a> {
    file: &'a Path,
    seat: Option<Seat>,
}

impl Visitor for Refuse<'_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let who = self.seat.map_or(Message::new("cli-picture-spectator"), |seat| {
            Message::new("tui-seat").with("seat", G::seat_word(seat))
        });
        let what = Message::new("cli-picture-kept").with("file", shown(self.file)).with("who", who);
        Err(Failure::input(what).help(Message::new("cli-picture-kept-help")).into())
    }
}
