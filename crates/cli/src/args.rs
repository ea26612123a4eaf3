//! What can be written after `hangar` on the command line.

use crate::commands::{
    admin::AdminArgs, arena::ArenaArgs, backup::BackupArgs, backup::RestoreArgs, balance::BalanceArgs,
    build::BuildArgs, check_pack::CheckPackArgs, duel::DuelArgs, join::JoinArgs, lesson::LessonArgs,
    matrix::MatrixArgs, picture::PictureArgs, play::PlayArgs, record::RecordArgs, replay::ReplayArgs,
    rules::RulesArgs, scenario::ScenarioArgs, schema::SchemaArgs, serve::ServeArgs, setups::SetupsArgs,
    upgrade::UpgradeArgs,
};
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use tui::edge::paint::ColorChoice;

/// Hangar: tabletop games of giant robots, against the computer or together
///
/// Without a command it serves the games at an address on this machine and opens it in the browser.
#[derive(Parser, Debug)]
#[command(name = "hangar", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// The language, such as `en` [default: the one your system asks for]
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
    /// Open a menu in the terminal that leads to everything else
    Menu,
    /// Play a bout, or watch one between computers
    Play(PlayArgs),
    /// Play many bouts between computers and count who wins
    Duel(DuelArgs),
    /// Measure how strong computers are: paired bouts, one scale, and what has changed
    Arena(ArenaArgs),
    /// Check whether the cards of a game are balanced
    Balance(BalanceArgs),
    /// Play every ready build against every other one
    Matrix(MatrixArgs),
    /// Make or check a player's build: a pilot in a robot, with cards
    Build(BuildArgs),
    /// Show a recorded bout, input by input
    Replay(ReplayArgs),
    /// Draw a position of a scenario, of a recorded bout or of a new one
    Picture(PictureArgs),
    /// Show what a record file holds, and check that it replays
    Record(RecordArgs),
    /// Run scenario files: situations, and what must follow from them
    Scenario(ScenarioArgs),
    /// Print the JSON Schema of the files that you write, for editors: packs, set-ups, builds, scenarios
    Schema(SchemaArgs),
    /// Check a pack and show every fault
    CheckPack(CheckPackArgs),
    /// Rewrite files of yours that an earlier version of a game wrote or read: scenarios, positions
    Upgrade(UpgradeArgs),
    /// Learn a game: pictures that show how it is played, and a first lesson
    Lesson(LessonArgs),
    /// List the games
    Games,
    /// Show the rules: the list of sections, one rule by its id, or a search for words
    Rules(RulesArgs),
    /// List the named tables of a game, or search them
    Setups(SetupsArgs),
    /// Run a server, so that people elsewhere can play
    Serve(ServeArgs),
    /// Play at a table on a server
    Join(JoinArgs),
    /// Back up all that a server has stored, even while it runs
    Backup(BackupArgs),
    /// Restore a backup into an empty database
    Restore(RestoreArgs),
    /// Administer a running server: tables and accounts
    Admin(AdminArgs),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print what the program knows of itself, as JSON, for the pages of the book
    #[command(hide = true)]
    Facts,
}
