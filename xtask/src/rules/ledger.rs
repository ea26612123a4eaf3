//! The ids that a RULES.md declares, with the kind of proof that each of them needs.

use std::collections::{BTreeMap, BTreeSet};

use super::id::RuleId;
use crate::fault::Fault;

/// The proof that a rule is implemented.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Code and a scenario, both citing it.
    Scenario,
    /// The types: they make it impossible to break the rule.
    Type,
    /// A screen, or people at a table.
    Ui,
}

#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) line: usize,
    pub(crate) kind: Option<Kind>,
    /// All tags as written, the kind among them.
    pub(crate) tags: Vec<String>,
}

impl Rule {
    /// Whether its proof is still missing. An unfinished game marks such rules with the tag `owed`.
    pub(crate) fn is_owed(&self) -> bool {
        self.tags.iter().any(|tag| tag == "owed")
    }
}

/// One game's RULES.md.
#[derive(Debug)]
pub(crate) struct Ledger {
    pub(crate) path: String,
    pub(crate) rules: BTreeMap<RuleId, Rule>,
    pub(crate) faults: Vec<Fault>,
}

impl Ledger {
    pub(crate) fn read(path: &str, text: &str) -> Ledger {
        let mut ledger = Ledger { path: path.to_owned(), rules: BTreeMap::new(), faults: Vec::new() };
        let mut current: Option<RuleId> = None;
        for (index, line) in text.lines().enumerate() {
            if let Some(id) = declared(line) {
                ledger.declare(id.clone(), index + 1);
                current = Some(id);
            } else if line.starts_with('#') {
                current = None;
            }
            if let Some(rule) = current.as_ref().and_then(|id| ledger.rules.get_mut(id)) {
                rule.tags.extend(tags(line));
            }
        }
        for (id, rule) in &mut ledger.rules {
            rule.kind = kind(id, &rule.tags);
        }
        ledger
    }

    fn declare(&mut self, id: RuleId, line: usize) {
        if let Some(first) = self.rules.get(&id) {
            let what = format!("{id} stands here again (first at line {})", first.line);
            self.faults.push(Fault::new(&self.path, line, what));
            return;
        }
        let rule = Rule { line, kind: None, tags: Vec::new() };
        self.rules.insert(id, rule);
    }

    /// The prefix of the ids of this ledger.
    pub(crate) fn prefixes(&self) -> BTreeSet<&str> {
        self.rules.keys().map(RuleId::prefix).collect()
    }
}

/// The id of a bullet `- **SB-4.10** …`.
fn declared(line: &str) -> Option<RuleId> {
    let line = line.trim_start();
    let bold = line.strip_prefix("- **").or_else(|| line.strip_prefix("* **"))?;
    let (id, rest) = RuleId::read(bold)?;
    (rest.starts_with("**") && !id.is_section()).then_some(id)
}

/// The words in backticks at the end of a line; sources in square brackets and "see SB-R2" may stand between them.
fn tags(line: &str) -> Vec<String> {
    let mut tags = Vec::new();
    let mut rest = line.trim_end();
    loop {
        if let Some((before, tag)) = rest.strip_suffix('`').and_then(|rest| rest.rsplit_once('`')) {
            tags.push(tag.to_owned());
            rest = before.trim_end();
        } else if let Some((before, _)) = rest.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
            rest = before.trim_end();
        } else if let Some(before) = without_reference(rest) {
            rest = before.trim_end();
        } else {
            break;
        }
    }
    tags.reverse();
    tags
}

/// The line without a last word that only points to another id.
fn without_reference(line: &str) -> Option<&str> {
    let start = line.rfind(' ')? + 1;
    let word = line[start..].trim_end_matches([',', '.', ';']);
    let is_id = RuleId::read(word).is_some_and(|(_, rest)| rest.is_empty());
    (is_id || matches!(word, "see" | "and")).then(|| &line[..start])
}

fn kind(id: &RuleId, tags: &[String]) -> Option<Kind> {
    let has = |name: &str| tags.iter().any(|tag| tag.trim_matches(['[', ']']) == name);
    if has("scenario") || (id.is_example() && !has("ui") && !has("type")) {
        return Some(Kind::Scenario);
    }
    if has("type") {
        return Some(Kind::Type);
    }
    has("ui").then_some(Kind::Ui)
}

#[cfg(test)]
mod tests {
    use super::{Kind, Ledger, tags};

    const RULES: &str = "# Rules\n\n- **SB-1.1** A rule. [src L1, L2] `scenario`\n- **SB-1.2** A long rule\n  \
                         on two lines. `type` `[mode]`\n* **SB-1.3** Uses `scenario` in its text.\n\
                         - **SB-R1** *Who?* In steps:\n  1. one\n\n  2. two `[?]` `scenario` see SB-R2, SB-1.1.\n\
                         - **Bold** is no id, nor is **SB-9.9**.\n## More\nText. `ui`\n- **SB-E1** An example.\n\
                         - **SB-1.1** Again.\n";

    #[test]
    fn bullets_declare_ids_with_their_lines_and_kinds() {
        let ledger = Ledger::read("RULES.md", RULES);
        let found: Vec<_> =
            ledger.rules.iter().map(|(id, rule)| (id.to_string(), rule.line, rule.kind)).collect();
        let expected = [
            ("SB-1.1", 3, Some(Kind::Scenario)),
            ("SB-1.2", 4, Some(Kind::Type)),
            ("SB-1.3", 6, None),
            ("SB-E1", 14, Some(Kind::Scenario)),
            ("SB-R1", 7, Some(Kind::Scenario)),
        ];
        assert_eq!(found, expected.map(|(id, line, kind)| (id.to_owned(), line, kind)));
        assert_eq!(ledger.prefixes().into_iter().collect::<Vec<_>>(), ["SB"]);
    }

    #[test]
    fn an_id_that_is_declared_twice_is_a_fault() {
        let ledger = Ledger::read("RULES.md", RULES);
        assert_eq!(ledger.faults.len(), 1);
        assert_eq!(ledger.faults[0].to_string(), "RULES.md:15: SB-1.1 stands here again (first at line 3)");
    }

    #[test]
    fn only_the_words_at_the_end_are_tags() {
        assert_eq!(tags("a `P3` card [src L1] `[content]` `ui`"), ["[content]", "ui"]);
        assert_eq!(tags("a rule. `[?]` see SB-R2"), ["[?]"]);
        assert_eq!(tags("`type` is a word here"), [""; 0]);
        assert_eq!(tags("`"), [""; 0]);
    }
}
