//! `hangar scenario`: runs situations written as data and says which hold.

use super::{Desk, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Fault, PackText};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use testkit::scenario::{STARTS, ScenarioFault, Sources, bless, rule_ids, run as run_scenario, start_of};
use toml_edit::Document;
use tui::edge::faults::show;
use tui::edge::files::{read_text, replace, shown};
use tui::edge::paint::Accent;
use tui::failure::{Failure, Run, Verdict};
use tui::packs::{files_of, toml_files};
use words::Message;

/// Which scenarios.
#[derive(Args, Debug)]
pub(crate) struct ScenarioArgs {
    /// Scenario files, or folders with scenario files
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Write what happened into `then`, `events`, `heard` and `waiting`
    #[arg(long)]
    pub(crate) bless: bool,
    /// A folder to look for packs in, besides the scenario's own folder
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    pub(crate) packs: Vec<PathBuf>,
    /// Print JSON: each file, whether it holds, and its faults
    #[arg(long)]
    pub(crate) json: bool,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &ScenarioArgs) -> Run<Verdict> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    let mut held = 0;
    let mut told = Vec::new();
    for file in &files {
        let text = read_text(file)?;
        let game = game_of(file, &text).unwrap_or_else(|| catalog::entries()[0].id.to_owned());
        let one = One { desk, args, file, text: &text, told: &mut told };
        held += usize::from(with_game_of_file(&shown(file), &game, one)?? == Verdict::Good);
    }
    if args.json {
        let all = json!({ "held": held, "all": files.len(), "scenarios": told });
        desk.stage.plain(&serde_json::to_string_pretty(&all).expect("no maps with odd keys"))?;
        return Ok(if held == files.len() { Verdict::Good } else { Verdict::Bad });
    }
    let total = Message::new("cli-scenarios").with("held", held).with("all", files.len());
    let (accent, verdict) = match held == files.len() {
        true => (Accent::Title, Verdict::Good),
        false => (Accent::Harm, Verdict::Bad),
    };
    desk.stage.say_as(accent, &total)?;
    Ok(verdict)
}

/// The files of a path: itself, or all below it that belong to no pack and are no starts.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Run {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let before = files.len();
    collect_below(path, files);
    if files.len() == before {
        let what = Message::new("cli-scenarios-none").with("folder", shown(path));
        return Err(Failure::input(what).into());
    }
    Ok(())
}

fn collect_below(folder: &Path, files: &mut Vec<PathBuf>) {
    files.extend(toml_files(folder));
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.retain(|folder| !folder.join("pack.toml").exists() && !folder.ends_with(STARTS));
    folders.sort();
    folders.iter().for_each(|folder| collect_below(folder, files));
}

/// The game of a scenario or a start: the one that it names, or its start, or else the one of its folder. Nothing if
/// there is none, or if the file cannot be read so far.
pub(super) fn game_of(file: &Path, text: &str) -> Option<String> {
    let document = Document::parse(text).ok()?;
    let text_at = |document: &Document<&str>, key: &str| Some(document.get(key)?.as_str()?.to_owned());
    let of_start = || {
        let start = start_of(file, &text_at(&document, "start")?).ok()?;
        text_at(&Document::parse(start.text.as_str()).ok()?, "game")
    };
    text_at(&document, "game").or_else(of_start).or_else(|| game_of_folder(file).map(str::to_owned))
}

/// The game whose folder below `games/` the file is in.
pub(super) fn game_of_folder(file: &Path) -> Option<&'static str> {
    let file = std::path::absolute(file).ok()?;
    let folders: Vec<&str> = file.iter().filter_map(|part| part.to_str()).collect();
    let below = folders.windows(2).rev().find(|pair| pair[0] == "games")?;
    let id = below[1].replace('_', "-");
    catalog::entries().iter().map(|entry| entry.id).find(|known| *known == id)
}

struct One<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d ScenarioArgs,
    file: &'d Path,
    text: &'d str,
    /// What is printed as JSON.
    told: &'d mut Vec<Value>,
}

impl Visitor for One<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let (name, ids) = (shown(self.file), rule_ids(G::RULES));
        let beside = self.file.parent().unwrap_or(Path::new("."));
        let packs = |pack: &str| pack_named::<G>(pack, beside, &self.args.packs, self.desk);
        let starts = |start: &str| start_of(self.file, start);
        let sources = Sources { packs: &packs, starts: &starts, game: game_of_folder(self.file) };
        let holds = |told: &mut Vec<Value>| {
            told.push(json!({ "file": name, "game": G::ID, "holds": true, "faults": [] }));
        };
        let faults = match run_scenario::<G>(&name, self.text, sources, &ids) {
            Ok(_) => {
                holds(self.told);
                return Ok(Verdict::Good);
            }
            Err(_) if self.args.bless => match bless::<G>(&name, self.text, sources, &ids) {
                Ok(blessed) => {
                    holds(self.told);
                    return write(self.desk, self.args, self.file, &blessed);
                }
                Err(faults) => faults,
            },
            Err(faults) => faults,
        };
        if self.args.json {
            let fault = |fault: &ScenarioFault| {
                let ScenarioFault { file, line, column, message, help, .. } = fault;
                json!({ "file": file, "line": line, "column": column, "what": message, "help": help })
            };
            let faults: Vec<Value> = faults.iter().map(fault).collect();
            self.told.push(json!({ "file": name, "game": G::ID, "holds": false, "faults": faults }));
            return Ok(Verdict::Bad);
        }
        for fault in &faults {
            let shown = snippet(fault, &name, self.text, self.desk);
            self.desk.stage.plain(&shown)?;
        }
        Ok(Verdict::Bad)
    }
}

fn write(desk: &mut Desk<'_>, args: &ScenarioArgs, file: &Path, blessed: &str) -> Run<Verdict> {
    if let Err(error) = replace(file, blessed) {
        let what = Message::new("cli-not-written").with("file", shown(file));
        return Err(Failure::input(what.with("why", error.to_string())).into());
    }
    if !args.json {
        desk.stage.say(&Message::new("cli-blessed").with("file", shown(file)))?;
    }
    Ok(Verdict::Good)
}

/// The fault with its line, in the scenario or in its start: the rest of the line is what it concerns.
pub(super) fn snippet(fault: &ScenarioFault, scenario: &str, text: &str, desk: &Desk<'_>) -> String {
    let start = (fault.file != scenario).then(|| read_text(Path::new(&fault.file)).unwrap_or_default());
    let text = start.as_deref().unwrap_or(text);
    let start: usize = text.split_inclusive('\n').take(fault.line - 1).map(str::len).sum();
    let line = text[start..].lines().next().unwrap_or("");
    let column: usize = line.chars().take(fault.column - 1).map(char::len_utf8).sum();
    let span = start + column..start + line.trim_end().len();
    let fault_at = Fault { span, what: fault.message.clone(), help: fault.help.clone() };
    show(&fault.file, text, &fault_at, desk.paint)
}

/// The files of the pack of this name: the house pack, one beside the scenario, or one of the folders.
pub(super) fn pack_named<G: Playable>(
    name: &str,
    beside: &Path,
    folders: &[PathBuf],
    desk: &Desk<'_>,
) -> Result<Vec<PackText>, String> {
    if name == "house" {
        return Ok(G::house());
    }
    let mut places =
        std::iter::once(beside).chain(folders.iter().map(PathBuf::as_path)).map(|at| at.join(name));
    let Some(folder) = places.find(|place| place.is_dir()) else {
        return Err(desk.speaker.say(&Message::new("cli-pack-not-found").with("pack", name)));
    };
    let loose = toml_files(&folder)
        .into_iter()
        .filter(|path| path.file_name().is_some_and(|name| name != "pack.toml"));
    let read = |path: &PathBuf| Ok(PackText { file: shown(path), text: read_text(path)? });
    let files = files_of(&folder, G::ID).and_then(|mut files| {
        files.extend(loose.map(|path| read(&path)).collect::<Run<Vec<PackText>>>()?);
        Ok(files)
    });
    files.map_err(|stop| match stop {
        tui::failure::Stop::Failed(failure) => desk.speaker.say(&failure.what),
        tui::failure::Stop::Output(error) => error.to_string(),
    })
}
