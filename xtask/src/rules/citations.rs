//! Where the code and the scenarios of a game cite its rules.

use std::collections::{BTreeMap, BTreeSet};

use toml_edit::{Document, Item};

use super::id::{self, Citation, RuleId};
use super::ledger::Ledger;
use crate::fault::Fault;
use crate::files::{RustFile, TextFile, Tree};
use crate::source;

/// The places that cite each rule, and citations of rules that do not exist.
#[derive(Debug, Default)]
pub(crate) struct Citations {
    code: BTreeMap<RuleId, usize>,
    scenarios: BTreeMap<RuleId, BTreeSet<String>>,
    pub(crate) faults: Vec<Fault>,
}

impl Citations {
    pub(crate) fn collect(tree: &Tree, game: &str, ledger: &Ledger) -> Citations {
        let mut citations = Citations::default();
        let sources = format!("games/{game}/src/");
        for file in tree.rust.iter().filter(|file| file.path.starts_with(&sources)) {
            citations.add_code(file, ledger);
        }
        let scenarios = format!("games/{game}/tests/scenarios/");
        for file in tree.texts.iter().filter(|file| file.path.starts_with(&scenarios)) {
            if file.path.ends_with(".toml") && !file.path.contains("/starts/") {
                citations.add_scenario(file, ledger);
            }
        }
        citations
    }

    /// In how many places the code cites the rule.
    pub(crate) fn code_of(&self, id: &RuleId) -> usize {
        self.code.get(id).copied().unwrap_or(0)
    }

    /// The scenario files that cite the rule.
    pub(crate) fn scenarios_of(&self, id: &RuleId) -> Vec<&str> {
        self.scenarios.get(id).into_iter().flatten().map(String::as_str).collect()
    }

    /// Comments and texts count, but test code does not. A wrong id is a fault everywhere.
    fn add_code(&mut self, file: &RustFile, ledger: &Ledger) {
        let is_tested = |at: usize| file.tests.iter().any(|range| range.contains(&at));
        for prefix in ledger.prefixes() {
            for (at, citation) in id::citations(&file.text, prefix) {
                let line = source::line_at(&file.text, at);
                match cited(&citation, ledger) {
                    Err(what) => self.faults.push(Fault::new(&file.path, line, what)),
                    Ok(_) if is_tested(at) => {}
                    Ok(ids) => {
                        for id in ids {
                            *self.code.entry(id).or_default() += 1;
                        }
                    }
                }
            }
        }
    }

    fn add_scenario(&mut self, file: &TextFile, ledger: &Ledger) {
        let rules = match rules_of(&file.text) {
            Ok(rules) => rules,
            Err((at, what)) => {
                let line = source::line_at(&file.text, at);
                self.faults.push(Fault::new(&file.path, line, what));
                return;
            }
        };
        for (at, rule) in rules {
            let line = source::line_at(&file.text, at);
            let ids = match id::read_citation(&rule) {
                Some((citation, "")) => cited(&citation, ledger),
                _ => Err(format!("`{rule}` is no rule id")),
            };
            match ids {
                Err(what) => self.faults.push(Fault::new(&file.path, line, what)),
                Ok(ids) => {
                    for id in ids {
                        self.scenarios.entry(id).or_default().insert(file.path.clone());
                    }
                }
            }
        }
    }
}

/// The rules of the ledger that a citation means.
fn cited(citation: &Citation, ledger: &Ledger) -> Result<Vec<RuleId>, String> {
    let known = |id: &RuleId| ledger.rules.contains_key(id);
    let unknown = |id: &RuleId| Err(format!("{id} is not in {}", ledger.path));
    match citation {
        // A section is a place to read, not a claim about each of its rules.
        Citation::One(id) if id.is_section() => {
            if ledger.rules.keys().any(|rule| rule.is_in(id)) {
                return Ok(Vec::new());
            }
            unknown(id)
        }
        Citation::One(id) if known(id) => Ok(vec![id.clone()]),
        Citation::One(id) => unknown(id),
        Citation::Range(first, last) => {
            if let Some(absent) = [first, last].into_iter().find(|id| !known(id)) {
                return unknown(absent);
            }
            if !first.may_range_to(last) {
                return Err(format!("{first} to {last} is no range"));
            }
            let all = ledger.rules.keys();
            Ok(all.filter(|id| id.is_between(first, last)).cloned().collect())
        }
    }
}

/// The strings of `rules = […]` with their places, or where the file is at fault.
fn rules_of(text: &str) -> Result<Vec<(usize, String)>, (usize, String)> {
    let document = Document::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        (at, error.message().to_owned())
    })?;
    let Some(rules) = document.get("rules") else {
        return Err((0, "the scenario cites no rule: rules = […]".to_owned()));
    };
    let place = |span: Option<std::ops::Range<usize>>| span.map_or(0, |span| span.start);
    let wrong = |at| (at, "`rules` must be a list of rule ids in quotes".to_owned());
    let list = rules.as_array().ok_or_else(|| wrong(place(Item::span(rules))))?;
    list.iter()
        .map(|value| {
            let at = place(value.span());
            let rule = value.as_str().ok_or_else(|| wrong(at))?;
            Ok((at, rule.to_owned()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Citations, RuleId, rules_of};
    use crate::files::Tree;
    use crate::rules::ledger::Ledger;
    use crate::temp::TempDir;

    const RULES: &str = "- **SB-1.1** a\n- **SB-1.2** b\n- **SB-1.3** c\n- **SB-2.1** d\n- **SB-R1** e\n";

    fn collected(dir: &TempDir) -> Citations {
        let tree = Tree::read(dir.path()).expect("the tree can be read");
        Citations::collect(&tree, "stak", &Ledger::read("RULES.md", RULES))
    }

    fn id(text: &str) -> RuleId {
        RuleId::read(text).expect("an id").0
    }

    #[test]
    fn a_range_counts_for_each_id_inside() {
        let dir = TempDir::new();
        dir.write(
            "games/stak/src/a.rs",
            "//! SB-1.\n/// SB-1.2 to SB-2.1\nfn a() { refuse(\"SB-1.2\") }\n\
             #[cfg(test)]\nmod tests {\n// SB-R1\nfn t() {}\n}\n// SB-1.1\n",
        );
        let citations = collected(&dir);
        let counts =
            ["SB-1.1", "SB-1.2", "SB-1.3", "SB-2.1", "SB-R1"].map(|text| citations.code_of(&id(text)));
        assert_eq!(counts, [1, 2, 1, 1, 0]);
        assert!(citations.faults.is_empty());
    }

    #[test]
    fn wrong_citations_are_faults_at_their_lines() {
        let dir = TempDir::new();
        dir.write("games/stak/src/a.rs", "//! A.\n// SB-1.9\n// SB-2.1 to SB-1.1\n// SB-7\n");
        dir.write(
            "games/stak/tests/scenarios/a.toml",
            "rules = [\"SB-1.1\",\n \"SA-1.1\", \"SB-1.1 and more\"]\n",
        );
        dir.write("games/stak/tests/scenarios/b.toml", "title = \"x\"\nrules = [\n");
        dir.write("games/stak/tests/scenarios/c.toml", "title = \"x\"\n");
        dir.write("games/stak/tests/scenarios/starts/d.toml", "about = \"x\"\n");
        let citations = collected(&dir);
        let found: Vec<_> = citations.faults.iter().map(|fault| (fault.path.clone(), fault.line)).collect();
        let a = "games/stak/src/a.rs";
        let scenario = |name: &str| format!("games/stak/tests/scenarios/{name}.toml");
        let expected = [
            (a.to_owned(), 2),
            (a.to_owned(), 3),
            (a.to_owned(), 4),
            (scenario("a"), 2),
            (scenario("a"), 2),
            (scenario("b"), 2),
            (scenario("c"), 1),
        ];
        assert_eq!(found.len(), expected.len(), "{:?}", citations.faults);
        for (fault, expected) in found.iter().zip(&expected) {
            assert_eq!(fault.0, expected.0);
            assert!(fault.1.abs_diff(expected.1) <= usize::from(fault.0.ends_with("b.toml")));
        }
        assert_eq!(citations.scenarios_of(&id("SB-1.1")), [scenario("a")]);
    }

    #[test]
    fn rules_of_a_scenario_come_with_their_places() {
        let text = "rules = [\"SB-1.1\", \"SB-R1\"]\n";
        let rules = rules_of(text).expect("well formed");
        assert_eq!(rules.len(), 2);
        assert!(text[rules[1].0..].starts_with("\"SB-R1\""));
        assert!(rules_of("rules = \"SB-1.1\"").is_err());
        assert!(rules_of("rules = [1]").is_err());
    }
}
