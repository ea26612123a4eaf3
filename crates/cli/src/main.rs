//! The `hangar` program and its commands: play, serve, join, replay, picture, duel, balance, scenario, rules, and more.

mod args;
mod commands;
mod people;
mod table;

use crate::args::Cli;
use crate::commands::Desk;
use clap::Parser;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use tui::edge::language;
use tui::edge::paint::{Accent, Paint};
use tui::edge::stage::{Manner, Stage, harmless};
use tui::failure::{Exit, Failure, Stop, Verdict};
use words::{Message, Speaker};

/// The words of the commands, by language; servers speak by those of lobby and server.
const OWN: &[language::Source] = &[(words::ENGLISH, include_str!("../words/en.ftl"))];

/// Scenes are many small words: the system's own allocator took a third of the server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let speaker = language::speaker(cli.lang.as_deref(), &[OWN, server::WORDS].concat());
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let (typed, screen) = (io::stdin().is_terminal(), io::stdout().is_terminal());
    let paint = Paint::new(cli.color, screen, no_color);
    let manner = Manner {
        is_typed: typed && screen,
        is_screen: screen && std::env::var_os("TERM").is_none_or(|term| term != "dumb"),
        width: screen.then(textwrap::termwidth),
    };
    if let Some(fallback) = language::fallback(cli.lang.as_deref(), &speaker) {
        eprintln!("{}", harmless(&speaker.say(&fallback)));
    }
    let output = io::BufWriter::new(io::stdout().lock());
    let stage = Stage::new(tui::remote::typed::Typed::default(), output, &speaker, paint, manner);
    let mut desk = Desk { stage, speaker: &speaker, paint };
    let ran = commands::run(&mut desk, cli).and_then(|verdict| desk.stage.flush().map(|()| verdict));
    drop(desk);
    let errors = Paint::new(cli_color(paint, no_color), io::stderr().is_terminal(), no_color);
    match ran {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Bad) => ExitCode::from(Exit::Failed as u8),
        Err(stop) => stopped(stop, &speaker, errors),
    }
}

/// Errors are painted where other words are, or on a terminal of their own.
fn cli_color(paint: Paint, no_color: bool) -> tui::edge::paint::ColorChoice {
    match (paint.is_on(), no_color) {
        (true, _) => tui::edge::paint::ColorChoice::Auto,
        (false, _) => tui::edge::paint::ColorChoice::Never,
    }
}

fn stopped(stop: Stop, speaker: &Speaker, paint: Paint) -> ExitCode {
    let failure = match stop {
        Stop::Failed(failure) => failure,
        // The reader of the output has closed it.
        Stop::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Stop::Output(error) => {
            let what = Message::new("cli-output-failed").with("why", error.to_string());
            Failure { exit: Exit::Failed, ..Failure::input(what) }
        }
    };
    let mut text = String::new();
    if let Some(shown) = &failure.shown {
        text += shown.trim_end();
        text += "\n\n";
    }
    let what = speaker.say(&Message::new("cli-error").with("what", *failure.what));
    text += &paint.paint(Accent::Harm, &harmless(&what));
    text += "\n";
    if let Some(help) = failure.help {
        text += &harmless(&speaker.say(&Message::new("cli-error-help").with("help", *help)));
        text += "\n";
    }
    // Even if the error cannot be printed, the exit code shows it.
    io::stderr().write_all(text.as_bytes()).ok();
    ExitCode::from(failure.exit as u8)
}
