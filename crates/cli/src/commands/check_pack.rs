//! `hangar check-pack`: every fault of a pack beside the house pack, as it would be played, with the lines it concerns.

use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{PackFault, PackText};
use std::path::{Path, PathBuf};
use tui::edge::files::shown;
use tui::edge::paint::Accent;
use tui::failure::{Failure, Run, Verdict};
use tui::near::nearest;
use tui::packs::{files_of, is_called_house, own_files_of, show_faults, toml_files};
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
    let mut verdict = say_unread(desk, &args.dir)?;
    let mut shown = Vec::new();
    for game in games {
        if with_game(&game, Check { desk, args, shown: &mut shown })?? == Verdict::Bad {
            verdict = Verdict::Bad;
        }
    }
    Ok(verdict)
}

/// Says which files no game reads, since they lie in no folder of a game. That is bad if the name of their folder is
/// nearly that of a game.
fn say_unread(desk: &mut Desk<'_>, pack: &Path) -> Run<Verdict> {
    let games: Vec<&str> = catalog::entries().iter().map(|entry| entry.id).collect();
    let entries = std::fs::read_dir(pack).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    let mut verdict = Verdict::Good;
    for file in toml_files(pack).iter().filter(|file| !file.ends_with("pack.toml")) {
        let what = Message::new("cli-pack-unread").with("file", shown(file)).with("games", games.join(", "));
        desk.stage.say_as(Accent::Harm, &what)?;
    }
    for folder in folders.iter().filter(|folder| !toml_files(folder).is_empty()) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let near = nearest(&name, games.iter().copied()).filter(|near| *near != name);
        if let Some(near) = near {
            let what = Message::new("cli-pack-near-folder").with("folder", shown(folder)).with("near", near);
            desk.stage.say_as(Accent::Harm, &what)?;
            verdict = Verdict::Bad;
        }
    }
    Ok(verdict)
}

struct Check<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d CheckPackArgs,
    /// The faults that were shown: those of the description concern every game.
    shown: &'d mut Vec<PackFault>,
}

impl Visitor for Check<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let pack = files_of(&self.args.dir, G::ID)?;
        let count = pack.len();
        let files: Vec<PackText> = match is_house::<G>(&pack) {
            true => pack,
            false => G::house().into_iter().chain(own_files_of::<G>(&self.args.dir)?).collect(),
        };
        let faults = G::content(&files).err().unwrap_or_default();
        let stage = &mut self.desk.stage;
        if faults.is_empty() {
            let what = Message::new("cli-pack-good").with("folder", shown(&self.args.dir));
            stage.say(&what.with("game", G::TITLE).with("files", count))?;
            return Ok(Verdict::Good);
        }
        let new: Vec<PackFault> = faults.iter().filter(|it| !self.shown.contains(it)).cloned().collect();
        if !new.is_empty() {
            stage.plain(&show_faults(&new, &files, self.desk.paint))?;
        }
        let what = Message::new("cli-pack-bad").with("folder", shown(&self.args.dir));
        let what =
            what.with("game", G::TITLE).with("count", faults.len()).with("above", faults.len() - new.len());
        stage.say_as(Accent::Harm, &what)?;
        self.shown.extend(new);
        Ok(Verdict::Bad)
    }
}

/// Whether this is the house pack, which is whole by itself: it says so, and has every file of it.
fn is_house<G: Playable>(files: &[PackText]) -> bool {
    let names = |files: &[PackText]| -> Vec<String> {
        files
            .iter()
            .filter_map(|file| Some(Path::new(&file.file).file_name()?.to_str()?.to_owned()))
            .collect()
    };
    let there = names(files);
    is_called_house(files) && names(&G::house()).iter().all(|name| there.contains(name))
}
