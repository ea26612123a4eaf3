//! `hangar balance`: the figures of a game's cards beside what was asked of them.

use super::record::yes;
use super::results::{About, Told};
use super::series::{SeriesArgs, bouts, json, partial, played};
use super::{Desk, with_game};
use crate::table::{Wanted, choose};
use arena::{Acceptance, LabelScore, Report, Score, Spread, Unit, balance};
use catalog::{Playable, Visitor};
use clap::Args;
use serde::Serialize;
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Run, Verdict};
use tui::grid;
use tui::packs::{self, Packs};
use words::Message;

/// Which figures.
#[derive(Args, Debug)]
pub(crate) struct BalanceArgs {
    #[command(flatten)]
    series: SeriesArgs,
    /// How many bouts
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = bouts)]
    bouts: u64,
    /// Print the tables as Markdown
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &BalanceArgs) -> Run<Verdict> {
    with_game(&args.series.game, Balance { desk, args })?
}

struct Balance<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d BalanceArgs,
}

impl Visitor for Balance<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Balance { desk, args } = self;
        let packs: Packs<G> = packs::load(&args.series.table.packs, desk.paint)?;
        let wanted = Wanted { args: &args.series.table, seats: None };
        let (setup, _) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
        let duel = args.series.of_equals::<G>(setup, &packs.content, args.bouts);
        let about = About::of("balance", &duel, &packs).value();
        let told = |report: &Report| {
            let accepted = balance(&report.figures, &duel.measures.wanted);
            json(&Told { about: &about, figures: Compared { accepted, report } })
        };
        let folder = args.series.folder(&about)?;
        let report = played(desk, &duel, &packs, folder, &told)?;
        let accepted = balance(&report.figures, &duel.measures.wanted);
        match args.series.json {
            true => desk.stage.plain(&told(&report))?,
            false => show::<G>(&mut desk.stage, args.markdown, &report, &accepted)?,
        }
        desk.stage.flush()?;
        partial(report.figures.bouts, report.asked)?;
        let good = accepted.iter().all(|acceptance| acceptance.holds);
        Ok(if good { Verdict::Good } else { Verdict::Bad })
    }
}

/// The figures beside what was asked of them.
#[derive(Serialize)]
struct Compared<'a> {
    accepted: Vec<Acceptance>,
    report: &'a Report,
}

fn show<G: Playable>(stage: &mut Stage<'_>, markdown: bool, report: &Report, accepted: &[Acceptance]) -> Run {
    let Report { figures, asked, .. } = report;
    let title = Message::new("cli-balance").with("game", G::TITLE).with("seed", figures.seed.to_string());
    let title = title.with("asked", asked.to_string()).with("partial", yes(report.is_partial()));
    let title = title.with("dealt", yes(G::DEALT)).with("bouts", figures.bouts.to_string());
    stage.say_as(Accent::Title, &title)?;
    let scores = scores(stage, &figures.players, &figures.labels);
    tables(stage, markdown, &[wanted(stage, accepted), lengths(stage, report), roads(stage, report), scores])
}

/// Rows of a table, the first one with the heads.
pub(super) type Rows = Vec<Vec<String>>;

/// The tables that have more than heads, one below the other.
pub(super) fn tables(stage: &mut Stage<'_>, markdown: bool, tables: &[Rows]) -> Run {
    for rows in tables.iter().filter(|rows| rows.len() > 1) {
        stage.gap()?;
        let lines = if markdown { grid::markdown(rows) } else { grid::lines(rows) };
        lines.iter().try_for_each(|line| stage.plain(line))?;
    }
    Ok(())
}

pub(super) fn heads<const N: usize>(stage: &Stage<'_>, keys: [&'static str; N]) -> Rows {
    vec![keys.iter().map(|key| stage.words(&Message::new(*key))).collect()]
}

/// The figures that are required.
fn wanted(stage: &Stage<'_>, accepted: &[Acceptance]) -> Rows {
    let keys = ["cli-balance-figure", "cli-balance-found", "cli-duel-interval", "cli-balance-least"];
    let mut rows = heads(stage, keys);
    rows[0].extend(["cli-balance-most", "cli-balance-holds"].map(|key| stage.words(&Message::new(key))));
    rows.extend(accepted.iter().map(|acceptance| {
        let holds = if acceptance.holds { "cli-holds" } else { "cli-holds-not" };
        let write = |figure: f64| match acceptance.unit {
            Unit::Count => format!("{figure:.0}"),
            Unit::Share => per_cent(figure),
        };
        let interval = |(low, high): (f64, f64)| format!("{:.1}–{}", 100.0 * low, write(high));
        vec![
            stage.words(&named(&acceptance.figure)),
            acceptance.found.map_or_else(|| "–".to_owned(), write),
            acceptance.interval.map_or_else(String::new, interval),
            write(acceptance.least),
            write(acceptance.most),
            stage.words(&Message::new(holds)),
        ]
    }));
    rows
}

/// The figure in words.
fn named(figure: &str) -> Message {
    if let Some((one, other)) = figure.split_once(" over ") {
        return Message::new("cli-balance-lead").with("one", one).with("other", other);
    }
    let (first, rest) = figure.split_once(' ').unwrap_or((figure, ""));
    match first {
        "first" => Message::new("cli-balance-first"),
        "draws" => Message::new("cli-balance-draws"),
        "limits" => Message::new("cli-balance-limits"),
        "turns" => Message::new("cli-balance-turns").with("which", rest),
        "answers" => Message::new("cli-balance-answers").with("which", rest),
        "road" => Message::new("cli-balance-road").with("road", rest),
        _ => Message::new("cli-balance-score").with("label", figure),
    }
}

/// How long the bouts are.
fn lengths(stage: &Stage<'_>, report: &Report) -> Rows {
    let keys = ["cli-balance-length", "cli-balance-least", "cli-balance-tenth", "cli-balance-median"];
    let mut rows = heads(stage, keys);
    rows[0].extend(
        ["cli-balance-ninetieth", "cli-balance-most", "cli-balance-mean"]
            .map(|key| stage.words(&Message::new(key))),
    );
    let lengths = [("turns", report.figures.turns), ("answers", report.figures.answers)];
    rows.extend(lengths.into_iter().filter_map(|(what, spread)| {
        let Spread { least, tenth, median, ninetieth, most, mean } = spread?;
        let what = stage.words(&Message::new("cli-balance-length-of").with("what", what));
        let counts = [least, tenth, median, ninetieth, most].map(|length| length.to_string());
        Some([what].into_iter().chain(counts).chain([format!("{mean:.1}")]).collect())
    }));
    rows
}

/// By which road bouts came to their ends.
fn roads(stage: &Stage<'_>, report: &Report) -> Rows {
    let mut rows =
        heads(stage, ["cli-balance-end", "cli-duel-bouts", "cli-balance-share", "cli-duel-interval"]);
    rows.extend(report.figures.roads.iter().map(|road| {
        let Score { wins, score, low, high, .. } = road.score;
        vec![road.road.clone(), wins.to_string(), per_cent(score), interval(low, high)]
    }));
    rows
}

/// What seats scored by their place in the order of play, and by what they held at the start, the best of a kind first.
pub(super) fn scores(stage: &Stage<'_>, players: &[Score], labels: &[LabelScore]) -> Rows {
    let mut rows =
        heads(stage, ["cli-balance-label", "cli-duel-bouts", "cli-duel-score", "cli-duel-interval"]);
    let place = |(place, score): (usize, &Score)| {
        (stage.words(&Message::new("cli-balance-place").with("place", place)), *score)
    };
    let players: Vec<(String, Score)> = (1..).zip(players).map(place).collect();
    let kind = |label: &str| label.split(' ').next().unwrap_or("").to_owned();
    let mut labels: Vec<(String, Score)> =
        labels.iter().map(|label| (label.label.clone(), label.score)).collect();
    labels.sort_by(|(a, of_a), (b, of_b)| kind(a).cmp(&kind(b)).then(of_b.score.total_cmp(&of_a.score)));
    rows.extend(players.into_iter().chain(labels).map(|(label, score)| {
        vec![label, score.bouts().to_string(), per_cent(score.score), interval(score.low, score.high)]
    }));
    rows
}

pub(super) fn per_cent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

pub(super) fn interval(low: f64, high: f64) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}
