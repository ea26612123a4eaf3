//! `hangar check-pack`: every fault of a pack beside the house pack, as it would be played, with the lines it concerns.

use super::series::json;
use super::{Desk, with_game};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{PackFault, PackText};
use serde::Serialize;
use std::path::{Path, PathBuf};
use tui::edge::faults::place_of;
use tui::edge::files::shown;
use tui::edge::paint::Accent;
use tui::edge::stage::harmless;
use tui::failure::{Failure, Run, Verdict};
use tui::near::nearest;
use tui::packs::{blamed, entries_of, files_of, is_called_house, own_files_of, show_faults, toml_files};
use words::Message;

/// Which pack.
#[derive(Args, Debug)]
pub(crate) struct CheckPackArgs {
    /// The folder of the pack
    pub(crate) dir: PathBuf,
    /// Only this game; without it, every game that the pack has a folder for
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// A folder with a pack that is read before this one, after the house pack; can be given several times
    #[arg(long, value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
    /// Show what is printed on each entry of the pack
    #[arg(long)]
    pub(crate) show: bool,
    /// Print what was found as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// What was found for one game.
#[derive(Serialize)]
struct Checked {
    game: &'static str,
    files: usize,
    faults: Vec<Place>,
    /// What is printed on each entry, if that was asked for and nothing is wrong.
    entries: Vec<Printed>,
}

/// A fault and its place.
#[derive(Serialize)]
struct Place {
    file: String,
    line: usize,
    column: usize,
    what: String,
    help: Option<String>,
}

/// What is printed on an entry.
#[derive(Serialize)]
struct Printed {
    code: String,
    lines: Vec<String>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &CheckPackArgs) -> Run<Verdict> {
    let has = |id: &str| args.dir.join(id).is_dir();
    let mut games: Vec<String> = match &args.game {
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
    // A folder without a file is told last: it hides nothing of the others.
    games.sort_by_key(|id| toml_files(&args.dir.join(id)).is_empty());
    let mut verdict = if args.json { Verdict::Good } else { say_unread(desk, &args.dir)? };
    let (mut shown, mut all) = (Vec::new(), Vec::new());
    for game in games {
        let checked = with_game(&game, Check { desk, args, shown: &mut shown })??;
        if !checked.faults.is_empty() {
            verdict = Verdict::Bad;
        }
        all.push(checked);
    }
    if args.json {
        desk.stage.plain(&json(&serde_json::json!({ "games": all })))?;
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
    type Out = Run<Checked>;

    fn visit<G: Playable>(self) -> Run<Checked> {
        let Check { desk, args, shown: before } = self;
        let pack = files_of(&args.dir, G::ID)?;
        let count = pack.len();
        let (files, own) = match is_house::<G>(&pack) {
            true => (pack, 0..count),
            false => {
                let mut files = G::house();
                for below in &args.packs {
                    files.extend(own_files_of::<G>(below)?);
                }
                let first = files.len();
                files.extend(own_files_of::<G>(&args.dir)?);
                let all = files.len();
                (files, first..all)
            }
        };
        match G::content(&files) {
            Ok(content) => {
                let entries = if args.show { printed::<G>(desk, &content, &files[own]) } else { Vec::new() };
                if !args.json {
                    let what = Message::new("cli-pack-good").with("folder", shown(&args.dir));
                    desk.stage.say(&what.with("game", G::TITLE).with("files", count))?;
                    show(desk, &entries)?;
                }
                Ok(Checked { game: G::ID, files: count, faults: Vec::new(), entries })
            }
            Err(found) => {
                let faults = blamed::<G>(found, &files, own);
                if !args.json {
                    say_faults::<G>(desk, &args.dir, &faults, &files, before)?;
                }
                let faults = faults.iter().map(|fault| place(fault, &files)).collect();
                Ok(Checked { game: G::ID, files: count, faults, entries: Vec::new() })
            }
        }
    }
}

/// Shows the faults that were not shown before.
fn say_faults<G: Playable>(
    desk: &mut Desk<'_>,
    folder: &Path,
    faults: &[PackFault],
    files: &[PackText],
    before: &mut Vec<PackFault>,
) -> Run {
    let new: Vec<PackFault> = faults.iter().filter(|it| !before.contains(it)).cloned().collect();
    if !new.is_empty() {
        desk.stage.plain(&show_faults(&new, files, desk.paint))?;
    }
    let what = Message::new("cli-pack-bad").with("folder", shown(folder));
    let what =
        what.with("game", G::TITLE).with("count", faults.len()).with("above", faults.len() - new.len());
    before.extend(new);
    desk.stage.say_as(Accent::Harm, &what)
}

fn place(found: &PackFault, files: &[PackText]) -> Place {
    let PackFault { file, fault } = found;
    let text = files.iter().find(|known| known.file == *file).map_or("", |known| known.text.as_str());
    let (line, column) = place_of(text, fault.span.start);
    Place { file: file.clone(), line, column, what: fault.what.clone(), help: fault.help.clone() }
}

/// What is printed on the entries of these files.
fn printed<G: Playable>(desk: &Desk<'_>, content: &G::Content, files: &[PackText]) -> Vec<Printed> {
    let codes = files.iter().flat_map(|file| entries_of(&file.text)).filter_map(|entry| entry.code);
    let lines = |code: String| {
        let lines = G::say_piece(content, &code)?.iter().map(|line| desk.speaker.say(line)).collect();
        Some(Printed { code, lines })
    };
    codes.filter_map(lines).collect()
}

fn show(desk: &mut Desk<'_>, entries: &[Printed]) -> Run {
    for Printed { code, lines } in entries {
        desk.stage.gap()?;
        desk.stage.plain(&harmless(code))?;
        let mut lines = lines.iter().flat_map(|line| line.lines());
        lines.try_for_each(|line| desk.stage.plain(&format!("  {}", harmless(line))))?;
    }
    Ok(())
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
