//! Scenarios: a situation, what is done, what must follow, as data.
//!
//! A scenario file is TOML. It fails where it says something unknown, leaves a question unanswered or
//! chance unused, cites a rule that does not exist, or ends while somebody owes an answer without
//! saying so: no scenario passes by accident.

mod compare;
mod folder;
mod outline;
mod place;
mod play;
mod read;
mod script;
mod told;
mod upgrade;
mod words;

pub use folder::{assert_all, house_only, rule_ids, run_all};
pub use outline::schema;
pub use upgrade::upgrade;

use kernel::{Bout, Cited, Library, Notation, PackText};
use place::{Flaw, nearest_help, place_of};
use play::Run;
use read::{Scenario, Start};
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

/// Finds the files of a pack by its name.
pub type Packs<'a> = &'a dyn Fn(&str) -> Result<Vec<PackText>, String>;

/// Runs one scenario of the game `G`. Returns its result, or everything that is wrong with it.
pub fn run<G: Notation + Library>(
    file_name: &str,
    text: &str,
    packs: Packs<'_>,
    rule_ids: &BTreeSet<String>,
) -> Result<Report, Vec<ScenarioFault>> {
    try_out::<G>(text, packs, rule_ids).map_err(|flaws| faults_of(file_name, text, &flaws))
}

/// The text of the scenario with `then`, `events`, `heard` and `waiting` changed to what happened, all else
/// as it was; or what is wrong with it otherwise.
pub fn bless<G: Notation + Library>(
    file_name: &str,
    text: &str,
    packs: Packs<'_>,
    rule_ids: &BTreeSet<String>,
) -> Result<String, Vec<ScenarioFault>> {
    let Err(flaws) = try_out::<G>(text, packs, rule_ids) else { return Ok(text.to_owned()) };
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
    try_out::<G>(&blessed, packs, rule_ids)
        .map(|_| blessed.clone())
        .map_err(|flaws| faults_of(file_name, &blessed, &flaws))
}

/// A moment of a scenario.
#[derive(Debug)]
pub struct Reached<G: Notation> {
    /// The bout as it stands then.
    pub bout: Bout<G>,
    /// How many steps the scenario has in all.
    pub steps: usize,
}

/// The bout of a scenario after so many of its steps, after all if there are fewer. What the scenario
/// expects is not compared; nothing but what keeps the bout from getting there is wrong.
pub fn reach<G: Notation + Library>(
    file_name: &str,
    text: &str,
    packs: Packs<'_>,
    steps: usize,
) -> Result<Reached<G>, Vec<ScenarioFault>> {
    let reached = || {
        let scenario = Scenario::read(text)?;
        other_game::<G>(&scenario)?;
        let content = content_of::<G>(&scenario, text, packs)?;
        let Some(mut run) = begin::<G>(&scenario, text, &content)? else {
            let what = "there is no bout: the set-up is refused, as the scenario says".to_owned();
            return Err(vec![Flaw::at(&scenario.start.span(), what)]);
        };
        match run.play_to(&scenario, steps) {
            true => Ok(Reached { bout: run.bout, steps: scenario.plays.len() }),
            false => Err(run.flaws),
        }
    };
    reached().map_err(|flaws| faults_of(file_name, text, &flaws))
}

fn faults_of(file: &str, text: &str, flaws: &[Flaw]) -> Vec<ScenarioFault> {
    let fault = |flaw: &Flaw| {
        let (line, column) = place_of(text, flaw.span.start);
        let (message, help) = (flaw.what.clone(), flaw.help.clone());
        ScenarioFault { file: file.to_owned(), line, column, message, help }
    };
    flaws.iter().map(fault).collect()
}

fn try_out<G: Notation + Library>(
    text: &str,
    packs: Packs<'_>,
    rule_ids: &BTreeSet<String>,
) -> Result<Report, Vec<Flaw>> {
    let scenario = Scenario::read(text)?;
    let mut flaws = cited_rules(&scenario, rule_ids);
    flaws.extend(other_game::<G>(&scenario).err().into_iter().flatten());
    if !flaws.is_empty() {
        return Err(flaws);
    }
    let content = content_of::<G>(&scenario, text, packs)?;
    let report = |steps| Report {
        title: scenario.title.clone(),
        rules: scenario.rules.iter().map(|rule| rule.value.clone()).collect(),
        steps,
    };
    let Some(mut run) = begin::<G>(&scenario, text, &content)? else { return Ok(report(0)) };
    run.play_through(&scenario, text.len());
    if run.flaws.is_empty() { Ok(report(scenario.plays.len())) } else { Err(run.flaws) }
}

fn other_game<G: Notation>(scenario: &Scenario) -> Result<(), Vec<Flaw>> {
    if scenario.game.value == G::ID {
        return Ok(());
    }
    let what = format!("this is a scenario of `{}`, not of `{}`", scenario.game.value, G::ID);
    Err(vec![Flaw::at(&scenario.game.span, what)])
}

fn cited_rules(scenario: &Scenario, rule_ids: &BTreeSet<String>) -> Vec<Flaw> {
    let unknown = |rule: &&read::Text| !rule_ids.contains(&rule.value);
    let flaw = |rule: &read::Text| {
        let what = format!("there is no rule `{}`", rule.value);
        Flaw::at(&rule.span, what).help(nearest_help(&rule.value, rule_ids.iter().map(String::as_str)))
    };
    scenario.cited().filter(unknown).map(flaw).collect()
}

fn content_of<G: Library>(
    scenario: &Scenario,
    text: &str,
    packs: Packs<'_>,
) -> Result<Arc<G::Content>, Vec<Flaw>> {
    let mut files = Vec::new();
    let mut flaws = Vec::new();
    for pack in &scenario.packs {
        match packs(&pack.value) {
            Ok(found) => files.extend(found),
            Err(what) => flaws.push(Flaw::at(&pack.span, format!("pack `{}`: {what}", pack.value))),
        }
    }
    if !scenario.inline.is_empty() {
        files.push(PackText { file: INLINE.to_owned(), text: place::blank_but(text, &scenario.inline) });
    }
    if !flaws.is_empty() {
        return Err(flaws);
    }
    G::content(&files).map_err(|faults| {
        let flaw = |kernel::PackFault { file, fault }: kernel::PackFault| {
            let flaw = if file == INLINE {
                Flaw::at(&fault.span, fault.what)
            } else {
                Flaw::at(&(0..0), format!("{file}: {}", fault.what))
            };
            flaw.help(fault.help)
        };
        faults.into_iter().map(flaw).collect()
    })
}

/// The name under which cards of the scenario itself are read.
const INLINE: &str = "this scenario";

/// The bout at its start; nothing if the scenario is about a set-up that is refused.
fn begin<G: Notation + Library>(
    scenario: &Scenario,
    text: &str,
    content: &Arc<G::Content>,
) -> Result<Option<Run<G>>, Vec<Flaw>> {
    let flaws_of = |faults: Vec<kernel::Fault>| -> Vec<Flaw> {
        faults.into_iter().map(|fault| Flaw::at(&fault.span, fault.what).help(fault.help)).collect()
    };
    match &scenario.start {
        Start::Given(span) => {
            let bout = G::read_position(text, Some("given"), content).map_err(flaws_of)?;
            Ok(Some(Run::new(bout, Vec::new(), span.clone())))
        }
        Start::Setup { span, refused } => {
            let blanked = match refused {
                Some(refused) => place::blank(text, &refused.whole),
                None => text.to_owned(),
            };
            let setup = G::read_setup(&blanked, Some("setup"), content).map_err(flaws_of)?;
            let mut told = Vec::new();
            let opened = Bout::<G>::open(&setup, content, Some(&mut told));
            match (opened, refused) {
                (Ok(bout), None) => Ok(Some(Run::new(bout, told, span.clone()))),
                (Ok(_), Some(refused)) => {
                    Err(vec![Flaw::at(&refused.whole, "the set-up is legal".to_owned())])
                }
                (Err(reasons), None) => {
                    Err(vec![Flaw::at(span, format!("the set-up is refused: {reasons:?}"))])
                }
                (Err(reasons), Some(refused)) => compare_reasons::<G>(&reasons, refused).map(|()| None),
            }
        }
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
