//! `hangar matrix`: every ready build of a game against every other one, and what each scored. In a game whose seats
//! bring nothing the levels of the computer meet.

mod heat;

use super::balance::{Rows, heads, interval, per_cent, scores, tables};
use super::results::{About, Folder, Opening, Told, unwritten};
use super::series::{SeriesArgs, bar, bouts, json, partial, stopper};
use super::{Desk, with_game};
use crate::table::{Wanted, choose, seats_of};
use arena::{Duel, Field, Matrix, Meets, Pair};
use bots::Level;
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{ReadyKit, Seat};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use tui::edge::files::{replace, shown};
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Verdict};
use tui::packs::{self, Packs};
use words::Message;

/// Which bouts, and how they are told.
#[derive(Args, Debug)]
pub(crate) struct MatrixArgs {
    #[command(flatten)]
    series: SeriesArgs,
    /// How many bouts of each two builds, or of two levels of the computer where seats bring nothing; in every other
    /// one they exchange their seats, where the table takes them so
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = bouts)]
    bouts: u64,
    /// Print the tables as Markdown
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Draw all scores into this file
    #[arg(long, value_name = "FILE.svg")]
    picture: Option<PathBuf>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &MatrixArgs) -> Run<Verdict> {
    with_game(&args.series.game, Play { desk, args })?
}

struct Play<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d MatrixArgs,
}

impl Visitor for Play<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Play { desk, args } = self;
        let packs: Packs<G> = packs::load(&args.series.table.packs, desk.paint)?;
        let Some(kits) = G::kits() else {
            let setup = chosen::<G>(desk, args, &packs)?;
            let duel = args.series.of_equals::<G>(setup, &packs.content, args.bouts);
            let duel = Duel { levels: Level::AT_ONCE.to_vec(), ..duel };
            let names = Level::AT_ONCE.iter().map(|level| level.name().to_owned()).collect();
            let meets = Meets::Levels(Level::AT_ONCE.to_vec());
            return play(desk, args, &packs, &Field { duel, names, meets }, Vec::new());
        };
        let ready = (kits.ready)(&packs.content);
        let seated = |setup: &G::Setup, first: usize, second: usize| {
            let mut setup = setup.clone();
            for (seat, build) in (0..).map(Seat).zip([first, second]) {
                (kits.bring)(&packs.content, &mut setup, seat, &ready[build].text).ok()?;
            }
            Some(setup)
        };
        let setup = match args.series.table.is_open() {
            false => chosen::<G>(desk, args, &packs)?,
            true => {
                let meet = |setup: &G::Setup, one, other| {
                    seated(setup, one, other).is_some_and(|it| seats_of::<G>(&it, &packs.content).is_ok())
                };
                let any = |setup: &G::Setup| {
                    let all = 0..ready.len();
                    all.clone().any(|one| all.clone().any(|other| one != other && meet(setup, one, other)))
                };
                let known: Vec<G::Setup> = G::setups().into_iter().map(|(_, setup)| setup).collect();
                let is_two =
                    |setup: &G::Setup| seats_of::<G>(setup, &packs.content).is_ok_and(|seats| seats == 2);
                let found = known.into_iter().filter(is_two).find(any);
                found.ok_or_else(|| {
                    Failure::usage(Message::new("cli-matrix-nothing").with("game", G::TITLE))
                })?
            }
        };
        let duel = args.series.of_equals::<G>(setup.clone(), &packs.content, args.bouts);
        let names: Vec<String> = ready.iter().map(|ready| desk.speaker.say(&ready.words)).collect();
        let opening = |(name, ready): (&String, &ReadyKit<Message>)| Opening {
            name: name.clone(),
            build: ready.text.clone(),
        };
        let openings = names.iter().zip(&ready).map(opening).collect();
        let seated = |first, second| seated(&setup, first, second);
        play(desk, args, &packs, &Field { duel, names, meets: Meets::Openings(&seated) }, openings)
    }
}

/// The table that was asked for. It has two seats.
fn chosen<G: Playable>(desk: &Desk<'_>, args: &MatrixArgs, packs: &Packs<G>) -> Run<G::Setup> {
    let wanted = Wanted { args: &args.series.table, seats: Some(2) };
    let (setup, seats) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
    match seats {
        2 => Ok(setup),
        seats => Err(Failure::usage(Message::new("cli-matrix-seats").with("seats", seats)).into()),
    }
}

/// Plays the pairs and tells what came of them.
fn play<G: Playable>(
    desk: &mut Desk<'_>,
    args: &MatrixArgs,
    packs: &Packs<G>,
    field: &Field<'_, G>,
    openings: Vec<Opening>,
) -> Run<Verdict> {
    let about = About::of("matrix", &field.duel, packs).each(args.bouts, openings).value();
    let folder = args.series.folder(&about)?;
    let before = folder.iter().flat_map(|folder| (1..).zip(&folder.lines).map(move |line| (folder, line)));
    let read = |(folder, (line, text)): (&Folder, (usize, &String))| {
        let pair = serde_json::from_str::<Pair>(text).map_err(|error| error.to_string());
        let fits = |pair: &Pair| pair.one < pair.other && pair.other < field.names.len();
        let pair = pair.and_then(|pair| Some(pair).filter(fits).ok_or("there is no such pair".to_owned()));
        pair.map_err(|why| folder.damaged(line, why))
    };
    let before = before.map(read).collect::<Result<Vec<Pair>, Failure>>()?;
    let pairs = (field.names.len() * field.names.len().saturating_sub(1) / 2) as u64;
    let (bar, is_stopped) = (bar(desk, pairs * args.bouts), stopper());
    bar.inc(before.len() as u64 * args.bouts);
    let kept = folder.map(|folder| Mutex::new((folder, None)));
    let matrix = arena::matrix(field, before, &|pair| {
        bar.inc(args.bouts);
        let is_written = kept.as_ref().is_none_or(|kept| keep(kept, pair));
        is_written && !is_stopped.load(Ordering::SeqCst)
    });
    bar.finish_and_clear();
    let told = json(&Told { about: &about, figures: &matrix });
    if let Some(kept) = kept {
        let (folder, error) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = error {
            return Err(unwritten(&folder.path, &error).into());
        }
        folder.report(&told)?;
    }
    match args.series.json {
        true => desk.stage.plain(&told)?,
        false => show::<G>(&mut desk.stage, args.markdown, &matrix, matches!(field.meets, Meets::Levels(_)))?,
    }
    // The figures first: a file that cannot be written must not lose them.
    desk.stage.flush()?;
    if let Some(file) = &args.picture {
        replace(file, &heat::draw(&matrix, G::TITLE)).map_err(|error| unwritten(file, &error))?;
        if !args.series.json {
            desk.stage.gap()?;
            desk.stage.say(&Message::new("cli-matrix-drawn").with("file", shown(file)))?;
            desk.stage.flush()?;
        }
    }
    partial(matrix.bouts, matrix.bouts + matrix.missing)?;
    Ok(Verdict::Good)
}

/// Writes a pair down. Whether that was possible.
fn keep(kept: &Mutex<(Folder, Option<io::Error>)>, pair: &Pair) -> bool {
    let line = serde_json::to_string(pair).expect("a pair has no maps with odd keys") + "\n";
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    let written = kept.0.add(&line);
    kept.1 = kept.1.take().or(written.err());
    kept.1.is_none()
}

fn show<G: Playable>(stage: &mut Stage<'_>, markdown: bool, matrix: &Matrix, of_levels: bool) -> Run {
    let title = Message::new("cli-matrix").with("game", G::TITLE).with("bouts", matrix.bouts.to_string());
    let title = title.with("builds", matrix.names.len()).with("seed", matrix.seed.to_string());
    let title = title.with("draws", matrix.draws.to_string()).with("limits", matrix.limits.to_string());
    stage.say_as(Accent::Title, &title.with("what", if of_levels { "levels" } else { "builds" }))?;
    if !matrix.refused.is_empty() {
        stage.say(&Message::new("cli-matrix-refused").with("pairs", matrix.refused.len()))?;
    }
    // The builds have a table of their own.
    let labels: Vec<_> =
        matrix.labels.iter().filter(|label| !label.label.contains(" in ")).cloned().collect();
    tables(stage, markdown, &[ranked(stage, matrix), scores(stage, &matrix.players, &labels)])
}

/// The builds, the best first, with whom each of them beats and fears most.
fn ranked(stage: &Stage<'_>, matrix: &Matrix) -> Rows {
    let keys = ["cli-matrix-build", "cli-duel-bouts", "cli-duel-score", "cli-duel-interval"];
    let mut rows = heads(stage, keys);
    rows[0].extend(["cli-matrix-best", "cli-matrix-worst"].map(|key| stage.words(&Message::new(key))));
    let mut order: Vec<usize> = (0..matrix.names.len()).collect();
    order.sort_by(|&a, &b| matrix.scores[b].score.total_cmp(&matrix.scores[a].score));
    rows.extend(order.into_iter().map(|build| {
        let score = matrix.scores[build];
        let met =
            (0..matrix.names.len()).filter_map(|other| Some((other, matrix.between(build, other)?.score)));
        let mut met: Vec<(usize, f64)> = met.collect();
        met.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let named = |found: Option<&(usize, f64)>| {
            found.map_or_else(String::new, |&(other, _)| matrix.names[other].clone())
        };
        vec![
            matrix.names[build].clone(),
            score.bouts().to_string(),
            per_cent(score.score),
            interval(score.low, score.high),
            named(met.first()),
            named(met.last()),
        ]
    }));
    rows
}
