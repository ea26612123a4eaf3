//! Scenarios: the bytes are a scenario file; it holds or it has faults, each with its place.

use crate::corpus;
use crate::ground::Ground;
use catalog::Playable;
use testkit::scenario::{self, ScenarioFault, Sources, start_of};

/// The name of the text, as if it lay among the scenarios of the game.
const FILE: &str = "fuzzed.toml";

pub(crate) fn seeds<G: Playable>() -> Vec<Vec<u8>> {
    corpus::scenarios(G::ID)
}

pub(crate) fn run<G: Playable>(ground: &Ground<G>, data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let beside = corpus::folder_of_scenarios(G::ID).join(FILE);
    let starts = |name: &str| start_of(&beside, name);
    let sources = Sources { starts: &starts, game: Some(G::ID), ..scenario::house_only::<G>() };
    match scenario::run::<G>(FILE, &text, sources, &ground.rules) {
        Ok(_) => true,
        Err(faults) => {
            faults_fit(&text, &faults);
            if let Ok(blessed) = scenario::bless::<G>(FILE, &text, sources, &ground.rules) {
                let again = scenario::run::<G>(FILE, &blessed, sources, &ground.rules);
                assert!(again.is_ok(), "a blessed scenario does not hold: {again:?}\n{blessed}");
            }
            false
        }
    }
}

fn faults_fit(text: &str, faults: &[ScenarioFault]) {
    assert!(!faults.is_empty(), "refused without a fault");
    let lines = text.matches('\n').count() + 1;
    for fault in faults.iter().filter(|fault| fault.file == FILE) {
        assert!((1..=lines).contains(&fault.line) && fault.column > 0, "{fault} does not lie in the text");
    }
}
