//! A position of a scenario.

use super::look::{LookArgs, show};
use crate::commands::scenario::{game_of, game_of_folder, pack_named, snippet};
use crate::commands::{Desk, with_game_of_file};
use catalog::{Playable, Visitor};
use clap::Args;
use std::path::{Path, PathBuf};
use testkit::scenario::{Reached, Sources, reach, start_of};
use tui::edge::files::{read_text, shown};
use tui::failure::{Failure, Run, Verdict};
use words::Message;

/// The scenario, and the position in it.
#[derive(Args, Debug)]
pub(super) struct ScenarioSource {
    /// The scenario file
    file: PathBuf,
    /// After this many steps; 0 is the opening position
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "end")]
    step: usize,
    /// After the last step
    #[arg(long)]
    end: bool,
    /// A folder where packs are looked for by their name, besides the scenario's own
    #[arg(long, visible_alias = "pack", value_name = "DIR")]
    packs: Vec<PathBuf>,
    #[command(flatten)]
    look: LookArgs,
}

pub(super) fn run(desk: &mut Desk<'_>, source: &ScenarioSource) -> Run<Verdict> {
    let text = read_text(&source.file)?;
    let game = game_of(&source.file, &text).unwrap_or_else(|| catalog::entries()[0].id.to_owned());
    with_game_of_file(&shown(&source.file), &game, Draw { desk, source, text: &text })?
}

struct Draw<'d, 'a> {
    desk: &'d mut Desk<'a>,
    source: &'d ScenarioSource,
    text: &'d str,
}

impl Visitor for Draw<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Draw { desk, source, text } = self;
        let name = shown(&source.file);
        let beside = source.file.parent().unwrap_or(Path::new("."));
        let packs = |pack: &str| pack_named::<G>(pack, beside, &source.packs, desk);
        let starts = |start: &str| start_of(&source.file, start);
        let sources = Sources { packs: &packs, starts: &starts, game: game_of_folder(&source.file) };
        let wanted = if source.end { usize::MAX } else { source.step };
        let Reached { bout, steps, .. } = reach::<G>(&name, text, sources, wanted).map_err(|faults| {
            let shown: Vec<String> = faults.iter().map(|fault| snippet(fault, &name, text, desk)).collect();
            Failure::input(Message::new("cli-picture-unreached").with("file", name.as_str()))
                .showing(shown.join("\n"))
        })?;
        if !source.end && source.step > steps {
            let what = Message::new("cli-picture-step").with("file", name).with("step", source.step);
            let help = Message::new("cli-picture-step-help");
            return Err(Failure::usage(what.with("steps", steps)).help(help).into());
        }
        show(desk, &bout, &source.look)?;
        Ok(Verdict::Good)
    }
}
