//! `hangar balance`: the figures of a game's cards beside what was asked of them.

use super::record::yes;
use super::series::{SeriesArgs, bouts, json, partial, played};
use super::{Desk, with_game};
use crate::table::{Wanted, choose};
use bots::{Acceptance, Duel, Report, balance};
use catalog::{Playable, Visitor};
use clap::Args;
use tui::edge::paint::Accent;
use tui::edge::stage::Stage;
use tui::failure::{Run, Verdict};
use tui::grid;
use tui::packs::{self, Packs};
use tui::players::USUAL;
use words::Message;

/// Which figures.
#[derive(Args, Debug)]
pub(crate) struct BalanceArgs {
    #[command(flatten)]
    series: SeriesArgs,
    /// How many bouts
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = bouts)]
    bouts: u64,
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
        let duel = Duel::<G> {
            setup,
            content: packs.content,
            levels: vec![USUAL],
            bouts: args.bouts,
            seed: args.series.seed,
            threads: args.series.threads(),
            measures: catalog::Measures::<G>::all(),
        };
        let report = played(desk, &duel, None)?;
        let accepted = balance(&report.figures, &duel.measures.wanted);
        match args.series.json {
            true => {
                desk.stage.plain(&json(&serde_json::json!({ "accepted": accepted, "report": report })))?
            }
            false => show::<G>(&mut desk.stage, &report, &accepted)?,
        }
        desk.stage.flush()?;
        partial(&report)?;
        let good = accepted.iter().all(|acceptance| acceptance.holds);
        Ok(if good { Verdict::Good } else { Verdict::Bad })
    }
}

fn show<G: Playable>(stage: &mut Stage<'_>, report: &Report, accepted: &[Acceptance]) -> Run {
    let title = Message::new("cli-balance").with("game", G::TITLE);
    let title = title.with("asked", report.asked.to_string()).with("partial", yes(report.is_partial()));
    stage.say_as(Accent::Title, &title.with("bouts", report.figures.bouts.to_string()))?;
    stage.gap()?;
    let heads = [
        Message::new("cli-balance-figure"),
        Message::new("cli-balance-found"),
        Message::new("cli-balance-least"),
        Message::new("cli-balance-most"),
        Message::new("cli-balance-holds"),
    ];
    let mut rows = vec![heads.iter().map(|head| stage.words(head)).collect::<Vec<String>>()];
    for acceptance in accepted {
        let holds = match acceptance.holds {
            true => Message::new("cli-holds"),
            false => Message::new("cli-holds-not"),
        };
        let (figure, unit) = named(&acceptance.figure);
        rows.push(vec![
            stage.words(&figure),
            acceptance.found.map_or_else(|| "–".to_owned(), |found| unit.write(found)),
            unit.write(acceptance.least as f64),
            unit.write(acceptance.most as f64),
            stage.words(&holds),
        ]);
    }
    for line in grid::lines(&rows) {
        stage.plain(&line)?;
    }
    labels(stage, report)
}

/// How a figure is written.
#[derive(Clone, Copy)]
enum Unit {
    Count,
    /// Kept in thousandths, shown in hundredths.
    PerCent,
}

impl Unit {
    fn write(self, figure: f64) -> String {
        match self {
            Unit::Count => format!("{figure:.0}"),
            Unit::PerCent => format!("{:.1} %", figure / 10.0),
        }
    }
}

/// The figure in words.
fn named(figure: &str) -> (Message, Unit) {
    match figure.split_once(" over ") {
        Some((one, other)) => {
            let lead = Message::new("cli-balance-lead").with("one", one).with("other", other);
            (lead, Unit::PerCent)
        }
        None => match figure {
            "first" => (Message::new("cli-balance-first"), Unit::PerCent),
            "draws" => (Message::new("cli-balance-draws"), Unit::PerCent),
            "turns" => (Message::new("cli-balance-turns"), Unit::Count),
            "answers" => (Message::new("cli-balance-answers"), Unit::Count),
            "limits" => (Message::new("cli-balance-limits"), Unit::Count),
            other => (Message::new("cli-balance-other").with("figure", other), Unit::Count),
        },
    }
}

/// What seats scored by what they held at the start, the best first.
fn labels(stage: &mut Stage<'_>, report: &Report) -> Run {
    let mut labels = report.figures.labels.clone();
    if labels.is_empty() {
        return Ok(());
    }
    labels.sort_by(|a, b| b.score.score.total_cmp(&a.score.score));
    let heads = [
        Message::new("cli-balance-label"),
        Message::new("cli-duel-score"),
        Message::new("cli-duel-interval"),
    ];
    let mut rows = vec![heads.iter().map(|head| stage.words(head)).collect::<Vec<String>>()];
    rows.extend(labels.iter().map(|label| {
        let (score, low, high) = (label.score.score, label.score.low, label.score.high);
        let interval = format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high);
        vec![label.label.clone(), format!("{:.1} %", 100.0 * score), interval]
    }));
    stage.gap()?;
    grid::lines(&rows).iter().try_for_each(|line| stage.plain(line))
}
