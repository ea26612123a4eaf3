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
/// How many texts are walked without `HANGAR_SOAK`, beside one of each kind.
const SAMPLE: usize = 250;
/// What the order of the sample begins with.
const SEED: u64 = 0xcbf2_9ce4_8422_2325;

/// A text and the part that it stands in.
struct Case {
    part: Part,
    /// The verb of the clause, or the first word of the lasting text.
    verb: String,
    text: String,
    /// The same text without its effect.
    mute: String,
    /// A clause in which two words are varied: it must do something in one of the parts.
    pair: Option<ClauseText>,
}

impl Case {
    /// This clause in this part.
    fn of(part: Part, clause: &ClauseText) -> Case {
        let (text, mute) = (part.with(&clause.text), part.without(&clause.mute));
        Case { part, verb: clause.verb.clone(), text, mute, pair: None }
    }
}

#[test]
fn every_text_that_is_accepted_does_something() {
    let cases = cases();
    println!("{} texts", cases.len());
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
    let stale: Vec<&str> = exceptions::all().filter(|text| !met.contains(*text)).collect();
    assert!(soak() == 1 || stale.is_empty(), "exceptions that are none: {stale:?}");
    assert!(worked > 100, "the walk is a short one: {worked}");
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
                (false, None) => {
                    eprintln!("idle: {name}");
                    found.idle.push(name);
                }
            }
        }
    }
}

/// Whether a pair of words does something in another part.
fn works_elsewhere(stage: &mut Stage, case: &Case) -> bool {
    let Some(clause) = &case.pair else { return false };
    PARTS.iter().filter(|part| **part != case.part).any(|part| {
        let other = Case::of(*part, clause);
        match read::one(part.is_ability(), &other.text) {
            Verdict::Accepted(content) => stage.does_something(&other, &content),
            Verdict::Refused(_) => false,
        }
    })
}

/// Every clause in every part, and every lasting text in every home. With `HANGAR_SOAK` two words are varied at a time as
/// well: each such clause stands in one part, the parts in turn, and must do something there or in another one. Without it
/// a sample of them is walked, always the same.
fn cases() -> Vec<Case> {
    let clauses = texts::clauses(samples::of::<Clause>());
    let mut cases = Vec::new();
    for part in PARTS {
        cases.extend(clauses.iter().map(|clause| Case::of(*part, clause)));
    }
    for what in &texts::statics(samples::of::<Static>()) {
        for carrier in Carrier::ALL {
            let (part, verb) = (Part::Holds(*carrier), texts::first_word(what));
            cases.push(Case { part, verb, text: part.with(what), mute: carrier.mute(part), pair: None });
        }
    }
    if soak() > 1 {
        let known: BTreeSet<&str> = clauses.iter().map(|clause| clause.text.as_str()).collect();
        let pairs = texts::clauses(samples::varied::<Clause>(2));
        let pairs = pairs.into_iter().filter(|clause| !known.contains(clause.text.as_str()));
        for (clause, part) in pairs.zip(PARTS.iter().cycle()) {
            let case = Case::of(*part, &clause);
            cases.push(Case { pair: Some(clause), ..case });
        }
        return cases;
    }
    sample(cases)
}

/// Texts in the order of their hashes: so many, and the first of each part and of each verb.
fn sample(mut cases: Vec<Case>) -> Vec<Case> {
    cases.sort_by_cached_key(|case| hash(&format!("{} {}", case.part.name(), case.text)));
    let mut kinds = BTreeSet::new();
    let mut taken = 0;
    cases.retain(|case| {
        let new = kinds.insert(case.part.name()) | kinds.insert(case.verb.clone());
        taken += 1;
        new || taken <= SAMPLE
    });
    cases
}

/// A number that is the same on each machine.
fn hash(text: &str) -> u64 {
    text.bytes().fold(SEED, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
