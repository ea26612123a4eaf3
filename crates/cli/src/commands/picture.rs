//! `hangar picture`: a position of a scenario, a record or a new bout, as SVG, PNG or text.

mod look;
mod new;
mod record;
mod scenario;

use super::Desk;
use clap::{Args, Subcommand};
use tui::failure::{Run, Verdict};

/// A picture of what.
#[derive(Args, Debug)]
pub(crate) struct PictureArgs {
    #[command(subcommand)]
    of: Source,
}

/// Where the position comes from.
#[derive(Subcommand, Debug)]
enum Source {
    /// Draw a position of a scenario: its opening, or after one of its steps
    Scenario(scenario::ScenarioSource),
    /// A position of a recorded bout: its end, or after one of its inputs
    Record(record::RecordSource),
    /// A new bout: as it is dealt, or after some random play
    New(new::NewSource),
}

pub(super) fn run(desk: &mut Desk<'_>, args: &PictureArgs) -> Run<Verdict> {
    match &args.of {
        Source::Scenario(source) => scenario::run(desk, source),
        Source::Record(source) => record::run(desk, source),
        Source::New(source) => new::run(desk, source),
    }
}
