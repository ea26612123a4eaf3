//! The grammar walk: every text that can be written is refused by the reader with a reason, or it does something.
//!
//! The texts come from the vocabulary itself: samples of its schema, one word varied at a time, put into every part where
//! clauses may stand. What the reader accepts is played from prepared positions beside the same text without the clause;
//! something must happen that does not happen there. The only exceptions are those in [`exceptions`], with reasons.

#[path = "grammar/exceptions.rs"]
mod exceptions;
#[path = "grammar/parts.rs"]
mod parts;
#[path = "grammar/play.rs"]
mod play;
#[path = "grammar/read.rs"]
mod read;
#[path = "../../src/content/tests/samples.rs"]
mod samples;
#[path = "grammar/texts.rs"]
mod texts;

use giga_robo::content::{Clause, Static};
use parts::{Carrier, PARTS, Part};
use play::Stage;
use read::Verdict;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use testkit::laws::soak;
use texts::ClauseText;

/// How many texts are read together.
const BATCH: usize = 20;

/// A text and the part that it stands in.
struct Case {
    part: Part,
    text: String,
    /// The same text without its effect.
    mute: String,
    /// A clause in which two words are varied: it must do something in one of the parts.
    pair: Option<ClauseText>,
}

#[test]
fn every_text_that_is_accepted_does_something() {
    let cases = cases();
    let found = Mutex::new(Found::default());
    let half = cases.len().div_ceil(2);
    std::thread::scope(|scope| {
        for share in cases.chunks(half) {
            scope.spawn(|| walk(share, &found));
        }
    });
    let found = found.into_inner().expect("no walk has panicked");
    let Found { refused, worked, idle, met } = found;
    let reasons: Vec<String> = refused.iter().map(|(what, times)| format!("{times} × {what}")).collect();
    println!("{worked} work, {} refused:\n{}", refused.values().sum::<usize>(), reasons.join("\n"));
    assert!(idle.is_empty(), "{} texts do nothing:\n{}", idle.len(), idle.join("\n"));
    let stale: Vec<&str> = exceptions::met_in(soak()).filter(|text| !met.contains(*text)).collect();
    assert!(stale.is_empty(), "exceptions that are none: {stale:?}");
    assert!(worked > 1_000, "the walk is a short one: {worked}");
}

/// What the walk has found.
#[derive(Default)]
struct Found {
    refused: BTreeMap<String, usize>,
    worked: usize,
    idle: Vec<String>,
    /// The exceptions that were met.
    met: BTreeSet<String>,
}

fn walk(cases: &[Case], found: &Mutex<Found>) {
    let mut stage = Stage::new();
    for batch in cases.chunks(BATCH) {
        for (case, verdict) in batch.iter().zip(read::read(batch)) {
            let told = match verdict {
                Verdict::Refused(why) => {
                    *found.lock().expect("the other walk goes on").refused.entry(why).or_default() += 1;
                    continue;
                }
                Verdict::Accepted(content) => stage.does_something(case, &content),
            };
            let name = format!("{}: {}", case.part.name(), case.text);
            let told = told || works_elsewhere(&mut stage, case);
            let mut found = found.lock().expect("the other walk goes on");
            match (told, exceptions::covers(case)) {
                (true, _) => found.worked += 1,
                (false, Some(exception)) => {
                    found.met.insert(exception.to_owned());
                }
                (false, None) => found.idle.push(name),
            }
        }
    }
}

/// Whether a pair of words does something in another part.
fn works_elsewhere(stage: &mut Stage, case: &Case) -> bool {
    let Some(clause) = &case.pair else { return false };
    PARTS.iter().filter(|part| **part != case.part).any(|part| {
        let (text, mute) = (part.with(&clause.text), part.with(&clause.mute));
        let other = Case { part: *part, text, mute, pair: None };
        match read::one(part.is_ability(), &other.text) {
            Verdict::Accepted(content) => stage.does_something(&other, &content),
            Verdict::Refused(_) => false,
        }
    })
}

/// Every clause in every part, and every lasting text in every home. Without `HANGAR_SOAK` the parts beyond the first
/// three share the clauses among them, but each part has every verb at least once. With it, two words are varied at a
/// time as well: each such clause stands in one part, the parts in turn, and must do something there or in another one.
fn cases() -> Vec<Case> {
    let clauses = texts::clauses(samples::of::<Clause>());
    let statics = texts::statics(samples::of::<Static>());
    let mut cases = Vec::new();
    for (at, part) in PARTS.iter().enumerate() {
        let mut verbs = BTreeSet::new();
        let whole = at < 3 || soak() > 1;
        for (turn, clause) in clauses.iter().enumerate() {
            if verbs.insert(clause.verb.clone()) || whole || turn % PARTS.len() == at {
                cases.push(Case {
                    part: *part,
                    text: part.with(&clause.text),
                    mute: part.with(&clause.mute),
                    pair: None,
                });
            }
        }
    }
    if soak() > 1 {
        let known: BTreeSet<&str> = clauses.iter().map(|clause| clause.text.as_str()).collect();
        let pairs = texts::clauses(samples::varied::<Clause>(2));
        let pairs: Vec<ClauseText> =
            pairs.into_iter().filter(|clause| !known.contains(clause.text.as_str())).collect();
        for (clause, part) in pairs.into_iter().zip(PARTS.iter().cycle()) {
            let (text, mute) = (part.with(&clause.text), part.with(&clause.mute));
            cases.push(Case { part: *part, text, mute, pair: Some(clause) });
        }
    }
    for carrier in Carrier::ALL {
        for what in &statics {
            let part = Part::Holds(*carrier);
            cases.push(Case { part, text: part.with(what), mute: carrier.mute(part), pair: None });
        }
    }
    cases
}
