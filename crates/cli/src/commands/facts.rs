//! `hangar facts`: what the program knows of itself, as JSON. `cargo xtask docs` writes pages from it.

use super::Desk;
use crate::args::Cli;
use crate::people;
use catalog::{Playable, Visitor};
use clap::{Arg, Command, CommandFactory};
use serde_json::{Value, json};
use tui::failure::{Exit, Run, Verdict};
use words::Speaker;

pub(super) fn run(desk: &mut Desk<'_>) -> Run<Verdict> {
    let mut cli = Cli::command();
    cli.build();
    let facts = json!({
        "games": catalog::each(Game { speaker: desk.speaker }),
        "commands": commands(&cli, ""),
        "metrics": server::metrics(),
        "exits": exits(),
    });
    desk.stage.plain(&format!("{facts:#}"))?;
    Ok(Verdict::Good)
}

#[derive(Clone, Copy)]
struct Game<'a> {
    speaker: &'a Speaker,
}

impl Visitor for Game<'_> {
    type Out = Value;

    fn visit<G: Playable>(self) -> Value {
        let (least, most) = people::range::<G>();
        let about = self.speaker.say(&G::say_about());
        json!({ "id": G::ID, "title": G::TITLE, "about": about, "least": least, "most": most })
    }
}

/// Every exit code with what it means.
fn exits() -> Vec<Value> {
    let failures = Exit::ALL.map(|exit| json!([exit as u8, exit.about()]));
    let good = json!([0, "All went well; a bout that somebody left is no failure"]);
    [good].into_iter().chain(failures).collect()
}

/// Every command that the help lists, with those below it.
fn commands(parent: &Command, before: &str) -> Vec<Value> {
    let mut all = Vec::new();
    let named = parent.get_subcommands().filter(|command| !command.is_hide_set());
    for command in named.filter(|command| command.get_name() != "help") {
        let name = format!("{before}{}", command.get_name());
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let usage = command.clone().render_usage().to_string();
        let own = command.get_arguments().filter(|arg| is_own(parent, arg));
        let args: Vec<Value> = own.map(argument).collect();
        let usage = usage.trim_start_matches("Usage: ").to_owned();
        all.push(json!({ "name": name, "about": about, "usage": usage, "args": args }));
        all.extend(commands(command, &format!("{name} ")));
    }
    all
}

/// Whether it belongs to the command, and not to all commands of the one above it.
fn is_own(parent: &Command, arg: &Arg) -> bool {
    let is_of_all = arg.is_global_set() && parent.get_arguments().any(|other| other.get_id() == arg.get_id());
    !arg.is_hide_set() && !is_of_all && arg.get_id() != "help" && arg.get_id() != "version"
}

fn argument(arg: &Arg) -> Value {
    let env = arg.get_env().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut about = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if !usual.is_empty() && arg.get_action().takes_values() {
        about += &format!(" [default: {}]", usual.join(" "));
    }
    json!({ "name": arg.to_string(), "env": env, "about": about })
}
