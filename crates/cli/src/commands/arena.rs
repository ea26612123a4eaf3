//! `hangar arena`: how strong computers are. Every two players meet in paired bouts and stand on one scale, which can be
//! kept by name and held against later ones.

mod baseline;
mod page;
mod report;
mod show;

use self::baseline::{Baselines, Kept};
use self::report::{Against, Report};
use super::duel::levels_of;
use super::results::{About, Folder, Results, unwritten};
use super::series::{SeriesArgs, bar, bouts, json, partial, stopper};
use super::{Desk, with_game};
use crate::table::{Wanted, choose};
use arena::{Contender, Contest, Duel, Sprt, Standing, Watch, changes, contest, seatings};
use bots::Level;
use catalog::{Playable, Visitor};
use clap::Args;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tui::edge::files::{replace, shown};
use tui::edge::stage::harmless;
use tui::failure::{Failure, Run, Verdict};
use tui::packs::{self, Packs};
use words::Message;

pub(super) use report::schema;

/// Bouts of each two players, if nobody says otherwise: alone, and if they end as soon as a question is settled.
const BOUTS: [u64; 2] = [200, 20_000];

/// Which bouts, and what is made of them.
#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    series: SeriesArgs,
    /// The levels that meet, such as `veteran,random`: every two of them
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// How many bouts of each two, in groups with the same chance and exchanged seats [default: 200; with --sprt at most
    /// 20000]
    #[arg(long, value_name = "N", value_parser = bouts)]
    bouts: Option<u64>,
    /// Of two players: stop as soon as it is settled whether the first is ahead by HIGH points of Elo rather than by LOW
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Begin with the first turn: chance answers what belongs to setting up
    #[arg(long)]
    by_chance: bool,
    /// Keep the standing under this name, as a baseline for later
    #[arg(long, value_name = "NAME")]
    keep: Option<String>,
    /// Say what has changed since the baseline of this name
    #[arg(long, value_name = "NAME")]
    against: Option<String>,
    /// The folder with the baselines: a folder for each game, a file for each name
    #[arg(long, value_name = "DIR", default_value = "arena")]
    baselines: PathBuf,
    /// Draw the standing into this page
    #[arg(long, value_name = "FILE.html")]
    page: Option<PathBuf>,
}

pub(super) fn run(desk: &mut Desk<'_>, args: &ArenaArgs) -> Run<Verdict> {
    with_game(&args.series.game, Play { desk, args })?
}

struct Play<'d, 'a> {
    desk: &'d mut Desk<'a>,
    args: &'d ArenaArgs,
}

impl Visitor for Play<'_, '_> {
    type Out = Run<Verdict>;

    fn visit<G: Playable>(self) -> Run<Verdict> {
        let Play { desk, args } = self;
        let packs: Packs<G> = packs::load(&args.series.table.packs, desk.paint)?;
        let contest = contest_of(desk, args, &packs)?;
        let about = About::of("arena", &contest.duel, &packs).of_players::<G>(&contest.players);
        // What cannot be kept or compared is told before anything is played.
        let baselines = Baselines::new(&args.baselines, G::ID);
        let keep = args.keep.as_deref().map(|name| baselines.free(name)).transpose()?;
        let kept = args.against.as_deref().map(|name| baselines.read(name, &about)).transpose()?;
        let folder = args.series.folder(&about.value())?;
        let told = |standing: Standing| {
            let against = kept.as_ref().map(|kept| against(kept, &standing));
            Report { about: about.clone(), standing, against }
        };
        let report = played(desk, &contest, &packs, folder, &told)?;
        match args.series.json {
            true => desk.stage.plain(&json(&report))?,
            false => show::standing::<G>(&mut desk.stage, &report)?,
        }
        // The figures first: a file that cannot be written must not lose them.
        desk.stage.flush()?;
        let is_partial = report.standing.is_partial();
        if let Some(file) = keep.filter(|_| !is_partial) {
            baselines.keep(&file, &report)?;
            tell(desk, args, &Message::new("cli-arena-kept").with("file", shown(&file)))?;
        }
        if let Some(file) = &args.page {
            let page = page::draw(desk.speaker, G::TITLE, &report);
            replace(file, &page).map_err(|error| unwritten(file, &error))?;
            tell(desk, args, &Message::new("cli-arena-drawn").with("file", shown(file)))?;
        }
        if is_partial {
            partial(report.standing.bouts, report.standing.asked)?;
        }
        Ok(Verdict::Good)
    }
}

/// Says where something lies, but not among figures for other programs.
fn tell(desk: &mut Desk<'_>, args: &ArenaArgs, message: &Message) -> Run {
    if !args.series.json {
        desk.stage.say(message)?;
        desk.stage.flush()?;
    }
    Ok(())
}

/// What is to be played.
fn contest_of<G: Playable>(desk: &Desk<'_>, args: &ArenaArgs, packs: &Packs<G>) -> Run<Contest<G>> {
    let players = named(&levels_of(&args.players)?);
    if players.len() < 2 {
        let help = Message::new("cli-arena-alone-help").with("players", args.players.join(","));
        return Err(Failure::usage(Message::new("cli-arena-alone")).help(help).into());
    }
    if args.sprt.is_some() && players.len() != 2 {
        let what = Message::new("cli-arena-sprt-two").with("players", players.len());
        return Err(Failure::usage(what).into());
    }
    let wanted = Wanted { args: &args.series.table, seats: Some(2) };
    let (setup, seats) = choose::<G>(&wanted, &packs.content, desk.paint, desk.speaker)?;
    if seats < 2 {
        return Err(Failure::usage(Message::new("cli-arena-seats")).into());
    }
    let size = seatings(seats).len() as u64;
    let wanted = args.bouts.unwrap_or(BOUTS[usize::from(args.sprt.is_some())]);
    let groups = wanted.div_ceil(size);
    if args.bouts.is_some() && groups * size != wanted {
        let rounded = Message::new("cli-arena-rounded").with("bouts", (groups * size).to_string());
        let rounded = rounded.with("asked", wanted.to_string()).with("size", size.to_string());
        eprintln!("{}", harmless(&desk.speaker.say(&rounded)));
    }
    let duel = Duel::<G> {
        setup,
        content: Arc::clone(&packs.content),
        levels: Vec::new(),
        bouts: 0,
        seed: args.series.seed,
        dealt: args.by_chance,
        threads: args.series.threads(),
        timed: true,
        measures: catalog::Measures::<G>::all(),
    };
    Ok(Contest { duel, players, groups, sprt: args.sprt })
}

/// The players with their names. A level that meets itself bears a number.
fn named(levels: &[Level]) -> Vec<Contender> {
    let name = |(place, level): (usize, &Level)| {
        let before = levels[..place].iter().filter(|other| *other == level).count();
        match before {
            0 => level.name().to_owned(),
            before => format!("{level}-{}", before + 1),
        }
    };
    let name = |it: (usize, &Level)| Contender { name: name(it), level: *it.1 };
    levels.iter().enumerate().map(name).collect()
}

/// Plays the bouts, with a bar on a terminal, and writes each group down where that is wanted; those that lie there
/// already are not played again. Ctrl+C stops after the bouts that have begun; once more, it ends the program.
fn played<G: Playable>(
    desk: &Desk<'_>,
    of: &Contest<G>,
    packs: &Packs<G>,
    folder: Option<Folder>,
    told: &dyn Fn(Standing) -> Report,
) -> Run<Report> {
    let is_stopped = stopper();
    let seats = crate::table::seats_of::<G>(&of.duel.setup, &packs.content);
    let size = seats.map(|seats| seatings(seats).len()).expect("the set-up was legal when it was chosen");
    let (results, before) = match folder.map(|folder| Results::of(folder, &of.duel, packs)).transpose()? {
        Some((results, before)) => (Some(results), before),
        None => (None, Vec::new()),
    };
    let meetings = arena::meetings(of.players.len()).len() as u64;
    let bar = bar(desk, of.groups * meetings * size as u64);
    bar.inc(before.len() as u64);
    let goes_on = || !is_stopped.load(Ordering::SeqCst);
    let bout = || {
        bar.inc(1);
        goes_on()
    };
    let group = |group: &[arena::Played<G>]| {
        let add = |results: &Results<'_, G>| group.iter().all(|played| results.add(played));
        results.as_ref().is_none_or(add) && goes_on()
    };
    let standing = contest(of, before, &Watch { bout: &bout, group: &group });
    bar.finish_and_clear();
    if let Some(failure) = results.as_ref().and_then(Results::failure) {
        return Err(failure.into());
    }
    // The set-up was legal when it was chosen.
    let report = told(standing.map_err(|_| Failure::usage(Message::new("cli-table-refused")))?);
    if let Some(results) = &results {
        results.report(&json(&report))?;
    }
    Ok(report)
}

/// What has changed since a baseline.
fn against(kept: &Kept, standing: &Standing) -> Against {
    Against { name: kept.name.clone(), changes: changes(&kept.report.standing, standing) }
}

/// Two numbers of Elo points, the lower first.
fn sprt(text: &str) -> Result<Sprt, String> {
    let bound = |text: &str| text.trim().parse::<f64>().ok().filter(|bound| bound.is_finite());
    let bounds = text.split_once(',').and_then(|(low, high)| Some((bound(low)?, bound(high)?)));
    match bounds {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        Some(_) => Err("the first bound must be lower than the second".to_owned()),
        None => Err("two numbers of Elo points are needed, such as 0,20".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_two_numbers_in_order() {
        assert_eq!(sprt("-5, 12.5"), Ok(Sprt { low: -5.0, high: 12.5 }));
        for wrong in ["5", "5,5", "20,0", "a,b", "0,inf", "0,NaN"] {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_level_that_meets_itself_has_two_names() {
        let names: Vec<String> =
            named(&[Level::Veteran, Level::Random, Level::Veteran]).into_iter().map(|it| it.name).collect();
        assert_eq!(names, ["veteran", "random", "veteran-2"]);
    }
}
