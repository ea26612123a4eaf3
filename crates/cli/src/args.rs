//! What can be written after `hangar` on the command line.

use crate::commands::{
    admin::AdminArgs, backup::BackupArgs, backup::RestoreArgs, balance::BalanceArgs, build::BuildArgs,
    check_pack::CheckPackArgs, duel::DuelArgs, join::JoinArgs, picture::PictureArgs, play::PlayArgs,
    record::RecordArgs, replay::ReplayArgs, rules::RulesArgs, scenario::ScenarioArgs, serve::ServeArgs,
    setups::SetupsArgs,
};
use crate::edge::paint::ColorChoice;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

/// Hangar: tabletop games of robot combat, at a terminal, against the computer or together
///
/// Without a command: serves the games at a local address and opens it in the browser.
#[derive(Parser, Debug)]
#[command(name = "hangar", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// The language, such as `en`; without it, what the environment says
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<String>,
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t)]
    pub(crate) color: ColorChoice,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// A menu in the terminal, from which everything else can be reached
    Menu,
    /// Plays a bout, or shows one between computers
    Play(PlayArgs),
    /// Plays many bouts between computers and says who won how often
    Duel(DuelArgs),
    /// Compares the figures of a game's cards with what was asked of them
    Balance(BalanceArgs),
    /// Checks what a seat is to bring of its own, or makes it: a pilot in a robot, with cards
    Build(BuildArgs),
    /// Shows a recorded bout, input by input
    Replay(ReplayArgs),
    /// Draws a position: of a scenario, of a recorded bout, or of a new one
    Picture(PictureArgs),
    /// Says what a record file holds and whether it replays
    Record(RecordArgs),
    /// Runs scenario files: situations with what must follow
    Scenario(ScenarioArgs),
    /// Prints the JSON Schema of a game's pack files, for editors
    Schema(GameArgs),
    /// Checks a pack and shows every fault
    CheckPack(CheckPackArgs),
    /// Lists the games
    Games,
    /// Shows the rules: all sections, one rule by its id, or those with some words
    Rules(RulesArgs),
    /// Lists the named tables of a game
    Setups(SetupsArgs),
    /// Serves tables for people elsewhere, until it is stopped
    Serve(ServeArgs),
    /// Plays at a table on a server
    Join(JoinArgs),
    /// Writes all that a server has stored into one file, while it runs
    Backup(BackupArgs),
    /// Fills an empty database from a backup
    Restore(RestoreArgs),
    /// Looks after a server that runs: tables and accounts
    Admin(AdminArgs),
    /// Prints completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// A game and nothing else.
#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    /// The game; `hangar games` lists them
    pub(crate) game: String,
}
