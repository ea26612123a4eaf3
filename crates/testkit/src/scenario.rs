//! Scenarios: a situation, what is done, what must follow, as data.
//!
//! A scenario file is TOML. It fails where it says something unknown, leaves a question unanswered or
//! chance unused, cites a rule that does not exist, or ends while somebody owes an answer without
//! saying so: no scenario passes by accident.

mod compare;
mod folder;
mod merge;
mod opening;
mod outline;
mod place;
mod play;
mod read;
mod script;
mod sources;
mod told;
mod upgrade;
mod words;

pub use folder::{assert_all, end_of, rule_ids, run_all, told_in};
pub use outline::{schema, start_schema};
pub use sources::{NoStart, Packs, STARTS, Sources, StartText, Starts, house_only, start_of};
pub use upgrade::upgrade;

use kernel::{Bout, Cited, Library, Notation};
use opening::Whole;
use place::{Flaw, nearest_help, place_of};
use play::Run;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

/// The result of a successful scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its title.
    pub title: String,
    /// The rules that it pins down.
    pub rules: Vec<String>,
    /// How many steps were played.
    pub steps: usize,
}

/// What is wrong with a scenario, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioFault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl fmt::Display for ScenarioFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ScenarioFault { file, line, column, message, help } = self;
        write!(out, "{file}:{line}:{column}: {message}")?;
        help.iter().try_for_each(|help| write!(out, " ({help})"))
    }
}

impl std::error::Error for ScenarioFault {}

/// Runs one scenario of the game `G`. Returns its result, or everything that is wrong with it.
pub fn run<G: Notation + Library>(
    file_name: &str,
    text: &str,
    sources: Sources<'_>,
    rule_ids: &BTreeSet<String>,
) -> Result<Report, Vec<ScenarioFault>> {
    try_out::<G>(text, sources, rule_ids).map_err(|flaws| faults_of(file_name, text, &flaws))
}

/// The text of the scenario with `then`, `events`, `heard` and `waiting` changed to what happened, all else
/// as it was; or what is wrong with it otherwise.
pub fn bless<G: Notation + Library>(
    file_name: &str,
    text: &str,
    sources: Sources<'_>,
    rule_ids: &BTreeSet<String>,
) -> Result<String, Vec<ScenarioFault>> {
    let Err(flaws) = try_out::<G>(text, sources, rule_ids) else { return Ok(text.to_owned()) };
    let hopeless: Vec<Flaw> = flaws.iter().filter(|flaw| flaw.correction.is_none()).cloned().collect();
    if !hopeless.is_empty() {
        return Err(faults_of(file_name, text, &hopeless));
    }
    let mut corrections: Vec<_> = flaws.into_iter().filter_map(|flaw| flaw.correction).collect();
    corrections.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
    let mut blessed = text.to_owned();
    for (span, new) in corrections {
        blessed.replace_range(span, &new);
    }
    try_out::<G>(&blessed, sources, rule_ids)
        .map(|_| blessed.clone())
        .map_err(|flaws| faults_of(file_name, &blessed, &flaws))
}

/// A moment of a scenario.
#[derive(Debug)]
pub struct Reached<G: Notation> {
    /// The bout as it stands then.
    pub bout: Bout<G>,
    /// All that has happened until then, in notation.
    pub told: Vec<String>,
    /// How many steps the scenario has in all.
    pub steps: usize,
}

/// The bout of a scenario after so many of its steps, after all if there are fewer. What the scenario
/// expects is not compared; nothing but what keeps the bout from getting there is wrong.
pub fn reach<G: Notation + Library>(
    file_name: &str,
    text: &str,
    sources: Sources<'_>,
    steps: usize,
) -> Result<Reached<G>, Vec<ScenarioFault>> {
    let reached = || {
        let whole = Whole::read(text, sources)?;
        let flaws = whole.other_game(G::ID, sources.game);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let content = whole.content::<G>(sources)?;
        let Some(mut run) = begin::<G>(&whole, &content)? else {
            let what = "there is no bout: the set-up is refused, as the scenario says".to_owned();
            return Err(vec![Flaw::at(&whole.span(), what)]);
        };
        match run.play_to(&whole.scenario, steps) {
            true => {
                let told = run.told.into_iter().map(|told| told.text).collect();
                Ok(Reached { bout: run.bout, told, steps: whole.scenario.plays.len() })
            }
            false => Err(run.flaws),
        }
    };
    reached().map_err(|flaws| faults_of(file_name, text, &flaws))
}

fn faults_of(file: &str, text: &str, flaws: &[Flaw]) -> Vec<ScenarioFault> {
    let fault = |flaw: &Flaw| {
        let start = flaw.start.as_deref();
        let (file, text) = start.map_or((file, text), |start| (start.file.as_str(), start.text.as_str()));
        let (line, column) = place_of(text, flaw.span.start);
        let (message, help) = (flaw.what.clone(), flaw.help.clone());
        ScenarioFault { file: file.to_owned(), line, column, message, help }
    };
    flaws.iter().map(fault).collect()
}

fn try_out<G: Notation + Library>(
    text: &str,
    sources: Sources<'_>,
    rule_ids: &BTreeSet<String>,
) -> Result<Report, Vec<Flaw>> {
    let whole = Whole::read(text, sources)?;
    let scenario = &whole.scenario;
    let mut flaws = cited_rules(scenario, rule_ids);
    flaws.extend(whole.other_game(G::ID, sources.game));
    if !flaws.is_empty() {
        return Err(flaws);
    }
    let content = whole.content::<G>(sources)?;
    let report = |steps| Report {
        title: scenario.title.clone(),
        rules: scenario.rules.iter().map(|rule| rule.value.clone()).collect(),
        steps,
    };
    let Some(mut run) = begin::<G>(&whole, &content)? else { return Ok(report(0)) };
    run.play_through(scenario, text.len());
    if run.flaws.is_empty() { Ok(report(scenario.plays.len())) } else { Err(run.flaws) }
}

fn cited_rules(scenario: &read::Scenario, rule_ids: &BTreeSet<String>) -> Vec<Flaw> {
    let unknown = |rule: &&read::Text| !rule_ids.contains(&rule.value);
    let flaw = |rule: &read::Text| {
        let what = format!("there is no rule `{}`", rule.value);
        Flaw::at(&rule.span, what).help(nearest_help(&rule.value, rule_ids.iter().map(String::as_str)))
    };
    scenario.cited().filter(unknown).map(flaw).collect()
}

/// The bout at its start; nothing if the scenario is about a set-up that is refused.
fn begin<G: Notation + Library>(
    whole: &Whole<'_>,
    content: &Arc<G::Content>,
) -> Result<Option<Run<G>>, Vec<Flaw>> {
    let merged = whole.merged()?;
    let flaws_of = |faults: Vec<kernel::Fault>| {
        faults.into_iter().map(|fault| merged.flaw(fault)).collect::<Vec<Flaw>>()
    };
    let key = whole.key();
    if key == "given" {
        let bout = G::read_position(&merged.text, Some(key), content).map_err(flaws_of)?;
        return Ok(Some(Run::new(bout, Vec::new(), whole.span())));
    }
    let setup = G::read_setup(&merged.text, Some(key), content).map_err(flaws_of)?;
    let mut told = Vec::new();
    let opened = Bout::<G>::open(&setup, content, Some(&mut told));
    match (opened, whole.refused()) {
        (Ok(bout), None) => Ok(Some(Run::new(bout, told, whole.span()))),
        (Ok(_), Some(refused)) => Err(vec![Flaw::at(&refused.whole, "the set-up is legal".to_owned())]),
        (Err(reasons), None) => {
            Err(vec![Flaw::at(&whole.span(), format!("the set-up is refused: {reasons:?}"))])
        }
        (Err(reasons), Some(refused)) => compare_reasons::<G>(&reasons, refused).map(|()| None),
    }
}

fn compare_reasons<G: Notation>(reasons: &[G::Illegal], refused: &read::Refused) -> Result<(), Vec<Flaw>> {
    let found: BTreeSet<&str> = reasons.iter().map(Cited::rule).collect();
    let expected: BTreeSet<&str> = refused.rules.iter().map(|rule| rule.value.as_str()).collect();
    if found == expected {
        return Ok(());
    }
    let what = format!("the set-up is refused by {found:?}, not by {expected:?}");
    Err(vec![Flaw::at(&refused.whole, what)])
}
