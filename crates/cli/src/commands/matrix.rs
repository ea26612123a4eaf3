//! `hangar matrix`: every ready build of a game against every other one, and what each scored.

mod heat;

use super::balance::{Rows, heads, interval, per_cent, scores, tables};
use super::build::kits;
use super::results::unwritten;
use super::series::{SeriesArgs, bar, bouts, json, partial, stopper};
use super::{Desk, with_game};
use crate::table::{Wanted, choose, refused};
use bots::{Field, Matrix};
use catalog::{Playable, Visitor};
use clap::Args;
use kernel::{Kits, Seat};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
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
    /// How many bouts of each two builds; in every other one they exchange their seats
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
        let kits: Kits<G> = kits::<G>()?;
        let packs: Packs<G> = packs::load(&args.series.table.packs, desk.paint)?;
        let wanted = Wanted { args: &args.series.table, seats: Some(2) };
        let (setup, seats) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
        if seats != 2 {
            return Err(Failure::usage(Message::new("cli-matrix-seats").with("seats", seats)).into());
        }
        let ready = (kits.ready)(&packs.content);
        let seated = |first: usize, second: usize| {
            let mut setup = setup.clone();
            for (seat, build) in [first, second].into_iter().enumerate() {
                (kits.bring)(&packs.content, &mut setup, Seat(seat as u8), &ready[build].text)
                    .expect("a ready build can be brought");
            }
            setup
        };
        let duel = args.series.of_equals::<G>(setup.clone(), &packs.content, args.bouts);
        let names: Vec<String> = ready.iter().map(|ready| desk.speaker.say(&ready.words)).collect();
        let pairs = (names.len() * names.len().saturating_sub(1) / 2) as u64;
        let (bar, is_stopped) = (bar(desk, pairs * args.bouts), stopper());
        let field = Field { duel, names, setup: &seated };
        let played = bots::matrix(&field, &|bouts| {
            bar.inc(bouts);
            !is_stopped.load(Ordering::SeqCst)
        });
        bar.finish_and_clear();
        let matrix = played.map_err(|reasons| refused::<G>(&packs.content, &reasons, desk.speaker))?;
        match args.series.json {
            true => desk.stage.plain(&json(&matrix))?,
            false => show::<G>(&mut desk.stage, args.markdown, &matrix)?,
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
}

fn show<G: Playable>(stage: &mut Stage<'_>, markdown: bool, matrix: &Matrix) -> Run {
    let title = Message::new("cli-matrix").with("game", G::TITLE).with("bouts", matrix.bouts.to_string());
    let title = title.with("builds", matrix.names.len()).with("seed", matrix.seed.to_string());
    let title = title.with("draws", matrix.draws.to_string()).with("limits", matrix.limits.to_string());
    stage.say_as(Accent::Title, &title)?;
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
