//! Many bouts between computers: what the commands that play them have in common.

use crate::failure::{Failure, Run};
use crate::table::TableArgs;
use bots::{Duel, Report};
use catalog::Playable;
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use words::Message;

/// The most threads.
const THREADS_MAX: usize = 256;

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
    /// Prints the report as JSON
    #[arg(long)]
    pub(super) json: bool,
    /// How many threads; 0 for one on each core
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
}

impl SeriesArgs {
    /// How many threads are taken at most; 0 for one on each core.
    pub(super) fn threads(&self) -> usize {
        self.threads.min(THREADS_MAX)
    }
}

/// The report as JSON.
pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string_pretty(value).expect("a report has no maps with odd keys")
}

/// Plays the bouts, with a bar on a terminal.
pub(super) fn played<G: Playable>(duel: &Duel<G>) -> Run<Report> {
    let target = match std::io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(duel.bouts), target);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let report = bots::duel(duel, &|done| bar.set_position(done));
    bar.finish_and_clear();
    // The set-up was legal when it was chosen.
    report.map_err(|_| Failure::usage(Message::new("cli-table-refused")).into())
}
