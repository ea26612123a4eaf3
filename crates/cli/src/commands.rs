//! The commands, one file each.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod balance;
pub(crate) mod build;
pub(crate) mod check_pack;
mod completions;
pub(crate) mod duel;
mod facts;
mod games;
pub(crate) mod join;
pub(crate) mod lesson;
pub(crate) mod matrix;
mod menu;
pub(crate) mod picture;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
mod results;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod schema;
mod series;
pub(crate) mod serve;
pub(crate) mod setups;
mod stepping;
pub(crate) mod upgrade;

use self::serve::ServeArgs;
use crate::args::{Cli, Command};
use catalog::{UnknownGame, Visitor};
use tui::edge::paint::Paint;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Verdict};
use words::{Message, Speaker};

/// The context that every command gets.
pub(crate) struct Desk<'a> {
    pub(crate) stage: Stage<'a>,
    pub(crate) speaker: &'a Speaker,
    pub(crate) paint: Paint,
}

/// Runs the command, or the menu without one.
pub(crate) fn run(desk: &mut Desk<'_>, cli: Cli) -> Run<Verdict> {
    match cli.command {
        // The main job: the browser table, or without it the menu.
        None if cfg!(feature = "browser") => serve::run(desk, &ServeArgs::usual()),
        None | Some(Command::Menu) => menu::run(desk),
        Some(Command::Play(args)) => play::run(desk, &args),
        Some(Command::Duel(args)) => duel::run(desk, &args),
        Some(Command::Arena(args)) => arena::run(desk, &args),
        Some(Command::Balance(args)) => balance::run(desk, &args),
        Some(Command::Matrix(args)) => matrix::run(desk, &args),
        Some(Command::Build(args)) => build::run(desk, &args),
        Some(Command::Replay(args)) => replay::run(desk, &args),
        Some(Command::Picture(args)) => picture::run(desk, &args),
        Some(Command::Record(args)) => record::run(desk, &args),
        Some(Command::Scenario(args)) => scenario::run(desk, &args),
        Some(Command::Schema(args)) => schema::run(desk, &args),
        Some(Command::CheckPack(args)) => check_pack::run(desk, &args),
        Some(Command::Upgrade(args)) => upgrade::run(desk, &args),
        Some(Command::Lesson(args)) => lesson::run(desk, &args),
        Some(Command::Games) => games::run(desk),
        Some(Command::Rules(args)) => rules::run(desk, &args),
        Some(Command::Setups(args)) => setups::run(desk, &args),
        Some(Command::Serve(args)) => serve::run(desk, &args),
        Some(Command::Join(args)) => join::run(desk, &args),
        Some(Command::Backup(args)) => backup::back_up(desk, &args),
        Some(Command::Restore(args)) => backup::restore(desk, &args),
        Some(Command::Admin(args)) => admin::run(desk, &args),
        Some(Command::Completions { shell }) => completions::run(desk, shell),
        Some(Command::Facts) => facts::run(desk),
    }
}

/// Brings the visitor to the game that was named on the command line.
fn with_game<V: Visitor>(id: &str, visitor: V) -> Run<V::Out> {
    catalog::with_game(id, visitor)
        .map_err(|unknown| Failure::usage(unknown_game(&unknown)).help(games_help(&unknown)).into())
}

/// Brings the visitor to the game that a file names.
fn with_game_of_file<V: Visitor>(file: &str, id: &str, visitor: V) -> Run<V::Out> {
    catalog::with_game(id, visitor).map_err(|unknown| {
        let what = Message::new("cli-file-unknown-game").with("file", file).with("game", id);
        Failure::input(what).help(games_help(&unknown)).into()
    })
}

fn unknown_game(unknown: &UnknownGame) -> Message {
    Message::new("cli-game-unknown").with("game", unknown.id.as_str())
}

fn games_help(unknown: &UnknownGame) -> Message {
    match unknown.nearest {
        Some(near) => Message::new("cli-game-near").with("near", near),
        None => Message::new("cli-game-list").with("games", unknown.known.join(", ")),
    }
}
