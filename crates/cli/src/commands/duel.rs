//! `hangar duel`: many bouts between computers, and who won how often.

use super::record::yes;
use super::results::{About, Told};
use super::series::{SeriesArgs, bouts, json, partial, played};
use super::{Desk, with_game};
use crate::table::{Wanted, choose};
use arena::{Duel, Report, Score, Spread};
use bots::Level;
use catalog::{Playable, Visitor};
use clap::Args;
use std::sync::Arc;
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Failure, Run, Verdict};
use tui::grid;
use tui::packs::{self, Packs};
use tui::players::{Player, USUAL, miscounted};
use words::Message;

/// Which bouts.
#[derive(Args, Debug)]
pub(crate) struct DuelArgs {
    #[command(flatten)]
    series: SeriesArgs,
    /// The levels that play, such as `veteran,random`; from bout to bout each moves on one seat
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    seats: Vec<String>,
    /// How many bouts
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = bouts)]
    bouts: u64,
    /// Begin with the first turn: chance answers what belongs to setting up
    #[arg(long)]
    by_chance: bool,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &DuelArgs) -> Run<Verdict> {
    with_game(&args.series.game, Play { desk, args })?
}

struct Play<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d DuelArgs,
}

impl Visitor for Play<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Play { desk, args } = self;
        let packs: Packs<G> = packs::load(&args.series.table.packs, desk.paint)?;
        let mut levels = levels_of(&args.seats)?;
        let wanted =
            Wanted { args: &args.series.table, seats: Some(levels.len()).filter(|count| *count > 1) };
        let (setup, seats) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
        if levels.is_empty() {
            levels = vec![USUAL];
        }
        if levels.len() > usize::from(seats) {
            return Err(miscounted(seats, levels.len()).into());
        }
        let duel = Duel::<G> {
            setup,
            content: Arc::clone(&packs.content),
            levels,
            bouts: args.bouts,
            seed: args.series.seed,
            dealt: args.by_chance,
            threads: args.series.threads(),
            timed: false,
            measures: catalog::Measures::<G>::all(),
        };
        let about = About::of("duel", &duel, &packs).value();
        let told = |report: &Report| json(&Told { about: &about, figures: report });
        let folder = args.series.folder(&about)?;
        let report = played(desk, &duel, &packs, folder, &told)?;
        match args.series.json {
            true => desk.stage.plain(&told(&report))?,
            false => show::<G>(&mut desk.stage, &report)?,
        }
        desk.stage.flush()?;
        partial(report.figures.bouts, report.asked)?;
        Ok(Verdict::Good)
    }
}

pub(super) fn levels_of(words: &[String]) -> Result<Vec<Level>, Failure> {
    let level = |word: &String| match Player::read(word)? {
        Player::Computer(level) => Ok(level),
        Player::Human => Err(Failure::usage(Message::new("cli-duel-human"))),
    };
    words.iter().map(level).collect()
}

fn show<G: Playable>(stage: &mut Stage<'_>, report: &Report) -> Run {
    let figures = &report.figures;
    let title = Message::new("cli-duel").with("game", G::TITLE).with("bouts", figures.bouts.to_string());
    let title = title.with("asked", report.asked.to_string()).with("partial", yes(report.is_partial()));
    stage.say_as(Accent::Title, &title.with("seed", figures.seed.to_string()))?;
    stage.gap()?;
    let levels: Vec<(String, Score)> =
        figures.levels.iter().map(|level| (level.level.to_string(), level.score)).collect();
    table(stage, &Message::new("cli-duel-level"), &levels)?;
    let seat = |(place, score): (u8, &Score)| (G::seat_word(kernel::Seat(place)), *score);
    let seats: Vec<(String, Score)> = (0..).zip(&figures.seats).map(seat).collect();
    table(stage, &Message::new("cli-duel-seat"), &seats)?;
    let player = |(place, score): (usize, &Score)| (place.to_string(), *score);
    let players: Vec<(String, Score)> = (1..).zip(&figures.players).map(player).collect();
    table(stage, &Message::new("cli-duel-player"), &players)?;
    lengths(stage, figures.answers.as_ref(), figures.turns.as_ref())?;
    let ended = Message::new("cli-duel-ended").with("draws", figures.draws.to_string());
    let ended = ended.with("limits", figures.limits.to_string()).with("timed", figures.timed.to_string());
    stage.say(&ended)?;
    let each = 1e6 * report.seconds / figures.bouts.max(1) as f64;
    let time = Message::new("cli-duel-time").with("seconds", format!("{:.2}", report.seconds));
    stage.say(&time.with("threads", report.threads).with("each", format!("{each:.0}")))
}

/// Scores with their intervals, under a heading each.
fn table(stage: &mut Stage<'_>, who: &Message, scores: &[(String, Score)]) -> Run {
    if scores.is_empty() {
        return Ok(());
    }
    let heads = [
        who.clone(),
        Message::new("cli-duel-bouts"),
        Message::new("cli-duel-wins"),
        Message::new("cli-duel-draws"),
        Message::new("cli-duel-losses"),
        Message::new("cli-duel-score"),
        Message::new("cli-duel-interval"),
    ];
    let mut rows = vec![heads.iter().map(|head| stage.words(head)).collect::<Vec<String>>()];
    rows.extend(scores.iter().map(|(name, score)| row(name, score)));
    for line in grid::lines(&rows) {
        stage.plain(&line)?;
    }
    stage.gap()
}

fn row(name: &str, score: &Score) -> Vec<String> {
    vec![
        name.to_owned(),
        score.bouts().to_string(),
        score.wins.to_string(),
        score.draws.to_string(),
        score.losses.to_string(),
        format!("{:.1} %", 100.0 * score.score),
        format!("{:.1}–{:.1} %", 100.0 * score.low, 100.0 * score.high),
    ]
}

pub(super) fn lengths(stage: &mut Stage<'_>, answers: Option<&Spread>, turns: Option<&Spread>) -> Run {
    if let Some(spread) = answers {
        stage.say(&length(Message::new("cli-duel-answers"), spread))?;
    }
    match turns {
        Some(spread) => stage.say(&length(Message::new("cli-duel-turns"), spread)),
        None => Ok(()),
    }
}

fn length(message: Message, spread: &Spread) -> Message {
    message
        .with("least", spread.least)
        .with("tenth", spread.tenth)
        .with("median", spread.median)
        .with("ninetieth", spread.ninetieth)
        .with("most", spread.most)
        .with("mean", format!("{:.1}", spread.mean))
}
