//! `hangar completions`: what a shell needs to complete the commands.

use super::Desk;
use crate::args::Cli;
use clap::CommandFactory;
use clap_complete::Shell;
use tui::failure::{Run, Verdict};

pub(super) fn run(desk: &mut Desk<'_>, shell: Shell) -> Run<Verdict> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "hangar", &mut script);
    desk.stage.plain(&String::from_utf8_lossy(&script))?;
    Ok(Verdict::Good)
}
