//! `hangar play`: a bout on a whole screen or in lines, new or taken up again.

use super::{Desk, with_game};
use crate::table::{TableArgs, Wanted, choose};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Header, Recording};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use tui::edge::files::shown;
use tui::edge::paint::Accent;
use tui::failure::{Failure, Run, Verdict};
use tui::packs::{self, Packs};
use tui::players::{Player, seated};
use tui::record::{Cut, Saved, Sitting, Slot, free_slot, latest_unfinished, read_fitting, replayed};
use tui::screen;
use tui::session::{Ended, Opening, Session, Sitter};
use words::Message;

/// Which bout, who plays, where it is kept.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The game; `hangar games` lists them
    pub(crate) game: String,
    /// Who plays each seat: `human` or a level of the computer, such as `human,veteran`
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Leave the set-up to chance: the bout begins with its first turn
    #[arg(long, conflicts_with = "resume")]
    pub(crate) by_chance: bool,
    /// The seed of all chance [default: a new one each time]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// The file to keep the bout in [default: a new file in the program's folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a bout: the one in this file, or else the last unfinished one
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["preset", "set", "options", "build"])]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// The names of the people, in the order of their seats
    #[arg(long, value_name = "NAME", num_args = 1..)]
    pub(crate) name: Vec<String>,
    /// Wait for Enter after each event when only computers play
    #[arg(long)]
    pub(crate) pause: bool,
    /// Play line by line instead of on the whole screen
    #[arg(long)]
    pub(crate) line: bool,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &PlayArgs) -> Run<Verdict> {
    with_game(&args.game, Play { desk, args })?
}

struct Play<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d PlayArgs,
}

/// A bout that is ready to be played.
struct Ready<G: Playable> {
    recording: Recording<G>,
    sitters: Vec<Sitter>,
    slot: Option<Slot>,
    is_new: bool,
}

impl Visitor for Play<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Play { desk, args } = self;
        let packs: Packs<G> = packs::load(&args.table.packs, desk.paint)?;
        let mut ready = match &args.resume {
            Some(file) => resumed(desk, args, file.as_ref(), &packs)?,
            None => opened(desk, args, &packs)?,
        };
        let mut seed = args.seed.unwrap_or_else(fresh_seed);
        loop {
            let Ready { recording, sitters, slot, is_new } = ready;
            let setup = recording.record().setup.clone();
            let opening = Opening {
                recording,
                packs: &packs,
                sitters: sitters.clone(),
                seed,
                slot,
                pauses: args.pause,
            };
            let session = Session::new(opening);
            let mut session = if is_new { session } else { session.taken_up() };
            if is_new && args.by_chance {
                session.set_up_by_chance();
            }
            if !once(desk, args, &mut session)? {
                return Ok(Verdict::Good);
            }
            seed = fresh_seed();
            let recording = begin(setup, &packs);
            ready = Ready { recording, sitters, slot: free_slot(G::ID), is_new: true };
        }
    }
}

fn begin<G: Playable>(setup: G::Setup, packs: &Packs<G>) -> Recording<G> {
    let header = Header::of::<G>(packs.refs.clone());
    Recording::open(header, setup, &packs.content).expect("the set-up was legal before")
}

/// Plays a bout, and says whether another one is wanted.
fn once<G: Playable>(desk: &mut Desk<'_>, args: &PlayArgs, session: &mut Session<'_, G>) -> Run<bool> {
    if args.line || !desk.stage.is_whole_screen() {
        let sitters = session.sitters.clone();
        return Ok(session.run(&mut desk.stage)? == Ended::Over && again(desk, &sitters)?);
    }
    desk.stage.flush()?;
    let left = screen::play(session, desk.speaker, desk.paint)?;
    match left.ended {
        Ended::Over => session.end(&mut desk.stage)?,
        Ended::Left => session.part(&mut desk.stage)?,
    }
    Ok(left.again)
}

/// Whether the people at a terminal want another bout.
fn again(desk: &mut Desk<'_>, sitters: &[Sitter]) -> Run<bool> {
    let people = sitters.iter().any(|sitter| sitter.player == Player::Human);
    if !people || !desk.stage.is_typed() {
        return Ok(false);
    }
    desk.stage.gap()?;
    desk.stage.say_as(Accent::Question, &Message::new("tui-rematch"))?;
    for (mark, answer) in [("1", Message::new("tui-yes")), ("2", Message::new("tui-no"))] {
        let text = desk.stage.words(&answer);
        desk.stage.choice(mark, &text)?;
    }
    let said = desk.stage.read()?;
    Ok(said.is_some_and(|text| matches!(text.to_lowercase().as_str(), "1" | "y" | "yes")))
}

/// A new bout.
fn opened<G: Playable>(desk: &Desk<'_>, args: &PlayArgs, packs: &Packs<G>) -> Run<Ready<G>> {
    let wanted = Wanted { args: &args.table, seats: Some(args.seats.len()).filter(|seats| *seats > 0) };
    let (setup, seats) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
    let sitters = named(&seated(&args.seats, seats)?, &args.name)?;
    let slot = match &args.save {
        Some(path) => Some(named_slot(path)?),
        None => free_slot(G::ID),
    };
    Ok(Ready { recording: begin(setup, packs), sitters, slot, is_new: true })
}

/// The file that the user names for a bout: nothing lies there.
fn named_slot(path: &Path) -> Result<Slot, Failure> {
    Slot::fresh(path.to_owned(), false)?.ok_or_else(|| {
        let what = Message::new("tui-save-exists").with("file", shown(path));
        let help = Message::new("cli-save-exists-help").with("file", shown(path));
        Failure::usage(what).help(help)
    })
}

/// The people with their names.
fn named(players: &[Player], names: &[String]) -> Run<Vec<Sitter>> {
    let people = players.iter().filter(|player| **player == Player::Human).count();
    if names.len() > people {
        let what = Message::new("cli-names-count").with("names", names.len()).with("people", people);
        return Err(Failure::usage(what).into());
    }
    let mut names = names.iter();
    let sitter = |&player: &Player| Sitter {
        player,
        name: if player == Player::Human { names.next().cloned() } else { None },
    };
    Ok(players.iter().map(sitter).collect())
}

/// A bout taken up again, as far as its file is whole.
fn resumed<G: Playable>(
    desk: &mut Desk<'_>,
    args: &PlayArgs,
    file: Option<&PathBuf>,
    packs: &Packs<G>,
) -> Run<Ready<G>> {
    let (path, is_own) = match file {
        Some(path) => (path.clone(), false),
        None => (latest_unfinished(G::ID).ok_or_else(nothing_to_resume::<G>)?, true),
    };
    let (slot, bytes) = Slot::taken_up(path, is_own)?;
    let saved: Saved<G> = read_fitting(&slot.path, &bytes, packs, desk.speaker)?;
    if saved.record.outcome.is_some() {
        let file = shown(&slot.path);
        let help = Message::new("cli-resume-over-help").with("command", format!("hangar replay {file}"));
        return Err(Failure::usage(Message::new("cli-resume-over").with("file", file)).help(help).into());
    }
    let recording = replayed(&slot.path, &saved.record, packs, usize::MAX, desk.speaker)?;
    if let Some(Cut { line }) = saved.cut {
        let what = Message::new("cli-resume-cut").with("file", shown(&slot.path)).with("line", line);
        desk.stage.say_as(Accent::Harm, &what.with("inputs", recording.len()))?;
    }
    let seats = recording.bout().seats();
    let mut sitters = match saved.sitting.len() == usize::from(seats) {
        true => saved.sitting.iter().map(sitter_of).collect::<Result<Vec<Sitter>, Failure>>()?,
        false => named(&seated(&[], seats)?, &[])?,
    };
    if !args.seats.is_empty() || !args.name.is_empty() {
        let players: Vec<Player> = match args.seats.is_empty() {
            true => sitters.iter().map(|sitter| sitter.player).collect(),
            false => seated(&args.seats, seats)?,
        };
        sitters = named(&players, &args.name)?;
    }
    let slot = match &args.save {
        Some(path) => named_slot(path)?,
        None => slot,
    };
    Ok(Ready { recording, sitters, slot: Some(slot), is_new: false })
}

/// There is no bout to be taken up again.
fn nothing_to_resume<G: Playable>() -> Failure {
    let help = Message::new("cli-resume-nothing-help").with("command", format!("hangar play {}", G::ID));
    Failure::usage(Message::new("cli-resume-nothing").with("game", G::TITLE)).help(help)
}

fn sitter_of(sitting: &Sitting) -> Result<Sitter, Failure> {
    let player = Player::read(&sitting.player)?;
    Ok(Sitter { player, name: sitting.name.clone() })
}

/// A seed that nobody can guess.
pub(super) fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
