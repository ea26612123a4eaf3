//! Many bouts between computers: what the commands that play them have in common.

use super::Desk;
use super::results::{Folder, Results};
use crate::table::TableArgs;
use arena::{Duel, Report};
use catalog::Playable;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tui::failure::{Exit, Failure, Run};
use tui::packs::Packs;
use tui::players::USUAL;
use words::Message;

/// The most threads.
const THREADS_MAX: usize = 256;
/// So often the bar is drawn anew, also while no bout ends.
const TICK: Duration = Duration::from_millis(200);

/// Which game, at which table, and how it is played and told.
#[derive(Args, Debug)]
pub(super) struct SeriesArgs {
    /// The game; `hangar games` lists them
    pub(super) game: String,
    /// The seed of all chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) table: TableArgs,
    /// Print the report as JSON
    #[arg(long)]
    pub(super) json: bool,
    /// Keep the results in this folder: what was played, a line for each piece of it, the report, and but for a
    /// matrix each bout as a record
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with the results in the folder of `--out`, if there are any
    #[arg(long = "continue", requires = "out")]
    goes_on: bool,
    /// How many threads; 0 for one on each core
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
}

impl SeriesArgs {
    /// How many threads are taken at most; 0 for one on each core.
    pub(super) fn threads(&self) -> usize {
        self.threads.min(THREADS_MAX)
    }

    /// The folder for the results, if they are kept.
    pub(super) fn folder(&self, about: &serde_json::Value) -> Run<Option<Folder>> {
        self.out.as_deref().map(|path| Folder::open(path, about, self.goes_on)).transpose()
    }

    /// So many bouts between players of the usual level.
    pub(super) fn of_equals<G: Playable>(
        &self,
        setup: G::Setup,
        content: &Arc<G::Content>,
        bouts: u64,
    ) -> Duel<G> {
        Duel {
            setup,
            content: Arc::clone(content),
            levels: vec![USUAL],
            bouts,
            seed: self.seed,
            dealt: G::DEALT,
            threads: self.threads(),
            timed: false,
            measures: catalog::Measures::<G>::all(),
        }
    }
}

/// The report as JSON.
pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string_pretty(value).expect("a report has no maps with odd keys")
}

/// Plays the bouts, with a bar on a terminal, and writes each down where that is wanted; those that lie there already
/// are not played again. `told` makes the report. Ctrl+C stops after the bouts that have begun; once more, it ends the
/// program.
pub(super) fn played<G: Playable>(
    desk: &Desk<'_>,
    duel: &Duel<G>,
    packs: &Packs<G>,
    folder: Option<Folder>,
    told: &dyn Fn(&Report) -> String,
) -> Run<Report> {
    let is_stopped = stopper();
    let (results, before) = match folder.map(|folder| Results::of(folder, duel, packs)).transpose()? {
        Some((results, before)) => (Some(results), before),
        None => (None, Vec::new()),
    };
    let bar = bar(desk, duel.bouts);
    bar.inc(before.len() as u64);
    let report = arena::continued(duel, before, &|played| {
        bar.inc(1);
        let is_written = results.as_ref().is_none_or(|results| results.add(played));
        is_written && !is_stopped.load(Ordering::SeqCst)
    });
    bar.finish_and_clear();
    if let Some(failure) = results.as_ref().and_then(Results::failure) {
        return Err(failure.into());
    }
    // The set-up was legal when it was chosen.
    let report = report.map_err(|_| Failure::usage(Message::new("cli-table-refused")))?;
    if let Some(results) = &results {
        results.report(&told(&report))?;
    }
    Ok(report)
}

/// Whether the program was told to stop.
pub(super) fn stopper() -> Arc<AtomicBool> {
    let told = Arc::new(AtomicBool::new(false));
    // If the signal cannot be caught, it ends the program as usual. A second one ends it at once.
    flag::register_conditional_default(SIGINT, Arc::clone(&told)).ok();
    flag::register(SIGINT, Arc::clone(&told)).ok();
    told
}

/// How many bouts are done, how fast, and how long the rest will take. Shown only on a terminal.
pub(super) fn bar(desk: &Desk<'_>, bouts: u64) -> ProgressBar {
    let is_seen = std::io::stderr().is_terminal();
    let target = if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(bouts), target);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {per_sec}  {msg} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(desk.speaker.say(&Message::new("cli-series-left")));
    if is_seen {
        bar.enable_steady_tick(TICK);
    }
    bar
}

/// If the person stopped the bouts, the last line says that the figures are of only some of them.
pub(super) fn partial(bouts: u64, asked: u64) -> Run {
    if bouts == asked {
        return Ok(());
    }
    let what = Message::new("cli-series-partial").with("bouts", bouts.to_string());
    let what = what.with("asked", asked.to_string());
    Err(Failure { exit: Exit::Interrupted, ..Failure::failed(what) }.into())
}

/// At least one bout.
pub(super) fn bouts(text: &str) -> Result<u64, String> {
    match text.parse::<u64>() {
        Ok(0) => Err("at least one bout must be played".to_owned()),
        Ok(bouts) => Ok(bouts),
        Err(error) => Err(error.to_string()),
    }
}
