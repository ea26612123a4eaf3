//! `hangar check-pack`: every fault of a pack beside the house pack, as it would be played, with the lines it concerns.

use super::{Desk, with_game};
use crate::edge::files::shown;
use crate::edge::paint::Accent;
use crate::failure::{Failure, Run, Verdict};
use crate::packs::{files_of, is_description, nothing_for, show_faults};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::PackText;
use std::path::PathBuf;
use words::Message;

/// Which pack.
#[derive(Args, Debug)]
pub(crate) struct CheckPackArgs {
    /// The folder of the pack
    pub(crate) dir: PathBuf,
    /// Only this game; without it, every game that the pack has a folder for
    #[arg(long)]
    pub(crate) game: Option<String>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &CheckPackArgs) -> Run<Verdict> {
    let has = |id: &str| args.dir.join(id).is_dir();
    let games: Vec<String> = match &args.game {
        Some(game) => vec![game.clone()],
        None => catalog::entries().iter().map(|entry| entry.id.to_owned()).filter(|id| has(id)).collect(),
    };
    if games.is_empty() {
        files_of(&args.dir, "")?;
        let known: Vec<&str> = catalog::entries().iter().map(|entry| entry.id).collect();
        let what = Message::new("cli-pack-no-game").with("folder", shown(&args.dir));
        let help = Message::new("cli-pack-no-game-help").with("games", known.join(", "));
        return Err(Failure::input(what).help(help).into());
    }
    let mut verdict = Verdict::Good;
    for game in games {
        if with_game(&game, Check { desk, args })?? == Verdict::Bad {
            verdict = Verdict::Bad;
        }
    }
    Ok(verdict)
}

struct Check<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d CheckPackArgs,
}

impl Visitor for Check<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let pack = files_of(&self.args.dir, G::ID)?;
        if pack.iter().all(|file| is_description(&file.file)) {
            return Err(nothing_for::<G>(&self.args.dir).into());
        }
        let count = pack.len();
        let files = if is_house(&pack) { pack } else { G::house().into_iter().chain(pack).collect() };
        let faults = G::content(&files).err().unwrap_or_default();
        let stage = &mut self.desk.stage;
        if faults.is_empty() {
            let what = Message::new("cli-pack-good").with("folder", shown(&self.args.dir));
            stage.say(&what.with("game", G::TITLE).with("files", count))?;
            return Ok(Verdict::Good);
        }
        stage.plain(&show_faults(&faults, &files, self.desk.paint))?;
        let what = Message::new("cli-pack-bad").with("folder", shown(&self.args.dir));
        let what = what.with("game", G::TITLE).with("count", faults.len());
        stage.say_as(Accent::Harm, &what)?;
        Ok(Verdict::Bad)
    }
}

/// Whether the pack says that it is the house pack, which is whole by itself.
fn is_house(files: &[PackText]) -> bool {
    let description = files.iter().find(|file| is_description(&file.file));
    let described = description.and_then(|file| file.text.parse::<toml_edit::DocumentMut>().ok());
    described.is_some_and(|described| {
        described.get("name").and_then(toml_edit::Item::as_str) == Some(catalog::HOUSE)
    })
}
